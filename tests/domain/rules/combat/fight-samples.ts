import type { FightModel, FightSide } from '../../../../src/domain/rules/rulesets/fight-model';
import type { Fight } from '../../../../src/domain/rules/combat/fight';
import { rulesetById } from '../../../../src/domain/rules/rulesets/rulesets';

export const ruleset = rulesetById('MESBG_2018');
export const defaultSwitches = ruleset.switches;

/** A plain model: Fight 4, Strength 4, Defence 5, one Attack, one Wound. */
export const plainModel: FightModel = {
  attacks: 1,
  fight: 4,
  might: 0,
  type: 'INFANTRY',
  twoHanded: false,
  elvenMade: false,
  supporting: null,
  shielding: false,
  charged: false,
  chargedByCavalry: false,
  specialStrike: null,
  heroicActions: [],
  prone: false,
  immobilised: false,
  strength: 4,
  defence: 5,
  wounds: 1,
  fate: 0,
  rerollFate: false,
  shieldwall: false,
  lance: false,
  bonus: 0,
  rerollOnes: false,
  trapped: false,
};

export const fightSide = (alignment: 'GOOD' | 'EVIL', models: readonly Partial<FightModel>[]): FightSide => ({
  alignment,
  models: models.map((model) => ({ ...plainModel, ...model })),
  rerolls: 0,
  aim: 'KILL_MOST',
  aimedAt: 0,
});

export const sampleFight = (
  good: readonly Partial<FightModel>[],
  evil: readonly Partial<FightModel>[],
  switches: Partial<Fight['switches']> = {},
): Fight => ({
  ruleset,
  sides: [fightSide('GOOD', good), fightSide('EVIL', evil)],
  priority: 0,
  switches: { ...defaultSwitches, ...switches },
  keepsMight: null,
});
