import { entrantId } from '../../../domain/tournaments/event/record';
import type { WebhookMessageType } from '../../../domain/tournaments/event/webhook';
import type { TournamentAddress } from '../../kernel/store/store';

/**
 * A message to a webhook: that something has changed, and where to read it. No names, no points, no army lists; an email address is added
 * when it is sent, to a webhook that may have it.
 */
export interface WebhookPayload {
  readonly type: WebhookMessageType;
  /** When the change happened, ISO 8601 in UTC. */
  readonly timestamp: string;
  readonly data: {
    readonly tournament: string;
    /** The operation that changed it. */
    readonly operation: string;
    /** What it changed, as far as that applies. */
    readonly entrant: string | null;
    readonly round: number | null;
    readonly table: number | null;
    /** The version of the changed thing: it only grows. Null for a test. */
    readonly version: string | null;
    /** Addresses below this service's own. */
    readonly links: { readonly changes: string; readonly self: string };
  };
}

type Place = Pick<WebhookPayload['data'], 'entrant' | 'round' | 'table'>;

const nowhere: Place = { entrant: null, round: null, table: null };

const ofClosing: readonly WebhookMessageType[] = ['TOURNAMENT_FINISHED', 'TOURNAMENT_REOPENED'];

const placeOf = (address: TournamentAddress, type: WebhookMessageType): Place => {
  switch (address.item) {
    case 'HEAD':
      return nowhere;
    case 'ENTRANT':
    case 'ARMY':
      return { ...nowhere, entrant: entrantId(address.number) };
    case 'ROUND':
      // The closing stands in the place of the round that will not be.
      return ofClosing.includes(type) ? nowhere : { ...nowhere, round: address.round };
    case 'RESULT':
    case 'TEAM_MATCH':
      return { ...nowhere, round: address.round, table: address.table };
  }
};

export const payloadOf = (
  address: TournamentAddress,
  change: { readonly op: string; readonly at: number; readonly version: number },
  type: WebhookMessageType,
): WebhookPayload => {
  const { tournament } = address;
  const place = placeOf(address, type);
  const tournamentPath = `/v1/tournaments/${tournament}`;
  return {
    type,
    timestamp: new Date(change.at).toISOString(),
    data: {
      tournament,
      operation: change.op,
      ...place,
      version: type === 'PING' ? null : String(change.version),
      links: {
        changes: `${tournamentPath}/changes`,
        self: place.round === null ? tournamentPath : `${tournamentPath}/rounds/${place.round}`,
      },
    },
  };
};
