// Where the files hold a list or Legion, and a roster made up for it.
import { slug } from './names.mjs';
import { add, boundsOf, complete, newForce, plain, remove, selectionOf } from './roster.mjs';
import { inside } from './xml.mjs';

export const rootsOf = (catalogue) => [
  ...inside(catalogue, 'selectionEntries'),
  ...inside(catalogue, 'entryLinks'),
];

const mostInForce = (selection) =>
  Math.min(
    Infinity,
    ...boundsOf(selection)
      .filter(({ type, field, scope }) => type === 'max' && field === 'selections' && scope === 'force')
      .map(({ value }) => value),
  );

const HISTORICAL = 'Historical Allies';
const levels = new WeakMap();

/** The level of alliance at which a list keeps its army bonus. */
const historicalIn = (byId) => {
  if (!levels.has(byId))
    levels.set(
      byId,
      [...byId.values()].find(
        ({ tag, attributes }) => tag === 'selectionEntry' && attributes.name === HISTORICAL,
      ),
    );
  return levels.get(byId);
};

/** The army bonus: what stands at the top of a catalogue and may be taken at that level only. */
export const bonusOf = (catalogue, byId) => {
  const force = newForce(catalogue.attributes.id);
  return rootsOf(catalogue).find((entry) => {
    const bonus = selectionOf(plain(entry), force, byId);
    if (mostInForce(bonus) !== 0) return false;
    const chosen = add(selectionOf(plain(historicalIn(byId)), force, byId));
    const isBonus = mostInForce(bonus) === 1;
    remove(chosen);
    return isBonus;
  });
};

const keepBonus = (catalogue, force, byId) => {
  const bonus = bonusOf(catalogue, byId);
  if (bonus) add(selectionOf(plain(bonus), force, byId));
};

/** A roster with the Legion chosen, or with the list's army bonus unless the alliance costs it. */
export const forceOf = ({ catalogue, legion, isWithoutBonus }, byId) => {
  const force = newForce(catalogue.attributes.id);
  if (legion) complete(add(selectionOf(plain(legion), force, byId)), byId);
  else if (!isWithoutBonus) keepBonus(catalogue, force, byId);
  return force;
};

/**
 * The catalogues, or Legions in them, that hold a list or Legion of ours. `halves` names the catalogues that field a half
 * of a Legion whose entry stands in another one.
 */
export const placesOf = (roll, catalogues, { lists, halves }) => {
  const wanted = lists[roll.id] ?? slug(roll.name);
  if (!roll.armyLists)
    return catalogues
      .filter(({ attributes }) => slug(attributes.name) === wanted)
      .map((catalogue) => ({ catalogue }));
  const places = catalogues.flatMap((catalogue) =>
    rootsOf(catalogue)
      .filter(({ attributes }) => slug(attributes.name) === wanted)
      .map((legion) => ({ catalogue, legion })),
  );
  const others = catalogues.filter(({ attributes }) => halves[roll.id]?.includes(slug(attributes.name)));
  const [first] = places;
  return [...places, ...others.map((catalogue) => ({ catalogue, legion: first.legion, halfOf: first }))];
};
