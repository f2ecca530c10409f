import { errorText } from '../../kernel/errors';
import type { Store } from '../../kernel/store/store';
import { type Answer, ok, invalidField } from '../../kernel/use-case';
import type { CatalogueReference } from './reference';
import { storedVersion } from './stored-catalogue';

/** A refusal that names what is not there as a fault of the input. */
export const asReferenceFault = <T>(answer: Answer<T>, path: string): Answer<T> =>
  answer.ok || (answer.error.code !== 'NOT_FOUND' && answer.error.code !== 'GONE')
    ? answer
    : invalidField(path, 'UNKNOWN_REFERENCE', errorText(answer.error).detail);

/** That a version is there; refused under `path` where it is not. */
export const knownCatalogue = async (
  reference: CatalogueReference | null | undefined,
  { path, store }: { readonly path: string; readonly store: Store },
): Promise<Answer<true>> => {
  if (!reference) return ok(true);
  const found = asReferenceFault(await storedVersion(reference, store), path);
  return found.ok ? ok(true) : found;
};
