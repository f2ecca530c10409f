import { editions } from '../../../../../../data/catalogue/editions.json';
import type { Tournament } from '../../../../../app/kernel/generated/answers';
import {
  LARGEST_CAP,
  LARGEST_TABLE,
  LONGEST_ROUND_MINUTES,
  MOST_POINTS_LIMIT,
  MOST_ROUNDS,
  SHORTEST_ROUND_MINUTES,
} from '../../../../../domain/tournaments/limits';
import { type Fields, given, numberOf } from '../../page-parts/form';
import { numbersIn, textOf } from '../../page-parts/console-parts';
import { type Options } from '../../page-parts/form-parts';
import { fieldTexts } from '../field-texts';
import { houseChanges, houseFields } from './house-settings';
import { choosesScenario, scenarioOptions } from '../offered-scenarios';
import type { Field } from '../settings-form';
import { settingsTexts as texts } from '../settings-texts';
import { teamChanges, teamFields } from './team-settings';
import { viewTexts } from '../view-texts';

const SCENARIOS = 'scenarios';
const oneOf = (index: number): string => `${SCENARIOS}[${index}]`;

/** As the event has them: one for each round, empty where none is named. */
const scenariosOf = ({ scenarios, rounds }: Tournament): readonly string[] =>
  Array.from({ length: Math.max(rounds, scenarios.length) }, (_, index) => scenarios[index] ?? '');

/** `null` for each round without one; nothing behind the last that is named. */
const sentScenarios = (lines: readonly string[]): readonly (string | null)[] => {
  const scenarios = lines.map((line) => given(line.trim()) ?? null);
  return scenarios.slice(0, scenarios.findLastIndex((scenario) => scenario !== null) + 1);
};

/** The scenario of each round: chosen by name where the edition's are known, in the organiser's words otherwise. */
const scenarioFields = (event: Tournament): readonly Field[] => {
  const proposals = scenarioOptions(event, '', '').slice(1);
  return scenariosOf(event).map((value, index) => {
    const common = { name: oneOf(index), label: texts.scenarioOf(index + 1) };
    return choosesScenario(event)
      ? { ...common, kind: 'choice', value, options: scenarioOptions(event, value, texts.noScenario) }
      : { ...common, kind: 'text', value: textOf(proposals, value), proposals };
  });
};

/** The id of a scenario that is written by its name. */
const scenarioIdOf = (text: string, options: Options): string => {
  const plain = (one: string): string => one.trim().toLowerCase();
  const found = options.find(
    ([id, name]) => id !== '' && [String(id), name].map(plain).includes(plain(text)),
  );
  return found === undefined ? text.trim() : String(found[0]);
};

/** Words for a scenario that are new and none of the edition's list. */
export const unknownScenarios = (event: Tournament, fields: Fields): readonly string[] => {
  if (choosesScenario(event)) return [];
  const options = scenarioOptions(event, '', '');
  return writtenScenarios(event, fields).filter(
    (scenario) =>
      scenario !== '' && !options.some(([id]) => id === scenario) && !scenariosOf(event).includes(scenario),
  );
};

const writtenScenarios = (event: Tournament, fields: Fields): readonly string[] => {
  const options = scenarioOptions(event, '', '');
  return scenariosOf(event).map((_, index) => scenarioIdOf(fields[oneOf(index)] ?? '', options));
};

const scenarioChanges = (event: Tournament, fields: Fields): object => {
  const before = scenariosOf(event);
  const scenarios = sentScenarios(writtenScenarios(event, fields));
  return JSON.stringify(scenarios) === JSON.stringify(sentScenarios(before)) ? {} : { scenarios };
};

const asItIs = (text: string): string => text;
const textOrNull = (text: string): string | null => given(text) ?? null;
const numberOrNull = (text: string): number | null => numberOf(text) ?? null;

/** A field whose text is sent by itself; an empty one clears unless `sent` says otherwise. */
const field = (
  name: keyof typeof fieldTexts,
  [kind, value]: readonly [Field['kind'], string],
  more: Partial<Field> = {},
): Field => ({ name, label: fieldTexts[name], kind, value, sent: textOrNull, ...more });

const numberField = (
  name: 'rounds' | 'roundMinutes' | 'cap' | 'pointsLimit' | 'firstTable',
  event: Tournament,
  limits: Field['limits'] & object,
): Field => field(name, ['number', String(event[name] ?? '')], { limits, sent: numberOrNull });

/** Teams are created as such, and nobody can stand in for one; others settle the format with their first entrant. */
const formatFields = ({ format, unpaired, entrants }: Tournament): readonly Field[] => {
  if (format === 'TEAMS') return [];
  const formats = viewTexts.formats.filter(([id]) => id !== 'TEAMS');
  return [
    entrants.length > 0
      ? field('format', ['fixed', textOf(formats, format)], { help: texts.formatFixed })
      : field('format', ['choice', format], { options: formats, sent: asItIs }),
    field('unpaired', ['choice', unpaired], { options: viewTexts.unpairedKinds, sent: asItIs }),
  ];
};

/** Fields under a heading of their own. */
export interface FieldGroup {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly Field[];
  /** Seldom changed: opened by its heading. */
  readonly isFolded?: boolean;
}

export const groupsOf = (event: Tournament): readonly FieldGroup[] => {
  const { groups: titles } = texts;
  const all: readonly FieldGroup[] = [
    {
      id: 'event',
      title: titles.event,
      fields: [
        // Without a name there is no event, and the service says so.
        field('name', ['text', event.name], { sent: asItIs }),
        field('startsOn', ['date', event.startsOn ?? '']),
        ...texts.details.map(([name, kind]) => field(name, [kind, event[name] ?? ''])),
      ],
    },
    {
      id: 'players',
      title: titles.players,
      fields: [
        field('visibility', ['choice', event.visibility], { options: viewTexts.visibilities, sent: asItIs }),
        field('liveScores', ['choice', String(event.liveScores)], {
          options: texts.whoSeesScores,
          sent: (text) => text === 'true',
        }),
        numberField('cap', event, { from: 2, to: LARGEST_CAP }),
        ...formatFields(event),
      ],
    },
    { id: 'teams', title: titles.teams, fields: teamFields(event) },
    {
      id: 'rounds',
      title: titles.rounds,
      fields: [
        numberField('rounds', event, { from: 1, to: MOST_ROUNDS }),
        numberField('roundMinutes', event, { from: SHORTEST_ROUND_MINUTES, to: LONGEST_ROUND_MINUTES }),
        numberField('firstTable', event, { from: 1, to: LARGEST_TABLE }),
        field('tableOrder', ['choice', event.tableOrder], { options: texts.tableOrders }),
        field('clubMatesApart', ['text', event.clubMatesApart.join(', ')], {
          help: texts.clubMatesHelp,
          keyboard: 'decimal',
          sent: numbersIn,
        }),
      ],
    },
    { id: 'scenarios', title: titles.scenarios, fields: scenarioFields(event) },
    {
      id: 'rules',
      title: titles.rules,
      fields: [
        field('edition', ['choice', event.edition], {
          options: editions.map(({ id, name }) => [id, name] as const),
          sent: asItIs,
        }),
        numberField('pointsLimit', event, { from: 1, to: MOST_POINTS_LIMIT }),
      ],
    },
    { id: 'house', title: titles.house, fields: houseFields(event), isFolded: true },
  ];
  return all.filter(({ fields }) => fields.length > 0);
};

/** The reason of a change of rules, once they are played by. */
export const reasonFields = (event: Tournament): readonly Field[] =>
  event.roundsDrawn.length === 0
    ? []
    : [field('reason', ['text', ''], { label: texts.reason, help: texts.reasonHelp })];

export const fieldsOf = (event: Tournament): readonly Field[] => [
  ...groupsOf(event).flatMap(({ fields }) => fields),
  ...reasonFields(event),
];

/** Changes to the event, as the API takes them. */
export const changesOf = (event: Tournament, fields: Fields): object => {
  const changed = fieldsOf(event).filter(
    ({ name, kind, value }) => kind !== 'fixed' && (fields[name] ?? '').replaceAll('\r', '') !== value,
  );
  const single = changed.flatMap(({ name, sent }) => (sent ? [[name, sent(fields[name] ?? '')]] : []));
  return {
    ...Object.fromEntries(single),
    ...scenarioChanges(event, fields),
    ...teamChanges(changed, fields),
    ...houseChanges(event, changed, fields),
  };
};
