import type { Fight } from '../../../../src/domain/rules/combat/fight';
import { fightOdds } from '../../../../src/domain/rules/combat/fight-odds';
import { duelOdds } from '../../../../src/domain/rules/combat/duel-odds';
import { playDuel } from '../../../../src/domain/rules/combat/play-duel';
import { byBestPlay, playAtTable } from '../../../../src/domain/rules/combat/table';
import { playFight, playFightAtTable } from '../../../../src/domain/rules/combat/play-fight';
import { playVolley } from '../../../../src/domain/rules/combat/play-volley';
import { type VolleyQuestion, volleyOdds } from '../../../../src/domain/rules/combat/volley-odds';
import { textOf } from '../../../../src/domain/rules/rulesets/texts';
import { everyEnd, playWith } from '../../../../src/domain/rules/rolls/dice-game';
import { type Fraction, sum, toText } from '../../../../src/shared/fraction';
import type { FightModel } from '../../../../src/domain/rules/rulesets/fight-model';
import { defaultSwitches, ruleset, sampleFight } from './fight-samples';

const chanceOf = <T>(
  ends: readonly { readonly outcome: T; readonly probability: Fraction }[],
  holds: (outcome: T) => boolean,
): string => toText(sum(ends.filter(({ outcome }) => holds(outcome)).map(({ probability }) => probability)));

describe('every throw of the dice, played, comes to the exact odds', () => {
  test.each<[string, Fight]>([
    ['one against one', sampleFight([{ fight: 5 }], [{}])],
    ['the roll-off', sampleFight([{}], [{}])],
    ['Might on both sides', sampleFight([{ might: 2, strength: 5 }], [{ might: 1, fight: 5, fate: 1 }])],
    ['Might on two-step Strikes', sampleFight([{ might: 1, fight: 6 }], [{ defence: 9, trapped: true }])],
    [
      'Trapped with Fate re-rolled',
      sampleFight([{ fight: 5 }], [{ trapped: true, fate: 1, rerollFate: true, wounds: 2 }]),
    ],
    ['a Feint', sampleFight([{ specialStrike: 'FEINT', fight: 5 }], [{}])],
    ['a Heroic Strike', sampleFight([{ heroicActions: ['STRIKE'], fight: 3 }], [{ fight: 6 }])],
    [
      'Piercing Strikes on both sides',
      sampleFight([{ specialStrike: 'PIERCING_STRIKE' }], [{ specialStrike: 'PIERCING_STRIKE', fight: 5 }]),
    ],
    ['a Bash', sampleFight([{ specialStrike: 'BASH', fight: 5 }], [{}], { bashAndStunForgoStrikes: false })],
    ['a Stun', sampleFight([{ specialStrike: 'STUN' }], [{ fight: 5 }])],
    ['two enemies', sampleFight([{ fight: 5, might: 1 }], [{}, { defence: 6 }])],
    [
      'one by one with Might',
      sampleFight([{ might: 1, fight: 5 }], [{ wounds: 2, trapped: true }], { strikesRolled: 'ONE_BY_ONE' }),
    ],
    ['a two-step Strike', sampleFight([{ fight: 5, strength: 3, might: 1 }], [{ defence: 8 }])],
  ])('%s', (_name, fight) => {
    const odds = fightOdds(fight);
    const ends = everyEnd(
      () => playFight(fight),
      ({ winner, sides }) => JSON.stringify([winner, sides]),
    );
    expect(chanceOf(ends, ({ winner }) => winner === 0)).toBe(toText(odds.win[0]));
    for (const side of [0, 1] as const)
      fight.sides[side].models.forEach((model, i) => {
        const { wounds, prone, stunned } = odds.models[side][i]!;
        for (let lost = 0; lost <= model.wounds; lost += 1)
          expect(chanceOf(ends, ({ sides }) => sides[side][i]!.woundsLost === lost)).toBe(
            toText(wounds[lost]!),
          );
        expect(chanceOf(ends, ({ sides }) => sides[side][i]!.prone)).toBe(toText(prone));
        expect(chanceOf(ends, ({ sides }) => sides[side][i]!.stunned)).toBe(toText(stunned));
      });
  });

  test.each([
    { rerolls: [1, 0], priority: 0 },
    { rerolls: [1, 1], priority: 1 },
  ] as const)('re-rolls %j', ({ rerolls, priority }) => {
    const sample = sampleFight([{ might: 1 }, { twoHanded: true }], [{ might: 2 }]);
    const duel = {
      ruleset,
      sides: [
        { ...sample.sides[0], rerolls: rerolls[0] },
        { ...sample.sides[1], rerolls: rerolls[1] },
      ],
      priority,
    } as const;
    const ends = everyEnd(
      () => byBestPlay(playDuel(duel, sample.switches, { log: () => undefined, playersChoose: false })),
      ({ winner }) => String(winner),
    );
    expect(chanceOf(ends, ({ winner }) => winner === 0)).toBe(toText(duelOdds(duel, sample.switches).win[0]));
  });

  test.each<[string, VolleyQuestion['shooters'][0]]>([
    [
      'a bow past a wall',
      {
        count: 1,
        shoot: 4,
        moved: true,
        strength: 3,
        bonus: 0,
        rerollOnes: false,
        inTheWay: ['WALL'],
        heroicAccuracy: false,
        might: 0,
      },
    ],
    [
      'with Heroic Accuracy and Might',
      {
        count: 1,
        shoot: 5,
        moved: false,
        strength: 3,
        bonus: 0,
        rerollOnes: false,
        inTheWay: ['INTERVENING_MODEL'],
        heroicAccuracy: true,
        might: 2,
      },
    ],
    [
      'two shots',
      {
        count: 2,
        shoot: 3,
        moved: false,
        strength: 2,
        bonus: 0,
        rerollOnes: false,
        inTheWay: [],
        heroicAccuracy: false,
        might: 0,
      },
    ],
  ])('a volley: %s', (_name, shooter) => {
    const question = {
      ruleset,
      shooters: [shooter],
      target: { defence: 4, wounds: 2, fate: 1, might: 1, rerollFate: false, trapped: false },
    };
    const odds = volleyOdds(question);
    const ends = everyEnd(
      () => playVolley(question),
      ({ woundsLost }) => String(woundsLost),
    );
    for (let lost = 0; lost <= 2; lost += 1)
      expect(chanceOf(ends, ({ woundsLost }) => woundsLost === lost)).toBe(toText(odds.totalWounds[lost]!));
  });
});

test('the steps of a played fight, with the dice that each took', () => {
  const fight = sampleFight([{ fight: 5, attacks: 2, might: 1 }], [{ fate: 1 }]);
  const played = playWith(playFight(fight), [3, 4, 6, 2, 6, 3]);
  expect(played).toMatchObject({ state: 'TOO_MANY' });
  const exact = playWith(playFight(fight), [3, 5, 6, 2, 6, 3]);
  expect(exact).toMatchObject({
    state: 'DONE',
    outcome: {
      winner: 0,
      scores: [6, 6],
      sides: [[{ slain: false }], [{ slain: true, woundsLost: 1 }]],
    },
  });
  const texts =
    exact.state === 'DONE'
      ? exact.outcome.steps.map(({ code, dice, message }) => [code, dice, textOf(message)])
      : [];
  expect(texts).toEqual([
    ['DICE', [3, 5], 'rolls 3, 5'],
    ['DICE', [6], 'rolls 6'],
    ['MIGHT', [], 'spends 1 Might: 5 becomes 6'],
    ['WINNER', [], '6 each: Fight 5 beats 4'],
    ['TO_WOUND', [2, 6], 'Strength 4 against Defence 5: 5+ for 2 Strikes'],
    ['FATE', [3], 'Fate 3: 4+ needed'],
    ['SLAIN', [], 'slain'],
  ]);
});

describe('the further die of a 6/4, 6/5 or 6/6 (ruling 40)', () => {
  /** Strength 4 at Defence 9 is 6/4. */
  const against9 = (model: Partial<FightModel>) =>
    sampleFight([{ fight: 6, attacks: 2, ...model }], [{ defence: 9 }]);
  const played = (fight: Fight, dice: readonly number[]) => {
    const { state, ...rest } = playAtTable(playFightAtTable(fight, { log: () => {}, playersChoose: false }), {
      dice,
      choices: [],
    });
    return state === 'DONE' && 'outcome' in rest ? rest.outcome.sides[1][0]?.slain : state;
  };

  test('is thrown for a 6 alone, together', () => {
    expect(played(against9({}), [6, 5, 1, 6, 3])).toBe('AWAITING_DIE');
    expect(played(against9({}), [6, 5, 1, 3, 5])).toBe(false);
    expect(played(against9({}), [6, 5, 1, 6, 3, 4])).toBe(true);
    expect(played(against9({}), [6, 5, 1, 6, 6, 3, 4])).toBe(true);
  });

  test('is thrown for a 6 alone, one by one', () => {
    const inTurn = (model: Partial<FightModel>) => ({
      ...against9(model),
      switches: { ...defaultSwitches, strikesRolled: 'ONE_BY_ONE' as const },
    });
    expect(played(inTurn({ might: 1 }), [6, 5, 1, 4, 3])).toBe(false);
    // A 5 is raised to 6, and the further die is a 4.
    expect(played(inTurn({ might: 1 }), [6, 5, 1, 5, 4])).toBe(true);
    // A 6, then a 3 raised to 4: slain, and the second Strike is not thrown.
    expect(played(inTurn({ might: 1 }), [6, 5, 1, 6, 3])).toBe(true);
  });
});
