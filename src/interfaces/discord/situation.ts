import type * as z from 'zod/mini';
import type { SourceAnswer } from '../../app/kernel/answers';
import type { StoredContext } from '../../app/kernel/store/context';
import { type Answer, type UseCase, invalidInput } from '../../app/kernel/use-case';
import { ok } from '../../shared/result';
import { type Command, type FieldOption, type Option, plainCommand } from './command';
import { fieldsOf, flagsIn, plainOption } from './field';
import type { Options } from './interaction';
import type { Field, Message } from './message';
import { type Vocabulary, readPieces } from './notation/words';
import { optionName } from './refusal';
import { suggestWords } from './suggest';
import { sourcesText, sourceText } from './text';

/** Questions about a situation: a few options, and a text of facts (`prone engaged`) for what may hold or not. */

const kebab = (name: string): string =>
  name
    .replace(/^is(?=[A-Z])/, '')
    .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replace(/^-/, '');

/** The words of an input's flags: what is false if omitted by its name, what is true with `not-` before it. */
const factWords = (input: z.ZodMiniType): Vocabulary => ({
  numbers: {},
  flags: Object.fromEntries(
    flagsIn(input).map(({ name, fallback }) => [
      fallback ? `not-${kebab(name)}` : kebab(name),
      { [name]: !fallback },
    ]),
  ),
  times: 'REPEATS',
});

const LONGEST_FACTS = 500;

interface Situation<Input extends z.ZodMiniType, Output> {
  readonly name: string;
  readonly description: string;
  readonly operation: string;
  readonly useCase: UseCase<Input, Output, StoredContext>;
  /** Fields that are options of their own; flags are words of `facts`. */
  readonly fields: readonly string[];
  /** Options of its own, and what they add to the input. */
  readonly options?: readonly Option[];
  readonly more?: (options: Options) => Answer<object>;
  readonly show: (output: Output) => Message;
}

const valueOf = (options: Options, option: FieldOption): unknown => {
  const { kind, name } = plainOption(option);
  if (kind === 'TEXT') return options.text(name);
  return kind === 'FLAG' ? options.flag(name) : options.number(name);
};

/** A command that asks about a situation. */
export const situationCommand = <Input extends z.ZodMiniType, Output>({
  fields,
  useCase,
  options: own = [],
  more = () => ok({}),
  ...row
}: Situation<Input, Output>): Command => {
  const asked = fields.map((path) => fieldsOf(useCase)(path));
  const words = factWords(useCase.input);
  const names = Object.keys(words.flags);
  const facts: Option = {
    kind: 'TEXT',
    name: 'facts',
    description: `What holds, such as: ${names.slice(0, 3).join(' ')}`,
    suggest: suggestWords(names),
    longest: LONGEST_FACTS,
  };
  // Discord wants what is required first.
  const ordered = [...asked, ...own].sort(
    (a, b) => Number(plainOption(b).required ?? false) - Number(plainOption(a).required ?? false),
  );
  return plainCommand({
    ...row,
    useCase,
    options: [...ordered, ...(names.length > 0 ? [facts] : [])],
    input: (options) => {
      const given = readPieces('facts', options.text('facts') ?? '', words);
      const added = more(options);
      if (!given.ok || !added.ok)
        return invalidInput(
          [given, added].flatMap((one) =>
            !one.ok && one.error.code === 'INVALID_INPUT' ? one.error.faults : [],
          ),
        );
      return ok({
        ...Object.assign({}, ...given.value),
        ...Object.fromEntries(asked.map((option) => [option.path, valueOf(options, option)])),
        ...added.value,
      });
    },
    optionOf: optionName,
  });
};

interface Reason {
  readonly text: string;
  readonly source: SourceAnswer;
}

/** Reasons or consequences as a list with where each stands. */
export const reasonsField = (name: string, reasons: readonly Reason[]): readonly Field[] =>
  reasons.length === 0
    ? []
    : [{ name, value: reasons.map(({ text, source }) => `- ${text} *(${sourceText(source)})*`).join('\n') }];

/** Whether something may be done: every reason why not, and what goes with it. */
export const leave = (
  what: string,
  {
    may,
    reasons,
    consequences = [],
  }: {
    readonly may: boolean;
    readonly reasons: readonly Reason[];
    readonly consequences?: readonly Reason[];
  },
  facts: readonly string[] = [],
): Message => ({
  title: `${what}: ${may ? 'yes' : 'no'}`,
  ...(facts.length > 0 && { text: facts.join('\n') }),
  fields: [...reasonsField('Why not', reasons), ...reasonsField('What goes with it', consequences)],
  footer: sourcesText([...reasons, ...consequences].map(({ source }) => source)),
});
