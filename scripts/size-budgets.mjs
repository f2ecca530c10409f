/**
 * The most bytes a function may hold, minified: what it loads before its first answer (`startBytes`). Every byte
 * of it is paid for at each cold start.
 */
export const startBudgets = {
  rules: 32_000,
  rolls: 34_000,
  fights: 30_000,
  pictures: 50_000,
  reference: 28_000,
  armies: 36_000,
  catalogues: 36_000,
  leagues: 45_000,
  tournaments: 65_900,
  // The schema has every operation.
  graphql: 419_000,
  mcp: 400_000,
  discord: 67_500,
  batch: 26_000,
  documents: 22_300,
  // It has the words of all pages.
  web: 68_700,
  // It reads a tournament to its standings, with packs, stages, teams and projections; the card of two armies shares the fields of armies.
  movement: 223_000,
  // It reads the service's secret to sign what it sends, writes to channels of Discord, and chooses how emails are sent.
  deliver: 46_000,
  // It makes every view of a tournament, with who plays which of several armies.
  readers: 115_000,
  // It makes settings, standings and rounds, with their armies.
  publish: 72_000,
  fallback: 40_900,
};

/** Messages for bundles over their budgets; empty if all fit. A function without a budget is over it. */
export const overBudget = (sizes, budgets = startBudgets) =>
  Object.entries(sizes)
    .filter(([name, { startBytes }]) => !(startBytes <= (budgets[name] ?? 0)))
    .map(
      ([name, { startBytes }]) =>
        `${name}: ${startBytes} bytes at start, budget ${budgets[name] ?? 'missing'}`,
    );
