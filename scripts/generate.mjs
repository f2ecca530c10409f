// Writes what is generated from schema.graphql; with --check it writes nothing and fails where a file differs.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { assertValidSchema, buildASTSchema, parse } from 'graphql';
import { format } from 'prettier';
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
mkdirSync(folder, { recursive: true });
for (const [name, code] of Object.entries(files)) {
  const url = new URL(name, folder);
  const text = await format(code, { ...prettierOptions, parser: 'typescript' });
  if (current(url) === text) continue;
  if (isCheck) {
    console.error(`src/doors/graphql/generated/${name} is not what schema.graphql says: npm run generate`);
    process.exitCode = 1;
  } else {
    writeFileSync(url, text);
    console.log(`wrote src/doors/graphql/generated/${name}`);
  }
}
