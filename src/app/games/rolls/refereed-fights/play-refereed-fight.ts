import { movesOf } from '../../../../domain/rules/combat/table';
import { shortText, wholeNumber } from '../../../kernel/input';
import { conflict, invalidField, ok } from '../../../kernel/use-case';
import { fightOperation } from './change-fight';
import { type FightMove, MOST_MOVES, fightTermsOf, movesIn } from './fight-facts';
import { askedNext, playedSoFar } from './fight-view';

/**
 * Makes the move that a refereed fight waits for: throws the dice that come next, or takes one of the options offered. The player
 * whose turn it is makes it; where the dice are nobody's, such as those of a roll-off, either player may.
 */
export const playRefereedFight = fightOperation({
  name: 'playRefereedFight',
  route: 'POST /v1/rolls/fights/{id}/play',

  fields: {
    move: wholeNumber(0, MOST_MOVES, 'The `move` of the `turn` that is answered: how many were made before.'),
    choice: shortText('One of the `choices` of the turn: `THROW`, or the `choice` of an option.'),
  },
  set: ({ facts, log }, { input: { id, move, choice }, player }) => {
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
  },
});
