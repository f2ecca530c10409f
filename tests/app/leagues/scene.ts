import type {
  GrantedLeague,
  LeaguePlayer,
  CreatedTournament,
  Round,
} from '../../../src/app/kernel/generated/answers';
import { type World, must } from '../tournaments/organiser';

/** A league as its organiser's program knows it. */
export interface LeagueScene {
  readonly world: World;
  readonly league: string;
  readonly token: string;
}

/** A tournament as its organiser's program knows it. */
export interface EventScene {
  readonly tournament: string;
  readonly token: string;
}

export const newLeague = async (world: World, rule: object): Promise<LeagueScene> => {
  const created = await must<GrantedLeague>(world, 'createLeague', { input: { name: 'League', rule } });
  return { world, league: created.league.id, token: created.organiserToken };
};

export const addPlayers = async (
  { world, league, token }: LeagueScene,
  names: readonly string[],
): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (const name of names) {
    const { id } = await must<LeaguePlayer>(world, 'addLeaguePlayer', { input: { league, name }, token });
    ids.push(id);
  }
  return ids;
};

/** A tournament of one round that the league has accepted. */
export const newEvent = async (
  scene: LeagueScene,
  names: readonly string[],
  settings: object = {},
): Promise<EventScene> => {
  const { world, league } = scene;
  const created = await must<CreatedTournament>(world, 'createTournament', {
    input: { name: 'Event', rounds: 1, ...settings },
  });
  const event = { tournament: created.tournament.id, token: created.organiserToken };
  const { tournament, token } = event;
  for (const name of names) {
    const isTeam = 'format' in settings;
    const input = { tournament, name, ...(isTeam && { members: [`${name} one`, `${name} two`] }) };
    await must(world, 'registerEntrant', { input, token });
  }
  await must(world, 'offerTournament', { input: { tournament, league }, token });
  await must(world, 'acceptTournament', { input: { league, tournament }, token: scene.token });
  return event;
};

/** Draws the round, lets the lower player number win each table by `scored` to 1, and finishes. */
export const playOut = async (
  world: World,
  { tournament, token }: EventScene,
  scored = 5,
): Promise<Round> => {
  const round = await must<Round>(world, 'drawRound', { input: { tournament }, token });
  await must(world, 'startRound', { input: { tournament, round: 1 }, token });
  for (const { table, entrants } of round.tables) {
    const [first = '', second = ''] = entrants;
    const firstWins = Number(first.slice(1)) < Number(second.slice(1));
    await must(world, 'reportResult', {
      input: {
        tournament,
        round: 1,
        table,
        kind: 'PLAYED',
        victoryPoints: firstWins ? [scored, 1] : [1, scored],
      },
      token,
    });
  }
  await must(world, 'finishTournament', { input: { tournament }, token });
  return round;
};
