import type { Fault } from '../../kernel/faults';
import { readDocument } from '../stored-catalogues/documents';
import type { Store } from '../../kernel/store/store';
import { type Answer, ok, invalidInput, invalidField } from '../../kernel/use-case';
import type { GivenContents, GivenFile } from './fields';
import { MOST_CATALOGUE_BYTES } from '../../kernel/limits';
import type { WholeFile } from './read-files';

/** The document that an upload is. */
export const UPLOADED = 'files';

interface Placed {
  readonly file: GivenFile;
  readonly path: string;
}

/** The files given, and those uploaded before. */
const placedFiles = async (
  { files = [], uploads = [] }: GivenContents,
  store: Store,
): Promise<Answer<readonly Placed[]>> => {
  const placed: Placed[] = files.map((file, index) => ({ file, path: `files[${index}]` }));
  const faults: Fault[] = [];
  for (const [index, id] of uploads.entries()) {
    const path = `uploads[${index}]`;
    const found = await readDocument(id, UPLOADED, store);
    if (!found.ok) return found;
    if (found.value)
      placed.push(...(found.value.value as readonly GivenFile[]).map((file) => ({ file, path })));
    else {
      const message = `no upload has the id "${id}": uploads expire after a day`;
      faults.push({ path, code: 'UNKNOWN_REFERENCE', message });
    }
  }
  return faults.length > 0 ? invalidInput(faults) : ok(placed);
};

const bytesOf = (placed: readonly Placed[]): Uint8Array =>
  Buffer.concat(placed.map(({ file }) => Buffer.from(file.content, 'base64')));

/** Faults of the parts of one file. */
const partFaults = (name: string, placed: readonly Placed[]): readonly Fault[] => {
  const [first] = placed;
  const path = first?.path ?? 'files';
  const of = first?.file.parts ?? 1;
  const fault = (code: Fault['code'], message: string): readonly Fault[] => [{ path, code, message }];
  if (placed.some(({ file }) => (file.parts ?? 1) !== of))
    return fault('INCONSISTENT', `${name} is said to be in different numbers of parts`);
  const numbers = placed.map(({ file }) => file.part ?? 1);
  const beyond = numbers.filter((part) => part > of).join(', ');
  if (beyond !== '')
    return fault('INCONSISTENT', `part ${beyond} of ${name} is given, which is said to be in ${of}`);
  const missing = Array.from({ length: of }, (_, index) => index + 1)
    .filter((part) => !numbers.includes(part))
    .join(', ');
  return [
    ...(missing === '' ? [] : fault('REQUIRED', `part ${missing} of ${of} of ${name} is missing`)),
    ...(numbers.length === new Set(numbers).size
      ? []
      : fault(
          'DUPLICATE',
          `${name} is given more than once: give each file a name of its own, and each part its number`,
        )),
  ];
};

/** Whole files, in whatever order they and their parts came; refused where a part is missing or all together are too large. */
export const gatherFiles = async (
  contents: GivenContents,
  store: Store,
): Promise<Answer<readonly WholeFile[]>> => {
  const placed = await placedFiles(contents, store);
  if (!placed.ok) return placed;
  const byName = new Map<string, Placed[]>();
  for (const one of placed.value) byName.set(one.file.name, [...(byName.get(one.file.name) ?? []), one]);
  const faults = [...byName].flatMap(([name, parts]) => partFaults(name, parts));
  if (faults.length > 0) return invalidInput(faults);
  const whole = [...byName].map(([name, parts]): WholeFile => {
    const sorted = parts.toSorted((a, b) => (a.file.part ?? 1) - (b.file.part ?? 1));
    return { name, path: sorted[0]?.path ?? 'files', bytes: bytesOf(sorted) };
  });
  const size = whole.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const message = `may hold at most ${MOST_CATALOGUE_BYTES} bytes together, not ${size}`;
  return size > MOST_CATALOGUE_BYTES ? invalidField('files', 'TOO_LARGE', message) : ok(whole);
};
