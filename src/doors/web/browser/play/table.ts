import type { TemplateResult } from 'lit-html';
import { html, nothing } from 'lit-html';
import type { ResultView, RoundView } from '../../../../app/tournaments/views';
import { needsPoints, submitted } from '../organise/form';
import { change } from '../outbox';
import { playWords as words } from '../play-words';
import { fixed, me, nameOf, shown } from './model';

/** The game that the page is about: reported by one side, confirmed or disputed by the other. */

interface Game {
  readonly round: number;
  readonly table: number;
  readonly state: RoundView['state'];
  readonly entrants: readonly string[];
  readonly result: ResultView | null;
  readonly version: string;
}

/** The game that the page is about: that of the address, or one's own. */
const game = (): Game | null => {
  const { round } = shown;
  if (round === null) return null;
  const own = me();
  const at = round.tables.find(({ table, entrants }) =>
    fixed['table'] === undefined ? own !== null && entrants.includes(own) : String(table) === fixed['table'],
  );
  if (at) return { ...at, round: round.number, state: round.state };
  const { unpaired } = round;
  const isAsked =
    fixed['table'] === undefined
      ? unpaired?.entrant === own
      : String(unpaired?.table ?? '') === fixed['table'];
  return unpaired && unpaired.table !== null && isAsked
    ? {
        ...unpaired,
        table: unpaired.table,
        entrants: [unpaired.entrant],
        round: round.number,
        state: round.state,
      }
    : null;
};

/** Below the address of the table, over the version that is shown. */
const act = (label: string, it: Game, [method, path, body]: readonly [string, string, object]): void => {
  const { version: ifMatch, round, table: number } = it;
  if (shown.id !== null)
    change({
      tournament: shown.id,
      method,
      path: `/rounds/${round}/tables/${number}/${path}`,
      body,
      ifMatch,
      label,
    });
};

const report = (it: Game, fields: Readonly<Record<string, string>>): void => {
  const { kind = '' } = fields;
  const body =
    kind === ''
      ? {
          kind: 'PLAYED',
          victoryPoints: [Number(fields['first']), Number(fields['second'])],
          leaderKilled: [fields['firstKill'] === 'on', fields['secondKill'] === 'on'],
        }
      : { kind: 'CONCESSION', concededBy: kind };
  act(words.report, it, ['PUT', 'result', body]);
};

const reportForm = (it: Game): TemplateResult => {
  const [first, second] = it.entrants;
  const side = (name: 'first' | 'second', entrant: string | undefined): TemplateResult =>
    html`<div class="play-side">
      <label class="field"
        ><span>${words.points(nameOf(entrant))}</span
        ><input name=${name} type="number" inputmode="numeric" min="0" max="1000" required
      /></label>
      <label class="tick"
        ><input type="checkbox" name="${name}Kill" /><span>${words.killed(nameOf(entrant))}</span></label
      >
    </div>`;
  return html`<form
    class="stack card"
    @change=${needsPoints('')}
    @submit=${submitted((fields) => report(it, fields))}
  >
    <h2>${words.report}</h2>
    ${side('first', first)} ${side('second', second)}
    ${
      second === undefined
        ? nothing
        : html`<label class="field"
            ><span>${words.how}</span
            ><select name="kind">
              <option value="">${words.played}</option>
              ${it.entrants.map((entrant) => html`<option value=${entrant}>${words.conceded(nameOf(entrant))}</option>`)}
            </select></label
          >`
    }
    <button>${words.send}</button>
  </form>`;
};

const resultText = ({ kind, victoryPoints, concededBy }: ResultView): string =>
  victoryPoints
    ? victoryPoints.join('–')
    : concededBy
      ? words.conceded(nameOf(concededBy))
      : kind.toLowerCase();

/** The other side's report wants a yes or a no. */
const answers = (it: Game): TemplateResult => {
  return html`<p class="buttons">
      <button @click=${() => act(words.confirm, it, ['POST', 'confirm', {}])}>${words.confirm}</button>
    </p>
    <form
      class="row"
      @submit=${submitted(({ reason }) => act(words.dispute, it, ['POST', 'dispute', { reason }]))}
    >
      <label class="field"
        ><span>${words.disputeWhy}</span><input name="reason" required maxlength="300"
      /></label>
      <button class="danger">${words.dispute}</button>
    </form>`;
};

const reported = (it: Game, result: ResultView): TemplateResult =>
  html`<div class="card">
    <p>
      <b>${words.result(resultText(result))}</b>
      <small>${words.statuses[result.status] ?? ''}</small>
    </p>
    ${result.status === 'REPORTED' && result.reportedBy !== me() ? answers(it) : nothing}
  </div>`;

export const table = (): TemplateResult => {
  const it = game();
  const { round } = shown;
  const own = me();
  if (it === null) {
    const hasBye = own !== null && round?.unpaired?.entrant === own;
    return html`<p class="lead">${hasBye ? words.bye : words.noRound}</p>`;
  }
  const isMine = own === null || it.entrants.includes(own);
  const opponent = it.entrants.find((entrant) => entrant !== own);
  return html`${
    fixed['table'] === undefined
      ? html`<p class="play-table">
          ${words.round(it.round)}
          <b>${words.table(it.table)}</b>
          ${words.against(nameOf(it.entrants.length === 1 ? undefined : opponent))}
        </p>`
      : nothing
  }
  ${
    round?.clock?.endsAt && it.state === 'STARTED' && fixed['table'] === undefined
      ? html`<p class="clock" role="timer" data-ends=${round.clock.endsAt} data-over-text=${words.timeUp}>
          <b></b>
        </p>`
      : nothing
  }
  ${
    it.state === 'DRAWN'
      ? html`<p>${words.notStarted}</p>`
      : !isMine
        ? html`<p>${words.notYours}</p>`
        : it.result
          ? reported(it, it.result)
          : reportForm(it)
  }`;
};
