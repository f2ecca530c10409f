import { doublesScenarios, scenarioFaults } from '../../../src/domain/tournaments/changes/doubles-scenarios';
import {
  scoringSheets2024,
  unscored2024,
} from '../../../src/domain/rules/rulesets/mesbg-2024/scenarios/sheets';
import { scenarios } from '../../../src/domain/rules/scenarios';
import { does, newScene } from './scene';
import type { ReportedTable, Round, Tournament } from '../../../src/app/kernel/generated/answers';

describe('the scenarios of a doubles event', () => {
  it('are the scenarios of document 000, in its order', () => {
    const doubles = scenarios.filter(({ format }) => format === 'DOUBLES');
    expect(doublesScenarios).toEqual(doubles.map(({ id }) => id));
    expect(doublesScenarios).toHaveLength(6);
  });

  it('are the only ones it may name, where each wrong one is told', () => {
    expect(
      scenarioFaults({ format: 'DOUBLES' }, ['cornered', 'the-forces-clash', 'duel-of-wits', 'nothing']),
    ).toMatchObject([
      { path: 'scenarios[1]', code: 'NOT_ALLOWED' },
      { path: 'scenarios[3]', code: 'NOT_ALLOWED' },
    ]);
  });
});

describe('the scenarios of an event of the 2024 edition', () => {
  it('are those of its own edition: in doubles no others, with the sheets that they are scored by', () => {
    const of2024 = [...scoringSheets2024, ...unscored2024].filter(({ format }) => format === 'DOUBLES');
    const ids = of2024.map(({ id }) => id);
    expect(ids).toHaveLength(6);
    expect(scenarioFaults({ format: 'DOUBLES', edition: '2024' }, ids)).toEqual([]);
    expect(scenarioFaults({ format: 'DOUBLES', edition: '2024' }, ['no-escape'])).toMatchObject([
      {
        path: 'scenarios[0]',
        message:
          'must be one of 2024-no-escape, 2024-total-conquest, 2024-take-hold, 2024-clash-of-champions, 2024-cornered, 2024-duel-of-wits',
      },
    ]);
  });

  it('are taken by the pool of a pack, drawn, and vetoed', async () => {
    const pool = ['2024-hold-ground', '2024-domination', '2024-reconnoitre'];
    const scene = await newScene({
      edition: '2024',
      rounds: 1,
      pack: { scenarios: { by: 'VETOED', pool, choices: 2 } },
    });
    for (const name of ['Ann', 'Ben']) await does(scene, 'registerEntrant', { name });
    const drawn = await does<{ readonly scenarioChoices: readonly string[] }>(scene, 'drawRound');
    expect(drawn.scenarioChoices).toHaveLength(2);
    expect(pool).toEqual(expect.arrayContaining([...drawn.scenarioChoices]));
    const [gone = '', left = ''] = drawn.scenarioChoices;
    const { veto } = await does<ReportedTable>(scene, 'vetoScenario', { round: 1, table: 1, scenario: gone });
    expect(veto).toMatchObject({ scenario: left, left: [left], next: null });
  });

  it('are drawn from the pool of a pack for the whole round, and another than its edition’s is refused', async () => {
    const pool = ['2024-domination'];
    const scene = await newScene({ edition: '2024', rounds: 1, pack: { scenarios: { by: 'DRAWN', pool } } });
    for (const name of ['Ann', 'Ben']) await does(scene, 'registerEntrant', { name });
    expect((await does<Round>(scene, 'drawRound')).scenario).toBe('2024-domination');
  });
});

describe('a doubles event whose organiser names the scenarios', () => {
  const pool = { by: 'DRAWN', pool: ['no-escape', 'cornered'] };
  // prettier-ignore
  const cases = [
    ['none named', {}, ['Rounds 1, 2, 3 have no scenario: name one for each.']],
    ['one in the middle', { scenarios: [null, 'cornered'] }, ['Rounds 1, 3 have no scenario: name one for each.']],
    ['all but the last', { scenarios: ['no-escape', 'cornered'] }, ['Round 3 has no scenario: name one.']],
    ['each named', { scenarios: ['no-escape', 'cornered', 'duel-of-wits'] }, []],
    ['drawn from the pool of its pack', { pack: { scenarios: pool } }, []],
    ['single games', { format: 'SINGLES' }, []],
  ] as const;
  it.each(cases)('is warned of rounds without one: %s', async (_name, settings, warnings) => {
    const scene = await newScene({ format: 'DOUBLES', rounds: 3, ...settings });
    expect((await does<Tournament>(scene, 'tournament')).warnings).toEqual(warnings);
  });

  it('is not asked for that of a round that is drawn', async () => {
    const scene = await newScene({ format: 'DOUBLES', rounds: 1 });
    for (const name of ['Rohan', 'Gondor'])
      await does(scene, 'registerEntrant', { name, members: [`Ann of ${name}`, `Bert of ${name}`] });
    await does(scene, 'drawRound');
    expect((await does<Tournament>(scene, 'tournament')).warnings).toEqual([]);
  });

  it('names the second alone, and takes it back', async () => {
    const scene = await newScene({ format: 'DOUBLES', rounds: 2 });
    const named = await does<Tournament>(scene, 'updateTournament', { scenarios: [null, 'cornered'] });
    expect(named.scenarios).toEqual([null, 'cornered']);
    const none = await does<Tournament>(scene, 'updateTournament', { scenarios: null });
    expect(none.scenarios).toEqual([]);
  });
});
