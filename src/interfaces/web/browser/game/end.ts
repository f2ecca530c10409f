import { type TemplateResult, html, nothing } from 'lit-html';
import type { GameReport, Round, Tournament } from '../../../../app/kernel/generated/answers';
import { leadersKilled, scoreOf } from '../../../../domain/games/score';
import { ask } from '../requests/api';
import { type Fields, button, field, submitted } from '../page-parts/form';
import { type Game as TableGame, gamesOf, tablePath } from '../reports/games';
import { change, dismiss, waitingFor, watchOutbox } from '../requests/outbox';
import { moreFields, numbersIn } from '../reports/report-numbers';
import { SIDES, answerToReport, killTick, pointsInput } from '../reports/report-parts';
import { reportPartsTexts } from '../reports/report-parts-texts';
import { SentForm, problemSaid, refusalOf } from '../requests/requests';
import { Resource } from '../requests/resource';
import { redraw, refusedLine } from '../page-parts/page';
import { gamePath, take, token, waitingCount } from './model';
import { playedGames } from '../reports/team-games';
import { moreTexts as texts } from './more-texts';
import { shown } from './parts';

/**
 * The end of a game: the final score of a casual one, or the report to the event, which the other side confirms. The games of a team
 * match are reported together once the last is over.
 */

const EVERY_MS = 3_000;

const names = (): readonly [string, string] => {
  const [first, second] = shown().setup.sides;
  return [first.name, second.name];
};

/** The Victory Points of the sheet; where it does not score, fields for them. */
const pointFields = (): TemplateResult => {
  const { setup, state } = shown();
  const score = scoreOf(setup, state);
  return score === undefined
    ? html`${SIDES.map((name, side) => field(texts.points(names()[side] ?? ''), pointsInput(name)))}`
    : html`<p class="said"><b>${texts.final(names(), score.victoryPoints)}</b></p>`;
};

/** Kills of the enemy's leader, as the sheet says until somebody says otherwise. */
const leaderFields = (): TemplateResult => {
  const { setup, state } = shown();
  const killed = leadersKilled(setup, state);
  return html`${SIDES.map((name, side) => killTick(name, names()[side] ?? '', killed?.[side] ?? false))}`;
};

const pointsIn = (fields: Fields): object =>
  fields['first'] === undefined ? {} : { victoryPoints: SIDES.map((name) => Number(fields[name])) };

/** Why a form was refused. */
export const reasonOf = ({ message, faults }: SentForm): string | null =>
  message ?? (faults.map((fault) => fault.message).join('. ') || null);

const finishForm = new SentForm((asked) => refusalOf(asked, texts.offline));

const finish = async (body: object): Promise<void> => {
  if (!confirm(texts.sure)) return;
  const ended = await finishForm.send<GameReport>({ path: gamePath('/finish'), body, token: token() });
  if (ended !== null) {
    take(ended.game);
    if (ended.game.tournament !== null) void round.reload();
  }
  redraw();
};

/** Ends the game with the numbers of the sheet, and with what it does not say. */
const finishView = (
  lead: string,
  more: unknown,
  bodyOf: (fields: Fields) => object,
): TemplateResult | typeof nothing =>
  shown().isMine
    ? html`<form
        class="stack card"
        @submit=${submitted((fields) => void finish({ ...pointsIn(fields), ...bodyOf(fields) }), true)}
      >
        <p>${lead}</p>
        ${pointFields()} ${more} ${refusedLine(reasonOf(finishForm))}
        ${waitingCount() > 0 ? html`<p><small>${texts.stillWaits}</small></p>` : nothing}
        <button ?disabled=${waitingCount() > 0}>${texts.finish}</button>
      </form>`
    : nothing;

const onEvent = (path: string) => ({
  path: `/v1/tournaments/${encodeURIComponent(shown().answer.tournament ?? '')}${path}`,
  token: token(),
});

const event = new Resource<Tournament>(() => ask(onEvent('')), redraw);
const round = new Resource<Round>(() => ask(onEvent(`/rounds/${shown().answer.round}`)), redraw);

let readAt = 0;

/** The game at its table of the event, read again while one looks; null until it is there. */
const atTable = (): { readonly event: Tournament; readonly game: TableGame } | null => {
  const { tournament, table, id } = shown().answer;
  const [known, drawn] = [event.look(tournament ?? ''), round.look(id)];
  if (Date.now() - readAt > EVERY_MS) {
    readAt = Date.now();
    void round.reload();
  }
  const game = drawn && gamesOf(drawn).find((one) => one.table === table);
  return known && game ? { event: known, game } : null;
};

watchOutbox((done) => {
  redraw();
  if (done) void round.reload();
});

/** Sends a change of the result at the event; without a connection it waits on this phone. */
const send = (
  label: string,
  game: TableGame,
  [method, path, body]: readonly [string, string, object],
): void =>
  change({
    tournament: shown().answer.tournament ?? '',
    method,
    path: `${tablePath(game)}/${path}`,
    body,
    ifMatch: game.version,
    label,
  });

/** The report to the event: points and leaders of the sheet, and the numbers that the event asks beside. */
const reportForm = (rules: Tournament['reports'], game: TableGame): TemplateResult | typeof nothing => {
  const nameOf = (entrant: string): string => names()[game.entrants.indexOf(entrant)] ?? entrant;
  return finishView(
    texts.reportLead,
    html`${leaderFields()} ${moreFields(rules, game, { names: names(), nameOf })}`,
    (fields) => ({
      leaderKilled: SIDES.map((name) => fields[`${name}Kill`] === 'on'),
      ...numbersIn(rules, fields),
    }),
  );
};

/** The end of a game of a team match: its points are kept for the report of the match. */
const boardForm = (): TemplateResult | typeof nothing => {
  const [first, second] = shown().answer.endedWith ?? [];
  return first === undefined || second === undefined
    ? finishView(texts.boardLead, nothing, () => ({}))
    : html`<p class="said"><b>${texts.final(names(), [first, second])}</b></p>
        <p>${texts.boardOver}</p>`;
};

type Result = NonNullable<TableGame['result']>;

const resultView = (event: Tournament, game: TableGame, result: Result): TemplateResult => {
  const [first = 0, second = 0] = result.victoryPoints ?? [];
  const { you, sides, board } = shown().answer;
  const own = you === null ? null : sides[you]?.entrant;
  const isTheirs = result.status === 'REPORTED' && result.reportedBy !== own;
  const entrants = game.entrants.map((id) => event.entrants.find((one) => one.id === id));
  const [one = '', other = ''] = board === null ? names() : entrants.map((team) => team?.name ?? '');
  const reporter = [one, other][game.entrants.indexOf(result.reportedBy ?? '')] ?? names()[1];
  const killers = SIDES.flatMap((_, side) =>
    result.leaderKilled?.[side] ? [reportPartsTexts.killed(names()[side] ?? '')] : [],
  );
  return html`<div class="card">
    <p class="said">
      <b>${result.victoryPoints ? texts.final([one, other], [first, second]) : texts.seeTable}</b>
      ${killers.join('. ')}
    </p>
    ${playedGames(entrants, result)}
    ${
      isTheirs && own !== null
        ? html`<p>${texts.reportedBy(reporter)}</p>
            ${answerToReport((label, change) => send(label, game, change))}`
        : html`<p><small>${reportPartsTexts.statuses[result.status]}</small></p>`
    }
  </div>`;
};

const refusals = (tournament: string): TemplateResult => {
  const waiting = waitingFor(tournament);
  return html`${waiting.some(({ problem }) => problem === null) ? html`<p role="status">${texts.waits}</p>` : nothing}
  ${waiting.map(({ problem, label, key }) =>
    problem === null
      ? nothing
      : html`<div class="refused" role="alert">
          <p><b>${label}</b> ${problemSaid(problem)} ${button(texts.dismiss, () => dismiss(key))}</p>
        </div>`,
  )}`;
};

/** The report to the event, with the checks that the event makes. */
const official = (tournament: string): TemplateResult | typeof nothing => {
  const found = atTable();
  if (found === null) return html`<p>${texts.offline}</p>`;
  const { game } = found;
  const toTable = html`<p><a href="/play#${tournament}">${texts.toTable}</a></p>`;
  const isPlayer = shown().answer.you !== null;
  return html`${refusals(tournament)}
  ${
    game.result
      ? resultView(found.event, game, game.result)
      : isPlayer
        ? shown().answer.board === null
          ? reportForm(found.event.reports, game)
          : boardForm()
        : nothing
  }
  ${isPlayer ? toTable : nothing}`;
};

export const endView = (): TemplateResult => {
  const { tournament } = shown().answer;
  return html`<section aria-labelledby="end">
    <h3 id="end">${texts.end}</h3>
    ${tournament === null ? finishView(texts.endLead, nothing, () => ({})) : official(tournament)}
  </section>`;
};
