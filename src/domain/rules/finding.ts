import type { Source } from '../../shared/source';

/** The text of a rule about a case, and its source. */
export interface RuleText {
  readonly text: string;
  readonly source: Source;
}

/** Something found about a case: a stable code, words, and where the rule stands. */
export interface Finding<Code extends string = string> extends RuleText {
  readonly code: Code;
}

/** Everything that holds, in the order of the table. */
export const findingsOf = <Code extends string>(
  table: Readonly<Record<Code, RuleText>>,
  holds: Readonly<Record<Code, boolean>>,
): readonly Finding<Code>[] =>
  (Object.keys(table) as Code[]).filter((code) => holds[code]).map((code) => ({ code, ...table[code] }));
