import { playInTurn } from './play-in-turn';
import { type PlayPlaces, note } from './step';
import { isRolledAgain, neededDice, onChart, rollAt } from './strike-dice';
import type { Striker } from '../rulesets/fight-model';
import { message } from '../rulesets/texts';
import { type StrikeQuestion, type StrikeVictim, attackersOf, strikesInTurn } from './strike-odds';
import { type TableGame, roll } from './table';

const d3 = (die: number): number => Math.ceil(die / 2);

/** Rolls the dice of `count` Strikes, 1s again where that is allowed: the Might that each lacks. */
export function* rollStrikes(
  striker: Striker & { readonly model: number },
  victim: StrikeVictim,
  { count, places, of = 0 }: { readonly count: number; readonly places: PlayPlaces; readonly of?: number },
): TableGame<readonly number[]> {
  const { mightForBothDice } = places.ruleset;
  const struck = rollAt(places.ruleset, { ...striker, strength: onChart(striker.strength) }, victim);
  const { strength, defence, onlyNaturalSixes = false } = struck;
  const needed = neededDice(places.ruleset, struck);
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
    why: `To Wound ${places.victimLabel(of)}`,
  };
  const faces = [...(yield* roll({ ...rolled, count: count * needed.length }))];
  const rolledMessage = message('toWoundRolled', strength, defence, { dice: needed, strikes: count });
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
      .reduce(mightForBothDice),
  );
}

/** A roll before the Strikes of one model: Piercing Strike's D3. */
function* pierced(striker: Striker & { readonly model: number }, places: PlayPlaces): TableGame<number> {
  if (!striker.piercing) return 0;
  const [die = 1] = yield* roll({
    code: 'SPECIAL_STRIKE',
    side: places.winner,
    model: striker.model,
    count: 1,
    why: 'a D3: what the Piercing Strike adds to its Strength',
  });
  note(places, 'SPECIAL_STRIKE', {
    side: places.winner,
    model: striker.model,
    message: message('piercingRolled', striker.strength, d3(die)),
    dice: [die],
  });
  return d3(die);
}

/** Everything rolled at once at one victim: nearest misses raised first, then its Fate. */
function* playTogether(question: StrikeQuestion, places: PlayPlaces): TableGame<readonly number[]> {
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
        message: message('spendsOnMisses', striker.might - left),
      });
  }
  const dealt = {
    attacks: wounds,
    might: 0,
    whirls: false,
    damage: question.strikers[0]?.damage,
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
      strike: function* ({ attacker, victim, way }) {
        const striker = strikerAt(attacker);
        const strength = striker.strength + (striker.piercing ? way + 1 : 0);
        const [short = Infinity]: readonly number[] = yield* rollStrikes(
          { ...striker, strength },
          question.victims[victim] as StrikeVictim,
          { count: 1, places, of: victim },
        );
        return short;
      },
    },
  );
}
