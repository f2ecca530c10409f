import { type ChangeLog, factsAt } from '../../../shared/change-log';
import { rollCommitment } from '../../../shared/verifiable-dice';
import type { FightPlayAnswer, VolleyPlayAnswer } from '../../fights/play';
import type { ChartResolution } from '../../kernel/generated/answers';
import {
  type RollChart,
  type RollFacts,
  type RollState,
  createdAtMs,
  endedAtMs,
  joinableUntilMs,
  keptUntilMs,
  lockedAtMs,
  stateOf,
  termsOf,
} from '../roll-facts';
import { isoTime, isoTimeOrNull } from '../../kernel/iso-time';

/** What every interface shows of a verifiable roll. */

export interface RollChartView {
  readonly id: string;
  readonly modifiers: readonly string[];
  readonly variant: string | null;
  readonly mightAvailable: number | null;
  readonly fallInches: number | null;
  readonly modelHeightInches: number | null;
  readonly remainingMoveInches: number | null;
  readonly passengerMovedInches: number | null;
  readonly moveInches: number | null;
}

export interface RollPlayerView {
  readonly name: string;
  readonly lockedAt: string | null;
  /** Shown when the roll is over. */
  readonly word: string | null;
}

export interface RollView {
  readonly id: string;
  readonly state: RollState;
  readonly reason: string | null;
  /** Null for a fight or volley until it is rolled. */
  readonly count: number | null;
  readonly sides: number;
  readonly chart: RollChartView | null;
  readonly terms: string;
  readonly commitment: string;
  /** Shown when the roll is over. */
  readonly secret: string | null;
  readonly players: readonly RollPlayerView[];
  readonly dice: readonly number[] | null;
  readonly total: number | null;
  readonly resolution: ChartResolution | null;
  readonly fightPlay: (FightPlayAnswer & { readonly notCounted: null }) | null;
  readonly volleyPlay: (VolleyPlayAnswer & { readonly notCounted: null }) | null;
  readonly abandonedBy: string | null;
  readonly createdAt: string;
  readonly joinableUntil: string;
  readonly endedAt: string | null;
  readonly keptUntil: string;
}

const chartView = (chart: RollChart): RollChartView => ({
  id: chart.id,
  modifiers: chart.modifiers,
  variant: chart.variant ?? null,
  mightAvailable: chart.mightAvailable ?? null,
  fallInches: chart.fallInches ?? null,
  modelHeightInches: chart.modelHeightInches ?? null,
  remainingMoveInches: chart.remainingMoveInches ?? null,
  passengerMovedInches: chart.passengerMovedInches ?? null,
  moveInches: chart.moveInches ?? null,
});

/** The roll as these changes left it. Secret and words stay hidden while it is open. */
export const rollView = (id: string, log: ChangeLog<RollFacts>): RollView => {
  const facts = factsAt(log);
  const { reason, players, count, sides, chart } = termsOf(facts);
  const state = stateOf(facts);
  const isOver = state !== 'OPEN';
  return {
    id,
    state,
    reason,
    count: count ?? facts.dice?.length ?? null,
    sides,
    chart: chart && chartView(chart),
    terms: facts.terms,
    commitment: rollCommitment({ id, terms: facts.terms, secret: facts.secret }),
    secret: isOver ? facts.secret : null,
    players: players.map((name, player) => ({
      name,
      lockedAt: isoTimeOrNull(lockedAtMs(log, player)),
      word: isOver ? (facts.words[player] ?? null) : null,
    })),
    dice: facts.dice,
    total: facts.dice && facts.dice.reduce((sum, die) => sum + die, 0),
    resolution: facts.resolution,
    // The roll shows the numbers themselves.
    fightPlay: facts.fightPlay && { ...facts.fightPlay, notCounted: null },
    volleyPlay: facts.volleyPlay && { ...facts.volleyPlay, notCounted: null },
    abandonedBy: facts.abandonedBy,
    createdAt: isoTime(createdAtMs(log)),
    joinableUntil: isoTime(joinableUntilMs(log)),
    endedAt: isoTimeOrNull(endedAtMs(log)),
    keptUntil: isoTime(keptUntilMs(log)),
  };
};
