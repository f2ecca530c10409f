import { type TemplateResult, html, nothing } from 'lit-html';
import type { EntrantArmy } from '../../../../app/kernel/generated/answers';
import { list } from '../page-parts/form-parts';
import type { Game } from '../reports/games';
import { playDetailsTexts as texts } from './details-texts';
import { row, table } from '../page-parts/table';
import { gameOf, me, nameOf, playersOfTeam, sidesOf, state } from './model';

/** How the player stands: rank, army, and every game so far. */

/** A notice for a player on the waiting list: nothing else of the page would say it. */
const waiting = (own: string): TemplateResult | typeof nothing =>
  state.event?.entrants.find(({ id }) => id === own)?.status === 'WAITING'
    ? html`<p class="notice">${texts.waiting}</p>`
    : nothing;

const rank = (own: string): TemplateResult | typeof nothing => {
  const { standings, event } = state;
  const line = standings?.standings.find(({ entrant }) => entrant === own);
  // Before the first result all share the first place.
  const isBegun = standings?.standings.some(({ played }) => played > 0) ?? false;
  if (!standings || !isBegun || !line || line.rank === null) return nothing;
  const all = standings.standings.length;
  return event?.state === 'FINISHED'
    ? html`<p class="said rank"><b>${texts.cameIn(line.rank, all)}</b></p>`
    : html`<p class="said rank">
        ${standings.complete ? texts.standsAt(line.rank, all, standings.round) : texts.standsSoFar(line.rank, all)}
      </p>`;
};

const armyText = (army: EntrantArmy | undefined): TemplateResult => {
  if (army === undefined) return html`${texts.armyMissing}`;
  const doubt = army.status === 'NOT_COVERED' ? texts.armyUnjudged : texts.armyIllegal;
  return html`<span class=${army.legal ? 'legal' : 'illegal'}>${army.legal ? texts.armyLegal : doubt}</span>`;
};

/** The same of a player of the captain's team. */
const playerArmyText = (army: EntrantArmy | undefined): string => {
  if (army === undefined) return texts.playerArmies.missing;
  if (army.legal) return texts.playerArmies.legal;
  return army.status === 'NOT_COVERED' ? texts.playerArmies.unjudged : texts.playerArmies.illegal;
};

const armyStatus = (): TemplateResult => {
  const team = playersOfTeam();
  const slots = state.event?.armies?.slots ?? [];
  if (slots.length > 0)
    return list(
      slots.map(
        ({ id, name }) =>
          html`<bdi>${name}</bdi>: ${playerArmyText(state.armies.find((army) => army.slot === id))}`,
      ),
    );
  if (team.length === 0) return html`<p>${armyText(state.armies[0])}</p>`;
  const armyOf = (player: number) => state.armies.find(({ member }) => member === player);
  return list(team.map(({ number, name }) => html`<bdi>${name}</bdi>: ${playerArmyText(armyOf(number))}`));
};

const outcome = (game: Game): string => {
  const { result } = game;
  const [own] = sidesOf(game);
  if (result === null) return texts.outcomes.OPEN;
  if (result.kind === 'BOTH_LOST') return texts.outcomes.LOST;
  if (result.concededBy !== null) return result.concededBy === own ? texts.outcomes.LOST : texts.outcomes.WON;
  const place = game.entrants.indexOf(own ?? '');
  const [mine = 0, theirs = 0] = [result.victoryPoints?.[place], result.victoryPoints?.[1 - place]];
  const ended = mine === theirs ? 'DRAWN' : mine > theirs ? 'WON' : 'LOST';
  return `${mine}–${theirs} ${texts.outcomes[ended]}`;
};

const games = (own: string): TemplateResult | typeof nothing => {
  const rows = state.rounds
    .filter((round) => gameOf(round, own) || round.unpaired?.entrant === own)
    .map((round) => {
      const game = gameOf(round, own);
      const number = { number: round.number };
      return game
        ? row(number, html`<bdi>${nameOf(sidesOf(game)[1])}</bdi>`, outcome(game))
        : row(number, html`<bdi>${texts.byeShort}</bdi>`, nothing);
    });
  return rows.length === 0
    ? nothing
    : table({ className: 'games', caption: texts.games, columns: texts.gameColumns, rows });
};

export const own = (): TemplateResult => {
  const entrant = me();
  return entrant === null
    ? html``
    : html`${waiting(entrant)} ${rank(entrant)} ${armyStatus()} ${games(entrant)}`;
};
