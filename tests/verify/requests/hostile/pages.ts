import { fakeContext } from '../../../app/rules/fake-context';
import { createHmac } from 'node:crypto';
import { rows } from '../../../../src/interfaces/rest/generated/functions/pictures';
import { callerOf } from '../../../../src/interfaces/http/caller';
import type { GatewayEvent, GatewayResponse } from '../../../../src/interfaces/http/gateway-event';
import { createDocumentsHandler } from '../../../../src/interfaces/documents/handler';
import { createPictureFileHandler } from '../../../../src/interfaces/pictures/handler';
import { createWebHandler } from '../../../../src/interfaces/web/handler';
import { createMovementPngHandler } from '../../../../src/interfaces/web/movement-png';
import { pages } from '../../../../src/interfaces/web/pages';
import { memoryFiles } from '../../../app/tournaments/bulk-data/memory-files';
import { eventOf } from '../../../interfaces/rest/ask';
import { files } from '../../../interfaces/web/read';
import type { Choices } from '../random';
import { hostileBody, marked } from './marked';
import { hostileHeaders, hostileJson, hostileTexts } from './values';
import { type Outcome, type World, reaches, wordsOf } from './world';

/** Hostile readers of the pages, of the pictures as files, and of the files that stand still. None of them changes anything. */

const SCRIPT = '<script>alert(1)</script>';

const keyring = {
  derive: (...parts: readonly string[]) =>
    createHmac('sha256', 'a secret of the tests').update(JSON.stringify(parts)).digest('base64url'),
};

type Handler = (event: GatewayEvent) => GatewayResponse | Promise<GatewayResponse>;

export interface Site {
  readonly world: World;
  readonly handlers: { readonly web: Handler; readonly movement: Handler };
  uses: number;
}

export const newSite = (world: World): Site => {
  const context = (event: GatewayEvent) => ({
    ...world.rules(),
    store: world.store,
    keyring,
    caller: callerOf(event),
  });
  return {
    world,
    handlers: {
      web: createWebHandler({ files, context }),
      movement: createMovementPngHandler({ context, rasterise: async () => new Uint8Array(8) }),
    },
    uses: 0,
  };
};

const pictureFiles = createPictureFileHandler({
  rows,
  context: () => fakeContext([4]),
  rasterise: async () => new Uint8Array(8),
});
const documents = createDocumentsHandler(
  {
    facts: { '/openapi.json': { type: 'application/json', etag: '"1"', file: 'openapi.json' } },
    read: (file) => Buffer.from(file),
    published: async () => memoryFiles(),
  },
  undefined,
);

/** What stands in each address where nothing hostile does. */
const usual: Readonly<Record<string, readonly string[]>> = {
  chart: ['leap', 'jump', 'nothing'],
  scenario: ['domination', 'nothing'],
  entry: ['shieldwall', 'nothing'],
  round: ['1', '2', '0'],
  table: ['1', '2', '99'],
  entrant: ['e1', 'e2', 'e99'],
  player: ['nobody'],
};

/** The values of texts that are hostile by themselves, also longer than an address allows. */
const texts: readonly string[] = [
  ...hostileTexts,
  ...hostileJson.filter((text) => text.length < 4_000),
  SCRIPT,
  '"><svg onload=alert(1)>',
];

/** The names of the fields in the forms of a page, as its last reader was shown them. */
const fieldsOfPage = new Map<string, readonly string[]>();
const otherFields = [
  'text',
  'cursor',
  'page',
  'month',
  'round',
  'show',
  'theme',
  'accent',
  'lang',
  'token',
  '__proto__',
];

const searchOf = (template: string, random: Choices): string => {
  const names = [...(fieldsOfPage.get(template) ?? []), ...otherFields];
  const search = new URLSearchParams();
  for (let left = random.below(6); left > 0; left -= 1)
    search.append(random.pick(names), random.chance(0.5) ? random.pick(texts) : String(random.below(13)));
  return search.size > 0 ? `?${search.toString()}` : '';
};

const pageUrl = ({ world }: Site, random: Choices) => {
  const [template] = random.pick(pages);
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const own = world.asked.input[name];
    if (random.chance(0.2)) return encodeURIComponent(random.pick(texts)) || '-';
    return encodeURIComponent(typeof own === 'string' ? own : random.pick(usual[name] ?? ['nothing']));
  });
  return { template, url: `${path}${searchOf(template, random)}`, handler: 'web' as const };
};

const duel = {
  friends: [{ name: 'Warrior', fight: 4, attacks: 2 }],
  foes: [{ name: 'Orc', fight: 3, attacks: 1 }],
};
const pictureNames = [
  'duel-matrix',
  'duel-curves',
  'strike-wounds',
  'volley-wounds',
  'fight-outcomes',
  '__proto__',
  'constructor',
];

const pictureUrl = (random: Choices) => {
  const question = random.chance(0.7)
    ? hostileBody(JSON.stringify(marked(duel, random)), random)
    : random.pick(hostileJson);
  const search = new URLSearchParams({ question, ...(random.chance(0.5) && { scale: random.pick(texts) }) });
  return {
    template: '',
    url: `/v1/pictures/${random.pick(pictureNames)}.${random.pick(['svg', 'png'])}?${search.toString()}`,
    handler: 'picture' as const,
  };
};

const movementUrl = ({ world }: Site, random: Choices) => {
  const own = world.asked.input['tournament'];
  const id = typeof own === 'string' && random.chance(0.5) ? own : random.pick(texts);
  return { template: '', url: `/movement/${encodeURIComponent(id)}.png`, handler: 'movement' as const };
};

const documentUrl = (random: Choices) => ({
  template: '',
  url: random.pick([
    '/openapi.json',
    '/explorer/..%2f..%2fhandler.mjs',
    '/docs/__proto__',
    '/explorer/constructor',
    '/docs/%00',
  ]),
  handler: 'document' as const,
});

/** One reader of a page, picture or file. */
export const read = async (site: Site, random: Choices): Promise<Outcome | null> => {
  const kind = random.next();
  const { template, url, handler } =
    kind < 0.8
      ? pageUrl(site, random)
      : kind < 0.92
        ? pictureUrl(random)
        : kind < 0.97
          ? movementUrl(site, random)
          : documentUrl(random);
  if (!reaches(url)) return null;
  const headers = {
    host: 'muster.example',
    ...(random.chance(0.2) && random.pick(hostileHeaders)),
    ...(random.chance(0.1) && site.world.asked.token !== undefined
      ? { authorization: `Bearer ${site.world.asked.token}` }
      : {}),
  };
  const handle = { picture: pictureFiles, document: documents, ...site.handlers }[handler];
  const event = eventOf({ path: url, method: random.chance(0.05) ? 'HEAD' : 'GET', headers });
  const { statusCode = 0, body = '', isBase64Encoded } = await handle(event);
  const text = isBase64Encoded === true ? '' : body;
  if (statusCode === 200 && template !== '' && !fieldsOfPage.has(template))
    fieldsOfPage.set(template, [
      ...new Set([...text.matchAll(/ name="([\w.-]+)"/g)].map(([, name = '']) => name)),
    ]);
  const unescaped = text.includes(SCRIPT) && handler === 'web';
  return {
    words: wordsOf('read', url, unescaped ? 'and the script stands in the page' : ''),
    status: statusCode,
    broke: statusCode >= 500 || unescaped,
    mayWrite: 0,
    refusedChanges: [],
  };
};
