import type { HeroicAction } from '../ruleset';
import { message } from '../texts';
import { sources2024 } from './sources';

/** Fight and Strength end at 10. */
const HIGHEST = 10;

const atMostTen = (value: number): number => Math.min(HIGHEST, value);

/** The heroic actions that change a fight by themselves; `heroic-action-facts.ts` has all eleven. */
export const heroicActions2024: readonly HeroicAction[] = [
  {
    id: 'STRIKE',
    fightRoll: {
      sides: 3,
      change: (fight, rolled) => atMostTen(fight + rolled),
      explain: (fight, rolled) => message('heroicStrikeRolled', fight, rolled, atMostTen(fight + rolled)),
      why: 'a D3: what the Heroic Strike adds to its Fight',
      source: sources2024.heroicStrike,
    },
  },
  {
    id: 'CHALLENGE',
    attacks: 1,
    changeStriker: (striker) => ({ ...striker, bonus: striker.bonus + 1 }),
  },
  {
    id: 'STRENGTH',
    changeStriker: (striker) => ({ ...striker, strength: atMostTen(2 * striker.strength) }),
  },
  { id: 'DEFENCE', changeStruck: (struck) => ({ ...struck, onlyNaturalSixes: true }) },
];
