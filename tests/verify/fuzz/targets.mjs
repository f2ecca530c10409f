import { zipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { MTIME } from './mutations.mjs';

const bytesOf = (text) => new TextEncoder().encode(text);
const fixture = (name) =>
  new Uint8Array(readFileSync(new URL(`../../importer/fixtures/${name}`, import.meta.url)));
const roster = `<?xml version="1.0" encoding="UTF-8"?><roster id="r" name="Rangers"><forces>
<force id="f" catalogueId="c" catalogueName="Halls of Thranduil"><selections>
<selection name="Tauriel" entryId="x::y" number="1" type="upgrade"><selections>
<selection name="Tauriel" number="1" type="model"><costs><cost name="Points" value="85"/></costs></selection>
<selection name="Mirkwood Elf" number="1" type="upgrade"><selections><selection name="Elf" number="6" type="model"/>
<selection name="Elf Bow" number="1"/></selections></selection></selections></selection>
<!-- why --><![CDATA[text]]>&lt;&#65;</selections></force></forces></roster>`;
const documents = ['<a/>', '<a b="c">d<e/></a>', roster].map(bytesOf);
const archives = documents.flatMap((document) =>
  [0, 6].map((level) => zipSync({ 'readme.txt': bytesOf('no'), 'a.ros': document }, { level, mtime: MTIME })),
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

// Small limits, so that small inputs reach them.
const smallArchive = { entries: 4, inflatedBytes: 12_000, ratio: 8 };
const smallXml = { bytes: 20_000, depth: 6, elements: 60 };

/** What is fuzzed, what of its time it gets, and what must hold whatever it is given. */
export const targets = ({ readArchive, readXml, readRoster, importCatalogues, shippedCatalogue }) => ({
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
