import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { idText } from '../../kernel/input';
import { scenarioAnswer } from './scenario-answers';
import { byId } from './scenario-answer';

/** One scenario: layout, deployment, priority, end, special rules, Victory Points. */
export const scenario = operation({
  name: 'scenario',
  route: 'GET /v1/scenarios/{id}',
  function: 'reference',
  answers: 'Scenario',
  cache: 'reference',
  covers: ['D1'],

  input: z.strictObject({ id: idText('Id of the scenario, such as `no-escape`.') }),
  run: ({ id }) => {
    const found = byId(id);
    return found.ok ? ok(scenarioAnswer(found.value)) : found;
  },
});
