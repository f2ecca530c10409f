import { playInTurn } from './play-in-turn';
import { type PlayPlaces, note } from './step';
import { isRolledAgain, neededDice, onChart, rollAt, throwsOf } from './strike-dice';
import type { Striker } from '../rulesets/fight-model';
import type { Ruleset } from '../rulesets/ruleset';
import { message } from '../rulesets/texts';
import { type StrikeQuestion, type StrikeVictim, attackersOf, strikesInTurn, volleysOf } from './strike-odds';
import { choosesBetweenThrows, twoThrows } from './strikes-in-two-throws';
import { type TableGame, roll } from './table';

const d3 = (die: number): number => Math.ceil(die / 2);

type PlacedStriker = Striker & { readonly model: number };

/** Some Strikes at one victim, and which of their throws comes: 0 for the first dice, 1 for the further ones after a 6. */
interface Throw {
  readonly count: number;
  readonly places: PlayPlaces;
  readonly of?: number;
  readonly stage?: number;
}

/** Rolls one throw of `count` Strikes, dice again where that is allowed: the Might that each Strike lacks. */
export function* rollStrikes(
  striker: PlacedStriker,
  victim: StrikeVictim,
  { count, places, of = 0, stage = 0 }: Throw,
): TableGame<readonly number[]> {
  const { mightForBothDice } = places.ruleset;
  const struck = rollAt(places.ruleset, { ...striker, strength: onChart(striker.strength) }, victim);
  const { strength, defence, onlyNaturalSixes = false } = struck;
  const dice = neededDice(places.ruleset, struck);
  const needed = throwsOf(places.ruleset, dice)[stage] ?? [];
  const common = { side: places.winner, model: striker.model };
  if (needed.length === 0) {
    note(places, 'TO_WOUND', {
      ...common,
      message: message('cannotWound', strength, defence),
    });
    return Array.from({ length: count }, () => Infinity);
  }
  const rolled = {
    ...common,
    code: 'TO_WOUND',
    why: `${stage > 0 ? 'the further dice ' : ''}To Wound ${places.victimLabel(of)}`,
  };
  const faces = [...(yield* roll({ ...rolled, count: count * needed.length }))];
  const rolledMessage =
    stage > 0
      ? message('furtherRolled', needed[0] as number, count)
      : message('toWoundRolled', strength, defence, { dice, strikes: count });
  note(places, 'TO_WOUND', { ...common, message: rolledMessage, dice: [...faces] });
  const again = faces.flatMap((face, i) =>
    isRolledAgain(struck, face, needed[i % needed.length] as number) &&
    (needed[i % needed.length] as number) > 1
      ? [i]
      : [],
  );
  const isFailed = struck.rerollFailed === true;
  if (again.length > 0) {
    const fresh = yield* roll({
      ...rolled,
      count: again.length,
      why: isFailed ? 'failed To Wound dice rolled again' : 'To Wound dice of 1 rolled again',
    });
    again.forEach((place, i) => {
      faces[place] = fresh[i] as number;
    });
    note(places, 'TO_WOUND', {
      ...common,
      message: message(isFailed ? 'failedRolled' : 'onesRolled', again.length),
      dice: fresh,
    });
  }
  const shortOf = (least: number, face: number): number =>
    face >= least ? 0 : onlyNaturalSixes ? Infinity : least - face;
  return Array.from({ length: count }, (_, strike) =>
    needed
      .map((least, i) => shortOf(least, faces[strike * needed.length + i] as number))
      .reduce((first, second) => mightForBothDice?.(first, second) ?? first),
  );
}

/** A roll before the Strikes of one model: Piercing Strike's D3. */
function* pierced(striker: PlacedStriker, places: PlayPlaces): TableGame<number> {
  if (!striker.piercing) return 0;
  const [die = 1] = yield* roll({
    code: 'SPECIAL_STRIKE',
    side: places.winner,
    model: striker.model,
    count: 1,
    why: 'a D3, a D6 halved and rounded up: what the Piercing Strike adds to its Strength',
  });
  note(places, 'SPECIAL_STRIKE', {
    side: places.winner,
    model: striker.model,
    message: message('piercingRolled', striker.strength, d3(die)),
    dice: [die],
  });
  return d3(die);
}

/** The least that each die of a Strike must show, by its throws. */
export const throwsAt = (ruleset: Ruleset, striker: Striker, victim: StrikeVictim) =>
  throwsOf(
    ruleset,
    neededDice(ruleset, rollAt(ruleset, { ...striker, strength: onChart(striker.strength) }, victim)),
  );

/** The Strikes of one model rolled together: the Wounds that they deal, nearest misses raised first. */
function* strikeTogether(
  striker: PlacedStriker,
  victim: StrikeVictim,
  { count, places, raised }: Throw & { readonly raised: (shorts: readonly number[]) => number },
): TableGame<number> {
  const first: readonly number[] = yield* rollStrikes(striker, victim, { count, places });
  const shorts = [...first].sort((a, b) => a - b);
  const spend = (spent: number): void => {
    if (spent > 0)
      note(places, 'MIGHT', {
        side: places.winner,
        model: striker.model,
        message: message('spendsOnMisses', spent),
      });
  };
  /** How many of these succeed, and what it takes. */
  const paid = (lacking: readonly number[], might: number): readonly [number, number] => {
    let [passed, spent] = [0, 0];
    for (const short of lacking) {
      if (spent + short > might) break;
      spent += short;
      passed += 1;
    }
    return [passed, spent];
  };
  const succeeded = shorts.filter((short) => short === 0).length;
  const hasFurther = throwsAt(places.ruleset, striker, victim).length > 1;
  if (!hasFurther) {
    const [wounds, spent] = paid(shorts, striker.might);
    spend(spent);
    return wounds;
  }
  const passed = succeeded + raised(first);
  const spentFirst = shorts.slice(0, passed).reduce((a, b) => a + b, 0);
  spend(spentFirst);
  if (passed === 0) return 0;
  const further: readonly number[] = yield* rollStrikes(striker, victim, { count: passed, places, stage: 1 });
  const [wounds, spent] = paid(
    [...further].sort((a, b) => a - b),
    striker.might - spentFirst,
  );
  spend(spent);
  return wounds;
}

/** Everything rolled at once at one victim, model by model, then its Fate. */
function* playTogether(question: StrikeQuestion, places: PlayPlaces): TableGame<readonly number[]> {
  const [victim] = question.victims;
  if (!victim) return [];
  const volleys = volleysOf(question);
  const damage = question.strikers[0]?.damage;
  const plan = volleys.some(choosesBetweenThrows)
    ? twoThrows(volleys, victim, { aim: question.aim, damage })
    : null;
  let wounds = 0;
  for (const [i, striker] of question.strikers.entries()) {
    const own = { ...striker, model: places.strikers[i] ?? i };
    const more: number = yield* pierced(own, places);
    const at = { volley: i, way: Math.max(0, more - 1), dealt: wounds };
    wounds += yield* strikeTogether({ ...own, strength: striker.strength + more }, victim, {
      count: volleys[i]?.strikes ?? 0,
      places,
      raised: (shorts) => (striker.might > 0 && plan ? plan.raised(at, shorts) : 0),
    });
  }
  const dealt = {
    attacks: wounds,
    might: 0,
    whirls: false,
    damage,
    dice: [[{ byShortfall: [1n], sixes: 0 }]],
  };
  const sure = {
    attackers: wounds > 0 ? [dealt] : [],
    victims: [{ ...victim, trapped: false }],
    aim: question.aim,
    aimedAt: 0,
  };

  const hits = function* (): TableGame<number> {
    return 0;
  };
  return yield* playInTurn(sure, { strike: hits, before: hits, places, playersChoose: false });
}

/** Plays the Strikes of a question die by die; the Wounds that each victim loses. */
export function* playStrikes(
  question: StrikeQuestion,
  places: PlayPlaces,
  playersChoose = false,
): TableGame<readonly number[]> {
  if (!playersChoose && !strikesInTurn(question)) return yield* playTogether(question, places);
  const strikerAt = (attacker: number) => ({
    ...(question.strikers[attacker] as Striker),
    model: places.strikers[attacker] ?? attacker,
  });
  return yield* playInTurn(
    { ...question, attackers: attackersOf(question) },
    {
      places,
      playersChoose,
      before: (attacker) => pierced(strikerAt(attacker), places),
      strike: function* ({ attacker, victim, way, stage }) {
        const striker = strikerAt(attacker);
        const strength = striker.strength + (striker.piercing ? way + 1 : 0);
        const [short = Infinity]: readonly number[] = yield* rollStrikes(
          { ...striker, strength },
          question.victims[victim] as StrikeVictim,
          { count: 1, places, of: victim, stage },
        );
        return short;
      },
    },
  );
}
