import { cite } from '../../../shared/source';
import { chart, rowsOnly } from './chart';

/** The model hit by an Evil model that shoots at an enemy engaged in a Fight. */
export const shootingIntoAFight = chart({
  id: 'shooting-into-a-fight',
  name: 'Shooting into a Fight',
  aliases: ['who is hit in a fight'],
  sources: [cite('003', 'SHOOTING MODELS IN COMBAT', 34)],
  rolledBy: 'an Evil model that shoots; a Good model may not shoot into a Fight',
  might: 'NONE',
  // prettier-ignore
  variants: rowsOnly(
    { from: 1, to: 3, outcome: 'CLOSEST_EVIL_MODEL', name: 'Closest Evil model', effect: 'The Evil model of that Fight closest to the firer is hit.' },
    { from: 4, to: 6, outcome: 'ORIGINAL_TARGET',    name: 'Original target',    effect: 'The enemy shot at is hit.' },
  ),
  notes: [
    {
      text: 'Only Evil models may shoot at an enemy in a Fight.',
      source: cite('003', 'SHOOTING MODELS IN COMBAT', 34),
    },
  ],
});
