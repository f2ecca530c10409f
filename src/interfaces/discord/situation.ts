import type * as z from 'zod/mini';
import type { Reason, Remedy } from '../../app/kernel/generated/answers';
import { type Answer, mapAnswer, ok } from '../../app/kernel/use-case';
import { type Command, plainCommand } from './command';
import { type Option, fieldsOf, flagsIn, plainOption, wordsOption } from './field';
import type { Options } from './interaction';
import type { Field, Message } from './message';
import { type Vocabulary, readPieces, together } from './notation/words';
import { optionName } from './refusal';
import { suggestWords } from './suggest';
import { listField, sourcesText, sourceText } from './text';

/** Questions about a situation: a few options, and a text of facts (`prone engaged`) for what may hold or not. */

const factName = (field: string): string => optionName(field.replace(/^is(?=[A-Z])/, '')).replace(/^-/, '');

/** The words of an input's flags: what is false if omitted by its name, what is true with `not-` before it. */
const factWords = (input: z.ZodMiniType): Vocabulary => ({
  numbers: {},
  flags: Object.fromEntries(
    flagsIn(input).map(({ name, fallback }) => [
      fallback ? `not-${factName(name)}` : factName(name),
      { [name]: !fallback },
    ]),
  ),
  times: 'REPEATS',
});

const LONGEST_FACTS = 500;

/** A command that asks about a situation: `fields` are options of their own, flags are words of `facts`. */
export const situationCommand = <Input extends z.ZodMiniType, Output>({
  fields,
  options: own = [],
  more = () => ok({}),
  ...row
}: Omit<Parameters<typeof plainCommand<Input, Output>>[0], 'options' | 'input'> & {
  readonly fields: readonly string[];
  /** Options of its own, and what they add to the input. */
  readonly options?: readonly Option[];
  readonly more?: (options: Options) => Answer<object>;
}): Command => {
  const words = factWords(row.operation.input);
  const names = Object.keys(words.flags);
  const facts = wordsOption('facts', `What holds, such as: ${names.slice(0, 3).join(' ')}`, {
    suggest: suggestWords(names),
    longest: LONGEST_FACTS,
  });
  // Discord wants what is required first.
  const ordered = [...fields.map((path) => fieldsOf(row.operation)(path)), ...own].sort(
    (a, b) => Number(plainOption(b).required ?? false) - Number(plainOption(a).required ?? false),
  );
  return plainCommand({
    ...row,
    options: [...ordered, ...(names.length > 0 ? [facts] : [])],
    input: (options, given) => {
      const read = together<{ readonly facts: readonly object[]; readonly added: object }>({
        facts: readPieces('facts', options.text('facts') ?? '', words),
        added: more(options),
      });
      return mapAnswer(read, ({ facts: held, added }) => ({
        ...Object.assign({}, ...held),
        ...given,
        ...added,
      }));
    },
    optionOf: optionName,
  });
};

/** Reasons or consequences as a list with where each stands. */
export const reasonsField = (name: string, reasons: readonly Reason[]): readonly Field[] =>
  listField(
    name,
    reasons.map(({ text, source }) => `${text} *(${sourceText(source)})*`),
  );

/** Changes that turn a no into a yes, a line each. */
export const remediesField = (remedies: readonly Remedy[]): readonly Field[] =>
  listField(
    'What would change that',
    remedies
      .filter(({ turns }) => turns)
      .map(({ changes }) => changes.map(({ text }) => text).join('; and ')),
  );

/** Whether something may be done: every reason why not, and what goes with it. */
export const permission = (
  deed: string,
  {
    may,
    reasons,
    consequences = [],
    remedies = [],
  }: {
    readonly may: boolean;
    readonly reasons: readonly Reason[];
    readonly consequences?: readonly Reason[];
    readonly remedies?: readonly Remedy[];
  },
  facts: readonly string[] = [],
): Message => ({
  title: `${deed}: ${may ? 'yes' : 'no'}`,
  ...(facts.length > 0 && { text: facts.join('\n') }),
  fields: [
    ...reasonsField('Why not', reasons),
    ...remediesField(remedies),
    ...reasonsField('What goes with it', consequences),
  ],
  footer: sourcesText([...reasons, ...consequences].map(({ source }) => source)),
});
