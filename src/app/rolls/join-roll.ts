import * as z from 'zod/mini';
import type { Logged } from '../../tournaments/event/change-log';
import { verifiableThrows } from '../../shared/verifiable-dice';
import { ok, refused } from '../../shared/result';
import { chartById } from '../rules/chart-input';
import { resolvedThrow } from '../rules/charts';
import type { ChartResolutionAnswer } from '../rules/chart-answers';
import type { Answer } from '../use-case';
import { useCase } from '../use-case';
import { authorName } from '../tournaments/access';
import type { StoredContext } from '../tournaments/context';
import type { Store } from '../tournaments/store';
import { mutate } from '../tournaments/mutation';
import { line, rollId } from './fields';
import { openRoll, playerOf } from './roll-access';
import type { RollChart, RollFacts } from './roll-facts';
import { joinableUntilMs, termsOf } from './roll-facts';
import { readRoll, rollAddress } from './roll-items';
import type { Play } from './roll-play';
import { playOf } from './roll-play';
import { rollView } from './roll-view';

const LONGEST_WORD = 200;

/** What the die of a roll means on its chart; null where the roll is of none. */
export const resolutionOf = (
  chart: RollChart | null,
  dice: readonly number[],
): ChartResolutionAnswer | null => {
  const [natural] = dice;
  if (chart === null || natural === undefined) return null;
  const found = chartById(chart.id);
  return found.ok ? resolvedThrow(found.value, { ...chart, natural, might: 0 }, null) : null;
};

/** A roll, and how it is played where it is of a fight or volley. */
type Rollable = Logged<RollFacts> & { readonly play: Play | null };

const readRollable = async (store: Store, id: string): Promise<Answer<Rollable>> => {
  const found = await readRoll(store, id);
  return found.ok ? ok({ ...found.value, play: await playOf(termsOf(found.value.facts)) }) : found;
};

/** What the last word brings: the dice, and where the chart, the fight or the volley goes with them. */
const rolled = (id: string, { facts, play }: Rollable, words: readonly string[]): Partial<RollFacts> => {
  const { count = 0, sides, chart } = termsOf(facts);
  const throwDice = verifiableThrows({ id, terms: facts.terms, secret: facts.secret }, words, sides);
  if (play) return play(throwDice);
  const dice = throwDice(count);
  return { dice, resolution: resolutionOf(chart, dice) };
};

const locking = (
  id: string,
  roll: Rollable,
  { player, word }: { readonly player: number; readonly word: string },
): Answer<Partial<RollFacts>> => {
  const { facts } = roll;
  if (facts.words[player] !== null)
    return refused({ code: 'CONFLICT', detail: 'Your word is locked already and cannot be changed.' });
  const words = facts.words.map((locked, index) => (index === player ? word : locked));
  const all = words.filter((locked) => locked !== null);
  return ok({ words, ...(all.length === words.length && rolled(id, roll, all)) });
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
        read: () => readRollable(context.store, id),
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
