import { acceptable } from './acceptable';
import { isKnown, storableHeaders } from './caching';
import { type GatewayEvent, type GatewayResponse, pathWithoutStage } from './gateway-event';
import { EMBEDDABLE, preflightHeaders } from './headers';
import { packed, takesGzip } from './packed';
import { problem } from './problem';
import { type AnyReply, type Body, type ContentReply, type OutputReply, problemReply } from './reply';
import { fingerprint } from './fingerprint';
import type { Deprecation } from './route';

/** RFC 9745 and RFC 8594: since when, until when, and where to go instead. */
const deprecationHeaders = ({ since, sunset, instead }: Deprecation): Record<string, string> => ({
  deprecation: `@${Date.parse(since) / 1000}`,
  ...(sunset !== undefined && { sunset: new Date(sunset).toUTCString() }),
  link: `<${instead}>; rel="successor-version"`,
});

/** A field of an output that is a text, if it has one of that name. */
const textField = (output: unknown, name: 'version' | 'csv'): string | undefined => {
  const value = (output as Readonly<Record<string, unknown>> | null)?.[name];
  return typeof value === 'string' ? value : undefined;
};

/** The tag of all that an answer shows. If-Match takes it too, for the version that it begins with. */
const tagOf = (version: string | undefined, showsMore: boolean | undefined, body: string): string => {
  if (version === undefined) return `"${fingerprint(body)}"`;
  return showsMore === true ? `"${version}-${fingerprint(body)}"` : `"${version}"`;
};

/** The name of the file: `…/standings/sheet` is `standings`, `…/win-rates` is `win-rates`. */
const sheetName = ({ rawPath }: GatewayEvent): string =>
  rawPath
    .replace(/\/sheet$/, '')
    .split('/')
    .at(-1) ?? 'sheet';

/** The output as CSV: a form of its own with a tag of its own, so that no cache mixes the two. */
const asCsv = (
  csv: string,
  { statusCode, name }: { readonly statusCode: number; readonly name: string },
  headers: Record<string, string>,
): GatewayResponse => ({
  statusCode,
  headers: {
    ...headers,
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
  },
  body: csv,
});

/** The response to a request whose answer is never stored: its tag is the version that If-Match takes. */
const unstored = (reply: OutputReply, headers: Record<string, string>): GatewayResponse => {
  const version = textField(reply.value, 'version');
  return {
    statusCode: reply.status,
    headers: version === undefined ? headers : { ...headers, etag: `"${version}"` },
    body: JSON.stringify(reply.value),
  };
};

/** An output as the answer to its request: status, caching, ETag, CSV where asked for, and 304 where the client has it already. */
export const outputResponse = (event: GatewayEvent, reply: OutputReply): GatewayResponse => {
  const headers = storableHeaders(event, 'application/json', reply.cache);
  if (reply.deprecated !== undefined) Object.assign(headers, deprecationHeaders(reply.deprecated));
  if (reply.location !== undefined) headers['location'] = reply.location;
  if (reply.isReplay === true) headers['idempotent-replayed'] = 'true';
  if (reply.cache === 'never') return packed(event, unstored(reply, headers));
  const body = JSON.stringify(reply.value);
  const csv = textField(reply.value, 'csv');
  if (csv !== undefined) headers['vary'] += ', accept';
  const isCsv = csv !== undefined && event.headers['accept']?.includes('text/csv') === true;
  const tag = tagOf(textField(reply.value, 'version'), reply.showsMoreThanVersion, body);
  const etag = isCsv ? tag.replace(/"$/, '-csv"') : tag;
  headers['etag'] = etag;
  if (isKnown(event, etag)) return { statusCode: 304, headers };
  return packed(
    event,
    isCsv
      ? asCsv(csv, { statusCode: reply.status, name: sheetName(event) }, headers)
      : { statusCode: reply.status, headers, body },
  );
};

/** The body as Lambda hands it over: text as it is or gzipped, bytes in base64, a file in the form that its reader takes. */
const withBody = (
  event: GatewayEvent,
  answer: { readonly statusCode: number; readonly headers: Readonly<Record<string, string>> },
  body: Body,
): GatewayResponse => {
  if (typeof body === 'string') return packed(event, { ...answer, body });
  if (body instanceof Uint8Array)
    return { ...answer, body: Buffer.from(body).toString('base64'), isBase64Encoded: true };
  const isGzipped = takesGzip(event);
  return {
    statusCode: answer.statusCode,
    headers: isGzipped ? { ...answer.headers, 'content-encoding': 'gzip' } : answer.headers,
    body: Buffer.from(body.file(isGzipped)).toString('base64'),
    isBase64Encoded: true,
  };
};

const contentResponse = async (event: GatewayEvent, reply: ContentReply): Promise<GatewayResponse> => {
  const { etag, status = 200, body } = reply;
  const headers = storableHeaders(event, reply.type, reply.cache);
  if (reply.isEmbeddable === true) Object.assign(headers, EMBEDDABLE);
  if (reply.headers !== undefined) Object.assign(headers, reply.headers);
  if (etag !== undefined) headers['etag'] = etag;
  if (etag !== undefined && status === 200 && isKnown(event, etag)) return { statusCode: 304, headers };
  if (typeof body !== 'function') return withBody(event, { statusCode: status, headers }, body);
  const rendered = await body();
  return withBody(event, { statusCode: status, headers: { ...headers, ...rendered.headers } }, rendered.body);
};

/** Whether `Accept` has no say: in a refusal, where it was heeded already, and where something may have been done. */
const isChosen = (
  { requestContext: { http } }: GatewayEvent,
  { status = 200, isForAll = false }: ContentReply,
): boolean => status !== 200 || isForAll || (http.method !== 'GET' && http.method !== 'HEAD');

const withoutBody = ({ body: _body, isBase64Encoded: _packed, ...rest }: GatewayResponse): GatewayResponse =>
  rest;

const whole = (event: GatewayEvent, reply: AnyReply): GatewayResponse | Promise<GatewayResponse> => {
  switch (reply.kind) {
    case 'OUTPUT':
      return outputResponse(event, reply);
    case 'PROBLEM': {
      const { requestId } = event.requestContext;
      return problem(reply.error, { instance: pathWithoutStage(event), requestId });
    }
    case 'CONTENT': {
      const fits = isChosen(event, reply) ? undefined : acceptable(event, [reply.type]);
      return fits === undefined || fits.ok
        ? contentResponse(event, reply)
        : whole(event, problemReply(fits.error));
    }
    case 'REDIRECT':
      return {
        statusCode: 303,
        headers: { ...storableHeaders(event, 'text/plain; charset=utf-8', 'never'), location: reply.to },
      };
    case 'PREFLIGHT':
      return { statusCode: 204, headers: preflightHeaders(reply.methods.join(', ')) };
  }
};

/** A reply as the response to its request. HEAD gets what GET gets, without the body. */
export const responseOf = async (event: GatewayEvent, reply: AnyReply): Promise<GatewayResponse> => {
  const response = await whole(event, reply);
  return event.requestContext.http.method === 'HEAD' ? withoutBody(response) : response;
};
