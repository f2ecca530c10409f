import { LARGEST_CAP, LARGEST_TABLE, MOST_ROUNDS } from '../../../domain/tournaments/limits';
import * as z from 'zod/mini';
import {
  type EventSettings,
  tableOrders,
  unsetSettings,
  visibilities,
} from '../../../domain/tournaments/event/settings';
import { unpairedKinds } from '../../../domain/tournaments/pairing/reasons';
import {
  clearable,
  optional,
  wholeNumber,
  withDefault,
  withUnrecordedDefault,
  oneOf,
  arrayOf,
  flag,
} from '../../kernel/input';
import { eraseInRulings, houseRulingsField } from './house-rulings';
import { type Erase, inText, stays } from './rule';
import { editionId } from '../../armies/lists/shipped-editions';
import { pointsLimit, roundMinutes, roundNumber, scenarioName } from '../fields';
import { day, visible, whole } from '../../kernel/text-fields';

const LONGEST_DETAIL = 200;
const LONGEST_DESCRIPTION = 2000;

/** Words of the organiser's with lines of their own. */
const detailText = (longest: number, description: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(longest),
      z.regex(/^(\P{Cc}|\n)*$/u, 'must not hold control characters but line feeds'),
      whole(),
      visible(),
      z.describe(description),
    );

type SettingName = keyof EventSettings;
type Field<Name extends SettingName> = z.ZodMiniType<NonNullable<EventSettings[Name]>>;

/** A setting of an event that is one value. */
interface Setting<Field, Stored> {
  /** The input field. */
  readonly field: Field;
  /** The value without a person who is erased. */
  readonly erase: Erase<Stored>;
  /** Players count on it: once round 1 is drawn, a change needs a reason. */
  readonly isRule?: true;
}
type Settings = { readonly [Name in SettingName]: Setting<Field<Name>, EventSettings[Name]> };

const erase: Erase<string | null> = inText;
const words = (longest: number, description: string) => ({
  field: detailText(longest, description),
  erase,
});

/** Inputs, history, erasure and exported documents follow from a row; what holds where nobody has set it, `unsetSettings` says. */
const eventSettings: Settings = {
  unpaired: {
    field: oneOf(
      'UnpairedKind',
      unpairedKinds,
      'The game of the entrant left over by an odd number: against the Spare Player, or a bye.',
    ),
    erase: stays,
    isRule: true,
  },
  cap: {
    field: wholeNumber(2, LARGEST_CAP, 'The most entrants that play; later ones wait.'),
    erase: stays,
  },
  visibility: {
    field: oneOf('Visibility', visibilities, 'The readers: anybody, or only holders of its tokens.'),
    erase: stays,
  },
  startsOn: { field: day, erase: stays },
  endsOn: {
    field: day.check(z.describe('The last day of the event, YYYY-MM-DD; not before the first.')),
    erase: stays,
  },
  edition: {
    field: editionId(
      'The edition of the game that is played, which every army list must be of; 2018 if omitted.',
    ),
    erase: stays,
    isRule: true,
  },
  houseRulings: { field: houseRulingsField, erase: eraseInRulings, isRule: true },
  pointsLimit: { field: pointsLimit, erase: stays },
  roundMinutes: { field: roundMinutes, erase: stays, isRule: true },
  scenarios: {
    field: arrayOf(
      z.nullable(scenarioName),
      MOST_ROUNDS,
      'The scenario of each round from the first: in a doubles event the id of a doubles scenario, in singles any name; null for a round without one.',
    ),
    erase: stays,
    isRule: true,
  },
  clubMatesApart: {
    field: arrayOf(
      roundNumber,
      MOST_ROUNDS,
      'The rounds in which club-mates do not meet if that costs no rematch; not the final one.',
    ),
    erase: stays,
  },
  tableOrder: {
    field: oneOf(
      'TableOrder',
      tableOrders,
      'BY_RANK: table 1 has the best ranked. AVOID_REPEATS: nobody sits at a table twice where that can be. BY_RANK if omitted.',
    ),
    erase: stays,
  },
  firstTable: {
    field: wholeNumber(1, LARGEST_TABLE, 'The number of the first table of the hall; 1 if omitted.'),
    erase: stays,
  },
  tiesByLot: {
    field: flag('Whether full ties are settled by a lot from the committed seed; false if omitted.'),
    erase: stays,
    isRule: true,
  },
  liveScores: {
    field: flag(
      'Whether everybody who may read the event sees the scores of games while they are played; false if omitted.',
    ),
    erase: stays,
  },
  description: words(LONGEST_DESCRIPTION, 'Information for players, in words; lines may be broken.'),
  venue: words(LONGEST_DETAIL, 'The name of the place.'),
  address: words(LONGEST_DETAIL, 'The address of the place.'),
  schedule: words(LONGEST_DESCRIPTION, 'The timetable, in words; lines may be broken.'),
  contact: words(LONGEST_DETAIL, 'How to reach the organiser, as they want it published.'),
  entryFee: words(LONGEST_DETAIL, 'The entry fee, and how to pay, in words.'),
};

type AnySetting = Setting<z.ZodMiniType, unknown>;
const rows = Object.entries(eventSettings) as readonly (readonly [SettingName, AnySetting])[];

/** Makes something of each setting; `Made` states its type, since no type follows a setting through its name. */
export const eachSetting = <Made extends Readonly<Record<SettingName, unknown>>>(
  make: (setting: AnySetting, name: SettingName) => unknown,
): Made => Object.fromEntries(rows.map(([name, setting]) => [name, make(setting, name)])) as Made;

/** Release 0.1.0 recorded these defaults with each request that left them out. A repetition must still match. */
const recordedUnset = ['unpaired', 'visibility', 'tiesByLot'] as const satisfies readonly SettingName[];
/** It recorded these as they were given, the default too. */
const recordedAsGiven = [
  'scenarios',
  'clubMatesApart',
  'tableOrder',
] as const satisfies readonly SettingName[];
const isIn = (names: readonly SettingName[], name: SettingName): boolean => names.includes(name);

type NewField<Name extends SettingName> = Name extends (typeof recordedUnset)[number]
  ? ReturnType<typeof withDefault<Field<Name>>>
  : ReturnType<typeof optional<Field<Name>>>;

const newField = (field: z.ZodMiniType, name: SettingName): z.ZodMiniType => {
  const unset = unsetSettings[name];
  if (isIn(recordedUnset, name)) return withDefault(field, unset);
  return unset === null || isIn(recordedAsGiven, name)
    ? optional(field)
    : withUnrecordedDefault(field, unset);
};

/** For a new event: one that is left out is what it is where nobody sets it. */
export const newSettings = eachSetting<{ readonly [Name in SettingName]: NewField<Name> }>(
  ({ field }, name) => newField(field, name),
);

/** For a change of an event: null clears. */
export const clearableSettings = eachSetting<{
  readonly [Name in SettingName]: ReturnType<typeof clearable<Field<Name>>>;
}>(({ field }) => clearable(field));

/** Those that are given. */
const settingsIn = (given: {
  readonly [Name in SettingName]?: EventSettings[Name] | undefined;
}): Partial<EventSettings> =>
  Object.fromEntries(rows.flatMap(([name]) => (given[name] === undefined ? [] : [[name, given[name]]])));

const setByDefault: Partial<EventSettings> = Object.fromEntries(
  Object.entries(unsetSettings).filter(([, value]) => value !== null),
);

/** The settings of a new event, with each default written out, so that a later default does not change it. */
export const writtenSettings = (given: Parameters<typeof settingsIn>[0]): Partial<EventSettings> => ({
  ...setByDefault,
  ...settingsIn(given),
});

/** Settings whose change needs a reason once round 1 is drawn. */
export const ruleSettings: readonly SettingName[] = rows.flatMap(([name, { isRule }]) =>
  isRule ? [name] : [],
);
