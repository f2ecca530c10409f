import { armySheet } from '../../../src/app/armies/sheets/army-sheet';
import { sharedArmy } from '../../../src/app/armies/rosters/shared-army';
import { shareArmy } from '../../../src/app/armies/rosters/share-army';
import { validateArmy } from '../../../src/app/armies/validate-army';
import { call } from '../../../src/app/kernel/use-case';

/** Trolls at 150, 130 and 120 points; each rule that the list sells costs 50. */
const trolls = {
  pointsLimit: 500,
  forces: [
    {
      list: '2024-the-three-trolls',
      listOptions: ['full-bellies', 'troll-cunning'],
      warbands: ['bill', 'bert', 'tom'].map((name) => ({ leader: { profile: `2024-${name}-the-troll` } })),
    },
  ],
};

test('what a list sells to the army costs points, and is in the facts', async () => {
  const answer = await call(validateArmy, trolls, {});
  expect(answer).toMatchObject({
    ok: true,
    value: {
      verdict: 'LEGAL',
      facts: {
        points: 500,
        generalCountsAs: 3,
        forces: [{ points: 500, listOptions: [{ id: 'full-bellies', points: 50 }, { id: 'troll-cunning' }] }],
      },
    },
  });
  const dear = await call(validateArmy, { ...trolls, pointsLimit: 450 }, {});
  expect(dear).toMatchObject({ ok: true, value: { findings: [{ code: 'OVER_POINTS_LIMIT', used: 500 }] } });
});

test('the sheet and its texts show it, and the General', async () => {
  const answer = await call(armySheet, trolls, {});
  const { chat, discord } = answer.ok ? answer.value : { chat: '', discord: '' };
  for (const text of [chat, discord]) {
    expect(text).toContain('Full Bellies');
    expect(text).toContain('General: Bill the Troll, counts as 3 at objectives');
  }
});

test('the sheet prints Courage and Intelligence as scores', async () => {
  const answer = await call(armySheet, trolls, {});
  expect(answer.ok && answer.value.html).toContain('+, I ');
});

test('a share link keeps it', async () => {
  const link = await call(shareArmy, trolls, {});
  const back = await call(sharedArmy, { text: link.ok ? link.value.text : '' }, {});
  expect(back).toMatchObject({
    ok: true,
    value: {
      army: { forces: [{ listOptions: ['full-bellies', 'troll-cunning'] }] },
      report: { verdict: 'LEGAL' },
    },
  });
});
