import type {
  Carrying,
  CastingPermission,
  ChargePermission,
  MovePermission,
  PassengerRule,
  ProneMovement,
  ShootingPermission,
  SupportPermission,
  TerrainTest,
  Trapped,
  WaterTest,
} from '../../../app/kernel/generated/answers';
import { rulesetIdOf } from '../../../app/rules/edition';
import { situationRules } from '../../../domain/rules/situations/situations';
import { percent } from '../parts/chance';
import { questionTexts } from './question-texts';
import { question, yesOrNo } from './question';

const texts = questionTexts;

/** Whether something may be done at the table. */
export const situationQuestions = [
  question<ShootingPermission>({
    id: 'may-shoot',
    title: texts.titles['may-shoot'],
    load: async () => (await import('../../../app/rules/shooting/may-shoot')).mayShoot,
    usual: { alignment: 'GOOD', weapon: 'BOW', moveInches: 6, distanceInches: 12 },
    first: [
      ...['weapon', 'weapon2024', 'distanceInches', 'moveInches', 'movedInches', 'shootValue', 'alignment'],
      ...['lineOfSight', 'prone', 'engaged', 'stoodUp', 'targetEngaged', 'obscuredByModels'],
    ],
    put: ({ mayShoot, needed, hit }) =>
      yesOrNo(
        mayShoot,
        texts.shoot,
        ...(mayShoot && needed !== null && hit !== null ? [texts.hits(needed, percent(hit))] : []),
      ),
  }),
  question<ChargePermission>({
    id: 'may-charge',
    title: texts.titles['may-charge'],
    load: async () => (await import('../../../app/rules/movement/may-charge')).mayCharge,
    usual: { moveInches: 6, distanceInches: 5 },
    first: [
      ...['moveInches', 'movedInches', 'distanceInches', 'difficultInches', 'prone', 'standsUp', 'engaged'],
      ...['targetCausesTerror', 'terrorTest', 'lineOfSight', 'mounted', 'severalTargets', 'anotherZoneFirst'],
    ],
    put: ({ mayCharge, reachInches }) => yesOrNo(mayCharge, texts.charge, texts.reach(reachInches)),
  }),
  question<MovePermission>({
    id: 'may-move',
    title: texts.titles['may-move'],
    load: async () => (await import('../../../app/rules/movement/may-move')).mayMove,
    usual: { moveInches: 6, distanceInches: 6 },
    first: [
      ...['moveInches', 'movedInches', 'distanceInches', 'difficultInches', 'prone', 'standsUp', 'engaged'],
      ...['entersControlZone', 'closerToZoneOwner', 'heroicMarch', 'mounted', 'immobilised'],
    ],
    put: ({ mayMove, reachInches }) => yesOrNo(mayMove, texts.move, texts.reach(reachInches)),
  }),
  question<SupportPermission>({
    id: 'may-support',
    title: texts.titles['may-support'],
    load: async () => (await import('../../../app/rules/combat/may-support')).maySupport,
    usual: { weapon: 'SPEAR' },
    first: [
      ...['weapon', 'type', 'spearsSupporting', 'pikesSupporting', 'touchesFriend', 'friendEngaged'],
      ...['engaged', 'prone', 'hasSupported'],
    ],
    put: ({ maySupport }) => yesOrNo(maySupport, texts.support),
  }),
  question<CastingPermission>({
    id: 'may-cast',
    title: texts.titles['may-cast'],
    load: async () => (await import('../../../app/rules/magic/may-cast')).mayCast,
    usual: { will: 2, distanceInches: 6, rangeInches: 12 },
    first: [
      ...['will', 'distanceInches', 'rangeInches', 'lineOfSight', 'engaged', 'prone', 'alreadyCast'],
      ...['willOfEvil', 'freeWill', 'risksFriend'],
    ],
    put: ({ mayCast, mostWill }) => yesOrNo(mayCast, texts.cast, texts.mostWill(mostWill)),
  }),
  question<Trapped>({
    id: 'trapped',
    title: texts.titles['trapped'],
    load: async () => (await import('../../../app/rules/combat/is-trapped')).isTrapped,
    usual: { freeInches: 1 },
    first: ['freeInches', 'blockers', 'kind', 'prone', 'knockedToTheGround', 'friendMakesWay', 'engaged'],
    put: ({ trapped, mayMakeWay }) =>
      yesOrNo(
        !trapped,
        texts.trapped,
        ...(mayMakeWay === null ? [] : [texts.makeWay[mayMakeWay ? 'yes' : 'no']]),
      ),
  }),
  question<WaterTest>({
    id: 'water',
    title: texts.titles['water'],
    load: async () => (await import('../../../app/rules/movement/water-test')).waterTest,
    usual: { water: 'DEEP', event: 'ENTERS' },
    first: ['water', 'event', 'kind', 'armour', 'shield', 'banner'],
    put: ({ test, text, ground, mayShoot, modifiers, chart }) => ({
      ...yesOrNo(
        test === null,
        texts.swim(test === 'NOW'),
        texts.sentence(text),
        ...(modifiers.length > 0 ? [texts.swimModifiers(modifiers)] : []),
        texts.grounds[ground],
        texts.fromThere[mayShoot ? 'yes' : 'no'],
      ),
      chart,
    }),
  }),
  question<TerrainTest>({
    id: 'crossing',
    title: texts.titles['crossing'],
    load: async () => (await import('../../../app/rules/movement/terrain-test')).terrainTest,
    usual: { terrain: 'OBSTACLE', sizeInches: 1, modelHeightInches: 1 },
    first: ['terrain', 'sizeInches', 'modelHeightInches', 'model'],
    put: ({ mayCross, test, text, costPerInch }) => ({
      ...yesOrNo(
        mayCross,
        texts.cross(test),
        texts.sentence(text),
        ...(costPerInch > 1 ? [texts.costs(costPerInch)] : []),
      ),
      chart: test,
    }),
  }),
  question<Carrying>({
    id: 'carrying',
    title: texts.titles['carrying'],
    load: async () => (await import('../../../app/rules/movement/carrying')).carrying,
    usual: { action: 'MOVE', burden: 'LIGHT', remainingMoveInches: 6, carriedDefence: 5, bearerStrength: 4 },
    first: [
      ...['action', 'burden', 'bearer', 'bearers', 'remainingMoveInches', 'onTheGround', 'engaged'],
      ...['movedThisPhase', 'passedThisPhase'],
    ],
    put: ({ allowed, moveInches, texts: outcomes, treatedAs }) =>
      yesOrNo(allowed, texts.carry, ...outcomes.map(texts.sentence), texts.burden(treatedAs, moveInches)),
  }),
  question<ProneMovement>({
    id: 'standing-up',
    title: texts.titles['standing-up'],
    load: async () => (await import('../../../app/rules/movement/prone-movement')).proneMovement,
    usual: { moveInches: 6 },
    first: ['moveInches', 'remainingMoveInches', 'crawled'],
    put: ({ mayStandUp, standUpCostInches, leftAfterStandingInches, may, mayNot }) =>
      yesOrNo(
        mayStandUp,
        texts.stand(standUpCostInches, leftAfterStandingInches),
        ...may.map(texts.itMay),
        ...mayNot.map(texts.itMayNot),
      ),
  }),
  question<PassengerRule>({
    id: 'passenger',
    title: texts.titles['passenger'],
    load: async () => (await import('../../../app/rules/movement/passenger')).passenger,
    usual: { event: 'SHOT_AT' },
    first: ['event'],
    offers: (_, value, edition) => value in situationRules[rulesetIdOf(edition)].passengers,
    put: ({ allowed, text, chart }) => ({
      ...yesOrNo(allowed, texts.passenger, texts.sentence(text)),
      chart,
    }),
  }),
];
