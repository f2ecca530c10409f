import { Unzip, UnzipInflate } from 'fflate';
import { type Result, ok, refused } from '../../shared/result';
import type { ImportFault } from './read-xml';

/** A zipped catalogue holds one file and shrinks to a twentieth; these bounds leave room and stop a bomb early. */
export const archiveLimits = { entries: 16, inflatedBytes: 32 * 1024 * 1024, ratio: 200 } as const;

/** Files in an archive of a whole game system, with what lies beside them. */
export const MOST_TOGETHER = 200;

/** Small enough that one step cannot inflate to much more than the bound (deflate gains at most 1,032 to 1). */
const STEP = 8 * 1024;

const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 0x03 || bytes[2] === 0x05);

const join = (chunks: readonly Uint8Array[], length: number): Uint8Array => {
  const joined = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    joined.set(chunk, at);
    at += chunk.length;
  }
  return joined;
};

/** A file out of an archive. */
export interface ArchivedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

type Limits = Readonly<Record<keyof typeof archiveLimits, number>>;

interface Taken {
  readonly name: string;
  readonly chunks: Uint8Array[];
  length: number;
  done: boolean;
}

/** Inflates the files whose names end so, at most `most` of them. What comes is counted; what the archive says of its sizes is not trusted. */
const inflate = (
  bytes: Uint8Array,
  {
    endings,
    most,
    limits,
  }: { readonly endings: readonly string[]; readonly most: number; readonly limits: Limits },
): Result<readonly Taken[], ImportFault> => {
  let fault: ImportFault | undefined;
  let entries = 0;
  let inflated = 0;
  const found: Taken[] = [];
  const bound = Math.min(limits.inflatedBytes, Math.max(bytes.length, 1024) * limits.ratio);
  const isComplete = (): boolean => found.length === most && found.every(({ done }) => done);

  const unzip = new Unzip((file) => {
    entries += 1;
    if (entries > limits.entries)
      fault ??= { code: 'TOO_MANY_ENTRIES', detail: `at most ${limits.entries} files in an archive` };
    const isWanted = endings.some((ending) => file.name.toLowerCase().endsWith(ending));
    if (fault || found.length === most || !isWanted) return;
    const taken: Taken = { name: file.name, chunks: [], length: 0, done: false };
    found.push(taken);
    file.ondata = (error, chunk, final) => {
      if (error) fault ??= { code: 'NOT_A_ZIP', detail: error.message };
      if (fault) return;
      inflated += chunk.length;
      if (inflated > bound) {
        fault = { code: 'TOO_LARGE', detail: `the archive inflates to more than ${bound} bytes` };
        return;
      }
      taken.chunks.push(chunk);
      taken.length += chunk.length;
      taken.done = final;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length && !fault && !isComplete(); at += STEP)
      unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
  } catch (error) {
    fault ??= { code: 'NOT_A_ZIP', detail: error instanceof Error ? error.message : String(error) };
  }
  if (fault) return refused(fault);
  if (found.length === 0)
    return refused({ code: 'NO_CATALOGUE_INSIDE', detail: `no file ending in ${endings.join(', ')} inside` });
  return found.every(({ done }) => done)
    ? ok(found)
    : refused({ code: 'NOT_A_ZIP', detail: 'the archive ends too early' });
};

/**
 * The document in the bytes: they themselves, or where they are a zip archive the first file in it whose name ends
 * with one of `endings`.
 */
export const readArchive = (
  bytes: Uint8Array,
  endings: readonly string[],
  limits: Limits = archiveLimits,
): Result<Uint8Array, ImportFault> => {
  if (!isZip(bytes)) return ok(bytes);
  const found = inflate(bytes, { endings, most: 1, limits });
  if (!found.ok) return found;
  const [first] = found.value;
  return ok(join(first?.chunks ?? [], first?.length ?? 0));
};

/** Every file in the archive whose name ends with one of `endings`; the file itself where it is no archive. */
export const readArchivedFiles = (
  file: ArchivedFile,
  endings: readonly string[],
  limits: Limits,
): Result<readonly ArchivedFile[], ImportFault> => {
  if (!isZip(file.bytes)) return ok([file]);
  const found = inflate(file.bytes, { endings, most: MOST_TOGETHER, limits });
  return found.ok
    ? ok(found.value.map(({ name, chunks, length }) => ({ name, bytes: join(chunks, length) })))
    : found;
};
