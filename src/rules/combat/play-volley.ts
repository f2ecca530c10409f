import type { Obstruction } from '../charts/in-the-way';
import { inTheWayScore } from '../charts/in-the-way';
import type { DiceGame } from '../rolls/dice-game';
import type { PlayPlaces, PlayStep } from './play-strikes';
import { playInTurn, rollStrikes } from './play-strikes';
import { combatSources } from './switches';
import type { Shooter, VolleyQuestion } from './volley-odds';
import { shotWorth, toHit, volleyStrikes } from './volley-odds';

/** A volley as it went. */
export interface VolleyPlay {
  readonly woundsLost: number;
  readonly slain: boolean;
  /** Shots that ended at a model in the way: the shooter's place, from 0, for each. */
  readonly atModels: readonly number[];
  readonly steps: readonly PlayStep[];
}

const words = (obstruction: Obstruction): string => obstruction.toLowerCase().replaceAll('_', ' ');

/** A volley die by die: to hit, what is in the way, To Wound for each shot, the target's Fate after each. Best play. */
export function* playVolley(question: VolleyQuestion): DiceGame<VolleyPlay> {
  const { shooters, target } = question;
  const steps: PlayStep[] = [];
  const atModels: number[] = [];
  const places: PlayPlaces = {
    winner: null,
    loser: null,
    strikers: shooters.map((_, i) => i),
    victims: [0],
    log: (step) => {
      steps.push(step);
    },
  };

  /** One die that must show `needed`: whether it does, and the Might left. */
  function* roll(
    at: { readonly shooter: Shooter; readonly model: number; readonly roll: number; readonly might: number },
    { code, needed, name, again }: { code: string; needed: number; name: string; again: boolean },
  ): DiceGame<{ readonly passed: boolean; readonly might: number }> {
    const worth = shotWorth(at.shooter, target.defence);
    const source = code === 'TO_HIT' ? combatSources.shooting : combatSources.inTheWay;
    const note = (text: string, dice: readonly number[]): void => {
      places.log({ code, side: null, model: at.model, text, dice, source });
    };
    const [die = 1] = yield 1;
    note(`${name}: ${die}, ${needed}+ needed`, [die]);
    const price = Math.max(0, needed - die);
    if (price === 0) return { passed: true, might: at.might };
    const raised = price <= at.might ? worth.from(at.roll + 1, at.might - price) : 0n;
    if (again && worth.rolledAgain(at.roll, at.might) >= 6n * raised)
      return yield* roll(at, { code, needed, name: `${name}, rolled again`, again: false });
    if (raised === 0n) return { passed: false, might: at.might };
    note(`spends ${price} Might`, []);
    return { passed: true, might: at.might - price };
  }

  function* shoot(model: number): DiceGame<number> {
    const shooter = shooters[model] as Shooter;
    let might = shooter.might;
    const rolls = [
      { code: 'TO_HIT', needed: toHit(shooter), name: 'to hit', again: false },
      ...shooter.inTheWay.map((obstruction) => ({
        code: 'IN_THE_WAY',
        needed: inTheWayScore(obstruction),
        name: words(obstruction),
        again: shooter.heroicAccuracy,
      })),
    ];
    for (const [index, each] of rolls.entries()) {
      const done: { readonly passed: boolean; readonly might: number } = yield* roll(
        { shooter, model, roll: index, might },
        each,
      );
      might = done.might;
      if (done.passed) continue;
      if (index > 0 && shooter.inTheWay[index - 1] === 'INTERVENING_MODEL') atModels.push(model);
      return Infinity;
    }
    const [short = Infinity]: readonly number[] = yield* rollStrikes(
      { ...shooter, attacks: 1, whirls: false, piercing: false, model },
      target,
      { count: 1, places },
    );
    if (short > might) return Infinity;
    if (short > 0)
      places.log({
        code: 'MIGHT',
        side: null,
        model,
        text: `spends ${short} Might to wound`,
        dice: [],
        source: combatSources.might,
      });
    return 0;
  }

  const nothing = function* (): DiceGame<number> {
    return 1;
  };
  const [woundsLost = 0]: readonly number[] = yield* playInTurn(volleyStrikes(question), {
    strike: ({ attacker }) => shoot(attacker),
    before: nothing,
    places,
  });
  return { woundsLost, slain: woundsLost === target.wounds, atModels, steps };
}
