import { MOST_ADJUSTED_POINTS } from '../../../domain/tournaments/limits';
import { adjusted } from '../../../domain/tournaments/changes/entrant-notes';
import { roundOfEffect } from '../fields';
import { onceOpen } from '../../../domain/tournaments/event/states';
import { wholeNumber, withDefault } from '../../kernel/input';
import { reasonText } from '../../kernel/text-fields';
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
  set: (entrant, { input, tournament }) => adjusted(tournament, entrant, input),
});
