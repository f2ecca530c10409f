import { type Fraction, compare, subtract } from '../../../shared/fraction';
import type { DiceGame } from '../rolls/dice-game';
import type { SideIndex } from '../rulesets/fight-model';

/** For whom a roll or a choice is: a side and one of its models; null where it concerns no single one. */
export interface AskedOf {
  readonly side: SideIndex | null;
  readonly model: number | null;
}

/** Dice that come next: how many D6, and what they decide. */
export interface RollAsked extends AskedOf {
  readonly kind: 'ROLL';
  readonly code: string;
  readonly count: number;
  readonly why: string;
}

/** The count that an option's worth states, for the chooser or for the enemy: see `higherIsBetter`. */
export const measures = {
  CHANCE_TO_WIN_THE_DUEL: 'The chance to win the Duel.',
  CHANCE_OF_THE_AIM: 'The chance that the winner reaches what it strikes for.',
  MODELS_SLAIN: 'The expected number of models slain.',
  CHANCE_TO_WOUND: 'The chance that the shot wounds.',
} as const;

export interface ChoiceOption {
  readonly id: string;
  readonly text: string;
  /** Its worth if both play on as well as can be. */
  readonly worth: Fraction;
}

/** A decision that a player may make. */
export interface ChoiceAsked extends AskedOf {
  readonly kind: 'CHOICE';
  readonly code: string;
  readonly why: string;
  readonly measure: keyof typeof measures;
  /** Whether the chooser wants the worth high (his own aim) or low (his enemy's). */
  readonly higherIsBetter: boolean;
  readonly options: readonly ChoiceOption[];
  /** The place of the best option. */
  readonly best: number;
}

/** The cost of an option against the best one, in its measure; never below 0. */
export const costOf = ({ options, best, higherIsBetter }: ChoiceAsked, option: ChoiceOption): Fraction => {
  const top = (options[best] as ChoiceOption).worth;
  return higherIsBetter ? subtract(top, option.worth) : subtract(option.worth, top);
};

/**
 * A play step by step: it yields the roll or the choice that comes next, is given the dice as thrown or the place of the
 * option taken, and returns what came of it.
 */
export type TableGame<Outcome> = Generator<RollAsked | ChoiceAsked, Outcome, readonly number[]>;

/** Asks for dice. */
export function* roll(asked: Omit<RollAsked, 'kind'>): TableGame<readonly number[]> {
  return yield { kind: 'ROLL', ...asked };
}

/** The place of the best option, the first of equals. */
export const bestOption = ({
  options,
  higherIsBetter,
}: Pick<ChoiceAsked, 'options' | 'higherIsBetter'>): number => {
  const wanted = higherIsBetter ? 1 : -1;
  return options.reduce(
    (top, { worth }, i) => (wanted * compare(worth, (options[top] as ChoiceOption).worth) > 0 ? i : top),
    0,
  );
};

/** Asks for a decision among options, the best of which is worked out here; the place of the one taken. */
export function* choose(asked: Omit<ChoiceAsked, 'kind' | 'best'>): TableGame<number> {
  const best = bestOption(asked);
  const [taken = best] = yield { kind: 'CHOICE', ...asked, best };
  return taken;
}

/** The same play where nobody chooses: every choice is the best one. */
export function* byBestPlay<Outcome>(game: TableGame<Outcome>): DiceGame<Outcome> {
  let turn = game.next();
  while (!turn.done)
    turn = game.next(turn.value.kind === 'ROLL' ? yield turn.value.count : [turn.value.best]);
  return turn.value;
}

export type AtTable<Outcome> =
  | {
      readonly state: 'DONE';
      readonly outcome: Outcome;
      readonly diceUsed: number;
      readonly choicesUsed: number;
    }
  | { readonly state: 'AWAITING_DIE'; readonly asked: RollAsked; readonly given: number }
  | { readonly state: 'AWAITING_CHOICE'; readonly asked: ChoiceAsked }
  | { readonly state: 'UNKNOWN_CHOICE'; readonly asked: ChoiceAsked; readonly place: number };

/** Plays as far as the dice and choices given reach. Of a roll of several dice, the first ones may lie already. */
export const playAtTable = <Outcome>(
  game: TableGame<Outcome>,
  { dice, choices }: { readonly dice: readonly number[]; readonly choices: readonly string[] },
): AtTable<Outcome> => {
  let [diceUsed, choicesUsed] = [0, 0];
  let turn = game.next();
  while (!turn.done) {
    const asked = turn.value;
    if (asked.kind === 'ROLL') {
      const given = dice.length - diceUsed;
      if (given < asked.count) return { state: 'AWAITING_DIE', asked, given };
      turn = game.next(dice.slice(diceUsed, diceUsed + asked.count));
      diceUsed += asked.count;
      continue;
    }
    const wanted = choices[choicesUsed];
    if (wanted === undefined) return { state: 'AWAITING_CHOICE', asked };
    const option = asked.options.findIndex(({ id }) => id === wanted);
    if (option < 0) return { state: 'UNKNOWN_CHOICE', asked, place: choicesUsed };
    turn = game.next([option]);
    choicesUsed += 1;
  }
  return { state: 'DONE', outcome: turn.value, diceUsed, choicesUsed };
};

/** The move that throws the dice which come next. */
const THROW = 'THROW';

/** The moves that are possible here: to throw, or the options of the choice. */
export const movesOf = (asked: RollAsked | ChoiceAsked): readonly string[] =>
  asked.kind === 'ROLL' ? [THROW] : asked.options.map(({ id }) => id);

/** A play as far as some moves reach, with the dice that were thrown for it and the choices that were made. */
export type AfterMoves<Outcome> = AtTable<Outcome> & {
  readonly dice: readonly number[];
  readonly choices: readonly string[];
};

/** Plays move by move: each throws the dice that come next, or takes an option. Moves must be possible where they are made. */
export const playMoves = <Outcome>(
  game: TableGame<Outcome>,
  {
    moves,
    throwDice,
  }: { readonly moves: readonly string[]; readonly throwDice: (count: number) => readonly number[] },
): AfterMoves<Outcome> => {
  const dice: number[] = [];
  const choices: string[] = [];
  let turn = game.next();
  for (const move of moves) {
    if (turn.done) break;
    const asked = turn.value;
    if (asked.kind === 'ROLL') {
      const thrown = throwDice(asked.count);
      dice.push(...thrown);
      turn = game.next(thrown);
      continue;
    }
    choices.push(move);
    turn = game.next([asked.options.findIndex(({ id }) => id === move)]);
  }
  if (turn.done)
    return {
      state: 'DONE',
      outcome: turn.value,
      diceUsed: dice.length,
      choicesUsed: choices.length,
      dice,
      choices,
    };
  return turn.value.kind === 'ROLL'
    ? { state: 'AWAITING_DIE', asked: turn.value, given: 0, dice, choices }
    : { state: 'AWAITING_CHOICE', asked: turn.value, dice, choices };
};
