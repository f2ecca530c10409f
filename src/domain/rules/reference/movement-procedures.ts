import { cite } from '../../../shared/source';
import { type Entries, entriesOf } from './entry';

const entry = entriesOf<'PROCEDURE'>();

/** Seeing, measuring, moving, charging (B7), terrain and Prone models. */
export const movementProcedures: Entries<'PROCEDURE'> = {
  'line-of-sight': entry('Line of sight', {
    aliases: "LoS, seeing, can I see, model's eye view, can my model see, hidden model",
    summary: 'Stoop to the model’s own eye level: what can be seen from there is in its Line of Sight.',
    sources: [cite('004', 'LINE OF SIGHT')],
    related: ['cavalry', 'prone', 'how-to-shoot'],
  }),
  measuring: entry('Measuring', {
    aliases: 'distance, premeasuring, pre-measure, range',
    summary:
      'Between the closest parts of the two bases. A model is in range of itself. Any distance may be measured at any time.',
    sources: [cite('004', 'MEASURING')],
  }),
  'moving-models': entry('Moving models', {
    aliases: `how to move, movement, walk, move through my own models, walk through friends,
      run through models, how far can I move, squeeze through a gap`,
    phase: 'MOVE',
    summary:
      'Any order, one model’s move finished before the next; up to its Move allowance, in any direction, bends allowed. Never through other models: a gap must take the base.',
    sources: [cite('004', 'MOVING MODELS')],
    related: ['control-zones', 'charging', 'terrain-and-obstacles'],
  }),
  'control-zones': entry('Control Zones', {
    aliases: `control zone, zone of control, ZoC, 1 inch zone, move past an enemy, walk past enemies,
      moving near an enemy, within an inch of an enemy, enemy zone, control zone size`,
    phase: 'MOVE',
    rangeInches: 1,
    summary:
      'A 1" ring around each base that no enemy enters unless charging that model or forced by a rule. Engaged and Prone models have none.',
    steps: [
      'A model that starts its move in an enemy’s zone stays put, charges one whose zone it is in, or moves away without getting closer to that enemy.',
      'Who enters a zone must charge its owner, but may go on within the zone to touch another part of the base.',
      'Once in a zone, the charger ignores other zones on its way to that target.',
      'Backing Away and Making Way may lead into a zone, never into contact.',
    ],
    sources: [cite('004', 'CONTROL ZONES'), cite('004', 'CHARGING ENEMIES'), cite('004', 'PRONE MODELS')],
    related: ['charging', 'prone', 'make-way'],
  }),
  charging: entry('Charging', {
    aliases: `charge, charges, engage, engaged, charging enemies, charge range, how far can I charge,
      charge distance, charge move, charge into combat, may I charge`,
    phase: 'MOVE',
    summary:
      'Move into base contact if the distance allows. Both are then Engaged and move no more this phase, unless freed before having moved.',
    steps: [
      'Against Terror, take a Courage test before anything else.',
      'Measure; move into base contact.',
      'The first enemy whose Control Zone is entered must be the one charged; other zones then no longer matter for reaching it.',
      'Being Engaged cancels a model’s Control Zone.',
    ],
    sources: [cite('004', 'CHARGING ENEMIES')],
    related: ['charging-multiple-enemies', 'control-zones', 'terror', 'cavalry-charge'],
  }),
  'charging-multiple-enemies': entry('Charging multiple enemies', {
    aliases: 'charge two models, multi charge, multiple charge, charge two enemies, charge several enemies',
    phase: 'MOVE',
    summary: 'Allowed where the Move reaches all targets and the base is large enough to touch them.',
    sources: [cite('004', 'CHARGING MULTIPLE ENEMIES')],
    related: ['charging', 'multiple-combat'],
  }),
  'pairing-off-fights': entry('Pairing off fights', {
    aliases: 'pair off, pairing fights, who fights whom, splitting combats, who fights who',
    phase: 'MOVE',
    summary:
      'At the end of the Move phase Engaged models are split into fights, one against one where possible; everyone touching an enemy must fight.',
    steps: [
      'Pair off one against one where possible; what is left joins as a Multiple Combat.',
      'Every model in contact with an enemy must be in a fight.',
      'Where a model could be in several fights, the player with Priority chooses.',
      'Models may be eased apart for clarity only; they still count as touching.',
    ],
    sources: [cite('004', 'PAIRING OFF FIGHTS')],
    related: ['multiple-combat', 'fight-phase'],
  }),
  prone: entry('Prone models', {
    aliases: 'prone, knocked down, knocked prone, lying down, on the ground, model knocked over, lying prone',
    summary:
      'Lying on the ground: no Control Zone, does not block Line of Sight, may not charge, shoot, cast or support; may crawl 1" or stand up.',
    sources: [
      cite('004', 'PRONE MODELS'),
      cite('003', 'THE SHOOT PHASE', 31),
      cite('004', 'SPEARS'),
      cite('004', 'USING MAGICAL POWERS'),
      cite('002', 'SHALLOW WATER'),
      cite('002', 'DEEP WATER'),
    ],
    related: ['crawling', 'standing-up', 'charging-prone-models', 'prone-in-a-fight'],
  }),
  crawling: entry('Crawling', {
    aliases: 'crawl, crawl 1 inch',
    phase: 'MOVE',
    rangeInches: 1,
    summary:
      'A Prone model may crawl 1" whatever its Move or the ground; otherwise it may only stand up that turn.',
    sources: [cite('004', 'CRAWLING')],
    related: ['calculation:proneMovement', 'prone', 'standing-up'],
  }),
  'standing-up': entry('Standing up', {
    aliases: 'stand up, get up, rise from prone, cost to stand up, stand up and charge',
    phase: 'MOVE',
    summary:
      'Costs half the maximum Move allowance and counts as having moved; the model may still charge. In an enemy’s Control Zone it may stand without charging if it gets no closer.',
    sources: [cite('004', 'STANDING UP')],
    related: ['calculation:proneMovement', 'prone', 'moving-and-shooting'],
  }),
  'charging-prone-models': entry('Charging Prone models', {
    aliases: 'charge a prone model',
    phase: 'MOVE',
    summary:
      'As any charge. Having no Control Zone, a Prone model may also be passed within 1" without contact.',
    sources: [cite('004', 'CHARGING PRONE MODELS')],
    related: ['prone', 'chart:jump-over-prone'],
  }),
  'terrain-and-obstacles': entry('Terrain and obstacles', {
    aliases: `difficult terrain, difficult ground, open ground, obstacle, obstacles, gap, wall, barrier,
      rough ground, woods, forest, slow terrain, wall height, how high is a wall, fence, rocks, hill`,
    phase: 'MOVE',
    summary:
      'Open ground: full move. Difficult terrain: each inch costs two. Obstacles by height, gaps by width.',
    steps: [
      'Obstacle lower than half the model’s height: crossed without a test.',
      'From half up to the whole of its height: Jump test. Higher: Climb test.',
      'Gap up to twice the model’s height: Leap test.',
      'Shallow water: no test. Deep water: Swim test.',
    ],
    sources: [cite('003', 'THE MOVE PHASE', 20)],
    related: [
      'calculation:terrainTest',
      'chart:jump',
      'chart:leap',
      'chart:climb',
      'chart:swim',
      'ruling-7a',
    ],
  }),
  cavalry: entry('Cavalry', {
    aliases: 'mounted, rider, horse, mount, warg rider, mounted models',
    summary:
      'A rider and a mount moving as one, like Infantry. Line of Sight is the rider’s and its mount never blocks it.',
    sources: [cite('004', 'CAVALRY')],
    related: ['cavalry-charge', 'chart:thrown-rider', 'passengers'],
  }),
};
