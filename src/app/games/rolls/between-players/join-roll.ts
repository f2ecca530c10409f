import { ok } from '../../../kernel/use-case';
import { wordText } from '../fields';
import { termsOf } from '../roll-facts';
import { withWord } from '../roll-operation';
import { rollOperation } from './change-roll';
import { outcomeOf, playOf } from './roll-play';

/** Locks the caller's word permanently. The last word brings the dice with it. */
export const joinRoll = rollOperation({
  name: 'joinRoll',
  route: 'POST /v1/rolls/{id}/join',

  fields: { word: wordText },
  load: ({ facts }) => playOf(termsOf(facts)),
  set: ({ facts }, { input: { id, word }, player, loaded: play }) => {
    const locked = withWord(facts, player, word);
    if (!locked.ok) return locked;
    const words = locked.value.filter((one) => one !== null);
    const isLast = words.length === locked.value.length;
    return ok({ words: locked.value, ...(isLast && outcomeOf({ id, ...facts }, words, play)) });
  },
});
