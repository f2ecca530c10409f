import type { Sent } from '../../../../src/app/tournaments/sending/channel';
import { messageFaults } from '../../../interfaces/discord/documented-limits';
import { type Hooked, hooked, ok, status } from '../webhooks/hooked';

const CHANNEL = 'https://discord.com/api/webhooks/1234567890/a-token_of-Discord';
const ALL = ['PAIRINGS', 'ROUND_STARTED', 'TEN_MINUTES_LEFT', 'RESULT_CORRECTED', 'FINAL_STANDINGS'];

interface Shown {
  readonly embeds: readonly { readonly title: string; readonly description?: string }[];
}

/** A channel that takes what Discord documents that it takes, and nothing else. */
const channel = async (
  announce: readonly string[] = ALL,
  answer: (n: number) => Sent = () => ok,
): Promise<Hooked> => {
  const on = await hooked(
    ({ body, url }, n) => {
      const given = answer(n);
      if (given !== ok) return given;
      expect(url).toBe(`${CHANNEL}?wait=true`);
      const faults = messageFaults(JSON.parse(body) as Record<string, unknown>);
      return faults.length === 0 ? ok : status(400);
    },
    { roundMinutes: 60 },
  );
  await on.does('createWebhook', { url: CHANNEL, announce });
  return on;
};

const shown = (on: Hooked): readonly string[] =>
  on.sent.map(({ body }) => {
    const [embed] = (JSON.parse(body) as Shown).embeds;
    return `${embed?.title} | ${embed?.description ?? ''}`;
  });

const register = async (on: Hooked, names: readonly string[]): Promise<void> => {
  for (const name of names) await on.does('registerEntrant', { name });
};

const NAMES = ['Ann', '@everyone', '**Bold**', 'Dora <@1>'];

const startRound = async (on: Hooked): Promise<void> => {
  await register(on, NAMES);
  await on.does('drawRound');
  await on.does('startRound', { round: 1 });
};

const report = (on: Hooked, table: number, points: readonly number[], ifMatch?: string) =>
  on.does(
    'reportResult',
    { round: 1, table, kind: 'PLAYED', victoryPoints: points },
    ifMatch === undefined ? {} : { ifMatch },
  );

describe('announcements in a Discord channel', () => {
  it('tell of each kind once, within what Discord takes, and of nothing else', async () => {
    const on = await channel();
    await startRound(on);
    await on.run();
    await on.run();
    await report(on, 1, [7, 3]);
    await on.run();
    await report(on, 1, [6, 3], '1');
    await report(on, 2, [1, 1]);
    await on.run();
    await on.does('finishTournament');
    await on.run();
    const titles = shown(on).map((text) => text.split(' | ')[0]);
    expect(titles).toEqual([
      'Round 1: the tables',
      'Round 1 has begun',
      'Round 1, table 1: the result was corrected',
      'Hooked: the final standings',
    ]);
    const [, started, corrected, final] = shown(on);
    // 09:00 and sixty minutes, as Discord writes a moment in each reader's own time.
    expect(started).toContain('<t:1795255200:t>');
    expect(corrected).toContain('~~7–3~~ 6–3');
    expect(final).toContain('🥇');
  });

  it('lets no name mention or format anything', async () => {
    const on = await channel(['PAIRINGS']);
    await startRound(on);
    await on.run();
    const [pairings = ''] = shown(on);
    expect(pairings).not.toMatch(/@everyone|<@1>/);
    expect(pairings).toContain('\\*\\*Bold\\*\\*');
  });

  it('take several messages for tables that do not fit into one', async () => {
    const on = await channel(['PAIRINGS']);
    await register(on, ['x'.repeat(120), 'y'.repeat(120)]);
    for (let n = 0; n < 60; n += 1) await on.does('registerEntrant', { name: `${n} ${'#'.repeat(100)}` });
    await on.does('drawRound');
    await on.run();
    const states = (await on.deliveries((await on.list())[0]?.id ?? '')).map(({ state }) => state);
    expect(states).toEqual(['DELIVERED', 'DELIVERED', 'DELIVERED', 'DELIVERED']);
    expect(shown(on).map((text) => text.split(' | ')[0])).toEqual(
      [1, 2, 3, 4].map((part) => `Round 1: the tables (${part} of 4)`),
    );
  });

  it('say that ten minutes are left when they are, unless the round was extended', async () => {
    const on = await channel(['TEN_MINUTES_LEFT']);
    await startRound(on);
    await on.run();
    expect(on.sent).toEqual([]);
    on.pass(40 * 60);
    await on.does('extendRound', { round: 1, minutes: 10, reason: 'fire alarm' });
    await on.run();
    on.pass(10 * 60);
    await on.run();
    expect(on.sent).toEqual([]);
    on.pass(10 * 60);
    await on.run();
    expect(shown(on)).toEqual([expect.stringContaining('Ten minutes are left of round 1')]);
  });

  it('do not say that ten minutes are left while the clock is paused, but later', async () => {
    const on = await channel(['TEN_MINUTES_LEFT', 'CLOCK_CHANGED']);
    await startRound(on);
    on.pass(40 * 60);
    await on.does('pauseClock', { round: 1, reason: 'fire alarm @everyone' });
    await on.run();
    on.pass(30 * 60);
    await on.run();
    expect(shown(on)).toEqual([
      'Round 1: the clock is paused | fire alarm @\u200beveryone\n20 minutes are left.',
    ]);
    await on.does('resumeClock', { round: 1 });
    await on.run();
    // 09:00, sixty minutes and thirty more.
    expect(shown(on)[1]).toContain('Round 1: the clock runs again');
    expect(shown(on)[1]).toContain('<t:1795257000:t>');
    on.pass(10 * 60);
    await on.run();
    expect(shown(on).slice(2)).toEqual([expect.stringContaining('Ten minutes are left of round 1')]);
  });

  it('wait as long as Discord says where they come too fast', async () => {
    const on = await channel(['PAIRINGS'], (n) =>
      n === 0 ? { kind: 'ANSWERED', status: 429, retryAfterMs: 2_000 } : ok,
    );
    await startRound(on);
    await on.run();
    on.pass(1);
    await on.run();
    expect(on.sent).toHaveLength(1);
    on.pass(1);
    await on.run();
    expect(on.sent).toHaveLength(2);
    expect(on.sent[1]?.body).toBe(on.sent[0]?.body);
  });

  it.each([404, 401])('stop where Discord answers %d, and the organiser sees why', async (code) => {
    const on = await channel(['PAIRINGS', 'ROUND_STARTED'], () => status(code));
    await startRound(on);
    await on.run();
    expect(on.sent).toHaveLength(1);
    expect(await on.list()).toMatchObject([
      { paused: true, pauseReason: 'GONE', announce: ['PAIRINGS', 'ROUND_STARTED'] },
    ]);
    on.pass(60 * 60);
    await on.run();
    expect(on.sent).toHaveLength(1);
  });

  it.each([
    [{ url: 'https://example.org/hook', announce: ['PAIRINGS'] }, 'url'],
    [{ url: CHANNEL, announce: ['PAIRINGS'], events: ['ROUND_DRAWN'] }, 'events'],
    [{ url: CHANNEL, announce: [] }, 'announce'],
    [{ url: CHANNEL, announce: ['GOSSIP'] }, 'announce'],
  ])('are refused as %j', async (input, path) => {
    const on = await hooked();
    await expect(on.does('createWebhook', input)).rejects.toThrow(`"path":"${path}`);
    expect(await on.list()).toEqual([]);
  });
});
