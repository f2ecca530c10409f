import { inputFaults } from '../../../app/kernel/answer';
import type { RulesContext } from '../../../app/kernel/ports';
import type { AnyUseCase } from '../../../app/kernel/use-case';
import type { Fault } from '../../../app/kernel/faults';
import { type InputField, fieldsOfInput } from '../../../app/rules/asking/input-fields';
import { askByHouseRulings } from '../../../app/rules/asking/by-house-rulings';
import type { EventRules } from '../../../shared/house-ruling';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { field, faultsList } from '../parts/form';
import { list } from '../parts/layout-parts';
import { type Input, inputIn } from './flat-input';
import { plainFields } from './form';
import type { AskQuestion, OwnDice } from './question';

/** Dice of a test in its form: thrown here or at the table, the points spent on them, and what follows from them. */

const texts = messages.ask;
const PREFIX = 'thrown';
const DICE = `${PREFIX}.dice`;

/** Dice as somebody types them, such as `4 2 6` or `426`; what is no number stays as it is, for the schema to refuse. */
const diceIn = (text: string): readonly unknown[] =>
  text
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
    .flatMap((word): readonly unknown[] => (/^\d+$/.test(word) ? [...word].map(Number) : [word]));

/** A number for each kind of points that may be spent. */
const spentFields = (operation: AnyUseCase<RulesContext>, { spent }: OwnDice): readonly InputField[] =>
  fieldsOfInput(operation.input).filter(({ name }) => spent.includes(name));

/** Whether more dice are to be thrown: they must be, they may be, or it is over. */
type Further = 'MUST' | 'MAY' | 'NO';

interface Thrown {
  readonly further: Further;
  readonly answer: Html;
}

const isTooFew = ({ path, code }: Fault): boolean => path === 'dice' && code === 'TOO_SHORT';

/** The form's part for dice, and their answer where there are any. */
export interface DicePart {
  readonly fields: Html;
  readonly answer: Html | false;
}

interface Asked {
  readonly question: AskQuestion;
  readonly edition: string;
  readonly query: URLSearchParams;
  /** The question of the form, as its operation is asked. */
  readonly input: Input;
  readonly rules: EventRules;
  readonly placeOf: (path: string) => string;
}

interface ThrownQuestion {
  readonly own: OwnDice;
  readonly operation: AnyUseCase<RulesContext>;
  readonly given: Input;
}

const answerTo = async (
  { own, operation, given }: ThrownQuestion,
  { rules, placeOf }: Asked,
  context: RulesContext,
): Promise<Thrown> => {
  const answer = await askByHouseRulings<unknown>(operation, { given, rules, context });
  if (!answer.ok) {
    const faults = inputFaults(answer);
    const further = faults.length === 1 && faults.every(isTooFew) ? 'MUST' : 'NO';
    return {
      further,
      answer: faultsList(faults.map(({ path, message }) => ({ path: placeOf(path), message }))),
    };
  }
  const { value } = answer.value;
  const { headline, isGood, lines } = own.put(value as never);
  return {
    further: own.mayGoOn?.(value as never, given) === true ? 'MAY' : 'NO',
    answer: html`<p class="said" data-good="${String(isGood)}"><b>${headline}</b></p>
      ${list(lines)}`,
  };
};

/** The dice of a question that has any: their fields, and what follows from those given. */
export const dicePart = async (asked: Asked, context: RulesContext): Promise<DicePart | null> => {
  const { question, edition, query, input } = asked;
  const { dice: own } = question;
  if (!own || (own.only ?? edition) !== edition) return null;
  const operation = await own.load();
  const fields = spentFields(operation, own);
  const given = (query.get(DICE) ?? '').trim();
  const { [PREFIX]: spent = {} } = inputIn(
    [
      {
        ...{ name: PREFIX, description: '', fallback: undefined, isRequired: true },
        value: { kind: 'OBJECT', fields },
      },
    ],
    query,
    {},
  ) as { readonly [PREFIX]?: Input };
  const dice = diceIn(given);
  const thrown =
    dice.length === 0
      ? null
      : await answerTo(
          { own, operation, given: { ...(own.situation?.(input) ?? input), ...spent, dice } },
          asked,
          context,
        );
  return {
    fields: html`<fieldset data-thrown="${thrown?.further ?? 'NO'}">
      <legend>${texts.ownDice}</legend>
      <div class="fields">
        ${field(
          texts.dice,
          html`<input
            name="${DICE}"
            value="${given}"
            inputmode="numeric"
            maxlength="600"
            autocomplete="off"
            placeholder="${texts.diceExample}"
          />`,
        )}
      </div>
      ${plainFields(fields, { question, edition, path: `${PREFIX}.`, value: spent })}
      <button type="button" class="quiet" data-roll hidden>${own.roll}</button>
    </fieldset>`,
    answer:
      thrown !== null &&
      html`<h2>${texts.withDice(dice.map(String))}</h2>
        ${thrown.answer}`,
  };
};
