import * as z from 'zod/mini';
import {
  boundedText,
  idText,
  optional,
  ownIdText,
  wholeNumber,
  listField,
  inputObject,
} from '../../kernel/input';
import { MOST_ALLIANCES, alliance, armyListFile } from '../army-input';
import { IMPORT_BODY_LIMIT_BYTES, MOST_CATALOGUE_FILES } from '../../kernel/limits';
import { type OperationFacts, catalogueChange } from '../../kernel/operation';
import { nameText } from '../../kernel/text-fields';

/** The input of catalogues, and its limits. */

/** Base64 of some 3 MB: with it a request stays below what one may hold. */
const LONGEST_CONTENT = 4_150_000;
export const MOST_LISTS = 120;
const MOST_UPLOADS = 12;
const MOST_PARTS = 12;

/** Declarations of what takes files for a catalogue; a network address may store so many bytes a day. */
export const filesChange = {
  ...catalogueChange,
  bodyLimitBytes: IMPORT_BODY_LIMIT_BYTES,
  reads: ['CATALOGUE', 'RATE'],
  writes: ['CATALOGUE', 'RATE'],
} as const satisfies Partial<OperationFacts>;

export const catalogueName = nameText('What the catalogue is called.');

const file = inputObject('CatalogueFileInput', 'A file of a catalogue, or a part of one.', {
  name: ownIdText('What the file is called, such as Rohan.cat: errors name it.'),
  content: boundedText(
    [1, LONGEST_CONTENT],
    'The file in base64: a BattleScribe game system or catalogue (.gst, .cat), an army list or editions of ours (.json), or a zip archive of these.',
  ).check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'must be base64')),
  part: optional(wholeNumber(1, MOST_PARTS, 'Which part of the file this is, where it is sent in several.')),
  parts: optional(wholeNumber(1, MOST_PARTS, 'In how many parts the file is sent; 1 if omitted.')),
});

export const givenFiles = listField(
  file,
  [0, MOST_CATALOGUE_FILES],
  `Files, in any order; at most ${MOST_CATALOGUE_FILES}.`,
);

/** The contents of a version of a catalogue. */
export const contents = {
  files: optional(givenFiles),
  uploads: optional(
    listField(
      idText('The id of an upload.'),
      [0, MOST_UPLOADS],
      `Files that were uploaded before, by the ids of the uploads, in any order; at most ${MOST_UPLOADS}.`,
    ),
  ),
  edition: optional(
    idText(
      'The edition of the lists: one that ships, or one of an `editions.json` among the files. A list without one is taken as of it; a list of another one is refused. Files of BattleScribe tell by their profiles which of those that ship is theirs.',
    ),
  ),
  lists: optional(
    listField(armyListFile, [0, MOST_LISTS], `Army lists of ours as JSON objects; at most ${MOST_LISTS}.`),
  ),
  alliances: optional(
    listField(
      alliance,
      [0, MOST_ALLIANCES],
      `Alliances of the lists, before those of the catalogue that ships. At most ${MOST_ALLIANCES}.`,
    ),
  ),
};

export const contentsInput = z.strictObject(contents);
export type GivenContents = z.output<typeof contentsInput>;
export type GivenFile = z.output<typeof givenFiles>[number];
