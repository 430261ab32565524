/** No name at the table is cut off, and no line of a panel: in every language, on large and small screens. */
import { afterAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { moments, openBrowser, show, stand, still, visitor } from './house';
import type { Instruction } from '../src/wire';
import type { Moment } from './stand/still';

const SIZES = [
  [1440, 900],
  [1366, 640],
  [390, 844],
] as const;
/** Moments with much on the table: many cards and figures, five Powers, a battle. */
const CROWDED = ['crowded', 'five', 'late', 'hit', 'upgrade', 'discard'];

const browser = await openBrowser();
afterAll(() => browser.close());

/** Every name that may stand on the table, as the server and our own labels have it. */
function namesOf({ catalogue }: Moment): string[] {
  const { cards, upgrades, old_world, figures, regions } = catalogue;
  return [...cards, ...upgrades, ...old_world, ...figures, ...regions].map(({ name }) => name);
}

/** The names of which not every letter can be seen: cut by an edge, or by dots. */
const cut = (page: Page, names: string[]) =>
  page.evaluate((all) => {
    const wanted = new Set(all.map((name) => name.toLowerCase()));
    const powers = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label') ?? '');
    for (const power of powers) if (document.querySelector(`.panel[aria-label="${CSS.escape(power)}"]`)) wanted.add(power.toLowerCase());
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const wrong = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      const at = node.parentElement;
      if (!at || !wanted.has(text.toLowerCase()) || at.closest('.spoken, [hidden], dialog')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter((line) => line.width > 1);
      for (let box: Element | null = at; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        // What is only heard is as small as a dot.
        if (style.visibility === 'hidden' || box.clientWidth === 1) break;
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        // The map is moved, what is long is scrolled: what lies outside is not cut.
        if (box.closest('[data-map]') === box || box.contains(document.querySelector('[data-map]'))) break;
        if (['auto', 'scroll'].includes(style.overflowX) || ['auto', 'scroll'].includes(style.overflowY)) break;
        const edge = box.getBoundingClientRect();
        const isCut = lines.some((line) => line.right > edge.right + 1.5 || line.left < edge.left - 1.5 || line.bottom > edge.bottom + line.height / 4);
        if (isCut) {
          const within = [at, at.parentElement, at.parentElement?.parentElement].map((one) => one?.getAttribute('class')?.split(' ')[0]);
          wrong.add(`${text} in ${within.filter((one) => one && !one.startsWith('svelte-')).reverse().join(' ')}`);
        }
        break;
      }
    }
    return [...wrong];
  }, names);

test.each(['en', 'de', 'pl'])('every name in %s', async (language) => {
  const context = await visitor(browser);
  const page = await stand(context);
  const wrong = new Set<string>();
  for (const moment of moments(language).filter(({ name }) => CROWDED.includes(name))) {
    await show(page, moment);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await still(page);
      // On a small screen a pane shows one thing after the other.
      for (const dock of width < 600 ? [0, 1, 2] : [null]) {
        if (dock !== null) {
          await page.locator('nav.dock button').nth(dock).click();
          // The stage takes its new height a moment after the pane has changed.
          await still(page);
        }
        for (const name of await cut(page, namesOf(moment))) wrong.add(`${name} at ${width}`);
      }
    }
  }
  expect([...wrong].sort()).toEqual([]);
  await context.close();
});

/** Windows beside whose map panels stand. */
const WIDE = [
  [1440, 900],
  [1366, 640],
  [1024, 768],
  [1920, 1080],
] as const;

/** The longest that dials, points and upgrades make of the panels' lines, one after the other. */
function turned(moment: Moment): Moment[] {
  const instructions: Instruction[] = [
    { kind: 'remove-corruption', count: 2 },
    { kind: 'place', count: 2, token: 'event' },
    { kind: 'upgrade' },
    { kind: 'victory' },
  ];
  return instructions.map((instruction, i) => {
    const copy = structuredClone(moment);
    const view = copy.state.view;
    for (const power of view.powers) {
      const isLast = instruction.kind === 'victory';
      power.next_ticks = [{ tick: power.dial + 1, threat: isLast ? 99 : 28, instruction }];
      power.to_victory = isLast ? 1 : 8;
      // Enough points at one time, in sight at another.
      power.points = i === 2 ? 61 : 38;
      power.in_sight = { ...power.in_sight, points: i === 0 ? 52 : power.points, counters: 3 };
      power.peasants = 12;
      power.upgrades = copy.catalogue.upgrades.filter((one) => one.power === power.power).slice(0, 3).map(({ upgrade }) => ({ upgrade, used: false }));
    }
    return copy;
  });
}

/** Lines of panels that are cut, and things that stand out of them. */
const cutLines = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('section.panel')].flatMap((panel) => {
      const edge = panel.getBoundingClientRect();
      const foot = panel.querySelector('footer')?.getBoundingClientRect();
      const shown = [...panel.querySelectorAll('.facts p, .facts p > span, header > *, footer > *, footer li')].filter((one) => one.clientWidth > 1 && !one.closest('.spoken'));
      return shown
        .filter((one) => {
          // What people call themselves may be cut.
          if (one.matches('.person')) return false;
          const box = one.getBoundingClientRect();
          const isUnderFoot = foot !== undefined && !one.closest('footer') && box.bottom > foot.top + 2;
          return isUnderFoot || box.right > edge.right + 1 || box.bottom > edge.bottom + 1 || box.top < edge.top - 1 || one.scrollWidth > one.clientWidth + 1;
        })
        .map((one) => `${panel.getAttribute('aria-label')}: ${one.textContent?.trim() || one.className}`);
    }),
  );

test.each(['en', 'de', 'pl'])('every line of the panels in %s', async (language) => {
  const context = await visitor(browser);
  const page = await stand(context);
  const wrong = new Set<string>();
  // Four Powers and five.
  for (const moment of moments(language).filter(({ name }) => ['crowded', 'late'].includes(name)).flatMap(turned)) {
    await show(page, moment);
    for (const [width, height] of WIDE) {
      await page.setViewportSize({ width, height });
      await still(page);
      for (const line of await cutLines(page)) wrong.add(`${line} at ${width}×${height}`);
    }
  }
  expect([...wrong].sort()).toEqual([]);
  await context.close();
});
