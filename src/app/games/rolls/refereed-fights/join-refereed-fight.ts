import { mapAnswer } from '../../../kernel/use-case';
import { wordText } from '../fields';
import { withWord } from '../roll-operation';
import { fightOperation } from './change-fight';

/** Locks the caller's word permanently. With the second word the fight begins. */
export const joinRefereedFight = fightOperation({
  name: 'joinRefereedFight',
  route: 'POST /v1/rolls/fights/{id}/join',

  fields: { word: wordText },
  set: ({ facts }, { input: { word }, player }) =>
    mapAnswer(withWord(facts, player, word), (words) => ({ words })),
});
