import type { AskedApplication, SetupStatus } from '../http/bot-setup';
import { publicKeyOf } from './signature';

/** The settings that the service was started with. */
export interface SetupParts {
  readonly publicUrl: string | undefined;
  readonly botToken: string | undefined;
  readonly isDeployed: boolean;
  readonly ask: () => Promise<AskedApplication>;
}

export const NOTHING_KNOWN: SetupParts = {
  publicUrl: undefined,
  botToken: undefined,
  isDeployed: false,
  ask: async () => null,
};

const keyState = (publicKey: string | undefined): SetupStatus['publicKeyState'] =>
  publicKey === undefined ? 'MISSING' : publicKeyOf(publicKey) ? 'SET' : 'MALFORMED';

export const setupStatus = async (
  publicKey: string | undefined,
  lastSignedMs: number | null,
  { publicUrl, botToken, isDeployed, ask }: SetupParts,
): Promise<SetupStatus> => {
  const publicKeyState = keyState(publicKey);
  // All commands are loaded for their number: nobody but the page asks for it.
  const { registeredCommands } = await import('./definitions');
  return {
    publicKey: publicKeyState === 'SET' ? (publicKey ?? null) : null,
    publicKeyState,
    publicUrl: publicUrl ?? null,
    botToken: botToken !== undefined ? 'SET' : isDeployed ? 'ELSEWHERE' : 'MISSING',
    commands: registeredCommands().length,
    lastSignedAt: lastSignedMs === null ? null : new Date(lastSignedMs).toISOString(),
    application: await ask(),
  };
};

const ASKED_AGAIN_MS = 15_000;
const LONGEST_WAIT_MS = 5_000;

/**
 * Asks Discord about the application whose token this is. Anybody may look at the page, so one answer serves all who look
 * within some seconds.
 */
export const createApplicationQuestion = ({
  api,
  botToken,
  server,
  nowMs,
}: {
  readonly api: string;
  readonly botToken: string | undefined;
  /** The server in which the commands were registered; everywhere if undefined. */
  readonly server: string | undefined;
  readonly nowMs: () => number;
}): SetupParts['ask'] => {
  const get = async (path: string): Promise<unknown> => {
    const response = await fetch(`${api}${path}`, {
      headers: { authorization: `Bot ${botToken}` },
      redirect: 'error',
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    if (!response.ok) throw Object.assign(new Error('Discord refused'), { status: response.status });
    return response.json();
  };
  const ask = async (): Promise<AskedApplication> => {
    try {
      const found = (await get('/applications/@me')) as Readonly<Record<string, unknown>>;
      const id = String(found['id']);
      const place = server === undefined ? '' : `/guilds/${encodeURIComponent(server)}`;
      const commands = await get(`/applications/${encodeURIComponent(id)}${place}/commands`).catch(
        () => null,
      );
      const endpoint = found['interactions_endpoint_url'];
      return {
        id,
        name: String(found['name']),
        publicKey: String(found['verify_key']),
        endpoint: typeof endpoint === 'string' && endpoint !== '' ? endpoint : null,
        commands: Array.isArray(commands) ? commands.length : null,
      };
    } catch (error) {
      return (error as { readonly status?: number }).status === 401 ? 'REFUSED' : 'UNREACHABLE';
    }
  };
  let last: { readonly answer: Promise<AskedApplication>; readonly untilMs: number } | undefined;
  return async () => {
    if (botToken === undefined) return null;
    if (last === undefined || last.untilMs < nowMs())
      last = { answer: ask(), untilMs: nowMs() + ASKED_AGAIN_MS };
    return last.answer;
  };
};
