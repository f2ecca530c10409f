import { roundsOfBracket } from '../pack/stage-span';

/** The holder of a place in a bracket: an entrant, null for nobody (a bye, or both have lost), undefined while it is open. */
export type Slot<Entrant> = Entrant | null | undefined;

/** A game of a bracket; whoever has nobody to play goes on. */
export interface BracketGame<Entrant> {
  readonly entrants: readonly [Slot<Entrant>, Slot<Entrant>];
  readonly winner: Slot<Entrant>;
  readonly loser: Slot<Entrant>;
}

/** The rounds of a bracket, and the game for the third place where there is one. */
export interface Bracket<Entrant> {
  readonly rounds: readonly (readonly BracketGame<Entrant>[])[];
  readonly third: BracketGame<Entrant> | null;
}

/** The seeds in the order of the bracket, so that 1 and 2 can only meet in the final: 1, 8, 4, 5, 2, 7, 3, 6. */
export const bracketOrder = (rounds: number): readonly number[] => {
  let order: readonly number[] = [1];
  for (let size = 2; size <= 2 ** rounds; size *= 2) order = order.flatMap((seed) => [seed, size + 1 - seed]);
  return order;
};

/** Says who has won a game of a round (from 1): null for nobody, undefined while it is not decided. */
export type WinnerOf<Entrant> = (round: number, one: Entrant, other: Entrant) => Slot<Entrant>;

const gameOf = <Entrant>(
  one: Slot<Entrant>,
  other: Slot<Entrant>,
  decide: (one: Entrant, other: Entrant) => Slot<Entrant>,
): BracketGame<Entrant> => {
  const entrants = [one, other] as const;
  if (one === undefined || other === undefined) return { entrants, winner: undefined, loser: undefined };
  if (one === null || other === null) return { entrants, winner: one ?? other, loser: null };
  const winner = decide(one, other);
  if (winner === undefined || winner === null) return { entrants, winner, loser: winner };
  return { entrants, winner, loser: winner === one ? other : one };
};

/** The bracket of these entrants, the best seed first, as far as it is decided. */
export const bracketOf = <Entrant>(
  seeds: readonly Entrant[],
  winnerOf: WinnerOf<Entrant>,
  thirdPlace: boolean,
): Bracket<Entrant> => {
  const count = roundsOfBracket(seeds.length);
  let slots: readonly Slot<Entrant>[] = bracketOrder(count).map((seed) => seeds[seed - 1] ?? null);
  const rounds: (readonly BracketGame<Entrant>[])[] = [];
  for (let round = 1; round <= count; round += 1) {
    const games: BracketGame<Entrant>[] = [];
    for (let index = 0; index < slots.length; index += 2)
      games.push(gameOf(slots[index], slots[index + 1], (one, other) => winnerOf(round, one, other)));
    rounds.push(games);
    slots = games.map(({ winner }) => winner);
  }
  const [one, other] = rounds.at(-2) ?? [];
  return {
    rounds,
    third:
      thirdPlace && one && other
        ? gameOf(one.loser, other.loser, (first, second) => winnerOf(count, first, second))
        : null,
  };
};

/** A final place; several entrants share it where no game has decided between them. */
export interface Place<Entrant> {
  readonly place: number;
  readonly entrants: readonly Entrant[];
}

const given = <Entrant>(slots: readonly Slot<Entrant>[]): readonly Entrant[] =>
  slots.filter((slot): slot is Entrant & {} => slot !== null && slot !== undefined);

/** The places of a bracket, best first: the winner, who lost the final, the game for the third place, then those out round by round. */
export const placesOfBracket = <Entrant>(
  seeds: readonly Entrant[],
  { rounds, third }: Bracket<Entrant>,
): readonly Place<Entrant>[] => {
  const seedOf = (entrant: Entrant): number => seeds.indexOf(entrant);
  const inOrder: (readonly Entrant[])[] = [];
  const final = rounds.at(-1)?.[0];
  inOrder.push(given([final?.winner]), given([final?.loser]));
  if (third) inOrder.push(given([third.winner]), given([third.loser]));
  const placed = new Set(inOrder.flat());
  for (const games of rounds.toReversed()) {
    const out = given(games.map(({ loser }) => loser)).filter((entrant) => !placed.has(entrant));
    out.forEach((entrant) => placed.add(entrant));
    inOrder.push(out.toSorted((a, b) => seedOf(a) - seedOf(b)));
  }
  inOrder.push(seeds.filter((entrant) => !placed.has(entrant)));
  let place = 1;
  return inOrder.flatMap((entrants): readonly Place<Entrant>[] => {
    const own = { place, entrants };
    place += entrants.length;
    return entrants.length === 0 ? [] : [own];
  });
};
