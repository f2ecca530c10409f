import type { ScenarioList } from '../../../../app/kernel/generated/answers';
import { ask } from '../api';
import type { Options } from '../form-parts';
import { Resource } from '../requests';
import { redraw } from './model';

const doublesScenarios = new Resource<ScenarioList>(
  () => ask({ path: '/v1/scenarios?format=DOUBLES' }),
  redraw,
);

/** Options: none (called `none`), the current scenario, and the doubles scenarios, once they are read. */
export const doublesOptions = (now: string, none: string): Options => {
  const options = (doublesScenarios.look('')?.items ?? []).map(({ id, name }) => [id, name] as const);
  const isMissing = now !== '' && !options.some(([id]) => id === now);
  return [['', none], ...(isMissing ? [[now, now] as const] : []), ...options];
};
