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

/** The losers of a game: both entrants, if both have lost it. */
const outOf = <Entrant>({ entrants, winner, loser }: BracketGame<Entrant>): readonly Entrant[] => {
  const both = given(entrants);
  return winner === null && both.length === 2 ? both : given([loser]);
};

/** The entrants who wait for a game or its result. */
const waitingIn = <Entrant>({ entrants, winner }: BracketGame<Entrant>): readonly Entrant[] =>
  winner === undefined ? given(entrants) : [];

/**
 * The places of a bracket, best first: whoever is still in it, or the winner and who lost the final; the game for the third place; then
 * those out round by round.
 */
export const placesOfBracket = <Entrant>(
  seeds: readonly Entrant[],
  { rounds, third }: Bracket<Entrant>,
): readonly Place<Entrant>[] => {
  const final = rounds.at(-1)?.[0];
  const wanted = [
    rounds.flat().flatMap(waitingIn),
    given([final?.winner]),
    final ? outOf(final) : [],
    ...(third ? [given([third.winner]), outOf(third), waitingIn(third)] : []),
    ...rounds.toReversed().map((games) => games.flatMap(outOf)),
    seeds,
  ];
  const placed = new Set<Entrant>();
  return wanted.flatMap((group): readonly Place<Entrant>[] => {
    const place = placed.size + 1;
    const entrants = seeds.filter((entrant) => group.includes(entrant) && !placed.has(entrant));
    entrants.forEach((entrant) => placed.add(entrant));
    return entrants.length === 0 ? [] : [{ place, entrants }];
  });
};
