import { oncePerObject } from '../../../shared/once';

/** A truth, or a question that the files leave to the army at hand. */
export type Formula =
  | boolean
  | { readonly kind: 'HISTORICAL' }
  /** At least one model of the entry with this id is there. */
  | { readonly kind: 'PRESENT'; readonly id: string; readonly within: 'FORCE' | 'ARMY' }
  /** The unit has taken the option with this id. */
  | { readonly kind: 'OPTION'; readonly id: string }
  | { readonly kind: 'NOT'; readonly part: Formula }
  | { readonly kind: 'ALL'; readonly parts: readonly Formula[] }
  | { readonly kind: 'ANY'; readonly parts: readonly Formula[] };

const keyOfQuestion = oncePerObject((formula: Exclude<Formula, boolean>): string => JSON.stringify(formula));

const keyOf = (formula: Formula): string =>
  typeof formula === 'boolean' ? String(formula) : keyOfQuestion(formula);

const distinct = (parts: readonly Formula[]): readonly Formula[] => {
  const known = new Map(parts.map((part) => [keyOf(part), part]));
  return [...known.values()];
};

export const not = (part: Formula): Formula => {
  if (typeof part === 'boolean') return !part;
  if (part.kind === 'NOT') return part.part;
  if (part.kind === 'ALL') return any(part.parts.map(not));
  if (part.kind === 'ANY') return all(part.parts.map(not));
  return { kind: 'NOT', part };
};

const contradict = (parts: readonly Formula[]): boolean => {
  const known = new Set(parts.map(keyOf));
  return parts.some(
    (part) => typeof part !== 'boolean' && part.kind === 'NOT' && known.has(keyOf(part.part)),
  );
};

const joined = (given: readonly Formula[], kind: 'ALL' | 'ANY'): Formula => {
  const neutral = kind === 'ALL';
  // Most parts are truths: what they decide needs no comparison of formulas.
  if (given.includes(!neutral)) return !neutral;
  const open = given.filter((part) => part !== neutral);
  const [first] = open;
  if (first === undefined) return neutral;
  if (open.length === 1) return first;
  const parts = distinct(
    open.flatMap((part): readonly Formula[] =>
      typeof part !== 'boolean' && part.kind === kind ? part.parts : [part],
    ),
  );
  if (contradict(parts)) return !neutral;
  // A or (A and B) is A; A and (A or B) is A.
  const known = new Set(parts.map(keyOf));
  const other = kind === 'ALL' ? 'ANY' : 'ALL';
  const needed = parts.filter(
    (part) =>
      typeof part === 'boolean' ||
      part.kind !== other ||
      !part.parts.some((inner) => known.has(keyOf(inner))),
  );
  return needed.length === 1 && needed[0] !== undefined ? needed[0] : { kind, parts: needed };
};

export const all = (parts: readonly Formula[]): Formula => joined(parts, 'ALL');
export const any = (parts: readonly Formula[]): Formula => joined(parts, 'ANY');

/** The parts that must all hold. */
export const partsOf = (formula: Formula): readonly Formula[] =>
  typeof formula !== 'boolean' && formula.kind === 'ALL' ? formula.parts : [formula];

/** The question that a formula denies; undefined where it says something else. */
export const deniedBy = (formula: Formula): Exclude<Formula, boolean> | undefined =>
  typeof formula !== 'boolean' && formula.kind === 'NOT' && typeof formula.part !== 'boolean'
    ? formula.part
    : undefined;

/** The formula with some of its questions answered. */
export const answered = (formula: Formula, answer: (atom: Exclude<Formula, boolean>) => Formula): Formula => {
  if (typeof formula === 'boolean') return formula;
  if (formula.kind === 'NOT') return not(answered(formula.part, answer));
  if (formula.kind === 'ALL') return all(formula.parts.map((part) => answered(part, answer)));
  if (formula.kind === 'ANY') return any(formula.parts.map((part) => answered(part, answer)));
  return answer(formula);
};
