import { cite } from '../../../shared/source';
import { chart, rowsOnly } from './chart';
import { hitsOfAFall } from './falling-damage';

/** Going up or down what is higher than the model. */
export const climb = chart({
  id: 'climb',
  name: 'Climb',
  aliases: ['climb a wall', 'climb a ladder', 'climb a cliff', 'climb test'],
  sources: [cite('003', 'CLIMB TABLE', 28)],
  rolledBy: 'the model that climbs',
  might: 'UP',
  // prettier-ignore
  variants: rowsOnly(
    { from: 1, to: 1, outcome: 'FALL',         name: 'Falls',            effect: 'Falls to the ground, is placed Prone and suffers falling damage.',          hits: 'FALLING', prone: true },
    { from: 2, to: 5, outcome: 'CLIMB',        name: 'Climbs on',        effect: 'Climbs as far as its move allows; at the top it moves no further.',         move: 'CLIMB_ONLY' },
    { from: 6, to: 6, outcome: 'SWIFT_ASCENT', name: 'Swift ascent',     effect: 'Climbs as far as its move allows; at the top it may use what is left.',     move: 'REST' },
  ),
  facts: ['fallInches', 'modelHeightInches', 'remainingMoveInches'],
  notes: [hitsOfAFall],
});
