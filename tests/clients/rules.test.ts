import { build } from 'esbuild';
import fc from 'fast-check';
import { join } from 'node:path';
import * as rules from '../../clients/rules/src';
import type { Outcome, QuestionName } from '../../clients/rules/src';
import { createInterfaces } from '../interfaces/in-process';
import { arrange } from '../questions/arrange';
import type { Asked } from '../questions/question';
import { questions } from '../questions/questions';
import { restCall } from '../questions/rest-call';
import { operationIdOf } from '../../scripts/openapi/operation-id';
import { operationRoutes } from '../../src/interfaces/rest/routes';

type AnyQuestion = (input: object) => Outcome<QuestionName>;
const inPackage = rules as unknown as Readonly<Record<string, AnyQuestion>>;

const ids = new Map(operationRoutes.map((route) => [route.operation as string, operationIdOf(route)]));
const questionOf = (operation: string): AnyQuestion | undefined => inPackage[ids.get(operation) ?? ''];

/** The API's answer, without what belongs to the request. */
const ofApi = async (call: ReturnType<typeof restCall>, send = createInterfaces().send) => {
  const { statusCode = 0, body = '' } = await send(call);
  const said = JSON.parse(body) as Record<string, unknown>;
  if (statusCode < 400) return { ok: true, value: said };
  const { instance: _instance, requestId: _requestId, status: _status, type: _type, ...error } = said;
  return { ok: false, error };
};

/** Profiles are asked of the API: the package holds no army lists. */
const namesProfile = (input: unknown): boolean => JSON.stringify(input ?? {}).includes('"profile":');

const answered = questions.filter(
  ({ operation, input }) =>
    questionOf(operation) !== undefined && (typeof input === 'function' || !namesProfile(input)),
);

describe('the package of the rules answers as the API', () => {
  it.each(answered.map((question) => [`${question.operation}: ${question.name}`, question] as const))(
    '%s',
    async (_name, question) => {
      const { interfaces, asked } = await arrange(question);
      expect(questionOf(asked.operation)?.(asked.input)).toEqual(
        await ofApi(restCall(asked), interfaces.send),
      );
    },
  );

  it('asks every question of the package at least once', () => {
    const asked = new Set(answered.map(({ operation }) => ids.get(operation)));
    expect(Object.keys(inPackage).filter((id) => !asked.has(id))).toEqual([]);
  });
});

/** Some values are out of range on purpose: refusals are the same too. */
const model = fc.record(
  {
    attacks: fc.integer({ min: 1, max: 3 }),
    fight: fc.integer({ min: 0, max: 10 }),
    strength: fc.integer({ min: 1, max: 11 }),
    defence: fc.integer({ min: 1, max: 10 }),
    wounds: fc.integer({ min: 1, max: 2 }),
    might: fc.integer({ min: 0, max: 1 }),
    charged: fc.boolean(),
    type: fc.constantFrom('INFANTRY', 'CAVALRY'),
    supporting: fc.constantFrom(null, 'SPEAR', 'SWORD'),
    twoHanded: fc.boolean(),
    trapped: fc.boolean(),
  },
  { requiredKeys: ['attacks', 'fight', 'strength', 'defence'] },
);
const side = (alignment: string) =>
  fc.record({ alignment: fc.constant(alignment), models: fc.array(model, { minLength: 1, maxLength: 2 }) });
const fight = fc.record({
  sides: fc.tuple(side('GOOD'), side('EVIL')),
  priority: fc.integer({ min: 0, max: 1 }),
});
const shots = fc.record({
  shooters: fc.array(
    fc.record({
      count: fc.integer({ min: 1, max: 4 }),
      shoot: fc.integer({ min: 2, max: 7 }),
      strength: fc.integer({ min: 1, max: 5 }),
      moved: fc.boolean(),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  target: fc.record({ defence: fc.integer({ min: 1, max: 10 }), wounds: fc.integer({ min: 1, max: 3 }) }),
});

const plain = (strength: number) => ({ attacks: 1, fight: 4, strength, defence: 5 });
const fightOf = (strength: number) => ({
  sides: [
    { alignment: 'GOOD', models: [plain(4)] },
    { alignment: 'EVIL', models: [plain(strength)] },
  ],
  priority: 0,
});
const shotsOf = (shoot: number) => ({
  shooters: [{ count: 2, shoot, strength: 2, moved: false }],
  target: { defence: 5, wounds: 1 },
});

/** The first example of each is answered, the second refused, whatever the seed makes of the rest. */
const random: readonly (readonly [Asked['operation'], fc.Arbitrary<object>, readonly object[]])[] = [
  ['fightOdds', fight, [fightOf(4), fightOf(11)]],
  ['volleyOdds', shots, [shotsOf(4), shotsOf(7)]],
];

describe('the package of the rules answers as the API, whatever is asked', () => {
  it.each(random)('%s', async (operation, inputs, examples) => {
    const { send } = createInterfaces();
    let refused = 0;
    let asked = 0;
    await fc.assert(
      fc.asyncProperty(inputs, async (input) => {
        const outcome = questionOf(operation)?.(input);
        expect(outcome).toEqual(await ofApi(restCall({ operation, input: input as Asked['input'] }), send));
        asked += 1;
        refused += outcome?.ok === false ? 1 : 0;
      }),
      { numRuns: 25, examples: examples.map((example): [object] => [example]) },
    );
    expect(refused).toBeGreaterThan(0);
    expect(refused).toBeLessThan(asked);
  });
});

it('refuses a model by its profile, which only the API knows', () => {
  const asked = { sides: [{ alignment: 'GOOD', models: [{ profile: 'mordor-uruk-hai' }] }] };
  const outcome = questionOf('duelOdds')?.(asked);
  expect(outcome).toMatchObject({
    ok: false,
    error: { code: 'INVALID_INPUT', errors: [{ path: 'sides[0].models[0].profile' }] },
  });
  expect(JSON.stringify(outcome)).toContain('holds no army lists');
});

it('asks nothing of Node: its modules run in a browser', async () => {
  const { outputFiles } = await build({
    absWorkingDir: join(__dirname, '../..'),
    entryPoints: ['clients/rules/src/index.ts'],
    alias: { 'node:crypto': './clients/rules/src/node-crypto.ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    write: false,
  });
  const text = outputFiles[0]?.text ?? '';
  expect(text.length).toBeGreaterThan(100_000);
  expect(
    /\bprocess\.|\brequire\(|["']node:|\bBuffer\b|\bfetch\(|Math\.random|Date\.now/.exec(text)?.[0],
  ).toBeUndefined();
});
