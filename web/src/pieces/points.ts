/** The scale of victory points, from nothing at its left end to enough for the victory at its right. */

/** Half as high as the bar is. */
const HALF = 3;

export interface Scale {
  /** Where so many points lie; more than enough lie where enough do. */
  at: (points: number) => number;
  /** The bar around a line, and every second point of it. */
  bar: string;
  dark: string;
  /** Every so many points. */
  every: (points: number) => number[];
}

export function scaleOf({ left, right, line, enough }: { left: number; right: number; line: number; enough: number }): Scale {
  const step = (right - left) / enough;
  const at = (points: number) => left + Math.min(points, enough) * step;
  const every = (points: number) => Array.from({ length: Math.floor(enough / points) + 1 }, (_, i) => i * points);
  const top = line - HALF;
  const halves = every(2).filter((points) => points < enough);
  return {
    at,
    bar: `M${left} ${top}H${right}v${2 * HALF}H${left}Z`,
    dark: halves.map((points) => `M${at(points)} ${top}h${step}v${2 * HALF}h${-step}z`).join(''),
    every,
  };
}
