import { zipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { MTIME, bytesOf } from './mutations.mjs';

const fixture = (name) =>
  new Uint8Array(
    readFileSync(new URL(`../../infrastructure/battlescribe/fixtures/${name}`, import.meta.url)),
  );
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

const newRecruit = JSON.stringify({
  roster: {
    name: 'Rangers',
    generatedBy: 'https://newrecruit.eu',
    costLimits: [{ name: 'pts', value: 500 }],
    forces: [
      {
        catalogueName: 'Rohan',
        selections: [{ name: 'Captain of Rohan', type: 'model', number: 1 }],
        forces: [],
      },
    ],
  },
});
const texts = [
  'Rohan 500 points\nWarband 1\nTheoden (horse, shield) - 90 pts\n6x Riders of Rohan w/ throwing spears [96]\n',
  'Minas Tirith 12 Warrior of Minas Tirith: 6 shield, 6 spear = 96\n~ Banner\n*LEADER* Boromir\n',
];

const CODES = new Set([
  ...['NOT_JSON', 'EMPTY'],
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

/** What is wrong with a reading of an army: nothing, where it is refused by name or all its numbers are whole. */
const badReading = (read) => {
  if (!read.ok) return badRefusal(read);
  const units = read.value.forces.flatMap(({ warbands }) =>
    warbands.flatMap(({ leader, followers }) => [...(leader ? [leader] : []), ...followers]),
  );
  const isWhole = units.every(({ count }) => Number.isSafeInteger(count) && count >= 0);
  return isWhole ? undefined : 'a unit of no whole number of models';
};

/** What is wrong with a reading of catalogues: nothing, where each file is refused by name, or there is a list. */
const badImport = (read) =>
  read.ok
    ? undefined
    : read.error.length === 0
      ? 'refused without a reason'
      : read.error.map((error) => badRefusal({ ok: false, error })).find((fault) => fault !== undefined);

const system = fixture('shire-watch.gst');
const catalogue = fixture('shire-watch.cat');
/** An army list of ours, small enough to be changed in full. */
const list = new Uint8Array(
  readFileSync(new URL('../../../data/catalogue/desolator-of-the-north.json', import.meta.url)),
);

const depthOf = (element) => 1 + element.children.reduce((most, child) => Math.max(most, depthOf(child)), 0);
const countOf = (element) => 1 + element.children.reduce((sum, child) => sum + countOf(child), 0);

// Small limits, so that small inputs reach them.
const smallArchive = { entries: 4, inflatedBytes: 12_000, ratio: 8 };
const smallXml = { bytes: 20_000, depth: 6, elements: 60 };

/** What is fuzzed, what of its time it gets, and what must hold whatever it is given. */
export const targets = ({
  readArchive,
  readXml,
  readRoster,
  readArmyText,
  importCatalogues,
  readFiles,
  atOnce,
  knownNames,
  compileLists,
  shippedCatalogue,
}) => {
  /** What is wrong with an upload of this input and another file: nothing, where it is refused in words, or its lists hold together. */
  const badUpload = (input, other) => {
    const files = [input, other].map((bytes, at) => ({ name: `f${at}`, path: `files[${at}]`, bytes }));
    const read = atOnce(readFiles(files, knownNames({})));
    const faults = read.ok ? compileLists(read.value.lists).faults : (read.error.faults ?? [undefined]);
    if (!read.ok && faults.length === 0) return 'refused without a fault';
    const isNamed = faults.every((fault) => /^files/.test(fault?.path) && fault.message.length > 0);
    return isNamed ? undefined : 'refused without a file or a message';
  };
  return {
    archive: {
      share: 0.15,
      seeds: archives,
      check: (input) => {
        const read = readArchive(input, ['.ros'], smallArchive);
        const isWithin = !read.ok || read.value.length <= Math.max(input.length, 1024) * smallArchive.ratio;
        return badRefusal(read) ?? (isWithin ? undefined : `inflated to ${read.value?.length} bytes`);
      },
    },
    xml: {
      share: 0.15,
      seeds: documents,
      check: (input) => {
        const read = readXml(input, smallXml);
        if (!read.ok) return badRefusal(read);
        if (depthOf(read.value) > smallXml.depth) return 'deeper than allowed';
        return countOf(read.value) > smallXml.elements ? 'more elements than allowed' : undefined;
      },
    },
    roster: {
      share: 0.2,
      seeds: [...documents, ...archives, bytesOf(newRecruit)],
      check: (input) => badReading(readRoster(input, shippedCatalogue())),
    },
    text: {
      share: 0.2,
      seeds: texts.map(bytesOf),
      check: (input) => badReading(readArmyText(new TextDecoder().decode(input), shippedCatalogue())),
    },
    catalogues: {
      share: 0.15,
      seeds: [catalogue],
      check: (input) =>
        badImport(
          importCatalogues([
            { name: 'a.gst', bytes: system },
            { name: 'a.cat', bytes: input },
          ]),
        ),
    },
    uploads: {
      share: 0.15,
      seeds: [
        system,
        catalogue,
        list,
        zipSync({ 'a.gst': system, 'a.cat': catalogue }, { mtime: MTIME }),
        zipSync({ 'a.json': list }, { mtime: MTIME }),
      ],
      // What is uploaded with the input lets it be read as what it was.
      check: (input) =>
        [system, catalogue].map((other) => badUpload(input, other)).find((fault) => fault !== undefined),
    },
  };
};
