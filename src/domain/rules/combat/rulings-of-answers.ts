import { mapPair } from '../../../shared/pair';
import { type FightModel, type SideIndex, other } from '../rulesets/fight-model';
import type { Fight } from './fight';
import { neededDice, onChart, rollAt } from './strike-dice';
import type { StrikeQuestion } from './strike-odds';
import { strikesAfter } from './strikes-after';
import type { VolleyQuestion } from './volley-odds';

/** The rulings (docs/rulings.md) that an answer about fights of the 2018 edition rests on, by their numbers. */

type Row = readonly [holds: boolean, ...numbers: readonly string[]];

const numbersOf = (rows: readonly Row[]): readonly string[] =>
  rows.flatMap(([holds, ...numbers]) => (holds ? numbers : []));

type DuelFacts = Pick<FightModel, 'might' | 'twoHanded' | 'specialStrike' | 'heroicActions'>;

/** Of a Duel: Might, two-handed weapons, what changes Fight. */
export const duelRulings = ({
  sides,
}: {
  readonly sides: readonly { readonly models: readonly DuelFacts[]; readonly rerolls: number }[];
}): readonly string[] => {
  const models = sides.flatMap((side) => side.models);
  const hasMight = models.some(({ might }) => might > 0);
  const uses = (...strikes: readonly FightModel['specialStrike'][]): boolean =>
    models.some(({ specialStrike }) => specialStrike !== null && strikes.includes(specialStrike));
  return numbersOf([
    [models.some(({ heroicActions }) => heroicActions.length > 0) || uses('FEINT'), '1'],
    [models.some(({ heroicActions }) => heroicActions.length > 0), '16i'],
    [hasMight, '8', '11', '16g'],
    [models.some(({ twoHanded }) => twoHanded), '9', '10'],
    [hasMight || sides.some(({ rerolls }) => rerolls > 0), '13'],
    [uses('FEINT', 'WHIRL'), '14'],
    [uses('FEINT'), '46'],
  ]);
};

/** Of Strikes: the order of the dice, bonuses, Fate, special strikes. */
export const strikeRulings = (
  question: Pick<StrikeQuestion, 'ruleset' | 'strikers' | 'victims' | 'strikesRolled'>,
): readonly string[] => {
  const { ruleset, strikers, victims, strikesRolled } = question;
  const furtherBy = strikers.filter((striker) =>
    victims.some(
      (victim) =>
        neededDice(ruleset, rollAt(ruleset, { ...striker, strength: onChart(striker.strength) }, victim))
          .length > 1,
    ),
  );
  return numbersOf([
    [strikers.some(({ piercing }) => piercing), '1', '46'],
    [furtherBy.some(({ bonus }) => bonus > 0), '2'],
    [victims.some(({ trapped }) => trapped) && strikers.length > 0, '15'],
    [victims.some(({ fate }) => fate > 0) && strikers.length > 0, '16'],
    [strikers.some(({ might }) => might > 0) || strikesRolled === 'ONE_BY_ONE', '16c'],
    [furtherBy.some(({ rerollOnes }) => rerollOnes), '16d'],
    [strikers.some(({ whirls }) => whirls), '16e'],
    [furtherBy.length > 0, '40'],
  ]);
};

/** Of a whole fight: its Duel, what winners do instead of Strikes, and the Strikes of either winner. */
export const fightRulings = (fight: Fight): readonly string[] => {
  const models = fight.sides.flatMap((side) => side.models);
  const strikes = mapPair(fight.sides, (_, winner: SideIndex) => {
    const lowered = fight.sides[other(winner)].models.map(() => 0);
    return strikeRulings(strikesAfter(fight, { winner, spent: [], bashed: false, lowered }).question);
  });
  return [
    ...duelRulings(fight),
    ...numbersOf([
      [models.some(({ specialStrike }) => specialStrike === 'BASH' || specialStrike === 'STUN'), '16a'],
      [models.some(({ shielding }) => shielding), '16b'],
    ]),
    ...strikes.flat(),
  ];
};

/** Of a volley: what stands in the way, and the Strikes that its hits are. */
export const volleyRulings = ({ ruleset, shooters, target }: VolleyQuestion): readonly string[] => [
  ...numbersOf([
    [true, '6'],
    [shooters.some(({ inTheWay }) => inTheWay.length > 0), '16h'],
    [shooters.some(({ might }) => might > 0), '8'],
  ]),
  ...strikeRulings({
    ruleset,
    strikers: shooters.map((shooter) => ({
      ...shooter,
      attacks: 1,
      might: 0,
      whirls: false,
      piercing: false,
    })),
    victims: [target],
    strikesRolled: 'TOGETHER',
  }),
];
