import { type Fraction, ONE, ZERO } from '../../../shared/fraction';
import type { DiceGame } from '../rolls/dice-game';
import { playInTurn } from './play-in-turn';
import type { PlayPlaces, PlayStep } from './step';
import { rollStrikes, throwsAt } from './play-strikes';
import type { Ruleset } from '../rulesets/ruleset';
import { type Message, idText, message, textOf } from '../rulesets/texts';
import type { FightTable } from './play-fight';
import {
  type ChoiceAsked,
  type ChoiceOption,
  type TableGame,
  bestOption,
  byBestPlay,
  choose,
  roll,
} from './table';
import { type Shooter, type VolleyQuestion, shotWorth, volleyStrikes } from './volley-odds';

export interface VolleyPlay {
  readonly woundsLost: number;
  readonly slain: boolean;
  /** Shots that ended at a model in the way: the shooter's place, from 0, for each. */
  readonly atModels: readonly number[];
  readonly steps: readonly PlayStep[];
}

/** The decision of a shooter: its player chooses, or best play does. */
function* decide(
  asked: Pick<ChoiceAsked, 'model' | 'why' | 'options'>,
  { playersChoose }: FightTable,
): TableGame<string> {
  const { options } = asked;
  const choice = {
    ...asked,
    side: null,
    code: options.some(({ id }) => id === 'REROLL') ? 'REROLLS' : 'MIGHT',
    measure: 'CHANCE_TO_WOUND',
    higherIsBetter: true,
  } as const;
  const place: number = playersChoose && options.length > 1 ? yield* choose(choice) : bestOption(choice);
  return (options[place] as ChoiceOption).id;
}

/** A die that a shot must pass: to hit, or past something in the way. */
interface Test {
  readonly code: 'TO_HIT' | 'IN_THE_WAY';
  readonly needed: number;
  readonly name: string;
  /** It may be rolled again. */
  readonly again: boolean;
}

/** The dice that a shot must pass before it may wound. */
const testsOf = ({ shooting }: Ruleset, shooter: Shooter): readonly Test[] => [
  { code: 'TO_HIT', needed: shooting.toHit(shooter), name: 'to hit', again: false },
  ...shooter.inTheWay.map((obstruction): Test => ({
    code: 'IN_THE_WAY',
    needed: shooting.inTheWay(obstruction),
    name: idText(obstruction),
    again: shooter.heroicAccuracy,
  })),
];

/** The place of a shot: its shooter, its next die, and the Might left. */
interface ShotAt {
  readonly ruleset: Ruleset;
  readonly model: number;
  readonly roll: number;
  readonly might: number;
  readonly worth: ReturnType<typeof shotWorth>;
}

/** One die that must show `needed`: whether it does, and the Might left. */
function* rollToPass(
  at: ShotAt,
  { code, needed, name, again }: Test,
  table: FightTable,
): TableGame<{ readonly passed: boolean; readonly might: number }> {
  const { model, worth, ruleset } = at;
  const source = code === 'TO_HIT' ? ruleset.sources.shooting : ruleset.sources.inTheWay;
  const note = (what: Message, dice: readonly number[]): void => {
    table.log({ code, side: null, model, message: what, dice, source });
  };
  const [die = 1] = yield* roll({ code, side: null, model, count: 1, why: `${name}: ${needed}+ needed` });
  note(message('testRolled', name, die, needed), [die]);
  const price = Math.max(0, needed - die);
  if (price === 0) return { passed: true, might: at.might };
  const spending = message('spendsToPass', price);
  const options: readonly ChoiceOption[] = [
    ...(again ? [{ id: 'REROLL', text: 'rolls it again', worth: worth.rolledAgain(at.roll, at.might) }] : []),
    { id: 'KEEP', text: 'lets the shot end', worth: ZERO },
    ...(price <= at.might
      ? [{ id: 'SPEND', text: textOf(spending), worth: worth.passed(at.roll, at.might - price) }]
      : []),
  ];
  const why = `what to do about ${name}: ${die}, ${needed}+ needed`;
  const taken: string = yield* decide({ model, why, options }, table);
  if (taken === 'REROLL')
    return yield* rollToPass(at, { code, needed, name: `${name}, rolled again`, again: false }, table);
  if (taken === 'KEEP') return { passed: false, might: at.might };
  note(spending, []);
  return { passed: true, might: at.might - price };
}

/** Whether a To Wound die that is `short`, but within the shooter's Might, is raised; then its shot wounds with this chance. */
function* spendToWound(
  { model, ruleset }: Pick<ShotAt, 'model' | 'ruleset'>,
  { short, then }: { readonly short: number; readonly then: Fraction },
  table: FightTable,
): TableGame<boolean> {
  const spending = message('spendsPointsToWound', short);
  const options = [
    { id: 'SPEND', text: textOf(spending), worth: then },
    { id: 'KEEP', text: 'keeps its Might', worth: ZERO },
  ];
  const why = `whether to spend ${short} Might to wound`;
  const taken: string = yield* decide({ model, why, options }, table);
  if (taken === 'KEEP') return false;
  const { might } = ruleset.sources;
  table.log({ code: 'MIGHT', side: null, model, message: spending, dice: [], source: might });
  return true;
}

/** A volley die by die: to hit, what is in the way, To Wound for each shot, the target's Fate after each. */
export function* playVolleyAtTable(
  question: VolleyQuestion,
  table: FightTable,
): TableGame<Omit<VolleyPlay, 'steps'>> {
  const { ruleset, shooters, target } = question;
  const atModels: number[] = [];
  const places: PlayPlaces = {
    ruleset,
    winner: null,
    loser: null,
    strikers: shooters.map((_, i) => i),
    victims: [0],
    victimLabel: () => target.name ?? 'the target',
    log: table.log,
  };

  /** One shot: 0 if it wounds, otherwise `Infinity`. */
  function* shoot(model: number): TableGame<number> {
    const shooter = shooters[model] as Shooter;
    const worth = shotWorth(ruleset, shooter, target);
    let { might } = shooter;
    for (const [index, test] of testsOf(ruleset, shooter).entries()) {
      const done: { readonly passed: boolean; readonly might: number } = yield* rollToPass(
        { ruleset, model, roll: index, might, worth },
        test,
        table,
      );
      might = done.might;
      if (done.passed) continue;
      if (index > 0 && shooter.inTheWay[index - 1] === 'INTERVENING_MODEL') atModels.push(model);
      return Infinity;
    }
    const striker = { ...shooter, attacks: 1, whirls: false, piercing: false, model };
    const throws = Math.max(1, throwsAt(ruleset, striker, target).length);
    for (let stage = 0; stage < throws; stage += 1) {
      const [short = Infinity]: readonly number[] = yield* rollStrikes(striker, target, {
        count: 1,
        places,
        stage,
      });
      if (short > might) return Infinity;
      if (short === 0) continue;
      might -= short;
      const then = stage + 1 < throws ? worth.further(might) : ONE;
      if (!(yield* spendToWound({ ruleset, model }, { short, then }, table))) return Infinity;
    }
    return 0;
  }

  const nothing = function* (): TableGame<number> {
    return 1;
  };
  const [woundsLost = 0]: readonly number[] = yield* playInTurn(volleyStrikes(question), {
    strike: ({ attacker }) => shoot(attacker),
    before: nothing,
    places,
    playersChoose: table.playersChoose,
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
