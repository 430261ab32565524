/** Who sits where, and whether he is here. */
import type { PowerId, Table as About } from '../wire';

export const LEVELS = ['cultist', 'warrior', 'daemon'] as const;
export type Level = (typeof LEVELS)[number];

/** The level of a bot, whose name may have a budget behind it (`daemon:200ms`). */
export function levelOf(bot: string): Level | 'random' {
  return LEVELS.find((level) => bot.startsWith(level)) ?? 'random';
}

type Presence = 'you' | 'here' | 'away' | 'bot' | 'bot-for';

interface Seated {
  name: string | null;
  bot: Level | 'random' | null;
  is: Presence;
}

/** Who plays a Power. */
export function seated(about: About, power: PowerId, present: PowerId[]): Seated {
  const seat = about.seats[power];
  const name = seat?.person?.name ?? null;
  const bot = seat?.bot ? levelOf(seat.bot) : null;
  if (bot) return { name, bot, is: name === null ? 'bot' : 'bot-for' };
  if (about.me === power) return { name, bot, is: 'you' };
  return { name, bot, is: present.includes(power) ? 'here' : 'away' };
}
