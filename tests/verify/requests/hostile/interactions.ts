import { createHmac } from 'node:crypto';
import { zipSync } from 'fflate';
import { interactionRandom } from '../../../../src/compose-discord';
import type { LogEntry } from '../../../../src/app/kernel/ports';
import { actions, commands } from '../../../../src/interfaces/discord/commands';
import { type PlainOption, plainOption } from '../../../../src/interfaces/discord/field';
import { type DiscordHandler, createDiscordHandler } from '../../../../src/interfaces/discord/handler';
import type { Interaction } from '../../../../src/interfaces/discord/interaction';
import type { Message } from '../../../../src/interfaces/discord/message';
import { refused, ok } from '../../../../src/shared/result';
import { makeKey, signedEvent } from '../../../interfaces/discord/sign';
import type { Choices } from '../random';
import { hostileBody, marked } from './marked';
import { hostileJson } from './values';
import { type Outcome, type World, wordsOf } from './world';

/** Hostile interactions to the Discord interface, in a server that is connected to the tournament of a world. */

type Loose = Readonly<Record<string, unknown>>;

const SERVER = '900000000000000001';
const ORGANISER = '1000000000000000001';
const PLAYERS = ['1000000000000000002', '1000000000000000003'];
const STRANGER = '1000000000000000009';

const keyring = {
  derive: (...parts: readonly string[]) =>
    createHmac('sha256', 'a secret of the tests').update(JSON.stringify(parts)).digest('base64url'),
};
const key = makeKey();
const strangersKey = makeKey();

const files: readonly Buffer[] = [
  Buffer.from('<roster/>'),
  Buffer.from('<!DOCTYPE a [<!ENTITY x "y">]><roster>&x;</roster>'),
  Buffer.from(`${'<a>'.repeat(500)}`),
  Buffer.from(zipSync({ 'a.ros': new Uint8Array(2_000_000) })),
  Buffer.from([0x50, 0x4b, 3, 4, 0xff, 0xff, 0xff, 0xff]),
  Buffer.alloc(0),
];

/** Strings that a player can type; anything of hostileJson that is one. */
const typedTexts: readonly string[] = [
  ...hostileJson.filter((text) => text.startsWith('"')).map((text) => JSON.parse(text) as string),
  ...[
    '1',
    'e1',
    'Ann',
    'Bert',
    '4 5 6',
    '6,6,6',
    '0',
    '-1',
    '999999999999',
    '1e9',
    '4d6',
    '6+',
    'x'.repeat(4_000),
  ],
  ...[
    '@everyone',
    '<@1000000000000000002>',
    '**bold**',
    '```',
    '\n'.repeat(50),
    '4/4/1',
    '5 dice',
    'unknown',
  ],
];
const numbers: readonly unknown[] = [
  0,
  1,
  2,
  6,
  -1,
  100,
  1e9,
  -1e308,
  1.5,
  9_007_199_254_740_993,
  '7',
  null,
  true,
];

export interface Bot {
  readonly world: World;
  readonly handler: DiscordHandler;
  readonly log: LogEntry[];
  readonly pending: Interaction[];
  /** Ids of buttons that were shown, and what stood in the messages. */
  readonly shown: { readonly buttons: string[]; readonly texts: string[] };
  uses: number;
}

let ids = 1_100_000_000_000_000_000n;

const interactionOf = (user: string, type: number, data: unknown): Loose => {
  ids += 1n;
  return {
    id: String(ids),
    application_id: '700000000000000001',
    type,
    token: `token-${ids}`,
    version: 1,
    data,
    guild_id: SERVER,
    member: {
      user: { id: user, username: `user-${user.slice(-1)}` },
      permissions: user === ORGANISER ? String(1n << 5n) : '0',
    },
  };
};

const send = async (bot: Bot, body: string, headers?: Readonly<Record<string, string>>) => {
  const timestamp = String(Math.floor(bot.world.rules().clock.nowMs() / 1000));
  const event = signedEvent(key, body, { timestamp });
  const answer = await bot.handler.respond({ ...event, headers: { ...event.headers, ...headers } });
  for (const waiting of bot.pending.splice(0)) await bot.handler.complete(waiting);
  return answer;
};

const window = (id: string, values: Loose): Loose => ({
  custom_id: id,
  components: Object.entries(values).map(([custom_id, value]) => ({
    type: 18,
    component: { type: 4, custom_id, value },
  })),
});

/** A bot beside the interfaces of a world: its server is connected, and two players are linked. */
export const newBot = async (world: World, random: Choices): Promise<Bot> => {
  const log: LogEntry[] = [];
  const pending: Interaction[] = [];
  const shown: Bot['shown'] = { buttons: [], texts: [] };
  const show = async (_: unknown, message: Message): Promise<void> => {
    shown.buttons.push(...(message.buttons ?? []).map(({ id }) => id));
    shown.texts.push(`${message.text ?? ''} ${(message.fields ?? []).map(({ value }) => value).join(' ')}`);
  };
  const download = async () =>
    random.chance(0.8)
      ? ok(random.pick(files))
      : refused(random.pick(['FOREIGN_HOST', 'TOO_LARGE', 'NOT_THERE'] as const));
  const handler = createDiscordHandler({
    publicKey: key.publicKey,
    clock: world.rules().clock,
    world: (id) => ({
      context: (caller) => ({
        ...world.rules(),
        random: interactionRandom(keyring.derive, id),
        store: world.store,
        keyring,
        caller,
      }),
      publicUrl: 'https://muster.example',
      download,
    }),
    api: { editAnswer: show, followUp: show, deleteAnswer: async () => undefined, download },
    later: async (interaction) => void pending.push(interaction),
    log: (entry) => void log.push(entry),
  });
  const bot: Bot = { world, handler, log, pending, shown, uses: 0 };
  const { asked } = world;
  const values = { kind: 'TOURNAMENT', id: asked.input['tournament'], token: asked.token };
  await send(bot, JSON.stringify(interactionOf(ORGANISER, 5, window('connect', values))));
  for (const [at, player] of PLAYERS.entries()) {
    const option = { name: 'entrant', type: 3, value: at === 0 ? 'Ann' : 'Bert' };
    await send(
      bot,
      JSON.stringify(interactionOf(ORGANISER, 2, { type: 1, name: 'link-code', options: [option] })),
    );
    const code = /code:(\S+?)`/.exec(shown.texts.at(-1) ?? '')?.[1];
    const typed = { name: 'code', type: 3, value: code };
    await send(bot, JSON.stringify(interactionOf(player, 2, { type: 1, name: 'link', options: [typed] })));
  }
  const failed = log.filter(({ outcome }) => outcome !== 'OK');
  if (failed.length > 0) throw new Error(`the server could not be connected: ${JSON.stringify(failed)}`);
  return bot;
};

const types = { TEXT: 3, WHOLE: 4, FLAG: 5, USER: 6, NUMBER: 10, FILE: 11 } as const;

const valueFor = (option: PlainOption, random: Choices): unknown => {
  switch (option.kind) {
    case 'TEXT':
      if (option.choices && random.chance(0.7)) return random.pick(option.choices).value;
      if (option.suggest && random.chance(0.7)) {
        const offered = option.suggest(random.pick(['', 'a', 'le', 'e', '1']), () =>
          Promise.resolve(undefined),
        );
        // What is offered later comes out of the catalogue: the texts below stand for it.
        if (!(offered instanceof Promise) && offered.length > 0) return random.pick(offered).value;
      }
      return random.pick(typedTexts);
    case 'WHOLE':
    case 'NUMBER':
      return random.chance(0.6)
        ? (option.least ?? 0) + random.below(Math.min((option.most ?? 10) - (option.least ?? 0) + 1, 20))
        : random.pick(numbers);
    case 'FLAG':
      return random.chance(0.5);
    case 'USER':
      return random.pick([...PLAYERS, STRANGER, ORGANISER, '']);
    case 'FILE':
      return 'file-1';
  }
};

const commandData = (random: Choices, isTyping: boolean): Loose => {
  const row = random.pick(commands);
  const options = row.options
    .map(plainOption)
    .filter(({ required = false }) => random.chance(required ? 0.97 : 0.4))
    .map((option, at) => ({
      name: option.name,
      type: types[option.kind],
      value: isTyping ? random.pick(typedTexts) : valueFor(option, random),
      ...(isTyping && at === 0 && { focused: true }),
    }));
  const [name = '', sub] = row.name.split(' ');
  const users = Object.fromEntries(
    [...PLAYERS, STRANGER, ORGANISER].map((id) => [
      id,
      { id, username: random.pick(['ann', '@everyone', 'x'.repeat(32)]) },
    ]),
  );
  const file = {
    filename: random.pick(['a.ros', '../a.rosz', 'a.exe', '']),
    size: random.pick([0, 10, 9e9]),
    url: 'https://cdn.discordapp.com/a',
  };
  return {
    type: 1,
    name,
    options: sub === undefined ? options : [{ type: 1, name: sub, options }],
    resolved: { users, attachments: random.chance(0.9) ? { 'file-1': file } : {} },
  };
};

const actionData = ({ world, shown }: Bot, random: Choices, isWindow: boolean): Loose => {
  const parts = [
    world.asked.input['tournament'],
    '1',
    '2',
    '0',
    'e1',
    'e2',
    ...PLAYERS,
    '',
    '-1',
    'NaN',
    '1e9',
    '__proto__',
  ];
  const made = [
    random.pick(actions).id,
    ...Array.from({ length: random.below(6) }, () => random.pick(parts)),
  ].join(':');
  const id = shown.buttons.length > 0 && random.chance(0.5) ? random.pick(shown.buttons) : made;
  if (!isWindow) return { component_type: 2, custom_id: id };
  const inputs = ['kind', 'id', 'token', 'own', 'other', 'leaders', 'reason', 'word'];
  const values = inputs
    .filter(() => random.chance(0.6))
    .map((name): [string, string] => [name, random.pick(typedTexts)]);
  return window(id, Object.fromEntries(values));
};

const TYPES = [2, 2, 2, 3, 4, 5] as const;

/** An interaction as Discord would pass it on, whatever a member types, picks or presses; now and then of another shape. */
export const interact = async (bot: Bot, random: Choices): Promise<Outcome> => {
  const type = random.pick(TYPES);
  const data =
    type === 2 || type === 4 ? commandData(random, type === 4) : actionData(bot, random, type === 5);
  const user = random.pick([ORGANISER, ...PLAYERS, STRANGER]);
  const interaction = interactionOf(user, type, data);
  const isMisshapen = random.chance(0.1);
  const body = isMisshapen
    ? random.chance(0.2)
      ? random.pick(hostileJson)
      : hostileBody(JSON.stringify(marked(interaction, random)), random)
    : JSON.stringify(interaction);
  const now = bot.world.rules().clock.nowMs() / 1000;
  const forgeries = [
    { 'x-signature-ed25519': '00'.repeat(64) },
    { 'x-signature-ed25519': '' },
    { 'x-signature-timestamp': String(Math.floor(now) - 301) },
    { 'x-signature-timestamp': String(Math.floor(now) + 301) },
    { 'x-signature-timestamp': '-1' },
    signedEvent(strangersKey, body, { timestamp: String(Math.floor(now)) }).headers as Record<string, string>,
  ];
  const forged = random.chance(0.06) ? random.pick(forgeries) : undefined;
  bot.log.length = 0;
  const { statusCode = 0 } = await send(bot, body, forged);
  const outcomes = bot.log.map(({ outcome }) => outcome);
  const crash = bot.log.find((entry) => entry.crash !== undefined)?.crash;
  const isAccepted = forged === undefined && outcomes.length > 0 && outcomes.at(-1) === 'OK';
  return {
    words: wordsOf('discord', forged === undefined ? '' : 'forged', crash, body, outcomes.join(',')),
    status: statusCode,
    broke:
      statusCode >= 500 ||
      // What Discord does not document it does not send either: then a crash that is told and logged will do.
      (!isMisshapen && outcomes.includes('INTERNAL')) ||
      (forged !== undefined && statusCode !== 401),
    // A wrong code is refused, and counted, so that nobody finds one by trying.
    mayWrite: isAccepted ? Number.POSITIVE_INFINITY : forged === undefined && data['name'] === 'link' ? 1 : 0,
    refusedChanges: [],
  };
};
