import { askForm, plainRules, questionIn } from '../ask/answering';
import { askedField } from '../ask/flat-input';
import type { AskQuestion } from '../ask/question';
import { ASK, askQuestions } from '../ask/questions';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { editionIn, inEdition } from '../parts/edition';
import { inEvent } from '../parts/in-address';
import { eventField, followingEvents } from '../parts/in-event';
import { list } from '../parts/layout-parts';
import { type Page, referencePage } from '../reply';

const texts = messages.ask;

/** All questions by their headings. */
const questionLists = (edition: string): Html =>
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
                  html`<a href="${inEdition(`${ASK}?question=${id}`, edition)}">${title}</a>`,
              ),
          )}
        </section>`,
    )}
  </div>`;

/** A question as a form: its answer beside it, and its input in the address, so that it can be sent to somebody. */
export const askPage: Page = followingEvents(async ({ query }, context) => {
  const found = questionIn(query);
  if (!found)
    return referencePage(() => ({
      title: texts.title,
      section: 'RULES',
      edition: { shown: editionIn(query), query },
      main: html`<h1>${texts.title}</h1>
        <p class="lead">${texts.lead}</p>
        ${questionLists(editionIn(query))}`,
    }));
  const { question, edition } = found;
  const rules = context.event ?? plainRules(edition);
  const asked = await askForm(
    { question, edition, query, rules, inEvent: (address) => inEvent(address, query) },
    context,
  );
  if (!asked.ok) return asked;
  const { fields, answer } = asked.value;
  return referencePage(() => ({
    title: question.title,
    section: 'RULES',
    ...(question.only === undefined && { edition: { shown: edition, query } }),
    scripts: ['ask'],
    main: html`<p><a href="${inEdition(ASK, edition)}">${texts.title}</a></p>
      <h1>${question.title}</h1>
      <div class="odds ask" data-here="${JSON.stringify(rules)}" data-asked="${query.toString()}">
        <form method="get" action="${ASK}">
          <button class="hidden" tabindex="-1" aria-hidden="true"></button>
          <input type="hidden" name="question" value="${question.id}" />
          ${eventField(query)}
          <input type="hidden" name="edition" value="${edition}" />
          <input type="hidden" name="${askedField[0]}" value="${askedField[1]}" />
          <div data-fields>${fields}</div>
          <button>${texts.answer}</button>
        </form>
        <section data-answer aria-live="polite">${answer}</section>
      </div>`,
  }));
});
