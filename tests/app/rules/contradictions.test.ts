import { faultsOf, valueOf } from '../fights/asking';

/** Distances and states that cannot be are refused by name. */
const way = { moveInches: 6, distanceInches: 3 };
const shot = { alignment: 'GOOD', weapon: 'BOW', moveInches: 6, distanceInches: 10 };

describe.each(['mayMove', 'mayCharge'] as const)('%s', (operation) => {
  describe.each(['2018', '2024'])('in the %s edition', (edition) => {
    test.each<[object, string]>([
      [{ movedInches: 60 }, 'movedInches TOO_LARGE it cannot have moved 60" with a Move of 6"'],
      [
        { difficultInches: 4 },
        'difficultInches TOO_LARGE 4" of difficult ground do not fit into a way of 3"',
      ],
      [{ standsUp: true }, 'standsUp INCONSISTENT only a Prone model stands up'],
    ])('refuses %p', async (given, fault) => {
      expect(await faultsOf(operation, { ...way, ...given, edition })).toEqual([fault]);
    });
  });

  test('knows that a Heroic March and Command move further', async () => {
    await valueOf(operation, { ...way, movedInches: 9, heroicMarch: true });
    await valueOf(operation, { ...way, movedInches: 9, commanded: true });
  });
});

test.each(['2018', '2024'])('a shot after 60 inches with Move 6 in %s', async (edition) => {
  expect(await faultsOf('mayShoot', { ...shot, movedInches: 60, edition })).toEqual([
    'movedInches TOO_LARGE it cannot have moved 60" with a Move of 6"',
  ]);
});

test.each<[Parameters<typeof faultsOf>[0], object]>([
  ['fallingDamage', { fallInches: 4 }],
  ['fallOdds', { fallInches: 4, defence: 5 }],
  ['terrainTest', { terrain: 'OBSTACLE', sizeInches: 1 }],
  ['terrainTest', { terrain: 'OBSTACLE', sizeInches: 1, edition: '2024' }],
  ['resolveChart', { id: 'leap', dice: [1], fallInches: 4 }],
])('%s refuses a model 0 inches high', async (operation, given) => {
  expect(await faultsOf(operation, { ...given, modelHeightInches: 0 })).toEqual([
    'modelHeightInches TOO_SMALL a model is more than 0 inches high',
  ]);
});
