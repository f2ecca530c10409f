import { ok } from '../../../shared/result';
import { conflict, fault, invalidField, invalidInput, notFound } from '../../../shared/refusal';
import { type Award, type AwardVote, mostVoted, votesFor } from '../event/awards';
import { entrantNumber } from '../event/record';
import { type Entrant, type Tournament, seatedIn } from '../event/tournament';

/** The steps of awards: announced, voted for, given. */

const awardsOf = ({ head }: Tournament): readonly Award[] => head.facts.awards ?? [];

/** The awards that an organiser announces; one that is given stays given while it is decided in the same way. */
export const announcedAwards = (
  tournament: Tournament,
  announced: readonly Omit<Award, 'given'>[],
): readonly Award[] =>
  announced.map((award) => {
    const same = awardsOf(tournament).find(
      ({ id, decidedBy }) => id === award.id && decidedBy === award.decidedBy,
    );
    return same?.given ? { ...award, given: same.given } : award;
  });

/** The votes of an entrant with one for an award, in place of an earlier one. */
export const withVote = (
  tournament: Tournament,
  { number, facts }: Entrant,
  { award: id, choice: chosen }: { readonly award: string; readonly choice: string },
) => {
  const award = awardsOf(tournament).find((one) => one.id === id);
  if (award?.decidedBy !== 'VOTES') return notFound('award with votes', id);
  if (award.given) return conflict('AWARD_GIVEN', 'The award is given: its votes are counted.');
  if (facts.disqualified === true)
    return conflict('ENTRANT_DISQUALIFIED', 'A disqualified entrant does not vote.');
  const seated = seatedIn(tournament.rounds.filter((round) => round.facts.started));
  if (!seated.has(number))
    return conflict('ENTRANT_HAS_NOT_PLAYED', 'Only an entrant that has played may vote.');
  const choice = entrantNumber(chosen) ?? 0;
  const isDisqualified = tournament.entrants[choice - 1]?.facts.disqualified === true;
  if (choice === number || !seated.has(choice) || isDisqualified)
    return invalidField(
      'choice',
      'UNKNOWN_REFERENCE',
      'must be another entrant that has played and is not disqualified',
    );
  const others = (facts.votes ?? []).filter((vote) => vote.award !== id);
  return ok<{ readonly votes: readonly AwardVote[] }>({ votes: [...others, { award: id, choice }] });
};

/** The winners that an organiser names, each once. */
const namedWinners = ({ entrants }: Tournament, winners: readonly string[]) => {
  const numbers = winners.map((id) => entrantNumber(id) ?? 0);
  const faults = winners.flatMap((id, index) =>
    entrants[(numbers[index] ?? 0) - 1] === undefined
      ? [fault(`winners[${index}]`, 'UNKNOWN_REFERENCE', `${id} is not an entrant`)]
      : [],
  );
  return faults.length > 0 ? invalidInput(faults) : ok([...new Set(numbers)]);
};

/** The awards with one given: to whom the organiser names, or to who has most votes. */
export const awardsGiven = (
  tournament: Tournament,
  { award: id, winners }: { readonly award: string; readonly winners?: readonly string[] | undefined },
) => {
  const awards = awardsOf(tournament);
  const award = awards.find((one) => one.id === id && one.decidedBy !== 'ARMY_LISTS');
  if (!award) return notFound('award to give', id);
  const votes = votesFor(id, tournament.entrants);
  const voted = award.decidedBy === 'VOTES' ? mostVoted(votes) : [];
  const isVoted = winners === undefined && voted.length > 0;
  if (!isVoted && (winners === undefined || winners.length === 0))
    return invalidField(
      'winners',
      'REQUIRED',
      award.decidedBy === 'VOTES' ? 'is required: nobody has voted' : 'is required: the organiser decides',
    );
  const chosen = isVoted ? ok(voted) : namedWinners(tournament, winners ?? []);
  if (!chosen.ok) return chosen;
  const given: Award = { ...award, given: { winners: chosen.value, votes } };
  return ok({ awards: awards.map((one) => (one === award ? given : one)) });
};
