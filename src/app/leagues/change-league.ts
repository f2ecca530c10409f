import type { LeagueFacts } from '../../domain/tournaments/league/facts';
import { type StoredContext, operation, versionedLeagueChange } from '../kernel/operation';
import { type Answer, ok } from '../kernel/use-case';
import {
  type FamilyOperation,
  type Fields,
  type Given,
  type NoFields,
  inputOf,
} from '../tournaments/change/operation-family';
import { leagueId } from './fields';
import { leagues } from './leagues';

const oneLeague = { league: leagueId };
type LeagueInput<Own extends Fields> = Given<typeof oneLeague, Own>;

/** Declares an operation that changes a league, under the condition of If-Match; a set without facts changes nothing. */
export const leagueOperation = <Known = undefined, Own extends Fields = NoFields>({
  fields,
  known,
  set,
  ...facts
}: Omit<FamilyOperation<LeagueInput<Own>, Own, never>, 'when' | 'faults'> & {
  /** Reads what else the change depends on; its refusal comes before any of the league. */
  readonly known?: (input: LeagueInput<Own>, context: StoredContext) => Promise<Answer<Known>>;
  readonly set: (
    league: LeagueFacts,
    request: { readonly input: LeagueInput<Own>; readonly known: Known },
  ) => Answer<Partial<LeagueFacts>>;
}) =>
  operation({
    ...versionedLeagueChange,
    answers: 'LeagueSettings',
    ...facts,
    input: inputOf(oneLeague, fields),
    run: async (input, context: StoredContext, self) => {
      const read = known ? await known(input, context) : ok(undefined as Known);
      if (!read.ok) return read;
      const decide = (league: { readonly facts: LeagueFacts }) => {
        const changed = set(league.facts, { input, known: read.value });
        return changed.ok ? ok({ set: changed.value }) : changed;
      };
      return leagues.change({ self, id: input.league, input, decide }, context);
    },
  });
