// What the catalogue costs (resolving what ships, importing the largest BattleScribe catalogue where there is one), and
// validating an army.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loadSource } from '../scripts/load-source.mjs';
import { callMicroseconds, cpuMs, median } from './measure.mjs';

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

const unit = (profile, count = 1, options = {}) => ({
  profile,
  count,
  options: Object.entries(options).map(([option, taken]) => ({ option, count: taken })),
});

/** A doubles army of 1,000 points: 500 of Minas Tirith with its bows, 500 of Rohan. */
const doublesArmy = (spareBows) => ({
  format: 'DOUBLES',
  pointsLimit: 1000,
  forces: [
    {
      list: 'minas-tirith',
      leader: null,
      warbands: [
        {
          leader: unit('faramir', 1, { horse: 1, 'heavy-armour': 1 }),
          followers: [
            unit('warrior-of-minas-tirith', 7, { shield: 7, spear: 4 }),
            unit('knight-of-minas-tirith', 6, { shield: 6 }),
          ],
        },
        {
          leader: unit('captain-of-minas-tirith', 1, { shield: 1 }),
          followers: [
            unit('warrior-of-minas-tirith', 6, { shield: 6, spear: 6 }),
            unit('ranger-of-gondor', 6, { spear: 6 }),
          ],
        },
        {
          leader: unit('captain-of-minas-tirith'),
          followers: [unit('warrior-of-minas-tirith', 6, { bow: spareBows })],
        },
      ],
    },
    {
      list: 'rohan',
      leader: null,
      warbands: [
        {
          leader: unit('eomer', 1, { horse: 1 }),
          followers: [unit('rider-of-rohan', 5), unit('rohan-royal-guard', 10)],
        },
        {
          leader: unit('captain-of-rohan'),
          followers: [unit('warrior-of-rohan', 12, { shield: 12, 'throwing-spears': 6 })],
        },
      ],
    },
  ],
});

const validateRows = async () => {
  const { shippedCatalogue } = await loadSource('src/app/armies/shipped-catalogue.ts');
  const { validateArmy } = await loadSource('src/armies/validation/validate-army.ts');
  const { suggest } = await loadSource('src/armies/validation/suggestions/suggest.ts');
  const given = { catalogue: shippedCatalogue(), nearest: () => [], switches: { minorHeroMayLead: true } };
  const draft = doublesArmy(3);
  const unknown = validateArmy(draft, given).findings.filter(({ code }) => code.startsWith('UNKNOWN'));
  if (unknown.length > 0) throw new Error(`the army is not of the catalogue: ${JSON.stringify(unknown)}`);
  const bowmen = doublesArmy(6);
  const report = validateArmy(bowmen, given);
  const checked = { draft: bowmen, report, ...given };
  return {
    points: validateArmy(draft, given).facts.points,
    validate: (await callMicroseconds(() => validateArmy(draft, given), { calls: 500, warmUp: 2000 })).p50,
    suggest: (await callMicroseconds(() => suggest(checked), { calls: 20, rounds: 7, warmUp: 50 })).p50,
    suggestions: suggest(checked).length,
    findings: report.findings.map(({ code }) => code),
  };
};

export const run = async () => {
  const load = await loadRow();
  const army = await validateRows();
  const files = largestFiles(process.env.MUSTER_BATTLESCRIBE);
  const imported = files && (await importRow(files));
  const rows = [
    `| load the shipped catalogue (${load.profiles} profiles): parse and resolve, CPU | ${load.ms.toFixed(1)} ms |`,
    `| validate a doubles army of 1,000 points (${army.points} spent), warm | ${army.validate.toFixed(0)} us |`,
    `| find the smallest changes for ${army.findings.filter((code) => code.startsWith('OVER')).join(' and ')} in it, each validated again | ${(army.suggest / 1000).toFixed(1)} ms |`,
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
      {
        name: 'a doubles army of 1,000 points validates, warm',
        aim: 'under 1 ms',
        measured: `${army.validate.toFixed(0)} us`,
        met: army.validate < 1000,
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
