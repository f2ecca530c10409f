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
import { memberNumbersOf } from '../../../domain/tournaments/changes/team-members';
import { mapPair } from '../../../shared/pair';
import { type StoredContext, operation, tournamentChange } from '../../kernel/operation';
import { logOf } from '../../kernel/store/items';
import { type Target, mutate } from '../../kernel/store/mutation';
import type { Store } from '../../kernel/store/store';
import { type Actor, inState } from '../store/access';
import { authorAndHooks } from '../change/change-tournament';
import {
  type ChangeRequest,
  type FamilyOperation,
  type Fields,
  type Given,
  type NoFields,
  inputOf,
} from '../change/operation-family';
import { atTable } from '../fields';
import { teamMatchKind, readTournament } from '../store/read-tournament';
import { notFound } from '../../../shared/refusal';
import { type Answer, conflict, ok } from '../../kernel/use-case';
import { type MatchWorld, matchView } from './match-view';
import type { MatchPlace } from '../../../domain/tournaments/changes/team-picks';
import type { TeamMatch } from '../../kernel/generated/answers';

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
  if (facts?.started !== true) return notFound('started round', round);
  const pair = facts.tables[table - 1];
  return pair
    ? ok({ tournament, rules, teams: [pair[0], pair[1]], startedAtMs: facts.startedAtMs ?? 0 })
    : notFound('table', table);
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

interface MatchToChange extends MatchWorld {
  readonly facts: TeamMatchFacts;
  /** The lineups, as far as the captains have named them. */
  readonly named: TeamMatchFacts['lineups'];
  /** The side of the team that the input names; the first if it names none. */
  readonly side: 0 | 1;
}

type MatchInput = MatchPlace & { readonly entrant?: string };

/** Of which side a team is. */
const sideOf = ({ teams }: MatchWorld, entrant: string): Answer<0 | 1> => {
  const index = teams.indexOf(entrantNumber(entrant) ?? 0);
  return index < 0 ? notFound('team at this table', entrant) : ok(index as 0 | 1);
};

const ownOf = (seen: SeenMatch, { entrant, ...place }: MatchInput): readonly PlayerNumber[] => {
  if (entrant !== undefined) return [entrantNumber(entrant) ?? 0];
  const world = worldOf(seen.tournament, place);
  return world.ok ? world.value.teams : [];
};

/** The match as a change finds it, and what of it is stored so far. */
const matchToChange = (
  seen: SeenMatch,
  place: MatchPlace,
  entrant: string | undefined,
): Answer<{ readonly match: MatchToChange; readonly stored: TeamMatchFacts }> => {
  const { rounds } = seen.tournament;
  const world = worldOf(seen.tournament, place);
  if (!world.ok) return world;
  if (place.round !== rounds.length)
    return conflict('NOT_CURRENT_ROUND', `Round ${rounds.length} is on: its matches are paired.`);
  const side = entrant === undefined ? ok(0 as const) : sideOf(world.value, entrant);
  if (!side.ok) return side;
  const stored = storedFacts(seen.log, world.value).facts;
  const { facts } = factsOf(seen.log, world.value);
  return ok({ match: { ...world.value, facts, named: stored.lineups, side: side.value }, stored });
};

/** The facts to be written: the first change stores the whole match, and the first pick fixes the lineups. */
const factsToWrite = (
  changed: Partial<TeamMatchFacts>,
  match: MatchToChange,
  stored: TeamMatchFacts,
): Partial<TeamMatchFacts> => ({
  ...(stored === noMatchYet && { ...noMatchYet, startedAtMs: match.startedAtMs }),
  ...(changed.picks && stored.picks.length === 0 && { lineups: match.facts.lineups }),
  ...changed,
});

/** Declares an operation that changes the team match at a table: one write of one item. */
export const matchOperation = <Own extends Fields = NoFields>({
  fields,
  set,
  ...facts
}: FamilyOperation<Given<typeof atTable, Own>, Own, 'ROUND_STARTED'> & {
  readonly set: (
    match: MatchToChange,
    request: Omit<ChangeRequest<Given<typeof atTable, Own>>, 'tournament'>,
  ) => Answer<Partial<TeamMatchFacts>>;
}) =>
  operation({
    ...tournamentChange,
    answers: 'TeamMatch',
    who: [...scorekeepers, 'PLAYER'],
    when: ['ROUND_STARTED'],
    covers: ['F14'],
    ...facts,
    input: inputOf(atTable, fields),
    run: (input, context: StoredContext, self) => {
      const { tournament, round, table, entrant }: MatchInput = input;
      const place = { tournament, round, table };
      const targetOf = (log: ChangeLog<TeamMatchFacts>): Target<TeamMatchFacts> => ({
        kind: teamMatchKind,
        address: { item: 'TEAM_MATCH', ...place },
        log,
      });
      const rights = {
        headOf: (seen: SeenMatch) => seen.tournament.head,
        ownership: (seen: SeenMatch) => ({
          entrants: seen.tournament.entrants,
          own: ownOf(seen, { ...place, ...(entrant !== undefined && { entrant }) }),
        }),
      };
      return mutate<TeamMatchFacts, SeenMatch, TeamMatch, Actor>(
        {
          ...authorAndHooks(self, rights, context),
          idempotencyScope: [tournament, round, table, entrant ?? ''],
          input,
          read: (store) => readMatch(store, place),
          places: ({ log }) => [targetOf(log)],
          decide: (seen, actor) => {
            const possible = inState(seen.tournament, self);
            if (!possible.ok) return possible;
            const found = matchToChange(seen, place, entrant);
            if (!found.ok) return found;
            const { match, stored } = found.value;
            const changed = set(match, { input, actor, nowMs: context.clock.nowMs() });
            if (!changed.ok) return changed;
            return ok({ ...targetOf(seen.log), set: factsToWrite(changed.value, match, stored) });
          },
          answer: ({ log }, seen) => {
            const world = worldAtChange(seen.tournament, place, log);
            return matchView(place, factsOf(log, world), world);
          },
        },
        context,
      );
    },
  });
