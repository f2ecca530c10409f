import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { armyLeader, primaryForce } from '../../../domain/rules/game/leader';
import {
  type ModelCount,
  breakPoint,
  casualties,
  endOfTurn,
  isBroken,
  isQuarterLeft,
  isWipedOut,
  quarterModels,
  suddenEndScores,
} from '../../../domain/rules/game/state';
import { findScenario, scenarios } from '../../../domain/rules/scenarios';
import { fraction } from '../../../shared/fraction';
import { ok } from '../../../shared/result';
import { cite, ruling } from '../../../shared/source';
import { chance, sourceAnswer } from '../../kernel/answers';
import {
  type CrossFault,
  typedCrossCheck,
  idText,
  listField,
  optional,
  wholeNumber,
  withDefault,
  boundedText,
  inputObject,
} from '../../kernel/input';
import { nearestText } from '../../kernel/nearest';
import { sources2024 } from '../../../domain/rules/rulesets/mesbg-2024/sources';
import { rulesetIdOf } from '../edition';
import { editionField } from '../edition-field';
import { faultRows } from '../fault-rows';

export const MOST_MODELS = 10_000;

const force = inputObject('GameForceInput', 'A force and its leader.', {
  startingModels: wholeNumber(1, MOST_MODELS, 'Models of the force at the start of the game.'),
  modelsLeft: wholeNumber(0, MOST_MODELS, 'Models not slain, those of warbands still to arrive included.'),
  leader: optional(boundedText([1, 100], 'Name of the force’s leader.')),
  alwaysLeads: withDefault(
    z.boolean().check(z.describe('Whether a Legendary Legion makes this leader the army’s in every game.')),
    false,
  ),
});

const side = inputObject('GameSideInput', 'One side of a game.', {
  forces: listField(force, [1, 2], 'One force, or the two of a doubles army.'),
  breakPercent: optional(
    wholeNumber(
      51,
      99,
      'Losses at which it is Broken, in per cent, for a list of the 2024 edition that has a share of its own, such as 66.',
    ),
  ),
  primaryForce: optional(
    wholeNumber(
      1,
      2,
      'Which of the two forces won the roll-off for Primary Force, 1 or 2; needless where a leader always leads.',
    ),
  ),
});

type SideInput = z.output<typeof side>;

const sideFaults = ({ forces, primaryForce: primary }: SideInput, index: number): readonly CrossFault[] => {
  const fixed = forces.findIndex(({ alwaysLeads }) => alwaysLeads);
  const fault = (isFault: boolean, path: CrossFault['path'], message: string): readonly CrossFault[] =>
    isFault ? [{ path: ['sides', index, ...path], code: 'INCONSISTENT', message }] : [];
  return [
    ...forces.flatMap(({ startingModels, modelsLeft }, position) =>
      fault(
        modelsLeft > startingModels,
        ['forces', position, 'modelsLeft'],
        `${modelsLeft} models left of ${startingModels} at the start`,
      ),
    ),
    ...fault(
      forces.filter(({ alwaysLeads }) => alwaysLeads).length > 1,
      ['forces'],
      'only one leader can lead the army in every game',
    ),
    ...fault(
      primary !== undefined && primary > forces.length,
      ['primaryForce'],
      `there ${forces.length === 1 ? 'is 1 force' : `are ${forces.length} forces`}`,
    ),
    ...fault(
      primary !== undefined && fixed >= 0 && primary !== fixed + 1,
      ['primaryForce'],
      `force ${fixed + 1} is Primary without a roll: its leader always leads`,
    ),
  ];
};

const countOfArmy = ({ forces, breakPercent }: SideInput): ModelCount => ({
  breakPercent,
  startingModels: forces.reduce((sum, { startingModels }) => sum + startingModels, 0),
  modelsLeft: forces.reduce((sum, { modelsLeft }) => sum + modelsLeft, 0),
});

const sideAnswer = (input: SideInput) => {
  const { breakPercent, ...count } = countOfArmy(input);
  const toBreak = breakPoint(count.startingModels, breakPercent);
  const forces = input.forces.map(({ leader, alwaysLeads }) => ({ leader: leader ?? '', alwaysLeads }));
  const primary = primaryForce(forces, input.primaryForce === undefined ? undefined : input.primaryForce - 1);
  return {
    ...count,
    casualties: casualties(count),
    breakPoint: toBreak,
    casualtiesToBreak: Math.max(0, toBreak - casualties(count)),
    broken: isBroken({ ...count, breakPercent }),
    quarterModels: quarterModels(count.startingModels),
    quarterLeft: isQuarterLeft(count),
    wipedOut: isWipedOut(count),
    primaryForce: primary === undefined ? null : primary + 1,
    leader: armyLeader(forces, primary) || null,
  };
};

const fields = z.strictObject({
  scenario: optional(idText('Id of the scenario, for its end condition.')),
  sides: listField(side, [2, 2], 'The two sides.'),
  edition: editionField,
});

const scenarioFaults = (id: string | undefined): readonly CrossFault[] => {
  if (id === undefined || findScenario(id) !== undefined) return [];
  const known = scenarios.map((scenario) => scenario.id);
  const message = `no scenario has the id "${id}": ${nearestText(id, known)}`;
  return [{ path: ['scenario'], code: 'UNKNOWN_REFERENCE', message }];
};

/** Faults of what an edition does not know: the procedures of scenarios and doubles in 2024, shares of lists in 2018. */
const editionFaults = ({ edition, scenario, sides }: z.output<typeof fields>): readonly CrossFault[] => {
  const is2018 = rulesetIdOf(edition) === 'MESBG_2018';
  return [
    ...faultRows([
      !is2018 && scenario !== undefined,
      ['scenario'],
      'NOT_COVERED',
      'points of the scenarios of the 2024 edition are known, their procedure is not',
    ]),
    ...sides.flatMap(({ forces, breakPercent }, index) =>
      faultRows(
        [
          !is2018 && forces.length > 1,
          ['sides', index, 'forces'],
          'NOT_COVERED',
          'doubles of the 2024 edition are not covered',
        ],
        [
          is2018 && breakPercent !== undefined,
          ['sides', index, 'breakPercent'],
          'NOT_ALLOWED',
          'is of the 2024 edition, not of the 2018 edition',
        ],
      ),
    ),
  ];
};

const sources2018 = [ruling('17'), cite('000', 'BREAKING'), cite('000', 'THE LEADER')];

/** How a game stands: Broken, a quarter left, wiped out, who leads, and what the end of the turn brings. */
export const gameState = operation({
  name: 'gameState',
  verb: 'calculate',
  route: 'POST /v1/rules/game-state',
  function: 'reference',
  answers: 'GameState',
  graphql: { kind: 'query', inputDescription: 'The models of both sides.' },
  covers: ['A16', 'D3'],

  input: fields.check(
    typedCrossCheck((given: z.output<typeof fields>) => [
      ...editionFaults(given),
      ...(given.edition === '2024' ? [] : scenarioFaults(given.scenario)),
      ...given.sides.flatMap(sideFaults),
    ]),
  ),
  run: ({ scenario: id, sides, edition }) => {
    const sources =
      rulesetIdOf(edition) === 'MESBG_2018' ? sources2018 : [sources2024.breaking, sources2024.quarter];
    const scenario = id === undefined ? undefined : findScenario(id);
    const end = scenario && endOfTurn(scenario.end.condition, sides.map(countOfArmy));
    return ok({
      sides: sides.map(sideAnswer),
      endOfTurn: end ?? null,
      suddenEnd:
        end === 'ROLL_FOR_SUDDEN_END'
          ? { scores: suddenEndScores, probability: chance(fraction(suddenEndScores.length, 6)) }
          : null,
      sources: sources.map(sourceAnswer),
    });
  },
});
