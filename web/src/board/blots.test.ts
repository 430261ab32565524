import { describe, expect, it } from 'vitest';
import { blots } from './blots';

describe('blots', () => {
  it('draws one for each token, as long as there are wells', () => {
    expect(blots('kislev', { khorne: 2, slaanesh: 3 })).toHaveLength(5);
    expect(blots('kislev', { khorne: 20 })).toHaveLength(12);
  });

  it('is the same whenever it is drawn', () => {
    expect(blots('tilea', { nurgle: 3 })).toEqual(blots('tilea', { nurgle: 3 }));
  });

  it('keeps what is there when a token comes', () => {
    const before = blots('empire', { khorne: 2, nurgle: 2 }).map((one) => one.key);
    const after = blots('empire', { khorne: 2, nurgle: 3 }).map((one) => one.key);
    expect(after).toEqual(expect.arrayContaining(before));
  });
});
