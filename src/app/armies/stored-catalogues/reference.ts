import type * as z from 'zod/mini';
import { idText, wholeNumber, inputObject } from '../../kernel/input';

const MOST_VERSIONS = 100_000;

export const catalogueId = idText('The id of the catalogue.');
export const catalogueVersionNumber = wholeNumber(1, MOST_VERSIONS, 'The number of the version.');

/** Names one version of a catalogue kept by the service. */
export const catalogueReference = inputObject(
  'CatalogueReferenceInput',
  'A version of a catalogue that the service keeps.',
  { catalogue: catalogueId, version: catalogueVersionNumber },
);
export type CatalogueReference = z.output<typeof catalogueReference>;
