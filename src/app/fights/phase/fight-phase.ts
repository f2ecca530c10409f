import * as z from 'zod/mini';
import type { Fight } from '../../../domain/rules/combat/fight';
import {
  type OddsOf,
  type Phase,
  beforeAll,
  bestOrder,
  bestPairing,
  mightWorth,
  pairedFights,
  tollOfFight,
} from '../../../domain/rules/combat/fight-phase';
import type { PairedFight } from '../../../domain/rules/combat/pair-off';
import { type Fraction, ZERO, compare, subtract, toDecimal, toText } from '../../../shared/fraction';
import { cite } from '../../../shared/source';
import { chance, sourceAnswer } from '../../kernel/answers';
import type { FightPhase, PhaseMight } from '../../kernel/generated/answers';
import { crossCheck } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import { type Answer, ok } from '../../kernel/use-case';
import { fightOf, fightSources } from '../odds/fight-odds';
import { fightQuestion } from '../profiles/profiles';
import { type WorkContext, paidFightOdds } from '../work';
import { orderAdvice, mightAdvice, namesOfPair, pairingAdvice } from './phase-advice';
import { phaseFaults, phaseFields } from './phase-fields';

const exactly = (value: Fraction) => ({ fraction: toText(value), decimal: toDecimal(value) });

const NO_ODDS: ReturnType<OddsOf> = { win: [ZERO, ZERO], ends: [] };

/** Works each fight out once and pays for it; after the first refusal it works nothing out any more. */
const payingOdds = (context: WorkContext) => {
  const known = new Map<string, ReturnType<OddsOf>>();
  let refusal: Answer<never> | null = null;
  const oddsOf: OddsOf = (fight) => {
    const key = JSON.stringify(fight.sides);
    const found = known.get(key);
    if (found) return found;
    if (refusal) return NO_ODDS;
    const odds = paidFightOdds(fight, context, 'fights');
    if (odds.ok) known.set(key, odds.value);
    else refusal = odds;
    return odds.ok ? odds.value : NO_ODDS;
  };
  return { oddsOf, refusal: () => refusal };
};

/** The worth of the Might of each model of a fight, before other fights are fought. */
const mightsOf = (
  {
    fight,
    place,
    pairs,
  }: { readonly fight: Fight; readonly place: number; readonly pairs: readonly PairedFight[] },
  oddsOf: OddsOf,
): readonly (PhaseMight & { readonly gain: Fraction })[] =>
  pairedFights(fight, pairs).flatMap((one, i) =>
    ([0, 1] as const).flatMap((side) =>
      one.sides[side].models.flatMap(({ might, name }, at) => {
        if (might === 0) return [];
        const rows = mightWorth(one, { side, model: at }, oddsOf);
        const [none, all] = [rows[0], rows.at(-1)];
        const gain = none && all ? subtract(all.worth, none.worth) : ZERO;
        const model = pairs.length === 1 ? at : (pairs[i]?.[side][at] ?? at);
        return [
          {
            fight: place,
            side,
            model,
            name: name ?? `Model ${model + 1} of side ${side + 1}`,
            worth: exactly(gain),
            gain,
            byPoints: rows.map(({ points, win, worth }) => ({
              points,
              win: chance(win),
              worth: exactly(worth),
            })),
          },
        ];
      }),
    ),
  );

const phaseAnswer = (phase: Phase, names: readonly string[], oddsOf: OddsOf): FightPhase => {
  const paired = phase.fights.map((_, place) => {
    const fight = beforeAll(phase, place);
    return { fight, place, ...bestPairing(fight, oddsOf) };
  });
  const pairs = paired.map(({ best }) => best.pairs);
  const { best, worst } = bestOrder(phase, pairs, oddsOf);
  const might = paired
    .flatMap(({ fight, place }) => mightsOf({ fight, place, pairs: pairs[place] ?? [] }, oddsOf))
    .toSorted((a, b) => compare(b.gain, a.gain));
  const order = ({ order: places, slain }: typeof best) => ({
    order: [...places],
    slain: slain.map(exactly),
  });
  const orderMatters = compare(best.worth, worst.worth) > 0;
  return {
    fights: paired.map(({ fight, place, best: { pairs: chosen, worth }, worst: bad, ways }) => ({
      name: names[place] ?? '',
      pairs: pairedFights(fight, chosen).map((one, i) => {
        const [first = [], second = []] = chosen[i] ?? [];
        const { win } = oddsOf(one);
        return {
          first: [...first],
          second: [...second],
          text: namesOfPair(one),
          win: win.map(chance),
          slain: tollOfFight(one, oddsOf).slain.map(exactly),
        };
      }),
      ways,
      worth: exactly(worth),
      worstWorth: exactly(bad.worth),
    })),
    best: order(best),
    worst: order(worst),
    orderMatters,
    might: might.map(({ gain: _gain, ...row }) => row),
    advice: [
      ...paired.flatMap(({ fight, place, best: { pairs: chosen, worth }, worst: bad }) =>
        pairingAdvice(names[place] ?? '', pairedFights(fight, chosen), subtract(worth, bad.worth)),
      ),
      orderAdvice(
        best.order.map((place) => names[place] ?? ''),
        orderMatters ? subtract(best.worth, worst.worth) : null,
      ),
      ...mightAdvice(might, names),
    ],
    sources: [],
  };
};

/** The places of the rules of a phase, each once. */
const sourcesOf = ({ fights }: Phase): FightPhase['sources'] => {
  const is2018 = fights[0]?.ruleset.id === 'MESBG_2018';
  const own = is2018
    ? [cite('004', 'PAIRING OFF FIGHTS'), cite('004', 'MULTIPLE COMBATS'), cite('003', 'THE FIGHT PHASE', 74)]
    : [];
  const all = [...own.map(sourceAnswer), ...fights.flatMap((fight) => [...fightSources(fight)])];
  return [...new Map(all.map((source) => [JSON.stringify(source), source])).values()];
};

/**
 * A whole Fight phase for the player with Priority: how to pair off fights of several against several, which fight to fight first, and
 * where each Hero's Might is worth most. The measure is enemies slain less own models slain, as expected, exactly.
 */
export const fightPhase = operation({
  name: 'fightPhase',
  route: 'POST /v1/fights/fight-phase',
  answers: 'FightPhase',
  ...fightQuestion('FightPhaseInput', 'The fights of the phase.'),
  covers: ['C4'],

  input: z.strictObject(phaseFields).check(crossCheck(phaseFaults)),
  run: ({ fights, trappedBy, priority, switches, edition }, context: WorkContext) => {
    const phase: Phase = {
      fights: fights.map(({ sides }) => fightOf({ sides, priority, switches, edition })),
      trapped: trappedBy.map(({ fight, side, by }) => ({ fight, side: side === 1 ? 1 : 0, by })),
    };
    const names = fights.map(({ name }, i) => name ?? `Fight ${i + 1}`);
    const { oddsOf, refusal } = payingOdds(context);
    const answer = phaseAnswer(phase, names, oddsOf);
    return refusal() ?? ok({ ...answer, sources: sourcesOf(phase) });
  },
});
