import { type ClientParts, type Muster, createMuster } from '../../clients/typescript/src';
import type { Interfaces } from '../interfaces/in-process';

/** The fetch of a client whose API is in this process. */
export const fetchFrom =
  (interfaces: Interfaces): NonNullable<ClientParts['fetch']> =>
  async (url, { method = 'GET', headers = {}, body }) => {
    const answer = await interfaces.send({
      method,
      url,
      headers: headers as Record<string, string>,
      ...(typeof body === 'string' && { body }),
    });
    const bytes = Buffer.from(answer.body ?? '', answer.isBase64Encoded ? 'base64' : 'utf8');
    return new Response(answer.body === undefined ? null : bytes, {
      status: answer.statusCode ?? 200,
      headers: Object.entries(answer.headers ?? {}).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
    });
  };

/** A client whose API is in this process. */
export const musterIn = (interfaces: Interfaces, parts: Partial<ClientParts> = {}): Muster =>
  createMuster({ url: '', fetch: fetchFrom(interfaces), ...parts });
