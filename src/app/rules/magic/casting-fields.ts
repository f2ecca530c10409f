import * as z from 'zod/mini';
import { magicalPowers } from '../../../domain/rules/magic/effects';
import { powerIn } from '../../../domain/rules/rulesets/powers';
import { powerNames2024 } from '../../../domain/rules/rulesets/mesbg-2024/magic';
import {
  type CrossFault,
  choice,
  listField,
  optional,
  shortText,
  wholeNumber,
  withDefault,
  inputObject,
} from '../../kernel/input';
import { fieldsOf } from '../../kernel/unchecked';
import { flag, mightSwitches, numberIn, points } from '../dice/dice';
import { editionText, rulesetIdOf } from '../edition';
import { editionField, only2024 } from '../edition-field';
import { editionLimits } from '../edition-limits';
import { faultRows } from '../fault-rows';

/** The fields that castings are asked with, and what is wrong between them. */

const victimFields = {
  wounds: withDefault(wholeNumber(1, 20, 'Wounds it has left.'), 1),
  fate: points('Fate points it has'),
  fateMight: points('Might points it may spend on its Fate rolls'),
  inWater: only2024('It stands in water.'),
};

const casterInput = inputObject('CasterInput', 'The caster.', {
  will: wholeNumber(
    1,
    20,
    'Dice of the casting roll: the Will expended, the free point of a Staff of Power included.',
  ),
  castingValue: wholeNumber(1, 6, 'The score that casts the power, such as 4 for 4+.'),
  might: points('Might points the caster has'),
  staffOfPower: flag('One of the Will points is the Staff of Power’s free one.'),
  willOfEvil: flag('It has Will of Evil: its last Will point may not go into casting.'),
  willAvailable: optional(wholeNumber(0, 40, 'Will points in its store. Checked if given.')),
  channelled: only2024('Heroic Channelling: it counts as cast with a 6.'),
});

const targetInput = inputObject('CastingTargetInput', 'The target of the power.', {
  ...victimFields,
  name: withDefault(shortText('Name to use in the answer.'), 'target'),
  defence: optional(wholeNumber(1, 10, 'Its Defence; powers that roll To Wound need it.')),
  will: points('Will points it expends on the Resist test, the free ones left out'),
  willAvailable: optional(wholeNumber(0, 40, 'Will points in its store. Checked if given.')),
  resistantToMagic: flag('Resistant to Magic: one free die.'),
  staffOfPower: flag('It spends the free Will of its own Staff of Power: one free die.'),
  freeDice: optional(
    wholeNumber(0, 10, 'More free dice: Fortify Spirit and Heroic Resolve. In the 2024 edition.'),
  ),
  might: points('Might points it may spend on the Resist test'),
});

const otherInput = inputObject(
  'BlastedModelInput',
  'Another model that the power may hit, as a Sorcerous Blast may knock it Prone.',
  {
    ...victimFields,
    name: shortText('Name to use in the answer.'),
    defence: wholeNumber(1, 10, 'Its Defence.'),
    knockedAtInches: withDefault(
      wholeNumber(
        0,
        6,
        'Sorcerous Blast: inches the target flies before it meets this one, or the model in whose Fight this one is; the blast ends at the first. 0 if knocked Prone whatever the distance, as in the target’s Fight.',
      ),
      0,
    ),
  },
);

const powerWords: Readonly<Record<string, string>> = { ...powerNames2024, ...magicalPowers };

/** The fields of a casting. */
export const situation = {
  power: choice('MagicalPower', powerWords, 'The Magical Powers.').check(z.describe('The Magical Power.')),
  caster: casterInput,
  target: withDefault(targetInput, {
    name: 'target',
    defence: undefined,
    willAvailable: undefined,
    freeDice: undefined,
    inWater: undefined,
    wounds: 1,
    fate: 0,
    fateMight: 0,
    will: 0,
    resistantToMagic: false,
    staffOfPower: false,
    might: 0,
  }),
  others: withDefault(listField(otherInput, [0, 50], 'Every other model that the power may hit.'), []),
  switches: mightSwitches,
  edition: editionField,
};

const at = (path: readonly string[], code: CrossFault['code'], message: string): CrossFault => ({
  path,
  code,
  message,
});

const givenFlag = (value: unknown, side: string, name: string): boolean =>
  ((value as Record<string, Record<string, unknown> | null | undefined> | null)?.[side]?.[name] ?? false) ===
  true;

/** Fields inside of the caster, the target and the others that one edition alone has. */
const limits = (value: unknown): readonly CrossFault[] => {
  const { edition, caster, target, others } = fieldsOf(value);
  const checked = editionLimits({ only2024: ['channelled', 'freeDice', 'inWater'] });
  const at = (model: unknown, path: CrossFault['path']) =>
    checked({ ...(model as object | null), edition }).map((fault) => ({
      ...fault,
      path: [...path, ...fault.path],
    }));
  return [
    ...at(caster, ['caster']),
    ...at(target, ['target']),
    ...(Array.isArray(others) ? others.flatMap((other, i) => at(other, ['others', i])) : []),
  ];
};

/** Fields that the power has no use for, or needs. */
const powerFaults = (value: unknown): readonly CrossFault[] => {
  const { power, others, edition } = fieldsOf(value);
  if (typeof power !== 'string' || !(power in powerWords)) return [];
  const id = rulesetIdOf(edition);
  const rules = powerIn(id, power);
  const another = id === 'MESBG_2018' ? 'MESBG_2024' : 'MESBG_2018';
  if (rules === undefined) {
    const message = `${power} is a power of ${editionText(another)}, not of ${editionText(id)}`;
    return [at(['power'], 'NOT_ALLOWED', message)];
  }
  const resists =
    (numberIn(value, 'target', 'will') ?? 0) + (numberIn(value, 'target', 'freeDice') ?? 0) > 0 ||
    ['resistantToMagic', 'staffOfPower'].some((name) => givenFlag(value, 'target', name));
  const rollsToWound = (rules.strength ?? 0) > 0;
  return faultRows(
    [
      rollsToWound && numberIn(value, 'target', 'defence') === undefined,
      ['target', 'defence'],
      'REQUIRED',
      'is required: the power rolls To Wound',
    ],
    [resists && rules.unresisted !== undefined, ['target'], 'NOT_ALLOWED', rules.unresisted ?? ''],
    [
      rules.others === undefined && Array.isArray(others) && others.length > 0,
      ['others'],
      'NOT_ALLOWED',
      id === 'MESBG_2018'
        ? 'only a Sorcerous Blast hits other models'
        : `in ${editionText(id)} this power hits its target alone`,
    ],
  );
};

/** Will that a side lacks, and what the power has no use for. */
export const faultsOf = (value: unknown): readonly CrossFault[] => {
  const faults: CrossFault[] = [];
  const store = numberIn(value, 'caster', 'willAvailable');
  const spent =
    (numberIn(value, 'caster', 'will') ?? 0) - (givenFlag(value, 'caster', 'staffOfPower') ? 1 : 0);
  if (store !== undefined && spent > store)
    faults.push(at(['caster', 'will'], 'TOO_LARGE', `expends ${spent} of its own Will, but has ${store}`));
  if (store !== undefined && spent > 0 && spent === store && givenFlag(value, 'caster', 'willOfEvil'))
    faults.push(
      at(['caster', 'will'], 'NOT_ALLOWED', 'Will of Evil: the last Will point may not go into casting'),
    );
  const resisting = numberIn(value, 'target', 'will') ?? 0;
  const targetStore = numberIn(value, 'target', 'willAvailable');
  if (targetStore !== undefined && resisting > targetStore)
    faults.push(at(['target', 'will'], 'TOO_LARGE', `expends ${resisting} Will, but has ${targetStore}`));
  return [...faults, ...powerFaults(value), ...limits(value)];
};
