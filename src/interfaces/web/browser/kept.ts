/** What this browser holds the token of: it never leaves it but in requests to this service. */
export interface Kept {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  /** Brings a lost organiser's token back; null where this browser never saw it. */
  readonly recoveryCode: string | null;
}

const isKept = (value: unknown): value is Kept =>
  typeof (value as Kept | null)?.id === 'string' && typeof (value as Kept).token === 'string';

/** Everything that is kept under this key. */
export const keptUnder = (key: string) => {
  const all = (): readonly Kept[] => {
    try {
      const parsed: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      return Array.isArray(parsed) ? parsed.filter(isKept) : [];
    } catch {
      return [];
    }
  };
  const others = (id: string) => all().filter((one) => one.id !== id);
  const write = (kept: readonly Kept[]): void => localStorage.setItem(key, JSON.stringify(kept));
  const find = (id: string) => all().find((one) => one.id === id);
  /** Keeps one in the place of what was kept of it; a recovery code stays, because nobody can ask for it again. */
  const keep = (one: Kept): void =>
    write([
      { ...one, recoveryCode: one.recoveryCode ?? find(one.id)?.recoveryCode ?? null },
      ...others(one.id),
    ]);
  return {
    all,
    find,
    keep,
    forget: (id: string): void => write(others(id)),
    /** The name of one that was opened by its token is known only once it is read. */
    rename: ({ id, name }: Pick<Kept, 'id' | 'name'>): void => {
      const kept = find(id);
      if (kept && kept.name !== name) keep({ ...kept, name });
    },
  };
};
