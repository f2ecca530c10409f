import type {
  Alignment,
  AllianceLevel,
  Bonus,
  CharacteristicName,
  Counts,
  DemandKind,
  Edition,
  OptionKind,
  ProfileKind,
  Share,
  Tier,
} from './model';

/**
 * The catalogue as written in `data/catalogue`, one file per army list: what a player reads, edits or adds. What
 * goes without saying is left out; `resolve.ts` fills it in. The published schema is `data/catalogue.schema.json`.
 */

export type ConditionFile =
  | 'HISTORICAL'
  | { readonly present: readonly string[]; readonly within?: 'FORCE' | 'ARMY' | undefined }
  | { readonly ledBy: readonly string[] }
  | { readonly option: string }
  | { readonly not: ConditionFile }
  | { readonly all: readonly ConditionFile[] }
  | { readonly any: readonly ConditionFile[] };

type CharacteristicsFile = { readonly [C in CharacteristicName]?: number | undefined };

type CountsFile = { readonly [K in keyof Counts]?: number | undefined };

/** What may be said of an option beyond its points; what is left out comes from `wargear.ts` by the option's id. */
export interface OptionFile {
  readonly points: number;
  readonly name?: string | undefined;
  readonly kind?: OptionKind | undefined;
  readonly maximum?: number | undefined;
  readonly counts?: CountsFile | undefined;
  readonly adds?: CharacteristicsFile | undefined;
  readonly sets?: CharacteristicsFile | undefined;
  readonly tier?: Tier | undefined;
  /** There is only one: at most once in an army, whoever takes it. */
  readonly unique?: boolean | undefined;
  /** At most so often in an army, whoever takes it, where that is more than once. */
  readonly inArmy?: number | undefined;
  readonly when?: ConditionFile | undefined;
  readonly compulsoryWhen?: ConditionFile | undefined;
}

export interface ChoiceFile {
  readonly options: readonly string[];
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
}

/** One of several models that are sold as one. */
export interface MemberFile {
  readonly name: string;
  readonly statline: string;
  /** So many of them; one when left out. */
  readonly count?: number | undefined;
}

/** What a profile has by name only: what it does stands in the book. */
export interface NamesFile {
  readonly specialRules?: readonly string[] | undefined;
  /** Without the word Heroic: Strike, March... */
  readonly heroicActions?: readonly string[] | undefined;
  readonly magicalPowers?: readonly string[] | undefined;
}

export interface ProfileFile extends NamesFile {
  readonly id: string;
  readonly name: string;
  readonly kind?: ProfileKind | undefined;
  readonly tier?: Tier | undefined;
  readonly unique?: boolean | undefined;
  readonly character?: string | undefined;
  readonly points: number;
  readonly keywords: readonly string[];
  /** As printed: Move, Fight/Shoot, Strength, Defence, Attacks, Wounds, Courage, then Might, Will, Fate of a Hero. */
  readonly statline: string;
  /** The models, where one purchase is several of different lines; `statline` is the first one's. */
  readonly members?: readonly MemberFile[] | undefined;
  /** Profiles of any list that never stand in one army with this one. */
  readonly excludes?: readonly string[] | undefined;
  readonly wargear?: readonly string[] | undefined;
  /** By option id: its points, or all that is particular about it. */
  readonly options?: Readonly<Record<string, number | OptionFile>> | undefined;
  readonly choices?: readonly ChoiceFile[] | undefined;
  readonly counts?: CountsFile | undefined;
  readonly when?: ConditionFile | undefined;
}

/** A profile written elsewhere (this file or another), and what is different about it here. */
export interface BorrowedFile extends NamesFile {
  readonly profile: string;
  readonly name?: string | undefined;
  readonly points?: number | undefined;
  readonly statline?: string | undefined;
  readonly tier?: Tier | undefined;
  readonly unique?: boolean | undefined;
  readonly members?: readonly MemberFile[] | undefined;
  readonly excludes?: readonly string[] | undefined;
  readonly wargear?: readonly string[] | undefined;
  /** All its keywords here. */
  readonly keywords?: readonly string[] | undefined;
  readonly addsKeywords?: readonly string[] | undefined;
  readonly choices?: readonly ChoiceFile[] | undefined;
  readonly counts?: CountsFile | undefined;
  /** Options that are added or different here. */
  readonly options?: Readonly<Record<string, number | OptionFile>> | undefined;
  readonly withoutOptions?: readonly string[] | undefined;
  /** Null where the profile's own condition does not hold here. */
  readonly when?: ConditionFile | null | undefined;
}

export interface WarbandRuleFile {
  readonly leaders?: readonly string[] | undefined;
  readonly set?: number | undefined;
  readonly add?: number | undefined;
  readonly when?: ConditionFile | undefined;
}

export interface CaptainlessFile {
  /** The only profiles in it; any Warriors when left out. */
  readonly profiles?: readonly string[] | undefined;
  readonly minimum: number;
  readonly maximum: number;
  readonly when?: ConditionFile | undefined;
}

export interface FollowFile {
  readonly heroes: readonly string[];
  readonly leaders: readonly string[];
  /** Only together: exactly so many models of them and nobody else. Any number when left out. */
  readonly exactly?: number | undefined;
}

export interface BowRuleFile {
  readonly numerator: number;
  readonly denominator: number;
  readonly when?: ConditionFile | undefined;
}

export interface BowExemptionFile {
  readonly profiles: readonly string[];
  readonly ledBy?: readonly string[] | undefined;
  readonly when?: ConditionFile | undefined;
}

/** A demand in full but where bounds and conditions that do not apply are left out. */
export type DemandFile = (
  | Exclude<DemandKind, { readonly kind: 'NUMBER_OF' | 'SHARE' }>
  | {
      readonly kind: 'NUMBER_OF';
      readonly profiles: readonly string[];
      readonly minimum?: number | undefined;
      readonly maximum?: number | undefined;
    }
  | {
      readonly kind: 'SHARE';
      readonly profiles: readonly string[];
      readonly minimum?: Share | undefined;
      readonly maximum?: Share | undefined;
    }
) & { readonly when?: ConditionFile | undefined };

/** The rules that lists and Legions write in the same way. */
export interface AnyListFile {
  readonly id: string;
  readonly name: string;
  readonly bonuses?: readonly Bonus[] | undefined;
  readonly bowRules?: readonly BowRuleFile[] | undefined;
  readonly bowExemptions?: readonly BowExemptionFile[] | undefined;
  readonly warbandRules?: readonly WarbandRuleFile[] | undefined;
  readonly captainless?: CaptainlessFile | readonly CaptainlessFile[] | undefined;
  /** Heroes who may follow another Hero though they could lead. */
  readonly mayFollow?: readonly FollowFile[] | undefined;
  readonly demands?: readonly DemandFile[] | undefined;
}

export interface LegionFile extends AnyListFile {
  /** The army lists it is drawn from; this file's list when left out. */
  readonly armyLists?: readonly string[] | undefined;
  readonly profiles: readonly (string | BorrowedFile)[];
}

/** One army list with its Legions. */
export interface ListFile extends AnyListFile {
  /** The edition's id in `editions.json`; 2018 when left out. */
  readonly edition?: string | undefined;
  /** No longer in print. */
  readonly legacy?: boolean | undefined;
  readonly alignment: Alignment;
  readonly profiles: readonly ProfileFile[];
  /** Fielded here, written in another list's file. */
  readonly borrowed?: readonly (string | BorrowedFile)[] | undefined;
  /** Written here for Legions; the list itself does not field them. */
  readonly legionProfiles?: readonly ProfileFile[] | undefined;
  readonly legions?: readonly LegionFile[] | undefined;
}

/** `editions.json`: what each edition says of every army. */
export interface EditionsFile {
  readonly editions: readonly Edition[];
}

/** `alliances.json`: the lists that have no file yet, and which lists go together. */
export interface AlliancesFile {
  readonly lists: readonly { readonly id: string; readonly name: string; readonly alignment: Alignment }[];
  /** By list: its Historical and its Convenient allies. A pair may be written at either list, or at both. */
  readonly allies: Readonly<
    Record<string, { readonly historical: readonly string[]; readonly convenient: readonly string[] }>
  >;
  /** Lists whose alliances hold only while something does, and are `otherwise` without it. */
  readonly conditional?:
    | readonly {
        readonly list: string;
        readonly when: ConditionFile;
        readonly otherwise: AllianceLevel;
      }[]
    | undefined;
  /** Lists whose allies the catalogue does not know: an alliance with them is not judged. */
  readonly unknown?: readonly string[] | undefined;
  /** Heroes whose presence makes their force's alliances worse, with every list but `except`. */
  readonly changes?:
    | readonly {
        readonly profiles: readonly string[];
        readonly level: AllianceLevel;
        readonly except?: readonly string[] | undefined;
      }[]
    | undefined;
  /** Heroes of different times: any of the one with any of the other costs the army bonus. */
  readonly bonusLosses?:
    readonly { readonly profiles: readonly string[]; readonly with: readonly string[] }[] | undefined;
}

/** The ids of the profiles that a list borrows, itself or for its Legions. */
export const referredIn = (file: ListFile): readonly string[] =>
  [file.borrowed ?? [], ...(file.legions ?? []).map(({ profiles }) => profiles)]
    .flat()
    .map((reference) => (typeof reference === 'string' ? reference : reference.profile));
