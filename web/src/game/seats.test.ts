import { expect, it } from 'vitest';
import { levelOf } from './seats';

it('knows a bot with a budget by its level', () => {
  expect([levelOf('daemon:200ms'), levelOf('cultist'), levelOf('random')]).toEqual(['daemon', 'cultist', 'random']);
});
