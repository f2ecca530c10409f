import { LONGEST_REASON } from '../../../../app/kernel/limits';
import { type TemplateResult, html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { resultInShort } from '../../state-texts';
import { organiseTexts as texts } from './texts';
import type { TeamGame } from '../team-games';
import { sendChange, nameOf, pendingAt } from './model';
import type { Result, Round } from '../../../../app/kernel/generated/answers';

/** Parts that the forms of results share: the kind of result, the buttons, the request. */

export interface Game {
  readonly table: number;
  readonly entrants: readonly string[];
  readonly result: Result | null;
  readonly version: string;
}

export const gamesOf = ({ tables, unpaired }: Round): readonly Game[] => [
  ...tables,
  ...(unpaired?.table ? [{ ...unpaired, table: unpaired.table, entrants: [unpaired.entrant] }] : []),
];

export const pathOf = ({ number }: Round, table: number): string =>
  `/rounds/${number}/tables/${table}/result`;

interface Report {
  readonly kind: 'PLAYED' | 'CONCESSION' | 'BOTH_LOST';
  /** Of a team match, in place of points. */
  readonly games?: readonly TeamGame[];
  readonly victoryPoints?: readonly number[];
  readonly leaderKilled?: readonly boolean[];
  readonly concededBy?: string;
}

/** Over the version that stands on the screen: who has entered something else meanwhile is not overwritten. */
export const send = (round: Round, game: Game, body: Report): void =>
  sendChange(
    texts.resultOf(game.table, game.entrants.map(nameOf).join(' – '), resultInShort(body)),
    ['PUT', pathOf(round, game.table)],
    { body, ifMatch: game.version },
  );

/** A result that its sides dispute is ruled, in words; any other is entered or corrected. */
const sendRuled = (
  round: Round,
  game: Game,
  { body, reason }: { readonly body: Report; readonly reason: string },
): void =>
  sendChange(
    texts.ruledOf(game.table, resultInShort(body)),
    ['POST', `/rounds/${round.number}/tables/${game.table}/ruling`],
    { body: { ...body, reason }, ifMatch: game.version },
  );

/** Sends the result in the form; `played` gives the details of a game that was played. */
export const sendReport = (
  round: Round,
  game: Game,
  {
    fields,
    played,
  }: { readonly fields: Readonly<Record<string, string>>; readonly played: () => Omit<Report, 'kind'> },
): void => {
  const { kind = 'PLAYED' } = fields;
  const conceded = kind.startsWith('CONCESSION') ? game.entrants[Number(kind.at(-1))] : undefined;
  const body: Report =
    conceded !== undefined
      ? { kind: 'CONCESSION', concededBy: conceded }
      : kind === 'BOTH_LOST'
        ? { kind: 'BOTH_LOST' }
        : { kind: 'PLAYED', ...played() };
  if (fields['reason'] === undefined) send(round, game, body);
  else sendRuled(round, game, { body, reason: fields['reason'] });
};

export const kindOf = ({ entrants, result }: Game): string =>
  result?.concededBy ? `CONCESSION${entrants.indexOf(result.concededBy)}` : (result?.kind ?? 'PLAYED');

export const status = (round: Round, game: Game): string => {
  const pending = pendingAt(pathOf(round, game.table));
  if (pending) return pending.problem === null ? texts.waitingShort : texts.refusedShort;
  if (game.result === null) return texts.open;
  return texts.resultStatuses[game.result.status];
};

export const sideNames = ({ entrants: [first = '', second] }: Game): readonly [string, string] => [
  nameOf(first),
  second === undefined ? texts.spare : nameOf(second),
];

export const kindSelect = (game: Game): TemplateResult => {
  const sides = sideNames(game);
  return html`<select name="kind" aria-label=${texts.howOf(game.table)} .value=${live(kindOf(game))}>
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

export const reportButtons = (round: Round, game: Game): TemplateResult => {
  const isDisputed = game.result?.status === 'DISPUTED';
  return html`<button class="quiet">
      ${game.result === null ? texts.save : isDisputed ? texts.rule : texts.correct}
    </button>
    <small class="status">${status(round, game)}</small>
    ${
      isDisputed
        ? html`<label class="field ruling"
            ><span>${game.result?.reason}: ${texts.ruling}</span
            ><input name="reason" required maxlength=${LONGEST_REASON}
          /></label>`
        : nothing
    }
    ${
      game.result?.status === 'REPORTED'
        ? html`<button
            type="button"
            class="quiet"
            @click=${() =>
              sendChange(
                texts.confirmOf(game.table),
                ['POST', `/rounds/${round.number}/tables/${game.table}/confirm`],
                {
                  ifMatch: game.version,
                },
              )}
          >
            ${texts.confirm}
          </button>`
        : nothing
    }`;
};
