import type { Question } from './question';

const sides = [
  { alignment: 'GOOD', models: [{ attacks: 2, fight: 5, might: 1 }] },
  { alignment: 'EVIL', models: [{ attacks: 1, fight: 4 }], rerolls: 1 },
];

/** Pictures of fights. */
export const pictureQuestions: readonly Question[] = [
  {
    operation: 'duelMatrixPicture',
    name: 'by dice, with names',
    input: { sides, upTo: 3, sideNames: ['Éowyn', 'Orc & <Goblin>'], theme: 'DARK' },
  },
  {
    operation: 'duelMatrixPicture',
    name: 'by Fight',
    input: {
      sides: [sides[0], { alignment: 'EVIL', models: [{ fight: 4, heroicStrike: true }] }],
      by: 'FIGHT',
      upTo: 2,
    },
  },
  {
    operation: 'duelMatrixPicture',
    name: 'a side without models, no such colours',
    input: { sides: [sides[0], { alignment: 'EVIL', models: [] }], theme: 'BLUE' },
    refusal: 'INVALID_INPUT',
  },
  {
    operation: 'duelMatrixPicture',
    name: 'too many Duels with re-rolls',
    input: { sides, upTo: 10 },
    refusal: 'INVALID_INPUT',
  },
  {
    operation: 'duelCurvesPicture',
    name: 'by Might',
    input: { sides, compare: 'MIGHT', upTo: 3, title: 'Is Might worth it?' },
  },
  {
    operation: 'duelCurvesPicture',
    name: 'more dice than a side may have',
    input: {
      sides: [
        { alignment: 'GOOD', models: [{ attacks: 1, fight: 4, shielding: true }] },
        { alignment: 'EVIL', models: [{ fight: 4 }] },
      ],
      upTo: 20,
    },
    refusal: 'INVALID_INPUT',
  },
  {
    operation: 'strikeWoundsPicture',
    name: 'three Attacks at a hero',
    input: {
      strikes: [{ count: 3, strength: 4 }],
      trapped: true,
      target: { defence: 9, wounds: 2, fate: 1 },
    },
  },
  {
    operation: 'strikeWoundsPicture',
    name: 'the faults of the numbers',
    input: { strikes: [{ count: 31, strength: 4 }] },
    refusal: 'INVALID_INPUT',
  },
  {
    operation: 'volleyWoundsPicture',
    name: 'ten bows',
    input: {
      shooters: [{ count: 10, shoot: 4, strength: 2 }],
      target: { defence: 5, wounds: 2 },
      theme: 'LIGHT',
    },
  },
  {
    operation: 'fightOutcomesPicture',
    name: 'two against one',
    input: {
      sides: [
        {
          alignment: 'GOOD',
          models: [
            { attacks: 2, fight: 4, strength: 4, defence: 6 },
            { fight: 3, strength: 3, defence: 5 },
          ],
        },
        { alignment: 'EVIL', models: [{ fight: 3, strength: 3, defence: 5 }] },
      ],
      sideNames: ['Rangers', 'Orc'],
    },
  },
  {
    operation: 'fightOutcomesPicture',
    name: 'of one side',
    input: { sides: [{ alignment: 'GOOD', models: [{ fight: 4, strength: 4, defence: 6 }] }] },
    refusal: 'INVALID_INPUT',
  },
];
