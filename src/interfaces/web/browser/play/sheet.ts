import { type TemplateResult, html, nothing } from 'lit-html';
import {
  type ScoredStep,
  possiblePoints,
  scoreSheet,
  sheetFaults,
} from '../../../../domain/rules/rulesets/mesbg-2024/scenarios/score-sheet';
import type { ScoringSheet, SheetLine } from '../../../../domain/rules/rulesets/mesbg-2024/scenarios/sheet';
import {
  findScenario2024,
  scoringSheets2024,
} from '../../../../domain/rules/rulesets/mesbg-2024/scenarios/sheets';
import type { Fields } from '../page-parts/form';
import { type Options, optionsOf } from '../page-parts/form-parts';
import type { Game } from '../reports/games';
import { playDetailsTexts as texts } from './details-texts';
import { redraw } from '../page-parts/page';
import { SIDES } from '../reports/report-parts';
import { nameOf, sidesOf, state } from './model';

/** The scoring sheet of the table's scenario: what is chosen in it stands as Victory Points in the form around it. */

/** The scenario of a game; null as long as nobody knows it. */
export const scenarioOfGame = ({ veto }: Game): string | null =>
  veto ? (veto.next === null ? veto.scenario : null) : (state.round?.scenario ?? null);

export const sheetOf = (game: Game): ScoringSheet | null => {
  const scenario = scenarioOfGame(game);
  // Both editions have scenarios of the same names.
  if (state.event?.edition !== '2024' && !scenario?.startsWith('2024-')) return null;
  const found = scenario === null ? undefined : findScenario2024(scenario);
  return scoringSheets2024.find(({ id }) => id === found?.id) ?? null;
};

/** The faults of what was chosen, by the first field of the game. */
const faults = new Map<string, readonly string[]>();

/** The names of the fields of a game's points. */
type PointFields = readonly [string, string];

const chosenIn = (part: Element, side: string): readonly ScoredStep[] =>
  [...part.querySelectorAll<HTMLSelectElement>(`select[data-side=${side}]`)].flatMap(({ dataset, value }) => {
    const [step = 0, count = 0] = value.split('x').map(Number);
    return count > 0 ? [{ line: dataset['line'] ?? '', step, count }] : [];
  });

const chosen =
  (sheet: ScoringSheet, fields: PointFields) =>
  ({ currentTarget }: Event): void => {
    const part = currentTarget as Element;
    const scored = SIDES.map((side) => chosenIn(part, side));
    const found = scored.flatMap((steps) => sheetFaults(sheet, steps).map(({ message }) => message));
    faults.set(fields[0], found);
    fields.forEach((field, index) => {
      const points = part.closest('form')?.querySelector<HTMLInputElement>(`[name=${field}]`);
      if (points) points.value = String(scoreSheet(sheet, scored[index] ?? []).points);
    });
    part.closest('form')?.dispatchEvent(new Event('input'));
    redraw();
  };

/** A line that is scored once offers its steps; any other how often each step was scored. */
const choices = ({ id, name, steps, times }: SheetLine, side: string, of: string): TemplateResult => {
  const select = (label: string, options: Options): TemplateResult =>
    html`<select data-side=${side} data-line=${id} aria-label=${`${label}, ${of}`}>
      ${optionsOf(options)}
    </select>`;
  if (times === 1)
    return select(name, [
      ['', '–'],
      ...steps.map(({ points, when }, index) => [`${index + 1}x1`, `${points}: ${when}`] as const),
    ]);
  return html`${steps.map(({ points, when }, index) =>
    select(
      `${name}: ${when}`,
      Array.from({ length: times + 1 }, (_, count) => [
        `${index + 1}x${count}`,
        `${count} × ${points}: ${when}`,
      ]),
    ),
  )}`;
};

/** Points that no choice of the sheet gives. */
const impossible = (sheet: ScoringSheet, typed: Fields): readonly string[] =>
  SIDES.map((side) => typed[side] ?? '')
    .filter((points) => points !== '' && !possiblePoints(sheet).has(Number(points)))
    .map((points) => texts.notOnSheet(sheet.name, points));

const sheetPart = (
  sheet: ScoringSheet,
  {
    fields,
    names,
    typed,
  }: { readonly fields: PointFields; readonly names: readonly string[]; readonly typed: Fields },
): TemplateResult =>
  html`<details class="sheet" @change=${chosen(sheet, fields)}>
      <summary>${texts.sheet(sheet.name)}</summary>
      ${sheet.lines.map(
        (line) =>
          html`<fieldset>
            <legend>${line.name}${line.times > 1 ? ` (${line.times}×)` : ''}</legend>
            ${SIDES.map(
              (side, index) =>
                html`<p class="field">
                  <span>${names[index]}</span>${choices(line, side, names[index] ?? '')}
                </p>`,
            )}
          </fieldset>`,
      )}
    </details>
    <p role="alert">${[...(faults.get(fields[0]) ?? []), ...impossible(sheet, typed)].join(' ')}</p>`;

/** The sheet beside the points of a game, where its scenario has one. */
export const sheetBeside = (game: Game, typed: Fields): TemplateResult | typeof nothing => {
  const sheet = sheetOf(game);
  return sheet === null
    ? nothing
    : sheetPart(sheet, { fields: SIDES, names: sidesOf(game).map(nameOf), typed });
};

/** The sheet beside each game of a team match. */
export const sheetOfTeamGame =
  (game: Game) =>
  (fields: PointFields, names: readonly [string, string]): TemplateResult | typeof nothing => {
    const sheet = sheetOf(game);
    return sheet === null ? nothing : sheetPart(sheet, { fields, names, typed: {} });
  };
