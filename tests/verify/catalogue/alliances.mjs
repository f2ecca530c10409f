// How two army lists stand to each other. The game system offers a level of alliance in a roster by who is there: a
// force of each list is stood up by its categories, and the editor is asked which levels it offers.
import { slug } from './names.mjs';
import { add, isHidden, newForce, selectionOf } from './roster.mjs';
import { inside } from './xml.mjs';

const LEVELS = ['Impossible Allies', 'Convenient Allies', 'Historical Allies'];
const SIDES = { GOOD: 'Good Army', EVIL: 'Evil Army' };

/** What the game system counts a list by; nothing for a list whose alliances it does not hold. */
const signsOf = (list, categories, { lists }) => {
  const category = categories.get(lists[list.id] === undefined ? slug(list.name) : lists[list.id]);
  return category ? [category, categories.get(slug(SIDES[list.alignment]))] : undefined;
};

const stand = (force, ids) => add({ ids: new Set(ids), parent: force, children: [], count: 1 });

const levelOf = (signs, levels, byId) => {
  const force = newForce('');
  for (const ids of signs) stand(force, ids);
  const open = levels.filter((level) => !isHidden(selectionOf({ entry: level, groups: [] }, force, byId)));
  return LEVELS.find((name) => open.some(({ attributes }) => attributes.name === name));
};

const ownLevel = ([a, b], { alliances }) => {
  const ids = [a.id, b.id].sort().join();
  return alliances.find(({ lists }) => [...lists].sort().join() === ids)?.level ?? 'IMPOSSIBLE';
};

/** Each two lists of one side for which the game system offers a level at all. */
export const compareAlliances = ({ files, byId, shipped, known, check }) => {
  const system = files.find(({ tag }) => tag === 'gameSystem');
  const levels = [...byId.values()].filter(
    ({ tag, attributes }) => tag === 'selectionEntry' && LEVELS.includes(attributes.name),
  );
  const categories = new Map(
    inside(system, 'categoryEntries').map(({ attributes }) => [slug(attributes.name), attributes.id]),
  );
  const lists = shipped.armyLists
    .map((list) => ({ list, signs: signsOf(list, categories, known.alliances) }))
    .filter(({ signs }) => signs !== undefined);
  for (const [position, a] of lists.entries())
    for (const b of lists.slice(position + 1)) {
      if (a.list.alignment !== b.list.alignment) continue;
      const read = levelOf([a.signs, b.signs], levels, byId);
      if (read === undefined) continue;
      const own = ownLevel([a.list, b.list], shipped);
      check(`${a.list.name} with ${b.list.name}`, 'alliance', own, read.split(' ')[0].toUpperCase());
    }
};
