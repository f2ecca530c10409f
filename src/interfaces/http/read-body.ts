import type { AppError } from '../../app/kernel/errors';
import { type Result, ok, refused } from '../../shared/result';
import type { GatewayEvent } from './gateway-event';

const JSON_TYPE = 'application/json';

const isJson = (contentType: string): boolean =>
  contentType === JSON_TYPE || contentType.split(';', 1)[0]?.trim().toLowerCase() === JSON_TYPE;

const utf8 = new TextDecoder('utf-8', { fatal: true });

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
  if (contentType === undefined || !isJson(contentType))
    return refused({ code: 'UNSUPPORTED_MEDIA_TYPE', given: contentType ?? null, allowed: [JSON_TYPE] });
  if (!isBase64Encoded) return parse(body);
  const text = decodeBase64(body);
  return text.ok ? parse(text.value) : text;
};
