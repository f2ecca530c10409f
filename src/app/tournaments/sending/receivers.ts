import type { Webhook } from '../../../domain/tournaments/event/webhook';
import { type Answer, ok } from '../../kernel/use-case';
import type { TournamentFacts } from '../../../domain/tournaments/event/facts';
import { loggedOf } from '../../kernel/store/items';
import type { Store } from '../../kernel/store/store';
import { headKind, readTournament } from '../store/read-tournament';
import { roundEndsAtMs } from '../../../domain/tournaments/event/round-clock';
import type { DeliveryFacts } from '../../kernel/channels/delivery';
import type { DeliveryParts } from './channel';

/** The id of the receiver that stands for all players of an event. Those of webhooks begin with `w`. */
export const PLAYERS = 'players';

const players: Webhook = { id: PLAYERS, url: '', events: [], pause: null, createdAtMs: 0, secretFrom: '' };

const receiversIn = ({ webhooks = [], signUp }: TournamentFacts): readonly Webhook[] =>
  signUp?.messages === true ? [...webhooks, players] : webhooks;

/** The registered receivers of these tournaments, as they are now, and the players if the event sends them messages: none for an unknown tournament. At most 25 tournaments. */
export const readReceivers = async (
  store: Store,
  tournaments: readonly string[],
): Promise<Answer<ReadonlyMap<string, readonly Webhook[]>>> => {
  const ids = [...new Set(tournaments)];
  if (ids.length === 0) return ok(new Map());
  const heads = await store.get(ids.map((tournament) => ({ item: 'HEAD', tournament })));
  if (!heads.ok) return heads;
  return ok(
    new Map(
      ids.map((id, index) => {
        const head = loggedOf(headKind, heads.value[index]);
        return [id, head ? receiversIn(head.facts) : []];
      }),
    ),
  );
};

/** Whether a message is still true: if it names the end of a round, that end must lie ahead and be unchanged. True if the store does not answer. */
export const isCurrent = async (
  { whileRoundEnds }: DeliveryFacts,
  tournament: string,
  { store, nowMs }: DeliveryParts,
): Promise<boolean> => {
  if (whileRoundEnds === undefined) return true;
  const { round: number, atMs } = whileRoundEnds;
  if (nowMs() >= atMs) return false;
  const found = await readTournament(store, tournament);
  if (!found.ok) return found.error.code === 'UNAVAILABLE';
  const round = found.value.rounds[number - 1];
  return round?.state === 'STARTED' && roundEndsAtMs(round.facts) === atMs;
};
