import * as z from 'zod/mini';
import { LARGEST_CAP, MOST_ROUNDS } from '../../../domain/tournaments/limits';
import { arrayOf, crossCheck, flag, optional, withDefault } from '../../kernel/input';
import { createTournament } from '../event/create-tournament';
import { entrantArmyInput } from '../armies/army-access';
import { entrantFields } from '../entrants/entrants';
import { entrantIdText, scenarioName } from '../fields';
import { kindFaults, outcomeFields } from '../results/result-input';

/**
 * A played event as any program can write it: its settings, its entrants with their army lists, and its rounds with their results,
 * without a history. `docs/event-record.schema.json` is the same as JSON Schema.
 */

export const EVENT_FORMAT = 'muster-event';

const result = z
  .strictObject({
    kind: outcomeFields.kind,
    victoryPoints: outcomeFields.victoryPoints,
    leaderKilled: outcomeFields.leaderKilled,
    concededBy: outcomeFields.concededBy,
  })
  .check(crossCheck(kindFaults));

const table = z.strictObject({
  entrants: arrayOf(entrantIdText, [2, 2], 'The two entrants, each as `e1` for the first of `entrants`.'),
  result: optional(result),
});

const round = z.strictObject({
  scenario: optional(scenarioName.check(z.describe('The scenario of the round.'))),
  tables: arrayOf(table, [0, LARGEST_CAP], 'The tables in their order; the first is table 1.'),
  bye: optional(entrantIdText),
});

export const eventRecord = z.strictObject({
  format: z.literal(EVENT_FORMAT),
  version: z.literal(1),
  settings: createTournament.input,
  entrants: arrayOf(
    z.strictObject({ ...entrantFields, army: optional(entrantArmyInput) }),
    [0, LARGEST_CAP],
    'The entrants in the order of their numbers.',
  ),
  rounds: arrayOf(round, [0, MOST_ROUNDS], 'The rounds in their order.'),
  finished: withDefault(flag('Whether the event is over; every table then has a result.'), true),
});

export type EventRecord = z.output<typeof eventRecord>;
