import type {
  GrantedLeague,
  LeagueList,
  LeaguePlayerToken,
  LeagueTable,
} from '../../../src/app/kernel/generated/answers';
import { memoryStore } from '../../infrastructure/aws/memory-store';
import { type Input, type OperationName, ask, freshKey, must } from '../tournaments/organiser';
import { addPlayers, newEvent, newLeague, playOut } from './scene';

/** A league named Brunhilde's with a player Brunhilde, who has won its one event. */
const arranged = async () => {
  const world = { store: memoryStore() };
  const rule = { scoring: 'PLACE', placePoints: [10, 5], participationPoints: 1 };
  const input = { name: 'Brunhilde’s league', rule };
  const granted = await must<GrantedLeague>(world, 'createLeague', { input });
  const [league, token] = [granted.league.id, granted.organiserToken];
  const at = { world, league, token };
  const [brunhilde = '', bert = ''] = await addPlayers(at, ['Brunhilde', 'Bert']);
  const event = await newEvent(at, ['Ann', 'Bert']);
  const claims = [brunhilde, bert].map((player, index) => ({ entrant: `e${index + 1}`, player }));
  await must(world, 'claimEntrants', { input: { league, tournament: event.tournament, claims }, token });
  await playOut(world, event);
  return { ...at, granted, brunhilde, event };
};

type Arranged = Awaited<ReturnType<typeof arranged>>;

const asks = (at: Arranged, operation: OperationName, more: Input = {}, key = freshKey()) =>
  ask(at.world, operation, { input: { league: at.league, ...more }, token: at.token, idempotencyKey: key });

const ofLeague = ({ world: { store }, league }: Arranged) =>
  store.items().filter(({ address }) => 'league' in address && address.league === league);

describe('deleting a league', () => {
  it('leaves no name, no claim and no reason of it, and answers a repetition as before', async () => {
    const at = await arranged();
    await must(at.world, 'leagueTable', { input: { league: at.league } });
    const key = freshKey();
    const deleted = await asks(at, 'deleteLeague', {}, key);
    expect(deleted).toEqual({ ok: true, value: { league: at.league, version: '2' } });
    expect(await asks(at, 'deleteLeague', {}, key)).toEqual(deleted);
    for (const item of ofLeague(at)) {
      expect(item.body).not.toMatch(/Brunhilde|Bert/);
      expect(item.listing).toBeUndefined();
    }
    expect(await must<LeagueList>(at.world, 'leagues', { input: {} })).toEqual({
      items: [],
      nextCursor: null,
    });
  });

  it('is answered 410 from then on, whatever is asked', async () => {
    const at = await arranged();
    const { tournament, token } = at.event;
    const { playerToken } = await must<LeaguePlayerToken>(at.world, 'issueLeaguePlayerToken', {
      input: { league: at.league, player: at.brunhilde },
      token: at.token,
    });
    await asks(at, 'deleteLeague');
    const gone = { ok: false, error: { code: 'GONE', kind: 'league', id: at.league } };
    for (const [operation, input] of [
      ['league', {}],
      ['leaguePlayers', {}],
      ['leagueTable', {}],
      ['leagueRatings', {}],
      ['leaguePlayer', { player: at.brunhilde }],
      ['leagueTournament', { tournament }],
      ['updateLeague', { name: 'Again' }],
      ['addLeaguePlayer', { name: 'Cleo' }],
      ['removeTournament', { tournament, reason: 'r' }],
      ['releaseClaim', { tournament, entrant: 'e1', reason: 'r' }],
      ['deleteLeague', {}],
    ] as const)
      expect([operation, await asks(at, operation, input)]).toEqual([operation, gone]);
    const input = { league: at.league, tournament };
    expect(
      await ask(at.world, 'offerTournament', { input, token, idempotencyKey: freshKey() }),
    ).toMatchObject(gone);
    const code = { league: at.league, recoveryCode: at.granted.recoveryCode };
    expect(
      await ask(at.world, 'recoverLeagueToken', { input: code, token: null, idempotencyKey: freshKey() }),
    ).toMatchObject(gone);
    expect(
      await ask(at.world, 'claimWithCode', {
        input: { ...input, entrant: 'e1', player: at.brunhilde, code: 'AAAA-AAAA-AAAA-AAAA-AAAA' },
        token: playerToken,
        idempotencyKey: freshKey(),
      }),
    ).toMatchObject(gone);
  });

  it('is answered 410 to changes of before that are repeated', async () => {
    const at = await arranged();
    const { league, brunhilde, token, world } = at;
    const { tournament } = at.event;
    const above = await newLeague(world, { scoring: 'TOURNAMENT_POINTS' });
    const repeated = [
      ['updateLeague', { name: 'Brunhilde’s other league' }],
      ['setLeagueSeasons', { seasons: [{ name: '2025' }, { name: '2026', startsOn: '2026-01-01' }] }],
      ['joinFederation', { federation: above.league }],
      ['addLeaguePlayer', { name: 'Cleo' }],
      ['renameLeaguePlayer', { player: brunhilde, name: 'Brunhild' }],
      ['issueLeaguePlayerToken', { player: brunhilde }],
      ['releaseClaim', { tournament, entrant: 'e1', reason: 'r' }],
      ['removeTournament', { tournament, reason: 'r' }],
      ['eraseLeaguePlayer', { player: brunhilde, reason: 'r' }],
    ] as const;
    for (const [operation, more] of repeated)
      await must(world, operation, {
        input: { league, ...more },
        token,
        idempotencyKey: `once-${operation}`,
      });
    await asks(at, 'deleteLeague');
    const gone = { ok: false, error: { code: 'GONE', kind: 'league', id: league } };
    for (const [operation, more] of repeated)
      expect([operation, await asks(at, operation, more, `once-${operation}`)]).toEqual([operation, gone]);
  });

  it('leaves its tournaments as they are, and they change as before', async () => {
    const at = await arranged();
    const { tournament, token } = at.event;
    const read = () => ask(at.world, 'standings', { input: { tournament } });
    const before = await read();
    await asks(at, 'deleteLeague');
    expect(await read()).toEqual(before);
    await must(at.world, 'reopenTournament', { input: { tournament, reason: 'a slip' }, token });
    await must(at.world, 'finishTournament', { input: { tournament }, token });
  });

  it('takes it out of its federation, which may still remove it', async () => {
    const at = await arranged();
    const above = await newLeague(at.world, { scoring: 'TOURNAMENT_POINTS' });
    const joined = { league: at.league, federation: above.league };
    await must(at.world, 'joinFederation', { input: joined, token: at.token });
    const member = { league: above.league, member: at.league };
    await must(at.world, 'acceptLeague', { input: member, token: above.token });
    await must(at.world, 'linkLeaguePlayer', {
      input: { league: at.league, player: at.brunhilde },
      token: at.token,
    });
    const table = () => must<LeagueTable>(at.world, 'leagueTable', { input: { league: above.league } });
    expect((await table()).items).toHaveLength(1);
    await asks(at, 'deleteLeague');
    expect((await table()).items).toHaveLength(0);
    await must(at.world, 'removeLeague', { input: member, token: above.token });
  });

  it('lets the leagues of a deleted federation go on', async () => {
    const at = await arranged();
    const below = await newLeague(at.world, { scoring: 'TOURNAMENT_POINTS' });
    const joined = { league: below.league, federation: at.league };
    await must(at.world, 'joinFederation', { input: joined, token: below.token });
    await must(at.world, 'acceptLeague', {
      input: { league: at.league, member: below.league },
      token: at.token,
    });
    await asks(at, 'deleteLeague');
    await newEvent(below, ['Ann', 'Bert'], { edition: '2024' });
    const left = { league: below.league, federation: null };
    await must(at.world, 'joinFederation', { input: left, token: below.token });
  });
});
