import type {
  GrantedLeague,
  LeaguePlayerToken,
  LeaguePlayer,
  CreatedTournament,
  GrantedRole,
  Round,
  Tournament,
} from '../../../../src/app/kernel/generated/answers';
import { type Item, type Store, isDerived } from '../../../../src/app/kernel/store/store';
import { everyOperation } from '../../../generated/every-operation';
import { seededIntegers } from '../../../../src/shared/seeded-random';
import { faultNames, faultyStore } from '../../../infrastructure/aws/faulty-store';
import { type MemoryStore, memoryStore } from '../../../infrastructure/aws/memory-store';
import { type Input, type OperationName, ask, freshKey, must } from '../organiser';
import { type Command, tournamentCommands } from './commands';
import { leagueCommands } from './league-commands';
import { type Actor, type Model, type Request, registered } from './model';
import type { Seen, World } from './world';

export const commands: Readonly<Partial<Record<OperationName, Command>>> = {
  ...tournamentCommands,
  ...leagueCommands,
};
const commandNames = Object.keys(commands) as readonly OperationName[];

/** What brings an event on: asked for more often than the rest, so that rounds are played. */
const progress: readonly OperationName[] = [
  'openRegistration', 'registerEntrant', 'setSignUp', 'signUp', 'approveEntrant', 'grantRole', 'checkInEntrant', 'undoCheckIn', 'reinstateEntrant', 'drawRound', 'drawRound',
  'redrawRound', 'swapEntrants', 'setRoundTables', 'startRound', 'startRound', 'startRound', 'reportResult', 'reportResult',
  'reportResult', 'confirmResult', 'confirmResult', 'disputeResult', 'takeBackResult', 'ruleResult', 'extendRound', 'offerTournament',
  'acceptTournament', 'finishTournament', 'reopenTournament', 'resumeTournament', 'resumeTournament',
]; // prettier-ignore

/** What brings it back or ends it: seldom, or nothing else would happen. */
const seldom: readonly OperationName[] = [
  'withdrawEntrant',
  'finishTournament', 'eraseEntrant', 'disqualifyEntrant', 'importTournament', 'recoverOrganiserToken',
  'recoverLeagueToken', 'eraseLeaguePlayer', 'removeTournament', 'redrawRound', 'setRoundTables', 'cancelTournament',
]; // prettier-ignore

/** Who does not insist on an answer would lose a token that works. */
const insisting: readonly OperationName[] = [
  'recoverOrganiserToken', 'recoverLeagueToken', 'issueLeaguePlayerToken', 'importTournament', 'grantRole',
]; // prettier-ignore

const CLIENTS = 6;
const STEPS = 36;
const MOST_TRIES = 4;

/** What seats others at the tables of a round, or lets that be done. */
const seating: readonly OperationName[] = ['unstartRound', 'redrawRound', 'swapEntrants', 'setRoundTables'];

/** Parts of a change that are writes of their own: an imported tournament's items, what else names an erased person. */
const isPart = ({ operation, input }: Request, { address }: Item): boolean => {
  if (operation === 'importTournament') return address.item !== 'HEAD';
  if (operation === 'eraseLeaguePlayer') return address.item !== 'PLAYER';
  if (operation === 'deleteTournament') return address.item !== 'HEAD';
  // The places of results that are vacated before others sit at the tables.
  if (seating.includes(operation)) return address.item === 'RESULT';
  return (
    operation === 'eraseEntrant' && !(address.item === 'ENTRANT' && `e${address.number}` === input['entrant'])
  );
};

/** A memory store that tells of each write that happens, and checks that histories only grow. */
const watched = (inner: MemoryStore, onCommit: (item: Item, request: Request) => void) => {
  const bodies = new Map(inner.items().map((item) => [JSON.stringify(item.address), item]));
  return (request: Request): Store => ({
    ...inner,
    write: async (item) => {
      const written = await inner.write(item);
      if (!written.ok || written.value === 'CONFLICT') return written;
      // What is kept for speed is no fact.
      if (isDerived(item)) return written;
      const place = JSON.stringify(item.address);
      const before = bodies.get(place);
      if (!item.isImported) expect(item.version).toBe((before?.version ?? 0) + 1);
      const isErasing = ['eraseEntrant', 'eraseLeaguePlayer', 'deleteTournament'].includes(request.operation);
      if (before && !isErasing) expect(item.body.startsWith(before.body.slice(0, -1))).toBe(true);
      bodies.set(place, item);
      onCommit(item, request);
      return written;
    },
  });
};

export interface Storm {
  readonly world: World;
  readonly memory: MemoryStore;
  readonly model: Model;
  readonly requests: readonly Request[];
  /** Every item as it was last written. */
  readonly lastWrites: ReadonlyMap<string, Item>;
  readonly commits: number;
}

const settings = (pick: World['pick']) => ({
  name: 'Storm',
  rounds: 3,
  cap: 6,
  unpaired: pick(['BYE', 'SPARE']),
  roundMinutes: 100,
  tableOrder: pick(['BY_RANK', 'AVOID_REPEATS']),
  tiebreakers: [
    { id: 'Painting', better: 'HIGHER' },
    { id: 'Favourite', better: 'HIGHER', counts: 'FAVOURITE_OPPONENT' },
  ],
  draft: true,
});

/** A draft with a token for each duty, and a league of two players. */
const begin = async (memory: MemoryStore, draw: World['draw']): Promise<World> => {
  const calm = { store: memory };
  const pick = <T>(items: readonly T[]): T => items[draw(items.length)] as T;
  const created = await must<CreatedTournament>(calm, 'createTournament', { input: settings(pick) });
  const tournament = created.tournament.id;
  const tokens: World['tokens'] = new Map([['O', created.organiserToken]]);
  for (const [letter, role] of [
    ['C', 'CO_ORGANISER'],
    ['S', 'SCOREKEEPER'],
    ['R', 'REFEREE'],
    ['X', 'SPARE_PLAYER'],
  ] as const) {
    const request = { input: { tournament, role }, token: created.organiserToken };
    tokens.set(letter, (await must<GrantedRole>(calm, 'grantRole', request)).token);
  }
  // Some events are under way already.
  if (draw(100) < 70) {
    const asked = { input: { tournament }, token: created.organiserToken };
    await must(calm, 'openRegistration', asked);
    for (let count = 0; count < 5; count += 1)
      await must(calm, 'registerEntrant', {
        ...asked,
        input: { tournament, name: `early ${draw(1_000_000)}` },
      });
  }
  const granted = await must<GrantedLeague>(calm, 'createLeague', {
    input: { name: 'League', rule: { scoring: 'TOURNAMENT_POINTS' } },
  });
  const league = granted.league.id;
  tokens.set('LEAGUE', granted.organiserToken);
  const leagueTokens: World['leagueTokens'] = new Map();
  for (const name of ['Ann', 'Bert']) {
    const token = granted.organiserToken;
    const { id: player } = await must<LeaguePlayer>(calm, 'addLeaguePlayer', {
      input: { league, name },
      token,
    });
    const issued = await must<LeaguePlayerToken>(calm, 'issueLeaguePlayerToken', {
      input: { league, player },
      token,
    });
    leagueTokens.set(player, issued.playerToken);
  }
  return {
    tournament,
    league,
    draw,
    pick,
    chance: (percent) => draw(100) < percent,
    tokens,
    leagueTokens,
    playerTokens: new Map(),
    linkCodes: [],
    created: new Map(),
    codes: { tournament: created.recoveryCode, league: granted.recoveryCode },
    previews: new Map(),
    happened: new Map(),
    look: (operation, input = {}) =>
      must(calm, operation, {
        input: {
          ...(operation === 'leaguePlayers' || operation === 'leagueTable' ? {} : { tournament }),
          ...input,
        },
        // The co-organiser's, which nobody replaces meanwhile.
        token: tokens.get('C') ?? null,
      }),
  };
};

const modelOf = async ({ look, league }: World): Promise<Model> => {
  const { name, cap, rounds, startsOn, tableOrder, scenarios, clubMatesApart, phase, entrants } =
    await look<Tournament>('tournament');
  const { items } = await look<{ items: readonly LeaguePlayer[] }>('leaguePlayers', { league });
  return {
    settings: { name, cap, rounds, startsOn, tableOrder, scenarios, clubMatesApart },
    phase,
    published: false,
    cancelled: false,
    holders: new Map(),
    webhooks: new Map(),
    redeemed: new Set(),
    entrants: entrants.map((entrant, index) => registered(entrant.name, index + 1)),
    rounds: [],
    finishedAfter: null,
    league: {
      name: 'League',
      offered: false,
      accepted: false,
      players: new Map(items.map((player) => [player.id, player.name])),
      claims: new Map(),
    },
    others: new Map(),
  };
};

const actorFor = ({ chance, pick, tokens, playerTokens }: World): Actor => {
  const players = [...playerTokens];
  if (players.length > 0 && chance(40)) {
    const [entrant, token] = pick(players);
    return { letter: 'P', token, entrant };
  }
  const letter = chance(70) ? 'O' : pick(['C', 'S', 'R', 'X'] as const);
  return { letter, token: tokens.get(letter) ?? null };
};

/** What the answer of an acknowledged request puts into its client's hands. */
const keep = ({ operation, input }: Request, value: Input, world: World): void => {
  const { tokens, playerTokens, leagueTokens, codes } = world;
  if (operation === 'recoverOrganiserToken') {
    tokens.set('O', String(value['organiserToken']));
    codes.tournament = String(value['recoveryCode']);
  } else if (operation === 'recoverLeagueToken') {
    tokens.set('LEAGUE', String(value['organiserToken']));
    codes.league = String(value['recoveryCode']);
  } else if (operation === 'grantRole' && input['role'] === 'PLAYER')
    playerTokens.set(String(input['entrant']), String(value['token']));
  else if (operation === 'createTournament')
    world.created.set((value as unknown as CreatedTournament).tournament.id, String(value['organiserToken']));
  else if (operation === 'createLinkCode') world.linkCodes.push(String(value['code']));
  else if (operation === 'redeemLinkCode')
    playerTokens.set(String(value['entrant']), String(value['playerToken']));
  else if (operation === 'signUp')
    playerTokens.set(String((value['entrant'] as Input)['id']), String(value['playerToken']));
  else if (operation === 'issueLeaguePlayerToken')
    leagueTokens.set(String(input['player']), String(value['playerToken']));
};

/** What is possible in some states only. */
const ofState: ReadonlySet<string> = new Set(
  Object.values(everyOperation).flatMap((one) => ('when' in one ? [one.name] : [])),
);

/** What a client does next. */
const nextRequest = async (world: World): Promise<Request | undefined> => {
  const { chance, pick, look } = world;
  const actor = actorFor(world);
  const view = await look<Tournament>('tournament');
  const last = view.roundsDrawn.length;
  const current = last === 0 ? undefined : await look<Round>('round', { round: last });
  const seen: Seen = { ...world, actor, view, current };
  const possible = (name: OperationName): boolean =>
    !ofState.has(name) || view.allowed.some((allowed) => allowed === name) || chance(10);
  const names = (chance(60) ? progress : commandNames).filter(
    (name) => possible(name) && (!seldom.includes(name) || chance(20)),
  );
  // Of three that come to mind, the one that has happened least.
  const [operation = pick(commandNames)] = (names.length > 0 ? [pick(names), pick(names), pick(names)] : [])
    .map((name) => [name, world.happened.get(name) ?? 0] as const)
    .sort(([, a], [, b]) => a - b)
    .map(([name]) => name);
  const asked = await commands[operation]?.ask(seen);
  return (
    asked && {
      operation,
      input: asked.input,
      actor: asked.as ?? actor,
      ifMatch: asked.ifMatch ?? null,
      key: freshKey(),
      answers: [],
      commits: 0,
      straggles: chance(20),
    }
  );
};

/** Asks a question of everybody, through the same trouble. */
export type Reading = (world: World) => readonly [OperationName, Input, string | null];

/** Many clients at once, and what is left when the last late write has come. */
export const storm = async (seed: number, reading: Reading): Promise<Storm> => {
  const draw = seededIntegers(`model ${seed}`);
  const memory = memoryStore();
  const world = await begin(memory, draw);
  let nowMs = 1_700_000_000_000;
  /** Each change is decided at a time of its own. */
  const ticking = (): number => (nowMs += 1);
  const model = await modelOf(world);
  const { chance, pick } = world;
  const pause = async (): Promise<void> => {
    for (let turns = draw(6); turns > 0; turns -= 1) await Promise.resolve();
  };
  const requests: Request[] = [];
  const lastWrites = new Map<string, Item>();
  let commits = 0;
  const storeOf = watched(memory, (item, request) => {
    commits += 1;
    lastWrites.set(JSON.stringify(item.address), item);
    if (!isPart(request, item)) {
      request.commits += 1;
      world.happened.set(request.operation, (world.happened.get(request.operation) ?? 0) + 1);
    }
    if (request.operation !== 'importTournament') {
      const { digest } = request.input;
      const isVacated = seating.includes(request.operation) && item.address.item === 'RESULT';
      if (!isVacated) commands[request.operation]?.apply(model, request, item, nowMs);
      const previewed = typeof digest === 'string' ? world.previews.get(digest) : undefined;
      if (previewed) expect(model.rounds.at(-1)?.tables).toEqual(previewed);
    }
  });
  const lateWrites: Promise<void>[] = [];
  const troubled = (store: Store, onLate: () => void): Store =>
    faultyStore(store, {
      nextFault: (of) =>
        of === 'write' ? (chance(35) ? pick(faultNames) : undefined) : chance(8) ? 'THROTTLED' : undefined,
      pause,
      later: (work) =>
        lateWrites.push(
          (async () => {
            for (let turns = draw(400); turns > 0; turns -= 1) await Promise.resolve();
            await work();
          })(),
        ),
      onLate,
    });

  const send = async (request: Request): Promise<void> => {
    const store = troubled(storeOf(request), () => {
      request.straggles = true;
    });
    const { operation, input, actor, key, ifMatch } = request;
    const isInsisting = insisting.includes(operation);
    for (let tries = 0; tries < MOST_TRIES || isInsisting; tries += 1) {
      const answer = await ask({ store, nowMs: ticking }, operation, {
        input,
        token: actor.token,
        idempotencyKey: key,
        ifMatch,
      });
      if (answer.ok) keep(request, answer.value, world);
      if (answer.ok || (answer.error.code !== 'UNAVAILABLE' && answer.error.code !== 'CONTENDED')) {
        request.answers.push(answer);
        return;
      }
      await pause();
    }
  };

  const client = async (): Promise<void> => {
    for (let step = 0; step < STEPS; step += 1) {
      await pause();
      if (chance(10)) {
        const [operation, input, token] = reading(world);
        const before = memory.items().filter(({ address }) => !address.item.startsWith('DERIVED_'));
        const answer = await ask({ store: troubled(memory, () => undefined) }, operation, { input, token });
        if (!answer.ok)
          expect([
            'UNAVAILABLE',
            'NOT_FOUND',
            'CONFLICT',
            'WRONG_STATE',
            'UNAUTHENTICATED',
            'FORBIDDEN',
          ]).toContain(answer.error.code);
        expect(memory.items().length).toBeGreaterThanOrEqual(before.length);
        continue;
      }
      const request = await nextRequest(world);
      if (!request) continue;
      requests.push(request);
      // Now and then a nervous finger, or a retry while the first is still running.
      await Promise.all(request.straggles ? [send(request), send(request)] : [send(request)]);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, () => client()));
  await Promise.all(lateWrites);
  return { world, memory, model, requests, lastWrites, commits };
};
