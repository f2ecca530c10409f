import { refused } from '../answer';
import type { Creation, CreationRate } from '../store/context';

/** The network of an address: for IPv6 the /64, which belongs to one customer. */
export const networkOf = (address: string): string =>
  address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;

/** Five a second on average: more than any event, season or import of all its events needs. */
const MOST = 3_000;
const WINDOW_MS = 10 * 60 * 1000;
/** Networks that are counted at once; beyond it the oldest is forgotten. */
const MOST_ADDRESSES = 10_000;

/**
 * Limits how much one network creates without a token, counted by this process and alike for every interface. A
 * deployment with many processes has a rate of its own at the gateway too, which cannot see into a GraphQL document.
 */
export const createCreationRate = ({ nowMs }: { readonly nowMs: () => number }): CreationRate => {
  const byNetwork = new Map<string, readonly (Omit<Creation, 'address'> & { readonly atMs: number })[]>();
  return {
    take: ({ address, request, weight }) => {
      if (address === undefined || address === '') return null;
      const now = nowMs();
      const network = networkOf(address);
      const recent = (byNetwork.get(network) ?? []).filter(({ atMs }) => atMs > now - WINDOW_MS);
      if (recent.some((one) => one.request === request)) return null;
      let over = recent.reduce((sum, one) => sum + one.weight, weight) - MOST;
      // The first time at which enough of the counted creations are ten minutes old.
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
