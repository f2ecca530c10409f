import { doubles, errors, force, found, singles, unit, warband } from '../army';

/** A captain (50) and Warriors (10 each). */
const worth = (points: number) =>
  force('west', warband('west-captain', unit('west-warrior', (points - 50) / 10)));

describe('in singles the whole army keeps to the limit', () => {
  it.each([
    [151, []],
    [150, []],
    [149, [['', 150, 149]]],
  ])('150 points under a limit of %i', (limit, expected) => {
    expect(found(singles(limit, worth(150)), 'OVER_POINTS_LIMIT')).toEqual(expected);
  });

  it('allies together', () => {
    const woods = force('woods', warband('woods-captain', unit('woods-warrior', 5)));
    expect(found(singles(249, worth(150), woods), 'OVER_POINTS_LIMIT')).toEqual([['', 250, 249]]);
    expect(errors(singles(250, worth(150), woods))).toEqual([]);
  });

  it('options cost for each model that has them', () => {
    const armed = force('west', warband('west-captain', unit('west-warrior', 10, { bow: 3, spear: 10 })));
    expect(found(singles(100, armed), 'OVER_POINTS_LIMIT')).toEqual([['', 173, 100]]);
  });
});

describe('in doubles each force keeps to half of the limit', () => {
  const lord = warband('west-lord', unit('west-warrior', 15));
  const lance = unit('west-captain', 1, { lance: 1 });
  const jay = force('west', lord, warband(lance, unit('west-warrior', 11)));
  const rob = force('west', lord, warband('west-captain', unit('west-warrior', 12)));
  const greedyRob = force('west', lord, warband(lance, unit('west-warrior', 12)));

  // Document 000, THE ARMY: 395 and 400 points of an army of 800.
  it('395 and 400 of 800 stand; the five points are lost', () => {
    expect(found(doubles(800, jay, rob), 'POINTS_LEFT_OVER')).toEqual([['0', 395, 400]]);
    expect(errors(doubles(800, jay, rob))).toEqual([]);
  });

  it('the partner may not spend them', () => {
    expect(found(doubles(800, jay, greedyRob), 'OVER_POINTS_LIMIT')).toEqual([['1', 405, 400]]);
    expect(errors(doubles(800, jay, greedyRob))).toEqual(['OVER_POINTS_LIMIT']);
  });

  it('an odd limit is refused, and a force over the larger half told as well', () => {
    expect(found(doubles(801, jay, rob), 'ODD_POINTS_LIMIT')).toEqual([['', 801, null]]);
    expect(errors(doubles(801, jay, greedyRob))).toEqual(['ODD_POINTS_LIMIT', 'OVER_POINTS_LIMIT']);
    expect(found(doubles(801, jay, rob), 'POINTS_LEFT_OVER')).toEqual([]);
  });

  it('in singles an odd limit is as good as any', () => {
    expect(errors(singles(801, jay))).toEqual([]);
  });
});
