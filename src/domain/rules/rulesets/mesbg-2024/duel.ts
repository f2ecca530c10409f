import { type DuelModel, isInfantry } from '../fight-model';
import { duel2018 } from '../mesbg-2018/duel';
import { type DuelRules, type FightRoll, type Reason, declaredActions } from '../ruleset';
import { type Message, message } from '../texts';
import { heroicActions2024 } from './heroic-actions';
import { sources2024 as sources } from './sources';
import { hasTrait } from './traits';

/** A Knife Fighter gains at most this many Attacks. */
const MOST_KNIFE_ATTACKS = 3;

/** Its charge still counts: not in difficult ground, not Transfixed, not charged by Cavalry afterwards. */
const keepsCharge = (model: DuelModel): boolean =>
  model.charged && !model.chargedByCavalry && !model.immobilised && !hasTrait(model, 'DIFFICULT_GROUND');

/**
 * Whether a Cavalry model has the bonuses of its charge: only Infantry is against it, Monsters that are Infantry among
 * them.
 */
export const hasChargeBonus = (model: DuelModel, enemies: readonly DuelModel[]): boolean =>
  model.type === 'CAVALRY' &&
  keepsCharge(model) &&
  enemies.every(({ supporting, type }) => supporting !== null || isInfantry(type));

export const hasMonstrousCharge = (model: DuelModel): boolean =>
  model.charged && hasTrait(model, 'MONSTROUS_CHARGE');

const knifeAttacks = (model: DuelModel, enemies: readonly DuelModel[]): number =>
  hasTrait(model, 'KNIFE_FIGHTER')
    ? Math.min(
        MOST_KNIFE_ATTACKS,
        Math.max(0, enemies.filter(({ supporting }) => supporting === null).length - 1),
      )
    : 0;

/** Attacks of a model that fights itself, or the one of a supporter. */
export const attacksOf = (model: DuelModel, enemies: readonly DuelModel[]): number =>
  model.supporting !== null
    ? 1
    : model.attacks +
      Number(hasChargeBonus(model, enemies) || hasMonstrousCharge(model)) +
      knifeAttacks(model, enemies);

const diceOf = (model: DuelModel, enemies: readonly DuelModel[]): number =>
  (model.shielding && model.supporting === null ? 2 : 1) * attacksOf(model, enemies);

/** A two-handed weapon takes 1 off each die but a natural 6, unless its bearer is Burly; the others take 1 off every die. */
const scoreOf: DuelRules['scoreOf'] = (model, face, { duelFloor, naturalSixStands }) => {
  const twoHanded = model.twoHanded && !hasTrait(model, 'BURLY') && !(face === 6 && naturalSixStands);
  const others = (['BANNER_BEARER', 'UNARMED', 'HINDERED_PIKE'] as const).filter((trait) =>
    hasTrait(model, trait),
  );
  const taken = Number(twoHanded) + others.length;
  return taken === 0 ? face : Math.max(duelFloor ?? -Infinity, face - taken);
};

const fightRolls = (model: DuelModel): readonly FightRoll[] =>
  declaredActions({ heroicActions: heroicActions2024 }, model).flatMap(({ fightRoll }) => fightRoll ?? []);

/** The reasons for the number of a model's dice. */
const diceReasons = (model: DuelModel, enemies: readonly DuelModel[]): readonly Reason[] => {
  const { supporting, attacks, fight } = model;
  if (supporting !== null) {
    const source = supporting === 'SPEAR' ? sources.spear : sources.pike;
    return [{ code: 'SUPPORT', message: message('supports', supporting, fight), source }];
  }
  const dice = message('duelDice', attacks, diceOf(model, enemies));
  const reasons: Reason[] = [{ code: 'DICE', message: dice, source: sources.duelRoll }];
  const add = (code: string, text: Message, source: Reason['source']) =>
    reasons.push({ code, message: text, source });
  const more = knifeAttacks(model, enemies);
  if (more > 0) add('EXTRA_ATTACK', message('knifeFighter', more), sources.knifeFighter);
  if (hasMonstrousCharge(model))
    add('EXTRA_ATTACK', message('monstrousChargeAttack'), sources.monstrousCharge);
  else if (hasChargeBonus(model, enemies)) add('EXTRA_ATTACK', message('extraAttack'), sources.charge);
  else if (model.type === 'CAVALRY' && model.charged)
    add(
      'NO_EXTRA_ATTACK',
      message(keepsCharge(model) ? 'notOnlyInfantry' : 'lostChargeBonus'),
      sources.charge,
    );
  if (model.shielding) add('SHIELDING', message('shieldingDice'), sources.shield);
  return reasons;
};

/** The reasons for what is taken off a model's dice. */
const scoreReasons = (
  model: DuelModel,
  { duelFloor, naturalSixStands }: Parameters<DuelRules['explainDice']>[2],
): readonly Reason[] => {
  const reason = (code: string, text: Message, source: Reason['source']): Reason => ({
    code,
    message: text,
    source,
  });
  const twoHanded = hasTrait(model, 'BURLY')
    ? reason('BURLY', message('burly'), sources.burly)
    : reason('TWO_HANDED', message('twoHanded', duelFloor, naturalSixStands), sources.twoHanded);
  return [
    ...(model.twoHanded ? [twoHanded] : []),
    ...(hasTrait(model, 'BANNER_BEARER') ? [reason('BANNER', message('bannerBearer'), sources.banner)] : []),
    ...(hasTrait(model, 'UNARMED') ? [reason('UNARMED', message('unarmedDuel'), sources.unarmed)] : []),
    ...(hasTrait(model, 'HINDERED_PIKE')
      ? [reason('PIKE', message('hinderedPike'), sources.hinderedPike)]
      : []),
  ];
};

/** The Duel of the 2024 edition. */
export const duel2024: DuelRules = {
  diceOf,
  scoreOf,
  fightRolls,
  fightOf: (_, rolled) => rolled,
  /** As in 2018: Good with the only Elven-made weapon wins on 3-6, Evil on 1-4, otherwise 4-6 and 1-3. */
  rollOffSixths: duel2018.rollOffSixths,
  explainDice: (model, enemies, switches) => [
    ...diceReasons(model, enemies),
    ...scoreReasons(model, switches),
    ...(model.might > 0
      ? [
          {
            code: 'MIGHT',
            message: message('duelMight', model.might, switches.mightCap),
            source: sources.might,
          },
        ]
      : []),
  ],
  explainFight: (model) =>
    fightRolls(model).length === 0
      ? null
      : { code: 'FIGHT', message: message('heroicStrikeD3', model.fight), source: sources.heroicStrike },
};
