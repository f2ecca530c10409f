import { MOST_AWARDS } from '../../../domain/tournaments/limits';
import { announcedAwards } from '../../../domain/tournaments/changes/award-steps';
import { onceOpen } from '../../../domain/tournaments/event/states';
import { ok } from '../../../shared/result';
import { arrayOf } from '../../kernel/input';
import { duplicateIds } from '../event/settings-faults';
import { awardInput, awardView } from './awards-view';
import { headOperation } from '../change/change-head';

/** Announces the awards of an event. An award that is given stays given while it is in the list. */
export const setAwards = headOperation({
  name: 'setAwards',
  route: 'PUT /v1/tournaments/{tournament}/awards',
  answers: 'TournamentAwards',
  graphql: { input: 'SetAwardsInput', inputDescription: 'The awards.' },
  event: 'TOURNAMENT_CHANGED',
  when: ['DRAFT', ...onceOpen],
  covers: ['F15'],

  fields: { awards: arrayOf(awardInput, MOST_AWARDS, `The awards, at most ${MOST_AWARDS}.`) },
  faults: (value) => duplicateIds(value, 'awards'),
  set: ({ input, tournament }) => ok({ awards: announcedAwards(tournament, input.awards) }),
  answer: (tournament, { facts }) => ({ tournament, awards: (facts.awards ?? []).map(awardView) }),
});
