import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { functions } from '../../src/functions';

const root = join(__dirname, '../..');

/** What the script says, asked in a process of its own because it is an ES module. */
const overBudget = (sizes: object, budgets?: object): readonly string[] => {
  const program = `import { overBudget } from './scripts/size-budgets.mjs';
    console.log(JSON.stringify(overBudget(...${JSON.stringify(budgets === undefined ? [sizes] : [sizes, budgets])})))`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: root });
  return JSON.parse(output.toString()) as readonly string[];
};

describe('the size budgets', () => {
  it('name what is over, and what has none', () => {
    const sizes = { a: { startBytes: 10 }, b: { startBytes: 11 }, c: { startBytes: 1 } };
    expect(overBudget(sizes, { a: 10, b: 10 })).toEqual([
      'b: 11 bytes at start, budget 10',
      'c: 1 bytes at start, budget missing',
    ]);
  });

  it('hold the rules to 32 KB and GraphQL to 418 KB', () => {
    expect(overBudget({ rules: { startBytes: 32_000 }, graphql: { startBytes: 418_000 } })).toEqual([]);
    expect(overBudget({ rules: { startBytes: 32_001 }, graphql: { startBytes: 418_001 } })).toEqual([
      'rules: 32001 bytes at start, budget 32000',
      'graphql: 418001 bytes at start, budget 418000',
    ]);
  });

  it('are set for every function', () => {
    const sizes = Object.fromEntries(functions.map(({ name }) => [name, { startBytes: 1 }]));
    expect(overBudget(sizes)).toEqual([]);
  });
});
