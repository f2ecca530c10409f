import type { Source } from '../../shared/source';
import { toWoundCell, toWoundDice } from '../charts/to-wound';
import type { DiceGame } from '../rolls/dice-game';
import type { Moment } from './decision-game';
import { bestOptions } from './decision-game';
import type { SideIndex } from './fight-model';
import { FATE_SAVES_ON } from './fate';
import type { Step } from './step';
import { onChart } from './strike-dice';
import type { StrikeQuestion, Striker, StrikeVictim } from './strike-odds';
import { attackersOf, strikesInTurn } from './strike-odds';
import type { StrikesInTurn } from './strikes-in-turn';
import { strikesGame } from './strikes-in-turn';
import { combatSources } from './switches';

/** A step of a fight as it is played, with the dice that it took. */
export interface PlayStep extends Step {
  readonly dice: readonly number[];
}

/** Whose Strikes are played, and where steps are written down. */
export interface PlayPlaces {
  readonly winner: SideIndex | null;
  readonly loser: SideIndex | null;
  readonly strikers: readonly number[];
  readonly victims: readonly number[];
  readonly log: (step: PlayStep) => void;
}

const d3 = (die: number): number => Math.ceil(die / 2);

const SOURCES: Readonly<Record<string, Source>> = {
  TO_WOUND: { document: '003', heading: 'TO WOUND CHART', page: 35 },
  FATE: combatSources.fate,
  MIGHT: combatSources.might,
  SPECIAL_STRIKE: combatSources.specialStrikes,
};

const note = (
  places: PlayPlaces,
  code: keyof typeof SOURCES & string,
  step: Pick<PlayStep, 'side' | 'model' | 'text'> & { readonly dice?: readonly number[] },
): void => {
  places.log({ code, dice: [], source: SOURCES[code] ?? combatSources.strikes, ...step });
};

/** Rolls the dice of `count` Strikes, 1s again where that is allowed: the Might that each lacks. */
export function* rollStrikes(
  striker: Striker & { readonly model: number },
  victim: StrikeVictim,
  { count, places }: { readonly count: number; readonly places: PlayPlaces },
): DiceGame<readonly number[]> {
  const needed = toWoundDice(toWoundCell(onChart(striker.strength), victim.defence), striker.bonus);
  const common = { side: places.winner, model: striker.model };
  const against = `Strength ${onChart(striker.strength)} against Defence ${victim.defence}`;
  if (needed.length === 0) {
    note(places, 'TO_WOUND', { ...common, text: `${against}: cannot wound` });
    return Array.from({ length: count }, () => Infinity);
  }
  const faces = [...(yield count * needed.length)];
  const text = `${against}: ${needed.map((least) => `${least}+`).join(' then ')} for ${count} ${count === 1 ? 'Strike' : 'Strikes'}`;
  note(places, 'TO_WOUND', { ...common, text, dice: [...faces] });
  const again = faces.flatMap((face, i) =>
    striker.rerollOnes && face === 1 && (needed[i % needed.length] as number) > 1 ? [i] : [],
  );
  if (again.length > 0) {
    const fresh = yield again.length;
    again.forEach((place, i) => {
      faces[place] = fresh[i] as number;
    });
    note(places, 'TO_WOUND', { ...common, text: `${again.length} dice of 1 rolled again`, dice: fresh });
  }
  return Array.from({ length: count }, (_, strike) =>
    needed.reduce(
      (sum, least, i) => sum + Math.max(0, least - (faces[strike * needed.length + i] as number)),
      0,
    ),
  );
}

/** A roll before the Strikes of one model: Piercing Strike's D3. */
function* pierced(striker: Striker & { readonly model: number }, places: PlayPlaces): DiceGame<number> {
  if (!striker.piercing) return 0;
  const [die = 1] = yield 1;
  note(places, 'SPECIAL_STRIKE', {
    side: places.winner,
    model: striker.model,
    text: `Piercing Strike: Strength ${striker.strength} + ${d3(die)}`,
    dice: [die],
  });
  return d3(die);
}

type Strike = (at: {
  readonly attacker: number;
  readonly victim: number;
  /** The way that the roll before his Strikes fell, from 0. */
  readonly way: number;
}) => DiceGame<number>;

/**
 * Plays Strikes one by one by best play of both: who is struck, where Might and Fate go. `strike` rolls one Strike and
 * answers the Might that it lacks; `before` the D3 before a model's Strikes. Returns the Wounds lost by each victim.
 */
export function* playInTurn(
  strikes: StrikesInTurn,
  {
    strike,
    before,
    places,
  }: {
    readonly strike: Strike;
    readonly before: (attacker: number) => DiceGame<number>;
    readonly places: PlayPlaces;
  },
): DiceGame<readonly number[]> {
  const { game, decode, attackerAt, victimsAt } = strikesGame(strikes);
  const choose = bestOptions(game);
  let code = game.start;
  for (;;) {
    const state = decode(code);
    const found = game.momentAt(code);
    if (Array.isArray(found))
      return strikes.victims.map(({ wounds }, i) => wounds - (state.victims[i]?.wounds ?? 0));
    let moment = found as Moment;
    const attacker = attackerAt(state);
    let target = state.wounded ?? state.pair ?? -1;
    while (moment.kind !== 'NEXT') {
      if (moment.kind === 'CHOICE') {
        const option = choose(moment);
        if (target < 0) target = victimsAt(state)[option] ?? 0;
        else explainChoice(moment, { option, places, target, attacker, fated: state.wounded !== null });
        moment = moment.options[option] as Moment;
      } else if (state.wounded !== null) {
        const [die = 1] = yield 1;
        const saved = die >= FATE_SAVES_ON;
        note(places, 'FATE', {
          side: places.loser,
          model: places.victims[state.wounded] ?? state.wounded,
          text: saved ? `Fate ${die}: the Wound is prevented` : `Fate ${die}: 4+ needed`,
          dice: [die],
        });
        moment = (moment.faces[saved ? 0 : die] as (typeof moment.faces)[number])[1];
      } else if (target < 0) {
        const die: number = yield* before(attacker);
        moment = (moment.faces[die - 1] as (typeof moment.faces)[number])[1];
      } else {
        const short: number = yield* strike({ attacker, victim: target, way: state.way ?? 0 });
        const ways = strikes.attackers[attacker]?.dice[target]?.[state.way ?? 0]?.byShortfall ?? [];
        const helped = ways.slice(0, state.might + 1).flatMap((count, i) => (count > 0n ? [i] : []));
        const face = helped.includes(short) ? helped.indexOf(short) : helped.length;
        moment = (moment.faces[face] as (typeof moment.faces)[number])[1];
      }
    }
    code = moment.state;
  }
}

const explainChoice = (
  moment: Extract<Moment, { readonly kind: 'CHOICE' }>,
  at: {
    readonly option: number;
    readonly places: PlayPlaces;
    readonly target: number;
    readonly attacker: number;
    readonly fated: boolean;
  },
): void => {
  const { option, places, target, attacker, fated } = at;
  const victim = { side: places.loser, model: places.victims[target] ?? target };
  if (moment.by === 'STRIKER' && option === 1)
    note(places, 'MIGHT', {
      side: places.winner,
      model: places.strikers[attacker] ?? attacker,
      text: 'spends Might to wound',
    });
  if (!fated || moment.by === 'STRIKER') return;
  const [first, second] = moment.options;
  if (first?.kind === 'DICE' && second?.kind === 'NEXT' && option === 1)
    note(places, 'FATE', { ...victim, text: 'keeps its Fate' });
  if (first?.kind === 'NEXT' && second?.kind === 'NEXT' && option === 0)
    note(places, 'MIGHT', { ...victim, text: 'spends Might to raise its Fate to 4' });
};

/** Everything rolled at once at one victim: nearest misses raised first, then its Fate. */
function* playTogether(question: StrikeQuestion, places: PlayPlaces): DiceGame<readonly number[]> {
  const [victim] = question.victims;
  if (!victim) return [];
  let wounds = 0;
  for (const [i, striker] of question.strikers.entries()) {
    const own = { ...striker, model: places.strikers[i] ?? i };
    const more: number = yield* pierced(own, places);
    const count = striker.whirls ? 1 : striker.attacks * (victim.trapped ? 2 : 1);
    const shorts: readonly number[] = yield* rollStrikes(
      { ...own, strength: striker.strength + more },
      victim,
      { count, places },
    );
    let left = striker.might;
    for (const short of [...shorts].sort((a, b) => a - b)) {
      if (short > left) break;
      left -= short;
      wounds += 1;
    }
    if (left < striker.might)
      note(places, 'MIGHT', {
        side: places.winner,
        model: own.model,
        text: `spends ${striker.might - left} Might on the nearest misses`,
      });
  }
  const dealt = { attacks: wounds, might: 0, whirls: false, dice: [[{ byShortfall: [1n], sixes: 0 }]] };
  const sure = {
    attackers: wounds > 0 ? [dealt] : [],
    victims: [{ ...victim, trapped: false }],
    aim: question.aim,
    aimedAt: 0,
  };

  const hits = function* (): DiceGame<number> {
    return 0;
  };
  return yield* playInTurn(sure, { strike: hits, before: hits, places });
}

/** Plays the Strikes of a question die by die; the Wounds that each victim loses. */
export function* playStrikes(question: StrikeQuestion, places: PlayPlaces): DiceGame<readonly number[]> {
  if (!strikesInTurn(question)) return yield* playTogether(question, places);
  const strikerAt = (attacker: number) => ({
    ...(question.strikers[attacker] as Striker),
    model: places.strikers[attacker] ?? attacker,
  });
  return yield* playInTurn(
    { ...question, attackers: attackersOf(question) },
    {
      places,
      before: (attacker) => pierced(strikerAt(attacker), places),
      strike: function* ({ attacker, victim, way }) {
        const striker = strikerAt(attacker);
        const strength = striker.strength + (striker.piercing ? way + 1 : 0);
        const [short = Infinity]: readonly number[] = yield* rollStrikes(
          { ...striker, strength },
          question.victims[victim] as StrikeVictim,
          { count: 1, places: { ...places, log: places.log } },
        );
        return short;
      },
    },
  );
}
