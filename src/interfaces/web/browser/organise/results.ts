import { type TemplateResult, html, nothing } from 'lit-html';
import type { Round } from '../../../../app/kernel/generated/answers';
import { MOST_VICTORY_POINTS } from '../../../../domain/tournaments/limits';
import { type Fields, needsPoints, submitted } from '../form';
import { type Game, gamesOf } from '../games';
import { later } from '../later';
import { nameOf, pendingAt, redraw, state } from './model';
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
import { organiseTexts as texts } from './texts';

/** Entering results: a line of numbers and Enter, or the fields of a table. */

const quickHelp = (): string => texts.quickHelp + (moreOfReport()?.lineHelp(state.event?.reports) ?? '');

/** "7 12* 5": table 7 ended 12 to 5, and the first side killed the enemy leader. */
const quick = (round: Round, line: string): string | null => {
  const said = moreOfReport()?.readLine(state.event?.reports, line);
  if (!said) return quickHelp();
  const game = gamesOf(round).find(({ number }) => number === said.table);
  if (!game) return texts.noTable(said.table);
  // A slip of the hand must not change what is in: a correction is made in the table's own row.
  if (game.result !== null) return texts.isIn(game.number);
  send(game, said.report);
  return null;
};

const sendForm = (game: Game, fields: Fields): void =>
  sendReport(game, {
    fields,
    played: () => ({
      victoryPoints: [Number(fields['first']), Number(fields['second'])],
      leaderKilled: [fields['firstKill'] === 'on', fields['secondKill'] === 'on'],
      ...moreOfReport()?.numbersIn(state.event?.reports, fields),
    }),
  });

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

const gameForm = (game: Game): TemplateResult => {
  const sides = sideNames(game);
  return html`<form
    class="game"
    data-open=${String(game.result === null && !pendingAt(pathOf(game)))}
    aria-label=${texts.table(game.number)}
    @change=${needsPoints('PLAYED')}
    @submit=${submitted((fields, form) => {
      sendForm(game, fields);
      focusNext(form);
    }, true)}
  >
    <b class="table">${game.number}</b>
    <span class="name first"><bdi>${sides[0]}</bdi></span>
    <span class="side">${kill(game, 0)}${points(game, 0)}</span>
    <span class="side">${points(game, 1)}${kill(game, 1)}</span>
    <span class="name"><bdi>${sides[1]}</bdi></span>
    ${moreOfReport()?.moreFields(state.event?.reports, game, { names: sides, nameOf })} ${kindSelect(game)}
    ${reportButtons(game)}
  </form>`;
};

/** Numbers of the pack, and the winner by word. */
const moreOfReport = later(() => import('../report-numbers'), redraw);

/** The matches of teams come with the first team event. */
const teamResults = later(() => import('./team-results'), redraw);

export const results = (round: Round): TemplateResult =>
  state.event?.format === 'TEAMS' ? (teamResults()?.teamResults(round) ?? html``) : singleResults(round);

let quickFault: string | null = null;

const singleResults = (round: Round): TemplateResult =>
  html`<form
      class="inline quick"
      @submit=${submitted(({ line = '' }, form) => {
        quickFault = quick(round, line);
        if (quickFault === null) form.reset();
        redraw();
      }, true)}
    >
      <label for="quick">${texts.quick}</label>
      <input
        id="quick"
        name="line"
        autocomplete="off"
        placeholder="7 12* 5"
        aria-describedby="quick-help"
        accesskey="r"
      />
      <button>${texts.save}</button>
      <small id="quick-help" role=${quickFault === null ? nothing : 'alert'}
        >${quickFault ?? quickHelp()}</small
      >
    </form>
    <div class="games">${eachGame(round, gameForm)}</div>`;
