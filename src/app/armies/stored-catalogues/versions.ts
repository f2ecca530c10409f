import type { CatalogueFacts, StoredVersion } from './facts';

/** The versions of a catalogue, by what has become of them. */

interface NumberedVersion {
  readonly number: number;
  readonly version: StoredVersion;
}

/** The versions of a catalogue with their numbers, the first first; those too that nobody sees. */
export const allVersionsOf = (facts: CatalogueFacts): readonly NumberedVersion[] =>
  Object.entries(facts)
    .flatMap(([field, version]) => {
      const number = /^v(\d+)$/.exec(field)?.[1];
      return number === undefined ? [] : [{ number: Number(number), version: version as StoredVersion }];
    })
    .sort((a, b) => a.number - b.number);

/** The versions that can be seen. */
export const versionsOf = (facts: CatalogueFacts): readonly NumberedVersion[] =>
  allVersionsOf(facts).filter(({ version }) => !version.unfinished && !version.dropped);

/** The versions whose documents are being written, or were when their request was broken off. */
export const unfinishedVersionsOf = (facts: CatalogueFacts): readonly NumberedVersion[] =>
  allVersionsOf(facts).filter(({ version }) => version.unfinished);

/** A request that was broken off can be repeated for so long; what it has stored is taken away after that. */
export const FINISHED_WITHIN_MS = 24 * 60 * 60 * 1000;

/** Whether it is too late to finish a version. */
export const isGivenUp = ({ atMs }: StoredVersion, nowMs: number): boolean =>
  nowMs > atMs + FINISHED_WITHIN_MS;
