/** What a tick of a dial tells its Power to do, as briefly as a panel has room for. */
import { say } from '../words/words.svelte';
import type { Instruction } from '../wire';

export function instructed(instruction: Instruction): string {
  switch (instruction.kind) {
    case 'score':
      return say('table-tick-score', { count: instruction.points });
    case 'draw':
      return say('table-tick-draw', { count: instruction.cards });
    case 'place':
      return say('table-tick-place', { count: instruction.count, token: instruction.token });
    case 'remove-corruption':
      return say('table-tick-remove-corruption', { count: instruction.count });
    case 'remove-tokens':
      return say('table-tick-remove-tokens', { count: instruction.count });
    case 'upgrade':
      return say('table-tick-upgrade');
    case 'victory':
      return say('table-tick-victory');
  }
}
