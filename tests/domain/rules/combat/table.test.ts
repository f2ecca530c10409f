import type { Fight } from '../../../../src/domain/rules/combat/fight';
import type { FightModel } from '../../../../src/domain/rules/rulesets/fight-model';
import { nameSteps, nameStrikeSteps } from '../../../../src/domain/rules/combat/names';
import { playFightAtTable } from '../../../../src/domain/rules/combat/play-fight';
import type { PlayStep } from '../../../../src/domain/rules/combat/step';
import { costOf, playAtTable } from '../../../../src/domain/rules/combat/table';
import { explainFight } from '../../../../src/domain/rules/combat/explain-fight';
import { message } from '../../../../src/domain/rules/rulesets/texts';
import { toText } from '../../../../src/shared/fraction';
import { playVolleyAtTable } from '../../../../src/domain/rules/combat/play-volley';
import { ruleset, sampleFight } from './fight-samples';

const named = (fight: Fight, first: string, second: string): Fight => ({
  ...fight,
  sides: [
    { ...fight.sides[0], name: first },
    { ...fight.sides[1], name: second },
  ],
});

const boromir: Partial<FightModel> = { name: 'Boromir', fight: 6, attacks: 3, might: 2 };
const captain: Partial<FightModel> = {
  name: 'the captain',
  fight: 5,
  attacks: 2,
  might: 1,
  fate: 1,
  wounds: 2,
};
const duel = named(sampleFight([boromir], [captain]), 'Gondor', 'Isengard');

/** Plays with what is given, and answers what is asked next with the steps so far. */
const play = (fight: Fight, dice: readonly number[], choices: readonly string[] | null = null) => {
  const steps: PlayStep[] = [];
  const log = (step: PlayStep): void => {
    steps.push(step);
  };
  const played = playAtTable(playFightAtTable(fight, { log, playersChoose: choices !== null }), {
    dice,
    choices: choices ?? [],
  });
  return { played, texts: nameSteps(steps, fight.sides).map(({ text }) => text) };
};

const choiceAsked = (fight: Fight, dice: readonly number[], choices: readonly string[] = []) => {
  const { played } = play(fight, dice, choices);
  if (played.state !== 'AWAITING_CHOICE') throw new Error(played.state);
  const { asked } = played;
  return {
    ...asked,
    options: Object.fromEntries(
      asked.options.map((option) => [option.id, [toText(option.worth), toText(costOf(asked, option))]]),
    ),
    best: asked.options[asked.best]?.id,
  };
};

describe('one die at a time', () => {
  it('names the die that comes next, for whom, and what it decides', () => {
    expect(play(duel, []).played).toEqual({
      state: 'AWAITING_DIE',
      given: 0,
      asked: {
        kind: 'ROLL',
        code: 'DICE',
        side: 0,
        model: 0,
        count: 3,
        why: 'its Duel roll: the highest die of both sides wins',
      },
    });
    expect(play(duel, [1, 2]).played).toMatchObject({ state: 'AWAITING_DIE', given: 2, asked: { model: 0 } });
    expect(play(duel, [1, 2, 3]).played).toMatchObject({ given: 0, asked: { side: 1, model: 0, count: 2 } });
  });

  it('asks for the dice of Strikes and of Fate in their turn', () => {
    expect(play(duel, [6, 6, 6, 1, 1]).played).toMatchObject({
      asked: { code: 'TO_WOUND', side: 0, count: 3 },
    });
    expect(play(duel, [6, 6, 6, 1, 1, 6, 6, 1]).played).toMatchObject({
      asked: { code: 'FATE', side: 1, model: 0, count: 1, why: 'its Fate: a 4+ prevents the Wound' },
    });
    expect(play(duel, [6, 6, 6, 1, 1, 6, 6, 1, 5]).played).toMatchObject({ state: 'DONE', diceUsed: 9 });
  });
});

describe('names', () => {
  it('stand in every step of a played fight', () => {
    expect(play(duel, [5, 1, 1, 6, 1, 1, 1, 1]).texts).toEqual([
      'Boromir rolls 5, 1, 1',
      'the captain rolls 6, 1',
      'Boromir spends 1 Might: 5 becomes 6',
      'Gondor: 6 each: Fight 6 beats 5',
      'Boromir: Strength 4 against Defence 5: 5+ for 3 Strikes',
    ]);
  });

  it('stand in the steps of the odds, and nobody is a number', () => {
    const texts = nameSteps(explainFight(duel), duel.sides).map(({ text }) => text);
    expect(texts).toContain('Boromir: Attacks 3: 3 in the Duel roll');
    expect(texts).toContain(
      'the captain: 2 Wounds, 1 Fate: each 4+ prevents a Wound, 1 Might may raise them',
    );
    expect(texts.join('\n')).not.toMatch(/side \d|model \d/);
  });

  it('change nothing where there are none', () => {
    const plain = sampleFight([{}], [{}]);
    expect(nameSteps(explainFight(plain), plain.sides)[0]).toMatchObject({
      who: null,
      text: 'Attacks 1: 1 in the Duel roll',
    });
  });
});

describe('the players’ own choices, with what each costs', () => {
  it('Might: the losing side first, kept or spent to level or to beat', () => {
    // 5 against 6, Fight 6 against 5: level is enough for Boromir; the captain may then raise nothing beyond 6.
    expect(choiceAsked(duel, [5, 1, 1, 6, 1])).toMatchObject({
      code: 'MIGHT',
      side: 0,
      measure: 'CHANCE_TO_WIN_THE_DUEL',
      options: { KEEP: ['0/1', '1/1'], SPEND_0_TO_6: ['1/1', '0/1'] },
      best: 'SPEND_0_TO_6',
    });
    // 4 against 5: spending one point levels, which Boromir wins by Fight unless the captain raises to 6; two points hold.
    expect(choiceAsked(duel, [4, 1, 1, 5, 1])).toMatchObject({
      options: { KEEP: ['0/1', '1/1'], SPEND_0_TO_5: ['1/1', '0/1'], SPEND_0_TO_6: ['1/1', '0/1'] },
    });
    // The captain answers 5 with 6, and Boromir’s last point levels it again.
    expect(choiceAsked(duel, [4, 1, 1, 5, 1], ['SPEND_0_TO_5'])).toMatchObject({
      side: 1,
      options: { KEEP: ['0/1', '0/1'], SPEND_0_TO_6: ['0/1', '0/1'] },
    });
    expect(choiceAsked(duel, [4, 1, 1, 5, 1], ['SPEND_0_TO_5', 'SPEND_0_TO_6'])).toMatchObject({
      side: 0,
      options: { KEEP: ['0/1', '1/1'], SPEND_0_TO_6: ['1/1', '0/1'] },
    });
  });

  it('keeps Might against best play, and loses for it', () => {
    const { played } = play(duel, [5, 1, 1, 6, 1, 1, 1], ['KEEP']);
    expect(played).toMatchObject({ state: 'DONE', outcome: { winner: 1 } });
  });

  it('re-rolls: the chance to win with each set of dice', () => {
    const fight = sampleFight([{ attacks: 2 }], [{}]);
    const asked: Fight = { ...fight, sides: [{ ...fight.sides[0], rerolls: 1 }, fight.sides[1]] };
    // 2 and 4 against 5, Fights level. The 2 again: 6 wins, 5 rolls off; the 4 again: the same.
    expect(choiceAsked(asked, [2, 4, 5])).toMatchObject({
      code: 'REROLLS',
      options: { KEEP: ['0/1', '1/4'], REROLL_0: ['1/4', '0/1'] },
      best: 'REROLL_0',
    });
    // 5 against 5: kept it rolls off at 1/2; the 2 again wins on a 6 and rolls off otherwise: 1/6 + 5/6 x 1/2.
    expect(choiceAsked(asked, [2, 5, 5]).options).toEqual({
      KEEP: ['1/2', '1/12'],
      REROLL_0: ['7/12', '0/1'],
    });
  });

  it('Strikes: whom to strike, by the chance of the aim or the models slain', () => {
    const fight = sampleFight([{ fight: 9 }], [{ defence: 5 }, { defence: 7 }]);
    // Strength 4: Defence 5 needs 5+, Defence 7 needs 6.
    expect(choiceAsked(fight, [6, 1, 1])).toMatchObject({
      code: 'TARGET',
      measure: 'MODELS_SLAIN',
      options: { STRIKE_0: ['1/3', '0/1'], STRIKE_1: ['1/6', '1/6'] },
    });
    expect(play(fight, [6, 1, 1, 6], ['STRIKE_1']).played).toMatchObject({
      state: 'DONE',
      outcome: { sides: [[{}], [{ slain: false }, { slain: true }]] },
    });
  });

  it('Might to wound and Fate: spent or kept', () => {
    const fight = sampleFight([{ fight: 9, might: 1 }], [{ fate: 1 }]);
    expect(choiceAsked(fight, [6, 1, 4])).toMatchObject({
      code: 'MIGHT',
      side: 0,
      measure: 'CHANCE_OF_THE_AIM',
      options: { KEEP: ['0/1', '1/2'], SPEND: ['1/2', '0/1'] },
    });
    // A Fate point kept costs the model its life; spent, half of it.
    expect(choiceAsked(fight, [6, 1, 5])).toMatchObject({
      code: 'FATE',
      side: 1,
      higherIsBetter: false,
      options: { SPEND: ['1/2', '0/1'], KEEP: ['1/1', '1/2'] },
    });
  });

  it('refuses an option that is not offered, naming its place', () => {
    expect(play(duel, [5, 1, 1, 6, 1], ['FLEE']).played).toMatchObject({ state: 'UNKNOWN_CHOICE', place: 0 });
  });
});

describe('a volley one die at a time', () => {
  const legolas = {
    name: 'Legolas',
    count: 1,
    shoot: 4,
    moved: false,
    strength: 3,
    bonus: 0,
    rerollOnes: false,
    inTheWay: ['WALL'] as const,
    heroicAccuracy: true,
    might: 1,
  };
  const target = { defence: 4, wounds: 1, fate: 0, might: 0, rerollFate: false, trapped: false };
  const shoot = (dice: readonly number[], choices: readonly string[] | null) =>
    playAtTable(
      playVolleyAtTable(
        { ruleset, shooters: [legolas], target },
        { log: () => undefined, playersChoose: choices !== null },
      ),
      { dice, choices: choices ?? [] },
    );

  it('names the die that comes next', () => {
    expect(shoot([], null)).toMatchObject({
      state: 'AWAITING_DIE',
      given: 0,
      asked: { code: 'TO_HIT', model: 0, count: 1, why: 'to hit: 4+ needed' },
    });
    expect(shoot([4], null)).toMatchObject({ state: 'AWAITING_DIE', asked: { code: 'IN_THE_WAY' } });
  });

  it('says what a re-roll, spent Might and neither are worth', () => {
    // A wall lets 4+ by; Strength 3 wounds Defence 4 on 5+, 4+ with a point of Might left. Once more at the wall: 4+ leaves
    // the point (3/6 of 3/6), a 3 takes it (1/6 of 2/6): 11/36. Spent on the 3 at once: 2/6.
    const asked = shoot([4, 3], []);
    if (asked.state !== 'AWAITING_CHOICE') throw new Error(asked.state);
    expect(asked.asked.measure).toBe('CHANCE_TO_WOUND');
    expect(asked.asked.options.map(({ id, worth }) => [id, toText(worth)])).toEqual([
      ['REROLL', '11/36'],
      ['KEEP', '0/1'],
      ['SPEND', '1/3'],
    ]);
    expect(asked.asked.options[asked.asked.best]?.id).toBe('SPEND');
    expect(toText(costOf(asked.asked, asked.asked.options[0]!))).toBe('1/36');
  });

  it('goes on with the choice made', () => {
    expect(shoot([4, 3, 5], ['SPEND'])).toMatchObject({ state: 'DONE', outcome: { woundsLost: 1 } });
    expect(shoot([4, 3], ['KEEP'])).toMatchObject({ state: 'DONE', outcome: { woundsLost: 0 } });
    expect(shoot([4, 3, 5, 4], ['REROLL', 'SPEND'])).toMatchObject({
      state: 'DONE',
      outcome: { woundsLost: 1 },
    });
    expect(shoot([4, 3], ['FLY'])).toMatchObject({ state: 'UNKNOWN_CHOICE', place: 0 });
  });
});

test('steps of Strikes alone name striker and target', () => {
  const source = { document: '004', heading: 'FATE' } as const;
  const lurtz = { wounds: 1, fate: 1, rerollFate: false, might: 0 };
  const steps = [
    { code: 'STRIKE_MIGHT', side: null, model: 0, message: message('strikeMight', 2), source },
    { code: 'FATE', side: null, model: 1, message: message('fate', lurtz, true), source },
    { code: 'STRIKES', side: null, model: null, message: message('strikesTogether'), source },
  ];
  const named = nameStrikeSteps(steps, { strikers: [{ name: 'Boromir' }], victims: [{}, { name: 'Lurtz' }] });
  expect(named.map(({ who, text }) => [who, text])).toEqual([
    ['Boromir', 'Boromir: 2 Might for its own To Wound dice'],
    ['Lurtz', 'Lurtz: 1 Wounds, 1 Fate: each 4+ prevents a Wound'],
    [null, 'all Strikes are rolled together, Might going to the nearest misses'],
  ]);
});
