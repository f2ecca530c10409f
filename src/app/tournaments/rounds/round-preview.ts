import { createHash } from 'node:crypto';
import { ok } from '../../../shared/result';
import { activeEntrants, FEWEST_ENTRANTS } from '../../../domain/tournaments/event/drawing';
import type { Tournament } from '../../../domain/tournaments/event/tournament';
import { type Answer, conflict } from '../../kernel/use-case';

/** Units of work of a draw, however few play: the dearest, of a thousand entrants with clubs to keep apart, takes about as many milliseconds. */
export const DRAW_PRICE = 250;

/** Whether there is anything to draw. */
export const enoughEntrants = (tournament: Tournament): Answer<true> => {
  const { length } = activeEntrants(tournament);
  return length >= FEWEST_ENTRANTS
    ? ok(true)
    : conflict('TOO_FEW_ENTRANTS', `A round needs ${FEWEST_ENTRANTS} active entrants; there are ${length}.`);
};

/** A fingerprint of every thing of a tournament and its version: another one as soon as anything has changed. */
export const digestOf = ({ id, head, entrants, rounds, closing }: Tournament): string => {
  const versions = [
    ['head', head.version],
    ...entrants.map(({ number, version }) => [`entrant ${number}`, version]),
    ...rounds.flatMap(({ number, version, results, vacant }) => [
      [`round ${number}`, version],
      ...[...results, ...vacant].map(([table, result]) => [`result ${number}/${table}`, result.version]),
    ]),
    ['closing', closing?.version ?? 0],
  ];
  return createHash('sha256')
    .update(JSON.stringify([id, versions]))
    .digest('base64url');
};
