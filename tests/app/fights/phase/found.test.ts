import { valueOf } from '../asking';

/** The questions about a turn are found by the words that a player asks them with. */
test.each([
  ['which fight first', 'fightPhase'],
  ['where is might worth most', 'fightPhase'],
  ['how many archers', 'neededShots'],
  ['how many spears are needed', 'neededToWin'],
])('%s leads to %s', async (query, id) => {
  const { items } = await valueOf<{ readonly items: readonly { readonly id: string }[] }>('searchRules', {
    query,
  });
  expect(items[0]?.id).toBe(id);
});
