import type { RoundGame, RoundGames } from '../../../app/kernel/generated/answers';
import { ask } from './requests/api';
import { tokenFor } from './requests/tokens';

/** The score of each open game as its sheet has it, in the hall and on the page of an event that shows scores while they are played. */

const EVERY_MS = 10_000;

let games: readonly RoundGame[] = [];

const place = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-round-games]');

/** The points of a table as they stand: those of its game, or the Game Points of its match added up. */
const pointsAt = (table: string): readonly number[] | undefined =>
  games
    .filter((game) => String(game.table) === table)
    .flatMap(({ gamePoints, victoryPoints }) => [gamePoints ?? victoryPoints ?? []])
    .filter(({ length }) => length > 0)
    .reduce<readonly number[] | undefined>(
      (sum, points) => points.map((one, side) => one + (sum?.[side] ?? 0)),
      undefined,
    );

/** The score in the row of a table, while no result is in. */
const show = (): void => {
  for (const cell of document.querySelectorAll<HTMLElement>('[data-open-table]')) {
    const points = pointsAt(cell.dataset['openTable'] ?? '');
    if (points) cell.textContent = points.join('–');
  }
};

const look = async (): Promise<void> => {
  const { roundGames: path = '', tournament = '' } = place()?.dataset ?? {};
  if (path === '' || document.visibilityState !== 'visible') return;
  const asked = await ask<RoundGames>({ path, token: tokenFor(tournament) });
  if (asked.kind === 'OK') games = asked.value.items;
  show();
};

document.addEventListener('muster:updated', show);
setInterval(() => void look(), EVERY_MS);
void look();
