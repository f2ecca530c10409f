import { operationRoutes } from '../../../src/interfaces/rest/routes';
import { fieldOf } from '../../questions/graphql-call';
import { type Asked, type Question, restOnly } from '../../questions/question';
import { questions } from '../../questions/questions';
import { askMany, askOne } from './hostile/ask-interfaces';
import { askByIntrospection, askByOpenApi } from './hostile/from-contract';
import { type Bot, interact, newBot } from './hostile/interactions';
import { type Site, newSite, read } from './hostile/pages';
import { hasFiles } from './hostile/marked';
import { askByMcp } from './hostile/tools';
import { type Outcome, type World, newWorld, written } from './hostile/world';
import { createChoices } from './random';

/**
 * Asks every interface again and again with something hostile: in a field, in a key, in the address, in a header, instead of the body;
 * in documents of several fields, in what a member of a Discord server types, picks and presses, in the address of a page. More than
 * half of the requests are made of the OpenAPI document and of introspection alone. Nothing may break, and whoever is
 * refused must have changed nothing of all that is kept. It prints its seed; `npm run verify`
 * gives each change of the code its own.
 *   MUSTER_SEED=7 MUSTER_REQUESTS=20000
 */
const SEED = Number(process.env['MUSTER_SEED'] ?? 862_095_466);
const REQUESTS = Number(process.env['MUSTER_REQUESTS'] ?? 145_000);
/** Of all requests: those made of the published contracts. */
const CONTRACT_SHARE = 0.7;
const USES_OF_A_WORLD = 150;
const ENOUGH_REFUSALS = 20;
const SLOWEST_SHOWN = 5;

jest.setTimeout(3_600_000);

const random = createChoices(SEED);
const shared = questions.filter(({ operation }) => !(restOnly as readonly string[]).includes(operation));
const running = shared.find(({ operation, name }) => operation === 'tournament' && name === 'as it stands');
const season = shared.find(({ operation, name }) => operation === 'league' && name === 'as it stands');

/** Questions with a roster or a catalogue in them. */
const withFiles = shared.filter(({ input }) => typeof input === 'object' && hasFiles(input));
/** How often one of these is asked, beside its turn among the others. */
const WITH_FILES = 0.15;

interface Known {
  readonly world: World;
  uses: number;
}
const worlds = new Map<Question, Known>();

const worldOf = async (question: Question): Promise<World> => {
  const known = worlds.get(question);
  const usable =
    known !== undefined && known.uses < USES_OF_A_WORLD
      ? known
      : { world: await newWorld(question, random), uses: 0 };
  worlds.set(question, usable);
  usable.uses += 1;
  return usable.world;
};

/** Other questions that can be asked beside this one: those that need no world, and those about its own ids. */
const besides = (asked: Asked): readonly Asked[] =>
  Array.from({ length: 4 }, () => random.pick(shared)).map(({ operation, input }) => {
    const text = (name: string) => (typeof asked.input[name] === 'string' ? asked.input[name] : '');
    const world = {
      ...{
        tournament: text('tournament'),
        league: text('league'),
        roll: text('roll'),
        players: ['p', 'q', 'r'],
      },
      ...{
        organiserToken: '',
        leagueToken: '',
        playerToken: '',
        sealedChoice: text('sealedChoice'),
        refereedFight: text('refereedFight'),
        game: text('game'),
      },
      ...{ federation: 'f', federationToken: '', person: 'q', personToken: '', entrantToken: 't' },
      webhook: text('webhook'),
      linkCode: 'k',
      ...{ joinTokens: [], claimCodes: ['c', 'd', 'e'] },
      ...{ catalogue: text('catalogue'), catalogueToken: '', catalogueCode: 'c' },
    };
    return { ...asked, operation, input: typeof input === 'function' ? input(world) : input };
  });

let bot: Bot | undefined;
const sites = new Map<World, Site>();

const USES_OF_A_BOT = 500;

/** One request to one of the interfaces: which world it was in, and how to send it. */
const nextAttempt = async (): Promise<{
  world: World;
  askedBy: string;
  attempt: () => Promise<Outcome | null>;
}> => {
  if (random.chance(CONTRACT_SHARE)) {
    const world = await worldOf(random.pick([running, season, random.pick(shared)]) as Question);
    return random.chance(0.5)
      ? { world, askedBy: 'OpenAPI', attempt: () => askByOpenApi(world, random) }
      : { world, askedBy: 'introspection', attempt: () => askByIntrospection(world, random) };
  }
  const kind = random.next();
  if (kind < 0.25) {
    if (bot === undefined || bot.uses >= USES_OF_A_BOT)
      bot = await newBot(await newWorld({ ...(running as Question), as: 'ORGANISER' }, random), random);
    const current = bot;
    current.uses += 1;
    return { world: current.world, askedBy: 'Discord', attempt: () => interact(current, random) };
  }
  if (kind < 0.5) {
    const world = await worldOf(random.pick([running, season, random.pick(shared)]) as Question);
    const site = sites.get(world) ?? newSite(world);
    sites.clear();
    sites.set(world, site);
    return { world, askedBy: 'pages', attempt: () => read(site, random) };
  }
  const world = await worldOf(random.pick(random.chance(WITH_FILES) ? withFiles : shared));
  if (kind < 0.58) return { world, askedBy: 'MCP', attempt: () => askByMcp(world, random) };
  return kind < 0.72
    ? {
        world,
        askedBy: 'GraphQL, several fields',
        attempt: () => askMany(world, besides(world.asked), random),
      }
    : { world, askedBy: 'REST and GraphQL', attempt: () => askOne(world, random) };
};

it(`survives ${REQUESTS} hostile requests (seed ${SEED})`, async () => {
  const faults: string[] = [];
  const statuses = new Map<string, Map<number, number>>();
  const refusedChanges = new Map<string, number>();
  // What a request may cost is decided by its price (`costliest-request`): time is printed only, as a machine may be slow.
  let slowest: readonly { readonly ms: number; readonly words: string }[] = [];
  let sent = 0;
  while (sent < REQUESTS) {
    const { world, askedBy, attempt } = await nextAttempt();
    const before = world.state();
    const cpuBefore = process.cpuUsage();
    const outcome = await attempt();
    const { user, system } = process.cpuUsage(cpuBefore);
    const ms = (user + system) / 1000;
    if (outcome === null) continue;
    sent += 1;
    const { words, status, broke, mayWrite } = outcome;
    if (slowest.length < SLOWEST_SHOWN || ms > (slowest.at(-1)?.ms ?? 0))
      slowest = [...slowest, { ms, words }].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST_SHOWN);
    const ofInterface = statuses.get(askedBy) ?? new Map<number, number>();
    statuses.set(askedBy, ofInterface.set(status, (ofInterface.get(status) ?? 0) + 1));
    for (const change of outcome.refusedChanges)
      refusedChanges.set(change, (refusedChanges.get(change) ?? 0) + 1);
    if (broke) faults.push(`${status} ${words}`);
    const wrote = written(before, world.state());
    if (wrote > mayWrite) faults.push(`may write ${mayWrite}, yet it wrote ${wrote}: ${words}`);
  }
  console.log(
    `hostile run: ${sent} requests, the slowest:`,
    slowest.map((one) => `${Math.round(one.ms)} ms of work: ${one.words.slice(0, 200)}`),
    Object.fromEntries([...statuses].map(([askedBy, counts]) => [askedBy, Object.fromEntries(counts)])),
  );
  expect(faults.slice(0, 20)).toEqual([]);
  const made = ['OpenAPI', 'introspection'].flatMap((by) => [...(statuses.get(by)?.values() ?? [])]);
  expect(made.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(REQUESTS / 2);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  for (const counts of statuses.values()) {
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    expect(counts.get(200) ?? 0).toBeGreaterThan(all / 100);
  }
  // Every change there is was refused often enough for its refusals to be seen to leave all as it was.
  const changes = operationRoutes
    .map(({ operation }) => operation)
    .filter((operation) => !(restOnly as readonly string[]).includes(operation))
    .filter((operation) => fieldOf(operation).kind === 'mutation');
  expect(changes.length).toBeGreaterThan(20);
  const wanted = Math.min(ENOUGH_REFUSALS, REQUESTS / 8_000);
  expect(changes.filter((change) => (refusedChanges.get(change) ?? 0) < wanted)).toEqual([]);
});
