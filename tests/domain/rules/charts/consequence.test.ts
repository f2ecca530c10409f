import { climb } from '../../../../src/domain/rules/charts/climb';
import { resolveChart } from '../../../../src/domain/rules/charts/resolve-chart';

const climbed = (natural: number) =>
  resolveChart(climb.variants[0], {
    natural,
    modifiers: [],
    might: 0,
    facts: { remainingMoveInches: 4 },
  }).consequence;

describe('what follows a climb (003, CLIMB TABLE [p. 28])', () => {
  it.each([2, 3, 4, 5])('%s climbs as far as the move allows, then moves no further', (natural) => {
    expect(climbed(natural).mayMoveInches).toBe(0);
    expect(climbed(natural).texts).toEqual(['climbs up to 4"; at the top it moves no further this turn']);
  });

  it('6 may move on with what is left', () => {
    expect(climbed(6).mayMoveInches).toBe(4);
  });
});
