import type { CharacteristicName, OptionKind } from './vocabulary';

/** The meaning of an item of wargear in all lists. */
interface Wargear {
  readonly kind: OptionKind;
  readonly adds?: { readonly [C in CharacteristicName]?: number };
}

const bow: Wargear = { kind: 'BOW' };
const mount: Wargear = { kind: 'MOUNT' };
const spear: Wargear = { kind: 'SPEAR' };
const weapon: Wargear = { kind: 'WEAPON' };
const throwing: Wargear = { kind: 'THROWING' };

/**
 * The wargear of the catalogue's options, by id. Bows and crossbows count towards the bow limit (ruling 20); throwing
 * weapons, blowpipes and slings never do. Ids that are not here are upgrades that change nothing by themselves.
 */
export const wargear: Readonly<Record<string, Wargear>> = {
  bow,
  'short-bow': bow,
  shortbow: bow,
  longbow: bow,
  'elf-bow': bow,
  'great-bow': bow,
  'dwarf-bow': bow,
  'dwarf-longbow': bow,
  'dale-longbow': bow,
  'esgaroth-bow': bow,
  'hobbit-bow': bow,
  'orc-bow': bow,
  'uruk-hai-bow': bow,
  'uruk-hai-crossbow': bow,
  crossbow: bow,
  'poisoned-bow': bow,
  'poisoned-shortbow': bow,
  'throwing-spears': throwing,
  'throwing-axes': throwing,
  'throwing-weapons': throwing,
  'throwing-daggers': throwing,
  blowpipe: throwing,
  'poisoned-blowpipe': throwing,
  sling: throwing,
  horse: mount,
  'armoured-horse': mount,
  pony: mount,
  warg: mount,
  'fell-warg': mount,
  'fell-beast': mount,
  elk: mount,
  goat: mount,
  'war-camel': mount,
  armour: { kind: 'ARMOUR' },
  'heavy-armour': { kind: 'ARMOUR', adds: { defence: 1 } },
  shield: { kind: 'SHIELD', adds: { defence: 1 } },
  spear,
  pike: spear,
  'war-spear': spear,
  lance: weapon,
  'elven-made-glaive': weapon,
  'two-handed-axe': weapon,
  'two-handed-sword': weapon,
  'two-handed-weapon': weapon,
  banner: { kind: 'BANNER' },
  'war-horn': { kind: 'HORN' },
  'war-drum': { kind: 'HORN' },
};
