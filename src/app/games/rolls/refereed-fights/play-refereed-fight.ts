import * as z from 'zod/mini';
import { movesOf } from '../../../../domain/rules/combat/table';
import { shortText, wholeNumber } from '../../../kernel/input';
import { type StoredContext, operation } from '../../../kernel/operation';
import { type Answer, conflict, invalidField, ok } from '../../../kernel/use-case';
import { fightId } from '../fields';
import { type FightPlayer, changeFight, possibleIn } from './change-fight';
import {
  type FightMove,
  type LoggedFight,
  type RefereedFightFacts,
  fightTermsOf,
  movesIn,
} from './fight-facts';
import { askedNext, playedSoFar } from './fight-view';

const MOST_MOVES = 10_000;

interface Move {
  readonly id: string;
  readonly move: number;
  readonly choice: string;
}

/** The facts after a move; refused where it is not the move that comes next, not this player's, or not possible. */
const moved = (
  { facts, log }: LoggedFight,
  { player }: FightPlayer,
  { id, move, choice }: Move,
): Answer<Partial<RefereedFightFacts>> => {
  const made = movesIn(log).map((one) => one.choice);
  const asked = askedNext(playedSoFar(id, facts, made));
  if (move !== made.length || asked === null)
    return conflict(
      'NOT_CURRENT_MOVE',
      `${made.length} moves were made, so the next one is move ${made.length}: read the fight again.`,
    );
  if (asked.side !== null && asked.side !== player)
    return conflict(
      'NOT_YOUR_TURN',
      `It is the turn of ${fightTermsOf(facts).players[asked.side]}: ${asked.why}.`,
    );
  const possible = movesOf(asked);
  if (!possible.includes(choice))
    return invalidField('choice', 'NOT_ALLOWED', `must be one of ${possible.join(', ')} here`);
  const next: FightMove = { player: player ?? -1, choice };
  return ok({ move: next, isOver: askedNext(playedSoFar(id, facts, [...made, choice])) === null });
};

/**
 * Makes the move that a refereed fight waits for: throws the dice that come next, or takes one of the options offered. The player
 * whose turn it is makes it; where the dice are nobody's, such as those of a roll-off, either player may.
 */
export const playRefereedFight = operation({
  name: 'playRefereedFight',
  route: 'POST /v1/rolls/fights/{id}/play',
  function: 'tournaments',
  answers: 'RefereedFight',
  idempotencyKey: true,
  reads: ['REFEREED_FIGHT'],
  writes: ['REFEREED_FIGHT'],
  covers: ['A26', 'C6'],

  input: z.strictObject({
    id: fightId,
    move: wholeNumber(0, MOST_MOVES, 'The `move` of the `turn` that is answered: how many were made before.'),
    choice: shortText('One of the `choices` of the turn: `THROW`, or the `choice` of an option.'),
  }),
  run: ({ id, move, choice }, context: StoredContext, { name }) =>
    changeFight(
      {
        operation: name,
        id,
        input: { move, choice },
        set: (fight, by) => {
          const playing = possibleIn(fight, 'playRefereedFight', context.clock.nowMs());
          return playing.ok ? moved(fight, by, { id, move, choice }) : playing;
        },
      },
      context,
    ),
});
