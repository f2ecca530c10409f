import { call, type UseCase } from '../../../src/app/kernel/use-case';
import { operationRoutes } from '../../../src/interfaces/rest/routes';
import { everyOperation } from '../../generated/every-operation';
import { questions } from '../../questions/questions';
import { fakeContext } from './fake-context';

/** Every answer of the rules and of fights says what it rests on. */

interface Place {
  readonly document: string;
  readonly heading: string;
}

const isPlace = (value: object): value is Place => 'document' in value && 'heading' in value;

/** Every source anywhere in an answer. */
const placesIn = (value: unknown): readonly Place[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (isPlace(value)) return [value];
  return Object.values(value).flatMap(placesIn);
};

const names = operationRoutes
  .filter(({ path }) => /^\/v1\/(?:rules|fights)\//.test(path))
  .map(({ operation }) => operation as keyof typeof everyOperation);

const dice = Array.from({ length: 200 }, (_, i) => 1 + ((i * 7) % 6));

const asked = questions.filter(
  (question) => names.includes(question.operation as never) && typeof question.input !== 'function',
);

const answersOf = async () => {
  const answers: { readonly operation: string; readonly name: string; readonly places: readonly Place[] }[] =
    [];
  for (const { operation, name, input } of asked) {
    const useCase = everyOperation[operation as keyof typeof everyOperation];
    const answer = await call(
      useCase as unknown as UseCase<never, unknown, ReturnType<typeof fakeContext>>,
      input,
      fakeContext(dice),
    );
    if (answer.ok) answers.push({ operation, name, places: placesIn(answer.value) });
  }
  return answers;
};

test('no operation of rules and fights answers without a source', async () => {
  const answers = await answersOf();
  const silent = answers
    .filter(({ places }) => places.length === 0)
    .map(({ operation, name }) => `${operation}: ${name}`);
  expect(silent).toEqual([]);
  const answered = new Set(answers.map(({ operation }) => operation));
  expect(names.filter((name) => !answered.has(name))).toEqual([]);
});
