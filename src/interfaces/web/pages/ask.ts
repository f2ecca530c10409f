import type { StoredContext } from '../../../app/kernel/store/context';
import { callAny, mapAnswer } from '../../../app/kernel/use-case';
import { byHouseRulings, citingHouse } from '../../../app/rules/asking/by-house-rulings';
import { fieldsOfInput } from '../../../app/rules/asking/input-fields';
import { answerPart } from '../ask/answer';
import { type Input, askedField, inputIn, withChange } from '../ask/flat-input';
import { questionFields, shownFields } from '../ask/form';
import { fieldTexts } from '../ask/field-texts';
import type { AskQuestion } from '../ask/question';
import { ASK, askAddress, askQuestions } from '../ask/questions';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { editionIn, inEdition } from '../parts/edition';
import { faultsList } from '../parts/form';
import { eventField, followingEvents, inEvent } from '../parts/in-event';
import { list } from '../parts/layout-parts';
import { type Page, referencePage } from '../reply';

const texts = messages.ask;

const everyQuestion: readonly AskQuestion[] = Object.values(askQuestions).flat();

/** All questions by their headings. */
const questionLists = (edition: string, query: URLSearchParams): Html =>
  html`<div class="kinds asks">
    ${Object.entries(askQuestions).map(
      ([heading, questions]) =>
        html`<section class="kind">
          <h2>${texts.headings[heading as keyof typeof askQuestions]}</h2>
          ${list(
            questions
              .filter(({ only = edition }: AskQuestion) => only === edition)
              .map(
                ({ id, title }) =>
                  html`<a href="${inEvent(inEdition(`${ASK}?question=${id}`, edition), query)}">${title}</a>`,
              ),
          )}
        </section>`,
    )}
  </div>`;

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
const placeOf = (path: string): string => {
  const [name = ''] = /\w+$/.exec(path.replaceAll(/\[\d+\]$/g, '')) ?? [];
  return fieldTexts[name] ?? path;
};

const answerIn = async (
  question: AskQuestion,
  { edition, query }: { readonly edition: string; readonly query: URLSearchParams },
  context: StoredContext,
) => {
  const operation = await question.load();
  const all = fieldsOfInput(operation.input);
  const hasEdition = all.some(({ name }) => name === 'edition');
  const fields = shownFields(question.fields ?? all, { question, edition });
  const read = inputIn(fields, query, question.usual);
  const input = withButtons(read, query, question.usual);
  const whole = question.complete?.(input) ?? input;
  const asked = hasEdition ? { ...whole, edition } : whole;
  const decided = context.event
    ? byHouseRulings(operation.input, asked, context.event)
    : { input: asked, followed: [] };
  const answer = mapAnswer(await callAny(operation, decided.input, context), (value) =>
    citingHouse(value, decided.followed),
  );
  const addressOf = (other: Input): string =>
    inEvent(askAddress({ id: question.id, edition }, other, askedField), query);
  return { fields, input, answer, addressOf };
};

/** A question as a form: its answer beside it, and its input in the address, so that it can be sent to somebody. */
export const askPage: Page = followingEvents(async ({ query }, context) => {
  const question = everyQuestion.find(({ id }) => id === query.get('question'));
  const edition = question?.only ?? editionIn(query);
  if (!question)
    return referencePage(() => ({
      title: texts.title,
      section: 'RULES',
      edition: { shown: editionIn(query), query },
      main: html`<h1>${texts.title}</h1>
        <p class="lead">${texts.lead}</p>
        ${questionLists(editionIn(query), query)}`,
    }));
  const { fields, input, answer, addressOf } = await answerIn(question, { edition, query }, context);
  if (!answer.ok && answer.error.code !== 'INVALID_INPUT') return answer;
  const faults =
    !answer.ok && answer.error.code === 'INVALID_INPUT'
      ? answer.error.faults.map(({ path, message }) => ({ path: placeOf(path), message }))
      : [];
  return referencePage(() => ({
    title: question.title,
    section: 'RULES',
    ...(question.only === undefined && { edition: { shown: edition, query } }),
    scripts: ['ask'],
    main: html`<p><a href="${inEvent(inEdition(ASK, edition), query)}">${texts.title}</a></p>
      <h1>${question.title}</h1>
      <div class="odds ask">
        <form method="get" action="${ASK}">
          <button class="hidden" tabindex="-1" aria-hidden="true"></button>
          <input type="hidden" name="question" value="${question.id}" />
          ${eventField(query)}
          <input type="hidden" name="edition" value="${edition}" />
          <input type="hidden" name="${askedField[0]}" value="${askedField[1]}" />
          <div data-fields>${questionFields(fields, input, { question, edition })}</div>
          <button>${texts.answer}</button>
        </form>
        <section data-answer aria-live="polite">
          ${faults.length > 0 && faultsList(faults)}
          ${answer.ok && answerPart(answer.value, { question, fields, input, addressOf })}
        </section>
      </div>`,
  }));
});
