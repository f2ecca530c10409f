import * as z from 'zod/mini';
import { sealOf } from '../../shared/sealing';
import { idText } from '../kernel/input';
import { type StoredContext, operation } from '../kernel/operation';
import { conflict, invalidField, ok, refused } from '../kernel/use-case';
import { choiceLine, nonceFault, nonceLine } from '../rules/sealed-choices/sealed-choices';
import { changeSheet } from './change-a-game';
import { gameId } from './fields';

/** Shows what the caller's side has sealed. Refused if it does not fit the seal, or the nonce has fewer than 8 characters. */
export const showInGame = operation({
  name: 'showInGame',
  route: 'POST /v1/games/{id}/secrets/{secret}/show',
  function: 'tournaments',
  answers: 'Game',
  idempotencyKey: true,
  reads: ['GAME', 'TOURNAMENT'],
  writes: ['GAME'],
  covers: ['F5', 'D4'],

  input: z.strictObject({
    id: gameId,
    secret: idText('The id of the sealed text.'),
    choice: choiceLine,
    nonce: nonceLine,
  }),
  run: ({ id, secret, choice, nonce }, context: StoredContext, { name }) =>
    changeSheet(
      {
        operation: name,
        id,
        input: { secret, choice, nonce },
        set: ({ facts: { secrets } }, { side }) => {
          const sealed = secrets.find((one) => one.id === secret);
          if (!sealed) return refused({ code: 'NOT_FOUND', kind: 'sealed text', id: secret });
          if (sealed.side !== side)
            return refused({
              code: 'FORBIDDEN',
              operation: name,
              allowedRoles: ['the side of this game that sealed it'],
            });
          if (sealed.shownAtMs !== null) return conflict('PICK_SHOWN', 'It is shown already.');
          const short = nonceFault(nonce);
          if (short) return short;
          if (sealOf({ subject: sealed.subject, choice, nonce }) !== sealed.commitment)
            return invalidField('choice', 'INCONSISTENT', 'does not fit the seal with this nonce');
          const shown = { ...sealed, choice, nonce, shownAtMs: context.clock.nowMs() };
          return ok({ secrets: secrets.map((one) => (one.id === secret ? shown : one)) });
        },
      },
      context,
    ),
});
