import { writeFileSync } from 'node:fs';
import { batchQuestions } from '../../../src/app/batch/generated/batch-questions';
import type { RulesContext } from '../../../src/app/kernel/ports';
import { type AnyUseCase, callAny } from '../../../src/app/kernel/use-case';
import { type WorkBudget, MOST_WORK, STEPS_A_UNIT } from '../../../src/app/kernel/work-budget';
import { fakeContext } from '../../app/rules/fake-context';
import type { Input } from '../../questions/question';
import { questions } from '../../questions/questions';
import { changedInput } from './mutate-input';
import { randomInput } from './random-input';
import { createChoices } from './random';

/**
 * Hill climbing for the most expensive request of each question: it changes an input, within what the OpenAPI document allows, and goes on from
 * whatever is more work. Work is what the question is priced at or what its computation counts, whichever is more; time decides nothing.
 * A question that counts far more than half of a request's budget fails: it must cost less, or be refused by its price.
 *   MUSTER_SEED=7 MUSTER_TRIES=2000 MUSTER_REPORT=file
 */
const SEED = Number(process.env['MUSTER_SEED'] ?? 1_242_218_900);
const TRIES = Number(process.env['MUSTER_TRIES'] ?? 300);
const MOST_STARTS = 8;
/** Units of work that the most expensive question may cost: those of `WORK_LIMIT` states are 160, and the steps counted come near them. */
const MOST_UNITS = 300;
/** The share of requests that are answered; it is about 0.65, whatever the seed. */
const LEAST_ANSWERED = 0.5;
const ROOM = 1e12;

const random = createChoices(SEED);

/** What one request came to. */
interface Measured {
  readonly input: Input;
  readonly price: number;
  /** Steps counted, in units of work. */
  readonly counted: number;
  readonly cpuMs: number;
  readonly isAnswered: boolean;
}

const measured = async (useCase: AnyUseCase<RulesContext>, input: Input): Promise<Measured> => {
  const steps = { left: ROOM };
  let price = 0;
  const work: WorkBudget = {
    steps,
    left: () => ROOM,
    // What a request could not pay is not done here either.
    spend: (units) => {
      price += units;
      return price <= MOST_WORK;
    },
  };
  const dice = (count: number, sides: number) => Array.from({ length: count }, () => 1 + random.below(sides));
  const context = { ...fakeContext(), random: { dice, token: () => 'nonce' }, work };
  const before = process.cpuUsage();
  const { ok } = await callAny(useCase, input, context);
  const cpuMs = process.cpuUsage(before).user / 1_000;
  return { input, price, counted: (ROOM - steps.left) / STEPS_A_UNIT, cpuMs, isAnswered: ok };
};

const workOf = ({ price, counted }: Measured): number => Math.max(price > MOST_WORK ? 0 : price, counted);

/** How many requests were made in all, and how many of them were answered. */
const made = { requests: 0, answered: 0 };

/** The most work that was found from this input. */
const climbed = async (
  operation: string,
  useCase: AnyUseCase<RulesContext>,
  { start, tries }: { readonly start: Input; readonly tries: number },
): Promise<Measured> => {
  let highest = await measured(useCase, start);
  for (let at = 0; at < tries; at += 1) {
    const from = random.chance(0.02) ? randomInput(operation, random) : highest.input;
    const next = await measured(useCase, changedInput(operation, from, random));
    made.requests += 1;
    if (next.isAnswered) made.answered += 1;
    if (workOf(next) > workOf(highest)) highest = next;
  }
  // Once more, compiled: its time is only told.
  return measured(useCase, highest.input);
};

it(`finds no question that is more than ${MOST_UNITS} units of work (seed ${SEED})`, async () => {
  const costliest: (Measured & { readonly operation: string })[] = [];
  for (const [operation, { load }] of Object.entries(batchQuestions)) {
    const useCase = await load();
    const known = questions
      .filter((question) => question.operation === operation && question.refusal === undefined)
      .flatMap(({ input }) => (typeof input === 'object' ? [input] : []))
      .slice(-MOST_STARTS);
    const starts = known.length > 0 ? known : [randomInput(operation, random)];
    const tops: Measured[] = [];
    for (const start of starts)
      tops.push(await climbed(operation, useCase, { start, tries: Math.ceil(TRIES / starts.length) }));
    const [top] = tops.sort((one, other) => workOf(other) - workOf(one));
    if (top) costliest.push({ ...top, operation });
  }
  costliest.sort((one, other) => workOf(other) - workOf(one));
  const rows = costliest.slice(0, 12).map(({ operation, price, counted, cpuMs, input }) => ({
    operation,
    price: Math.round(price),
    counted: Math.round(counted),
    cpuMs: Math.round(cpuMs),
    bytes: JSON.stringify(input).length,
  }));
  console.table(rows);
  console.log(`${made.answered} of ${made.requests} requests were answered`);
  const report = process.env['MUSTER_REPORT'];
  if (report !== undefined) writeFileSync(report, JSON.stringify(rows));
  const tooExpensive = costliest.filter((one) => workOf(one) > MOST_UNITS);
  expect(tooExpensive.map(({ operation, input }) => `${operation} ${JSON.stringify(input)}`)).toEqual([]);
  // A climb through refusals would find nothing.
  expect(made.answered / made.requests).toBeGreaterThan(LEAST_ANSWERED);
}, 1_800_000);
