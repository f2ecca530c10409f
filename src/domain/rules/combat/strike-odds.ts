import { type Fraction, fraction } from '../../../shared/fraction';
import type { StrikeAim, Striker, Struck } from '../rulesets/fight-model';
import type { Ruleset } from '../rulesets/ruleset';
import { type StrikeDice, amongSixes, onChart, rollAt, sixToThe, strikeDice } from './strike-dice';
import { type Volley, fateWays, sufferVolleys, sufferWounds } from './strikes-together';
import { choosesBetweenThrows, twoThrows } from './strikes-in-two-throws';
import { type Attacker, type StrikesEnd, type Victim, statesOf, strikeInTurn } from './strikes-in-turn';

/** A model struck at. */
export interface StrikeVictim extends Victim, Struck {
  readonly name?: string | undefined;
  /** 1 to 10, Shieldwall included. */
  readonly defence: number;
}

export interface StrikeQuestion {
  readonly ruleset: Ruleset;
  readonly strikers: readonly Striker[];
  readonly victims: readonly StrikeVictim[];
  readonly aim: StrikeAim;
  readonly aimedAt: number;
  readonly strikesRolled: 'TOGETHER' | 'ONE_BY_ONE';
}

const D3 = [1, 2, 3];

const diceAt = (ruleset: Ruleset, striker: Striker, victim: StrikeVictim): readonly StrikeDice[] =>
  (striker.piercing ? D3 : [0]).map((more) =>
    strikeDice(ruleset, rollAt(ruleset, { ...striker, strength: onChart(striker.strength + more) }, victim)),
  );

export const attackersOf = ({ ruleset, strikers, victims }: StrikeQuestion): readonly Attacker[] =>
  strikers.map((striker) => ({
    attacks: striker.attacks,
    might: striker.might,
    whirls: striker.whirls,
    damage: striker.damage,
    dice: victims.map((victim) => diceAt(ruleset, striker, victim)),
  }));

/** Some Strikes cost a victim more Wounds than others do. */
const hasUnlikeWounds = (strikers: readonly Striker[], victims: readonly StrikeVictim[]): boolean =>
  victims.some(({ wounds }) => wounds > 1) && new Set(strikers.map(({ damage = 1 }) => damage)).size > 1;

/**
 * Whether the Strikes are resolved one after the other: several victims are always struck so, because the winner may see
 * each Strike before the next; one victim only where somebody could decide otherwise for it, or where one Wound costs it
 * more than another.
 */
export const strikesInTurn = ({ strikers, victims, strikesRolled }: StrikeQuestion): boolean =>
  victims.length > 1 ||
  hasUnlikeWounds(strikers, victims) ||
  (strikesRolled === 'ONE_BY_ONE' &&
    (strikers.some(({ might }) => might > 0) || victims.some(({ fate, might }) => fate > 0 && might > 0)));

/** The work that Strikes are, in states worked through: to be checked against `WORK_LIMIT` before they are asked for. */
export const strikesWork = (question: StrikeQuestion): number => {
  const { strikers, victims } = question;
  if (strikesInTurn(question)) return statesOf({ attackers: attackersOf(question), victims });
  const rolled = strikers.reduce((sum, { attacks, might }) => sum + 3 * attacks * (might + 1), 0);
  return victims.reduce(
    (sum, { wounds, fate, might }) => sum + ((wounds + fate) * fate * (might + 1)) / 3,
    rolled,
  );
};

/** The Strikes of each model at the only victim, all rolled at once. */
export const volleysOf = ({ ruleset, strikers, victims }: StrikeQuestion): readonly Volley[] =>
  victims.slice(0, 1).flatMap((victim) =>
    strikers.map((striker) => ({
      dice: diceAt(ruleset, striker, victim),
      strikes: striker.whirls ? 1 : striker.attacks * (victim.trapped ? 2 : 1),
      might: striker.might,
    })),
  );

const together = (question: StrikeQuestion): readonly StrikesEnd[] => {
  const { strikers, victims, aim } = question;
  const [victim] = victims;
  if (!victim) return [{ lost: [], ways: 1n, sixes: 0 }];
  const volleys = volleysOf(question);
  const damage = strikers[0]?.damage ?? 1;
  const suffered = volleys.some(choosesBetweenThrows)
    ? sufferWounds(twoThrows(volleys, victim, { aim, damage }).dealt, fateWays(victim, damage))
    : sufferVolleys(volleys, victim, damage);
  return suffered.map((ways, lost) => ({ ...ways, lost: [lost] }));
};

/** Every way the Strikes may end under best play of both, with its weight; all weights together are one. */
export const strikeEnds = (question: StrikeQuestion): readonly StrikesEnd[] =>
  strikesInTurn(question)
    ? strikeInTurn({ ...question, attackers: attackersOf(question) })
    : together(question);

/** The exact outcomes of Strikes. */
export interface StrikeOdds {
  /** For each victim, in order: its chance to lose 0, 1, ... all of its Wounds. */
  readonly wounds: readonly (readonly Fraction[])[];
  /** The chance that 0, 1, ... of the victims are slain. */
  readonly slain: readonly Fraction[];
  /** The chance that 0, 1, ... Wounds are lost by all victims together. */
  readonly totalWounds: readonly Fraction[];
}

/** Sums the ends by victim and by number slain. `wounds` are the victims' Wounds before. */
export const summariseEnds = (ends: readonly StrikesEnd[], wounds: readonly number[]): StrikeOdds => {
  const sixes = Math.max(0, ...ends.map((end) => end.sixes));
  const perVictim = wounds.map((count) => Array.from({ length: count + 1 }, () => 0n));
  const slain = Array.from({ length: wounds.length + 1 }, () => 0n);
  const together = Array.from({ length: wounds.reduce((a, b) => a + b, 0) + 1 }, () => 0n);
  for (const end of ends) {
    const ways = amongSixes(end, sixes);
    end.lost.forEach((lost, i) => {
      const row = perVictim[i] as bigint[];
      row[lost] = (row[lost] as bigint) + ways;
    });
    const dead = end.lost.filter((lost, i) => lost === wounds[i]).length;
    slain[dead] = (slain[dead] as bigint) + ways;
    const lost = end.lost.reduce((a, b) => a + b, 0);
    together[lost] = (together[lost] as bigint) + ways;
  }
  const total = sixToThe(sixes);
  return {
    wounds: perVictim.map((row) => row.map((ways) => fraction(ways, total))),
    slain: slain.map((ways) => fraction(ways, total)),
    totalWounds: together.map((ways) => fraction(ways, total)),
  };
};

/**
 * The distribution of Wounds and of models slain by a winner's Strikes. Victims use Fate and Might to survive, then to
 * lose the fewest Wounds; strikers use theirs for the aim (document 004, WINNER MAKES STRIKES; rulings 13, 15-16e).
 */
export const strikeOdds = (question: StrikeQuestion): StrikeOdds =>
  summariseEnds(
    strikeEnds(question),
    question.victims.map(({ wounds }) => wounds),
  );

/** The odds of hits of one Strength that no model strikes with its Attacks, such as those of a fall: rolled together, without Might. */
export const hitsOdds = (
  ruleset: Ruleset,
  { count, ...hit }: { readonly count: number; readonly strength: number; readonly bonus?: number },
  victim: Omit<StrikeVictim, 'trapped'>,
): StrikeOdds =>
  strikeOdds({
    ruleset,
    strikers: [
      { attacks: count, bonus: 0, rerollOnes: false, might: 0, whirls: false, piercing: false, ...hit },
    ],
    victims: [{ ...victim, trapped: false }],
    aim: 'KILL_MOST',
    aimedAt: 0,
    strikesRolled: 'TOGETHER',
  });
