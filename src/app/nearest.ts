import { distance } from 'fastest-levenshtein';

/** How many edits a name may be away and still be offered: a third of its length, at least two. */
const within = (name: string): number => Math.max(2, Math.ceil(name.length / 3));

/** The known names nearest to one that is not known, at most three, the nearest first; none if all are far. */
export const nearestNames = (name: string, known: readonly string[]): readonly string[] => {
  const plain = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const wanted = plain(name);
  return known
    .map((candidate) => ({ candidate, edits: distance(wanted, plain(candidate)) }))
    .filter(({ candidate, edits }) => edits <= within(candidate))
    .sort((a, b) => a.edits - b.edits)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
};

/** What to say of a name that is not known: the nearest, or all there are. */
export const nearestText = (name: string, known: readonly string[]): string => {
  if (known.length === 0) return 'there are none here';
  const [nearest] = nearestNames(name, known);
  return nearest === undefined ? `known: ${known.join(', ')}` : `did you mean ${nearest}?`;
};
