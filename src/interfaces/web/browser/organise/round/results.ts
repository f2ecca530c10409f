import { type TemplateResult, html, nothing } from 'lit-html';
import type { Round } from '../../../../../app/kernel/generated/answers';
import { MOST_VICTORY_POINTS } from '../../../../../domain/tournaments/limits';
import { type Fields, needsPoints, submitted } from '../../page-parts/form';
import { type Game, gamesOf } from '../../reports/games';
import { later } from '../../page-parts/later';
import { lineHelp, moreFields, numbersIn, readLine } from '../../reports/report-numbers';
import { finder } from '../finder';
import { isAllowed, keptOfEvent, nameOf, pendingAt, redraw, state } from '../model';
import { asksForPoints, readMostPoints } from './most-points';
import {
  eachGame,
  kindOf,
  kindSelect,
  pathOf,
  reportButtons,
  send,
  sendReport,
  sideNames,
} from './report-form';
import { organiseTexts as texts } from '../texts';

/** Entering results: a line of numbers and Enter, or the fields of a table. */

const quickHelp = (): string => texts.quickHelp + lineHelp(state.event?.reports);

/** A line that was refused, and why; it stays in sight until a line of the same beginning is taken. */
interface RefusedLine {
  readonly line: string;
  readonly why: string;
}

interface Typed {
  refusedLines: readonly RefusedLine[];
  /** A line beyond what its scenario can bring is taken where it is sent a second time. */
  doubted: string;
  /** The tables whose result was sent here and is not in the round yet: an answer comes before the round that has it. */
  readonly taken: Set<string>;
}

const typed = keptOfEvent<Typed>(() => ({ refusedLines: [], doubted: '', taken: new Set() }));

const forgetTaken = (game: Game): void => {
  const problem = pendingAt(pathOf(game))?.problem ?? null;
  if (game.result !== null || problem !== null) typed.taken.delete(pathOf(game));
};

/** "7 12* 5": table 7 ended 12 to 5, and the first side killed the enemy leader. */
const quick = (round: Round, line: string): string | null => {
  const entry = readLine(state.event?.reports, line);
  if (!entry) return texts.notALine;
  const game = gamesOf(round).find(({ number }) => number === entry.table);
  if (!game) return texts.noTable(entry.table);
  // A slip of the hand must not change what is in: a correction is made in the table's own row.
  forgetTaken(game);
  const isOnItsWay = pendingAt(pathOf(game))?.problem === null || typed.taken.has(pathOf(game));
  if (game.result !== null || isOnItsWay) return texts.isIn(game.number);
  const doubt = asksForPoints(round, game, entry.report.victoryPoints);
  if (doubt !== null && typed.doubted !== line) {
    typed.doubted = line;
    return `${doubt} ${texts.again}`;
  }
  send(game, entry.report);
  typed.taken.add(pathOf(game));
  return null;
};

/** False where the organiser takes the points back on being asked. */
const sendForm = (round: Round, game: Game, fields: Fields): boolean => {
  const victoryPoints = [Number(fields['first']), Number(fields['second'])];
  const isPlayed = (fields['kind'] ?? 'PLAYED') === 'PLAYED';
  const doubt = isPlayed ? asksForPoints(round, game, victoryPoints) : null;
  if (doubt !== null && !confirm(texts.takeAnyway(doubt))) return false;
  sendReport(game, {
    fields,
    played: () => ({
      victoryPoints,
      leaderKilled: [fields['firstKill'] === 'on', fields['secondKill'] === 'on'],
      ...numbersIn(state.event?.reports, fields),
    }),
  });
  return true;
};

const focusNext = (form: HTMLFormElement): void => {
  const forms = [...document.querySelectorAll<HTMLFormElement>('form.game')];
  const after = [...forms.slice(forms.indexOf(form) + 1), ...forms];
  after
    .find((one) => one !== form && one.dataset['open'] === 'true')
    ?.querySelector('input')
    ?.focus();
};

const NAMES = ['first', 'second'] as const;

const points = (game: Game, side: 0 | 1): TemplateResult =>
  html`<input
    name=${NAMES[side]}
    type="number"
    inputmode="numeric"
    min="0"
    max=${MOST_VICTORY_POINTS}
    ?required=${kindOf(game) === 'PLAYED'}
    aria-label=${texts.pointsOf(nameOf(game.entrants[side] ?? 'SPARE'), game.number)}
    .value=${String(game.result?.victoryPoints?.[side] ?? '')}
  />`;

const kill = (game: Game, side: 0 | 1): TemplateResult =>
  html`<label class="tick" title=${texts.leader}
    ><input
      type="checkbox"
      name="${NAMES[side]}Kill"
      .checked=${game.result?.leaderKilled?.[side] ?? false}
    /><span>${texts.leaderShort}</span></label
  >`;

const gameForm =
  (round: Round) =>
  (game: Game): TemplateResult => {
    const sides = sideNames(game);
    return html`<form
      class="game"
      data-open=${String(game.result === null && !pendingAt(pathOf(game)))}
      data-table=${game.table}
      aria-label=${texts.table(game.number)}
      @change=${needsPoints('PLAYED')}
      @submit=${submitted((fields, form) => {
        if (sendForm(round, game, fields)) focusNext(form);
      }, true)}
    >
      <b class="table">${game.number}</b>
      <span class="name first"><bdi>${sides[0]}</bdi></span>
      <span class="side">${kill(game, 0)}${points(game, 0)}</span>
      <span class="side">${points(game, 1)}${kill(game, 1)}</span>
      <span class="name"><bdi>${sides[1]}</bdi></span>
      ${moreFields(state.event?.reports, game, { names: sides, nameOf })} ${kindSelect(game)}
      ${reportButtons(game)}
    </form>`;
  };

/** The matches of teams come with the first team event. */
const teamResults = later(() => import('./team-results'), redraw);

export const results = (round: Round): TemplateResult =>
  state.event?.format === 'TEAMS' ? (teamResults()?.teamResults(round) ?? html``) : singleResults(round);

/** The next line is typed over one that was refused, which is listed below. */
const take = (round: Round, line: string, form: HTMLFormElement): void => {
  const why = quick(round, line);
  const others = typed.refusedLines.filter((one) => one.line.split(/\W/)[0] !== line.split(/\W/)[0]);
  typed.refusedLines = why === null ? others : [...others, { line, why }];
  redraw();
  if (why === null) form.reset();
  else form.querySelector<HTMLInputElement>('#quick')?.select();
};

const refusedLine = ({ line, why }: RefusedLine): TemplateResult => html`<li><b>“${line}”</b> ${why}</li>`;

const quickForm = (round: Round): TemplateResult =>
  html`<form
    class="inline quick"
    @submit=${submitted(({ line = '' }, form) => take(round, line, form), true)}
  >
    <label for="quick">${texts.quick}</label>
    <input
      id="quick"
      name="line"
      autocomplete="off"
      inputmode="tel"
      enterkeyhint="send"
      placeholder="7 12* 5"
      aria-describedby="quick-help"
      aria-invalid=${typed.refusedLines.length > 0 ? 'true' : nothing}
      accesskey="r"
    />
    <button>${texts.save}</button>
    <small id="quick-help">${quickHelp()}</small>
    ${
      typed.refusedLines.length === 0
        ? nothing
        : html`<ul class="refused-lines" role="alert">
            ${typed.refusedLines.map(refusedLine)}
          </ul>`
    }
  </form>`;

const find = finder('games');

/** A table is found by its number or by a name. */
const isFound = ({ number, entrants }: Game): boolean =>
  find.matches(String(number), ...entrants.map(nameOf));

const singleResults = (round: Round): TemplateResult => {
  readMostPoints(round);
  gamesOf(round).forEach(forgetTaken);
  return html`${isAllowed('reportResult') ? quickForm(round) : nothing}
    ${find.field(gamesOf(round).length, redraw)}
    <div class="games">${eachGame(round, gameForm(round), isFound)}</div>`;
};
