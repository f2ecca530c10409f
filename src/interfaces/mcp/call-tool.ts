import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { type AppError, errorFacts, errorText } from '../../app/kernel/errors';
import type { StoredContext } from '../../app/kernel/store/context';
import { type Answer, callAny, refused } from '../../app/kernel/use-case';
import { generalTools } from './general-tools';
import { callOperation, isOpenTo } from './operation-tools';
import { shortenAnswer } from './shorten-answer';

type Arguments = Readonly<Record<string, unknown>>;

const refusal = (error: AppError): Arguments => ({
  ...errorFacts(error),
  code: error.code,
  ...errorText(error),
});

const answerOf = async (name: string, given: Arguments, context: StoredContext): Promise<Answer<unknown>> => {
  const general = Object.hasOwn(generalTools, name) ? generalTools[name] : undefined;
  if (general === undefined) return callOperation(name, given, context);
  return isOpenTo(general, context) ? callAny(general, given, context) : refused({ code: 'UNAUTHENTICATED' });
};

/** Calls a tool: its answer, or the refusal with `isError`, as structured content and as text. Also names the outcome for the log. */
export const callTool = async (
  name: string,
  given: Arguments,
  context: StoredContext,
): Promise<{ readonly result: CallToolResult; readonly outcome: string }> => {
  const answer = await answerOf(name, given, context);
  const content = shortenAnswer(answer.ok ? (answer.value as Arguments) : refusal(answer.error));
  return {
    outcome: answer.ok ? 'OK' : answer.error.code,
    result: {
      content: [{ type: 'text', text: JSON.stringify(content) }],
      structuredContent: content,
      ...(!answer.ok && { isError: true }),
    },
  };
};
