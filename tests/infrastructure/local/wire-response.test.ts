import { wireResponse } from '../../../src/infrastructure/local/wire-response';

const text = (result: unknown) => {
  const { status, headers, body } = wireResponse(result);
  return { status, headers, body: body.toString('utf8') };
};
const JSON_TYPE = { 'content-type': 'application/json' };
const BROKEN = { status: 500, headers: JSON_TYPE, body: '{"message":"Internal Server Error"}' };

describe('the response for a result of a function', () => {
  it('takes what has no status code for the JSON body of a 200', () => {
    expect(text('Hello')).toEqual({ status: 200, headers: JSON_TYPE, body: 'Hello' });
    expect(text({ message: 'Hello' })).toEqual({
      status: 200,
      headers: JSON_TYPE,
      body: '{"message":"Hello"}',
    });
    expect(text([1, 2])).toEqual({ status: 200, headers: JSON_TYPE, body: '[1,2]' });
  });

  it('sends status, headers, cookies and a binary body', () => {
    const result = {
      statusCode: 201,
      headers: { 'Content-Type': 'image/png', 'X-Count': 3 },
      cookies: ['a=1; Secure', 'b=2'],
      body: '/wABAv4=',
      isBase64Encoded: true,
    };
    const { status, headers, body } = wireResponse(result);
    expect(status).toBe(201);
    expect(headers).toEqual({
      'content-type': 'image/png',
      'x-count': '3',
      'set-cookie': ['a=1; Secure', 'b=2'],
    });
    expect([...body]).toEqual([0xff, 0x00, 0x01, 0x02, 0xfe]);
  });

  it('calls a body without a type plain text', () => {
    expect(text({ statusCode: 200, body: 'x' })).toEqual({
      status: 200,
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      body: 'x',
    });
  });

  it.each([
    [{ statusCode: 'many' }],
    [{ statusCode: 99 }],
    [{ statusCode: 200, body: { not: 'text' } }],
    [{ statusCode: 200, headers: { a: { b: 1 } } }],
    [{ statusCode: 200, cookies: 'a=1' }],
  ])('answers 500 for a broken result: %j', (result) => {
    expect(text(result)).toEqual(BROKEN);
  });
});
