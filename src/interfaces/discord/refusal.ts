import { type AppError, type ErrorCode, errorText } from '../../app/kernel/errors';
import type { Fault } from '../../app/kernel/faults';
import { clip, escapeText } from '../../shared/escape-text';
import { type Message, colours } from './message';

/** The name of an option as players see it: `fallInches` is `fall-inches`, `dice[0]` is `dice`. */
export const optionName = (path: string): string =>
  path.replace(/\[\d+\]/g, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

type Naming = (path: string) => string;

const MOST_FAULTS = 15;

const faultLine = ({ path, message }: Fault, optionOf: Naming): string =>
  path === '' ? `- ${escapeText(message)}` : `- **${escapeText(optionOf(path))}**: ${escapeText(message)}`;

const faultLines = (faults: readonly Fault[], optionOf: Naming): string => {
  const lines = faults.slice(0, MOST_FAULTS).map((fault) => clip(faultLine(fault, optionOf), 600));
  const left = faults.length - lines.length;
  return [...lines, ...(left > 0 ? [`- ${left} more`] : [])].join('\n');
};

const usual = (error: AppError): string => escapeText(errorText(error).detail);

/** Advice in the words of this interface; exhaustive, so that a new code does not compile until it has its answer. */
const describers: { readonly [C in ErrorCode]: (error: AppError<C>, optionOf: Naming) => string } = {
  INVALID_INPUT: ({ faults }, optionOf) =>
    `${faultLines(faults, optionOf)}\n\nChange that and send the command again.`,
  BAD_JSON: usual,
  UNSUPPORTED_MEDIA_TYPE: usual,
  NOT_ACCEPTABLE: usual,
  PAYLOAD_TOO_LARGE: ({ limitBytes }) => `It may hold at most ${limitBytes} bytes: send a smaller file.`,
  ROUTE_NOT_FOUND: () =>
    'This command is not known here. The bot’s owner runs `npm run discord:register` again.',
  METHOD_NOT_ALLOWED: usual,
  NOT_FOUND: ({ kind, id, nearest }) =>
    `No ${kind} “${escapeText(id)}”.${nearest && nearest.length > 0 ? ` Did you mean ${nearest.map(escapeText).join(', ')}?` : ''}`,
  GONE: ({ kind }) => `The ${kind} was deleted by its organiser.`,
  UNAUTHENTICATED: () =>
    'Its organiser connects this server with `/connect` and the organiser’s token; without that it cannot be read or changed here.',
  FORBIDDEN: () =>
    'The token does not allow it, or no longer does. Its organiser runs `/connect` again with a token that does.',
  WRONG_STATE: ({ state, allowed }) =>
    `It is at ${state}. Possible now: ${allowed.length === 0 ? 'nothing' : allowed.join(', ')}.`,
  VERSION_MISMATCH: () => 'Somebody has changed it since. Look at it as it is now, then decide again.',
  CONFLICT: ({ detail }) => escapeText(detail),
  IDEMPOTENCY_KEY_REQUIRED: usual,
  IDEMPOTENCY_KEY_REUSED: usual,
  TOO_MUCH_WORK: usual,
  CONTENDED: ({ retryAfterSeconds }) =>
    `Nothing was changed, because others changed the same at the same time. Try again in ${retryAfterSeconds} s.`,
  TOO_MANY_REQUESTS: ({ retryAfterSeconds }) => `Nothing was changed. Try again in ${retryAfterSeconds} s.`,
  UNAVAILABLE: ({ retryAfterSeconds }) =>
    `Try again in ${retryAfterSeconds} s. Your command is applied once, even if you repeat it.`,
  INTERNAL: ({ requestId }) =>
    `Ask again; if it stays so, tell the bot’s owner this: ${escapeText(requestId)}.`,
};

export const serverNeeded: AppError = {
  code: 'CONFLICT',
  reason: 'SERVER_NEEDED',
  detail: 'This works in a server that is connected to a tournament.',
};

/** A refusal as its asker alone sees it: what was wrong, and what to do. */
export const refusalMessage = (error: AppError, optionOf: Naming = optionName): Message => ({
  title: error.code === 'CONFLICT' ? 'That is not possible' : errorText(error).title,
  text: (describers[error.code] as (error: AppError, optionOf: Naming) => string)(error, optionOf),
  colour: colours.refusal,
  isPrivate: true,
});
