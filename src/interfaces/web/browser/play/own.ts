import { type TemplateResult, html, nothing } from 'lit-html';
import type { EntrantArmy } from '../../../../app/tournaments/armies/army-answer';
import { playWords as words } from '../play-words';
import { type Game, gameOf, sidesOf } from './game';
import { me, nameOf, playersOfTeam, shown } from './model';

/** How the player stands: rank, army, and every game so far. */

const rank = (own: string): TemplateResult | typeof nothing => {
  const { standings, event } = shown;
  const line = standings?.standings.find(({ entrant }) => entrant === own);
  // Before the first result all share the first place.
  const isBegun = standings?.standings.some(({ played }) => played > 0) ?? false;
  if (!standings || !isBegun || !line || line.rank === null) return nothing;
  const all = standings.standings.length;
  return event?.state === 'FINISHED'
    ? html`<p class="said rank"><b>${words.cameIn(line.rank, all)}</b></p>`
    : html`<p class="said rank">
        ${standings.complete ? words.standsAt(line.rank, all, standings.round) : words.standsSoFar(line.rank, all)}
      </p>`;
};

const saidOf = (army: EntrantArmy | undefined): TemplateResult => {
  if (army === undefined) return html`${words.armyMissing}`;
  const said = army.status === 'NOT_COVERED' ? words.armyUnjudged : words.armyIllegal;
  return html`<span class=${army.legal ? 'legal' : 'illegal'}>${army.legal ? words.armyLegal : said}</span>`;
};

/** The same of a player of the captain's team. */
const saidOfPlayer = (army: EntrantArmy | undefined): string => {
  if (army === undefined) return words.playerArmies.missing;
  if (army.legal) return words.playerArmies.legal;
  return army.status === 'NOT_COVERED' ? words.playerArmies.unjudged : words.playerArmies.illegal;
};

/** How the own army stands; a captain sees those of all players. */
const armyStatus = (): TemplateResult => {
  const team = playersOfTeam();
  if (team.length === 0) return html`<p>${saidOf(shown.armies[0])}</p>`;
  return html`<ul>
    ${team.map(
      ({ number, name }) =>
        html`<li>
          <bdi>${name}</bdi>: ${saidOfPlayer(shown.armies.find(({ member }) => member === number))}
        </li>`,
    )}
  </ul>`;
};

const outcome = (it: Game): string => {
  const { result } = it;
  const [own] = sidesOf(it);
  if (result === null) return words.outcomes.OPEN;
  if (result.kind === 'BOTH_LOST') return words.outcomes.LOST;
  if (result.concededBy !== null) return result.concededBy === own ? words.outcomes.LOST : words.outcomes.WON;
  const place = it.entrants.indexOf(own ?? '');
  const [mine = 0, theirs = 0] = [result.victoryPoints?.[place], result.victoryPoints?.[1 - place]];
  const said = mine === theirs ? 'DRAWN' : mine > theirs ? 'WON' : 'LOST';
  return `${mine}–${theirs} ${words.outcomes[said]}`;
};

const gameRow = (round: number, it: Game | null): TemplateResult => {
  const opponent = it === null ? undefined : sidesOf(it)[1];
  return html`<tr>
    <th scope="row" class="number">${round}</th>
    <td><bdi>${it === null ? words.byeShort : nameOf(opponent)}</bdi></td>
    <td>${it === null ? nothing : outcome(it)}</td>
  </tr>`;
};

const games = (own: string): TemplateResult | typeof nothing => {
  const played = shown.rounds
    .filter((round) => gameOf(round, own) !== null || round.unpaired?.entrant === own)
    .map((round) => gameRow(round.number, gameOf(round, own)));
  return played.length === 0
    ? nothing
    : html`<div class="table-box">
        <table class="games">
          <caption>
            ${words.games}
          </caption>
          <thead>
            <tr>
              ${words.gameColumns.map((column) => html`<th scope="col">${column}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${played}
          </tbody>
        </table>
      </div>`;
};

export const own = (): TemplateResult => {
  const entrant = me();
  return entrant === null ? html`` : html`${rank(entrant)} ${armyStatus()} ${games(entrant)}`;
};
