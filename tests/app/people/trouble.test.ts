import fc from 'fast-check';
import type { GrantedPerson, Person } from '../../../src/app/kernel/generated/answers';
import { addPlayers, newLeague } from '../leagues/scene';
import { must } from '../tournaments/organiser';
import { isSameAnswer, trouble } from '../kernel/trouble';

/**
 * Many clients change people and federations at once, through a store that throttles, loses answers, does writes late or twice and fails
 * conditions for nothing. A client repeats a request with its key until it is answered.
 */

describe('people in trouble', () => {
  it('bind each entry once, lose none, and forget all when they are erased', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 8, maxLength: 8 }), async (seed) => {
        const { below, store, calm, insist, settle } = trouble(seed);
        const { answers } = await insist('createPerson', { name: 'Ann Took' });
        const [created] = answers;
        if (!created?.ok) throw new Error('a person is created');
        const granted = created.value as unknown as GrantedPerson;
        const person = granted.person.id;
        const token = granted.personToken;
        const league = await newLeague(calm, { scoring: 'TOURNAMENT_POINTS' });
        const entries = [];
        for (const player of await addPlayers(league, ['Ann', 'Ann', 'Ann', 'Ann', 'Ann', 'Ann'])) {
          const issued = await must(calm, 'issueLeaguePlayerToken', {
            input: { league: league.league, player },
            token: league.token,
          });
          entries.push({ league: league.league, player, playerToken: issued['playerToken'] });
        }
        /** What must be bound in the end, by player. */
        const bound = new Map<string, boolean>();
        await Promise.all(
          entries.map(async ({ league: of, player, playerToken }) => {
            for (let step = 0; step < 4; step += 1) {
              await insist('updatePerson', { person, name: `Ann ${below(1000)}` }, token);
              const done = await insist('bindEntry', { person, league: of, player, playerToken }, token);
              expect(done.answers.every((answer) => answer.ok)).toBe(true);
              bound.set(player, true);
              if (below(2) === 0) {
                const released = await insist('releaseEntry', { person, league: of, player }, token);
                expect(isSameAnswer(released)).toBe(true);
                expect(released.answers[0]?.ok).toBe(true);
                bound.set(player, false);
              }
            }
          }),
        );
        await settle();
        const view = await must<Person>(calm, 'person', { input: { person }, token });
        expect(view.entries.map(({ player }) => player).toSorted()).toEqual(
          [...bound].flatMap(([player, isBound]) => (isBound ? [player] : [])).toSorted(),
        );
        const recovered = await insist('recoverPerson', { person, recoveryCode: granted.recoveryCode });
        expect(isSameAnswer(recovered)).toBe(true);
        const [answer] = recovered.answers;
        const newToken = answer?.ok ? String(answer.value['personToken']) : null;
        const erased = await insist('erasePerson', { person }, newToken);
        expect(erased.answers).toEqual(
          erased.answers.map(() => ({ ok: true, value: { person, erased: true } })),
        );
        await settle();
        const item = store.items().find(({ address }) => address.item === 'PERSON');
        // With its space the name cannot stand in a hash by chance.
        expect(item?.body).not.toMatch(/Ann |player/);
      }),
      { numRuns: 40 },
    );
  });
});

describe('federations in trouble', () => {
  it('give each player one number, and nobody else’s', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 8, maxLength: 8 }), async (seed) => {
        const { store, calm, insist, settle } = trouble(seed);
        const rule = { scoring: 'TOURNAMENT_POINTS' };
        const above = await newLeague(calm, rule);
        const below = [await newLeague(calm, rule), await newLeague(calm, rule)];
        await Promise.all(
          below.map(async ({ world: _, ...one }) => {
            const { league, token } = one;
            await insist('joinFederation', { league, federation: above.league }, token);
            const accepted = await insist(
              'acceptLeague',
              { league: above.league, member: league },
              above.token,
            );
            expect(accepted.answers.every(({ ok }) => ok)).toBe(true);
            const added = await Promise.all(
              ['Ann', 'Bert', 'Cleo'].map((name) => insist('addLeaguePlayer', { league, name }, token)),
            );
            const players = added.map(({ answers: [answer] }) =>
              answer?.ok ? answer.value['id'] : undefined,
            );
            await Promise.all(
              players.map(async (player) => {
                const linked = await insist('linkLeaguePlayer', { league, player }, token);
                expect(linked.answers.every(({ ok }) => ok)).toBe(true);
              }),
            );
          }),
        );
        const [first] = below;
        await insist('removeLeague', { league: above.league, member: first?.league }, above.token);
        await settle();
        const read = async (league: string) =>
          (
            await must<{
              items: readonly { id: string; federationPlayer: { player: string } | null }[];
            }>(calm, 'leaguePlayers', { input: { league } })
          ).items;
        const numbers = (await Promise.all(below.map(({ league }) => read(league))))
          .flat()
          .map(({ federationPlayer }) => federationPlayer?.player);
        expect(numbers).toHaveLength(6);
        expect(numbers.toSorted()).toEqual((await read(above.league)).map(({ id }) => id).toSorted());
        const head = store
          .items()
          .find(({ address }) => address.item === 'LEAGUE' && address.league === above.league);
        expect(head?.version).toBe(4);
      }),
      { numRuns: 40 },
    );
  });
});
