import * as z from 'zod/mini';
import { asScalar, inputObject, oneOf } from '../../kernel/input';
import { nameText } from '../../kernel/text-fields';
import { shortId } from '../../kernel/nodes/node-id';
import type * as answers from '../../kernel/generated/answers';
import { type Award, awardDeciders } from '../../../domain/tournaments/event/awards';
import { entrantId } from '../../../domain/tournaments/event/record';

export const awardId = asScalar(
  'ID',
  z
    .string()
    .check(
      z.overwrite(shortId),
      z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be letters a-z, digits and hyphens, at most 40'),
      z.describe('The id of the award within the event, such as `best-painted`.'),
    ),
);

export const awardInput = inputObject('AwardInput', 'An award.', {
  id: awardId,
  name: nameText('The name of the award, such as "Best painted".'),
  decidedBy: oneOf(
    'AwardDecider',
    awardDeciders,
    'The way in which the winners are found: named by the organiser, by votes, or the best placed with each army list.',
  ),
});

/** An award out of the head alone. */
export const awardView = ({ id, name, decidedBy, given }: Award): answers.Award => ({
  id,
  name,
  decidedBy,
  isGiven: given !== undefined,
  winners: (given?.winners ?? []).map((winner) => ({
    entrant: entrantId(winner),
    member: null,
    armyList: null,
  })),
  votes:
    decidedBy === 'VOTES' && given
      ? given.votes.map(({ entrant, votes }) => ({ entrant: entrantId(entrant), votes }))
      : null,
});
