// What the catalogue costs: resolving what ships, and importing the largest BattleScribe catalogue where there is one.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loadSource } from '../scripts/load-source.mjs';
import { cpuMs, median } from './measure.mjs';

const RUNS = 15;
const repeated = (work) => median(Array.from({ length: RUNS }, () => cpuMs(work)));

const loadRow = async () => {
  const { shippedLists, shippedAlliances } = await loadSource('src/app/armies/shipped-catalogue.ts');
  const { resolveCatalogue } = await loadSource('src/armies/catalogue/resolve.ts');
  const ms = repeated(() => resolveCatalogue(shippedLists, shippedAlliances));
  // The first load pays for parsing the files too: measured from their text.
  const texts = [shippedAlliances, ...shippedLists].map((file) => JSON.stringify(file));
  const parsing = repeated(() => texts.forEach((text) => JSON.parse(text)));
  return { ms: ms + parsing, profiles: shippedLists.reduce((sum, list) => sum + list.profiles.length, 0) };
};

/** The game system and the largest catalogue of the folder, or null without one. */
const largestFiles = (folder) => {
  if (!folder) return null;
  const sized = readdirSync(folder)
    .filter((name) => /\.(gst|cat)$/.test(name))
    .map((name) => ({ name, bytes: statSync(join(folder, name)).size }));
  const system = sized.find(({ name }) => name.endsWith('.gst'));
  const [largest] = sized.filter(({ name }) => name.endsWith('.cat')).sort((a, b) => b.bytes - a.bytes);
  if (!system || !largest) return null;
  return [system, largest].map(({ name }) => ({ name, bytes: readFileSync(join(folder, name)) }));
};

const importRow = async (files) => {
  const { importCatalogues } = await loadSource('src/importer/battlescribe/import-catalogues.ts');
  const times = Array.from({ length: 5 }, () =>
    cpuMs(() => {
      const imported = importCatalogues(files);
      if (!imported.ok) throw new Error(imported.error.detail);
    }),
  );
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  return { seconds: median(times) / 1000, megabytes: bytes / 1_000_000 };
};

export const run = async () => {
  const load = await loadRow();
  const files = largestFiles(process.env.MUSTER_BATTLESCRIBE);
  const imported = files && (await importRow(files));
  const rows = [
    `| load the shipped catalogue (${load.profiles} profiles): parse and resolve, CPU | ${load.ms.toFixed(1)} ms |`,
    ...(imported
      ? [
          `| import the game system with the largest catalogue (${imported.megabytes.toFixed(1)} MB), CPU | ${imported.seconds.toFixed(2)} s |`,
        ]
      : []),
  ];
  return {
    title: 'Armies',
    command: 'npm run bench -- armies',
    markdown: ['| what | median |', '|---|---|', ...rows].join('\n'),
    aims: [
      {
        name: 'the shipped catalogue loads',
        aim: 'under 20 ms',
        measured: `${load.ms.toFixed(1)} ms`,
        met: load.ms < 20,
      },
      ...(imported
        ? [
            {
              name: 'the largest reference file imports',
              aim: 'under 5 s',
              measured: `${imported.seconds.toFixed(2)} s`,
              met: imported.seconds < 5,
            },
          ]
        : []),
    ],
  };
};
