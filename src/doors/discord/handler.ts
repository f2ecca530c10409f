import type { APIInteractionResponse, APIInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { AppError, ErrorCode } from '../../app/errors';
import type { Clock, Log } from '../../app/ports';
import type { GatewayEvent, GatewayResponse } from '../http/gateway-event';
import { crashText } from '../http/guard';
import type { Measured, UnitsSoFar } from '../http/request-meter';
import { createRequestMeter } from '../http/request-meter';
import type { Task } from './answer';
import { runTask, taskOf } from './answer';
import type { World } from './command';
import { findAction, findCommand } from './commands';
import type { DiscordApi } from './discord-api';
import type { Interaction } from './interaction';
import { interactionIn, interactionTypes, sentAction, sentCommand } from './interaction';
import type { Message } from './message';
import { payloadOf } from './message';
import { modalData } from './modal';
import { refusalMessage } from './refusal';
import { publicKeyOf, verifiedBody } from './signature';
import { upTo } from './suggest';

/** Hands an interaction over to be answered later: asynchronously on Lambda, in this process elsewhere. */
export type Later = (interaction: Interaction) => Promise<void>;

export interface DiscordHandlerParts {
  /** The application's public key, 64 hexadecimal digits; undefined where no bot is set up. */
  readonly publicKey: string | undefined;
  readonly clock: Clock;
  /** The world for one interaction. */
  readonly world: (interactionId: string) => World;
  readonly api: DiscordApi;
  readonly later: Later;
  readonly log?: Log | undefined;
  /** What the table has charged so far, for the log. */
  readonly unitsSoFar?: UnitsSoFar;
}

export interface DiscordHandler {
  /** A request of the gateway. */
  readonly respond: (event: GatewayEvent) => Promise<GatewayResponse>;
  /** The second half of an answer that was deferred. */
  readonly complete: (interaction: Interaction) => Promise<void>;
}

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

const plain = (statusCode: number, text: string): GatewayResponse => ({
  statusCode,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: text,
});

const json = (response: APIInteractionResponse): GatewayResponse => ({
  statusCode: 200,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify(response),
});

const withFlags = (message: Message): APIInteractionResponseCallbackData => ({
  ...payloadOf(message),
  ...(message.isPrivate === true && { flags: EPHEMERAL }),
});

/** What the log calls an interaction: the row that answers it, never what was typed. */
const nameOf = (interaction: Interaction): string => {
  if (interaction.type === interactionTypes.ping) return 'ping';
  try {
    const command = findCommand(sentCommand(interaction)?.name ?? '');
    const typing = interaction.type === interactionTypes.autocomplete ? ' (typing)' : '';
    if (command) return `/${command.name}${typing}`;
    return findAction(sentAction(interaction)?.action ?? '')?.id ?? 'unknown';
  } catch {
    return 'unknown';
  }
};

const choicesFor = (interaction: Interaction): APIInteractionResponse => {
  const sent = sentCommand(interaction);
  const option = findCommand(sent?.name ?? '')?.options.find(({ name }) => name === sent?.focused?.name);
  const found =
    option?.kind === 'TEXT' || option?.kind === 'FIELD'
      ? (option.suggest?.(sent?.focused?.typed ?? '') ?? [])
      : [];
  return { type: responses.choices, data: { choices: [...upTo(found)] } };
};

type Outcome = ErrorCode | 'OK';

/**
 * The Discord door. A request is answered at once, or deferred and answered later through Discord's API. A refusal is
 * for its asker's eyes only, also where the answer itself would be for all.
 */
export const createDiscordHandler = (parts: DiscordHandlerParts): DiscordHandler => {
  const { publicKey, clock, world, api, later, log, unitsSoFar } = parts;
  const key = publicKey === undefined ? undefined : publicKeyOf(publicKey);
  const meter = createRequestMeter(unitsSoFar);

  const written = (
    interaction: Interaction,
    { outcome, crash }: { readonly outcome: Outcome; readonly crash?: unknown },
    measured: () => Measured,
  ): void =>
    log?.({
      level: crash === undefined ? 'info' : 'error',
      requestId: interaction.id,
      route: `discord ${nameOf(interaction)}`,
      outcome,
      status: 200,
      ...measured(),
      ...(crash !== undefined && { crash: crashText(crash) }),
    });

  const onCrash = (interaction: Interaction, measured: () => Measured) => (error: unknown) =>
    written(interaction, { outcome: 'INTERNAL', crash: error }, measured);

  const refusal = (error: AppError, optionOf?: (path: string) => string): APIInteractionResponse => ({
    type: responses.message,
    data: withFlags(refusalMessage(error, optionOf)),
  });

  const defer = async (
    interaction: Interaction,
    { shows, isPrivate }: Extract<Task, { kind: 'RUN' }>,
  ): Promise<APIInteractionResponse> => {
    await later(interaction);
    if (shows === 'IN_PLACE') return { type: responses.deferredInPlace };
    return { type: responses.deferred, ...(isPrivate && { data: { flags: EPHEMERAL } }) };
  };

  const answered = async (
    interaction: Interaction,
    measured: () => Measured,
  ): Promise<{ readonly outcome: Outcome; readonly response: APIInteractionResponse }> => {
    if (interaction.type === interactionTypes.ping)
      return { outcome: 'OK', response: { type: responses.pong } };
    if (interaction.type === interactionTypes.autocomplete)
      return { outcome: 'OK', response: choicesFor(interaction) };
    const task = taskOf(interaction);
    if (task.kind === 'UNKNOWN') return { outcome: task.error.code, response: refusal(task.error) };
    if (task.kind === 'MODAL')
      return { outcome: 'OK', response: { type: responses.modal, data: modalData(task.modal()) } };
    if (task.answers === 'LATER') return { outcome: 'OK', response: await defer(interaction, task) };
    const { id } = interaction;
    const answer = await runTask(task, { world: world(id), id, onCrash: onCrash(interaction, measured) });
    return answer.ok
      ? { outcome: 'OK', response: { type: responses.message, data: withFlags(answer.value) } }
      : { outcome: answer.error.code, response: refusal(answer.error, task.optionOf) };
  };

  /** What never becomes an interaction: there is no bot, Discord did not sign it, or it signed something else. */
  const turnedAway = (
    event: GatewayEvent,
    { outcome, answer }: { readonly outcome: Outcome; readonly answer: GatewayResponse },
    measured: () => Measured,
  ): GatewayResponse => {
    const { requestId } = event.requestContext;
    const status = answer.statusCode ?? 400;
    log?.({ level: 'info', requestId, route: 'discord', outcome, status, ...measured() });
    return answer;
  };

  const respond = async (event: GatewayEvent): Promise<GatewayResponse> => {
    const measured = meter();
    if (key === undefined) {
      const answer = plain(503, 'No bot is set up here: DISCORD_PUBLIC_KEY must hold its public key.');
      return turnedAway(event, { outcome: 'UNAVAILABLE', answer }, measured);
    }
    const body = verifiedBody(event, key, clock.nowMs());
    if (body === undefined) {
      const answer = plain(401, 'The request is not signed by Discord.');
      return turnedAway(event, { outcome: 'UNAUTHENTICATED', answer }, measured);
    }
    const interaction = interactionIn(body);
    if (interaction === undefined) {
      const answer = plain(400, 'The body is no interaction.');
      return turnedAway(event, { outcome: 'BAD_JSON', answer }, measured);
    }
    try {
      const { outcome, response } = await answered(interaction, measured);
      written(interaction, { outcome }, measured);
      return json(response);
    } catch (error) {
      onCrash(interaction, measured)(error);
      return json(refusal({ code: 'INTERNAL', requestId: interaction.id }));
    }
  };

  const refuseLater = async (
    interaction: Interaction,
    task: Extract<Task, { kind: 'RUN' }>,
    error: AppError,
  ): Promise<void> => {
    const message = refusalMessage(error, task.optionOf);
    if (task.shows === 'NEW' && task.isPrivate) return api.editAnswer(interaction, message);
    // What was deferred for all cannot become private: it goes, and the refusal is a message of its own.
    if (task.shows === 'NEW') await api.deleteAnswer(interaction);
    return api.followUp(interaction, message);
  };

  const complete = async (interaction: Interaction): Promise<void> => {
    const measured = meter();
    const task = taskOf(interaction);
    if (task.kind !== 'RUN') return;
    const { id } = interaction;
    const crashed = onCrash(interaction, measured);
    const answer = await runTask(task, { world: world(id), id, onCrash: crashed });
    try {
      await (answer.ok
        ? api.editAnswer(interaction, answer.value)
        : refuseLater(interaction, task, answer.error));
      written(interaction, { outcome: answer.ok ? 'OK' : answer.error.code }, measured);
    } catch (error) {
      // Nobody is left waiting: what Discord would not take is answered with why there is no answer.
      crashed(error);
      await refuseLater(interaction, task, { code: 'INTERNAL', requestId: id });
    }
  };

  return { respond, complete };
};
