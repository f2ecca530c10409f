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

/** A record with a history that is shown. Army lists are not. */
export type ShownRecord = keyof typeof rules;

/** Whether the history shows this fact of a record: only what is listed. The seed is shown from the draw of round 1 on. */
export const isShown = (record: ShownRecord, field: string, isSeedOut: boolean): boolean => {
  if (field === 'seed') return isSeedOut && (record === 'HEAD' || record === 'ROUND');
  const byField = rules[record] as Readonly<Record<string, { readonly isShown: boolean }>>;
  return Object.hasOwn(byField, field) && byField[field]?.isShown === true;
};
