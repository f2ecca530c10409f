// The names of the sources. The table of aliases is the one thing that this check shares with the drafting.
import { readFileSync } from 'node:fs';

const aliases = JSON.parse(
  readFileSync(new URL('../../../scripts/catalogue-2024/aliases.json', import.meta.url), 'utf8'),
);

/** Lower case, no accents and apostrophes, words joined by hyphens. */
export const plain = (text) =>
  [...text.normalize('NFKD')]
    .filter((sign) => !/[\u0300-\u036f'’‘"“”]/.test(sign))
    .join('')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');

export const listNamed = (name) => aliases.lists[plain(name)] ?? plain(name);

/** Those of these ids that the name may stand for. */
export const profileNamed = (name, ids) => {
  const key = plain(name);
  const found = [aliases.profiles[key] ?? [], key].flat().filter((id) => ids.includes(id));
  return found[0] ?? key;
};

/** How sources write an option that the catalogue calls otherwise. */
const options = JSON.parse(readFileSync(new URL('option-names.json', import.meta.url), 'utf8'));

export const optionNamed = (name) => {
  const key = plain(name.replace(/ \(.*$/, '').replace(/^(?:exchange|swap) .+? for (?:a )?/i, ''));
  return options[key] ?? key;
};

/** How a source writes a model of a purchase that the catalogue calls otherwise. */
const parts = JSON.parse(readFileSync(new URL('part-names.json', import.meta.url), 'utf8'));

export const partNamed = (name) => parts[plain(name)] ?? plain(name);
