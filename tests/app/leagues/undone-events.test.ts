import type { LeagueTable } from '../../../src/app/kernel/generated/answers';
import { memoryStore } from '../../infrastructure/aws/memory-store';
import { type Input, type OperationName, ask, freshKey, must } from '../tournaments/organiser';
import { type EventScene, type LeagueScene, addPlayers, newEvent, newLeague, playOut } from './scene';

/** What becomes of a league's season when an event of it is cancelled, resumed, reopened or deleted. */

interface Season {
  readonly league: LeagueScene;
  readonly players: readonly string[];
  /** Both finished; the first player has won each. */
  readonly events: readonly [EventScene, EventScene];
}

const season = async (): Promise<Season> => {
  const league = await newLeague(
    { store: memoryStore() },
    { scoring: 'PLACE', placePoints: [10, 5], participationPoints: 1 },
  );
  const players = await addPlayers(league, ['Ann', 'Bert']);
  const one = async (): Promise<EventScene> => {
    const event = await newEvent(league, ['Ann', 'Bert']);
    const claims = players.map((player, index) => ({ entrant: `e${index + 1}`, player }));
    const input = { league: league.league, tournament: event.tournament, claims };
    await must(league.world, 'claimEntrants', { input, token: league.token });
    await playOut(league.world, event);
    return event;
  };
  return { league, players, events: [await one(), await one()] };
};

const does = (
  { league: { world } }: Season,
  { tournament, token }: EventScene,
  operation: OperationName,
  more: Input = {},
) => must(world, operation, { input: { tournament, ...more }, token });

const asks = <Output>({ league: { world, league } }: Season, operation: OperationName, more: Input = {}) =>
  must<Output>(world, operation, { input: { league, ...more } });

/** Who has how many points from how many events. */
const points = async (at: Season) =>
  (await asks<LeagueTable>(at, 'leagueTable')).items.map(({ player, points: all, tournaments }) => [
    player.name,
    all,
    tournaments,
  ]);
const listed = async (at: Season): Promise<readonly string[]> =>
  (await asks<{ readonly tournaments: readonly { readonly tournament: string }[] }>(at, 'league')).tournaments
    .map(({ tournament }) => tournament)
    .toSorted();
const games = async (at: Season): Promise<number> =>
  (await asks<{ readonly items: readonly { readonly games: number }[] }>(at, 'leagueRatings')).items.reduce(
    (most, one) => Math.max(most, one.games),
    0,
  );

const BOTH = [
  ['Ann', 20, 2],
  ['Bert', 10, 2],
];
const ONE = [
  ['Ann', 10, 1],
  ['Bert', 5, 1],
];

describe('an event of a season', () => {
  it('counts no longer once it is reopened, and again once it is finished', async () => {
    const at = await season();
    const [first] = at.events;
    expect([await points(at), await games(at)]).toEqual([BOTH, 2]);
    await does(at, first, 'reopenTournament', { reason: 'a slip was wrong' });
    expect([await points(at), await games(at)]).toEqual([ONE, 1]);
    await does(at, first, 'finishTournament');
    expect([await points(at), await games(at)]).toEqual([BOTH, 2]);
  });

  it('that is cancelled does not count and is not listed; resumed, it is listed again', async () => {
    const at = await season();
    const [first, second] = at.events;
    await does(at, first, 'reopenTournament', { reason: 'a slip was wrong' });
    await does(at, first, 'cancelTournament', { reason: 'it was no fair event' });
    expect([await points(at), await games(at)]).toEqual([ONE, 1]);
    expect(await listed(at)).toEqual([second.tournament]);
    await does(at, first, 'resumeTournament');
    expect(await listed(at)).toEqual([first.tournament, second.tournament].toSorted());
    await does(at, first, 'finishTournament');
    expect([await points(at), await games(at)]).toEqual([BOTH, 2]);
  });

  it('that is deleted no longer counts and is not listed, and the league can remove it', async () => {
    const at = await season();
    const [first, second] = at.events;
    const { league, token, world } = at.league;
    await does(at, first, 'reopenTournament', { reason: 'a slip was wrong' });
    await does(at, first, 'cancelTournament', { reason: 'it was no fair event' });
    await does(at, first, 'deleteTournament');
    expect([await points(at), await games(at)]).toEqual([ONE, 1]);
    expect(await listed(at)).toEqual([second.tournament]);
    const removed = { league, tournament: first.tournament, reason: 'deleted' };
    await must(world, 'removeTournament', { input: removed, token });
    expect(await points(at)).toEqual(ONE);
  });

  it('that is deleted takes no further claim', async () => {
    const at = await season();
    const [first] = at.events;
    const { league, token, world } = at.league;
    await does(at, first, 'reopenTournament', { reason: 'a slip was wrong' });
    await does(at, first, 'cancelTournament', { reason: 'it was no fair event' });
    await does(at, first, 'deleteTournament');
    const answer = await ask(world, 'claimEntrants', {
      input: { league, tournament: first.tournament, claims: [{ entrant: 'e1', player: at.players[1] }] },
      token,
      idempotencyKey: freshKey(),
    });
    expect(answer).toMatchObject({ ok: false, error: { code: 'GONE' } });
  });
});
