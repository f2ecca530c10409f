import { call, type UseCase } from '../../../src/app/kernel/use-case';
import { operationRoutes } from '../../../src/interfaces/rest/routes';
import { everyOperation } from '../../generated/every-operation';
import { questions } from '../../questions/questions';
import { sourceAnswer } from '../../../src/app/kernel/answers';
import { cite, ruling } from '../../../src/shared/source';
import { rulingSwitches } from '../../../src/domain/rules/switch-rulings';
import { rulingChapters } from '../../../src/domain/rules/reference/rulings';
import { fakeContext } from './fake-context';

const rulings = rulingChapters.flatMap((chapter) => chapter.rulings);

/** Every answer of the rules and of fights says what it rests on. */

interface Place {
  readonly document: string;
  readonly heading: string;
  readonly ruling: string | null;
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

/** Questions about armies, scenarios and the plan of an event rest on rulings too. */
const others: readonly string[] = ['validateArmy', 'scoreScenario', 'scenario', 'eventPlan'];

/** Sealing keeps a secret: no rule of the game is in it. */
const noRules: readonly string[] = ['sealChoice', 'checkSealedChoice'];

const dice = Array.from({ length: 200 }, (_, i) => 1 + ((i * 7) % 6));

const asked = questions.filter(
  ({ operation, input }) =>
    (names.includes(operation as never) || others.includes(operation)) && typeof input !== 'function',
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
    .filter(({ operation, places }) => places.length === 0 && !noRules.includes(operation))
    .map(({ operation, name }) => `${operation}: ${name}`);
  expect(silent).toEqual([]);
  const answered = new Set(answers.map(({ operation }) => operation));
  expect(names.filter((name) => !answered.has(name))).toEqual([]);
});

/** Situations that rest on rulings which no question above does. */
const model = { fight: 4, strength: 4, defence: 5 };
const sides = (first: readonly object[], second: readonly object[]) => [
  { alignment: 'GOOD', models: first },
  { alignment: 'EVIL', models: second },
];
const further: readonly (readonly [keyof typeof everyOperation, object])[] = [
  ['fightOdds', { sides: sides([{ ...model, bonus: 1, rerollOnes: true }], [{ ...model, defence: 9 }]) }],
  ['fightOdds', { sides: sides([{ ...model, shielding: true }], [model]) }],
  ['fightOdds', { sides: sides([model, model], [model, model]) }],
  [
    'fightOdds',
    {
      sides: sides([{ ...model, type: 'CAVALRY', charged: true }], [{ ...model, type: 'INFANTRY_MONSTER' }]),
    },
  ],
];

const placesOf = async (operation: keyof typeof everyOperation, input: unknown) => {
  const answer = await call(
    everyOperation[operation] as unknown as UseCase<never, unknown, ReturnType<typeof fakeContext>>,
    input,
    fakeContext(dice),
  );
  return answer.ok ? placesIn(answer.value) : [];
};

/** The reference lists the rulings themselves; those answers do not count. */
const looksUp = /reference|search/i;

test('every ruling is named by an answer that rests on it', async () => {
  const answered = (await answersOf()).filter(({ operation }) => !looksUp.test(operation));
  const more = await Promise.all(further.map(([operation, input]) => placesOf(operation, input)));
  const named = new Set(
    [...answered.flatMap(({ places }) => places), ...more.flat()].map(({ ruling }) => ruling),
  );
  expect(rulings.map(({ number }) => number).filter((number) => !named.has(number))).toEqual([]);
});

test('a source says whether it is printed, a ruling or a switch', () => {
  expect(sourceAnswer(cite('003', 'JUMP TABLE', 26))).toEqual({
    kind: 'PRINTED',
    document: '003',
    heading: 'JUMP TABLE',
    page: 26,
    ruling: null,
    switch: null,
  });
  expect(sourceAnswer(ruling('16c'))).toMatchObject({
    kind: 'SWITCH',
    ruling: '16c',
    switch: 'strikesRolled',
  });
  expect(sourceAnswer(ruling('40'))).toMatchObject({ kind: 'RULING', ruling: '40', switch: null });
});

test.each<[keyof typeof everyOperation, object, string]>([
  ['mayMove', { moveInches: 6, distanceInches: 3 }, 'Activation (public transcription, grade B)'],
  ['mayCharge', { moveInches: 6, distanceInches: 3 }, 'Charging (public transcription, grade B)'],
  ['mayCast', { will: 2 }, 'Casting (public transcription, grade B)'],
  ['maySupport', { weapon: 'SPEAR' }, 'Spears (grade A)'],
  ['isTrapped', { freeInches: 3 }, 'Trapped models (grade A)'],
])(
  '%s of the 2024 edition names its transcription, and nothing of 2018',
  async (operation, input, heading) => {
    const places = await placesOf(operation, { ...input, edition: '2024' });
    expect(new Set(places.map(({ document }) => document))).toEqual(new Set(['TRANSCRIPTION']));
    expect(places.map((place) => place.heading)).toContain(heading);
  },
);

test('the switches of sources are those of the rulings', () => {
  const written = rulings.flatMap(({ number, switch: option }) => (option ? [[number, option.name]] : []));
  expect(Object.fromEntries(written)).toEqual(rulingSwitches);
});
