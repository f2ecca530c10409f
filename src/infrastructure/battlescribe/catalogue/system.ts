import { oncePerName, oncePerObject } from '../../../shared/once';
import { countSteps } from '../../../shared/step-budget';
import type { XmlElement } from '../read-xml';

/**
 * A game system and its catalogues, indexed. Only what the format itself says stands here; what the data mean for
 * armies is read in `read-*.ts`.
 */
export type System = ReturnType<typeof indexSystem>;

export const attribute = (element: XmlElement, name: string): string => element.attributes[name] ?? '';

const NONE: readonly XmlElement[] = [];

/** Collections of an element by name: an evaluation asks for the same ones thousands of times. */
const collectionsOf = oncePerObject((element: XmlElement): ReadonlyMap<string, readonly XmlElement[]> => {
  const found = new Map<string, XmlElement[]>();
  for (const { name, children } of element.children) {
    const together = found.get(name) ?? [];
    for (const child of children) together.push(child);
    found.set(name, together);
  }
  return found;
});

/** The children of the collection `name` of an element: `inside(entry, 'modifiers')`. */
export const inside = (element: XmlElement, name: string): readonly XmlElement[] =>
  collectionsOf(element).get(name) ?? NONE;

const addIds = (element: XmlElement, byId: Map<string, XmlElement>): void => {
  const id = element.attributes['id'];
  if (id !== undefined) byId.set(id, element);
  for (const child of element.children) addIds(child, byId);
};

const costId = (gameSystem: XmlElement, pattern: RegExp): string => {
  const cost = inside(gameSystem, 'costTypes').find((type) => pattern.test(attribute(type, 'name').trim()));
  return cost ? attribute(cost, 'id') : `no cost like ${pattern.source}`;
};

/** Indexes the files. Catalogues are put in the order of their ids, so that the order of the files does not matter. */
export const indexSystem = (gameSystem: XmlElement, catalogues: readonly XmlElement[]) => {
  const byId = new Map<string, XmlElement>();
  const sorted = [...catalogues].sort((a, b) => (attribute(a, 'id') < attribute(b, 'id') ? -1 : 1));
  for (const root of [gameSystem, ...sorted]) addIds(root, byId);
  return {
    gameSystem,
    catalogues: sorted,
    /** Everything that has an id, in all files. */
    byId,
    /** The ids of the costs that the system calls Points, Warriors and Bow. */
    /** The edition whose lines the profiles have: those of 2024 have Intelligence. */
    edition: inside(gameSystem, 'profileTypes')
      .flatMap((type) => inside(type, 'characteristicTypes'))
      .some((type) => attribute(type, 'name') === 'Intelligence')
      ? '2024'
      : '2018',
    costIds: {
      points: costId(gameSystem, /^points?$/i),
      warriors: costId(gameSystem, /^warriors?$/i),
      bows: costId(gameSystem, /^bows?$/i),
    },
  };
};

/** Whether the entry holds a warband: an entry of its own in the files of 2018, a group of those led in the files of 2024. */
export const isWarband = ({ name, isGroup }: Pick<Entry, 'name' | 'isGroup'>): boolean =>
  isGroup ? /^followers$/i.test(name) : /^warband\b/i.test(name);

/** A selection entry or group as it stands in one place: through the links that lead to it. */
export interface Entry {
  readonly name: string;
  readonly isGroup: boolean;
  /** The links from the outermost in, then the entry itself. Each may carry modifiers, constraints and the like. */
  readonly sources: readonly XmlElement[];
  /** The entry's own id, the one that stays when links change. */
  readonly id: string;
  readonly ids: readonly string[];
}

/** Follows an entry link (or takes the entry itself); null where a link leads nowhere. */
export const entryOf = oncePerObject((element: XmlElement, system: System): Entry | null => {
  const sources: XmlElement[] = [];
  for (let at: XmlElement | undefined = element; at;) {
    if (sources.includes(at)) return null;
    sources.push(at);
    if (at.name !== 'entryLink') break;
    at = system.byId.get(attribute(at, 'targetId'));
  }
  const own = sources[sources.length - 1];
  if (!own || own.name === 'entryLink') return null;
  return {
    name: attribute(own, 'name').trim(),
    isGroup: own.name === 'selectionEntryGroup',
    sources,
    id: attribute(own, 'id'),
    ids: sources.map((source) => attribute(source, 'id')),
  };
});

/** The entries and groups directly inside an entry, in the order of the file. */
export const entriesInside = oncePerObject((entry: Entry, system: System): readonly Entry[] => {
  countSteps(1);
  return ['selectionEntries', 'selectionEntryGroups', 'entryLinks'].flatMap((collection) =>
    collected(entry, collection).flatMap((child) => entryOf(child, system) ?? []),
  );
});

const collectionsOver = oncePerObject(({ sources }: Entry) =>
  oncePerName((collection) => sources.flatMap((source) => inside(source, collection))),
);

/** All elements of a collection over the links and the entry. */
export const collected = (entry: Entry, collection: string): readonly XmlElement[] =>
  collectionsOver(entry)(collection);

const LINKS = new Set(['entryLink', 'infoLink']);

/** The elements that stand in an element, or to which it links. */
export const ways = (element: XmlElement, { byId }: System): readonly XmlElement[] => {
  const target = LINKS.has(element.name) ? byId.get(attribute(element, 'targetId')) : undefined;
  return target ? [...element.children, target] : element.children;
};

/** The names of the elements on a way that leads from an entry back to itself; undefined if the files hold none. */
export const findCycle = (system: System): readonly string[] | undefined => {
  const done = new Set<XmlElement>();
  const onWay = new Set<XmlElement>();
  // A stack of our own: a chain of links may be longer than the stack of calls.
  const open = [system.gameSystem, ...system.catalogues].map((element) => ({ element, left: [element] }));
  while (open.length > 0) {
    const top = open[open.length - 1] as (typeof open)[number];
    const next = top.left.pop();
    if (next === undefined) {
      onWay.delete(top.element);
      done.add(top.element);
      open.pop();
    } else if (onWay.has(next)) {
      const way = [...onWay];
      return [...way.slice(way.indexOf(next)), next].map((one) => attribute(one, 'name')).filter(Boolean);
    } else if (!done.has(next)) {
      onWay.add(next);
      open.push({ element: next, left: [...ways(next, system)] });
    }
  }
  return undefined;
};
