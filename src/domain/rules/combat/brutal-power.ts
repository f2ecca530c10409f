import { type Fraction, complement, fraction, multiply } from '../../../shared/fraction';
import type { Ruleset } from '../rulesets/ruleset';
import type { Survivor } from './fate';
import { type StrikeOdds, hitsOdds } from './strike-odds';

/** Brutal power attacks: what a Monster that won does instead of its Strikes. */

/** The Monster that attacks. */
export interface Brute {
  readonly attacks: number;
  readonly strength: number;
  /** Added to its To Wound rolls of a Rend. */
  readonly bonus: number;
}

/** A model that suffers the attack. */
export interface BruteTarget extends Survivor {
  readonly strength: number;
  readonly defence: number;
}

const D3 = [1, 2, 3];
const HURL_STRENGTH = 6;
const HITS_ON_THE_HURLED = 2;
/** Inches that a Barge moves the Monster beyond its D3. */
const BARGE_INCHES = 3;

/** A Rend: as many rolls as Attacks, the Monster's Strength against the target's Strength in place of its Defence. */
export const rendOdds = (ruleset: Ruleset, { attacks, strength, bonus }: Brute, target: BruteTarget) => {
  const victim = { ...target, defence: target.strength };
  const odds = hitsOdds(ruleset, { count: attacks, strength, bonus }, victim);
  const one = hitsOdds(ruleset, { count: 1, strength, bonus }, { ...victim, wounds: 1, fate: 0 });
  const wounding = one.wounds[0]?.[1] ?? fraction(0);
  return {
    odds,
    /** Wounding rolls on average, before Fate. */
    expected: multiply(wounding, fraction(attacks)),
    atLeastOne: complement(
      Array.from({ length: attacks }).reduce<Fraction>(
        (sum) => multiply(sum, complement(wounding)),
        fraction(1),
      ),
    ),
  };
};

/** A Barge: the distances in inches that the Monster moves, each with a third; enemies back off by 3" or fall. */
export const bargeInches: readonly number[] = D3.map((d3) => d3 + BARGE_INCHES);

/** A Hurl: null where the target is no weaker than the Monster. */
export const hurlOdds = (
  ruleset: Ruleset,
  {
    brute,
    target,
    passes,
  }: {
    readonly brute: Brute;
    readonly target: BruteTarget;
    /** The chance that the Intelligence test passes. */
    readonly passes: Fraction;
  },
) => {
  const lead = brute.strength - target.strength;
  if (lead <= 0) return null;
  const suffered = hitsOdds(ruleset, { count: HITS_ON_THE_HURLED, strength: HURL_STRENGTH }, target);
  return {
    inches: D3.map((d3) => d3 + lead),
    /** The hurled model, once the test has passed. */
    odds: suffered,
    slays: multiply(passes, suffered.wounds[0]?.at(-1) ?? fraction(0)),
  };
};

/** One hit of a hurled model on what it strikes. */
export const struckByHurled = (
  ruleset: Ruleset,
  target: Survivor & { readonly defence: number },
): StrikeOdds => hitsOdds(ruleset, { count: 1, strength: HURL_STRENGTH }, target);
