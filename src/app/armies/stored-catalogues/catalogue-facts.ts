import { type ChangeLog, factsAt, logged } from '../../../shared/change-log';
import type { OwnedFacts } from '../../kernel/owned/creation';
import { shortHash } from '../../kernel/store/credentials';
import { type Placing, itemKind } from '../../kernel/store/items';
import { type CatalogueAddress, UNFINISHED_LISTING } from '../../kernel/store/store';

/** A version of a catalogue. It never changes. */
export interface StoredVersion {
  /** The prefix of the names of its documents. */
  readonly set: string;
  readonly atMs: number;
  /** The documents beside its index: one for each army list, by its id. */
  readonly lists: readonly string[];
  /** Its documents are still being written: it is not shown yet. */
  readonly unfinished?: true;
  /** It was never finished, and its documents are deleted: it is never shown. */
  readonly dropped?: true;
}

/** A catalogue kept by the service. Each version is a field of its own (`v7`), so that one more does not repeat the others. */
export interface CatalogueFacts extends OwnedFacts {
  readonly name: string;
  readonly deleted?: true;
  readonly [version: `v${number}`]: StoredVersion;
}

interface NumberedVersion {
  readonly number: number;
  readonly version: StoredVersion;
}

/** The versions of a catalogue by number, hidden ones included. */
export const allVersionsOf = (facts: CatalogueFacts): readonly NumberedVersion[] =>
  Object.entries(facts)
    .flatMap(([field, version]) => {
      const number = /^v(\d+)$/.exec(field)?.[1];
      return number === undefined ? [] : [{ number: Number(number), version: version as StoredVersion }];
    })
    .sort((a, b) => a.number - b.number);

/** The versions that are shown. */
export const versionsOf = (facts: CatalogueFacts): readonly NumberedVersion[] =>
  allVersionsOf(facts).filter(({ version }) => !version.unfinished && !version.dropped);

/** The versions whose documents are being written, or whose request was broken off. */
export const unfinishedVersionsOf = (facts: CatalogueFacts): readonly NumberedVersion[] =>
  allVersionsOf(facts).filter(({ version }) => version.unfinished);

/** The field of the next version with what it holds; nothing for a version that is there already. */
export const withNext = (
  facts: CatalogueFacts,
  version: StoredVersion | undefined,
): Partial<CatalogueFacts> => {
  const next = (allVersionsOf(facts).at(-1)?.number ?? 0) + 1;
  return version ? { [`v${next}`]: version } : {};
};

/** Whether a version with these documents is finished. */
export const hasSet = (facts: CatalogueFacts, set: string): boolean =>
  versionsOf(facts).some(({ version }) => version.set === set);

/** Whether an earlier request has finished the first version of the catalogue, or it is deleted. */
export const needsNoVersion = (facts: CatalogueFacts | undefined): boolean =>
  facts !== undefined && (facts.deleted === true || versionsOf(facts).length > 0);

/** The part of a deleted catalogue's history that is needed later: the grants for a repetition of the request, and the documents to delete. */
export const withoutNames = (log: ChangeLog<CatalogueFacts>): ChangeLog<CatalogueFacts> =>
  log.map((change) => ({
    ...change,
    input: '',
    set: { ...change.set, ...(change.set.name !== undefined && { name: '' }) },
  }));

/** A request that was broken off can be repeated for this long; its documents are deleted after that. */
export const FINISHED_WITHIN_MS = 24 * 60 * 60 * 1000;

/** Whether it is too late to finish a version. */
export const isGivenUp = ({ atMs }: StoredVersion, nowMs: number): boolean =>
  nowMs > atMs + FINISHED_WITHIN_MS;

/** The history with one more change of an unfinished version; the same history if the version is not unfinished. */
export const withVersionChanged = (
  log: ChangeLog<CatalogueFacts>,
  number: number,
  {
    atMs,
    word,
    change,
  }: {
    readonly atMs: number;
    /** Distinguishes the change from the one that made the version. */
    readonly word: string;
    readonly change: (version: StoredVersion) => StoredVersion;
  },
): ChangeLog<CatalogueFacts> => {
  const field = `v${number}` as const;
  const making = log.find(({ set }) => set[field] !== undefined);
  const version = logged(log).facts[field];
  if (!making || !version?.unfinished) return log;
  const key = shortHash(`${making.key} ${word}`);
  return [...log, { ...making, at: atMs, set: { [field]: change(version) }, key }];
};

/** A catalogue is listed while it has an unfinished version, so that abandoned documents are found. */
const place = ({ catalogue }: CatalogueAddress, log: ChangeLog<CatalogueFacts>): Placing => {
  const [oldest] = unfinishedVersionsOf(factsAt(log));
  if (!oldest) return {};
  const begunAt = new Date(oldest.version.atMs).toISOString();
  return { listing: { name: UNFINISHED_LISTING, order: `${begunAt}#${catalogue}` } };
};

export const catalogueKind = itemKind<CatalogueFacts, CatalogueAddress>({ place });
