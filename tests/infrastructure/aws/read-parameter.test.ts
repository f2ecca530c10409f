import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readParameter, signedHeaders } from '../../../src/infrastructure/aws/read-parameter';
import { signingKey } from '../../../src/infrastructure/aws/sign-request';

const SECRET_KEY = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';

it('derives the signing key of the example in the AWS General Reference', () => {
  const key = signingKey(SECRET_KEY, { day: '20150830', region: 'us-east-1', service: 'iam' });
  expect(key.toString('hex')).toBe('c4afb1cc5771d871763a393e44b703571b55cc28424d1a5e86da6ed3c154a4b9');
});

describe('the headers of a request', () => {
  const request = {
    host: 'ssm.eu-central-1.amazonaws.com',
    region: 'eu-central-1',
    target: 'AmazonSSM.GetParameter',
    body: '{"Name":"/muster-dev/secret","WithDecryption":true}',
    atMs: Date.UTC(2026, 10, 22, 6, 15, 30),
  };

  // The signatures are those of @smithy/signature-v4 5.7.5, AWS's own.
  it.each([
    [undefined, '69c5cafe53245b5dce5c162b90940977bf3de00ffefd1b97889059f3699c7208'],
    ['a-session-token', '5903557507efae80a0f5b3f953fe0c6557e27c055423524baa79dc30e5a2f4b4'],
  ])('are signed as the SDK signs them, with the session %s', (sessionToken, signature) => {
    const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: SECRET_KEY, sessionToken };
    const { authorization = '', ...headers } = signedHeaders(request, credentials);
    expect(authorization.split('Signature=')[1]).toBe(signature);
    expect(headers['x-amz-security-token']).toBe(sessionToken);
  });
});

describe('a parameter', () => {
  const before = process.env;
  let server: Server;
  let answers: { readonly status: number; readonly body: unknown }[] = [];
  const asked: unknown[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        asked.push(JSON.parse(text));
        const { status, body } = answers.shift() ?? { status: 500, body: '' };
        response.writeHead(status);
        response.end(JSON.stringify(body));
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    process.env = {
      ...before,
      AWS_ENDPOINT_URL_SSM: `http://127.0.0.1:${port}`,
      AWS_REGION: 'eu-central-1',
      AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
      AWS_SECRET_ACCESS_KEY: SECRET_KEY,
    };
  });
  afterAll(async () => {
    process.env = before;
    await new Promise((closed) => server.close(closed));
  });
  beforeEach(() => {
    asked.length = 0;
  });

  const value = { status: 200, body: { Parameter: { Value: '1:a secret' } } };

  it('is asked for decrypted', async () => {
    answers = [value];
    expect(await readParameter('/muster-dev/secret')).toBe('1:a secret');
    expect(asked).toEqual([{ Name: '/muster-dev/secret', WithDecryption: true }]);
  });

  it('is asked for again when SSM is not well or asks for patience', async () => {
    answers = [{ status: 503, body: {} }, { status: 400, body: { __type: 'ThrottlingException' } }, value];
    expect(await readParameter('/muster-dev/secret')).toBe('1:a secret');
  });

  it('is not asked for again when SSM refuses', async () => {
    answers = [{ status: 400, body: { __type: 'AccessDeniedException' } }];
    await expect(readParameter('/muster-dev/secret')).rejects.toThrow(
      'The secret /muster-dev/secret cannot be read',
    );
    expect(asked).toHaveLength(1);
  });

  it('is given up after three attempts', async () => {
    answers = [];
    await expect(readParameter('/muster-dev/secret')).rejects.toThrow('cannot be read');
    expect(asked).toHaveLength(3);
  });
});
