// Turns BattleScribe catalogues (.gst, .cat, or zipped .gstz, .catz) into army lists of our schema.
//   npm run import -- <files> --out <folder>
// Writes one JSON file per catalogue, named after the army list, and report.json: what was not understood, counted.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadSource } from './load-source.mjs';

const { values, positionals } = parseArgs({
  options: { out: { type: 'string' } },
  allowPositionals: true,
});
if (positionals.length === 0 || values.out === undefined) {
  console.error('usage: npm run import -- <game system and catalogue files> --out <folder>');
  process.exit(2);
}

const { importCatalogues } = await loadSource(
  'src/infrastructure/battlescribe/catalogue/import-catalogues.ts',
);
const { slug } = await loadSource('src/domain/armies/catalogue/slug.ts');
const files = positionals.map((path) => ({ name: basename(path), bytes: readFileSync(path) }));
const imported = importCatalogues(files);
if (!imported.ok) {
  for (const { code, detail, file } of imported.error)
    console.error(`${code}${file ? ` in ${file}` : ''}: ${detail}`);
  process.exit(1);
}

const { lists, report } = imported.value;
mkdirSync(values.out, { recursive: true });
const write = (name, data) =>
  writeFileSync(join(values.out, `${name}.json`), `${JSON.stringify(data, null, 2)}\n`);
for (const list of lists) {
  write(slug(list.name), list);
  const profiles = list.profiles.length + (list.borrowed?.length ?? 0) + (list.legionProfiles?.length ?? 0);
  console.log(`${list.name}: ${profiles} profiles, ${list.legions?.length ?? 0} Legions`);
}
write('report', report);
for (const { what, count, examples } of report) console.log(`${count} x ${what}: ${examples.join(', ')}`);
