import { writeFileSync } from 'node:fs';
import { batchQuestions } from '../../../src/app/batch/generated/batch-questions';
import type { RulesContext } from '../../../src/app/kernel/ports';
import { type AnyUseCase, callAny } from '../../../src/app/kernel/use-case';
import { type WorkBudget, MOST_WORK, STEPS_A_UNIT } from '../../../src/app/kernel/work-budget';
import { fakeContext } from '../../app/rules/fake-context';
import type { Input } from '../../questions/question';
import { questions } from '../../questions/questions';
import { operationRoutes } from '../../../src/interfaces/rest/routes';
import { type Climbed, climbStored } from './climb-stored';
import { changedInput } from './mutate-input';
import { randomInput } from './random-input';
import { createChoices } from './random';

/**
 * Hill climbing for the most expensive request of each question: it changes an input, within what the OpenAPI document allows, and goes on from
 * whatever is more work. Work is what the question is priced at or what its computation counts, whichever is more; time decides nothing.
 * A question that counts far more than half of a request's budget fails: it must cost less, or be refused by its price.
 *   MUSTER_SEED=7 MUSTER_TRIES=2000 MUSTER_REPORT=file
 * Stored operations count no steps: theirs go on from whatever takes more CPU, and none may take more than half a second.
 *   MUSTER_SECONDS=60 for so long with each operation; MUSTER_OPERATIONS=searchRules,person for these only
 */
const SEED = Number(process.env['MUSTER_SEED'] ?? 1_242_218_900);
const TRIES = Number(process.env['MUSTER_TRIES'] ?? 200);
/** How long each operation is climbed: questions go on for as many tries or as long, whichever is more. */
const LASTS_MS = Number(process.env['MUSTER_SECONDS'] ?? 0.3) * 1_000;
const MOST_STARTS = 8;
const MOST_CPU_MS = 500;
const MOST_MEMORY_MB = 200;
/** Units of work that the most expensive question may cost: those of `WORK_LIMIT` states are 160, and the steps counted come near them. */
const MOST_UNITS = 300;
/** The share of requests that are answered; it is about 0.65, whatever the seed. */
const LEAST_ANSWERED = 0.5;
const ROOM = 1e12;
/** Questions of a stored operation from which it is climbed. */
const STORED_STARTS = 2;
const LONGEST_RUN_MS = 6 * 3_600_000;

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
  { start, tries, lastsMs }: { readonly start: Input; readonly tries: number; readonly lastsMs: number },
): Promise<Measured> => {
  const endsAt = performance.now() + lastsMs;
  let highest = await measured(useCase, start);
  for (let at = 0; at < tries || performance.now() < endsAt; at += 1) {
    const from = random.chance(0.02) ? randomInput(operation, random) : highest.input;
    const next = await measured(useCase, changedInput(operation, from, random));
    made.requests += 1;
    if (next.isAnswered) made.answered += 1;
    if (workOf(next) > workOf(highest)) highest = next;
  }
  // Again, compiled: its time is the least, as other programs only add to it.
  const times = [await measured(useCase, highest.input), await measured(useCase, highest.input)];
  return { ...highest, cpuMs: Math.min(...times.map(({ cpuMs }) => cpuMs)) };
};

const wanted = process.env['MUSTER_OPERATIONS']?.split(',');
const isWanted = (operation: string): boolean => wanted?.includes(operation) ?? true;

it(
  `finds no question that is more than ${MOST_UNITS} units of work (seed ${SEED})`,
  async () => {
    const costliest: (Measured & { readonly operation: string })[] = [];
    for (const [operation, { load }] of Object.entries(batchQuestions).filter(([name]) => isWanted(name))) {
      const useCase = await load();
      const known = questions
        .filter((question) => question.operation === operation && question.refusal === undefined)
        .flatMap(({ input }) => (typeof input === 'object' ? [input] : []))
        .slice(-MOST_STARTS);
      const starts = known.length > 0 ? known : [randomInput(operation, random)];
      const tops: Measured[] = [];
      for (const start of starts)
        tops.push(
          await climbed(operation, useCase, {
            ...{ start, tries: Math.ceil(TRIES / starts.length) },
            lastsMs: process.env['MUSTER_SECONDS'] === undefined ? 0 : LASTS_MS / starts.length,
          }),
        );
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
      input,
    }));
    console.table(rows.map(({ input: _, ...row }) => row));
    console.log(`${made.answered} of ${made.requests} requests were answered`);
    const report = process.env['MUSTER_REPORT'];
    if (report !== undefined) writeFileSync(report, JSON.stringify(rows));
    const tooExpensive = costliest.filter((one) => workOf(one) > MOST_UNITS);
    expect(tooExpensive.map(({ operation, input }) => `${operation} ${JSON.stringify(input)}`)).toEqual([]);
    expect(rows.filter(({ cpuMs }) => cpuMs > MOST_CPU_MS)).toEqual([]);
    // A climb through refusals would find nothing.
    expect(made.answered / made.requests).toBeGreaterThan(LEAST_ANSWERED);
  },
  LONGEST_RUN_MS,
);

it(
  `finds no request of a stored operation that takes more than ${MOST_CPU_MS} ms (seed ${SEED})`,
  async () => {
    const found: (Climbed & { readonly operation: string })[] = [];
    const broken: string[] = [];
    let requests = 0;
    for (const { operation } of operationRoutes) {
      if (Object.hasOwn(batchQuestions, operation) || !isWanted(operation)) continue;
      const known = questions.filter((one) => one.operation === operation && one.refusal === undefined);
      for (const question of known.slice(-STORED_STARTS)) {
        const climb = await climbStored(question, random, LASTS_MS / Math.min(known.length, STORED_STARTS));
        requests += climb.requests;
        if (climb.top) found.push({ ...climb.top, operation });
        broken.push(
          ...climb.broken.map(
            ({ status, input }) => `${status} ${operation} ${JSON.stringify(input).slice(0, 500)}`,
          ),
        );
      }
    }
    found.sort((one, other) => other.cpuMs - one.cpuMs);
    console.table(
      found.slice(0, 12).map(({ operation, status, cpuMs, memory, input }) => ({
        ...{ operation, status, cpuMs: Math.round(cpuMs), memory: memory && Math.round(memory) },
        bytes: JSON.stringify(input).length,
      })),
    );
    console.log(
      `${requests} requests to ${new Set(found.map(({ operation }) => operation)).size} stored operations`,
    );
    expect(broken.slice(0, 20)).toEqual([]);
    const tooExpensive = found.filter(
      ({ cpuMs, memory }) => cpuMs > MOST_CPU_MS || (memory ?? 0) > MOST_MEMORY_MB,
    );
    expect(
      tooExpensive.map(({ operation, input }) => `${operation} ${JSON.stringify(input).slice(0, 2_000)}`),
    ).toEqual([]);
  },
  LONGEST_RUN_MS,
);
