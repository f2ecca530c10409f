import type { Award } from '../../../domain/tournaments/event/awards';
import { entrantId } from '../../../domain/tournaments/event/record';
import type * as answers from '../../kernel/generated/answers';

/** An award out of the head alone. */
export const awardView = ({ id, name, decidedBy, given }: Award): answers.Award => ({
  award: id,
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
