/** Who sits where, and whether he is here. */
import type { PowerId, Table as About } from '../wire';

export type Presence = 'you' | 'here' | 'away' | 'bot' | 'bot-for';

export interface Seated {
  name: string | null;
  bot: string | null;
  is: Presence;
}

/** Who plays a Power. A bot's name is its level, without how long it thinks. */
export function seated(about: About, power: PowerId, present: PowerId[]): Seated {
  const seat = about.seats[power];
  const name = seat?.person?.name ?? null;
  const bot = seat?.bot?.split(':')[0] ?? null;
  if (bot) return { name, bot, is: name === null ? 'bot' : 'bot-for' };
  if (about.me === power) return { name, bot, is: 'you' };
  return { name, bot, is: present.includes(power) ? 'here' : 'away' };
}
