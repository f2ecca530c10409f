import { calculateFightOdds } from '../../../../../clients/rules/src/generated/questions/calculate-fight-odds';
import { calculateVolleyOdds } from '../../../../../clients/rules/src/generated/questions/calculate-volley-odds';
import { textOf } from '../../html';
import { editionAsked, fightSides, plainSides, sideNames } from '../../parts/fight-question';
import { type Fault, faultsList } from '../../parts/form';
import { fightAnswer, volleyAnswer } from '../../parts/odds-answer';
import { faultPlace } from '../../parts/odds-form';
import { volleyQuestion } from '../../parts/volley-question';

const refusal = ({
  detail,
  errors = [{ path: '', message: detail }],
}: {
  readonly detail: string;
  readonly errors?: readonly Fault[];
}): string => textOf(faultsList(errors.map(({ path, message }) => ({ path: faultPlace(path), message }))));

/** The answer to the question in the form, as HTML. */
export const answerTo = (query: URLSearchParams): string => {
  if (query.get('kind') === 'volley') {
    const question = volleyQuestion(query);
    const odds = calculateVolleyOdds(question as never);
    return odds.ok ? textOf(volleyAnswer(odds.value, { query, question })) : refusal(odds.error);
  }
  const sides = fightSides(query);
  const odds = calculateFightOdds({ sides, ...editionAsked(query) } as never);
  return odds.ok
    ? textOf(
        fightAnswer(odds.value, sideNames(query), {
          query,
          question: { sides: plainSides(sides), ...editionAsked(query) },
        }),
      )
    : refusal(odds.error);
};
