import { fightOdds } from '../../../src/domain/rules/combat/fight-odds';
import { playWith } from '../../../src/domain/rules/rolls/dice-game';
import { playFight } from '../../../src/domain/rules/combat/play-fight';
import type { Ruleset } from '../../../src/domain/rules/rulesets/ruleset';
import { toText } from '../../../src/shared/fraction';
import { ruleset, sampleFight } from './combat/fight-samples';

/** An edition in which every Strike wounds on a 6, and a heroic action gives another Attack and Strength 10. */
const madeUp: Ruleset = {
  ...ruleset,
  toWound: { ...ruleset.toWound, cells: ruleset.toWound.cells.map((row) => row.map(() => '6' as const)) },
  heroicActions: [
    { id: 'FURY', attacks: 1, changeStriker: (striker) => ({ ...striker, strength: 10, bonus: 3 }) },
  ],
};

describe('a fight under another edition', () => {
  const fightOf = (heroicActions: readonly string[]) => ({
    ...sampleFight([{ fight: 5, heroicActions }], [{}]),
    ruleset: madeUp,
  });

  // One die each, higher Fight: 21/36. Two dice against one: 161/216. A Strike wounds on 6; with the bonus on 3+.
  it.each([
    [[], '7/12', '7/72'],
    [['FURY'], '161/216', '161/243'],
  ] as const)('counts its chart and its heroic actions: %j', (heroicActions, wins, slays) => {
    const fight = fightOf(heroicActions);
    const odds = fightOdds(fight);
    expect([odds.win[0], odds.models[1][0]?.wounds[1]].map((chance) => chance && toText(chance))).toEqual([
      wins,
      slays,
    ]);
  });

  it('plays by them too', () => {
    // Two Duel dice against one; then a 1 and a 3 To Wound, needing 3+ with the bonus.
    const played = playWith(playFight(fightOf(['FURY'])), [2, 5, 4, 1, 3]);
    expect(played).toMatchObject({ state: 'DONE', outcome: { winner: 0, sides: [[{}], [{ slain: true }]] } });
    expect(playWith(playFight(fightOf([])), [5, 4, 5])).toMatchObject({
      outcome: { winner: 0, sides: [[{}], [{ slain: false }]] },
    });
  });
});
