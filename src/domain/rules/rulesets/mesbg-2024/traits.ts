import type { DuelModel, FightTrait } from '../fight-model';

export const hasTrait = ({ traits }: Pick<DuelModel, 'traits'>, trait: FightTrait): boolean =>
  traits?.includes(trait) === true;
