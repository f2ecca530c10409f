import * as z from 'zod/mini';
import { readTrf } from '../../../domain/tournaments/trf/read-trf';
import { boundedText } from '../../kernel/input';
import { fault } from '../../kernel/faults';
import { IMPORT_BODY_LIMIT_BYTES } from '../../kernel/limits';
import { operation, tournamentChange } from '../../kernel/operation';
import { creationKey } from '../../kernel/owned/creation';
import type { StoredContext } from '../../kernel/store/context';
import { type Answer, invalidField, invalidInput, mapAnswer } from '../../kernel/use-case';
import { writeImported } from '../history/write-imported';
import { documentOfTrf } from './trf-document';
import type { ImportedTrf } from '../../kernel/generated/answers';

const LARGEST_FILE = 1_000_000;
const CHARACTERS_A_UNIT = 10_000;

/** Lines of teams, which no event of single players has. */
const OF_TEAMS = /^(013|31[0-9]|3[0-9]0|80[12])\b/;

/**
 * Creates a tournament from a Tournament Report File of FIDE (TRF16 or TRF26) of an individual Swiss event: names, ratings,
 * results, byes, forfeits and pairs that never meet. Whoever is white sits first. Points that the games do not explain become
 * adjustments. The key must have at least 16 characters.
 */
export const importTrf = operation({
  name: 'importTrf',
  route: 'POST /v1/tournaments/import-trf',
  ...tournamentChange,
  answers: 'ImportedTrf',
  success: 201,
  location: '/v1/tournaments/{tournament.id}',
  bodyLimitBytes: IMPORT_BODY_LIMIT_BYTES,
  reads: ['TOURNAMENT', 'RATE'],
  writes: ['TOURNAMENT', 'LEAGUE', 'RATE'],
  createsAnonymously: true,
  covers: ['F1'],

  input: z.strictObject({ trf: boundedText([10, LARGEST_FILE], 'The file as text.') }),
  price: ({ trf }) => 5 + trf.length / CHARACTERS_A_UNIT,
  run: async ({ trf }, context: StoredContext): Promise<Answer<ImportedTrf>> => {
    const key = creationKey(context, "who repeats it gets the organiser's token again");
    if (!key.ok) return key;
    const read = readTrf(trf);
    if (!read.ok)
      return invalidInput(
        read.error.map(({ line, message }) =>
          fault('trf', 'WRONG_FORMAT', line === 0 ? message : `line ${line}: ${message}`),
        ),
      );
    if (read.value.others.some((line) => OF_TEAMS.test(line)))
      return invalidField('trf', 'NOT_COVERED', 'is of a team event: only events of single players are read');
    const made = documentOfTrf(read.value, context.clock.nowMs());
    if (!made.ok) return made;
    const { document, notKept } = made.value;
    const written = await writeImported(
      { operation: 'importTrf', field: 'trf', text: trf, document },
      key.value,
      context,
    );
    return mapAnswer(written, (created) => ({ ...created, notKept: [...notKept] }));
  },
});
