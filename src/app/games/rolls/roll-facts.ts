import type * as z from 'zod/mini';
import { type ChangeLog, factsAt } from '../../../shared/change-log';
import type { factFields, situationFields } from '../../rules/charts/chart-input';
import type { FightInput } from '../../fights/questions/fields';
import type { PlayedVolleyInput } from '../../fights/questions/volley-fields';
import type { ChartResolution, FightPlay, RollState, VolleyPlay } from '../../kernel/generated/answers';

/** The chart that the die is for, with what was said of the situation; what was not said is left out. */
export type RollChart = z.output<z.ZodMiniObject<typeof situationFields & typeof factFields>>;

/** The dice, players and purpose of a roll: fixed when it is created, and part of the commitment. */
export interface RollTerms {
  readonly reason: string | null;
  readonly players: readonly string[];
  /** Not said for a fight or volley, which asks for as many dice as it needs. */
  readonly count?: number | undefined;
  readonly sides: number;
  readonly chart: RollChart | null;
  /** As `rollFight` takes it, every default filled in. */
  readonly fight?: FightInput | undefined;
  /** As `rollVolley` takes it, every default filled in. */
  readonly volley?: PlayedVolleyInput | undefined;
}

/** A player's token: only its hash is stored. */
export interface RollToken {
  /** The player's place in the terms, from 0. */
  readonly player: number;
  readonly hash: string;
}

/** A stored roll. The dice and their outcome are written with the last word, so that nothing can change them later. */
export interface RollFacts {
  /** `RollTerms` as the one line of JSON that the commitment is of. */
  readonly terms: string;
  readonly secret: string;
  readonly tokens: readonly RollToken[];
  /** By player; null until it is locked. */
  readonly words: readonly (string | null)[];
  readonly dice: readonly number[] | null;
  readonly resolution: ChartResolution | null;
  readonly fightPlay: Omit<FightPlay, 'notCounted'> | null;
  readonly volleyPlay: Omit<VolleyPlay, 'notCounted'> | null;
  /** Name of the player who gave it up, or "anyone" after the time to join. */
  readonly abandonedBy: string | null;
}

export const stateOf = ({ dice, abandonedBy }: RollFacts): RollState =>
  dice !== null ? 'ROLLED' : abandonedBy !== null ? 'ABANDONED' : 'OPEN';

export const termsOf = ({ terms }: Pick<RollFacts, 'terms'>): RollTerms => JSON.parse(terms) as RollTerms;

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_TO_JOIN = 7;
const DAYS_KEPT = 90;

export const createdAtMs = (log: ChangeLog<unknown>): number => log[0]?.at ?? 0;
export const joinableUntilMs = (log: ChangeLog<unknown>): number => createdAtMs(log) + DAYS_TO_JOIN * DAY_MS;
export const keptUntilMs = (log: ChangeLog<unknown>): number => createdAtMs(log) + DAYS_KEPT * DAY_MS;

/** When this player's word was locked; null while it is not. */
export const lockedAtMs = (log: ChangeLog<Pick<RollFacts, 'words'>>, player: number): number | null =>
  log.find(({ set }) => typeof set.words?.[player] === 'string')?.at ?? null;

/** When the roll was over, one way or the other; null while it is open. */
export const endedAtMs = (log: ChangeLog<RollFacts>): number | null =>
  stateOf(factsAt(log)) === 'OPEN' ? null : (log.at(-1)?.at ?? null);
