// Writes what is generated where it is not as it should be, and removes what nothing makes any more.
import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const current = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

/** Every file of every `generated` folder of sources: none of them is committed. What a package was built into is not ours to remove. */
const generatedFiles = (root) =>
  ['src', 'scripts', 'tests', 'clients'].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .filter((path) => path.includes('/generated/') && !/\/(node_modules|dist)\//.test(path)),
  );

/** Removes a file, and the folders that it leaves empty. */
const removeFile = (root, path) => {
  rmSync(join(root, path));
  for (let folder = dirname(path); readdirSync(join(root, folder)).length === 0; folder = dirname(folder))
    rmdirSync(join(root, folder));
};

/** One run of the generator. With `isCheck` the committed files are not written but named when they are stale. */
export const createGeneratedFiles = (root, { isCheck = false } = {}) => {
  const stale = [];
  const written = [];
  const made = new Set();
  const write = (path, text) => {
    made.add(path);
    if (current(join(root, path)) === text) return;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    written.push(path);
  };
  return {
    stale,
    written,
    made,
    /** Makes an empty module where there is none yet. */
    ensure: (path) => {
      if (current(join(root, path)) === undefined) write(path, 'export {};\n');
      made.delete(path);
    },
    writeAll: (files) => Object.entries(files).forEach(([path, text]) => write(path, text)),
    commit: (path, text) => {
      if (!isCheck) write(path, text);
      else {
        made.add(path);
        if (current(join(root, path)) !== text) stale.push(path);
      }
    },
    removeUnmade: () => {
      for (const path of generatedFiles(root)) if (!made.has(path)) removeFile(root, path);
    },
  };
};
