import { cite } from '../../../shared/source';
import { chart, rowsOnly } from './chart';

/** The model hit by a shot that would hit a rider with a passenger. */
export const passengerHit = chart({
  id: 'passenger-hit',
  name: 'Hitting passengers',
  aliases: ['passenger hit by arrows', 'shoot a passenger'],
  sources: [cite('002', 'HITTING PASSENGERS')],
  rolledBy: 'whoever shoots, for each shot that would hit the rider',
  might: 'NONE',
  // prettier-ignore
  variants: rowsOnly(
    { from: 1, to: 3, outcome: 'PASSENGER', name: 'Passenger', effect: 'The passenger is hit.' },
    { from: 4, to: 6, outcome: 'RIDER',     name: 'Rider',     effect: 'The rider is hit.' },
  ),
  notes: [
    {
      text: 'In close combat the attacker chooses whom to Strike.',
      source: cite('002', 'HITTING PASSENGERS'),
    },
  ],
});
