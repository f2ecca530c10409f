import { isKnown, storableHeaders } from './caching';
import { type GatewayEvent, type GatewayResponse, pathWithoutStage } from './gateway-event';
import { EMBEDDABLE, preflightHeaders } from './headers';
import { outputResponse } from './output';
import { packed, takesGzip } from './packed';
import { problem } from './problem';
import type { AnyReply, Body, ContentReply } from './reply';

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
  const headers: Record<string, string> = {
    ...storableHeaders(event, reply.type, reply.cache),
    ...(reply.isEmbeddable === true && EMBEDDABLE),
    ...reply.headers,
    ...(etag !== undefined && { etag }),
  };
  if (etag !== undefined && status === 200 && isKnown(event, etag)) return { statusCode: 304, headers };
  const rendered = typeof body === 'function' ? await body() : { body };
  return withBody(event, { statusCode: status, headers: { ...headers, ...rendered.headers } }, rendered.body);
};

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
    case 'CONTENT':
      return contentResponse(event, reply);
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
