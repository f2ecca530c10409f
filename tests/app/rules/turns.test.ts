import type { ScenarioTurn } from '../../../src/app/kernel/generated/answers';
import { call } from '../../../src/app/kernel/use-case';
import { scoreSheet } from '../../../src/app/rules/editions/sheet-score';
import { scoreScenario } from '../../../src/app/rules/scenarios/score-scenario';

const shown = (turns: readonly ScenarioTurn[]) =>
  turns.map(
    ({ changes, winner, victoryPoints }) =>
      `${changes.map(({ path, value }) => `${path} ${value}`).join(' and ')}: ${winner} ${victoryPoints.join(':')}`,
  );

const leader = { wounds: 0, slain: false };
const side = { startingModels: 30, modelsLeft: 30, leaders: [leader] };
const centre = [{ id: 'centre', models: [0, 0] }];

/** Take and Hold (000): the enemy Broken 1, or 3 while unbroken; the leader 1 and 2; the objective 3, 5 or 7. */
const takeAndHold = async (second: object): Promise<readonly string[]> => {
  const answer = await call(
    scoreScenario,
    { id: 'take-and-hold', sides: [side, { ...side, ...second }], objectives: centre },
    undefined,
  );
  if (!answer.ok) throw new Error('the game is scored');
  return shown(answer.value.turns);
};

test('a game of 3 to 0: the other side Broken as well, or models at the objective', async () => {
  expect(await takeAndHold({ modelsLeft: 14 })).toEqual([
    'sides[0].modelsLeft 14: DRAW 1:1',
    'objectives[0].models[1] 1: DRAW 3:3',
    'objectives[0].models[1] 2: SECOND 3:5',
  ]);
});

test('a drawn game: each fact that wins it, the nearest; no leader is slain while no model is lost', async () => {
  expect(await takeAndHold({})).toEqual([
    'sides[0].modelsLeft 14: SECOND 0:3',
    'sides[0].leaders[0].wounds 1: SECOND 0:1',
    'sides[1].modelsLeft 14: FIRST 3:0',
    'sides[1].leaders[0].wounds 1: FIRST 1:0',
    'objectives[0].models[0] 1: FIRST 3:0',
    'objectives[0].models[1] 1: SECOND 0:3',
  ]);
});

test('a sheet of 2024: lines that the loser may still score, one or two of them', async () => {
  const answer = await call(
    scoreSheet,
    { id: '2024-hold-ground', sides: [[{ line: 'models-at-the-objective', step: 1 }], []] },
    undefined,
  );
  if (!answer.ok) throw new Error('the sheet is scored');
  // Hold Ground: 4, 8 or 12 for the models; the General 1 or 3, the enemy Broken 1 or 3, no enemy banner 2.
  expect(shown(answer.value.turns)).toEqual([
    'sides[1].models-at-the-objective 1: DRAW 4:4',
    'sides[1].models-at-the-objective 2: SECOND 4:8',
  ]);
  const further = await call(
    scoreSheet,
    { id: '2024-hold-ground', sides: [[{ line: 'models-at-the-objective', step: 3 }], []] },
    undefined,
  );
  if (!further.ok) throw new Error('the sheet is scored');
  expect(shown(further.value.turns)).toEqual(['sides[1].models-at-the-objective 3: DRAW 12:12']);
});
