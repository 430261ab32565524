/** Small drawings in lines, each in a square of 16 around the middle. */
export const ICONS = {
  person: 'M-2.8-3.5a2.8 2.8 0 1 1 5.6 0a2.8 2.8 0 1 1-5.6 0ZM-6 6.5C-6 1.5 6 1.5 6 6.5Z',
  link: 'M-2 2L2-2M-4.5-.5L-6.5 1.5A3.5 3.5 0 0 0-1.5 6.5L.5 4.5M4.5.5L6.5-1.5A3.5 3.5 0 0 0 1.5-6.5L-.5-4.5',
  clock: 'M0-6.5A6.5 6.5 0 1 1-.01-6.5ZM0-3.5V.5L2.6 2.2',
  none: 'M-5-5L5 5M5-5L-5 5',
  eye: 'M-7 0C-4-4.6 4-4.6 7 0C4 4.6-4 4.6-7 0ZM-2 0A2 2 0 1 1 2 0A2 2 0 1 1-2 0Z',
  find: 'M-6-1.5A4.5 4.5 0 1 1 3-1.5A4.5 4.5 0 1 1-6-1.5ZM2 2L6.5 6.5',
  table: 'M-7-3H7M-5.5-3V6M5.5-3V6M-3-6H3',
  plus: 'M-6.5 0H6.5M0-6.5V6.5',
  check: 'M-5.5.5L-1.5 4.5L6-4.5',
  cards: 'M-6.5-4L1-6.5L4.5 4L-3 6.5ZM3.5-5.5L6.5-4.8L5 3',
  key: 'M-6.5 0A2.8 2.8 0 1 1-.9 0A2.8 2.8 0 1 1-6.5 0ZM-.9 0H6.5V3M3.5 0V2.4',
  mail: 'M-7-4.5H7V5H-7ZM-7-4.5L0 1.5L7-4.5',
  copy: 'M-6-3H2V6.5H-6ZM-3-3V-6.5H6V3H2',
} as const;

export type IconName = keyof typeof ICONS;
