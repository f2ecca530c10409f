import { namesOf } from '../../../shared/names-of';
import { LONGEST_SEARCH } from '../../../app/kernel/limits';
import { call } from '../../../app/kernel/use-case';
import { charts } from '../../../app/rules/charts/charts';
import { scenarios } from '../../../app/rules/scenarios/scenarios';
import { referenceEntries } from '../../../app/rules/search/reference';
import { searchRules } from '../../../app/rules/search/search-rules';
import { referenceKinds } from '../../../domain/rules/reference/entry';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { sourceText } from '../parts/chance';
import { searchForm } from '../parts/form';
import { list } from '../parts/layout-parts';
import { linkIfPage } from '../parts/links';
import { type Page, referencePage } from '../reply';

const texts = messages.rules;
const MOST_HITS = 30;
const ALL = 250;

/** A section with links to `path` and the id of each item. */
const section = (
  title: string,
  path: string,
  items: readonly { readonly id: string; readonly name: string }[],
): Html =>
  html`<section class="kind">
    <h2>${title}</h2>
    ${list(items.map(({ id, name }) => html`<a href="/rules/${path}${id}">${name}</a>`))}
  </section>`;

const search = (query: string): Html => {
  const value = html`value="${query}" maxlength="${LONGEST_SEARCH}" placeholder="${texts.searchPlaceholder}"`;
  return searchForm(texts.search, texts.searchButton, value);
};

const hitsPage = async (asked: string, context: Parameters<Page>[1]): ReturnType<Page> => {
  const found = await call(searchRules, { query: asked, limit: MOST_HITS }, context);
  if (!found.ok) return found;
  const { items } = found.value;
  return referencePage(() => ({
    title: texts.hits(asked),
    section: 'RULES',
    main: html`<h1>${texts.title}</h1>
      ${search(asked)}
      <h2>${texts.hits(asked)}</h2>
      ${items.length === 0 && html`<p>${texts.noHits}</p>`}
      <ol class="hits">
        ${items.map(({ kind, id, name, summary, path, source }) => {
          const page = kind === 'PROFILE' ? `/armies/profiles/${encodeURIComponent(id)}` : undefined;
          return html`<li>
            <b>${linkIfPage({ name, path, page })}</b>
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
  const ofKind = (wanted: string) => everyEntry.value.items.filter(({ kind }) => kind === wanted);
  const chartsShown = everyChart.value.items.map(({ id, name }) => ({ id: `charts/${id}`, name }));
  return referencePage(() => ({
    title: texts.title,
    section: 'RULES',
    main: html`<h1>${texts.title}</h1>
      ${search('')}
      <div class="kinds">
        ${section(texts.charts, '', [{ id: 'to-wound', name: texts.toWound }, ...chartsShown])}
        ${section(texts.scenarios, 'scenarios/', everyScenario.value.items)}
        ${section(texts.edition2024, '', [{ id: 'coverage', name: texts.coverage }])}
        ${namesOf(referenceKinds).map((kind) => section(texts.kinds[kind], 'entries/', ofKind(kind)))}
      </div>`,
  }));
};
