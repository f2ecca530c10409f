import { mutated, shortened } from './mutations.mjs';

const LONGEST_MS = 1_000;

/** What went wrong with this input, or undefined. A slow answer is asked for twice more: the machine may have been busy. */
const faultOf = (check, input) => {
  const once = () => {
    const startedAt = performance.now();
    const words = check(input);
    return { words, ms: performance.now() - startedAt };
  };
  try {
    const { words, ms: first } = once();
    let ms = first;
    for (let again = 0; again < 2 && ms > LONGEST_MS; again += 1) ms = Math.min(ms, once().ms);
    if (words !== undefined) return words;
    return ms > LONGEST_MS ? `took ${Math.round(ms)} ms` : undefined;
  } catch (error) {
    return `threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
};

/**
 * Tries inputs until the time is up or one fails `check`, which answers what is wrong. An input that reaches something
 * new is kept and changed further.
 */
export const fuzz = ({ check, seeds, newFeatures, choices, seconds }) => {
  const corpus = [...seeds];
  const endsAt = performance.now() + seconds * 1000;
  const found = (input, fault) => ({
    tried,
    corpus: corpus.length,
    fault,
    input: shortened(
      input,
      (shorter) => faultOf(check, shorter)?.split('\n', 1)[0] === fault.split('\n', 1)[0],
    ),
  });
  let tried = 0;
  for (const input of seeds) {
    const fault = faultOf(check, input);
    tried += 1;
    if (fault !== undefined) return found(input, fault);
    newFeatures();
  }
  while (performance.now() < endsAt) {
    // The last ones found lead on most often.
    const recent = choices.chance(0.4) ? Math.max(0, corpus.length - 20) : 0;
    const input = mutated(
      corpus[recent + choices.below(corpus.length - recent)],
      choices,
      choices.pick(corpus),
    );
    const fault = faultOf(check, input);
    tried += 1;
    if (fault !== undefined) return found(input, fault);
    if (newFeatures() > 0) corpus.push(input);
  }
  return { tried, corpus: corpus.length, fault: undefined, input: undefined };
};
