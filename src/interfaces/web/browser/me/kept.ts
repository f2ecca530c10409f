/** The person that this browser keeps the key of. */
export interface KeptPerson {
  readonly id: string;
  readonly token: string;
}

const KEY = 'muster.person';

export const keptPerson = (): KeptPerson | null => {
  try {
    const { id, token } = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<KeptPerson>;
    return typeof id === 'string' && typeof token === 'string' ? { id, token } : null;
  } catch {
    return null;
  }
};

export const keepPerson = (person: KeptPerson): void => localStorage.setItem(KEY, JSON.stringify(person));

export const forgetPerson = (): void => localStorage.removeItem(KEY);
