import * as z from 'zod/mini';
import {
  type CastingOutcome,
  type CastingSituation,
  castingSources,
} from '../../../domain/rules/magic/casting';
import { magicalPowers, powerSources } from '../../../domain/rules/magic/effects';
import { sourceAnswer } from '../../kernel/answers';
import {
  type CrossFault,
  crossCheck,
  shortText,
  optional,
  wholeNumber,
  withDefault,
  named,
} from '../../kernel/input';
import { flag, mightSwitches, numberIn, points } from '../dice/dice';

const victimFields = {
  wounds: withDefault(wholeNumber(1, 20, 'Wounds it has left; 1 to 20.'), 1),
  fate: points('Fate points it has'),
  fateMight: points('Might points it may spend on its Fate rolls'),
};

const caster = named(
  'CasterInput',
  z.strictObject({
    will: wholeNumber(
      1,
      20,
      'Dice of the casting roll: the Will expended, the free point of a Staff of Power included.',
    ),
    castingValue: wholeNumber(1, 6, 'The score that casts the power, such as 4 for 4+.'),
    might: points('Might points the caster has'),
    staffOfPower: flag('One of the Will points is the Staff of Power’s free one.'),
    willOfEvil: flag('It has Will of Evil: its last Will point may not go into casting.'),
    willAvailable: optional(wholeNumber(0, 40, 'Will points in its store; 0 to 40. Checked if given.')),
  }),
  'Who casts.',
);

const target = named(
  'CastingTargetInput',
  z.strictObject({
    ...victimFields,
    name: withDefault(shortText('What to call it in the answer.'), 'target'),
    defence: optional(wholeNumber(1, 10, 'Its Defence; Black Dart and Sorcerous Blast need it. 1 to 10.')),
    will: points('Will points it expends on the Resist test, the free ones left out'),
    willAvailable: optional(wholeNumber(0, 40, 'Will points in its store; 0 to 40. Checked if given.')),
    resistantToMagic: flag('Resistant to Magic: one free die.'),
    staffOfPower: flag('It spends the free Will of its own Staff of Power: one free die.'),
    might: points('Might points it may spend on the Resist test'),
  }),
  'Who the power is cast at.',
);

const other = named(
  'BlastedModelInput',
  z.strictObject({
    ...victimFields,
    name: shortText('What to call it in the answer.'),
    defence: wholeNumber(1, 10, 'Its Defence; 1 to 10.'),
    knockedAtInches: withDefault(
      wholeNumber(
        0,
        6,
        'Sorcerous Blast: inches the target flies before it meets this one, or the model in whose Fight this one is; the blast ends at the first. 0 if knocked Prone whatever the distance, as in the target’s Fight.',
      ),
      0,
    ),
  }),
  'A model that a Sorcerous Blast may knock Prone.',
);

export const situation = {
  power: named('MagicalPower', z.enum(magicalPowers)).check(z.describe('The Magical Power.')),
  caster,
  target: withDefault(target, {
    name: 'target',
    defence: undefined,
    willAvailable: undefined,
    wounds: 1,
    fate: 0,
    fateMight: 0,
    will: 0,
    resistantToMagic: false,
    staffOfPower: false,
    might: 0,
  }),
  others: withDefault(
    z
      .array(other)
      .check(z.maxLength(50), z.describe('Sorcerous Blast: every other model it may knock Prone.')),
    [],
  ),
  switches: mightSwitches,
};

const at = (path: readonly string[], code: CrossFault['code'], message: string): CrossFault => ({
  path,
  code,
  message,
});

const givenFlag = (value: unknown, side: string, name: string): boolean =>
  ((value as Record<string, Record<string, unknown> | null | undefined> | null)?.[side]?.[name] ?? false) ===
  true;

/** The powers that roll To Wound. */
const WOUNDING: readonly unknown[] = ['BLACK_DART', 'SORCEROUS_BLAST'];

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
  if (
    WOUNDING.includes((value as { power?: unknown } | null)?.power) &&
    numberIn(value, 'target', 'defence') === undefined
  )
    faults.push(at(['target', 'defence'], 'REQUIRED', 'is required: the power rolls To Wound'));
  const resists =
    resisting > 0 || ['resistantToMagic', 'staffOfPower'].some((name) => givenFlag(value, 'target', name));
  if ((value as { power?: unknown } | null)?.power === 'TERRIFYING_AURA' && resists)
    faults.push(at(['target'], 'NOT_ALLOWED', 'the power targets its caster: nobody resists it'));
  const { power, others } = (value ?? {}) as { readonly power?: unknown; readonly others?: unknown };
  if (power !== 'SORCEROUS_BLAST' && Array.isArray(others) && others.length > 0)
    faults.push(at(['others'], 'NOT_ALLOWED', 'only a Sorcerous Blast hits other models'));
  return faults;
};

export const checkedSituation = z.strictObject(situation).check(crossCheck(faultsOf));

type Input = z.output<typeof checkedSituation>;

export const situationOf = ({
  power,
  caster: by,
  target: at_,
  others,
  switches,
}: Input): CastingSituation => ({
  power,
  castingValue: by.castingValue,
  castingDice: by.will,
  casterMight: by.might,
  resistWill: at_.will,
  resistFree: (at_.resistantToMagic ? 1 : 0) + (at_.staffOfPower ? 1 : 0),
  targetMight: at_.might,
  mightCap: switches.mightCap,
  target: { ...at_, defence: at_.defence ?? 1, knockedAtInches: 0 },
  others,
});

export const sourcesOf = ({ power, caster: by, target: at_ }: Input) => {
  const { resistantToMagic, staffOfPower, will } = at_;
  const used = {
    resists: will > 0 || resistantToMagic || staffOfPower,
    resistantToMagic,
    staffOfPower: by.staffOfPower || staffOfPower,
  };
  return [...castingSources(used), powerSources[power]].map(sourceAnswer);
};

export const answerOf = (
  outcome: CastingOutcome,
  input: Input,
  thrown: { readonly dice: readonly number[]; readonly receipt: string | null },
) => ({ ...outcome, ...thrown, sources: sourcesOf(input) });
