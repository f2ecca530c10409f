import * as z from 'zod/mini';
import type {
  AlliancesFile,
  BorrowedFile,
  ConditionFile,
  DemandFile,
  EditionsFile,
  LegionFile,
  ListFile,
  OptionFile,
  ProfileFile,
} from '../../../domain/armies/catalogue/file';
import {
  alignments,
  allianceLevels,
  characteristicNames,
  optionKinds,
  profileKinds,
  tiers,
} from '../../../domain/armies/catalogue/model';
import { readStatline } from '../../../domain/armies/catalogue/resolve-profile';

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

const conditionSchema: z.ZodMiniType<ConditionFile> = z
  .lazy(() =>
    z.union([
      z.literal('HISTORICAL'),
      z.strictObject({
        present: ids('At least one model of one of these profiles is there.'),
        within: maybe(
          z.enum(['FORCE', 'ARMY']).check(z.describe('In the same force (if omitted) or anywhere.')),
        ),
      }),
      z.strictObject({ ledBy: ids('It is in, or leads, a warband led by one of these profiles.') }),
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

const optionSchema: z.ZodMiniType<OptionFile> = z
  .strictObject({
    points: whole(-200, 500, 'Points for each model that has it.'),
    name: maybe(name('Its name, if it differs from the words of its id.')),
    kind: maybe(z.enum(optionKinds).check(z.describe('What it is, where the id does not tell.'))),
    maximum: maybe(whole(1, 40, 'How often one model may take it; once if omitted.')),
    counts: maybe(counts),
    adds: maybe(characteristics),
    sets: maybe(characteristics),
    tier: maybe(tier),
    unique: maybe(z.boolean().check(z.describe('There is only one: at most once in an army.'))),
    inArmy: maybe(whole(2, 200, 'How often an army may take it, whoever does, if more than once.')),
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
const names = (description: string) =>
  z.array(name('A name.')).check(z.maxLength(40), z.describe(description));
const named = {
  specialRules: maybe(names('Special rules by name; the books say what they do.')),
  heroicActions: maybe(names('Heroic actions without the word Heroic.')),
  magicalPowers: maybe(names('Magical powers by name.')),
};
const excludes = z
  .array(id('A profile of any list.'))
  .check(z.maxLength(100), z.describe('Profiles that never stand in one army with this one.'));

const statline = z.string().check(
  z.regex(/^(\d+|-)"? .*$/),
  z.maxLength(60),
  z.refine((line) => readStatline(line) !== null, {
    error: 'must read like 6 5/3+ 4 6 2 2 5 for a Warrior, with Might, Will and Fate after it for a Hero',
  }),
  z.describe(
    'As printed: Move, Fight/Shoot, Strength, Defence, Attacks, Wounds, Courage, and of a Hero Might, Will, Fate. A dash if there is none.',
  ),
);

const members = z
  .array(
    z.strictObject({
      name: name('The model.'),
      statline,
      count: maybe(whole(1, 40, 'So many of them; one if omitted.')),
    }),
  )
  .check(z.maxLength(20), z.describe('The models, where one purchase is several of different lines.'));

const choices = z
  .array(
    z.strictObject({
      options: ids('The options to choose from.'),
      minimum: maybe(whole(0, 20, 'The minimum; none if omitted.')),
      maximum: maybe(whole(1, 20, 'The maximum; one if omitted.')),
    }),
  )
  .check(z.maxLength(10), z.describe('Options that exclude each other, or of which one must be taken.'));

const profileSchema: z.ZodMiniType<ProfileFile> = z
  .strictObject({
    id: id('Stable and the same wherever the profile may be fielded.'),
    name: name('As players say it.'),
    kind: maybe(z.enum(profileKinds).check(z.describe('HERO with a tier, WARRIOR without, if omitted.'))),
    tier: maybe(tier),
    unique: maybe(z.boolean().check(z.describe('A named Hero: once in an army.'))),
    character: maybe(id('Who it is, where several profiles are one person; the id if omitted.')),
    points: whole(0, 2000, 'Points of one, without options.'),
    keywords,
    statline,
    members: maybe(members),
    excludes: maybe(excludes),
    ...named,
    wargear: maybe(carried),
    options: maybe(options),
    choices: maybe(choices),
    counts: maybe(counts),
    when: maybe(conditionSchema),
  })
  .check(z.describe('A model, or models sold as one.'));

const borrowed: z.ZodMiniType<string | BorrowedFile> = z
  .union([
    id("A profile's id."),
    z.strictObject({
      profile: id("A profile's id."),
      name: maybe(name('What it is called here.')),
      points: maybe(whole(0, 2000, 'Its points here.')),
      statline: maybe(statline),
      tier: maybe(tier),
      unique: maybe(z.boolean().check(z.describe('Whether there is only one here.'))),
      members: maybe(members),
      excludes: maybe(excludes),
      ...named,
      wargear: maybe(carried),
      keywords: maybe(keywords),
      addsKeywords: maybe(keywords),
      choices: maybe(choices),
      counts: maybe(counts),
      options: maybe(options),
      withoutOptions: maybe(ids('Options it has elsewhere, not here.')),
      when: maybe(
        z
          .nullable(conditionSchema)
          .check(z.describe('Its condition here; null where its own does not hold.')),
      ),
    }),
  ])
  .check(z.describe('A profile written elsewhere, and what is different about it here.'));

const demand = <Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), ...shape, when: maybe(conditionSchema) });

const profileIds = ids('The profiles meant.');
const leaders = ids('The leaders.');
const soleLeaders = z
  .array(id("A profile's id."))
  .check(z.maxLength(200), z.describe('The only leaders they follow; none where they follow nobody.'));
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
      minimum: maybe(whole(0, 200, 'The minimum number of models.')),
      maximum: maybe(whole(0, 200, 'The maximum number of models.')),
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
    demand('ONLY_LED_BY', { profiles: profileIds, leaders: soleLeaders }),
    demand('LEADS_ONLY', { leaders, followers }),
    demand('FULL_WARBAND', { leaders, followers }),
    demand('REQUIRES', { profiles: profileIds, present: ids('One of these must be there too.') }),
    demand('EXCLUDES', { profiles: profileIds, with: ids('None of these may be there.') }),
    demand('LEADER', { profiles: profileIds }),
    demand('SAME_WARBAND', { profiles: profileIds }),
    demand('SINGLE_WARBAND', { leaders }),
  ])
  .check(z.describe('What the army must keep to.'));

const captainless = z.strictObject({
  profiles: maybe(ids('The only profiles in it.')),
  minimum: whole(1, 40, 'The minimum number of Warriors.'),
  maximum: whole(1, 40, 'The maximum.'),
  when: maybe(conditionSchema),
});

const list = {
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
          set: maybe(whole(0, 60, 'The number of Warriors.')),
          add: maybe(whole(-18, 18, 'The number of additional Warriors.')),
          when: maybe(conditionSchema),
        }),
      )
      .check(z.maxLength(20), z.describe('Warband sizes that differ from the tier; the last that holds.')),
  ),
  captainless: maybe(
    z
      .union([captainless, z.array(captainless).check(z.maxLength(10))])
      .check(z.describe('Warbands without a leader; the first rule that fits a warband counts.')),
  ),
  mayFollow: maybe(
    z
      .array(
        z.strictObject({
          heroes: ids('The Heroes who may follow.'),
          leaders: ids('Whom they may follow.'),
          exactly: maybe(whole(1, 60, 'Only together: exactly this many of them and nobody else.')),
        }),
      )
      .check(z.maxLength(10), z.describe('Heroes who may stand in the warband of another.')),
  ),
  demands: maybe(z.array(demandSchema).check(z.maxLength(40))),
};

const legionSchema: z.ZodMiniType<LegionFile> = z
  .strictObject({
    ...list,
    armyLists: maybe(ids("The army lists it is drawn from; this file's if omitted.")),
    profiles: z.array(borrowed).check(z.minLength(1), z.maxLength(200)),
  })
  .check(z.describe('A Legendary Legion.'));

export const listSchema: z.ZodMiniType<ListFile> = z
  .strictObject({
    ...list,
    edition: maybe(name('The id of its edition in editions.json; 2018 if omitted.')),
    legacy: maybe(z.boolean().check(z.describe('No longer in print.'))),
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
        otherwise: z.enum(allianceLevels),
      }),
    ),
  ),
  unknown: maybe(ids('Army lists whose allies are not known: an alliance with them is not judged.')),
  changes: maybe(
    z
      .array(
        z.strictObject({
          profiles: ids('Heroes of one force.'),
          level: z.enum(allianceLevels).check(z.describe('The best level with one of them there.')),
          except: maybe(ids('Army lists with which it stays as it is.')),
        }),
      )
      .check(z.describe('Heroes who make the alliances of their force worse.')),
  ),
  bonusLosses: maybe(
    z
      .array(z.strictObject({ profiles: ids('Heroes of one time.'), with: ids('Heroes of another.') }))
      .check(z.describe('Heroes who together cost the army bonus.')),
  ),
});

const fraction = z.strictObject({
  numerator: whole(1, 10, 'Upper part.'),
  denominator: whole(1, 10, 'Lower part.'),
});

export const editionsSchema: z.ZodMiniType<EditionsFile> = z.strictObject({
  editions: z.array(
    z.strictObject({
      id: name('Stable.'),
      name: name('As players say it.'),
      bowFraction: fraction.check(z.describe('The part of the Warriors that may carry bows, rounded up.')),
      throwingFraction: z
        .nullable(fraction)
        .check(z.describe('The part of the Warriors that may carry throwing weapons; null for no limit.')),
      listsMayAlly: z.boolean().check(z.describe('Whether an army may be of several army lists.')),
    }),
  ),
});
