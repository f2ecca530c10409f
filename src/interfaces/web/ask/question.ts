import type { RulesContext } from '../../../app/kernel/ports';
import type { AnyUseCase } from '../../../app/kernel/use-case';
import type { InputField } from '../../../app/rules/asking/input-fields';
import type { Input } from './flat-input';

/** The answer in one line, and what stands below it. */
export interface Said {
  /** Whether the answer is the one that is hoped for; null where it is neither. */
  readonly isGood: boolean | null;
  readonly headline: string;
  readonly lines: readonly string[];
  /** The chart to roll on next, by its id. */
  readonly chart?: string | null;
}

/** The dice of a test, thrown here or at the table: the operation that they are given to, and what of its input is theirs. */
export interface OwnDice {
  readonly load: () => Promise<AnyUseCase<RulesContext>>;
  /** The only edition that has it. */
  readonly only?: string;
  /** The input of the form as that operation takes it; the same if omitted. */
  readonly situation?: (input: Input) => Input;
  /** Its fields for points spent on the dice. */
  readonly spent: readonly string[];
  /** The words of the button that throws. */
  readonly roll: string;
  /** Whether another die may be thrown after these. */
  readonly mayGoOn?: (answer: never, input: Input) => boolean;
  readonly put: (answer: never) => Said;
}

/** Declares the dice of a test, with the type of their answer. */
export const ownDice = <Answer>(
  row: Omit<OwnDice, 'put' | 'mayGoOn'> & {
    readonly put: (answer: Answer) => Said;
    readonly mayGoOn?: (answer: Answer, input: Input) => boolean;
  },
): OwnDice => row;

/** A question that has a form: its operation, and what of its input the form shows. The operation's schema says the rest. */
export interface AskQuestion {
  readonly id: string;
  readonly title: string;
  /** Its operation, where a typed line may ask it as well. */
  readonly operation?: string;
  readonly load: () => Promise<AnyUseCase<RulesContext>>;
  /** The only edition that has it. */
  readonly only?: string;
  /** The input that the form begins with. */
  readonly usual: Input;
  /** Fields shown at once, in this order, by their names; the others stand behind "More". Flags come after numbers. */
  readonly first: readonly string[];
  /** Fields that it does not show. */
  readonly hidden?: readonly string[];
  /** Whether a value of a choice is of this edition; all are if omitted. */
  readonly offers?: (field: string, value: string, edition: string) => boolean;
  /** Its fields, where the schema alone does not tell them. */
  readonly fields?: readonly InputField[];
  /** The input with what the form does not ask. */
  readonly complete?: (input: Input) => Input;
  /** Lists neither grow nor shrink. */
  readonly isFixed?: true;
  /** The heading of an item of a list, and the text of a value, where it has its own. */
  readonly titleOf?: (list: string, index: number) => string | undefined;
  readonly textOf?: (field: string, value: string) => string | undefined;
  readonly put: (answer: never) => Said;
  /** Its dice, where it is about any. */
  readonly dice?: OwnDice;
}

/** Declares a question, with the type of its answer. */
export const question = <Answer>(
  row: Omit<AskQuestion, 'put'> & { readonly put: (answer: Answer) => Said },
): AskQuestion => row;

export const yesOrNo = (
  isGood: boolean,
  [yes, no]: readonly [string, string],
  ...lines: readonly string[]
): Said => ({
  isGood,
  headline: isGood ? yes : no,
  lines,
});

export const said = (headline: string, ...lines: readonly string[]): Said => ({
  isGood: null,
  headline,
  lines,
});
