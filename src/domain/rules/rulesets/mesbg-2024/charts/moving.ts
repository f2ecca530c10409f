import { type Chart, rowsOnly } from '../../../charts/chart';
import { hitsOfAFall2024 } from './falling';
import { chart2024 } from './chart-2024';

/** Tables of moves in the 2024 edition, row by row; all grade B. */

const jump: Chart = {
  ...chart2024('Jump', 'B'),
  id: 'jump',
  name: 'Jump',
  aliases: ['jump a wall', 'vault', 'jump test'],
  rolledBy:
    'the model that jumps; an obstacle of up to half its height needs no roll, a higher one is climbed',
  // prettier-ignore
  variants: rowsOnly(
    { from: 1, to: 1, outcome: 'STAYS', name: 'Stays',         effect: 'Stays on its side; its activation ends.', move: 'NONE' },
    { from: 2, to: 5, outcome: 'OVER',  name: 'Over',          effect: 'Crosses; it engages an enemy whose control zone it is in, otherwise its activation ends.', move: 'NONE' },
    { from: 6, to: 6, outcome: 'BOUND', name: 'Over and on',   effect: 'Crosses and goes on with the rest of its move.', move: 'REST' },
  ),
  facts: ['remainingMoveInches'],
};

const jumpOverProne: Chart = {
  ...chart2024('Jump over a Prone enemy', 'B'),
  id: 'jump-over-prone',
  name: 'Jump over a Prone model',
  aliases: ['jump over a prone model'],
  rolledBy: 'the model that jumps',
  // prettier-ignore
  variants: rowsOnly(
    { from: 1, to: 1, outcome: 'CHARGES', name: 'Charges it',  effect: 'Charges the Prone enemy.', move: 'NONE' },
    { from: 2, to: 5, outcome: 'OVER',    name: 'Over',        effect: 'Crosses; it charges an enemy or its activation ends.', move: 'NONE' },
    { from: 6, to: 6, outcome: 'BOUND',   name: 'Over and on', effect: 'Crosses and goes on with the rest of its move.', move: 'REST' },
  ),
  facts: ['remainingMoveInches'],
};

const leap: Chart = {
  ...chart2024('Leap', 'B'),
  id: 'leap',
  name: 'Leap',
  aliases: ['leap a gap', 'leap across', 'leap test'],
  rolledBy: 'the model that leaps a gap of up to twice its height',
  // prettier-ignore
  variants: rowsOnly(
    { from: 1, to: 1, outcome: 'FALL',  name: 'Falls',       effect: 'Falls halfway, suffers falling damage and is Prone; its activation ends.', hits: 'FALLING', prone: true, move: 'NONE' },
    { from: 2, to: 5, outcome: 'OVER',  name: 'Over',        effect: 'Crosses; it engages an enemy whose control zone it is in, otherwise its activation ends.', move: 'NONE' },
    { from: 6, to: 6, outcome: 'BOUND', name: 'Over and on', effect: 'Crosses and goes on with the rest of its move.', move: 'REST' },
  ),
  facts: ['fallInches', 'modelHeightInches', 'remainingMoveInches'],
  notes: [hitsOfAFall2024],
};

const climb: Chart = {
  ...chart2024('Climb', 'B'),
  id: 'climb',
  name: 'Climb',
  aliases: ['climb a wall', 'climb a ladder', 'climb test'],
  rolledBy: 'the model that climbs; Cavalry may not',
  // prettier-ignore
  variants: rowsOnly(
    { from: 1, to: 1, outcome: 'FALL',         name: 'Falls',         effect: 'Falls to the bottom and is Prone, with falling damage if it was above the ground.', hits: 'FALLING', prone: true, move: 'NONE' },
    { from: 2, to: 5, outcome: 'CLIMB',        name: 'Climbs',        effect: 'Climbs as far as its Move allows, which counts double; at the top its activation ends.', move: 'CLIMB_ONLY' },
    { from: 6, to: 6, outcome: 'SWIFT_ASCENT', name: 'Climbs and on', effect: 'Climbs as far as its Move allows, which counts double; at the top it goes on.', move: 'REST' },
  ),
  facts: ['fallInches', 'modelHeightInches', 'remainingMoveInches'],
  notes: [hitsOfAFall2024],
};

const swim: Chart = {
  ...chart2024('Swim', 'B'),
  id: 'swim',
  name: 'Swim',
  aliases: ['swim in armour', 'swim test', 'swim with a shield'],
  rolledBy: 'the model in deep water, and one that begins its move Prone in shallow water',
  // prettier-ignore
  modifiers: [
    { name: 'MOUNTED',                     value: +1, when: 'The model is mounted.' },
    { name: 'HEAVY_ARMOUR',                value: -1, when: 'It wears heavy armour.',       oneOf: 'armour' },
    { name: 'HEAVY_DWARF_ARMOUR',          value: -1, when: 'It wears heavy Dwarf armour.', oneOf: 'armour' },
    { name: 'SHIELD',                      value: -1, when: 'It carries a shield; a light shield does not count.' },
    { name: 'BANNER',                      value: -1, when: 'It carries a banner.' },
    { name: 'KNOCKED_PRONE_IN_DEEP_WATER', value: -1, when: 'It was knocked Prone in deep water.' },
  ],
  // prettier-ignore
  variants: rowsOnly(
    { from: 1, to: 1, outcome: 'SINK',          name: 'Drowns',         effect: 'Drowns and is removed as a casualty.', slain: true, move: 'NONE' },
    { from: 2, to: 5, outcome: 'SWIM',          name: 'Swims',          effect: 'Moves up to half of what is left of its Move.', move: 'HALF_OF_REST' },
    { from: 6, to: 6, outcome: 'SWIM_STRONGLY', name: 'Swims strongly', effect: 'Moves what is left of its Move.', move: 'REST' },
  ),
  facts: ['remainingMoveInches'],
  notes: [
    {
      text: 'Totals below 1 and above 6 are not covered: they count here as 1 and 6.',
      source: { document: 'TRANSCRIPTION', heading: 'Swim: totals below 1 or above 6 (grade C, not found)' },
    },
  ],
};

const thrownRider: Chart = {
  ...chart2024('Thrown Rider', 'B'),
  id: 'thrown-rider',
  name: 'Thrown Rider',
  aliases: ['rider dies', 'mount slain', 'thrown from a horse', 'unhorsed', 'knocked flying'],
  rolledBy: 'the rider whose mount is slain; a rider knocked Prone counts as a 1',
  // prettier-ignore
  variants: rowsOnly(
    { from: 1, to: 1, outcome: 'KNOCKED_FLYING',      name: 'Thrown hard', effect: 'Suffers one Strength 3 hit, is Prone and does nothing else this turn.', hits: 'ONE_STRENGTH_3', prone: true, move: 'NONE' },
    { from: 2, to: 5, outcome: 'RISES_FROM_THE_DUST', name: 'Lands',       effect: 'On foot; it does nothing else this turn.', move: 'NONE' },
    { from: 6, to: 6, outcome: 'LEAPS_INTO_ACTION',   name: 'Lands well',  effect: 'On foot, and acts as normal.' },
  ),
};

const passengerHit: Chart = {
  ...chart2024('Hits on passengers', 'B'),
  id: 'passenger-hit',
  name: 'Hitting passengers',
  aliases: ['shoot a passenger'],
  rolledBy: 'whoever shoots, for each hit',
  might: 'NONE',
  // prettier-ignore
  variants: rowsOnly(
    { from: 1, to: 3, outcome: 'PASSENGER', name: 'Passenger', effect: 'The passenger is hit.' },
    { from: 4, to: 6, outcome: 'RIDER',     name: 'Rider',     effect: 'The rider is hit.' },
  ),
};

export const movingCharts: readonly Chart[] = [
  jump,
  jumpOverProne,
  leap,
  climb,
  swim,
  thrownRider,
  passengerHit,
];
