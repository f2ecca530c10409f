import * as z from 'zod/mini';
import type { Logged } from '../../tournaments/event/change-log';
import { verifiableDice } from '../../shared/verifiable-dice';
import { ok, refused } from '../../shared/result';
import { chartById } from '../rules/chart-input';
import { resolvedThrow } from '../rules/charts';
import type { ChartResolutionAnswer } from '../rules/chart-answers';
import type { Answer } from '../use-case';
import { useCase } from '../use-case';
import { authorName } from '../tournaments/access';
import type { StoredContext } from '../tournaments/context';
import { mutate } from '../tournaments/mutation';
import { line, rollId } from './fields';
import { openRoll, playerOf } from './roll-access';
import type { RollChart, RollFacts } from './roll-facts';
import { joinableUntilMs, termsOf } from './roll-facts';
import { readRoll, rollAddress } from './roll-items';
import { rollView } from './roll-view';

const LONGEST_WORD = 200;

const resolutionOf = (chart: RollChart | null, dice: readonly number[]): ChartResolutionAnswer | null => {
  const [natural] = dice;
  if (chart === null || natural === undefined) return null;
  const found = chartById(chart.id);
  return found.ok ? resolvedThrow(found.value, { ...chart, natural, might: 0 }, null) : null;
};

/** What the last word brings: the dice, and where the chart goes with them. */
const rolled = (
  id: string,
  facts: RollFacts,
  words: readonly string[],
): Pick<RollFacts, 'dice' | 'resolution'> => {
  const terms = termsOf(facts);
  const dice = verifiableDice({ id, terms: facts.terms, secret: facts.secret }, words, terms);
  return { dice, resolution: resolutionOf(terms.chart, dice) };
};

const locking = (
  id: string,
  { facts }: Logged<RollFacts>,
  { player, word }: { readonly player: number; readonly word: string },
): Answer<Partial<RollFacts>> => {
  if (facts.words[player] !== null)
    return refused({ code: 'CONFLICT', detail: 'Your word is locked already and cannot be changed.' });
  const words = facts.words.map((locked, index) => (index === player ? word : locked));
  const all = words.filter((locked) => locked !== null);
  return ok({ words, ...(all.length === words.length && rolled(id, facts, all)) });
};

/**
 * Locks the caller's word for ever. The last word brings the dice with it, in the same write. UNAUTHENTICATED or FORBIDDEN:
 * no token of this roll. CONFLICT: the word is locked already. WRONG_STATE: the roll is over, or its time to join is.
 */
export const joinRoll = useCase({
  input: z.strictObject({
    id: rollId,
    word: line(LONGEST_WORD, 'A word that nobody can guess, one line of 1 to 200 characters.'),
  }),
  run: async ({ id, word }, context: StoredContext) => {
    const address = rollAddress(id);
    return mutate(
      {
        operation: 'joinRoll',
        target: id,
        input: { word },
        read: () => readRoll(context.store, id),
        head: null,
        author: ({ facts }) => {
          const player = playerOf(facts, 'joinRoll', context.caller.token);
          return player.ok ? ok(authorName('PLAYER', player.value.hash)) : player;
        },
        places: ({ log }) => [{ address, log }],
        decide: (roll) => {
          const player = playerOf(roll.facts, 'joinRoll', context.caller.token);
          if (!player.ok) return player;
          const open = openRoll(roll, 'joinRoll', context.clock.nowMs() >= joinableUntilMs(roll.log));
          if (!open.ok) return open;
          const set = locking(id, roll, { player: player.value.player, word: word.normalize('NFC') });
          return set.ok ? ok({ address, log: roll.log, set: set.value }) : set;
        },
        answer: ({ log }) => rollView(id, log),
      },
      context,
    );
  },
});
