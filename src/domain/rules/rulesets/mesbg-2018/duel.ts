import { type DuelModel, type DuelSide, isInfantry } from '../fight-model';
import { type DuelRules, type DuelSwitches, type FightRoll, type Reason, declaredActions } from '../ruleset';
import { message } from '../texts';
import { ruling } from '../../../../shared/source';
import { heroicActions2018 } from './heroic-actions';
import { sources2018 as sources } from './sources';

/**
 * Whether a Cavalry model has the bonuses of its charge (an extra Attack, knocking down its beaten enemies): it charged,
 * only Infantry is against it, and no Cavalry charged it afterwards (document 004, CAVALRY AND FIGHTS).
 */
export const hasChargeBonus = (model: DuelModel, enemies: readonly DuelModel[]): boolean =>
  model.type === 'CAVALRY' &&
  model.charged &&
  !model.chargedByCavalry &&
  enemies.every((enemy) => enemy.supporting !== null || isInfantry(enemy.type));

/** Attacks of a model that fights itself, or the one of a supporter. */
export const attacksOf = (model: DuelModel, enemies: readonly DuelModel[]): number =>
  model.supporting !== null ? 1 : model.attacks + (hasChargeBonus(model, enemies) ? 1 : 0);

const diceOf = (model: DuelModel, enemies: readonly DuelModel[]): number =>
  (model.shielding && model.supporting === null ? 2 : 1) * attacksOf(model, enemies);

/** A natural face after a two-handed weapon's -1 (document 004; rulings 9 and 10). */
const scoreOf = (
  { twoHanded }: DuelModel,
  face: number,
  { duelFloor, naturalSixStands }: DuelSwitches,
): number => {
  if (!twoHanded || (face === 6 && naturalSixStands)) return face;
  return duelFloor === null ? face - 1 : Math.max(duelFloor, face - 1);
};

/** Feint's D3 off its Fight (ruling 14). */
const feint: FightRoll = {
  sides: 3,
  change: (fight, rolled) => Math.max(0, fight - rolled),
  explain: (fight, rolled) => message('feintRolled', fight, rolled),
  why: 'a D3, a D6 halved and rounded up: what the Feint takes off its Fight',
  source: sources.specialStrikes,
};

const heroicRolls = (model: DuelModel): readonly FightRoll[] =>
  declaredActions({ heroicActions: heroicActions2018 }, model).flatMap(({ fightRoll }) => fightRoll ?? []);

const fightRolls = (model: DuelModel): readonly FightRoll[] => [
  ...heroicRolls(model),
  ...(model.specialStrike === 'FEINT' ? [feint] : []),
];

/** Document 004, DRAWN COMBATS; rulings 12 and 16f. */
const rollOffSixths = ([first, second]: readonly [DuelSide, DuelSide]): number => {
  const hasElvenMade = ({ models }: DuelSide): boolean =>
    models.some(({ elvenMade, supporting }) => elvenMade && supporting === null);
  return 3 + Number(hasElvenMade(first)) - Number(hasElvenMade(second));
};

const explainDice: DuelRules['explainDice'] = (model, enemies, { duelFloor, naturalSixStands, mightCap }) => {
  const { supporting, attacks, fight, might } = model;
  const reasons: Reason[] = [];
  if (supporting !== null)
    reasons.push({
      code: 'SUPPORT',
      message: message('supports', supporting, fight),
      source: supporting === 'SPEAR' ? sources.spear : sources.pike,
    });
  else {
    const dice = message('duelDice', attacks, diceOf(model, enemies));
    reasons.push({ code: 'DICE', message: dice, source: sources.duelRoll });
  }
  if (model.type === 'CAVALRY' && model.charged && supporting === null) {
    const isGained = hasChargeBonus(model, enemies);
    reasons.push({
      code: isGained ? 'EXTRA_ATTACK' : 'NO_EXTRA_ATTACK',
      message: message(
        isGained ? 'extraAttack' : model.chargedByCavalry ? 'chargedByCavalry' : 'notOnlyInfantry',
      ),
      source: sources.extraAttack,
    });
  }
  if (model.shielding)
    reasons.push({ code: 'SHIELDING', message: message('shieldingDice'), source: sources.shield });
  if (model.twoHanded) {
    const lowered = message('twoHanded', duelFloor, naturalSixStands);
    reasons.push({ code: 'TWO_HANDED', message: lowered, source: sources.twoHanded });
  }
  if (might > 0)
    reasons.push({ code: 'MIGHT', message: message('duelMight', might, mightCap), source: sources.might });
  return reasons;
};

const explainFight = (model: DuelModel): Reason | null => {
  const { fight, specialStrike } = model;
  const isHeroic = heroicRolls(model).length > 0;
  const key =
    specialStrike === 'WHIRL'
      ? isHeroic
        ? 'whirlOverStrike'
        : 'whirlFight'
      : specialStrike === 'FEINT'
        ? isHeroic
          ? 'strikeAndFeint'
          : 'feint'
        : isHeroic
          ? 'heroicStrike'
          : null;
  return key === null
    ? null
    : {
        code: 'FIGHT',
        message: message(key, fight),
        source:
          key === 'whirlOverStrike' || key === 'strikeAndFeint'
            ? ruling('14')
            : isHeroic
              ? sources.heroicActions
              : sources.specialStrikes,
      };
};

const isFighting = ({ supporting }: DuelModel): boolean => supporting === null;

/** Several against several is answered as asked (ruling 41); the roll-off of two sides of one alignment (rulings 12 and 45). */
const explainSides: DuelRules['explainSides'] = (sides) => {
  const isSeveral = sides.every(({ models }) => models.filter(isFighting).length > 1);
  const hasD3 = sides.some(({ models }) =>
    models.some(({ specialStrike }) => specialStrike === 'FEINT' || specialStrike === 'PIERCING_STRIKE'),
  );
  const isOneAlignment = sides[0].alignment === sides[1].alignment;
  const hasElvenMade = sides.some(({ models }) => models.some(({ elvenMade }) => elvenMade));
  const supporterElven = sides.some(({ models }) =>
    models.some((model) => model.elvenMade && !isFighting(model)),
  );
  const rows: readonly (readonly [boolean, Reason])[] = [
    [isSeveral, { code: 'PAIRING', message: message('notPaired'), source: ruling('41') }],
    [
      isOneAlignment,
      {
        code: 'ROLL_OFF_FACES',
        message: message('oneAlignment'),
        source: ruling(hasElvenMade ? '45' : '12'),
      },
    ],
    [hasD3, { code: 'D3', message: message('d3Thrown'), source: ruling('46') }],
    [supporterElven, { code: 'ELVEN_SUPPORTER', message: message('supporterElven'), source: ruling('16f') }],
  ];
  return rows.flatMap(([holds, reason]) => (holds ? [reason] : []));
};

/** The Duel of the 2018 edition. */
export const duel2018: DuelRules = {
  diceOf,
  scoreOf,
  fightRolls,
  fightOf: ({ specialStrike }, rolled) => (specialStrike === 'WHIRL' ? 1 : rolled),
  rollOffSixths,
  explainDice,
  explainSides,
  explainFight,
};
