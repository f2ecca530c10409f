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

  it('hold the rules to 32.1 KB and GraphQL to 419 KB', () => {
    expect(overBudget({ rules: { startBytes: 32_100 }, graphql: { startBytes: 419_000 } })).toEqual([]);
    expect(overBudget({ rules: { startBytes: 32_101 }, graphql: { startBytes: 419_001 } })).toEqual([
      'rules: 32101 bytes at start, budget 32100',
      'graphql: 419001 bytes at start, budget 419000',
    ]);
  });

  it('are set for every function', () => {
    const sizes = Object.fromEntries(functions.map(({ name }) => [name, { startBytes: 1 }]));
    expect(overBudget(sizes)).toEqual([]);
  });
});
