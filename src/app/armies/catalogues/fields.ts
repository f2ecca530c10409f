import * as z from 'zod/mini';
import { idText, named, optional, ownIdText, wholeNumber } from '../../kernel/input';
import { alliance, armyListFile } from '../army-input';
import { MOST_CATALOGUE_FILES } from '../../kernel/limits';
import { nameText } from '../../kernel/text-fields';

/** The input of catalogues, and its limits. */

/** Base64 of some 3 MB: with it a request stays below what one may hold. */
const LONGEST_CONTENT = 4_150_000;
export const MOST_LISTS = 60;
const MOST_UPLOADS = 12;
const MOST_PARTS = 12;

export const catalogueName = nameText('What the catalogue is called.');

const file = named(
  'CatalogueFileInput',
  z.strictObject({
    name: ownIdText('What the file is called, such as Rohan.cat: errors name it.'),
    content: z
      .string()
      .check(
        z.minLength(1),
        z.maxLength(LONGEST_CONTENT),
        z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'must be base64'),
        z.describe(
          'The file in base64: a BattleScribe game system or catalogue (.gst, .cat), an army list of ours (.json), or a zip archive of these.',
        ),
      ),
    part: optional(
      wholeNumber(1, MOST_PARTS, 'Which part of the file this is, where it is sent in several.'),
    ),
    parts: optional(wholeNumber(1, MOST_PARTS, 'In how many parts the file is sent; 1 if omitted.')),
  }),
  'A file of a catalogue, or a part of one.',
);

export const givenFiles = z
  .array(file)
  .check(
    z.maxLength(MOST_CATALOGUE_FILES),
    z.describe(`Files, in any order; at most ${MOST_CATALOGUE_FILES}.`),
  );

/** The contents of a version of a catalogue. */
export const contents = {
  files: optional(givenFiles),
  uploads: optional(
    z
      .array(idText('The id of an upload.'))
      .check(
        z.maxLength(MOST_UPLOADS),
        z.describe('Files that were uploaded before, by the ids of the uploads, in any order; at most 12.'),
      ),
  ),
  lists: optional(
    z
      .array(armyListFile)
      .check(z.maxLength(MOST_LISTS), z.describe('Army lists of ours as JSON objects; at most 60.')),
  ),
  alliances: optional(
    z
      .array(alliance)
      .check(
        z.maxLength(200),
        z.describe('Alliances of the lists, before those of the catalogue that ships. At most 200.'),
      ),
  ),
};

export const contentsInput = z.strictObject(contents);
export type GivenContents = z.output<typeof contentsInput>;
export type GivenFile = z.output<typeof givenFiles>[number];
