import { namesOf } from '../../../shared/names-of';
import { LONGEST_SEARCH } from '../../../app/kernel/limits';
import type { StoredContext } from '../../../app/kernel/store/context';
import { type Answer, call, ok } from '../../../app/kernel/use-case';
import { rulesetIdOf } from '../../../app/rules/edition';
import { EDITION_NAME } from '../../../app/rules/edition-names';
import { scoringSheets } from '../../../app/rules/editions/scoring-sheets';
import { charts } from '../../../app/rules/charts/charts';
import { scenarios } from '../../../app/rules/scenarios/scenarios';
import { editionSearchEntries } from '../../../app/search/edition-search-entries';
import { referenceEntries } from '../../../app/search/reference';
import type { SearchLineWord } from '../../../app/kernel/generated/answers';
import { searchRules } from '../../../app/search/search-rules';
import { referenceKinds } from '../../../domain/rules/reference/entry';
import { lineForms } from '../ask/line-form';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { sourceText } from '../parts/chance';
import { chosenEdition, editionIn, inEdition } from '../parts/edition';
import { searchForm } from '../parts/form';
import { eventField, followingEvents } from '../parts/in-event';
import { list } from '../parts/layout-parts';
import { linkIfPage } from '../parts/links';
import { type Page, referencePage } from '../reply';

const texts = messages.rules;
const MOST_HITS = 30;
const ALL = 250;

interface Item {
  readonly id: string;
  readonly name: string;
}

/** Pages that show both editions side by side. */
const editionPages: readonly Item[] = [
  { id: 'changes', name: messages.changes.title },
  { id: 'coverage', name: texts.coverage },
];

/** A section with a link to each item; nothing for an empty one. */
const section = (title: string, items: readonly Item[], pathOf: (id: string) => string): Html | false =>
  items.length > 0 &&
  html`<section class="kind">
    <h2>${title}</h2>
    ${list(items.map(({ id, name }) => html`<a href="/rules/${pathOf(id)}">${name}</a>`))}
  </section>`;

/** The scenarios of an edition. */
const scenariosIn = async (edition: string, context: StoredContext): Promise<Answer<readonly Item[]>> => {
  if (edition === EDITION_NAME) {
    const found = await call(scenarios, {}, context);
    return found.ok ? ok(found.value.items) : found;
  }
  const found = await call(scoringSheets, {}, context);
  return found.ok ? ok(found.value.items) : found;
};

type Kinded = Item & { readonly kind: string };

/** Everything else of an edition that the rules list by kind. */
const entriesIn = async (edition: string, context: StoredContext): Promise<Answer<readonly Kinded[]>> => {
  if (edition !== EDITION_NAME) return ok(editionSearchEntries().filter(({ kind }) => kind !== 'PROCEDURE'));
  const found = await call(referenceEntries, { limit: ALL }, context);
  return found.ok ? ok(found.value.items) : found;
};

const search = (query: string, asked: URLSearchParams): Html => {
  const edition = asked.get('edition');
  const value = html`value="${query}" maxlength="${LONGEST_SEARCH}" placeholder="${texts.searchPlaceholder}"`;
  const chosen = edition !== null && html`<input type="hidden" name="edition" value="${edition}" />`;
  return searchForm([texts.search, texts.searchButton], value, html`${chosen} ${eventField(asked)}`);
};

/** A line as it was understood: what was not is underlined. */
const readAs = (words: readonly SearchLineWord[]): Html | false => {
  const read = words.flatMap(({ meaning }) => meaning ?? []).join(', ');
  const unread = words.filter(({ meaning }) => meaning === null).map(({ text }) => html`<u>${text}</u> `);
  return (
    words.length > 0 &&
    html`<p>${texts.understood} ${read}. ${unread.length > 0 && html`${texts.notUnderstood} ${unread}`}</p>`
  );
};

/** The page of what the reference of 2018 has not: its row of the changes. */
const pageOfToday = (path: string, id: string): string | undefined =>
  path === '/v1/rules/coverage' ? `/rules/changes#${id}` : undefined;

/** The hits, in the edition chosen; in both side by side before there is a choice. */
const hitsPage = async (asked: string, query: URLSearchParams, context: StoredContext): ReturnType<Page> => {
  const edition = chosenEdition(query);
  const searched = edition === '' ? 'BOTH' : rulesetIdOf(edition);
  const found = await call(searchRules, { query: asked, edition: searched, limit: MOST_HITS }, context);
  if (!found.ok) return found;
  const { items, words } = found.value;
  const forms = lineForms(asked, words);
  return referencePage(() => ({
    title: texts.hits(asked),
    section: 'RULES',
    edition: { shown: edition, query },
    main: html`<h1>${texts.title}</h1>
      ${search(asked, query)}
      <h2>${texts.hits(asked)}</h2>
      ${readAs(words)} ${items.length === 0 && html`<p>${texts.noHits}</p>`}
      <ol class="hits">
        ${items.map(({ kind, id, name, summary, path, edition: of, difference, source }) => {
          const page =
            kind === 'PROFILE'
              ? `/armies/profiles/${encodeURIComponent(id)}`
              : (pageOfToday(path, id) ?? forms.get(id));
          return html`<li>
            <b>${linkIfPage({ name, path, page })}</b> <small>${texts.edition(of)}</small>
            <p>${summary}</p>
            ${difference !== null && html`<p><b>${difference}</b></p>`}
            <small>${sourceText(source)}</small>
          </li>`;
        })}
      </ol>`,
  }));
};

/** The rules of an edition by kind, or what was searched for. */
export const rulesPage: Page = followingEvents(async ({ query }, context) => {
  const asked = (query.get('q') ?? '').trim();
  const edition = editionIn(query);
  if (asked !== '') return hitsPage(asked, query, context);
  const entries = await entriesIn(edition, context);
  if (!entries.ok) return entries;
  const everyChart = await call(charts, { edition }, context);
  if (!everyChart.ok) return everyChart;
  const everyScenario = await scenariosIn(edition, context);
  if (!everyScenario.ok) return everyScenario;
  const chartsShown = [{ id: 'to-wound', name: texts.toWound }, ...everyChart.value.items];
  const chartPath = (id: string): string => inEdition(id === 'to-wound' ? id : `charts/${id}`, edition);
  const entryPath = (id: string): string =>
    edition === EDITION_NAME ? `entries/${id}` : `changes?edition=${edition}#${id}`;
  return referencePage(() => ({
    title: texts.title,
    section: 'RULES',
    edition: { shown: edition, query },
    main: html`<h1>${texts.title}</h1>
      ${search('', query)}
      <p>
        <a class="button" href="${inEdition('/rules/ask', edition)}">${messages.ask.title}</a>
      </p>
      <div class="kinds">
        ${section(texts.bothEditions, editionPages, (id) => inEdition(id, edition))}
        ${section(texts.charts, chartsShown, chartPath)}
        ${section(texts.scenarios, everyScenario.value, (id) => inEdition(`scenarios/${id}`, edition))}
        ${namesOf(referenceKinds)
          .filter((kind) => kind !== 'RULING')
          .map((kind) =>
            section(
              texts.kinds[kind],
              entries.value.filter((entry) => entry.kind === kind),
              entryPath,
            ),
          )}
      </div>`,
  }));
});
