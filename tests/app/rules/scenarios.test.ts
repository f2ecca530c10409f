import { scenario } from '../../../src/app/rules/scenarios/scenarios';
import { scenarios } from '../../../src/app/rules/scenarios/scenarios';
import { scoreScenario } from '../../../src/app/rules/scenarios/score-scenario';
import { call } from '../../../src/app/kernel/use-case';

const faultsOf = async (raw: unknown): Promise<readonly string[]> => {
  const answer = await call(scoreScenario, raw, undefined);
  if (answer.ok || answer.error.code !== 'INVALID_INPUT') throw new Error('expected faults');
  return answer.error.faults.map(({ path, code }) => `${path} ${code}`);
};

describe('scoreScenario', () => {
  it('lists what is out of range and what cannot be in one answer', async () => {
    const leaders = [{}, {}, {}];
    const sides = [
      { broken: false, quarterLeft: true, banners: -1, leaders },
      { startingModels: 10, modelsLeft: 11, banners: 0.5, leaders: [{ slain: true }, { slain: false }] },
    ];
    expect([...(await faultsOf({ id: 'no-escape', sides }))].sort()).toEqual([
      'sides[0].banners TOO_SMALL',
      'sides[0].leaders TOO_LONG',
      'sides[0].leaders[0].slain REQUIRED',
      'sides[0].leaders[0].wounds REQUIRED',
      'sides[0].leaders[1].slain REQUIRED',
      'sides[0].quarterLeft INCONSISTENT',
      'sides[1].banners WRONG_TYPE',
      'sides[1].modelsLeft INCONSISTENT',
    ]);
  });

  it('refuses unknown fields and wrong types', async () => {
    expect(await faultsOf({ id: 'no-escape', sides: [{ brokn: true }, { broken: 'yes' }] })).toEqual([
      'sides[0].brokn UNKNOWN_FIELD',
      'sides[1].broken WRONG_TYPE',
    ]);
  });

  it.each([
    [[], 'sides TOO_SHORT'],
    [[{}, {}, {}], 'sides TOO_LONG'],
  ])('wants two sides: %j', async (sides, fault) => {
    expect(await faultsOf({ id: 'no-escape', sides })).toEqual([fault]);
  });

  it('refuses negative kills beside whatever else is wrong', async () => {
    const leaders = [
      { killsInCombat: -1, slainByEnemyLeader: false },
      { killsInCombat: 0, slainByEnemyLeader: true },
    ];
    const calm = leaders.map(() => ({ killsInCombat: 0, slainByEnemyLeader: false }));
    const sides = [
      { broken: false, leaders },
      { broken: false, leaders: calm },
    ];
    expect(await faultsOf({ id: 'clash-of-champions', sides })).toEqual([
      'sides[0].leaders[0].killsInCombat TOO_SMALL',
      'sides[1].leaders INCONSISTENT',
    ]);
  });

  it('answers the Victory Points in the order of the sides, as a result report takes them', async () => {
    const sides = [
      { startingModels: 10, modelsLeft: 0 },
      { startingModels: 10, modelsLeft: 3 },
    ];
    const answer = await call(scoreScenario, { id: 'the-forces-clash', sides }, undefined);
    expect(answer).toMatchObject({
      ok: true,
      value: { scenario: 'the-forces-clash', ruleset: 'MESBG_2018', victoryPoints: [0, 0], winner: 'SECOND' },
    });
  });

  it('names the nearest scenario', async () => {
    const answer = await call(scoreScenario, { id: 'take-and-hodl', sides: [{}, {}] }, undefined);
    expect(answer).toMatchObject({
      ok: false,
      error: { code: 'NOT_FOUND', kind: 'scenario', nearest: ['take-and-hold'] },
    });
  });
});

describe('scenarios', () => {
  it.each([
    [undefined, 7],
    ['DOUBLES', 6],
    ['SINGLES', 1],
  ])('of format %s are %i', async (format, expected) => {
    const answer = await call(scenarios, { format }, undefined);
    expect(answer.ok && answer.value.items.length).toBe(expected);
  });

  it('tell which facts they ask for', async () => {
    const answer = await call(scenario, { id: 'cornered' }, undefined);
    expect(answer.ok && answer.value.facts.map(({ name }) => name)).toEqual([
      'BROKEN',
      'BANNERS',
      'LEADER_WOUNDS_OF_A',
      'OBJECTIVES',
    ]);
  });
});
