import type { Catalogue } from '../../../domain/armies/catalogue/model';
import { allLists, listName } from '../../../domain/armies/catalogue/names';
import { slug } from '../../../domain/armies/catalogue/slug';
import type { RosterReading } from '../../../domain/armies/roster-reading';
import { type Answer, invalidField } from '../../kernel/use-case';
import { editionOf, shippedCatalogue } from '../lists/shipped-catalogue';
import { shippedEditions } from '../lists/shipped-editions';

/** Which edition a roster is of: the one that is named, else the one in whose words more of it makes sense. */

/** A roster as it was read, and the edition that it was read by. */
export interface ReadInEdition extends RosterReading {
  readonly edition: string | null;
}

/** Facts about a roster that whoever asks may give. */
export interface Asked {
  readonly text?: string | undefined;
  /** The army list that a text is of. */
  readonly list?: string | undefined;
  /** The edition of the lists that ship; recognised if omitted. */
  readonly edition?: string | undefined;
}

const WRITTEN = /\b(?:edition|ed\.?|rules)\s*:?\s*(\d{4})\b|\b(\d{4})\s+(?:edition|ed\b|rules)/gi;

/** The edition that a text names; undefined for none or several. */
const editionWritten = (text: string): string | undefined => {
  const years = [...text.matchAll(WRITTEN)].map(([, after, before]) => after ?? before);
  const named = shippedEditions.filter(({ id }) => years.includes(id));
  return named.length === 1 ? named[0]?.id : undefined;
};

const POINTS_FOR = { UNDERSTOOD: 2, GUESSED: 1, NOT_UNDERSTOOD: 0, IGNORED: 0 } as const;

/** A line that is the name of a list and its points says so many words more. */
const WHOLE_LINE = 3;

/** Words of the list that a line names letter for letter: "Kingdom of Rohan" says more than Rohan. */
const wordsOfLists = ({ text, names }: RosterReading['lines'][number]): number => {
  const line = slug(text.replace(/\b\d+\s*(?:points?|pts?)?\b/gi, ' '));
  return Math.max(
    0,
    ...names
      .filter(({ kind, name }) => kind === 'ARMY_LIST' && line.includes(slug(name)))
      .map(({ name }) => slug(name).split('-').length + (line === slug(name) ? WHOLE_LINE : 0)),
  );
};

/** A list more than the edition lets stand together counts as so many lines that are not understood. */
const LIST_TOO_MANY = 3;

/** How much of a roster makes sense: lines understood, lists named, and points written that are those of the catalogue. */
const sense = ({ lines, unknown, forces, differences }: RosterReading, mayAlly: boolean): number =>
  lines.reduce(
    (sum, line) =>
      sum +
      POINTS_FOR[line.status] +
      wordsOfLists(line) +
      (line.points !== null && line.points > 0 && line.points === line.pointsWritten ? 1 : 0),
    -unknown.length - differences.length - (mayAlly ? 1 : LIST_TOO_MANY) * (forces.length - 1),
  );

interface Tried {
  readonly edition: string;
  readonly sense: number;
  readonly reading: RosterReading;
}

const listsIn = ({ edition, reading }: Tried): string => {
  const { directory } = shippedCatalogue(edition);
  const names = reading.forces.map(({ list }) => listName(list, directory));
  return `edition ${edition} (${names.join(', ')})`;
};

/**
 * Reads a roster with the lists of its edition. Refused where it could as well be of another: then whoever asks has to say which.
 */
export const readInEdition = (
  { edition, list, text }: Asked,
  read: (catalogue: Catalogue) => Answer<RosterReading>,
): Answer<RosterReading> => {
  const named =
    edition ?? (list === undefined ? undefined : editionOf(list)) ?? (text && editionWritten(text));
  if (named) return read(shippedCatalogue(named));
  const all = shippedEditions.map((one) => ({ ...one, read: read(shippedCatalogue(one.id)) }));
  const tried = all.flatMap(({ id, listsMayAlly, read: one }): readonly Tried[] =>
    one.ok && one.value.forces.length > 0
      ? [{ edition: id, sense: sense(one.value, listsMayAlly), reading: one.value }]
      : [],
  );
  const most = Math.max(...tried.map((one) => one.sense));
  const [best, ...others] = tried.filter((one) => one.sense === most);
  if (others.length > 0 && best)
    return invalidField(
      'edition',
      'REQUIRED',
      `is required: this may be of ${[best, ...others].map(listsIn).join(' or of ')}. Name one, or write "edition ${others[0]?.edition ?? ''}" into the text`,
    );
  return best ? { ok: true, value: best.reading } : (all[0]?.read ?? read(shippedCatalogue()));
};

/** The edition of what was read; null where no army list was recognised. */
export const editionRead = ({ forces }: RosterReading, catalogue?: Catalogue): string | null => {
  const [first] = forces;
  if (!first) return null;
  const lists = catalogue ? allLists(catalogue) : [];
  return lists.find(({ id }) => id === first.list)?.edition.id ?? editionOf(first.list);
};
