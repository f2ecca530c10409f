import { cite } from '../../../shared/source';

const source = cite('002', 'SENTRIES');

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

/** Whether the alarm is raised in this End phase, and the places of the Sentries who raise it. */
export const sentryAlarm = (sentries: readonly SentryFacts[]) => {
  const raisedBy = sentries.flatMap((facts, index) => (raisesAlarm(facts) ? [index] : []));
  const raised = raisedBy.length > 0;
  const text = raised
    ? 'the alarm is raised: all Sentries follow the normal rules for the rest of the game'
    : 'no alarm: each Sentry rolls on the Sentry chart before it moves';
  return { raised, raisedBy, text, source };
};
