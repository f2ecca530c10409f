export * from './generated';
export type { Fault, Input, Outcome, Output, Question, QuestionName, Refusal } from './types';
export type { components, operations } from './generated/schema';
