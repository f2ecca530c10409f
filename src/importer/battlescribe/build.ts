import type { XmlElement } from '../read-xml';
import type { Roster, Selection, World } from './evaluate';
import { isHidden, limits } from './evaluate';
import type { Entry } from './system';
import { attribute, entriesInside, inside } from './system';

/** Makes up selections for `evaluate.ts`: what the roster editor selects by itself, and what we try. */

const MOST_NESTED = 40;
/** The largest made-up roster of the known catalogues has a few hundred selections. */
const MOST_SELECTED = 20_000;

const depthOf = (selection: Selection | null): number => (selection ? 1 + depthOf(selection.parent) : 0);

/** An entry, tentatively placed: not yet among its parent's children, but able to look around from there. */
export interface Place {
  readonly entry: Entry;
  readonly parent: Selection | null;
  readonly groups: readonly string[];
}

export const tentative = ({ entry, parent, groups }: Place, count = 1): Selection => ({
  entry,
  parent,
  groups,
  children: [],
  count,
});

/** At least and at most how many may be selected here; `maximum` is null for any number. */
export const allowed = (
  place: Place,
  world: World,
): { readonly minimum: number; readonly maximum: number | null } => {
  const everywhere = limits(tentative(place), world).filter(({ field }) => field === 'selections');
  const here = everywhere.filter(({ scope }) => scope !== 'roster' && scope !== 'force');
  const maxima = everywhere.filter(({ type }) => type === 'max').map(({ value }) => value);
  return {
    minimum: Math.max(0, ...here.filter(({ type }) => type === 'min').map(({ value }) => value)),
    maximum: maxima.length === 0 ? null : Math.min(...maxima),
  };
};

export const isAvailable = (place: Place, world: World): boolean =>
  !isHidden(place.entry.sources, tentative(place), world) && allowed(place, world).maximum !== 0;

/** The places directly under a selection, groups opened; a hidden group's are left out. */
export const placesUnder = (selection: Selection, world: World): readonly Place[] =>
  placesIn(selection.entry, { parent: selection, groups: [] }, world);

const placesIn = (
  entry: Entry,
  at: { readonly parent: Selection; readonly groups: readonly string[] },
  world: World,
): readonly Place[] =>
  entriesInside(entry, world.system).flatMap((child): readonly Place[] => {
    const place = { entry: child, parent: at.parent, groups: at.groups };
    if (!child.isGroup) return [place];
    if (at.groups.length > MOST_NESTED || isHidden(child.sources, tentative(place), world)) return [];
    return placesIn(child, { parent: at.parent, groups: [...at.groups, ...child.ids] }, world);
  });

/** The groups directly or indirectly in the entry, each with the place it stands in. */
export const groupsUnder = (selection: Selection, world: World): readonly Place[] => {
  const walk = (entry: Entry, groups: readonly string[]): readonly Place[] =>
    entriesInside(entry, world.system).flatMap((child) =>
      child.isGroup && groups.length <= MOST_NESTED
        ? [{ entry: child, parent: selection, groups }, ...walk(child, [...groups, ...child.ids])]
        : [],
    );
  return walk(selection.entry, []);
};

/** Selects the entry under its parent (or at the root of the roster), with all that comes with it. */
export const select = (place: Place, world: World, count = 1): Selection => {
  const selection = tentative(place, count);
  world.roster.size += 1;
  (place.parent?.children ?? world.roster.selections).push(selection);
  if (depthOf(selection) > MOST_NESTED || world.roster.size > MOST_SELECTED) {
    world.report.note('an entry inside itself', place.entry.name);
    return selection;
  }
  for (const child of placesUnder(selection, world)) {
    const { minimum } = allowed(child, world);
    if (minimum > 0 && isAvailable(child, world)) select(child, world, minimum);
  }
  for (const group of groupsUnder(selection, world)) fillGroup(group, selection, world);
  return selection;
};

const fillGroup = (group: Place, selection: Selection, world: World): void => {
  if (isHidden(group.entry.sources, tentative(group), world)) return;
  const { minimum } = allowed(group, world);
  const isInside = (place: { readonly groups: readonly string[] }): boolean =>
    place.groups.includes(group.entry.id);
  const present = selection.children.filter(isInside).reduce((sum, { count }) => sum + count, 0);
  if (present >= minimum) return;
  const choices = placesUnder(selection, world).filter(
    (place) => isInside(place) && isAvailable(place, world),
  );
  const preferred = defaultOf(group.entry);
  const chosen = choices.find(({ entry }) => entry.ids.includes(preferred)) ?? choices[0];
  if (chosen) select(chosen, world, minimum - present);
};

/** The id of the entry that a group selects when it must select something. */
export const defaultOf = (group: Entry): string =>
  group.sources.map((source) => attribute(source, 'defaultSelectionEntryId')).find((id) => id !== '') ?? '';

/** Everything a catalogue offers at the root: its own entries and links, and the system's. */
export const rootEntries = (catalogue: XmlElement): readonly XmlElement[] => [
  ...inside(catalogue, 'selectionEntries'),
  ...inside(catalogue, 'entryLinks'),
];

/** An empty roster of one force of the catalogue. */
export const emptyRoster = (catalogue: XmlElement): Roster => ({
  catalogueId: attribute(catalogue, 'id'),
  selections: [],
  size: 0,
});
