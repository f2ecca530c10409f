import * as z from 'zod/mini';
import type { EntrantFacts } from '../../../domain/tournaments/event/facts';
import type { Tournament } from '../../../domain/tournaments/event/tournament';
import { shortText } from '../../kernel/input';
import { type StoredContext, operation } from '../../kernel/operation';
import { mutate } from '../../kernel/store/mutation';
import { type Answer, conflict, ok } from '../../kernel/use-case';
import type { StoppedMessages } from '../../kernel/generated/answers';
import { entrantTarget, knownEntrant } from '../change/change-entrant';
import { oneEntrant } from '../fields';
import { readTournament } from '../store/read-tournament';
import { isStopCode } from './stop-code';

const KEY_BYTES = 16;

/**
 * Ends the messages to a player, with the code that each of them carries. No token is needed. Mail programs do it with one click
 * (RFC 8058). A repetition changes nothing; the player can want messages again (`setMessages`).
 */
export const stopMessages = operation({
  name: 'stopMessages',
  route: 'POST /v1/tournaments/{tournament}/entrants/{entrant}/messages/{code}/stop',
  function: 'tournaments',
  answers: 'StoppedMessages',
  reads: ['TOURNAMENT'],
  writes: ['TOURNAMENT', 'LEAGUE'],
  covers: ['F13'],

  input: z.strictObject({ ...oneEntrant, code: shortText('The code of the message.') }),
  run: (input, context: StoredContext): Promise<Answer<StoppedMessages>> => {
    const { tournament, entrant, code } = input;
    const { keyring, random, store } = context;
    // A mail program sends no key, and whoever has wanted messages again must be able to end them again.
    const caller = { ...context.caller, idempotencyKey: random.token(KEY_BYTES) };
    return mutate<EntrantFacts, Tournament, StoppedMessages>(
      {
        operation: 'stopMessages',
        idempotencyScope: [tournament, entrant],
        input: {},
        read: () => readTournament(store, tournament),
        places: () => [],
        decide: (seen) => {
          const found = knownEntrant(seen, entrant);
          if (!found.ok) return found;
          if (!isStopCode(code, found.value, { keyring, tournament }))
            return conflict('WRONG_CODE', 'This is not the code of a message to this player.');
          return ok({
            ...entrantTarget(tournament, found.value),
            set: { messages: false },
            ...(found.value.facts.messages !== true && { changesNothing: true as const }),
          });
        },
        answer: () => ({ tournament, entrant, wanted: false }),
      },
      { ...context, caller },
    );
  },
});
