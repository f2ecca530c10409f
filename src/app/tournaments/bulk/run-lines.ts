import type * as z from 'zod/mini';
import { type StoredContext, operation, tournamentChange } from '../../kernel/operation';
import {
  type FamilyOperation,
  type Fields,
  type Given,
  type NoFields,
  inputOf,
} from '../change/operation-family';
import { tournamentId } from '../fields';
import { type AppError, errorText } from '../../kernel/errors';
import { optional, withDefault, flag, shortText, arrayOf } from '../../kernel/input';
import { hashText } from '../../kernel/store/credentials';
import { requestKey } from '../../kernel/store/mutation';
import { type TournamentOperation, authorise } from '../store/access';
import { readTournament } from '../store/read-tournament';
import { type Answer, asReplay, isReplay, ok } from '../../kernel/use-case';
import { bulkStore } from './bulk-store';
import type { BulkLine, BulkReport, ConflictReason } from '../../kernel/generated/answers';

/** The most lines of one request. */
export const MOST_LINES = 200;
/** Units of work of one line: a decision from the whole event, and a write. */
export const LINE_UNITS = 2;

const dryRun = withDefault(
  flag('Whether it is only tried: the report says what would happen, and nothing changes.'),
  false,
);

export const lineKey = optional(
  shortText('Identifies the line when the request is repeated; the content of the line if omitted.'),
);

export interface Line {
  readonly line: number;
  readonly key?: string | undefined;
  /** The content of the line, in place of a key if it has none. */
  readonly content: unknown;
  /** The version that a correction was made from. */
  readonly ifMatch?: string | undefined;
  readonly run: (context: StoredContext) => Answer<object> | Promise<Answer<object>>;
}

const textOf = (value: object, field: string): string | null => {
  const found = (value as Readonly<Record<string, unknown>>)[field];
  return typeof found === 'string' ? found : null;
};

/** A line says by a field of its own what If-Match says for a whole request. */
const detailOf = (error: AppError): string =>
  error.code === 'VERSION_MISMATCH'
    ? `The version now is ${error.current}: read it again, and give it as the \`version\` of the line.`
    : errorText(error).detail;

const lineOf = (line: number, answer: Answer<object>, isDry: boolean): BulkLine => {
  if (answer.ok) {
    const { table } = answer.value as { readonly table?: unknown };
    return {
      line,
      outcome: isDry ? 'POSSIBLE' : 'DONE',
      entrant: textOf(answer.value, 'number' in answer.value ? 'id' : 'entrant'),
      table: typeof table === 'number' ? table : null,
      code: null,
      reason: null,
      detail: null,
      errors: [],
    };
  }
  const { error } = answer;
  return {
    line,
    outcome: 'REFUSED',
    entrant: null,
    table: null,
    code: error.code,
    // Reasons of Discord's own are none of a line's.
    reason: error.code === 'CONFLICT' ? (error.reason as ConflictReason) : null,
    detail: detailOf(error),
    errors: error.code === 'INVALID_INPUT' ? error.faults : [],
  };
};

/** Each line's own key: two lines that say the same are two. */
export const keysOf = (
  request: string,
  lines: readonly Pick<Line, 'key' | 'content'>[],
): readonly string[] => {
  const seen = new Map<string, number>();
  return lines.map(({ key, content }) => {
    const own = key === undefined ? JSON.stringify(content) : `key ${key}`;
    const count = (seen.get(own) ?? 0) + 1;
    seen.set(own, count);
    return hashText(`${request} ${count} ${own}`);
  });
};

/** Why the whole request is refused: no key, no such event, or a token that may not do it. */
const mayRun = async (
  tournament: string,
  operation: TournamentOperation,
  context: StoredContext,
): Promise<Answer<string>> => {
  const key = requestKey(context);
  if (!key.ok) return key;
  const found = await readTournament(context.store, tournament);
  if (!found.ok) return found;
  const actor = authorise(found.value.head.facts, operation, { token: context.caller.token });
  return actor.ok ? key : actor;
};

/**
 * Does one line after the other, each as a change of its own with a key of its own: one that is refused stops none of the others.
 * The same request again, with lines corrected or not, does no line twice that is done.
 */
const runLines = async (
  {
    tournament,
    operation,
    isDry,
    lines,
  }: {
    readonly tournament: string;
    readonly operation: TournamentOperation;
    readonly isDry: boolean;
    readonly lines: readonly Line[];
  },
  context: StoredContext,
): Promise<Answer<BulkReport>> => {
  const request = await mayRun(tournament, operation, context);
  if (!request.ok) return request;
  const store = bulkStore(context.store, isDry);
  // The lines are paid by their number, not by the size of the event, which is read once.
  const { changeQueue: _, work: __, ...alone } = context;
  const keys = keysOf(request.value, lines);
  const answers: Answer<object>[] = [];
  for (const [index, { ifMatch = null, run }] of lines.entries()) {
    const caller = { ...context.caller, idempotencyKey: keys[index] ?? null, ifMatch };
    answers.push(await run({ ...alone, store, caller }));
  }
  const report = answers.map((answer, index) => lineOf(lines[index]?.line ?? index + 1, answer, isDry));
  const refused = report.filter(({ outcome }) => outcome === 'REFUSED').length;
  const answer = ok({ tournament, isDryRun: isDry, done: report.length - refused, refused, lines: report });
  const isRepeated = answers.length > refused && answers.every((one) => !one.ok || isReplay(one));
  return isRepeated ? asReplay(answer) : answer;
};

const bulkFields = { tournament: tournamentId, dryRun };

/** Declares an operation that runs one change for each line of a request. */
export const bulkOperation = <Own extends Fields>({
  fields,
  linesOf,
  count,
  ...facts
}: Omit<FamilyOperation<Given<typeof bulkFields, Own>, Own, never>, 'fields' | 'price' | 'when'> & {
  readonly fields: Own;
  readonly linesOf: (input: Given<typeof bulkFields, Own>) => Answer<readonly Line[]>;
  /** The number of lines, from which the price follows. */
  readonly count: (input: Given<typeof bulkFields, Own>) => number;
}) =>
  operation({
    ...tournamentChange,
    answers: 'BulkReport',
    covers: ['F13'],
    ...facts,
    input: inputOf(bulkFields, fields),
    price: (input) => count(input) * LINE_UNITS,
    run: async (input, context: StoredContext, self) => {
      const lines = linesOf(input);
      return lines.ok
        ? runLines(
            { tournament: input.tournament, operation: self, isDry: input.dryRun, lines: lines.value },
            context,
          )
        : lines;
    },
  });

/** Declares an operation that runs one change for each item of a list. */
export const listOperation = <Item extends z.ZodMiniType, Own extends Fields = NoFields>({
  list,
  fields,
  lineOf,
  ...facts
}: Omit<FamilyOperation<Given<typeof bulkFields, Own>, Own, never>, 'price' | 'when'> & {
  readonly list: { readonly name: string; readonly of: Item; readonly description: string };
  readonly lineOf: (item: z.output<Item>, input: Given<typeof bulkFields, Own>) => Omit<Line, 'line'>;
}) => {
  const itemsIn = (input: object): readonly z.output<Item>[] =>
    (input as Readonly<Record<string, readonly z.output<Item>[]>>)[list.name] ?? [];
  const items = arrayOf(list.of, [1, MOST_LINES], `${list.description}, 1 to ${MOST_LINES}.`);
  return bulkOperation({
    ...facts,
    fields: { ...fields, [list.name]: items } as Own & Readonly<Record<string, typeof items>>,
    count: (input) => itemsIn(input).length,
    linesOf: (input) =>
      ok(
        itemsIn(input).map((item, index) => ({
          line: index + 1,
          ...lineOf(item, input as Given<typeof bulkFields, Own>),
        })),
      ),
  });
};
