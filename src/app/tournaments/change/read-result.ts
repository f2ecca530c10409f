import type { Logged } from '../../../shared/change-log';
import type {
  ClosingFacts,
  ResultFacts,
  RoundFacts,
  TournamentFacts,
} from '../../../domain/tournaments/event/facts';
import type { RoundNumber, TableNumber } from '../../../domain/tournaments/event/numbers';
import { entrantNumber } from '../../../domain/tournaments/event/record';
import { everyMember } from '../../../domain/tournaments/changes/team-members';
import { type Tournament, entrantsAt, isStanding } from '../../../domain/tournaments/event/tournament';
import { pairingOf } from '../../../domain/tournaments/teams/team-match';
import type { StoredContext } from '../../kernel/store/context';
import { loggedOf } from '../../kernel/store/items';
import type { Item, Store, TournamentAddress } from '../../kernel/store/store';
import { type Answer, ok } from '../../kernel/use-case';
import type { TokenHolder } from '../store/access';
import { entrantOfToken } from '../store/links';
import {
  entrantKind,
  headKind,
  resultKind,
  roundKind,
  teamMatchKind,
  headOrRefusal,
  isClosing,
  readTournament,
} from '../store/read-tournament';
import type { TeamMatch } from './team-games';

export interface TablePlace {
  readonly tournament: string;
  readonly round: RoundNumber;
  readonly table: TableNumber;
}

/** The items that a change of a result is decided from. */
export interface ResultSnapshot {
  readonly head: Logged<TournamentFacts>;
  readonly round: Logged<RoundFacts> | undefined;
  readonly result: Logged<ResultFacts> | undefined;
  /** The item of the result. It exists before the result if there are vetoes, or if the start of the round was undone. */
  readonly place: Logged<ResultFacts> | undefined;
  /** Only for a player's token. */
  readonly player: TokenHolder | undefined;
  /** Whether the next round is drawn, or the tournament finished. */
  readonly isPast: boolean;
  /** In a team event; null otherwise. */
  readonly match: TeamMatch | null;
  /** The whole tournament, if the next round is drawn and not started: a correction may change how it would be drawn. */
  readonly beforeNext: Tournament | undefined;
}

/** Whether a later round is drawn, or the tournament finished, by the item in the place of the next round. */
const endsRound = (item: Item | null | undefined): boolean => {
  const thing = loggedOf<RoundFacts | ClosingFacts>(roundKind, item);
  return thing !== undefined && (!isClosing(thing) || thing.facts.closed);
};

/** The round, unless it is the record that the tournament is finished. */
const roundIn = (thing: Logged<RoundFacts | ClosingFacts> | undefined): Logged<RoundFacts> | undefined =>
  thing && !isClosing(thing) ? (thing as Logged<RoundFacts>) : undefined;

/** The round, started again if a result came in while its start was undone. */
const asStarted = async (
  round: Logged<RoundFacts> | undefined,
  { tournament, round: number }: TablePlace,
  { store }: StoredContext,
): Promise<Answer<Logged<RoundFacts> | undefined>> => {
  if (!round || round.facts.started || !round.facts.unstarted) return ok(round);
  const whole = await readTournament(store, tournament);
  return whole.ok ? ok(whole.value.rounds[number - 1] ?? round) : whole;
};

/** The rules and players of a team match, and its pairs once all are known. */
const matchAt = async (
  place: TablePlace,
  { teams: rules }: TournamentFacts,
  { store, round }: { readonly store: Store; readonly round: RoundFacts | undefined },
): Promise<Answer<TeamMatch | null>> => {
  if (rules === undefined) return ok(null);
  const { tournament } = place;
  const [first = 0, second = 0] = (round && entrantsAt(round, place.table)) ?? [];
  const items = await store.get([
    { item: 'TEAM_MATCH', ...place },
    { item: 'ENTRANT', tournament, number: first },
    { item: 'ENTRANT', tournament, number: second },
  ]);
  if (!items.ok) return items;
  const [match, ...teams] = items.value;
  const facts = loggedOf(teamMatchKind, match)?.facts;
  const isOfRound = facts !== undefined && facts.startedAtMs === round?.startedAtMs;
  const pairing = isOfRound ? pairingOf(facts, rules) : undefined;
  const [ofFirst = [], ofSecond = []] = teams.map((team) => [
    ...everyMember(loggedOf(entrantKind, team)?.log ?? []).keys(),
  ]);
  return ok({
    rules,
    pairs: pairing?.next === null ? pairing.games : null,
    players: [ofFirst, ofSecond],
  });
};

/** The whole tournament, if a result is corrected while the next round is drawn and not started. */
const beforeStartOf = async (
  next: Logged<RoundFacts> | undefined,
  place: Logged<ResultFacts> | undefined,
  { tournament, store }: { readonly tournament: string; readonly store: Store },
): Promise<Answer<Tournament | undefined>> =>
  !next || next.facts.started || !place || !isStanding(place)
    ? ok(undefined)
    : readTournament(store, tournament);

/** Reads a result in one round trip: a player's token names the entrant to read. */
export const readResult = async (
  { tournament, round, table }: TablePlace,
  context: StoredContext,
): Promise<Answer<ResultSnapshot>> => {
  const { store, caller } = context;
  const number = entrantNumber(entrantOfToken(caller.token) ?? '');
  const addresses: readonly TournamentAddress[] = [
    { item: 'HEAD', tournament },
    { item: 'ROUND', tournament, round },
    { item: 'RESULT', tournament, round, table },
    { item: 'ROUND', tournament, round: round + 1 },
    ...(number === undefined ? [] : [{ item: 'ENTRANT', tournament, number } as const]),
  ];
  const items = await store.get(addresses);
  if (!items.ok) return items;
  const [head, atRound, result, next, entrant] = items.value;
  const current = headOrRefusal(tournament, loggedOf(headKind, head));
  if (!current.ok) return current;
  const started = await asStarted(
    roundIn(loggedOf(roundKind, atRound)),
    { tournament, round, table },
    context,
  );
  if (!started.ok) return started;
  const player = loggedOf(entrantKind, entrant);
  const place = loggedOf(resultKind, result);
  const match = await matchAt({ tournament, round, table }, current.value.facts, {
    store,
    round: started.value?.facts,
  });
  if (!match.ok) return match;
  const before = await beforeStartOf(roundIn(loggedOf(roundKind, next)), place, { tournament, store });
  if (!before.ok) return before;
  return ok({
    beforeNext: before.value,
    match: match.value,
    head: current.value,
    round: started.value,
    result: place && isStanding(place) ? place : undefined,
    place,
    player: player && number !== undefined ? { number, facts: player.facts } : undefined,
    isPast: endsRound(next),
  });
};
