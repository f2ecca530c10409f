import { idText } from '../kernel/input';
import { conflict, ok, refused } from '../kernel/use-case';
import { choiceLine, nonceLine } from '../rules/sealed-choices/sealed-choices';
import { gameOperation, notOfSide } from './change-a-game';
import { opensSeal } from './rolls/sealed-choices/sealed-choices';

/** Shows what the caller's side has sealed. Refused if it does not fit the seal, or the nonce has fewer than 8 characters. */
export const showInGame = gameOperation({
  name: 'showInGame',
  route: 'POST /v1/games/{id}/secrets/{secret}/show',
  covers: ['F5', 'D4'],

  fields: { secret: idText('The id of the sealed text.'), choice: choiceLine, nonce: nonceLine },
  set: ({ facts: { secrets } }, { operation, input, user, nowMs }) => {
    const { secret, choice, nonce } = input;
    const sealed = secrets.find((one) => one.id === secret);
    if (!sealed) return refused({ code: 'NOT_FOUND', kind: 'sealed text', id: secret });
    if (sealed.side !== user.side) return notOfSide(operation, 'the side of this game that sealed it');
    if (sealed.shownAtMs !== null) return conflict('PICK_SHOWN', 'It is shown already.');
    const opened = opensSeal(sealed, { choice, nonce });
    if (!opened.ok) return opened;
    const shown = { ...sealed, choice, nonce, shownAtMs: nowMs };
    return ok({ secrets: secrets.map((one) => (one.id === secret ? shown : one)) });
  },
});
