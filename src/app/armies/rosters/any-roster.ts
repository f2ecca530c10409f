import { withListOptions } from '../../../domain/armies/catalogue/army';
import type { AnyList, Catalogue } from '../../../domain/armies/catalogue/model';
import { allLists } from '../../../domain/armies/catalogue/names';
import { type RosterReading, warningOf } from '../../../domain/armies/roster-reading';
import { readArmyText } from '../../../infrastructure/army-text/read-army-text';
import { readRoster } from '../../../infrastructure/battlescribe/read-roster';
import { looksLikeJson, readJson } from '../../../infrastructure/battlescribe/roster-json';
import { nearestNames } from '../../kernel/nearest';
import { type Answer, ok, checkInput, invalidInput, invalidField, spend } from '../../kernel/use-case';
import { MOST_FORCES, draftOf } from '../army-fields';
import { armyInput } from '../army-input';
import { type Asked, type ReadInEdition, editionRead, readInEdition } from './recognise-edition';

/** A roster as it is given: a file, or a text. */
export interface AnyRoster extends Asked {
  /** Base64. */
  readonly roster?: string | undefined;
  /** The catalogue in which names are looked for; the lists that ship if omitted. */
  readonly catalogue?: Catalogue | undefined;
}

/** Our own JSON may name its edition. */
type AnyReading = RosterReading & Partial<ReadInEdition>;

const LARGEST_JSON = 4 * 1024 * 1024;
/** Units of work for each byte of a text that came as a file: it is priced once it is seen to be one. */
const UNITS_A_BYTE = 2 / 45;

const unreadable = (path: string, { code, detail }: { readonly code: string; readonly detail: string }) =>
  invalidField(path, 'WRONG_FORMAT', `cannot be read: ${detail} (${code})`);

/** An army as `validateArmy` takes it. */
const readOwn = (document: unknown, path: string): Answer<AnyReading> => {
  const checked = checkInput(armyInput, document);
  if (!checked.ok)
    return checked.error.code === 'INVALID_INPUT'
      ? invalidInput(
          checked.error.faults.slice(0, 50).map((fault) => ({ ...fault, path: `${path}.${fault.path}` })),
        )
      : checked;
  const { forces, pointsLimit, edition } = draftOf(checked.value);
  return ok({
    format: 'MUSTER',
    name: '',
    pointsLimit,
    forces,
    unknown: [],
    lines: [],
    differences: [],
    ...(edition !== undefined && { edition }),
  });
};

const listOf = (catalogue: Catalogue, id: string): Answer<AnyList> => {
  const lists = allLists(catalogue);
  const found = lists.find((list) => list.id === id);
  if (found) return ok(found);
  const [nearest] = nearestNames(
    id,
    lists.map((list) => list.id),
  );
  const hint = nearest === undefined ? '' : `: did you mean ${nearest}?`;
  return invalidField('list', 'UNKNOWN_REFERENCE', `no army list or Legion has the id "${id}"${hint}`);
};

const readText = (
  text: string,
  { list, path }: { readonly list: string | undefined; readonly path: string },
  catalogue: Catalogue,
): Answer<RosterReading> => {
  const known = list === undefined ? ok(undefined) : listOf(catalogue, list);
  if (!known.ok) return known;
  const read = readArmyText(text, catalogue, known.value);
  return read.ok ? read : unreadable(path, read.error);
};

const isOwnArmy = (document: unknown): boolean =>
  typeof document === 'object' && document !== null && 'forces' in document;

const readJsonRoster = (bytes: Uint8Array, path: string): Answer<AnyReading> | undefined => {
  const json = readJson(bytes, LARGEST_JSON);
  if (!json.ok) return unreadable(path, json.error);
  return isOwnArmy(json.value) ? readOwn(json.value, path) : undefined;
};

const START = { zip: 0x50, xml: 0x3c } as const;

/** Whether the bytes begin as XML or as an archive do, after spaces and a byte order mark. */
const isFile = (bytes: Uint8Array): boolean => {
  if (bytes[0] === START.zip && bytes[1] === 0x4b && (bytes[2] ?? 0xff) < 0x20) return true;
  const first = bytes.subarray(bytes[0] === 0xef ? 3 : 0).find((byte) => byte > 0x20);
  return first === undefined || first === START.xml || bytes.subarray(0, 4).includes(0);
};

/** Reads a roster, whatever it is: the bytes tell. */
export const readAnyRoster = (given: AnyRoster, context: unknown): Answer<ReadInEdition> => {
  const read = readOfAnyFormat(given, context);
  if (!read.ok) return read;
  return read.value.forces.length > MOST_FORCES
    ? unreadable(given.text === undefined ? 'roster' : 'text', {
        code: 'TOO_LARGE',
        detail: `at most ${MOST_FORCES} forces, not ${read.value.forces.length}`,
      })
    : ok({ edition: editionRead(read.value, given.catalogue), ...read.value });
};

const readOfAnyFormat = (given: AnyRoster, context: unknown): Answer<AnyReading> => {
  const { roster, text } = given;
  const path = text === undefined ? 'roster' : 'text';
  const inEdition = (read: (catalogue: Catalogue) => Answer<RosterReading>, written?: string) =>
    given.catalogue ? read(given.catalogue) : readInEdition({ ...given, text: written }, read);
  const bytes = text === undefined ? Buffer.from(roster ?? '', 'base64') : Buffer.from(text);
  if (looksLikeJson(bytes)) {
    const own = readJsonRoster(bytes, path);
    if (own) return own;
  } else if (!isFile(bytes)) {
    const paid = text === undefined ? spend(context, bytes.length * UNITS_A_BYTE) : ok(true);
    if (!paid.ok) return paid;
    const written = text ?? bytes.toString('utf8');
    const read = inEdition((catalogue) => readText(written, { list: given.list, path }, catalogue), written);
    return read.ok && text === undefined && read.value.forces.length === 0
      ? unreadable(path, { code: 'NO_ROSTER', detail: 'it is not a roster, and as a text it names no unit' })
      : read;
  }
  return inEdition((catalogue) => {
    const read = readRoster(bytes, catalogue);
    return read.ok ? read : unreadable(path, read.error);
  });
};

/** Unknown names beyond these get no nearest ones: looking for them costs, and nobody misspells so many. */
const MOST_NAMES_LOOKED_FOR = 40;

const decimals = (confidence: number): number => Math.round(confidence * 100) / 100;

/** A roster that was read as every interface shows it. */
export const rosterAnswer = ({ unknown, lines, forces, ...reading }: ReadInEdition) => ({
  ...reading,
  forces: withListOptions(forces),
  warning: warningOf(reading.differences),
  unknown: unknown.map(({ known, ...name }, index) => ({
    ...name,
    nearest: index < MOST_NAMES_LOOKED_FOR ? nearestNames(name.name, known) : [],
  })),
  lines: lines.map(({ names, ...line }) => ({
    ...line,
    names: names.map(({ id, confidence, alternatives, ...name }) => ({
      ...name,
      catalogueId: id,
      confidence: decimals(confidence),
      alternatives: alternatives.map((one) => ({
        catalogueId: one.id,
        name: one.name,
        confidence: decimals(one.confidence),
      })),
    })),
  })),
});
