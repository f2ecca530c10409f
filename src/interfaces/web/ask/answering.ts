import type { RulesContext } from '../../../app/kernel/ports';
import { type Answer, inputFaults, ok } from '../../../app/kernel/answer';
import { askByHouseRulings } from '../../../app/rules/asking/by-house-rulings';
import { fieldsOfInput } from '../../../app/rules/asking/input-fields';
import type { EventRules } from '../../../shared/house-ruling';
import { type Html, html } from '../html';
import { editionIn, inEdition } from '../parts/edition';
import { faultsList } from '../parts/form';
import { answerPart } from './answer';
import { type Input, askedField, inputIn, withChange } from './flat-input';
import { fieldTexts } from './field-texts';
import { questionFields, shownFields } from './form';
import { dicePart } from './own-dice';
import type { AskQuestion } from './question';
import { askAddress, askQuestions } from './questions';

/** A question as a form and its answer: made by the server, and in the browser as somebody ticks and types. */

const everyQuestion: readonly AskQuestion[] = Object.values(askQuestions).flat();

/** The question that an address asks, and the edition that it is asked in. */
export const questionIn = (
  query: URLSearchParams,
): { readonly question: AskQuestion; readonly edition: string } | null => {
  const question = everyQuestion.find(({ id }) => id === query.get('question'));
  return question ? { question, edition: question.only ?? editionIn(query) } : null;
};

/** Applies the form's own buttons: one more item of a list, like the last, or one less. */
const withButtons = (input: Input, query: URLSearchParams, usual: Input): Input => {
  const [add, remove] = [query.get('add'), query.get('remove')];
  if (remove !== null) return withChange(input, remove, null);
  if (add === null) return input;
  const steps = add.split('.');
  const grown = (here: unknown, before: unknown, [step = '', ...inner]: readonly string[]): unknown => {
    const given = (here ?? {}) as Input;
    const now = (given as Readonly<Record<string, unknown>>)[step];
    const then = (before as Input | undefined)?.[step];
    if (Array.isArray(here))
      return (here as readonly unknown[]).map((item, index) =>
        String(index) === step ? grown(item, {}, inner) : item,
      );
    if (inner.length > 0) return { ...given, [step]: grown(now, then, inner) };
    const there = Array.isArray(now) ? (now as readonly unknown[]) : [];
    const first = Array.isArray(then) ? (then as readonly unknown[])[0] : undefined;
    return { ...given, [step]: [...there, there.at(-1) ?? first ?? {}] };
  };
  return grown(input, usual, steps) as Input;
};

/** The name of a faulty field in the form. */
const placeIn =
  ({ id }: AskQuestion) =>
  (path: string): string => {
    const [name = ''] = /\w+$/.exec(path.replaceAll(/\[\d+\]$/g, '')) ?? [];
    return fieldTexts[`${id}.${name}`] ?? fieldTexts[name] ?? path;
  };

/** The fields of a form, and the answer beside them. */
export interface AskedForm {
  readonly fields: Html;
  readonly answer: Html;
}

interface Asked {
  readonly question: AskQuestion;
  readonly edition: string;
  readonly query: URLSearchParams;
  /** The rules of the event that is followed; those of the edition alone where none is. */
  readonly rules: EventRules;
  /** An address with the event that is followed. */
  readonly inEvent: (address: string) => string;
}

/** Asks the question of an address. A fault of the input is part of the answer. */
export const askForm = async (
  { question, edition, query, rules, inEvent }: Asked,
  context: RulesContext,
): Promise<Answer<AskedForm>> => {
  const operation = await question.load();
  const placeOf = placeIn(question);
  const all = fieldsOfInput(operation.input);
  const fields = shownFields(question.fields ?? all, { question, edition });
  const input = withButtons(inputIn(fields, query, question.usual), query, question.usual);
  const whole = question.complete?.(input) ?? input;
  const given = all.some(({ name }) => name === 'edition') ? { ...whole, edition } : whole;
  const asked = await askByHouseRulings<unknown>(operation, { given, rules, context });
  const faults = inputFaults(asked);
  if (!asked.ok && faults.length === 0) return asked;
  const thrown = asked.ok
    ? await dicePart({ question, edition, query, input: given, rules, placeOf }, context)
    : null;
  const addressOf = (other: Input): string =>
    inEvent(askAddress({ id: question.id, edition }, other, askedField));
  const pageOf = (address: string): string => inEvent(inEdition(address, edition));
  return ok({
    fields: html`${questionFields(fields, input, { question, edition })} ${thrown?.fields}`,
    answer: html`${
      faults.length > 0 && faultsList(faults.map(({ path, message }) => ({ path: placeOf(path), message })))
    }
    ${thrown?.answer}
    ${asked.ok && answerPart(asked.value.value, { question, fields, input, addressOf, pageOf })}`,
  });
};

/** The rules of an edition, outside any event. */
export const plainRules = (edition: string): EventRules => ({ edition, houseRulings: [] });
