import type { Source } from '../../shared/source';

/** Rules about a case by their codes: the text of each, and its source. */
export type RuleTable = Readonly<Record<string, readonly [text: string, source: Source]>>;

/** A table of an edition: those rules of another one that it has too. */
export type RulesOf<Table extends RuleTable> = Readonly<Partial<Record<keyof Table, RuleTable[string]>>>;

/** Something found about a case: a stable code, words, and where the rule stands. */
export interface Finding {
  readonly code: string;
  readonly text: string;
  readonly source: Source;
}

/** Everything that holds, in the order of the table. */
export const findingsOf = <const Table extends RulesOf<RuleTable>>(
  table: Table,
  holds: Flags<Table>,
): readonly Finding[] =>
  Object.entries<RuleTable[string] | undefined>(table).flatMap(([code, rule]) =>
    rule && holds[code as keyof Table] ? [{ code, text: rule[0], source: rule[1] }] : [],
  );

/** The reasons against something, and its consequences if there are none. */
export const permission = <const Table extends RulesOf<RuleTable>>(
  reasons: readonly Finding[],
  consequences: Table,
  holds: Flags<Table>,
) => ({ reasons, consequences: reasons.length > 0 ? [] : findingsOf(consequences, holds) });

/** Whether each of these holds. Facts that a question asks for are tables of the words that ask for them. */
export type Flags<Names> = { readonly [Name in keyof Names]: boolean };
