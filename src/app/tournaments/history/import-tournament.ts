import { boundedText } from '../../kernel/input';
import { mapAnswer } from '../../kernel/use-case';
import { readDocument } from './read-document';
import { importOperation } from './write-imported';

const LARGEST_DOCUMENT = 4_000_000;

/**
 * Creates a tournament from an exported one, or from the record of an event played elsewhere, with a new id and organiser's token. The key must have at least 16
 * characters. The request takes 4 MB at most, here as through REST, and an event about 5,500 entrants, armies and results
 * together: 1,000 players with army lists and six rounds fit.
 */
export const importTournament = importOperation({
  name: 'importTournament',
  route: 'POST /v1/tournaments/import',
  answers: 'CreatedTournament',

  field: 'document',
  text: boundedText(
    [2, LARGEST_DOCUMENT],
    'JSON text: the document of `exportTournament`, or a record of an event that another program has written (`docs/event-records.md`).',
  ),
  // 1,000 entrants with their armies and six rounds come to some 470 of the 500 units of a request.
  charactersAUnit: 20_000,
  read: (text, nowMs) => mapAnswer(readDocument(text, nowMs), (document) => ({ document, more: {} })),
});
