import { countOf } from './check-models';
import { type FactFault, type FactName, type GameFacts, type ObjectiveFacts, when } from './game-facts';
import type { Scenario } from './scenario';

const idFaults = ({ objectives }: Scenario, given: readonly ObjectiveFacts[]): readonly FactFault[] => {
  const known = objectives.map(({ id }) => id);
  const ids = given.map(({ id }) => id);
  const missing = known.filter((id) => !ids.includes(id));
  return [
    ...when(missing.length > 0, {
      path: ['objectives'],
      code: 'REQUIRED',
      message: `the models at each objective are required; missing: ${missing.join(', ')}`,
    }),
    ...ids.flatMap((id, index) => [
      ...when(!known.includes(id), {
        path: ['objectives', index, 'id'],
        code: 'UNKNOWN_REFERENCE',
        message: `"${id}" is not an objective here; known: ${known.join(', ')}`,
      }),
      ...when(ids.indexOf(id) !== index, {
        path: ['objectives', index, 'id'],
        code: 'DUPLICATE',
        message: `"${id}" was given before`,
      }),
    ]),
  ];
};

/** The objectives lie too far apart for a model to count at two. */
const crowdFaults = ({ sides }: GameFacts, given: readonly ObjectiveFacts[]): readonly FactFault[] =>
  sides.flatMap((side, sideIndex): readonly FactFault[] => {
    const left = countOf(side)?.modelsLeft;
    if (left === undefined) return [];
    const models = given.map((objective) => objective.models[sideIndex === 0 ? 0 : 1]);
    const single = models.flatMap((near, index) =>
      when(near > left, {
        path: ['objectives', index, 'models', sideIndex],
        code: 'INCONSISTENT',
        message: `${near} models there, but only ${left} left`,
      }),
    );
    const all = models.reduce((sum, near) => sum + near, 0);
    return single.length > 0
      ? single
      : when(all > left, {
          path: ['objectives'],
          code: 'INCONSISTENT',
          message: `${all} models of side ${sideIndex + 1} at the objectives, but only ${left} left`,
        });
  });

/** Models at objectives: every objective once, no more models than are left. */
export const objectiveFaults = (
  scenario: Scenario,
  needed: ReadonlySet<FactName>,
  facts: GameFacts,
): readonly FactFault[] => {
  const given = facts.objectives ?? [];
  if (!needed.has('OBJECTIVES'))
    return when(given.length > 0, {
      path: ['objectives'],
      code: 'NOT_ALLOWED',
      message: 'no models are counted at objectives in this scenario',
    });
  return [...idFaults(scenario, given), ...crowdFaults(facts, given)];
};
