import { logged } from '../../../shared/change-log';
import { ok, refused } from '../../../shared/result';
import type { CatalogueFacts } from '../stored-catalogues/facts';
import { catalogueKind } from '../stored-catalogues/item-kinds';
import {
  type LoggedCatalogue,
  addressOfCatalogue,
  presentCatalogue,
  storedCatalogue,
} from '../stored-catalogues/stored-catalogue';
import { authorName } from '../../kernel/store/access';
import type { StoredContext } from '../../kernel/store/context';
import { grantOf, isTokenShaped } from '../../kernel/store/credentials';
import { checkIfMatch } from '../../kernel/store/if-match';
import { type Author, type Decision, type Target, mutate } from '../../kernel/store/mutation';
import type { Answer } from '../../kernel/use-case';
import { catalogueView } from './views';

/** The owner, for the history; nobody else may change a catalogue. */
const asOwner = (
  operation: string,
  { facts }: LoggedCatalogue,
  { caller: { token } }: StoredContext,
): Answer<Author> => {
  if (token === null || !isTokenShaped(token)) return refused({ code: 'UNAUTHENTICATED' });
  const grant = grantOf(facts.grants, token);
  return grant
    ? ok({ name: authorName('CATALOGUE_OWNER', grant.hash) })
    : refused({ code: 'FORBIDDEN', operation, allowedRoles: ['CATALOGUE_OWNER'] });
};

/** A catalogue for its owner, deleted or not. */
export const ownCatalogue = async (
  operation: string,
  id: string,
  context: StoredContext,
): Promise<Answer<LoggedCatalogue>> => {
  const found = await storedCatalogue(id, context.store);
  if (!found.ok) return found;
  const author = asOwner(operation, found.value, context);
  return author.ok ? found : author;
};

/** A change of a catalogue by its owner. */
export interface CatalogueChange<Output> {
  readonly operation: string;
  readonly catalogue: string;
  readonly input: unknown;
  readonly decide: (
    catalogue: LoggedCatalogue,
  ) => Answer<Pick<Decision<CatalogueFacts>, 'set'> & Partial<Pick<Target<CatalogueFacts>, 'log'>>>;
  /** What follows from the change before it is acknowledged, and again when the request is repeated. */
  readonly afterWrite?: (seen: LoggedCatalogue) => Promise<Answer<unknown>>;
  readonly answer: (catalogue: LoggedCatalogue) => Output;
}

/** Changes a catalogue, under the condition of If-Match. */
export const changeCatalogue = <Output>(
  { operation, catalogue: id, input, decide, afterWrite, answer }: CatalogueChange<Output>,
  context: StoredContext,
): Promise<Answer<Output>> => {
  const place = { kind: catalogueKind, address: addressOfCatalogue(id) };
  return mutate<CatalogueFacts, LoggedCatalogue, Output>(
    {
      operation,
      idempotencyScope: [id],
      input,
      read: () => storedCatalogue(id, context.store),
      author: (catalogue) => asOwner(operation, catalogue, context),
      places: ({ log }) => [{ ...place, log }],
      decide: (catalogue) => {
        const there = presentCatalogue(id, catalogue);
        if (!there.ok) return there;
        const now = catalogueView(id, catalogue);
        const matches = checkIfMatch(context, [now.version], { now });
        if (!matches.ok) return matches;
        const decided = decide(catalogue);
        return decided.ok ? ok({ ...place, log: catalogue.log, ...decided.value }) : decided;
      },
      ...(afterWrite && { hooks: { afterWrite: (_address, seen) => afterWrite(seen) } }),
      answer: ({ log }) => answer(logged(log)),
    },
    context,
  );
};
