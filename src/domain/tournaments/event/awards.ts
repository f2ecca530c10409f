import { type Of, list, maybe, object, whole } from '../../../shared/shape';
import { LARGEST_CAP, MOST_AWARD_WINNERS } from '../limits';
import { code, name, names } from '../fact-shapes';
import { type PlayerNumber, player } from './numbers';

export const awardDeciders = {
  ORGANISER: 'The organiser names who gets it.',
  VOTES: 'The players vote.',
  ARMY_LISTS: 'The best placed with each army list has one; it needs published army lists.',
} as const;

/** How often somebody was voted for. */
const voteCount = object({ entrant: player, votes: whole(1, LARGEST_CAP) });
export type VoteCount = Of<typeof voteCount>;

/** An award of an event, as the organiser has announced it. */
export const award = object({
  id: code,
  name,
  decidedBy: names(awardDeciders),
  /** Absent until it is given. The votes are those that were counted then. */
  given: maybe(
    object({ winners: list(player, [0, MOST_AWARD_WINNERS]), votes: list(voteCount, [0, LARGEST_CAP]) }),
  ),
});
export type Award = Of<typeof award>;

export const awardVote = object({ award: code, choice: player });
export type AwardVote = Of<typeof awardVote>;

/** An entrant as far as votes go. */
interface Voter {
  readonly number: PlayerNumber;
  readonly facts: { readonly votes?: readonly AwardVote[]; readonly disqualified?: boolean };
}

/** The votes for an award, most first, then by player number. Those of the disqualified do not count, nor those for them. */
export const votesFor = (award: string, entrants: readonly Voter[]): readonly VoteCount[] => {
  const allowed = entrants.filter(({ facts }) => facts.disqualified !== true);
  const eligible = new Set(allowed.map(({ number }) => number));
  const counts = new Map<PlayerNumber, number>();
  for (const vote of allowed.flatMap(({ facts: { votes = [] } }) => votes))
    if (vote.award === award && eligible.has(vote.choice))
      counts.set(vote.choice, (counts.get(vote.choice) ?? 0) + 1);
  return [...counts]
    .map(([entrant, votes]) => ({ entrant, votes }))
    .sort((a, b) => b.votes - a.votes || a.entrant - b.entrant);
};

/** The entrants with the most votes: several where they are level, none without a vote. */
export const mostVoted = (counts: readonly VoteCount[]): readonly PlayerNumber[] =>
  counts.filter(({ votes }) => votes === counts[0]?.votes).map(({ entrant }) => entrant);
