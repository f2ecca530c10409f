import { ONE } from '../../../../shared/fraction';
import { type Flags, type RuleTable, findingsOf } from '../../finding';
import { type ModelCount, breakPoint, isBroken } from '../../game/state';
import { type CharacteristicTest, testSituation, testSources } from '../../rolls/characteristic-test';
import { courageOdds } from '../../rolls/courage';
import { sources2024, transcribed } from '../../rulesets/mesbg-2024/sources';

/** Facts of a model of a Broken army. */
export const braveFlags = {
  engaged: 'It is Engaged.',
  transfixed: 'It is Transfixed, or otherwise does not activate.',
  fearless: 'It is Fearless.',
  heroicResolve: 'It declared Heroic Resolve this turn.',
  chariot: 'It is a chariot.',
  warBeast: 'It is a War Beast or its commander.',
  friendlyAura: 'A friend’s Aura of Command or Fury within 6" works on it.',
  lastStand: 'It is a Legend and the General, and takes its first such test.',
  passedBefore: 'It has passed such a test this turn.',
};

/** A Hero who calls Stand Fast at the end of his activation. */
interface StandFast {
  readonly heroPassed: boolean;
  readonly distanceInches: number;
  readonly lineOfSight: boolean;
  /** His side blows its war horn for it, once a game: 3" further. */
  readonly warHorn: boolean;
}

const STAND_FAST_INCHES = 6;
const HORN_INCHES = 3;

const testing = transcribed('Tests of a Broken army', 'B');
const standingFast = transcribed('Stand Fast', 'B');

const reasons = {
  NOT_BROKEN: ['its army was not Broken at the start of the turn', sources2024.breaking],
  ENGAGED: ['an Engaged model does not test', testing],
  TRANSFIXED: ['a Transfixed model does not activate, and does not test', testing],
  FEARLESS: ['it is Fearless: it passes', transcribed('Fearless', 'A')],
  HEROIC_RESOLVE: ['Heroic Resolve: it passes', transcribed('Heroic Resolve', 'A', 66)],
  CHARIOT: ['chariots pass', transcribed('Chariots', 'B')],
  WAR_BEAST: ['War Beast and commander do not flee', transcribed('War Beasts', 'B')],
  AURA: ['friends within 6" pass Courage tests', transcribed('Magical Powers', 'A')],
  LAST_STAND: ['Last Stand: the first such test is passed', transcribed('Last Stand', 'B')],
  PASSED_BEFORE: ['a test passed for this rule is passed for the turn', transcribed('Repeated tests', 'B')],
  STAND_FAST: ['a Hero who passed calls Stand Fast: it passes', standingFast],
} satisfies RuleTable;

const tooLate = {
  HERO_HAS_NOT_PASSED: ['only a Hero who passed his own test calls Stand Fast', standingFast],
  NOT_A_WARRIOR: ['Stand Fast helps Warriors', standingFast],
  TOO_FAR: ['it is not within 6" of him, 9" with a war horn', standingFast],
  NO_LINE_OF_SIGHT: ['it has no line of sight to him', standingFast],
} satisfies RuleTable;

interface BreakTest extends Flags<typeof braveFlags>, ModelCount {
  readonly isWarrior: boolean;
  readonly standFast?: StandFast | undefined;
  /** The test that it takes if it must. */
  readonly test: CharacteristicTest;
}

/** Whether a model of the 2024 edition must roll for its Broken army, what keeps Stand Fast from helping it, and its chance to pass. */
export const breakTest = ({ isWarrior, standFast: call, test, ...held }: BreakTest) => {
  const broken = isBroken(held);
  const unheard = call
    ? findingsOf(tooLate, {
        HERO_HAS_NOT_PASSED: !call.heroPassed,
        NOT_A_WARRIOR: !isWarrior,
        TOO_FAR: call.distanceInches > STAND_FAST_INCHES + (call.warHorn ? HORN_INCHES : 0),
        NO_LINE_OF_SIGHT: !call.lineOfSight,
      })
    : [];
  const spared = findingsOf(reasons, {
    NOT_BROKEN: !broken,
    ENGAGED: held.engaged,
    TRANSFIXED: held.transfixed,
    FEARLESS: held.fearless,
    HEROIC_RESOLVE: held.heroicResolve,
    CHARIOT: held.chariot,
    WAR_BEAST: held.warBeast,
    AURA: held.friendlyAura,
    LAST_STAND: held.lastStand,
    PASSED_BEFORE: held.passedBefore,
    STAND_FAST: call !== undefined && unheard.length === 0,
  });
  const mustRoll = spared.length === 0;
  return {
    broken,
    breakPoint: breakPoint(held.startingModels, held.breakPercent),
    mustRoll,
    reasons: spared,
    standFastFails: unheard,
    passed: mustRoll ? courageOdds(testSituation(test)).passed : ONE,
    sources: [sources2024.breaking, ...(mustRoll ? testSources(test) : [])],
  };
};
