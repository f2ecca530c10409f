import type { ErrorCode } from '../../src/app/kernel/errors';
import { invariant } from '../../src/shared/invariant';
import { arrange } from '../../tests/questions/arrange';
import type { Asked } from '../../tests/questions/question';
import { questions } from '../../tests/questions/questions';
import { restCall } from '../../tests/questions/rest-call';

/** A question of the shared table, asked, with its answer. */
export interface Example {
  readonly name: string;
  readonly asked: Asked;
  readonly refusal: ErrorCode | undefined;
  readonly answer: unknown;
}

/** The question's path parameters and body were checked by the interfaces; nothing here is written by hand. */
export const executedExamples = async (): Promise<readonly Example[]> =>
  Promise.all(
    questions.map(async (question) => {
      const { interfaces, asked } = await arrange(question);
      const { statusCode = 0, body = 'null' } = await interfaces.send(restCall(asked));
      const { name, refusal } = question;
      invariant(
        refusal === undefined ? statusCode < 400 : (JSON.parse(body) as { code?: unknown }).code === refusal,
        `${question.operation}: ${name} is answered ${statusCode} ${body}`,
      );
      return { name, asked, refusal, answer: JSON.parse(body) as unknown };
    }),
  );
