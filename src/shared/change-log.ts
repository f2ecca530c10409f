/** Parts of the answer to a change that must be stored. */
export type Receipt = Readonly<Record<string, string | number | boolean>>;

/**
 * One change of one record (a tournament's head, an entrant, a round, a result): author, time and new facts. A repeated request
 * finds its first answer by it.
 */
export interface Change<Facts> {
  /** The operation, as every interface names it. */
  readonly op: string;
  /** The role and the first characters of the token's hash. */
  readonly by: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly set: Partial<Facts>;
  /** Hash of the caller's Idempotency-Key, scoped to token, operation and target. */
  readonly key: string;
  /** Hash of the request's input. */
  readonly input: string;
  readonly receipt?: Receipt;
  /** Others are to be informed of it and have not been yet; taken away, without a new version, once that is under way. */
  readonly isForOutbox?: true;
}

/** Every change of one thing, oldest first. Its length is the thing's version; empty, the thing does not exist. */
export type ChangeLog<Facts> = readonly Change<Facts>[];

/** The facts after the first `version` changes: each change lays its fields over those before. */
export const factsAt = <Facts>(log: ChangeLog<Facts>, version: number = log.length): Facts => {
  const [first] = log;
  if (log.length === 1 && version === 1 && first) return first.set as Facts;
  const facts = {};
  // One by one: a sheet of a game has up to 20,000 changes, and spread arguments of that number take milliseconds.
  for (const { set } of log.slice(0, version)) Object.assign(facts, set);
  return facts as Facts;
};

/** A thing with its history. */
export interface Logged<Facts> {
  readonly log: ChangeLog<Facts>;
  readonly facts: Facts;
  readonly version: number;
}

export const logged = <Facts>(log: ChangeLog<Facts>): Logged<Facts> => ({
  log,
  facts: factsAt(log),
  version: log.length,
});

/** A thing as it stood at a moment, from which a repeated request gets its first answer. Its first change made it, whenever that was. */
export const loggedAt = <Facts>(log: ChangeLog<Facts>, atMs: number): Logged<Facts> =>
  logged(log.filter(({ at }, index) => index === 0 || at <= atMs));

/** A thing as a change would leave it that nobody has made yet. */
export const loggedAfter = <Facts>(
  log: ChangeLog<Facts>,
  { at, set }: Pick<Change<Facts>, 'at' | 'set'>,
): Logged<Facts> => logged([...log, { op: '', by: '', at, set, key: '', input: '' }]);
