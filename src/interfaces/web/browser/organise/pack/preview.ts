import { type TemplateResult, html, nothing } from 'lit-html';
import type { PackPreview, Standing } from '../../../../../app/kernel/generated/answers';
import { criterionNames } from '../../../../../domain/tournaments/pack/criterion-names';
import { figureText } from '../../../criterion-texts';
import { details, list } from '../../page-parts/form-parts';
import { faultInWords } from '../field-labels';
import { row, table } from '../../page-parts/table';
import type { Draft } from './draft';
import { tryGame } from './scoring';
import { packTexts as texts } from './texts';

/** The effect of the rules on examples, or why they cannot be announced. */

const gamesTable = ({ games }: PackPreview): TemplateResult =>
  table({
    className: 'chart',
    columns: [texts.game, { number: texts.first }, { number: texts.second }],
    rows: games.map(({ text, tournamentPoints, opponentPoints }) =>
      row(text, { number: tournamentPoints }, { number: opponentPoints ?? '–' }),
    ),
  });

const valuesOf = ({ criteria, tiebreakers }: Standing): string =>
  [
    ...criteria.map(
      ({ criterion, name, value }) => `${name ?? criterionNames[criterion]} ${figureText(value)}`,
    ),
    ...tiebreakers.map(({ id, value }) => `${id} ${value}`),
  ].join(', ');

const standingsTable = ({ standings }: PackPreview): TemplateResult =>
  table({
    className: 'chart',
    caption: texts.previewOf,
    columns: [
      { number: texts.rank },
      texts.player,
      { number: texts.tp },
      { number: texts.difference },
      texts.values,
    ],
    rows: standings.map((line) =>
      row(
        { number: `${line.tied ? '=' : ''}${line.rank ?? '–'}` },
        line.entrant,
        { number: line.tournamentPoints },
        { number: line.victoryPointDifference },
        valuesOf(line),
      ),
    ),
  });

const faultList = ({ faults, message }: Draft): TemplateResult | typeof nothing =>
  faults.length === 0 && message === null
    ? nothing
    : html`<div class="faults" role="alert">
        <p>${texts.faults}</p>
        ${list([...faults.map(faultInWords), ...(message === null ? [] : [message])])}
      </div>`;

const packWords = (sections: PackPreview['sections']): readonly TemplateResult[] =>
  sections.map(
    ({ heading, lines }) =>
      html`<h4>${heading}</h4>
        ${list(lines)}`,
  );

export const previewSection = (draft: Draft): TemplateResult => {
  const { preview } = draft;
  return html`<section class="pack-preview" aria-label=${texts.preview}>
    <h3>${texts.preview}</h3>
    ${faultList(draft)}
    ${
      preview === null
        ? nothing
        : html`${
            preview.warnings.length === 0
              ? nothing
              : html`<div class="notice">
                  <p>${texts.warnings}</p>
                  ${list(preview.warnings)}
                </div>`
          }
          ${tryGame(draft)} ${gamesTable(preview)}
          ${list(preview.bonuses.map(({ bonus, tournamentPoints, victoryPoints }) => texts.bonusOf(bonus, tournamentPoints, victoryPoints)))}
          ${standingsTable(preview)} ${details(texts.words, packWords(preview.sections))}`
    }
  </section>`;
};
