/** The geometry of dials, and what they show. Angles are degrees, clockwise from the right. */
import type { Dial } from '../wire';

const rad = (angle: number) => (angle * Math.PI) / 180;

export function point(r: number, angle: number): string {
  return `${(r * Math.cos(rad(angle))).toFixed(1)} ${(r * Math.sin(rad(angle))).toFixed(1)}`;
}

/** A piece of a ring between two radii and two angles. */
export function arc(outer: number, inner: number, from: number, to: number): string {
  return `M${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`;
}

/** The middle of a tick; the one after the last is Victory. */
export function turnOf(tick: number, length: number, from: number, to: number): number {
  return from + ((to - from) / (length + 1)) * (tick + 0.5);
}

/** What a dial shows after so many ticks: its Threat, and a star for Victory, which has none. */
export function shownAt(dial: Dial, tick: number): string {
  const turned = dial.ticks[tick - 1];
  return turned?.instruction.kind === 'victory' ? '★' : String((turned ?? dial).threat);
}
