import { invariant } from '../../shared/invariant';

/** One version of the service's secret. Versions begin at 1 and are never used again. */
export interface KeyVersion {
  readonly version: number;
  readonly secret: string;
}

/** The service's secret in all its versions: `current` makes what is new, the others are there to read what they have made. */
export interface Keys {
  readonly current: KeyVersion;
  /** Newest first. */
  readonly all: readonly KeyVersion[];
}

const SHORTEST_SECRET = 16;
const NUMBERED = /^(\d+):(.+)$/;

/** The versions in a text: a line each, `1:…`, `2:…`. Bare text is version 1: so release 0.1 stored it. */
const versionsIn = (text: string): readonly KeyVersion[] => {
  const lines = text.trim().split('\n');
  const numbered = lines.flatMap((line) => {
    const [, version, secret] = NUMBERED.exec(line) ?? [];
    return version === undefined || secret === undefined ? [] : [{ version: Number(version), secret }];
  });
  return numbered.length === lines.length ? numbered : [{ version: 1, secret: text.trim() }];
};

/**
 * The secret as it is stored, read. New things are made with `version`, as long as the text has it, otherwise with the newest.
 * @throws Error when a version has fewer than 16 characters
 */
export const keysIn = (text: string, version?: number): Keys => {
  const all = [...versionsIn(text)].sort((a, b) => b.version - a.version);
  for (const { secret } of all)
    invariant(
      secret.length >= SHORTEST_SECRET,
      `the service's secret must hold at least ${SHORTEST_SECRET} characters`,
    );
  const current = all.find((one) => one.version === version) ?? all[0];
  invariant(current !== undefined, 'a text always has a version');
  return { current, all };
};
