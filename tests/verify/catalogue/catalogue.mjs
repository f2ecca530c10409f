// Reads the reference catalogues of the 2018 edition a second time and holds what ships against them. This reader is a
// small roster editor of its own: it shares no code with the importer, so that a mistake of one is not made by both.
//   MUSTER_BATTLESCRIBE=<folder> node tests/verify/catalogue/catalogue.mjs
// With --lists-only it does not upload them too.
// The files stand outside this repository. Where they are not there, the literals of
// tests/domain/armies/catalogue/chosen-profiles.test.ts stand for them.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSource } from '../../../scripts/load-source.mjs';
import { compareCatalogue } from './compare.mjs';
import { indexed } from './roster.mjs';
import { uploadFaults } from './uploads.mjs';
import { parseXml } from './xml.mjs';

const folder =
  process.env.MUSTER_BATTLESCRIBE ??
  fileURLToPath(new URL('../../../../shared/reference/battlescribe', import.meta.url));
if (!existsSync(folder)) {
  console.log(`The reference catalogues are not at ${folder}: nothing is compared with them here.`);
  console.log(
    'What ships is held against 150 literals in tests/domain/armies/catalogue/chosen-profiles.test.ts.',
  );
  process.exit(0);
}

const MOST_PER_CENT = 2;
const { shippedCatalogue } = await loadSource('src/app/armies/lists/shipped-catalogue.ts');
const known = JSON.parse(readFileSync(new URL('explained.json', import.meta.url), 'utf8'));
const sources = readdirSync(folder)
  .filter((name) => /\.(gst|cat)$/.test(name))
  .map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
const files = sources.map(({ bytes }) => parseXml(bytes.toString('utf8')));
const { compared, differences } = compareCatalogue({
  files,
  byId: indexed(files),
  shipped: shippedCatalogue(),
  known,
});

const unexplained = differences.filter((line) => known.reasons[line] === undefined);
const gone = Object.keys(known.reasons).filter((line) => !differences.includes(line));
const reasons = Object.values(known.reasons);
const shared = reasons.filter((reason, position) => reasons.indexOf(reason) !== position);
for (const line of unexplained) console.log(line);
for (const reason of shared) console.log(`a reason for more than one difference: ${reason}`);
for (const line of gone) console.log(`no longer there: ${line}`);
const explained = differences.length - unexplained.length;
const share = (100 * explained) / compared;
console.log(
  `${compared} fields compared, ${differences.length} differences, ${explained} of them with a known reason (${share.toFixed(2)} %)`,
);
if (unexplained.length + gone.length + shared.length > 0 || share > MOST_PER_CENT) process.exit(1);

if (process.argv.includes('--lists-only')) process.exit(0);
const refused = await uploadFaults(sources, known.uploads ?? {});
for (const line of refused) console.log(line);
if (refused.length > 0) process.exit(1);
