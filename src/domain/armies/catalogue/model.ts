import type {
  AlliancesFile,
  AnyListFile,
  BreakRuleFile,
  BowExemptionFile,
  BowRuleFile,
  CaptainlessFile,
  ChoiceFile,
  CountsFile,
  DemandFile,
  Edition,
  FollowFile,
  ListFile,
  ListOption,
  MemberFile,
  NotCoveredFile,
  OptionFile,
  ProfileFile,
  UnconfirmedFile,
  WarbandRuleFile,
} from './file';
import type { Alignment, AllianceLevel, Characteristics, Tier } from './vocabulary';

/**
 * The catalogue as the validation rules read it: the files of `data/catalogue` with every default filled in, and profiles shared between
 * lists in each of them. Ids are kebab-case and stable; a profile's id is the same in every list and Legion that may field it.
 */

/** Something that holds or not in a given army; rules depend on it only through this. */
export type Condition =
  /** The list keeps its army bonus: it stands alone or all its allies are Historical. */
  | { readonly kind: 'HISTORICAL' }
  /** At least one model of any of these profiles is in the same force, or in the whole army. */
  | { readonly kind: 'PRESENT'; readonly profiles: readonly string[]; readonly within: 'FORCE' | 'ARMY' }
  /** The unit stands in (or leads) a warband led by one of these profiles. */
  | { readonly kind: 'LED_BY'; readonly profiles: readonly string[] }
  /** The same unit has taken this option. */
  | { readonly kind: 'OPTION'; readonly option: string }
  | { readonly kind: 'NOT'; readonly condition: Condition }
  | { readonly kind: 'ALL'; readonly conditions: readonly Condition[] }
  | { readonly kind: 'ANY'; readonly conditions: readonly Condition[] };

/** A part of a file with nothing left out: a field without a value of its own is null, those of `Defaults` have one. */
type Filled<File, Defaults extends string = never> = File extends unknown
  ? {
      readonly [K in keyof File]-?: K extends 'when' | 'compulsoryWhen'
        ? Condition | null
        : | Exclude<File[K], undefined>
          | (undefined extends File[K] ? (K extends Defaults ? never : null) : never);
    }
  : never;

/**
 * The counts of one chosen unit of a profile, or of one option added to it. Throwing weapons, blowpipes and slings are no bows. `places` of a
 * siege engine, which leads, are those that its own crew takes in its warband.
 */
export type Counts = Filled<CountsFile, keyof CountsFile>;

/** Something a unit may be given for points. */
export interface Option extends Filled<
  Omit<OptionFile, 'unique' | 'counts' | 'adds' | 'sets'>,
  'name' | 'kind' | 'maximum'
> {
  readonly id: string;
  /** A bow adds one to `bows` (never for a Hero). */
  readonly counts: Counts;
  /** Changes of the characteristics: amounts added, and values set. */
  readonly adds: Partial<Characteristics>;
  readonly sets: Partial<Characteristics>;
}

/** Among these options of one profile, at least `minimum` and at most `maximum` are taken by each model. */
export type Choice = Filled<ChoiceFile, 'minimum' | 'maximum'>;

/** One of several models that are sold as one. */
export interface Member extends Filled<Omit<MemberFile, 'statline'>, 'count'> {
  readonly characteristics: Characteristics;
}

/** Fields of a profile that are the same in every list, but for those that are read further. */
type ProfileFacts = Filled<
  Omit<ProfileFile, 'statline' | 'members' | 'options' | 'choices' | 'counts' | 'powers'>,
  Exclude<keyof ProfileFile, 'tier' | 'tierInAlliance' | 'range'>
>;

/** A magical power as a profile casts it. */
export interface Power {
  readonly name: string;
  /** In inches; null where the caster is the only target. */
  readonly range: number | null;
  /** The score needed: 4 for 4+. */
  readonly casting: number;
}

/** A model, or models sold as one, that a list may field. The tier of a siege engine is its leader's. */
export interface Profile extends ProfileFacts {
  readonly characteristics: Characteristics;
  /** The models, where one purchase is several of different lines; empty where it is one. */
  readonly members: readonly Member[];
  readonly options: readonly Option[];
  readonly choices: readonly Choice[];
  readonly counts: Counts;
  /** Magical powers with range and casting value; empty where an edition does not print these with the profile. */
  readonly powers: readonly Power[];
  /** The tier while it is the General; null where it stays the same. */
  readonly tierAsGeneral: Tier | null;
}

/** The size of warbands where the tier does not say it. The last rule that holds wins; `add` adds to it. A Warrior among `leaders` may lead. */
export type WarbandRule = Filled<WarbandRuleFile, 'add'>;

/** A warband that nobody leads. The first rule that fits the warband is used. */
export type CaptainlessRule = Filled<CaptainlessFile>;

/** Heroes who may stand in the warband of another Hero though they could lead one. */
export type FollowRule = Filled<FollowFile, 'compulsory'>;

/** The break of an army, if not at half of its models. */
export type BreakRule = Filled<BreakRuleFile, 'depends'>;

/** A gap of the list: an army that depends on it is not judged. */
export type NotCovered = Filled<NotCoveredFile>;

/** The part of the Warriors that may carry bows, rounded up; 1/1 is no limit. The first rule that holds is used. */
export type BowRule = Filled<BowRuleFile>;

/** Models of these profiles count neither as bows nor as Warriors for the bow limit. */
export type BowExemption = Filled<BowExemptionFile>;

type NumberOf = Extract<DemandFile, { kind: 'NUMBER_OF' }>;

/** A requirement of the army that uses a list or Legion. */
export type Demand =
  | Filled<
      Exclude<DemandFile, NumberOf>,
      'choice' | 'optional' | 'underGeneral' | 'alsoLedBy' | 'leadersAsGeneral' | 'leadersKeyword'
    >
  | Filled<NumberOf, 'minimum'>;

/** An army list or a Legion: who may be fielded, and under which rules. */
export interface AnyList extends Filled<Pick<AnyListFile, 'id' | 'name' | 'bonuses'>, 'bonuses'> {
  readonly alignment: Alignment;
  readonly edition: Edition;
  /** No longer in print: events may leave it out. */
  readonly legacy: boolean;
  /** Resolved: changes that the list or Legion makes to a profile are already in it. */
  readonly profiles: readonly Profile[];
  readonly bowRules: readonly BowRule[];
  readonly bowExemptions: readonly BowExemption[];
  readonly warbandRules: readonly WarbandRule[];
  readonly captainless: readonly CaptainlessRule[];
  readonly mayFollow: readonly FollowRule[];
  readonly demands: readonly Demand[];
  readonly throwingRules: readonly BowRule[];
  readonly breakRule: BreakRule | null;
  readonly listOptions: readonly ListOption[];
  readonly notCovered: readonly NotCovered[];
}

/** A field that the sources of a list do not confirm. */
export type Unconfirmed = Filled<UnconfirmedFile>;

/** The sources of a list, and the fields that they do not confirm. */
export interface Provenance extends Filled<
  Pick<ListFile, 'pages' | 'sources' | 'asOf'>,
  'pages' | 'sources'
> {
  readonly unconfirmed: readonly Unconfirmed[];
}

export interface ArmyList extends AnyList, Provenance {
  /** False while the catalogue knows the list by name and allies only; its profiles come with the request then. */
  readonly complete: boolean;
}

export interface Legion extends AnyList {
  readonly armyLists: readonly string[];
}

/** Two lists and their level, in either order. A pair that is not named is Impossible. */
export interface Alliance {
  readonly lists: readonly [string, string];
  readonly level: Exclude<AllianceLevel, 'IMPOSSIBLE'>;
  /** The level holds only while this does, and is `otherwise` without; null for always. */
  readonly when: Condition | null;
  readonly otherwise: AllianceLevel | null;
}

type InAlliances<Field extends 'ofHeroes' | 'disputed' | 'changes'> = NonNullable<
  AlliancesFile[Field]
>[number];

/** Heroes of a list without alliances, with the allies of their own. */
export type HeroAlliance = Filled<InAlliances<'ofHeroes'>, 'open'>;

/** A question that sources answer differently; it concerns an army where all that is given holds. */
export type Disputed = Filled<InAlliances<'disputed'>, 'without'>;

/** Heroes whose presence makes their force's alliances worse, but with the lists of `except`. */
export type AllianceChange = Filled<InAlliances<'changes'>, 'except'>;

/**
 * All names of the whole catalogue, so that a part of it can still name the owner of an id. A catalogue may hold
 * only the lists that a question needs.
 */
export interface Directory {
  /** Every army list and Legion. */
  readonly lists: readonly { readonly id: string; readonly name: string }[];
  /** A profile's name; undefined where none has the id. */
  readonly profileName: (id: string) => string | undefined;
  /** The names of the army lists and Legions that field a profile. */
  readonly fieldedBy: (id: string) => readonly string[];
  /** Every profile's id. */
  readonly profiles: () => readonly string[];
  /** The names of the army lists and Legions in which somebody may have an option. */
  readonly listsWithOption: (id: string) => readonly string[];
  /** The edition of a profile by id; undefined where it is not known. */
  readonly editionOf: (id: string) => string | undefined;
  /** The names of all editions, to find what is meant by an unknown name. */
  readonly everywhere: () => Directory;
}

export interface Catalogue {
  readonly armyLists: readonly ArmyList[];
  readonly legions: readonly Legion[];
  readonly alliances: readonly Alliance[];
  readonly allianceChanges: readonly AllianceChange[];
  readonly heroAlliances: readonly HeroAlliance[];
  readonly disputed: readonly Disputed[];
  readonly bonusLosses: readonly { readonly profiles: readonly string[]; readonly with: readonly string[] }[];
  /** Army lists whose alliances the catalogue does not know. */
  readonly withoutAlliances: readonly string[];
  readonly directory: Directory;
}
