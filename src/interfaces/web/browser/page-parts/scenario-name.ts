import type { Scenario, ScoringSheet } from '../../../../app/kernel/generated/answers';
import { ask } from '../requests/api';

/** Names read so far; until then a scenario has the name that the event gives it. */
const names = new Map<string, string>();

const ID = /^(2024-)?[a-z]+(?:-[a-z]+)*$/;

/** A scenario of ours by its name, read once; any other is the organiser's own words. `whenRead` draws the page again. */
export const scenarioName = (scenario: string, whenRead: () => void): string => {
  const known = names.get(scenario);
  if (known !== undefined) return known;
  names.set(scenario, scenario);
  const [isOurs, isOf2024] = ID.exec(scenario) ?? [];
  if (isOurs)
    void ask<Scenario | ScoringSheet>({
      path: `/v1/${isOf2024 ? 'rules/scoring-sheets' : 'scenarios'}/${scenario}`,
    }).then((asked) => {
      if (asked.kind === 'OFFLINE') names.delete(scenario);
      if (asked.kind !== 'OK') return;
      names.set(scenario, asked.value.name);
      whenRead();
    });
  return scenario;
};
