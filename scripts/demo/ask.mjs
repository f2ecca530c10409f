// The calls a client's program would make, and the check that an answer is the right one.
import { deepStrictEqual } from 'node:assert';
import { randomUUID } from 'node:crypto';

const answerOf = async (response) => {
  const body = await response.json();
  if (!response.ok) throw new Error(`${response.status} ${body.code}: ${body.detail}`);
  return body;
};

export const get = async (url, path, headers = {}) => answerOf(await fetch(`${url}${path}`, { headers }));

export const send = async ({ url, method = 'POST', path, body, headers = {} }) =>
  answerOf(
    await fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body ?? {}),
    }),
  );

/** Makes changes as an organiser's program does, each under a key of its own. */
export const changerOf =
  (url) =>
  (method, path, ...[body, token]) =>
    send({
      url,
      method,
      path,
      body,
      headers: { 'idempotency-key': randomUUID(), ...(token && { authorization: `Bearer ${token}` }) },
    });

export const query = async (url, document, variables = {}) => {
  const { data, errors } = await send({ url, path: '/graphql', body: { query: document, variables } });
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
  return data;
};

/** Fails loudly when the server's answer differs from what is known. */
export const expectSame = (what, actual, expected) => deepStrictEqual(actual, expected, `${what} differs`);
