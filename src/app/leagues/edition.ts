import { unsetSettings } from '../../domain/tournaments/event/settings';
import type { Store } from '../kernel/store/store';
import { type Answer, conflict, isMissing, mapAnswer, ok } from '../kernel/use-case';
import { type Accepted, type League, readLeague } from './stored-league';

/** All that one table counts is of one edition: the tournaments of a league, and those of all leagues of a federation. */

/** The edition of a tournament that a league has accepted. */
export const editionOf = ({ facts: { edition = unsetSettings.edition } }: Pick<Accepted, 'facts'>): string =>
  edition;

/** The edition of a league's tournaments; undefined while it has accepted none besides `except`. */
const editionOfLeague = ({ accepted }: Pick<League, 'accepted'>, except?: string): string | undefined => {
  const other = [...accepted.values()].find((one) => one.facts.accepted && one.tournament !== except);
  return other && editionOf(other);
};

/** The edition of a federation, by its own tournaments or those of a league that it has accepted and that is part of it still. */
const editionOfFederation = async (
  federation: League,
  store: Store,
  except: { readonly league?: string; readonly tournament?: string } = {},
): Promise<Answer<string | undefined>> => {
  const own = editionOfLeague(federation, except.tournament);
  const { leagues = [] } = federation.head.facts;
  if (own !== undefined) return ok(own);
  for (const id of leagues) {
    if (id === except.league) continue;
    const member = await readLeague(store, id);
    if (!member.ok && !isMissing(member)) return member;
    const isMember = member.ok && member.value.head.facts.federation === federation.id;
    const edition = isMember ? editionOfLeague(member.value, except.tournament) : undefined;
    if (edition !== undefined) return ok(edition);
  }
  return ok(undefined);
};

/** The edition of the federation that a league is part of; undefined where it is part of none. */
export const editionAbove = async (
  id: string,
  tournament: string,
  store: Store,
): Promise<Answer<string | undefined>> => {
  const league = await readLeague(store, id);
  if (!league.ok) return league;
  const { federation } = league.value.head.facts;
  // A league that is a federation itself counts the leagues below it.
  if (!federation) return editionOfFederation(league.value, store, { tournament });
  const above = await readLeague(store, federation);
  if (!above.ok) return isMissing(above) ? ok(undefined) : above;
  return above.value.head.facts.leagues?.includes(id)
    ? editionOfFederation(above.value, store, { league: id, tournament })
    : ok(undefined);
};

/** Refuses what would count another edition than the table does. */
const otherEdition = (counts: string, asked: string): Answer<never> =>
  conflict('WRONG_EDITION', `${counts}, ${asked}: one table counts one edition. Take a league of its own.`);

/** Refuses a league whose edition is another than that of the federation; undefined where either has none yet, or they are one. */
export const otherLeague = async (
  federation: League,
  league: League,
  store: Store,
): Promise<Answer<Answer<never> | undefined>> => {
  const asked = editionOfLeague(league);
  return mapAnswer(await editionOfFederation(federation, store, { league: league.id }), (counts) =>
    counts === undefined || asked === undefined || counts === asked
      ? undefined
      : otherEdition(`The federation plays edition ${counts}`, `the league edition ${asked}`),
  );
};

/** Refuses a tournament of another edition than the others of the league, or of the federation above it; undefined where it fits. */
export const otherTournament = (
  league: League,
  above: string | undefined,
  { tournament, edition }: { readonly tournament: string; readonly edition: string },
): Answer<never> | undefined => {
  const own = editionOfLeague(league, tournament);
  const played = own ?? above;
  return played === undefined || played === edition
    ? undefined
    : otherEdition(
        `The ${own === undefined ? 'federation' : 'league'} plays edition ${played}`,
        `the tournament edition ${edition}`,
      );
};

/** A federation that a league asks for. One that has accepted it before counts it at once: not where it plays another edition. */
export const federationAsked = async (federation: string, league: string, store: Store) => {
  const above = await readLeague(store, federation);
  if (!above.ok) return above;
  const { facts } = above.value.head;
  if (!facts.leagues?.includes(league)) return ok({ facts, refusal: undefined });
  const own = await readLeague(store, league);
  if (!own.ok) return own;
  return mapAnswer(await otherLeague(above.value, own.value, store), (refusal) => ({ facts, refusal }));
};
