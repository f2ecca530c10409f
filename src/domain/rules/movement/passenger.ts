import { type Source, cite } from '../../../shared/source';

/** Events of a passenger, and actions with one. */
export const passengerEvents = {
  MOUNTS: 'It mounts up.',
  DISMOUNTS: 'It gets down.',
  SHOT_AT: 'A shot would hit the rider.',
  STRUCK: 'Rider or passenger is Struck in close combat.',
  WANTS_TO_SHOOT: 'It would shoot.',
  WANTS_TO_FIGHT: 'It would fight in close combat.',
  RIDER_THROWN: 'The rider is thrown.',
  RIDER_SLAIN: 'The rider is slain.',
  RIDER_DISMOUNTS: 'The rider gets down.',
};

export interface PassengerAnswer {
  readonly allowed: boolean;
  readonly text: string;
  /** The chart to roll on next; null for none. */
  readonly chart: string | null;
  readonly source: Source;
}

const HITTING = cite('002', 'HITTING PASSENGERS');

const allowed = (text: string, chart: string | null = null, source = HITTING): PassengerAnswer => ({
  allowed: true,
  text,
  chart,
  source,
});

const thrown = (why: string): PassengerAnswer =>
  allowed(`${why}: the passenger is thrown too, and rolls as a thrown rider`, 'thrown-rider');

const refused = (text: string): PassengerAnswer => ({ ...allowed(text), allowed: false });

/** The rules of passengers, by what happens. */
export const passengerRules: Record<keyof typeof passengerEvents, PassengerAnswer> = {
  MOUNTS: allowed(
    'in base contact with the Cavalry model it takes a Jump test with results of its own',
    'mount-as-passenger',
    cite('002', 'MOUNTING'),
  ),
  DISMOUNTS: allowed(
    'at any point of the Cavalry model’s move: on foot in base contact, and it moves no further this turn; the Cavalry model may',
    null,
    cite('002', 'DISMOUNTING'),
  ),
  SHOT_AT: allowed(
    'a shot that would hit the rider hits the passenger on 1-3, the rider on 4-6',
    'passenger-hit',
  ),
  STRUCK: allowed('in close combat the attacker chooses whether to Strike rider or passenger'),
  WANTS_TO_SHOOT: refused('a passenger may not shoot'),
  WANTS_TO_FIGHT: refused('a passenger may not fight in close combat'),
  RIDER_THROWN: thrown('the rider is thrown'),
  RIDER_SLAIN: thrown('the rider is slain'),
  RIDER_DISMOUNTS: thrown('the rider dismounts'),
};
