import { errors, force, report, singles, unit, warband } from './army';

const only = (...units: readonly ReturnType<typeof unit>[]) =>
  report(singles(1000, force('west', warband('west-captain', ...units)))).findings;

describe('what the catalogue does not know is told, with the nearest that it knows', () => {
  it('a list', () => {
    const [finding] = report(singles(1000, force('wset', warband('west-captain')))).findings;
    expect(finding).toMatchObject({
      code: 'UNKNOWN_LIST',
      severity: 'ERROR',
      where: { force: 0, warband: null, unit: null },
      message: 'No army list or Legendary Legion has the id "wset"',
      fix: 'Nearest: west.',
    });
  });

  it('a profile', () => {
    const [finding] = only(unit('west-wariror'));
    expect(finding).toMatchObject({
      code: 'UNKNOWN_PROFILE',
      where: { force: 0, warband: 0, unit: 1 },
      fix: expect.stringMatching(/^Nearest: west-warrior/) as string,
      source: { document: 'CATALOGUE', heading: 'west' },
    });
  });

  it('an option', () => {
    const [finding] = only(unit('west-warrior', 2, { baner: 1 }));
    expect(finding).toMatchObject({
      code: 'UNKNOWN_OPTION',
      where: { force: 0, warband: 0, unit: 1 },
      message: 'west-warrior has no option "baner"',
      fix: 'Nearest: banner.',
    });
  });

  it('an option of somebody else: whose it is, and what there is', () => {
    const [finding] = only(unit('west-champion', 1, { bow: 1 }));
    expect(finding).toMatchObject({
      code: 'UNKNOWN_OPTION',
      fix: 'west-captain, west-warrior may have it. It has no options.',
    });
  });

  it('a list unlike any other', () => {
    const { findings } = report(singles(1000, force('qqqqqqqq', warband('west-captain'))));
    expect(findings[0]).toMatchObject({
      code: 'UNKNOWN_LIST',
      fix: 'See the army lists for those that there are.',
    });
  });

  it('a profile of another list is told apart', () => {
    // 000, THE ARMY: a force is of one army list.
    expect(only(unit('woods-warrior'))).toMatchObject([
      { code: 'NOT_IN_LIST', source: { document: '000', heading: 'THE ARMY' } },
    ]);
  });

  it('and of a list without profiles it says to send them', () => {
    const [finding] = report(singles(1000, force('havens', warband('shipwright')))).findings;
    expect(finding).toMatchObject({ code: 'UNKNOWN_PROFILE' });
    expect(finding?.fix).toMatch(/^Send the profiles of havens/);
  });
});

it('what is unknown counts nowhere', () => {
  const draft = singles(
    1000,
    force(
      'west',
      warband('west-captain', unit('west-warrior', 3, { bow: 1, jetpack: 3 }), unit('nobody', 9)),
    ),
  );
  expect(report(draft).facts).toMatchObject({ points: 81, models: 4, warriors: 3 });
  expect(errors(draft)).toEqual(['UNKNOWN_OPTION', 'UNKNOWN_PROFILE']);
});
