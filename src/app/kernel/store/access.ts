/** Who is written into the history: the role, and enough of the token's hash to distinguish two of one role. */
export const authorName = (role: string, hash: string): string => `${role}:${hash.slice(0, 8)}`;
