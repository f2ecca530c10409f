import { discordServer } from '../../app/people/discord-links/connect';
import { type Membership, memberOfTournament } from '../../app/people/discord-links/linking';
import type { Connection, ServerFacts } from '../../app/kernel/channels/server-item';
import { connectedTournament, notConnected, serverCaller } from '../../app/people/discord-links/server';
import { round as roundUseCase } from '../../app/tournaments/rounds/round';
import { tournament as tournamentUseCase } from '../../app/tournaments/event/tournament';
import type { StoredContext } from '../../app/kernel/store/context';
import type { AppError } from '../../app/kernel/errors';
import { type Answer, call, conflict, mapAnswer, ok, refused } from '../../app/kernel/use-case';
import { serverNeeded } from './refusal';
import { type Asked, type World, nobody } from './world';
import type { Round, Tournament } from '../../app/kernel/generated/answers';

/** A server, as commands of a connected one see it. */
export interface Home {
  readonly facts: ServerFacts;
  readonly server: string;
  /** For what the server asks of its tournament. */
  readonly context: StoredContext;
}

const homeOf = async ({ id, asker }: Asked, world: World): Promise<Answer<Home>> => {
  const { server } = asker;
  if (server === null) return refused(serverNeeded);
  const context = world.context(nobody(id));
  return mapAnswer(await call(discordServer, { server }, context), (facts) => ({ facts, server, context }));
};

/** The same where the server is connected to a tournament, with that tournament as it stands. */
export interface TournamentHome extends Home {
  readonly tournament: Tournament;
  readonly nameOf: (entrant: string) => string;
  /** The entrant that the asker is, and how it asks; null for somebody who is none. */
  readonly own: Membership | null;
  /** Why the asker may not act as that entrant, if so. */
  readonly hindrance: AppError | null;
}

export const connectedHome = async (
  asked: Asked,
  world: World,
): Promise<Answer<Home & { readonly connection: Connection }>> => {
  const home = await homeOf(asked, world);
  if (!home.ok) return home;
  const { connection } = home.value.facts;
  return connection === null ? notConnected() : ok({ ...home.value, connection });
};

export const tournamentHome = async (asked: Asked, world: World): Promise<Answer<TournamentHome>> => {
  const home = await homeOf(asked, world);
  if (!home.ok) return home;
  const { facts, server, context } = home.value;
  const { user } = asked.asker;
  const id = connectedTournament(facts);
  if (!id.ok) return id;
  const acting = world.context(serverCaller(context, server, facts.connection));
  const found = await call(tournamentUseCase, { tournament: id.value }, acting);
  if (!found.ok) return found;
  const own = await call(memberOfTournament, { tournament: id.value, server, user }, acting);
  if (!own.ok && own.error.code !== 'FORBIDDEN') return own;
  const names = new Map(found.value.entrants.map((entrant) => [entrant.id, entrant.name]));
  return ok({
    facts,
    server,
    context: acting,
    tournament: found.value,
    nameOf: (entrant) => names.get(entrant) ?? entrant,
    own: own.ok ? own.value : null,
    hindrance: own.ok ? null : own.error,
  });
};

/** A round of the tournament, the last one drawn if none is named. */
export const roundAt = async (
  { tournament, context }: TournamentHome,
  wanted: number | undefined,
): Promise<Answer<Round>> => {
  const number = wanted ?? tournament.roundsDrawn.at(-1)?.number;
  if (number === undefined)
    return conflict('NO_ROUND_DRAWN', 'No round is drawn yet: its organiser draws the first one.');
  return call(roundUseCase, { tournament: tournament.id, round: number }, context);
};

/** The entrant that the asker is. */
const ownEntrant = ({ own, hindrance }: TournamentHome): Answer<Membership> => {
  if (hindrance !== null) return refused(hindrance);
  return own === null
    ? conflict(
        'NOT_LINKED',
        'You are not linked to an entrant here: ask the organiser for a code and send it with /link.',
      )
    : ok(own);
};

/** The asker, as an entrant, in the round that is on. */
export interface OwnRound {
  readonly home: TournamentHome;
  readonly own: Membership;
  readonly round: Round;
}

export const ownRound = async (asked: Asked, world: World): Promise<Answer<OwnRound>> => {
  const home = await tournamentHome(asked, world);
  if (!home.ok) return home;
  const own = ownEntrant(home.value);
  if (!own.ok) return own;
  const round = await roundAt(home.value, undefined);
  return mapAnswer(round, (drawn) => ({ home: home.value, own: own.value, round: drawn }));
};

/** A game of somebody in a round. */
export type OwnGame = Pick<
  Round['tables'][number],
  'table' | 'number' | 'entrants' | 'armies' | 'veto' | 'result' | 'version'
>;

/** The game that an entrant plays in a round; null where it has none (a bye, or not drawn). */
export const gameOf = ({ tables, unpaired }: Round, entrant: string): OwnGame | null => {
  const found = tables.find(({ entrants }) => entrants.includes(entrant));
  if (found) return found;
  return unpaired?.entrant === entrant && unpaired.table !== null
    ? { ...unpaired, table: unpaired.table, number: unpaired.number ?? unpaired.table, entrants: [entrant] }
    : null;
};

export interface OpenGame extends OwnRound {
  readonly game: OwnGame;
}

/** The linked player's game in the round of now; refused where it has none. */
export const ownGame = async (asked: Asked, world: World): Promise<Answer<OpenGame>> => {
  const asker = await ownRound(asked, world);
  if (!asker.ok) return asker;
  const { own, round } = asker.value;
  const game = gameOf(round, own.entrant);
  return game === null
    ? conflict('NO_GAME', `You have no game in round ${round.number}.`)
    : ok({ ...asker.value, game });
};
