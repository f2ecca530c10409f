import { operation } from '../../kernel/operation';
import { IMPORT_BODY_LIMIT_BYTES } from '../../kernel/limits';
import * as z from 'zod/mini';
import { LONGEST_ARMY_TEXT, MOST_ARMY_LINES } from '../../../domain/armies/roster-reading';
import { editionId } from '../lists/shipped-editions';
import { catalogueReference } from '../stored-catalogues/reference';
import { type CrossFault, crossCheck, idText, optional, boundedText } from '../../kernel/input';
import type { Store } from '../../kernel/store/store';
import { ok, metered } from '../../kernel/use-case';

/** Base64 is a third longer than what it holds. */
const MOST_CHARACTERS = 4_000_000;

/** All lists of a stored catalogue are read and resolved, and their names prepared for being looked for. */
const CATALOGUE_PRICE = 100;

/** A text is read once in each edition where none is named. */
const EDITIONS_TRIED = 2;

const oneOfBoth = (value: unknown): readonly CrossFault[] => {
  const { roster, text } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const given = [roster, text].filter((one) => one !== undefined && one !== null).length;
  if (given === 1) return [];
  return [
    given === 0
      ? { path: ['roster'], code: 'REQUIRED', message: 'is required: a file in base64, or a text in text' }
      : { path: ['text'], code: 'INCONSISTENT', message: 'give a roster or a text, not both' },
  ];
};

/**
 * An army out of any builder, ready to be validated: a roster of BattleScribe or New Recruit (`.ros`, `.rosz`, `.json`), an army as
 * `validateArmy` takes it, or a text as players paste it into chats. Says of each line what was understood, what was guessed, with
 * alternatives, and what not.
 */
export const readRoster = operation({
  name: 'readRoster',
  route: 'POST /v1/armies/read-roster',
  function: 'armies',
  answers: 'RosterReading',
  graphql: { kind: 'query', input: 'ReadRosterInput', inputDescription: 'The file or the text.' },
  bodyLimitBytes: IMPORT_BODY_LIMIT_BYTES,
  looksUp: ['CATALOGUE'],
  covers: ['E7', 'E9'],

  input: z
    .strictObject({
      roster: optional(
        boundedText(
          [1, MOST_CHARACTERS],
          'The file (`.ros`, `.rosz`, `.json` or a text) in base64; or give `text`.',
        ).check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
      ),
      text: optional(
        boundedText(
          [1, LONGEST_ARMY_TEXT],
          `The army as text, one unit a line; at most ${LONGEST_ARMY_TEXT} characters and ${MOST_ARMY_LINES} lines.`,
        ),
      ),
      list: optional(idText('The army list or Legion that a text is of; looked for in the text if omitted.')),
      edition: optional(
        editionId(
          'The edition that it is of; recognised if omitted, and asked for where it may be of several.',
        ),
      ),
      catalogue: optional(
        catalogueReference.check(
          z.describe(
            'A catalogue that the service keeps: names are looked for in it before those that ship.',
          ),
        ),
      ),
    })
    .check(crossCheck(oneOfBoth)),
  // An archive inflates to 200 times its size at most, and a roster to 4 MB; looking up names takes time by the character.
  price: ({ roster, text, catalogue, edition, list }) =>
    (catalogue ? CATALOGUE_PRICE : 0) +
    (text === undefined
      ? 5 + 120 * Math.min(1, (200 * (roster?.length ?? 0)) / (4 * 1024 * 1024))
      : 10 + ((catalogue ?? edition ?? list) === undefined ? EDITIONS_TRIED : 1) * (text.length / 45)),
  run: async ({ catalogue: reference, ...given }, context: unknown) => {
    const { readAnyRoster, rosterAnswer } = await import('./any-roster');
    const stored = reference && (await import('../lists/stored-lists'));
    const { store } = (context ?? {}) as { readonly store?: Store };
    const loaded =
      stored && (await stored.loadStoredLists(reference, { asked: 'ALL', path: 'catalogue', store }));
    if (loaded && !loaded.ok) return loaded;
    return metered(context, () => {
      const catalogue = loaded && stored.wholeStoredCatalogue(loaded.value);
      const read = readAnyRoster({ ...given, catalogue }, context);
      return read.ok ? ok(rosterAnswer(read.value)) : read;
    });
  },
});
