import type { OperationFacts } from '../../src/app/operation';
import type { AnyUseCase } from '../../src/app/use-case';
import { everyOperation } from '../../tests/generated/every-operation';

export type OperationName = keyof typeof everyOperation;

/** Every operation by its name. */
export const operations: Readonly<Record<string, OperationFacts & AnyUseCase<never>>> = everyOperation;
