import { MOST_ADJUSTED_POINTS, MOST_ADJUSTMENTS } from '../../../domain/tournaments/limits';
import { onceOpen } from '../../../domain/tournaments/event/states';
import type { EntrantFacts } from '../../../domain/tournaments/event/facts';
import { wholeNumber, withDefault } from '../../kernel/input';
import { conflict, invalidField, ok } from '../../kernel/use-case';
import { reasonText } from '../../kernel/text-fields';
import { roundOfEffect, effectiveRound } from '../facts/entrant-notes';
import { entrantOperation } from '../change/change-entrant';

const points = (of: string) =>
  withDefault(
    wholeNumber(
      -MOST_ADJUSTED_POINTS,
      MOST_ADJUSTED_POINTS,
      `${of} given, negative when taken; 0 if omitted.`,
    ),
    0,
  );

/** Gives or takes points with a reason. */
export const adjustEntrant = entrantOperation({
  name: 'adjustEntrant',
  route: 'POST /v1/tournaments/{tournament}/entrants/{entrant}/adjustments',
  graphql: { input: 'AdjustEntrantInput', inputDescription: 'The points and why.' },
  when: onceOpen,
  covers: ['F5'],

  fields: {
    tournamentPoints: points('Tournament Points'),
    victoryPoints: points('Victory Points'),
    round: roundOfEffect,
    reason: reasonText('Why; shown with the entrant.'),
  },
  set: ({ facts }, { input, tournament }) => {
    const { tournamentPoints, victoryPoints, reason } = input;
    if (tournamentPoints === 0 && victoryPoints === 0)
      return invalidField('tournamentPoints', 'INCONSISTENT', 'or victoryPoints must not be 0');
    const adjustments = facts.adjustments ?? [];
    if (adjustments.length >= MOST_ADJUSTMENTS)
      return conflict('ADJUSTMENT_LIMIT', `An entrant has ${MOST_ADJUSTMENTS} adjustments at most.`);
    const round = effectiveRound(tournament, input.round);
    if (!round.ok) return round;
    const adjustment = { tournamentPoints, victoryPoints, round: round.value, reason };
    return ok<Partial<EntrantFacts>>({ adjustments: [...adjustments, adjustment] });
  },
});
