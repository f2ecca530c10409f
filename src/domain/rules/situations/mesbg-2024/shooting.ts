import type { ShootRules } from '../../shooting/may-shoot';
import { missileSource, missileWeapon2024 } from '../../rulesets/mesbg-2024/reference/missile-weapons';
import { sources2024 } from '../../rulesets/mesbg-2024/sources';
import { situationSources as sources } from './sources';

const { movingAndShooting: moving, shooting, prone, inTheWay } = sources2024;

/** Shots of the 2024 edition. */
export const shootRules2024: ShootRules = {
  weaponOf: (kind) => {
    const { rangeInches = null, isThrown = false } = missileWeapon2024(kind) ?? {};
    return { rangeInches, isThrown, throwsOnTheCharge: isThrown, needsToStandStill: kind === 'CROSSBOW' };
  },
  obstacles: {
    MOVED_TOO_FAR: ['it has moved more than half of its Move', moving],
    CROSSBOW_MOVED: [
      'a crossbow does not shoot after any move',
      { ...moving, heading: 'Crossbows after a move (grade A)' },
    ],
    JUMPED: ['it has jumped this turn', moving],
    LEAPT: ['it has leapt this turn', moving],
    CLIMBED: ['it has climbed this turn', moving],
    SWAM: ['it has swum this turn', moving],
    PRONE: ['it is Prone', prone],
    IMMOBILISED: ['it is Transfixed', sources2024.immobilised],
    ALREADY_THREW: ['it threw its weapon on the charge, once a turn', missileSource],
    NOT_A_THROWING_SPEAR: ['only a throwing weapon is thrown on the charge', missileSource],
    CANNOT_REACH: ['it could not reach the enemy it charges', missileSource],
    NO_LINE_OF_SIGHT: ['it has no line of sight to the target', shooting],
    OUT_OF_RANGE: ['the target is out of range', missileSource],
    GOOD_INTO_A_FIGHT: ['a Good model may not risk a friend', sources.friends],
  },
  consequences: {
    MOVED: ['it has moved: its Shoot value is one worse, though a natural 6 always hits', moving],
    THROWN_WEAPON_MOVES_FREELY: ['a throwing weapon may be used after a full Move', missileSource],
    CHARGE_THROW_STEADY: ['thrown on the charge, it suffers no -1 for moving', missileSource],
    CHARGE_STOPS_SHORT: ['it stops 1" from the enemy it charges, then throws', missileSource],
    ONCE_A_TURN: ['once a turn', missileSource],
    OBSCURED_BY_MODELS: ['models partly hide the target: In The Way on 4+ for each', inTheWay],
    ROLL_WHO_IS_HIT: [
      'the target is in a fight: 4+ hits it, 1-3 the friend nearest the shooter (chart shooting-into-a-fight)',
      sources.intoAFight,
    ],
  },
};
