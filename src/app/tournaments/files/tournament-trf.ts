import { trfOf } from '../../../domain/tournaments/trf/trf-of-event';
import { writeTrf } from '../../../domain/tournaments/trf/write-trf';
import { cursorOf } from '../../../domain/tournaments/event/tournament';
import { conflict, ok } from '../../kernel/use-case';
import { oneOf, withDefault } from '../../kernel/input';
import { readOperation } from '../change/read-operation';
import type { TournamentTrf } from '../../kernel/generated/answers';

const trfFormats = {
  TRF16: 'The format of 2016, which most programs read.',
  TRF26: 'The format of 2026: it also says points, tie-breaks and byes of rounds to come.',
} as const;

/**
 * An event of single players as a Tournament Report File of FIDE: names, ratings, results, byes, forfeits and pairs that never meet,
 * after the last round that was started. Its points are Tournament Points; a pack of 2, 1 and 0 is written as 1, ½ and 0. The first
 * of a table has the white side.
 */
export const tournamentTrf = readOperation({
  name: 'tournamentTrf',
  route: 'GET /v1/tournaments/{tournament}/trf',
  answers: 'TournamentTrf',
  covers: ['F6'],

  fields: { format: withDefault(oneOf('TrfFormat', trfFormats, 'The version of the format.'), 'TRF26') },
  price: () => 5,
  answer: (event, { input: { format } }) => {
    if (event.head.facts.format !== 'SINGLES')
      return conflict(
        'NO_SINGLES_EVENT',
        'A report file is of an event of single players, and this is none.',
      );
    const trf = writeTrf(trfOf(event, format === 'TRF16' ? 16 : 26));
    return ok<TournamentTrf>({ tournament: event.id, format, trf, version: cursorOf(event) });
  },
});
