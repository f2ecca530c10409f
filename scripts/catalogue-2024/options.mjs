// Options of the lists of 2024 in the vocabulary of the catalogue: one id for each item, and what is particular about it.
import { loadSource } from '../load-source.mjs';
import { plainName, slug } from './naming.mjs';

const { wargear } = await loadSource('src/domain/armies/catalogue/wargear.ts');

const mounts =
  /^(armoured horse|armour and horse|horse|war camel|war boar|war goat|fell warg|warg|the white warg|ashere|asfaloth|brego|firefoot|snowmane|shadowfax|fell beast|armoured fell beast|great eagle|great elk|iron hills chariot|khandish chariot|radagast's sleigh|gandalf's cart|troll brute)/i;

const kinds = [
  ['BOW', /\b(bow|longbow|crossbow)\b/i],
  ['THROWING', /throwing/i],
  ['MOUNT', mounts],
  ['BANNER', /banner|royal standard/i],
  ['HORN', /war horn|war drum/i],
  ['SHIELD', /shield(?!bearer)/i],
  ['ARMOUR', /armour|mithril coat/i],
  ['SPEAR', /spear|pike/i],
  [
    'WEAPON',
    /weapon\b|\blance|mattock|halberd|blade|club|gauntlets|brand|blowpipe|whip|orcrist|sting|andúril|flail|hadhafang/i,
  ],
];

/** Whether the id tells the name, so that a file need not give it. */
const isTold = (id, name) => /^[A-Za-z -]+$/.test(name) && slug(name) === id;

/** "Exchange shield for banner": what is given up, and what is gained. */
const exchange = (name) => {
  const match = /^(?:exchange|swap) (.+?) for (?:a )?(.+)$/i.exec(name);
  return match ? { from: match[1], to: match[2] } : { from: '', to: name };
};

const hasShield = (text) => /shield/i.test(text.replace(/light shield/i, ''));

/** Defence added by armour and shields; a shield that is given up takes its point with it. */
const defenceOf = ({ from, to }, carried) => {
  const shield = (hasShield(to) ? 1 : 0) - (hasShield(from) ? 1 : 0);
  const armour = /^heavy armour/i.test(to)
    ? carried.some((item) => /^armour$/i.test(item))
      ? 1
      : 2
    : /^armour/i.test(to) && !/^armoured/i.test(to)
      ? 1
      : 0;
  return shield + armour;
};

/** Options whose source says a condition in brackets behind the name. */
const special = {
  pippin: { counts: { models: 1 }, when: { option: 'shadowfax' } },
  merry: { counts: { models: 1 } },
  'merry-and-pippin': { counts: { models: 2 } },
  asfaloth: { unique: true },
  orcrist: { unique: true },
  'the-one-ring': { unique: true },
  'upgrade-fell-beast-to-armoured-fell-beast': { when: { option: 'fell-beast' } },
  'troll-brute': { counts: { models: 1 } },
};

const renamed = {
  'upgrade-fell-beast-to-armoured-fell-beast': {
    id: 'fell-beast-armour',
    name: 'Armoured Fell Beast',
    kind: 'ARMOUR',
  },
  'tough-hide': { adds: { wounds: 0 } },
};

/** An offer of a source as an option of the catalogue; `carried` is the profile's wargear. */
export const optionOf = (offer, carried) => {
  const name = plainName(offer.name)
    .replace(/ \(.*$/, '')
    .replaceAll(' & ', ' and ');
  const change = exchange(name);
  const key = slug(name);
  const id = renamed[key]?.id ?? slug(change.to);
  const kind = renamed[key]?.kind ?? kinds.find(([, pattern]) => pattern.test(change.to))?.[0] ?? 'UPGRADE';
  const defence = renamed[key] ? 0 : defenceOf(change, carried);
  const points = /^free$/i.test(offer.cost ?? '') ? 0 : Number(offer.cost ?? 0);
  return {
    id,
    name: renamed[key]?.name ?? change.to,
    kind,
    points,
    defence,
    ...special[key],
    choice: offer.choice,
  };
};

/** The option as its file has it: its points, or what the id does not tell. */
export const optionFile = ({ id, name, kind, points, defence, when, unique, counts, inArmy }) => {
  const known = wargear[id];
  const usual = known?.adds?.defence ?? 0;
  const particular = {
    ...(isTold(id, name) ? {} : { name }),
    ...(kind === (known?.kind ?? 'UPGRADE') ? {} : { kind }),
    ...(defence === usual ? {} : { adds: defence === 0 ? {} : { defence } }),
    ...(counts ? { counts } : {}),
    ...(unique ? { unique } : {}),
    ...(inArmy ? { inArmy } : {}),
    ...(when ? { when } : {}),
  };
  return Object.keys(particular).length === 0 ? points : { points, ...particular };
};
