import { operation } from '../../kernel/operation';
import { ok } from '../../../shared/result';
import { drawRound } from '../../../domain/tournaments/pairing/draw-round';
import { scenariosIfPooled } from '../../../domain/tournaments/scenarios/scenarios-of-round';
import { inputOf } from '../change/operation-family';
import { packOfInput } from '../pack/pack-input';
import { drawFaults, recordFaults } from './record-faults';
import { drawFields, gameOf, packRules, recordFields, recordQuestion, roundNumber } from './record-input';

/**
 * Draws a round from the record given, each table with its reason. Nothing is stored. The same for players and
 * teams.
 */
export const calculatePairings = operation({
  name: 'calculatePairings',
  route: 'POST /v1/pairings/calculate',
  ...recordQuestion,
  answers: 'Pairings',
  graphql: {
    kind: 'query',
    input: 'CalculatePairingsInput',
    inputDescription: 'The entrants, the games so far, and the round to draw.',
  },
  covers: ['F2', 'F3', 'F4'],

  input: inputOf({ round: roundNumber('The round to draw.'), ...drawFields }, recordFields, (given) => [
    ...recordFaults(given),
    ...drawFaults(given),
  ]),
  price: ({ entrants, games }) => 5 + entrants.length / 10 + games.length / 200,
  run: ({ pack, ...input }) => {
    const { scenario, choices } = scenariosIfPooled(packOfInput(pack).scenarios, input.seed, input.round);
    const draw = drawRound({ ...input, ...packRules(pack), games: input.games.map(gameOf) });
    return ok({ ...draw, scenario, scenarioChoices: choices });
  },
});
