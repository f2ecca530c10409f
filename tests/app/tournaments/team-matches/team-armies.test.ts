import { type Input, ask, freshKey, must } from '../organiser';
import { type Scene, does, grant, newScene } from '../scene';
import type { ArmyDesk, Entrant, EntrantArmy } from '../../../../src/app/kernel/generated/answers';

/** One Hero alone as an army: points as their lists print them. */
const heroes = {
  aragorn: ['minas-tirith', 'aragorn-king-elessar'],
  strider: ['the-fellowship', 'aragorn-strider'],
  theoden: ['rohan', 'theoden'],
  eowyn: ['rohan', 'eowyn'],
  witchKing: ['mordor', 'witch-king-of-angmar'],
} as const;

const armyOf = (hero: keyof typeof heroes) => {
  const [list, profile] = heroes[hero];
  return { forces: [{ list, warbands: [{ leader: { profile }, followers: [] }] }] };
};

const rules = { uniqueHeroesOnce: true, mostOfList: 1 };

const event = async (armies: Input | null = rules): Promise<Scene> => {
  const teams = { size: 3, substitutes: 1, ...(armies && { armies }) };
  const scene = await newScene({ format: 'TEAMS', pointsLimit: 300, teams });
  await does(scene, 'registerEntrant', { name: 'Gondor', members: ['Ann', 'Bert', 'Cleo', 'Dirk'] });
  await does(scene, 'registerEntrant', { name: 'Mordor', members: ['Eve', 'Finn', 'Gus'] });
  return scene;
};

const submit = (scene: Scene, member: number, hero: keyof typeof heroes, token = scene.token) =>
  does<EntrantArmy>(scene, 'submitArmy', { entrant: 'e1', member, army: armyOf(hero) }, { token });

const codeOf = async (
  scene: Scene,
  operation: Parameters<typeof ask>[1],
  input: Input,
  token: string | null = scene.token,
) => {
  const answer = await ask({ store: scene.store }, operation, {
    input: { tournament: scene.id, ...input },
    ...(token !== null && { token }),
    idempotencyKey: freshKey(),
  });
  if (answer.ok) return 'OK';
  return answer.error.code === 'INVALID_INPUT'
    ? answer.error.faults.map(({ path, code }) => `${path} ${code}`).join()
    : answer.error.code;
};

const desk = async (scene: Scene) =>
  (await does<ArmyDesk>(scene, 'armyDesk')).lines.map(({ entrant, member, player, status, standing }) => [
    entrant,
    member,
    player,
    status,
    standing?.teamFindings.map(({ code, members }) => `${code} ${members.join(' ')}`),
  ]);

describe('the army lists of a team', () => {
  it('are one for each player, handed in by the captain', async () => {
    const scene = await event();
    const captain = await grant(scene, 'PLAYER', 'e1');
    expect(await submit(scene, 1, 'aragorn', captain)).toMatchObject({
      entrant: 'e1',
      member: 1,
      status: 'LEGAL',
      teamFindings: [],
    });
    expect(await submit(scene, 2, 'theoden', captain)).toMatchObject({ member: 2, points: 75, version: '1' });
    const read = (member: number) => does<EntrantArmy>(scene, 'entrantArmy', { entrant: 'e1', member });
    expect([(await read(1)).army?.forces[0]?.list, (await read(2)).army?.forces[0]?.list]).toEqual([
      'minas-tirith',
      'rohan',
    ]);
    const other = await grant(scene, 'PLAYER', 'e2');
    expect(
      await codeOf(scene, 'submitArmy', { entrant: 'e1', member: 3, army: armyOf('eowyn') }, other),
    ).toBe('FORBIDDEN');
    expect(await codeOf(scene, 'entrantArmy', { entrant: 'e1', member: 1 }, other)).toBe('FORBIDDEN');
    expect(await codeOf(scene, 'entrantArmy', { entrant: 'e1', member: 1 }, null)).toBe('UNAUTHENTICATED');
  });

  it('say whose they are: a player of the team in a team event, nobody in any other', async () => {
    const scene = await event();
    const army = armyOf('theoden');
    expect(await codeOf(scene, 'submitArmy', { entrant: 'e1', army })).toBe('member REQUIRED');
    expect(await codeOf(scene, 'submitArmy', { entrant: 'e2', member: 4, army })).toBe('member TOO_LARGE');
    expect(await codeOf(scene, 'entrantArmy', { entrant: 'e1' })).toBe('member REQUIRED');
    const singles = await newScene({ pointsLimit: 300 });
    await does(singles, 'registerEntrant', { name: 'Ann' });
    expect(await codeOf(singles, 'submitArmy', { entrant: 'e1', member: 1, army })).toBe(
      'member NOT_ALLOWED',
    );
    expect(await codeOf(singles, 'submitArmy', { entrant: 'e1', army })).toBe('OK');
  });

  it('are held against the rules of the team when they are handed in, and the findings name the players', async () => {
    const scene = await event();
    await submit(scene, 1, 'aragorn');
    const second = await submit(scene, 2, 'strider');
    expect(second).toMatchObject({ legal: false, status: 'ILLEGAL', verdict: 'ILLEGAL', findings: [] });
    expect(second.teamFindings).toEqual([
      {
        code: 'TEAM_HERO_TWICE',
        members: [1, 2],
        message: expect.stringMatching(/^Ann and Bert field the same unique Hero: Aragorn/) as string,
        used: 2,
        allowed: 1,
        fix: 'Keep the Hero in one army of the team.',
      },
    ]);
    expect(await desk(scene)).toEqual([
      ['e1', 1, 'Ann', 'ILLEGAL', ['TEAM_HERO_TWICE 1 2']],
      ['e1', 2, 'Bert', 'ILLEGAL', ['TEAM_HERO_TWICE 1 2']],
      ['e1', 3, 'Cleo', 'MISSING', undefined],
      ['e1', 4, 'Dirk', 'MISSING', undefined],
      ['e2', 1, 'Eve', 'MISSING', undefined],
      ['e2', 2, 'Finn', 'MISSING', undefined],
      ['e2', 3, 'Gus', 'MISSING', undefined],
    ]);
    await submit(scene, 2, 'theoden');
    await submit(scene, 3, 'eowyn');
    expect((await desk(scene)).slice(0, 3)).toEqual([
      ['e1', 1, 'Ann', 'LEGAL', []],
      ['e1', 2, 'Bert', 'ILLEGAL', ['TEAM_LIST_TOO_OFTEN 2 3']],
      ['e1', 3, 'Cleo', 'ILLEGAL', ['TEAM_LIST_TOO_OFTEN 2 3']],
    ]);
  });

  it('are each for themselves where the event asks nothing of the team', async () => {
    const scene = await event(null);
    await submit(scene, 1, 'aragorn');
    expect(await submit(scene, 2, 'strider')).toMatchObject({ status: 'LEGAL', teamFindings: [] });
  });

  it('answer a repeated request as they answered it first, whatever the team has handed in since', async () => {
    const scene = await event();
    const request = {
      input: { tournament: scene.id, entrant: 'e1', member: 1, army: armyOf('aragorn') },
      token: scene.token,
      idempotencyKey: 'once',
    };
    const first = await must<EntrantArmy>(
      { store: scene.store, nowMs: () => 1_700_000_000_000 },
      'submitArmy',
      request,
    );
    const later = { store: scene.store, nowMs: () => 1_700_000_060_000 };
    await must(later, 'submitArmy', {
      ...request,
      idempotencyKey: freshKey(),
      input: { ...request.input, member: 2, army: armyOf('strider') },
    });
    expect(await must<EntrantArmy>(later, 'submitArmy', request)).toEqual(first);
    expect(first.status).toBe('LEGAL');
  });

  it('are decided about one by one, and listed with every player', async () => {
    const scene = await event();
    await submit(scene, 1, 'aragorn');
    await submit(scene, 2, 'strider');
    const decided = await does<EntrantArmy>(scene, 'overrideArmy', {
      entrant: 'e1',
      member: 2,
      decision: 'ACCEPT',
      reason: 'agreed before',
    });
    expect(decided).toMatchObject({ member: 2, status: 'LEGAL', override: { reason: 'agreed before' } });
    expect((await desk(scene)).slice(0, 2).map((line) => line[3])).toEqual(['ILLEGAL', 'LEGAL']);
    const { csv, html } = await does<{ csv: string; html: string }>(scene, 'armyListsSheet');
    const [head, ann, bert, cleo] = csv.split('\r\n');
    expect(head).toMatch(/^Number,Name,Player,/);
    expect(ann).toMatch(/^1,Gondor,Ann,,ILLEGAL,225,/);
    expect(ann).toContain('Ann and Bert field the same unique Hero');
    expect(bert).toMatch(/^1,Gondor,Bert,,LEGAL,160,.*agreed before$/);
    expect(cleo).toMatch(/^1,Gondor,Cleo,,MISSING/);
    expect(html).toContain('<bdi>Gondor</bdi>: <bdi>Bert</bdi>');
  });

  it('are public for everybody once they are published', async () => {
    const scene = await event();
    await submit(scene, 1, 'aragorn');
    await does(scene, 'publishArmyLists');
    expect(await codeOf(scene, 'entrantArmy', { entrant: 'e1', member: 1 }, null)).toBe('OK');
    expect(await codeOf(scene, 'armyDesk', {}, null)).toBe('OK');
  });

  it('stand together at check-in: a player without one counts, a substitute without one does not', async () => {
    const scene = await event();
    for (const [member, hero] of [
      [1, 'aragorn'],
      [2, 'theoden'],
    ] as const)
      await submit(scene, member, hero);
    await does(scene, 'openCheckIn');
    const here = () => does<Entrant>(scene, 'checkInEntrant', { entrant: 'e1' });
    expect((await here()).armyAtCheckIn).toBe('NONE');
    await does(scene, 'undoCheckIn', { entrant: 'e1' });
    await submit(scene, 3, 'witchKing');
    expect((await here()).armyAtCheckIn).toBe('LEGAL');
    await does(scene, 'undoCheckIn', { entrant: 'e1' });
    await submit(scene, 4, 'strider');
    expect((await here()).armyAtCheckIn).toBe('ILLEGAL');
  });

  it('are exported and imported with the event, and erased with the team', async () => {
    const scene = await event();
    await submit(scene, 1, 'aragorn');
    await submit(scene, 4, 'theoden');
    const { document } = await does<{ document: string }>(scene, 'exportTournament');
    const imported = await must<{ tournament: { id: string }; organiserToken: string }>(
      { store: scene.store },
      'importTournament',
      { input: { document } },
    );
    const copy = { ...scene, id: imported.tournament.id, token: imported.organiserToken };
    expect(await desk(copy)).toEqual(await desk(scene));
    await does(copy, 'updateEntrant', { entrant: 'e1', members: ['Ann', 'Bert', 'Cleo'] });
    await does(copy, 'eraseEntrant', { entrant: 'e1' });
    const after = await does<{ document: string }>(copy, 'exportTournament');
    expect(document).toContain('aragorn-king-elessar');
    expect(after.document).not.toContain('aragorn-king-elessar');
    // The list of the fourth player, who is no longer of the team, is erased too.
    expect(after.document).not.toContain('theoden');
  });

  it('name the player who was best with each list, by the table of the players', async () => {
    const scene = await event(null);
    await submit(scene, 1, 'theoden');
    await submit(scene, 2, 'eowyn');
    await submit(scene, 3, 'aragorn');
    await does(scene, 'drawRound');
    await does(scene, 'startRound', { round: 1 });
    // The organiser reports without picks; the first table is e1 against e2, or the other way round.
    const { tables } = await does<{ tables: { entrants: string[] }[] }>(scene, 'round', { round: 1 });
    const own = tables[0]?.entrants.indexOf('e1') ?? 0;
    const pair = (mine: number, theirs: number) => (own === 0 ? [mine, theirs] : [theirs, mine]);
    const game = (member: number, points: number) => ({
      members: [member, member],
      victoryPoints: pair(points, 4),
    });
    await does(scene, 'reportResult', {
      round: 1,
      table: 1,
      kind: 'PLAYED',
      games: [game(1, 5), game(2, 9), game(3, 1)],
    });
    await does(scene, 'publishArmyLists');
    await does(scene, 'setAwards', { awards: [{ id: 'lists', name: 'Best', decidedBy: 'ARMY_LISTS' }] });
    const { awards } = await does<{ awards: { winners: unknown }[] }>(scene, 'awards');
    expect(awards[0]?.winners).toEqual([
      { entrant: 'e1', member: 2, armyList: 'rohan' },
      { entrant: 'e1', member: 3, armyList: 'minas-tirith' },
    ]);
  });

  it('are emptied when the event is deleted', async () => {
    const scene = await event();
    await submit(scene, 2, 'strider');
    await does(scene, 'deleteTournament');
    const [item] = (await scene.store
      .get([{ item: 'ARMY', tournament: scene.id, number: 1, member: 2 }])
      .then((found) => (found.ok ? found.value : []))) as { body: string }[];
    expect(item?.body).toBeDefined();
    expect(item?.body).not.toContain('strider');
  });
});
