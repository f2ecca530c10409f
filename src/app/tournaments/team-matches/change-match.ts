import { type ChangeLog, type Logged, factsAt, logged, loggedAt } from '../../../shared/change-log';
import type { PlayerNumber } from '../../../domain/tournaments/event/numbers';
import { entrantNumber } from '../../../domain/tournaments/event/record';
import { scorekeepers } from '../../../domain/tournaments/event/role';
import type { Tournament } from '../../../domain/tournaments/event/tournament';
import {
  type TeamMatchFacts,
  noMatchYet,
  withDefaultLineups,
} from '../../../domain/tournaments/teams/team-match';
import { memberNumbersOf } from '../../../domain/tournaments/event/team-members';
import { mapPair } from '../../../shared/pair';
import { ok, refused } from '../../../shared/result';
import type { OperationFacts } from '../../kernel/operation';
import { tournamentChange } from '../../kernel/operation-presets';
import type { StoredContext } from '../../kernel/store/context';
import { logOf } from '../../kernel/store/items';
import { type Target, mutate } from '../../kernel/store/mutation';
import type { Store } from '../../kernel/store/store';
import type { Actor } from '../store/access';
import { authorAndHooks } from '../change/change-tournament';
import { atTable, entrantIdText } from '../fields';
import { teamMatchKind } from '../store/item-kinds';
import { type TournamentOperation, inState } from '../store/operation';
import { readTournament } from '../store/read-tournament';
import { type Answer, conflict } from '../../kernel/use-case';
import { type MatchPlace, type MatchWorld, matchView } from './match-view';
import type { TeamMatch } from '../../kernel/generated/answers';

/** A table of a team event, for one of its two teams. */
export const ofTeam = { ...atTable, entrant: entrantIdText };

/** What changes of a match declare alike. */
export const matchChange = {
  ...tournamentChange,
  answers: 'TeamMatch',
  who: [...scorekeepers, 'PLAYER'],
  when: ['ROUND_STARTED'],
  covers: ['F14'],
} as const satisfies Partial<OperationFacts>;

/** Another pick is on than the one that was named. */
export const notCurrentPick = (pick: number): Answer<never> =>
  conflict('NOT_CURRENT_PICK', `Pick ${pick} is not on: read the match again.`);

export interface SeenMatch {
  readonly tournament: Tournament;
  readonly log: ChangeLog<TeamMatchFacts>;
}

export const readMatch = async (store: Store, place: MatchPlace): Promise<Answer<SeenMatch>> => {
  const found = await readTournament(store, place.tournament);
  if (!found.ok) return found;
  const items = await store.get([{ item: 'TEAM_MATCH', ...place }]);
  if (!items.ok) return items;
  const [item] = items.value;
  return ok({ tournament: found.value, log: item ? logOf(teamMatchKind, item) : [] });
};

/** The match as it is stored; of a round that was started anew, nothing is left of an earlier one. */
const storedFacts = (log: ChangeLog<TeamMatchFacts>, { startedAtMs }: MatchWorld): Logged<TeamMatchFacts> => {
  const thing = logged(log);
  return thing.facts.startedAtMs === startedAtMs ? thing : { ...thing, facts: noMatchYet };
};

/** The match as it stands: who plays is said by the team's list where no captain has said it. */
export const factsOf = (log: ChangeLog<TeamMatchFacts>, world: MatchWorld): Logged<TeamMatchFacts> => {
  const stored = storedFacts(log, world);
  const { tournament, teams, rules } = world;
  const first = mapPair(teams, (team) => {
    const entrant = tournament.entrants[team - 1]?.facts;
    return entrant ? memberNumbersOf(entrant).slice(0, rules.size) : [];
  });
  return { ...stored, facts: withDefaultLineups(stored.facts, first) };
};

/** The match at a table of a started round of a team event, or that there is none. */
export const worldOf = (tournament: Tournament, { round, table }: MatchPlace): Answer<MatchWorld> => {
  const { teams: rules } = tournament.head.facts;
  if (rules === undefined) return conflict('NO_TEAM_EVENT', 'This is not a team event.');
  const facts = tournament.rounds[round - 1]?.facts;
  if (facts?.started !== true)
    return refused({ code: 'NOT_FOUND', kind: 'started round', id: String(round) });
  const pair = facts.tables[table - 1];
  return pair
    ? ok({ tournament, rules, teams: [pair[0], pair[1]], startedAtMs: facts.startedAtMs ?? 0 })
    : refused({ code: 'NOT_FOUND', kind: 'table', id: String(table) });
};

/** The match's surroundings when it was changed: a repeated request gets its first answer, even where the start was undone since. */
const worldAtChange = (
  tournament: Tournament,
  { round, table }: MatchPlace,
  log: ChangeLog<TeamMatchFacts>,
): MatchWorld => {
  const { startedAtMs = 0 } = factsAt(log);
  const roundLog = tournament.rounds[round - 1]?.log ?? [];
  const start = roundLog.findLastIndex(({ set }) => set.startedAtMs === startedAtMs);
  const atMs = log.at(-1)?.at ?? 0;
  const { teams: rules } = loggedAt(tournament.head.log, atMs).facts;
  const pair = factsAt(roundLog, start + 1).tables[table - 1];
  if (!rules || !pair) throw new Error('a match that was changed was at its table');
  const entrants = tournament.entrants.map((entrant) => ({ ...entrant, ...loggedAt(entrant.log, atMs) }));
  return { tournament: { ...tournament, entrants }, rules, teams: [pair[0], pair[1]], startedAtMs };
};

/** What a change of a match is decided from. */
export interface MatchToChange extends MatchWorld {
  readonly facts: TeamMatchFacts;
  /** Who plays, as far as the captains have said it. */
  readonly named: TeamMatchFacts['lineups'];
  readonly actor: Actor;
}

export interface MatchChange {
  readonly operation: TournamentOperation;
  readonly input: MatchPlace & { readonly entrant?: string };
  readonly set: (match: MatchToChange) => Answer<Partial<TeamMatchFacts>>;
}

/** Of which side a team is. */
export const sideOf = ({ teams }: MatchWorld, entrant: string): Answer<0 | 1> => {
  const index = teams.indexOf(entrantNumber(entrant) ?? 0);
  return index < 0
    ? refused({ code: 'NOT_FOUND', kind: 'team at this table', id: entrant })
    : ok(index as 0 | 1);
};

const ownOf = (seen: SeenMatch, { entrant, ...place }: MatchChange['input']): readonly PlayerNumber[] => {
  if (entrant !== undefined) return [entrantNumber(entrant) ?? 0];
  const world = worldOf(seen.tournament, place);
  return world.ok ? world.value.teams : [];
};

/** Changes a match: one write of one item, whoever is first. */
export const changeMatch = (
  { operation, input, set }: MatchChange,
  context: StoredContext,
): Promise<Answer<TeamMatch>> => {
  const { tournament, round, table, entrant = '' } = input;
  const place = { tournament, round, table };
  const targetOf = (log: ChangeLog<TeamMatchFacts>): Target<TeamMatchFacts> => ({
    kind: teamMatchKind,
    address: { item: 'TEAM_MATCH', ...place },
    log,
  });
  return mutate<TeamMatchFacts, SeenMatch, TeamMatch, Actor>(
    {
      ...authorAndHooks<SeenMatch>(
        operation,
        {
          headOf: (seen) => seen.tournament.head,
          ownership: (seen) => ({ entrants: seen.tournament.entrants, own: ownOf(seen, input) }),
        },
        context,
      ),
      idempotencyScope: [tournament, round, table, entrant],
      input,
      read: (store) => readMatch(store, place),
      places: ({ log }) => [targetOf(log)],
      decide: (seen, actor) => {
        const possible = inState(seen.tournament, operation);
        if (!possible.ok) return possible;
        const world = worldOf(seen.tournament, place);
        if (!world.ok) return world;
        if (round !== seen.tournament.rounds.length)
          return conflict(
            'NOT_CURRENT_ROUND',
            `Round ${seen.tournament.rounds.length} is on: its matches are paired.`,
          );
        const stored = storedFacts(seen.log, world.value).facts;
        const { facts } = factsOf(seen.log, world.value);
        const changed = set({ ...world.value, facts, named: stored.lineups, actor });
        // The first change says all that a match has, and the first pick fixes who plays.
        const { startedAtMs } = world.value;
        const fixed = changed.ok && changed.value.picks && stored.picks.length === 0;
        const before = {
          ...(stored === noMatchYet && { ...noMatchYet, startedAtMs }),
          ...(fixed && { lineups: facts.lineups }),
        };
        return changed.ok ? ok({ ...targetOf(seen.log), set: { ...before, ...changed.value } }) : changed;
      },
      answer: ({ log }, seen) => {
        const world = worldAtChange(seen.tournament, place, log);
        return matchView(place, factsOf(log, world), world);
      },
    },
    context,
  );
};
