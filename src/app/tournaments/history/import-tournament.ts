import { boundedText } from '../../kernel/input';
import * as z from 'zod/mini';
import { operation, tournamentChange } from '../../kernel/operation';
import { IMPORT_BODY_LIMIT_BYTES } from '../../kernel/limits';
import type { Answer } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { creationKey } from '../../kernel/owned/creation';
import { readDocument } from './read-document';
import { writeImported } from './write-imported';
import type { CreatedTournament } from '../../kernel/generated/answers';

const LARGEST_DOCUMENT = 4_000_000;

/**
 * The price of an import: reading and checking cost by the characters, writing by the things. 1,000 entrants with
 * their armies and six rounds come to some 470 of its 500 units.
 */
const CHARACTERS_A_UNIT = 20_000;

/**
 * Creates a tournament from an exported one, or from the record of an event played elsewhere, with a new id and organiser's token. The key must have at least 16
 * characters. The request takes 4 MB at most, here as through REST, and an event about 5,500 entrants, armies and results
 * together: 1,000 players with army lists and six rounds fit.
 */
export const importTournament = operation({
  name: 'importTournament',
  route: 'POST /v1/tournaments/import',
  ...tournamentChange,
  answers: 'CreatedTournament',
  success: 201,
  location: '/v1/tournaments/{tournament.id}',
  bodyLimitBytes: IMPORT_BODY_LIMIT_BYTES,
  reads: ['TOURNAMENT', 'RATE'],
  writes: ['TOURNAMENT', 'LEAGUE', 'RATE'],
  createsAnonymously: true,
  covers: ['F1'],

  input: z.strictObject({
    document: boundedText(
      [2, LARGEST_DOCUMENT],
      'JSON text: the document of `exportTournament`, or a record of an event that another program has written (`docs/event-records.md`).',
    ),
  }),
  price: ({ document }) => 5 + document.length / CHARACTERS_A_UNIT,
  run: async (input, context: StoredContext): Promise<Answer<CreatedTournament>> => {
    const key = creationKey(context, "who repeats it gets the organiser's token again");
    if (!key.ok) return key;
    const document = readDocument(input.document, context.clock.nowMs());
    if (!document.ok) return document;
    return writeImported(
      { operation: 'importTournament', field: 'document', text: input.document, document: document.value },
      key.value,
      context,
    );
  },
});
