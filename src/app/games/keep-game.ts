import * as z from 'zod/mini';
import { flag, withDefault } from '../kernel/input';
import { type StoredContext, operation } from '../kernel/operation';
import { ok } from '../kernel/use-case';
import { changeSheet } from './change-a-game';
import { gameId } from './fields';

/** Keeps a sheet without an end, or lets it go: else it is taken away a month after its last change or its event. */
export const keepGame = operation({
  name: 'keepGame',
  route: 'POST /v1/games/{id}/keep',
  function: 'tournaments',
  answers: 'Game',
  idempotencyKey: true,
  reads: ['GAME', 'TOURNAMENT'],
  writes: ['GAME'],
  covers: ['F5'],

  input: z.strictObject({
    id: gameId,
    kept: withDefault(flag('Whether it is kept; true if omitted.'), true),
  }),
  run: ({ id, kept }, context: StoredContext, { name }) =>
    changeSheet(
      {
        operation: name,
        id,
        input: { kept },
        whenFinished: true,
        set: ({ facts }) => ok(facts.kept === kept ? null : { kept }),
      },
      context,
    ),
});
