import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../../..');

/** What the page's script makes of a document, as the browser runs it. */
const partOf = (document: object, tag: string): unknown => {
  const script = `import { partOf } from './src/interfaces/documents/part-of.mjs';
    process.stdout.write(JSON.stringify(partOf(${JSON.stringify(document)}, ${JSON.stringify(tag)})));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
};

const link = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('a part of the OpenAPI document', () => {
  const document = {
    openapi: '3.1.0',
    info: { title: 'muster' },
    servers: [{ url: '/' }],
    tags: [{ name: 'rules' }, { name: 'armies' }],
    paths: {
      '/a': { get: { tags: ['rules'], responses: link('A') }, post: { tags: ['armies'] } },
      '/b': { get: { tags: ['armies'] } },
    },
    components: {
      securitySchemes: { token: { type: 'http' } },
      schemas: { A: { items: link('B') }, B: { items: link('A') }, C: {} },
    },
  };

  it('has the operations of the tag and the components that they lead to, in circles too', () => {
    expect(partOf(document, 'rules')).toEqual({
      openapi: '3.1.0',
      info: { title: 'muster' },
      servers: [{ url: '/' }],
      tags: [{ name: 'rules' }],
      paths: { '/a': { get: { tags: ['rules'], responses: link('A') } } },
      components: {
        securitySchemes: { token: { type: 'http' } },
        schemas: { A: { items: link('B') }, B: { items: link('A') } },
      },
    });
  });
});
