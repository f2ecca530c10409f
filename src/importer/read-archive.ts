import { Unzip, UnzipInflate } from 'fflate';
import type { Result } from '../shared/result';
import { ok, refused } from '../shared/result';
import type { ImportFault } from './import-fault';

/** A zipped catalogue holds one file and shrinks to a twentieth; these bounds leave room and stop a bomb early. */
export const archiveLimits = { entries: 16, inflatedBytes: 32 * 1024 * 1024, ratio: 200 } as const;

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

/**
 * The document in the bytes: they themselves, or where they are a zip archive the first file in it whose name ends
 * with one of `endings`. What is inflated is counted as it comes; what the archive says of its sizes is not trusted.
 */
export const readArchive = (
  bytes: Uint8Array,
  endings: readonly string[],
  limits: Readonly<Record<keyof typeof archiveLimits, number>> = archiveLimits,
): Result<Uint8Array, ImportFault> => {
  if (!isZip(bytes)) return ok(bytes);
  let fault: ImportFault | undefined;
  let entries = 0;
  let inflated = 0;
  let found: { readonly chunks: Uint8Array[]; done: boolean } | undefined;
  const bound = Math.min(limits.inflatedBytes, Math.max(bytes.length, 1024) * limits.ratio);

  const unzip = new Unzip((file) => {
    entries += 1;
    if (entries > limits.entries)
      fault ??= { code: 'TOO_MANY_ENTRIES', detail: `at most ${limits.entries} files in an archive` };
    if (fault || found || !endings.some((ending) => file.name.toLowerCase().endsWith(ending))) return;
    const taken: { readonly chunks: Uint8Array[]; done: boolean } = { chunks: [], done: false };
    found = taken;
    file.ondata = (error, chunk, final) => {
      if (error) fault ??= { code: 'NOT_A_ZIP', detail: error.message };
      if (fault) return;
      inflated += chunk.length;
      if (inflated > bound) {
        fault = { code: 'TOO_LARGE', detail: `the archive inflates to more than ${bound} bytes` };
        return;
      }
      taken.chunks.push(chunk);
      taken.done = final;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length && !fault && !found?.done; at += STEP)
      unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
  } catch (error) {
    fault ??= { code: 'NOT_A_ZIP', detail: error instanceof Error ? error.message : String(error) };
  }
  if (fault) return refused(fault);
  if (!found)
    return refused({ code: 'NO_CATALOGUE_INSIDE', detail: `no file ending in ${endings.join(', ')} inside` });
  if (!found.done) return refused({ code: 'NOT_A_ZIP', detail: 'the archive ends too early' });
  return ok(join(found.chunks, inflated));
};
