import type { ListFile } from '../../armies/catalogue/file';
import type { Result } from '../../shared/result';
import { ok, refused } from '../../shared/result';
import type { ImportFault } from '../import-fault';
import { readArchive } from '../read-archive';
import type { XmlElement } from '../read-xml';
import { readXml } from '../read-xml';
import type { Situation } from './find-units';
import type { Written } from './read-list';
import { readList } from './read-list';
import type { ReportLine } from './report';
import { startReport } from './report';
import { attribute, indexSystem } from './system';

/** A file as it came: `.gst`, `.cat`, or zipped `.gstz`, `.catz`. */
export interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface Imported {
  /** One for each catalogue, in the order of their ids. */
  readonly lists: readonly ListFile[];
  /** What was not understood or left out, counted. */
  readonly report: readonly ReportLine[];
}

/** Conditions that may be looked at in one import: the reference files need a tenth. */
const MOST_EVALUATIONS = 200_000_000;

const readFile = (file: GivenFile): Result<XmlElement, ImportFault> => {
  const bytes = readArchive(file.bytes, ['.gst', '.cat']);
  const read = bytes.ok ? readXml(bytes.value) : bytes;
  return read.ok ? read : refused({ ...read.error, file: file.name });
};

const roots = new Set(['gameSystem', 'catalogue']);

/** Reads the files as XML and indexes them; refuses what is no catalogue or belongs to another game system. */
export const readSystem = (
  files: readonly GivenFile[],
): Result<Omit<Situation, 'catalogue' | 'present'>, ImportFault> => {
  const elements: XmlElement[] = [];
  for (const file of files) {
    const read = readFile(file);
    if (!read.ok) return read;
    if (!roots.has(read.value.name))
      return refused({
        code: 'NOT_BATTLESCRIBE',
        detail: `<${read.value.name}> is neither a game system nor a catalogue`,
        file: file.name,
      });
    elements.push(read.value);
  }
  const gameSystem = elements.find(({ name }) => name === 'gameSystem');
  if (!gameSystem)
    return refused({
      code: 'GAME_SYSTEM_MISSING',
      detail: 'the game system (.gst) is needed with its catalogues',
    });
  const catalogues = elements.filter(({ name }) => name === 'catalogue');
  const stranger = catalogues.find(
    (catalogue) => attribute(catalogue, 'gameSystemId') !== attribute(gameSystem, 'id'),
  );
  if (stranger)
    return refused({
      code: 'OTHER_GAME_SYSTEM',
      detail: `${attribute(stranger, 'name')} is not of ${attribute(gameSystem, 'name')}`,
    });
  return ok({
    system: indexSystem(gameSystem, catalogues),
    report: startReport(),
    budget: { left: MOST_EVALUATIONS, depth: 0 },
  });
};

/** Turns BattleScribe catalogues of this game system into army lists of our schema. Same files, same answer. */
export const importCatalogues = (files: readonly GivenFile[]): Result<Imported, ImportFault> => {
  const opened = readSystem(files);
  if (!opened.ok) return opened;
  const written: Written = new Map();
  const { system, report } = opened.value;
  const lists = system.catalogues.map((catalogue) =>
    readList({ ...opened.value, catalogue, present: [] }, written),
  );
  return ok({ lists, report: report.lines() });
};
