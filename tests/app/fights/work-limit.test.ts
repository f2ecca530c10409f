import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { everyOperation } from '../../generated/every-operation';
import { WORK_LIMIT } from '../../../src/domain/rules/rulesets/fight-model';

/** Whoever asks can know the limit before being refused by it. */
describe('the work that one answer may take', () => {
  const stated = `${WORK_LIMIT} states to work through`;

  it.each([
    'strikeOdds',
    'fightOdds',
    'volleyOdds',
    'resolveFight',
    'rollFight',
    'resolveVolley',
    'rollVolley',
  ] as const)('is stated in the input of %s', (name) => {
    const schema = z.toJSONSchema(everyOperation[name].input, { io: 'input', unrepresentable: 'any' });
    expect(JSON.stringify(schema)).toContain(stated);
  });

  it('is stated in the GraphQL schema, in each input that it bounds', () => {
    const schema = readFileSync(join(__dirname, '../../../schema.graphql'), 'utf8');
    const inputs = schema
      .split(/^input /m)
      .filter((text) => text.includes(stated))
      .map((text) => text.slice(0, text.indexOf(' ')));
    expect(inputs.sort()).toEqual([
      'FightOddsInput',
      'FightReadingsInput',
      'NeededShotsInput',
      'NeededStrikesInput',
      'NeededToSlayInput',
      'PhaseFightInput',
      'RefereedFightSidesInput',
      'ResolveFightInput',
      'ResolveVolleyInput',
      'RollFightInput',
      'RollVolleyInput',
      'StrikeOddsInput',
      'ThrowThenFightInput',
      'VolleyOddsInput',
    ]);
  });
});
