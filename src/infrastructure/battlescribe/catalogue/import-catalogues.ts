import type { ListFile } from '../../../domain/armies/catalogue/file';
import { type Result, ok, refused } from '../../../shared/result';
import { type Steps, atOnce } from '../../../shared/steps';
import { type ImportFault, type XmlElement, readXml } from '../read-xml';
import { readArchive } from '../read-archive';
import { account, type Account, type ReportLine, startReport } from './report';
import type { Setting } from './questions';
import { type ReadList, readList } from './read-list';
import { writeLists } from './write-lists';
import { learn, sortRoots } from './roots';
import { type System, attribute, indexSystem } from './system';

/** A file as it came: `.gst`, `.cat`, or zipped `.gstz`, `.catz`. */
export interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface Imported {
  /** One for each catalogue, in the order of their ids. */
  readonly lists: readonly ListFile[];
  /** The same with every profile in full where it stands. */
  readonly read: readonly ReadList[];
  /** What was not understood or left out, counted. */
  readonly report: readonly ReportLine[];
  /** Every modifier, constraint, condition and repeat of the files: used, or why not. */
  readonly account: Account;
}

/** Conditions that may be looked at in one import: the reference files need a tenth. */
const MOST_EVALUATIONS = 200_000_000;

const readFile = (file: GivenFile): Result<XmlElement, ImportFault> => {
  const bytes = readArchive(file.bytes, ['.gst', '.cat']);
  const read = bytes.ok ? readXml(bytes.value) : bytes;
  return read.ok ? read : refused({ ...read.error, file: file.name });
};

const roots = new Set(['gameSystem', 'catalogue']);

/** A file as XML; refused where it is neither a game system nor a catalogue. */
const readRoot = (file: GivenFile): Result<XmlElement, ImportFault> => {
  const read = readFile(file);
  return !read.ok || roots.has(read.value.name)
    ? read
    : refused({
        code: 'NOT_BATTLESCRIBE',
        detail: `<${read.value.name}> is neither a game system nor a catalogue`,
        file: file.name,
      });
};

/** Reads the files and indexes them. Every file that cannot be read is named, then every one of another game system. */
function* readSystem(files: readonly GivenFile[]): Steps<Result<System, readonly ImportFault[]>> {
  const read: { readonly file: GivenFile; readonly root: Result<XmlElement, ImportFault> }[] = [];
  for (const file of files) {
    read.push({ file, root: readRoot(file) });
    yield;
  }
  const broken = read.flatMap(({ root }) => (root.ok ? [] : [root.error]));
  if (broken.length > 0) return refused(broken);
  const elements = read.flatMap(({ file, root }) => (root.ok ? [{ file, element: root.value }] : []));
  const gameSystem = elements.find(({ element }) => element.name === 'gameSystem')?.element;
  if (!gameSystem)
    return refused([
      {
        code: 'GAME_SYSTEM_MISSING',
        detail: 'the game system (.gst) is needed with its catalogues',
      },
    ]);
  const catalogues = elements.filter(({ element }) => element.name === 'catalogue');
  const strangers = catalogues.filter(
    ({ element }) => attribute(element, 'gameSystemId') !== attribute(gameSystem, 'id'),
  );
  return strangers.length > 0
    ? refused(
        strangers.map(({ file, element }) => ({
          code: 'OTHER_GAME_SYSTEM',
          detail: `${attribute(element, 'name')} is not of ${attribute(gameSystem, 'name')}`,
          file: file.name,
        })),
      )
    : ok(
        indexSystem(
          gameSystem,
          catalogues.map(({ element }) => element),
        ),
      );
}

const UNKNOWN = {
  legions: new Set<string>(),
  bonuses: new Set<string>(),
  units: new Map<string, string[]>(),
};

/**
 * Turns BattleScribe catalogues of this game system into army lists of our schema; refused with what is wrong with each file. Same
 * files, same answer. The largest known set of files takes some seconds.
 */
export function* importingCatalogues(
  files: readonly GivenFile[],
): Steps<Result<Imported, readonly ImportFault[]>> {
  const opened = yield* readSystem(files);
  if (!opened.ok) return opened;
  const system = opened.value;
  const report = startReport();
  const budget = { left: MOST_EVALUATIONS };
  const settings = system.catalogues.map((catalogue): Setting => ({
    system,
    catalogue,
    legion: null,
    report,
    budget,
    known: UNKNOWN,
  }));
  const sorted = settings.map(sortRoots);
  yield;
  const known = yield* learn(settings, sorted);
  const read: ReadList[] = [];
  for (const [index, setting] of settings.entries()) {
    const found = sorted[index];
    if (found) read.push(yield* readList({ ...setting, known }, found));
  }
  yield;
  return ok({ lists: writeLists(read), read, report: report.lines(), account: account(system, report) });
}

/** The same without a break. */
export const importCatalogues = (files: readonly GivenFile[]): Result<Imported, readonly ImportFault[]> =>
  atOnce(importingCatalogues(files));
