import { type UseCase, call } from '../../../src/app/kernel/use-case';
import { everyOperation } from '../../generated/every-operation';
import { fakeContext } from '../rules/fake-context';

type Operation = keyof typeof everyOperation;

export interface StepAnswer {
  readonly code: string;
  readonly side: number | null;
  readonly model: number | null;
  readonly text: string;
  readonly source: { readonly document: string; readonly heading: string };
}

/** Asks an operation; the answer as the interfaces give it. */
export const ask = (operation: Operation, input: unknown, dice: readonly number[] = []) =>
  call(
    everyOperation[operation] as unknown as UseCase<never, unknown, ReturnType<typeof fakeContext>>,
    input,
    fakeContext(dice),
  );

/** The value of a question that must be answered. */
export const valueOf = async <Value>(
  operation: Operation,
  input: unknown,
  dice: readonly number[] = [],
): Promise<Value> => {
  const given = await ask(operation, input, dice);
  expect(given).toMatchObject({ ok: true });
  return (given as unknown as { readonly value: Value }).value;
};

/** The faults of a question that must be refused: "path CODE message". */
export const faultsOf = async (operation: Operation, input: unknown): Promise<readonly string[]> => {
  const given = await ask(operation, input);
  expect(given).toMatchObject({ ok: false });
  const { error } = given as unknown as {
    readonly error: {
      readonly faults: readonly { readonly path: string; readonly code: string; readonly message: string }[];
    };
  };
  return error.faults.map(({ path, code, message }) => `${path} ${code} ${message}`);
};
