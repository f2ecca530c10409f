import { cite, ruling } from '../../../shared/source';
import { chart, rowsOnly } from './chart';

/** Crossing an obstacle of half the model's height or more, up to its height. */
export const jump = chart({
  id: 'jump',
  name: 'Jump',
  aliases: ['jump a wall', 'jump over a fence', 'jump a barrier', 'vault', 'jump test', 'jumping test'],
  sources: [cite('003', 'JUMP TABLE', 26)],
  rolledBy: 'the model that jumps',
  might: 'UP',
  // prettier-ignore
  variants: rowsOnly(
    { from: 1, to: 1, outcome: 'FAIL',    name: 'Stumbles and fails', effect: 'Does not cross; its movement ends.',                  move: 'NONE' },
    { from: 2, to: 5, outcome: 'SUCCESS', name: 'Success',            effect: 'Crosses to the other side; its movement ends.',       move: 'NONE' },
    { from: 6, to: 6, outcome: 'BOUND',   name: 'Bounds across',      effect: 'Crosses and may go on with the rest of its move.',    move: 'REST' },
  ),
  facts: ['remainingMoveInches'],
  notes: [
    { text: 'A 6 gives back the rest of the move, no more.', source: ruling('7a'), outcomes: ['BOUND'] },
  ],
});
