import type { ArmySlot } from '../pack/army-rules';
import type { Alignment } from '../entrant';

/** The rules of the pack for one of several armies of an entrant, beside those for every army. */

/** The facts about an army that they need. */
export interface CountedArmy {
  /** Its army lists and Legions; no alignment where the catalogue does not know the list. */
  readonly lists: readonly {
    readonly id: string;
    readonly name: string;
    readonly alignment: Alignment | null;
  }[];
  readonly models: number;
  readonly heroes: number;
  readonly warbands: number;
}

export const slotFindingCodes = {
  SLOT_WRONG_ALIGNMENT: 'An army list has the other alignment than the slot.',
  SLOT_LIST_NOT_ALLOWED: 'The slot does not allow the army list or Legion.',
  SLOT_TOO_MANY_MODELS: 'It has more models than the slot allows.',
  SLOT_TOO_MANY_HEROES: 'It has more Heroes than the slot allows.',
  SLOT_TOO_MANY_WARBANDS: 'It has more warbands than the slot allows.',
} as const;

/** A rule of its slot that an army breaks. */
export interface SlotFinding {
  readonly code: keyof typeof slotFindingCodes;
  readonly message: string;
  readonly used: number | null;
  readonly allowed: number | null;
  readonly fix: string;
}

const words: Readonly<Record<Alignment, string>> = { GOOD: 'Good', EVIL: 'Evil' };

const wrongAlignments = (slot: ArmySlot, { lists }: CountedArmy): readonly SlotFinding[] => {
  const { alignment } = slot;
  if (alignment === null) return [];
  return lists
    .filter((list) => list.alignment !== null && list.alignment !== alignment)
    .map((list) => ({
      code: 'SLOT_WRONG_ALIGNMENT',
      message: `${list.name} is ${words[list.alignment ?? alignment]}; the army "${slot.name}" must be ${words[alignment]}`,
      used: null,
      allowed: null,
      fix: `Hand in an army of a list that is ${words[alignment]}.`,
    }));
};

const listsNotAllowed = (slot: ArmySlot, { lists }: CountedArmy): readonly SlotFinding[] =>
  lists
    .filter(({ id }) => slot.lists.length > 0 && !slot.lists.includes(id))
    .map(({ name }) => ({
      code: 'SLOT_LIST_NOT_ALLOWED',
      message: `${name} is not allowed for the army "${slot.name}"`,
      used: null,
      allowed: null,
      fix: `Hand in an army of one of ${slot.lists.join(', ')}.`,
    }));

const LIMITS = [
  ['models', 'SLOT_TOO_MANY_MODELS', 'models'],
  ['heroes', 'SLOT_TOO_MANY_HEROES', 'Heroes'],
  ['warbands', 'SLOT_TOO_MANY_WARBANDS', 'warbands'],
] as const;

const overLimits = ({ limits, name }: ArmySlot, army: CountedArmy): readonly SlotFinding[] =>
  LIMITS.flatMap(([field, code, word]): readonly SlotFinding[] => {
    const [used, allowed] = [army[field], limits[field]];
    return allowed === null || used <= allowed
      ? []
      : [
          {
            code,
            message: `It has ${used} ${word}; the army "${name}" may have ${allowed}`,
            used,
            allowed,
            fix: `Leave out ${used - allowed} ${word}.`,
          },
        ];
  });

/** Every rule of its slot that an army breaks. */
export const slotFindingsOf = (slot: ArmySlot, army: CountedArmy): readonly SlotFinding[] => [
  ...wrongAlignments(slot, army),
  ...listsNotAllowed(slot, army),
  ...overLimits(slot, army),
];
