import { ruling } from '../../../../shared/source';
import { type FightModel, other } from '../fight-model';
import type { FightSwitches, Reason, StrikeRules, Winner } from '../ruleset';
import { message } from '../texts';
import { attacksOf, hasChargeBonus } from './duel';
import { sources2018 as sources } from './sources';

const whyNone: StrikeRules['whyNone'] = (
  { shielding, immobilised, prone, specialStrike },
  side,
  { shieldingStopsSide, bashAndStunForgoStrikes },
) => {
  if (shielding) return 'SHIELDING';
  if (shieldingStopsSide && side.models.some((model) => model.shielding)) return 'SIDE_SHIELDING';
  if (immobilised) return 'IMMOBILISED';
  if (prone) return 'PRONE';
  const isInstead = specialStrike === 'BASH' || specialStrike === 'STUN';
  return isInstead && bashAndStunForgoStrikes ? 'SPECIAL_STRIKE' : null;
};

/** Whether its lance adds to its To Wound rolls: as Cavalry, in a turn in which it charged (004, LANCES). */
const usesLance = ({ lance, charged, type }: FightModel): boolean => lance && charged && type === 'CAVALRY';

/**
 * Whether a model's Shieldwall adds to its Defence: an Active rule that works only on foot, so not for Cavalry and not
 * while Immobilised (004, Shieldwall; ACTIVE AND PASSIVE SPECIAL RULES).
 */
const holdsShieldwall = ({ shieldwall, type, immobilised }: FightModel): boolean =>
  shieldwall && type !== 'CAVALRY' && !immobilised;

/** Models of this Strength and more stand where `monstersStand`. */
const STANDS_AT_STRENGTH = 6;

/** Whether a model stays on its feet when a charge would knock it down (ruling 42). */
const stands = (
  { type, strength }: Pick<FightModel, 'type' | 'strength'>,
  { monstersStand }: Pick<FightSwitches, 'monstersStand'>,
): boolean => monstersStand === true && (type === 'INFANTRY_MONSTER' || strength >= STANDS_AT_STRENGTH);

/** Document 004, KNOCK TO THE GROUND. */
const doesKnockDown = ({ model, enemies }: Pick<Winner, 'model' | 'enemies'>): boolean =>
  model.supporting === null && hasChargeBonus(model, enemies);

const noStrikes = {
  SHIELDING: { message: message('shieldingNoStrikes'), source: sources.shield },
  SIDE_SHIELDING: { message: message('sideShielding'), source: sources.shieldingSide },
  IMMOBILISED: { message: message('immobilisedNoStrikes'), source: sources.immobilised },
  PRONE: { message: message('proneNoStrikes'), source: sources.prone },
  SPECIAL_STRIKE: { message: message('specialInsteadOfStrikes'), source: ruling('16a') },
} as const;

const specialMessages = {
  BASH: message('bash'),
  STUN: message('stun'),
  FEINT: message('feintWon'),
  PIERCING_STRIKE: message('piercingWon'),
  WHIRL: message('whirl'),
} as const;

/** The models that fall, and that a Monster counts as Infantry or stands. */
const explainKnockDown = (
  { enemies }: Pick<Winner, 'enemies'>,
  switches: Pick<FightSwitches, 'monstersStand'>,
): readonly Reason[] => {
  const struck = enemies.filter(({ supporting }) => supporting === null);
  const standing = struck.filter((enemy) => stands(enemy, switches));
  const falls: Reason = {
    code: 'KNOCK_DOWN',
    message: message(standing.length === 0 ? 'knocksDown' : 'knocksOthersDown'),
    source: sources.knockToTheGround,
  };
  const ruled = struck.some((enemy) => enemy.type === 'INFANTRY_MONSTER') || standing.length > 0;
  return [
    ...(standing.length < struck.length ? [falls] : []),
    ...(ruled
      ? [
          {
            code: 'MONSTERS',
            message: message(switches.monstersStand === true ? 'monstersStand' : 'monstersFall'),
            source: ruling('42'),
          },
        ]
      : []),
  ];
};

const explainWinner: StrikeRules['explainWinner'] = (winner, switches) => {
  const { model, side } = winner;
  const why = whyNone(model, side, switches);
  const reasons: Reason[] = [];
  if (model.specialStrike !== null && (why === null || why === 'SPECIAL_STRIKE'))
    reasons.push({
      code: 'SPECIAL_STRIKE',
      message: specialMessages[model.specialStrike],
      source: sources.specialStrikes,
    });
  if (why !== null) reasons.push({ code: 'NO_STRIKES', ...noStrikes[why] });
  if (model.lance && !usesLance(model)) {
    const useless = message(model.type === 'CAVALRY' ? 'lanceWithoutCharge' : 'lanceOnFoot');
    reasons.push({ code: 'NO_LANCE', message: useless, source: sources.lance });
  }
  return doesKnockDown(winner) ? [...reasons, ...explainKnockDown(winner, switches)] : reasons;
};

/** Whether its Shieldwall counts, or why not. */
const explainShieldwall = (model: FightModel): Reason => {
  if (holdsShieldwall(model))
    return { code: 'SHIELDWALL', message: message('shieldwall', model.defence), source: sources.shieldwall };
  return model.immobilised
    ? { code: 'NO_SHIELDWALL', message: message('immobilisedShieldwall'), source: sources.active }
    : { code: 'NO_SHIELDWALL', message: message('mountedShieldwall'), source: sources.shieldwall };
};

const explainLoser = (model: FightModel): readonly Reason[] => {
  const reasons: Reason[] = [];
  if (model.trapped || model.prone)
    reasons.push({ code: 'TRAPPED', message: message('doubled', model.prone), source: sources.trapped });
  if (model.shieldwall) reasons.push(explainShieldwall(model));
  if (model.specialStrike === 'PIERCING_STRIKE') {
    const lowered = message('piercingLost', model.defence);
    reasons.push({ code: 'LOWERED_DEFENCE', message: lowered, source: sources.specialStrikes });
  }
  return reasons;
};

/** Strikes of the 2018 edition. */
export const strikes2018: StrikeRules = {
  whyNone,
  strikerOf: (model, enemies, might) => ({
    attacks: attacksOf(model, enemies),
    strength: model.strength,
    bonus: model.bonus + Number(model.twoHanded) + Number(usesLance(model)),
    rerollOnes: model.rerollOnes || model.specialStrike === 'FEINT',
    might,
    whirls: model.specialStrike === 'WHIRL',
    piercing: model.specialStrike === 'PIERCING_STRIKE',
  }),
  knocksDown: ({ sides, switches }, winner, loser) => {
    const enemies = sides[other(winner)].models;
    return (
      !stands(loser, switches) && sides[winner].models.some((model) => doesKnockDown({ model, enemies }))
    );
  },
  defenceOf: (model) => model.defence + Number(holdsShieldwall(model)),
  bashStrength: ({ strength, twoHanded }) => strength + Number(twoHanded),
  explainWinner,
  explainLoser,
};
