import type { HeroicAction } from '../ruleset';
import { message } from '../texts';
import { sources2018 } from './sources';

/** Fight values end at 10 (ruling 1). */
const HIGHEST_FIGHT = 10;

/** The heroic actions that change a fight by themselves (003, HEROIC ACTIONS). */
export const heroicActions2018: readonly HeroicAction[] = [
  {
    id: 'STRIKE',
    fightRoll: {
      sides: 6,
      change: (fight, rolled) => Math.min(HIGHEST_FIGHT, fight + rolled),
      explain: (fight, rolled) =>
        message('heroicStrikeRolled', fight, rolled, Math.min(HIGHEST_FIGHT, fight + rolled)),
      why: 'what the Heroic Strike adds to its Fight',
      source: sources2018.heroicActions,
    },
  },
];
