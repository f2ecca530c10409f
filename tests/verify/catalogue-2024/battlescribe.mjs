// Uploads the BattleScribe files of 2024 as a user does, and holds what is read of them against what ships.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { loadSource } from '../../../scripts/load-source.mjs';
import { profileNamed } from './names.mjs';

/** A Hero whose profile is left empty in the files, and the catalogues that field him. */
const EMPTY = {
  hero: 'Bilbo Baggins, Ageing Hobbit',
  files: ['Lindon.cat', 'Rivendell.cat', 'The Shire.cat'],
};

/** Fields that are the same in both; fewer means that something is read no longer. */
const LEAST_ALIKE = { names: 638, tiers: 627, prices: 630, lines: 568, compulsory: 65 };

const zipped = (files) => ({
  name: 'all.zip',
  content: Buffer.from(zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])))).toString(
    'base64',
  ),
});

const sorted = (ids) => [...ids].sort().join();

/** How many fields are the same, and how many were compared. */
const compared = (pairs) => {
  const counts = Object.fromEntries(Object.keys(LEAST_ALIKE).map((name) => [name, { alike: 0, all: 0 }]));
  const hear = (name, isAlike) => {
    counts[name].all += 1;
    if (isAlike) counts[name].alike += 1;
  };
  const named = (list, ids) =>
    list.filter(({ kind }) => kind === 'COMPULSORY').flatMap(({ profiles }) => profiles.map(ids));
  for (const { read, ours } of pairs) {
    const ids = ours.members.map(({ id }) => id);
    const byOwn = new Map(read.profiles.map(({ id, name }) => [id, profileNamed(name, ids)]));
    hear(
      'compulsory',
      sorted(named(ours.demands, (id) => id.replace(/^2024-/, ''))) ===
        sorted(named(read.demands ?? [], (id) => byOwn.get(id))),
    );
    for (const profile of read.profiles) {
      const mine = ours.members.find(({ id }) => id === byOwn.get(profile.id));
      hear('names', mine !== undefined);
      if (!mine) continue;
      hear('tiers', (mine.tier ?? null) === (profile.tier ?? null));
      hear('prices', mine.points === profile.points);
      hear('lines', mine.statline === profile.statline);
    }
  }
  return counts;
};

/** What is wrong, in words; empty where all is well. */
export const battlescribeFaults = async (folder, lists) => {
  const { ask, must } = await loadSource('tests/app/tournaments/organiser.ts');
  const { memoryStore } = await loadSource('tests/infrastructure/aws/memory-store.ts');
  const read = (part) =>
    readdirSync(join(folder, part))
      .filter((name) => /\.(gst|cat)$/.test(name))
      .map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(folder, part, name))) }));
  const world = { store: memoryStore() };
  const refused = async (files) => {
    const answer = await ask(world, 'createCatalogue', {
      input: { name: 'All', files: [zipped(files)] },
      idempotencyKey: `refused-${files.length}-files`,
    });
    return answer.ok ? [] : (answer.error.faults ?? []).map(({ message }) => message);
  };
  const faults = [];
  const whole = read('e2896c3');
  const told = await refused(whole);
  if (told.length !== EMPTY.files.length || !told.every((line) => line.includes(EMPTY.hero)))
    faults.push(`the whole set is refused for ${told.join('; ')}`);
  const headless = await refused(read('head'));
  if (!headless.some((line) => line.includes('GAME_SYSTEM_MISSING')))
    faults.push(`head: ${headless.join('; ')}`);

  const { catalogue, made } = await must(world, 'createCatalogue', {
    input: {
      name: 'All',
      edition: '2024',
      files: [zipped(whole.filter(({ name }) => !EMPTY.files.includes(name)))],
    },
  });
  const strangers = made.lists.filter(
    ({ edition, replacesShipped }) => edition !== '2024' || !replacesShipped,
  );
  for (const { name } of strangers) faults.push(`${name} is not a list of 2024 that ships`);
  const pairs = [];
  for (const { list } of made.lists) {
    const { file } = await must(world, 'catalogueList', {
      input: { catalogue: catalogue.id, version: 1, list },
    });
    const ours = lists.find(({ id }) => `2024-${id}` === list);
    if (ours) pairs.push({ read: file, ours });
  }
  const counts = compared(pairs);
  console.log(
    `${made.lists.length} lists of BattleScribe read; ${Object.entries(counts)
      .map(([name, { alike, all }]) => `${name} ${alike} of ${all}`)
      .join(', ')} as they ship`,
  );
  for (const [name, least] of Object.entries(LEAST_ALIKE))
    if (counts[name].alike < least)
      faults.push(`only ${counts[name].alike} ${name} as they ship, not ${least}`);
  return faults;
};
