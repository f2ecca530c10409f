import { cite } from '../../../shared/source';

export const sentryAlarmSource = cite('002', 'SENTRIES');

const ALARM_INCHES = 3;

/** A Sentry in the End phase, by its nearest enemy in sight. */
export interface SentryFacts {
  readonly engaged: boolean;
  readonly distanceInches: number;
  readonly lineOfSight: boolean;
}

/** Whether this Sentry raises the alarm: unengaged, within 3" and in Line of Sight of an enemy in the End phase. */
export const raisesAlarm = ({ engaged, distanceInches, lineOfSight }: SentryFacts): boolean =>
  !engaged && lineOfSight && distanceInches <= ALARM_INCHES;
