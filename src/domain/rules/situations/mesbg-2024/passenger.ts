import type { PassengerAnswer } from '../../movement/passenger';
import { situationSources } from './sources';

/** The rules of passengers that sources of 2024 name. */
export const passengerRules2024 = {
  MOUNTS: {
    allowed: false,
    text: 'passengers mount up in narrative play only',
    chart: null,
    source: situationSources.passengers,
  },
  SHOT_AT: {
    allowed: true,
    text: 'a shot that would hit the rider hits the passenger on 1-3, the rider on 4-6',
    chart: 'passenger-hit',
    source: situationSources.passengers,
  },
} satisfies Readonly<Record<string, PassengerAnswer>>;
