import { readFileSync, writeFileSync } from 'node:fs';
import type { RulesContext } from '../../../src/app/kernel/ports';
import { fakeContext } from '../../app/rules/fake-context';
import { arrange } from '../../questions/arrange';
import type { Input, Question } from '../../questions/question';
import { restCall } from '../../questions/rest-call';
import { reaches } from './hostile/world';
import { changedInput } from './mutate-input';
import { randomInput } from './random-input';
import type { Choices } from './random';

/** Hill climbing for the request of a stored operation that takes most CPU, each in a fresh copy of the world that its question needs. */

/** What one request came to. */
export interface Climbed {
  readonly input: Input;
  readonly status: number;
  readonly cpuMs: number;
  /** The most memory above that before, in MB; null where the system does not say. */
  readonly memory: number | null;
}

/** The memory of this process in MB: as it is, and the most since it was asked before. */
const memoryNow = (): { readonly now: number; readonly most: number } | null => {
  try {
    const status = readFileSync('/proc/self/status', 'utf8');
    const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1_024;
    const memory = { now: of('VmRSS'), most: of('VmHWM') };
    writeFileSync('/proc/self/clear_refs', '5');
    return memory;
  } catch {
    return null;
  }
};

/** Dice that never end. */
const rules = (): RulesContext => ({
  ...fakeContext(),
  random: {
    dice: (count, sides) => Array.from({ length: count }, (_, at) => 1 + (at % sides)),
    token: (bytes) => 'n'.repeat(bytes),
  },
});

/** Asks the question with another input; null for an address that the gateway turns away. */
const asked = async (question: Question, change: (input: Input) => Input): Promise<Climbed | null> => {
  const world = await arrange(question, undefined, rules);
  const input = change(world.asked.input);
  const request = restCall({ ...world.asked, input });
  if (!reaches(request.url)) return null;
  const memory = memoryNow();
  const before = process.cpuUsage();
  const { statusCode = 0 } = await world.interfaces.send(request);
  const { user, system } = process.cpuUsage(before);
  const most = memoryNow()?.most;
  return {
    input,
    status: statusCode,
    cpuMs: (user + system) / 1_000,
    memory: memory && most !== undefined ? most - memory.now : null,
  };
};

/** The same input again: other programs and the collector only add to it. */
const again = async (question: Question, found: Climbed, times: number): Promise<Climbed> => {
  let least = found;
  for (let at = 0; at < times; at += 1) {
    const next = await asked(question, () => found.input);
    if (next && next.cpuMs < least.cpuMs) least = { ...next, memory: least.memory };
  }
  return least;
};

const AGAIN = 3;

/** The costliest request found in this time, and every one that broke. */
export const climbStored = async (
  question: Question,
  random: Choices,
  lastsMs: number,
): Promise<{
  readonly top: Climbed | null;
  readonly broken: readonly Climbed[];
  readonly requests: number;
}> => {
  const { operation } = question;
  const endsAt = performance.now() + lastsMs;
  const broken: Climbed[] = [];
  let top = await asked(question, (input) => input);
  let requests = 1;
  while (performance.now() < endsAt) {
    const from = random.chance(0.02) ? undefined : top?.input;
    const next = await asked(question, (input) =>
      changedInput(operation, from ?? { ...input, ...randomInput(operation, random) }, random),
    );
    requests += 1;
    if (next === null) continue;
    if (next.status >= 500) broken.push(next);
    if (next.cpuMs <= (top?.cpuMs ?? 0)) continue;
    const sure = await again(question, next, 1);
    if (sure.cpuMs > (top?.cpuMs ?? 0)) top = sure;
  }
  return { top: top && (await again(question, top, AGAIN)), broken, requests };
};
