import '../as-in-the-bundles';
import { executableSchema } from '../../src/interfaces/graphql/executable-schema';
import { operationRoutes } from '../../src/interfaces/rest/routes';
import { answerAsRest } from '../questions/as-rest';
import { graphqlCall } from '../questions/graphql-call';
import { arrange } from '../questions/arrange';
import { type Question, graphqlOnly, restOnly } from '../questions/question';
import { questions } from '../questions/questions';
import { restCall } from '../questions/rest-call';

/** What an interface said, without what only HTTP or only GraphQL has. */
type Said =
  | { readonly answer: unknown }
  | { readonly refusal: Readonly<Record<string, unknown>>; readonly detail: unknown };

interface Problem {
  readonly [fact: string]: unknown;
  readonly detail: unknown;
}

interface GraphqlBody {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: Readonly<Record<string, unknown>>;
  }[];
}

const askRest = async (question: Question): Promise<Said> => {
  const { interfaces, asked } = await arrange(question);
  const { statusCode = 0, body = '' } = await interfaces.send(restCall(asked));
  const json = JSON.parse(body) as Problem;
  if (statusCode < 400) return { answer: json };
  const {
    detail,
    status: _status,
    type: _type,
    instance: _instance,
    requestId: _requestId,
    ...refusal
  } = json;
  return { refusal, detail };
};

const askGraphql = async (question: Question): Promise<Said> => {
  const { interfaces, asked } = await arrange(question);
  const { body = '' } = await interfaces.send(graphqlCall(asked));
  const { data, errors = [] } = JSON.parse(body) as GraphqlBody;
  const [first] = errors;
  if (first === undefined) return { answer: answerAsRest(question.operation, data?.[question.operation]) };
  expect(errors).toHaveLength(1);
  return { refusal: first.extensions, detail: first.message };
};

describe('REST and GraphQL give the same answer to', () => {
  it.each(questions.map((question) => [`${question.operation}: ${question.name}`, question] as const))(
    '%s',
    async (_name, question) => {
      const rest = await askRest(question);
      expect(await askGraphql(question)).toEqual(rest);
      expect('refusal' in rest ? rest.refusal['code'] : undefined).toBe(question.refusal);
    },
  );
});

describe('the table of questions', () => {
  const asked = new Set<string>(questions.map(({ operation }) => operation));
  const routes = operationRoutes
    .map(({ operation }): string => operation)
    .filter((name) => !(restOnly as readonly string[]).includes(name));
  const fields = [executableSchema.getQueryType(), executableSchema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );

  it('asks every operation of every interface, each of which both have', () => {
    expect([...fields].sort()).toEqual([...routes, ...graphqlOnly].sort());
    expect(routes.filter((name) => !asked.has(name))).toEqual([]);
  });

  it('names each question once', () => {
    const names = questions.map(({ operation, name }) => `${operation}: ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });
});
