// What a picture costs: its numbers and its SVG, and the PNG made of it, all in this process.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findOperations } from '../scripts/generate/read-operations.mjs';
import { loadSource } from '../scripts/load-source.mjs';
import { pictureFiles } from '../scripts/picture-files.mjs';
import { median, spread, milli } from './measure.mjs';

const TIMES = 15;

const sides = [
  { alignment: 'GOOD', models: [{ attacks: 3, fight: 6, might: 3 }] },
  {
    alignment: 'EVIL',
    models: [
      { attacks: 2, fight: 4 },
      { fight: 4, supporting: 'PIKE' },
    ],
  },
];
const rerolled = sides.map((side) => ({ ...side, rerolls: 3 }));
const questions = [
  ['matrix of 6 by 6', 'duelMatrixPicture', { sides }],
  ['matrix of 10 by 10', 'duelMatrixPicture', { sides, upTo: 10 }],
  ['matrix of 6 by 6, re-rolls on both sides', 'duelMatrixPicture', { sides: rerolled }],
  ['curves by Might, 12 dice', 'duelCurvesPicture', { sides, compare: 'MIGHT', upTo: 12 }],
  [
    'Wounds of 12 Strikes',
    'strikeWoundsPicture',
    { strikes: [{ count: 12, strength: 4 }], target: { defence: 6, wounds: 3, fate: 3, might: 3 } },
  ],
];

/** Milliseconds of CPU for one call: the median of `TIMES` batches. */
const msPerCall = async (call, batch) => {
  for (let i = 0; i < batch; i += 1) await call();
  const times = [];
  for (let round = 0; round < TIMES; round += 1) {
    const before = process.cpuUsage();
    for (let i = 0; i < batch; i += 1) await call();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000 / batch);
  }
  return { p50: median(times), spread: spread(times) };
};

export const run = async () => {
  const found = findOperations(fileURLToPath(new URL('..', import.meta.url)));
  const { createRasteriser } = await loadSource('src/interfaces/pictures/rasteriser.ts');
  const { drawStandingsMovement } = await loadSource('src/domain/pictures/index.ts');
  const { safeParse } = await import('zod/mini');
  const files = await pictureFiles();
  const rasterise = createRasteriser((name) => readFileSync(files[name]));

  const rows = [];
  for (const [name, operation, input] of questions) {
    const { file } = found.find((one) => one.name === operation);
    const { input: schema, run: answer } = (await loadSource(file))[operation];
    const asked = () => {
      const { value } = answer(safeParse(schema, input).data);
      return value.svg;
    };
    const svg = asked();
    rows.push({ name, svg: await msPerCall(asked, 5), png: await msPerCall(() => rasterise(svg, 2), 2) });
  }
  const entrants = Array.from({ length: 64 }, (_, i) => ({
    name: `Entrant ${i}`,
    ranks: [1, 2, 3, 4, 5, 6].map((round) => ((i * (2 * round + 1)) % 64) + 1),
    isHighlighted: i < 3,
  }));
  const standings = () =>
    drawStandingsMovement(
      { title: 'Standings', subtitle: '64 entrants', rounds: ['1', '2', '3', '4', '5', '6'], entrants },
      'AUTO',
    ).svg;
  rows.push({
    name: 'ranks of 64 over 6 rounds',
    svg: await msPerCall(standings, 5),
    png: await msPerCall(() => rasterise(standings(), 2), 2),
  });
  const [usual] = rows;
  return {
    title: 'Pictures',
    command: 'npm run bench -- pictures',
    markdown: `
Each SVG with its numbers worked out; each PNG from its SVG at two pixels to one, resvg and fonts loaded.

| picture | SVG, CPU | PNG, CPU |
|---|---|---|
${rows.map(({ name, svg, png }) => `| ${name} | ${milli(svg)} | ${milli(png)} |`).join('\n')}
`,
    aims: [
      { name: 'SVG', aim: '5 ms', measured: milli(usual.svg), met: usual.svg.p50 <= 5 },
      { name: 'PNG, warm', aim: '60 ms', measured: milli(usual.png), met: usual.png.p50 <= 60 },
    ],
  };
};
