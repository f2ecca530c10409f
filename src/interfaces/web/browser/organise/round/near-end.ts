import { type TemplateResult, html, nothing } from 'lit-html';
import type { Round, RoundGame, RoundGames } from '../../../../../app/kernel/generated/answers';
import { ask } from '../../requests/api';
import { list } from '../../page-parts/form-parts';
import { type Game, gamesOf } from '../../reports/games';
import { Resource } from '../../requests/resource';
import { onEvent, redraw } from '../model';
import { roundChangesTexts } from './round-changes-texts';

/** The tables of a running round whose game sheets say that the end is near. */

const texts = roundChangesTexts.games;
const EVERY_MS = 10_000;

const games = new Resource<RoundGames>((path) => ask({ ...onEvent(''), path }), redraw, EVERY_MS);

const line = (
  { board, players, turn, broken, victoryPoints }: RoundGame,
  { number: table }: Game,
): TemplateResult => {
  const parts = [
    texts.turn(turn),
    ...broken.flatMap((isBroken, side) => (isBroken ? [texts.broken(players[side] ?? '')] : [])),
    ...(broken.includes(true) ? [] : [texts.quarter]),
    ...(victoryPoints === null ? [] : [victoryPoints.join(' – ')]),
  ];
  return html`<b>${board === null ? texts.table(table) : texts.board(table, board)}</b> ${parts.join(', ')}`;
};

export const nearEnd = (round: Round): TemplateResult | typeof nothing => {
  const known = games.look(onEvent(`/rounds/${round.number}/games`).path);
  const open = gamesOf(round).filter(({ result }) => result === null);
  const near = (known?.items ?? []).flatMap((one) => {
    const game = open.find(({ table }) => table === one.table);
    return one.isNearEnd && one.state === 'OPEN' && game ? [line(one, game)] : [];
  });
  return near.length === 0
    ? nothing
    : html`<section class="card" aria-label=${texts.title}>
        <h3>${texts.title}</h3>
        ${list(near, 'plain')}
      </section>`;
};
