import type { ClaimCodeList } from '../../../../src/app/kernel/generated/answers';
import type { Command } from './commands';
import { type Actor, storedFacts } from './model';
import { type Seen, anEntrant } from './world';

/** Every change of the league that the tournament is offered to. */

const organiser = ({ tokens }: Seen): Actor => ({ letter: 'L', token: tokens.get('LEAGUE') ?? null });

/** A player that nobody has erased, as far as this client knows. */
const aPlayer = async ({ look, league, pick }: Seen): Promise<string | undefined> => {
  const { items } = await look<{ items: readonly { id: string; erased: boolean }[] }>('leaguePlayers', {
    league,
  });
  const present = items.filter(({ erased }) => !erased);
  return present.length === 0 ? undefined : pick(present).id;
};

const ofPlayer =
  (more: (seen: Seen) => object): Command['ask'] =>
  async (seen) => {
    const player = await aPlayer(seen);
    return player === undefined
      ? undefined
      : { input: { league: seen.league, player, ...more(seen) }, as: organiser(seen) };
  };

const ofBoth =
  (more: (seen: Seen) => object): Command['ask'] =>
  (seen) => ({
    input: { league: seen.league, tournament: seen.tournament, ...more(seen) },
    as: organiser(seen),
  });

export const leagueCommands = {
  createLeague: {
    ask: ({ draw }) => ({
      input: { name: `Other ${draw(100_000)}`, rule: { scoring: 'TOURNAMENT_POINTS' } },
      as: { letter: 'L', token: null },
    }),
    apply: (model, { input }, { address }) => {
      expect(address.item).toBe('LEAGUE');
      model.others.set('league' in address ? address.league : '', input['name']);
    },
  },
  updateLeague: {
    ask: (seen) => ({
      input: { league: seen.league, name: `League ${seen.draw(1000)}` },
      as: organiser(seen),
    }),
    apply: ({ league }, { input }) => {
      league.name = input['name'];
    },
  },
  recoverLeagueToken: {
    ask: ({ league, codes }) => ({
      input: { league, recoveryCode: codes.league },
      as: { letter: 'L', token: null },
    }),
    apply: () => undefined,
  },
  addLeaguePlayer: {
    ask: (seen) => ({
      input: { league: seen.league, name: `Player ${seen.draw(1000)}` },
      as: organiser(seen),
    }),
    apply: ({ league }, { input }, { address }) => {
      expect(address.item).toBe('PLAYER');
      league.players.set('player' in address ? address.player : '', input['name']);
    },
  },
  renameLeaguePlayer: {
    ask: ofPlayer(({ draw }) => ({ name: `Renamed ${draw(1000)}` })),
    apply: ({ league }, { input }) => {
      expect(league.players.get(String(input['player']))).not.toBeNull();
      league.players.set(String(input['player']), input['name']);
    },
  },
  issueLeaguePlayerToken: { ask: ofPlayer(() => ({})), apply: () => undefined },
  eraseLeaguePlayer: {
    ask: ofPlayer(() => ({ reason: 'asked for it' })),
    apply: ({ league }, { input }, { address, body }) => {
      if (address.item !== 'PLAYER') return;
      // As a whole text: a hash may hold three letters of a name.
      expect(body).not.toContain(JSON.stringify(league.players.get(String(input['player']))));
      league.players.set(String(input['player']), null);
    },
  },
  offerTournament: {
    ask: ({ league, tournament }) => ({ input: { league, tournament } }),
    apply: ({ league }) => {
      expect(league.offered).toBe(false);
      league.offered = true;
    },
  },
  acceptTournament: {
    ask: ofBoth(() => ({})),
    apply: ({ league }) => {
      expect([league.offered, league.accepted]).toEqual([true, false]);
      league.accepted = true;
    },
  },
  removeTournament: {
    ask: ofBoth(() => ({ reason: 'elsewhere' })),
    apply: ({ league }) => {
      expect(league.accepted).toBe(true);
      league.accepted = false;
    },
  },
  claimEntrants: {
    ask: async (seen) => {
      const [player, entrant] = [await aPlayer(seen), anEntrant(seen)];
      if (player === undefined || entrant === undefined) return undefined;
      return ofBoth(() => ({ claims: [{ entrant: entrant.id, player }] }))(seen);
    },
    apply: ({ league }, { input }) => {
      const [claim] = input['claims'] as readonly [{ entrant: string; player: string }];
      expect([...league.claims.values()]).not.toContain(claim.player);
      expect(league.claims.has(claim.entrant)).toBe(false);
      league.claims.set(claim.entrant, claim.player);
    },
  },
  claimWithCode: {
    ask: async (seen) => {
      const { league, tournament, look, pick, leagueTokens, view } = seen;
      if (leagueTokens.size === 0 || view.entrants.length === 0) return undefined;
      const [player, token] = pick([...leagueTokens]);
      const page = await look<Partial<ClaimCodeList>>('claimCodes', { league }).catch(() => undefined);
      if (!page?.items) return undefined;
      const { entrant, code } = pick(page.items);
      return { input: { league, tournament, entrant, player, code }, as: { letter: 'L', token } };
    },
    apply: ({ league }, { input }, { body }) => {
      const { entrant, player } = input;
      expect([...league.claims.values()]).not.toContain(player);
      expect(league.claims.has(String(entrant))).toBe(false);
      expect(storedFacts(body)[String(entrant)]).toEqual([player]);
      league.claims.set(String(entrant), player);
    },
  },
  releaseClaim: {
    ask: (seen) => {
      const entrant = anEntrant(seen);
      return entrant && ofBoth(() => ({ entrant: entrant.id, reason: `not ${entrant.name}` }))(seen);
    },
    apply: ({ league }, { input }) => expect(league.claims.delete(String(input['entrant']))).toBe(true),
  },
} satisfies Readonly<Record<string, Command>>;
