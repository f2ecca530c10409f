// Compares the contract with the last released one (docs/contract): a breaking change that CHANGELOG.md does not announce
// under its unreleased entries, by a line that begins "- **Breaking:**" and names it in backticks, fails.
//   --release   make today's contract the released one
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema, findBreakingChanges } from 'graphql';
import { loadSource } from './load-source.mjs';

const { openapiBreaks } = await loadSource('scripts/contract/openapi-breaks.ts');
const { unannounced } = await loadSource('scripts/contract/unannounced.ts');

const file = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const text = (path) => readFileSync(file(path), 'utf8');
const pairs = { 'schema.graphql': 'schema.graphql', 'openapi.json': 'docs/openapi.json' };

if (process.argv.includes('--release')) {
  mkdirSync(file('docs/contract'), { recursive: true });
  for (const [released, current] of Object.entries(pairs))
    copyFileSync(file(current), file(`docs/contract/${released}`));
  console.log('docs/contract holds the contract as it is now');
} else if (!existsSync(file('docs/contract'))) {
  console.log('contract: nothing has been released yet');
} else {
  const breaks = [
    ...findBreakingChanges(
      buildSchema(text('docs/contract/schema.graphql')),
      buildSchema(text('schema.graphql')),
    ).map(({ description }) => `GraphQL: ${description}`),
    ...openapiBreaks(JSON.parse(text('docs/contract/openapi.json')), JSON.parse(text('docs/openapi.json'))),
  ];
  const silent = unannounced(breaks, text('CHANGELOG.md'));
  for (const line of silent)
    console.error(`breaks a client of the last release, and CHANGELOG.md does not announce it: ${line}`);
  if (silent.length > 0) {
    console.error(
      'Announce it under "## [Unreleased]" by a line "- **Breaking:** ..." that names the operation, type or field in `backticks`.',
    );
    process.exit(1);
  }
  console.log(`contract: ${breaks.length} breaking changes, all announced`);
}
