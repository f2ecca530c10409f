import type { FightModel, FightSide } from '../rulesets/fight-model';
import type { Pair } from '../../../shared/pair';

/** Multiple combats paired off one against one where possible; who is left joins a fight (004, PAIRING OFF FIGHTS, MULTIPLE COMBATS). */

/** Models that fight together, by their places on each side. */
export type PairedFight = Pair<readonly number[]>;

/** Fighters by their places, each with the supporters named after it. */
const unitsOf = (models: readonly FightModel[]): readonly (readonly number[])[] =>
  models.reduce<readonly (readonly number[])[]>((units, { supporting }, place) => {
    const last = units.at(-1);
    return supporting === null || last === undefined
      ? [...units, [place]]
      : [...units.slice(0, -1), [...last, place]];
  }, []);

/** Every way to spread `many` over `few` so that each of the few gets one at least: for each of the many its place among the few. */
const spreads = (many: number, few: number): readonly (readonly number[])[] =>
  Array.from({ length: many })
    .reduce<readonly (readonly number[])[]>(
      (found) => found.flatMap((one) => Array.from({ length: few }, (_, place) => [...one, place])),
      [[]],
    )
    .filter((one) => new Set(one).size === few);

/** Every way in which the player with Priority may pair the models of a fight off. */
export const pairings = (sides: Pair<FightSide>): readonly (readonly PairedFight[])[] => {
  const [first, second] = [unitsOf(sides[0].models), unitsOf(sides[1].models)];
  const isFirstMore = first.length >= second.length;
  const [many, few] = isFirstMore ? [first, second] : [second, first];
  return spreads(many.length, few.length).map((spread) =>
    few.map((one, place): PairedFight => {
      const against = many.filter((_, i) => spread[i] === place).flat();
      return isFirstMore ? [against, one] : [one, against];
    }),
  );
};

/** A side with these of its models alone; its aim is to slay as many as it can. */
const sideOf = (side: FightSide, places: readonly number[]): FightSide => ({
  ...side,
  models: places.flatMap((place) => side.models[place] ?? []),
  aim: 'KILL_MOST',
  aimedAt: 0,
});

/** Both sides of a fight as it was paired off. */
export const pairedSides = (sides: Pair<FightSide>, [first, second]: PairedFight): Pair<FightSide> => [
  sideOf(sides[0], first),
  sideOf(sides[1], second),
];
