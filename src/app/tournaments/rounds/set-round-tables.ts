import { LARGEST_CAP } from '../../../domain/tournaments/limits';
import { scorekeepers } from '../../../domain/tournaments/event/role';
import { beforeRounds } from '../../../domain/tournaments/event/states';
import { type StoredContext, operation, versionedTournamentChange } from '../../kernel/operation';
import * as z from 'zod/mini';
import { unpairedKinds } from '../../../domain/tournaments/pairing/reasons';
import { checkHandMade, setByHand } from '../../../domain/tournaments/event/by-hand';
import { activeEntrants } from '../../../domain/tournaments/event/drawing';
import { optional, arrayOf, oneOf, inputObject } from '../../kernel/input';
import { conflict, invalidInput, ok } from '../../kernel/use-case';
import { changeRound, logOfPlace, roundMatches } from '../change/change-round';
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
          const { state, rounds } = tournament;
          const settable = state === 'ROUND_DRAWN' ? rounds.length : rounds.length + 1;
          if (input.round !== settable)
            return conflict('NOT_SETTABLE_ROUND', `The round whose tables can be set now is ${settable}.`);
          const round = rounds[settable - 1];
          const matches = roundMatches(tournament, round, context);
          if (!matches.ok) return matches;
          const checked = checkHandMade(input, activeEntrants(tournament, settable));
          if (!checked.ok) return invalidInput(checked.error);
          const by = { ...checked.value, reason: input.reason };
          return ok({
            number: settable,
            log: logOfPlace(tournament, settable),
            set: { ...setByHand(tournament, settable, by), ...(round ? {} : { started: false }) },
          });
        },
      },
      context,
    ),
});
