import { given, numberOf } from './form';
import type { Field } from './settings-field';
import { settingsTexts } from './settings-texts';
import type { Tournament } from '../../../../app/kernel/generated/answers';

/** The rules of a team event among the settings. */

type Fields = Readonly<Record<string, string>>;

const texts = settingsTexts.team;
const PREFIX = 'teams.';
const ARMIES = 'teams.armies.';

export const isTeamField = (name: string): boolean => name.startsWith(PREFIX);

const textOf = (value: number | null): string => (value === null ? '' : String(value));

const fieldUnder =
  (prefix: string) =>
  (name: keyof typeof texts & string, rest: Omit<Field, 'name' | 'label'>): Field => ({
    name: `${prefix}${name}`,
    label: texts[name] as string,
    ...rest,
  });

const armyFields = ({ teams }: Tournament): readonly Field[] => {
  const { uniqueHeroesOnce, mostOfList, lists, alignment, leastOfEach } = teams?.armies ?? {
    uniqueHeroesOnce: false,
    mostOfList: null,
    lists: null,
    alignment: 'ANY',
    leastOfEach: 0,
  };
  const field = fieldUnder(ARMIES);
  return [
    field('uniqueHeroesOnce', {
      kind: 'choice',
      value: uniqueHeroesOnce ? 'true' : '',
      options: texts.heroes,
    }),
    field('mostOfList', { kind: 'number', value: textOf(mostOfList), limits: { from: 1, to: 8 } }),
    field('alignment', { kind: 'choice', value: alignment, options: texts.alignments }),
    field('leastOfEach', { kind: 'number', value: textOf(leastOfEach), limits: { from: 0, to: 4 } }),
    field('lists', { kind: 'lines', value: (lists ?? []).join('\n'), help: texts.listsHelp }),
  ];
};

export const teamFields = (event: Tournament): readonly Field[] => {
  const { teams } = event;
  if (teams === null) return [];
  const { size, substitutes, protocol, pickMinutes, fallback, gamePoints } = teams;
  const field = fieldUnder(PREFIX);
  return [
    field('size', { kind: 'number', value: textOf(size), limits: { from: 2, to: 8 } }),
    field('substitutes', { kind: 'number', value: textOf(substitutes), limits: { from: 0, to: 4 } }),
    field('protocol', { kind: 'text', value: protocol.join(', '), help: texts.protocolHelp }),
    field('pickMinutes', { kind: 'number', value: textOf(pickMinutes), limits: { from: 1, to: 60 } }),
    field('fallback', { kind: 'choice', value: fallback, options: texts.fallbacks }),
    ...(gamePoints === null
      ? []
      : [
          field('gamePoints', {
            kind: 'text',
            value: [gamePoints.win, gamePoints.draw, gamePoints.loss].join(', '),
            help: texts.gamePointsHelp,
          }),
        ]),
    ...armyFields(event),
  ];
};

const parts = (text: string): readonly string[] => text.split(/[\s,;]+/).filter((part) => part !== '');

const gamePointsOf = (text: string): object | null => {
  if (given(text) === undefined) return null;
  const [win, draw, loss] = parts(text).map(Number);
  return { win, draw, loss };
};

/** As the API takes a rule; an empty field clears it. */
const sent = (name: string, text: string): unknown => {
  if (name === 'gamePoints') return gamePointsOf(text);
  if (name === 'protocol') return given(text) === undefined ? null : parts(text.toUpperCase());
  if (name === 'fallback') return text;
  return numberOf(text) ?? null;
};

const armiesOf = (fields: Fields): object => {
  const lists = parts(fields[`${ARMIES}lists`] ?? '');
  return {
    uniqueHeroesOnce: fields[`${ARMIES}uniqueHeroesOnce`] === 'true',
    mostOfList: numberOf(fields[`${ARMIES}mostOfList`]) ?? null,
    lists: lists.length > 0 ? lists : null,
    alignment: fields[`${ARMIES}alignment`],
    leastOfEach: numberOf(fields[`${ARMIES}leastOfEach`]) ?? 0,
  };
};

/** Changes of the rules of teams; those of armies are replaced together. */
export const teamChanges = (event: Tournament, fields: Fields): { readonly teams?: object } => {
  const changed = teamFields(event).filter(
    ({ name, value }) => (fields[name] ?? '').replaceAll('\r', '') !== value,
  );
  if (changed.length === 0) return {};
  const rules = changed
    .filter(({ name }) => !name.startsWith(ARMIES))
    .map(({ name }) => [name.slice(PREFIX.length), sent(name.slice(PREFIX.length), fields[name] ?? '')]);
  const hasArmies = changed.some(({ name }) => name.startsWith(ARMIES));
  return { teams: { ...Object.fromEntries(rules), ...(hasArmies && { armies: armiesOf(fields) }) } };
};
