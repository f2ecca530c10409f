import type { OperationFacts } from '../../src/app/kernel/operation';
import type { AnyUseCase } from '../../src/app/kernel/use-case';
import { everyOperation } from '../../tests/generated/every-operation';

export type OperationName = keyof typeof everyOperation;

/** Every operation by its name. */
export const operations: Readonly<Record<string, OperationFacts & AnyUseCase<never>>> = everyOperation;
