import { MOST_AWARDS } from '../../../domain/tournaments/limits';
import { fault } from '../../kernel/faults';
import { awardDeciders } from '../../../domain/tournaments/event/awards';
import { onceOpen } from '../../../domain/tournaments/event/states';
import { ok } from '../../../shared/result';
import { type CrossFault, arrayOf, oneOf, inputObject } from '../../kernel/input';
import { nameText } from '../../kernel/text-fields';
import { awardView, awardId } from './awards-view';
import { headOperation } from '../change/change-head';

const duplicates = (value: unknown): readonly CrossFault[] => {
  const { awards } = (value ?? {}) as { readonly awards?: unknown };
  const ids = Array.isArray(awards) ? awards.map((one) => (one as { readonly id?: unknown } | null)?.id) : [];
  return ids.flatMap((id, index) =>
    typeof id !== 'string' || ids.indexOf(id) === index
      ? []
      : [fault(['awards', index, 'id'], 'DUPLICATE', 'is already in the list')],
  );
};

/** Announces the awards of an event. An award that is given stays given while it is in the list. */
export const setAwards = headOperation({
  name: 'setAwards',
  route: 'PUT /v1/tournaments/{tournament}/awards',
  answers: 'TournamentAwards',
  graphql: { input: 'SetAwardsInput', inputDescription: 'The awards.' },
  event: 'TOURNAMENT_CHANGED',
  when: ['DRAFT', ...onceOpen],
  covers: ['F15'],

  fields: {
    awards: arrayOf(
      inputObject('AwardInput', 'An award.', {
        id: awardId,
        name: nameText('The name of the award, such as "Best painted".'),
        decidedBy: oneOf(
          'AwardDecider',
          awardDeciders,
          'The way in which the winners are found: named by the organiser, by votes, or the best placed with each army list.',
        ),
      }),
      MOST_AWARDS,
      `The awards, at most ${MOST_AWARDS}.`,
    ),
  },
  faults: duplicates,
  set: ({ input, tournament }) => {
    const before = tournament.head.facts.awards ?? [];
    return ok({
      awards: input.awards.map((award) => {
        const same = before.find(({ id, decidedBy }) => id === award.id && decidedBy === award.decidedBy);
        return same?.given ? { ...award, given: same.given } : award;
      }),
    });
  },
  answer: (tournament, { facts }) => ({ tournament, awards: (facts.awards ?? []).map(awardView) }),
});
