/** Values that this browser keeps, as JSON, each under its key. */

/** Null where nothing is kept, or nothing that can be read. */
export const readStored = <T>(key: string): T | null => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
};

/** Keeps what the page can do without: a full storage is no failure. */
export const storeIfRoom = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The page works while it is open.
  }
};
