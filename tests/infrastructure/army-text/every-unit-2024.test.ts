import { shippedCatalogue } from '../../../src/app/armies/lists/shipped-catalogue';
import type { AnyList, Option, Profile } from '../../../src/domain/armies/catalogue/model';
import { readArmyText } from '../../../src/infrastructure/army-text/read-army-text';

const catalogue = shippedCatalogue('2024');

/** What six models of a profile may have: an option that costs something and that each of them may take. */
const optionOf = ({ options }: Profile): Option | undefined =>
  options.find(({ kind, points }) => kind !== 'UPGRADE' && points > 0);

const six = ({ points }: Profile, option?: Option): number => 6 * (points + (option?.points ?? 0));

type Layout = (profile: Profile, option: Option | undefined) => readonly string[];

/** New Recruit twice, the two list builders, and the compact text of team events. */
const layouts: Readonly<Record<string, Layout>> = {
  'a unit and its models': (profile, option) => [
    `${profile.name} [${six(profile, option)}pts]${option ? `: ${option.name}` : ''}`,
    `• 6x ${profile.name} [${six(profile)}pts]`,
  ],
  'a unit and its models in one line': (profile, option) => [
    `${profile.name} [${six(profile, option)}pts]: 6x ${profile.name} [${six(profile)}pts]${option ? `, ${option.name}` : ''}`,
  ],
  'options below': (profile, option) => [
    `6x ${profile.name} (${six(profile, option)} points)`,
    ...(option ? [`~ ${option.name}`] : []),
  ],
  parentheses: ({ name }, option) => [`(6x ${name}: ${option ? option.name : ''})`],
  'models with wargear': (profile, option) => [
    `6x ${profile.name} (${six(profile, option)} pts): 6 with ${option ? option.name : 'Hand weapon'}`,
  ],
};

const unitsRead = (list: AnyList, lines: readonly string[]): readonly string[] => {
  const read = readArmyText([list.name, ...lines].join('\n'), catalogue, list);
  if (!read.ok) throw new Error(read.error.detail);
  expect(read.value.differences).toEqual([]);
  return read.value.forces
    .flatMap(({ warbands }) => warbands.flatMap(({ followers }) => followers))
    .map(({ profile, count, options }) =>
      [`${count} ${profile}`, ...options.map((one) => `${one.count} ${one.option}`)].join(' + '),
    );
};

it.each(Object.entries(layouts))('reads every Warrior of every list of 2024: %s', (_, layout) => {
  const units = catalogue.armyLists.map((list) => {
    const profiles = list.profiles.filter(({ tier, members }) => tier === null && members.length === 0);
    expect(
      unitsRead(
        list,
        profiles.flatMap((profile) => layout(profile, optionOf(profile))),
      ),
    ).toEqual(
      profiles.map((profile) => {
        const option = optionOf(profile);
        return [`6 ${profile.id}`, ...(option ? [`6 ${option.id}`] : [])].join(' + ');
      }),
    );
    return profiles.length;
  });
  expect(units.reduce((sum, count) => sum + count, 0)).toBe(410);
});
