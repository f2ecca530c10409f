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
import { situationRulesOf } from '../../../app/rules/edition-limits';
import { percent } from '../parts/chance';
import { question, yesOrNo } from './question';

const reach = (inches: number): string => `It may go ${inches}" of open ground.`;

const grounds = {
  OPEN: 'The water counts as open ground.',
  DIFFICULT: 'The water counts as difficult terrain.',
  SWIMMING: 'It goes as far as the Swim test lets it.',
};

/** Whether something may be done at the table. */
export const situationQuestions = [
  question<ShootingPermission>({
    id: 'may-shoot',
    title: 'May it shoot?',
    load: async () => (await import('../../../app/rules/shooting/may-shoot')).mayShoot,
    usual: { alignment: 'GOOD', weapon: 'BOW', moveInches: 6, distanceInches: 12 },
    first: [
      ...['weapon', 'weapon2024', 'distanceInches', 'moveInches', 'movedInches', 'shootValue', 'alignment'],
      ...['lineOfSight', 'prone', 'engaged', 'stoodUp', 'targetEngaged', 'obscuredByModels'],
    ],
    put: ({ mayShoot, needed, hit }) =>
      yesOrNo(
        mayShoot,
        ['Yes, it may shoot', 'No, it may not shoot'],
        ...(mayShoot && needed !== null && hit !== null ? [`It hits on ${needed}: ${percent(hit)}.`] : []),
      ),
  }),
  question<ChargePermission>({
    id: 'may-charge',
    title: 'May it charge?',
    load: async () => (await import('../../../app/rules/movement/may-charge')).mayCharge,
    usual: { moveInches: 6, distanceInches: 5 },
    first: [
      ...['moveInches', 'movedInches', 'distanceInches', 'difficultInches', 'prone', 'standsUp', 'engaged'],
      ...['targetCausesTerror', 'terrorTest', 'lineOfSight', 'mounted', 'severalTargets', 'anotherZoneFirst'],
    ],
    put: ({ mayCharge, reachInches }) =>
      yesOrNo(mayCharge, ['Yes, it may charge', 'No, it may not charge'], reach(reachInches)),
  }),
  question<MovePermission>({
    id: 'may-move',
    title: 'May it move?',
    load: async () => (await import('../../../app/rules/movement/may-move')).mayMove,
    usual: { moveInches: 6, distanceInches: 6 },
    first: [
      ...['moveInches', 'movedInches', 'distanceInches', 'difficultInches', 'prone', 'standsUp', 'engaged'],
      ...['entersControlZone', 'closerToZoneOwner', 'heroicMarch', 'mounted', 'immobilised'],
    ],
    put: ({ mayMove, reachInches }) =>
      yesOrNo(mayMove, ['Yes, it may move there', 'No, it may not move there'], reach(reachInches)),
  }),
  question<SupportPermission>({
    id: 'may-support',
    title: 'May it support?',
    load: async () => (await import('../../../app/rules/combat/may-support')).maySupport,
    usual: { weapon: 'SPEAR' },
    first: [
      ...['weapon', 'type', 'spearsSupporting', 'pikesSupporting', 'touchesFriend', 'friendEngaged'],
      ...['engaged', 'prone', 'hasSupported'],
    ],
    put: ({ maySupport }) => yesOrNo(maySupport, ['Yes, it may support', 'No, it may not support']),
  }),
  question<CastingPermission>({
    id: 'may-cast',
    title: 'May it cast?',
    load: async () => (await import('../../../app/rules/magic/may-cast')).mayCast,
    usual: { will: 2, distanceInches: 6, rangeInches: 12 },
    first: [
      ...['will', 'distanceInches', 'rangeInches', 'lineOfSight', 'engaged', 'prone', 'alreadyCast'],
      ...['willOfEvil', 'freeWill', 'risksFriend'],
    ],
    put: ({ mayCast, mostWill }) =>
      yesOrNo(
        mayCast,
        ['Yes, it may cast', 'No, it may not cast'],
        `It may expend ${mostWill} Will at most.`,
      ),
  }),
  question<Trapped>({
    id: 'trapped',
    title: 'Is it Trapped?',
    load: async () => (await import('../../../app/rules/combat/is-trapped')).isTrapped,
    usual: { freeInches: 1 },
    first: ['freeInches', 'blockers', 'kind', 'prone', 'knockedToTheGround', 'friendMakesWay', 'engaged'],
    put: ({ trapped, mayMakeWay }) =>
      yesOrNo(
        !trapped,
        ['No, it is not Trapped', 'Yes, it is Trapped'],
        ...(mayMakeWay === null ? [] : [mayMakeWay ? 'A friend may Make Way.' : 'No friend may Make Way.']),
      ),
  }),
  question<WaterTest>({
    id: 'water',
    title: 'Does the water want a test?',
    load: async () => (await import('../../../app/rules/movement/water-test')).waterTest,
    usual: { water: 'DEEP', event: 'ENTERS' },
    first: ['water', 'event', 'kind', 'armour', 'shield', 'banner'],
    put: ({ test, text, ground, mayShoot, modifiers }) =>
      yesOrNo(
        test === null,
        [
          'No Swim test',
          test === 'NOW' ? 'A Swim test, at once' : 'A Swim test as its next Move phase starts',
        ],
        `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
        ...(modifiers.length > 0
          ? [`Modifiers of the Swim chart: ${modifiers.join(', ').toLowerCase().replaceAll('_', ' ')}.`]
          : []),
        grounds[ground],
        mayShoot ? 'It may shoot from there.' : 'It may not shoot from there.',
      ),
  }),
  question<TerrainTest>({
    id: 'crossing',
    title: 'Can it cross that?',
    load: async () => (await import('../../../app/rules/movement/terrain-test')).terrainTest,
    usual: { terrain: 'OBSTACLE', sizeInches: 1, modelHeightInches: 1 },
    first: ['terrain', 'sizeInches', 'modelHeightInches', 'model'],
    put: ({ mayCross, test, text, costPerInch }) =>
      yesOrNo(
        mayCross,
        [
          test === null ? 'Yes, without a test' : `Yes, with a test on the ${test} chart`,
          'No, it cannot cross',
        ],
        `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
        ...(costPerInch > 1 ? [`Each inch costs ${costPerInch}.`] : []),
      ),
  }),
  question<Carrying>({
    id: 'carrying',
    title: 'May it carry that?',
    load: async () => (await import('../../../app/rules/movement/carrying')).carrying,
    usual: { action: 'MOVE', burden: 'LIGHT', remainingMoveInches: 6, carriedDefence: 5, bearerStrength: 4 },
    first: [
      ...['action', 'burden', 'bearer', 'bearers', 'remainingMoveInches', 'onTheGround', 'engaged'],
      ...['movedThisPhase', 'passedThisPhase'],
    ],
    put: ({ allowed, moveInches, texts, treatedAs }) =>
      yesOrNo(
        allowed,
        ['Yes, it may do that', 'No, it may not do that'],
        ...texts.map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`),
        `It counts as a ${treatedAs === 'HEAVY' ? 'Heavy' : 'Light'} Object and goes ${moveInches}" further.`,
      ),
  }),
  question<ProneMovement>({
    id: 'standing-up',
    title: 'May it stand up?',
    load: async () => (await import('../../../app/rules/movement/prone-movement')).proneMovement,
    usual: { moveInches: 6 },
    first: ['moveInches', 'remainingMoveInches', 'crawled'],
    put: ({ mayStandUp, standUpCostInches, leftAfterStandingInches, may, mayNot }) =>
      yesOrNo(
        mayStandUp,
        [
          `Yes, for ${standUpCostInches}": ${leftAfterStandingInches}" are left`,
          'No, its move does not pay for it',
        ],
        ...may.map((text) => `It may ${text}.`),
        ...mayNot.map((text) => `It may not ${text}.`),
      ),
  }),
  question<PassengerRule>({
    id: 'passenger',
    title: 'What may a passenger do?',
    load: async () => (await import('../../../app/rules/movement/passenger')).passenger,
    usual: { event: 'SHOT_AT' },
    first: ['event'],
    offers: (_, value, edition) => value in situationRulesOf(edition).passengers,
    put: ({ allowed, text }) =>
      yesOrNo(allowed, ['Yes', 'No'], `${text.charAt(0).toUpperCase()}${text.slice(1)}.`),
  }),
];
