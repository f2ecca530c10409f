import * as z from 'zod/mini';
import { boundedText, ownIdText, withDefault, wholeNumber } from '../../app/kernel/input';
import type { StoredContext } from '../../app/kernel/store/context';
import { type AnyUseCase, type UseCase, invalidField, ok } from '../../app/kernel/use-case';
import { callOperation, isOpenTo, operationTool } from './operation-tools';
import { readOn } from './shorten-answer';
import type { ToolFacts } from './tool';

/** The tools that lead to all others, which the list leaves out. */
interface GeneralTool extends AnyUseCase<StoredContext> {
  readonly title: string;
  readonly description: string;
  readonly isChange?: true;
}

const generalTool = <Input extends z.ZodMiniType>(
  facts: Pick<GeneralTool, 'title' | 'description' | 'isChange'>,
  useCase: UseCase<Input, unknown, StoredContext>,
): GeneralTool => ({ ...facts, ...useCase });

const name = ownIdText('The name of the tool, as `findTools` says it.');
const given = withDefault(
  z.record(z.string(), z.unknown()).check(z.describe('Its arguments, by its input schema.')),
  {},
);

const isChange = (tool: string): boolean => operationTool(tool)?.isChange === true;

/** At most so many tools are found at once. */
const MOST_FOUND = 8;

const finder = generalTool(
  {
    title: 'Find tools',
    description:
      `Finds tools for a task among all of this service, at most ${MOST_FOUND}, best first, the first with its input schema. ` +
      'The name of a tool finds that one with its schema. Use it where no listed tool fits, or where one is refused for its fields.',
  },
  {
    input: z.strictObject({
      task: boundedText(
        [1, 300],
        'The task in a few words, such as "may my archer shoot"; or the name of a tool.',
      ),
    }),
    run: async ({ task }, context) => {
      const [{ toolFacts }, { findTools }] = await Promise.all([
        import('./generated/tool-facts'),
        import('./find-tools'),
      ]);
      const open = toolFacts.filter((tool) => isOpenTo(operationTool(tool.name) ?? {}, context));
      const [first, ...others] = findTools(open, task).slice(0, MOST_FOUND);
      const brief = ({ name, title, description }: ToolFacts) => ({ name, title, description });
      return ok({
        tools: first ? [{ ...brief(first), inputSchema: first.inputSchema }, ...others.map(brief)] : [],
      });
    },
  },
);

const caller = generalTool(
  {
    title: 'Call tool',
    description:
      'Calls any tool that only reads, listed or not. With `at` and `from` it reads on in an answer that was cut: ' +
      'send the same arguments, and the place that `cut` names.',
  },
  {
    input: z.strictObject({
      name,
      arguments: given,
      at: withDefault(
        boundedText([0, 300], 'Where to read on: the `at` of a `cut`; the whole answer if left out.'),
        '',
      ),
      from: withDefault(wholeNumber(0, 10_000_000, 'The first entry to read: the `from` of the `cut`.'), 0),
    }),
    run: async ({ name, arguments: given, at, from }, context) => {
      if (isChange(name))
        return invalidField('name', 'NOT_ALLOWED', 'changes something: it is called with changeWithTool');
      const answer = await callOperation(name, given, context);
      if (!answer.ok || at === '') return answer;
      const rest = readOn(answer.value as Readonly<Record<string, unknown>>, { at, from });
      return rest
        ? ok(rest)
        : invalidField('at', 'UNKNOWN_REFERENCE', 'names no list, object or text of the answer');
    },
  },
);

const changer = generalTool(
  {
    title: 'Change with tool',
    description: 'Calls a tool that changes something, listed or not, with the rights of the token.',
    isChange: true,
  },
  {
    input: z.strictObject({ name, arguments: given }),
    run: async ({ name, arguments: given }, context) =>
      operationTool(name) === undefined || isChange(name)
        ? callOperation(name, given, context)
        : invalidField('name', 'NOT_ALLOWED', 'only reads: it is called with callTool'),
  },
);

export const generalTools: Readonly<Record<string, GeneralTool>> = {
  findTools: finder,
  callTool: caller,
  changeWithTool: changer,
};

/** The general tools as `tools/list` describes them. */
export const generalToolFacts = (): readonly ToolFacts[] =>
  Object.entries(generalTools).map(([name, { title, description, input, isChange = false }]) => ({
    name,
    title,
    description,
    inputSchema: z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as ToolFacts['inputSchema'],
    annotations: {
      readOnlyHint: !isChange,
      destructiveHint: isChange,
      idempotentHint: !isChange,
      openWorldHint: false,
    },
  }));
