import type { ScenarioList, ScoringSheetList, Tournament } from '../../../../app/kernel/generated/answers';
import { ask } from '../requests/api';
import type { Options } from '../page-parts/form-parts';
import { Resource } from '../requests/resource';
import { redraw } from './model';

type EventOfScenarios = Pick<Tournament, 'format' | 'edition'>;

const offered = new Resource<ScenarioList | ScoringSheetList>((path) => ask({ path }), redraw);

/** Whether the scenarios are chosen from those of the edition; the single games of 2018 stand in books that are not ours. */
export const choosesScenario = ({ format, edition }: EventOfScenarios): boolean =>
  format === 'DOUBLES' || edition === '2024';

/**
 * Options: none (called `none`), the current scenario, and those of the event's edition, once they are read. Single games of 2018 are
 * offered all that we know.
 */
export const scenarioOptions = (event: EventOfScenarios, now: string, none: string): Options => {
  const { format, edition } = event;
  const players = format === 'DOUBLES' ? format : 'SINGLES';
  const kind = edition === '2024' ? 'rules/scoring-sheets' : 'scenarios';
  const path = `/v1/${kind}${choosesScenario(event) ? `?format=${players}` : ''}`;
  const options = (offered.look(path)?.items ?? []).map(({ id, name }) => [id, name] as const);
  const isMissing = now !== '' && !options.some(([id]) => id === now);
  return [['', none], ...(isMissing ? [[now, now] as const] : []), ...options];
};
