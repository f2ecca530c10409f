import { entrantRules } from '../facts/entrant';
import { headRules } from '../facts/head';
import { closingRules, resultRules, roundRules } from '../facts/round';

const rules = {
  HEAD: headRules,
  ENTRANT: entrantRules,
  ROUND: roundRules,
  CLOSING: closingRules,
  RESULT: resultRules,
};

/** A thing with a history that is shown. Army lists are not. */
export type ShownThing = keyof typeof rules;

/** Whether the history shows this fact of a thing: only what is listed. The seed is shown from the draw of round 1 on. */
export const isShown = (thing: ShownThing, field: string, isSeedOut: boolean): boolean => {
  if (field === 'seed') return isSeedOut && (thing === 'HEAD' || thing === 'ROUND');
  const byField = rules[thing] as Readonly<Record<string, { readonly isShown: boolean }>>;
  return Object.hasOwn(byField, field) && byField[field]?.isShown === true;
};
