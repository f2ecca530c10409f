import { cite, ruling } from '../../../shared/source';
import { chart, rowsOnly } from './chart';

/** Jumping over a model that lies on the ground. */
export const jumpOverProne = chart({
  id: 'jump-over-prone',
  name: 'Jump over a Prone model',
  aliases: ['jump over a prone model'],
  sources: [cite('003', 'JUMP OVER PRONE MODELS TABLE', 29)],
  rolledBy: 'the model that jumps',
  might: 'UP',
  // prettier-ignore
  variants: rowsOnly(
    { from: 1, to: 1, outcome: 'FAIL',    name: 'Fails',   effect: 'Must charge the Prone model.' },
    { from: 2, to: 6, outcome: 'SUCCESS', name: 'Success', effect: 'Clears the Prone model.', move: 'NOT_STATED' },
  ),
  notes: [
    {
      text: 'The answer leaves open whether it may move on.',
      source: ruling('5'),
      outcomes: ['SUCCESS'],
    },
    {
      text: 'Whether the model may move on after clearing a Prone model is not stated.',
      source: cite('003', 'JUMP OVER PRONE MODELS TABLE', 29),
    },
  ],
});
