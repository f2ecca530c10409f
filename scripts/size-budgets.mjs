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
  leagues: 160_000,
  tournaments: 140_000,
  graphql: 700_000,
  discord: 650_000,
  batch: 75_000,
  documents: 20_000,
  web: 60_000,
  movement: 140_000,
  deliver: 25_000,
  fallback: 60_000,
};

/** What is over its budget, in words; empty where all is well. A function without a budget is over it. */
export const overBudget = (sizes, budgets = startBudgets) =>
  Object.entries(sizes)
    .filter(([name, { startBytes }]) => !(startBytes <= (budgets[name] ?? 0)))
    .map(
      ([name, { startBytes }]) =>
        `${name}: ${startBytes} bytes at start, budget ${budgets[name] ?? 'missing'}`,
    );
