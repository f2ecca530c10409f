import * as z from 'zod/mini';
import type { Logged } from '../../shared/change-log';
import { optional } from '../kernel/input';
import { gameId } from '../games/fields';
import { leagueId, playerId } from '../leagues/fields';
import { type StoredContext, operation } from '../kernel/operation';
import { type Answer, ok, refused } from '../kernel/use-case';
import { entrantIdText, tournamentId } from '../tournaments/fields';
import { type Entry, type PersonFacts, entryView, people, personChange, personId } from './people';

/** Releases an entry of a person, named by its ids as the person shows them. The event keeps it. */
export const releaseEntry = operation({
  name: 'releaseEntry',
  route: 'POST /v1/people/{person}/entries/release',
  ...personChange,
  answers: 'PersonSettings',
  graphql: { input: 'ReleaseEntryInput', inputDescription: 'Which entry.' },

  input: z.strictObject({
    person: personId,
    tournament: optional(tournamentId),
    entrant: optional(entrantIdText),
    league: optional(leagueId),
    player: optional(playerId),
    game: optional(gameId),
  }),
  run: (input, context: StoredContext, self) => {
    const { person, tournament = null, entrant = null, league = null, player = null, game = null } = input;
    const named = JSON.stringify({ tournament, entrant, league, player, game });
    const isNamed = (entry: Entry): boolean => JSON.stringify(entryView(entry)) === named;
    const id = entrant ?? player ?? game ?? '';
    const missing: Answer<never> = refused({ code: 'NOT_FOUND', kind: 'entry of this person', id });
    const decide = ({ facts: { entries } }: Logged<PersonFacts>) =>
      entries.some(isNamed) ? ok({ set: { entries: entries.filter((entry) => !isNamed(entry)) } }) : missing;
    return people.change({ self, id: person, input, decide }, context);
  },
});
