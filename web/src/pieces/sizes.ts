/** How large figures are drawn: as in the sprite, where they stand 8 above the lower edge of their box. */
import type { ClassId } from '../wire';

export const BOX: Record<ClassId, { w: number; h: number; base: number }> = {
  cultist: { w: 62, h: 100, base: 24 },
  warrior: { w: 96, h: 126, base: 27 },
  daemon: { w: 160, h: 172, base: 44 },
};

export const CLASSES: ClassId[] = ['daemon', 'warrior', 'cultist'];
