import * as z from 'zod/mini';
import { operation } from '../../kernel/operation';
import { IMPORT_BODY_LIMIT_BYTES } from '../../kernel/limits';
import { ok } from '../../../shared/result';
import { drawRound } from '../../../domain/tournaments/pairing/draw-round';
import type { ScenarioRules } from '../../../domain/tournaments/pack/pack';
import {
  type RoundScenarios,
  scenariosOfRound,
} from '../../../domain/tournaments/scenarios/scenarios-of-round';
import { crossCheck } from '../../kernel/input';
import { packOfInput } from '../pack/pack-input';
import { drawFaults, recordFaults } from './record-faults';
import { drawFields, gameOf, packRules, recordFields, roundNumber } from './record-input';

/** By the pack's pool and the seed, if both are given. */
const scenariosFor = (
  rules: ScenarioRules,
  { seed, round }: { readonly seed?: string | undefined; readonly round: number },
): RoundScenarios =>
  rules.by === 'NAMED' || seed === undefined
    ? { scenario: null, choices: [] }
    : scenariosOfRound(rules, seed, round);

/**
 * Draws a round from the record given, each table with its reason. Nothing is stored. The same for players and
 * teams.
 */
export const calculatePairings = operation({
  name: 'calculatePairings',
  route: 'POST /v1/pairings/calculate',
  function: 'rules',
  answers: 'Pairings',
  graphql: {
    kind: 'query',
    input: 'CalculatePairingsInput',
    inputDescription: 'The entrants, the games so far, and the round to draw.',
  },
  bodyLimitBytes: IMPORT_BODY_LIMIT_BYTES,
  covers: ['F2', 'F3', 'F4'],

  input: z
    .strictObject({
      round: roundNumber('The round to draw.'),
      ...drawFields,
      ...recordFields,
    })
    .check(crossCheck((input) => [...recordFaults(input), ...drawFaults(input)])),
  price: ({ entrants, games }) => 5 + entrants.length / 10 + games.length / 200,
  run: ({ pack, ...input }) => {
    const { scenario, choices } = scenariosFor(packOfInput(pack).scenarios, input);
    const draw = drawRound({ ...input, ...packRules(pack), games: input.games.map(gameOf) });
    return ok({ ...draw, scenario, scenarioChoices: choices });
  },
});
