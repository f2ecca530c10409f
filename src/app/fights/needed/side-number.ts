import { gatherDuelDice } from '../../../domain/rules/combat/duel-dice';
import type { Duel } from '../../../domain/rules/combat/fight';
import {
  type DuelModel,
  type SideIndex,
  isInfantry,
  standing,
} from '../../../domain/rules/rulesets/fight-model';
import type { DuelSwitches } from '../../../domain/rules/rulesets/ruleset';
import { namesProfile } from '../profiles/names-profile';
import { type CrossFault, choice, wholeNumber, withDefault } from '../../kernel/input';
import { faultRows } from '../../rules/fault-rows';
import { listIn, numberAt, objectAt } from '../questions/faults';
import { fightLimits } from '../questions/fields';
import { MOST_MIGHT, placeFault } from './least-number';

/** How many models or points of Might a side of a fight needs: the fields, their faults, and the fight with a number of them. */

const numbersOf = {
  FIGHTERS: 'Models like it in the fight, it included. Those beside it bring no Might.',
  SPEARS: 'Friends that support with spears: one for each model in the fight.',
  PIKES: 'Friends that support with pikes: two for each model in the fight.',
  MIGHT: 'Its points of Might.',
};
type NumberOf = keyof typeof numbersOf;

export const unitOf: Readonly<Record<NumberOf, string>> = {
  FIGHTERS: 'models like it',
  SPEARS: 'spear supporters',
  PIKES: 'pike supporters',
  MIGHT: 'points of Might',
};

export const sideNumberFields = {
  side: withDefault(wholeNumber(0, 1, 'The side that wants it: 0 for the first, 1 for the second.'), 0),
  model: withDefault(
    wholeNumber(0, 29, 'The place of the model on that side, from 0, that the number is of.'),
    0,
  ),
  numberOf: choice(
    'NeededOf',
    numbersOf,
    'The number that is looked for; the number that the question gives of it does not count.',
  ),
};

const supportOf = { SPEARS: 'SPEAR', PIKES: 'PIKE' } as const;

const weaponOf = (numberOf: unknown): 'SPEAR' | 'PIKE' | null =>
  numberOf === 'SPEARS' || numberOf === 'PIKES' ? supportOf[numberOf] : null;

/** Faults between the number that is looked for and the models. */
export const sideNumberFaults = (value: unknown): readonly CrossFault[] => {
  const models = listIn(listIn(value, 'sides')[numberAt(value, 'side', 0)], 'models');
  const place = numberAt(value, 'model', 0);
  const model = models[place];
  const numberOf = objectAt(value, 'numberOf');
  const weapon = weaponOf(numberOf);
  const isSupporter = typeof objectAt(model, 'supporting') === 'string';
  const isKnown = models.some((one) => objectAt(one, 'supporting') === weapon);
  const type = objectAt(model, 'type');
  const hasProfile = namesProfile(model);
  return faultRows(
    placeFault(models, place, 'model'),
    [
      isSupporter && numberOf !== 'MIGHT',
      ['model'],
      'INCONSISTENT',
      `model ${place} only supports: name a model in the fight itself`,
    ],
    [
      weapon !== null && !isKnown && (type === 'CAVALRY' || type === 'OTHER'),
      ['numberOf'],
      'INCONSISTENT',
      'only Infantry can support with a spear or pike: add a supporter to the side, to be multiplied',
    ],
    [
      numberOf === 'MIGHT' && hasProfile && numberAt(model, 'might', 0) === 0,
      ['numberOf'],
      'INCONSISTENT',
      'Might is the Heroes’: this profile has none; by plain numbers any model may have some',
    ],
  );
};

interface Wanted {
  readonly side: number;
  readonly model: number;
  readonly numberOf: NumberOf;
}

/** The models of a side with a number of what is looked for. */
const modelsWith = <M extends DuelModel>(
  models: readonly M[],
  { model: place, numberOf }: Wanted,
  number: number,
): readonly M[] => {
  if (numberOf === 'MIGHT') return models.map((one, i) => (i === place ? { ...one, might: number } : one));
  if (numberOf === 'FIGHTERS')
    return models.flatMap((one, i) =>
      i === place ? [one, ...Array.from({ length: number - 1 }, () => ({ ...one, might: 0 }))] : [one],
    );
  const weapon = supportOf[numberOf];
  const given = models.find(({ supporting }) => supporting === weapon);
  const plain = { ...(models[place] as M), ...standing, twoHanded: false, supporting: weapon };
  const supporter = { ...(given ?? plain), might: 0 };
  return [
    ...models.filter(({ supporting }) => supporting !== weapon),
    ...Array.from({ length: number }, () => supporter),
  ];
};

const withModels = <D extends Duel>(duel: D, side: SideIndex, models: readonly DuelModel[]): D => ({
  ...duel,
  sides: duel.sides.map((one, i) => (i === side ? { ...one, models } : one)),
});

/** The Duel or fight with a number of what is looked for. */
export const duelWith = <D extends Duel>(duel: D, wanted: Wanted, number: number): D => {
  const side: SideIndex = wanted.side === 1 ? 1 : 0;
  return withModels(duel, side, modelsWith<DuelModel>(duel.sides[side].models, wanted, number));
};

const fits = (
  duel: Duel,
  side: SideIndex,
  { switches, mostFighters }: { readonly switches: DuelSwitches; readonly mostFighters: number },
): boolean => {
  const { models } = duel.sides[side];
  const count = (weapon: DuelModel['supporting']): number =>
    models.filter(({ supporting }) => supporting === weapon).length;
  const fighters = count(null);
  return (
    fighters <= mostFighters &&
    count('SPEAR') + Math.ceil(count('PIKE') / 2) <= fighters &&
    models.filter(({ might }) => might > 0).length <= fightLimits.mightBearersPerSide &&
    models.every(({ supporting, type }) => supporting === null || isInfantry(type)) &&
    gatherDuelDice(duel, side, switches).reduce((sum, { dice }) => sum + dice, 0) <= fightLimits.dicePerSide
  );
};

/** The least and the most that may be tried. */
export const rangeOf = (
  duel: Duel,
  wanted: Wanted,
  limits: { readonly switches: DuelSwitches; readonly mostFighters: number },
): { readonly from: number; readonly most: number } => {
  const from = wanted.numberOf === 'FIGHTERS' ? 1 : 0;
  const ceiling = wanted.numberOf === 'MIGHT' ? MOST_MIGHT : fightLimits.dicePerSide;
  let most = from;
  while (most < ceiling && fits(duelWith(duel, wanted, most + 1), wanted.side === 1 ? 1 : 0, limits))
    most += 1;
  return { from, most };
};
