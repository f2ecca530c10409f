// Uploads the reference files as a user does, each catalogue alone with its game system and all together, and has an army of
// each profile judged by the stored catalogue: by the ids that ship, with the points that ship.
import { loadSource } from '../../../scripts/load-source.mjs';
import { verdictFaults } from './uploaded-verdicts.mjs';

const PART_BYTES = 3_000_000;

/** A file as it is sent: in parts where it is large. */
const partsOf = ({ name, bytes }) => {
  const parts = Math.ceil(bytes.length / PART_BYTES);
  return Array.from({ length: parts }, (_, index) => ({
    name,
    content: bytes.subarray(index * PART_BYTES, (index + 1) * PART_BYTES).toString('base64'),
    part: index + 1,
    parts,
  }));
};

/** What is wrong, in words; empty where all is well. */
export const uploadFaults = async (files, known) => {
  const { must } = await loadSource('tests/app/tournaments/organiser.ts');
  const { memoryStore } = await loadSource('tests/infrastructure/aws/memory-store.ts');
  const { shippedCatalogue } = await loadSource('src/app/armies/lists/shipped-catalogue.ts');
  const shipped = shippedCatalogue();
  const system = files.filter(({ name }) => name.endsWith('.gst'));
  const catalogues = files.filter(({ name }) => name.endsWith('.cat'));
  const sets = [files, ...catalogues.map((catalogue) => [catalogue, ...system])];
  const faults = [];
  let armies = 0;
  for (const set of sets) {
    const world = { store: memoryStore() };
    const parts = set.flatMap(partsOf).toReversed();
    const ids = [];
    for (let from = 0; from < parts.length; from += 10)
      ids.push(
        (await must(world, 'uploadCatalogueFiles', { input: { files: parts.slice(from, from + 10) } }))
          .upload,
      );
    const begun = performance.now();
    const created = await must(world, 'createCatalogue', { input: { name: 'All', uploads: ids } });
    const { catalogue, made } = created;
    if (set === files) {
      console.log(`all ${files.length} files read in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
      faults.push(...(await verdictFaults(world, created)));
    }
    const lists = [{ catalogue: catalogue.id, version: 1 }];
    for (const { list } of made.lists) {
      const { file } = await must(world, 'catalogueList', { input: { ...lists[0], list } });
      const ours = shipped.armyLists.find(({ id }) => id === list);
      for (const { id } of file.profiles) {
        const forces = [{ list, warbands: [{ followers: [{ profile: id }] }] }];
        const { findings, facts } = await must(world, 'validateArmy', {
          input: { pointsLimit: 9000, forces, lists },
        });
        armies += 1;
        if (findings.some(({ code }) => ['UNKNOWN_LIST', 'UNKNOWN_PROFILE', 'NOT_IN_LIST'].includes(code)))
          faults.push(`${list}: ${id} is not known`);
        const mine = ours?.profiles.find((profile) => profile.id === id);
        if (mine && mine.points !== facts.points)
          faults.push(`${list}: ${id} costs ${facts.points}, ships with ${mine.points}`);
      }
    }
  }
  console.log(`${sets.length} uploads, ${armies} armies judged by stored catalogues`);
  return [...new Set(faults)].filter((fault) => known[fault] === undefined);
};
