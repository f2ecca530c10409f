import { editions } from '../../../../../data/catalogue/editions.json';
import type { Tournament } from '../../../../app/kernel/generated/answers';
import {
  LARGEST_CAP,
  LONGEST_ROUND_MINUTES,
  MOST_POINTS_LIMIT,
  MOST_ROUNDS,
  SHORTEST_ROUND_MINUTES,
} from '../../../../domain/tournaments/limits';
import { type Fields, given, numberOf } from '../form';
import { houseChanges, houseFields } from './house-settings';
import { choosesScenario, scenarioOptions } from './offered-scenarios';
import type { Field } from './settings-form';
import { settingsTexts as texts } from './settings-texts';
import { teamChanges, teamFields } from './team-settings';
import { viewTexts } from './view-texts';

const SCENARIOS = 'scenarios';
const oneOf = (index: number): string => `${SCENARIOS}[${index}]`;

/** Stands for a round without one between others: an empty line at the top would not last. */
const NONE = '-';

/** As the event has them: one for each round, empty where none is named. */
const scenariosOf = ({ scenarios, rounds }: Tournament): readonly string[] =>
  Array.from({ length: Math.max(rounds, scenarios.length) }, (_, index) => scenarios[index] ?? '');

/** `null` for each round without one; nothing behind the last that is named. */
const sentScenarios = (lines: readonly string[]): readonly (string | null)[] => {
  const scenarios = lines.map((line) => (line.trim() === NONE ? null : (given(line.trim()) ?? null)));
  return scenarios.slice(0, scenarios.findLastIndex((scenario) => scenario !== null) + 1);
};

/** The scenario of each round: chosen by name where the edition's are known, in the organiser's words otherwise. */
const scenarioFields = (event: Tournament): readonly Field[] => {
  const scenarios = scenariosOf(event);
  const lines = sentScenarios(scenarios).map((scenario) => scenario ?? NONE);
  if (choosesScenario(event))
    return scenarios.map((value, index) => {
      const options = scenarioOptions(event, value, texts.noScenario);
      return { name: oneOf(index), label: texts.scenarioOf(index + 1), kind: 'choice', value, options };
    });
  const { scenarios: label, scenariosHelp: help } = texts;
  return [{ name: SCENARIOS, label, kind: 'lines', value: lines.join('\n'), help }];
};

const scenarioChanges = (event: Tournament, fields: Fields): object => {
  const before = scenariosOf(event);
  const now = choosesScenario(event)
    ? before.map((_, index) => fields[oneOf(index)] ?? '')
    : (fields[SCENARIOS] ?? '').split('\n');
  const scenarios = sentScenarios(now);
  return JSON.stringify(scenarios) === JSON.stringify(sentScenarios(before)) ? {} : { scenarios };
};

const numbers = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);

const textOrNull = (text: string): string | null => given(text) ?? null;
const numberOrNull = (text: string): number | null => numberOf(text) ?? null;

/** A field whose text is sent by itself; an empty one clears unless `sent` says otherwise. */
const field = (
  name: keyof typeof texts & string,
  [kind, value]: readonly [Field['kind'], string],
  more: Partial<Field> = {},
): Field => ({ name, label: texts[name] as string, kind, value, sent: textOrNull, ...more });

const numberField = (
  name: 'rounds' | 'roundMinutes' | 'cap' | 'pointsLimit',
  event: Tournament,
  limits: Field['limits'] & object,
): Field => field(name, ['number', String(event[name] ?? '')], { limits, sent: numberOrNull });

const rules = (event: Tournament): readonly Field[] => [
  field('tableOrder', ['choice', event.tableOrder], { options: texts.tableOrders }),
  field('clubMatesApart', ['text', event.clubMatesApart.join(', ')], {
    help: texts.clubMatesHelp,
    sent: numbers,
  }),
  ...scenarioFields(event),
];

/** Teams are created as such, and nobody can stand in for one. */
const formatFields = ({ format, unpaired }: Tournament): readonly Field[] => {
  if (format === 'TEAMS') return [];
  const formats = viewTexts.formats.filter(([id]) => id !== 'TEAMS');
  const sent = (text: string): string => text;
  return [
    field('format', ['choice', format], { options: formats, sent }),
    field('unpaired', ['choice', unpaired], { options: viewTexts.unpairedKinds, sent }),
  ];
};

export const fieldsOf = (event: Tournament): readonly Field[] => [
  // Without a name there is no event, and the service says so.
  field('name', ['text', event.name], { sent: (text) => text }),
  field('startsOn', ['date', event.startsOn ?? '']),
  numberField('rounds', event, { from: 1, to: MOST_ROUNDS }),
  numberField('roundMinutes', event, { from: SHORTEST_ROUND_MINUTES, to: LONGEST_ROUND_MINUTES }),
  numberField('cap', event, { from: 2, to: LARGEST_CAP }),
  field('edition', ['choice', event.edition], {
    options: editions.map(({ id, name }) => [id, name] as const),
    sent: (text) => text,
  }),
  numberField('pointsLimit', event, { from: 1, to: MOST_POINTS_LIMIT }),
  field('visibility', ['choice', event.visibility], {
    options: viewTexts.visibilities,
    sent: (text) => text,
  }),
  field('liveScores', ['choice', String(event.liveScores)], {
    options: texts.whoSeesScores,
    sent: (text) => text === 'true',
  }),
  ...formatFields(event),
  ...rules(event),
  ...texts.details.map(([name, label, kind]) => {
    const value = event[name] ?? '';
    return { name, label, kind, value, sent: textOrNull };
  }),
  ...teamFields(event),
  ...houseFields(event),
  ...(event.roundsDrawn.length === 0 ? [] : [field('reason', ['text', ''], { help: texts.reasonHelp })]),
];

/** Another preset is a whole pack: the armies of the event go along. */
const keptArmies = ({ armies }: Tournament, changed: readonly Field[]): object =>
  armies && changed.some(({ name }) => name === 'pack')
    ? {
        armies: {
          chosen: armies.chosen,
          slots: armies.slots.map(({ slot: id, ...slot }) => ({ id, ...slot })),
        },
      }
    : {};

/** Changes to the event, as the API takes them. */
export const changesOf = (event: Tournament, fields: Fields): object => {
  const changed = fieldsOf(event).filter(
    ({ name, value }) => (fields[name] ?? '').replaceAll('\r', '') !== value,
  );
  const single = changed.flatMap(({ name, sent }) => (sent ? [[name, sent(fields[name] ?? '')]] : []));
  return {
    ...Object.fromEntries(single),
    ...keptArmies(event, changed),
    ...scenarioChanges(event, fields),
    ...teamChanges(changed, fields),
    ...houseChanges(event, changed, fields),
  };
};
