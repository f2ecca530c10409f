// Drafts data/catalogue/2024 from the sources of the 2024 edition: node scripts/catalogue-2024/draft.mjs <folder>
// The folder (or MUSTER_SOURCES_2024) holds the sources' files, which are no part of the project. The result is to be read as a diff.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { assemble } from './assemble.mjs';

const folder = process.argv[2] ?? process.env.MUSTER_SOURCES_2024;
if (!folder) throw new Error('name the folder of the sources, or set MUSTER_SOURCES_2024');

const root = new URL('../../', import.meta.url);
const target = new URL('data/catalogue/2024/', root);
const options = JSON.parse(readFileSync(new URL('.prettierrc.json', root), 'utf8'));

const write = async (name, data) =>
  writeFileSync(new URL(name, target), await format(JSON.stringify(data), { ...options, parser: 'json' }));

const { lists, groups, notes } = assemble(folder);
rmSync(target, { recursive: true, force: true });
mkdirSync(new URL('profiles/', target), { recursive: true });
for (const list of lists) await write(`${list.id.replace(/^2024-/, '')}.json`, list);
for (const group of groups) await write(`profiles/${group.id.replace(/^2024-profiles-/, '')}.json`, group);
for (const note of notes) console.log(note);
console.log(
  `${lists.length} lists, ${groups.flatMap(({ profiles }) => profiles).length} profiles in ${groups.length} groups`,
);
