import * as z from 'zod/mini';
import { type StoredContext, operation } from '../../../kernel/operation';
import { conflict, ok } from '../../../kernel/use-case';
import { fightId, wordText } from '../fields';
import { changeFight, possibleIn } from './change-fight';

/** Locks the caller's word permanently. With the second word the fight begins. */
export const joinRefereedFight = operation({
  name: 'joinRefereedFight',
  route: 'POST /v1/rolls/fights/{id}/join',
  function: 'tournaments',
  answers: 'RefereedFight',
  idempotencyKey: true,
  reads: ['REFEREED_FIGHT'],
  writes: ['REFEREED_FIGHT'],
  covers: ['A26', 'C6'],

  input: z.strictObject({ id: fightId, word: wordText }),
  run: ({ id, word }, context: StoredContext, { name }) =>
    changeFight(
      {
        operation: name,
        id,
        input: { word },
        set: (fight, { player }) => {
          const open = possibleIn(fight, 'joinRefereedFight', context.clock.nowMs());
          if (!open.ok) return open;
          const { words } = open.value;
          if (words[player ?? -1] !== null)
            return conflict('WORD_LOCKED', 'Your word is locked already and cannot be changed.');
          return ok({
            words: words.map((locked, place) => (place === player ? word.normalize('NFC') : locked)),
          });
        },
      },
      context,
    ),
});
