import type { ChangeLog, Logged } from '../../../../shared/change-log';
import type { HouseRuling } from '../../../../shared/house-ruling';
import { verifiableThrows } from '../../../../shared/verifiable-dice';
import type { FightInput } from '../../../fights/questions/fields';
import type { RollToken } from '../roll-facts';

/** An event, and what it decided. */
export interface FightEvent {
  readonly id: string;
  readonly houseRulings: readonly HouseRuling[];
}

/** The players, the fight and its purpose: fixed when the fight is opened, and part of the commitment. */
export interface FightTerms {
  readonly reason: string | null;
  /** The first player leads the first side, the second the second. */
  readonly players: readonly [string, string];
  readonly sides: 6;
  /** As `resolveFight` takes it, every default filled in. */
  readonly fight: FightInput;
  /** The players decide: without this the same terms would be played by best play. */
  readonly choices: 'PLAYERS';
  /** The event that it is part of, with the house rulings that decided a switch of it. */
  readonly event?: FightEvent;
}

/** Moves of one fight. */
export const MOST_MOVES = 10_000;

/** One move: a throw of the dice that came next, or an option that was taken. */
export interface FightMove {
  /** The player's place, from 0. */
  readonly player: number;
  readonly choice: string;
}

/** A stored fight. Its moves are in its changes, one in each; everything else follows from them and from the words. */
export interface RefereedFightFacts {
  /** `FightTerms` as the one line of JSON that the commitment is of. */
  readonly terms: string;
  readonly secret: string;
  readonly tokens: readonly RollToken[];
  /** By player; null until it is locked. */
  readonly words: readonly (string | null)[];
  /** The last move; null before the first. */
  readonly move: FightMove | null;
  /** Whether the last move ended the fight. */
  readonly isOver: boolean;
  /** Name of the player who gave it up, or "anyone" after the time to play. */
  readonly abandonedBy: string | null;
}

export type LoggedFight = Logged<RefereedFightFacts>;

export const fightTermsOf = ({ terms }: Pick<RefereedFightFacts, 'terms'>): FightTerms =>
  JSON.parse(terms) as FightTerms;

/** OPEN: words are missing. PLAYING: a move is awaited. */
export const fightStateOf = ({ words, isOver, abandonedBy }: RefereedFightFacts) =>
  abandonedBy !== null ? 'ABANDONED' : isOver ? 'OVER' : words.includes(null) ? 'OPEN' : 'PLAYING';

/** The moves so far, in the order made. */
export const movesIn = (log: ChangeLog<RefereedFightFacts>): readonly FightMove[] =>
  log.flatMap(({ set }) => set.move ?? []);

/** The dice of a fight whose words are all locked, thrown as they are asked for. */
export const throwsOf = (id: string, { terms, secret, words }: RefereedFightFacts) =>
  verifiableThrows(
    { id, terms, secret },
    words.map((word) => word ?? ''),
    6,
  );
