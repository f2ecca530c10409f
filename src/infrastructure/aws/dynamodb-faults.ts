import type { StoreAnswer } from '../../app/kernel/store/store';
import { ok, refused } from '../../shared/result';

const RETRY_AFTER_SECONDS = 1;

/** Faults of the moment: throttling, a time-out, a lost connection, a server's own error. Anything else is a bug. */
const momentary = new Set([
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'RequestLimitExceeded',
  'InternalServerError',
  'ServiceUnavailable',
  'ServiceUnavailableException',
  'TransactionConflictException',
  'TimeoutError',
  'NetworkingError',
]);

/** Node's names for a connection that is refused, lost or never made. */
const lostConnection = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

const isMomentary = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { $metadata, code = '' } = error as { $metadata?: { httpStatusCode?: number }; code?: string };
  const status = $metadata?.httpStatusCode ?? 0;
  return momentary.has(error.name) || status >= 500 || lostConnection.has(code);
};

/** Whether the condition of a write did not hold. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ConditionalCheckFailedException';

/** The answer, or UNAVAILABLE where the fault is of the moment. */
export const attempt = async <T>(work: () => Promise<T>): StoreAnswer<T> => {
  try {
    return ok(await work());
  } catch (error) {
    if (isMomentary(error)) return refused({ code: 'UNAVAILABLE', retryAfterSeconds: RETRY_AFTER_SECONDS });
    throw error;
  }
};
