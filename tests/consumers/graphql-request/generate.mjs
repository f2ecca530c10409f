// Makes the types of the documents in use.ts from the schema that the service answers with.
import { codegen } from '@graphql-codegen/core';
import { preset } from '@graphql-codegen/client-preset';
import { buildClientSchema, getIntrospectionQuery, parse, printSchema, Source } from 'graphql';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const answer = await fetch(`${process.env.MUSTER_URL}/graphql`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query: getIntrospectionQuery() }),
});
const { data } = await answer.json();
const schemaAst = buildClientSchema(data);
const schema = parse(printSchema(schemaAst));
const text = readFileSync('use.ts', 'utf8');
const documents = [...text.matchAll(/graphql\(`([^`]+)`\)/g)].map(([, rawSDL]) => ({
  location: 'use.ts',
  rawSDL,
  document: parse(new Source(rawSDL, 'use.ts')),
}));

const sections = await preset.buildGeneratesSection({
  baseOutputDir: 'generated/',
  schema,
  schemaAst,
  documents,
  config: { enumsAsTypes: true, emitLegacyCommonJSImports: false, importExtension: '.js' },
  presetConfig: { fragmentMasking: false },
  plugins: [],
  pluginMap: {},
});
mkdirSync('generated', { recursive: true });
for (const section of sections) writeFileSync(section.filename, await codegen(section));
