import { type FightModel, type Striker, other } from '../fight-model';
import type { Reason, StrikeRules, Winner } from '../ruleset';
import { message } from '../texts';
import { attacksOf, hasChargeBonus, hasMonstrousCharge } from './duel';
import { sources2024 as sources } from './sources';
import { hasTrait } from './traits';

/** Models of this Strength and more stand when Cavalry charges them. */
const STANDS_AT_STRENGTH = 6;

const whyNone: StrikeRules['whyNone'] = ({ shielding, immobilised, prone }, side, { shieldingStopsSide }) => {
  if (shielding) return 'SHIELDING';
  if (shieldingStopsSide && side.models.some((model) => model.shielding)) return 'SIDE_SHIELDING';
  if (immobilised) return 'IMMOBILISED';
  return prone ? 'PRONE' : null;
};

/** Whether a lance, or a war spear in the saddle, adds to its To Wound rolls. */
const usesLance = (model: FightModel): boolean =>
  (model.lance || hasTrait(model, 'WAR_SPEAR')) &&
  model.type === 'CAVALRY' &&
  model.charged &&
  !hasTrait(model, 'DIFFICULT_GROUND');

/** Whether this winner knocks this opponent to the ground. */
const doesKnockDown = (
  { model, enemies }: Pick<Winner, 'model' | 'enemies'>,
  loser: Pick<FightModel, 'strength' | 'traits'>,
): boolean =>
  model.supporting === null &&
  ((hasChargeBonus(model, enemies) && loser.strength < STANDS_AT_STRENGTH && !hasTrait(loser, 'MONSTER')) ||
    (hasMonstrousCharge(model) && loser.strength < model.strength));

const noStrikes = {
  SHIELDING: { message: message('sideShields'), source: sources.shield },
  SIDE_SHIELDING: { message: message('sideShields'), source: sources.shield },
  IMMOBILISED: { message: message('transfixed'), source: sources.immobilised },
  PRONE: { message: message('proneWinner'), source: sources.prone },
  SPECIAL_STRIKE: { message: message('specialInsteadOfStrikes'), source: sources.specialStrikes },
} as const;

/** Bonuses, re-rolls and Wounds that a striker's traits give it, whatever it strikes. */
const withTraits = (striker: Striker): Striker => ({
  ...striker,
  bonus:
    striker.bonus +
    Number(hasTrait(striker, 'HATRED')) +
    Number(hasTrait(striker, 'PIKE_AGAINST_CHARGING_MOUNT')) -
    Number(hasTrait(striker, 'UNARMED')),
  ...(hasTrait(striker, 'REROLL_FAILED') && { rerollFailed: true }),
  ...(hasTrait(striker, 'MIGHTY_BLOW') && { damage: 2 }),
});

/** Whether a model with these keywords is among those named. */
const isAmong = (named: readonly string[] = [], keywords: readonly string[] = []): boolean =>
  named.some((one) => keywords.includes(one));

const winnerNotes = [
  ['MIGHTY_BLOW', message('mightyBlow'), sources.mightyBlow],
  ['BACKSTABBERS', message('backstabbers'), sources.backstabbers],
  ['BLADES_OF_THE_DEAD', message('bladesOfTheDead'), sources.bladesOfTheDead],
  ['REROLL_FAILED', message('failedAgain'), sources.rerollFailed],
] as const;

const explainWinner: StrikeRules['explainWinner'] = (winner, switches) => {
  const { model, side, enemies } = winner;
  const why = whyNone(model, side, switches);
  const reasons: Reason[] = [];
  if (why !== null) reasons.push({ code: 'NO_STRIKES', ...noStrikes[why] });
  if (why === null)
    for (const [trait, text, source] of winnerNotes)
      if (hasTrait(model, trait)) reasons.push({ code: trait, message: text, source });
  if ((model.lance || hasTrait(model, 'WAR_SPEAR')) && !usesLance(model))
    reasons.push({ code: 'NO_LANCE', message: message('lanceLost'), source: sources.lance });
  if (enemies.some((enemy) => enemy.supporting === null && doesKnockDown(winner, enemy)))
    reasons.push(
      hasMonstrousCharge(model)
        ? { code: 'KNOCK_DOWN', message: message('monsterKnocksDown'), source: sources.monstrousCharge }
        : { code: 'KNOCK_DOWN', message: message('chargeKnocksDown'), source: sources.charge },
    );
  return reasons;
};

const explainLoser: StrikeRules['explainLoser'] = (model) => [
  ...(model.trapped || model.prone
    ? [{ code: 'TRAPPED', message: message('doubled', model.prone), source: sources.trapped }]
    : []),
  ...(model.heroicActions.includes('DEFENCE')
    ? [{ code: 'HEROIC_DEFENCE', message: message('heroicDefence'), source: sources.heroicDefence }]
    : []),
];

/** Strikes of the 2024 edition. */
export const strikes2024: StrikeRules = {
  whyNone,
  strikerOf: (model, enemies, might) =>
    withTraits({
      attacks: attacksOf(model, enemies),
      strength: model.strength,
      bonus: model.bonus + Number(model.twoHanded) + Number(usesLance(model)),
      rerollOnes: model.rerollOnes,
      might,
      whirls: false,
      piercing: false,
      traits: model.traits,
      hatred: model.hatred,
      ancientEnemies: model.ancientEnemies,
    }),
  withTraits,
  knocksDown: ({ sides }, winner, loser) => {
    const enemies = sides[other(winner)].models;
    return sides[winner].models.some((model) => doesKnockDown({ model, enemies }, loser));
  },
  defenceOf: ({ defence }) => defence,
  bashStrength: ({ strength }) => strength,
  rollAt: (striker, { defence, courage, keywords, trapped, onlyNaturalSixes }) => ({
    strength: striker.strength,
    defence:
      hasTrait(striker, 'BLADES_OF_THE_DEAD') && courage !== undefined
        ? Math.min(10, Math.max(1, 10 - courage))
        : defence,
    bonus:
      striker.bonus +
      Number(hasTrait(striker, 'BACKSTABBERS') && trapped) +
      Number(!hasTrait(striker, 'HATRED') && isAmong(striker.hatred, keywords)),
    rerollOnes: striker.rerollOnes || isAmong(striker.ancientEnemies, keywords),
    rerollFailed: striker.rerollFailed,
    onlyNaturalSixes,
  }),
  struckOf: (model) => ({
    courage: model.courage,
    keywords: model.keywords,
    ...(hasTrait(model, 'MITHRIL') && { rerollFateOnes: true }),
  }),
  explainWinner,
  explainLoser,
};
