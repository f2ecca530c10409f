import type { SwitchValue } from '../../../shared/house-ruling';
import type { Source } from '../../../shared/source';
import type { RulesetId } from '../ruleset-id';

/** The kinds of entries; each kind is a file of its own in this folder. */
export const referenceKinds = {
  TURN_PHASE: 'A phase of the turn.',
  CHARACTERISTIC: 'A number of a profile.',
  WARGEAR: 'A weapon or a piece of wargear.',
  MISSILE_WEAPON: 'A missile weapon, with range and Strength.',
  SPECIAL_STRIKE: 'An alternative to plain Strikes.',
  HEROIC_ACTION: 'Heroic action.',
  MAGICAL_POWER: 'A Magical Power.',
  SPECIAL_RULE: 'A special rule of models.',
  PROCEDURE: 'A procedure: moving, shooting, fighting, magic.',
  ADVANCED_RULE: 'Water, burdens, passengers, Sentries.',
  DOUBLES_RULE: 'A rule that differs in doubles.',
  EVENT_RULE: 'A rule for running an event.',
  RULING: 'A ruling: what applies where the documents are silent, garbled or contradictory.',
} as const;
export type ReferenceKind = keyof typeof referenceKinds;

export const phases = {
  PRIORITY: 'Both sides roll for Priority.',
  MOVE: 'Models move, charge and cast.',
  SHOOT: 'Missile weapons are shot.',
  FIGHT: 'Fights are resolved.',
  END: 'Effects run out.',
};
export type Phase = keyof typeof phases;

/** A ruling that the API takes as a named option, with what holds when it is not given. */
export interface RulingSwitch {
  readonly name: string;
  readonly default: SwitchValue;
  /** The other values, as JSON writes them, in words. */
  readonly values: string;
}

/** A ruling as its chapter writes it: what is undecided in the sources, and what holds here. Commas separate its other names. */
export interface Ruling {
  readonly number: string;
  readonly about: string;
  readonly aliases: string;
  readonly text: string;
  readonly switch?: RulingSwitch;
  /** The places that are silent, garbled or disagree. */
  readonly concerns: readonly Source[];
}

/** Fields of every entry: the players' name, our own short wording, and where it leads. */
export interface EntryText {
  readonly name: string;
  readonly summary: string;
  /** The steps of a procedure, in order. */
  readonly steps?: readonly string[];
  /** Further reading: ids of entries, or `chart:`, `scenario:`, `calculation:` and an id. */
  readonly related?: readonly string[];
  /** The phase in which it is used, where there is one. */
  readonly phase?: Phase;
  /** How far it reaches, in inches. */
  readonly rangeInches?: number;
}

type Numbers<Name extends string> = Readonly<Record<Name, number>>;
type Phased = { readonly phase: Phase };
/** How much of its Move allowance a model may have used and still shoot with a weapon. */
type MoveLimit = 'HALF' | 'FULL';

/** The structured fields of each kind, besides the text. */
export interface KindFields {
  readonly TURN_PHASE: Numbers<'order'> & Phased;
  readonly CHARACTERISTIC: { readonly abbreviation: string; readonly heroesOnly: boolean };
  readonly WARGEAR: {
    readonly handedness?: 'SINGLE_HANDED' | 'HAND_AND_A_HALF' | 'TWO_HANDED';
    readonly moveLimit?: MoveLimit;
  } & Partial<Numbers<'duelModifier' | 'toWoundModifier' | 'defenceModifier' | 'duelAttacksFactor'>>;
  readonly MISSILE_WEAPON: Numbers<'rangeInches' | 'strength'> & { readonly moveLimit: MoveLimit };
  readonly SPECIAL_STRIKE: { readonly weapons: readonly string[] } & Phased;
  /** The bonuses are added to a move. */
  readonly HEROIC_ACTION: Numbers<'mightCost'> & { readonly shout?: string } & Phased &
    Partial<Numbers<'shoutRangeInches' | 'moveBonusOnFootInches' | 'moveBonusMountedInches'>>;
  readonly MAGICAL_POWER: {
    readonly duration: 'INSTANT' | 'TEMPORARY' | 'EXHAUSTION';
    readonly target: 'ENEMY_MODEL' | 'CASTER';
    /** The hits that it deals, and whom each strikes. */
    readonly hits: readonly {
      readonly strength: number;
      readonly victim: 'TARGET' | 'OTHERS_KNOCKED_PRONE';
    }[];
  } & Phased;
  readonly SPECIAL_RULE: { readonly activation: 'ACTIVE' | 'PASSIVE' };
  readonly PROCEDURE: object;
  readonly ADVANCED_RULE: object;
  readonly DOUBLES_RULE: object;
  readonly EVENT_RULE: object;
  readonly RULING: { readonly number: string; readonly switch?: RulingSwitch };
}

/** An entry as its file writes it, besides its id and name. Commas separate its other names; the main source is the first. */
type Written<K extends ReferenceKind> = Omit<EntryText, 'name'> &
  KindFields[K] & { readonly aliases?: string; readonly sources: readonly [Source, ...Source[]] };

/** Entries of a kind by their stable kebab-case ids. */
export type Entries<K extends ReferenceKind> = Readonly<Record<string, Written<K> & Pick<EntryText, 'name'>>>;

/** Writes entries of a kind: the players' name, then the fields. */
export const entriesOf =
  <K extends ReferenceKind>() =>
  (name: string, fields: Written<K>) => ({ name, ...fields });

/** The names that commas separate in a text. */
export const namesIn = (text: string | undefined): readonly string[] => text?.split(/,\s+/) ?? [];

/** One thing to look up, with its kind and edition. */
export type ReferenceEntry = {
  [K in ReferenceKind]: EntryText &
    KindFields[K] & {
      readonly id: string;
      readonly kind: K;
      readonly aliases: readonly string[];
      readonly ruleset: RulesetId;
      readonly source: Source;
      /** Further places that state the same rule or a part of it. */
      readonly furtherSources: readonly Source[];
    };
}[ReferenceKind];
