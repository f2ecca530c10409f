import type { TemplateResult } from 'lit-html';
import { html, nothing, render } from 'lit-html';
import type { EntrantArmy } from '../../../app/tournaments/entrant-army';
import type { ResultView, RoundView, TournamentView } from '../../../app/tournaments/views';
import { playWords as words } from './play-words';
import { ask, newKey } from './api';
import { startClocks } from './clock';
import { submitted } from './organise/form';
import { change, dismiss, flush, offline, waiting, watchOutbox } from './outbox';
import { keepEvent, keptEvents, tokenFor } from './tokens';

/**
 * The player's page: my table now, report and confirm, my army. It opens with the link `#id.token`; at a table's own address
 * it shows the form of that table to whoever holds a token.
 */

interface Game {
  readonly round: number;
  readonly table: number;
  readonly state: RoundView['state'];
  readonly entrants: readonly string[];
  readonly result: ResultView | null;
  readonly version: string;
}

interface Shown {
  id: string | null;
  event: TournamentView | null;
  round: RoundView | null;
  army: EntrantArmy | null;
  armyText: string;
  notice: string | null;
}

const EVERY_MS = 6_000;
const root = document.getElementById('play');
const { tournament: fixedId, round: fixedRound, table: fixedTable } = root?.dataset ?? {};
const shown: Shown = { id: null, event: null, round: null, army: null, armyText: '', notice: null };

const home = (): string => `/v1/tournaments/${encodeURIComponent(shown.id ?? '')}`;
const token = (): string | null => (shown.id === null ? null : tokenFor(shown.id));

/** A player's token says which entrant it is for; another duty's does not. */
const me = (): string | null => /^muster_player_(e\d+)_/.exec(token() ?? '')?.[1] ?? null;

const nameOf = (entrant: string | undefined): string =>
  entrant === undefined
    ? words.spare
    : (shown.event?.entrants.find(({ id }) => id === entrant)?.name ?? entrant);

const read = async <T>(path: string): Promise<T | null> => {
  const asked = await ask<T>({ path: `${home()}${path}`, token: token() });
  return asked.kind === 'OK' ? asked.value : null;
};

const refresh = async (): Promise<void> => {
  if (shown.id === null) return draw();
  const event = await read<TournamentView>('');
  if (event && event.version !== shown.event?.version) {
    shown.event = event;
    const kept = keptEvents().find(({ id }) => id === event.id);
    if (kept && kept.name !== event.name) keepEvent({ ...kept, name: event.name });
    const number = fixedRound ?? event.roundsDrawn.at(-1)?.number;
    shown.round = number === undefined ? null : await read<RoundView>(`/rounds/${number}`);
    const own = me();
    if (own !== null && fixedTable === undefined)
      shown.army = await read<EntrantArmy>(`/entrants/${own}/army`);
  }
  draw();
};

/** The game that the page is about: that of the address, or one's own. */
const game = (): Game | null => {
  const { round } = shown;
  if (round === null) return null;
  const own = me();
  const at = round.tables.find(({ table, entrants }) =>
    fixedTable === undefined ? own !== null && entrants.includes(own) : String(table) === fixedTable,
  );
  if (at) return { ...at, round: round.number, state: round.state };
  const { unpaired } = round;
  const isAsked =
    fixedTable === undefined ? unpaired?.entrant === own : String(unpaired?.table ?? '') === fixedTable;
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
        ><input name=${name} type="number" inputmode="numeric" min="0" max="1000" value="0"
      /></label>
      <label class="tick"
        ><input type="checkbox" name="${name}Kill" /><span>${words.killed(nameOf(entrant))}</span></label
      >
    </div>`;
  return html`<form class="stack card" @submit=${submitted((fields) => report(it, fields))}>
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

const table = (): TemplateResult => {
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
    fixedTable === undefined
      ? html`<p class="play-table">
          ${words.round(it.round)}
          <b>${words.table(it.table)}</b>
          ${words.against(nameOf(it.entrants.length === 1 ? undefined : opponent))}
        </p>`
      : nothing
  }
  ${
    round?.clock?.endsAt && it.state === 'STARTED' && fixedTable === undefined
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

const sendArmy = async (army: string): Promise<void> => {
  const own = me();
  if (own === null) return;
  shown.armyText = army;
  const asked = await ask<EntrantArmy>({
    method: 'PUT',
    path: `${home()}/entrants/${own}/army`,
    body: { army },
    token: token(),
    key: newKey(),
  });
  if (asked.kind === 'OK') {
    shown.army = asked.value;
    shown.notice = words.submitted;
  } else shown.notice = asked.kind === 'REFUSED' ? asked.problem.detail : words.offline;
  draw();
};

const army = (): TemplateResult =>
  html`<details ?open=${shown.army !== null || shown.event?.roundsDrawn.length === 0}>
    <summary>${words.army}</summary>
    ${
      shown.army
        ? html`<p class=${shown.army.legal ? 'legal' : 'illegal'}>
              ${shown.army.legal ? words.legal : words.illegal}
            </p>
            <ul>
              ${shown.army.findings.map((finding) => html`<li>${finding}</li>`)}
            </ul>`
        : nothing
    }
    <form class="stack" @submit=${submitted(({ army: text = '' }) => void sendArmy(text), true)}>
      <label for="army">${words.armyHelp}</label>
      <textarea
        id="army"
        name="army"
        rows="8"
        required
        spellcheck="false"
        .value=${shown.army?.army ?? shown.armyText}
      ></textarea>
      <button>${words.submit}</button>
    </form>
  </details>`;

const outbox = (): TemplateResult => {
  const own = waiting().filter(({ tournament }) => tournament === shown.id);
  const open = own.filter(({ problem }) => problem === null).length;
  return html`<div class="outbox" role="status">
      ${offline() ? html`<p class="offline">${words.offline}</p>` : nothing}
      ${open > 0 ? html`<p>${words.waiting(open)}</p>` : nothing}
    </div>
    <ul class="refusals">
      ${own
        .filter(({ problem }) => problem !== null)
        .map(
          ({ key, label, problem }) =>
            html`<li class="refused" role="alert">
              <b>${label}</b> ${problem?.detail}
              <button class="quiet" @click=${() => dismiss(key)}>${words.dismiss}</button>
            </li>`,
        )}
    </ul>
    ${shown.notice === null ? nothing : html`<p class="notice" role="status">${shown.notice}</p>`}`;
};

const open = (text: string): void => {
  const [id = '', secret] = (text.split('#').at(-1) ?? '').split('.').map(decodeURIComponent);
  if (secret) keepEvent({ id, name: id, token: secret, recoveryCode: null });
  if (id !== '' && tokenFor(id) !== null) Object.assign(shown, { id, event: null, round: null, army: null });
  void refresh();
};

const entry = (): TemplateResult =>
  html`<form class="stack" @submit=${submitted(({ link = '' }) => open(link))}>
      <label for="link">${words.link}</label>
      <input
        id="link"
        name="link"
        required
        autocomplete="off"
        spellcheck="false"
        aria-describedby="link-help"
      />
      <small id="link-help">${words.linkHelp}</small>
      <button>${words.open}</button>
    </form>
    ${
      keptEvents().length > 0
        ? html`<h2>${words.yours}</h2>
            <ul class="plain">
              ${keptEvents().map(({ id, name }) => html`<li><a href="/play#${encodeURIComponent(id)}">${name}</a></li>`)}
            </ul>`
        : nothing
    }`;

const page = (): TemplateResult => {
  if (fixedTable !== undefined)
    return token() === null ? html`<p>${words.noToken}</p>` : html`${outbox()} ${table()}`;
  if (shown.id === null) return entry();
  const own = me();
  return html`<p class="event-name">
      <a href="/tournaments/${encodeURIComponent(shown.id)}"
        >${shown.event?.name ?? '…'}: ${words.standings}</a
      >
    </p>
    <h2>${own === null ? '' : nameOf(own)}</h2>
    ${outbox()} ${table()} ${own === null ? nothing : army()}`;
};

function draw(): void {
  if (root) render(page(), root);
}

root?.replaceChildren();
watchOutbox((done) => {
  draw();
  if (done) void refresh();
});
addEventListener('hashchange', () => open(location.hash));
setInterval(() => {
  if (document.visibilityState === 'visible') void refresh();
}, EVERY_MS);

if (fixedId !== undefined) {
  shown.id = fixedId;
  void refresh();
} else if (location.hash.length > 1) {
  open(location.hash);
  history.replaceState(null, '', `#${location.hash.slice(1).split('.')[0]}`);
}
draw();
startClocks();
void flush();
