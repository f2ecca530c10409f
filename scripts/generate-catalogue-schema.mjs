// Writes data/catalogue.schema.json from the schema that checks the files, data/catalogue-index.json from the files
// themselves (another edition has an index of its own), and adds new ids to data/share-numbers.json; with --check it only
// compares.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import * as z from 'zod/mini';
import { catalogueFilesIn } from './generate/catalogue-files.mjs';
import { loadSource } from './load-source.mjs';

const prettierOptions = JSON.parse(readFileSync(new URL('../.prettierrc.json', import.meta.url), 'utf8'));
const { listSchema } = await loadSource('src/app/armies/lists/catalogue-schema.ts');
const { indexOf } = await loadSource('src/app/armies/lists/catalogue-index.ts');
const { withNew } = await loadSource('src/domain/armies/share/army-bytes.ts');
const { resolveCatalogue } = await loadSource('src/domain/armies/catalogue/resolve.ts');

const folder = new URL('../data/catalogue/', import.meta.url);
const read = (name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const files = catalogueFilesIn(fileURLToPath(new URL('..', import.meta.url)));
const { editions } = read('editions.json');
const filesOf = (edition) => files.filter((file) => file.edition === edition).map(({ content }) => content);

/** An edition in a folder of its own; its lists have no allies. */
const ofEdition = (edition) => {
  const own = filesOf(edition);
  return { edition, own, resolved: resolveCatalogue(own, { lists: [], allies: {} }, editions) };
};
const others = [...new Set(files.flatMap(({ edition }) => edition ?? []))].map(ofEdition);

const lists = filesOf(null);
const catalogue = resolveCatalogue(lists, read('alliances.json'), editions);
/** The ids that share links hold of a catalogue. */
const usedIn = ({ armyLists, legions }) => {
  const fielding = [...armyLists, ...legions];
  const profiles = fielding.flatMap((list) => list.profiles);
  return {
    editions: armyLists.map(({ edition }) => edition.id),
    lists: fielding.map(({ id }) => id),
    profiles: profiles.map(({ id }) => id),
    options: [
      ...profiles.flatMap(({ options }) => options.map(({ id }) => id)),
      ...fielding.flatMap(({ listOptions }) => listOptions.map(({ id }) => id)),
    ],
  };
};

const generated = {
  'catalogue.schema.json': {
    $id: 'https://muster.example/catalogue.schema.json',
    title: 'An army list of the Middle-earth Strategy Battle Game',
    ...z.toJSONSchema(listSchema, { io: 'input', reused: 'ref' }),
  },
  'catalogue-index.json': indexOf(lists, catalogue),
  ...Object.fromEntries(
    others.map(({ edition, own, resolved }) => [`catalogue-index-${edition}.json`, indexOf(own, resolved)]),
  ),
  'share-numbers.json': [catalogue, ...others.map(({ resolved }) => resolved)].reduce(
    (numbers, one) => withNew(numbers, usedIn(one)),
    read('../share-numbers.json'),
  ),
};

let stale = false;
for (const [name, data] of Object.entries(generated)) {
  const url = new URL(`../data/${name}`, import.meta.url);
  const text = await format(JSON.stringify(data), { ...prettierOptions, parser: 'json' });
  if (existsSync(url) && readFileSync(url, 'utf8') === text) continue;
  if (process.argv.includes('--check')) {
    console.error(`data/${name} is not what its source says: npm run generate`);
    stale = true;
    continue;
  }
  writeFileSync(url, text);
  console.log(`wrote data/${name}`);
}
if (stale) process.exit(1);
