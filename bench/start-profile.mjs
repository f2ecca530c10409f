// Where the time of a cold start goes: samples of V8's profiler from loading the bundle to the first answer.
import { coldRun } from './cold.mjs';
import { median } from './measure.mjs';

const INTERVAL_US = 100;

const START = `
  const { Session } = await import('node:inspector/promises');
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: ${INTERVAL_US} });
  await session.post('Profiler.start');`;
const STOP = "(await session.post('Profiler.stop')).profile";

/** Of the bundle, not of the program that calls it. */
const isOurs = ({ url }) => url.startsWith('file:') && !url.includes('[eval');

/** What a sample was for: the first that matches a function on its stack. */
const KINDS = [
  { name: 'collecting garbage', is: ({ functionName }) => functionName === '(garbage collector)' },
  {
    name: 'compiling',
    is: ({ functionName }) => ['compileSourceTextModule', 'compileFunction'].includes(functionName),
  },
  {
    name: "Node's own modules",
    is: ({ functionName }) => ['requireBuiltin', 'compileForInternalLoader'].includes(functionName),
  },
  {
    name: 'running modules',
    is: (frame) =>
      isOurs(frame) && frame.functionName === '' && frame.lineNumber === 0 && frame.columnNumber === 0,
  },
  { name: 'the answer', is: isOurs },
  { name: 'finding and reading files', is: ({ url }) => /^node:(internal\/(modules|fs)|fs)/.test(url) },
];
const OTHER = 'the rest';
export const kindNames = [...KINDS.map(({ name }) => name), OTHER];

/** The milliseconds of each kind in a profile. Idle is no CPU time. */
const byKind = ({ nodes, samples, timeDeltas }) => {
  const nodeOf = new Map(nodes.map((node) => [node.id, node]));
  const parentOf = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const kindOf = (id) => {
    const stack = [];
    for (let at = id; at !== undefined; at = parentOf.get(at)) stack.push(nodeOf.get(at).callFrame);
    if (stack[0].functionName === '(idle)') return undefined;
    return KINDS.find(({ is }) => stack.some(is))?.name ?? OTHER;
  };
  const ms = Object.fromEntries(kindNames.map((name) => [name, 0]));
  samples.forEach((id, index) => {
    const kind = kindOf(id);
    if (kind !== undefined) ms[kind] += timeDeltas[index] / 1000;
  });
  return ms;
};

/** The milliseconds of each kind in a cold start: medians of so many. */
export const profileOf = (start, times = 9) => {
  const runs = Array.from({ length: times }, () => byKind(coldRun(start, { before: START, report: STOP })));
  return Object.fromEntries(kindNames.map((name) => [name, median(runs.map((ms) => ms[name]))]));
};
