import type { APIInteractionResponse, APIInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { AppError, ErrorCode } from '../../app/kernel/errors';
import type { Clock, Log } from '../../app/kernel/ports';
import type { GatewayEvent, GatewayResponse } from '../http/gateway-event';
import type { SetupStatus } from '../http/bot-setup';
import { createEdge } from '../http/edge';
import type { EdgeRequest } from '../http/edge-request';
import { interfaceRoutes } from '../http/interface-routes';
import type { LogLabel, Reply } from '../http/reply';
import { type Measured, type UnitsSoFar, type RequestMeter, createRequestMeter } from '../http/request-meter';
import { type Task, runTask, taskOf } from './answer';
import type { World } from './command';
import { loadCommand } from './command-groups';
import type { DiscordApi } from './discord-api';
import { type Interaction, interactionIn, interactionTypes } from './interaction';
import { type Journal, createJournal, nameOf } from './journal';
import { type Message, payloadOf, modalData } from './message';
import { refusalMessage } from './refusal';
import { NOTHING_KNOWN, type SetupParts, setupStatus } from './setup-status';
import { publicKeyOf, verifiedBody } from './signature';

/** Gives the second half of an answer that was deferred, through Discord's API. */
const createComplete = ({
  world,
  api,
  journal,
  meter,
}: Pick<DiscordHandlerParts, 'world' | 'api'> & {
  readonly journal: Journal;
  readonly meter: RequestMeter;
}) => {
  const refuse = async (
    interaction: Interaction,
    task: Extract<Task, { kind: 'RUN' }>,
    error: AppError,
  ): Promise<void> => {
    const message = refusalMessage(error, task.optionOf);
    if (task.shows === 'NEW' && task.isPrivate) return api.editAnswer(interaction, message);
    // An answer deferred for all cannot become private: it goes, and the refusal is a message of its own.
    if (task.shows === 'NEW') await api.deleteAnswer(interaction);
    return api.followUp(interaction, message);
  };

  return async (interaction: Interaction): Promise<void> => {
    const measured = meter();
    await loadCommand(interaction);
    const task = taskOf(interaction);
    if (task.kind !== 'RUN') return;
    const { id } = interaction;
    const onCrash = journal.onCrash(interaction, measured);
    const answer = await runTask(task, { world: world(id), id, onCrash });
    try {
      await (answer.ok ? api.editAnswer(interaction, answer.value) : refuse(interaction, task, answer.error));
      journal.written(interaction, answer.ok ? 'OK' : answer.error.code, measured);
    } catch (error) {
      // Nobody is left waiting: what Discord would not take is answered with why there is no answer.
      onCrash(error);
      await refuse(interaction, task, { code: 'INTERNAL', requestId: id });
    }
  };
};

/** Hands an interaction over to be answered later: asynchronously on Lambda, in this process elsewhere. */
export type Later = (interaction: Interaction) => Promise<void>;

export interface DiscordHandlerParts {
  /** The application's public key, 64 hexadecimal digits; undefined where no bot is set up. */
  readonly publicKey: string | undefined;
  readonly clock: Clock;
  readonly world: (interactionId: string) => World;
  readonly api: DiscordApi;
  readonly later: Later;
  /** The settings that the page that sets a bot up is told of; nothing but the public key if omitted. */
  readonly setup?: SetupParts;
  readonly log?: Log | undefined;
  readonly unitsSoFar?: UnitsSoFar;
}

export interface DiscordHandler {
  /** A request of the gateway. */
  readonly respond: (event: GatewayEvent) => Promise<GatewayResponse>;
  /** The second half of an answer that was deferred. */
  readonly complete: (interaction: Interaction) => Promise<void>;
}

type Outcome = ErrorCode | 'OK';

const EPHEMERAL = 1 << 6;
const responses = {
  pong: 1,
  message: 4,
  deferred: 5,
  deferredInPlace: 6,
  inPlace: 7,
  choices: 8,
  modal: 9,
} as const;

const plain = (status: number, body: string, outcome: Outcome): Reply => ({
  kind: 'CONTENT',
  status,
  type: 'text/plain; charset=utf-8',
  cache: 'never',
  body,
  log: { route: 'discord', outcome },
});

const json = (response: APIInteractionResponse | SetupStatus, log: LogLabel): Reply => ({
  kind: 'CONTENT',
  type: 'application/json',
  cache: 'never',
  body: JSON.stringify(response),
  log,
});

const withFlags = (message: Message): APIInteractionResponseCallbackData => ({
  ...payloadOf(message),
  ...(message.isPrivate === true && { flags: EPHEMERAL }),
});

const choicesFor = async (interaction: Interaction, world: World): Promise<APIInteractionResponse> => {
  const { suggestionsFor } = await import('./suggestions');
  return { type: responses.choices, data: { choices: [...(await suggestionsFor(interaction, world))] } };
};

const refusal = (error: AppError, optionOf?: (path: string) => string): APIInteractionResponse => ({
  type: responses.message,
  data: withFlags(refusalMessage(error, optionOf)),
});

/** The first half of an answer that is completed later. */
const deferred = ({ shows, isPrivate }: Extract<Task, { kind: 'RUN' }>): APIInteractionResponse =>
  shows === 'IN_PLACE'
    ? { type: responses.deferredInPlace }
    : { type: responses.deferred, ...(isPrivate && { data: { flags: EPHEMERAL } }) };

/**
 * The Discord bot. A request is answered at once, or deferred and answered later through Discord's API. A refusal is
 * for its asker's eyes only, also where the answer itself would be for all.
 */
export const createDiscordHandler = (parts: DiscordHandlerParts): DiscordHandler => {
  const { publicKey, clock, world, api, later, setup = NOTHING_KNOWN, log, unitsSoFar } = parts;
  const key = publicKey === undefined ? undefined : publicKeyOf(publicKey);
  const meter = createRequestMeter(unitsSoFar);
  const journal = createJournal(log);

  let lastSignedMs: number | null = null;

  const answered = async (
    interaction: Interaction,
    measured: () => Measured,
  ): Promise<{ readonly outcome: Outcome; readonly response: APIInteractionResponse }> => {
    if (interaction.type === interactionTypes.ping)
      return { outcome: 'OK', response: { type: responses.pong } };
    if (interaction.type === interactionTypes.autocomplete)
      return { outcome: 'OK', response: await choicesFor(interaction, world(interaction.id)) };
    const task = taskOf(interaction);
    if (task.kind === 'UNKNOWN') return { outcome: task.error.code, response: refusal(task.error) };
    if (task.kind === 'MODAL')
      return { outcome: 'OK', response: { type: responses.modal, data: modalData(task.modal()) } };
    if (task.answers === 'LATER') {
      await later(interaction);
      return { outcome: 'OK', response: deferred(task) };
    }
    const { id } = interaction;
    const answer = await runTask(task, {
      world: world(id),
      id,
      onCrash: journal.onCrash(interaction, measured),
    });
    return answer.ok
      ? { outcome: 'OK', response: { type: responses.message, data: withFlags(answer.value) } }
      : { outcome: answer.error.code, response: refusal(answer.error, task.optionOf) };
  };

  /** A request of Discord's. What is not signed by it, or no interaction, is turned away. */
  const answer = async ({ event }: EdgeRequest): Promise<Reply> => {
    if (key === undefined)
      return plain(404, 'No bot is set up here: DISCORD_PUBLIC_KEY must hold its public key.', 'NOT_FOUND');
    const body = verifiedBody(event, key, clock.nowMs());
    if (body === undefined) return plain(401, 'The request is not signed by Discord.', 'UNAUTHENTICATED');
    lastSignedMs = clock.nowMs();
    const interaction = interactionIn(body);
    if (interaction === undefined) return plain(400, 'The body is no interaction.', 'BAD_JSON');
    const { id } = interaction;
    const label = () => ({ requestId: id, route: `discord ${nameOf(interaction)}` });
    const measured = meter();
    try {
      await loadCommand(interaction);
      const { outcome, response } = await answered(interaction, measured);
      return json(response, { ...label(), outcome });
    } catch (error) {
      journal.onCrash(interaction, measured)(error);
      return json(refusal({ code: 'INTERNAL', requestId: id }), { ...label(), outcome: 'INTERNAL' });
    }
  };

  const status = async (): Promise<Reply> =>
    json(await setupStatus(publicKey, lastSignedMs, setup), { route: 'discord status', outcome: 'OK' });

  const rows = interfaceRoutes
    .filter((route) => route.interface === 'discord')
    .map(({ method, path }) => ({ method, path, answer: path === '/discord/status' ? status : answer }));
  const respond = createEdge(rows, { log, unitsSoFar, meter });

  return { respond, complete: createComplete({ world, api, journal, meter }) };
};
