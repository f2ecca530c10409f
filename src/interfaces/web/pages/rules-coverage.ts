import { call } from '../../../app/kernel/use-case';
import { rulesCoverage } from '../../../app/rules/editions/rules-coverage';
import { scoringSheets } from '../../../app/rules/editions/scoring-sheets';
import { type FactArea, factAreas } from '../../../domain/rules/rulesets/mesbg-2024/facts/fact';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { scroll } from '../parts/layout-parts';
import { plainTable, row } from '../parts/table';
import { followingEvents } from '../parts/in-event';
import { type Page, referencePage } from '../reply';

const texts = messages.rules;

/** The sources of a fact, one by one. */
const partsOf = (source: string | null): readonly string[] => source?.split('; ') ?? [];

/** The facts of the 2024 edition beside those of 2018, with their grades, and its scoring sheets. */
export const rulesCoveragePage: Page = followingEvents(async (_request, context) => {
  const coverage = await call(rulesCoverage, {}, context);
  if (!coverage.ok) return coverage;
  const sheets = await call(scoringSheets, {}, context);
  if (!sheets.ok) return sheets;
  const { facts, counts } = coverage.value;
  const sources = [...new Set(facts.flatMap(({ source }) => partsOf(source)))];
  /** "A (1, 3)": the numbers of its sources in the list below. */
  const gradeWords = (grade: string, parts: readonly string[]): string =>
    parts.length === 0 ? grade : `${grade} (${parts.map((part) => sources.indexOf(part) + 1).join(', ')})`;
  const areaTable = (area: FactArea): Html =>
    html`<h2>${factAreas[area]}</h2>
      ${scroll(
        factAreas[area],
        plainTable({
          className: 'chart',
          caption: factAreas[area],
          hasHiddenCaption: true,
          columns: [texts.fact, texts.in2018, texts.example, texts.grade],
          rows: facts
            .filter((fact) => fact.area === area)
            .map(({ fact, in2018, example, grade, source }) =>
              row(fact, in2018 ?? '', example ?? '', gradeWords(grade, partsOf(source))),
            ),
        }),
      )}`;
  return referencePage(() => ({
    title: texts.coverage,
    section: 'RULES',
    main: html`<h1>${texts.coverage}</h1>
      <p class="lead">${texts.coverageLead}</p>
      <p><a href="/rules/changes">${messages.changes.title}</a></p>
      <p>${counts.map(({ grade, facts: count }) => `${grade}: ${count}`).join(', ')}</p>
      ${(Object.keys(factAreas) as FactArea[]).map(areaTable)}
      <h2>${messages.sources}</h2>
      <ol>
        ${sources.map((source) => html`<li>${source}</li>`)}
      </ol>
      <h2>${texts.scoringSheets}</h2>
      <ul class="plain">
        ${sheets.value.items.map(
          ({ id, name }) => html`<li><a href="/rules/scenarios/${id}">${name}</a></li>`,
        )}
      </ul>`,
  }));
});
