import type {
  APIApplicationCommandInteractionDataOption,
  APIAttachment,
  APIInteraction,
  APIModalSubmission,
  APIUser,
} from 'discord-api-types/v10';
import { limits } from './limits';

/** An interaction. Its body was signed by Discord, so beyond its frame its shape is taken as documented. */
export type Interaction = APIInteraction;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether it is the id of a button or window of ours, as Discord hands it back: never longer than Discord takes one. */
const isCustomId = (value: unknown): boolean => typeof value === 'string' && value.length <= limits.customId;

/** Ids of interactions become idempotency keys. */
const isId = (value: unknown): boolean => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

/** The body as an interaction; undefined where it lacks what every interaction has. */
export const interactionIn = (body: string): Interaction | undefined => {
  try {
    const value = JSON.parse(body) as unknown;
    if (!isObject(value) || !isId(value['id']) || typeof value['type'] !== 'number') return undefined;
    const data = value['data'];
    const isWhole =
      value['type'] === interactionTypes.ping ||
      (isObject(data) && (typeof data['name'] === 'string' || isCustomId(data['custom_id'])));
    return isWhole ? (value as Interaction) : undefined;
  } catch {
    return undefined;
  }
};

export const interactionTypes = { ping: 1, command: 2, component: 3, autocomplete: 4, modal: 5 } as const;

/** The user who asks, and the server. */
export type Asker = ReturnType<typeof askerOf>;

/** The permission "Manage Server", a bit of the member's permissions. */
export const MANAGE_SERVER = 1n << 5n;
const ADMINISTRATOR = 1n << 3n;

export const askerOf = ({ member, user, guild_id }: Interaction) => ({
  user: member?.user.id ?? user?.id ?? '',
  /** The name by which Discord knows the user, one of a kind. */
  name: member?.user.username ?? user?.username ?? '',
  /** The server (guild); null in a direct message. */
  server: guild_id ?? null,
  /** Whether Discord says that this member manages the server. */
  managesServer: (BigInt(member?.permissions ?? '0') & (MANAGE_SERVER | ADMINISTRATOR)) !== 0n,
});

type Attachment = Pick<APIAttachment, 'filename' | 'size' | 'url'>;

/** The values that were filled in, by option: undefined where one was left out. */
export interface Options {
  readonly text: (name: string) => string | undefined;
  readonly number: (name: string) => number | undefined;
  readonly flag: (name: string) => boolean | undefined;
  readonly file: (name: string) => Attachment | undefined;
  readonly user: (
    name: string,
  ) => { readonly id: string; readonly name: string; readonly isBot: boolean } | undefined;
}

type Given = APIApplicationCommandInteractionDataOption;

const isSub = (option: Given | undefined): option is Extract<Given, { type: 1 | 2 }> =>
  option?.type === 1 || option?.type === 2;

/** A command as it was sent: `chart odds`, and what was filled in. */
export interface SentCommand {
  readonly name: string;
  readonly options: Options;
  /** The option being typed, while Discord asks what could stand there. */
  readonly focused: { readonly name: string; readonly typed: string } | null;
}

/** The files and users that ids among the values stand for. */
interface Resolved {
  readonly attachments?: Readonly<Record<string, Attachment>>;
  readonly users?: Readonly<Record<string, Pick<APIUser, 'id' | 'username' | 'bot'>>>;
}

const valueOf = (value: unknown, type: 'string' | 'number' | 'boolean'): unknown =>
  typeof value === type ? value : undefined;

const optionsOf = (
  given: ReadonlyMap<string, unknown>,
  { attachments = {}, users = {} }: Resolved,
): Options => ({
  text: (name) => valueOf(given.get(name), 'string') as string | undefined,
  number: (name) => valueOf(given.get(name), 'number') as number | undefined,
  flag: (name) => valueOf(given.get(name), 'boolean') as boolean | undefined,
  file: (name) => attachments[String(given.get(name) ?? '')],
  user: (name) => {
    const found = users[String(given.get(name) ?? '')];
    return found && { id: found.id, name: found.username, isBot: found.bot === true };
  },
});

/** Reads the data of a command, or of one that is being typed. */
export const sentCommand = (interaction: Interaction): SentCommand | undefined => {
  if (interaction.type !== interactionTypes.command && interaction.type !== interactionTypes.autocomplete)
    return undefined;
  const { data } = interaction;
  if (data.type !== 1) return undefined;
  const path = [data.name];
  let options: readonly Given[] = (data.options ?? []) as readonly Given[];
  while (isSub(options[0])) {
    path.push(options[0].name);
    options = (options[0].options ?? []) as readonly Given[];
  }
  const values = new Map<string, unknown>();
  let focused: SentCommand['focused'] = null;
  for (const option of options) {
    const {
      name,
      value,
      focused: isFocused,
    } = option as { name: string; value?: unknown; focused?: boolean };
    values.set(name, value);
    // Discord sends no longer text; looking for names near to one of a megabyte would take a second.
    if (isFocused === true) focused = { name, typed: String(value ?? '').slice(0, limits.optionText) };
  }
  const resolved: Resolved = ('resolved' in data && data.resolved) || {};
  return { name: path.join(' '), options: optionsOf(values, resolved), focused };
};

const typedIn = (component: unknown): readonly (readonly [string, string])[] => {
  const { custom_id, value, values } = component as {
    readonly custom_id?: string;
    readonly value?: unknown;
    readonly values?: readonly string[];
  };
  if (custom_id === undefined) return [];
  return [[custom_id, typeof value === 'string' ? value : (values ?? []).join(',')]];
};

const partsOf = (part: APIModalSubmission['components'][number]): readonly (readonly [string, string])[] => {
  if ('component' in part) return typedIn(part.component);
  return 'components' in part ? part.components.flatMap(typedIn) : [];
};

/**
 * A button pressed or a window sent: its action, the arguments that we wrote beside it, and the texts typed into a window, by input.
 * Undefined for a command.
 */
export const sentAction = (interaction: Interaction) => {
  if (interaction.type !== interactionTypes.component && interaction.type !== interactionTypes.modal)
    return undefined;
  const { data } = interaction;
  const [action = '', ...args] = data.custom_id.split(':');
  const typed = new Map('components' in data ? data.components.flatMap(partsOf) : []);
  return { action, args, typed: (name: string): string => typed.get(name) ?? '' };
};
