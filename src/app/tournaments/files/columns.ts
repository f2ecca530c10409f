import { namesOf } from '../../../shared/names-of';
import { type CsvField, type CsvKind, MOST_COLUMNS, csvFields, fieldsOf } from './csv-fields';
import { type Fault, fault } from '../../kernel/faults';
import { arrayOf, inputObject, oneOf, optional, wholeNumber } from '../../kernel/input';
import { type Answer, invalidInput, ok } from '../../kernel/use-case';

/** The meaning of the columns of a file: by their headings, or as whoever sends it says. */

/** Other headings of the same, as files of events have them: English, German, French, Spanish, Italian. */
const headings: Readonly<Record<CsvField, string>> = {
  NAME: 'name, player, player name, full name, entrant, team, team name, spieler, teilnehmer, nom, joueur, nombre, jugador, nome, giocatore',
  FIRST_NAME: 'first name, forename, given name, firstname, vorname, prénom, nombre de pila',
  LAST_NAME:
    'last name, surname, family name, lastname, nachname, familienname, nom de famille, apellido, cognome',
  MEMBERS: 'members, players, team members, mitglieder, membres',
  CLUB: 'club, gaming club, group, verein, association, asociación',
  REGION: 'region, country, federation, nation, land, pays, país, paese',
  HOUSEHOLD: 'household, family, haushalt',
  SQUAD: 'squad, friends, gruppe',
  ALIGNMENT: 'alignment, good or evil, side, gesinnung',
  SEEDING: 'seeding, seed, rating, elo, ranking, rang',
  FIXED_TABLE: 'fixed table, own table, accessible table, fester tisch, table fixe, tavolo fisso, mesa fija',
  TABLE: 'table, table number, table no, tisch, tavolo, mesa',
  PLAYER_1: 'player 1, player a, name 1, first player, spieler 1, joueur 1, home, p1',
  PLAYER_2: 'player 2, player b, name 2, second player, spieler 2, joueur 2, away, p2, opponent',
  POINTS_1: 'victory points 1, points 1, vp 1, vp1, vps 1, score 1, result 1',
  POINTS_2: 'victory points 2, points 2, vp 2, vp2, vps 2, score 2, result 2',
  LEADER_1: 'leader 1, leader killed 1',
  LEADER_2: 'leader 2, leader killed 2',
  CONCEDED_BY: 'conceded by, conceded',
};

const plain = (heading: string): string =>
  heading
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

const known = new Map(
  namesOf(csvFields).flatMap((field) =>
    headings[field].split(', ').map((heading) => [plain(heading), field] as const),
  ),
);

/** The field in words, as a heading. */
export const wordOf = (field: CsvField): string => field.toLowerCase().replaceAll('_', ' ');

/** The field that a heading means, as far as it is known. */
const guessed = (kind: CsvKind, heading: string): CsvField | null => {
  const field = known.get(plain(heading));
  return field !== undefined && fieldsOf[kind].includes(field) ? field : null;
};

const columnInput = inputObject('CsvColumnInput', 'A column and its meaning.', {
  column: wholeNumber(1, MOST_COLUMNS, 'The number of the column, from 1.'),
  field: oneOf('CsvField', csvFields, 'The content of its cells.'),
});
export const mapping = optional(
  arrayOf(
    columnInput,
    [1, MOST_COLUMNS],
    'What each column means, as `previewCsv` proposes it: columns that are not listed are left out. By the headings if omitted.',
  ),
);
type Mapping = readonly { readonly column: number; readonly field: CsvField }[];

/** The field of each column; null for one that is left out. */
export type Columns = readonly (CsvField | null)[];

const mappingFaults = (given: Mapping, kind: CsvKind, count: number): readonly Fault[] =>
  given.flatMap(({ column, field }, index): readonly Fault[] => {
    const at = `columns[${index}]`;
    const before = given.slice(0, index);
    return [
      ...(column > count ? [fault(`${at}.column`, 'TOO_LARGE', `must be at most ${count}, as many as the file has`)] : []), // prettier-ignore
      ...(before.some((one) => one.column === column) ? [fault(`${at}.column`, 'DUPLICATE', 'is named twice')] : []), // prettier-ignore
      ...(before.some((one) => one.field === field)
        ? [fault(`${at}.field`, 'DUPLICATE', 'is named twice')]
        : []),
      ...(fieldsOf[kind].includes(field) ? [] : [fault(`${at}.field`, 'NOT_ALLOWED', `must be one of ${fieldsOf[kind].join(', ')}`)]), // prettier-ignore
    ];
  });

const headFaults = (heads: readonly string[], fields: Columns, kind: CsvKind): readonly Fault[] =>
  heads.flatMap((name, index): readonly Fault[] => {
    const field = fields[index] ?? null;
    if (field === null)
      return [
        fault(
          'csv',
          'UNKNOWN_FIELD',
          `line 1: "${name.slice(0, 40)}" is not a column; known are ${fieldsOf[kind].map(wordOf).join(', ')}`,
        ),
      ];
    return fields.indexOf(field) === index
      ? []
      : [fault('csv', 'DUPLICATE', `line 1: the column ${wordOf(field)} occurs twice`)];
  });

const missing = (fields: Columns, kind: CsvKind): readonly Fault[] => {
  const has = (field: CsvField): boolean => fields.includes(field);
  const needed = (isThere: boolean, text: string): readonly Fault[] =>
    isThere ? [] : [fault('csv', 'REQUIRED', `line 1: a column ${text} is required`)];
  return kind === 'ENTRANTS'
    ? needed(has('NAME') || has('LAST_NAME') || has('FIRST_NAME'), 'name')
    : [
        ...needed(has('TABLE') || (has('PLAYER_1') && has('PLAYER_2')), 'table, or player 1 and player 2,'),
        ...needed(has('POINTS_1'), 'points 1'),
        ...needed(has('POINTS_2'), 'points 2'),
      ];
};

/** The fields of the columns of a file as far as they are understood, and everything that keeps the file from being taken. */
export const understood = (
  kind: CsvKind,
  heads: readonly string[],
  given: Mapping | undefined,
): { readonly columns: Columns; readonly faults: readonly Fault[] } => {
  const columns = heads.map((heading, index) =>
    given === undefined
      ? guessed(kind, heading)
      : (given.find(({ column }) => column === index + 1)?.field ?? null),
  );
  const faults =
    given === undefined ? headFaults(heads, columns, kind) : mappingFaults(given, kind, heads.length);
  // A mapping that is wrong says nothing of what the file lacks.
  return {
    columns,
    faults: given !== undefined && faults.length > 0 ? faults : [...faults, ...missing(columns, kind)],
  };
};

/** The fields of the columns, or every fault of the header line. */
export const columnsOf = (
  kind: CsvKind,
  heads: readonly string[],
  given: Mapping | undefined,
): Answer<Columns> => {
  const { columns, faults } = understood(kind, heads, given);
  return faults.length > 0 ? invalidInput(faults) : ok(columns);
};
