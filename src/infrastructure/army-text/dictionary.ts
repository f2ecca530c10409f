import { oncePerObject } from '../../shared/once';
import type { AnyList, Catalogue, Option, Profile } from '../../domain/armies/catalogue/model';
import { type Known, type Match, confidenceIn, knownOf, spelledOut, meaningOf, surest } from './words';

/** A profile that a line may name: by its own name, or by that of an upgrade that makes another of it. */
export interface UnitTarget {
  readonly known: Known;
  readonly list: AnyList;
  readonly profile: Profile;
  readonly upgrade: Option | null;
}

/** The names of a catalogue, prepared for being looked for. */
export interface Dictionary {
  readonly lists: readonly { readonly known: Known; readonly list: AnyList }[];
  /** The profiles by their names and by what stands before a comma, in words joined by spaces. */
  readonly byName: ReadonlyMap<string, readonly UnitTarget[]>;
  readonly unitsOf: (list: AnyList) => readonly UnitTarget[];
}

const targetsOf = (list: AnyList): readonly UnitTarget[] =>
  list.profiles.flatMap((profile): readonly UnitTarget[] => [
    { known: knownOf(profile), list, profile, upgrade: null },
    ...profile.options
      .filter(({ kind }) => kind === 'UPGRADE' && profile.tier === null)
      .map((upgrade) => ({ known: knownOf(upgrade), list, profile, upgrade })),
  ]);

/** The dictionary of a catalogue, made once. */
export const dictionaryOf = oncePerObject(({ armyLists, legions }: Catalogue): Dictionary => {
  const lists: readonly AnyList[] = [...armyLists.filter(({ complete }) => complete), ...legions];
  const units = new Map(lists.map((list) => [list, targetsOf(list)]));
  const byName = new Map<string, UnitTarget[]>();
  // Legions field what lists field: which list a text is of, lists alone decide, unless the text names the Legion.
  for (const list of armyLists)
    for (const target of units.get(list) ?? [])
      if (!target.upgrade)
        for (const name of new Set([target.known.whole, target.known.proper]))
          byName.set(name, [...(byName.get(name) ?? []), target]);
  return {
    lists: lists.map((list) => ({ known: spelledOut(list), list })),
    byName,
    unitsOf: (list) => units.get(list) ?? [],
  };
});

/** Less sure than this, a name is not taken for what was written. */
export const LEAST_CONFIDENCE = 0.72;
const LEAST_ALTERNATIVE = 0.55;
/** A Hero whose own name is not written is hardly meant. */
const WITHOUT_OWN_NAME = 0.7;
const UPGRADE = 0.95;

const unitConfidence = (words: readonly string[], { known, profile, upgrade }: UnitTarget): number => {
  const confidence = confidenceIn(words, known);
  if (upgrade) return confidence >= LEAST_CONFIDENCE ? confidence * UPGRADE : 0;
  if (confidence === 0 || confidence >= 0.95 || !profile.name.includes(',')) return confidence;
  const own = known.proper.split(' ');
  const isNamed = meaningOf(words).some((word) =>
    own.some((part) => part[0] === word[0] && near(part, word)),
  );
  return isNamed ? confidence : confidence * WITHOUT_OWN_NAME;
};

const near = (one: string, other: string): boolean =>
  Math.abs(one.length - other.length) <= 2 && one.slice(0, 2) === other.slice(0, 2);

/** Looks names up, each question answered once: a text says the same words again and again. */
export const lookupIn = (dictionary: Dictionary) => {
  const answers = new Map<string, readonly Match<UnitTarget>[]>();
  let compared = 0;
  return {
    /** How many names have been compared. */
    compared: (): number => compared,
    units: (words: readonly string[], list: AnyList): readonly Match<UnitTarget>[] => {
      const key = `${list.id} ${words.join(' ')}`;
      const known = answers.get(key);
      if (known) return known;
      const targets = dictionary.unitsOf(list);
      compared += targets.length;
      const found = surest(
        targets.map((target) => ({ target, confidence: unitConfidence(words, target) })),
        ({ confidence }) => confidence >= LEAST_ALTERNATIVE,
      );
      answers.set(key, found);
      return found;
    },
  };
};

export type Lookup = ReturnType<typeof lookupIn>;
