// Hashes of what files hold, so that a build does again only what would come out otherwise.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** npm writes there which packages are installed. */
const PACKAGES = 'node_modules/.package-lock.json';
/** Folders of what is made of the others. */
const MADE = new Set(['generated', 'dist', 'node_modules']);

const hashOf = (bytes) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

const writtenAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Reads the files below `root`, each once until `forget` is called. */
export const createContents = (root) => {
  const hashes = new Map();
  const listed = new Map();

  const list = (path) => {
    let entries;
    try {
      entries = readdirSync(join(root, path), { withFileTypes: true });
    } catch {
      // A file, or nothing any more.
      return [path];
    }
    return entries
      .filter((entry) => !entry.isDirectory() || !MADE.has(entry.name))
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .flatMap((entry) =>
        entry.isDirectory() ? filesOf(`${path}/${entry.name}`) : [`${path}/${entry.name}`],
      );
  };

  /** The files of a folder that are not made of others, or the file itself. */
  const filesOf = (path) => {
    if (!listed.has(path)) listed.set(path, list(path));
    return listed.get(path);
  };

  /** Undefined for a file that is not there. */
  const hash = (path) => {
    if (!hashes.has(path)) {
      let found;
      try {
        found = hashOf(readFileSync(join(root, path)));
      } catch {
        found = undefined;
      }
      hashes.set(path, found);
    }
    return hashes.get(path);
  };

  return {
    hash,
    /** One hash of files and folders, and of the packages that are installed. */
    key: (paths) =>
      hashOf(
        [PACKAGES, ...paths]
          .flatMap(filesOf)
          .map((path) => `${path} ${hash(path)}`)
          .join('\n'),
      ),
    /** Whether a file was written after that time, in milliseconds. */
    hasChangedSince: (paths, ms) => paths.flatMap(filesOf).some((path) => writtenAt(join(root, path)) > ms),
    forget: () => {
      hashes.clear();
      listed.clear();
    },
  };
};
