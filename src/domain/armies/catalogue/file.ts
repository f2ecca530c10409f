import { namesOf } from '../../../shared/names-of';
import {
  type ObjectOf,
  type Of,
  type Shape,
  choice,
  flag,
  later,
  list,
  maybe,
  nullable,
  object,
  record,
  text,
  union,
  whole,
} from '../../../shared/shape';
import { readStatline } from './statline';
import {
  alignments,
  allianceLevels,
  characteristicNames,
  type demandKinds,
  optionKinds,
  profileKinds,
  tiers,
  unconfirmedFields,
} from './vocabulary';

/**
 * The files of `data/catalogue`, one for each army list: the only place that states their fields, limits and descriptions. Players read,
 * edit and send such files, so fields with an obvious value may be left out; `resolve.ts` fills these in. `Shape`s become the schema of
 * requests and `data/catalogue.schema.json`; `model.ts` derives from the types what the rules read.
 */

const id = (description: string) => text({ pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/, longest: 100 }, description);
const name = (description: string) => text({ shortest: 1, longest: 120 }, description);
const ids = (description: string) => list(id('An id of this catalogue.'), [1, 200], description);

export type ConditionFile =
  | 'HISTORICAL'
  | { readonly present: readonly string[]; readonly within?: 'FORCE' | 'ARMY' | undefined }
  | { readonly ledBy: readonly string[] }
  | { readonly option: string }
  | { readonly not: ConditionFile }
  | { readonly all: readonly ConditionFile[] }
  | { readonly any: readonly ConditionFile[] };

const condition: Shape<ConditionFile> = later(
  () => conditions,
  'When it holds. HISTORICAL: while the list keeps its army bonus.',
);

const conditions = union([
  choice(['HISTORICAL']),
  object({
    present: ids('At least one model of one of these profiles is there.'),
    within: maybe(choice(['FORCE', 'ARMY'], 'In the same force (if omitted) or anywhere.')),
  }),
  object({ ledBy: ids('It is in, or leads, a warband led by one of these profiles.') }),
  object({ option: id('The same unit has taken this option.') }),
  object({ not: condition }),
  object({ all: list(condition, [0, 20]) }),
  object({ any: list(condition, [0, 20]) }),
]);

const characteristics = record(
  choice(characteristicNames),
  whole(-20, 20, 'The new value, or what is added.'),
  'Characteristics by name.',
);

const counts = object(
  {
    models: maybe(
      whole(0, 40, 'Models for Break Point and quarter. A creature and its crew may be several.'),
    ),
    warriors: maybe(whole(0, 40, 'Warriors that the bow limit is taken of.')),
    bows: maybe(whole(-1, 40, 'Bows and crossbows carried by Warriors.')),
    places: maybe(whole(0, 40, "Places in the leader's warband.")),
  },
  'What one unit, or the option added to it, counts as; only what is out of the ordinary.',
);
export type CountsFile = Of<typeof counts>;

const tier = choice(namesOf(tiers), 'The heroic tier; a profile without one is a Warrior.');

const option = object(
  {
    points: whole(-200, 500, 'Points for each model that has it.'),
    name: maybe(name('Its name, if it differs from the words of its id.')),
    kind: maybe(choice(namesOf(optionKinds), 'What it is, where the id does not tell.')),
    maximum: maybe(whole(1, 40, 'How often one model may take it; once if omitted.')),
    counts: maybe(counts),
    adds: maybe(characteristics),
    sets: maybe(characteristics),
    tier: maybe(tier),
    unique: maybe(flag('There is only one: at most once in an army.')),
    inArmy: maybe(whole(2, 200, 'How often an army may take it, whoever does, if more than once.')),
    when: maybe(condition),
    compulsoryWhen: maybe(condition),
  },
  'All that is particular about an option.',
);
export type OptionFile = Of<typeof option>;

const options = record(
  id("The option's id."),
  union([whole(-200, 500, 'Points for each model that has it.'), option]),
  'What may be bought, by id: its points, or all that is particular about it.',
);

const pages = list(
  object({ book: name('The book, in short.'), page: name('The page or pages.') }),
  [0, 4],
  'Its places in the books.',
);
const legacy = flag('No longer in print.');
const standsAlone = flag("A Hero who leads no warband and stands in nobody's.");
const keywords = list(name('A keyword.'), [0, 12], 'Keywords as printed, without Hero and Warrior.');
const carried = list(name('An item.'), [0, 20], 'What it carries without paying; a bow among it counts.');
const names = (description: string) => list(name('A name.'), [0, 40], description);
const named = {
  specialRules: maybe(names('Special rules by name; the books say what they do.')),
  heroicActions: maybe(names('Heroic actions without the word Heroic.')),
  magicalPowers: maybe(names('Magical powers by name.')),
  powers: maybe(
    record(
      name('A magical power.'),
      text(
        { pattern: /^(\d+|Self)\/[2-6]\+$/, longest: 10 },
        'Range in inches and casting value: 12/4+, Self/3+.',
      ),
      'Magical powers with range and casting value, where the profile prints these.',
    ),
  ),
};
const excludes = list(
  id('A profile of any list.'),
  [0, 100],
  'Profiles that never stand in one army with this one.',
);

const statline = text(
  { pattern: /^(\d+|-)"? .*$/, longest: 60 },
  'As printed: Move, Fight/Shoot, Strength, Defence, Attacks, Wounds, Courage (or Courage and Intelligence as scores: 5+ 6+), and of a Hero Might, Will, Fate. A dash if there is none.',
  {
    passes: (line) => readStatline(line) !== null,
    error: 'must read like 6 5/3+ 4 6 2 2 5 for a Warrior, with Might, Will and Fate after it for a Hero',
  },
);

const member = object({
  name: name('The model.'),
  statline,
  count: maybe(whole(1, 40, 'So many of them; one if omitted.')),
});
export type MemberFile = Of<typeof member>;
const members = list(member, [0, 20], 'The models, where one purchase is several of different lines.');

const choiceShape = object({
  options: ids('The options to choose from.'),
  minimum: maybe(whole(0, 20, 'The minimum; none if omitted.')),
  maximum: maybe(whole(1, 20, 'The maximum; one if omitted.')),
});
export type ChoiceFile = Of<typeof choiceShape>;
const choices = list(choiceShape, [0, 10], 'Options that exclude each other, or of which one must be taken.');

const profile = object(
  {
    id: id('Stable and the same wherever the profile may be fielded.'),
    name: name('As players say it.'),
    kind: maybe(choice(namesOf(profileKinds), 'HERO with a tier, WARRIOR without, if omitted.')),
    tier: maybe(tier),
    tierInAlliance: maybe(
      choice(namesOf(tiers), 'The tier in a Convenient or Impossible alliance, if another.'),
    ),
    unique: maybe(flag('A named Hero: once in an army.')),
    legacy: maybe(legacy),
    standsAlone: maybe(standsAlone),
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
    range: maybe(name("A siege engine's range in inches: 12-96.")),
    pages: maybe(pages),
    when: maybe(condition),
  },
  'A model, or models sold as one.',
);
export type ProfileFile = Of<typeof profile>;

const borrowed = object({
  profile: id("A profile's id."),
  name: maybe(name('What it is called here.')),
  points: maybe(whole(0, 2000, 'Its points here.')),
  statline: maybe(statline),
  tier: maybe(tier),
  unique: maybe(flag('Whether there is only one here.')),
  members: maybe(members),
  excludes: maybe(excludes),
  ...named,
  wargear: maybe(carried),
  keywords: maybe(keywords),
  addsKeywords: maybe(keywords),
  replacesKeywords: maybe(
    record(name('A keyword.'), name('Its name here.'), 'Keywords that are others here.'),
  ),
  legacy: maybe(legacy),
  standsAlone: maybe(standsAlone),
  tierAsGeneral: maybe(choice(namesOf(tiers), 'Its tier while it is the General.')),
  choices: maybe(choices),
  counts: maybe(counts),
  options: maybe(options),
  withoutOptions: maybe(ids('Options it has elsewhere, not here.')),
  onlyOptions: maybe(list(id("An option's id."), [0, 40], 'Of the options it has elsewhere, only these.')),
  when: maybe(nullable(condition, 'Its condition here; null where its own does not hold.')),
});
export type BorrowedFile = Of<typeof borrowed>;

const fielded = union(
  [id("A profile's id."), borrowed],
  'A profile written elsewhere, and what is different about it here.',
);

const profileIds = ids('The profiles meant.');
const leaders = ids('The leaders.');
const followers = list(id("A profile's id."), [0, 200], 'The only profiles they may lead; none for nobody.');
const part = (description: string) =>
  object({ numerator: whole(1, 10, 'Upper part.'), denominator: whole(1, 10, 'Lower part.') }, description);
const share = part('A part of all models.');
export type Share = Of<typeof share>;

/** A requirement of the army that uses a list or Legion, while `when` holds. */
const demand = <Kind extends keyof typeof demandKinds, F extends Readonly<Record<string, Shape>>>(
  kind: Kind,
  fields: F,
) => object({ kind: choice([kind]), ...fields, when: maybe(condition) });

const demandShape = union(
  [
    demand('COMPULSORY', { profiles: profileIds }),
    demand('NUMBER_OF', {
      profiles: profileIds,
      minimum: maybe(whole(0, 200, 'The minimum number of models.')),
      maximum: maybe(whole(0, 200, 'The maximum number of models.')),
    }),
    demand('RATIO', {
      profiles: profileIds,
      forEach: profileIds,
      limit: whole(1, 40, 'Maximum per model of `forEach`.'),
    }),
    demand('SHARE', {
      profiles: profileIds,
      minimum: maybe(share),
      maximum: maybe(share),
      percent: maybe(whole(1, 99, 'The maximum in per cent of all models.')),
    }),
    demand('ONLY_LED_BY', {
      profiles: profileIds,
      leaders: list(
        id("A profile's id."),
        [0, 200],
        'The only leaders they follow; none where they follow nobody.',
      ),
      leadersAsGeneral: maybe(ids('These lead them too, while they are the General.')),
    }),
    demand('FOLLOWS_KEYWORD', {
      keyword: name('The keyword of the Warriors.'),
      leadersKeyword: maybe(name('The keyword of their leaders; the same if omitted.')),
      profiles: maybe(ids('Only these Warriors; all of the keyword if omitted.')),
      alsoLedBy: maybe(ids('Heroes without the keyword who may lead them.')),
    }),
    demand('LEADS_ONLY', { leaders, followers }),
    demand('FULL_WARBAND', { leaders, followers }),
    demand('REQUIRES', { profiles: profileIds, present: ids('One of these must be there too.') }),
    demand('EXCLUDES', { profiles: profileIds, with: ids('None of these may be there.') }),
    demand('EXCLUDES_KEYWORD', { keyword: name('A keyword.'), with: ids('None of these may be there.') }),
    demand('LEADER', { profiles: profileIds, choice: maybe(flag('The player chooses among those there.')) }),
    demand('LEADER_OF_MOST', {
      of: record(id("A Hero's id."), name('His keyword.'), 'Heroes, each with the keyword that is counted.'),
    }),
    demand('WARBAND_OF', { profiles: profileIds, minimum: whole(1, 40, 'The minimum number of models.') }),
    demand('SAME_WARBAND', { profiles: profileIds }),
    demand('SINGLE_WARBAND', {
      leaders,
      optional: maybe(flag('Or warbands as usual.')),
      underGeneral: maybe(flag('Its leader is the General.')),
    }),
  ],
  'What the army must keep to.',
  'kind',
);
export type DemandFile = Of<typeof demandShape>;

const captainless = object({
  profiles: maybe(ids('The only profiles in it.')),
  minimum: whole(1, 40, 'The minimum number of Warriors.'),
  maximum: whole(1, 40, 'The maximum.'),
  after: maybe(choice(['ALL_HEROES'], 'Only once every Hero of the list is there.')),
  when: maybe(condition),
});
export type CaptainlessFile = Of<typeof captainless>;

const bonus = object({ id: id('Stable.'), name: name('Its name, without its text.') });
const bowRule = object({
  numerator: whole(1, 10, 'Upper part of the fraction.'),
  denominator: whole(1, 10, 'Lower part; 1/1 is no limit.'),
  of: maybe(name('Of the Warriors of this keyword alone.')),
  when: maybe(condition),
});
const bowExemption = object({ profiles: profileIds, ledBy: maybe(leaders), when: maybe(condition) });
const warbandRule = object({
  leaders: maybe(leaders),
  set: maybe(whole(0, 60, 'The number of Warriors.')),
  add: maybe(whole(-18, 18, 'The number of additional Warriors.')),
  when: maybe(condition),
});
const followRule = object({
  heroes: ids('The Heroes who may follow.'),
  leaders: ids('Whom they may follow.'),
  exactly: maybe(whole(1, 60, 'Only together: exactly this many of them and nobody else.')),
  compulsory: maybe(flag('They must follow, and lead nobody.')),
});
const breakRule = object(
  {
    percent: maybe(
      whole(1, 99, 'The army is broken once more than this many per cent of its models are lost.'),
    ),
    depends: maybe(ids('It depends on these in play: no number.')),
  },
  'The break, if not at half of the models.',
);
const listOption = object({
  id: id('Stable.'),
  name: name('Its name, without its text.'),
  points: whole(0, 500, 'Points, once for the army.'),
});
const unconfirmed = object({
  field: choice(unconfirmedFields, 'The field that is not confirmed.'),
  profile: maybe(id('Of this profile; of the list if omitted.')),
  option: maybe(id('Of this option.')),
  since: maybe(name('The day of the change, as 2026-07-02.')),
  before: maybe(whole(0, 2000, 'The points until then.')),
  note: maybe(text({ longest: 200 }, 'The difference of the sources.')),
});
const notCovered = object({
  subject: text({ shortest: 1, longest: 200 }, 'The subject that is not known.'),
  when: maybe(condition),
  profiles: maybe(ids('Only if one of these is there.')),
  ledBy: maybe(ids('Only if it is led by one of these.')),
  unlisted: maybe(
    union(
      [choice(['ANY']), ids('Profiles.')],
      'Profiles outside the list that may belong to it: any, or these.',
    ),
  ),
});
export type BreakRuleFile = Of<typeof breakRule>;
export type ListOption = Of<typeof listOption>;
export type UnconfirmedFile = Of<typeof unconfirmed>;
export type NotCoveredFile = Of<typeof notCovered>;
export type Bonus = Of<typeof bonus>;
export type BowRuleFile = Of<typeof bowRule>;
export type BowExemptionFile = Of<typeof bowExemption>;
export type WarbandRuleFile = Of<typeof warbandRule>;
export type FollowFile = Of<typeof followRule>;

/** The rules that lists and Legions write in the same way. */
const rules = {
  id: id('Stable.'),
  name: name('As printed.'),
  bonuses: maybe(list(bonus, [0, 12], 'Army bonuses by name.')),
  bowRules: maybe(list(bowRule, [0, 5], 'Other fractions than one third; the first that holds.')),
  throwingRules: maybe(list(bowRule, [0, 5], "Other fractions than the edition's; the first that holds.")),
  bowExemptions: maybe(
    list(bowExemption, [0, 5], 'Profiles that count neither as bows nor as Warriors for the limit.'),
  ),
  warbandRules: maybe(
    list(warbandRule, [0, 20], 'Warband sizes that differ from the tier; the last that holds.'),
  ),
  captainless: maybe(
    union(
      [captainless, list(captainless, [0, 10])],
      'Warbands without a leader; the first rule that fits a warband counts.',
    ),
  ),
  mayFollow: maybe(list(followRule, [0, 10], 'Heroes who may stand in the warband of another.')),
  breakRule: maybe(breakRule),
  demands: maybe(list(demandShape, [0, 40])),
  listOptions: maybe(list(listOption, [0, 20], 'Options for the whole army, by name.')),
  notCovered: maybe(
    list(notCovered, [0, 10], 'Rules that the list leaves open: an army that depends on one is not judged.'),
  ),
};
export type AnyListFile = ObjectOf<typeof rules>;

const legion = object(
  {
    ...rules,
    armyLists: maybe(ids("The army lists it is drawn from; this file's if omitted.")),
    profiles: list(fielded, [1, 200]),
  },
  'A Legendary Legion.',
);
export type LegionFile = Of<typeof legion>;

const edition = object({
  id: name('Stable.'),
  name: name('As players say it.'),
  bowFraction: part('The part of the Warriors that may carry bows, rounded up.'),
  throwingFraction: nullable(
    share,
    'The part of the Warriors that may carry throwing weapons, rounded up; null for no limit.',
  ),
  listsMayAlly: flag('Whether an army may be of several army lists.'),
  breakPercent: maybe(
    whole(
      1,
      99,
      'An army is broken once more than this many per cent of its models are lost; 50 if omitted.',
    ),
  ),
  generalCountsAs: maybe(
    whole(1, 10, 'So many models the General counts as at objectives, where the edition says a number.'),
  ),
});
export type Edition = Of<typeof edition>;

/** One army list with its Legions. */
export const listShape = object(
  {
    ...rules,
    edition: maybe(name('The id of its edition in editions.json; 2018 if omitted.')),
    editionRules: maybe(edition),
    legacy: maybe(legacy),
    pages: maybe(pages),
    sources: maybe(
      list(name('A transcription.'), [0, 6], 'The transcriptions it was drafted and checked from.'),
    ),
    asOf: maybe(name('The day of the newest of them, as 2026-08-21.')),
    unconfirmed: maybe(list(unconfirmed, [0, 60], 'Fields that the sources do not confirm.')),
    alignment: choice(alignments, 'Good or Evil.'),
    profiles: list(profile, [0, 300], 'Written here and fielded by the list.'),
    borrowed: maybe(list(fielded, [0, 300], "Written in another list's file.")),
    legionProfiles: maybe(list(profile, [0, 300], 'Written here, fielded by Legions only.')),
    legions: maybe(list(legion, [0, 40])),
  },
  'One army list with its Legendary Legions.',
);
export type ListFile = Of<typeof listShape>;

/** Profiles of an edition that several lists field, in a file of their own. */
export const profilesShape = object(
  {
    id: id('Stable.'),
    edition: name('The id of its edition.'),
    profiles: list(profile, [0, 300]),
  },
  'Profiles that lists of an edition borrow.',
);
export type ProfilesFile = Of<typeof profilesShape>;

/** A file of the catalogue that writes profiles. */
export type CatalogueFile = ListFile | ProfilesFile;

const ANY_NUMBER = [0, Infinity] as const;
const allies = list(id("An army list's id."), ANY_NUMBER);

/** `alliances.json`: the lists that have no file yet, and which lists go together. */
export const alliancesShape = object({
  lists: list(
    object({ id: id('Stable.'), name: name('As printed.'), alignment: choice(alignments) }),
    ANY_NUMBER,
    'Army lists that have no file of their own yet.',
  ),
  allies: record(
    id("An army list's id."),
    object({ historical: allies, convenient: allies }),
    'Allies by army list. A pair may be written at either list, or at both. What neither of two lists names is Impossible.',
  ),
  conditional: maybe(
    list(
      object({ list: id('An army list.'), when: condition, otherwise: choice(namesOf(allianceLevels)) }),
      ANY_NUMBER,
      'Army lists whose alliances hold only while `when` does, and are `otherwise` without it.',
    ),
  ),
  unknown: maybe(ids('Army lists whose allies are not known: an alliance with them is not judged.')),
  ofHeroes: maybe(
    list(
      object({
        profiles: ids('Heroes of a list in `unknown`, who have allies of their own.'),
        with: maybe(ids('Only with one of these Heroes in the army.')),
        historical: allies,
        convenient: allies,
        open: maybe(ids('Army lists with which it is not known.')),
      }),
      ANY_NUMBER,
      'Allies by Hero: those of a force are as good as those of the worst of its Heroes.',
    ),
  ),
  disputed: maybe(
    list(
      object({
        profiles: maybe(ids('Only with one of these in the army.')),
        with: maybe(ids('And one of these.')),
        without: maybe(ids('And none of these.')),
        list: maybe(id('Only in an army of this list or Legion.')),
        ally: maybe(name('Only with this list among its allies; ANY for any ally.')),
        subject: text({ shortest: 1, longest: 200 }, 'The subject about which sources differ.'),
      }),
      ANY_NUMBER,
      'Questions that sources answer differently: the army is judged, and its report says so.',
    ),
  ),
  changes: maybe(
    list(
      object({
        profiles: ids('Heroes of one force.'),
        level: choice(namesOf(allianceLevels), 'The best level with one of them there.'),
        except: maybe(ids('Army lists with which it stays as it is.')),
        with: maybe(ids('Only with one of these Heroes in the army.')),
      }),
      ANY_NUMBER,
      'Heroes who make the alliances of their force worse.',
    ),
  ),
  bonusLosses: maybe(
    list(
      object({ profiles: ids('Heroes of one time.'), with: ids('Heroes of another.') }),
      ANY_NUMBER,
      'Heroes who together cost the army bonus.',
    ),
  ),
});
export type AlliancesFile = Of<typeof alliancesShape>;

/** `editions.json`: what each edition says of every army. */
export const editionsShape = object({ editions: list(edition, ANY_NUMBER) });
export type EditionsFile = Of<typeof editionsShape>;
