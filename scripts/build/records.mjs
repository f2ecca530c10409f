// Records of the build: the inputs and the outputs of each step, a file for each in `built/` of the build's folder.
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sizeOf = (path) => {
  try {
    return statSync(path).size;
  } catch {
    return undefined;
  }
};

/**
 * The records of the build in `folder`. `isFresh` says whether a step would write what is there already: the files that it read are
 * as they were, and so are those that it wrote.
 */
export const createRecords = (folder, contents) => {
  const fileOf = (step) => join(folder, 'built', `${step}.json`);
  const read = (step) => {
    try {
      return JSON.parse(readFileSync(fileOf(step), 'utf8'));
    } catch {
      return undefined;
    }
  };
  return {
    fileOf,
    read,
    isFresh: (step) => {
      const record = read(step);
      return (
        record !== undefined &&
        record.key === contents.key(record.inputs) &&
        Object.entries(record.sources).every(([path, hash]) => contents.hash(path) === hash) &&
        Object.entries(record.files).every(([path, size]) => sizeOf(join(folder, path)) === size)
      );
    },
    remove: (step) => rmSync(fileOf(step), { force: true }),
    /**
     * `inputs`: files and folders of the project that were read. `sources`: files of the project that were written. `files`: those below
     * the build's folder. `facts`: what later steps want to know.
     */
    keep: (step, { inputs, sources = [], files = [], facts }) => {
      const record = {
        inputs,
        key: contents.key(inputs),
        sources: Object.fromEntries(sources.map((path) => [path, contents.hash(path)])),
        files: Object.fromEntries(files.map((path) => [path, sizeOf(join(folder, path))])),
        facts,
      };
      mkdirSync(join(folder, 'built'), { recursive: true });
      const writing = `${fileOf(step)}.${process.pid}`;
      writeFileSync(writing, JSON.stringify(record));
      renameSync(writing, fileOf(step));
    },
  };
};
