import { boundedText } from '../../kernel/input';
import { mapAnswer } from '../../kernel/use-case';
import { importOperation } from '../history/write-imported';
import { documentOfTrf } from './trf-document';
import { trfIn } from './trf-not-kept';

const LARGEST_FILE = 1_000_000;

/**
 * Creates a tournament from a Tournament Report File of FIDE (TRF16 or TRF26) of an individual Swiss event: names, ratings,
 * results, byes, forfeits and pairs that never meet. Whoever is white sits first. Points that the games do not explain become
 * adjustments. The key must have at least 16 characters.
 */
export const importTrf = importOperation({
  name: 'importTrf',
  route: 'POST /v1/tournaments/import-trf',
  answers: 'ImportedTrf',

  field: 'trf',
  text: boundedText([10, LARGEST_FILE], 'The file as text.'),
  charactersAUnit: 10_000,
  read: (text, nowMs) => {
    const file = trfIn(text);
    return file.ok
      ? mapAnswer(documentOfTrf(file.value, nowMs), ({ document, notKept }) => ({
          document,
          more: { notKept: [...notKept] },
        }))
      : file;
  },
});
