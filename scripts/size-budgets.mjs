/**
 * The most bytes a function may hold, minified: what it loads before its first answer (`startBytes`). Every byte
 * of it is paid for at each cold start.
 */
export const startBudgets = {
  rules: 80_000,
  rolls: 150_000,
  fights: 150_000,
  pictures: 170_000,
  reference: 220_000,
  armies: 260_000,
  catalogues: 160_000,
  leagues: 160_000,
  tournaments: 140_000,
  graphql: 700_000,
  mcp: 400_000,
  // Every command is loaded at once: the definitions are made from the same rows as the answers.
  discord: 730_000,
  batch: 75_000,
  documents: 20_000,
  web: 60_000,
  // It reads a tournament to its standings, with packs, teams and projections.
  movement: 167_000,
  // It reads the service's secret to sign what it sends, and writes to channels of Discord.
  deliver: 45_000,
  // It makes every view of a tournament.
  readers: 95_000,
  // It makes settings, standings and rounds.
  publish: 65_000,
  fallback: 60_000,
};

/** Messages for bundles over their budgets; empty if all fit. A function without a budget is over it. */
export const overBudget = (sizes, budgets = startBudgets) =>
  Object.entries(sizes)
    .filter(([name, { startBytes }]) => !(startBytes <= (budgets[name] ?? 0)))
    .map(
      ([name, { startBytes }]) =>
        `${name}: ${startBytes} bytes at start, budget ${budgets[name] ?? 'missing'}`,
    );
