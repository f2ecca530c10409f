import type { DuelModel, FightTrait } from '../fight-model';

/** The traits that the edition counts in fights. */
export const traits2024: readonly FightTrait[] = [
  'BACKSTABBERS',
  'BANNER_BEARER',
  'BLADES_OF_THE_DEAD',
  'BURLY',
  'DIFFICULT_GROUND',
  'HATRED',
  'HINDERED_PIKE',
  'KNIFE_FIGHTER',
  'MIGHTY_BLOW',
  'MITHRIL',
  'MONSTER',
  'MONSTROUS_CHARGE',
  'PIKE_AGAINST_CHARGING_MOUNT',
  'REROLL_FAILED',
  'UNARMED',
  'WAR_SPEAR',
];

export const hasTrait = ({ traits }: Pick<DuelModel, 'traits'>, trait: FightTrait): boolean =>
  traits?.includes(trait) === true;
