import type { Award, AwardDecider } from '../../../domain/tournaments/event/awards';
import { entrantId } from '../../../domain/tournaments/event/record';

/** Votes for an entrant. */
export interface AwardVotes {
  readonly entrant: string;
  readonly votes: number;
}

/** Who has an award. */
export interface AwardWinner {
  readonly entrant: string;
  /** In a team event the player that has the award for an army list, by number; null otherwise. */
  readonly member: number | null;
  /** The army list it was best with, where the award is one for each; null otherwise. */
  readonly armyList: string | null;
}

/** An award as every interface shows it. */
export interface AwardView {
  /** What it is addressed by within the event. */
  readonly award: string;
  readonly name: string;
  readonly decidedBy: AwardDecider;
  readonly isGiven: boolean;
  readonly winners: readonly AwardWinner[];
  /** Counted when the award was given; null before, so that nobody votes by them, and where nobody votes. */
  readonly votes: readonly AwardVotes[] | null;
}

export interface AwardsView {
  readonly tournament: string;
  readonly awards: readonly AwardView[];
}

/** An award out of the head alone. */
export const awardView = ({ id, name, decidedBy, given }: Award): AwardView => ({
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
