// Writes data/catalogue.schema.json from the schema that checks the files; with --check it only compares.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import * as z from 'zod/mini';
import { loadSource } from './load-source.mjs';

const url = new URL('../data/catalogue.schema.json', import.meta.url);
const prettierOptions = JSON.parse(readFileSync(new URL('../.prettierrc.json', import.meta.url), 'utf8'));
const { listSchema } = await loadSource('src/app/armies/catalogue-schema.ts');

const schema = {
  $id: 'https://muster.example/catalogue.schema.json',
  title: 'An army list of the Middle-earth Strategy Battle Game (2018 edition)',
  ...z.toJSONSchema(listSchema, { io: 'input', reused: 'ref' }),
};
const text = await format(JSON.stringify(schema), { ...prettierOptions, parser: 'json' });

if (existsSync(url) && readFileSync(url, 'utf8') === text) process.exit(0);
if (process.argv.includes('--check')) {
  console.error('data/catalogue.schema.json is not what the schema says: npm run generate');
  process.exit(1);
}
writeFileSync(url, text);
console.log('wrote data/catalogue.schema.json');
