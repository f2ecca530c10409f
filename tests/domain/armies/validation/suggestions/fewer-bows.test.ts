import { doubles, force, singles, unit, warband } from '../army';
import { errorsAfter, suggestions } from './suggest';

const west = (...units: readonly ReturnType<typeof unit>[]) => force('west', warband('west-lord', ...units));
const only = (draft: Parameters<typeof suggestions>[0]) => {
  const all = suggestions(draft);
  expect(all).toHaveLength(1);
  expect(errorsAfter(draft, all[0]!)).toEqual([]);
  return all[0]!;
};

it('one more Warrior where the next third is one away and the points are there: nothing is lost', () => {
  const found = only(singles(500, west(unit('west-warrior', 9, { bow: 4 }))));
  expect(found).toMatchObject({
    code: 'OVER_BOW_LIMIT',
    where: { force: 0, warband: null, unit: null },
    text: 'Add 1 west-warrior (10 points more).',
    steps: 1,
    pointsLost: 0,
  });
});

it('one bow less where the points are spent', () => {
  // 80 + 90 + 4 = 174.
  expect(only(singles(174, west(unit('west-warrior', 9, { bow: 4 }))))).toMatchObject({
    text: 'Take 1 Bow from west-warrior (1 points less).',
    steps: 1,
    pointsLost: 1,
    changes: [
      {
        kind: 'REMOVE_OPTION',
        where: { force: 0, warband: 0, unit: 1 },
        profile: 'west-warrior',
        option: 'bow',
        count: 1,
        points: -1,
      },
    ],
  });
});

it('one more Warrior and one bow less before two bows less', () => {
  expect(only(singles(500, west(unit('west-warrior', 9, { bow: 5 }))))).toMatchObject({
    steps: 2,
    pointsLost: 1,
  });
});

it('models where the bow is not to be parted from them', () => {
  // 4 archers of 9 Warriors; a full warband of 15 has no room, and no points are left.
  const draft = singles(170, west(unit('west-archer', 4), unit('west-champion', 2)));
  // 6 Warriors may have 2 bows: with 2 archers gone 4 may have 2.
  expect(only(draft)).toMatchObject({
    steps: 2,
    pointsLost: 20,
    changes: [{ kind: 'REMOVE_MODELS', profile: 'west-archer', count: 2, points: -20 }],
  });
});

it('the bow of a model rather than the model', () => {
  const draft = singles(820 + 33, west(unit('west-archer', 2), unit('west-warrior', 3, { bow: 3 })));
  expect(only(draft)).toMatchObject({
    pointsLost: 3,
    changes: [{ kind: 'REMOVE_OPTION', profile: 'west-warrior', count: 3 }],
  });
});

it('within the force alone', () => {
  const draft = doubles(
    2 * 113,
    force('west', warband('west-lord', unit('west-warrior', 3))),
    west(unit('west-warrior', 3, { bow: 3 })),
  );
  expect(only(draft)).toMatchObject({
    where: { force: 1 },
    changes: [{ kind: 'REMOVE_OPTION', where: { force: 1 }, count: 2 }],
  });
});

it('both limits broken: each has its own way', () => {
  const draft = singles(100, west(unit('west-warrior', 9, { bow: 4 })));
  expect(suggestions(draft).map(({ code }) => code)).toEqual(['OVER_POINTS_LIMIT', 'OVER_BOW_LIMIT']);
});
