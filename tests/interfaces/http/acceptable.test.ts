import { accepts } from '../../../src/interfaces/http/acceptable';
import { createInterfaces } from '../in-process';

describe('what a client accepts', () => {
  it.each([
    [undefined, true],
    ['', true],
    ['*/*', true],
    ['application/*', true],
    ['application/json', true],
    ['APPLICATION/JSON; charset=utf-8', true],
    ['text/html, application/json;q=0.1', true],
    ['text/html, */*;q=0.1', true],
    ['application/json;q=0', false],
    ['application/json;q=0.0, */*', false],
    ['application/*, application/json;q=0', false],
    ['text/html', false],
    ['image/*, text/*', false],
    ['application/problem+json', false],
  ])('%j takes JSON: %s', (accept, expected) => {
    expect(accepts(accept, 'application/json')).toBe(expected);
  });
});

describe('a type that an address does not serve', () => {
  const interfaces = createInterfaces();
  const ask = (url: string, accept: string, method = 'GET') =>
    interfaces.send({ method, url, headers: { accept } });

  it.each([
    ['/v1/rules/to-wound/4/9', ['application/json']],
    ['/v1/tournaments/nobody/army-desk', ['application/json', 'text/csv']],
    ['/v1/statistics/win-rates?by=LIST', ['application/json', 'text/csv']],
    ['/rules', ['text/html']],
  ])('is refused at %s with the types that it serves', async (url, allowed) => {
    const { statusCode, headers = {}, body = '' } = await ask(url, 'image/avif, text/plain;q=0.5');
    expect([statusCode, headers['content-type']]).toEqual([406, 'application/problem+json']);
    expect(JSON.parse(body)).toMatchObject({
      code: 'NOT_ACCEPTABLE',
      given: 'image/avif, text/plain;q=0.5',
      allowed,
      detail: `This address answers with ${allowed.join(', ')}; Accept was "image/avif, text/plain;q=0.5".`,
    });
  });

  it('is no sheet: win rates come as CSV under their name', async () => {
    const { headers = {}, body } = await ask('/v1/statistics/win-rates?by=LIST', 'text/csv');
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="win-rates.csv"',
    });
    expect(body).toMatch(/^id,name,games,wins/);
  });

  it('keeps a change from being made', async () => {
    const { statusCode, body = '' } = await interfaces.send({
      method: 'POST',
      url: '/v1/tournaments',
      headers: { accept: 'text/html', 'content-type': 'application/json', 'idempotency-key': 'one' },
      body: JSON.stringify({ name: 'Pelennor Cup', rounds: 3, unpaired: 'BYE' }),
    });
    expect([statusCode, JSON.parse(body)]).toMatchObject([406, { code: 'NOT_ACCEPTABLE' }]);
  });

  it('does not stand in the way of who takes anything, nor of a refusal', async () => {
    expect((await ask('/rules', 'text/html,*/*;q=0.8')).statusCode).toBe(200);
    expect((await ask('/v1/nowhere', 'image/png')).statusCode).toBe(404);
  });
});
