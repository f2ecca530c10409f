import { cite, ruling } from '../../../shared/source';
import { chart, rowsOnly } from './chart';

/** Getting up behind a rider. */
export const mountAsPassenger = chart({
  id: 'mount-as-passenger',
  name: 'Mount as a passenger',
  aliases: ['climb onto a horse', 'get on a horse', 'mounting a horse', 'mount a horse'],
  sources: [cite('002', 'MOUNTING')],
  rolledBy: 'the model that mounts up, in base contact with the Cavalry model',
  might: 'UP',
  // prettier-ignore
  variants: rowsOnly(
    { from: 1, to: 1, outcome: 'FAIL',     name: 'Fails',          effect: 'Does not mount up; neither model moves further this turn.', move: 'NONE' },
    { from: 2, to: 5, outcome: 'MOUNTS',   name: 'Mounts up',      effect: 'Mounts up; neither model moves further this turn.', move: 'NONE' },
    { from: 6, to: 6, outcome: 'RIDES_ON', name: 'Up and away',    effect: 'Mounts up; the Cavalry model may move on, less what the passenger had moved this turn.', move: 'REST_LESS_PASSENGER' },
  ),
  facts: ['remainingMoveInches', 'passengerMovedInches'],
  notes: [
    { text: 'This is a Jump test with its own three results.', source: ruling('7') },
    {
      text: 'The distances are the Cavalry model’s move still left and what the passenger had moved.',
      source: cite('002', 'MOUNTING'),
    },
  ],
});
