import fc from 'fast-check';
import { everyEnd, playWith } from '../../../../src/domain/rules/rolls/dice-game';
import type { SpecialStrike } from '../../../../src/domain/rules/rulesets/fight-model';
import { type StrikeSituation, specialStrikeGame } from '../../../../src/domain/rules/rolls/special-strikes';
import { toText } from '../../../../src/shared/fraction';
import { allThrows, ratio } from './enumerate';

const situation = (strike: SpecialStrike, changes: Partial<StrikeSituation> = {}): StrikeSituation => ({
  strike,
  fight: 4,
  strength: 4,
  defence: 6,
  wonDuel: true,
  twoHanded: false,
  opponentStrength: 4,
  opponentTwoHanded: false,
  mightAvailable: 0,
  opponentMight: 0,
  mightCap: 6,
  ...changes,
});

const end = (strike: SpecialStrike, dice: number[], changes = {}) => {
  const played = playWith(specialStrikeGame(situation(strike, changes)), dice);
  if (played.state !== 'DONE') throw new Error(played.state);
  return played.outcome;
};

const odds = (strike: SpecialStrike, changes = {}): Record<string, string> =>
  Object.fromEntries(
    everyEnd(
      () => specialStrikeGame(situation(strike, changes)),
      ({ outcome }) => outcome,
    ).map(({ outcome, probability }) => [outcome.outcome, toText(probability)]),
  );

describe('special strikes (003, SPECIAL STRIKES [p. 70])', () => {
  it('Bash: Strength and D6 each, +1 two-handed; equal knocks Prone', () => {
    expect(end('BASH', [3, 3]).outcome).toBe('KNOCKED_PRONE');
    expect(end('BASH', [2, 3]).outcome).toBe('STANDS');
    expect(end('BASH', [2, 3], { twoHanded: true }).outcome).toBe('KNOCKED_PRONE');
    expect(end('BASH', [3, 3], { opponentTwoHanded: true }).outcome).toBe('STANDS');
    expect(odds('BASH')).toEqual({ KNOCKED_PRONE: '7/12', STANDS: '5/12' });
  });

  it.each(['BASH', 'STUN'] as const)('%s does nothing unless its side has won the Duel', (strike) => {
    expect(odds(strike, { wonDuel: false })).toEqual({ NO_EFFECT: '1/1' });
    expect(end(strike, [], { wonDuel: false, mightAvailable: 3 })).toMatchObject({
      outcome: 'NO_EFFECT',
      mightSpent: 0,
    });
  });

  /** Brute force: the two spend Might in turn, whoever is behind first, each point by point; who stands at the end? */
  const bashWon = (own: number, opposing: number, mine: number, theirs: number, gap: number): boolean => {
    if (own + gap >= opposing) {
      return theirs > 0 && opposing < 6 ? bashWon(own, opposing + 1, mine, theirs - 1, gap) : true;
    }
    return mine > 0 && own < 6 ? bashWon(own + 1, opposing, mine - 1, theirs, gap) : false;
  };

  it('Bash: both may spend Might, and the one who can go further prevails', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 0, max: 3 }),
        (strength, opponentStrength, mine, theirs) => {
          const won = allThrows(2).filter(([a, b]) =>
            bashWon(a!, b!, mine, theirs, strength - opponentStrength),
          ).length;
          const counted = odds('BASH', {
            strength,
            opponentStrength,
            mightAvailable: mine,
            opponentMight: theirs,
          });
          expect(counted['KNOCKED_PRONE'] ?? '0/1').toBe(ratio(won, 36));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('Feint: D3 off Fight, never below 0', () => {
    expect(odds('FEINT')).toEqual({ FIGHT_3: '1/3', FIGHT_2: '1/3', FIGHT_1: '1/3' });
    expect(odds('FEINT', { fight: 1 })).toEqual({ FIGHT_0: '1/1' });
    expect(end('FEINT', [5])).toMatchObject({ fight: 1 });
    expect(end('FEINT', [4])).toMatchObject({ fight: 2 });
  });

  it('Piercing Strike: D3 more Strength when won, D3 less Defence when lost, within 1 to 10', () => {
    expect(odds('PIERCING_STRIKE')).toEqual({ STRENGTH_5: '1/3', STRENGTH_6: '1/3', STRENGTH_7: '1/3' });
    expect(odds('PIERCING_STRIKE', { wonDuel: false })).toEqual({
      DEFENCE_5: '1/3',
      DEFENCE_4: '1/3',
      DEFENCE_3: '1/3',
    });
    expect(odds('PIERCING_STRIKE', { strength: 9 })).toEqual({ STRENGTH_10: '1/1' });
    expect(odds('PIERCING_STRIKE', { wonDuel: false, defence: 2 })).toEqual({ DEFENCE_1: '1/1' });
  });

  it('Stun: 4+, raised by Might', () => {
    expect(odds('STUN')).toEqual({ NO_EFFECT: '1/2', STUNNED: '1/2' });
    expect(odds('STUN', { mightAvailable: 1 })).toEqual({ NO_EFFECT: '1/3', STUNNED: '2/3' });
    expect(end('STUN', [3], { mightAvailable: 2 })).toMatchObject({ outcome: 'STUNNED', mightSpent: 1 });
  });

  it('Whirl: Fight becomes 1, and no die is thrown', () => {
    expect(end('WHIRL', [])).toMatchObject({ fight: 1, outcome: 'WHIRLS' });
  });
});
