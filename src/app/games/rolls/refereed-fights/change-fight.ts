import { type Answer, ok, refused } from '../../../kernel/use-case';
import type { RefereedFight } from '../../../kernel/generated/answers';
import { authorName } from '../../../kernel/store/credentials';
import type { StoredContext } from '../../../kernel/store/context';
import { type Author, mutate } from '../../../kernel/store/mutation';
import { playerOf } from '../between-players/roll-access';
import { joinableUntilMs } from '../roll-facts';
import { type LoggedFight, type RefereedFightFacts, fightStateOf } from './fight-facts';
import { fightTarget, readFight } from './fight-items';
import { fightView } from './fight-view';

/** The author of a change of a fight: one of its two players. */
export interface FightPlayer extends Author {
  /** The player's place, from 0; null for anybody after the time to play. */
  readonly player: number | null;
}

interface FightChange {
  readonly operation: string;
  readonly id: string;
  readonly input: unknown;
  /** The author of somebody without a token of this fight; refused if omitted. */
  readonly outsider?: (fight: LoggedFight) => FightPlayer | null;
  readonly set: (fight: LoggedFight, by: FightPlayer) => Answer<Partial<RefereedFightFacts>>;
}

/** Changes a refereed fight. */
export const changeFight = (
  { operation, id, input, outsider, set }: FightChange,
  context: StoredContext,
): Promise<Answer<RefereedFight>> =>
  mutate<RefereedFightFacts, LoggedFight, RefereedFight, FightPlayer>(
    {
      operation,
      idempotencyScope: [id],
      input,
      read: (store) => readFight(store, id),
      author: (fight) => {
        const player = playerOf(fight.facts, operation, context.caller.token);
        if (player.ok)
          return ok({ name: authorName('PLAYER', player.value.hash), player: player.value.player });
        const other = outsider?.(fight);
        return other ? ok(other) : player;
      },
      places: ({ log }) => [fightTarget(id, log)],
      decide: (fight, by) => {
        const facts = set(fight, by);
        return facts.ok ? ok({ ...fightTarget(id, fight.log), set: facts.value }) : facts;
      },
      answer: ({ log }) => fightView(id, log),
    },
    context,
  );

/** The operations that are possible in each state. */
const possible = {
  OPEN: ['joinRefereedFight', 'abandonRefereedFight'],
  PLAYING: ['playRefereedFight', 'abandonRefereedFight'],
  OVER: [],
  ABANDONED: [],
} as const;

/** The fight if the operation is possible in its state and, but for giving it up, in time. */
export const possibleIn = (
  { facts, log }: LoggedFight,
  operation: 'joinRefereedFight' | 'playRefereedFight' | 'abandonRefereedFight',
  nowMs: number,
): Answer<RefereedFightFacts> => {
  const state = fightStateOf(facts);
  const allowed: readonly string[] = possible[state];
  if (!allowed.includes(operation)) return refused({ code: 'WRONG_STATE', state, operation, allowed });
  return operation !== 'abandonRefereedFight' && nowMs >= joinableUntilMs(log)
    ? refused({
        code: 'WRONG_STATE',
        state: 'TOO_LATE_TO_PLAY',
        operation,
        allowed: ['abandonRefereedFight'],
      })
    : ok(facts);
};
