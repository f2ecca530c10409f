import { gunzipSync, gzipSync } from 'node:zlib';
import { createDocumentsHandler } from '../../../src/interfaces/documents/handler';
import { eventOf, type Request } from './ask';

const texts: Readonly<Record<string, string>> = {
  'openapi.json': '{"openapi":"3.1.0"}',
  'docs.html': '<p>a page</p>',
  'docs/docs-ABCD2345.js': 'run()',
};
const handler = createDocumentsHandler(
  {
    facts: {
      '/openapi.json': { type: 'application/json', etag: '"one"', file: 'openapi.json' },
      '/docs': { type: 'text/html; charset=utf-8', etag: '"two"', file: 'docs.html' },
      '/docs/docs-ABCD2345.js': {
        type: 'text/javascript; charset=utf-8',
        etag: '"three"',
        file: 'docs/docs-ABCD2345.js',
      },
    },
    read: (file) => {
      const text = texts[file.replace(/\.gz$/, '')] ?? '';
      return file.endsWith('.gz') ? gzipSync(text) : Buffer.from(text);
    },
    published: () => Promise.reject(new Error('nobody asks for bulk data')),
  },
  undefined,
);
const ask = async (request: Request) => handler(eventOf(request));
const bytesOf = ({ body = '' }: { readonly body?: string | undefined }) => Buffer.from(body, 'base64');

describe('the documents function', () => {
  it('serves a file with its type and fingerprint', async () => {
    const answer = await ask({ path: '/openapi.json' });
    expect(answer).toMatchObject({
      statusCode: 200,
      headers: { 'content-type': 'application/json', etag: '"one"', vary: 'accept-encoding' },
    });
    expect(bytesOf(answer).toString()).toBe('{"openapi":"3.1.0"}');
  });

  it('leads the type of a problem to the one page of the error codes', async () => {
    expect(await ask({ path: '/docs/errors' })).toMatchObject({
      statusCode: 303,
      headers: { location: '/guide/errors' },
    });
  });

  it('serves it packed to whoever takes that', async () => {
    const answer = await ask({ path: '/openapi.json', headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip' });
    expect(gunzipSync(bytesOf(answer)).toString()).toBe('{"openapi":"3.1.0"}');
  });

  it('serves nothing again to whoever has it, and no body to HEAD', async () => {
    expect(await ask({ path: '/docs', headers: { 'if-none-match': '"two"' } })).toMatchObject({
      statusCode: 304,
    });
    const head = await ask({ method: 'HEAD', path: '/docs' });
    expect(head.statusCode).toBe(200);
    expect(head).not.toHaveProperty('body');
  });

  it('lets a page run our own scripts only, and keeps what has a hash in its name for ever', async () => {
    const page = await ask({ path: '/docs' });
    expect(page.headers?.['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
    const script = await ask({ path: '/docs/docs-ABCD2345.js' });
    expect(script.headers?.['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(page.headers?.['cache-control']).not.toContain('immutable');
  });

  it.each(['/docs/other.js', '/docs/..%2Fopenapi.json', '/docs/constructor', '/docs/docs.html'])(
    'has nothing at %s',
    async (path) => {
      const answer = await ask({ path });
      expect(answer.statusCode).toBe(404);
      expect(JSON.parse(answer.body ?? '')).toMatchObject({ code: 'ROUTE_NOT_FOUND' });
    },
  );

  it('shows a person a page where there is nothing', async () => {
    const answer = await ask({ path: '/guide/nothing', headers: { accept: 'text/html' } });
    expect(answer).toMatchObject({
      statusCode: 404,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
    expect(answer.body).toContain('<h1>There is no such page</h1>');
  });
});
