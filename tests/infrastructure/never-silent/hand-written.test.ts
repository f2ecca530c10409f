import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedCatalogue } from '../../../src/app/armies/lists/shipped-catalogue';
import { readArmyText } from '../../../src/infrastructure/army-text/read-army-text';
import { armyText } from '../army-text/army-as-text';
import { isDoubtful } from './written-armies';

/**
 * 60 lists as players write them. Behind each stand the army that its writer meant (`->`), the lines that no reader may take for certain
 * (`?`), and those whose sums are not the army's (`!`).
 */
const written = readFileSync(join(import.meta.dirname, 'hand-written-lists.txt'), 'utf8')
  .split(/^====\n/m)
  .filter((text) => text !== '')
  .map((one) => {
    const lines = one.trimEnd().split('\n');
    const marked = (mark: string) =>
      lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
    const numbers = (mark: string) => marked(mark).flatMap((line) => line.trim().split(' ').map(Number));
    const end = lines.findIndex((line) => line.startsWith('-> '));
    return {
      text: lines.slice(0, end).join('\n'),
      army: marked('-> '),
      open: numbers('? '),
      sums: numbers('! '),
    };
  });

const readings = written.map((one) => {
  const read = readArmyText(one.text, shippedCatalogue());
  if (!read.ok) throw new Error(read.error.detail);
  return { ...one, reading: read.value, isExact: armyText(read.value).join('\n') === one.army.join('\n') };
});

it.each(readings.map((one, index) => [index + 1, one.text.split('\n', 2).join(' / '), one] as const))(
  '%d: %s',
  (_number, _name, { army, open, sums, reading, isExact }) => {
    const certain = reading.lines.filter(
      ({ line, status }) => open.includes(line) && (status === 'UNDERSTOOD' || status === 'IGNORED'),
    );
    expect(certain.map(({ text }) => text)).toEqual([]);
    if (isExact) expect(reading.differences.map(({ line }) => line)).toEqual(sums);
    else if (!isDoubtful(reading)) expect(armyText(reading)).toEqual(army);
  },
);

it('are 60, and most are read as they were meant', () => {
  expect(readings).toHaveLength(60);
  expect(readings.filter(({ isExact }) => isExact).length).toBeGreaterThan(25);
});

/** What stands in a text as it is, and with something put before each word of a line in turn. */
const withInserted = (text: string, line: number, inserted: string): readonly string[] => {
  const lines = text.split('\n');
  const words = (lines[line - 1] ?? '').split(' ');
  return [...words, ''].map((_, at) =>
    lines.with(line - 1, [...words.slice(0, at), inserted, ...words.slice(at)].join(' ')).join('\n'),
  );
};

it.each(['zyxq', '17'])(
  '"%s" anywhere in a line that was understood is not understood with it',
  (inserted) => {
    const silent = readings.flatMap(({ text, reading }) =>
      reading.lines
        .filter(({ status }) => status === 'UNDERSTOOD')
        .flatMap(({ line }) => withInserted(text, line, inserted).map((changed) => [line, changed] as const))
        .filter(([line, changed]) => {
          const read = readArmyText(changed, shippedCatalogue());
          if (!read.ok) return false;
          const isSaid = read.value.differences.some((difference) => difference.line === line);
          const isSame = armyText(read.value).join() === armyText(reading).join();
          const { status } = read.value.lines.find((one) => one.line === line) ?? {};
          // 17 models are understood where they are read.
          return status === 'UNDERSTOOD' && !isSaid && (isSame || inserted !== '17');
        })
        .map(([line, changed]) => changed.split('\n')[line - 1]),
    );
    expect(silent).toEqual([]);
  },
);
