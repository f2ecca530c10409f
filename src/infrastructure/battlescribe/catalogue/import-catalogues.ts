import type { ListFile } from '../../../domain/armies/catalogue/file';
import { type Result, ok, refused } from '../../../shared/result';
import { type StepBudget, withSteps } from '../../../shared/step-budget';
import { type Steps, atOnce } from '../../../shared/steps';
import { type ImportFault, type XmlElement, readXml, xmlLimits } from '../read-xml';
import { type Report, type ReportLine, startReport } from './report';
import { noteUnused } from './unused';
import { archiveLimits, readArchive } from '../read-archive';
import type { Setting } from './questions';
import { type ReadList, readList } from './read-list';
import { writeLists } from './write-lists';
import { learn, sortRoots } from './roots';
import { type System, attribute, findCycle, indexSystem } from './system';

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
  /** Parts that were not understood or left out, counted. */
  readonly report: readonly ReportLine[];
  /** The indexed files, and the elements of them that the lists were read from. */
  readonly reading: { readonly system: System; readonly used: Report['used'] };
}

/** The largest known set of files takes 1,200,000 steps, and 143,000 without a break: a quarter of both. */
const LIMITS = { inAll: 5_000_000, withoutBreak: 600_000 };

/** Bytes and elements of the files that may still be read: the largest known set has 8 MB and 64,000 elements. */
type Allowance = ReturnType<typeof allowance>;

const allowance = () => ({ bytes: archiveLimits.inflatedBytes, elements: 250_000 });

const sizeOf = (element: XmlElement): number =>
  element.children.reduce((sum, child) => sum + sizeOf(child), 1);

const readFile = (file: GivenFile, left: Allowance): Result<XmlElement, ImportFault> => {
  const bytes = readArchive(file.bytes, ['.gst', '.cat'], { ...archiveLimits, inflatedBytes: left.bytes });
  const read = bytes.ok ? readXml(bytes.value, { ...xmlLimits, ...left }) : bytes;
  if (!read.ok) return refused({ ...read.error, file: file.name });
  left.bytes -= bytes.ok ? bytes.value.length : 0;
  left.elements -= sizeOf(read.value);
  return read;
};

const roots = new Set(['gameSystem', 'catalogue']);

/** A file as XML; refused where it is neither a game system nor a catalogue. */
const readRoot = (file: GivenFile, left: Allowance): Result<XmlElement, ImportFault> => {
  const read = readFile(file, left);
  return !read.ok || roots.has(read.value.name)
    ? read
    : refused({
        code: 'NOT_BATTLESCRIBE',
        detail: `<${read.value.name}> is neither a game system nor a catalogue`,
        file: file.name,
      });
};

interface Opened {
  readonly system: System;
  /** The names of the files by what stands in them. */
  readonly names: ReadonlyMap<XmlElement, string>;
}

/** The catalogues name the game system that they need by its id alone. */
const systemMissing = (catalogues: readonly XmlElement[]): ImportFault => {
  const needed = catalogues.map(
    (one) =>
      `${attribute(one, 'gameSystemId')}, revision ${attribute(one, 'gameSystemRevision') || 'unknown'}`,
  );
  const which = [...new Set(needed)].slice(0, 3).join('; ');
  return {
    code: 'GAME_SYSTEM_MISSING',
    detail: `the game system (.gst) is needed with its catalogues${which && `, here the one with the id ${which}`}`,
  };
};

/** Reads the files and indexes them. Every file that cannot be read is named, then every one of another game system. */
function* readSystem(files: readonly GivenFile[]): Steps<Result<Opened, readonly ImportFault[]>> {
  const read: { readonly file: GivenFile; readonly root: Result<XmlElement, ImportFault> }[] = [];
  const left = allowance();
  for (const file of files) {
    read.push({ file, root: readRoot(file, left) });
    yield;
  }
  const broken = read.flatMap(({ root }) => (root.ok ? [] : [root.error]));
  if (broken.length > 0) return refused(broken);
  const elements = read.flatMap(({ file, root }) => (root.ok ? [{ file, element: root.value }] : []));
  const gameSystem = elements.find(({ element }) => element.name === 'gameSystem')?.element;
  const catalogues = elements.filter(({ element }) => element.name === 'catalogue');
  if (!gameSystem) return refused([systemMissing(catalogues.map(({ element }) => element))]);
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
    : ok({
        system: indexSystem(
          gameSystem,
          catalogues.map(({ element }) => element),
        ),
        names: new Map(elements.map(({ element, file }) => [element, file.name])),
      });
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
function* importing(files: readonly GivenFile[]): Steps<Result<Imported, readonly ImportFault[]>> {
  const opened = yield* readSystem(files);
  if (!opened.ok) return opened;
  const { system, names } = opened.value;
  const cycle = findCycle(system);
  if (cycle)
    return refused([{ code: 'CYCLE', detail: `an entry leads back to itself: ${cycle.join(' > ')}` }]);
  const report = startReport();
  const settings = system.catalogues.map((catalogue): Setting => ({
    system,
    catalogue,
    legion: null,
    report,
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
  const faults = [...report.faults].flatMap(([catalogue, reasons]) =>
    [...reasons].map((detail): ImportFault => ({
      code: 'NOT_UNDERSTOOD',
      detail: `${attribute(catalogue, 'name')}: ${detail}`,
      file: names.get(catalogue) ?? '',
    })),
  );
  if (faults.length > 0) return refused(faults);
  noteUnused(system, report);
  return ok({
    lists: writeLists(read),
    read,
    report: report.lines(),
    reading: { system, used: report.used },
  });
}

/** A computation within limits; null once it counts more steps. */
function* withinLimits<T>(
  { inAll, withoutBreak }: { readonly inAll: number; readonly withoutBreak: number },
  steps: Steps<T>,
): Steps<T | null> {
  for (let left = inAll; ;) {
    const given = Math.min(left, withoutBreak);
    const budget: StepBudget = { left: given };
    let step: IteratorResult<undefined, T>;
    try {
      step = withSteps(budget, () => steps.next());
    } catch (error) {
      if (budget.left < 0) return null;
      throw error;
    }
    if (step.done) return step.value;
    left -= given - budget.left;
    yield;
  }
}

/** Imports catalogues on a budget of steps, so that no file keeps the reader busy for ever. */
export function* importingCatalogues(
  files: readonly GivenFile[],
): Steps<Result<Imported, readonly ImportFault[]>> {
  const imported = yield* withinLimits(LIMITS, importing(files));
  return (
    imported ??
    refused([
      {
        code: 'TOO_MUCH_WORK',
        detail: 'reading the files takes too many steps: entries in them lead to each other too often',
      },
    ])
  );
}

/** The same without a break. */
export const importCatalogues = (files: readonly GivenFile[]): Result<Imported, readonly ImportFault[]> =>
  atOnce(importingCatalogues(files));
