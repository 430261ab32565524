/** Finding words as they are typed. */

/** Words without case, without marks on letters and without apostrophes, so that "lod" finds "Łódź". */
function folded(text: string): string {
  const parts = text.toLowerCase().normalize('NFD').replace(/\p{Diacritic}/gu, '');
  return parts.replaceAll('ł', 'l').replaceAll('ß', 'ss').replace(/[’']/g, '');
}

/** Whether a text has every word that is looked for, or a part of it. */
export function finds(text: string, query: string): boolean {
  const within = folded(text);
  return folded(query).split(/\s+/).every((word) => within.includes(word));
}
