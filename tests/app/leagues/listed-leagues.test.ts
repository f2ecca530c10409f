import type { GrantedLeague, LeagueList } from '../../../src/app/kernel/generated/answers';
import { memoryStore } from '../../infrastructure/aws/memory-store';
import { must } from '../tournaments/organiser';

const rule = { scoring: 'TOURNAMENT_POINTS' };

describe('the list of leagues', () => {
  const arranged = async () => {
    const world = { store: memoryStore() };
    const granted: GrantedLeague[] = [];
    for (const name of ['Rohan #2', 'éowyn’s league', 'Arnor', 'Rohan'])
      granted.push(await must<GrantedLeague>(world, 'createLeague', { input: { name, rule } }));
    const list = (input: Readonly<Record<string, unknown>>) => must<LeagueList>(world, 'leagues', { input });
    return { world, granted, list };
  };

  it('has every league by name, whatever the case and the accents, page by page', async () => {
    const { list } = await arranged();
    const names: string[] = [];
    let cursor: string | null = null;
    do {
      const page: LeagueList = await list({ limit: 3, ...(cursor !== null && { cursor }) });
      names.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(names).toEqual(['Arnor', 'éowyn’s league', 'Rohan', 'Rohan #2']);
  });

  it('follows a new name', async () => {
    const { world, granted, list } = await arranged();
    const [{ league, organiserToken: token }] = granted as [GrantedLeague];
    const input = { league: league.id, name: 'Angmar' };
    await must(world, 'updateLeague', { input, token });
    expect((await list({})).items.map(({ name }) => name)).toEqual([
      'Angmar',
      'Arnor',
      'éowyn’s league',
      'Rohan',
    ]);
  });
});
