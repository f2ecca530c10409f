// Writes what is generated from schema.graphql and from the product's data; with --check it writes nothing and fails where a file differs.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { assertValidSchema, buildASTSchema, parse } from 'graphql';
import { format } from 'prettier';
import { contractFiles } from './generate/contract.mjs';
import { generatedPages } from './generate/pages.mjs';
import { resolverTypes } from './generate/resolver-types.mjs';
import { schemaCode } from './generate/schema-code.mjs';

const root = new URL('../', import.meta.url);
const folder = new URL('src/doors/graphql/generated/', root);
const prettierOptions = JSON.parse(readFileSync(new URL('.prettierrc.json', root), 'utf8'));

const document = parse(readFileSync(new URL('schema.graphql', root), 'utf8'));
const schema = buildASTSchema(document);
assertValidSchema(schema);

const files = {
  'resolver-types.ts': await resolverTypes(document),
  'schema.ts': schemaCode(schema),
};

const current = (url) => {
  try {
    return readFileSync(url, 'utf8');
  } catch {
    return undefined;
  }
};

const isCheck = process.argv.includes('--check');

const keep = (path, text, from) => {
  const url = new URL(path, root);
  if (current(url) === text) return;
  if (isCheck) {
    console.error(`${path} is not what ${from} says: npm run generate`);
    process.exitCode = 1;
  } else {
    writeFileSync(url, text);
    console.log(`wrote ${path}`);
  }
};

mkdirSync(folder, { recursive: true });
for (const [name, code] of Object.entries(files)) {
  const text = await format(code, { ...prettierOptions, parser: 'typescript' });
  keep(`src/doors/graphql/generated/${name}`, text, 'schema.graphql');
}
for (const [path, text] of Object.entries(await generatedPages())) keep(path, text, 'the code');
for (const [path, text] of Object.entries(await contractFiles())) keep(path, text, 'the route table');
