import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { fateOdds as oddsOf, fateSources } from '../../../domain/rules/rolls/fate';
import { ok } from '../../../shared/result';
import { chance, sourceAnswer } from '../../kernel/answers';
import { situation } from './fate';

/** The exact chances of Fate against one Wound. */
export const fateOdds = operation({
  name: 'fateOdds',
  verb: 'calculate',
  route: 'POST /v1/rules/fate/odds',
  function: 'rolls',
  answers: 'FateOdds',
  graphql: { kind: 'query', input: 'FateInput', inputDescription: 'The situation.' },
  covers: ['A22'],

  input: z.strictObject(situation),
  run: (input) => {
    const { saved, fateSpent, mightSpent } = oddsOf(input);
    const listed = (spent: typeof fateSpent) =>
      spent.map(({ points: count, probability }) => ({ points: count, probability: chance(probability) }));
    return ok({
      saved: chance(saved),
      fateSpent: listed(fateSpent),
      mightSpent: listed(mightSpent),
      sources: fateSources(input).map(sourceAnswer),
    });
  },
});
