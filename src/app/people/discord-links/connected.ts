import { entrantId } from '../../../domain/tournaments/event/record';
import type { Entrant, Tournament } from '../../../domain/tournaments/event/tournament';
import { nearestNames } from '../../kernel/nearest';
import type { StoredContext } from '../../kernel/store/context';
import { readTournament } from '../../tournaments/store/read-tournament';
import { type Answer, ok, refused, mapAnswer } from '../../kernel/use-case';
import { readServer } from '../../kernel/channels/server-item';
import { connectedTournament } from './server';

/** An entrant as a member of a server sees it. */
export type LinkedMember = ReturnType<typeof linkedAs>;

export const linkedAs = ({ number, facts }: Entrant) => ({
  entrant: entrantId(number),
  name: facts.name,
});

/** A server's own facts, and the tournament that it is connected to. */
export const connectedTo = async (server: string, context: StoredContext) => {
  const facts = await readServer(context, server);
  if (!facts.ok) return facts;
  const id = connectedTournament(facts.value);
  if (!id.ok) return id;
  const tournament = await readTournament(context.store, id.value);
  return mapAnswer(tournament, (connected) => ({ facts: facts.value, tournament: connected }));
};

/** The entrant meant by an id, a player number or a name. */
export const entrantMeant = ({ entrants }: Tournament, text: string): Answer<Entrant> => {
  const wanted = text.trim().toLowerCase();
  const number = /^#?(\d{1,4})$/.exec(wanted)?.[1];
  const found =
    entrants.find((entrant) => entrantId(entrant.number) === wanted) ??
    entrants.find((entrant) => number !== undefined && entrant.number === Number(number)) ??
    entrants.find(({ facts }) => facts.name.toLowerCase() === wanted);
  const names = entrants.map(({ facts }) => facts.name);
  return found
    ? ok(found)
    : refused({ code: 'NOT_FOUND', kind: 'entrant', id: text, nearest: nearestNames(text, names) });
};
