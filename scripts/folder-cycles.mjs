/**
 * Cycles between sibling folders: an import says that the folder of one file stands on the folder of the other, whatever lies
 * deeper in them. Files that lie beside the folders belong to none of them. The folders of `src` itself are layers, whose directions
 * have rules of their own.
 */

/** `src/app/kernel/store`: the first folders that are no layers. */
const FEWEST_PARTS = 3;

/** The two sibling folders that an import joins, under their common parent; undefined where it joins none. */
const foldersOf = ({ from, to }) => {
  const [one, other] = [from.split('/'), to.split('/')];
  const depth = one.findIndex((part, index) => part !== other[index]);
  const isFolder = (parts) => depth < parts.length - 1;
  if (depth < FEWEST_PARTS - 1 || !isFolder(one) || !isFolder(other)) return undefined;
  return [one, other].map((parts) => parts.slice(0, depth + 1).join('/'));
};

/** The shortest way from one folder to another, as imports; undefined where there is none. */
const wayBetween = (arrows, start, end) => {
  const waysTo = new Map([[start, []]]);
  for (const [folder, way] of waysTo) {
    if (folder === end) return way;
    for (const [next, file] of arrows.get(folder) ?? [])
      if (!waysTo.has(next)) waysTo.set(next, [...way, file]);
  }
  return undefined;
};

/**
 * Every cycle between sibling folders, each once, as the imports that it is made of.
 *
 * @param imports `{ from, to }`: paths of files, with slashes
 */
export const folderCycles = (imports) => {
  const arrows = new Map();
  for (const file of imports) {
    const [from, to] = foldersOf(file) ?? [];
    if (from === undefined) continue;
    const next = arrows.get(from) ?? new Map();
    if (!next.has(to)) next.set(to, file);
    arrows.set(from, next);
  }
  const cycles = new Map();
  for (const [folder, next] of arrows)
    for (const [other, file] of next) {
      const back = wayBetween(arrows, other, folder);
      if (!back) continue;
      const cycle = [file, ...back];
      const name = cycle
        .map(({ from, to }) => `${from} ${to}`)
        .sort()
        .join();
      if (!cycles.has(name)) cycles.set(name, cycle);
    }
  return [...cycles.values()];
};
