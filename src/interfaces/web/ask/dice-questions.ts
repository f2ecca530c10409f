import { lineOperations } from '../../../app/search/lines/answer-line';
import type { BreakTest } from '../../../app/kernel/generated/answers';
import { rulesetIdOf } from '../../../app/rules/edition';
import { powerIn } from '../../../domain/rules/rulesets/powers';
import { percent } from '../parts/chance';
import { questionTexts } from './question-texts';
import { breakTestDice, castingDice, courageDice, fateDice, inTheWayDice } from './thrown';
import { type AskQuestion, question, said, yesOrNo } from './question';

const texts = questionTexts;

/** A question that a typed line may ask as well: its answer is put in the same words. */
const asInLines = (operation: string, row: Omit<AskQuestion, 'load' | 'put' | 'operation'>): AskQuestion => {
  const line = lineOperations[operation];
  return {
    ...row,
    operation,
    load: async () => {
      if (!line) throw new Error(`no line asks ${operation}`);
      return line.load();
    },
    put: (answer: never) => {
      const { headline = '', summary = '' } = line?.put(answer) ?? {};
      return said(headline, summary);
    },
  };
};

/** Chances: of dice, and of what stands in their way. */
export const diceQuestions: readonly AskQuestion[] = [
  asInLines('toWound', {
    id: 'to-wound',
    title: texts.titles['to-wound'],
    usual: { strength: 3, defence: 5 },
    first: ['strength', 'defence', 'bonus', 'rerollOnes'],
  }),
  asInLines('strikeOdds', {
    id: 'strikes',
    title: texts.titles['strikes'],
    usual: { strikes: [{ strength: 3, count: 2 }], target: { defence: 5 } },
    first: [
      ...['strikes', 'count', 'strength', 'twoHanded', 'might', 'bonus', 'rerollOnes'],
      ...['target', 'defence', 'wounds', 'fate', 'trapped'],
    ],
    hidden: ['targets', 'aim', 'aimedAt', 'switches', 'profile', 'options', 'name'],
  }),
  asInLines('duelOdds', {
    id: 'duel',
    title: texts.titles['duel'],
    usual: {
      sides: [
        { alignment: 'GOOD', models: [{ fight: 3, attacks: 1 }] },
        { alignment: 'EVIL', models: [{ fight: 3, attacks: 1 }] },
      ],
    },
    first: ['sides', 'alignment', 'models', 'fight', 'attacks', 'might', 'twoHanded', 'charged', 'rerolls'],
    hidden: ['priority', 'switches', 'profile', 'options', 'name'],
  }),
  asInLines('volleyOdds', {
    id: 'volley',
    title: texts.titles['volley'],
    usual: { shooters: [{ count: 2, shoot: 4, strength: 2 }], target: { defence: 5 } },
    first: [
      'shooters',
      'count',
      'shoot',
      'strength',
      'moved',
      'inTheWay',
      'target',
      'defence',
      'wounds',
      'fate',
    ],
    hidden: ['switches', 'instead', 'profile', 'options', 'name'],
  }),
  asInLines('inTheWayOdds', {
    id: 'in-the-way',
    title: texts.titles['in-the-way'],
    dice: inTheWayDice,
    usual: { obstructions: ['INTERVENING_MODEL'] },
    first: ['obstructions', 'mightAvailable', 'heroicAccuracy'],
    hidden: ['switches'],
  }),
  asInLines('fallingDamage', {
    id: 'fall',
    title: texts.titles['fall'],
    usual: { fallInches: 4, modelHeightInches: 1 },
    first: ['fallInches', 'modelHeightInches'],
  }),
  asInLines('courageOdds', {
    id: 'courage',
    title: texts.titles['courage'],
    dice: courageDice,
    usual: { courage: 4 },
    first: ['courage', 'willAvailable', 'mightAvailable', 'harbinger', 'warHorn'],
    hidden: ['switches'],
  }),
  question<BreakTest>({
    id: 'break-test',
    title: texts.titles['break-test'],
    dice: breakTestDice,
    load: async () => (await import('../../../app/rules/game/break-test')).breakTest,
    only: '2024',
    usual: { startingModels: 30, modelsLeft: 14, courage: 7 },
    first: [
      ...[
        'startingModels',
        'modelsLeft',
        'courage',
        'willAvailable',
        'mightAvailable',
        'isWarrior',
        'warHorn',
      ],
      ...['harbinger', 'fearless', 'engaged'],
    ],
    hidden: ['standFast'],
    put: ({ mustRoll, passed, broken, breakPoint }) =>
      yesOrNo(
        !mustRoll,
        texts.breakTest(percent(passed)),
        broken ? texts.isBroken : texts.notBroken(breakPoint),
      ),
  }),
  asInLines('gameState', {
    id: 'broken',
    title: texts.titles['broken'],
    usual: {
      sides: [
        { forces: [{ startingModels: 30, modelsLeft: 15 }] },
        { forces: [{ startingModels: 30, modelsLeft: 30 }] },
      ],
    },
    first: ['sides', 'forces', 'startingModels', 'modelsLeft', 'breakPercent'],
    hidden: ['scenario', 'leader', 'alwaysLeads', 'primaryForce'],
  }),
  asInLines('fateOdds', {
    id: 'fate',
    title: texts.titles['fate'],
    dice: fateDice,
    usual: { fate: 1 },
    first: ['fate', 'mightAvailable', 'rerollFailed'],
  }),
  asInLines('castingOdds', {
    id: 'casting',
    title: texts.titles['casting'],
    dice: castingDice,
    usual: { power: 'IMMOBILISE', caster: { will: 2, castingValue: 4 }, target: { will: 1 } },
    first: ['power', 'caster', 'will', 'castingValue', 'might', 'target', 'defence', 'resistantToMagic'],
    hidden: ['others', 'switches', 'name', 'willAvailable', 'staffOfPower', 'freeDice'],
    offers: (field, value, edition) =>
      field !== 'power' || powerIn(rulesetIdOf(edition), value) !== undefined,
  }),
];
