/** What the winner strikes for. */
export const strikeAims = ['KILL_MOST', 'KILL_TARGET', 'WOUND_LEADER'] as const;
export type StrikeAim = (typeof strikeAims)[number];
