import type { Logged } from '../../../shared/change-log';
import type { PlayerNumber } from '../../../domain/tournaments/event/numbers';
import { entrantId } from '../../../domain/tournaments/event/record';
import { type MatchPlace, choiceOf, subjectOf } from '../../../domain/tournaments/changes/team-picks';
import { memberNumbersOf } from '../../../domain/tournaments/changes/team-members';
import type { Tournament } from '../../../domain/tournaments/event/tournament';
import {
  type StoredPick,
  type TeamMatchFacts,
  currentPick,
  dueAtMs,
  lineupsOf,
  pairingOf,
} from '../../../domain/tournaments/teams/team-match';
import type { PlayedMatch } from '../../../domain/tournaments/teams/match-score';
import type { TeamRules } from '../../../domain/tournaments/teams/team-rules';
import { type Pair, mapPair } from '../../../shared/pair';
import { isoTimeOrNull } from '../../kernel/iso-time';
import type { NextTeamPick, TeamMatch, TeamPickSide } from '../../kernel/generated/answers';

/** Everything a view needs that the stored match does not say. */
export interface MatchWorld {
  readonly tournament: Tournament;
  readonly rules: TeamRules;
  readonly teams: Pair<PlayerNumber>;
  readonly startedAtMs: number;
}

const sideView = (
  { seals, shown, sealedAtMs, doneAtMs }: StoredPick,
  side: 0 | 1,
  of: { readonly subject: string; readonly team: PlayerNumber },
): TeamPickSide => {
  const own = doneAtMs === null ? null : shown[side];
  return {
    entrant: entrantId(of.team),
    subject: of.subject,
    // One captain's seal alone would let the other guess at it before sealing.
    seal: sealedAtMs === null && doneAtMs === null ? null : seals[side],
    isSealed: seals[side] !== null,
    isShown: shown[side] !== null,
    players: own && own.players,
    choice: own && choiceOf(own.players),
    nonce: own && own.nonce,
    isLate: shown[side] !== null && shown[side].nonce === null,
  };
};

const nextView = (facts: TeamMatchFacts, { rules, startedAtMs }: MatchWorld): NextTeamPick | null => {
  const { next } = pairingOf(facts, rules);
  if (next === null) return null;
  const { number, pick } = currentPick(facts);
  const due = dueAtMs(facts, rules, startedAtMs);
  return {
    pick: number,
    kind: next.kind,
    count: next.count,
    from: next.from,
    isSealed: pick.sealedAtMs !== null,
    dueAt: isoTimeOrNull(due),
  };
};

/** A match as every interface shows it. */
export const matchView = (
  place: MatchPlace,
  { facts, version }: Logged<TeamMatchFacts>,
  world: MatchWorld,
): TeamMatch => {
  const { tournament, rules, teams } = world;
  const lineups = lineupsOf(facts, rules);
  // The pick that is on shows whom its seals are for, before there is one.
  const { number, pick } = currentPick(facts);
  const isOver = pairingOf(facts, rules).next === null;
  const picks = number > facts.picks.length && !isOver ? [...facts.picks, pick] : facts.picks;
  return {
    ...place,
    teams: mapPair(teams, (team, side) => {
      const entrant = tournament.entrants[team - 1]?.facts;
      return {
        entrant: entrantId(team),
        name: entrant?.name ?? '',
        members: entrant?.members ?? [],
        memberNumbers: entrant ? memberNumbersOf(entrant) : [],
        lineup: lineups[side],
      };
    }),
    picks: picks.map((one, index) => ({
      pick: index + 1,
      sides: mapPair(teams, (team, side) =>
        sideView(one, side, { team, subject: subjectOf(place, index + 1, team) }),
      ),
    })),
    games: pairingOf(facts, rules).games.map((members) => ({ members })),
    next: nextView(facts, world),
    version: String(version),
  };
};

/** The team matches with a result, up to a round. */
export const matchesOf = ({ rounds }: Tournament, after: number): readonly PlayedMatch[] =>
  rounds
    .filter(({ number }) => number <= after)
    .flatMap(({ facts, results }) =>
      [...results].flatMap(([table, { facts: result }]): readonly PlayedMatch[] => {
        const pair = facts.tables[table - 1];
        const { outcome } = result;
        return pair && outcome.kind === 'PLAYED' && outcome.games
          ? [{ teams: [entrantId(pair[0]), entrantId(pair[1])], games: outcome.games }]
          : [];
      }),
    );
