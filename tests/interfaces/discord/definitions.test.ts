import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { actions, commands } from '../../../src/interfaces/discord/commands';
import { commandDefinitions } from '../../../src/interfaces/discord/definitions';
import { plainOption } from '../../../src/interfaces/discord/field';
import { duelWords, fightWords } from '../../../src/interfaces/discord/notation/fight-words';
import { commandsFaults } from './documented-limits';
import { type FakeDiscord, startFakeDiscord } from './fake-discord';

const run = promisify(execFile);
type Loose = Readonly<Record<string, unknown>>;

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
      'may',
      'trapped',
      'ground',
      'courage',
      'receipt',
      'cast',
      'roll-together',
      'rules',
      'ask',
      'scenario',
      'event-plan',
      'pairings',
      'standings',
      'event',
      'my-game',
      'report',
      'concede',
      'choose-army',
      'veto',
      'game-sheet',
      'connect',
      'disconnect',
      'link-code',
      'link',
      'unlink',
      'army-check',
      'win-rates',
    ]);
  });

  it('keep what stands on a connected server out of direct messages', () => {
    const inServers = definitions.filter(({ contexts }) => JSON.stringify(contexts) === '[0]');
    expect(inServers.map(({ name }) => name)).toEqual([
      'pairings',
      'standings',
      'event',
      'my-game',
      'report',
      'concede',
      'choose-army',
      'veto',
      'game-sheet',
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
    expect(stdout).toMatch(/^34 commands registered in server 9: \/to-wound \/chart /);
    await register(application);
    expect(discord.registered()).toEqual(JSON.parse(JSON.stringify(definitions)));
    expect(discord.requests).toEqual([
      'PUT /api/v10/applications/7/guilds/9/commands',
      'PUT /api/v10/applications/7/commands',
    ]);
  });

  it('says what is wrong', async () => {
    await expect(register({ DISCORD_APPLICATION_ID: '7', DISCORD_BOT_TOKEN: 'wrong' })).rejects.toThrow(
      'Discord refused (401)',
    );
  });
});

/** The contract of REST as it is published: what an operation takes, written by another program than the definitions. */
const openapi = JSON.parse(readFileSync('src/interfaces/documents/generated/openapi.json', 'utf8')) as Loose;

const resolved = (schema: Loose): Loose => {
  const name =
    String(schema['$ref'] ?? '')
      .split('/')
      .at(-1) ?? '';
  if (name === '') {
    const half = (schema['anyOf'] as readonly Loose[] | undefined)?.find(({ type }) => type !== 'null');
    return half ? resolved(half) : schema;
  }
  const schemas = (openapi['components'] as Loose)['schemas'] as Readonly<Record<string, Loose>>;
  return resolved(schemas[name] ?? {});
};

/** The field of an operation, in its body or among its parameters; undefined where REST has it elsewhere. */
const publishedField = (operation: string, path: string): Loose | undefined => {
  const operations = Object.values(
    openapi['paths'] as Readonly<Record<string, Readonly<Record<string, Loose>>>>,
  )
    .flatMap((methods) => Object.values(methods))
    .filter((one) => (one['x-former-operation-id'] ?? one['operationId']) === operation);
  const [found] = operations;
  const parameters = (found?.['parameters'] ?? []) as readonly Loose[];
  const parameter = parameters.find(({ name }) => name === path)?.['schema'] as Loose | undefined;
  if (parameter) return resolved(parameter);
  const content = ((found?.['requestBody'] ?? {}) as Loose)['content'] as
    Readonly<Record<string, Loose>> | undefined;
  let schema: Loose | undefined = content?.['application/json']?.['schema'] as Loose | undefined;
  for (const step of path.split('.')) {
    if (!schema) return undefined;
    const properties = resolved(schema)['properties'] as Readonly<Record<string, Loose>> | undefined;
    schema = properties?.[step.replace('[]', '')];
    if (schema && step.endsWith('[]')) schema = resolved(schema)['items'] as Loose | undefined;
  }
  return schema && resolved(schema);
};

const fieldRows = commands.flatMap((row) =>
  row.options.flatMap((option) =>
    option.kind === 'FIELD' ? [[`/${row.name} ${option.name}`, row, option] as const] : [],
  ),
);

describe('the options of the commands', () => {
  it('say by hand only what no field of an input says', () => {
    const byHand = commands.flatMap(({ name, options }) =>
      options
        .filter(({ kind }) => kind !== 'FIELD' && kind !== 'FILE' && kind !== 'USER')
        .map((option) => `${name} ${option.name}`),
    );
    // Words of ours that stand for several fields at once.
    const words = [
      'dice',
      'first',
      'second',
      'strikes',
      'target',
      'shooters',
      'objectives',
      'modifiers',
      'priority',
      'sides',
      'facts',
      'blockers',
      'throws',
      'thrower',
      'instead',
    ];
    expect(byHand.filter((one) => !words.includes(one.split(' ').at(-1) ?? ''))).toEqual([]);
  });

  it.each(fieldRows)('%s takes what REST takes', (_, row, option) => {
    const plain = plainOption(option);
    const fields = row.operations
      .flatMap((operation) =>
        ['', 'chart.', 'fight.', 'volley.'].map((part) => publishedField(operation, `${part}${option.path}`)),
      )
      .filter((field) => field !== undefined);
    // What only Discord asks: a code, an entrant by name; what is searched is called `q` in an address.
    if (fields.length === 0) return expect(['code', 'entrant', 'query']).toContain(option.path);
    const seen = {
      least: 'least' in plain ? plain.least : undefined,
      most: 'most' in plain ? plain.most : undefined,
      values: 'choices' in plain ? plain.choices?.map(({ value }) => value) : undefined,
    };
    // Discord lists 25 values at most; more of them are suggested as they are typed.
    const listed = (values: readonly unknown[] | undefined) =>
      values !== undefined && values.length > 25 && !('choices' in plain) ? undefined : values;
    const wanted = fields.map((field) => ({
      least: field['minimum'],
      most: field['maximum'],
      values: listed((field['enum'] as readonly unknown[] | undefined)?.filter((value) => value !== null)),
    }));
    return expect(wanted).toContainEqual(seen);
  });

  it('name nothing that the notation of models cannot say', () => {
    const models = { duelOdds: duelWords, fightOdds: fightWords } as const;
    const missing = Object.entries(models).flatMap(([operation, { numbers, flags }]) =>
      [...Object.values(numbers), ...Object.values(flags).flatMap(Object.keys)].filter(
        (field) => publishedField(operation, `sides[].models[].${String(field)}`) === undefined,
      ),
    );
    expect(missing).toEqual([]);
  });
});
