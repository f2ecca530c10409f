import { LARGEST_TEAM, SMALLEST_TEAM } from '../../../../../domain/tournaments/limits';
import type { Tournament } from '../../../../../app/kernel/generated/answers';
import { type Fields, given, numberOf } from '../../page-parts/form';
import { fieldTexts } from '../field-texts';
import type { Field } from '../settings-form';
import { settingsTexts } from '../settings-texts';

const texts = settingsTexts.team;
const PREFIX = 'teams.';
const ARMIES = 'teams.armies.';

type Rest = Omit<Field, 'name' | 'label'> & { readonly label?: string };

const fieldUnder =
  (prefix: string) =>
  (name: keyof typeof fieldTexts, rest: Rest): Field => ({
    name: `${prefix}${name}`,
    label: fieldTexts[name],
    ...rest,
  });

const number = (value: number | null, from: number, to: number): Rest => ({
  kind: 'number',
  value: String(value ?? ''),
  limits: { from, to },
});

const choice = (value: string, options: Field['options'] & object): Rest => ({
  kind: 'choice',
  value,
  options,
});

const ANY_ARMIES = {
  uniqueHeroesOnce: false,
  mostOfList: null,
  lists: null,
  alignment: 'ANY',
  leastOfEach: 0,
} as const;

const armyFields = ({ teams }: Tournament): readonly Field[] => {
  const { uniqueHeroesOnce, mostOfList, lists, alignment, leastOfEach } = teams?.armies ?? ANY_ARMIES;
  const field = fieldUnder(ARMIES);
  return [
    field('uniqueHeroesOnce', choice(uniqueHeroesOnce ? 'true' : '', texts.heroes)),
    field('mostOfList', number(mostOfList, 1, LARGEST_TEAM)),
    field('alignment', { ...choice(alignment, texts.alignments), label: texts.alignment }),
    field('leastOfEach', number(leastOfEach, 0, 4)),
    field('lists', { kind: 'lines', value: (lists ?? []).join('\n'), help: texts.listsHelp }),
  ];
};

export const teamFields = (event: Tournament): readonly Field[] => {
  const { teams } = event;
  if (teams === null) return [];
  const { size, substitutes, protocol, pickMinutes, fallback, gamePoints } = teams;
  const field = fieldUnder(PREFIX);
  const points = gamePoints && [gamePoints.win, gamePoints.draw, gamePoints.loss].join(', ');
  return [
    field('size', number(size, SMALLEST_TEAM, LARGEST_TEAM)),
    field('substitutes', number(substitutes, 0, 4)),
    field('protocol', { kind: 'text', value: protocol.join(', '), help: texts.protocolHelp }),
    field('pickMinutes', number(pickMinutes, 1, 60)),
    field('fallback', choice(fallback, texts.fallbacks)),
    ...(points === null
      ? []
      : [
          field('gamePoints', {
            kind: 'text',
            value: points,
            help: texts.gamePointsHelp,
            keyboard: 'decimal',
          }),
        ]),
    ...armyFields(event),
  ];
};

const parts = (text: string): readonly string[] => text.split(/[\s,;]+/).filter((part) => part !== '');

/** As the API takes a rule; an empty field clears it. */
const sent = (name: string, text: string): unknown => {
  if (name === 'fallback') return text;
  if (given(text) === undefined) return null;
  if (name === 'protocol') return parts(text.toUpperCase());
  if (name !== 'gamePoints') return Number(text);
  const [win, draw, loss] = parts(text).map(Number);
  return { win, draw, loss };
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
export const teamChanges = (changed: readonly Field[], fields: Fields): { readonly teams?: object } => {
  const names = changed.map(({ name }) => name).filter((name) => name.startsWith(PREFIX));
  if (names.length === 0) return {};
  const isArmies = (name: string): boolean => name.startsWith(ARMIES);
  const rules = names
    .filter((name) => !isArmies(name))
    .map((name) => [name.slice(PREFIX.length), sent(name.slice(PREFIX.length), fields[name] ?? '')]);
  return {
    teams: { ...Object.fromEntries(rules), ...(names.some(isArmies) && { armies: armiesOf(fields) }) },
  };
};
