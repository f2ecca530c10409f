import { type TemplateResult, html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { repeat } from 'lit-html/directives/repeat.js';
import type { Round } from '../../../../../app/kernel/generated/answers';
import { LONGEST_REASON } from '../../../../../app/kernel/limits';
import { resultInShort } from '../../../state-texts';
import { type Fields, button } from '../../page-parts/form';
import { type Game, gamesOf, tablePath } from '../../reports/games';
import type { TeamGame } from '../../reports/team-games';
import { isAllowed, nameOf, pendingAt, sendChange, state } from '../model';
import { organiseTexts as texts } from '../texts';

/** Parts that the forms of results share: the kind of result, the buttons, the request. */

/** Draws each game of the round; a new version of one begins anew. */
export const eachGame = (
  round: Round,
  draw: (game: Game) => TemplateResult,
  isShown: (game: Game) => boolean = () => true,
) =>
  repeat(
    gamesOf(round).filter(isShown),
    ({ table, version }) => `${state.id}/${round.number}/${table}/${version}`,
    draw,
  );

export const pathOf = (game: Game): string => `${tablePath(game)}/result`;

interface Report {
  readonly kind: 'PLAYED' | 'CONCESSION' | 'BOTH_LOST';
  /** Of a team match, in place of points. */
  readonly games?: readonly TeamGame[];
  readonly victoryPoints?: readonly number[];
  readonly leaderKilled?: readonly boolean[];
  /** Of the pack, in the order of the table. */
  readonly numbers?: readonly { readonly number: string; readonly values: readonly number[] }[];
  readonly concededBy?: string;
}

export const sidesText = ({ entrants }: Game): string => entrants.map(nameOf).join(' – ');

/** Over the version that stands on the screen: a result that somebody else has entered meanwhile is not overwritten. */
export const send = (game: Game, body: Report): void =>
  sendChange(texts.resultOf(game.number, sidesText(game), resultInShort(body)), pathOf(game), {
    method: 'PUT',
    body,
    ifMatch: game.version,
  });

const reportOf = (game: Game, kind: string, played: () => Omit<Report, 'kind'>): Report => {
  const concededBy = kind.startsWith('CONCESSION') ? game.entrants[Number(kind.at(-1))] : undefined;
  if (concededBy !== undefined) return { kind: 'CONCESSION', concededBy };
  return kind === 'BOTH_LOST' ? { kind } : { kind: 'PLAYED', ...played() };
};

/**
 * Sends the result in the form; `played` gives the details of a game that was played. A result that its sides dispute is ruled, with a
 * reason; any other is entered or corrected.
 */
export const sendReport = (
  game: Game,
  { fields, played }: { readonly fields: Fields; readonly played: () => Omit<Report, 'kind'> },
): void => {
  const { kind = 'PLAYED', reason } = fields;
  const body = reportOf(game, kind, played);
  if (reason === undefined) send(game, body);
  else
    sendChange(texts.ruledOf(game.number, resultInShort(body)), `${tablePath(game)}/ruling`, {
      body: { ...body, reason },
      ifMatch: game.version,
    });
};

export const kindOf = ({ entrants, result }: Game): string =>
  result?.concededBy ? `CONCESSION${entrants.indexOf(result.concededBy)}` : (result?.kind ?? 'PLAYED');

export const status = (game: Game): string => {
  const pending = pendingAt(pathOf(game));
  if (pending) return pending.problem === null ? texts.waitingShort : texts.refusedShort;
  return game.result === null ? texts.open : texts.resultStatuses[game.result.status];
};

export const sideNames = ({ entrants: [first = '', second] }: Game): readonly [string, string] => [
  nameOf(first),
  second === undefined ? texts.spare : nameOf(second),
];

export const kindSelect = (game: Game): TemplateResult => {
  const sides = sideNames(game);
  return html`<select name="kind" aria-label=${texts.howOf(game.number)} .value=${live(kindOf(game))}>
    <option value="PLAYED">${texts.played}</option>
    ${
      game.entrants.length === 2
        ? html`<option value="CONCESSION0">${texts.concedes(sides[0])}</option>
            <option value="CONCESSION1">${texts.concedes(sides[1])}</option>
            <option value="BOTH_LOST">${texts.bothLost}</option>`
        : nothing
    }
  </select>`;
};

const ruling = (reason: string | null): TemplateResult =>
  html`<label class="field ruling"
    ><span>${reason}: ${texts.ruling}</span><input name="reason" required maxlength=${LONGEST_REASON}
  /></label>`;

export const reportButtons = (game: Game): TemplateResult => {
  const { result, version: ifMatch, number } = game;
  const isDisputed = result?.status === 'DISPUTED';
  const confirm = (): void => sendChange(texts.confirmOf(number), `${tablePath(game)}/confirm`, { ifMatch });
  const maySend = isAllowed(isDisputed ? 'ruleResult' : 'reportResult');
  const text = result === null ? texts.save : isDisputed ? texts.rule : texts.correct;
  return html`${maySend ? html`<button class="quiet">${text}</button>` : nothing}
    <small class="status">${status(game)}</small>
    ${
      isDisputed
        ? maySend
          ? ruling(result.reason)
          : html`<p class="ruling">${texts.refereeRules(result.reason)}</p>`
        : nothing
    }
    ${result?.status === 'REPORTED' && isAllowed('confirmResult') ? button(texts.confirm, confirm) : nothing}`;
};
