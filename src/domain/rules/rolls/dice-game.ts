import { type Fraction, add, fraction, multiply, ONE, ZERO } from '../../../shared/fraction';

/**
 * A roll of several dice, step by step: it yields how many D6 it wants next, is given them as thrown, and returns what
 * came of it. So one procedure serves dice that players throw, dice that we throw, and the count of all there can be.
 */
export type DiceGame<Outcome> = Generator<number, Outcome, readonly number[]>;

export type Played<Outcome> =
  | { readonly state: 'DONE'; readonly outcome: Outcome }
  | { readonly state: 'TOO_FEW'; readonly wanted: number }
  | { readonly state: 'TOO_MANY'; readonly used: number };

/** Plays with the dice given, in the order thrown: exactly as many as the game asks for, or it says how many. */
export const playWith = <Outcome>(game: DiceGame<Outcome>, dice: readonly number[]): Played<Outcome> => {
  let used = 0;
  let turn = game.next();
  while (!turn.done) {
    const wanted = used + turn.value;
    if (wanted > dice.length) return { state: 'TOO_FEW', wanted };
    turn = game.next(dice.slice(used, wanted));
    used = wanted;
  }
  return used < dice.length ? { state: 'TOO_MANY', used } : { state: 'DONE', outcome: turn.value };
};

/** Plays with dice thrown as they are asked for. */
export const playRolling = <Outcome>(
  game: DiceGame<Outcome>,
  throwDice: (count: number) => readonly number[],
): { readonly outcome: Outcome; readonly dice: readonly number[] } => {
  const dice: number[] = [];
  let turn = game.next();
  while (!turn.done) {
    const thrown = throwDice(turn.value);
    dice.push(...thrown);
    turn = game.next(thrown);
  }
  return { outcome: turn.value, dice };
};

const faces = [1, 2, 3, 4, 5, 6] as const;

/** Every throw of `count` dice. */
export const throwsOf = (count: number): readonly (readonly number[])[] =>
  count === 0 ? [[]] : throwsOf(count - 1).flatMap((thrown) => faces.map((face) => [...thrown, face]));

/** Every end of a game that takes few dice, with its exact chance; ends with the same key are one. */
export const everyEnd = <Outcome>(
  start: () => DiceGame<Outcome>,
  keyOf: (outcome: Outcome) => string,
): readonly { readonly outcome: Outcome; readonly probability: Fraction }[] => {
  const ends = new Map<string, { outcome: Outcome; probability: Fraction }>();
  const explore = (dice: readonly number[], probability: Fraction): void => {
    const played = playWith(start(), dice);
    if (played.state === 'TOO_FEW') {
      const more = throwsOf(played.wanted - dice.length);
      const share = multiply(probability, fraction(1, more.length));
      for (const thrown of more) explore([...dice, ...thrown], share);
    } else if (played.state === 'DONE') {
      const key = keyOf(played.outcome);
      const known = ends.get(key)?.probability ?? ZERO;
      ends.set(key, { outcome: played.outcome, probability: add(known, probability) });
    }
  };
  explore([], ONE);
  return [...ends.values()];
};
