import { requestOf, writePlayer } from './players';
import type { Named } from '../../kernel/owned/owned-records';
import { playerView } from '../views';
import type { PlayerFacts } from '../../../domain/tournaments/league/facts';
import type { StoredContext } from '../../kernel/store/context';
import { requestKey } from '../../kernel/store/mutation';
import { type Answer, ok, conflict, mapAnswer } from '../../kernel/use-case';
import { playerNumberOf } from '../credentials';
import type { LeaguePlayer } from '../../kernel/generated/answers';

/** Numbers that are tried. With 5,000 players the first is taken once in 180 times. */
const MOST_ATTEMPTS = 6;

const newPlayer = (name: string): PlayerFacts => ({ name, tokenHash: null, erased: false });

/**
 * Adds a player under a number that nobody of the league has. `grantedBy` is the league whose organiser asks, if a federation
 * gets the player.
 */
export const addPlayer = async (
  of: {
    readonly self: Named;
    readonly league: string;
    readonly name: string;
    readonly input: unknown;
    readonly grantedBy?: string;
  },
  context: StoredContext,
): Promise<Answer<LeaguePlayer>> => {
  const { self, league, name, input, grantedBy } = of;
  const key = requestKey(context);
  if (!key.ok) return key;
  const request = requestOf(context, key.value);
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const player = playerNumberOf(context.keyring, { league, request, attempt });
    const added = await writePlayer(
      {
        self,
        input: { ...(input as object), league },
        player,
        grantedBy,
        decide: (other) =>
          other
            ? conflict('NUMBER_TAKEN', 'Another player has this number.')
            : ok({ log: [], set: newPlayer(name) }),
      },
      context,
    );
    const isTaken = !added.ok && added.error.code === 'CONFLICT' && added.error.reason === 'NUMBER_TAKEN';
    if (!isTaken) return mapAnswer(added, (record) => playerView(league, player, record));
  }
  return conflict('NUMBER_TAKEN', 'No free number was found: send the request with another Idempotency-Key.');
};
