import { factsAt } from '../../shared/change-log';
import { scoreOf } from '../../domain/games/score';
import type { RecordGame } from '../kernel/generated/answers';
import { isoTime } from '../kernel/iso-time';
import type { StoredContext } from '../kernel/store/context';
import { loggedOf } from '../kernel/store/items';
import { type Answer, ok } from '../kernel/use-case';
import { gameAddress, gameKind } from '../tournaments/store/game-item';
import type { Entry } from './people';

/** The game of a sheet, once it is finished and if its scenario gives a score. Its opponent belongs to no event. */
export const casualGames = async (
  { game, side, hash }: Extract<Entry, { game: string }>,
  { store }: StoredContext,
): Promise<Answer<readonly RecordGame[]>> => {
  const items = await store.get([gameAddress(game)]);
  if (!items.ok) return items;
  const found = loggedOf(gameKind, items.value[0]);
  if (!found) return ok([]);
  const { setup, state, tokens, finished, scenarioName } = factsAt(found.log);
  const score = scoreOf(setup, state);
  const isBound = tokens.some((token) => token.side === side && token.hash === hash);
  if (!isBound || !finished || !score || score.impossible.length > 0) return ok([]);
  const other = side === 0 ? 1 : 0;
  const winner = { FIRST: 0, SECOND: 1, DRAW: null }[score.winner];
  return ok([
    {
      tournament: null,
      game,
      event: null,
      day: isoTime(found.log[0]?.at ?? 0).slice(0, 10),
      edition: setup.edition,
      entrant: null,
      round: null,
      scenario: scenarioName,
      list: setup.sides[side].army === '' ? null : setup.sides[side].army,
      kind: 'PLAYED',
      opponent: null,
      result: winner === null ? 'DRAWN' : winner === side ? 'WON' : 'LOST',
      victoryPoints: [score.victoryPoints[side], score.victoryPoints[other]],
      tournamentPoints: null,
    },
  ]);
};
