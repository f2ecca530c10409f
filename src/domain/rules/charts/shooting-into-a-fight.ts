import { cite } from '../../../shared/source';
import { type Chart, rowsOnly } from './chart';

/** The model hit by an Evil model that shoots at an enemy engaged in a Fight. */
export const shootingIntoAFight: Chart = {
  id: 'shooting-into-a-fight',
  name: 'Shooting into a Fight',
  aliases: ['who is hit in a fight'],
  ruleset: 'MESBG_2018',
  sources: [cite('003', 'SHOOTING MODELS IN COMBAT', 34)],
  rolledBy: 'an Evil model that shoots; a Good model may not shoot into a Fight',
  might: 'NONE',
  modifiers: [],
  // prettier-ignore
  variants: rowsOnly(
    { from: 1, to: 3, outcome: 'CLOSEST_EVIL_MODEL', name: 'Closest Evil model', effect: 'The Evil model of that Fight closest to the firer is hit.' },
    { from: 4, to: 6, outcome: 'ORIGINAL_TARGET',    name: 'Original target',    effect: 'The enemy shot at is hit.' },
  ),
  facts: [],
  notes: [
    {
      text: 'Only Evil models may shoot at an enemy in a Fight.',
      source: cite('003', 'SHOOTING MODELS IN COMBAT', 34),
    },
  ],
};
