import { type ChangeLog, factsAt } from '../../../../shared/change-log';
import { rollCommitment } from '../../../../shared/verifiable-dice';
import { type ChoiceAsked, type RollAsked, movesOf } from '../../../../domain/rules/combat/table';
import { fightInMoves } from '../../../fights/play/fight-play';
import type { FightTurn, RefereedFight } from '../../../kernel/generated/answers';
import { citingHouse } from '../../../rules/asking/by-house-rulings';
import { isoTime, isoTimeOrNull } from '../../../kernel/iso-time';
import { createdAtMs, joinableUntilMs, keptUntilMs, lockedAtMs } from '../roll-facts';
import { type RefereedFightFacts, fightStateOf, fightTermsOf, movesIn, throwsOf } from './fight-facts';

/** The fight as far as its moves reach. */
export const playedSoFar = (id: string, facts: RefereedFightFacts, moves: readonly string[]) =>
  fightInMoves(fightTermsOf(facts).fight, { moves, throwDice: throwsOf(id, facts) });

/** The die or choice that comes next; null where the fight is over. */
export const askedNext = ({ played }: ReturnType<typeof playedSoFar>): RollAsked | ChoiceAsked | null =>
  'asked' in played ? played.asked : null;

const turnOf = (
  asked: RollAsked | ChoiceAsked,
  { move, players }: { readonly move: number; readonly players: readonly string[] },
): FightTurn => ({
  move,
  player: asked.side,
  name: asked.side === null ? null : (players[asked.side] ?? null),
  choices: [...movesOf(asked)],
});

/** The fight as these changes left it. The secret and the words stay hidden while it can still go on. */
export const fightView = (id: string, log: ChangeLog<RefereedFightFacts>): RefereedFight => {
  const facts = factsAt(log);
  const { reason, players, event } = fightTermsOf(facts);
  const houseRulings = event?.houseRulings ?? [];
  const state = fightStateOf(facts);
  const moves = movesIn(log);
  const soFar = playedSoFar(
    id,
    facts,
    moves.map(({ choice }) => choice),
  );
  const asked = state === 'PLAYING' ? askedNext(soFar) : null;
  const isClosed = state === 'OVER' || state === 'ABANDONED';
  const { answer } = soFar;
  return {
    ...citingHouse(answer, houseRulings),
    // Before the last word there are no dice to go on from.
    ...(facts.words.includes(null) && { steps: [] }),
    ...(asked === null && { awaiting: null, choice: null }),
    id,
    state,
    version: String(log.length),
    reason,
    tournament: event?.id ?? null,
    houseRulings,
    terms: facts.terms,
    commitment: rollCommitment({ id, terms: facts.terms, secret: facts.secret }),
    secret: isClosed ? facts.secret : null,
    players: players.map((name, player) => ({
      name,
      lockedAt: isoTimeOrNull(lockedAtMs(log, player)),
      word: isClosed ? (facts.words[player] ?? null) : null,
    })),
    turn: asked && turnOf(asked, { move: moves.length, players }),
    choices: [...soFar.played.choices],
    moves: moves.length,
    abandonedBy: facts.abandonedBy,
    createdAt: isoTime(createdAtMs(log)),
    playableUntil: isoTime(joinableUntilMs(log)),
    endedAt: isoTimeOrNull(isClosed ? (log.at(-1)?.at ?? null) : null),
    keptUntil: isoTime(keptUntilMs(log)),
  };
};
