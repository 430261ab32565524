/** The ground with its stains as a bitmap: what lies still costs nothing while other things move above it. */
import type { PowerId, Region } from '../wire';
import { blots, type Blot } from './blots';
import { ground } from './ground';
import { HEIGHT, LAND, WIDTH } from './land';

/** A region with what stains it. */
export interface Stained {
  region: Region['region'];
  blots: Blot[];
  /** How dark it is for all the corruption in it. */
  glaze: number;
}

export function stained(regions: Region[], enough: number): Stained[] {
  return regions
    .filter((one) => one.ruined === null && one.ruin > 0)
    .map(({ region, corruption, ruin }) => ({ region, blots: blots(region, corruption), glaze: Math.min(1, ruin / enough) ** 1.8 * 0.46 }));
}

/** A Power's ink, as the style sheet has it. */
function inkOf(power: PowerId, inks: Map<PowerId, string>): string {
  const known = inks.get(power);
  if (known) return known;
  const probe = document.createElement('i');
  probe.className = power;
  document.body.append(probe);
  const ink = getComputedStyle(probe).getPropertyValue('--p').trim();
  probe.remove();
  inks.set(power, ink);
  return ink;
}

function paintBlot(on: CanvasRenderingContext2D, blot: Blot, ink: string): void {
  const outer = new Path2D(blot.outer);
  on.fillStyle = on.strokeStyle = ink;
  on.globalAlpha = 0.3;
  on.fill(outer);
  on.globalAlpha = 0.55;
  on.stroke(outer);
  on.globalAlpha = 0.2;
  on.fill(new Path2D(blot.inner));
}

/** Inks multiply, as they do on vellum. */
function paintStains(on: CanvasRenderingContext2D, all: Stained[]): void {
  const inks = new Map<PowerId, string>();
  on.globalCompositeOperation = 'multiply';
  on.lineWidth = 0.9;
  for (const { region, blots, glaze } of all) {
    const land = new Path2D(LAND[region].d);
    on.save();
    on.clip(land);
    for (const blot of blots) paintBlot(on, blot, inkOf(blot.power, inks));
    on.globalAlpha = glaze;
    on.fillStyle = '#2c1a10';
    on.fill(land);
    on.restore();
  }
}

/** The clean ground at a density, kept because stains change more often than sizes. */
let clean: { density: number; canvas: HTMLCanvasElement } | undefined;

async function cleanGround(density: number): Promise<HTMLCanvasElement> {
  if (clean?.density === density) return clean.canvas;
  const image = await ground();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(WIDTH * density);
  canvas.height = Math.round(HEIGHT * density);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  clean = { density, canvas };
  return canvas;
}

/** Paints ground and stains to a canvas, at so many pixels for a unit of the map. */
export async function paint(to: HTMLCanvasElement, density: number, all: Stained[], isWanted: () => boolean): Promise<void> {
  const base = await cleanGround(density);
  if (!isWanted()) return;
  if (to.width !== base.width) to.width = base.width;
  if (to.height !== base.height) to.height = base.height;
  const on = to.getContext('2d');
  if (!on) return;
  on.setTransform(1, 0, 0, 1, 0, 0);
  on.globalCompositeOperation = 'source-over';
  on.clearRect(0, 0, base.width, base.height);
  on.drawImage(base, 0, 0);
  on.scale(density, density);
  paintStains(on, all);
}
