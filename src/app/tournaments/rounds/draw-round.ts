import * as z from 'zod/mini';
import { createHash } from 'node:crypto';
import { activeEntrants, FEWEST_ENTRANTS, drawn } from '../../../domain/tournaments/event/drawing';
import { stageFault } from '../../../domain/tournaments/event/stages';
import type { Tournament } from '../../../domain/tournaments/event/tournament';
import { type Answer, conflict, ok } from '../../kernel/use-case';
import { scorekeepers } from '../../../domain/tournaments/event/role';
import { beforeRounds } from '../../../domain/tournaments/event/states';
import { type StoredContext, operation, tournamentChange } from '../../kernel/operation';
import { optional, shortText } from '../../kernel/input';
import { changeRound, logOfPlace } from '../change/change-round';
import { tournamentId } from '../fields';

/** Units of work of a draw, however few play: the dearest, of a thousand entrants with clubs to keep apart, takes about as many milliseconds. */
export const DRAW_PRICE = 250;

/** Whether there is anything to draw, and whether the stage that begins with the round has its field. */
export const enoughEntrants = (tournament: Tournament, round: number): Answer<true> => {
  const unfit = stageFault(tournament, round);
  if (unfit) return conflict(unfit.code, unfit.text);
  const { length } = activeEntrants(tournament, round);
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

/** Refuses to publish a preview that was made of something else than what stands now. */
const sameAsPreviewed = (tournament: Tournament, digest: string | undefined): Answer<true> =>
  digest === undefined || digest === digestOf(tournament)
    ? ok(true)
    : conflict('PREVIEW_OUTDATED', 'Something has changed since this preview was made: look at a new one.');

/** Draws the next round: the first from the committed seed, later ones by the standings. */
export const drawRound = operation({
  name: 'drawRound',
  route: 'POST /v1/tournaments/{tournament}/rounds',
  ...tournamentChange,
  answers: 'Round',
  success: 201,
  location: '/v1/tournaments/{tournament}/rounds/{number}',
  who: scorekeepers,
  when: [...beforeRounds, 'ROUND_COMPLETE'],
  event: 'ROUND_DRAWN',
  covers: ['F2', 'F3', 'F4', 'F8', 'F10'],

  input: z.strictObject({
    tournament: tournamentId,
    digest: optional(
      shortText('The digest of the preview to publish; refused if anything has changed since.'),
    ),
  }),
  price: () => DRAW_PRICE,
  run: (input, context: StoredContext, self) =>
    changeRound(
      {
        operation: self,
        input,
        decide: (tournament) => {
          const number = tournament.rounds.length + 1;
          const enough = enoughEntrants(tournament, number);
          if (!enough.ok) return enough;
          const same = sameAsPreviewed(tournament, input.digest);
          if (!same.ok) return same;
          const facts = drawn(tournament, number, { redraws: 0, note: null });
          // If the tournament was finished and reopened here, the round is drawn over that record.
          const log = logOfPlace(tournament, number);
          return ok({ number, log, set: { ...facts, started: false } });
        },
      },
      context,
    ),
});
