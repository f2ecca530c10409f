import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { type AppError, errorFacts, errorText } from '../../app/kernel/errors';
import { withNodeIds } from '../../app/kernel/nodes/with-node-ids';
import { nearestText } from '../../app/kernel/nearest';
import type { StoredContext } from '../../app/kernel/store/context';
import { type Answer, callAny, invalidInput, ok, refused } from '../../app/kernel/use-case';
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

const answerOf = async (name: string, given: Arguments, around: StoredContext): Promise<Answer<unknown>> => {
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  if (tool === undefined) {
    const message = `is no tool: ${nearestText(name, Object.keys(tools))}`;
    return invalidInput([{ path: 'name', code: 'NOT_ALLOWED', message }]);
  }
  if (!isOpenTo(tool, around)) return refused({ code: 'UNAUTHENTICATED' });
  const { input, context } = conditions(tool, given, around);
  const answer = await callAny(await tool.load(), input, context);
  if (!answer.ok || tool.answers === undefined) return answer;
  return ok(withNodeIds({ type: tool.answers, input, audience: 'REST' }, answer.value));
};

const refusal = (error: AppError): Readonly<Record<string, unknown>> => ({
  ...errorFacts(error),
  code: error.code,
  ...errorText(error),
});

/** Calls a tool: its answer, or the refusal with `isError`, as structured content and as text. Also names the outcome for the log. */
export const callTool = async (
  name: string,
  given: Arguments,
  context: StoredContext,
): Promise<{ readonly result: CallToolResult; readonly outcome: string }> => {
  const answer = await answerOf(name, given, context);
  const content = (answer.ok ? answer.value : refusal(answer.error)) as Record<string, unknown>;
  return {
    outcome: answer.ok ? 'OK' : answer.error.code,
    result: {
      content: [{ type: 'text', text: JSON.stringify(content) }],
      structuredContent: content,
      ...(!answer.ok && { isError: true }),
    },
  };
};
