import { type Made, askRest, startTournament } from './tournament';
import { seenText } from './render';
import { type Member, type Scene, createScene } from './scene';

type Loose = Readonly<Record<string, unknown>>;

const ann: Member = { name: 'Ann', id: '100000000000000001' };
const bert: Member = { name: 'Bert', id: '100000000000000002' };
const olga: Member = { name: 'Olga', id: '100000000000000003', managesServer: true };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let scene: Scene;
let made: Made;
beforeEach(async () => {
  scene = await createScene({ members: [ann, bert, olga] });
  made = await startTournament(scene, ['Aragorn', 'Boromir']);
  await scene.say(olga, '/connect');
  await scene.fill(olga, { kind: 'TOURNAMENT', id: made.id, token: made.token });
});
afterEach(() => scene.stop());

const codeFor = async (entrant: string, token = made.token): Promise<string> => {
  const code = await askRest(scene, 'createLinkCode', { input: { tournament: made.id, entrant }, token });
  return String(code['code']);
};
const says = async (who: Member, typed: string): Promise<string> => seenText(await scene.say(who, typed));

describe('a code made through REST', () => {
  it('links a member, of an organiser’s and of a player’s own', async () => {
    const code = await askRest(scene, 'createLinkCode', {
      input: { tournament: made.id, entrant: 'e1' },
      token: made.token,
    });
    expect(code).toEqual({
      tournament: made.id,
      entrant: 'e1',
      code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/),
      expiresAt: new Date(scene.nowMs() + 7 * DAY_MS).toISOString(),
    });
    expect(await says(ann, `/link code:${String(code['code']).toLowerCase().replace('-', ' ')}`)).toContain(
      'You are Aragorn',
    );
    const { token } = await askRest(scene, 'grantRole', {
      input: { tournament: made.id, role: 'PLAYER', entrant: 'e2' },
      token: made.token,
    });
    expect(await says(bert, `/link code:${await codeFor('e2', String(token))}`)).toContain('You are Boromir');
    await expect(codeFor('e1', String(token))).rejects.toThrow('FORBIDDEN');
  });

  it('is used once, and not after seven days', async () => {
    const code = await codeFor('e1');
    expect(await says(ann, `/link code:${code}`)).toContain('You are Aragorn');
    expect(await says(bert, `/link code:${code}`)).toContain('unknown, used or expired');
    const late = await codeFor('e2');
    scene.travel(7 * DAY_MS);
    expect(await says(bert, `/link code:${late}`)).toContain('unknown, used or expired');
  });

  it('gives way when a fifth is made', async () => {
    const codes: string[] = [];
    for (let i = 0; i < 5; i += 1) codes.push(await codeFor('e1'));
    expect(new Set(codes).size).toBe(5);
    expect(await says(ann, `/link code:${codes[0] ?? ''}`)).toContain('unknown, used or expired');
    expect(await says(ann, `/link code:${codes[1] ?? ''}`)).toContain('You are Aragorn');
  });

  it('is not found by trying: after five wrong ones a member waits an hour, others do not', async () => {
    const code = await codeFor('e1');
    for (let i = 0; i < 5; i += 1)
      expect(await says(bert, `/link code:AAAAA-AAAA${i + 2}`)).toContain('unknown, used or expired');
    expect(await says(bert, `/link code:${code}`)).toContain('Too many wrong codes: try again in 60 minutes');
    scene.travel(HOUR_MS / 2);
    expect(await says(bert, `/link code:${code}`)).toContain('try again in 30 minutes');
    scene.travel(HOUR_MS / 2);
    expect(await says(bert, `/link code:${code}`)).toContain('You are Aragorn');
    expect(await says(ann, `/link code:${await codeFor('e2')}`)).toContain('You are Boromir');
  });

  it('is for its own tournament only', async () => {
    const other = await startTournament(scene, ['Celeborn', 'Denethor']);
    const code = await askRest(scene, 'createLinkCode', {
      input: { tournament: other.id, entrant: 'e1' },
      token: other.token,
    });
    expect(await says(ann, `/link code:${String(code['code'])}`)).toContain('unknown, used or expired');
  });
});

describe('a link', () => {
  it('is taken back through REST, with the open codes', async () => {
    await says(ann, `/link code:${await codeFor('e1')}`);
    const open = await codeFor('e1');
    const gone = await askRest(scene, 'unlinkEntrant', {
      input: { tournament: made.id, entrant: 'e1' },
      token: made.token,
    });
    expect(gone).toEqual({ tournament: made.id, entrant: 'e1' });
    expect(await says(ann, '/my-game')).toContain('not linked');
    expect(await says(ann, `/link code:${open}`)).toContain('unknown, used or expired');
  });

  it('ends with the player’s token, and when the entrant is erased', async () => {
    await says(ann, `/link code:${await codeFor('e1')}`);
    await askRest(scene, 'revokeRole', { input: { tournament: made.id, id: 'e1' }, token: made.token });
    expect(await says(ann, '/my-game')).toContain('not linked');
    await says(bert, `/link code:${await codeFor('e2')}`);
    await askRest(scene, 'eraseEntrant', {
      input: { tournament: made.id, entrant: 'e2' },
      token: made.token,
    });
    expect(await says(bert, '/my-game')).toContain('not linked');
  });

  it('stands among who holds which role, and says nothing of the member', async () => {
    await says(ann, `/link code:${await codeFor('e1')}`);
    const { holders } = await askRest(scene, 'roleHolders', {
      input: { tournament: made.id },
      token: made.token,
    });
    expect(holders).toContainEqual({ id: 'e1', role: 'PLAYER', holder: null, entrant: 'e1' });
    const history = JSON.stringify(await askRest(scene, 'history', { input: { tournament: made.id } }));
    expect(history).toContain('linkEntrant');
    expect(history).not.toContain(ann.id);
    expect(history).not.toMatch(/"field":"link/);
  });

  it('is for four members of an entrant at most', async () => {
    for (let i = 0; i < 4; i += 1) {
      const who = { name: `Member ${i}`, id: `20000000000000000${i}` };
      expect(await says(who, `/link code:${await codeFor('e1')}`)).toContain('You are Aragorn');
    }
    expect(await says(bert, `/link code:${await codeFor('e1')}`)).toContain(
      'This entrant already has the maximum of 4 links',
    );
  });

  it('outlasts the connection, and works in every server of the tournament', async () => {
    await says(ann, `/link code:${await codeFor('e1')}`);
    await says(olga, '/disconnect');
    expect(await says(ann, '/my-game')).toContain('not connected');
    const elsewhere = { ...olga, server: '900000000000000002' };
    await scene.say(elsewhere, '/connect');
    await scene.fill(elsewhere, { kind: 'TOURNAMENT', id: made.id, token: made.token });
    expect(await says({ ...ann, server: '900000000000000002' }, '/my-game')).toContain('Aragorn: round 1');
  });
});

describe('a server whose right is revoked', () => {
  it('lets its members do nothing, until it is connected again; reading goes on', async () => {
    await says(ann, `/link code:${await codeFor('e1')}`);
    await askRest(scene, 'revokeRole', {
      input: { tournament: made.id, id: 'discord-900000000000000001' },
      token: made.token,
    });
    await scene.say(ann, '/report');
    const refused = seenText(await scene.fill(ann, { own: '7', other: '4', leaders: 'none' }));
    expect(refused).toContain('Its organiser runs `/connect` again');
    expect(await says(olga, '/link-code entrant:2')).toContain('Its organiser runs `/connect` again');
    expect(await says(ann, '/pairings')).toContain('Aragorn');
    await scene.say(olga, '/connect');
    await scene.fill(olga, { kind: 'TOURNAMENT', id: made.id, token: made.token });
    expect(await says(ann, '/my-game')).toContain('Aragorn: round 1');
  });
});

describe('a server connected again', () => {
  it('has one right still', async () => {
    await scene.say(olga, '/connect');
    await scene.fill(olga, { kind: 'TOURNAMENT', id: made.id, token: made.token });
    const { holders } = await askRest(scene, 'roleHolders', {
      input: { tournament: made.id },
      token: made.token,
    });
    const servers = (holders as readonly Loose[]).filter(({ id }) => String(id).startsWith('discord-'));
    expect(servers).toHaveLength(1);
  });
});
