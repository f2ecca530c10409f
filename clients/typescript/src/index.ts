export { createMuster } from './client';
export type { ClientParts, Input, Muster, Operation, Options, Output } from './client';
export { items } from './items';
export { MusterRefusal } from './refusal';
export type { ErrorCode, Fault, GraphqlRefusal, Problem } from './refusal';
export type { components, operations } from './generated/schema';
