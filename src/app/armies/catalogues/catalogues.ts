import type { Catalogue, CatalogueVersion } from '../../kernel/generated/answers';
import { type Named, ownedRecords } from '../../kernel/owned/owned-records';
import type { StoredContext } from '../../kernel/store/context';
import { hashText, shortHash } from '../../kernel/store/credentials';
import { checkIfMatch } from '../../kernel/store/if-match';
import { requestKey, wasApplied } from '../../kernel/store/mutation';
import { type Answer, ok } from '../../kernel/use-case';
import {
  addressOfCatalogue,
  presentCatalogue,
  type LoggedCatalogue,
  type VersionIndex,
} from '../stored-catalogues/stored-catalogue';
import {
  catalogueKind,
  type CatalogueFacts,
  type StoredVersion,
  allVersionsOf,
  versionsOf,
} from '../stored-catalogues/catalogue-facts';
import { editionOf, shippedIndexOf } from '../lists/shipped-catalogue';
import { isoTime } from '../../kernel/iso-time';

/** Changes that are not shown: a version is begun before it is shown, or given up after that. */
const unseenChanges = (facts: CatalogueFacts): number =>
  allVersionsOf(facts).reduce((sum, { version }) => sum + (version.dropped ? 2 : 1), 0);

/** A catalogue as it is shown. A version is written by two changes and counts from the second one, which shows it. */
export const catalogueView = (id: string, { facts, version }: LoggedCatalogue): Catalogue => ({
  id,
  name: facts.name,
  versions: versionsOf(facts).map(({ number, version: { atMs, lists } }) => ({
    number,
    createdAt: isoTime(atMs),
    lists: lists.length,
  })),
  version: String(version - unseenChanges(facts)),
});

export const versionView = (
  at: { readonly catalogue: string; readonly number: number },
  { atMs }: StoredVersion,
  { lists, report }: VersionIndex,
): CatalogueVersion => ({
  ...at,
  createdAt: isoTime(atMs),
  lists: lists.map(({ id: list, legions, ...facts }) => ({
    list,
    ...facts,
    legions: legions.map(({ id: legion, name }) => ({ legion, name })),
    replacesShipped: shippedIndexOf(editionOf(list)).lists.some(({ id }) => id === list),
  })),
  report,
});

/** Catalogues: only the owner may change one. */
export const catalogues = ownedRecords({
  name: 'catalogue',
  role: 'CATALOGUE_OWNER',
  kind: catalogueKind,
  addressOf: addressOfCatalogue,
  token: { prefix: 'muster_catalogue_', label: 'catalogue token' },
  present: presentCatalogue,
  view: catalogueView,
  granted: (catalogue, { organiserToken, recoveryCode }) => ({
    catalogue,
    catalogueToken: organiserToken,
    recoveryCode,
  }),
});

/** The name of the documents of the version that this very request makes: a repetition finds them, another request never. */
export const setOf = (key: string, input: unknown): string => shortHash(`${key} ${JSON.stringify(input)}`);

/** The catalogue that its owner adds a version to, and the name of its documents. Refused as the change would be, unless it was made already. */
export const beginVersion = async (
  self: Named,
  { id, input }: { readonly id: string; readonly input: unknown },
  context: StoredContext,
): Promise<Answer<{ readonly before: LoggedCatalogue; readonly set: string }>> => {
  const key = requestKey(context);
  if (!key.ok) return key;
  const there = await catalogues.own(self, id, context);
  if (!there.ok) return there;
  const before = there.value;
  const applied = wasApplied({ operation: self.name, idempotencyScope: [id], input }, before.log, context);
  if (!applied.ok) return applied;
  const now = catalogueView(id, before);
  const matches = applied.value ? applied : checkIfMatch(context, [now.version], { now });
  const set = setOf(hashText(`${context.caller.token} ${key.value}`), input);
  return matches.ok ? ok({ before, set }) : matches;
};
