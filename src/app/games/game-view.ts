import type { ChangeLog } from '../../shared/change-log';
import { type HeldValue, overwritten, shownCount, valueOf } from '../../domain/games/changes';
import { type GamePhase, gamePhases } from '../../domain/games/keys';
import { remindersOf } from '../../domain/games/reminders';
import { type GameScore, scoreOf } from '../../domain/games/score';
import { sideTotals, turnOf } from '../../domain/games/totals';
import { entrantId } from '../../domain/tournaments/event/record';
import { sourceAnswer } from '../kernel/answers';
import type * as answers from '../kernel/generated/answers';
import { isoTime, isoTimeOrNull } from '../kernel/iso-time';
import { type GameFacts, gameEndsAtMs, gameFactsOf } from '../tournaments/store/game-item';
import type { GameUser } from './game-access';

/** How often a page asks while a game goes on, and once it is over. */
const OFTEN_MS = 3000;
const SELDOM_MS = 30_000;

const sides = [0, 1] as const;

const valueView = ({ value, device, sequence, clock, seen }: HeldValue): answers.GameValue => ({
  value,
  device,
  sequence,
  clock,
  seen,
});

const sideView = ({ setup, state, table }: GameFacts, side: 0 | 1): answers.GameSide => {
  const number = table?.entrants[side] ?? 0;
  return {
    ...setup.sides[side],
    entrant: number === 0 ? null : entrantId(number),
    totals: sideTotals(setup, state, side),
  };
};

const scoreView = (
  { victoryPoints, winner, sides: lines, missing, impossible }: GameScore,
  turns: answers.GameScore['turns'],
): answers.GameScore => ({
  victoryPoints,
  winner,
  sides: lines.map((ofSide, side) => ({ victoryPoints: victoryPoints[side as 0 | 1], lines: ofSide })),
  turns,
  missing: [...missing, ...impossible],
});

const phaseOf = (value: string): GamePhase | null => (value in gamePhases ? (value as GamePhase) : null);

const secretView = ({
  id,
  sealedAtMs,
  shownAtMs,
  ...secret
}: GameFacts['secrets'][number]): answers.GameSecret => ({
  secret: id,
  ...secret,
  sealedAt: isoTime(sealedAtMs),
  shownAt: isoTimeOrNull(shownAtMs),
});

/** The sheet as these changes left it, for one of its sides or for who else may read it. */
export const gameView = (
  id: string,
  log: ChangeLog<GameFacts>,
  {
    user,
    turns = null,
  }: { readonly user: Pick<GameUser, 'side'>; readonly turns?: answers.GameScore['turns'] },
): answers.Game => {
  const facts = gameFactsOf(log);
  const { setup, state, table, finished, endedWith, kept, secrets, scenarioName } = facts;
  const score = scoreOf(setup, state);
  const priority = valueOf(state, 'priority');
  return {
    id,
    state: finished ? 'FINISHED' : 'OPEN',
    version: String(log.length),
    edition: setup.edition,
    scenario: setup.scenario,
    scenarioName,
    tournament: table?.tournament ?? null,
    round: table?.round ?? null,
    table: table?.table ?? null,
    board: table?.board ?? null,
    you: user.side,
    sides: sides.map((side) => sideView(facts, side)),
    turn: turnOf(state),
    priority: priority === '' ? null : Number(priority),
    phase: phaseOf(valueOf(state, 'phase')),
    counters: Object.entries(state.counters).map(([counter, sum]) => ({
      counter,
      sum,
      shown: shownCount(setup, state, counter),
    })),
    registers: Object.entries(state.registers).map(([register, [now, before]]) => ({
      register,
      now: valueView(now),
      before: before ? valueView(before) : null,
      isDisputed: overwritten(state, register) !== undefined,
    })),
    devices: Object.entries(state.devices).map(([device, known]) => ({ device, ...known })),
    reminders: remindersOf(setup, state).map(({ id: reminder, source, ...rest }) => ({
      reminder,
      ...rest,
      source: sourceAnswer(source),
    })),
    score: score ? scoreView(score, turns) : null,
    secrets: secrets.map(secretView),
    endedWith: endedWith ?? null,
    kept,
    createdAt: isoTime(log[0]?.at ?? 0),
    changedAt: isoTime(log.at(-1)?.at ?? 0),
    keptUntil: isoTimeOrNull(gameEndsAtMs(log)),
    askAgainMs: finished ? SELDOM_MS : OFTEN_MS,
  };
};
