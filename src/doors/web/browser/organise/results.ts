import type { TemplateResult } from 'lit-html';
import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { repeat } from 'lit-html/directives/repeat.js';
import type { ResultView, RoundView } from '../../../../app/tournaments/views';
import { organiseWords as words } from './words';
import { needsPoints, submitted } from './form';
import { act, nameOf, pendingAt, redraw, shown } from './model';

/** Entering results: a line of numbers and Enter, or the fields of a table. */

interface Game {
  readonly table: number;
  readonly entrants: readonly string[];
  readonly result: ResultView | null;
  readonly version: string;
}

const gamesOf = ({ tables, unpaired }: RoundView): readonly Game[] => [
  ...tables,
  ...(unpaired?.table ? [{ ...unpaired, table: unpaired.table, entrants: [unpaired.entrant] }] : []),
];

const pathOf = ({ number }: RoundView, table: number): string => `/rounds/${number}/tables/${table}/result`;

/** What is reported, in short: for the list of what waits. */
const inShort = ({ victoryPoints, kind }: Report): string =>
  victoryPoints ? victoryPoints.join('–') : words.kinds[kind];

interface Report {
  readonly kind: 'PLAYED' | 'CONCESSION' | 'BOTH_LOST';
  readonly victoryPoints?: readonly number[];
  readonly leaderKilled?: readonly boolean[];
  readonly concededBy?: string;
}

/** Over the version that stands on the screen: who has entered something else meanwhile is not overwritten. */
const send = (round: RoundView, game: Game, body: Report): void =>
  act(
    words.resultOf(game.table, game.entrants.map(nameOf).join(' – '), inShort(body)),
    ['PUT', pathOf(round, game.table)],
    { body, ifMatch: game.version },
  );

const QUICK = /^(\d+)\s+(\d+)(\*?)\s*[-:\s]\s*(\d+)(\*?)$/;

/** "7 12* 5": table 7 ended 12 to 5, and the first side killed the enemy leader. */
const quick = (round: RoundView, line: string): string | null => {
  const [, table, first, firstKill, second, secondKill] = QUICK.exec(line) ?? [];
  const game = gamesOf(round).find((one) => one.table === Number(table));
  if (!game) return table === undefined ? words.quickHelp : words.noTable(Number(table));
  // A slip of the hand must not change what is in: a correction is made in the table's own row.
  if (game.result !== null) return words.isIn(game.table);
  send(round, game, {
    kind: 'PLAYED',
    victoryPoints: [Number(first), Number(second)],
    leaderKilled: [firstKill === '*', secondKill === '*'],
  });
  return null;
};

/** A result that its sides dispute is ruled, in words; any other is entered or corrected. */
const sendRuled = (
  round: RoundView,
  game: Game,
  { body, reason }: { readonly body: Report; readonly reason: string },
): void =>
  act(
    words.ruledOf(game.table, inShort(body)),
    ['POST', `/rounds/${round.number}/tables/${game.table}/ruling`],
    { body: { ...body, reason }, ifMatch: game.version },
  );

const sendForm = (round: RoundView, game: Game, fields: Readonly<Record<string, string>>): void => {
  const { kind = 'PLAYED' } = fields;
  const conceded = kind.startsWith('CONCESSION') ? game.entrants[Number(kind.at(-1))] : undefined;
  const body: Report =
    conceded !== undefined
      ? { kind: 'CONCESSION', concededBy: conceded }
      : kind === 'BOTH_LOST'
        ? { kind: 'BOTH_LOST' }
        : {
            kind: 'PLAYED',
            victoryPoints: [Number(fields['first']), Number(fields['second'])],
            leaderKilled: [fields['firstKill'] === 'on', fields['secondKill'] === 'on'],
          };
  if (fields['reason'] === undefined) send(round, game, body);
  else sendRuled(round, game, { body, reason: fields['reason'] });
};

/** On to the next table that has no result. */
const focusNext = (form: HTMLFormElement): void => {
  const forms = [...document.querySelectorAll<HTMLFormElement>('form.game')];
  const after = [...forms.slice(forms.indexOf(form) + 1), ...forms];
  after
    .find((one) => one !== form && one.dataset['open'] === 'true')
    ?.querySelector('input')
    ?.focus();
};

const kindOf = ({ entrants, result }: Game): string =>
  result?.concededBy ? `CONCESSION${entrants.indexOf(result.concededBy)}` : (result?.kind ?? 'PLAYED');

const points = (game: Game, side: 0 | 1): TemplateResult =>
  html`<input
    name=${side === 0 ? 'first' : 'second'}
    type="number"
    inputmode="numeric"
    min="0"
    max="1000"
    ?required=${kindOf(game) === 'PLAYED'}
    aria-label=${words.pointsOf(nameOf(game.entrants[side] ?? 'SPARE'), game.table)}
    .value=${String(game.result?.victoryPoints?.[side] ?? '')}
  />`;

const kill = (game: Game, side: 0 | 1): TemplateResult =>
  html`<label class="tick" title=${words.leader}
    ><input
      type="checkbox"
      name=${side === 0 ? 'firstKill' : 'secondKill'}
      .checked=${game.result?.leaderKilled?.[side] ?? false}
    /><span>${words.leaderShort}</span></label
  >`;

const status = (round: RoundView, game: Game): string => {
  const pending = pendingAt(pathOf(round, game.table));
  if (pending) return pending.problem === null ? words.waitingShort : words.refusedShort;
  if (game.result === null) return words.open;
  return words.resultStatuses[game.result.status] ?? '';
};

const gameForm = (round: RoundView, game: Game): TemplateResult => {
  const isDisputed = game.result?.status === 'DISPUTED';
  const sides = [nameOf(game.entrants[0] ?? ''), game.entrants[1] ? nameOf(game.entrants[1]) : words.spare];
  return html`<form
    class="game"
    data-open=${String(game.result === null && !pendingAt(pathOf(round, game.table)))}
    aria-label=${words.table(game.table)}
    @change=${needsPoints('PLAYED')}
    @submit=${submitted((fields, form) => {
      sendForm(round, game, fields);
      focusNext(form);
    }, true)}
  >
    <b class="table">${game.table}</b>
    <span class="name first"><bdi>${sides[0]}</bdi></span>
    <span class="side">${kill(game, 0)}${points(game, 0)}</span>
    <span class="side">${points(game, 1)}${kill(game, 1)}</span>
    <span class="name"><bdi>${sides[1]}</bdi></span>
    <select name="kind" aria-label=${words.howOf(game.table)} .value=${live(kindOf(game))}>
      <option value="PLAYED">${words.played}</option>
      ${
        game.entrants.length === 2
          ? html`<option value="CONCESSION0">${words.concedes(sides[0] ?? '')}</option>
              <option value="CONCESSION1">${words.concedes(sides[1] ?? '')}</option>
              <option value="BOTH_LOST">${words.bothLost}</option>`
          : nothing
      }
    </select>
    <button class="quiet">
      ${game.result === null ? words.save : isDisputed ? words.rule : words.correct}
    </button>
    <small class="status">${status(round, game)}</small>
    ${
      isDisputed
        ? html`<label class="field ruling"
            ><span>${game.result?.reason}: ${words.ruling}</span
            ><input name="reason" required maxlength="300"
          /></label>`
        : nothing
    }
    ${
      game.result?.status === 'REPORTED'
        ? html`<button
            type="button"
            class="quiet"
            @click=${() =>
              act(
                words.confirmOf(game.table),
                ['POST', `/rounds/${round.number}/tables/${game.table}/confirm`],
                {
                  ifMatch: game.version,
                },
              )}
          >
            ${words.confirm}
          </button>`
        : nothing
    }
  </form>`;
};

let quickFault: string | null = null;

export const results = (round: RoundView): TemplateResult =>
  html`<form
      class="inline quick"
      @submit=${submitted(({ line = '' }, form) => {
        quickFault = quick(round, line);
        if (quickFault === null) form.reset();
        redraw();
      }, true)}
    >
      <label for="quick">${words.quick}</label>
      <input
        id="quick"
        name="line"
        autocomplete="off"
        placeholder="7 12* 5"
        aria-describedby="quick-help"
        accesskey="r"
      />
      <button>${words.save}</button>
      <small id="quick-help" role=${quickFault === null ? nothing : 'alert'}
        >${quickFault ?? words.quickHelp}</small
      >
    </form>
    <div class="games">
      ${repeat(
        gamesOf(round),
        ({ table, version }) => `${shown.id}/${round.number}/${table}/${version}`,
        (game) => gameForm(round, game),
      )}
    </div>`;
