import { type Pair, mapPair } from '../../../shared/pair';
import {
  type BlindPairing,
  type BothPicks,
  type MemberNumber,
  fallbackPick,
  pairingAfter,
} from './blind-pairing';
import type { TeamRules } from './team-rules';

/** A pick as a captain has shown it. */
export interface ShownPick {
  readonly players: readonly MemberNumber[];
  /** Null: it came too late, and the published fallback stands for it. */
  readonly nonce: string | null;
}

/** What both captains have sealed and shown at one pick. */
export interface StoredPick {
  readonly seals: Pair<string | null>;
  readonly shown: Pair<ShownPick | null>;
  /** When both seals were there. */
  readonly sealedAtMs: number | null;
  /** When both were shown. */
  readonly doneAtMs: number | null;
}

export interface TeamMatchFacts {
  /** When the round was started that it belongs to: a round that is started anew has new matches. */
  readonly startedAtMs?: number;
  /** Who plays, in the captain's order; null for the first players of the team's list. Fixed with the first seal. */
  readonly lineups: Pair<readonly MemberNumber[] | null>;
  readonly picks: readonly StoredPick[];
}

export const noMatchYet: TeamMatchFacts = { lineups: [null, null], picks: [] };

const emptyPick: StoredPick = { seals: [null, null], shown: [null, null], sealedAtMs: null, doneAtMs: null };

const firstMembers = (size: number): readonly MemberNumber[] =>
  Array.from({ length: size }, (_, index) => index + 1);

/** The match with the first players of each team's list where no captain has said who plays; nothing changes once it has begun. */
export const withDefaultLineups = (facts: TeamMatchFacts, first: BothPicks): TeamMatchFacts =>
  facts.picks.length > 0
    ? facts
    : { ...facts, lineups: mapPair(facts.lineups, (lineup, side) => lineup ?? first[side]) };

/** Who plays. Where it was not fixed with the first seal, numbers were places in the list. */
export const lineupsOf = ({ lineups }: TeamMatchFacts, { size }: TeamRules): BothPicks =>
  mapPair(lineups, (lineup) => lineup ?? firstMembers(size));

const isDone = ({ doneAtMs }: StoredPick): boolean => doneAtMs !== null;

/** How far the pairing of a match is: every pick that both sides have shown. */
export const pairingOf = (facts: TeamMatchFacts, rules: TeamRules): BlindPairing =>
  pairingAfter(
    rules.protocol,
    lineupsOf(facts, rules),
    facts.picks
      .filter(isDone)
      .map(({ shown: [first, second] }): BothPicks => [first?.players ?? [], second?.players ?? []]),
  );

/** The pick that is on, from 1, and what is there of it. */
export const currentPick = ({
  picks,
}: TeamMatchFacts): { readonly number: number; readonly pick: StoredPick } => {
  const last = picks.at(-1);
  return last && !isDone(last)
    ? { number: picks.length, pick: last }
    : { number: picks.length + 1, pick: emptyPick };
};

/** When the current pick is late; null where no time is set. */
export const dueAtMs = (
  facts: TeamMatchFacts,
  { pickMinutes }: TeamRules,
  startedAtMs: number,
): number | null => {
  if (pickMinutes === null) return null;
  const { number, pick } = currentPick(facts);
  const from = pick.sealedAtMs ?? facts.picks[number - 2]?.doneAtMs ?? startedAtMs;
  return from + pickMinutes * 60_000;
};

/** The facts with the current pick replaced; sealed and done from the moment in which both are. */
export const withPick = (
  facts: TeamMatchFacts,
  change: Pick<StoredPick, 'seals' | 'shown'>,
  nowMs: number,
): Pick<TeamMatchFacts, 'picks'> => {
  const { number, pick } = currentPick(facts);
  const [first, second] = change.shown;
  const isSealed = change.seals.every((seal, side) => seal !== null || change.shown[side] !== null);
  const next: StoredPick = {
    ...change,
    sealedAtMs: pick.sealedAtMs ?? (isSealed ? nowMs : null),
    doneAtMs: first && second ? nowMs : null,
  };
  return { picks: [...facts.picks.slice(0, number - 1), next] };
};

/**
 * The current pick once it is late: whoever has not sealed gets the fallback, and once both have sealed, whoever has not shown. A seal
 * that is there stays to be shown.
 */
export const settled = (
  facts: TeamMatchFacts,
  rules: TeamRules,
  by: { readonly seedOf: (side: 0 | 1) => string; readonly nowMs: number },
): Pick<TeamMatchFacts, 'picks'> | undefined => {
  const { next } = pairingOf(facts, rules);
  if (next === null) return undefined;
  const { pick } = currentPick(facts);
  const isShowing = pick.sealedAtMs !== null;
  const shown = mapPair(pick.shown, (one, side) => {
    const isLate = one === null && (isShowing || pick.seals[side] === null);
    return isLate
      ? {
          players: fallbackPick(next, side, { fallback: rules.fallback, seed: by.seedOf(side) }),
          nonce: null,
        }
      : one;
  });
  return withPick(facts, { seals: pick.seals, shown }, by.nowMs);
};
