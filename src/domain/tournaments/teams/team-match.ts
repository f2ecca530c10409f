import { type Pair, mapPair } from '../../../shared/pair';
import { type BlindPairing, type BothPicks, fallbackPick, pairingAfter } from './blind-pairing';
import { type MemberNumber } from '../entrant';
import type { TeamRules } from './team-rules';

interface ShownPick {
  readonly players: readonly MemberNumber[];
  /** Null: it came too late, and the published fallback stands for it. */
  readonly nonce: string | null;
}

/** The seals and choices of both captains at one pick. */
export interface StoredPick {
  readonly seals: Pair<string | null>;
  readonly shown: Pair<ShownPick | null>;
  /** Since when both seals exist. */
  readonly sealedAtMs: number | null;
  /** Since when both are shown. */
  readonly doneAtMs: number | null;
}

export interface TeamMatchFacts {
  /** The start of its round: a round that is started anew has new matches. */
  readonly startedAtMs?: number;
  /** The players in the captain's order; null for the first players of the team's list. Fixed with the first seal. */
  readonly lineups: Pair<readonly MemberNumber[] | null>;
  readonly picks: readonly StoredPick[];
}

export const noMatchYet: TeamMatchFacts = { lineups: [null, null], picks: [] };

const emptyPick: StoredPick = { seals: [null, null], shown: [null, null], sealedAtMs: null, doneAtMs: null };

const firstMembers = (size: number): readonly MemberNumber[] =>
  Array.from({ length: size }, (_, index) => index + 1);

/** The match with the first players of each team's list as the default lineup; nothing changes once it has begun. */
export const withDefaultLineups = (facts: TeamMatchFacts, first: BothPicks): TeamMatchFacts =>
  facts.picks.length > 0
    ? facts
    : { ...facts, lineups: mapPair(facts.lineups, (lineup, side) => lineup ?? first[side]) };

/** The players of both sides. If not fixed with the first seal, numbers were places in the list. */
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

/** The current pick with its number, from 1. */
export const currentPick = ({
  picks,
}: TeamMatchFacts): { readonly number: number; readonly pick: StoredPick } => {
  const last = picks.at(-1);
  return last && !isDone(last)
    ? { number: picks.length, pick: last }
    : { number: picks.length + 1, pick: emptyPick };
};

/** The deadline of the current pick; null without a time limit. */
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
 * Settles a late pick: a side without a seal gets the fallback, and once both have sealed, a side that has not shown. An existing
 * seal stays to be shown.
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
