import {
  type CharacteristicName,
  type Tier,
  characteristicNames,
} from '../../../domain/armies/catalogue/vocabulary';
import type { XmlElement } from '../read-xml';
import { holdsBare, timesOf, visible } from './limits';
import { type Selection, type Setting, type Site, changesTo, siteAt } from './questions';
import { attribute, inside } from './system';

/** A profile as it reads now: its type (Hero, Warrior, Siege...), name and characteristics by name. */
export interface ReadProfile {
  readonly type: string;
  readonly name: string;
  readonly characteristics: Readonly<Record<string, string>>;
}

/** The profiles and the names of rules that an entry shows. */
export interface Shown {
  readonly profiles: readonly ReadProfile[];
  readonly rules: readonly string[];
}

const NOTHING: Shown = { profiles: [], rules: [] };

const together = (parts: readonly Shown[]): Shown => ({
  profiles: parts.flatMap(({ profiles }) => profiles),
  rules: parts.flatMap(({ rules }) => rules),
});

const text = (start: string, given: { field: string; sources: readonly XmlElement[] }, site: Site): string =>
  changesTo(given.field, given.sources, site).reduce((value, change) => {
    if (!holdsBare(change.when)) return value;
    if (change.type === 'set') return change.value;
    if (change.type === 'append') return `${value} ${change.value}`;
    const number = /-?\d+/.exec(value);
    if (!number || (change.type !== 'increment' && change.type !== 'decrement')) {
      site.setting.report.note('a modifier that is not known', `${change.type} at ${site.at.entry.name}`);
      return value;
    }
    const times = change.repeats.length > 0 ? timesOf(change.repeats, site) : 1;
    const by = Number(change.value) * (change.type === 'increment' ? times : -times);
    return value.replace(number[0], String(Number(number[0]) + by));
  }, start);

const readProfile = (sources: readonly XmlElement[], site: Site): ReadProfile | null => {
  const profile = sources[sources.length - 1];
  if (!profile || !holdsBare(visible(sources, site))) return null;
  return {
    type: attribute(profile, 'typeName').replace(/^Siege Engine$/, 'Siege'),
    name: text(attribute(profile, 'name'), { field: 'name', sources }, site).trim(),
    characteristics: Object.fromEntries(
      inside(profile, 'characteristics').map((one) => [
        attribute(one, 'name'),
        text(one.text, { field: attribute(one, 'typeId'), sources }, site).trim(),
      ]),
    ),
  };
};

const followed = (link: XmlElement, site: Site): Shown => {
  const target = site.setting.system.byId.get(attribute(link, 'targetId'));
  if (!target) {
    site.setting.report.note(
      'a link that leads nowhere',
      `${attribute(link, 'name')} at ${site.at.entry.name}`,
    );
    return NOTHING;
  }
  if (target.name === 'profile') {
    const profile = readProfile([link, target], site);
    return profile ? { profiles: [profile], rules: [] } : NOTHING;
  }
  if (!holdsBare(visible([link, target], site))) return NOTHING;
  if (target.name === 'rule')
    return {
      profiles: [],
      rules: [text(attribute(target, 'name'), { field: 'name', sources: [link, target] }, site)],
    };
  return target.name === 'infoGroup' ? shownIn(target, site) : NOTHING;
};

const shownIn = (element: XmlElement, site: Site): Shown =>
  together([
    ...inside(element, 'profiles').map((profile): Shown => {
      const read = readProfile([profile], site);
      return read ? { profiles: [read], rules: [] } : NOTHING;
    }),
    ...inside(element, 'rules')
      .filter((rule) => holdsBare(visible([rule], site)))
      .map((rule): Shown => ({
        profiles: [],
        rules: [text(attribute(rule, 'name'), { field: 'name', sources: [rule] }, site)],
      })),
    ...inside(element, 'infoLinks').map((link) => followed(link, site)),
    ...inside(element, 'infoGroups').map((group) =>
      holdsBare(visible([group], site)) ? shownIn(group, site) : NOTHING,
    ),
  ]);

/** The profiles and rules that a selection shows now, itself and through its links. */
export const shown = (at: Selection, setting: Setting, unit: Selection | null): Shown => {
  const site = siteAt(at, setting, unit);
  return together(at.entry.sources.map((source) => shownIn(source, site)));
};

const STATS = ['Hero', 'Warrior', 'Siege'];

export const isStat = ({ type }: ReadProfile): boolean => STATS.includes(type);

/** The systems' spellings of each characteristic; the Fight of 2018 holds Shoot behind a stroke. */
const spelling: Readonly<Record<CharacteristicName, readonly string[]>> = {
  move: ['Movement', 'Move', 'Move Value'],
  fight: ['Fight', 'Fight Value'],
  shoot: ['Shoot Value', 'Fight'],
  strength: ['Strength'],
  defence: ['Defense', 'Defence'],
  attacks: ['Attack', 'Attacks'],
  wounds: ['Wounds'],
  courage: ['Courage'],
  intelligence: ['Intelligence'],
  might: ['Might'],
  will: ['Will'],
  fate: ['Fate'],
};

export type Line = Readonly<Record<CharacteristicName, number | null>>;

/** Points of Might, Will, Fate and Wounds as the editor's tracker shows them: OOO is three. */
const tracked = (tracker: ReadProfile | undefined, key: string): number | null => {
  const marks = tracker?.characteristics[key] ?? '';
  return /^O+\*?$/.test(marks) ? marks.replace('*', '').length : null;
};

/** The numbers of a profile; what it leaves empty comes from the tracker beside it. */
export const lineOf = (profile: ReadProfile, tracker?: ReadProfile): Line => {
  const value = (name: CharacteristicName): number | null => {
    const key = spelling[name].find((candidate) => candidate in profile.characteristics);
    const whole = key === undefined ? '' : (profile.characteristics[key] ?? '');
    const part = key === 'Fight' ? whole.split('/')[name === 'shoot' ? 1 : 0] : whole;
    const number = /\d+/.exec(part ?? '');
    return number ? Number(number[0]) : whole === '' && key !== undefined ? tracked(tracker, key) : null;
  };
  return Object.fromEntries(characteristicNames.map((name) => [name, value(name)])) as Line;
};

const NEEDED = ['move', 'fight', 'strength', 'defence', 'attacks', 'wounds', 'courage'] as const;

/** Characteristics that a Hero or Warrior must have and the profile does not show. A line of 2018 may be empty: Ted Sandyman never stands on the table. */
export const missingIn = (
  { type, characteristics }: ReadProfile,
  edition: string,
): readonly CharacteristicName[] => {
  if (type === 'Siege') return [];
  const has = (name: CharacteristicName, isGiven: (key: string) => boolean): boolean =>
    spelling[name].some((key) => key in characteristics && isGiven(key));
  const isEmpty = !NEEDED.some((name) => has(name, (key) => characteristics[key] !== ''));
  return NEEDED.filter((name) => (isEmpty && edition !== '2018') || !has(name, () => true));
};

/** As printed: `6 5/3+ 4 5 2 2 5 3 2 1`, or `6 5/3+ 4 5 2 2 5+ 6+ 3 2 1` with Intelligence; a dash where the file gives no number. */
export const statlineOf = (line: Line): string => {
  const say = (name: CharacteristicName): string => (line[name] === null ? '-' : String(line[name]));
  const fight = `${say('fight')}${line.shoot === null ? '' : `/${line.shoot}+`}`;
  const common = [say('move'), fight, say('strength'), say('defence')];
  const { courage, intelligence } = line;
  const mind =
    intelligence === null
      ? [say('courage')]
      : courage === null
        ? ['- -']
        : [`${courage}+`, `${intelligence}+`];
  const rest = [say('attacks'), say('wounds'), ...mind];
  const isHero = line.might !== null || line.will !== null || line.fate !== null;
  return [...common, ...rest, ...(isHero ? [say('might'), say('will'), say('fate')] : [])].join(' ');
};

/** The tier in a text; the files also write "Fortitute". */
export const tierOf = (words: string): Tier | null => {
  const match = /legend|valour|fortit|minor|independent/i.exec(words)?.[0]?.toUpperCase();
  return match === 'FORTIT' ? 'FORTITUDE' : ((match as Tier | undefined) ?? null);
};
