// The members of a list as the catalogue writes them: profiles written elsewhere, and what is different here.
import { optionFile, optionOf } from './options.mjs';

const plain = (text) =>
  text
    .replace(/^exchange .* for /i, '')
    .replace(/ \(.*$/, '')
    .toLowerCase();

const costOf = (offer) => (offer && !/^free$/i.test(offer.cost ?? '') ? Number(offer.cost ?? 0) : 0);

/** Items that a list makes compulsory, at the cost of the profile's own offers; two items may be one offer. */
const compulsoryOffers = (names, offers) => {
  const together = offers.find(({ name }) => plain(name) === names.join(' and ').toLowerCase());
  const items = names.length > 1 && together ? [plain(together.name)] : names;
  return items.map((name) => ({ name, cost: costOf(offers.find((one) => plain(one.name) === plain(name))) }));
};

/**
 * Compulsory items with what each adds to the price that the source prints. Where it prints the bare price, the items
 * are free.
 */
const compulsoryOf = (row, profile, base) => {
  const added = row.price - base;
  const items = compulsoryOffers(
    row.compulsory,
    (profile.options ?? []).filter(({ name }) => name),
  );
  const sum = items.reduce((total, { cost }) => total + cost, 0);
  if (added !== 0 && sum !== added) throw new Error(`${row.source}: ${row.price} is not ${base} and ${sum}`);
  return items.map(({ name, cost }) => ({
    name: name.charAt(0).toUpperCase() + name.slice(1),
    cost: String(added === 0 ? 0 : cost),
    choice: 'COMPULSORY',
  }));
};

const isMount = ({ kind, choice }) => kind === 'MOUNT' && choice === null;

/** Which options exclude each other, which one of several must be taken, and which must be taken at all. */
const choicesOf = (options) => {
  const ids = (chosen) => options.filter(chosen).map(({ id }) => id);
  const must = ids(({ choice }) => choice === 'MUST');
  const may = ids(({ choice }) => choice === 'MAY');
  const mounts = ids(isMount);
  return [
    ...(must.length > 0 ? [{ options: must, minimum: 1 }] : []),
    ...(may.length > 1 ? [{ options: may }] : []),
    ...(mounts.length > 1 ? [{ options: mounts }] : []),
    ...ids(({ choice }) => choice === 'COMPULSORY').map((id) => ({ options: [id], minimum: 1 })),
  ];
};

/** Options and choices of a member, in the form of a file. */
export const offeredTo = (row, source, carried) => {
  const offers = [...row.offers, ...compulsoryOf(row, source, row.points)];
  const options = offers.map((offer) => optionOf(offer, carried));
  const repeated = options.filter(({ id }, place) => options.findIndex((one) => one.id === id) !== place);
  if (repeated.length > 0) throw new Error(`${row.source} has ${repeated.map(({ id }) => id)} twice`);
  return {
    options: Object.fromEntries(options.map((option) => [option.id, optionFile(option)])),
    choices: choicesOf(options),
  };
};

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

const majority = (values) => {
  const counted = new Map();
  for (const value of values) {
    const key = JSON.stringify(value);
    counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  return JSON.parse([...counted].reduce((best, one) => (one[1] > best[1] ? one : best))[0]);
};

const isCompulsory = ({ options, minimum }) => options.length === 1 && minimum === 1;

/** A profile as most lists have it: price, tier, options and choices. Each list says itself which options must be taken. */
export const usual = (variants) => {
  const ids = [...new Set(variants.flatMap(({ options }) => Object.keys(options)))];
  return {
    tier: majority(variants.map(({ tier }) => tier)),
    points: majority(variants.map(({ points }) => points)),
    legacy: majority(variants.map(({ legacy }) => legacy)),
    options: Object.fromEntries(
      ids.map((id) => [
        id,
        majority(variants.flatMap(({ options }) => (id in options ? [options[id]] : []))),
      ]),
    ),
    choices: majority(
      variants.some(({ choices }) => !choices.some(isCompulsory))
        ? variants.map(({ choices }) => choices).filter((choices) => !choices.some(isCompulsory))
        : [[]],
    ),
  };
};

/** The profile's choices among the options that a list leaves it. */
const leftOf = (choices, ids) =>
  choices
    .map((choice) => ({ ...choice, options: choice.options.filter((id) => ids.includes(id)) }))
    .filter(({ options, minimum }) => options.length > (minimum ? 0 : 1));

/** A member as a reference to its profile, with what this list says otherwise. */
export const reference = (id, variant, { common, more }) => {
  const ids = Object.keys(variant.options);
  const different = Object.fromEntries(
    ids
      .filter((option) => !same(variant.options[option], common.options[option]))
      .map((option) => [option, variant.options[option]]),
  );
  const fewer = Object.keys(common.options).some((option) => !ids.includes(option));
  const changes = {
    ...(variant.tier === common.tier ? {} : { tier: variant.tier }),
    ...(variant.points === common.points ? {} : { points: variant.points }),
    ...(variant.legacy === common.legacy ? {} : { legacy: variant.legacy }),
    ...(fewer ? { onlyOptions: ids.filter((option) => !(option in different)) } : {}),
    ...(Object.keys(different).length > 0 ? { options: different } : {}),
    ...(same(leftOf(common.choices, ids), variant.choices) ? {} : { choices: variant.choices }),
    ...more,
  };
  return Object.keys(changes).length === 0 ? id : { profile: id, ...changes };
};
