import { calculateFightOdds } from '../../../../../clients/rules/src/generated/questions/calculate-fight-odds';
import { calculateVolleyOdds } from '../../../../../clients/rules/src/generated/questions/calculate-volley-odds';
import { textOf } from '../../html';
import { fightSides, plainSides, sideNames } from '../../parts/fight-question';
import { faultsList } from '../../parts/form';
import { fightAnswer, volleyAnswer } from '../../parts/odds-answer';
import { faultPlace } from '../../parts/odds-form';
import { volleyQuestion } from '../../parts/volley-question';

/** The odds worked out in the browser by the package of the rules, without a connection: the server's answer to the letter. */

interface Refused {
  readonly detail: string;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
}

const refusal = ({ detail, errors }: Refused): string =>
  textOf(
    faultsList(
      errors
        ? errors.map(({ path, message }) => ({ path: faultPlace(path), message }))
        : [{ path: '', message: detail }],
    ),
  );

/** The answer to what stands in the form, as HTML. */
export const answerTo = (query: URLSearchParams): string => {
  if (query.get('kind') === 'volley') {
    const question = volleyQuestion(query);
    const odds = calculateVolleyOdds(question as never);
    return odds.ok ? textOf(volleyAnswer(odds.value, { query, question })) : refusal(odds.error);
  }
  const sides = fightSides(query);
  const odds = calculateFightOdds({ sides } as never);
  return odds.ok
    ? textOf(fightAnswer(odds.value, sideNames(query), { query, question: { sides: plainSides(sides) } }))
    : refusal(odds.error);
};
