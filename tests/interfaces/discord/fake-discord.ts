import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { commandsFaults, messageFaults } from './documented-limits';

type Loose = Readonly<Record<string, unknown>>;

/** A message as it stands in the channel. */
export interface ShownMessage {
  readonly payload: Loose;
  readonly isPrivate: boolean;
  readonly files: readonly string[];
}

/** What became of an interaction's answers: the first one, and what followed it. */
export interface Answers {
  original: ShownMessage | 'DEFERRED' | 'DELETED' | null;
  followUps: ShownMessage[];
}

/** Discord on loopback: takes answers to interactions it knows, and nothing that its documentation does not allow. */
export interface FakeDiscord {
  readonly origin: string;
  /** Opens an interaction's webhook, as Discord does once the first answer is there. */
  readonly opened: (token: string, original: Answers['original']) => void;
  readonly answersOf: (token: string) => Answers | undefined;
  /** Files that were attached, by path. */
  readonly attach: (path: string, content: Buffer) => string;
  /** What was registered last. */
  readonly registered: () => readonly Loose[] | undefined;
  /** Every request that broke a limit. */
  readonly faults: readonly string[];
  /** Every request, in short. */
  readonly requests: readonly string[];
  /** The next so many requests get this status. */
  readonly failNext: (times: number, status: number) => void;
  readonly stop: () => Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** JSON, or the JSON part of a form with its files. */
const readPayload = (
  body: Buffer,
  contentType: string,
): { readonly payload: Loose; readonly files: readonly string[] } => {
  if (contentType.startsWith('application/json'))
    return { payload: JSON.parse(body.toString('utf8')) as Loose, files: [] };
  const boundary = /boundary=(.+)$/.exec(contentType)?.[1] ?? '';
  const parts = body.toString('utf8').split(`--${boundary}`).slice(1, -1);
  const contents = parts.map((part) => ({
    name: /name="([^"]+)"/.exec(part)?.[1] ?? '',
    file: /filename="([^"]+)"/.exec(part)?.[1],
    content: part.slice(part.indexOf('\r\n\r\n') + 4, -2),
  }));
  const json = contents.find(({ name }) => name === 'payload_json')?.content ?? '{}';
  return {
    payload: JSON.parse(json) as Loose,
    files: contents.flatMap(({ file }) => file ?? []),
  };
};

export const startFakeDiscord = async (): Promise<FakeDiscord> => {
  const interactions = new Map<string, Answers>();
  const attachments = new Map<string, Buffer>();
  const faults: string[] = [];
  const requests: string[] = [];
  let commands: readonly Loose[] | undefined;
  let failing = { times: 0, status: 500 };

  const reply = (response: ServerResponse, status: number, body?: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  };

  const webhook = (
    {
      method,
      token,
      isOriginal,
    }: { readonly method: string; readonly token: string; readonly isOriginal: boolean },
    sent: ReturnType<typeof readPayload> | undefined,
    response: ServerResponse,
  ): void => {
    const answers = interactions.get(token);
    if (answers === undefined) return reply(response, 404, { code: 10015, message: 'Unknown Webhook' });
    if (method === 'DELETE') {
      answers.original = 'DELETED';
      return reply(response, 204);
    }
    const found = messageFaults(sent?.payload ?? {});
    if (found.length > 0) {
      faults.push(...found);
      return reply(response, 400, { code: 50035, message: found.join('; ') });
    }
    const before = answers.original;
    const isPrivate = isOriginal
      ? typeof before === 'object' && before !== null && before.isPrivate
      : ((Number(sent?.payload['flags'] ?? 0) >> 6) & 1) === 1;
    const message: ShownMessage = { payload: sent?.payload ?? {}, isPrivate, files: sent?.files ?? [] };
    if (isOriginal) answers.original = message;
    else answers.followUps.push(message);
    return reply(response, 200, { id: '1' });
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/' } = request;
    const body = await bodyOf(request);
    requests.push(`${method} ${url}`);
    if (failing.times > 0) {
      failing = { ...failing, times: failing.times - 1 };
      response.setHeader('retry-after', '0.01');
      return reply(response, failing.status, {});
    }
    const file = attachments.get(url);
    if (method === 'GET' && file !== undefined) {
      response.writeHead(200, { 'content-length': file.length });
      response.end(file);
      return;
    }
    const [, token, original] =
      /^\/api\/v10\/webhooks\/\d+\/([^/]+)(\/messages\/@original)?$/.exec(url) ?? [];
    const type = request.headers['content-type'] ?? '';
    if (token !== undefined)
      return webhook(
        { method, token, isOriginal: original !== undefined },
        method === 'DELETE' ? undefined : readPayload(body, type),
        response,
      );
    if (method === 'PUT' && /^\/api\/v10\/applications\/\d+\/(guilds\/\d+\/)?commands$/.test(url)) {
      if (request.headers.authorization !== 'Bot a-bot-token')
        return reply(response, 401, { message: '401: Unauthorized' });
      const sent = JSON.parse(body.toString('utf8')) as readonly Loose[];
      const found = commandsFaults(sent);
      if (found.length > 0) return reply(response, 400, { message: found.join('; ') });
      commands = sent;
      return reply(response, 200, sent);
    }
    return reply(response, 404, { message: '404: Not Found' });
  };

  const server: Server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    opened: (token, original) => void interactions.set(token, { original, followUps: [] }),
    answersOf: (token) => interactions.get(token),
    attach: (path, content) => {
      attachments.set(path, content);
      return `${origin}${path}`;
    },
    registered: () => commands,
    faults,
    requests,
    failNext: (times, status) => {
      failing = { times, status };
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
