// Judges 500 random armies of the lists that ship, with a fixed seed, and the armies about rules in words, by our catalogue and by one made of the reference files. Where the
// verdict or a number differs, the report of the upload must name the cause: a rule of the list, or one of the army's profiles.
import { loadSource } from '../../../scripts/load-source.mjs';

const ARMIES = 500;

const seeded = (seed) => {
  let state = seed;
  const next = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return { next, of: (values) => values[next(values.length)] };
};

const unitOf = (profile, { next, of }) => {
  const count = profile.tier === null ? 1 + next(6) : 1;
  const option = next(2) === 0 && profile.options.length > 0 ? of(profile.options) : null;
  return { profile: profile.id, count, options: option ? [{ option: option.id, count: 1 }] : [] };
};

const armyOf = ({ id, profiles }, random) => {
  const heroes = profiles.filter(({ tier }) => tier !== null);
  const others = profiles.filter(({ tier }) => tier === null);
  const warbands = Array.from({ length: 1 + random.next(3) }, () => ({
    leader: heroes.length > 0 && random.next(12) > 0 ? unitOf(random.of(heroes), random) : null,
    followers: Array.from({ length: random.next(4) }, () =>
      unitOf(random.of(others.length > 0 && random.next(5) > 0 ? others : profiles), random),
    ),
  }));
  return [{ list: id, warbands: warbands.map(asSent) }];
};

const asSent = ({ leader, followers }) => (leader ? { leader, followers } : { followers });

/** What is decided about an army. */
const said = ({ verdict, findings, facts }) =>
  JSON.stringify([
    verdict,
    findings.flatMap(({ code, severity }) => (severity === 'ERROR' ? [code] : [])).toSorted(),
    facts.points,
    facts.models,
  ]);

/** The armies that the report does not explain, in words. */
export const verdictFaults = async (world, { catalogue, made }) => {
  const { must } = await loadSource('tests/app/tournaments/organiser.ts');
  const { shippedCatalogue } = await loadSource('src/app/armies/lists/shipped-catalogue.ts');
  const { armyLists, legions } = shippedCatalogue();
  const names = new Map(
    made.lists.flatMap(({ list, name, legions: own }) => [
      [list, name],
      ...own.map((legion) => [legion.legion, legion.name]),
    ]),
  );
  const report = made.report.filter(({ what }) => /the list that ships(, lost|$)/.test(what));
  const lists = [...armyLists, ...legions].filter(({ id }) => names.has(id));
  const { rulesInWords } = await loadSource('tests/domain/armies/catalogue/rules-in-words.ts');
  const random = seeded(2018);
  const drafts = Array.from({ length: ARMIES }, (_, index) => armyOf(lists[index % lists.length], random));
  const inWords = rulesInWords
    .filter((army) => names.has(army.list))
    .map((army) => [{ list: army.list, warbands: army.warbands.map(asSent) }]);
  const faults = [];
  let [differing, turned] = [0, 0];
  for (const forces of [...drafts, ...inWords]) {
    const list = lists.find(({ id }) => id === forces[0].list);
    const input = { pointsLimit: 9000, forces };
    const ours = await must(world, 'validateArmy', { input });
    const stored = [{ catalogue: catalogue.id, version: 1 }];
    const theirs = await must(world, 'validateArmy', { input: { ...input, lists: stored } });
    if (said(ours) === said(theirs)) continue;
    differing += 1;
    if (inWords.includes(forces)) turned += 1;
    const fielded = forces[0].warbands
      .flatMap(({ leader, followers }) => [...(leader ? [leader] : []), ...followers])
      .map(({ profile }) => list.profiles.find(({ id }) => id === profile).name);
    const named = report
      .flatMap(({ examples }) => examples)
      .filter((example) => example.startsWith(`${names.get(list.id)}, `))
      .map((example) => example.slice(names.get(list.id).length + 2));
    const isExplained = named.some(
      (cause) => /^[a-z]\w+(?=$|:)/i.test(cause) || fielded.some((name) => cause.startsWith(`${name}: `)),
    );
    if (!isExplained)
      faults.push(`${list.id}: ${said(ours)} ships, uploaded ${said(theirs)}: ${JSON.stringify(forces)}`);
  }
  console.log(
    `${ARMIES} random armies, ${differing - turned} judged otherwise by the uploaded files; ${inWords.length} about rules in words, ${turned}`,
  );
  return faults;
};
