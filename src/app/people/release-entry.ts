import * as z from 'zod/mini';
import { ok, refused } from '../../shared/result';
import { optional } from '../kernel/input';
import { leagueId, playerId } from '../leagues/fields';
import { type StoredContext, operation } from '../kernel/operation';
import { entrantIdText, tournamentId } from '../tournaments/fields';
import { type Entry, entryView, people, personChange, personId } from './people';

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
  }),
  run: (input, context: StoredContext, self) => {
    const { person, tournament = null, entrant = null, league = null, player = null } = input;
    const named = JSON.stringify({ tournament, entrant, league, player });
    const isNamed = (entry: Entry): boolean => JSON.stringify(entryView(entry)) === named;
    return people.change(
      {
        self,
        id: person,
        input,
        decide: ({ facts: { entries } }) =>
          entries.some(isNamed)
            ? ok({ set: { entries: entries.filter((entry) => !isNamed(entry)) } })
            : refused({ code: 'NOT_FOUND', kind: 'entry of this person', id: entrant ?? player ?? '' }),
      },
      context,
    );
  },
});
