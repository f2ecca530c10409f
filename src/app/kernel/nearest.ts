import { distance } from 'fastest-levenshtein';
import { countSteps } from '../../shared/step-budget';

/** Steps that comparing two names is, as `countSteps` counts them. */
const STEPS_A_NAME = 1;

/** How many edits a name may be away and still be offered: a third of its length, at least two. */
const within = (name: string): number => Math.max(2, Math.ceil(name.length / 3));

/** Whether one name is whole words of another: "aragorn" of "aragorn-strider". */
const isPartOf = (name: string, candidate: string): boolean => {
  const worded = (text: string): string => `-${text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-`;
  return name.length < candidate.length && worded(candidate).includes(worded(name));
};

/**
 * The known names nearest to one that is not known, at most three, the nearest first; none if all are far. Where some have it as
 * whole words, those alone.
 */
export const nearestNames = (name: string, known: readonly string[]): readonly string[] => {
  countSteps(known.length * STEPS_A_NAME);
  const plain = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const wanted = plain(name);
  // Texts differ by at least as many edits as one of them is longer: a name of megabytes is compared with nothing.
  const mayBeNear = (candidate: string): boolean =>
    Math.abs(plain(candidate).length - wanted.length) <= within(candidate);
  const whole = known.filter((candidate) => isPartOf(name, candidate));
  return (whole.length > 0 ? whole : known.filter(mayBeNear))
    .map((candidate) => ({
      candidate,
      edits: distance(wanted, plain(candidate)),
    }))
    .filter(({ candidate, edits }) => whole.length > 0 || edits <= within(candidate))
    .sort((a, b) => a.edits - b.edits)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
};

/** The nearest known name, where it shares at least half of the letters with the one that is not known. */
export const suggestion = (name: string, known: readonly string[]): string | undefined => {
  const [nearest] = nearestNames(name, known);
  if (nearest === undefined) return undefined;
  const [wanted, found] = [name.toLowerCase(), nearest.toLowerCase()];
  return distance(wanted, found) <= Math.max(wanted.length, found.length) / 2 ? nearest : undefined;
};

/** The hint about an unknown name: the nearest known one, or all of them. */
export const nearestText = (name: string, known: readonly string[]): string => {
  if (known.length === 0) return 'there are none here';
  const [nearest] = nearestNames(name, known);
  return nearest === undefined ? `known: ${known.join(', ')}` : `did you mean ${nearest}?`;
};
