import { namesOf } from '../../../shared/names-of';
import { invariant } from '../../../shared/invariant';
import { type Result, ok, refused } from '../../../shared/result';
import { type ChosenOption, type Unit, type Warband, unitsOf } from '../catalogue/army';
import { armyFormats, type ArmyDraft, type ForceDraft } from '../validation/assemble-army';
import { type ByteReader, byteReader, writeNumber } from './byte-stream';

/**
 * The numbers that stand for ids in a share link: the place of an id in its list is its number. A list only ever grows at
 * its end, so that an old link keeps its meaning; an id that is no longer used keeps its place.
 */
export interface ShareNumbers {
  readonly editions: readonly string[];
  /** Army lists and Legions. */
  readonly lists: readonly string[];
  readonly profiles: readonly string[];
  readonly options: readonly string[];
}

const grown = (before: readonly string[], used: Iterable<string>): readonly string[] => [
  ...new Set([...before, ...[...new Set(used)].sort()]),
];

/** The numbers with new ids at the end of each list, in alphabetical order. */
export const withNew = (before: ShareNumbers, used: ShareNumbers): ShareNumbers => ({
  editions: grown(before.editions, used.editions),
  lists: grown(before.lists, used.lists),
  profiles: grown(before.profiles, used.profiles),
  options: grown(before.options, used.options),
});

/** The army list or Legion of a force, and its revision at that time. */
interface SharedList {
  readonly id: string;
  /** 0 to 0xffffff. */
  readonly revision: number;
}

/** An army as a share link holds it. */
export interface SharedDraft {
  readonly draft: ArmyDraft;
  readonly edition: string;
  readonly minorHeroMayLead: boolean;
  /** The list of each force, in order. */
  readonly lists: readonly SharedList[];
}

/** An id that has no number: of a list that came with a request, or newer than this release. */
export interface WithoutNumber {
  readonly kind: keyof ShareNumbers;
  readonly id: string;
}

/** Options of a unit share a number with its count. */
const OPTION_ROOM = 16;

/** Beside the format, which is 0 or 1. */
const FLAGS = { noMinorLeader: 2, listOptions: 4 } as const;
const MOST_FLAGS = 7;

const numbering = (numbers: ShareNumbers) => {
  const missing: WithoutNumber[] = [];
  const places = new Map<string, ReadonlyMap<string, number>>();
  return {
    missing,
    of: (kind: keyof ShareNumbers, id: string): number => {
      const known = places.get(kind) ?? new Map(numbers[kind].map((one, place) => [one, place]));
      places.set(kind, known);
      const place = known.get(id);
      if (place === undefined && !missing.some((one) => one.kind === kind && one.id === id))
        missing.push({ kind, id });
      return place ?? 0;
    },
  };
};

type Numbering = ReturnType<typeof numbering>;

const writeUnit = (bytes: number[], { profile, count, options }: Unit, { of }: Numbering): void => {
  invariant(options.length < OPTION_ROOM, 'a unit has fewer than 16 options');
  writeNumber(bytes, of('profiles', profile));
  writeNumber(bytes, (count - 1) * OPTION_ROOM + options.length);
  for (const { option, count: taken } of options) {
    writeNumber(bytes, of('options', option) * 2 + (taken === count ? 0 : 1));
    if (taken !== count) writeNumber(bytes, taken);
  }
};

const writeForce = (
  bytes: number[],
  force: ForceDraft,
  { numbers, sold }: { readonly numbers: Numbering; readonly sold: boolean },
): void => {
  writeNumber(bytes, force.leader === null ? 0 : numbers.of('profiles', force.leader) + 1);
  writeNumber(bytes, force.warbands.length);
  for (const warband of force.warbands) {
    writeNumber(bytes, warband.followers.length * 2 + (warband.leader ? 1 : 0));
    for (const unit of unitsOf(warband)) writeUnit(bytes, unit, numbers);
  }
  if (!sold) return;
  const { listOptions = [] } = force;
  writeNumber(bytes, listOptions.length);
  for (const option of listOptions) writeNumber(bytes, numbers.of('options', option));
};

/** The army as bytes; refused with every id that has no number. */
export const armyBytes = (
  { draft, edition, minorHeroMayLead, lists }: SharedDraft,
  numbers: ShareNumbers,
): Result<readonly number[], readonly WithoutNumber[]> => {
  const bytes: number[] = [];
  const known = numbering(numbers);
  const sold = draft.forces.some(({ listOptions = [] }) => listOptions.length > 0);
  writeNumber(
    bytes,
    namesOf(armyFormats).indexOf(draft.format) +
      (minorHeroMayLead ? 0 : FLAGS.noMinorLeader) +
      (sold ? FLAGS.listOptions : 0),
  );
  writeNumber(bytes, draft.pointsLimit);
  writeNumber(bytes, known.of('editions', edition));
  writeNumber(bytes, draft.forces.length);
  draft.forces.forEach((force, index) => {
    writeNumber(bytes, known.of('lists', force.list));
    writeNumber(bytes, lists[index]?.revision ?? 0);
    writeForce(bytes, force, { numbers: known, sold });
  });
  return known.missing.length > 0 ? refused(known.missing) : ok(bytes);
};

interface Reading {
  readonly reader: ByteReader;
  readonly idOf: (kind: keyof ShareNumbers, place: number) => string;
}

/** Reads `count` items, or fewer where the bytes end. */
const several = <T>({ reader }: Reading, count: number, read: () => T): readonly T[] => {
  const found: T[] = [];
  while (found.length < count && !reader.isBroken()) found.push(read());
  return found;
};

const readUnit = (reading: Reading): Unit => {
  const { reader, idOf } = reading;
  const profile = idOf('profiles', reader.number());
  const both = reader.number();
  const count = Math.floor(both / OPTION_ROOM) + 1;
  const options = several(reading, both % OPTION_ROOM, (): ChosenOption => {
    const option = reader.number();
    return {
      option: idOf('options', option >>> 1),
      count: option % 2 === 0 ? count : reader.number(),
    };
  });
  return { profile, count, options };
};

const readWarband = (reading: Reading): Warband => {
  const both = reading.reader.number();
  const leader = both % 2 === 1 ? readUnit(reading) : null;
  return { leader, followers: several(reading, both >>> 1, () => readUnit(reading)) };
};

const readForce = (
  reading: Reading,
  sold: boolean,
): { readonly force: ForceDraft; readonly list: SharedList } => {
  const { reader, idOf } = reading;
  const list = { id: idOf('lists', reader.number()), revision: reader.number() };
  const leader = reader.number();
  const warbands = several(reading, reader.number(), () => readWarband(reading));
  const leading = leader === 0 ? null : idOf('profiles', leader - 1);
  const listOptions = sold ? several(reading, reader.number(), () => idOf('options', reader.number())) : [];
  return {
    list,
    force: { list: list.id, leader: leading, warbands, ...(listOptions.length > 0 && { listOptions }) },
  };
};

/** The reason why bytes are no army: they are inconsistent, or name ids of a later release. */
export type NoArmy = 'BROKEN' | 'NEWER';

/** The army that the bytes hold. */
export const armyOfBytes = (bytes: readonly number[], numbers: ShareNumbers): Result<SharedDraft, NoArmy> => {
  let isNewer = false;
  const reader = byteReader(bytes);
  const idOf: Reading['idOf'] = (kind, place) => {
    const id = numbers[kind][place];
    if (id === undefined) isNewer = true;
    return id ?? '';
  };
  const reading = { reader, idOf };
  const flags = reader.number();
  const pointsLimit = reader.number();
  const edition = idOf('editions', reader.number());
  const read = several(reading, reader.number(), () => readForce(reading, (flags & FLAGS.listOptions) !== 0));
  const format = namesOf(armyFormats)[flags % 2];
  if (reader.isBroken() || !reader.isAtEnd() || format === undefined || flags > MOST_FLAGS)
    return refused('BROKEN');
  if (isNewer) return refused('NEWER');
  return ok({
    edition,
    minorHeroMayLead: (flags & FLAGS.noMinorLeader) === 0,
    lists: read.map(({ list }) => list),
    draft: { format, pointsLimit, forces: read.map(({ force }) => force) },
  });
};
