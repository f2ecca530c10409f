import { actions, commands } from '../../../src/interfaces/discord/commands';
import { createDiscordApi } from '../../../src/interfaces/discord/discord-api';
import { createDiscordHandler } from '../../../src/interfaces/discord/handler';
import type { Interaction } from '../../../src/interfaces/discord/interaction';
import type { LogEntry } from '../../../src/app/kernel/ports';
import { type FakeDiscord, startFakeDiscord } from './fake-discord';
import { type Member, type Scene, createScene, SERVER } from './scene';
import { seenText } from './render';
import { makeKey, signedEvent } from './sign';
import { startTournament } from './tournament';

const ann: Member = { name: 'Ann', id: '100000000000000001' };
const bert: Member = { name: 'Bert', id: '100000000000000002' };
const bot: Member = { name: 'Bot', id: '100000000000000009' };
const olga: Member = { name: 'Olga', id: '100000000000000003', managesServer: true };
const members = [ann, bert, bot, olga];

type Loose = Readonly<Record<string, unknown>>;

const command = (name: string, more: Loose = {}): Interaction =>
  ({
    id: '1',
    application_id: '2',
    type: 2,
    token: 'a-token',
    version: 1,
    user: { id: '5', username: 'ann' },
    data: { id: '3', type: 1, name, options: [] },
    ...more,
  }) as unknown as Interaction;

describe('answers that come later', () => {
  let discord: FakeDiscord;
  let pauses: number[];
  beforeEach(async () => {
    discord = await startFakeDiscord();
    pauses = [];
  });
  afterEach(() => discord.stop());

  const api = () =>
    createDiscordApi({
      api: `${discord.origin}/api/v10`,
      fileOrigins: [discord.origin],
      wait: async (milliseconds) => {
        pauses.push(milliseconds);
        if (pauses.length === 2) discord.opened('a-token', 'DEFERRED');
      },
    });

  it('wait until Discord has the first answer', async () => {
    await api().editAnswer(command('duel'), { title: 'There it is' });
    expect(pauses).toEqual([100, 200]);
    expect(discord.answersOf('a-token')?.original).toMatchObject({ isPrivate: false });
  });

  it('are repeated when Discord asks to slow down, as it says', async () => {
    discord.opened('a-token', 'DEFERRED');
    discord.failNext(1, 429);
    await api().followUp(command('duel'), { title: 'Again', isPrivate: true });
    expect(pauses).toEqual([10]);
    expect(discord.answersOf('a-token')?.followUps).toMatchObject([{ isPrivate: true }]);
  });

  it('are given up in the end', async () => {
    discord.opened('a-token', 'DEFERRED');
    discord.failNext(50, 500);
    await expect(api().editAnswer(command('duel'), { title: 'Never' })).rejects.toThrow(
      'Discord answered 500',
    );
    expect(pauses).toHaveLength(6);
  });

  it('fetch files from Discord alone, and no larger ones than asked for', async () => {
    const url = discord.attach('/attachments/army.rosz', Buffer.from('0123456789'));
    expect(await api().download(url, 10)).toEqual({ ok: true, value: Buffer.from('0123456789') });
    expect(await api().download(url, 9)).toEqual({ ok: false, error: 'TOO_LARGE' });
    expect(await api().download(`${discord.origin}/elsewhere`, 9)).toEqual({ ok: false, error: 'NOT_THERE' });
    for (const foreign of [
      'http://169.254.169.254/latest',
      'https://cdn.discordapp.com.evil.example/x',
      'file:///etc/passwd',
      'no address',
      '',
    ])
      expect(await api().download(foreign, 10)).toEqual({ ok: false, error: 'FOREIGN_HOST' });
  });
});

describe('the handler', () => {
  it('says that no bot is set up where there is no key', async () => {
    const nothing = createDiscordHandler({
      publicKey: undefined,
      clock: { nowMs: () => 0 },
      world: () => {
        throw new Error('nobody asks');
      },
      api: {} as never,
      later: async () => undefined,
    });
    const answer = await nothing.respond(signedEvent(makeKey(), '{}', { timestamp: '0' }));
    expect([answer.statusCode, answer.body]).toEqual([
      404,
      'No bot is set up here: DISCORD_PUBLIC_KEY must hold its public key.',
    ]);
  });

  it('tells a crash to the log and not to the player, and logs nothing that was typed', async () => {
    const key = makeKey();
    const lines: LogEntry[] = [];
    const crashing = createDiscordHandler({
      publicKey: key.publicKey,
      clock: { nowMs: () => 0 },
      world: () => ({
        context: () => {
          throw new Error('an inner word');
        },
        publicUrl: undefined,
        download: async () => ({ ok: false, error: 'NOT_THERE' }),
      }),
      api: {} as never,
      later: async () => undefined,
      log: (entry) => void lines.push(entry),
    });
    const asked = command('receipt', {
      data: { id: '3', type: 1, name: 'receipt', options: [{ name: 'receipt', type: 3, value: 'typed' }] },
    });
    const answer = await crashing.respond(signedEvent(key, JSON.stringify(asked), { timestamp: '0' }));
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Something broke here');
    expect(answer.body).not.toContain('inner word');
    expect(lines.map(({ level, route, outcome }) => [level, route, outcome])).toEqual([
      ['error', 'discord /receipt', 'INTERNAL'],
      ['info', 'discord /receipt', 'INTERNAL'],
    ]);
    expect(JSON.stringify(lines[1])).not.toContain('typed');
  });
});

describe('a scene', () => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await createScene({ members, publicUrl: 'https://muster.example' });
  });
  afterEach(() => scene.stop());

  it('answers the same twice when the same interaction comes twice', async () => {
    const roll = command('roll', {
      data: {
        id: '3',
        type: 1,
        name: 'roll',
        options: [{ type: 1, name: 'chart', options: [{ name: 'chart', type: 3, value: 'jump' }] }],
      },
    }) as unknown as Loose;
    const first = await scene.send(roll);
    expect(await scene.send(roll)).toEqual(first);
    const other = await scene.send({ ...roll, id: '2' });
    expect(other.response).not.toEqual(first.response);
  });

  it('refuses an unknown command, and one of a server in a direct message', async () => {
    const unknown = await scene.send(command('dance') as unknown as Loose);
    expect(JSON.stringify(unknown.response)).toContain('not known here');
    const direct = await scene.send(command('standings') as unknown as Loose);
    expect(JSON.stringify(direct.response)).toContain('works in a server');
    const button = {
      ...command('x'),
      type: 3,
      data: { component_type: 2, custom_id: 'gone:1' },
    } as unknown as Loose;
    expect(JSON.stringify((await scene.send(button)).response)).toContain('not known here');
  });

  it('says where a roll of two can be looked up', async () => {
    await scene.say(ann, '/roll-together dice opponent:@Bert');
    await scene.press(ann, 'Join with a word');
    await scene.fill(ann, { word: 'mellon' });
    await scene.press(bert, 'Join with a word');
    const rolled = seenText(await scene.fill(bert, { word: 'barrow' }));
    const id = /_Roll (\w+)_/.exec(rolled)?.[1] ?? '';
    for (const text of [rolled, seenText(await scene.press(bot, 'Check it'))])
      expect(text).toContain(`Look it up: https://muster.example/rolls/${id}`);
  });

  it('tells the player when an answer cannot be shown', async () => {
    scene.discord.failNext(1, 400);
    const seen = await scene.say(ann, '/duel first:A2 F4 second:A1 F3');
    expect(seen.messages.map(({ isPrivate }) => isPrivate)).toEqual([true]);
    expect(seenText(seen)).toContain('Ask again; if it stays so, tell the bot’s owner this:');
  });

  it('answers at once what needs no store and little work, and the rest later', () => {
    const atOnce = commands.filter(({ answers }) => answers === 'AT_ONCE').map(({ name }) => name);
    expect(atOnce).toEqual([
      'to-wound',
      'chart show',
      'chart odds',
      'chart resolve',
      'roll chart',
      'may charge',
      'may move',
      'may support',
      'may shoot',
      'may cast',
      'trapped',
      'ground terrain',
      'ground water',
      'ground fall',
      'ground prone',
      'ground carry',
      'ground passenger',
      'courage odds',
      'courage resolve',
      'roll courage',
      'roll off',
      'receipt',
      'cast odds',
      'cast resolve',
      'roll cast',
      'rules search',
      'ask',
      'rules read',
      'scenario show',
      'scenario sheet',
      'scenario score',
      'event-plan',
    ]);
    expect(actions.filter(({ answers }) => answers === 'AT_ONCE')).toEqual([]);
  });

  it('has no answer for a body that is no interaction, signed as it may be', async () => {
    for (const body of ['no JSON', 'null', '[]', '7']) {
      const event = signedEvent(scene.key, body, { timestamp: String(Math.floor(scene.nowMs() / 1000)) });
      expect((await scene.bot.respond(event)).statusCode).toBe(400);
    }
  });

  it('keeps an answer for all private when it is a refusal', async () => {
    const seen = await scene.say(ann, '/standings');
    expect(seen.messages.map(({ isPrivate }) => isPrivate)).toEqual([true]);
    expect(scene.discord.requests.map((line) => line.split(' ')[0])).toEqual(['DELETE', 'POST']);
  });

  it('does not let just anybody connect, even with the token', async () => {
    const made = await startTournament(scene, ['Aragorn', 'Boromir']);
    await scene.say(ann, '/connect');
    const seen = await scene.fill(ann, { kind: 'TOURNAMENT', id: made.id, token: made.token });
    expect(seenText(seen)).toContain('Only a member who manages this server');
  });

  it('keeps no token, no code, and not who is linked', async () => {
    const made = await startTournament(scene, ['Aragorn', 'Boromir']);
    await scene.say(olga, '/connect');
    await scene.fill(olga, { kind: 'TOURNAMENT', id: made.id, token: made.token });
    const code = /code:([A-Z0-9-]+)/.exec(seenText(await scene.say(olga, '/link-code entrant:1')))?.[1] ?? '';
    await scene.say(ann, `/link code:${code}`);
    await scene.say(bert, '/link code:AAAAA-AAAAA');
    await scene.say(ann, '/unlink');
    const server = await scene.store.get([{ item: 'DISCORD', server: SERVER }]);
    const event = await scene.store.readTournament(made.id);
    const kept = JSON.stringify([server, event]);
    expect(kept).toContain('linkEntrant');
    expect(kept).not.toContain(ann.id);
    expect(kept).not.toContain(bert.id);
    expect(kept).not.toContain(code);
    expect(kept).not.toContain(code.replace('-', ''));
    expect(kept).not.toContain('muster_');
  });

  it('lets codes expire', async () => {
    const made = await startTournament(scene, ['Aragorn', 'Boromir']);
    await scene.say(olga, '/connect');
    await scene.fill(olga, { kind: 'TOURNAMENT', id: made.id, token: made.token });
    const code = /code:([A-Z0-9-]+)/.exec(seenText(await scene.say(olga, '/link-code entrant:1')))?.[1] ?? '';
    scene.travel(7 * 24 * 3600 * 1000 - 1);
    expect(seenText(await scene.say(ann, `/link code:${code.toLowerCase()}`))).toContain('You are Aragorn');
    const next = /code:([A-Z0-9-]+)/.exec(seenText(await scene.say(ann, '/link-code')))?.[1] ?? '';
    scene.travel(7 * 24 * 3600 * 1000);
    expect(seenText(await scene.say(bert, `/link code:${next}`))).toContain('expired');
  });

  it('links fifty at once', async () => {
    const names = Array.from({ length: 50 }, (_, i) => `Entrant ${i + 1}`);
    const made = await startTournament(scene, names);
    await scene.say(olga, '/connect');
    await scene.fill(olga, { kind: 'TOURNAMENT', id: made.id, token: made.token });
    const codes: string[] = [];
    for (const name of names)
      codes.push(
        /code:([A-Z0-9-]+)/.exec(seenText(await scene.say(olga, `/link-code entrant:${name}`)))?.[1] ?? '',
      );
    const interactions = codes.map((value, i) =>
      command('link', {
        id: `5${i}`,
        token: `t${i}`,
        guild_id: SERVER,
        member: { user: { id: String(1000 + i), username: `user${i}` }, permissions: '0' },
        data: { id: '3', type: 1, name: 'link', options: [{ name: 'code', type: 3, value }] },
      }),
    );
    interactions.forEach((_, i) =>
      scene.discord.opened(`t${i}`, { payload: {}, isPrivate: true, files: [] }),
    );
    await Promise.all(interactions.map((interaction) => scene.bot.complete(interaction)));
    const titles: (string | undefined)[] = [];
    for (const [i] of names.entries()) {
      const seen = await scene.say({ name: `user${i}`, id: String(1000 + i) }, '/my-game');
      titles.push(/\*\*(Entrant \d+): round 1/.exec(seenText(seen))?.[1]);
    }
    expect(titles).toEqual(names);
  });

  const pictured = [
    ['/duel first:A2 F4 second:A1 F3', 'duel-curves'],
    ['/strikes strikes:3x S4 target:D6', 'strike-wounds'],
    ['/fight odds first:A1 F4 S4 D6 lance second:A1 F3 S4 D5 fate1', 'fight-outcomes'],
    ['/volley odds shooters:2x 4+ S3 wall target:D5', 'volley-wounds'],
  ] as const;
  it.each(pictured)('shows a picture with %s', async (typed, name) => {
    const seen = await scene.say(ann, typed);
    const embed = (seen.messages[0]?.payload['embeds'] as readonly Loose[])[0];
    const url = new URL(String((embed?.['image'] as Loose)['url']));
    expect(`${url.origin}${url.pathname}`).toBe(`https://muster.example/v1/pictures/${name}.png`);
    expect(url.searchParams.get('theme')).toBe('dark');
    const picture = await scene.rest.send({
      method: 'POST',
      url: `/v1/pictures/${name}`,
      headers: { 'content-type': 'application/json' },
      body: url.searchParams.get('question') ?? '',
    });
    expect(picture.statusCode).toBe(200);
    expect(picture.body).toContain('<svg');
  });
});
