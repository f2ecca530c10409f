// Builds what has changed: each step once, after those it needs, and none that would write what is there already.
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createContents } from './contents.mjs';
import { createRecords } from './records.mjs';
import { fixedSteps, functionSteps, generatedRecords } from './steps.mjs';

/** The step whose facts are the rows of src/functions.ts. */
const TABLE = 'functions';
const GENERATOR = ['generated code', 'contract'];

/** Removes the folders of functions that are not there any more. */
const removeOthers = (dist, rows) => {
  const folder = join(dist, 'functions');
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (!rows.some((row) => row.name === name)) rmSync(join(folder, name), { recursive: true });
};

/** Copies what is fresh in one build's folder into another's. */
const copyFresh = (from, to, fixed) => {
  const rows = from.records.read(TABLE)?.facts ?? [];
  for (const name of [...fixed, ...rows.map((row) => row.name)]) {
    if (!from.records.isFresh(name) || to.records.isFresh(name)) continue;
    for (const path of Object.keys(from.records.read(name).files))
      cpSync(join(from.folder, path), join(to.folder, path));
    cpSync(from.records.fileOf(name), to.records.fileOf(name));
  }
};

/**
 * A builder into the folder `dist`. Calls `starts` for each step that begins and `say` for each that was built, with its seconds. A step that reads files of a moment ago
 * keeps no record when one has changed since: the next build makes it again.
 */
export const createBuilder = ({ root, dist, starts = () => undefined, say = () => undefined }) => {
  const contents = createContents(root);
  const records = createRecords(dist, contents);
  const fixed = fixedSteps(root, dist);
  const started = new Map();
  /** Facts of the steps of this run, whether a record of them was kept or not. */
  const found = new Map();
  const factsOf = (name) => found.get(name) ?? records.read(name)?.facts;

  const rows = () => factsOf(TABLE) ?? [];
  const steps = () => ({ ...fixed, ...functionSteps(rows(), dist) });

  const perform = async (name, { work }) => {
    const startedAt = performance.now();
    const before = Date.now();
    records.remove(name);
    starts(name);
    const made = await work();
    found.set(name, made.facts);
    contents.forget();
    if (!contents.hasChangedSince(made.inputs, before)) records.keep(name, made);
    say(name, (performance.now() - startedAt) / 1000);
  };

  /** A function's step is known once the table is built. */
  const build = (name) => {
    const known = started.get(name);
    if (known !== undefined) return known;
    const building = (async () => {
      const step = steps()[name];
      await Promise.all(step.needs.map(build));
      if (!records.isFresh(name)) await perform(name, step);
    })();
    started.set(name, building);
    return building;
  };

  const stepsOf = (name) => [name, `files of ${name}`].filter((step) => Object.hasOwn(steps(), step));
  /** A function with the files beside it. */
  const buildFunction = async (name) => {
    await build(TABLE);
    await Promise.all(stepsOf(name).map(build));
  };

  return {
    build,
    buildFunction,
    /** The names of the functions, once the table is built. */
    functionNames: () => rows().map(({ name }) => name),
    buildAll: async () => {
      await build(TABLE);
      removeOthers(dist, rows());
      await Promise.all(Object.keys(steps()).map(build));
    },
    /** Whether nothing is to be built. */
    isFresh: () => records.isFresh(TABLE) && Object.keys(steps()).every(records.isFresh),
    isGenerated: () => GENERATOR.every(records.isFresh),
    /** Notes what a run of the whole generator has made. */
    keepGenerated: (made) => {
      contents.forget();
      for (const [name, record] of Object.entries(generatedRecords(made))) records.keep(name, record);
    },
    /** The bytes of each bundle. */
    sizes: () => Object.fromEntries(rows().map(({ name }) => [name, factsOf(name)])),
    /** Takes over what is fresh in another build's folder. */
    adopt: (folder) =>
      copyFresh(
        { folder, records: createRecords(folder, contents) },
        { folder: dist, records },
        Object.keys(fixed),
      ),
  };
};
