import type { Fight } from '../../../domain/rules/combat/fight';
import { sideLabel } from '../../../domain/rules/combat/names';
import type { FightSide, SideIndex } from '../../../domain/rules/rulesets/fight-model';
import { type Fraction, ZERO, compare, toDecimal } from '../../../shared/fraction';
import type { PhaseMight } from '../../kernel/generated/answers';

/** The advice on a Fight phase in words. */

const HUNDREDTHS = 100;

const models = (value: Fraction): string =>
  (Math.round(toDecimal(value) * HUNDREDTHS) / HUNDREDTHS).toFixed(2);

const sideNames = (side: FightSide, index: SideIndex): string => {
  const names = side.models.flatMap(({ name }) => name ?? []);
  return names.length === side.models.length ? names.join(' and ') : sideLabel(side, index);
};

/** Both sides of a fight by their models. */
export const namesOfPair = ({ sides }: Fight): string =>
  `${sideNames(sides[0], 0)} against ${sideNames(sides[1], 1)}`;

/** How to pair a fight off, where there is a choice. */
export const pairingAdvice = (name: string, fights: readonly Fight[], gain: Fraction): readonly string[] =>
  fights.length === 1 || compare(gain, ZERO) === 0
    ? []
    : [
        `${name}: pair off ${fights.map(namesOfPair).join('; ')} (${models(gain)} models better than the worst way).`,
      ];

/** Which fight comes first. `gain` is null where the order changes nothing. */
export const orderAdvice = (names: readonly string[], gain: Fraction | null): string =>
  gain === null
    ? 'The order of the fights changes nothing.'
    : `Fight in this order: ${names.join(', ')} (${models(gain)} models better than the worst order).`;

/** The Hero of each side whose Might is worth most. */
export const mightAdvice = (
  might: readonly (PhaseMight & { readonly gain: Fraction })[],
  names: readonly string[],
): readonly string[] =>
  ([0, 1] as const).flatMap((side) => {
    const [best] = might.filter((row) => row.side === side);
    if (!best) return [];
    return compare(best.gain, ZERO) > 0
      ? [
          `Might of side ${side + 1} is worth most with ${best.name} in ${names[best.fight] ?? ''} (${models(best.gain)} models).`,
        ]
      : [`Might of side ${side + 1} changes nothing here.`];
  });
