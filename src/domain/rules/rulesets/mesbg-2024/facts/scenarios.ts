import { factsOf } from './fact';
import { scoringSheets2024, unscored2024 } from '../scenarios/sheets';

const known = factsOf('SCENARIOS');

/** Scenarios and scoring: every fact with its grade. */
export const scenariosFacts = [
  ...scoringSheets2024.map(({ name }) =>
    known(`${name}: Victory Points`, { grade: 'B', sources: ['ADMIRAL'], kind: 'EXACT' }),
  ),
  ...unscored2024.map(({ name }) =>
    known(`${name}: Victory Points`, { grade: 'C', sources: [], kind: 'NOT_COVERED' }),
  ),
  known('Layout, setting up, end and length of the scenarios', {
    grade: 'C',
    sources: [],
    kind: 'NOT_COVERED',
  }),
  known('Doubles: rules, budgets', { grade: 'C', sources: [], kind: 'NOT_COVERED' }),
  known('Matched play: points limits, rounds, scoring guide', {
    grade: 'C',
    sources: [],
    kind: 'NOT_COVERED',
  }),
];
