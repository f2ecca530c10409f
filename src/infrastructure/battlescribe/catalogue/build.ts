import {
  isOnSelections,
  holdsBare,
  limitsOf,
  mayBeTaken,
  ownCost,
  placesUnder,
  plain,
  tentative,
  visible,
  type Limit,
  type Place,
} from './limits';
import { countSteps } from '../../../shared/step-budget';
import { type Formula, all } from './formula';
import type { Selection, Setting, Site } from './questions';
import type { XmlElement } from '../read-xml';
import { type Entry, attribute } from './system';

/** Makes up selections: what the roster editor selects by itself, and what we try. */

const MOST_DEEP = 40;

const depthOf = (at: Selection | null): number => (at ? 1 + depthOf(at.parent) : 0);

/** The site of an entry that is not yet selected. `open` keeps what the unit has not taken as a question. */
export const siteOf = (
  place: Place,
  given: { readonly setting: Setting; readonly unit: Selection | null; readonly open: boolean },
): Site => ({ ...given, at: tentative(place) });

/** Whether the entry may be selected here, its groups and links included. */
export const available = (place: Place, site: Site): Formula =>
  all([
    ...place.groupEntries.map((group) => visible(group.sources, site)),
    visible(place.entry.sources, site),
    mayBeTaken(limitsOf(place.entry, site)),
  ]);

const isLocal = ({ scope }: Limit): boolean => scope !== 'roster' && scope !== 'force';

export const least = (limits: readonly Limit[]): number =>
  Math.max(0, ...limits.filter((limit) => isOnSelections(limit, 'min') && isLocal(limit)).map(plain));

/** At most how many in its place, as each limit is read; null for any number. */
export const most = (limits: readonly Limit[], valueOf: (limit: Limit) => number = plain): number | null => {
  const values = limits
    .filter((limit) => isOnSelections(limit, 'max'))
    .map(valueOf)
    .filter((value) => value >= 0);
  return values.length === 0 ? null : Math.min(...values);
};

/** The entries that were chosen, from the unit down. */
export type Chosen = ReadonlySet<string>;

export const keyOf = (entry: Entry): string => entry.ids.join('/');

/** The id of the entry that a group selects when it must select something. */
const defaultOf = (group: Entry): string =>
  group.sources.map((source) => attribute(source, 'defaultSelectionEntryId')).find((id) => id !== '') ?? '';

interface Filling {
  readonly setting: Setting;
  readonly unit: Selection | null;
  readonly chosen: Chosen;
  /** The unit stands in a warband, in any number. */
  readonly isFollower: boolean;
}

/** It must be selected and is paid for. Files of 2024 do so with compulsory options: the price of the model is that without them. */
const isPaidFor = (place: Place, taken: ReadonlySet<Place>, { setting }: Filling): boolean => {
  const { parent, entry } = place;
  if (setting.system.edition === '2018' || !parent || entry.sources.some(isModel)) return false;
  const beside = [...taken].map((other) => tentative(other));
  const probe = tentative({ ...place, parent: { ...parent, children: beside } });
  return ownCost(probe, setting.system.costIds.points, setting) > 0;
};

const isModel = (source: XmlElement): boolean => attribute(source, 'type') === 'model';

/** Selects under `parent` what must be there and what is chosen, and so on below. */
export const fill = (parent: Selection, filling: Filling): void => {
  const { setting, chosen } = filling;
  countSteps(1);
  if (depthOf(parent) > MOST_DEEP) {
    setting.report.note('an entry nested too deeply', parent.entry.name);
    return;
  }
  const places = placesUnder(parent, setting);
  const add = (place: Place, count: number): void => {
    const selection = tentative(place, count);
    parent.children.push(selection);
    fill(selection, { ...filling, unit: filling.unit ?? parent });
  };
  const given = { setting, unit: filling.unit, open: false };
  const taken = new Set<Place>();
  for (const place of places) if (chosen.has(keyOf(place.entry))) taken.add(place);
  const groups = new Set(places.flatMap(({ groupEntries }) => groupEntries));
  const full = (place: Place): boolean =>
    place.groupEntries.some((group) => {
      const limit = most(limitsOf(group, siteOf(place, given)));
      const inGroup = [...taken].filter((other) => other.groupEntries.includes(group));
      return limit !== null && inGroup.length >= limit && !taken.has(place);
    });
  for (const place of places) {
    if (taken.has(place) || full(place)) continue;
    const site = siteOf(place, given);
    const isNeeded = least(limitsOf(place.entry, site)) > 0 && holdsBare(available(place, site));
    if (isNeeded && !isPaidFor(place, taken, filling)) taken.add(place);
  }
  for (const group of groups) {
    const inside = places.filter(({ groupEntries }) => groupEntries.includes(group));
    const [first] = inside;
    if (!first) continue;
    const needed = least(limitsOf(group, siteOf(first, given)));
    if (inside.filter((place) => taken.has(place)).length >= needed) continue;
    const free = inside.filter((place) => holdsBare(available(place, siteOf(place, given))));
    const preferred = free.find(({ entry }) => entry.ids.includes(defaultOf(group))) ?? free[0];
    if (preferred && !isPaidFor(preferred, taken, filling)) taken.add(preferred);
  }
  for (const place of taken) {
    const limits = limitsOf(place.entry, siteOf(place, given));
    const count = Math.max(1, least(limits));
    const highest = most(limits);
    // So many that are bought one by one: a warband's least number, not what one of them is.
    const isOneByOne =
      filling.isFollower &&
      count > 1 &&
      (highest === null ||
        highest > count ||
        ownCost(tentative(place), setting.system.costIds.points, setting) > 0);
    add(place, isOneByOne ? 1 : count);
  }
};

/** The entry selected at the root of an empty roster, alone. */
export const rooted = (entry: Entry): Selection => tentative({ entry, parent: null, groups: [] });
