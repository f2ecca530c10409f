import { askRest } from './tournament';
import { seenText } from './render';
import { type Member, type Scene, createScene } from './scene';

type Loose = Readonly<Record<string, unknown>>;

const ann: Member = { name: 'Ann', id: '100000000000000001' };
const olga: Member = { name: 'Olga', id: '100000000000000003', managesServer: true };

let scene: Scene;
let league: string;
let leagueToken: string;
beforeEach(async () => {
  scene = await createScene({ members: [ann, olga] });
  const created = await askRest(scene, 'createLeague', {
    input: {
      name: 'The *White* Council',
      rule: { scoring: 'PLACE', placePoints: [25, 18, 15], participationPoints: 2, best: 3 },
    },
  });
  league = String((created['league'] as Loose)['id']);
  leagueToken = String(created['organiserToken']);
});
afterEach(() => scene.stop());

/** A tournament of four, two of whom have players in the league, played to its end. */
const playSeason = async (settings: Loose = {}): Promise<void> => {
  const players: string[] = [];
  for (const name of ['Arwen', 'Balin @everyone']) {
    const added = await askRest(scene, 'addLeaguePlayer', { input: { league, name }, token: leagueToken });
    players.push(String((added['player'] as Loose | undefined)?.['id'] ?? added['id']));
  }
  const created = await askRest(scene, 'createTournament', {
    input: { name: 'Pelennor Cup', rounds: 1, ...settings },
  });
  const tournament = String((created['tournament'] as Loose)['id']);
  const token = String(created['organiserToken']);
  for (const name of ['Arwen', 'Balin', 'Celeborn', 'Denethor'])
    await askRest(scene, 'registerEntrant', { input: { tournament, name }, token });
  await askRest(scene, 'offerTournament', { input: { league, tournament }, token });
  await askRest(scene, 'acceptTournament', { input: { league, tournament }, token: leagueToken });
  await askRest(scene, 'claimEntrants', {
    input: { league, tournament, claims: players.map((player, i) => ({ entrant: `e${i + 1}`, player })) },
    token: leagueToken,
  });
  await askRest(scene, 'setRoundTables', {
    input: { tournament, round: 1, tables: [['e1', 'e3'], ['e2', 'e4']], reason: 'by hand' }, // prettier-ignore
    token,
  });
  await askRest(scene, 'startRound', { input: { tournament, round: 1 }, token });
  for (const [table, victoryPoints] of [
    [1, [9, 1]],
    [2, [5, 4]],
  ] as const)
    // prettier-ignore
    await askRest(scene, 'reportResult', {
      input: { tournament, round: 1, table, kind: 'PLAYED', victoryPoints },
      token,
    });
  await askRest(scene, 'finishTournament', { input: { tournament }, token });
};

const connect = async (token: string) => {
  await scene.say(olga, '/connect');
  return seenText(await scene.fill(olga, { kind: 'LEAGUE', id: league, token }));
};

describe('a server that is connected to a league', () => {
  it('shows its table: first 25, second 18 points, as the rule says', async () => {
    await playSeason();
    expect(await connect(leagueToken)).toContain('Connected: The \\*White\\* Council');
    const seen = seenText(await scene.say(ann, '/standings'));
    expect(seen).toContain('The \\*White\\* Council: the table');
    expect(seen).not.toContain('@everyone');
    const lines = seen.split('\n').filter((line) => line.includes('event'));
    expect(
      lines.map((line) =>
        line
          .replaceAll('\u200b', '')
          .trim()
          .split(/\s{2,}/),
      ),
    ).toEqual([
      ['1 Arwen', '25', '1 event'],
      ['2 Balin @everyone', '18', '1 event'],
    ]);
    const table = await askRest(scene, 'leagueTable', { input: { league } });
    expect((table['items'] as readonly Loose[]).map(({ points }) => points)).toEqual([25, 18]);
  });

  it('names its edition where that is not the usual one, in the table and on its page', async () => {
    await playSeason({ edition: '2024' });
    await connect(leagueToken);
    expect(seenText(await scene.say(ann, '/standings'))).toContain('the table, edition 2024');
    const { body } = await scene.rest.send({ method: 'GET', url: `/leagues/${league}` });
    expect(body).toContain('The best 3 count. · Edition 2024');
    expect(await askRest(scene, 'league', { input: { league } })).toMatchObject({ edition: '2024' });
  });

  it('says so while nothing counts yet', async () => {
    await connect(leagueToken);
    expect(seenText(await scene.say(ann, '/standings'))).toContain('No finished tournament counts yet.');
  });

  it('is connected by its organiser alone', async () => {
    expect(await connect('muster_organiser_wrong')).toContain('That is no token of its organiser');
    expect(seenText(await scene.say(ann, '/standings'))).toContain('not connected');
  });

  it.each(['/pairings', '/my-game', '/link-code', '/link code:AAAAA-AAAAA', '/concede'])(
    'says what to do instead of %s',
    async (typed) => {
      await connect(leagueToken);
      expect(seenText(await scene.say(ann, typed))).toContain('This server is connected to a league');
    },
  );
});
