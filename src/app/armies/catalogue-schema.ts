import * as z from 'zod/mini';
import type {
  AlliancesFile,
  BorrowedFile,
  ConditionFile,
  DemandFile,
  LegionFile,
  ListFile,
  OptionFile,
  ProfileFile,
} from '../../armies/catalogue/file';
import {
  alignments,
  characteristicNames,
  optionKinds,
  profileKinds,
  tiers,
} from '../../armies/catalogue/model';
import { readStatline } from '../../armies/catalogue/resolve';

/**
 * The schema of the catalogue's files and of profiles sent with a request. `data/catalogue.schema.json` is
 * generated from it, so that an editor can help a player who writes a list.
 */

const id = (description: string) =>
  z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(100), z.describe(description));
const name = (description: string) =>
  z.string().check(z.minLength(1), z.maxLength(120), z.describe(description));
const ids = (description: string) =>
  z.array(id('An id of this catalogue.')).check(z.minLength(1), z.maxLength(200), z.describe(description));
const whole = (minimum: number, maximum: number, description: string) =>
  z.int().check(z.minimum(minimum), z.maximum(maximum), z.describe(description));
const maybe = z.optional;

export const conditionSchema: z.ZodMiniType<ConditionFile> = z
  .lazy(() =>
    z.union([
      z.literal('HISTORICAL'),
      z.strictObject({
        present: ids('At least one model of one of these profiles is there.'),
        within: maybe(
          z.enum(['FORCE', 'ARMY']).check(z.describe('In the same force (if left out) or anywhere.')),
        ),
      }),
      z.strictObject({ ledBy: ids('It stands in, or leads, a warband led by one of these profiles.') }),
      z.strictObject({ option: id('The same unit has taken this option.') }),
      z.strictObject({ not: conditionSchema }),
      z.strictObject({ all: z.array(conditionSchema).check(z.maxLength(20)) }),
      z.strictObject({ any: z.array(conditionSchema).check(z.maxLength(20)) }),
    ]),
  )
  .check(z.describe('When it holds. HISTORICAL: while the list keeps its army bonus.'));

const characteristics = z
  .partialRecord(z.enum(characteristicNames), whole(-20, 20, 'The new value, or what is added.'))
  .check(z.describe('Characteristics by name.'));

const counts = z
  .strictObject({
    models: maybe(whole(0, 40, 'Models for Break Point and quarter.')),
    warriors: maybe(whole(0, 40, 'Warriors that the bow limit is taken of.')),
    bows: maybe(whole(-1, 40, 'Bows and crossbows carried by Warriors.')),
    places: maybe(whole(0, 40, "Places in the leader's warband.")),
  })
  .check(
    z.describe('What one unit, or the option added to it, counts as; only what is out of the ordinary.'),
  );

const tier = z.enum(tiers).check(z.describe('The heroic tier; a profile without one is a Warrior.'));

export const optionSchema: z.ZodMiniType<OptionFile> = z
  .strictObject({
    points: whole(-200, 500, 'Points for each model that has it.'),
    name: maybe(name('Its name, where it is not the words of its id.')),
    kind: maybe(z.enum(optionKinds).check(z.describe('What it is, where the id does not tell.'))),
    maximum: maybe(whole(1, 40, 'How often one model may take it; once if left out.')),
    counts: maybe(counts),
    adds: maybe(characteristics),
    sets: maybe(characteristics),
    tier: maybe(tier),
    when: maybe(conditionSchema),
    compulsoryWhen: maybe(conditionSchema),
  })
  .check(z.describe('All that is particular about an option.'));

const options = z
  .record(
    id("The option's id."),
    z.union([whole(-200, 500, 'Points for each model that has it.'), optionSchema]),
  )
  .check(z.describe('What may be bought, by id: its points, or all that is particular about it.'));

const keywords = z
  .array(name('A keyword.'))
  .check(z.maxLength(12), z.describe('Keywords as printed, without Hero and Warrior.'));
const carried = z
  .array(name('An item.'))
  .check(z.maxLength(20), z.describe('What it carries without paying; a bow among it counts.'));

const statline = z.string().check(
  z.regex(/^(\d+|-)"? .*$/),
  z.maxLength(60),
  z.refine((line) => readStatline(line) !== null, {
    error: 'must read like 6 5/3+ 4 6 2 2 5 for a Warrior, with Might, Will and Fate after it for a Hero',
  }),
  z.describe(
    'As printed: Move, Fight/Shoot, Strength, Defence, Attacks, Wounds, Courage, and of a Hero Might, Will, Fate. A dash where there is none.',
  ),
);

export const profileSchema: z.ZodMiniType<ProfileFile> = z
  .strictObject({
    id: id('Stable and the same wherever the profile may be fielded.'),
    name: name('As players say it.'),
    kind: maybe(z.enum(profileKinds).check(z.describe('HERO with a tier, WARRIOR without, if left out.'))),
    tier: maybe(tier),
    unique: maybe(z.boolean().check(z.describe('A named Hero: once in an army.'))),
    character: maybe(id('Who it is, where several profiles are one person; the id if left out.')),
    points: whole(0, 2000, 'Points of one, without options.'),
    keywords,
    statline,
    wargear: maybe(carried),
    options: maybe(options),
    choices: maybe(
      z
        .array(
          z.strictObject({
            options: ids('The options to choose from.'),
            minimum: maybe(whole(0, 20, 'At least so many; none if left out.')),
            maximum: maybe(whole(1, 20, 'At most so many; one if left out.')),
          }),
        )
        .check(
          z.maxLength(10),
          z.describe('Options that exclude each other, or of which one must be taken.'),
        ),
    ),
    counts: maybe(counts),
    when: maybe(conditionSchema),
  })
  .check(z.describe('A model, or models sold as one.'));

const borrowed: z.ZodMiniType<string | BorrowedFile> = z
  .union([
    id("A profile's id."),
    z.strictObject({
      profile: id("A profile's id."),
      points: maybe(whole(0, 2000, 'Its points here.')),
      statline: maybe(statline),
      tier: maybe(tier),
      wargear: maybe(carried),
      addsKeywords: maybe(keywords),
      options: maybe(options),
      withoutOptions: maybe(ids('Options it has elsewhere, not here.')),
      when: maybe(conditionSchema),
    }),
  ])
  .check(z.describe('A profile written elsewhere, and what is different about it here.'));

const demand = <Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), ...shape, when: maybe(conditionSchema) });

const profileIds = ids('The profiles meant.');
const leaders = ids('The leaders meant.');
const followers = z
  .array(id("A profile's id."))
  .check(z.maxLength(200), z.describe('The only profiles they may lead; none for nobody.'));

const share = z
  .strictObject({ numerator: whole(1, 10, 'Upper part.'), denominator: whole(1, 10, 'Lower part.') })
  .check(z.describe('A part of all models.'));

const demandSchema: z.ZodMiniType<DemandFile> = z
  .discriminatedUnion('kind', [
    demand('COMPULSORY', { profiles: profileIds }),
    demand('NUMBER_OF', {
      profiles: profileIds,
      minimum: maybe(whole(0, 200, 'At least so many models.')),
      maximum: maybe(whole(0, 200, 'At most so many models.')),
    }),
    demand('RATIO', {
      profiles: profileIds,
      forEach: profileIds,
      limit: whole(1, 40, 'So many of the one for each of the other.'),
    }),
    demand('SHARE', {
      profiles: profileIds,
      minimum: maybe(share),
      maximum: maybe(share),
    }),
    demand('ONLY_LED_BY', { profiles: profileIds, leaders }),
    demand('LEADS_ONLY', { leaders, followers }),
    demand('FULL_WARBAND', { leaders, followers }),
    demand('REQUIRES', { profiles: profileIds, present: ids('One of these must be there too.') }),
    demand('EXCLUDES', { profiles: profileIds, with: ids('None of these may be there.') }),
    demand('LEADER', { profiles: profileIds }),
    demand('SINGLE_WARBAND', { leaders }),
  ])
  .check(z.describe('What the army must keep to.'));

const roll = {
  id: id('Stable.'),
  name: name('As printed.'),
  bonuses: maybe(
    z
      .array(z.strictObject({ id: id('Stable.'), name: name('Its name, without its text.') }))
      .check(z.maxLength(12), z.describe('Army bonuses by name.')),
  ),
  bowRules: maybe(
    z
      .array(
        z.strictObject({
          numerator: whole(1, 10, 'Upper part of the fraction.'),
          denominator: whole(1, 10, 'Lower part; 1/1 is no limit.'),
          when: maybe(conditionSchema),
        }),
      )
      .check(z.maxLength(5), z.describe('Other fractions than one third; the first that holds.')),
  ),
  bowExemptions: maybe(
    z
      .array(z.strictObject({ profiles: profileIds, ledBy: maybe(leaders), when: maybe(conditionSchema) }))
      .check(
        z.maxLength(5),
        z.describe('Profiles that count neither as bows nor as Warriors for the limit.'),
      ),
  ),
  warbandRules: maybe(
    z
      .array(
        z.strictObject({
          leaders: maybe(leaders),
          set: maybe(whole(0, 60, 'So many Warriors.')),
          add: maybe(whole(-18, 18, 'So many more.')),
          when: maybe(conditionSchema),
        }),
      )
      .check(z.maxLength(20), z.describe('Warband sizes that differ from the tier; the last that holds.')),
  ),
  captainless: maybe(
    z
      .strictObject({
        minimum: whole(1, 40, 'At least so many Warriors.'),
        maximum: whole(1, 40, 'At most so many.'),
        when: maybe(conditionSchema),
      })
      .check(z.describe('Warbands that nobody leads.')),
  ),
  demands: maybe(z.array(demandSchema).check(z.maxLength(40))),
};

const legionSchema: z.ZodMiniType<LegionFile> = z
  .strictObject({
    ...roll,
    armyLists: maybe(ids("The army lists it is drawn from; this file's if left out.")),
    profiles: z.array(borrowed).check(z.minLength(1), z.maxLength(200)),
  })
  .check(z.describe('A Legendary Legion.'));

export const listSchema: z.ZodMiniType<ListFile> = z
  .strictObject({
    ...roll,
    alignment: z.enum(alignments).check(z.describe('Good or Evil.')),
    profiles: z
      .array(profileSchema)
      .check(z.maxLength(300), z.describe('Written here and fielded by the list.')),
    borrowed: maybe(z.array(borrowed).check(z.maxLength(300), z.describe("Written in another list's file."))),
    legionProfiles: maybe(
      z.array(profileSchema).check(z.maxLength(300), z.describe('Written here, fielded by Legions only.')),
    ),
    legions: maybe(z.array(legionSchema).check(z.maxLength(40))),
  })
  .check(z.describe('One army list with its Legendary Legions.'));

export const alliancesSchema: z.ZodMiniType<AlliancesFile> = z.strictObject({
  lists: z
    .array(z.strictObject({ id: id('Stable.'), name: name('As printed.'), alignment: z.enum(alignments) }))
    .check(z.describe('Army lists that have no file of their own yet.')),
  allies: z
    .record(
      id("An army list's id."),
      z.strictObject({
        historical: z.array(id("An army list's id.")),
        convenient: z.array(id("An army list's id.")),
      }),
    )
    .check(z.describe('Allies by army list. What neither of two lists names is Impossible.')),
  conditional: maybe(
    z.array(
      z.strictObject({
        list: id('An army list.'),
        when: conditionSchema,
        otherwise: z.enum(['HISTORICAL', 'CONVENIENT', 'IMPOSSIBLE']),
      }),
    ),
  ),
});
