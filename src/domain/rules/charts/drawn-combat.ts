import { cite, ruling } from '../../../shared/source';
import { type ChartRow, chart } from './chart';

const evilUpTo = (last: number): readonly ChartRow[] => [
  { from: 1, to: last, outcome: 'EVIL', name: 'Evil wins', effect: 'The Evil side wins the Fight.' },
  { from: last + 1, to: 6, outcome: 'GOOD', name: 'Good wins', effect: 'The Good side wins the Fight.' },
];

/** The winner of a Fight whose best scores and Fight values are level. */
export const drawnCombat = chart({
  id: 'drawn-combat',
  name: 'Drawn combat',
  aliases: ['roll-off in a draw'],
  sources: [cite('004', 'DRAWN COMBATS'), cite('004', 'ELVEN-MADE WEAPONS')],
  rolledBy: 'the player with Priority',
  might: 'NONE',
  variants: [
    {
      name: 'NO_ADVANTAGE',
      when: 'Neither side uses an Elven-made weapon, or both do.',
      rows: evilUpTo(3),
    },
    {
      name: 'GOOD_ELVEN_MADE',
      when: 'Only the Good side uses an Elven-made weapon.',
      rows: evilUpTo(2),
    },
    {
      name: 'EVIL_ELVEN_MADE',
      when: 'Only the Evil side uses an Elven-made weapon.',
      rows: evilUpTo(4),
    },
    {
      name: 'SAME_ALIGNMENT',
      when: 'Both sides are Good, or both are Evil, and neither or both use an Elven-made weapon.',
      rows: [
        {
          from: 1,
          to: 3,
          outcome: 'SECOND',
          name: 'Second wins',
          effect: 'The side named second wins the Fight.',
        },
        {
          from: 4,
          to: 6,
          outcome: 'FIRST',
          name: 'First wins',
          effect: 'The side named first wins the Fight.',
        },
      ],
    },
  ],
  notes: [
    { text: 'Might may not alter this roll.', source: ruling('11') },
    {
      text: 'Of two sides of one alignment, the one named first wins on 4-6.',
      source: ruling('12'),
      tables: ['SAME_ALIGNMENT'],
    },
    {
      text: 'Of two sides of one alignment, the one with the only Elven-made weapon wins on 3-6 if Good, on 1-4 if Evil.',
      source: ruling('45'),
      tables: ['SAME_ALIGNMENT', 'GOOD_ELVEN_MADE', 'EVIL_ELVEN_MADE'],
    },
    {
      text: 'One model of the Fight with an Elven-made weapon serves its side; a supporter’s does not.',
      source: ruling('16f'),
      tables: ['GOOD_ELVEN_MADE', 'EVIL_ELVEN_MADE'],
    },
  ],
});
