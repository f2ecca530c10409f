import { doublesScenarios, scenarioFaults } from '../../../src/app/tournaments/scenario-of-round';
import { scenarios } from '../../../src/domain/rules/scenarios';

describe('the scenarios of a doubles event', () => {
  it('are the scenarios of document 000, in its order', () => {
    const doubles = scenarios.filter(({ format }) => format === 'DOUBLES');
    expect(doublesScenarios).toEqual(doubles.map(({ id }) => id));
    expect(doublesScenarios).toHaveLength(6);
  });

  it('are the only ones it may name, where each wrong one is told', () => {
    expect(
      scenarioFaults('DOUBLES', ['cornered', 'the-forces-clash', 'duel-of-wits', 'nothing']),
    ).toMatchObject([
      { path: 'scenarios[1]', code: 'NOT_ALLOWED' },
      { path: 'scenarios[3]', code: 'NOT_ALLOWED' },
    ]);
  });
});
