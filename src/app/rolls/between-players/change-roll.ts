import type { ChangeLog, Logged } from '../../../shared/change-log';
import { ok } from '../../../shared/result';
import type { StoredContext } from '../../kernel/store/context';
import { type Author, type Target, mutate } from '../../kernel/store/mutation';
import type { Answer } from '../../kernel/use-case';
import { rollKind } from '../item-kinds';
import type { RollFacts } from '../roll-facts';
import { rollAddress } from './roll-items';
import { type RollView, rollView } from './roll-view';

/** A change of a verifiable roll: who makes it, what it decides. */
export interface RollChange<Roll extends Logged<RollFacts>, By extends Author> {
  readonly operation: string;
  readonly id: string;
  readonly input: unknown;
  readonly read: () => Promise<Answer<Roll>>;
  readonly author: (roll: Roll) => Answer<By>;
  readonly set: (roll: Roll, author: By) => Answer<Partial<RollFacts>>;
}

/** Changes a roll. */
export const changeRoll = <Roll extends Logged<RollFacts>, By extends Author>(
  { operation, id, input, read, author, set }: RollChange<Roll, By>,
  context: StoredContext,
): Promise<Answer<RollView>> => {
  const targetOf = (log: ChangeLog<RollFacts>): Target<RollFacts> => ({
    kind: rollKind,
    address: rollAddress(id),
    log,
  });
  return mutate<RollFacts, Roll, RollView, By>(
    {
      operation,
      idempotencyScope: [id],
      input,
      read,
      author,
      places: ({ log }) => [targetOf(log)],
      decide: (roll, by) => {
        const facts = set(roll, by);
        return facts.ok ? ok({ ...targetOf(roll.log), set: facts.value }) : facts;
      },
      answer: ({ log }) => rollView(id, log),
    },
    context,
  );
};
