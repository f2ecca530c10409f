import { withNodeIds } from '../../app/kernel/nodes/with-node-ids';
import { nearestText } from '../../app/kernel/nearest';
import type { StoredContext } from '../../app/kernel/store/context';
import { type Answer, callAny, invalidField, ok, refused } from '../../app/kernel/use-case';
import { tools } from './generated/tools';
import type { Tool } from './tool';

type Arguments = Readonly<Record<string, unknown>>;

/** A text argument that stands for a header of REST; null where it is left out. */
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The caller with the conditions that came as arguments, and the input without them. */
const conditions = (tool: Tool, given: Arguments, context: StoredContext) => {
  const { idempotencyKey, ifMatch, ...rest } = given;
  const input: Arguments = {
    ...rest,
    ...(tool.needsKey === undefined && idempotencyKey !== undefined && { idempotencyKey }),
    ...(tool.takesVersion === undefined && ifMatch !== undefined && { ifMatch }),
  };
  const caller = {
    ...context.caller,
    ...(tool.needsKey && { idempotencyKey: textOf(idempotencyKey) ?? context.caller.idempotencyKey }),
    ...(tool.takesVersion && { ifMatch: textOf(ifMatch) ?? context.caller.ifMatch }),
  };
  return { input, context: { ...context, caller } };
};

/** Whether this caller may see and call it. */
export const isOpenTo = (
  { isChange }: { readonly isChange?: true | undefined },
  { caller }: Pick<StoredContext, 'caller'>,
): boolean => isChange === undefined || caller.token !== null;

/** The tool of an operation; `undefined` if there is none of the name. */
export const operationTool = (name: string): Tool | undefined =>
  Object.hasOwn(tools, name) ? tools[name] : undefined;

/** The answer of the operation that a tool stands for. */
export const callOperation = async (
  name: string,
  given: Arguments,
  around: StoredContext,
): Promise<Answer<unknown>> => {
  const tool = operationTool(name);
  if (tool === undefined)
    return invalidField('name', 'NOT_ALLOWED', `is no tool: ${nearestText(name, Object.keys(tools))}`);
  if (!isOpenTo(tool, around)) return refused({ code: 'UNAUTHENTICATED' });
  const { input, context } = conditions(tool, given, around);
  const answer = await callAny(await tool.load(), input, context);
  if (!answer.ok || tool.answers === undefined) return answer;
  return ok(withNodeIds({ type: tool.answers, input, audience: 'REST' }, answer.value));
};
