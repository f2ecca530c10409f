import { ok } from '../../../shared/result';
import { LARGEST_SCORE, MOST_ADJUSTMENTS } from '../limits';
import { currentPack } from '../pack/pack-versions';
import { conflict, invalidField } from '../../../shared/refusal';
import type { EntrantFacts } from '../event/facts';
import type { PlayerNumber, RoundNumber } from '../event/numbers';
import { entrantNumber } from '../event/record';
import { type Entrant, type Tournament, startedRound, startedRounds } from '../event/tournament';

/** Notes of an entrant that count in the ranking: points given and taken, scores, its favourite opponent. */

type Notes = Pick<EntrantFacts, 'adjustments' | 'scores' | 'given' | 'favourite'>;

/** The round after which a note counts: the last started one if omitted. */
interface WithRound {
  readonly round?: RoundNumber | undefined;
}

/** Points given, or taken where negative. */
interface Adjustment extends WithRound {
  readonly tournamentPoints: number;
  readonly victoryPoints: number;
  readonly reason: string;
}

/** An entrant whose points an organiser adjusts. */
export const adjusted = (
  tournament: Tournament,
  { facts: { adjustments = [] } }: Entrant,
  { tournamentPoints, victoryPoints, round: after, reason }: Adjustment,
) => {
  if (tournamentPoints === 0 && victoryPoints === 0)
    return invalidField('tournamentPoints', 'INCONSISTENT', 'or victoryPoints must not be 0');
  if (adjustments.length >= MOST_ADJUSTMENTS)
    return conflict('ADJUSTMENT_LIMIT', `An entrant has ${MOST_ADJUSTMENTS} adjustments at most.`);
  const round = startedRound(tournament, after);
  if (!round.ok) return round;
  const adjustment = { tournamentPoints, victoryPoints, round: round.value, reason };
  return ok<Notes>({ adjustments: [...adjustments, adjustment] });
};

/** The names under which scores can be noted: announced tiebreakers with scores, and bonuses of the pack that the organiser notes. */
const notedNames = ({ head }: Tournament): readonly string[] => [
  ...head.facts.tiebreakers.filter(({ counts = 'SCORES' }) => counts === 'SCORES').map(({ id }) => id),
  ...currentPack(head.facts.packs ?? [])
    .scoring.bonuses.filter(({ fact }) => fact !== 'LEADER_KILLED')
    .map(({ id }) => id),
];

interface Score {
  readonly tiebreaker: string;
  readonly value: number;
}

/** An entrant with a score, in place of an earlier one of the same name and round. */
export const scored = (
  tournament: Tournament,
  { facts: { scores = [] } }: Entrant,
  { tiebreaker, value, round: after }: Score & WithRound,
) => {
  const names = [...new Set(notedNames(tournament))];
  if (!names.includes(tiebreaker))
    return invalidField(
      'tiebreaker',
      'UNKNOWN_REFERENCE',
      names.length === 0 ? 'no tiebreaker with scores was announced' : `must be one of ${names.join(', ')}`,
    );
  const round = startedRound(tournament, after);
  if (!round.ok) return round;
  const others = scores.filter((score) => score.tiebreaker !== tiebreaker || score.round !== round.value);
  return ok<Notes>({ scores: [...others, { tiebreaker, round: round.value, value }] });
};

/** The opponent of this id, whom the entrant must have met in a started round. */
const metOpponent = ({ rounds }: Tournament, { number }: Entrant, id: string) => {
  const opponent = entrantNumber(id) ?? 0;
  const isPair = (one: PlayerNumber, other: PlayerNumber): boolean =>
    (one === number && other === opponent) || (one === opponent && other === number);
  return rounds.some(({ facts }) => facts.started && facts.tables.some(([one, other]) => isPair(one, other)))
    ? ok(opponent)
    : invalidField('opponent', 'UNKNOWN_REFERENCE', 'must be one whom the entrant has met');
};

/** An entrant that gives an opponent a score, in place of an earlier one. */
export const opponentScored = (
  tournament: Tournament,
  entrant: Entrant,
  { tiebreaker, value, opponent: id }: Score & { readonly opponent: string },
) => {
  const announced = tournament.head.facts.tiebreakers.filter(({ counts }) => counts === 'OPPONENTS_SCORES');
  if (announced.length === 0)
    return conflict('NO_OPPONENTS_TIEBREAKER', 'No tiebreaker of scores by opponents was announced.');
  const own = announced.find((one) => one.id === tiebreaker);
  if (!own) {
    const names = announced.map((one) => one.id).join(', ');
    return invalidField('tiebreaker', 'UNKNOWN_REFERENCE', `must be one of ${names}`);
  }
  const { most = LARGEST_SCORE } = own;
  if (value > most) return invalidField('value', 'NOT_ALLOWED', `must be 0 to ${most}`);
  const opponent = metOpponent(tournament, entrant, id);
  if (!opponent.ok) return opponent;
  const score = { tiebreaker, opponent: opponent.value, round: startedRounds(tournament), value };
  const others = (entrant.facts.given ?? []).filter(
    (one) => one.tiebreaker !== tiebreaker || one.opponent !== score.opponent,
  );
  return ok<Notes>({ given: [...others, score] });
};

/** An entrant that names its favourite opponent. */
export const favouriteChosen = (tournament: Tournament, entrant: Entrant, id: string) => {
  if (!tournament.head.facts.tiebreakers.some(({ counts }) => counts === 'FAVOURITE_OPPONENT'))
    return conflict('NO_FAVOURITE_TIEBREAKER', 'No tiebreaker of favourite opponents was announced.');
  const opponent = metOpponent(tournament, entrant, id);
  return opponent.ok
    ? ok<Notes>({ favourite: { opponent: opponent.value, round: startedRounds(tournament) } })
    : opponent;
};
