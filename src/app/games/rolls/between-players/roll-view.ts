import { type ChangeLog, factsAt } from '../../../../shared/change-log';
import { rollCommitment } from '../../../../shared/verifiable-dice';
import type { Roll, RollOnChart } from '../../../kernel/generated/answers';
import {
  type RollChart,
  type RollFacts,
  createdAtMs,
  endedAtMs,
  joinableUntilMs,
  keptUntilMs,
  lockedAtMs,
  stateOf,
  termsOf,
} from '../roll-facts';
import { isoTime, isoTimeOrNull } from '../../../kernel/iso-time';

const chartView = (chart: RollChart): RollOnChart => ({
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
export const rollView = (id: string, log: ChangeLog<RollFacts>): Roll => {
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
