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
