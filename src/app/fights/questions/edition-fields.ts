import { namesOf } from '../../../shared/names-of';
import * as z from 'zod/mini';
import { type SideIndex, fightTraits } from '../../../domain/rules/rulesets/fight-model';
import type { FightSwitches, Ruleset } from '../../../domain/rules/rulesets/ruleset';
import { choice, named, optional, wholeNumber } from '../../kernel/input';

/** Fields of fights that not every edition counts. */

/** Heroic actions that change a fight by themselves, in any edition. */
export const fightActions = {
  STRIKE: 'Heroic Strike: D6 more Fight in 2018, D3 in 2024, 10 at most.',
  CHALLENGE: 'Heroic Challenge: an Attack more and +1 To Wound. 2024.',
  STRENGTH: 'Heroic Strength: Strength doubled for Strikes, 10 at most. 2024.',
  DEFENCE: 'Heroic Defence: only natural 6s wound it. 2024.',
} as const;

const fightAction = choice(
  'FightHeroicAction',
  fightActions,
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
      .check(
        z.maxLength(16),
        z.describe('What it has of what only one edition counts, besides what its profile has.'),
      ),
  ),
};

const keywordList = (description: string) =>
  optional(
    z
      .array(z.string().check(z.minLength(1), z.maxLength(40)))
      .check(
        z.maxLength(12),
        z.describe(`${description} In the 2024 edition; 12 at most. If omitted, the profile’s.`),
      ),
  );

/** Keywords that a model strikes harder. */
export const hatredFields = {
  hatred: keywordList('Keywords that it hates: +1 To Wound against models that have one.'),
  ancientEnemies: keywordList(
    'Keywords of its Ancient Enemies: To Wound dice of 1 against them are re-rolled.',
  ),
};

export const keywordsField = keywordList('Its keywords, such as `Rohan`.');

export const courageField = optional(
  wholeNumber(3, 10, 'Courage in the 2024 edition, 6 for 6+; Blades of the Dead ask for it.'),
);

/** Fields of a model of a whole fight. */
export const fightModelFields2024 = { courage: courageField, keywords: keywordsField, ...hatredFields };

export const knockedDownIsTrapped = optional(
  z
    .boolean()
    .check(
      z.describe(
        'A model that a charge knocks down after it lost is Trapped. True in 2018; no source of 2024 says it, so a charge asks for it there (`fightReadings` answers both).',
      ),
    ),
);

/** Points that one edition leaves open and the other does not. */
export const openSwitches = {
  knockedDownIsTrapped,
  /** Left out of what a roll commits to where it is not given. */
  monstersStand: optional(
    z
      .boolean()
      .check(
        z.describe(
          'A charge knocks down neither Monsters nor models of Strength 6 or more; false if omitted in 2018, always so in 2024.',
        ),
      ),
  ),
  bidsFirst: optional(
    wholeNumber(
      0,
      1,
      'The side that may spend Might first while score and Fight are level: 0 or 1. The one without Priority in 2018; no source of 2024 says it, so players who choose are asked for it there. The odds are the same either way.',
    ),
  ),
  highFaces: optional(
    wholeNumber(
      0,
      1,
      'Of two sides of one alignment, the one that wins a tie on the high faces: 0 or 1. The first in 2018; no source of 2024 says it, so played fights ask for it there. The odds are the same either way.',
    ),
  ),
};

const sideOf = (side: number | undefined): SideIndex | undefined =>
  side === undefined ? undefined : side === 0 ? 0 : 1;

/** The switches of a fight: those of the question where the edition leaves them open. */
export const switchesOf = (
  ruleset: Ruleset,
  {
    bidsFirst: bidder,
    highFaces: high,
    ...given
  }: Partial<Omit<FightSwitches, 'bidsFirst' | 'highFaces'>> & {
    readonly bidsFirst?: number | undefined;
    readonly highFaces?: number | undefined;
  },
): FightSwitches => {
  const sides = { bidsFirst: sideOf(bidder), highFaces: sideOf(high) };
  if (ruleset.id === 'MESBG_2018') return { ...ruleset.switches, ...given, ...sides };
  const { mightCap, duelFloor, strikesRolled, knockedDownIsTrapped: trapped } = given;
  return {
    ...ruleset.switches,
    ...(mightCap !== undefined && { mightCap }),
    ...(duelFloor !== undefined && { duelFloor }),
    ...(strikesRolled !== undefined && { strikesRolled }),
    ...(trapped !== undefined && { knockedDownIsTrapped: trapped }),
    ...sides,
  };
};
