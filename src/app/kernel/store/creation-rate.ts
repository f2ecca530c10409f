import { refused } from '../../../shared/result';
import type { Answer } from '../use-case';
import { networkOf } from './network-of';

/**
 * How much one network address may create without a token within a time, counted by this process. Where many processes answer, a
 * gateway before them has a rate of its own.
 */
export interface CreationRate {
  /** Null where it is within the rate, and counted; a repeated request counts once. */
  readonly take: (asked: {
    readonly address: string | undefined;
    readonly request: string;
    /** What it stores: 1 for a thing, more for an import. */
    readonly weight: number;
  }) => Answer<never> | null;
}

/** Five a second, as long as they last ten minutes: more than any event, season or import of all its events needs. */
const MOST = 3_000;
const WINDOW_MS = 10 * 60 * 1000;
/** Addresses that are counted at once: more are no accident, and the oldest is forgotten. */
const MOST_ADDRESSES = 10_000;

interface Taken {
  readonly atMs: number;
  readonly request: string;
  readonly weight: number;
}

export const createCreationRate = ({ nowMs }: { readonly nowMs: () => number }): CreationRate => {
  const byNetwork = new Map<string, readonly Taken[]>();
  return {
    take: ({ address, request, weight }) => {
      if (address === undefined || address === '') return null;
      const now = nowMs();
      const network = networkOf(address);
      const recent = (byNetwork.get(network) ?? []).filter(({ atMs }) => atMs > now - WINDOW_MS);
      if (recent.some((one) => one.request === request)) return null;
      let over = recent.reduce((sum, one) => sum + one.weight, weight) - MOST;
      // The first moment at which enough of what was counted is ten minutes ago.
      for (const { atMs, weight: given } of over > 0 ? recent : []) {
        over -= given;
        if (over <= 0)
          return refused({
            code: 'TOO_MANY_REQUESTS',
            retryAfterSeconds: Math.ceil((atMs + WINDOW_MS - now) / 1000),
            policy: 'creating',
            most: MOST,
            windowSeconds: WINDOW_MS / 1000,
          });
      }
      byNetwork.delete(network);
      byNetwork.set(network, [...recent, { atMs: now, request, weight }]);
      const [oldest] = byNetwork.keys();
      if (byNetwork.size > MOST_ADDRESSES && oldest !== undefined) byNetwork.delete(oldest);
      return null;
    },
  };
};
