import * as z from 'zod/mini';
import type { Profile } from '../../../domain/armies/catalogue/model';
import { invariant } from '../../../shared/invariant';
import { type CrossFault, crossCheck, idText, listField, optional, shortText } from '../../kernel/input';
import type { NotCounted } from '../../kernel/generated/answers';
import { nearestNames, nearestText } from '../../kernel/nearest';
import { shortId } from '../../kernel/nodes/node-id';
import { faultRows } from '../../rules/fault-rows';
import { actionFaults } from './action-faults';
import type { ProfileModel } from './catalogue-words';
import { profileModel } from './profile-model';
import { profileById, profileIds } from './profiles';

/** A model of a fight by its profile: `{ profile, options, charged }`. What stands beside it comes before the profile's. */

const MOST_OPTIONS = 10;

export const optionsField = optional(
  listField(
    shortText('The id of an option of the profile, such as `horse`.'),
    [0, MOST_OPTIONS],
    'The options that it has taken; 10 at most.',
  ),
);

export const profileFields = {
  profile: optional(
    idText(
      'A profile of the catalogue, by its id such as `boromir-captain-of-the-white-tower`: its numbers and wargear apply to every field that is left out here.',
    ),
  ),
  options: optionsField,
};

type Loose = Readonly<Record<string, unknown>>;

const objectOf = (value: unknown): Loose =>
  typeof value === 'object' && value !== null ? (value as Loose) : {};

const optionsOf = (model: Loose): readonly string[] => {
  const { options } = model;
  return Array.isArray(options) ? options.filter((option) => typeof option === 'string') : [];
};

const profileOf = (model: Loose) =>
  typeof model['profile'] === 'string' ? profileById(shortId(model['profile'])) : undefined;

/** A model by its profile and options; undefined if it names no known profile. */
export const profileModelOf = (model: object): ProfileModel | undefined => {
  const profile = profileOf(model as Loose);
  return profile && profileModel(profile, optionsOf(model as Loose));
};

/** The values, by field, that a profile gives a model without them; null for none. */
type FactsOf = (found: ProfileModel, model: Loose) => Readonly<Record<string, unknown>>;

/** The model with what it leaves out filled from its profile, as far as the input has such fields. */
const filled = (value: unknown, names: readonly string[], factsOf: FactsOf): unknown => {
  const model = objectOf(value);
  const found = profileModelOf(model);
  if (found === undefined) return value;
  const facts = Object.entries(factsOf(found, model)).filter(
    ([name, fact]) => names.includes(name) && (fact ?? null) !== null,
  );
  const missing = facts.filter(([name]) => (model[name] ?? null) === null);
  return { ...model, ...Object.fromEntries(missing), ...traitsOfBoth(model, facts) };
};

/** Traits are states too, such as difficult ground: those of the question and of the profile count together. */
const traitsOfBoth = (model: Loose, facts: readonly (readonly [string, unknown])[]): Loose => {
  const given = model['traits'];
  const own = facts.find(([name]) => name === 'traits')?.[1];
  return Array.isArray(given) && Array.isArray(own) ? { traits: [...new Set([...own, ...given])] } : {};
};

/** Whether a fact is a profile's: a value, or a list of values. What a question says may be nested thousands of levels deep. */
const isSameFact = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((value, place) => value === other[place]));

/** The model without what its profile gave it: what the question itself says of it. */
export const saidBesideProfile = (model: unknown): unknown => {
  const found = profileModelOf(objectOf(model));
  if (found === undefined) return model;
  const { numbers, counted2024, ...others } = found;
  const facts: Loose = { ...others, ...numbers, ...counted2024 };
  const traits = facts['traits'];
  const given = Object.entries(objectOf(model)).filter(([name, value]) => !isSameFact(value, facts[name]));
  const own = Object.fromEntries(given);
  return Array.isArray(own['traits']) && Array.isArray(traits)
    ? { ...own, traits: own['traits'].filter((trait) => !traits.includes(trait)) }
    : own;
};

/** Values of a profile for a model in a fight: a supporter uses its spear or pike, not a two-handed weapon. */
const fighterFacts: FactsOf = ({ numbers: { twoHanded, ...numbers }, counted2024 }, model) => ({
  ...numbers,
  ...counted2024,
  ...(typeof model['supporting'] !== 'string' && { twoHanded }),
});

/** The message about an unknown profile, with the nearest known ones. */
export const unknownProfile = (id: string): string => {
  const near = nearestNames(id, profileIds(id));
  return near.length === 0
    ? 'no profile of the catalogue has this id; search the rules for kind PROFILE'
    : `no profile of the catalogue has this id: did you mean ${near.join(' or ')}?`;
};

/** Options that the profile does not have: their places, and what there is. */
export const unknownOptions = (
  { name, options: known }: Profile,
  options: readonly string[],
): readonly { readonly place: number; readonly message: string }[] => {
  const ids = known.map(({ id }) => id);
  return options.flatMap((option, place) =>
    ids.includes(option)
      ? []
      : { place, message: `${name} has no option ${option}: ${nearestText(option, ids)}` },
  );
};

/** Faults of the profile and its options, and numbers that are missing without one. */
const profileFaults =
  (required: readonly string[]) =>
  (value: unknown): readonly CrossFault[] => {
    if (typeof value !== 'object' || value === null) return [];
    const model = objectOf(value);
    const { profile: id } = model;
    const profile = profileOf(model);
    if (typeof id === 'string' && profile === undefined)
      return faultRows([true, ['profile'], 'UNKNOWN_REFERENCE', unknownProfile(id)]);
    const options = optionsOf(model);
    const missing = required.filter((name) => (model[name] ?? null) === null);
    const isNameless = profile === undefined && options.length > 0;
    const needed = profile
      ? `is required: ${profile.name} has none in the catalogue`
      : 'is required: a whole number, or a profile that has it';
    return [
      ...missing.map((name): CrossFault => ({ path: [name], code: 'REQUIRED', message: needed })),
      ...faultRows([
        isNameless,
        ['options'],
        'INCONSISTENT',
        'are the options of a profile: name the profile',
      ]),
      ...(profile ? unknownOptions(profile, options) : []).map(({ place, message }): CrossFault => ({
        path: ['options', place],
        code: 'UNKNOWN_REFERENCE',
        message,
      })),
      ...(profile ? actionFaults(model, profile, options) : []),
    ];
  };

/**
 * The schema of a model whose numbers may come from a profile; `required` are those that it needs from somewhere, `factsOf` says
 * what the profile gives.
 */
export const withProfile = <S extends z.ZodMiniObject>(
  schema: S,
  required: readonly string[],
  factsOf: FactsOf = fighterFacts,
): z.ZodMiniType<z.output<S>, z.input<S>> => {
  const names = Object.keys(schema.shape);
  const checked: z.ZodMiniType = schema.check(crossCheck(profileFaults(required)));
  const completed = z.transform((value: unknown) => filled(value, names, factsOf));
  // A transform alone lets what it is made from be left out.
  completed._zod.optin = undefined;
  return z.pipe(completed, checked) as z.ZodMiniType<z.output<S>, z.input<S>>;
};

/** A number that the checks of the input have made sure of: the question, its profile or a chart gives it. */
export const ensured = (value: number | null | undefined): number => {
  invariant(typeof value === 'number', 'an input without a required number is refused before it is used');
  return value;
};

/** Parts of the profiles of both sides that are not counted, by model. */
export const notCountedOf = (
  sides: readonly { readonly models: readonly { readonly profile?: string | undefined }[] }[],
): readonly NotCounted[] =>
  sides.flatMap(({ models }, side) =>
    models.flatMap((model, place) => {
      const names = profileModelOf(model)?.notCounted ?? [];
      return names.length === 0 ? [] : [{ side, model: place, profile: model.profile ?? '', names }];
    }),
  );
