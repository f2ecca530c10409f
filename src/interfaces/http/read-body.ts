import type { AppError } from '../../app/kernel/errors';
import { type Result, ok, refused } from '../../shared/result';
import type { GatewayEvent } from './gateway-event';

const JSON_TYPE = 'application/json';
/** The type of a PATCH of ours (RFC 7396): null clears a field, and what is left out stays. */
const MERGE_PATCH_TYPE = 'application/merge-patch+json';

const allowedTypes = (method: string): readonly string[] =>
  method === 'PATCH' ? [JSON_TYPE, MERGE_PATCH_TYPE] : [JSON_TYPE];

const isAllowed = (contentType: string, method: string): boolean =>
  contentType === JSON_TYPE ||
  allowedTypes(method).includes(contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '');

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The body of a mail program that unsubscribes with one click (RFC 8058), as either kind of form. It says no more than the address it
 * is sent to: an empty body.
 */
const isOneClick = (contentType: string | undefined, text: string): boolean =>
  contentType !== undefined &&
  ((/^application\/x-www-form-urlencoded\b/i.test(contentType) &&
    text.trim() === 'List-Unsubscribe=One-Click') ||
    (/^multipart\/form-data\b/i.test(contentType) &&
      /^--\S+\r\n[^\r]*name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--\S+--\s*$/i.test(text)));

const parse = (text: string): Result<unknown, AppError> => {
  try {
    return ok(JSON.parse(text) as unknown);
  } catch (error) {
    return refused({ code: 'BAD_JSON', detail: `${(error as SyntaxError).message}.` });
  }
};

const decodeBase64 = (body: string): Result<string, AppError> => {
  try {
    return ok(utf8.decode(Buffer.from(body, 'base64')));
  } catch {
    return refused({ code: 'BAD_JSON', detail: 'the body is not UTF-8 text.' });
  }
};

/**
 * The JSON value of the body; an absent or empty body is an empty object.
 * @returns PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE or BAD_JSON otherwise.
 */
export const readJsonBody = (event: GatewayEvent, limitBytes: number): Result<unknown, AppError> => {
  const { body = '', isBase64Encoded, headers } = event;
  if (body === '') return ok({});
  if (Buffer.byteLength(body, isBase64Encoded ? 'base64' : 'utf8') > limitBytes)
    return refused({ code: 'PAYLOAD_TOO_LARGE', limitBytes });
  const contentType = headers['content-type'];
  const { method } = event.requestContext.http;
  const text = isBase64Encoded ? decodeBase64(body) : ok(body);
  if (contentType === undefined || !isAllowed(contentType, method))
    return method === 'POST' && text.ok && isOneClick(contentType, text.value)
      ? ok({})
      : refused({
          code: 'UNSUPPORTED_MEDIA_TYPE',
          given: contentType ?? null,
          allowed: allowedTypes(method),
        });
  return text.ok ? parse(text.value) : text;
};
