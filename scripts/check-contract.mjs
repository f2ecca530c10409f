// Compares the contract with the last released one (docs/contract). Fails for a breaking change that CHANGELOG.md does not announce above
// the section of that release (a line that begins "- **Breaking:**" and names it in backticks, or a row of the migration page that is
// linked to there), and for one without notice (docs/versioning.md).
//   --release   make today's contract the released one, if the version fits what has changed
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema, findBreakingChanges, stripIgnoredCharacters } from 'graphql';
import { loadSource } from './load-source.mjs';

const { openapiBreaks } = await loadSource('scripts/contract/openapi-breaks.ts');
const { promisesNotice, versionFault, withoutNotice } = await loadSource('scripts/contract/release-rules.ts');
const { migrationPage, unannounced } = await loadSource('scripts/contract/unannounced.ts');

const file = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const text = (path) => readFileSync(file(path), 'utf8');
const pairs = {
  'schema.graphql': 'schema.graphql',
  'openapi.json': 'src/interfaces/documents/generated/openapi.json',
};

/** Nobody reads the released contract: it is compared only. */
const minified = (name, contract) =>
  name.endsWith('.json') ? JSON.stringify(JSON.parse(contract)) : stripIgnoredCharacters(contract);

const hasReleased = existsSync(file('docs/contract'));

const findBreaks = () => [
  ...findBreakingChanges(
    buildSchema(text('docs/contract/schema.graphql')),
    buildSchema(text('schema.graphql')),
  ).map(({ description }) => `GraphQL: ${description}`),
  ...openapiBreaks(
    JSON.parse(text('docs/contract/openapi.json')),
    JSON.parse(text('src/interfaces/documents/generated/openapi.json')),
  ),
];
const releasedVersion = () => JSON.parse(text('docs/contract/openapi.json')).info.version;

const fail = (lines) => {
  for (const line of lines) console.error(line);
  process.exit(1);
};

const breaks = hasReleased ? findBreaks() : [];
if (hasReleased) {
  const changelog = text('CHANGELOG.md');
  const released = releasedVersion();
  const migration = migrationPage(changelog, released);
  const silent = unannounced(breaks, {
    changelog,
    released,
    migration: migration === undefined ? '' : text(migration),
  });
  if (silent.length > 0)
    fail([
      ...silent.map(
        (line) => `breaks a client of the last release, and CHANGELOG.md does not announce it: ${line}`,
      ),
      'Announce it above the section of that release by a line "- **Breaking:** ...", or in a table of the migration page, that names the operation, type or field in `backticks`.',
    ]);
  const sudden = promisesNotice(released) ? withoutNotice(breaks, changelog, Date.now()) : [];
  if (sudden.length > 0)
    fail([
      ...sudden.map((line) => `breaks a client of the last release without notice of 90 days: ${line}`),
      'Keep it, and deprecate it by a line "- **Deprecated:** ..." of the next release (docs/versioning.md).',
    ]);
}
if (process.argv.includes('--release')) {
  const { version } = JSON.parse(text('package.json'));
  const fault = hasReleased ? versionFault(releasedVersion(), version, breaks.length) : undefined;
  if (fault !== undefined) fail([`${fault} (docs/versioning.md)`]);
  mkdirSync(file('docs/contract'), { recursive: true });
  for (const [released, current] of Object.entries(pairs))
    writeFileSync(file(`docs/contract/${released}`), `${minified(released, text(current))}\n`);
  console.log(`docs/contract holds the contract of ${version}`);
} else
  console.log(
    hasReleased
      ? `contract: ${breaks.length} breaking changes, all announced`
      : 'contract: nothing has been released yet',
  );
