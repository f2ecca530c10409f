import type { CatalogueVersionName, Grant } from '../event/facts';
import type { Merge } from './merged-players';
import type { PointsRule } from './points-rule';
import type { LeagueSeason } from './seasons';

/** The stored facts of a league, record by record. None of them follows from others. */

export interface LeagueFacts {
  readonly name: string;
  readonly rule: PointsRule;
  /** Its seasons in order; absent or empty where all that it counts is one table. */
  readonly seasons?: readonly LeagueSeason[];
  readonly grants: readonly Grant[];
  readonly recoveryHash: string;
  /** The league that it wants to be part of, as a league of a federation. */
  readonly federation?: string | null;
  /** As a federation: the leagues it has accepted, in the order in which they joined. */
  readonly leagues?: readonly string[];
  /** The catalogue that its tournaments judge armies by, where they name none; absent or null for the one that ships. */
  readonly catalogue?: CatalogueVersionName | null;
  /** The players that count for another, in the order in which the organiser merged them. */
  readonly merged?: readonly Merge[];
  /** Its organiser has deleted it: nothing else is left. */
  readonly deleted?: true;
}

/** The same player in a federation: a number that stays over seasons and leagues. */
export interface FederationPlayer {
  readonly federation: string;
  readonly player: string;
}

/** A player of a league. The identity is the id; the name is only what people read, and two players may share one. */
export interface PlayerFacts {
  /** Null once erased. */
  readonly name: string | null;
  /** Hash of the token that the player claims with; null while there is none. */
  readonly tokenHash: string | null;
  readonly erased: boolean;
  /** The player of the league's federation; absent or null if nobody has said. */
  readonly federationPlayer?: FederationPlayer | null;
}

/** The players of an entrant by member number, number 1 first; one of a singles entrant. Null where nobody has claimed yet. */
export type Claim = readonly (string | null)[];

/** A tournament's place in a league, with a field for each claimed entrant (`e7`): so one item decides every claim. */
export interface AcceptedFacts {
  /** False once the league's organiser has taken the tournament out again. */
  readonly accepted: boolean;
  readonly reason: string | null;
  /** The edition that the tournament plays; absent for 2018. */
  readonly edition?: string;
  readonly [entrant: `e${number}`]: Claim;
}
