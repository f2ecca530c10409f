import { doublesOptions } from './doubles-scenarios';
import { given } from './form';
import type { Field } from './settings-field';
import { settingsTexts as texts } from './settings-texts';
import type { Tournament } from '../../../../app/kernel/generated/answers';

/** The scenario of each round among the settings: of a doubles event chosen by name, of any other in the organiser's words. */

type Fields = Readonly<Record<string, string>>;

const ALL = 'scenarios';
const oneOf = (index: number): string => `${ALL}[${index}]`;

export const isScenarioField = (name: string): boolean => name.startsWith(ALL);

/** Stands for a round without one between others: an empty line at the top would not last. */
const NONE = '-';

/** As the event has them: one for each round, empty where none is named. */
const scenariosOf = ({ scenarios, rounds }: Tournament): readonly string[] =>
  Array.from({ length: Math.max(rounds, scenarios.length) }, (_, index) => scenarios[index] ?? '');

/** `null` for each round without one; nothing behind the last that is named. */
const sent = (lines: readonly string[]): readonly (string | null)[] => {
  const scenarios = lines.map((line) => (line.trim() === NONE ? null : (given(line.trim()) ?? null)));
  return scenarios.slice(0, scenarios.findLastIndex((scenario) => scenario !== null) + 1);
};

const choice = (value: string, index: number): Field => ({
  name: oneOf(index),
  label: texts.scenarioOf(index + 1),
  kind: 'choice',
  value,
  options: doublesOptions(value, texts.noScenario),
});

export const scenarioFields = (event: Tournament): readonly Field[] =>
  event.format === 'DOUBLES'
    ? scenariosOf(event).map(choice)
    : [
        {
          name: ALL,
          label: texts.scenarios,
          kind: 'lines',
          value: sent(scenariosOf(event))
            .map((scenario) => scenario ?? NONE)
            .join('\n'),
          help: texts.scenariosHelp,
        },
      ];

/** Changes to the scenarios. */
export const scenarioChanges = (event: Tournament, fields: Fields): Readonly<Record<string, unknown>> => {
  const before = scenariosOf(event);
  const now =
    event.format === 'DOUBLES'
      ? before.map((_, index) => fields[oneOf(index)] ?? '')
      : (fields[ALL] ?? '').split('\n');
  const scenarios = sent(now);
  return JSON.stringify(scenarios) === JSON.stringify(sent(before)) ? {} : { scenarios };
};
