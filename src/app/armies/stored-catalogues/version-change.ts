import { type ChangeLog, logged } from '../../../shared/change-log';
import { shortHash } from '../../kernel/store/credentials';
import type { CatalogueFacts, StoredVersion } from './facts';

/** The history with one more change of an unfinished version; the same history where it is not unfinished. */
export const withVersionChanged = (
  log: ChangeLog<CatalogueFacts>,
  number: number,
  {
    atMs,
    word,
    change,
  }: {
    readonly atMs: number;
    /** What becomes of the version: it tells the change from the one that made the version. */
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
