import type { FightModel, FightTrait } from '../../../src/domain/rules/rulesets/fight-model';

/** Models of the product, out of the words that the checks of 2024 have for them. */

const traits: Readonly<Record<string, FightTrait>> = {
  backstabber: 'BACKSTABBERS',
  banner: 'BANNER_BEARER',
  'blades of the dead': 'BLADES_OF_THE_DEAD',
  burly: 'BURLY',
  'failed again': 'REROLL_FAILED',
  hatred: 'HATRED',
  'hindered pike': 'HINDERED_PIKE',
  knives: 'KNIFE_FIGHTER',
  'mighty blow': 'MIGHTY_BLOW',
  mithril: 'MITHRIL',
  monster: 'MONSTER',
  'monstrous charge': 'MONSTROUS_CHARGE',
  'pike at mount': 'PIKE_AGAINST_CHARGING_MOUNT',
  'rough ground': 'DIFFICULT_GROUND',
  unarmed: 'UNARMED',
  'war spear': 'WAR_SPEAR',
};

const actions: Readonly<Record<string, string>> = {
  strike: 'STRIKE',
  challenge: 'CHALLENGE',
  'double strength': 'STRENGTH',
  'heroic defence': 'DEFENCE',
};

type Numbers = 'attacks' | 'fight' | 'strength' | 'defence' | 'wounds' | 'fate' | 'might';

/** The model with these numbers of which these words are true. */
export const modelOf = (
  numbers: Pick<FightModel, Numbers | 'type'> & Partial<FightModel>,
  is: readonly string[],
): FightModel => ({
  ...numbers,
  twoHanded: is.includes('two-handed'),
  elvenMade: is.includes('elven'),
  supporting: is.includes('spear behind') ? 'SPEAR' : is.includes('pike behind') ? 'PIKE' : null,
  shielding: is.includes('shields'),
  charged: is.includes('charged'),
  chargedByCavalry: false,
  specialStrike: null,
  heroicActions: is.flatMap((word) => actions[word] ?? []),
  prone: is.includes('prone'),
  immobilised: is.includes('transfixed'),
  traits: is.flatMap((word) => traits[word] ?? []),
  rerollFate: false,
  shieldwall: false,
  lance: is.includes('lance'),
  bonus: 0,
  rerollOnes: is.includes('ones again'),
  trapped: is.includes('trapped'),
});
