import type { Tournament } from '../../../domain/tournaments/event/tournament';
import { type StoredContext, operation, tournamentRead } from '../../kernel/operation';
import { type Answer, ok } from '../../kernel/use-case';
import { oneTournament } from '../fields';
import { authorise } from '../store/access';
import { readTournament, readableTournament } from '../store/read-tournament';
import { type FamilyOperation, type Fields, type Given, type NoFields, inputOf } from './operation-family';

type ReadInput<Own extends Fields> = Given<typeof oneTournament, Own>;

/** Declares an operation that reads one tournament: for the roles `who`, or for whoever may read it. */
export const readOperation = <Output, Own extends Fields = NoFields>({
  fields,
  projected,
  answer,
  ...facts
}: Omit<FamilyOperation<ReadInput<Own>, Own, never>, 'when' | 'faults'> & {
  /** The answer from the public projection, if it is there. */
  readonly projected?: (input: ReadInput<Own>, context: StoredContext) => Promise<Output | undefined>;
  readonly answer: (
    tournament: Tournament,
    request: { readonly input: ReadInput<Own>; readonly context: StoredContext },
  ) => Answer<Output> | Promise<Answer<Output>>;
}) =>
  operation({
    ...tournamentRead,
    ...facts,
    input: inputOf(oneTournament, fields),
    run: async (input, context: StoredContext, { name, who }): Promise<Answer<Output>> => {
      const given = projected && (await projected(input, context));
      if (given !== undefined) return ok(given);
      const found = who
        ? await readTournament(context.store, input.tournament)
        : await readableTournament(input.tournament, name, context);
      if (!found.ok) return found;
      const actor = who ? authorise(found.value.head.facts, { name, who }, context.caller) : ok(null);
      return actor.ok ? answer(found.value, { input, context }) : actor;
    },
  });
