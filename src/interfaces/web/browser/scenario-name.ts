import type { Scenario } from '../../../app/kernel/generated/answers';
import { ask } from './api';

/** Names read so far; until then a scenario has the name that the event gives it. */
const names = new Map<string, string>();

const ID = /^[a-z]+(?:-[a-z]+)*$/;

/** A scenario of ours by its name, read once; any other is the organiser's own words. `whenRead` draws the page again. */
export const scenarioName = (scenario: string, whenRead: () => void): string => {
  const known = names.get(scenario);
  if (known !== undefined) return known;
  names.set(scenario, scenario);
  if (ID.test(scenario))
    void ask<Scenario>({ path: `/v1/scenarios/${scenario}` }).then((asked) => {
      if (asked.kind === 'OFFLINE') names.delete(scenario);
      if (asked.kind !== 'OK') return;
      names.set(scenario, asked.value.name);
      whenRead();
    });
  return scenario;
};
