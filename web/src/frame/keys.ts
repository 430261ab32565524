/** Keys at the table. None depends on the language; letters name sheets and nothing of the game. */
import type { Desk } from '../game/desk.svelte';
import { tick } from 'svelte';

const typing = (target: EventTarget | null) => target instanceof HTMLElement && target.closest('input, textarea, select') !== null;
/** Whether it is in something that lies over the table. */
const isOver = (target: EventTarget | null) => target instanceof HTMLElement && target.closest('dialog') !== null;

/** Walks among the figures of the reserve, the cards of the hand and the buttons beside them. */
function walk(root: HTMLElement, by: number): void {
  const all = [...root.querySelectorAll<HTMLElement>('[data-walk]')].filter((one) => one.offsetParent !== null);
  if (all.length === 0) return;
  const at = all.indexOf(document.activeElement as HTMLElement);
  const to = at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length;
  all[to]?.focus();
}

async function digit(desk: Desk, root: HTMLElement, number: number): Promise<void> {
  const region = desk.regionAt(number);
  if (!region) return;
  root.querySelector<HTMLElement | SVGElement>(`[data-region="${region}"]`)?.focus({ preventScroll: true });
  await tick();
  desk.pointAtNumber(number);
}

/** The sheets that a key opens. */
const SHEETS: Record<string, 'options' | 'regions' | 'help'> = { '/': 'options', t: 'regions', T: 'regions', '?': 'help' };

/** Opens the sheet that has this key, or closes it; whether there is one. */
function turned(desk: Desk, key: string): boolean {
  const kind = SHEETS[key];
  if (!kind || (kind === 'options' && !desk.game.me)) return kind !== undefined;
  desk.open(desk.sheet?.kind === kind ? null : { kind });
  return true;
}

/** What a key does; whether it did anything. */
function pressed(desk: Desk, root: HTMLElement, event: KeyboardEvent): boolean {
  const { key } = event;
  const isOnButton = event.target instanceof Element && event.target.closest('button, a, [role=button], [tabindex="0"]') !== null;
  if (/^[1-9]$/.test(key)) {
    void digit(desk, root, Number(key));
    return true;
  }
  switch (key) {
    case 'k':
    case 'K':
      desk.picks.keep();
      return true;
    case 'Escape':
      if (!desk.putBack()) desk.drawer = false;
      return true;
    case 'ArrowRight':
      walk(root, 1);
      return true;
    case 'ArrowLeft':
      walk(root, -1);
      return true;
    case 'Enter':
      // A region that is shown is acted on; a focused button answers Enter by itself.
      if (isOnButton && !isRegion(event.target)) return false;
      return desk.act();
    case ' ':
      if (!desk.game.playing) return false;
      desk.game.skip();
      return true;
    default:
      return turned(desk, key);
  }
}

const isRegion = (target: EventTarget | null) => target instanceof Element && target.closest('[data-region]') !== null;

/** Listens to keys for as long as the table is shown. */
export function keys(desk: Desk): (root: HTMLElement) => () => void {
  return (root) => {
    const down = (event: KeyboardEvent) => {
      const isOrdinary = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isOrdinary || typing(event.target)) return;
      // While a sheet lies open only those keys count that change it.
      const isHeard = desk.sheet !== null ? turned(desk, event.key) : !isOver(event.target) && pressed(desk, root, event);
      if (isHeard) event.preventDefault();
    };
    addEventListener('keydown', down);
    return () => removeEventListener('keydown', down);
  };
}
