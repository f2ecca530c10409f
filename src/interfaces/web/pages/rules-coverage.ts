import { call } from '../../../app/kernel/use-case';
import { rulesCoverage } from '../../../app/rules/editions/rules-coverage';
import { scoringSheets } from '../../../app/rules/editions/scoring-sheets';
import { type FactArea, factAreas } from '../../../domain/rules/rulesets/mesbg-2024/facts/fact';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { scoringTable } from '../parts/scoring-table';
import { row, table } from '../parts/table';
import { type Page, referencePage } from '../reply';

const texts = messages.rules;

/** The facts of the 2024 edition beside those of 2018, with their grades, and its scoring sheets. */
export const rulesCoveragePage: Page = async (_request, context) => {
  const coverage = await call(rulesCoverage, {}, context);
  if (!coverage.ok) return coverage;
  const sheets = await call(scoringSheets, {}, context);
  if (!sheets.ok) return sheets;
  const { facts, counts } = coverage.value;
  const areaTable = (area: FactArea): Html =>
    html`<h2>${factAreas[area]}</h2>
      ${table({
        className: 'chart',
        caption: factAreas[area],
        hasHiddenCaption: true,
        columns: [texts.fact, texts.in2018, texts.example, texts.grade],
        rows: facts
          .filter((fact) => fact.area === area)
          .map(({ fact, in2018, example, grade, source }) =>
            row(fact, in2018 ?? '', example ?? '', html`<span title="${source ?? ''}">${grade}</span>`),
          ),
      })}`;
  return referencePage(() => ({
    title: texts.coverage,
    section: 'RULES',
    main: html`<h1>${texts.coverage}</h1>
      <p class="lead">${texts.coverageLead}</p>
      <p><a href="/rules/changes">${messages.changes.title}</a></p>
      <p>${counts.map(({ grade, facts: count }) => `${grade}: ${count}`).join(', ')}</p>
      ${(Object.keys(factAreas) as FactArea[]).map(areaTable)}
      <h2>${texts.scoringSheets}</h2>
      ${sheets.value.items.map(
        ({ name, lines, notCovered }) =>
          html`<details>
            <summary>${name}</summary>
            ${lines !== null && scoringTable(lines)}
            <p>${notCovered}</p>
          </details>`,
      )}`,
  }));
};
