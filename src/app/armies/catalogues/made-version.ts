import type { ExtendedCatalogue } from '../../kernel/generated/answers';
import { type ChangeLog, logged } from '../../../shared/change-log';
import { writeDocuments } from '../stored-catalogues/documents';
import {
  type CatalogueFacts,
  type StoredVersion,
  catalogueKind,
  withVersionChanged,
  allVersionsOf,
  isGivenUp,
} from '../stored-catalogues/catalogue-facts';
import {
  type LoggedCatalogue,
  addressOfCatalogue,
  indexOfVersion,
} from '../stored-catalogues/stored-catalogue';
import type { StoredContext } from '../../kernel/store/context';
import { itemOf, logOf } from '../../kernel/store/items';
import type { Item } from '../../kernel/store/store';
import { type Answer, ok, refused, conflict } from '../../kernel/use-case';
import { catalogueView, versionView } from './catalogues';

const MOST_ATTEMPTS = 8;

const asFinished = ({ unfinished: _, ...version }: StoredVersion): StoredVersion => version;

const withVersionShown = (log: ChangeLog<CatalogueFacts>, number: number, atMs: number) =>
  withVersionChanged(log, number, { atMs, word: 'seen', change: asFinished });

const expired = () =>
  conflict(
    'UPLOAD_EXPIRED',
    'This request was broken off more than a day ago, and what it had stored is taken away. Send it with a new Idempotency-Key.',
  );

/** Shows the version: the last of the writes that make one. */
const showVersion = async (
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
      itemOf(catalogueKind, address, withVersionShown(log, number, clock.nowMs())),
    );
    if (!written.ok || written.value === 'WRITTEN') return written;
  }
  return refused({ code: 'UNAVAILABLE', retryAfterSeconds: 1 });
};

/** A catalogue as a request left it, and the items of its last version's documents; null if they are written already. */
interface BegunVersion {
  readonly catalogue: LoggedCatalogue;
  readonly items: readonly Item[] | null;
}

/** Finishes the version that the last change of this history made: writes its documents, then shows it. */
export const finishVersion = async (
  id: string,
  { catalogue: { log, facts }, items }: BegunVersion,
  context: StoredContext,
): Promise<Answer<ExtendedCatalogue>> => {
  const last = allVersionsOf(facts).at(-1);
  if (!last) throw new Error(`the catalogue ${id} has no version`);
  const { number, version } = last;
  if (items) {
    // The sweep of abandoned documents may run from now on: nothing is written beside it.
    if (isGivenUp(version, context.clock.nowMs())) return expired();
    const written = await writeDocuments(items, context.store);
    if (!written.ok) return written;
    const shown = await showVersion(id, number, context);
    if (!shown.ok) return shown;
  }
  const index = await indexOfVersion(id, version, context.store);
  if (!index.ok) return index;
  return ok({
    catalogue: catalogueView(id, logged(withVersionShown(log, number, version.atMs))),
    made: versionView({ catalogue: id, number }, version, index.value),
  });
};
