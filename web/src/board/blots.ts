/** Stains of corruption: which well a token fills, and the outline of its blot. */
import type { PowerId, RegionId } from '../wire';
import { LAND } from './land';

export interface Blot {
  key: string;
  power: PowerId;
  /** The blot with its splashes, and the darker middle. */
  outer: string;
  inner: string;
}

/** Numbers between 0 and 1 that are always the same for a seed. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed * 2654435761;
  for (;;) {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    yield ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
}

const WAVES = [[2, 0.17], [3, 0.13], [5, 0.08], [8, 0.06], [13, 0.035], [21, 0.02]] as const;
const POINTS = 54;

function outline(x: number, y: number, r: number, random: Generator<number, never>): string {
  const phases = WAVES.map(() => random.next().value * 2 * Math.PI);
  const points = Array.from({ length: POINTS }, (_, i) => {
    const t = (2 * Math.PI * i) / POINTS;
    const k = r * WAVES.reduce((sum, [n, high], w) => sum + high * Math.sin(n * t + (phases[w] ?? 0)), 1);
    return `${(x + k * Math.cos(t) * 1.12).toFixed(1)} ${(y + k * Math.sin(t) * 0.94).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}

function splashes(x: number, y: number, r: number, random: Generator<number, never>): string {
  const next = () => random.next().value;
  const sizes = [0.6, 0.8, 1.1, 1.6, 2.3];
  return Array.from({ length: 3 + Math.floor(next() * 4) }, () => {
    const [angle, far, s] = [next() * 6.283, r * (1.05 + next() * 0.55), sizes[Math.floor(next() * 5)] ?? 1];
    const left = (x + far * Math.cos(angle) - s).toFixed(1);
    return `M${left} ${(y + far * Math.sin(angle)).toFixed(1)}a${s} ${s} 0 1 0 ${2 * s} 0a${s} ${s} 0 1 0 ${-2 * s} 0z`;
  }).join('');
}

const drawn = new Map<string, Pick<Blot, 'outer' | 'inner'>>();

function draw(region: RegionId, well: number): Pick<Blot, 'outer' | 'inner'> {
  const key = `${region} ${well}`;
  const known = drawn.get(key);
  if (known) return known;
  const [x = 0, y = 0, r = 0] = LAND[region].wells[well] ?? [];
  const random = numbers([...region].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) * 17 + well);
  const outer = outline(x, y, r, random) + splashes(x, y, r, random);
  const inner = outline(x + random.next().value * 8 - 4, y + random.next().value * 6 - 3, r * 0.48, random);
  drawn.set(key, { outer, inner });
  return { outer, inner };
}

/** From which corner of a region a Power's stain spreads. */
const HOMES: Record<PowerId, [number, number]> = {
  khorne: [0, 0],
  nurgle: [0, 1],
  tzeentch: [1, 0],
  slaanesh: [1, 1],
  'horned-rat': [0.5, 1],
};

/** The blots of a region: each token takes the free well nearest to its Power's corner. */
export function blots(region: RegionId, corruption: Partial<Record<PowerId, number>>): Blot[] {
  const { wells, box } = LAND[region];
  const [left = 0, top = 0, right = 0, bottom = 0] = box;
  const free = new Set(wells.keys());
  const found: Blot[] = [];
  const powers = Object.keys(HOMES) as PowerId[];
  const most = Math.max(0, ...powers.map((power) => corruption[power] ?? 0));
  // In turns, so that one token more moves as few of the others as can be.
  for (let turn = 0; turn < most; turn++) {
    for (const power of powers) {
      if ((corruption[power] ?? 0) <= turn || free.size === 0) continue;
      const [hx, hy] = HOMES[power];
      const [x, y] = [left + hx * (right - left), top + hy * (bottom - top)];
      const away = (well: number) => ((wells[well]?.[0] ?? 0) - x) ** 2 + ((wells[well]?.[1] ?? 0) - y) ** 2;
      const well = [...free].reduce((best, one) => (away(one) < away(best) ? one : best));
      free.delete(well);
      found.push({ key: `${region} ${well} ${power}`, power, ...draw(region, well) });
    }
  }
  return found;
}
