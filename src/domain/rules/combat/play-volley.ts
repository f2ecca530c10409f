import type { Obstruction } from '../charts/in-the-way';
import { inTheWayScore } from '../charts/in-the-way';
import { ONE, ZERO } from '../../../shared/fraction';
import type { DiceGame } from '../rolls/dice-game';
import { playInTurn } from './play-in-turn';
import type { PlayPlaces, PlayStep } from './play-step';
import { rollStrikes } from './play-strikes';
import { combatSources } from './switches';
import type { FightTable } from './play-fight';
import type { ChoiceOption, TableGame } from './table';
import { bestOption, byBestPlay, choose, roll } from './table';
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

/** A volley die by die: to hit, what is in the way, To Wound for each shot, the target's Fate after each. */
export function* playVolleyAtTable(
  question: VolleyQuestion,
  { log, playersChoose }: FightTable,
): TableGame<Omit<VolleyPlay, 'steps'>> {
  const { shooters, target } = question;
  const atModels: number[] = [];
  const places: PlayPlaces = {
    winner: null,
    loser: null,
    strikers: shooters.map((_, i) => i),
    victims: [0],
    victimLabel: () => target.name ?? 'the target',
    log,
  };

  /** What a shooter does where it may decide: its player chooses, or best play does. */
  function* decide(model: number, why: string, options: readonly ChoiceOption[]): TableGame<string> {
    const code = options.some(({ id }) => id === 'REROLL') ? 'REROLLS' : 'MIGHT';
    const asked = {
      side: null,
      model,
      code,
      why,
      measure: 'CHANCE_TO_WOUND',
      higherIsBetter: true,
      options,
    } as const;
    const place: number = playersChoose && options.length > 1 ? yield* choose(asked) : bestOption(asked);
    return (options[place] as ChoiceOption).id;
  }

  /** One die that must show `needed`: whether it does, and the Might left. */
  function* rollToPass(
    at: { readonly shooter: Shooter; readonly model: number; readonly roll: number; readonly might: number },
    { code, needed, name, again }: { code: string; needed: number; name: string; again: boolean },
  ): TableGame<{ readonly passed: boolean; readonly might: number }> {
    const worth = shotWorth(at.shooter, target.defence);
    const source = code === 'TO_HIT' ? combatSources.shooting : combatSources.inTheWay;
    const note = (text: string, dice: readonly number[]): void => {
      places.log({ code, side: null, model: at.model, text, dice, source });
    };
    const [die = 1] = yield* roll({
      code,
      side: null,
      model: at.model,
      count: 1,
      why: `${name}: ${needed}+ needed`,
    });
    note(`${name}: ${die}, ${needed}+ needed`, [die]);
    const price = Math.max(0, needed - die);
    if (price === 0) return { passed: true, might: at.might };
    const taken: string = yield* decide(at.model, `what to do about ${name}: ${die}, ${needed}+ needed`, [
      ...(again
        ? [{ id: 'REROLL', text: 'rolls it again', worth: worth.rolledAgain(at.roll, at.might) }]
        : []),
      { id: 'KEEP', text: 'lets the shot end', worth: ZERO },
      ...(price <= at.might
        ? [{ id: 'SPEND', text: `spends ${price} Might`, worth: worth.passed(at.roll, at.might - price) }]
        : []),
    ]);
    if (taken === 'REROLL')
      return yield* rollToPass(at, { code, needed, name: `${name}, rolled again`, again: false });
    if (taken === 'KEEP') return { passed: false, might: at.might };
    note(`spends ${price} Might`, []);
    return { passed: true, might: at.might - price };
  }

  function* shoot(model: number): TableGame<number> {
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
      const done: { readonly passed: boolean; readonly might: number } = yield* rollToPass(
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
    if (short === 0) return 0;
    const taken: string = yield* decide(model, `whether to spend ${short} Might to wound`, [
      { id: 'SPEND', text: `spends ${short} Might to wound`, worth: ONE },
      { id: 'KEEP', text: 'keeps its Might', worth: ZERO },
    ]);
    if (taken === 'KEEP') return Infinity;
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

  const nothing = function* (): TableGame<number> {
    return 1;
  };
  const [woundsLost = 0]: readonly number[] = yield* playInTurn(volleyStrikes(question), {
    strike: ({ attacker }) => shoot(attacker),
    before: nothing,
    places,
    playersChoose,
  });
  return { woundsLost, slain: woundsLost === target.wounds, atModels };
}

/** The same by best play of both, with its steps. */
export function* playVolley(question: VolleyQuestion): DiceGame<VolleyPlay> {
  const steps: PlayStep[] = [];
  const log = (step: PlayStep): void => {
    steps.push(step);
  };
  const played = yield* byBestPlay(playVolleyAtTable(question, { log, playersChoose: false }));
  return { ...played, steps };
}
