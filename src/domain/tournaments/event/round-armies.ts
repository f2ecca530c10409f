import { seededIntegers } from '../../../shared/seeded-random';
import { type Of, choice, list, maybe, nullable, object, tuple } from '../../../shared/shape';
import { alignments } from '../entrant';
import { code, name, names, scenario } from '../fact-shapes';
import { LARGEST_CAP, MOST_ARMY_SLOTS, MOST_SCENARIOS_IN_POOL } from '../limits';
import { armyChoices, slotsOfRound } from '../pack/army-choices';
import type { PackArmies } from '../pack/army-rules';
import { type PlayerNumber, type RoundNumber, playerOrSpare } from './numbers';

/** Which of its armies each entrant plays at a table, where the event has everybody bring more than one. */

const slotOfRound = object({
  id: code,
  name,
  alignment: nullable(choice(alignments)),
  scenarios: list(scenario, [0, MOST_SCENARIOS_IN_POOL]),
});

/** The rules of a round are stored with it: a pack that is announced later changes no game of before. */
export const roundArmies = object({
  chosen: names(armyChoices),
  slots: list(slotOfRound, [0, MOST_ARMY_SLOTS]),
  /** For BY_DRAW, the army of each side by table. */
  sides: maybe(list(tuple(code, code), [0, LARGEST_CAP / 2])),
  /** For BY_DRAW, the army of the entrant left over. */
  left: maybe(code),
});
export type RoundArmies = Of<typeof roundArmies>;

/** The choices of a table, with the two players (by number, 0 for the Spare Player) who made them. */
export const storedArmyChoices = object({
  entrants: list(playerOrSpare, [0, 2]),
  slots: list(nullable(code), [0, 2]),
});
export type StoredArmyChoices = Of<typeof storedArmyChoices>;

/** The armies of an earlier round, as far as balance needs them. */
interface EarlierRound {
  readonly number: RoundNumber;
  readonly facts: {
    readonly tables: readonly (readonly [PlayerNumber, PlayerNumber, ...unknown[]])[];
    readonly unpaired: readonly [PlayerNumber, ...unknown[]] | null;
    readonly armies?: RoundArmies | null | undefined;
  };
}

interface Seats {
  readonly tables: readonly (readonly [PlayerNumber, PlayerNumber, ...unknown[]])[];
  readonly unpaired: readonly [PlayerNumber, ...unknown[]] | null;
}

const GOOD = 1;
const EVIL = -1;

/** How often an entrant has played Good more than Evil by the draw, and what it played last. */
interface Played {
  readonly lead: number;
  readonly last: number;
}
const NOTHING_PLAYED: Played = { lead: 0, last: 0 };

const playedBefore = (rounds: readonly EarlierRound[]): ReadonlyMap<PlayerNumber, Played> => {
  const played = new Map<PlayerNumber, Played>();
  const note = (entrant: PlayerNumber, { slots }: RoundArmies, id: string | undefined): void => {
    const alignment = slots.find((slot) => slot.id === id)?.alignment ?? null;
    if (alignment === null) return;
    const side = alignment === 'GOOD' ? GOOD : EVIL;
    played.set(entrant, { lead: (played.get(entrant) ?? NOTHING_PLAYED).lead + side, last: side });
  };
  for (const { facts } of rounds) {
    const { armies } = facts;
    if (armies?.chosen !== 'BY_DRAW') continue;
    facts.tables.forEach(([first, second], index) => {
      note(first, armies, armies.sides?.[index]?.[0]);
      note(second, armies, armies.sides?.[index]?.[1]);
    });
    if (facts.unpaired) note(facts.unpaired[0], armies, armies.left);
  }
  return played;
};

/**
 * Whether the first of two plays Good: whoever has played it less often does; of two who are level, whoever played Evil last; if that
 * says nothing, the lot "<seed>/armies/round <n>/<a>-<b>" with the lower player number first says whether the lower one does.
 */
const isFirstGood = (
  [first, second]: readonly [PlayerNumber, PlayerNumber],
  played: ReadonlyMap<PlayerNumber, Played>,
  lotOf: string,
): boolean => {
  const [one, other] = [first, second].map((entrant) => played.get(entrant) ?? NOTHING_PLAYED) as [
    Played,
    Played,
  ];
  if (one.lead !== other.lead) return one.lead < other.lead;
  if (one.last !== other.last) return one.last < other.last;
  const [lower, higher] = first < second ? [first, second] : [second, first];
  const isLowerGood = seededIntegers(`${lotOf}/${lower}-${higher}`)(2) === 0;
  return isLowerGood === first < second;
};

/** An entrant who meets nobody of the event plays what it has played less often, Good if that says nothing. */
const isLeftGood = ({ lead, last }: Played): boolean => (lead === 0 ? last <= 0 : lead < 0);

/** The round, the event's seed and the earlier rounds, from which the draw says who plays which army. */
interface Drawn {
  readonly round: RoundNumber;
  readonly seed: string;
  readonly before: readonly EarlierRound[];
}

/** The armies of a round by these rules, for whoever sits at its tables. */
export const armiesSeated = (
  { chosen, slots }: Pick<RoundArmies, 'chosen' | 'slots'>,
  { tables, unpaired }: Seats,
  { round, seed, before }: Drawn,
): RoundArmies => {
  if (chosen !== 'BY_DRAW') return { chosen, slots };
  const played = playedBefore(before);
  const good = slots.find(({ alignment }) => alignment === 'GOOD')?.id ?? '';
  const evil = slots.find(({ alignment }) => alignment === 'EVIL')?.id ?? '';
  const lotOf = `${seed}/armies/round ${round}`;
  return {
    chosen,
    slots,
    sides: tables.map(([first, second]) =>
      isFirstGood([first, second], played, lotOf) ? ([good, evil] as const) : ([evil, good] as const),
    ),
    ...(unpaired && { left: isLeftGood(played.get(unpaired[0]) ?? NOTHING_PLAYED) ? good : evil }),
  };
};

/** The armies of a round that is drawn or set by hand; undefined where each entrant has one army. */
export const armiesOfRound = (
  rules: PackArmies | undefined,
  seats: Seats,
  drawn: Drawn,
): RoundArmies | undefined => {
  if (!rules) return undefined;
  const slots = slotsOfRound(rules, drawn.round).map(({ id, name: called, alignment, scenarios }) => ({
    id,
    name: called,
    alignment,
    scenarios,
  }));
  return armiesSeated({ chosen: rules.chosen, slots }, seats, drawn);
};

/** The choices of these two; those that others have made at the table do not count. */
export const choicesOf = (
  entrants: readonly PlayerNumber[],
  stored: StoredArmyChoices | undefined,
): readonly (string | null)[] =>
  stored?.entrants.length === entrants.length && stored.entrants.every((one, at) => one === entrants[at])
    ? stored.slots
    : entrants.map(() => null);

/** The part of a table that decides what is played there. */
interface AtTable {
  /** The number of the table; null for the game against the Spare Player. */
  readonly table: number | null;
  /** By player number; one for the game against the Spare Player. */
  readonly entrants: readonly PlayerNumber[];
  /** The scenario, once it is settled. */
  readonly scenario: string | null;
  readonly choices: StoredArmyChoices | undefined;
  readonly isStarted: boolean;
}

/** An entrant's army at a table: null as long as nobody may know it. */
export interface PlayedArmy {
  readonly slot: Pick<RoundArmies['slots'][number], 'id' | 'name'> | null;
  /** Whether it has chosen; null where players do not choose. */
  readonly hasChosen: boolean | null;
}

/** The armies of a table by entrant. Choices are sealed until all have chosen or the round starts: then the first army counts for whoever has not. */
export const armiesAtTable = (
  { chosen, slots, sides, left }: RoundArmies,
  { table, entrants, scenario: played, choices, isStarted }: AtTable,
): readonly PlayedArmy[] => {
  const slotOf = (id: string | null | undefined) => slots.find((slot) => slot.id === id) ?? null;
  const known = (id: string | null | undefined): PlayedArmy => ({ slot: slotOf(id), hasChosen: null });
  switch (chosen) {
    case 'BY_ROUND':
      return entrants.map(() => known(slots[0]?.id));
    case 'BY_SCENARIO':
      return entrants.map(() =>
        known(slots.find(({ scenarios }) => played !== null && scenarios.includes(played))?.id),
      );
    case 'BY_DRAW':
      return entrants.map((_, side) => known(table === null ? left : sides?.[table - 1]?.[side]));
    case 'BY_CHOICE': {
      const own = choicesOf(entrants, choices);
      const isShown = isStarted || own.every((id) => id !== null);
      return own.map((id) => ({
        slot: isShown ? (slotOf(id) ?? slots[0] ?? null) : null,
        hasChosen: id !== null,
      }));
    }
  }
};
