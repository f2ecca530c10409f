import type { AnyList, Catalogue, Option, Profile } from '../../../src/domain/armies/catalogue/model';
import type { RosterReading } from '../../../src/domain/armies/roster-reading';

/** Random armies of what ships, always the same ones, and two writers: as builders save them, and as players paste them. */

interface WrittenUnit {
  readonly profile: Profile;
  readonly count: number;
  /** Every model has it. */
  readonly option: Option | null;
}

export interface WrittenArmy {
  readonly list: AnyList;
  /** The list whose file a builder has it in. */
  readonly file: string;
  readonly isLegion: boolean;
  readonly warbands: readonly (readonly WrittenUnit[])[];
}

export const seeded = (seed: number) => {
  let state = seed;
  const next = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return { next, of: <T>(values: readonly T[]): T => values[next(values.length)] as T };
};
type Random = ReturnType<typeof seeded>;

const isPlain = ({ maximum, tier, when, compulsoryWhen, points }: Option): boolean =>
  maximum === 1 && tier === null && when === null && compulsoryWhen === null && points > 0;

const unitOf = (profile: Profile, random: Random): WrittenUnit => {
  const options =
    profile.members.length > 0 || profile.kind === 'SIEGE_ENGINE' ? [] : profile.options.filter(isPlain);
  return {
    profile,
    count: profile.tier === null ? 1 + random.next(12) : 1,
    option: options.length > 0 && random.next(2) === 0 ? random.of(options) : null,
  };
};

const leads = ({ tier, kind }: Profile): boolean =>
  kind === 'HERO' && tier !== null && tier !== 'INDEPENDENT';

export const armyOf = ({ armyLists, legions }: Catalogue, random: Random): WrittenArmy => {
  const legion = random.next(3) === 0 ? random.of(legions) : null;
  const list = legion ?? random.of(armyLists);
  const heroes = list.profiles.filter(leads);
  const followers = list.profiles.filter(({ kind }) => kind === 'WARRIOR');
  const chosen = Array.from({ length: 1 + random.next(3) }, () => random.of(heroes));
  return {
    list,
    file: armyLists.find(({ id }) => id === legion?.armyLists[0])?.name ?? list.name,
    isLegion: legion !== null,
    warbands: [...new Set(chosen)].map((hero) => [
      unitOf(hero, random),
      ...(followers.length === 0
        ? []
        : Array.from({ length: random.next(4) }, () => unitOf(random.of(followers), random))),
    ]),
  };
};

export const pointsOf = ({ profile, count, option }: WrittenUnit): number =>
  (profile.points + (option?.points ?? 0)) * count;

export const totalOf = ({ warbands }: WrittenArmy): number =>
  warbands.flat().reduce((sum, unit) => sum + pointsOf(unit), 0);

const counted = (units: readonly (readonly [string, number])[]): string => {
  const found = new Map<string, number>();
  for (const [key, count] of units) found.set(key, (found.get(key) ?? 0) + count);
  return [...found]
    .map(([key, count]) => `${count} ${key}`)
    .sort()
    .join(', ');
};

/** The army in words, whatever the order of its units. */
export const asWords = ({ list, warbands }: WrittenArmy): string =>
  `${list.id}: ${counted(warbands.flat().map(({ profile, count, option }) => [`${profile.id}${option ? ` +${option.id}` : ''}`, count]))}`;

/** What was read, in the same words. */
export const readWords = ({ forces }: RosterReading): string =>
  forces
    .map(
      ({ list, warbands }) =>
        `${list}: ${counted(
          warbands
            .flatMap(({ leader, followers }) => (leader ? [leader, ...followers] : followers))
            .map(({ profile, count, options }) => [
              `${profile}${options.map(({ option }) => ` +${option}`).join('')}`,
              count,
            ]),
        )}`,
    )
    .join('; ');

/** Whether the reading says of itself that something may be wrong. */
export const isDoubtful = ({ unknown, lines, differences }: RosterReading): boolean =>
  unknown.length > 0 ||
  differences.length > 0 ||
  lines.some(({ status }) => status === 'GUESSED' || status === 'NOT_UNDERSTOOD');

const xml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const selection = (name: string, type: string, number: number, points: number, inner = ''): string =>
  `<selection name="${xml(name)}" number="${number}" type="${type}"><costs><cost name=" Points" value="${points}"/></costs><selections>${inner}</selections></selection>`;

/** A Hero's options stand inside the model, those of Warriors beside their models. */
const savedUnit = ({ profile, count, option }: WrittenUnit): string => {
  const { name, members, points, tier } = profile;
  const taken = option ? selection(option.name, 'upgrade', 1, option.points * count) : '';
  if (tier !== null && members.length === 0)
    return selection(name, 'upgrade', 1, 0, selection(name, 'model', count, points * count, taken));
  const models =
    members.length > 0
      ? members.map((one, place) =>
          selection(one.name, 'model', one.count * count, place === 0 ? points * count : 0),
        )
      : [selection('Models', 'model', count, points * count)];
  return selection(name, 'upgrade', 1, 0, models.join('') + taken);
};

/** As BattleScribe saves it. */
export const saved = (army: WrittenArmy): string => {
  const legion = army.isLegion ? selection(army.list.name, 'upgrade', 1, 0) : '';
  const warbands = army.warbands.map(([hero, ...others]) =>
    selection('Warband', 'upgrade', 1, 0, (hero ? savedUnit(hero) : '') + others.map(savedUnit).join('')),
  );
  return `<?xml version="1.0"?><roster name="r"><costs><cost name=" Points" value="${totalOf(army)}"/></costs><forces><force catalogueName="${xml(army.file)}"><selections>${legion}${warbands.join('')}</selections></force></forces></roster>`;
};

/** Twenty ways to write a number of models, and points behind it. */
const NOTATIONS: readonly ((name: string, count: number, points: number) => string)[] = [
  (name, count) => `${count} ${name}`,
  (name, count) => `${count}x ${name}`,
  (name, count) => `${count} x ${name}`,
  (name, count) => `x${count} ${name}`,
  (name, count) => `(${count}) ${name}`,
  (name, count) => `${count}* ${name}`,
  (name, count) => `${name} x${count}`,
  (name, count) => `${name} x ${count}`,
  (name, count) => `${name} ${count}x`,
  (name, count) => `${name} *${count}`,
  (name, count) => `${name} (x${count})`,
  (name, count) => `${name} [x${count}]`,
  (name, count, points) => `${count} ${name} - ${points}`,
  (name, count, points) => `${count} ${name}: ${points} pts`,
  (name, count, points) => `${count}x ${name} [${points}pts]`,
  (name, count, points) => `- ${count} ${name} (${points} points)`,
  (name, count, points) => `• ${count} ${name} = ${points}`,
  (name, count, points) => `${name} x${count} - ${points}`,
  (name, count, points) => `${name} (x${count}) ${points}`,
  (name, count, points) => `* ${count} x ${name}, ${points}pts`,
];

const OPTIONS: readonly ((option: string) => string)[] = [
  (option) => ` with ${option}`,
  (option) => ` (${option})`,
  (option) => `, ${option.toLowerCase()}`,
  (option) => ` w/ ${option}`,
];

/** As a player pastes it. */
export const pasted = (army: WrittenArmy, random: Random): string => {
  const notation = random.of(NOTATIONS);
  const option = random.of(OPTIONS);
  const shown = (text: string): string =>
    random.next(3) === 0 ? text.normalize('NFD').replaceAll(/\p{M}/gu, '') : text;
  const lines = army.warbands.flatMap((units, place) => [
    ...(random.next(2) === 0 ? [`Warband ${place + 1}`] : ['']),
    ...units.map((unit) => {
      const name = `${shown(unit.profile.name)}${unit.option ? option(unit.option.name) : ''}`;
      return unit.profile.tier === null
        ? notation(name, unit.count, pointsOf(unit))
        : `${name} - ${pointsOf(unit)}pts`;
    }),
  ]);
  const total = random.next(3) === 0 ? [`Total: ${totalOf(army)} points`] : [];
  return [shown(army.list.name), ...lines, ...total].join('\n');
};
