// The most expensive request of each question that hill climbing finds. Priced work decides; CPU time is reported.
//   npm run bench -- costliest-request
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TRIES = 300;
const CPU_AIM_MS = 500;

export const run = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-costliest-'));
  const report = join(folder, 'rows.json');
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/jest/bin/jest.js',
      '--config',
      'tests/verify/jest.config.cjs',
      'tests/verify/requests/costliest-request.test.ts',
    ],
    { env: { ...process.env, MUSTER_TRIES: String(TRIES), MUSTER_REPORT: report }, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('a question is too expensive');
  const rows = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(folder, { recursive: true });
  const slowest = Math.max(...rows.map(({ cpuMs }) => cpuMs));
  return {
    title: 'The most expensive requests',
    command: 'npm run bench -- costliest-request',
    markdown: [
      `Hill climbing changes the inputs of every stateless question ${TRIES.toLocaleString('en')} times, within what the OpenAPI document allows, and goes on from`,
      'whatever is more work: its price, or the steps that its computation counts, in units of which a request has 500. The twelve most expensive that it found,',
      'with the CPU time of one answer:',
      '',
      '| question | price | steps counted, in units | CPU, ms | bytes of the input |',
      '|---|---:|---:|---:|---:|',
      ...rows.map(
        ({ operation, price, counted, cpuMs, bytes }) =>
          `| ${operation} | ${price} | ${counted} | ${cpuMs} | ${bytes.toLocaleString('en')} |`,
      ),
    ].join('\n'),
    aims: [
      {
        name: 'the most expensive request found',
        aim: `under ${CPU_AIM_MS} ms of CPU`,
        measured: `${slowest} ms`,
        met: slowest < CPU_AIM_MS,
      },
    ],
  };
};
