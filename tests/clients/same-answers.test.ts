import { type Muster, type Options, MusterRefusal } from '../../clients/typescript/src';
import { arrange } from '../questions/arrange';
import { questions } from '../questions/questions';
import { restCall } from '../questions/rest-call';
import { musterIn } from './in-process';

describe('the client says what REST says to', () => {
  it.each(questions.map((question) => [`${question.operation}: ${question.name}`, question] as const))(
    '%s',
    async (_name, question) => {
      const there = await arrange(question);
      const { statusCode = 0, body = '' } = await there.interfaces.send(restCall(there.asked));
      const expected = JSON.parse(body) as unknown;

      const { interfaces, asked } = await arrange(question);
      const { operation, token, idempotencyKey, ifMatch } = asked;
      const ask = musterIn(interfaces)[operation as keyof Muster] as unknown as (
        input: object,
        options: Options,
      ) => Promise<unknown>;
      const said = ask(asked.input, {
        ...(token !== undefined && { token }),
        // The client never leaves the key out of a change; an empty one is none.
        idempotencyKey: idempotencyKey ?? '',
        ...(ifMatch !== undefined && { ifMatch }),
      });
      if (statusCode < 400) expect(await said).toEqual(expected);
      else {
        const refusal: unknown = await said.catch((error: unknown) => error);
        expect(refusal).toBeInstanceOf(MusterRefusal);
        expect((refusal as MusterRefusal).problem).toEqual(expected);
      }
    },
  );
});
