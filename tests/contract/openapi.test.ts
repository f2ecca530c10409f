import { arrange } from '../questions/arrange';
import { questions } from '../questions/questions';
import { restCall } from '../questions/rest-call';
import { disallowed, document, examples, faultsOf, operations, rows } from './openapi-schemas';

describe('the OpenAPI document', () => {
  it('has each row of the route table, and nothing else', () => {
    const keys = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(keys.sort()).toEqual(rows.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it('describes every operation, parameter and field', () => {
    const bare: string[] = [];
    const visit = (at: string, value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      const node = value as Readonly<Record<string, unknown>>;
      if ('operationId' in node && !node['description']) bare.push(at);
      if ('in' in node && 'schema' in node && !node['description']) bare.push(at);
      for (const [name, inner] of Object.entries(node)) visit(`${at}/${name}`, inner);
    };
    visit('', { paths: document.paths });
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      if (!('description' in schema)) bare.push(name);
      for (const [field, property] of Object.entries(
        ('properties' in schema ? schema.properties : {}) as Record<string, object>,
      ))
        if (!('description' in property)) bare.push(`${name}.${field}`);
    }
    expect(bare).toEqual([]);
  });

  it('states the same range in the words and in the bounds of a number', () => {
    const others: string[] = [];
    let ranges = 0;
    JSON.stringify(document, (name, value: unknown) => {
      const { type, description, minimum, maximum } = Object(value) as Readonly<Record<string, unknown>>;
      const [, from, to] = /From (-?\d+) to (-?\d+)\.$/.exec(String(description)) ?? [];
      if (from === undefined || ![type].flat().includes('integer')) return value;
      ranges += 1;
      if (Number(from) !== minimum || Number(to) !== maximum) others.push(`${name}: ${String(description)}`);
      return value;
    });
    expect(ranges).toBeGreaterThan(100);
    expect(others).toEqual([]);
  });

  it('shows an answer of nearly every operation, and only such as its schemas allow', () => {
    expect(new Set(examples.map(({ operationId }) => operationId)).size).toBeGreaterThan(
      operations.size * 0.9,
    );
    for (const { operationId, name, schema, value } of examples)
      expect([operationId, name, faultsOf(schema, value)]).toEqual([operationId, name, []]);
  });

  it.each(questions.map((question) => [`${question.operation}: ${question.name}`, question] as const))(
    'allows the answer to %s',
    async (_name, question) => {
      const { interfaces, asked } = await arrange(question);
      const { statusCode = 0, headers = {}, body = '' } = await interfaces.send(restCall(asked));
      const contentType = headers['content-type'] as string;
      expect(disallowed(question.operation, { status: statusCode, contentType, body })).toEqual([]);
    },
  );
});
