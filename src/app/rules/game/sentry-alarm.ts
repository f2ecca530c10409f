import { sentryAlarm as alarmOf } from '../../../domain/rules/movement/sentry-alarm';
import { sourceAnswer } from '../../kernel/answers';
import { inputObject, listField } from '../../kernel/input';
import { situationOperation } from '../asking/situation-operation';
import { flag, yes } from '../dice/dice';
import { inches } from '../movement/movement';

/** Whether the Sentries raise the alarm in this End phase, and which of them. */
export const sentryAlarm = situationOperation({
  name: 'sentryAlarm',
  route: 'POST /v1/rules/sentry-alarm',
  answers: 'SentryAlarm',
  graphql: { kind: 'query' },
  covers: ['A12'],

  fields: {
    sentries: listField(
      inputObject('SentryInput', 'A Sentry in the End phase.', {
        engaged: flag('It is Engaged in combat.'),
        distanceInches: inches('How far the nearest enemy in its Line of Sight is, in inches.'),
        lineOfSight: yes('It has Line of Sight to that enemy.'),
      }),
      [0, 100],
      'Every Sentry, by its nearest enemy.',
    ),
  },
  limits: { uncovered: [['edition', 'Sentries', '2024']] },
  answer: ({ sentries }) => {
    const { source, ...alarm } = alarmOf(sentries);
    return { ...alarm, source: sourceAnswer(source) };
  },
});
