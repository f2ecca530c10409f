import { LARGEST_CAP } from '../../../domain/tournaments/limits';
import { scorekeepers } from '../../../domain/tournaments/event/role';
import { beforeRounds } from '../../../domain/tournaments/event/states';
import { type StoredContext, operation, versionedTournamentChange } from '../../kernel/operation';
import * as z from 'zod/mini';
import { unpairedKinds } from '../../../domain/tournaments/pairing/reasons';
import { settableRound, tablesByName } from '../../../domain/tournaments/changes/by-hand';
import { optional, arrayOf, oneOf, inputObject } from '../../kernel/input';
import { invalidInput, ok } from '../../kernel/use-case';
import { changeRound, roundMatches } from '../change/change-round';
import { entrantIdText, oneRound } from '../fields';
import { reasonText } from '../../kernel/text-fields';

const pair = arrayOf(entrantIdText, [2, 2], 'The two entrants of a table, the higher ranked first.');

/** Sets the tables of the next round, or of the drawn one, by hand. */
export const setRoundTables = operation({
  name: 'setRoundTables',
  route: 'PUT /v1/tournaments/{tournament}/rounds/{round}/tables',
  ...versionedTournamentChange,
  answers: 'Round',
  graphql: { input: 'SetRoundTablesInput', inputDescription: 'The tables and why.' },
  who: scorekeepers,
  when: [...beforeRounds, 'ROUND_COMPLETE', 'ROUND_DRAWN'],
  event: 'ROUND_DRAWN',
  covers: ['F8'],

  input: z.strictObject({
    ...oneRound,
    tables: arrayOf(pair, [1, LARGEST_CAP / 2], 'The tables in order, from table 1.'),
    unpaired: optional(
      inputObject('UnpairedByHandInput', 'The entrant left over from an odd number, as the organiser says.', {
        entrant: entrantIdText,
        kind: oneOf('UnpairedKind', unpairedKinds, 'A bye or a game against the Spare Player.'),
      }),
    ),
    reason: reasonText('Why the tables are as they are; shown with each of them.'),
  }),
  run: (input, context: StoredContext, self) =>
    changeRound(
      {
        operation: self,
        input,
        changesTables: true,
        decide: (tournament) => {
          const settable = settableRound(tournament, input.round);
          if (!settable.ok) return settable;
          const matches = roundMatches(tournament, settable.value, context);
          if (!matches.ok) return matches;
          const facts = tablesByName(tournament, input.round, input);
          return facts.ok ? ok({ number: input.round, facts: facts.value }) : invalidInput(facts.error);
        },
      },
      context,
    ),
});
