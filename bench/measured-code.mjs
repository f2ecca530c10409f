// The code that each part of the bench measures, and one hash of it: of its minified bundle, so that comments, types and the places of
// files do not count, and without packages, whose versions are fixed.
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { loadFunctions } from '../scripts/build/bundles.mjs';
import { entryOf } from '../scripts/function-entries.mjs';
import { findOperations } from '../scripts/generate/read-operations.mjs';
import { forNode } from '../scripts/bundling.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const EVENT = [
  ...['createTournament', 'registerEntrant', 'drawRound', 'startRound', 'reportResult', 'standings'],
  ...['tournament', 'liveCursor'],
];
const ODDS = ['duelOdds', 'fightOdds', 'strikeOdds', 'volleyOdds', 'mightAdvice'];

/** By part: operations by name, functions, and files. What these load later counts only `withLater`. */
const MEASURED = {
  acts: { functions: ['web'], withLater: true },
  armies: { operations: ['validateArmy', 'matchup', 'armyList'] },
  'costliest-request': { operations: [...ODDS, 'validateArmy', 'readRoster', 'matchup', 'armySheet'] },
  discord: { functions: ['discord'] },
  fights: { operations: ODDS },
  'first-view': { functions: ['web', 'documents'], withLater: true },
  interfaces: { functions: ['rules', 'graphql'], operations: ['toWound', 'tournament'] },
  leagues: { operations: ['leagueTable', 'leaguePlayers', 'leagueRatings', 'leagueHeadToHead'] },
  live: { operations: EVENT, files: ['src/infrastructure/local/start.ts'] },
  load: { functions: ['rules', 'graphql'], operations: ['toWound', 'duelOdds', ...EVENT] },
  'large-event': { operations: [...EVENT, 'importTournament'], files: ['src/infrastructure/local/start.ts'] },
  'page-views': { functions: ['web'], withLater: true },
  pairing: { operations: ['calculatePairings', 'calculateStandings'] },
  pictures: { operations: ['duelMatrixPicture', 'duelCurvesPicture', 'strikeWoundsPicture'] },
  search: { operations: ['searchRules'] },
  start: { files: ['src/infrastructure/local/start.ts', 'scripts/build/build-process.mjs'] },
  store: { operations: [...EVENT, 'createGame', 'changeGame'] },
  web: { functions: ['web'], withLater: true },
};

/** The modules of a part, each of which imports what is measured. */
const modulesOf = ({ functions = [], operations = [], files = [] }, { rows, found }) => {
  const named = (list, name) => {
    const one = list.find((candidate) => candidate.name === name);
    if (one === undefined) throw new Error(`bench/measured-code.mjs: there is no ${name}`);
    return one;
  };
  return [
    ...operations.map((name) => `export { ${name} } from './${named(found, name).file}';`),
    ...files.map((file) => `import './${file}';`),
    ...functions.map((name) => entryOf(named(rows, name))),
  ];
};

/** Stands for what is loaded later. */
const later = {
  name: 'later',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\./ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: 'later', external: true } : undefined,
    ),
};

const bundled = async (contents, withLater) => {
  const { outputFiles } = await build({
    ...forNode,
    absWorkingDir: root,
    stdin: { contents, resolveDir: root, loader: 'ts' },
    packages: 'external',
    minify: true,
    plugins: withLater ? [] : [later],
    loader: { '.graphql': 'text' },
  });
  return outputFiles[0].text;
};

/** The hash of the code that each part measures. */
export const measuredCode = async (parts) => {
  const context = { rows: (await loadFunctions()).table.functions, found: findOperations(root) };
  const hashes = await Promise.all(
    parts.map(async (part) => {
      const measured = MEASURED[part];
      if (measured === undefined) throw new Error(`bench/measured-code.mjs does not know the part ${part}`);
      const hash = createHash('sha256');
      for (const contents of modulesOf(measured, context))
        hash.update(await bundled(contents, measured.withLater === true));
      return [part, hash.digest('base64url').slice(0, 16)];
    }),
  );
  return Object.fromEntries(hashes);
};
