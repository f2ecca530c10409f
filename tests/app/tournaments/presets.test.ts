import { changeHead } from '../../../src/app/tournaments/change/change-head';
import { roundOperation } from '../../../src/app/tournaments/change/change-round';
import type { TournamentOperation } from '../../../src/app/tournaments/store/access';
import { ok } from '../../../src/shared/result';
import { contextFor, freshKey, must } from './organiser';
import { type Scene, does, grant, sceneAfter } from './scene';

/** Operations of tomorrow: the presets are given roles, states and event, and know no table of them. */
const rename = {
  name: 'renameAfterDraw',
  who: ['ORGANISER', 'REFEREE'],
  when: ['ROUND_DRAWN', 'ROUND_STARTED'],
  event: 'TOURNAMENT_CHANGED',
} as const satisfies TournamentOperation;

const contextOf = ({ store, token }: Scene, caller = token) =>
  contextFor({ store }, { token: caller, idempotencyKey: freshKey() });

const renamed = (scene: Scene, token?: string) =>
  changeHead(
    {
      operation: rename,
      tournament: scene.id,
      input: {},
      // Only a drawn round is current: another state would not compile.
      set: ({ current }) => ok({ name: `Round ${current.number}` }),
      answer: ({ facts }) => facts.name,
    },
    contextOf(scene, token),
  );

describe('a preset', () => {
  it('asks for the roles of its operation', async () => {
    const scene = await sceneAfter('registered', 'drawn');
    expect(await renamed(scene, await grant(scene, 'REFEREE'))).toEqual({ ok: true, value: 'Round 1' });
    expect(await renamed(scene, await grant(scene, 'SCOREKEEPER'))).toEqual({
      ok: false,
      error: {
        code: 'FORBIDDEN',
        operation: 'renameAfterDraw',
        allowedRoles: ['ORGANISER', 'REFEREE'],
      },
    });
  });

  it('refuses the states that its operation does not name', async () => {
    expect(await renamed(await sceneAfter('registered'))).toMatchObject({
      ok: false,
      error: { code: 'WRONG_STATE', state: 'REGISTRATION', operation: 'renameAfterDraw' },
    });
  });

  it('marks a change for the webhooks of its event, and no other', async () => {
    const scene = await sceneAfter('registered', 'drawn');
    const isMarked = () => scene.store.items().some(({ isForOutbox }) => isForOutbox);
    const url = 'https://example.org/hook';
    await does(scene, 'createWebhook', { url, events: ['ROUND_DRAWN'] });
    await renamed(scene);
    expect(isMarked()).toBe(false);
    await does(scene, 'createWebhook', { url, events: ['TOURNAMENT_CHANGED'] });
    await renamed(scene);
    expect(isMarked()).toBe(true);
  });

  it('marks the tables of the leagues as stale before it answers', async () => {
    const scene = await sceneAfter('registered', 'drawn');
    const { store } = scene;
    const { league } = await must<{ league: { id: string } }>({ store }, 'createLeague', {
      input: { name: 'North', rule: { scoring: 'TOURNAMENT_POINTS' } },
    });
    await does(scene, 'offerTournament', { league: league.id });
    const address = { item: 'DERIVED_TABLE', league: league.id, tournament: scene.id } as const;
    await store.write({ address, version: 1, schema: 1, body: '{}' });
    await renamed(scene);
    expect(await store.get([address])).toMatchObject({ ok: true, value: [{ version: 2, body: 'stale' }] });
  });

  it('of a round asks for the round before the state, and for the current one', async () => {
    const scene = await sceneAfter('registered', 'drawn');
    const noteRound = roundOperation({
      name: 'noteRound',
      route: 'PUT /v1/tournaments/{tournament}/rounds/{round}/note',
      who: ['ORGANISER'],
      when: ['ROUND_STARTED'],
      set: () => ok({ note: 'lunch at one' }),
    });
    const noted = (round: number) => noteRound.run({ tournament: scene.id, round }, contextOf(scene));
    expect(await noted(2)).toMatchObject({ ok: false, error: { code: 'NOT_FOUND', kind: 'round' } });
    expect(await noted(1)).toMatchObject({ ok: false, error: { code: 'WRONG_STATE' } });
    await does(scene, 'startRound', { round: 1 });
    expect(await noted(1)).toMatchObject({ ok: true, value: { note: 'lunch at one', state: 'STARTED' } });
  });
});
