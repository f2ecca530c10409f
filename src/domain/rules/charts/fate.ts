import { cite } from '../../../shared/source';
import { chart, rowsOnly } from './chart';

/** One Fate point against one Wound. Several points, one after the other: `rolls/fate.ts`. */
export const fate = chart({
  id: 'fate',
  name: 'Fate',
  aliases: ['fate dice'],
  sources: [cite('004', 'FATE')],
  rolledBy: 'the model that was wounded, for each Fate point it spends',
  might: 'UP',
  // prettier-ignore
  variants: rowsOnly(
    { from: 1, to: 3, outcome: 'WOUNDED', name: 'Wounded', effect: 'The Wound stands; another Fate point may be spent on it.' },
    { from: 4, to: 6, outcome: 'SAVED',   name: 'Saved',   effect: 'The Wound has no effect.' },
  ),
  notes: [{ text: 'Might is spent on a roll before the next Fate point is.', source: cite('004', 'FATE') }],
});
