import type { Operation, Options } from '../../clients/typescript/src';
import { MusterRefusal } from '../../clients/typescript/src';
import type { OperationRoute } from '../../src/doors/rest/routes';
import { operationRoutes } from '../../src/doors/rest/routes';
import { arrange } from '../questions/arrange';
import type { Asked } from '../questions/question';
import { questions } from '../questions/questions';
import { restCall } from '../questions/rest-call';
import { musterIn } from './in-process';

const rows: readonly OperationRoute[] = operationRoutes;

/** The input with the names that the address has for its query. */
const namedAsAsked = ({ operation, input }: Asked): object => {
  const { queryFields = {} } = rows.find((row) => row.operation === operation) ?? {};
  const parameterOf = new Map(Object.entries(queryFields).map(([parameter, field]) => [field, parameter]));
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [parameterOf.get(name) ?? name, value]),
  );
};

describe('the client says what REST says to', () => {
  it.each(questions.map((question) => [`${question.operation}: ${question.name}`, question] as const))(
    '%s',
    async (_name, question) => {
      const there = await arrange(question);
      const { statusCode = 0, body = '' } = await there.doors.send(restCall(there.asked));
      const expected = JSON.parse(body) as unknown;

      const { doors, asked } = await arrange(question);
      const { operation, token, idempotencyKey, ifMatch } = asked;
      const ask = musterIn(doors)[operation as Operation] as unknown as (
        input: object,
        options: Options,
      ) => Promise<unknown>;
      const said = ask(namedAsAsked(asked), {
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
