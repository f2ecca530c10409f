// Cold starts in fresh processes: their CPU time, measured in turns so that whatever else the machine does meets all of them, and what
// they load.
import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, spread } from './measure.mjs';

const environment = (env) => ({
  ...process.env,
  MUSTER_LOG: 'off',
  MUSTER_SECRET: 'a secret of the bench',
  ...env,
});

/** Calls the handler, and prints what `report` says of it. */
const program = ({ file, event }, { before = '', between = '', report }) => `
  ${before}
  const { handler } = await import(${JSON.stringify(file)});
  ${between}
  const answer = await handler(${JSON.stringify(event)}, { awsRequestId: 'bench', callbackWaitsForEmptyEventLoop: false });
  const report = ${report};
  if (answer.statusCode !== 200) throw new Error('answered ' + JSON.stringify(answer));
  process.stdout.write('\\n' + JSON.stringify(report), () => process.exit(0));`;

const run = (source, env) => {
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', source], {
    encoding: 'utf8',
    env: environment(env),
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(printed.trim().split('\n').at(-1));
};

/** One cold start in a fresh process: what `report` says of it. */
export const coldRun = (start, parts) => run(program(start, parts), start.env);

/**
 * CPU milliseconds from loading the bundle to its first answer, for each of `starts` ({ file, event, env }), and how much of it is
 * loading: the median of `times` rounds, in each of which all of them start once. The process's own start is not counted.
 */
export const coldInTurns = (starts, times = 15) => {
  const measured = starts.map(() => []);
  for (let round = 0; round < times; round += 1)
    starts.forEach((start, index) => {
      const measures = {
        before:
          'const used = process.cpuUsage(); const ms = () => { const { user, system } = process.cpuUsage(used); return (user + system) / 1000; };',
        between: 'const loading = ms();',
        report: '{ loading, all: ms() }',
      };
      measured[index].push(coldRun(start, measures));
    });
  return measured.map((values) => {
    const all = values.map((value) => value.all);
    return { p50: median(all), spread: spread(all), loading: median(values.map(({ loading }) => loading)) };
  });
};

/** Tells of each file that is loaded. */
const HOOKS = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from 'node:fs';
  export const load = (url, context, next) => {
    if (url.startsWith('file:')) writeSync(2, 'loaded ' + url + '\\n');
    return next(url, context);
  };`)}`;
const REGISTER = `data:text/javascript,${encodeURIComponent(`
  import { register } from 'node:module';
  register(${JSON.stringify(HOOKS)});`)}`;

const spawnWithHooks = (source, env) =>
  spawnSync(process.execPath, ['--import', REGISTER, '--input-type=module', '-e', source], {
    encoding: 'utf8',
    env: environment(env),
  });

/** The files that a cold start loads with their bytes, and how many of Node's own modules. */
export const loadedBy = (start) => {
  const count = program(start, {
    before: 'const known = process.moduleLoadList.length;',
    report: 'process.moduleLoadList.length - known',
  });
  const { stderr } = spawnWithHooks(program(start, { report: '0' }), start.env);
  const files = [...stderr.matchAll(/^loaded (\S+)$/gm)].map(([, url]) => fileURLToPath(url));
  return {
    files: files.length,
    bytes: files.reduce((sum, file) => sum + statSync(file).size, 0),
    largest: files
      .map((file) => ({ name: basename(file), bytes: statSync(file).size }))
      .toSorted((one, other) => other.bytes - one.bytes),
    builtIn: run(count, start.env),
  };
};
