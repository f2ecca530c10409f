import { call } from '../../../app/kernel/use-case';
import { scoringSheet } from '../../../app/rules/editions/scoring-sheets';
import { html } from '../html';
import { messages } from '../messages';
import { sourcesList } from '../parts/chance';
import { scoringTable, whoWins } from '../parts/scoring-table';
import { type Page, referencePage } from '../reply';

const texts = messages.rules;

/** A scenario of the 2024 edition: its Victory Points, and what of it is not covered. */
export const scenario2024Page: Page = async ({ parameters }, context) => {
  const found = await call(scoringSheet, { id: parameters['scenario'] }, context);
  if (!found.ok) return found;
  const { name, lines, notCovered, source } = found.value;
  return referencePage(() => ({
    title: name,
    section: 'RULES',
    main: html`<article class="text">
      <h1>${name}</h1>
      <p class="lead">${notCovered}</p>
      ${
        lines !== null &&
        html`<h2>${texts.scoring}</h2>
          ${scoringTable(lines)} ${whoWins(found.value.id)}`
      }
      ${source !== null && sourcesList([source])}
    </article>`,
  }));
};
