import { type Fraction, complement, multiply } from '../../../shared/fraction';
import { duelOdds } from './duel-odds';
import type { FightModel, FightSide, SideIndex, Sides } from '../rulesets/fight-model';
import type { FightSwitches, Ruleset } from '../rulesets/ruleset';
import type { Fight } from './fight';
import { strikesAfter, victimIndices } from './strikes-after';
import { type StrikeQuestion, strikeEnds, summariseEnds } from './strike-odds';

/** Everyone of one side against everyone of the other: who should fight whom. */

/** One side of a matchup. */
export interface MatchupSide {
  readonly fighters: readonly FightModel[];
  /** The supporter behind each of them, with a spear or pike; null for none. */
  readonly supporter: FightModel | null;
}

/** The chances of one fight between two fighters, from the first one's side. */
export interface MatchupCell {
  readonly wins: Fraction;
  /** The enemy loses a Wound. */
  readonly wounds: Fraction;
  readonly slays: Fraction;
  /** It loses a Wound itself. */
  readonly isWounded: Fraction;
  readonly isSlain: Fraction;
}

interface Harm {
  readonly wounded: Fraction;
  readonly slain: Fraction;
}

/** Works each question out once: in two armies most of them come again. */
const remembering = <Question, Answer>(
  keyOf: (question: Question) => unknown,
  work: (question: Question) => Answer,
) => {
  const known = new Map<string, Answer>();
  return (question: Question): Answer => {
    const key = JSON.stringify(keyOf(question));
    const answer = known.get(key) ?? work(question);
    known.set(key, answer);
    return answer;
  };
};

/** The facts that the Duel depends on. */
const duelNumbers = ({
  attacks,
  fight,
  type,
  twoHanded,
  elvenMade,
  supporting,
  charged,
  traits,
}: FightModel) => ({
  attacks,
  fight,
  type,
  twoHanded,
  elvenMade,
  supporting,
  charged,
  traits,
});

const duelKey = ({ sides }: Fight) => sides.map(({ models }) => models.map(duelNumbers));

/** The harm of the Strikes to the one model that can be struck. */
const harmOf = (question: StrikeQuestion): Harm => {
  const { wounds } = summariseEnds(
    strikeEnds(question),
    question.victims.map((victim) => victim.wounds),
  );
  const [lost] = wounds;
  return { wounded: complement((lost as Fraction[])[0] as Fraction), slain: lost?.at(-1) as Fraction };
};

const sideOf = (fighter: FightModel, supporter: FightModel | null): FightSide => ({
  alignment: 'GOOD',
  models: supporter ? [fighter, supporter] : [fighter],
  rerolls: 0,
  aim: 'KILL_MOST',
  aimedAt: 0,
});

/**
 * Exact odds of every fighter of the first side (rows) against every fighter of the second (columns), one against one, each with its
 * side's supporter. Nobody spends Might; Fate is used as well as it can be.
 */
export const matchupOdds = (
  ruleset: Ruleset,
  sides: Sides<MatchupSide>,
  switches: FightSwitches = ruleset.switches,
): readonly (readonly MatchupCell[])[] => {
  const won = remembering(duelKey, (fight: Fight) => duelOdds(fight, fight.switches).win);
  const harms = remembering(({ strikers, victims }: StrikeQuestion) => [strikers, victims], harmOf);
  const harmBy = (fight: Fight, winner: SideIndex): Harm => {
    const lowered = victimIndices(fight.sides[winner === 0 ? 1 : 0]).map(() => 0);
    return harms(strikesAfter(fight, { winner, spent: [], bashed: false, lowered }).question);
  };
  return sides[0].fighters.map((first) =>
    sides[1].fighters.map((second): MatchupCell => {
      const fight: Fight = {
        ruleset,
        sides: [sideOf(first, sides[0].supporter), sideOf(second, sides[1].supporter)],
        priority: 0,
        switches,
        keepsMight: null,
      };
      const [wins, loses] = won(fight);
      const [given, taken] = [harmBy(fight, 0), harmBy(fight, 1)];
      return {
        wins,
        wounds: multiply(wins, given.wounded),
        slays: multiply(wins, given.slain),
        isWounded: multiply(loses, taken.wounded),
        isSlain: multiply(loses, taken.slain),
      };
    }),
  );
};
