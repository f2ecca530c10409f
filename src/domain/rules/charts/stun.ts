import { cite, ruling } from '../../../shared/source';
import { chart, rowsOnly } from './chart';

/** Whether a winning side’s Stun takes hold. */
export const stun = chart({
  id: 'stun',
  name: 'Stun',
  sources: [cite('003', 'SPECIAL STRIKES', 70)],
  rolledBy: 'the model with a club or staff whose side won the Fight',
  might: 'UP',
  // prettier-ignore
  variants: rowsOnly(
    { from: 1, to: 3, outcome: 'NO_EFFECT', name: 'No effect', effect: 'Nothing happens.' },
    { from: 4, to: 6, outcome: 'STUNNED',   name: 'Stunned',   effect: 'The victim’s Fight and Attacks become 1 and its Shoot value 6+ until the end of the next turn.' },
  ),
  notes: [
    {
      text: 'By default a model that Stuns makes no Strikes (switch bashAndStunForgoStrikes).',
      source: ruling('16a'),
    },
  ],
});
