import { given } from './form';
import { isScenarioField, scenarioChanges, scenarioFields } from './scenario-settings';
import type { Field } from './settings-field';
import { settingsTexts as texts } from './settings-texts';
import { isTeamField, teamChanges, teamFields } from './team-settings';
import type { Tournament } from '../../../../app/kernel/generated/answers';

/** The fields of the settings: how each is shown, and what a change of it sends. */

type Fields = Readonly<Record<string, string>>;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const numbers = (text: string): readonly number[] =>
  text
    .split(/[^0-9]+/)
    .filter((part) => part !== '')
    .map(Number);

const lines = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => given(line.trim()) ?? []);

const OPTION = /\s*:\s*(lower|votes)$/i;

type Tiebreaker = Tournament['tiebreakers'][number];

/** A tiebreaker as a line: its name, and what is not usual. */
const tiebreakerLine = ({ id, better, counts }: Tiebreaker): string =>
  counts === 'FAVOURITE_OPPONENT' ? `${id}: votes` : better === 'LOWER' ? `${id}: lower` : id;

const tiebreakerOf = (line: string): Tiebreaker => {
  const option = OPTION.exec(line)?.[1]?.toLowerCase();
  return {
    id: line.replace(OPTION, '').trim(),
    better: option === 'lower' ? 'LOWER' : 'HIGHER',
    counts: option === 'votes' ? 'FAVOURITE_OPPONENT' : 'SCORES',
  };
};

/** Details of the event beside its rules, such as its venue. */
const details = (event: Tournament): readonly Field[] =>
  texts.details
    .filter(([name]) => name in event)
    .map(([name, label, kind]) => ({
      name,
      label,
      kind,
      value: textOf((event as Tournament & Readonly<Record<string, unknown>>)[name]),
    }));

const rules = (event: Tournament): readonly Field[] => [
  {
    name: 'tableOrder',
    label: texts.tableOrder,
    kind: 'choice',
    value: event.tableOrder,
    options: texts.tableOrders,
  },
  {
    name: 'clubMatesApart',
    label: texts.clubMatesApart,
    kind: 'text',
    value: event.clubMatesApart.join(', '),
    help: texts.clubMatesHelp,
  },
  ...scenarioFields(event),
  {
    name: 'tiebreakers',
    label: texts.tiebreakers,
    kind: 'lines',
    value: event.tiebreakers.map(tiebreakerLine).join('\n'),
    help: texts.tiebreakersHelp,
  },
];

export const fieldsOf = (event: Tournament): readonly Field[] => [
  { name: 'name', label: texts.name, kind: 'text', value: event.name },
  { name: 'startsOn', label: texts.startsOn, kind: 'date', value: textOf(event.startsOn) },
  {
    name: 'rounds',
    label: texts.rounds,
    kind: 'number',
    value: textOf(event.rounds),
    limits: { from: 1, to: 30 },
  },
  {
    name: 'roundMinutes',
    label: texts.roundMinutes,
    kind: 'number',
    value: textOf(event.roundMinutes),
    limits: { from: 10, to: 1000 },
  },
  { name: 'cap', label: texts.cap, kind: 'number', value: textOf(event.cap), limits: { from: 2 } },
  ...('endsOn' in event
    ? ([
        {
          name: 'pointsLimit',
          label: texts.pointsLimit,
          kind: 'number',
          value: textOf(event.pointsLimit),
          limits: { from: 1 },
        },
      ] as const)
    : []),
  ...rules(event),
  ...details(event),
  ...teamFields(event),
  { name: 'pack', label: texts.pack, kind: 'choice', value: '', options: texts.packs(event.pack.name) },
  ...(event.roundsDrawn.length === 0
    ? []
    : ([{ name: 'reason', label: texts.reason, kind: 'text', value: '', help: texts.reasonHelp }] as const)),
];

const isNumber = new Set(['rounds', 'roundMinutes', 'cap', 'pointsLimit']);

const sent = (name: string, text: string): unknown => {
  if (isNumber.has(name)) return given(text) === undefined ? null : Number(text);
  if (name === 'clubMatesApart') return numbers(text);
  if (name === 'tiebreakers') return lines(text).map(tiebreakerOf);
  if (name === 'pack') return { preset: text };
  // An empty field clears; without a name there is no event, and the service says so.
  return given(text) ?? (name === 'name' ? '' : null);
};

/** Changes to the event, as the API takes them. */
export const changesOf = (event: Tournament, fields: Fields): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(
    fieldsOf(event).flatMap(({ name, value }) => {
      const text = fields[name] ?? '';
      if (isScenarioField(name) || isTeamField(name) || text.replaceAll('\r', '') === value) return [];
      return [[name, sent(name, text)]];
    }),
  ),
  ...scenarioChanges(event, fields),
  ...teamChanges(event, fields),
});
