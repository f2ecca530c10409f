import { LONGEST_SEARCH } from '../../../app/kernel/limits';
import { charts } from '../../../app/rules/charts/charts';
import { referenceEntries } from '../../../app/rules/search/reference';
import { scenarios } from '../../../app/rules/scenarios/scenarios';
import { searchRules } from '../../../app/rules/search/search-rules';
import { call } from '../../../app/kernel/use-case';
import { referenceKinds } from '../../../domain/rules/reference/entry';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { sourceText } from '../parts/chance';
import { pageFor } from '../parts/links';
import { type Page, referencePage } from '../reply';

const texts = messages.rules;
const MOST_HITS = 30;
const ALL = 250;

const list = (title: string, items: readonly { readonly href: string; readonly name: string }[]): Html =>
  html`<section class="kind">
    <h2>${title}</h2>
    <ul>
      ${items.map(({ href, name }) => html`<li><a href="${href}">${name}</a></li>`)}
    </ul>
  </section>`;

const searchForm = (query: string): Html =>
  html`<form class="inline" role="search" action="/rules" method="get">
    <label for="q" class="hidden">${texts.search}</label>
    <input
      id="q"
      name="q"
      type="search"
      value="${query}"
      maxlength="${LONGEST_SEARCH}"
      placeholder="${texts.searchPlaceholder}"
    />
    <button>${texts.searchButton}</button>
  </form>`;

const hitsPage = async (asked: string, context: Parameters<Page>[1]): ReturnType<Page> => {
  const found = await call(searchRules, { query: asked, limit: MOST_HITS }, context);
  if (!found.ok) return found;
  const { items } = found.value;
  return referencePage(() => ({
    title: texts.hits(asked),
    section: 'RULES',
    main: html`<h1>${texts.title}</h1>
      ${searchForm(asked)}
      <h2>${texts.hits(asked)}</h2>
      ${items.length === 0 && html`<p>${texts.noHits}</p>`}
      <ol class="hits">
        ${items.map(({ kind, id, name, summary, path, source }) => {
          const href = kind === 'PROFILE' ? `/armies/profiles/${encodeURIComponent(id)}` : pageFor(path);
          return html`<li>
            <b>${href === null ? name : html`<a href="${href}">${name}</a>`}</b>
            <p>${summary}</p>
            <small>${sourceText(source)}</small>
          </li>`;
        })}
      </ol>`,
  }));
};

/** The rules by kind, or what was searched for. */
export const rulesPage: Page = async ({ query }, context) => {
  const asked = (query.get('q') ?? '').trim();
  if (asked !== '') return hitsPage(asked, context);
  const everyEntry = await call(referenceEntries, { limit: ALL }, context);
  if (!everyEntry.ok) return everyEntry;
  const everyChart = await call(charts, {}, context);
  if (!everyChart.ok) return everyChart;
  const everyScenario = await call(scenarios, {}, context);
  if (!everyScenario.ok) return everyScenario;
  return referencePage(() => ({
    title: texts.title,
    section: 'RULES',
    main: html`<h1>${texts.title}</h1>
      ${searchForm('')}
      <div class="kinds">
        ${list(texts.charts, [
          { href: '/rules/to-wound', name: texts.toWound },
          ...everyChart.value.items.map(({ id, name }) => ({ href: `/rules/charts/${id}`, name })),
        ])}
        ${list(
          texts.scenarios,
          everyScenario.value.items.map(({ id, name }) => ({ href: `/rules/scenarios/${id}`, name })),
        )}
        ${referenceKinds.map((kind) =>
          list(
            texts.kinds[kind],
            everyEntry.value.items
              .filter((entry) => entry.kind === kind)
              .map(({ id, name }) => ({ href: `/rules/entries/${id}`, name })),
          ),
        )}
      </div>`,
  }));
};
