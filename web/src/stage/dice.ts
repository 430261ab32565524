/** Who rolls how many dice in the region in front, in Power order. */
import type { Roll, Scene } from '../game/scene';
import type { PowerId, Region } from '../wire';

export interface DiceOf {
  power: PowerId;
  count: number;
  rolled: boolean;
}

const rollsOf = (scene: Scene): Roll[] => (scene.kind === 'battle' ? scene.rolls : []);

/** What was rolled, and for those who have not what they would roll. */
export function diceHere(region: Region, scene: Scene): DiceOf[] {
  const rolls = rollsOf(scene);
  const powers = new Set<PowerId>([...(Object.keys(region.dice) as PowerId[]), ...rolls.map((roll) => roll.by)]);
  return [...powers].map((power) => {
    const own = rolls.filter((roll) => roll.by === power);
    const to = region.dice[power];
    const thrown = own.reduce((sum, roll) => sum + (roll.throws[0]?.length ?? 0), 0);
    const early = own.some((roll) => roll.early);
    const normal = own.some((roll) => !roll.early);
    const count = thrown + (normal ? 0 : (to?.normal ?? 0)) + (early || normal ? 0 : (to?.early ?? 0));
    return { power, count, rolled: normal };
  });
}
