// Coverage-guided fuzzing of what reads files of strangers: archives, XML, rosters, catalogues. Inputs that reach new code are kept
// and changed further; whatever throws, breaks its promise or takes a second fails the run. First it must find a bug planted for it.
//   MUSTER_FUZZ_SECONDS=600 MUSTER_SEED=7 node tests/verify/fuzz.mjs
import { zipSync } from 'fflate';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSource } from '../../scripts/load-source.mjs';
import { fuzz } from './fuzz/loop.mjs';
import { instrumented } from './fuzz/instrumented.mjs';

const SECONDS = Number(process.env.MUSTER_FUZZ_SECONDS ?? 60);
const SEED = Number(process.env.MUSTER_SEED ?? 11_072_018);
const { createChoices } = await loadSource('tests/verify/random.ts');
const { shippedCatalogue } = await loadSource('src/app/armies/shipped-catalogue.ts');

const bytesOf = (text) => new TextEncoder().encode(text);
const fixture = (name) =>
  new Uint8Array(readFileSync(new URL(`../importer/fixtures/${name}`, import.meta.url)));
const roster = `<?xml version="1.0" encoding="UTF-8"?><roster id="r" name="Rangers"><forces>
<force id="f" catalogueId="c" catalogueName="Halls of Thranduil"><selections>
<selection name="Tauriel" entryId="x::y" number="1" type="upgrade"><selections>
<selection name="Tauriel" number="1" type="model"><costs><cost name="Points" value="85"/></costs></selection>
<selection name="Mirkwood Elf" number="1" type="upgrade"><selections><selection name="Elf" number="6" type="model"/>
<selection name="Elf Bow" number="1"/></selections></selection></selections></selection>
<!-- why --><![CDATA[text]]>&lt;&#65;</selections></force></forces></roster>`;
const documents = ['<a/>', '<a b="c">d<e/></a>', roster].map(bytesOf);
const archives = documents.flatMap((document) =>
  [0, 6].map((level) => zipSync({ 'readme.txt': bytesOf('no'), 'a.ros': document }, { level })),
);

const CODES = new Set([
  ...['NOT_XML', 'NOT_UTF8', 'NOT_A_ZIP', 'NO_CATALOGUE_INSIDE', 'DTD_REFUSED', 'TOO_DEEP', 'TOO_LARGE'],
  ...[
    'TOO_MANY_ELEMENTS',
    'TOO_MANY_ENTRIES',
    'NOT_BATTLESCRIBE',
    'OTHER_GAME_SYSTEM',
    'GAME_SYSTEM_MISSING',
  ],
]);
const badRefusal = ({ ok, error }) =>
  !ok && (!CODES.has(error?.code) || typeof error.detail !== 'string')
    ? 'refused without a reason'
    : undefined;

const depthOf = (element) => 1 + element.children.reduce((most, child) => Math.max(most, depthOf(child)), 0);
const countOf = (element) => 1 + element.children.reduce((sum, child) => sum + countOf(child), 0);

const smallArchive = { entries: 4, inflatedBytes: 1_000_000, ratio: 50 };
const smallXml = { bytes: 40_000, depth: 20, elements: 500 };

/** What is fuzzed, what of its time it gets, and what must hold whatever it is given. */
const targets = ({ readArchive, readXml, readRoster, importCatalogues }) => ({
  archive: {
    share: 0.25,
    seeds: archives,
    check: (input) => {
      const read = readArchive(input, ['.ros'], smallArchive);
      const isWithin = !read.ok || read.value.length <= Math.max(input.length, 1024) * smallArchive.ratio;
      return badRefusal(read) ?? (isWithin ? undefined : `inflated to ${read.value?.length} bytes`);
    },
  },
  xml: {
    share: 0.25,
    seeds: documents,
    check: (input) => {
      const read = readXml(input, smallXml);
      if (!read.ok) return badRefusal(read);
      if (depthOf(read.value) > smallXml.depth) return 'deeper than allowed';
      return countOf(read.value) > smallXml.elements ? 'more elements than allowed' : undefined;
    },
  },
  roster: {
    share: 0.3,
    seeds: [...documents, ...archives],
    check: (input) => {
      const read = readRoster(input, shippedCatalogue());
      if (!read.ok) return badRefusal(read);
      const units = read.value.forces.flatMap(({ warbands }) =>
        warbands.flatMap(({ leader, followers }) => [...(leader ? [leader] : []), ...followers]),
      );
      const isWhole = units.every(({ count }) => Number.isSafeInteger(count) && count >= 0);
      return isWhole ? undefined : 'a unit of no whole number of models';
    },
  },
  catalogues: {
    share: 0.2,
    seeds: [fixture('shire-watch.cat')],
    check: (input) =>
      badRefusal(
        importCatalogues([
          { name: 'a.gst', bytes: fixture('shire-watch.gst') },
          { name: 'a.cat', bytes: input },
        ]),
      ),
  },
});

/** Four bytes deep behind conditions: blind, one try in four thousand million; guided, some ten thousand. */
const findsThePlanted = async () => {
  const planted = await instrumented(`export const read = (bytes: Uint8Array): void => {
    if (bytes[0] === 0x6d) if (bytes[1] === 0x75) if (bytes[2] === 0x73) if (bytes[3] === 0x74) throw new Error('planted');
  };`);
  const { fault, tried } = fuzz({
    check: planted.exports.read,
    newFeatures: planted.newFeatures,
    seeds: [bytesOf('<a/>')],
    choices: createChoices(SEED),
    seconds: 30,
  });
  console.log(
    `fuzz: the planted bug was ${fault === undefined ? 'NOT found' : 'found'} after ${tried} inputs`,
  );
  return fault?.startsWith('threw Error: planted') === true;
};

if (!(await findsThePlanted())) process.exit(1);
const code = `export { readArchive } from './src/importer/read-archive';
  export { readXml } from './src/importer/read-xml';
  export { readRoster } from './src/importer/read-roster';
  export { importCatalogues } from './src/importer/battlescribe/import-catalogues';`;
for (const name of Object.keys(targets({}))) {
  // Each target counts what it reaches from nothing.
  const { exports, newFeatures, features } = await instrumented(code);
  const { check, seeds, share } = targets(exports)[name];
  const { tried, corpus, fault, input } = fuzz({
    ...{ check, seeds, newFeatures },
    choices: createChoices(SEED),
    seconds: SECONDS * share,
  });
  console.log(`fuzz: ${name}: ${tried} inputs, ${corpus} kept, ${features()} places reached`);
  if (fault === undefined) continue;
  const file = join(tmpdir(), `muster-fuzz-${name}`);
  writeFileSync(file, input);
  console.error(
    `fuzz: ${name}: ${fault}\n${input.length} bytes in ${file}: ${Buffer.from(input).toString('base64')}`,
  );
  process.exit(1);
}
