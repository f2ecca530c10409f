import { cite, ruling } from '../../../shared/source';
import { chart, rowsOnly } from './chart';

/** The fate of a rider, or a passenger, who is thrown from the mount. */
export const thrownRider = chart({
  id: 'thrown-rider',
  name: 'Thrown Rider',
  aliases: [
    'rider dies',
    'horse dies',
    'mount dies',
    'mount killed',
    'mount slain',
    'horse killed',
    'thrown from a horse',
    'unhorsed',
    'knocked flying',
    'lose my horse',
  ],
  sources: [cite('003', 'THROWN RIDER TABLE', 52), cite('002', 'HITTING PASSENGERS', 61)],
  rolledBy: 'the rider or passenger who is thrown',
  might: 'UP',
  // prettier-ignore
  variants: rowsOnly(
    { from: 1, to: 1, outcome: 'KNOCKED_FLYING',       name: 'Knocked flying',       effect: 'Suffers one Strength 3 hit and is placed Prone.', hits: 'ONE_STRENGTH_3', prone: true },
    { from: 2, to: 5, outcome: 'RISES_FROM_THE_DUST',  name: 'Rises from the dust',  effect: 'On foot; may do nothing else this turn, not even Strike.', move: 'NONE' },
    { from: 6, to: 6, outcome: 'LEAPS_INTO_ACTION',    name: 'Leaps into action',    effect: 'On foot, without further penalty.' },
  ),
  notes: [
    {
      text: 'A passenger is thrown whenever the rider is thrown, slain or dismounts, and takes this test.',
      source: cite('002', 'HITTING PASSENGERS'),
    },
    {
      text: 'The table stands on page 52 in one document and on page 61 in another: both are cited as they are.',
      source: ruling('7a'),
    },
  ],
});
