import { doubles, force, report, singles, unit, warband } from './army';

const warriors = (count: number) => force('west', warband('west-king', unit('west-champion', count)));

describe('Broken with more than half lost, a quarter left at most (ruling 17)', () => {
  it.each([
    [1, 1, 0],
    [2, 2, 0],
    [3, 2, 0],
    [4, 3, 1],
    [5, 3, 1],
    [8, 5, 2],
    [15, 8, 3],
    [16, 9, 4],
  ])('%i models: broken at %i, a quarter at %i', (models, brokenAt, quarterAt) => {
    const army = force(
      'west',
      warband('west-king', ...(models > 1 ? [unit('west-champion', models - 1)] : [])),
    );
    expect(report(singles(1000, army)).facts).toMatchObject({ models, brokenAt, quarterAt });
  });

  it('in doubles of the whole army (000, BREAKING)', () => {
    const { facts } = report(
      doubles(2000, warriors(10), force('west', warband('west-lord', unit('west-champion', 9)))),
    );
    expect(facts).toMatchObject({ models: 21, brokenAt: 11, quarterAt: 5 });
    expect(facts.forces.map(({ models, brokenAt }) => [models, brokenAt])).toEqual([
      [11, 6],
      [10, 6],
    ]);
  });
});

it('counts points, Warriors, models and Might', () => {
  const { facts } = report(
    singles(
      1000,
      force(
        'west',
        warband(
          unit('west-captain', 1, { horse: 1 }),
          unit('west-warrior', 4, { spear: 2 }),
          unit('west-guide'),
        ),
        warband(unit('west-catapult', 1, { crew: 1 })),
      ),
    ),
  );
  // 50 + 10; 40 + 4; 20; 60 + 10. Each of the three Heroes (the engine's leader too) has Might 2.
  expect(facts).toMatchObject({ points: 194, models: 11, warriors: 8, might: 6 });
});

it('names the bonuses that are kept', () => {
  const army = (...lists: readonly string[]) =>
    report(singles(1000, ...lists.map((id) => force(id, warband(`${id}-lord`))))).facts.forces.map(
      ({ bonuses }) => bonuses,
    );
  expect(army('west', 'woods')).toEqual([['Bonus of west'], ['Bonus of woods']]);
  expect(army('west', 'lakes')).toEqual([[], []]);
  const legion = report(singles(1000, force('free-host', warband('west-lord')))).facts;
  expect(legion.forces[0]?.bonuses).toEqual(['Bonus of free-host']);
});
