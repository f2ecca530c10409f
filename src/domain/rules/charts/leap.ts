import { cite, ruling } from '../../../shared/source';
import { chart, rowsOnly } from './chart';
import { hitsOfAFall } from './falling-damage';

/** Crossing a gap of up to twice the model's height. */
export const leap = chart({
  id: 'leap',
  name: 'Leap',
  aliases: ['leap a gap', 'jump a gap', 'leap across', 'leap test'],
  sources: [cite('003', 'LEAP TABLE', 27)],
  rolledBy: 'the model that leaps',
  might: 'UP',
  // prettier-ignore
  variants: rowsOnly(
    { from: 1, to: 1, outcome: 'FALL',    name: 'Stumbles and fails', effect: 'Falls to the bottom and suffers falling damage.',     hits: 'FALLING' },
    { from: 2, to: 5, outcome: 'SUCCESS', name: 'Success',            effect: 'Crosses to the other side; its movement ends.',       move: 'NONE' },
    { from: 6, to: 6, outcome: 'BOUND',   name: 'Bounds across',      effect: 'Crosses and may go on with the rest of its move.',    move: 'REST' },
  ),
  facts: ['fallInches', 'modelHeightInches', 'remainingMoveInches'],
  notes: [
    hitsOfAFall,
    { text: 'A 6 gives back the rest of the move, no more.', source: ruling('7a'), outcomes: ['BOUND'] },
  ],
});
