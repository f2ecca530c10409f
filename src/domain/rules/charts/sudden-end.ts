import { cite, ruling } from '../../../shared/source';
import { chart, rowsOnly } from './chart';

/** Whether the game ends; rolled at the end of each turn once a side is Broken. */
export const suddenEnd = chart({
  id: 'sudden-end',
  name: 'Sudden end',
  sources: [cite('000', 'SCENARIO 3 — TAKE AND HOLD: OBJECTIVES')],
  rolledBy: 'either player, at the end of each turn once a side is Broken',
  might: 'NONE',
  // prettier-ignore
  variants: rowsOnly(
    { from: 1, to: 2, outcome: 'ENDS',    name: 'The game ends',    effect: 'The game ends with this turn.' },
    { from: 3, to: 6, outcome: 'GOES_ON', name: 'The game goes on', effect: 'Another turn is played.' },
  ),
  notes: [
    {
      text: 'Scenarios 3, 5 and 6 end so. The turn in which a side becomes Broken is the first with a roll.',
      source: ruling('18a'),
    },
  ],
});
