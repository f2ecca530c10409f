import { memoryStore } from '../../infrastructure/aws/memory-store';
import { type Input, type OperationName, ask, freshKey, must } from './organiser';
import type { CreatedTournament, Entrant } from '../../../src/app/kernel/generated/answers';

/** A patch is a JSON merge patch (RFC 7396): null clears, what is left out stays, nothing changes nothing. */

const scene = async () => {
  const world = { store: memoryStore() };
  const created = await must<CreatedTournament>(world, 'createTournament', {
    input: { name: 'Cup', rounds: 1 },
  });
  const { id: tournament } = created.tournament;
  const token = created.organiserToken;
  const asked = (operation: OperationName, input: Input) =>
    ask(world, operation, { input: { tournament, ...input }, token, idempotencyKey: freshKey() });
  const done = <T>(operation: OperationName, input: Input) =>
    must<T>(world, operation, { input: { tournament, ...input }, token });
  return { asked, done };
};

describe('updateEntrant', () => {
  const fields = { club: 'Rohan', region: 'North', household: 'Took', alignment: 'GOOD', seeding: 7 };

  it('clears by null what can be cleared', async () => {
    const { done } = await scene();
    await done('registerEntrant', { name: 'Ann', ...fields });
    const kept = await done<Entrant>('updateEntrant', { entrant: 'e1', name: 'Anna', seeding: null });
    expect(kept).toMatchObject({
      name: 'Anna',
      club: 'Rohan',
      region: 'North',
      alignment: 'GOOD',
      seeding: null,
    });
    const cleared = Object.fromEntries(Object.keys(fields).map((field) => [field, null]));
    expect(await done('updateEntrant', { entrant: 'e1', ...cleared })).toMatchObject({
      name: 'Anna',
      club: null,
      region: null,
      alignment: null,
      seeding: null,
    });
  });

  it('changes nothing by an empty patch, and tells how it stands', async () => {
    const { done } = await scene();
    await done('registerEntrant', { name: 'Ann' });
    await done('withdrawEntrant', { entrant: 'e1' });
    expect(await done('updateEntrant', { entrant: 'e1' })).toMatchObject({
      version: '2',
      status: 'WITHDRAWN',
    });
  });

  it('refuses null for what cannot be cleared, naming all of it', async () => {
    const { asked, done } = await scene();
    await done('registerEntrant', { name: 'Ann' });
    expect(await asked('updateEntrant', { entrant: 'e1', name: null, members: null })).toMatchObject({
      error: { code: 'INVALID_INPUT', faults: [{ path: 'name' }, { path: 'members' }] },
    });
  });
});

describe('updateWebhook', () => {
  it('clears events and pause by null, refuses a null address, and changes nothing by an empty patch', async () => {
    const { asked, done } = await scene();
    const { webhook } = await done<{ webhook: { id: string; version: string } }>('createWebhook', {
      url: 'https://example.org/hook',
      events: ['ROUND_DRAWN'],
    });
    const patched = (patch: Input) => done('updateWebhook', { webhook: webhook.id, ...patch });
    expect(await patched({})).toEqual(webhook);
    const all = (await patched({ events: null, paused: true })) as unknown as {
      events: readonly string[];
      paused: boolean;
    };
    expect(all.paused).toBe(true);
    expect(all.events.length).toBeGreaterThan(10);
    expect(await patched({ paused: null })).toMatchObject({ paused: false, events: all.events });
    expect(await asked('updateWebhook', { webhook: webhook.id, url: null })).toMatchObject({
      error: { code: 'INVALID_INPUT', faults: [{ path: 'url' }] },
    });
  });
});
