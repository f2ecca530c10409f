import { type StoredContext, operation } from '../../../kernel/operation';
import * as z from 'zod/mini';
import type { Logged } from '../../../../shared/change-log';
import { verifiableThrows } from '../../../../shared/verifiable-dice';
import { chartById } from '../../../rules/charts/chart-input';
import { resolutionAnswer } from '../../../rules/charts/chart-answers';
import type { ChartResolution } from '../../../kernel/generated/answers';
import { type Answer, ok, conflict } from '../../../kernel/use-case';
import { authorName } from '../../../kernel/store/credentials';
import type { Store } from '../../../kernel/store/store';
import type { Author } from '../../../kernel/store/mutation';
import { changeRoll } from './change-roll';
import { rollId, wordText } from '../fields';
import { openRoll, playerOf } from './roll-access';
import { type RollChart, type RollFacts, joinableUntilMs, termsOf } from '../roll-facts';
import { readRoll } from './roll-items';
import { type Play, playOf } from './roll-play';

const NAME = 'joinRoll';

/** The result of a roll on its chart; null if it is of none. */
export const resolutionOf = (chart: RollChart | null, dice: readonly number[]): ChartResolution | null => {
  const [natural] = dice;
  if (chart === null || natural === undefined) return null;
  const found = chartById(chart.id, chart.edition);
  return found.ok ? resolutionAnswer(found.value, { ...chart, natural, might: 0 }, null) : null;
};

/** A roll, and how it is played where it is of a fight or volley. */
type Rollable = Logged<RollFacts> & { readonly play: Play | null };

const readRollable = async (store: Store, id: string): Promise<Answer<Rollable>> => {
  const found = await readRoll(store, id);
  return found.ok ? ok({ ...found.value, play: await playOf(termsOf(found.value.facts)) }) : found;
};

/** The facts that the last word adds: the dice, and the outcome of the chart, the fight or the volley. */
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
    return conflict('WORD_LOCKED', 'Your word is locked already and cannot be changed.');
  const words = facts.words.map((locked, index) => (index === player ? word : locked));
  const all = words.filter((locked) => locked !== null);
  return ok({ words, ...(all.length === words.length && rolled(id, roll, all)) });
};

/** Locks the caller's word permanently. The last word brings the dice with it. */
export const joinRoll = operation({
  name: 'joinRoll',
  route: 'POST /v1/rolls/{id}/join',
  function: 'tournaments',
  answers: 'Roll',
  idempotencyKey: true,
  reads: ['ROLL'],
  writes: ['ROLL'],
  covers: ['A26', 'C6'],

  input: z.strictObject({ id: rollId, word: wordText }),
  run: ({ id, word }, context: StoredContext) =>
    changeRoll(
      {
        operation: NAME,
        id,
        input: { word },
        read: () => readRollable(context.store, id),
        author: ({ facts }): Answer<Author & { readonly player: number }> => {
          const player = playerOf(facts, NAME, context.caller.token);
          return player.ok
            ? ok({ name: authorName('PLAYER', player.value.hash), player: player.value.player })
            : player;
        },
        set: (roll, { player }) => {
          const open = openRoll(roll, NAME, context.clock.nowMs() >= joinableUntilMs(roll.log));
          return open.ok ? locking(id, roll, { player, word: word.normalize('NFC') }) : open;
        },
      },
      context,
    ),
});
