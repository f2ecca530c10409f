import * as z from 'zod/mini';
import { scoreOf } from '../../domain/games/score';
import { sideTotals, turnOf } from '../../domain/games/totals';
import { scorekeepers } from '../../domain/tournaments/event/role';
import { settingsOf } from '../../domain/tournaments/event/settings';
import type { Tournament } from '../../domain/tournaments/event/tournament';
import { matchScore } from '../../domain/tournaments/teams/match-score';
import type { TeamRules } from '../../domain/tournaments/teams/team-rules';
import type { Pair } from '../../shared/pair';
import type { RoundGame } from '../kernel/generated/answers';
import { isoTime } from '../kernel/iso-time';
import { loggedOf } from '../kernel/store/items';
import { getMany } from '../kernel/store/get-many';
import type { Item } from '../kernel/store/store';
import { type StoredContext, operation } from '../kernel/operation';
import { type Answer, ok, refused } from '../kernel/use-case';
import { roundNumber, tournamentId } from '../tournaments/fields';
import { authorise } from '../tournaments/store/access';
import { type PlaceOfGame, gameAddress, gameKind, tableGameId } from '../tournaments/store/game-item';
import { readableTournament } from '../tournaments/store/read-tournament';
import { tableOf } from './table-game';

const who = [...scorekeepers, 'REFEREE'] as const;

/** The Game Points of a game of a team match as it stands. */
const gamePointsOf = (rules: TeamRules | undefined, points: Pair<number> | null): Pair<number> | null =>
  rules && points ? matchScore(rules, [{ members: [0, 0], victoryPoints: points }]) : null;

const gameAt = (
  { table, board }: PlaceOfGame,
  {
    rules,
    game,
    item,
  }: { readonly rules: TeamRules | undefined; readonly game: string; readonly item: Item },
): RoundGame | undefined => {
  const found = loggedOf(gameKind, item);
  if (!found) return undefined;
  const { setup, state, finished, endedWith } = found.facts;
  const totals = ([0, 1] as const).map((side) => sideTotals(setup, state, side));
  const victoryPoints = endedWith ?? scoreOf(setup, state)?.victoryPoints ?? null;
  return {
    table,
    board: board ?? null,
    players: setup.sides.map(({ name }) => name),
    game,
    state: finished ? 'FINISHED' : 'OPEN',
    turn: turnOf(state),
    broken: totals.map(({ broken }) => broken),
    brokenIn: totals.map(({ brokenIn }) => brokenIn),
    isNearEnd: totals.some(({ broken, quarterLeft }) => broken || quarterLeft),
    victoryPoints,
    gamePoints: gamePointsOf(rules, victoryPoints),
    changedAt: isoTime(found.log.at(-1)?.at ?? 0),
  };
};

/** Staff always sees how the games stand; everybody else where the event shows them. */
const mayWatch = ({ head }: Tournament, name: string, token: string | null): Answer<unknown> =>
  settingsOf(head.facts).liveScores ? ok(null) : authorise(head.facts, { name, who }, { token });

/**
 * How the games of a round stand that have a sheet: the turn, who is Broken, the score. For the staff, or for all if the event wants
 * it. In a team event these are the games of the matches.
 */
export const roundGames = operation({
  name: 'roundGames',
  route: 'GET /v1/tournaments/{tournament}/rounds/{round}/games',
  function: 'tournaments',
  answers: 'RoundGames',
  cache: 'second',
  reads: ['GAME', 'TOURNAMENT'],
  covers: ['F5'],

  input: z.strictObject({ tournament: tournamentId, round: roundNumber }),
  price: () => 10,
  run: async ({ tournament: id, round }, context: StoredContext, { name }) => {
    const found = await readableTournament(id, name, context);
    if (!found.ok) return found;
    const allowed = mayWatch(found.value, name, context.caller.token);
    if (!allowed.ok) return allowed;
    const drawn = found.value.rounds[round - 1];
    if (!drawn) return refused({ code: 'NOT_FOUND', kind: 'round', id: String(round) });
    const { teams: rules } = found.value.head.facts;
    const places = Array.from({ length: drawn.facts.tables.length + 1 }, (_, index) => index + 1)
      .filter((table) => tableOf(found.value, { tournament: id, round, table }).ok)
      .flatMap((table): readonly PlaceOfGame[] =>
        rules
          ? Array.from({ length: rules.size }, (_, index) => ({
              tournament: id,
              round,
              table,
              board: index + 1,
            }))
          : [{ tournament: id, round, table }],
      );
    const ids = places.map(tableGameId);
    const items = await getMany(context.store, ids.map(gameAddress));
    if (!items.ok) return items;
    return ok({
      items: places.flatMap((place, index) => {
        const item = items.value[index];
        return (item && gameAt(place, { rules, game: ids[index] ?? '', item })) ?? [];
      }),
      nextCursor: null,
    });
  },
});
