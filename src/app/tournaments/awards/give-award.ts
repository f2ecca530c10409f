import { MOST_AWARD_WINNERS } from '../../../domain/tournaments/limits';
import { fault } from '../../kernel/faults';
import { type Award, mostVoted, votesFor } from '../../../domain/tournaments/event/awards';
import { entrantNumber } from '../../../domain/tournaments/event/record';
import { onceStarted } from '../../../domain/tournaments/event/states';
import type { Tournament } from '../../../domain/tournaments/event/tournament';
import { optional, arrayOf } from '../../kernel/input';
import { headOperation } from '../change/change-head';
import { entrantIdText } from '../fields';
import { type Answer, invalidInput, invalidField, ok, refused } from '../../kernel/use-case';
import { awardView, awardId } from './awards-view';

const named = ({ entrants }: Tournament, winners: readonly string[]): Answer<readonly number[]> => {
  const numbers = winners.map((id) => entrantNumber(id) ?? 0);
  const faults = winners.flatMap((id, index) =>
    entrants[(numbers[index] ?? 0) - 1] === undefined
      ? [fault(`winners[${index}]`, 'UNKNOWN_REFERENCE', `${id} is not an entrant`)]
      : [],
  );
  return faults.length > 0 ? invalidInput(faults) : ok([...new Set(numbers)]);
};

/** The award once it is given: to whom the organiser names, or to who has most votes. */
const givenTo = (
  tournament: Tournament,
  award: Award,
  { winners }: { readonly award: string; readonly winners?: readonly string[] | undefined },
): Answer<Award> => {
  const votes = votesFor(award.id, tournament.entrants);
  const voted = award.decidedBy === 'VOTES' ? mostVoted(votes) : [];
  const isVoted = winners === undefined && voted.length > 0;
  if (!isVoted && (winners === undefined || winners.length === 0))
    return invalidField(
      'winners',
      'REQUIRED',
      award.decidedBy === 'VOTES' ? 'is required: nobody has voted' : 'is required: the organiser decides',
    );
  const chosen = isVoted ? ok(voted) : named(tournament, winners ?? []);
  return chosen.ok ? ok({ ...award, given: { winners: chosen.value, votes } }) : chosen;
};

/**
 * Gives an award to whoever the organiser names or, where players vote, to whoever has the most votes; a tie is shared unless the
 * organiser names one. From then on everybody sees the votes, and voting is over. Giving it again corrects it.
 */
export const giveAward = headOperation({
  name: 'giveAward',
  route: 'POST /v1/tournaments/{tournament}/awards/{award}/give',
  current: null,
  answers: 'Award',
  when: onceStarted,
  event: 'TOURNAMENT_CHANGED',
  covers: ['F15'],

  fields: {
    award: awardId,
    winners: optional(
      arrayOf(entrantIdText, MOST_AWARD_WINNERS, 'The winners; if omitted, the entrant with the most votes.'),
    ),
  },
  scope: ({ award }) => award,
  set: ({ input, tournament }) => {
    const { award: id } = input;
    const awards = tournament.head.facts.awards ?? [];
    const award = awards.find((one) => one.id === id && one.decidedBy !== 'ARMY_LISTS');
    if (!award) return refused({ code: 'NOT_FOUND', kind: 'award to give', id });
    const given = givenTo(tournament, award, input);
    return given.ok ? ok({ awards: awards.map((one) => (one === award ? given.value : one)) }) : given;
  },
  answer: (_, { facts: { awards = [] } }, { input: { award: id } }) =>
    awardView(awards.find((one) => one.id === id) ?? { id, name: id, decidedBy: 'ORGANISER' }),
});
