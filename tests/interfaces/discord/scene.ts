import { createHmac } from 'node:crypto';
import { interactionRandom } from '../../../src/compose-discord';
import { keysIn } from '../../../src/app/kernel/keys';
import { createSigner } from '../../../src/compose-keys';
import type { Log, Random } from '../../../src/app/kernel/ports';
import type { StoredContext } from '../../../src/app/kernel/store/context';
import type { Store } from '../../../src/app/kernel/store/store';
import { commands } from '../../../src/interfaces/discord/commands';
import { commandDefinitions } from '../../../src/interfaces/discord/definitions';
import { createDiscordApi } from '../../../src/interfaces/discord/discord-api';
import { createDiscordHandler, type DiscordHandler } from '../../../src/interfaces/discord/handler';
import type { Interaction } from '../../../src/interfaces/discord/interaction';
import { memoryStore } from '../../infrastructure/aws/memory-store';
import { type Interfaces, createInterfaces } from '../in-process';
import { responseFaults } from './documented-limits';
import { type FakeDiscord, type ShownMessage, startFakeDiscord } from './fake-discord';
import { makeKey, signedEvent, type TestKey } from './sign';

type Loose = Readonly<Record<string, unknown>>;

/** A server with players in it, a bot, REST beside it on the same store, and Discord between them. */
export interface Scene {
  readonly discord: FakeDiscord;
  readonly rest: Interfaces;
  readonly bot: DiscordHandler;
  readonly key: TestKey;
  readonly store: Store;
  /** Sends a command as a player's client would; refuses what the client would not let through. */
  readonly say: (who: Member, typed: string) => Promise<Seen>;
  /** What is offered while the last option is being typed. */
  readonly type: (who: Member, typed: string) => Promise<readonly string[]>;
  /** Presses a button of the last message that has it. */
  readonly press: (who: Member, label: string) => Promise<Seen>;
  /** Presses a button by its id, whether or not it is still to be seen. */
  readonly pressId: (who: Member, id: string) => Promise<Seen>;
  /** Fills in the window that is open. */
  readonly fill: (who: Member, values: Readonly<Record<string, string>>) => Promise<Seen>;
  /** Sends any interaction, signed; its first answer. */
  readonly send: (interaction: Loose) => Promise<{ readonly status: number; readonly response: Loose }>;
  /** The interaction that was deferred last. */
  readonly last: () => Interaction;
  /** What is deferred and not yet completed. */
  readonly deferred: () => readonly Interaction[];
  readonly attach: (name: string, content: Buffer) => void;
  /** Attaches what is kept elsewhere, as a forged interaction could say. */
  readonly attachAt: (name: string, file: { readonly url: string; readonly size: number }) => void;
  readonly nowMs: () => number;
  readonly travel: (milliseconds: number) => void;
  readonly stop: () => Promise<void>;
}

export interface Member {
  readonly name: string;
  readonly id: string;
  readonly managesServer?: boolean;
  /** Null where the member writes in a direct message. */
  readonly server?: string | null;
}

/** What a player sees after having done something. */
export interface Seen {
  /** A window that opened, or null. */
  readonly modal: Loose | null;
  readonly messages: readonly ShownMessage[];
  /** The message took the place of the one with the button. */
  readonly inPlace: boolean;
  readonly by: Member;
}

export const SERVER = '900000000000000001';
const APPLICATION = '700000000000000001';
const START_MS = Date.UTC(2026, 10, 21, 10, 0);

const keyring = {
  derive: (...parts: readonly string[]) =>
    createHmac('sha256', 'a secret of the tests').update(JSON.stringify(parts)).digest('base64url'),
};
const signer = createSigner(() => keysIn('a secret of the tests'));

interface OptionDefinition {
  readonly type: number;
  readonly name: string;
  readonly required?: boolean;
  readonly min_value?: number;
  readonly max_value?: number;
  readonly max_length?: number;
  readonly choices?: readonly { readonly name: string; readonly value: string }[];
  readonly autocomplete?: boolean;
  readonly options?: readonly OptionDefinition[];
}

/** `/chart odds chart:leap` by its definition: the path, and what each option holds. */
const parsed = (typed: string) => {
  const definitions = commandDefinitions(commands) as unknown as readonly OptionDefinition[];
  const words = typed.replace(/^\//, '').split(' ');
  const command = definitions.find(({ name }) => name === words[0]);
  if (command === undefined) throw new Error(`no command ${typed}`);
  const sub = command.options?.find(({ type, name }) => type === 1 && name === words[1]);
  const options = (sub ?? command).options ?? [];
  const rest = words.slice(sub ? 2 : 1).join(' ');
  const names = options.map(({ name }) => name).sort((a, b) => b.length - a.length);
  const marks = names.length === 0 ? [] : [...` ${rest}`.matchAll(new RegExp(` (${names.join('|')}):`, 'g'))];
  const values = new Map(
    marks.map((mark, i) => {
      const from = (mark.index ?? 0) + mark[0].length;
      const to = marks[i + 1]?.index ?? rest.length + 1;
      return [mark[1] ?? '', ` ${rest}`.slice(from, to)];
    }),
  );
  if (marks.length === 0 && rest !== '') throw new Error(`"${rest}" is no option of ${typed}`);
  return { command, sub, options, values, last: marks.at(-1)?.[1] ?? '' };
};

/** A value as the client sends it, or an error where the client would not. */
const valueOf = (
  option: OptionDefinition,
  text: string,
  who: (name: string) => Member,
  file: string,
): unknown => {
  const refuse = (): never => {
    throw new Error(`the client does not take "${text}" for ${option.name}`);
  };
  if (option.choices) {
    const found = option.choices.find(({ name, value }) => name === text || value === text);
    return found ? found.value : refuse();
  }
  if (option.type === 3) return text.length > (option.max_length ?? 6000) ? refuse() : text;
  if (option.type === 4 || option.type === 10) {
    const value = Number(text);
    const fits =
      text.trim() !== '' &&
      (option.type === 10 ? Number.isFinite(value) : Number.isInteger(value)) &&
      value >= (option.min_value ?? -(2 ** 53)) &&
      value <= (option.max_value ?? 2 ** 53);
    return fits ? value : refuse();
  }
  if (option.type === 5) return text === 'True' ? true : text === 'False' ? false : refuse();
  if (option.type === 6) return who(text.replace(/^@/, '')).id;
  if (option.type === 11) return file;
  return refuse();
};

export interface SceneParts {
  readonly members?: readonly Member[];
  /** The dice of an interaction; what its id gives if omitted. */
  readonly random?: (id: string) => Random;
  readonly store?: Store;
  /** Where pictures are fetched; none if omitted. */
  readonly publicUrl?: string;
  readonly log?: Log;
}

export const createScene = async ({
  members = [],
  random,
  store = memoryStore(),
  publicUrl,
  log,
}: SceneParts = {}): Promise<Scene> => {
  let nowMs = START_MS;
  const clock = { nowMs: () => nowMs };
  const discord = await startFakeDiscord();
  const key = makeKey();
  const attachments = new Map<string, { readonly url: string; readonly size: number }>();
  const pending: Interaction[] = [];
  let lastDeferred: Interaction | null = null;
  const api = createDiscordApi({
    api: `${discord.origin}/api/v10`,
    fileOrigins: [discord.origin],
    wait: async () => undefined,
  });
  const bot = createDiscordHandler({
    publicKey: key.publicKey,
    clock,
    world: (id) => ({
      context: (caller): StoredContext => ({
        clock,
        signer,
        keyring,
        store,
        caller,
        random: random?.(id) ?? interactionRandom(keyring.derive, id),
      }),
      publicUrl,
      download: api.download,
    }),
    api,
    later: async (interaction) => void pending.push(interaction),
    log,
  });
  const seeds = { count: 0 };
  const rest = createInterfaces({
    store,
    rules: () => ({
      clock,
      signer,
      random: random?.('rest') ?? interactionRandom(keyring.derive, `rest ${(seeds.count += 1)}`),
    }),
  });

  let ids = 1_100_000_000_000_000_000n;
  let openModal: Loose | null = null;
  const shown: { message: ShownMessage; token: string }[] = [];
  const byName = (name: string): Member => {
    const found = members.find((member) => member.name === name);
    if (found === undefined) throw new Error(`nobody is called ${name}`);
    return found;
  };

  const send: Scene['send'] = async (interaction) => {
    const body = JSON.stringify(interaction);
    const answer = await bot.respond(signedEvent(key, body, { timestamp: String(Math.floor(nowMs / 1000)) }));
    const isJson = answer.headers?.['content-type'] === 'application/json';
    return {
      status: answer.statusCode ?? 0,
      response: isJson ? (JSON.parse(answer.body ?? '{}') as Loose) : { text: answer.body },
    };
  };

  const interactionOf = (who: Member, type: number, data: Loose): Loose => {
    ids += 1n;
    const user = { id: who.id, username: who.name.toLowerCase() };
    const server = who.server === undefined ? SERVER : who.server;
    return {
      id: String(ids),
      application_id: APPLICATION,
      type,
      token: `token-${ids}`,
      version: 1,
      data,
      ...(server === null
        ? { user }
        : {
            guild_id: server,
            member: { user, permissions: who.managesServer === true ? String(1n << 5n) : '0' },
          }),
    };
  };

  /** Plays an interaction to its end: the first answer, then whatever was deferred. */
  const play = async (who: Member, interaction: Loose, replaced?: string): Promise<Seen> => {
    const type = interaction['type'] as number;
    const token = String(interaction['token']);
    const { response } = await send(interaction);
    const faults = responseFaults(type, response);
    if (faults.length > 0) throw new Error(`Discord refuses the answer: ${faults.join('; ')}`);
    const kind = response['type'] as number;
    const data = (response['data'] ?? {}) as Loose;
    const isPrivate = Number(data['flags'] ?? 0) === 64;
    openModal = kind === 9 ? data : null;
    const first: ShownMessage = { payload: data, isPrivate, files: [] };
    discord.opened(
      token,
      kind === 4
        ? first
        : kind === 5
          ? isPrivate
            ? { payload: {}, isPrivate, files: [] }
            : 'DEFERRED'
          : null,
    );
    for (const waiting of pending.splice(0)) {
      lastDeferred = waiting;
      await bot.complete(waiting);
    }
    if (discord.faults.length > 0) throw new Error(`Discord refuses: ${discord.faults.join('; ')}`);
    const answers = discord.answersOf(token);
    const original = answers?.original;
    const messages = [
      ...(original !== null && typeof original === 'object' ? [original] : []),
      ...(answers?.followUps ?? []),
    ];
    const inPlace = kind === 6 && original !== null;
    if (inPlace && replaced !== undefined) {
      const at = shown.findIndex((one) => one.token === replaced);
      shown.splice(at, 1);
    }
    shown.push(...messages.map((message) => ({ message, token })));
    return { modal: openModal, messages, inPlace, by: who };
  };

  const commandData = (typed: string, isTyping: boolean): Loose => {
    const { command, sub, options, values, last } = parsed(typed);
    const users: Record<string, unknown> = {};
    const files: Record<string, unknown> = {};
    const given = [...values].map(([name, text]) => {
      const option = options.find((one) => one.name === name) as OptionDefinition;
      const value = isTyping && name === last ? text : valueOf(option, text, byName, `file-${text}`);
      if (option.type === 6) {
        const member = byName(text.replace(/^@/, ''));
        users[member.id] = { id: member.id, username: member.name.toLowerCase() };
      }
      if (option.type === 11)
        files[`file-${text}`] = { id: `file-${text}`, filename: text, ...attachments.get(text) };
      return { name, type: option.type, value, ...(isTyping && name === last && { focused: true }) };
    });
    const missing = options.filter(({ name, required }) => required === true && !values.has(name));
    if (!isTyping && missing.length > 0) throw new Error(`the client wants ${missing[0]?.name ?? ''}`);
    return {
      id: '800000000000000001',
      type: 1,
      name: command.name,
      options: sub ? [{ type: 1, name: sub.name, options: given }] : given,
      resolved: { users, attachments: files },
    };
  };

  return {
    discord,
    rest,
    bot,
    key,
    store,
    send,
    nowMs: () => nowMs,
    travel: (milliseconds) => {
      nowMs += milliseconds;
    },
    attach: (name, content) =>
      void attachments.set(name, {
        url: discord.attach(`/attachments/${name}`, content),
        size: content.length,
      }),
    deferred: () => pending.splice(0),
    attachAt: (name, file) => void attachments.set(name, file),
    say: (who, typed) => play(who, interactionOf(who, 2, commandData(typed, false))),
    type: async (who, typed) => {
      const { response } = await send(interactionOf(who, 4, commandData(typed, true)));
      const faults = responseFaults(4, response);
      if (faults.length > 0) throw new Error(faults.join('; '));
      return ((response['data'] as Loose)['choices'] as readonly { readonly name: string }[]).map(
        ({ name }) => name,
      );
    },
    press: (who, label) => {
      for (const { message, token } of [...shown].reverse()) {
        const rows = (message.payload['components'] ?? []) as readonly {
          readonly components: readonly Loose[];
        }[];
        const button = rows.flatMap(({ components }) => components).find((one) => one['label'] === label);
        if (button === undefined || button['disabled'] === true) continue;
        return play(who, interactionOf(who, 3, { component_type: 2, custom_id: button['custom_id'] }), token);
      }
      throw new Error(`no button ${label}`);
    },
    pressId: (who, id) => play(who, interactionOf(who, 3, { component_type: 2, custom_id: id })),
    last: () => {
      if (lastDeferred === null) throw new Error('nothing was deferred');
      return lastDeferred;
    },
    fill: (who, values) => {
      const modal = openModal;
      if (modal === null) throw new Error('no window is open');
      const components = (modal['components'] as readonly { readonly component: Loose }[]).map(
        ({ component }) => {
          const text = values[String(component['custom_id'])] ?? '';
          return {
            type: 18,
            component:
              component['type'] === 3
                ? { type: 3, custom_id: component['custom_id'], values: text === '' ? [] : [text] }
                : { type: 4, custom_id: component['custom_id'], value: text },
          };
        },
      );
      const last = shown.at(-1)?.token;
      return play(who, interactionOf(who, 5, { custom_id: modal['custom_id'], components }), last);
    },
    stop: discord.stop,
  };
};
