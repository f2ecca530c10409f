import { importingCatalogues } from '../../../infrastructure/battlescribe/catalogue/import-catalogues';
import type { ReportLine } from '../../../infrastructure/battlescribe/catalogue/report';
import {
  type KnownNames,
  withReadableIds,
} from '../../../infrastructure/battlescribe/catalogue/readable-ids';
import { writeLists } from '../../../infrastructure/battlescribe/catalogue/write-lists';
import type { ImportFault } from '../../../infrastructure/battlescribe/read-xml';
import {
  type ArchivedFile,
  MOST_TOGETHER,
  archiveLimits,
  readArchivedFiles,
} from '../../../infrastructure/battlescribe/read-archive';
import { parsedJson } from '../../../infrastructure/battlescribe/roster-json';
import type { Steps } from '../../../shared/steps';
import { armyListFile } from '../army-input';
import { editionsSchema } from '../lists/catalogue-schema';
import type { Fault } from '../../kernel/faults';
import { type Answer, ok, checkInput, invalidInput } from '../../kernel/use-case';
import type { GivenEdition, GivenList } from './compile-lists';
import { joinLegions } from './join-legions';
import { keepRules } from './keep-rules';

export interface WholeFile extends ArchivedFile {
  readonly path: string;
}

export interface ReadFiles {
  readonly lists: readonly GivenList[];
  /** Editions of the sender's own. */
  readonly editions: readonly GivenEdition[];
  /** Parts of BattleScribe's files that were not understood, counted. */
  readonly report: readonly ReportLine[];
  /** The readable ids that were given, by the files' own. */
  readonly ids: Readonly<Record<string, string>>;
}

const ENDINGS = ['.gst', '.cat', '.json'];

const fault = (
  path: string,
  name: string,
  { code, detail }: Pick<ImportFault, 'code' | 'detail'>,
): Fault => ({
  path,
  code: code.startsWith('TOO_') ? 'TOO_LARGE' : 'WRONG_FORMAT',
  message: `${name} cannot be read: ${detail} (${code})`,
});

const looksLikeJson = ({ bytes }: ArchivedFile): boolean => {
  const start = bytes[0] === 0xef ? 3 : 0;
  const first = bytes.subarray(start, start + 200).find((byte) => byte > 0x20);
  return first === 0x7b || first === 0x5b;
};

type FromJson = Pick<ReadFiles, 'lists' | 'editions'>;

const holdsEditions = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'editions' in value;

/** Army lists of ours, and editions as `editions.json` has them. */
const readJsonFile = ({ name, bytes, path }: WholeFile): Answer<FromJson> => {
  const parsed = parsedJson(bytes);
  if (!parsed.ok) return invalidInput([fault(path, name, parsed.error)]);
  const given = Array.isArray(parsed.value) ? (parsed.value as readonly unknown[]) : [parsed.value];
  const lists: GivenList[] = [];
  const editions: GivenEdition[] = [];
  const faults: Fault[] = [];
  const refuse = (found: readonly Fault[]): void => {
    for (const { path: at, code, message } of found)
      faults.push({ path, code, message: `${name}${at === '' ? '' : `, ${at}`}: ${message}` });
  };
  for (const one of given) {
    const checked = holdsEditions(one) ? checkInput(editionsSchema, one) : checkInput(armyListFile, one);
    if (!checked.ok) refuse(checked.error.code === 'INVALID_INPUT' ? checked.error.faults : []);
    else if ('editions' in checked.value)
      editions.push(...checked.value.editions.map((edition) => ({ edition, path })));
    else lists.push({ file: checked.value, path });
  }
  return faults.length > 0 ? invalidInput(faults) : ok({ lists, editions });
};

const NOTHING: Omit<ReadFiles, 'lists'> = { editions: [], report: [], ids: {} };

function* readBattlescribe(
  files: readonly WholeFile[],
  known: KnownNames,
  isEachOpen: boolean,
): Steps<Answer<ReadFiles>> {
  if (files.length === 0) return ok({ lists: [], ...NOTHING });
  const imported = yield* importingCatalogues(files);
  const pathOf = (name: string | undefined): string =>
    files.find((one) => one.name === name)?.path ?? 'files';
  if (!imported.ok)
    return invalidInput(
      imported.error
        // The game system may be what could not be opened.
        .filter(({ code }) => isEachOpen || code !== 'GAME_SYSTEM_MISSING')
        .map(({ file, ...error }) => fault(pathOf(file), file ?? 'the files together', error)),
    );
  yield;
  const { lists, ids } = withReadableIds(imported.value.read, known);
  yield;
  const kept = keepRules(joinLegions(lists));
  const written = kept.lists.map((list) => writeLists([list])[0]);
  const path = files[0]?.path ?? 'files';
  return ok({
    lists: written.flatMap((file) => (file ? [{ file, path, isImported: true as const }] : [])),
    editions: [],
    report: [...imported.value.report, ...kept.report],
    ids,
  });
}

/** Reads files together, which inflate to no more than one archive may, in whatever order they come: army lists and editions of ours, and the system and catalogues of BattleScribe. */
export function* readFiles(files: readonly WholeFile[], known: KnownNames): Steps<Answer<ReadFiles>> {
  const faults: Fault[] = [];
  const open: WholeFile[] = [];
  let inflatedBytes: number = archiveLimits.inflatedBytes;
  for (const file of files) {
    const inside = readArchivedFiles(file, ENDINGS, {
      ...archiveLimits,
      entries: MOST_TOGETHER,
      inflatedBytes,
    });
    if (inside.ok) {
      open.push(...inside.value.map((one) => ({ ...one, path: file.path })));
      inflatedBytes -= inside.value.reduce((sum, { bytes }) => sum + bytes.length, 0);
    } else {
      faults.push(fault(file.path, file.name, inside.error));
      // How far it was inflated before its fault was met is not told: as far as it could be.
      inflatedBytes -= file.bytes.length * archiveLimits.ratio;
      if (inflatedBytes <= 0) break;
    }
    yield;
  }
  const lists: GivenList[] = [];
  const editions: GivenEdition[] = [];
  for (const file of open.filter(looksLikeJson)) {
    const read = readJsonFile(file);
    if (read.ok) {
      lists.push(...read.value.lists);
      editions.push(...read.value.editions);
    } else if (read.error.code === 'INVALID_INPUT') faults.push(...read.error.faults);
  }
  const imported = yield* readBattlescribe(
    open.filter((file) => !looksLikeJson(file)),
    known,
    faults.length === 0,
  );
  if (!imported.ok && imported.error.code === 'INVALID_INPUT') faults.push(...imported.error.faults);
  if (faults.length > 0) return invalidInput(faults);
  return imported.ok
    ? ok({ ...imported.value, editions, lists: [...lists, ...imported.value.lists] })
    : imported;
}
