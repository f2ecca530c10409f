const LONGEST_REST_MS = 1_000;
const TIMES_AS_LONG = 3;

/**
 * Who has had a turn of work rests for three times as long as it took, a second at most: a tournament of 1,000 entrants whose
 * projection is made again and again would keep the requests waiting.
 */
export interface Rests {
  /** Milliseconds until its next turn may begin. */
  readonly leftMs: (id: string) => number;
  readonly begin: (ids: readonly string[], ranMs: number) => void;
}

export const createRests = (nowMs: () => number): Rests => {
  const endsAt = new Map<string, number>();
  return {
    leftMs: (id) => Math.max(0, (endsAt.get(id) ?? 0) - nowMs()),
    begin: (ids, ranMs) => {
      const now = nowMs();
      for (const [id, end] of endsAt) if (end <= now) endsAt.delete(id);
      for (const id of ids) endsAt.set(id, now + Math.min(TIMES_AS_LONG * ranMs, LONGEST_REST_MS));
    },
  };
};
