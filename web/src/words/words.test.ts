import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => void vi.stubGlobal('document', { documentElement: {} }));

it('says in the new language what is learnt while it is being loaded', async () => {
  const { learn, say, speak } = await import('./words.svelte');
  await speak('en');
  expect(say('stage-undo')).toBe('stage-undo');
  const spoken = speak('de');
  await Promise.all([learn('web-stage'), spoken]);
  expect(say('stage-undo')).not.toBe('stage-undo');
  await speak('en');
  expect(say('stage-undo')).not.toBe('stage-undo');
});
