import type { Item } from '../../../../src/app/kernel/store/store';
import { army } from '../scene';
import {
  type Model,
  type ModelResult,
  type ModelRound,
  type Request,
  drawn,
  entrantOf,
  wasReportedAt,
  askedAt,
  registered,
  roundAt,
  statusesIn,
  storedFacts,
  storedRound,
} from './model';
import { type Asking, type Seen, anEntrant, aTable } from './world';
import type {
  RoleHolders,
  RoundPreview,
  ExportedTournament,
} from '../../../../src/app/kernel/generated/answers';

/** A change: what a client asks, and what it makes of the model once it is written. */
export interface Command {
  readonly ask: (seen: Seen) => Asking | undefined | Promise<Asking | undefined>;
  /** `nowMs` is the last time at which anything was decided. */
  readonly apply: (model: Model, request: Request, item: Item, nowMs: number) => void;
}

const nothing = (): void => undefined;
const nobody = { letter: 'L', token: null } as const;

/** Of an entrant: sometimes under the condition that it is as it was seen. */
const ofEntrant =
  (more: (seen: Seen) => object = () => ({})) =>
  (seen: Seen): Asking | undefined => {
    const entrant = anEntrant(seen);
    return (
      entrant && {
        input: { tournament: seen.tournament, entrant: entrant.id, ...more(seen) },
        ifMatch: seen.chance(20) ? `"${entrant.version}"` : null,
      }
    );
  };

const ofTournament =
  (more: (seen: Seen) => object = () => ({})) =>
  (seen: Seen): Asking => ({ input: { tournament: seen.tournament, ...more(seen) } });

const ofRound =
  (more: (seen: Seen) => object = () => ({})) =>
  (seen: Seen): Asking => ({
    input: { tournament: seen.tournament, round: seen.current?.number ?? 1, ...more(seen) },
    ifMatch: seen.chance(10) && seen.current ? seen.current.version : null,
  });

const ofResult =
  (wantsResult: boolean, more: (seen: Seen, entrants: readonly string[]) => object) =>
  async (seen: Seen): Promise<Asking | undefined> => {
    const at = await aTable(seen, wantsResult);
    if (!at) return undefined;
    const { round, table, version, entrants } = at;
    return {
      input: { tournament: seen.tournament, round, table, ...more(seen, entrants) },
      ifMatch: version === '0' ? null : version,
    };
  };

const outcome = ({ draw, chance, pick }: Seen, entrants: readonly string[]) =>
  entrants.length === 2 && chance(10)
    ? { kind: 'CONCESSION', concededBy: pick(entrants) }
    : { kind: 'PLAYED', victoryPoints: [draw(13), draw(13)] };

const resultOf = (model: Model, { input }: Request, item: Item): ModelResult =>
  roundAt(model, item).results.get(Number(input['table'])) as ModelResult;

/** The player number of a side that asks; null for whoever has a duty. */
const sideOf = ({ actor }: Request): number | null =>
  actor.letter === 'X' ? 0 : actor.letter === 'P' ? Number(actor.entrant?.slice(1)) : null;

const ofWebhook =
  (more: (seen: Seen) => object = () => ({})) =>
  async (seen: Seen): Promise<Asking | undefined> => {
    const { items } = await seen.look<{ items: readonly { id: string }[] }>('webhooks');
    return items.length === 0
      ? undefined
      : { input: { tournament: seen.tournament, webhook: seen.pick(items).id, ...more(seen) } };
  };

interface StoredWebhook {
  readonly id: string;
}
interface StoredGrant {
  readonly id: string;
}

/** Every change of a tournament. */
export const tournamentCommands = {
  createTournament: {
    ask: ({ draw }) => ({ input: { name: `Other ${draw(100_000)}`, rounds: 1 + draw(5) }, as: nobody }),
    apply: (model, { input }, { address }) => {
      expect(address.item).toBe('HEAD');
      model.others.set('tournament' in address ? address.tournament : '', input['name']);
    },
  },
  importTournament: {
    ask: async ({ look }) => {
      const { document } = await look<ExportedTournament>('exportTournament');
      return { input: { document }, as: nobody };
    },
    // The storm compares what is exported again.
    apply: nothing,
  },
  updateTournament: {
    ask: ofTournament(({ draw, pick }) =>
      pick([
        { cap: 4 + draw(4) },
        { name: `Storm ${draw(1000)}`, startsOn: '2026-05-01' },
        { rounds: 3 + draw(2), clubMatesApart: [1] },
        { tableOrder: pick(['BY_RANK', 'AVOID_REPEATS']), scenarios: ['Hold Ground'], reason: 'asked for' },
        { startsOn: null, venue: `Hall ${draw(10)}` },
      ]),
    ),
    apply: (model, { input: { tournament: _, reason: _reason, ...changes } }) =>
      void Object.assign(model.settings, changes),
  },
  recoverOrganiserToken: {
    ask: ({ tournament, codes }) => ({
      input: { tournament, recoveryCode: codes.tournament },
      as: nobody,
    }),
    apply: nothing,
  },
  openRegistration: {
    ask: ofTournament(),
    apply: (model) => {
      expect(model.phase).not.toBe('REGISTRATION');
      model.phase = 'REGISTRATION';
    },
  },
  openCheckIn: {
    ask: ofTournament(),
    apply: (model) => {
      expect(model.phase).toBe('REGISTRATION');
      model.phase = 'CHECK_IN';
    },
  },
  publishArmyLists: {
    ask: ofTournament(),
    apply: (model) => {
      model.published = true;
    },
  },
  grantRole: {
    ask: (seen) => {
      const { tournament, draw, chance } = seen;
      const entrant = chance(60) ? anEntrant(seen) : undefined;
      const to = entrant
        ? { role: 'PLAYER', entrant: entrant.id }
        : { role: seen.pick(['REFEREE', 'SCOREKEEPER']), holder: `Holder ${draw(100_000)}` };
      return { input: { tournament, ...to } };
    },
    apply: (model, { input }, { address, body }) => {
      if (input['role'] === 'PLAYER') {
        expect(address).toMatchObject({ item: 'ENTRANT', number: Number(String(input['entrant']).slice(1)) });
        entrantOf(model, { input }).hasToken = true;
        return;
      }
      const { grants } = storedFacts(body) as { readonly grants: readonly StoredGrant[] };
      model.holders.set(String(grants.at(-1)?.id), input['holder']);
    },
  },
  revokeRole: {
    ask: async ({ tournament, look, pick }) => {
      const { holders } = await look<RoleHolders>('roleHolders');
      const given = holders.filter(({ role, holder }) => role === 'PLAYER' || holder !== null);
      return given.length === 0 ? undefined : { input: { tournament, id: pick(given).id } };
    },
    apply: (model, { input }) => {
      const id = String(input['id']);
      if (!id.startsWith('e')) return void expect(model.holders.delete(id)).toBe(true);
      Object.assign(entrantOf(model, { input: { entrant: id } }), { hasToken: false, links: 0 });
    },
  },
  createLinkCode: { ask: ofEntrant(), apply: nothing },
  redeemLinkCode: {
    ask: ({ tournament, linkCodes, pick }) =>
      linkCodes.length === 0 ? undefined : { input: { tournament, code: pick(linkCodes) }, as: nobody },
    apply: (model, { input }, { address, body }) => {
      const { links = [] } = storedFacts(body) as { readonly links?: readonly string[] };
      const entrant = model.entrants[address.item === 'ENTRANT' ? address.number - 1 : -1];
      if (entrant === undefined) throw new Error('a code was exchanged for no entrant');
      expect(model.redeemed.has(input['code'])).toBe(false);
      model.redeemed.add(input['code']);
      entrant.links += 1;
      expect(links).toHaveLength(entrant.links);
      expect(entrant.links).toBeLessThanOrEqual(4);
    },
  },
  unlinkEntrant: {
    ask: ofEntrant(),
    apply: (model, request) => {
      entrantOf(model, request).links = 0;
    },
  },
  registerEntrant: {
    ask: ofTournament(({ draw }) => ({ name: `client ${draw(1_000_000)}` })),
    apply: (model, { input }, { address, body }) => {
      expect(address).toMatchObject({ item: 'ENTRANT', number: model.entrants.length + 1 });
      model.entrants.push(registered(input['name'], askedAt(body)));
    },
  },
  registerEntrants: {
    ask: ofTournament(({ draw }) => ({ entrants: [{ name: `bulk ${draw(1_000_000)}` }] })),
    apply: (model, { input }, { address, body }) => {
      const [entrant] = input['entrants'] as readonly { readonly name: string }[];
      expect(address).toMatchObject({ item: 'ENTRANT', number: model.entrants.length + 1 });
      model.entrants.push(registered(entrant?.name, askedAt(body)));
    },
  },
  importEntrants: {
    ask: ofTournament(({ draw }) => ({ csv: `name;club\nfiled ${draw(1_000_000)};Rohan` })),
    apply: (model, { input }, { address, body }) => {
      expect(address).toMatchObject({ item: 'ENTRANT', number: model.entrants.length + 1 });
      model.entrants.push(registered(/filed \d+/.exec(String(input['csv']))?.[0], askedAt(body)));
    },
  },
  checkInEntrants: {
    ask: (seen) => {
      const entrant = anEntrant(seen);
      return entrant && { input: { tournament: seen.tournament, entrants: [entrant.id] } };
    },
    apply: (model, { input }) => {
      const [entrant] = input['entrants'] as readonly string[];
      expect(entrantOf(model, { input: { entrant } }).checkedIn).toBe(false);
      entrantOf(model, { input: { entrant } }).checkedIn = true;
    },
  },
  setScores: {
    ask: (seen) => {
      const entrant = anEntrant(seen);
      const score = entrant && {
        entrant: entrant.id,
        tiebreaker: 'Painting',
        value: seen.draw(100),
        round: 0,
      };
      return score && { input: { tournament: seen.tournament, scores: [score] } };
    },
    apply: (model, { input }) => {
      const [score] = input['scores'] as readonly { readonly entrant: string; readonly value: number }[];
      entrantOf(model, { input: { entrant: score?.entrant } }).score = score?.value ?? 0;
    },
  },
  reportResults: {
    ask: async (seen) => {
      const at = await aTable(seen, false);
      if (!at) return undefined;
      const { round, table, version } = at;
      const result = {
        table,
        kind: 'PLAYED',
        victoryPoints: [seen.draw(13), seen.draw(13)],
        ...(version !== '0' && { version }),
      };
      return { input: { tournament: seen.tournament, round, results: [result] } };
    },
    apply: (model, { input }, item) => {
      const [result] = input['results'] as readonly {
        readonly table: number;
        readonly victoryPoints: unknown;
      }[];
      const round = roundAt(model, item);
      // As with a single report: one that was on its way starts the round again.
      if (round.wasUnstarted) round.started = true;
      expect(round.started).toBe(true);
      round.results.set(result?.table ?? 0, {
        victoryPoints: result?.victoryPoints,
        status: 'CONFIRMED',
        by: null,
      });
    },
  },
  setSignUp: {
    ask: ofTournament(({ chance }) => ({
      isOpen: chance(90),
      privacyText: 'We keep names.',
      approval: chance(30) ? 'ORGANISER' : 'NONE',
    })),
    apply: nothing,
  },
  setMessages: { ask: ofEntrant(() => ({ wanted: false })), apply: nothing },
  stopMessages: {
    ask: (seen) => {
      const entrant = anEntrant(seen);
      const input = entrant && { tournament: seen.tournament, entrant: entrant.id, code: 'unknown' };
      return input && { input, as: nobody };
    },
    apply: nothing,
  },
  setAwards: {
    ask: ofTournament(() => ({ awards: [{ id: 'best', name: 'Best', decidedBy: 'VOTES' }] })),
    apply: nothing,
  },
  voteForAward: {
    ask: (seen) => {
      const entrant = anEntrant(seen);
      const choice = anEntrant(seen);
      return (
        entrant && {
          input: { tournament: seen.tournament, entrant: entrant.id, award: 'best', choice: choice?.id },
        }
      );
    },
    apply: (_, { input }, { address, body }) => {
      expect(address).toMatchObject({ item: 'ENTRANT', number: Number(String(input['entrant']).slice(1)) });
      expect(storedFacts(body)['votes']).toEqual([
        { award: 'best', choice: Number(String(input['choice']).slice(1)) },
      ]);
      expect(input['choice']).not.toBe(input['entrant']);
    },
  },
  giveAward: {
    ask: (seen) => {
      const winner = anEntrant(seen);
      return winner && { input: { tournament: seen.tournament, award: 'best', winners: [winner.id] } };
    },
    apply: (_, { input }, { body }) => {
      expect(JSON.stringify(storedFacts(body)['awards'])).toContain(
        `"winners":[${String(input['winners']).slice(1)}]`,
      );
    },
  },
  createInvitation: { ask: ofTournament(), apply: nothing },
  signUp: {
    ask: async ({ tournament, draw, look }) => {
      const { privacyDigest } = await look('signUpTerms');
      return {
        input: { tournament, name: `guest ${draw(1_000_000)}`, consentTo: privacyDigest },
        as: nobody,
      };
    },
    apply: (model, { input }, { address, body }) => {
      expect(address).toMatchObject({ item: 'ENTRANT', number: model.entrants.length + 1 });
      const entrant = registered(input['name'], askedAt(body));
      const approved = storedFacts(body)['approved'] !== false;
      model.entrants.push({ ...entrant, approved, hasToken: true });
    },
  },
  signUpClub: {
    ask: async ({ tournament, draw, look }) => {
      const { privacyDigest } = await look('signUpTerms');
      return {
        input: { tournament, names: [`club ${draw(1_000_000)}`], club: 'Dale', consentTo: privacyDigest },
        as: nobody,
      };
    },
    apply: (model, { input }, { address, body }) => {
      expect(address).toMatchObject({ item: 'ENTRANT', number: model.entrants.length + 1 });
      const approved = storedFacts(body)['approved'] !== false;
      const entrant = registered((input['names'] as readonly string[])[0], askedAt(body));
      model.entrants.push({ ...entrant, approved, hasToken: true });
    },
  },
  approveEntrant: {
    ask: (seen) => {
      const waiting = seen.view.entrants.filter(({ status }) => status === 'AWAITING_APPROVAL');
      const entrant = waiting.length > 0 ? seen.pick(waiting) : anEntrant(seen);
      return entrant && { input: { tournament: seen.tournament, entrant: entrant.id } };
    },
    apply: (model, request, { body }) => {
      const entrant = entrantOf(model, request);
      expect([entrant.approved, entrant.withdrawn]).toEqual([false, false]);
      Object.assign(entrant, { approved: true, asked: askedAt(body) });
    },
  },
  updateEntrant: {
    ask: ofEntrant(({ draw }) => ({ name: `renamed ${draw(1000)}` })),
    apply: (model, request) => {
      entrantOf(model, request).name = request.input['name'];
    },
  },
  checkInEntrant: {
    ask: ofEntrant(),
    apply: (model, request) => {
      expect(entrantOf(model, request).checkedIn).toBe(false);
      entrantOf(model, request).checkedIn = true;
    },
  },
  undoCheckIn: {
    ask: ofEntrant(),
    apply: (model, request) => {
      expect(entrantOf(model, request).checkedIn).toBe(true);
      entrantOf(model, request).checkedIn = false;
    },
  },
  withdrawEntrant: {
    ask: ofEntrant(({ view, pick }) => ({ reason: `drives ${pick(view.entrants).name} home` })),
    apply: (model, request) => {
      const entrant = entrantOf(model, request);
      expect([entrant.withdrawn, entrant.disqualified]).toEqual([false, false]);
      entrant.withdrawn = true;
    },
  },
  reinstateEntrant: {
    ask: ofEntrant(),
    apply: (model, request, { body }) => {
      const entrant = entrantOf(model, request);
      expect(entrant.withdrawn || entrant.disqualified).toBe(true);
      expect(entrant.name).not.toBe('Erased');
      Object.assign(entrant, { withdrawn: false, disqualified: false, asked: askedAt(body) });
    },
  },
  disqualifyEntrant: {
    ask: ofEntrant(() => ({ reason: 'rude' })),
    apply: (model, request) => {
      expect(entrantOf(model, request).disqualified).toBe(false);
      entrantOf(model, request).disqualified = true;
    },
  },
  eraseEntrant: {
    ask: ofEntrant(),
    apply: (model, request, { address, body }) => {
      const isArmy = address.item === 'ARMY';
      if (isArmy) Object.assign(entrantOf(model, request), { army: null, override: null });
      if (isArmy || address.item !== 'ENTRANT' || `e${address.number}` !== request.input['entrant']) return;
      const entrant = entrantOf(model, request);
      expect(body).not.toContain(String(entrant.name));
      Object.assign(entrant, { name: 'Erased', withdrawn: true, hasToken: false, links: 0 });
    },
  },
  recordCheck: {
    ask: ofEntrant(({ chance }) => ({ check: 'PAINTING', passed: chance(50) })),
    apply: (model, request) => {
      entrantOf(model, request).painted = request.input['passed'];
    },
  },
  submitArmy: {
    ask: ofEntrant(({ draw }) => ({ army: { ...army, pointsLimit: 500 + draw(100) } })),
    apply: (model, request) => {
      entrantOf(model, request).army = JSON.stringify(request.input['army']);
      entrantOf(model, request).override = null;
    },
  },
  overrideArmy: {
    ask: ofEntrant(({ pick, draw }) => ({
      decision: pick(['ACCEPT', 'REFUSE', 'AS_FOUND']),
      reason: `seen ${draw(100)}`,
    })),
    apply: (model, request) => {
      expect(entrantOf(model, request).army).toEqual(expect.any(String));
      const { decision, reason } = request.input;
      entrantOf(model, request).override =
        decision === 'AS_FOUND' ? null : { legal: decision === 'ACCEPT', reason };
    },
  },
  adjustEntrant: {
    ask: ofEntrant(({ draw }) => ({
      tournamentPoints: 1 + draw(5),
      victoryPoints: 0 - draw(3),
      reason: 'early',
    })),
    apply: (model, request) => {
      entrantOf(model, request).points += Number(request.input['tournamentPoints']);
    },
  },
  setScore: {
    ask: ofEntrant(({ draw }) => ({ tiebreaker: 'Painting', value: draw(100), round: 0 })),
    apply: (model, request) => {
      entrantOf(model, request).score = Number(request.input['value']);
    },
  },
  chooseFavouriteOpponent: {
    ask: (seen) => {
      const pair =
        seen.current && seen.current.tables.length > 0 ? seen.pick(seen.current.tables).entrants : [];
      const [entrant, opponent] = seen.chance(50) ? pair : [...pair].reverse();
      return entrant === undefined
        ? undefined
        : { input: { tournament: seen.tournament, entrant, opponent } };
    },
    apply: (model, request, { body }) => {
      const { entrant, opponent } = request.input;
      // It may have been decided before the start of the round was taken back, and be written after that.
      const hadStarted = ({ started, wasUnstarted, unstartedAt = 0 }: ModelRound): boolean =>
        started || (wasUnstarted === true && askedAt(body) <= unstartedAt);
      const haveMet = model.rounds.some(
        (round) =>
          hadStarted(round) &&
          round.tables.some((pair) => pair.includes(String(entrant)) && pair.includes(String(opponent))),
      );
      expect(haveMet).toBe(true);
      entrantOf(model, request).favourite = opponent;
    },
  },
  drawRound: {
    ask: async (seen) => {
      const { tournament, view, chance, look, previews } = seen;
      const canDraw = view.allowed.includes('drawRound') && view.entrants.length > 3;
      if (!canDraw || chance(60)) return { input: { tournament } };
      const preview = await look<RoundPreview>('previewRound').catch(() => undefined);
      if (!preview) return { input: { tournament } };
      previews.set(
        preview.digest,
        preview.tables.map(({ entrants }) => entrants),
      );
      return { input: { tournament, digest: preview.digest } };
    },
    apply: (model, _, item) => {
      expect('round' in item.address && item.address.round).toBe(model.rounds.length + 1);
      drawn(model, item);
    },
  },
  setRoundTables: {
    ask: ({ tournament, view, current, chance }) => {
      const active = view.entrants.filter(({ status }) => status === 'ACTIVE').map(({ id }) => id);
      const order = chance(50) ? active : active.toReversed();
      const tables = order.flatMap((id, index) => (index % 2 === 1 ? [[order[index - 1], id]] : []));
      const left = order.length % 2 === 1 ? order.at(-1) : undefined;
      const round = view.state === 'ROUND_DRAWN' ? view.roundsDrawn.length : view.roundsDrawn.length + 1;
      return tables.length === 0
        ? undefined
        : {
            input: {
              tournament,
              round,
              tables,
              ...(left !== undefined && { unpaired: { entrant: left, kind: 'BYE' } }),
              reason: 'by hand',
            },
            ifMatch: chance(30) && view.state === 'ROUND_DRAWN' ? (current?.version ?? null) : null,
          };
    },
    apply: (model, { input }, item) => {
      drawn(model, item);
      expect(roundAt(model, item).tables).toEqual(input['tables']);
    },
  },
  redrawRound: { ask: ofRound(() => ({ reason: 'again' })), apply: (model, _, item) => drawn(model, item) },
  swapEntrants: {
    ask: (seen) => {
      const { view, pick } = seen;
      if (view.entrants.length < 2) return undefined;
      const [one, other] = [pick(view.entrants), pick(view.entrants)];
      return ofRound(() => ({ first: one.id, second: other.id, reason: `${one.name} is a friend` }))(seen);
    },
    apply: (model, { input }, item) => {
      const round = roundAt(model, item);
      expect(round.started).toBe(false);
      const [first, second] = [String(input['first']), String(input['second'])];
      const swap = (id: string): string => (id === first ? second : id === second ? first : id);
      const seats = (tables: readonly (readonly string[])[]) => tables.map((pair) => [...pair].sort());
      const { tables, hasSpare, sitsOut } = storedRound(item.body);
      expect(seats(tables)).toEqual(seats(round.tables.map((pair) => pair.map(swap))));
      // An entrant that has left plays no game and has no bye.
      const statuses = statusesIn(model);
      const isActive = (id: string): boolean => statuses[Number(id.slice(1)) - 1] === 'ACTIVE';
      const swappedIn = (id: string): boolean => swap(id) !== id;
      expect(sitsOut).toEqual(round.sitsOut.filter((id) => !swappedIn(id) || isActive(swap(id))).map(swap));
      Object.assign(round, { tables, sitsOut, hasSpare, wasUnstarted: false });
    },
  },
  setRoundScenario: {
    ask: ofRound(() => ({ scenario: 'Seize Ground', reason: 'rain' })),
    apply: (model, _, item) => expect(roundAt(model, item).started).toBe(false),
  },
  startRound: {
    ask: ofRound(),
    apply: (model, _, item) => {
      expect(roundAt(model, item).started).toBe(false);
      // A round that is started again has its whole time again.
      Object.assign(roundAt(model, item), { started: true, minutes: 100, isPaused: false });
    },
  },
  unstartRound: {
    ask: ofRound(({ view, pick }) => ({
      reason: `${view.entrants.length > 0 ? pick(view.entrants).name : 'Somebody'} is late`,
    })),
    apply: (model, _, item, nowMs) => {
      const round = roundAt(model, item);
      expect(round.started).toBe(true);
      Object.assign(round, { started: false, wasUnstarted: true, unstartedAt: nowMs });
      if (round.results.size > 0) round.started = true;
    },
  },
  extendRound: {
    ask: ofRound(({ draw }) => ({ minutes: draw(12) - 4, reason: 'noise' })),
    apply: (model, { input }, item) => {
      const round = roundAt(model, item);
      expect(round.started).toBe(true);
      round.minutes = Math.max(0, round.minutes + Number(input['minutes']));
    },
  },
  pauseClock: {
    ask: ofRound(() => ({ reason: 'fire alarm' })),
    apply: (model, _, item) => {
      const round = roundAt(model, item);
      expect([round.started, round.isPaused]).toEqual([true, false]);
      round.isPaused = true;
    },
  },
  resumeClock: {
    ask: ofRound(),
    apply: (model, _, item) => {
      const round = roundAt(model, item);
      expect([round.started, round.isPaused]).toEqual([true, true]);
      round.isPaused = false;
    },
  },
  reportResult: {
    ask: ofResult(false, outcome),
    apply: (model, request, item) => {
      const round = roundAt(model, item);
      // A report that was on its way when the start was taken back starts the round again, unless others sit there now.
      if (round.wasUnstarted) round.started = true;
      expect(round.started).toBe(true);
      const by = sideOf(request);
      const before = round.results.get(Number(request.input['table']));
      if (by !== null && before) expect([before.status, before.by]).toEqual(['REPORTED', by]);
      round.results.set(Number(request.input['table']), {
        victoryPoints: request.input['victoryPoints'] ?? null,
        status: by === null ? 'CONFIRMED' : 'REPORTED',
        by,
      });
    },
  },
  takeBackResult: {
    ask: ofResult(true, () => ({})),
    apply: (model, request, item, nowMs) => {
      const result = resultOf(model, request, item);
      expect(result.status).toBe('REPORTED');
      if (sideOf(request) !== null) expect(sideOf(request)).toBe(result.by);
      const round = roundAt(model, item);
      round.results.delete(Number(request.input['table']));
      round.takenBackAt = nowMs;
      // A report alone had started the round again: its start is taken back as before.
      if (round.wasUnstarted && round.results.size === 0) round.started = false;
      // Another round may be drawn in the same moment: then a scorekeeper reports it later.
      else if (model.rounds.at(-1) !== round || model.finishedAfter !== null) round.lacksResult = true;
    },
  },
  confirmResult: {
    ask: ofResult(true, () => ({})),
    apply: (model, request, item) => {
      const result = resultOf(model, request, item);
      expect(result.status).toBe('REPORTED');
      if (sideOf(request) !== null) expect(sideOf(request)).not.toBe(result.by);
      result.status = 'CONFIRMED';
    },
  },
  disputeResult: {
    ask: ofResult(true, ({ view, pick }) => ({ reason: `${pick(view.entrants).name} saw it` })),
    apply: (model, request, item) => {
      const result = resultOf(model, request, item);
      expect(['REPORTED', 'CONFIRMED']).toContain(result.status);
      result.status = 'DISPUTED';
    },
  },
  ruleResult: {
    ask: ofResult(true, (seen, entrants) => ({ ...outcome(seen, entrants), reason: 'look again' })),
    apply: (model, { input }, item) => {
      const round = roundAt(model, item);
      // As with a report: a ruling that was on its way starts the round again.
      if (round.wasUnstarted) round.started = true;
      expect(round.started).toBe(true);
      const table = Number(input['table']);
      const by = round.results.get(table)?.by ?? null;
      round.results.set(table, { victoryPoints: input['victoryPoints'] ?? null, status: 'RULED', by });
    },
  },
  finishTournament: {
    ask: ofTournament(),
    apply: (model, _, { address, body }) => {
      expect(model.rounds.every(wasReportedAt(askedAt(body)))).toBe(true);
      expect(model.finishedAfter).toBeNull();
      expect(address).toMatchObject({ round: model.rounds.length + 1 });
      model.finishedAfter = model.rounds.length;
    },
  },
  reopenTournament: {
    ask: ofTournament(() => ({ reason: 'one more' })),
    apply: (model, _, { address }) => {
      expect(model.finishedAfter).toBe(model.rounds.length);
      expect(address).toMatchObject({ round: model.rounds.length + 1 });
      model.finishedAfter = null;
    },
  },
  cancelTournament: {
    ask: ofTournament(() => ({ reason: 'snow' })),
    apply: (model) => {
      model.cancelled = true;
    },
  },
  resumeTournament: {
    ask: ofTournament(),
    apply: (model) => {
      expect(model.cancelled).toBe(true);
      model.cancelled = false;
    },
  },
  deleteTournament: {
    // One of those that were created meanwhile: what is deleted can be asked nothing.
    ask: ({ created, pick }) => {
      if (created.size === 0) return undefined;
      const [tournament, token] = pick([...created]);
      return { input: { tournament }, as: { letter: 'L', token } };
    },
    apply: (model, { input }, { address }) => {
      if (address.item === 'HEAD') model.others.set(String(input['tournament']), undefined);
    },
  },
  createWebhook: {
    ask: ofTournament(({ draw }) => ({ url: `https://club.example.org/${draw(1000)}` })),
    apply: (model, _, { body }) => {
      const { webhooks } = storedFacts(body) as { readonly webhooks: readonly StoredWebhook[] };
      model.webhooks.set(String(webhooks.at(-1)?.id), false);
    },
  },
  updateWebhook: {
    ask: ofWebhook(({ chance }) => ({ paused: chance(50) })),
    apply: (model, { input }) => {
      expect(model.webhooks.has(String(input['webhook']))).toBe(true);
      model.webhooks.set(String(input['webhook']), input['paused'] === true);
    },
  },
  deleteWebhook: {
    ask: ofWebhook(),
    apply: (model, { input }) => expect(model.webhooks.delete(String(input['webhook']))).toBe(true),
  },
  rotateWebhookSecret: { ask: ofWebhook(), apply: nothing },
  pingWebhook: { ask: ofWebhook(), apply: nothing },
} satisfies Readonly<Record<string, Command>>;
