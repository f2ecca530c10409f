import { call } from '../../../app/kernel/use-case';
import { referenceEntry } from '../../../app/search/reference';
import { html } from '../html';
import { messages } from '../messages';
import { sourcesList } from '../parts/chance';
import { figure, titledList } from '../parts/layout-parts';
import { linkIfPage } from '../parts/links';
import { followingEvents } from '../parts/in-event';
import { type Page, referencePage } from '../reply';

const texts = messages.rules;

const shown = (name: string, value: unknown): string =>
  name.endsWith('Inches')
    ? texts.inches(Number(value))
    : typeof value === 'string'
      ? value.toLowerCase().replaceAll('_', ' ')
      : String(value);

/** An entry of the reference: its text, its figures, what to read next. */
export const referenceEntryPage: Page = followingEvents(async ({ parameters }, context) => {
  const found = await call(referenceEntry, { id: parameters['entry'] }, context);
  if (!found.ok) return found;
  const { name, kind, summary, steps, related, sources } = found.value;
  const facts = Object.entries(found.value).filter(
    ([key, value]) => texts.facts[key] !== undefined && value !== null,
  );
  return referencePage(() => ({
    title: name,
    section: 'RULES',
    main: html`<article class="text">
      <p class="event-name"><a href="/rules">${texts.kinds[kind]}</a></p>
      <h1>${name}</h1>
      <p class="lead">${summary}</p>
      ${
        facts.length > 0 &&
        html`<dl class="figures">
          ${facts.map(([key, value]) => figure(texts.facts[key], shown(key, value)))}
        </dl>`
      }
      ${
        steps.length > 0 &&
        html`<h2>${texts.steps}</h2>
          <ol>
            ${steps.map((step) => html`<li>${step}</li>`)}
          </ol>`
      }
      ${titledList(texts.related, related.map(linkIfPage))} ${sourcesList(sources)}
    </article>`,
  }));
});
