import { type ChangeLog, logged } from '../../../shared/change-log';
import { ok, refused } from '../../../shared/result';
import { type Document, writeDocuments } from '../stored-catalogues/documents';
import type { CatalogueFacts, StoredVersion } from '../stored-catalogues/facts';
import { catalogueKind } from '../stored-catalogues/item-kinds';
import {
  type LoggedCatalogue,
  addressOfCatalogue,
  indexOfVersion,
} from '../stored-catalogues/stored-catalogue';
import { withVersionChanged } from '../stored-catalogues/version-change';
import { allVersionsOf, isGivenUp } from '../stored-catalogues/versions';
import type { StoredContext } from '../../kernel/store/context';
import { itemOf, logOf } from '../../kernel/store/items';
import { type Answer, conflict } from '../../kernel/use-case';
import { type CatalogueVersionView, type CatalogueView, catalogueView, versionView } from './views';

const MOST_ATTEMPTS = 8;

const asFinished = ({ unfinished: _, ...version }: StoredVersion): StoredVersion => version;

const withVersionSeen = (log: ChangeLog<CatalogueFacts>, number: number, atMs: number) =>
  withVersionChanged(log, number, { atMs, word: 'seen', change: asFinished });

const expired = () =>
  conflict(
    'UPLOAD_EXPIRED',
    'This request was broken off more than a day ago, and what it had stored is taken away. Send it with a new Idempotency-Key.',
  );

/** Writes into the head that the version can be seen: the last write of all that make a version. */
const letBeSeen = async (
  catalogue: string,
  number: number,
  { store, clock }: StoredContext,
): Promise<Answer<unknown>> => {
  const address = addressOfCatalogue(catalogue);
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const items = await store.get([address]);
    if (!items.ok) return items;
    const [item] = items.value;
    const log = item ? logOf(catalogueKind, item) : [];
    const { facts } = logged(log);
    if (facts.deleted) return refused({ code: 'GONE', kind: 'catalogue', id: catalogue });
    const version = facts[`v${number}`];
    if (!version?.unfinished) return version?.dropped ? expired() : ok(true);
    const written = await store.write(
      itemOf(catalogueKind, address, withVersionSeen(log, number, clock.nowMs())),
    );
    if (!written.ok || written.value === 'WRITTEN') return written;
  }
  return refused({ code: 'UNAVAILABLE', retryAfterSeconds: 1 });
};

/** A version that a request has made, and its catalogue as that request left it. */
export interface FinishedVersion {
  readonly catalogue: CatalogueView;
  readonly made: CatalogueVersionView;
}

/** A catalogue as a request has left it, and the documents of its last version; null where they are written already. */
interface BegunVersion {
  readonly catalogue: LoggedCatalogue;
  readonly documents: readonly Document[] | null;
}

/** Finishes the version that the last change of this history made: its documents are written, and then it can be seen. */
export const finishVersion = async (
  id: string,
  { catalogue: { log, facts }, documents }: BegunVersion,
  context: StoredContext,
): Promise<Answer<FinishedVersion>> => {
  const last = allVersionsOf(facts).at(-1);
  if (!last) throw new Error(`the catalogue ${id} has no version`);
  const { number, version } = last;
  if (documents) {
    // Whatever takes away what is left may run from now on: nothing is written beside it.
    if (isGivenUp(version, context.clock.nowMs())) return expired();
    const written = await writeDocuments(id, documents, { store: context.store });
    if (!written.ok) return written;
    const seen = await letBeSeen(id, number, context);
    if (!seen.ok) return seen;
  }
  const index = await indexOfVersion(id, version, context.store);
  if (!index.ok) return index;
  return ok({
    catalogue: catalogueView(id, logged(withVersionSeen(log, number, version.atMs))),
    made: versionView({ catalogue: id, number }, version, index.value),
  });
};
