// Performs the changes of changes.mjs in a scratch copy in which the generator has run, runs the generator and the compiler there, and counts the product
// files written by hand for each. Fails where one takes more than it may, or where the copy does not generate or compile.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { changes } from './changes.mjs';
import { copyTo, run } from './scratch-copy.mjs';

const PRODUCT = /^(src|handlers|data|scripts)\/|^serverless\.yml$/;

/** Performs one edit; the text that it replaces must be there exactly once. */
const perform = (folder, { file, instead, text, isRemoved, renamed, word, from, to }) => {
  const path = join(folder, file);
  if (isRemoved) return rmSync(path);
  if (renamed !== undefined) return renameSync(path, join(folder, renamed));
  if (instead === undefined && word === undefined && from === undefined) {
    if (existsSync(path)) throw new Error(`${file} is there already`);
    mkdirSync(dirname(path), { recursive: true });
    return writeFileSync(path, text);
  }
  const before = readFileSync(path, 'utf8');
  if (word !== undefined)
    return writeFileSync(path, before.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), text));
  if (from !== undefined) {
    const [start, end] = [before.indexOf(from), before.indexOf(to)];
    if (start < 0 || end < start) throw new Error(`${file} does not hold, in this order: ${from} ... ${to}`);
    return writeFileSync(path, before.slice(0, start) + before.slice(end));
  }
  if (before.split(instead).length !== 2) throw new Error(`${file} does not hold exactly once: ${instead}`);
  return writeFileSync(
    path,
    before.replace(instead, () => text),
  );
};

const filesOf = ({ edits }) =>
  [...new Set(edits.map(({ file }) => file))].filter((file) => PRODUCT.test(file));

const generate = (folder) =>
  run('sh', ['-c', JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).scripts.generate], folder);

const faultsOf = (folder) => {
  const generated = generate(folder);
  if (!generated.passed) return [`the generator fails:\n${generated.output}`];
  const compiled = run(process.execPath, ['node_modules/typescript-7/bin/tsc', '-p', '.'], folder);
  return [
    ...(compiled.passed ? [] : [`the copy does not compile:\n${compiled.output}`]),
    ...changes.flatMap(({ name, shows }) =>
      shows
        .filter(([file, text]) => !readFileSync(join(folder, file), 'utf8').includes(text))
        .map(([file, text]) => `${name}: ${file} does not show ${JSON.stringify(text)}`),
    ),
    ...changes.flatMap(({ name, hides = [] }) =>
      hides
        .filter(([file, text]) => readFileSync(join(folder, file), 'utf8').includes(text))
        .map(([file, text]) => `${name}: ${file} still shows ${JSON.stringify(text)}`),
    ),
  ];
};

const folder = mkdtempSync(join(tmpdir(), 'muster-changes-'));
try {
  copyTo(folder);
  // The changes meet the generated files of before, as they do in a clone that is worked in.
  generate(folder);
  for (const { edits } of changes) for (const edit of edits) perform(folder, edit);
  const faults = [
    ...changes
      .filter((change) => filesOf(change).length > change.most)
      .map(
        (change) =>
          `${change.name} takes ${filesOf(change).length} files, at most ${change.most} are allowed`,
      ),
    ...faultsOf(folder),
  ];
  for (const change of changes)
    console.log(`${change.name}: ${filesOf(change).length} of at most ${change.most}`);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true });
}
