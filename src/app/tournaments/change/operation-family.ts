import type { Answer } from '../../kernel/use-case';
import * as z from 'zod/mini';
import type { TournamentState } from '../../../domain/tournaments/event/tournament';
import { type CrossFault, crossCheck } from '../../kernel/input';
import type { OperationFacts } from '../../kernel/operation';
import type { Actor, TournamentIn } from '../store/access';

/** The parts that the factories of tournament operations share: one factory for each kind of record that is changed. */

export type Fields = Readonly<Record<string, z.ZodMiniType>>;
export type NoFields = Record<never, never>;

/** The checked values of the fields that a family has in common and those of one operation. */
export type Given<Common extends Fields, Own extends Fields> = z.output<z.ZodMiniObject<Common>> &
  (keyof Own extends never ? unknown : z.output<z.ZodMiniObject<Own>>);

/** An operation of a family: its own facts and fields. The family adds the fields that name the record. */
export interface FamilyOperation<Input, Own extends Fields, State extends TournamentState> extends Omit<
  OperationFacts,
  'function' | 'when'
> {
  /** That of the family if omitted. */
  readonly function?: OperationFacts['function'];
  readonly when?: readonly State[];
  readonly fields?: Own;
  /** Faults between fields. */
  readonly faults?: (value: unknown) => readonly CrossFault[];
  readonly price?: (input: Input) => number;
}

/** The state in which a change is decided. */
export interface ChangeRequest<Input, State extends TournamentState = TournamentState> {
  readonly input: Input;
  readonly tournament: TournamentIn<State>;
  readonly actor: Actor;
  readonly nowMs: number;
}

/** The schema of a family's common fields and an operation's own. */
export const inputOf = <Common extends Fields, Own extends Fields>(
  common: Common,
  own: Own | undefined,
  faults?: (value: unknown) => readonly CrossFault[],
) => {
  const schema: z.ZodMiniType = z.strictObject({ ...common, ...own });
  return (faults ? schema.check(crossCheck(faults)) : schema) as z.ZodMiniType<Given<Common, Own>>;
};

/** Prepares a change if there is anything to prepare, and makes it. */
export const prepared = <Prepared, Output>(
  prepare: (() => Answer<Prepared> | Promise<Answer<Prepared>>) | undefined,
  change: (prepared: Prepared) => Promise<Answer<Output>>,
): Promise<Answer<Output>> => {
  if (prepare === undefined) return change(undefined as Prepared);
  const changed = async (): Promise<Answer<Output>> => {
    const ready = await prepare();
    return ready.ok ? change(ready.value) : ready;
  };
  return changed();
};
