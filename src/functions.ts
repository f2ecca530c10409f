import type { FunctionName } from './interfaces/http/route';
import { routes } from './interfaces/rest/routes';
import { type BackgroundName, type FunctionRow, backgroundNames } from './function-row';

export type { FunctionRow } from './function-row';
export { backgroundNames } from './function-row';

const isBackground = (name: FunctionRow['name']): name is BackgroundName =>
  (backgroundNames as readonly string[]).includes(name);

/** Everything of a tournament that standings read; neither armies nor deliveries. */
const TOURNAMENT_FACTS = { partition: 'TOURNAMENT#', sortKeys: ['HEAD', 'ENTRANT#', 'ROUND#'] } as const;

/** Every function there is. */
export const functions: readonly FunctionRow[] = [
  {
    name: 'rules',
    description: 'To Wound, the charts, receipts, pairings and standings; no store.',
    table: 'NONE',
    keys: 'NOT_GET',
    prefixes: [
      '/v1/rules/to-wound',
      '/v1/rules/charts',
      '/v1/rules/falling-damage',
      '/v1/receipts',
      '/v1/packs',
      '/v1/pairings',
      '/v1/standings',
      '/v1/event-plan',
    ],
    rest: true,
  },
  {
    name: 'rolls',
    description: 'Tests of several dice, and what a model may do; no store.',
    table: 'NONE',
    keys: 'NOT_GET',
    prefixes: ['/v1/rules'],
    rest: true,
  },
  {
    name: 'fights',
    description: 'Fights and volleys, exactly; no store.',
    table: 'NONE',
    keys: 'NOT_GET',
    prefixes: ['/v1/fights'],
    rest: true,
  },
  {
    name: 'pictures',
    description: 'Pictures of fights as data, SVG and PNG; no store.',
    table: 'NONE',
    prefixes: ['/v1/pictures'],
    memoryMb: 1024,
  },
  {
    name: 'reference',
    description: 'Reference, search and scenarios; no store.',
    table: 'NONE',
    prefixes: [
      '/v1/rules/reference',
      '/v1/rules/search',
      '/v1/rules/game-state',
      '/v1/rules/sealed-choices',
      '/v1/scenarios',
    ],
    rest: true,
  },
  {
    name: 'armies',
    description: 'Army lists, Legions and the armies made from them; reads catalogues.',
    table: 'READ',
    prefixes: ['/v1/army-lists', '/v1/legions', '/v1/armies'],
    rest: true,
  },
  {
    name: 'catalogues',
    description: 'Reads the files of catalogues, and keeps what is in them.',
    table: 'WRITE',
    keys: 'ALL',
    prefixes: ['/v1/catalogues'],
    // The largest known set of files takes some seconds of a whole core.
    memoryMb: 2048,
    timeoutSeconds: 29,
    rest: true,
  },
  {
    name: 'tournaments',
    description: 'Tournaments, sheets of games, stored rolls and sealed choices.',
    table: 'WRITE',
    keys: 'ALL',
    prefixes: ['/v1/tournaments', '/v1/games', '/v1/rolls', '/v1/sealed-choices', '/ready'],
    memoryMb: 1024,
    rest: true,
  },
  {
    name: 'leagues',
    description:
      'Leagues, their players, tables and ratings; people over events; reads the tournaments they count.',
    table: 'WRITE',
    keys: 'ALL',
    prefixes: ['/v1/leagues', '/v1/people', '/v1/statistics'],
    memoryMb: 1024,
    rest: true,
  },
  {
    name: 'batch',
    description: 'Many questions in one call; no store.',
    table: 'NONE',
    prefixes: ['/v1/batch'],
    rest: true,
  },
  {
    name: 'graphql',
    description: 'GraphQL; loads the store on first use.',
    table: 'WRITE',
    keys: 'ALL',
    prefixes: ['/graphql'],
    memoryMb: 1024,
    // Reading the files of a large catalogue takes long.
    timeoutSeconds: 29,
  },
  {
    name: 'mcp',
    description: 'The operations as tools of the Model Context Protocol.',
    table: 'WRITE',
    keys: 'ALL',
    prefixes: ['/mcp'],
    memoryMb: 1024,
  },
  {
    name: 'discord',
    description: 'The Discord bot; invokes itself for what it answers later.',
    table: 'WRITE',
    keys: 'ALL',
    prefixes: ['/discord/interactions', '/discord/status'],
    memoryMb: 1024,
    timeoutSeconds: 29,
    environment: { DISCORD_PUBLIC_KEY: { Ref: 'DiscordPublicKey' } },
    // A deferred answer can be completed for 15 minutes.
    asynchronous: { retries: 1, longestSeconds: 600 },
    callsItself: true,
  },
  {
    name: 'documents',
    description:
      'The OpenAPI document, the documentation, the GraphQL explorer, the REST reference and the bulk data.',
    table: 'NONE',
    files: 'READ',
    prefixes: ['/openapi.json', '/explorer', '/docs', '/guide', '/data'],
    memoryMb: 256,
  },
  {
    name: 'web',
    description: 'The pages; loads the store with the first page that needs it.',
    table: 'READ_AND_LEAGUES',
    prefixes: [
      ...['/', '/rules', '/odds', '/rolls', '/planner', '/armies'],
      ...['/tournaments', '/leagues', '/organise', '/discord', '/play', '/me', '/games', '/game'],
      ...['/statistics', '/statistics.svg', '/statistics.csv'],
      ...['/web', '/embed.js', '/app.webmanifest', '/worker.js'],
    ],
    words: true,
    memoryMb: 1024,
  },
  {
    name: 'movement',
    description: "The standings' movement and the cards of pages as PNG.",
    table: 'READ',
    prefixes: ['/movement', '/cards'],
    memoryMb: 1024,
  },
  {
    name: 'deliver',
    description: 'Sends what is due to webhooks; removes abandoned uploads. Two runs at once do no harm.',
    table: 'WRITE',
    keys: 'ALL',
    prefixes: [],
    timeoutSeconds: 60,
    environment: {
      MUSTER_BOT_TOKEN_PARAMETER: { 'Fn::Sub': '/${AWS::StackName}/discord-bot-token' },
    },
    readsBotToken: true,
    sendsMail: true,
    wokenBy: TOURNAMENT_FACTS,
    // The safety net, and what is to be tried again later.
    schedule: 'rate(1 minute)',
    // The next minute comes anyway.
    asynchronous: { retries: 0 },
  },
  {
    name: 'readers',
    description: 'Makes what readers of public tournaments are given, after each change.',
    table: 'READ_AND_READERS',
    prefixes: [],
    memoryMb: 1024,
    timeoutSeconds: 60,
    wokenBy: TOURNAMENT_FACTS,
    // Compares with the facts what the stream has not made anew.
    schedule: 'rate(1 minute)',
    asynchronous: { retries: 0 },
  },
  {
    name: 'publish',
    description: 'Makes the bulk data of public tournaments, month by month, and the statistics out of them.',
    table: 'READ_AND_STATISTICS',
    files: 'WRITE',
    prefixes: [],
    memoryMb: 1024,
    timeoutSeconds: 900,
    schedule: 'rate(1 hour)',
    asynchronous: { retries: 0 },
  },
  {
    name: 'fallback',
    description: 'Health, and what no route matches.',
    table: 'NONE',
    // A word, which would lead to the pages otherwise.
    prefixes: ['/health'],
    memoryMb: 256,
    rest: true,
  },
];

/** The route keys of a function that create something without a token: the gateway holds each to a rate of its own. */
export const creatingRoutes = (name: FunctionRow['name']): readonly string[] =>
  routes
    .filter((route) => route.function === name && 'createsAnonymously' in route && route.createsAnonymously)
    .map(({ method, path }) => `${method} ${path}`);

const WORD = /^\/[^/]+$/;

/** Whether the routes of what creates something leave no method of the address; the fallback answers the others 405 then. */
const isOnlyCreated = (name: FunctionRow['name'], prefix: string): boolean => {
  const creating = creatingRoutes(name);
  return routes
    .filter(({ path }) => path === prefix)
    .every(({ method, path }) => creating.includes(`${method} ${path}`));
};

/** The routes of one function: of each prefix only what has an address at it or below it, and no route of its own yet. */
const routeKeysOf = ({ name, prefixes, words }: FunctionRow): readonly string[] => [
  ...creatingRoutes(name),
  ...(words === true ? ['ANY /{page}'] : []),
  ...prefixes.flatMap((prefix) => [
    ...((words === true && WORD.test(prefix)) || isOnlyCreated(name, prefix) ? [] : [`ANY ${prefix}`]),
    ...(prefix !== '/' && routes.some(({ path }) => path.startsWith(`${prefix}/`))
      ? [`ANY ${prefix}/{proxy+}`]
      : []),
  ]),
];

/** The routes of the gateway, by route key; what matches none goes to `$default`, the fallback function. */
export const functionRoutes = (): ReadonlyMap<string, FunctionName> =>
  new Map(
    functions.flatMap((row) =>
      isBackground(row.name) ? [] : routeKeysOf(row).map((key) => [key, row.name] as [string, FunctionName]),
    ),
  );
