import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { raisesAlarm, sentryAlarmSource } from '../../../domain/rules/movement/sentry-alarm';
import { ok } from '../../../shared/result';
import { sourceAnswer } from '../../kernel/answers';
import { crossCheck, listField, withDefault, inputObject } from '../../kernel/input';
import { flag } from '../dice/dice';
import { editionField } from '../edition-field';
import { editionLimits } from '../edition-limits';
import { inches } from '../movement/movement';

/** Whether the Sentries raise the alarm in this End phase, and which of them. */
export const sentryAlarm = operation({
  name: 'sentryAlarm',
  verb: 'check',
  route: 'POST /v1/rules/sentry-alarm',
  function: 'rolls',
  answers: 'SentryAlarm',
  graphql: { kind: 'query' },
  covers: ['A12'],

  input: z
    .strictObject({
      sentries: listField(
        inputObject('SentryInput', 'A Sentry in the End phase.', {
          engaged: flag('It is Engaged in combat.'),
          distanceInches: inches('How far the nearest enemy in its Line of Sight is, in inches.'),
          lineOfSight: withDefault(
            z.boolean().check(z.describe('It has Line of Sight to that enemy.')),
            true,
          ),
        }),
        [0, 100],
        'Every Sentry, by its nearest enemy.',
      ),
      edition: editionField,
    })
    .check(crossCheck(editionLimits({ uncovered: [['edition', 'Sentries', '2024']] }))),
  run: ({ sentries }) => {
    const raisedBy = sentries.flatMap((facts, index) => (raisesAlarm(facts) ? [index] : []));
    return ok({
      raised: raisedBy.length > 0,
      raisedBy,
      text:
        raisedBy.length > 0
          ? 'the alarm is raised: all Sentries follow the normal rules for the rest of the game'
          : 'no alarm: each Sentry rolls on the Sentry chart before it moves',
      source: sourceAnswer(sentryAlarmSource),
    });
  },
});
