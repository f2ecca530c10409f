import type { GatewayEvent } from '../../../src/interfaces/http/gateway-event';
import { readJsonBody } from '../../../src/interfaces/http/read-body';

const read = (method: string, contentType: string) =>
  readJsonBody(
    {
      body: '{"name":null}',
      isBase64Encoded: false,
      headers: { 'content-type': contentType },
      requestContext: { http: { method } },
    } as unknown as GatewayEvent,
    1_000,
  );

it.each([
  ['PATCH', 'application/json'],
  ['PATCH', 'application/merge-patch+json'],
  ['PATCH', 'Application/Merge-Patch+JSON; charset=utf-8'],
  ['PUT', 'application/json'],
])('%s takes %s', (method, type) => expect(read(method, type)).toEqual({ ok: true, value: { name: null } }));

it('names both types of a PATCH where it takes neither', () =>
  expect(read('PATCH', 'text/plain')).toMatchObject({
    error: { given: 'text/plain', allowed: ['application/json', 'application/merge-patch+json'] },
  }));

describe('the one click of a mail program', () => {
  const FORM = 'application/x-www-form-urlencoded';
  const PARTS = 'multipart/form-data; boundary=x';
  const click = 'List-Unsubscribe=One-Click';
  const inParts =
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  const posted = (contentType: string, body: string, more: object = {}) =>
    readJsonBody(
      {
        body,
        isBase64Encoded: false,
        headers: { 'content-type': contentType },
        requestContext: { http: { method: 'POST' } },
        ...more,
      } as unknown as GatewayEvent,
      1_000,
    );

  it.each([
    ['as a form', FORM, click, {}],
    ['with a charset', `${FORM}; charset=utf-8`, click, {}],
    ['in parts', PARTS, inParts, {}],
    ['as the gateway hands it over', FORM, Buffer.from(click).toString('base64'), { isBase64Encoded: true }],
  ])('is an empty body %s', (_, type, body, more) =>
    expect(posted(type, body, more)).toEqual({ ok: true, value: {} }),
  );

  it.each([
    ['another form', FORM, 'name=Ann', {}],
    ['more than the click', FORM, `${click}&name=Ann`, {}],
    ['another method', FORM, click, { requestContext: { http: { method: 'PUT' } } }],
    ['text', 'text/plain', click, {}],
  ])('is not %s', (_, type, body, more) =>
    expect(posted(type, body, more)).toMatchObject({
      ok: false,
      error: { code: 'UNSUPPORTED_MEDIA_TYPE', given: type },
    }),
  );
});
