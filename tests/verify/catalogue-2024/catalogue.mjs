// Holds what ships of the 2024 edition against two transcriptions that its drafting does not read: the list builder's and
// Tabletop Admiral's. Nothing is shared with the drafting but the table of names.
//   MUSTER_SOURCES_2024=<folder> node tests/verify/catalogue-2024/catalogue.mjs
// The folder is no part of this repository. Where it is not there, the literals of the tests stand for it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareAdmiral } from './admiral.mjs';
import { battlescribeFaults } from './battlescribe.mjs';
import { compareComposition } from './composition.mjs';
import { compareListBuilder } from './list-builder.mjs';
import { shippedLists } from './shipped.mjs';

const folder =
  process.env.MUSTER_SOURCES_2024 ??
  fileURLToPath(new URL('../../../../shared/reference/edition-2024', import.meta.url));
if (!existsSync(folder)) {
  console.log(`The sources of the 2024 edition are not at ${folder}: nothing is compared with them here.`);
  process.exit(0);
}

const MOST_PER_CENT = 3;
/** Rows in all three transcriptions whose base price is the same; fewer means that names are matched no longer. */
const LEAST_ALIKE = 1102;

const json = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const { reasons } = JSON.parse(readFileSync(new URL('explained.json', import.meta.url), 'utf8'));

const lists = shippedLists();
const admiral = json('admiral.json').data;
const compared = new Map();
const differences = new Set();
const hears = (source) => (where, what, ours, theirs) => {
  compared.set(source, (compared.get(source) ?? 0) + 1);
  const [mine, other] = [ours, theirs].map((value) => JSON.stringify(value) ?? 'nothing');
  if (mine !== other) differences.add(`${source}, ${where}: ${what}: ${mine}, read ${other}`);
};

const builderPrices = compareListBuilder(folder, lists, hears('list builder'));
const admiralPrices = compareAdmiral(admiral, lists, hears('Admiral'));
compareComposition(
  { factions: admiral.factions, listBuilder: json('lists-listbuilder.json') },
  lists,
  hears('composition'),
);

const rows = lists.flatMap(({ id, members }) =>
  members.map((member) => ({ where: `${id} / ${member.id}`, points: member.points })),
);
const inAll = rows.filter(({ where }) => builderPrices.has(where) && admiralPrices.has(where));
const alike = inAll.filter(
  ({ where, points }) => builderPrices.get(where) === points && admiralPrices.get(where) === points,
);

const explained = new Set(Object.values(reasons).flat());
const unexplained = [...differences].filter((line) => !explained.has(line));
const gone = [...explained].filter((line) => !differences.has(line));
for (const line of unexplained) console.log(line);
for (const line of gone) console.log(`no longer there: ${line}`);
const all = [...compared.values()].reduce((sum, count) => sum + count, 0);
const part = (100 * differences.size) / all;
console.log(
  `${lists.length} lists, ${rows.length} members; fields compared: ${[...compared].map(([name, count]) => `${name} ${count}`).join(', ')}`,
);
console.log(
  `${differences.size} of ${all} differ (${part.toFixed(2)} %), ${unexplained.length} without a known reason`,
);
console.log(`${alike.length} of ${inAll.length} rows that stand in all three have the same price`);
if (unexplained.length + gone.length > 0 || part > MOST_PER_CENT || alike.length < LEAST_ALIKE)
  process.exit(1);

const unread = await battlescribeFaults(join(folder, 'battlescribe'), lists);
for (const line of unread) console.log(line);
if (unread.length > 0) process.exit(1);
