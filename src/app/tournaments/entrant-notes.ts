import * as z from 'zod/mini';
import { ok, refused } from '../../shared/result';
import type { EntrantFacts } from '../../tournaments/event/facts';
import { checkKinds } from '../../tournaments/event/facts';
import { entrantNumber } from '../../tournaments/event/record';
import type { Tournament } from '../../tournaments/event/tournament';
import { startedRounds } from '../../tournaments/event/tournament';
import type { Fault } from '../faults';
import { optional, wholeNumber, withDefault } from '../input';
import type { Answer } from '../use-case';
import { invalidInput, useCase } from '../use-case';
import type { StoredContext } from './context';
import { changeEntrant } from './entrant-change';
import { entrantIdText, MOST_ROUNDS, nameText, reasonText, tournamentId } from './fields';

/** What is noted with an entrant beside its games: checks, points given and taken, scores, its favourite opponent. */

const oneEntrant = { tournament: tournamentId, entrant: entrantIdText };
const MOST_ADJUSTMENTS = 50;
const MOST_POINTS = 999;
const LARGEST_SCORE = 1_000_000;

/** Notes that an army list, the painting or the conversions have been looked at, by whom and when. */
export const recordCheck = useCase({
  input: z.strictObject({
    ...oneEntrant,
    check: z.enum(checkKinds).check(z.describe('What was looked at.')),
    passed: z.boolean().check(z.describe('Whether it is in order.')),
    note: optional(reasonText('What there is to say about it.')),
  }),
  run: (input, context: StoredContext) =>
    changeEntrant(
      { operation: 'recordCheck', input },
      ({ facts }, _tournament, actor) => {
        const { check, passed, note = null } = input;
        const others = (facts.checks ?? []).filter((one) => one.check !== check);
        const now = { check, passed, note, by: actor.name, atMs: context.clock.nowMs() };
        return ok({ checks: [...others, now] });
      },
      context,
    ),
});

const roundOfEffect = optional(
  wholeNumber(
    0,
    MOST_ROUNDS,
    'The round after which it counts, so that earlier standings stay; the last started one if left out, 0 for the start.',
  ),
);

/** The round from which something counts, or that it has not been started. */
const effectiveRound = (tournament: Tournament, round: number | undefined): Answer<number> => {
  const started = startedRounds(tournament);
  return round !== undefined && round > started
    ? refused({ code: 'NOT_FOUND', kind: 'started round', id: String(round) })
    : ok(round ?? started);
};

const points = (of: string) =>
  withDefault(wholeNumber(-MOST_POINTS, MOST_POINTS, `${of} given, negative when taken; 0 if left out.`), 0);

/** Gives or takes points with a reason. To take one back, give its opposite: both stay to be seen. */
export const adjustEntrant = useCase({
  input: z.strictObject({
    ...oneEntrant,
    tournamentPoints: points('Tournament Points'),
    victoryPoints: points('Victory Points'),
    round: roundOfEffect,
    reason: reasonText('Why; shown with the entrant.'),
  }),
  run: (input, context: StoredContext) =>
    changeEntrant(
      { operation: 'adjustEntrant', input },
      ({ facts }, tournament) => {
        const { tournamentPoints, victoryPoints, reason } = input;
        if (tournamentPoints === 0 && victoryPoints === 0)
          return invalidInput([
            { path: 'tournamentPoints', code: 'INCONSISTENT', message: 'or victoryPoints must not be 0' },
          ]);
        const adjustments = facts.adjustments ?? [];
        if (adjustments.length >= MOST_ADJUSTMENTS)
          return refused({
            code: 'CONFLICT',
            detail: `An entrant has ${MOST_ADJUSTMENTS} adjustments at most.`,
          });
        const round = effectiveRound(tournament, input.round);
        if (!round.ok) return round;
        const adjustment = { tournamentPoints, victoryPoints, round: round.value, reason };
        return ok<Partial<EntrantFacts>>({ adjustments: [...adjustments, adjustment] });
      },
      context,
    ),
});

const unknownTiebreaker = (tournament: Tournament): readonly Fault[] => {
  const known = tournament.head.facts.tiebreakers.filter(({ counts }) => counts !== 'FAVOURITE_OPPONENT');
  const names = known.map(({ id }) => id).join(', ');
  return [
    {
      path: 'tiebreaker',
      code: 'UNKNOWN_REFERENCE',
      message: names === '' ? 'no tiebreaker with scores was announced' : `must be one of ${names}`,
    },
  ];
};

/** Notes an entrant's score for one of the organiser's tiebreakers; another one for the same round replaces it. */
export const setScore = useCase({
  input: z.strictObject({
    ...oneEntrant,
    tiebreaker: nameText('The tiebreaker, as it was announced.'),
    value: wholeNumber(-LARGEST_SCORE, LARGEST_SCORE, 'The score.'),
    round: roundOfEffect,
  }),
  run: (input, context: StoredContext) =>
    changeEntrant(
      { operation: 'setScore', input },
      ({ facts }, tournament) => {
        const { tiebreaker, value } = input;
        const announced = tournament.head.facts.tiebreakers.find(({ id }) => id === tiebreaker);
        if (!announced || announced.counts === 'FAVOURITE_OPPONENT')
          return invalidInput(unknownTiebreaker(tournament));
        const round = effectiveRound(tournament, input.round);
        if (!round.ok) return round;
        const others = (facts.scores ?? []).filter(
          (score) => score.tiebreaker !== tiebreaker || score.round !== round.value,
        );
        return ok({ scores: [...others, { tiebreaker, round: round.value, value }] });
      },
      context,
    ),
});

const haveMet = ({ rounds }: Tournament, one: number, other: number): boolean =>
  rounds.some(
    ({ facts }) =>
      facts.started &&
      facts.tables.some(
        ([first, second]) => [first, second].includes(one) && [first, second].includes(other),
      ),
  );

/** Names the favourite opponent, one vote an entrant; it can be changed. It counts where that tiebreaker was announced. */
export const chooseFavouriteOpponent = useCase({
  input: z.strictObject({
    ...oneEntrant,
    opponent: entrantIdText,
  }),
  run: (input, context: StoredContext) =>
    changeEntrant(
      { operation: 'chooseFavouriteOpponent', input },
      ({ number }, tournament) => {
        if (!tournament.head.facts.tiebreakers.some(({ counts }) => counts === 'FAVOURITE_OPPONENT'))
          return refused({ code: 'CONFLICT', detail: 'No tiebreaker of favourite opponents was announced.' });
        const opponent = entrantNumber(input.opponent) ?? 0;
        return opponent !== number && haveMet(tournament, number, opponent)
          ? ok({ favourite: { opponent, round: startedRounds(tournament) } })
          : invalidInput([
              {
                path: 'opponent',
                code: 'UNKNOWN_REFERENCE',
                message: 'must be one whom the entrant has met',
              },
            ]);
      },
      context,
    ),
});
