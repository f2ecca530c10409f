import type { EntryOf } from './entry';

/** Seeing, measuring, moving, charging (B7), terrain and Prone models. */
export const movementProcedures: readonly EntryOf<'PROCEDURE'>[] = [
  {
    id: 'line-of-sight',
    name: 'Line of sight',
    aliases: ['LoS', 'seeing', 'can I see', "model's eye view"],
    summary: 'Stoop to the model’s own eye level: what can be seen from there is in its Line of Sight.',
    source: { document: '004', heading: 'LINE OF SIGHT' },
    related: ['cavalry', 'prone', 'how-to-shoot'],
  },
  {
    id: 'measuring',
    name: 'Measuring',
    aliases: ['distance', 'premeasuring', 'pre-measure', 'range'],
    summary:
      'Between the closest parts of the two bases. A model is in range of itself. Any distance may be measured at any time.',
    source: { document: '004', heading: 'MEASURING' },
  },
  {
    id: 'moving-models',
    name: 'Moving models',
    aliases: ['how to move', 'movement', 'walk'],
    phase: 'MOVE',
    summary:
      'Any order, one model’s move finished before the next; up to its Move allowance, in any direction, bends allowed. Never through other models: a gap must take the base.',
    source: { document: '004', heading: 'MOVING MODELS' },
    related: ['control-zones', 'charging', 'terrain-and-obstacles'],
  },
  {
    id: 'control-zones',
    name: 'Control Zones',
    aliases: ['control zone', 'zone of control', 'ZoC', '1 inch zone'],
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
    source: { document: '004', heading: 'CONTROL ZONES' },
    furtherSources: [
      { document: '004', heading: 'CHARGING ENEMIES' },
      { document: '004', heading: 'PRONE MODELS' },
    ],
    related: ['charging', 'prone', 'make-way'],
  },
  {
    id: 'charging',
    name: 'Charging',
    aliases: ['charge', 'charges', 'engage', 'engaged', 'charging enemies'],
    phase: 'MOVE',
    summary:
      'Move into base contact if the distance allows. Both are then Engaged and move no more this phase, unless freed before having moved.',
    steps: [
      'Against Terror, take a Courage test before anything else.',
      'Measure; move into base contact.',
      'The first enemy whose Control Zone is entered must be the one charged; other zones then no longer matter for reaching it.',
      'Being Engaged cancels a model’s Control Zone.',
    ],
    source: { document: '004', heading: 'CHARGING ENEMIES' },
    related: ['charging-multiple-enemies', 'control-zones', 'terror', 'cavalry-charge'],
  },
  {
    id: 'charging-multiple-enemies',
    name: 'Charging multiple enemies',
    aliases: ['charge two models', 'multi charge', 'multiple charge'],
    phase: 'MOVE',
    summary: 'Allowed where the Move reaches all targets and the base is large enough to touch them.',
    source: { document: '004', heading: 'CHARGING MULTIPLE ENEMIES' },
    related: ['charging', 'multiple-combat'],
  },
  {
    id: 'pairing-off-fights',
    name: 'Pairing off fights',
    aliases: ['pair off', 'pairing fights', 'who fights whom', 'splitting combats'],
    phase: 'MOVE',
    summary:
      'At the end of the Move phase Engaged models are split into fights, one against one where possible; everyone touching an enemy must fight.',
    steps: [
      'Pair off one against one where possible; what is left joins as a Multiple Combat.',
      'Every model in contact with an enemy must be in a fight.',
      'Where a model could be in several fights, the player with Priority chooses.',
      'Models may be eased apart for clarity only; they still count as touching.',
    ],
    source: { document: '004', heading: 'PAIRING OFF FIGHTS' },
    related: ['multiple-combat', 'fight-phase'],
  },
  {
    id: 'prone',
    name: 'Prone models',
    aliases: ['prone', 'knocked down', 'knocked prone', 'lying down', 'on the ground'],
    summary:
      'Lying on the ground: no Control Zone, does not block Line of Sight, may not charge, shoot, cast or support; may crawl 1" or stand up.',
    source: { document: '004', heading: 'PRONE MODELS' },
    furtherSources: [
      { document: '003', heading: 'THE SHOOT PHASE', page: 31 },
      { document: '004', heading: 'SPEARS' },
      { document: '004', heading: 'USING MAGICAL POWERS' },
    ],
    related: ['crawling', 'standing-up', 'charging-prone-models', 'prone-in-a-fight'],
  },
  {
    id: 'crawling',
    name: 'Crawling',
    aliases: ['crawl', 'crawl 1 inch'],
    phase: 'MOVE',
    rangeInches: 1,
    summary:
      'A Prone model may crawl 1" whatever its Move or the ground; otherwise it may only stand up that turn.',
    source: { document: '004', heading: 'CRAWLING' },
    related: ['calculation:proneMovement', 'prone', 'standing-up'],
  },
  {
    id: 'standing-up',
    name: 'Standing up',
    aliases: ['stand up', 'get up', 'rise from prone'],
    phase: 'MOVE',
    summary:
      'Costs half the maximum Move allowance and counts as having moved; the model may still charge. In an enemy’s Control Zone it may stand without charging if it gets no closer.',
    source: { document: '004', heading: 'STANDING UP' },
    related: ['calculation:proneMovement', 'prone', 'moving-and-shooting'],
  },
  {
    id: 'charging-prone-models',
    name: 'Charging Prone models',
    aliases: ['charge a prone model'],
    phase: 'MOVE',
    summary:
      'As any charge. Having no Control Zone, a Prone model may also be passed within 1" without contact.',
    source: { document: '004', heading: 'CHARGING PRONE MODELS' },
    related: ['prone', 'chart:jump-over-prone'],
  },
  {
    id: 'terrain-and-obstacles',
    name: 'Terrain and obstacles',
    aliases: [
      'difficult terrain',
      'difficult ground',
      'open ground',
      'obstacle',
      'obstacles',
      'gap',
      'wall',
      'barrier',
    ],
    phase: 'MOVE',
    summary:
      'Open ground: full move. Difficult terrain: each inch costs two. Obstacles by height, gaps by width.',
    steps: [
      'Obstacle lower than half the model’s height: crossed without a test.',
      'From half up to the whole of its height: Jump test. Higher: Climb test.',
      'Gap up to twice the model’s height: Leap test.',
      'Shallow water: no test. Deep water: Swim test.',
    ],
    source: { document: '003', heading: 'THE MOVE PHASE', page: 20 },
    related: [
      'calculation:terrainTest',
      'chart:jump',
      'chart:leap',
      'chart:climb',
      'chart:swim',
      'ruling-7a',
    ],
  },
  {
    id: 'cavalry',
    name: 'Cavalry',
    aliases: ['mounted', 'rider', 'horse', 'mount', 'warg rider'],
    summary:
      'A rider and a mount moving as one, like Infantry. Line of Sight is the rider’s and its mount never blocks it.',
    source: { document: '004', heading: 'CAVALRY' },
    related: ['cavalry-charge', 'chart:thrown-rider', 'passengers'],
  },
];
