import type { Logged } from '../../shared/change-log';
import { entrantId } from '../../domain/tournaments/event/record';
import type { Entry, PersonFacts } from './facts';

export type LoggedPerson = Logged<PersonFacts>;

/** An entry by its ids: either a tournament and an entrant, or a league and a player. */
export interface EntryView {
  readonly tournament: string | null;
  readonly entrant: string | null;
  readonly league: string | null;
  readonly player: string | null;
}

/** A person and what it has bound. */
export interface PersonSettings {
  readonly person: string;
  readonly name: string | null;
  readonly entries: readonly EntryView[];
  readonly version: string;
}

export const entryView = (entry: Entry): EntryView =>
  'tournament' in entry
    ? { tournament: entry.tournament, entrant: entrantId(entry.entrant), league: null, player: null }
    : { tournament: null, entrant: null, league: entry.league, player: entry.player };

export const personSettings = (person: string, { facts, version }: LoggedPerson): PersonSettings => ({
  person,
  name: facts.name,
  entries: facts.entries.map(entryView),
  version: String(version),
});
