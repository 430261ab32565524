import { describe, expect, it } from 'vitest';
import { finds } from './search';

describe('finding words', () => {
  it('does not mind marks on letters', () => {
    expect(finds('Przyzwij Trędowatego na Złe Ziemie', 'tredow zle')).toBe(true);
    expect(finds('Düsterlande', 'duster')).toBe(true);
    expect(finds('The Blood God’s Call', 'gods')).toBe(true);
    expect(finds('Kislev', 'norsca')).toBe(false);
  });
});
