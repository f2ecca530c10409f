// What the catalogue costs (resolving what ships, importing the largest BattleScribe catalogue where there is one), and
// validating an army.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loadSource } from '../scripts/load-source.mjs';
import { callMicroseconds, cpuMs, median } from './measure.mjs';

const RUNS = 15;
const repeated = (work) => median(Array.from({ length: RUNS }, () => cpuMs(work)));

const loadRow = async (edition) => {
  const { alliancesOf, shippedFilesOf, shippedIndexOf } = await loadSource(
    'src/app/armies/lists/shipped-catalogue.ts',
  );
  const { shippedEditions } = await loadSource('src/app/armies/lists/shipped-editions.ts');
  const { resolveCatalogue, resolveLists } = await loadSource('src/domain/armies/catalogue/resolve.ts');
  const files = shippedFilesOf(edition);
  const alliances = alliancesOf(edition);
  const index = shippedIndexOf(edition);
  const texts = [alliances, ...files].map((file) => JSON.stringify(file));
  // The first load pays for parsing the files too: measured from their text.
  const ms = repeated(() => {
    texts.forEach((text) => JSON.parse(text));
    resolveCatalogue(files, alliances, shippedEditions);
  });
  const one = index.lists.map(({ id, needs }) => {
    const needed = files.filter((file) => needs.includes(file.id));
    const written = needed.map((file) => JSON.stringify(file));
    return repeated(() => {
      written.forEach((text) => JSON.parse(text));
      resolveLists({ files: needed, wanted: (list) => list === id, editions: shippedEditions });
    });
  });
  return {
    ms,
    oneMs: median(one),
    slowestMs: Math.max(...one),
    edition,
    lists: index.lists.length,
    profiles: index.profiles.length,
  };
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
  const { importCatalogues } = await loadSource(
    'src/infrastructure/battlescribe/catalogue/import-catalogues.ts',
  );
  const times = Array.from({ length: 5 }, () =>
    cpuMs(() => {
      const imported = importCatalogues(files);
      if (!imported.ok) throw new Error(imported.error[0].detail);
    }),
  );
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  return { seconds: median(times) / 1000, megabytes: bytes / 1_000_000 };
};

/** Everyone against everyone of 30 profiles on each side that fight differently, nobody like another. */
const matchupRow = async () => {
  const { matchup } = await loadSource('src/app/fights/matchups/matchup.ts');
  const { shippedIndex } = await loadSource('src/app/armies/lists/shipped-catalogue.ts');
  const side = (from) => ({ profiles: shippedIndex.profiles.slice(from).map(({ id }) => ({ profile: id })) });
  const heroes = async (from) => {
    const fought = [];
    for (const one of side(from).profiles) {
      const answer = await matchup.run({
        sides: [{ profiles: [one] }, { profiles: [one] }],
        charging: 'NOBODY',
        supported: [false, false],
        show: 'SLAYS',
        theme: 'AUTO',
      });
      if (answer.ok) fought.push(one);
      if (fought.length === 30) break;
    }
    return { profiles: fought };
  };
  const sides = [await heroes(0), await heroes(300)];
  const times = [];
  for (let round = 0; round < 9; round += 1) {
    const before = process.cpuUsage();
    const answer = await matchup.run({
      sides,
      charging: 'FIRST',
      supported: [false, false],
      show: 'SLAYS',
      theme: 'AUTO',
    });
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return { ms: median(times), firstMs: times[0] };
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

/** A singles army of 800 points of 2024, of a list with demands, bows and followers of two keywords. */
const armyOf2024 = {
  format: 'SINGLES',
  pointsLimit: 800,
  forces: [
    {
      list: '2024-erebor-dale',
      leader: null,
      warbands: [
        {
          leader: unit('2024-girion-lord-of-dale'),
          followers: [
            unit('2024-warrior-of-dale', 7, { 'esgaroth-bow': 7 }),
            unit('2024-warrior-of-dale', 8, { shield: 8 }),
          ],
        },
        {
          leader: unit('2024-young-thorin-oakenshield'),
          followers: [
            unit('2024-erebor-dwarf-warrior', 8, { shield: 8 }),
            unit('2024-grim-hammer-warrior', 7),
          ],
        },
        {
          leader: unit('2024-erebor-dwarf-captain'),
          followers: [unit('2024-erebor-dwarf-warrior', 8, { spear: 8 })],
        },
        { leader: unit('2024-captain-of-dale'), followers: [unit('2024-knight-of-dale', 7)] },
      ],
    },
  ],
};

const validateRows = async () => {
  const { shippedCatalogue } = await loadSource('src/app/armies/lists/shipped-catalogue.ts');
  const { validateArmy } = await loadSource('src/domain/armies/validation/validate-army.ts');
  const { suggest } = await loadSource('src/domain/armies/validation/suggestions/suggest.ts');
  const given = { catalogue: shippedCatalogue(), nearest: () => [], switches: { minorHeroMayLead: true } };
  const draft = doublesArmy(3);
  const today = { ...given, catalogue: shippedCatalogue('2024') };
  const unknown = validateArmy(draft, given).findings.filter(({ code }) => code.startsWith('UNKNOWN'));
  if (unknown.length > 0) throw new Error(`the army is not of the catalogue: ${JSON.stringify(unknown)}`);
  const { verdict, findings, facts } = validateArmy(armyOf2024, today);
  if (verdict !== 'LEGAL') throw new Error(`the army of 2024 is not legal: ${JSON.stringify(findings)}`);
  const bowmen = doublesArmy(6);
  const report = validateArmy(bowmen, given);
  const checked = { draft: bowmen, report, ...given };
  return {
    points: validateArmy(draft, given).facts.points,
    validate: (await callMicroseconds(() => validateArmy(draft, given), { calls: 500, warmUp: 2000 })).p50,
    todaysPoints: facts.points,
    validateToday: (
      await callMicroseconds(() => validateArmy(armyOf2024, today), { calls: 500, warmUp: 2000 })
    ).p50,
    suggest: (await callMicroseconds(() => suggest(checked), { calls: 20, rounds: 7, warmUp: 50 })).p50,
    suggestions: suggest(checked).length,
    findings: report.findings.map(({ code }) => code),
  };
};

export const run = async () => {
  const loads = [await loadRow('2018'), await loadRow('2024')];
  const [load, today] = loads;
  const army = await validateRows();
  const fights = await matchupRow();
  const files = largestFiles(process.env.MUSTER_BATTLESCRIBE);
  const imported = files && (await importRow(files));
  const rows = [
    ...loads.flatMap(({ edition, lists, profiles, ms, oneMs, slowestMs }) => [
      `| load the whole catalogue of ${edition} (${lists} lists, ${profiles} profiles): parse and resolve, CPU | ${ms.toFixed(1)} ms |`,
      `| load one list of ${edition} with what it borrows, CPU: median list, slowest list | ${oneMs.toFixed(2)} ms, ${slowestMs.toFixed(2)} ms |`,
    ]),
    `| validate a doubles army of 1,000 points (${army.points} spent), warm | ${army.validate.toFixed(0)} us |`,
    `| validate an army of 2024 of 800 points (${army.todaysPoints} spent), warm | ${army.validateToday.toFixed(0)} us |`,
    `| find the smallest changes for ${army.findings.filter((code) => code.startsWith('OVER')).join(' and ')} in it, each validated again | ${(army.suggest / 1000).toFixed(1)} ms |`,
    `| 30 profiles against 30, every fight exact, with the picture, CPU: median, the first | ${fights.ms.toFixed(0)} ms, ${fights.firstMs.toFixed(0)} ms |`,
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
        name: 'the whole catalogue loads',
        aim: 'under 30 ms',
        measured: `${load.ms.toFixed(1)} ms`,
        met: load.ms < 30,
      },
      {
        name: 'one list loads (the median list)',
        aim: 'under 2 ms',
        measured: `${load.oneMs.toFixed(2)} ms`,
        met: load.oneMs < 2,
      },
      {
        name: 'the whole catalogue of 2024 loads',
        aim: 'under 60 ms',
        measured: `${today.ms.toFixed(1)} ms`,
        met: today.ms < 60,
      },
      {
        name: 'one list of 2024 loads (the slowest list)',
        aim: 'under 2 ms',
        measured: `${today.slowestMs.toFixed(2)} ms`,
        met: today.slowestMs < 2,
      },
      {
        name: 'a doubles army of 1,000 points validates, warm',
        aim: 'under 100 us',
        measured: `${army.validate.toFixed(0)} us`,
        met: army.validate < 100,
      },
      {
        name: 'an army of 800 points of 2024 validates, warm',
        aim: 'under 60 us',
        measured: `${army.validateToday.toFixed(0)} us`,
        met: army.validateToday < 60,
      },
      {
        name: '30 profiles against 30',
        aim: 'under 300 ms',
        measured: `${fights.ms.toFixed(0)} ms`,
        met: fights.ms < 300,
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
