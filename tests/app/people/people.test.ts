import type {
  GrantedPerson,
  ExportedPerson,
  Person,
  PersonSettings,
} from '../../../src/app/kernel/generated/answers';
import { memoryStore } from '../../infrastructure/aws/memory-store';
import { addPlayers, newEvent, newLeague, playOut } from '../leagues/scene';
import { everyOperation } from '../../generated/every-operation';
import type { StoredContext } from '../../../src/app/kernel/store/context';
import { type AnyUseCase, callAny } from '../../../src/app/kernel/use-case';
import { type WorkBudget, createWorkBudget } from '../../../src/app/kernel/work-budget';
import { type Input, type OperationName, ask, contextFor, freshKey, must } from '../tournaments/organiser';

/** A person, a league with one event of Ann and Bert, and the tokens of both. */
const scene = async () => {
  const store = memoryStore();
  const world = { store };
  const granted = await must<GrantedPerson>(world, 'createPerson', { input: { name: 'Ann Took' } });
  const person = granted.person.id;
  const token = granted.personToken;
  const league = await newLeague(world, { scoring: 'PLACE', placePoints: [25, 18] });
  const [player = '', other = ''] = await addPlayers(league, ['Ann', 'Bert']);
  const event = await newEvent(league, ['Ann', 'Bert'], { startsOn: '2026-11-21' });
  const playerTokenOf = async (entrant: string): Promise<string> =>
    String(
      (
        await must(world, 'grantRole', {
          input: { tournament: event.tournament, role: 'PLAYER', entrant },
          token: event.token,
        })
      )['token'],
    );
  const issued = await must(world, 'issueLeaguePlayerToken', {
    input: { league: league.league, player },
    token: league.token,
  });
  await must(world, 'claimEntrants', {
    input: {
      league: league.league,
      tournament: event.tournament,
      claims: [
        { entrant: 'e1', player },
        { entrant: 'e2', player: other },
      ],
    },
    token: league.token,
  });
  const as = (operation: OperationName, input: Input, more: object = {}) =>
    ask(world, operation, { input: { person, ...input }, token, idempotencyKey: freshKey(), ...more });
  const bind = (input: Input) =>
    must<PersonSettings>(world, 'bindEntry', { input: { person, ...input }, token });
  const view = () => must<Person>(world, 'person', { input: { person }, token });
  return {
    store,
    world,
    person,
    token,
    recoveryCode: granted.recoveryCode,
    league,
    player,
    event,
    leagueEntry: { league: league.league, player, playerToken: String(issued['playerToken']) },
    playerTokenOf,
    as,
    bind,
    view,
  };
};

describe('a person over events', () => {
  it('has the next game, then the game, the rank, the place and the rating', async () => {
    const { world, event, playerTokenOf, bind, view, leagueEntry, league, player } = await scene();
    const { tournament } = event;
    await bind({ tournament, playerToken: await playerTokenOf('e1') });
    const { entries } = await bind(leagueEntry);
    expect(entries).toEqual([
      { tournament, entrant: 'e1', league: null, player: null, game: null },
      { tournament: null, entrant: null, league: league.league, player, game: null },
    ]);
    await must(world, 'drawRound', { input: { tournament }, token: event.token });
    expect((await view()).tournaments).toEqual([
      {
        tournament,
        name: 'Event',
        startsOn: '2026-11-21',
        state: 'ROUND_DRAWN',
        entrant: 'e1',
        playsAs: 'Ann',
        status: 'ACTIVE',
        rank: null,
        tied: false,
        tournamentPoints: 0,
        games: [],
        next: { round: 1, table: 1, number: 1, opponent: { entrant: 'e2', name: 'Bert' }, started: false },
      },
    ]);
    await must(world, 'startRound', { input: { tournament, round: 1 }, token: event.token });
    expect((await view()).tournaments[0]?.next?.started).toBe(true);
    const { tables } = (await must(world, 'round', { input: { tournament, round: 1 } })) as unknown as {
      tables: readonly { entrants: readonly string[] }[];
    };
    const victoryPoints = tables[0]?.entrants[0] === 'e1' ? [7, 3] : [3, 7];
    await must(world, 'reportResult', {
      input: { tournament, round: 1, table: 1, kind: 'PLAYED', victoryPoints },
      token: event.token,
    });
    await must(world, 'finishTournament', { input: { tournament }, token: event.token });
    const after = await view();
    expect(after).toMatchObject({ name: 'Ann Took', won: 1, drawn: 0, lost: 0, gone: [] });
    expect(after.tournaments[0]).toMatchObject({
      state: 'FINISHED',
      rank: 1,
      tournamentPoints: 3,
      games: [
        {
          round: 1,
          kind: 'PLAYED',
          opponent: { entrant: 'e2', name: 'Bert' },
          result: 'WON',
          victoryPoints: [7, 3],
        },
      ],
      next: null,
    });
    expect(after.leagues).toMatchObject([
      {
        league: league.league,
        name: 'League',
        page: { rank: 1, points: 25, rating: { rating: 1662.31, games: 1 } },
      },
    ]);
  });

  it('binds by tokens alone: neither a name nor another’s token joins anything', async () => {
    const { event, playerTokenOf, as, leagueEntry, bind, view, world } = await scene();
    const { tournament } = event;
    const forbidden = { ok: false, error: { code: 'FORBIDDEN', operation: 'bindEntry' } };
    expect(await as('bindEntry', { tournament, playerToken: event.token })).toMatchObject(forbidden);
    expect(await as('bindEntry', { tournament, playerToken: 'Ann' })).toMatchObject(forbidden);
    expect(await as('bindEntry', { ...leagueEntry, playerToken: await playerTokenOf('e1') })).toMatchObject(
      forbidden,
    );
    const { player: _player, ...withoutPlayer } = leagueEntry;
    expect(await as('bindEntry', withoutPlayer)).toMatchObject({
      error: { code: 'INVALID_INPUT', faults: [{ path: 'player', code: 'REQUIRED' }] },
    });
    expect(await as('bindEntry', { ...leagueEntry, tournament })).toMatchObject({
      error: {
        faults: [
          { path: 'league', code: 'INCONSISTENT' },
          { path: 'player', code: 'INCONSISTENT' },
        ],
      },
    });
    const stranger = await must<GrantedPerson>(world, 'createPerson', { input: { name: 'Ann Took' } });
    const token = await playerTokenOf('e1');
    expect(
      await as('bindEntry', { tournament, playerToken: token }, { token: stranger.personToken }),
    ).toMatchObject(forbidden);
    expect((await view()).entries).toEqual([]);
    // Twice is once, and raises no version.
    const once = await bind({ tournament, playerToken: token });
    expect(await bind({ tournament, playerToken: token })).toEqual(once);
    // A token that was replaced since opens nothing; what was bound stays bound.
    await playerTokenOf('e1');
    expect(await as('releaseEntry', { tournament, entrant: 'e1' })).toMatchObject({ ok: true });
    expect(await as('bindEntry', { tournament, playerToken: token })).toMatchObject(forbidden);
  });

  it('is read and changed by itself alone', async () => {
    const { as, event } = await scene();
    for (const operation of ['person', 'exportPerson', 'erasePerson'] as const) {
      expect(await as(operation, {}, { token: null })).toMatchObject({ error: { code: 'UNAUTHENTICATED' } });
      expect(await as(operation, {}, { token: event.token })).toMatchObject({ error: { code: 'FORBIDDEN' } });
    }
  });

  it('recovers its token by the code, which then changes', async () => {
    const { world, person, token, recoveryCode, as } = await scene();
    const request = {
      input: { person, recoveryCode: recoveryCode.toLowerCase() },
      idempotencyKey: freshKey(),
    };
    const recovered = await must<GrantedPerson>(world, 'recoverPerson', request);
    expect(await must(world, 'recoverPerson', request)).toEqual(recovered);
    expect(recovered.personToken).not.toBe(token);
    expect(await as('person', {})).toMatchObject({ error: { code: 'FORBIDDEN' } });
    expect(await as('person', {}, { token: recovered.personToken })).toMatchObject({ ok: true });
    expect(await ask(world, 'recoverPerson', { ...request, idempotencyKey: freshKey() })).toMatchObject({
      error: { code: 'FORBIDDEN' },
    });
  });

  it('exports all that is stored of it, and no secret', async () => {
    const { world, person, token, event, playerTokenOf, bind, leagueEntry } = await scene();
    await bind({ tournament: event.tournament, playerToken: await playerTokenOf('e1') });
    await bind(leagueEntry);
    await playOut(world, event);
    const { document } = await must<ExportedPerson>(world, 'exportPerson', { input: { person }, token });
    expect(JSON.parse(document)).toMatchObject({
      format: 'muster-person',
      version: 1,
      person,
      name: 'Ann Took',
      history: [{ operation: 'createPerson' }, { operation: 'bindEntry' }, { operation: 'bindEntry' }],
      entries: [
        {
          tournament: event.tournament,
          playsAs: 'Ann',
          games: [{ opponent: { name: 'Bert' }, result: 'WON' }],
          history: [
            { operation: 'registerEntrant', set: { name: 'Ann' } },
            { operation: 'grantRole', set: {} },
          ],
          armies: [],
        },
        {
          league: leagueEntry.league,
          history: [
            { operation: 'addLeaguePlayer', set: { name: 'Ann' } },
            { operation: 'issueLeaguePlayerToken', set: {} },
          ],
        },
      ],
    });
    expect(document).not.toMatch(/hash|muster_/i);
  });

  it('is erased with its history, for good; the same request may be repeated', async () => {
    const { store, world, person, token, recoveryCode, event, playerTokenOf, bind, as } = await scene();
    await bind({ tournament: event.tournament, playerToken: await playerTokenOf('e1') });
    const request = { input: { person }, token, idempotencyKey: freshKey() };
    const erased = await must(world, 'erasePerson', request);
    expect(erased).toEqual({ person, erased: true });
    expect(await must(world, 'erasePerson', request)).toEqual(erased);
    const item = store.items().find(({ address }) => address.item === 'PERSON');
    expect(item?.version).toBe(3);
    for (const word of ['Ann', 'Took', event.tournament, 'e1']) expect(item?.body).not.toContain(`"${word}`);
    for (const operation of ['person', 'exportPerson', 'erasePerson'] as const)
      expect(await as(operation, {})).toMatchObject({ error: { code: 'GONE', kind: 'person', id: person } });
    expect(await as('recoverPerson', { recoveryCode })).toMatchObject({ error: { code: 'FORBIDDEN' } });
  });

  it('keeps nothing of an entry whose token was replaced, until it is bound with the new one', async () => {
    const { world, person, token, league, player, event, leagueEntry, playerTokenOf, bind, view } =
      await scene();
    const { tournament } = event;
    await bind({ tournament, playerToken: await playerTokenOf('e1') });
    await bind(leagueEntry);
    await must(world, 'updateEntrant', {
      input: { tournament, entrant: 'e1', club: 'New Holders' },
      token: event.token,
    });
    const exported = async () =>
      (await must<ExportedPerson>(world, 'exportPerson', { input: { person }, token })).document;
    expect(await exported()).toContain('New Holders');
    const playerToken = await playerTokenOf('e1');
    await must(world, 'issueLeaguePlayerToken', {
      input: { league: league.league, player },
      token: league.token,
    });
    expect(await exported()).not.toContain('New Holders');
    expect(await exported()).not.toContain('addLeaguePlayer');
    expect(await view()).toMatchObject({
      tournaments: [],
      leagues: [],
      gone: [
        { tournament, entrant: 'e1' },
        { league: league.league, player },
      ],
    });
    const { entries } = await bind({ tournament, playerToken });
    expect(entries).toHaveLength(2);
    expect(await exported()).toContain('New Holders');
  });

  it('that is erased answers every repeated request of before', async () => {
    const { world, person, token, recoveryCode, league, leagueEntry, player } = await scene();
    const keyOf = (operation: string) => `${operation}-repeated-key`;
    const requests: readonly (readonly [OperationName, Input])[] = [
      ['createPerson', { name: 'Bert Took' }],
      ['updatePerson', { person, name: 'Ann' }],
      ['bindEntry', { person, ...leagueEntry }],
      ['releaseEntry', { person, league: league.league, player }],
    ];
    const send = (by: string | null, [operation, input]: (typeof requests)[number]) =>
      ask(world, operation, { input, token: by, idempotencyKey: keyOf(operation) });
    for (const request of requests) expect(await send(token, request)).toMatchObject({ ok: true });
    const created = await must<GrantedPerson>(world, 'createPerson', {
      input: { name: 'Bert Took' },
      idempotencyKey: keyOf('createPerson'),
    });
    const other = created.person.id;
    await must(world, 'erasePerson', { input: { person: other }, token: created.personToken });
    expect(await send(null, ['createPerson', { name: 'Bert Took' }])).toMatchObject({
      ok: true,
      value: { person: { id: other, name: null, entries: [] } },
    });
    const recover = ['recoverPerson', { person, recoveryCode }] as const;
    const recovered = await must<GrantedPerson>(world, 'recoverPerson', {
      input: recover[1],
      idempotencyKey: keyOf('recoverPerson'),
    });
    await must(world, 'erasePerson', { input: { person }, token: recovered.personToken });
    expect(await send(null, recover)).toMatchObject({ ok: true });
    for (const request of requests.slice(1))
      expect((await send(recovered.personToken, request)).ok || 'refused').toBe('refused');
  });

  it('shows what is there no more by its ids', async () => {
    const { world, event, playerTokenOf, bind, view } = await scene();
    const { tournament, token } = event;
    await bind({ tournament, playerToken: await playerTokenOf('e1') });
    await must(world, 'deleteTournament', { input: { tournament }, token });
    expect(await view()).toMatchObject({
      tournaments: [],
      gone: [{ tournament, entrant: 'e1', league: null, player: null, game: null }],
    });
  });

  it('is answered in parts where its events are large, so that no request reads for seconds', async () => {
    const { world, person, token, event, leagueEntry, playerTokenOf, bind } = await scene();
    await bind({ tournament: event.tournament, playerToken: await playerTokenOf('e1') });
    await bind(leagueEntry);
    const parts = async (operation: 'person' | 'exportPerson', from: number, work: WorkBudget) => {
      const useCase = everyOperation[operation] as AnyUseCase<StoredContext>;
      const context = { ...contextFor(world, { token }), work };
      const answer = await callAny(useCase, { person, from }, context);
      if (!answer.ok) throw new Error(answer.error.code);
      const { next, leagues, document } = answer.value as Person & ExportedPerson;
      const shown = document ? (JSON.parse(document) as { readonly entries: object[] }).entries : leagues;
      return [next, JSON.stringify(shown).includes(leagueEntry.league)];
    };
    for (const operation of ['person', 'exportPerson'] as const) {
      expect(await parts(operation, 0, createWorkBudget(100))).toEqual([1, false]);
      expect(await parts(operation, 1, createWorkBudget(100))).toEqual([null, true]);
      const whole = createWorkBudget(500);
      expect(await parts(operation, 0, whole)).toEqual([null, true]);
      // One millisecond for 15 of its entrants, rounds and results, beside the price of asking.
      expect(whole.left() % 1).toBeCloseTo(1 - 2 / 15);
    }
  });

  it('binds 60 entries at most', async () => {
    const { world, person, token, as, leagueEntry } = await scene();
    for (let count = 0; count < 60; count += 1) {
      const created = await must(world, 'createTournament', { input: { name: 'E', rounds: 1 } });
      const organiser = String(created['organiserToken']);
      const tournament = (created['tournament'] as { id: string }).id;
      await must(world, 'registerEntrant', { input: { tournament, name: 'A' }, token: organiser });
      const granted = await must(world, 'grantRole', {
        input: { tournament, role: 'PLAYER', entrant: 'e1' },
        token: organiser,
      });
      await must(world, 'bindEntry', {
        input: { person, tournament, playerToken: granted['token'] },
        token,
      });
    }
    expect(await as('bindEntry', leagueEntry)).toMatchObject({ error: { reason: 'ENTRY_LIMIT' } });
    const { entries } = await must<Person>(world, 'person', { input: { person }, token });
    expect(entries).toHaveLength(60);
  });
});
