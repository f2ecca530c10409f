import type { Carrying, Remedy } from '../../../src/app/kernel/generated/answers';
import { valueOf } from '../fights/asking';

/** The changes that turn the answer, as `field value`. */
const turning = async (
  operation: Parameters<typeof valueOf>[0],
  question: object,
): Promise<readonly string[]> => {
  const { remedies } = await valueOf<{ remedies: readonly Remedy[] }>(operation, question);
  return remedies
    .filter(({ turns }) => turns)
    .map(({ changes }) => changes.map(({ path, value }) => `${path} ${value ?? 'none'}`).join(' and '));
};

const shot = { alignment: 'GOOD', weapon: 'BOW', moveInches: 6, distanceInches: 20 };

test('a bow that moved 4 of 6 inches may shoot had it moved 3 or less (003, THE SHOOT PHASE)', async () => {
  const { remedies } = await valueOf<{ remedies: readonly Remedy[] }>('mayShoot', {
    ...shot,
    movedInches: 4,
  });
  expect(remedies).toEqual([
    {
      changes: [
        {
          path: 'movedInches',
          value: '3',
          text: 'How far it has moved this turn, standing up left out, in inches: 3 or less',
        },
      ],
      removes: ['MOVED_TOO_FAR'],
      turns: true,
    },
  ]);
});

test('where two things forbid the shot, both changes together turn it, and each says which reason it removes', async () => {
  const question = { ...shot, movedInches: 4, distanceInches: 30 };
  expect(await turning('mayShoot', question)).toEqual(['movedInches 3 and distanceInches 24']);
  const { remedies } = await valueOf<{ remedies: readonly Remedy[] }>('mayShoot', question);
  expect(remedies.slice(1).map(({ removes, turns }) => [removes, turns])).toEqual([
    [['MOVED_TOO_FAR'], false],
    [['OUT_OF_RANGE'], false],
  ]);
});

test('three reasons need three changes: none turns the answer, each removes its own', async () => {
  const question = { ...shot, movedInches: 4, prone: true, targetEngaged: true };
  expect(await turning('mayShoot', question)).toEqual([]);
  const { remedies } = await valueOf<{ remedies: readonly Remedy[] }>('mayShoot', question);
  expect(remedies.map(({ removes }) => removes)).toEqual([
    ['MOVED_TOO_FAR'],
    ['PRONE'],
    ['GOOD_INTO_A_FIGHT'],
  ]);
});

test('a charge over 2 inches of difficult ground: open ground, or 2 inches nearer (003, THE MOVE PHASE)', async () => {
  expect(await turning('mayCharge', { moveInches: 6, distanceInches: 6, difficultInches: 2 })).toEqual([
    'difficultInches 0',
    'distanceInches 4',
  ]);
});

test('a Prone model charges if it is not Prone, or stands up first: a change that the question refuses is none', async () => {
  expect(await turning('mayCharge', { moveInches: 6, distanceInches: 3, prone: true })).toEqual([
    'prone false',
    'standsUp true',
  ]);
});

test('Will of Evil: the last point is not cast with, a second or the free one of a Staff is', async () => {
  expect(await turning('mayCast', { will: 1, willOfEvil: true })).toEqual(['will 2', 'freeWill true']);
});

test('facts of things in the way are changed too: the friend is not Engaged, or there is room', async () => {
  const question = { freeInches: 0, blockers: [{ kind: 'FRIEND', engaged: true }] };
  expect(await turning('isTrapped', question)).toEqual(['freeInches 1', 'blockers[0].engaged false']);
  expect(
    await turning('isTrapped', {
      freeInches: 0.5,
      blockers: [{ kind: 'FRIEND' }, { kind: 'ENEMY' }],
    }),
  ).toEqual(['freeInches 1', 'blockers[1] none']);
});

test('a model has its weapon, its base and its Move: no remedy changes them', async () => {
  expect(await turning('maySupport', { weapon: 'SPEAR', baseMm: 25, friendBaseMm: 40 })).toEqual([]);
  expect(await turning('maySupport', { weapon: 'SPEAR', type: 'CAVALRY' })).toEqual([]);
});

test('Cavalry picks a light burden up that does not lie on the ground', async () => {
  const question = { action: 'PICK_UP', burden: 'LIGHT', bearer: 'CAVALRY', onTheGround: true };
  expect(await turning('carrying', question)).toEqual(['onTheGround false']);
});

test('remedies of carrying name reasons by their codes, in both editions', async () => {
  for (const edition of ['2018', '2024']) {
    const { reasons, obstacles, remedies } = await valueOf<Carrying>('carrying', {
      ...{ action: 'PASS', burden: 'LIGHT', passedThisPhase: true, edition },
    });
    expect(obstacles.map(({ code, text }) => [code, text])).toEqual([['HAS_BEEN_PASSED', reasons[0]]]);
    expect(remedies.map(({ removes }) => removes)).toEqual([['HAS_BEEN_PASSED']]);
  }
});

test('a yes has no remedies', async () => {
  expect(await turning('mayShoot', shot)).toEqual([]);
});
