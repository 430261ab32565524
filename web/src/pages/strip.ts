/** Tokens in a row that would cover each other, one above the other. */
import type { PowerId } from '../wire';

const NEAR = 15;
const STEP = 11;

export function lifted(tokens: { power: PowerId; x: number }[]): { power: PowerId; x: number; lift: number }[] {
  const placed: { power: PowerId; x: number; lift: number }[] = [];
  for (const token of [...tokens].sort((a, b) => a.x - b.x)) {
    let lift = 0;
    while (placed.some((other) => Math.abs(other.x - token.x) < NEAR && other.lift === lift)) lift += STEP;
    placed.push({ ...token, lift });
  }
  return placed;
}
