import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { actions, commands } from '../../../src/doors/discord/commands';
import { commandDefinitions } from '../../../src/doors/discord/definitions';
import { commandsFaults } from './documented-limits';
import type { FakeDiscord } from './fake-discord';
import { startFakeDiscord } from './fake-discord';

const run = promisify(execFile);
const definitions = commandDefinitions(commands) as unknown as readonly Readonly<Record<string, unknown>>[];

describe('the definitions of the commands', () => {
  it('are within what Discord documents', () => {
    expect(commandsFaults(definitions)).toEqual([]);
  });

  it('are those that the table lists, each once', () => {
    expect(definitions.map(({ name }) => name)).toEqual([
      'to-wound',
      'chart',
      'roll',
      'duel',
      'strikes',
      'fight',
      'volley',
      'courage',
      'receipt',
      'cast',
      'roll-together',
      'rules',
      'scenario',
      'event-plan',
      'pairings',
      'standings',
      'my-game',
      'report',
      'concede',
      'connect',
      'disconnect',
      'link-code',
      'link',
      'unlink',
      'army-check',
    ]);
  });

  it('keep what stands on a connected server out of direct messages', () => {
    const inServers = definitions.filter(({ contexts }) => JSON.stringify(contexts) === '[0]');
    expect(inServers.map(({ name }) => name)).toEqual([
      'pairings',
      'standings',
      'my-game',
      'report',
      'concede',
      'connect',
      'disconnect',
      'link-code',
      'link',
      'unlink',
    ]);
  });

  it('show connecting only to who manages the server', () => {
    const forManagers = definitions.filter((one) => one['default_member_permissions'] === '32');
    expect(forManagers.map(({ name }) => name)).toEqual(['connect', 'disconnect']);
  });

  it('are named in the guide', () => {
    const guide = readFileSync('docs/guides/discord-bot.md', 'utf8');
    expect(definitions.filter(({ name }) => !guide.includes(`\`/${String(name)}`))).toEqual([]);
  });

  it('have rows of one name and actions of one id only', () => {
    expect(new Set(commands.map(({ name }) => name)).size).toBe(commands.length);
    expect(new Set(actions.map(({ id }) => id)).size).toBe(actions.length);
  });
});

describe('npm run discord:register', () => {
  let discord: FakeDiscord;
  beforeEach(async () => {
    discord = await startFakeDiscord();
  });
  afterEach(() => discord.stop());

  const register = (environment: Readonly<Record<string, string>>) =>
    run(process.execPath, ['scripts/discord-register.mjs'], {
      env: { ...process.env, DISCORD_API: `${discord.origin}/api/v10`, ...environment },
    });

  it('registers them all, in a server or everywhere', async () => {
    const application = { DISCORD_APPLICATION_ID: '7', DISCORD_BOT_TOKEN: 'a-bot-token' };
    const { stdout } = await register({ ...application, DISCORD_SERVER_ID: '9' });
    expect(stdout).toMatch(/^25 commands registered in server 9: \/to-wound \/chart /);
    await register(application);
    expect(discord.registered()).toEqual(JSON.parse(JSON.stringify(definitions)));
    expect(discord.requests).toEqual([
      'PUT /api/v10/applications/7/guilds/9/commands',
      'PUT /api/v10/applications/7/commands',
    ]);
  }, 60_000);

  it('says what is wrong', async () => {
    await expect(register({ DISCORD_APPLICATION_ID: '7', DISCORD_BOT_TOKEN: 'wrong' })).rejects.toThrow(
      'Discord refused (401)',
    );
  }, 60_000);
});
