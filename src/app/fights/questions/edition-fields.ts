import * as z from 'zod/mini';
import type { FightTrait } from '../../../domain/rules/rulesets/fight-model';
import type { FightSwitches, Ruleset } from '../../../domain/rules/rulesets/ruleset';
import { choice, optional, wholeNumber } from '../../kernel/input';

/** Fields of fights that not every edition counts. */

const traitChoice = choice(
  'FightTrait',
  {
    BACKSTABBERS: 'Backstabbers: +1 To Wound against Trapped models. 2024.',
    BANNER_BEARER: 'It bears a banner: -1 to its Duel dice. 2024.',
    BLADES_OF_THE_DEAD: 'Blades of the Dead: the target’s Defence is 10 less its Courage. 2024.',
    BURLY: 'Burly: no -1 for a two-handed weapon. 2024.',
    DIFFICULT_GROUND: 'It charged in difficult ground: no bonus for the charge or a lance. 2024.',
    HATRED: 'Hatred of its enemies: +1 To Wound. 2024.',
    HINDERED_PIKE: 'It uses a pike beside a shield or missile weapon: -1 to its Duel dice. 2024.',
    KNIFE_FIGHTER: 'Knife Fighter: an Attack for each enemy beyond the first, three at most. 2024.',
    MIGHTY_BLOW: 'Mighty Blow: each Wound that it causes counts as 2. 2024.',
    MITHRIL: 'Mithril: a Fate roll of 1 is rolled again. 2024.',
    MONSTER: 'A Monster: a Cavalry charge does not knock it down. 2024.',
    MONSTROUS_CHARGE: 'Monstrous Charge: an Attack when it charged, and weaker enemies fall. 2024.',
    PIKE_AGAINST_CHARGING_MOUNT: 'Its pike strikes the mount of Cavalry that charged it: +1 To Wound. 2024.',
    REROLL_FAILED: 'Venom, Bane of Kings or Enchant Blades: failed To Wound rolls are rolled again. 2024.',
    UNARMED: 'Unarmed: -1 to its Duel dice and To Wound. 2024.',
    WAR_SPEAR: 'A war spear: a lance in the saddle. 2024.',
  } satisfies Record<FightTrait, string>,
  'Wargear, special rules and states that only one edition counts.',
);

const actionChoice = choice(
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
    z.array(actionChoice).check(z.maxLength(4), z.describe('The heroic actions that it declared.')),
  ),
  traits: optional(
    z
      .array(traitChoice)
      .check(z.maxLength(16), z.describe('What it has of what only one edition counts; see the values.')),
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
        'A model that a charge knocks down once it has lost is Trapped. No source of 2024 says: without this both numbers are answered. True in 2018.',
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
