import type { ChangeLog, Logged } from '../../../../shared/change-log';
import type { StoredContext } from '../../../kernel/store/context';
import { type Author, type Target, mutate } from '../../../kernel/store/mutation';
import { type Answer, ok } from '../../../kernel/use-case';
import { rollKind } from '../item-kinds';
import type { RollFacts } from '../roll-facts';
import { rollAddress } from './roll-items';
import { rollView } from './roll-view';
import type { Roll } from '../../../kernel/generated/answers';

export interface RollChange<Stored extends Logged<RollFacts>, By extends Author> {
  readonly operation: string;
  readonly id: string;
  readonly input: unknown;
  readonly read: () => Promise<Answer<Stored>>;
  readonly author: (roll: Stored) => Answer<By>;
  readonly set: (roll: Stored, author: By) => Answer<Partial<RollFacts>>;
}

/** Changes a roll. */
export const changeRoll = <Stored extends Logged<RollFacts>, By extends Author>(
  { operation, id, input, read, author, set }: RollChange<Stored, By>,
  context: StoredContext,
): Promise<Answer<Roll>> => {
  const targetOf = (log: ChangeLog<RollFacts>): Target<RollFacts> => ({
    kind: rollKind,
    address: rollAddress(id),
    log,
  });
  return mutate<RollFacts, Stored, Roll, By>(
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
