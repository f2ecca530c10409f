import { namesOf } from '../../../shared/names-of';
import * as z from 'zod/mini';
import { fightTraits } from '../../../domain/rules/rulesets/fight-model';
import type { FightSwitches, Ruleset } from '../../../domain/rules/rulesets/ruleset';
import { choice, named, optional, wholeNumber } from '../../kernel/input';

/** Fields of fights that not every edition counts. */

/** Heroic actions that change a fight by themselves, in any edition. */
const fightAction = choice(
  'FightHeroicAction',
  {
    STRIKE: 'Heroic Strike: D6 more Fight in 2018, D3 in 2024, 10 at most.',
    CHALLENGE: 'Heroic Challenge: an Attack more and +1 To Wound. 2024.',
    STRENGTH: 'Heroic Strength: Strength doubled for Strikes, 10 at most. 2024.',
    DEFENCE: 'Heroic Defence: only natural 6s wound it. 2024.',
  },
  'A heroic action that changes a fight by itself.',
);

/** Left out of what a roll commits to where they are not given. */
export const editionModelFields = {
  heroicActions: optional(
    z.array(fightAction).check(z.maxLength(4), z.describe('The heroic actions that it declared.')),
  ),
  traits: optional(
    z
      .array(named('FightTrait', z.enum(namesOf(fightTraits))))
      .check(z.maxLength(16), z.describe('What it has of what only one edition counts.')),
  ),
};

export const courageField = optional(
  wholeNumber(3, 10, 'Courage in the 2024 edition, 6 for 6+; Blades of the Dead ask for it.'),
);

export const knockedDownIsTrapped = optional(
  z
    .boolean()
    .check(
      z.describe(
        'A model that a charge knocks down after it lost is Trapped. True in 2018; no source of 2024 says it, so a charge asks for it there (`fightReadings` answers both).',
      ),
    ),
);

/** The switches of a fight: those of the question where the edition leaves them open. */
export const switchesOf = (ruleset: Ruleset, given: Partial<FightSwitches>): FightSwitches => {
  if (ruleset.id === 'MESBG_2018') return { ...ruleset.switches, ...given };
  const { mightCap, duelFloor, strikesRolled, knockedDownIsTrapped: trapped } = given;
  return {
    ...ruleset.switches,
    ...(mightCap !== undefined && { mightCap }),
    ...(duelFloor !== undefined && { duelFloor }),
    ...(strikesRolled !== undefined && { strikesRolled }),
    ...(trapped !== undefined && { knockedDownIsTrapped: trapped }),
  };
};
