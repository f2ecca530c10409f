import { operation } from '../../kernel/operation';
import { ok } from '../../../shared/result';
import { standingsAfter } from '../../../domain/tournaments/standings/standings';
import type { CalculatedStandings } from '../../kernel/generated/answers';
import { inputOf } from '../change/operation-family';
import { optional, wholeNumber } from '../../kernel/input';
import { recordFaults } from './record-faults';
import { drawFields, gameOf, limits, packRules, recordFields, recordQuestion } from './record-input';

/** The standings after a round of the record given. Nothing is stored. The same for players and teams. */
export const calculateStandings = operation({
  name: 'calculateStandings',
  route: 'POST /v1/standings/calculate',
  ...recordQuestion,
  answers: 'CalculatedStandings',
  graphql: {
    kind: 'query',
    input: 'CalculateStandingsInput',
    inputDescription: 'The entrants, and the games so far.',
  },
  covers: ['F4', 'F6'],

  input: inputOf(
    {
      round: optional(
        wholeNumber(
          0,
          limits.rounds,
          'The round after which the standings apply; later games are ignored. If omitted, the last round with a game.',
        ),
      ),
      // One body serves both questions: what only a draw needs may stand in it and changes nothing here.
      ...drawFields,
      rounds: optional(drawFields.rounds),
    },
    recordFields,
    recordFaults,
  ),
  price: ({ entrants, games }) => 5 + entrants.length / 20 + games.length / 200,
  run: ({ pack, ...input }) => {
    const games = input.games.map(gameOf);
    const round = input.round ?? games.reduce((latest, game) => Math.max(latest, game.round), 0);
    return ok<CalculatedStandings>({
      round,
      standings: standingsAfter({ ...input, ...packRules(pack), games, round }),
    });
  },
});
