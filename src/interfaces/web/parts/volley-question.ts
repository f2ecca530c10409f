import { type NumberRow, editionAsked, numbersIn } from './fight-question';
import { isTicked } from './form';

/** A volley as it stands in the address: `s.` who shoots, `t.` the target. */

export const SHOOTERS = 's.';
export const TARGET = 't.';

export const shooterNumbers = [
  ['count', 6, 1, 30],
  ['shoot', 4, 2, 6],
  ['strength', 2, 1, 10],
  ['might', 0, 0, 10],
] as const satisfies readonly NumberRow[];

export const targetNumbers = [
  ['defence', 5, 1, 10],
  ['wounds', 1, 1, 10],
  ['fate', 0, 0, 6],
  ['might', 0, 0, 10],
] as const satisfies readonly NumberRow[];

const named = (query: URLSearchParams, prefix: string): { readonly name?: string } => {
  const name = query.get(`${prefix}profile`)?.trim() ?? '';
  return name === '' ? {} : { name };
};

/** Only Heroes have Might, and shoot alone: the first is the Hero, the others shoot alike without. */
const shootersIn = (query: URLSearchParams): readonly object[] => {
  const { count, might, ...numbers } = numbersIn(query, SHOOTERS, shooterNumbers);
  const way = query.get(`${SHOOTERS}way`) ?? '';
  const shooter = {
    ...named(query, SHOOTERS),
    ...numbers,
    moved: isTicked(query, `${SHOOTERS}moved`),
    inTheWay: way === '' ? [] : [way],
  };
  if (might === 0 || typeof count !== 'number' || count < 1) return [{ ...shooter, count }];
  return [{ ...shooter, count: 1, might }, ...(count > 1 ? [{ ...shooter, count: count - 1 }] : [])];
};

/** The volley, as `volleyOdds` takes it. */
export const volleyQuestion = (query: URLSearchParams) => {
  const { edition } = editionAsked(query);
  return {
    shooters: shootersIn(query),
    target: { ...named(query, TARGET), ...numbersIn(query, TARGET, targetNumbers) },
    ...(edition !== undefined && { edition }),
  };
};

/** The name of the target, if a profile was given. */
export const targetName = (query: URLSearchParams): string | undefined => named(query, TARGET).name;
