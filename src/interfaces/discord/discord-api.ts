import { type Result, ok, refused } from '../../shared/result';
import type { FileFault } from './command';
import type { Interaction } from './interaction';
import { type Message, payloadOf } from './message';

/** Requests to Discord itself, for one interaction. */
export interface DiscordApi {
  /** Puts the message in the place of the first answer. */
  readonly editAnswer: (interaction: Interaction, message: Message) => Promise<void>;
  /** Takes the first answer back; nothing if it is gone already. */
  readonly deleteAnswer: (interaction: Interaction) => Promise<void>;
  readonly followUp: (interaction: Interaction, message: Message) => Promise<void>;
  readonly download: (url: string, mostBytes: number) => Promise<Result<Buffer, FileFault>>;
}

export const DISCORD_API = 'https://discord.com/api/v10';
export const DISCORD_FILES = ['https://cdn.discordapp.com', 'https://media.discordapp.net'];

const EPHEMERAL = 1 << 6;
const MOST_TRIES = 6;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
const REQUEST_LIMIT_MS = 10_000;
const DOWNLOAD_LIMIT_MS = 8_000;

const waitReally = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const bodyOf = (message: Message, flags: number) => {
  const payload = { ...payloadOf(message), ...(flags > 0 && { flags }) };
  const { files = [] } = message;
  if (files.length === 0) return { body: JSON.stringify(payload), type: 'application/json' };
  const form = new FormData();
  form.set(
    'payload_json',
    JSON.stringify({ ...payload, attachments: files.map(({ name }, id) => ({ id, filename: name })) }),
  );
  files.forEach(({ name, text }, id) => form.set(`files[${id}]`, new Blob([text]), name));
  return { body: form };
};

/** How long to wait before the next try: as Discord says, or twice as long each time. */
const pauseMs = (response: Response | undefined, attempt: number): number => {
  const seconds = Number(response?.headers.get('retry-after') ?? Number.NaN);
  return Math.min(Number.isNaN(seconds) ? FIRST_PAUSE_MS * 2 ** attempt : seconds * 1000, LONGEST_PAUSE_MS);
};

/** Worth another try: too fast, Discord's own faults, and 404 while our first answer is still on its way. */
const isPassing = (status: number): boolean => status === 404 || status === 429 || status >= 500;

const readUpTo = async (response: Response, mostBytes: number): Promise<Result<Buffer, FileFault>> => {
  if (Number(response.headers.get('content-length') ?? 0) > mostBytes) return refused('TOO_LARGE');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > mostBytes) return refused('TOO_LARGE');
    chunks.push(Buffer.from(chunk));
  }
  return ok(Buffer.concat(chunks));
};

/** The address of Discord's API, such as `https://discord.com/api/v10`, and the only origins from which attached files are fetched. */
interface DiscordApiParts {
  readonly api: string;
  readonly fileOrigins: readonly string[];
  readonly wait?: (milliseconds: number) => Promise<void>;
}

export const createDiscordApi = ({ api, fileOrigins, wait = waitReally }: DiscordApiParts): DiscordApi => {
  const address = ({ application_id, token }: Interaction, rest = ''): string =>
    `${api}/webhooks/${encodeURIComponent(application_id)}/${encodeURIComponent(token)}${rest}`;

  /** Answers the last status. A request that gets no answer counts as a server's fault. */
  const send = async (
    method: string,
    url: string,
    message?: { readonly content: Message; readonly flags: number },
  ): Promise<number> => {
    let status = 0;
    for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
      const { body, type } = message ? bodyOf(message.content, message.flags) : {};
      const response = await fetch(url, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
        ...(body !== undefined && { body }),
        ...(type !== undefined && { headers: { 'content-type': type } }),
      }).catch(() => undefined);
      await response?.arrayBuffer().catch(() => undefined);
      status = response?.status ?? 503;
      if (!isPassing(status)) break;
      await wait(pauseMs(response, attempt));
    }
    return status;
  };

  const must = async (sent: Promise<number>, what: string): Promise<void> => {
    const status = await sent;
    if (status >= 400) throw new Error(`Discord answered ${status} to ${what}`);
  };

  return {
    editAnswer: (interaction, content) =>
      must(
        send('PATCH', address(interaction, '/messages/@original'), { content, flags: 0 }),
        'an edited answer',
      ),
    deleteAnswer: async (interaction) => {
      await send('DELETE', address(interaction, '/messages/@original'));
    },
    followUp: (interaction, content) =>
      must(
        send('POST', address(interaction), { content, flags: content.isPrivate === true ? EPHEMERAL : 0 }),
        'a further message',
      ),
    download: async (url, mostBytes) => {
      if (!URL.canParse(url) || !fileOrigins.includes(new URL(url).origin)) return refused('FOREIGN_HOST');
      try {
        const response = await fetch(url, {
          redirect: 'error',
          signal: AbortSignal.timeout(DOWNLOAD_LIMIT_MS),
        });
        return response.ok ? await readUpTo(response, mostBytes) : refused('NOT_THERE');
      } catch {
        return refused('NOT_THERE');
      }
    },
  };
};
