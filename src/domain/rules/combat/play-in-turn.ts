import type { Fraction } from '../../../shared/fraction';
import { type Moment, bestOptions, optionWorths } from './decision-game';
import { FATE_SAVES_ON } from './fate';
import { message } from '../rulesets/texts';
import { type PlayPlaces, note } from './step';
import { type StrikesInTurn, strikesGame } from './strikes-in-turn';
import { type ChoiceOption, type TableGame, choose, roll } from './table';

type Strike = (at: {
  readonly attacker: number;
  readonly victim: number;
  /** The way that the roll before his Strikes fell, from 0. */
  readonly way: number;
  /** 0 for the first die of a Strike, 1 for the further one after a 6. */
  readonly stage: number;
}) => TableGame<number>;

type Choice = Extract<Moment, { readonly kind: 'CHOICE' }>;

/** The place of a choice among the Strikes. */
interface ChoicePlace {
  readonly places: PlayPlaces;
  /** The victim aimed at or wounded; -1 while it is to be chosen. */
  readonly target: number;
  readonly attacker: number;
  /** A Wound waits to be prevented. */
  readonly fated: boolean;
  readonly victims: readonly number[];
}

/** The subject of a choice, with an id and a text for each option. */
const optionsOf = (
  moment: Choice,
  { places, target, fated, victims }: ChoicePlace,
): {
  readonly code: string;
  readonly why: string;
  readonly options: readonly (readonly [string, string])[];
} => {
  if (target < 0)
    return {
      code: 'TARGET',
      why: 'whom to strike',
      options: victims.map((victim) => [
        `STRIKE_${places.victims[victim] ?? victim}`,
        `strikes ${places.victimLabel(victim)}`,
      ]),
    };
  if (moment.by === 'STRIKER')
    return {
      code: 'MIGHT',
      why: 'whether to spend Might to wound',
      options: [
        ['KEEP', 'keeps its Might'],
        ['SPEND', 'spends Might to wound'],
      ],
    };
  const [first, second] = moment.options;
  if (second?.kind === 'DICE')
    return {
      code: 'FATE_REROLL',
      why: 'whether to roll the failed Fate again',
      options: [
        ['KEEP', 'keeps the roll'],
        ['REROLL', 're-rolls its Fate'],
      ],
    };
  if (fated && first?.kind === 'NEXT')
    return {
      code: 'FATE_MIGHT',
      why: 'whether to raise the Fate roll to 4 with Might',
      options: [
        ['SPEND', 'spends Might to raise its Fate to 4'],
        ['KEEP', 'keeps its Might'],
      ],
    };
  return {
    code: 'FATE',
    why: 'whether to spend a Fate point on this Wound',
    options: [
      ['SPEND', 'spends a Fate point'],
      ['KEEP', 'keeps its Fate'],
    ],
  };
};

/** Lets the player decide, with what each option is worth. */
function* decided(
  moment: Choice,
  at: ChoicePlace,
  { worths, isChance }: { readonly worths: readonly Fraction[]; readonly isChance: boolean },
): TableGame<number> {
  if (moment.options.length === 1) return 0;
  const { code, why, options } = optionsOf(moment, at);
  const { places, attacker, target } = at;
  const isStriker = moment.by === 'STRIKER';
  return yield* choose({
    side: isStriker ? places.winner : places.loser,
    model: isStriker ? (places.strikers[attacker] ?? attacker) : (places.victims[target] ?? target),
    code,
    why,
    measure: isChance ? 'CHANCE_OF_THE_AIM' : 'MODELS_SLAIN',
    higherIsBetter: isStriker,
    options: options.map(([id, text], i): ChoiceOption => ({ id, text, worth: worths[i] as Fraction })),
  });
}

/** How Strikes are played one by one. */
export interface InTurn {
  /** Rolls one die of a Strike (both, where they are thrown at once) and answers the Might that it lacks. */
  readonly strike: Strike;
  /** Rolls the D3 before a model's Strikes. */
  readonly before: (attacker: number) => TableGame<number>;
  readonly places: PlayPlaces;
  /** The players decide; otherwise best play does. */
  readonly playersChoose: boolean;
}

/**
 * Plays Strikes one by one: who is struck, where Might and Fate go, by best play of both or as the players choose.
 * Returns the Wounds lost by each victim.
 */
export function* playInTurn(
  strikes: StrikesInTurn,
  { strike, before, places, playersChoose }: InTurn,
): TableGame<readonly number[]> {
  const { game, decode, attackerAt, victimsAt } = strikesGame(strikes);
  const best = bestOptions(game);
  const weigh = optionWorths(game);
  const isChance = strikes.aim !== 'KILL_MOST' || strikes.victims.length === 1;
  let code = game.start;
  for (;;) {
    const state = decode(code);
    const found = game.momentAt(code);
    if (Array.isArray(found))
      return strikes.victims.map(({ wounds }, i) => wounds - (state.victims[i]?.wounds ?? 0));
    let moment = found as Moment;
    const attacker = attackerAt(state);
    let target = state.wounded ?? state.pair ?? -1;
    let stage = 0;
    let { might } = state;
    while (moment.kind !== 'NEXT') {
      if (moment.kind === 'CHOICE') {
        const at = { places, target, attacker, fated: state.wounded !== null, victims: victimsAt(state) };
        const option: number = playersChoose
          ? yield* decided(moment, at, { worths: weigh(moment), isChance })
          : best(moment);
        if (target < 0) target = victimsAt(state)[option] ?? 0;
        else explainChoice(moment, option, at);
        moment = moment.options[option] as Moment;
      } else if (state.wounded !== null) {
        const victim = { side: places.loser, model: places.victims[state.wounded] ?? state.wounded };
        const [die = 1] = yield* roll({
          ...victim,
          code: 'FATE',
          count: 1,
          why: 'its Fate: a 4+ prevents the Wound',
        });
        const saved = die >= FATE_SAVES_ON;
        note(places, 'FATE', { ...victim, message: message('fateRolled', die, saved), dice: [die] });
        moment = (moment.faces[saved ? 0 : die] as (typeof moment.faces)[number])[1];
      } else if (target < 0) {
        const die: number = yield* before(attacker);
        moment = (moment.faces[die - 1] as (typeof moment.faces)[number])[1];
      } else {
        const way = state.way ?? 0;
        const first = strikes.attackers[attacker]?.dice[target]?.[way];
        const { byShortfall = [] } = (stage === 0 ? first : first?.next) ?? {};
        const short: number = yield* strike({ attacker, victim: target, way, stage });
        const helped = byShortfall.slice(0, might + 1).flatMap((count, i) => (count > 0n ? [i] : []));
        const face = helped.includes(short) ? helped.indexOf(short) : helped.length;
        moment = (moment.faces[face] as (typeof moment.faces)[number])[1];
        if (short <= might) might -= short;
        stage += 1;
      }
    }
    code = moment.state;
  }
}

const explainChoice = (moment: Choice, option: number, at: ChoicePlace): void => {
  const { places, target, attacker, fated } = at;
  const victim = { side: places.loser, model: places.victims[target] ?? target };
  if (moment.by === 'STRIKER' && option === 1)
    note(places, 'MIGHT', {
      side: places.winner,
      model: places.strikers[attacker] ?? attacker,
      message: message('spendsToWound'),
    });
  if (!fated || moment.by === 'STRIKER') return;
  const [first, second] = moment.options;
  if (first?.kind === 'DICE' && second?.kind === 'NEXT' && option === 1)
    note(places, 'FATE', { ...victim, message: message('keepsFate') });
  if (first?.kind === 'NEXT' && second?.kind === 'NEXT' && option === 0)
    note(places, 'MIGHT', { ...victim, message: message('spendsOnFate') });
};
