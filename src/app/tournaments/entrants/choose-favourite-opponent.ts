import { scorekeepers } from '../../../domain/tournaments/event/role';
import { onceStarted } from '../../../domain/tournaments/event/states';
import { operation } from '../../kernel/operation';
import { entrantChange } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import type { PlayerNumber } from '../../../domain/tournaments/event/numbers';
import { entrantNumber } from '../../../domain/tournaments/event/record';
import { type Tournament, startedRounds } from '../../../domain/tournaments/event/tournament';
import { conflict, invalidInput } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { changeEntrant } from '../change/change-entrant';
import { entrantIdText, oneEntrant } from '../fields';

const haveMet = ({ rounds }: Tournament, one: PlayerNumber, other: PlayerNumber): boolean =>
  rounds.some(
    ({ facts }) =>
      facts.started &&
      facts.tables.some(
        ([first, second]) => [first, second].includes(one) && [first, second].includes(other),
      ),
  );

/** Names the favourite opponent of an entrant; it can be changed. */
export const chooseFavouriteOpponent = operation({
  name: 'chooseFavouriteOpponent',
  route: 'PUT /v1/tournaments/{tournament}/entrants/{entrant}/favourite-opponent',
  ...entrantChange,
  who: [...scorekeepers, 'PLAYER'],
  when: onceStarted,
  covers: ['F6'],

  input: z.strictObject({
    ...oneEntrant,
    opponent: entrantIdText,
  }),
  run: (input, context: StoredContext, self) =>
    changeEntrant(
      {
        operation: self,
        input,
        set: ({ number }, tournament) => {
          if (!tournament.head.facts.tiebreakers.some(({ counts }) => counts === 'FAVOURITE_OPPONENT'))
            return conflict('NO_FAVOURITE_TIEBREAKER', 'No tiebreaker of favourite opponents was announced.');
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
      },
      context,
    ),
});
