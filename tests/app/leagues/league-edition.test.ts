import type { CreatedTournament } from '../../../src/app/kernel/generated/answers';
import { memoryStore } from '../../infrastructure/aws/memory-store';
import { type World, ask, must } from '../tournaments/organiser';
import { type LeagueScene, newEvent, newLeague } from './scene';

const rule = { scoring: 'PLACE', placePoints: [3, 2, 1] };

const offered = async ({ world, league }: LeagueScene, edition: string) => {
  const created = await must<CreatedTournament>(world, 'createTournament', {
    input: { name: 'Event', rounds: 1, edition },
  });
  const [tournament, token] = [created.tournament.id, created.organiserToken];
  await must(world, 'offerTournament', { input: { tournament, league }, token });
  return { tournament, token };
};

const scene = async (): Promise<LeagueScene> => {
  const world: World = { store: memoryStore() };
  return newLeague(world, rule);
};

it('takes tournaments of one edition', async () => {
  const league = await scene();
  await newEvent(league, [], { edition: '2024' });
  const same = await offered(league, '2024');
  const other = await offered(league, '2018');
  const accept = ({ tournament }: typeof same) =>
    ask(league.world, 'acceptTournament', {
      input: { league: league.league, tournament },
      token: league.token,
      idempotencyKey: `accepts-${tournament}`,
    });
  expect(await accept(same)).toMatchObject({ ok: true });
  expect(await accept(other)).toEqual({
    ok: false,
    error: {
      code: 'CONFLICT',
      reason: 'WRONG_EDITION',
      detail:
        'The league plays edition 2024, the tournament edition 2018: one table counts one edition. Take a league of its own.',
    },
  });
});

it('keeps the edition of a tournament that is offered to it', async () => {
  const league = await scene();
  const { tournament, token } = await offered(league, '2024');
  const change = (edition: string) =>
    ask(league.world, 'updateTournament', {
      input: { tournament, edition },
      token,
      idempotencyKey: `plays-${edition}`,
    });
  expect(await change('2018')).toMatchObject({
    ok: false,
    error: { code: 'INVALID_INPUT', faults: [{ path: 'edition', code: 'NOT_ALLOWED' }] },
  });
  expect(await change('2024')).toMatchObject({ ok: true });
});

it('says its edition, and none before it has a tournament', async () => {
  const league = await scene();
  const shown = () => must(league.world, 'league', { input: { league: league.league } });
  expect(await shown()).toMatchObject({ edition: null });
  await newEvent(league, [], { edition: '2024' });
  expect(await shown()).toMatchObject({ edition: '2024' });
});

describe('a federation', () => {
  const federated = async (first: string) => {
    const federation = await scene();
    const { world } = federation;
    const members = [await newLeague(world, rule), await newLeague(world, rule)] as const;
    await newEvent(members[0], [], { edition: first });
    const join = async ({ league, token }: LeagueScene) => {
      const input = { league, federation: federation.league };
      await must(world, 'joinFederation', { input, token });
      return ask(world, 'acceptLeague', {
        input: { league: federation.league, member: league },
        token: federation.token,
        idempotencyKey: `accepts-league-${league}`,
      });
    };
    expect(await join(members[0])).toMatchObject({ ok: true });
    return { federation, members, join };
  };
  const refusal = (detail: string) => ({
    ok: false,
    error: { code: 'CONFLICT', reason: 'WRONG_EDITION', detail },
  });

  it('takes leagues of one edition, and shows it', async () => {
    const { federation, members, join } = await federated('2024');
    await newEvent(members[1], [], { edition: '2018' });
    expect(await join(members[1])).toEqual(
      refusal(
        'The federation plays edition 2024, the league edition 2018: one table counts one edition. Take a league of its own.',
      ),
    );
    const input = { league: federation.league };
    expect(await must(federation.world, 'league', { input })).toMatchObject({ edition: '2024' });
  });

  it('keeps a league that was empty when it joined to the edition of the others', async () => {
    const { members, join } = await federated('2018');
    expect(await join(members[1])).toMatchObject({ ok: true });
    const { tournament } = await offered(members[1], '2024');
    const accepted = await ask(members[1].world, 'acceptTournament', {
      input: { league: members[1].league, tournament },
      token: members[1].token,
      idempotencyKey: `accepts-${tournament}`,
    });
    expect(accepted).toEqual(
      refusal(
        'The federation plays edition 2018, the tournament edition 2024: one table counts one edition. Take a league of its own.',
      ),
    );
  });

  it('counts one edition where two of its leagues accept at the same moment', async () => {
    const { federation, members, join } = await federated('2018');
    const { world } = federation;
    const third = await newLeague(world, rule);
    expect(await join(members[1])).toMatchObject({ ok: true });
    expect(await join(third)).toMatchObject({ ok: true });
    // The first league leaves with its edition: two empty ones remain.
    await must(world, 'joinFederation', {
      input: { league: members[0].league, federation: null },
      token: members[0].token,
    });
    const both = [await offered(members[1], '2018'), await offered(third, '2024')];
    const accepted = await Promise.all(
      [members[1], third].map(({ league, token }, i) =>
        ask(world, 'acceptTournament', {
          input: { league, tournament: both[i]?.tournament },
          token,
          idempotencyKey: `accepts-at-once-${i}`,
        }),
      ),
    );
    expect(accepted.map(({ ok }) => ok)).toEqual([true, true]);
    const shown = await must<{ readonly tournaments: readonly object[] }>(world, 'league', {
      input: { league: federation.league },
    });
    expect(shown.tournaments).toHaveLength(1);
  });

  it('takes no league back that has played another edition meanwhile', async () => {
    const { federation, members, join } = await federated('2018');
    const [, { world, league, token }] = members;
    expect(await join(members[1])).toMatchObject({ ok: true });
    await must(world, 'joinFederation', { input: { league, federation: null }, token });
    await newEvent(members[1], [], { edition: '2024' });
    expect(
      await ask(world, 'joinFederation', {
        input: { league, federation: federation.league },
        token,
        idempotencyKey: 'comes-back-to-the-federation',
      }),
    ).toEqual(
      refusal(
        'The federation plays edition 2018, the league edition 2024: one table counts one edition. Take a league of its own.',
      ),
    );
  });

  it('has no tournament of its own beside those of leagues of another edition', async () => {
    const { federation } = await federated('2024');
    const { tournament } = await offered(federation, '2018');
    expect(
      await ask(federation.world, 'acceptTournament', {
        input: { league: federation.league, tournament },
        token: federation.token,
        idempotencyKey: `accepts-${tournament}`,
      }),
    ).toMatchObject({ error: { reason: 'WRONG_EDITION' } });
  });
});
