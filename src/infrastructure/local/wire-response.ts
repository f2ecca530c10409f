/** A response ready for the wire. A header with several values is sent several times. */
export interface WireResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer;
}

/** API Gateway's own words, for what never reaches a function or comes back broken. */
export const gatewayMessage = (status: number, message: string): WireResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify({ message })),
});

export const INTERNAL_SERVER_ERROR = gatewayMessage(500, 'Internal Server Error');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** A result without a status code: the gateway takes it for the JSON body of a 200. */
const inferred = (result: unknown): WireResponse => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(typeof result === 'string' ? result : (JSON.stringify(result) ?? '')),
});

/** The response of API Gateway (payload 2.0) for the result of a function. */
export const wireResponse = (result: unknown): WireResponse => {
  if (!isRecord(result) || !('statusCode' in result)) return inferred(result);
  const { statusCode, headers = {}, body = '', cookies = [], isBase64Encoded = false } = result;
  const status = Number(statusCode);
  const isSound =
    Number.isInteger(status) &&
    status >= 100 &&
    status <= 599 &&
    isRecord(headers) &&
    Object.values(headers).every(isScalar) &&
    typeof body === 'string' &&
    Array.isArray(cookies);
  if (!isSound) return INTERNAL_SERVER_ERROR;
  const sent = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
  return {
    status,
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      ...sent,
      ...(cookies.length > 0 && { 'set-cookie': cookies.map(String) }),
    },
    body: Buffer.from(body, isBase64Encoded === true ? 'base64' : 'utf8'),
  };
};
