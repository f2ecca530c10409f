import { referees } from '../../../domain/tournaments/event/role';
import { ok } from '../../../shared/result';
import { checkKinds } from '../../../domain/tournaments/event/facts';
import { optional, oneOf, flag } from '../../kernel/input';
import { reasonText } from '../../kernel/text-fields';
import { entrantOperation } from '../change/change-entrant';

/** Records a check of an army list, the painting or the conversions. */
export const recordCheck = entrantOperation({
  name: 'recordCheck',
  route: 'POST /v1/tournaments/{tournament}/entrants/{entrant}/checks',
  graphql: { input: 'RecordCheckInput', inputDescription: 'The check and its result.' },
  who: referees,
  covers: ['F11'],

  fields: {
    check: oneOf('EntrantCheckKind', checkKinds, 'The subject of the check.'),
    passed: flag('Whether it is in order.'),
    note: optional(reasonText('A note about it.')),
  },
  set: ({ facts }, { input, actor, nowMs }) => {
    const { check, passed, note = null } = input;
    const others = (facts.checks ?? []).filter((one) => one.check !== check);
    const now = { check, passed, note, by: actor.name, atMs: nowMs };
    return ok({ checks: [...others, now] });
  },
});
