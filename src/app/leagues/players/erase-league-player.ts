import { leagues } from '../leagues';
import type { Named } from '../../kernel/owned/owned-records';
import { type StoredContext, operation, versionedLeagueChange } from '../../kernel/operation';
import * as z from 'zod/mini';
import type { Change, ChangeLog } from '../../../shared/change-log';
import type { AcceptedFacts, PlayerFacts } from '../../../domain/tournaments/league/facts';
import { type Answer, mapAnswer, ok } from '../../kernel/use-case';
import { logOf } from '../../kernel/store/items';
import { mutate } from '../../kernel/store/mutation';
import { reasonText } from '../../kernel/text-fields';
import { type ErasureRules, erased, stays } from '../../tournaments/facts/rule';
import { type Forget, forgetting, withoutPerson } from '../../tournaments/facts/forget-person';
import { acceptedTarget } from '../change-league';
import { type League, acceptedKind, readLeague, readPlayer } from '../stored-league';
import { changePlayer, onePlayer } from './players';

/** The player stays in the table as an id without a name. */
const playerRules: ErasureRules<PlayerFacts, undefined> = {
  name: { erase: () => null },
  tokenHash: { erase: stays },
  erased: { erase: stays },
  federationPlayer: { erase: () => null },
};

/** A past change without the name that it set. */
const blanked = (past: Change<PlayerFacts>): Change<PlayerFacts> =>
  past.set.name === undefined && past.set.federationPlayer === undefined
    ? past
    : withoutPerson(past, erased(past.set, playerRules, undefined));

const CLAIM = /^e\d+$/;

/** A tournament's place in the league without the person: claims are ids and stay; of texts only the listed ones stay. */
const acceptedWithout = (set: Partial<AcceptedFacts>, forget: Forget): Partial<AcceptedFacts> => ({
  ...Object.fromEntries(Object.entries(set).filter(([field]) => field === 'accepted' || CLAIM.test(field))),
  ...(set.reason !== undefined && { reason: set.reason === null ? null : forget(set.reason) }),
});

/** The reasons for released claims and removed tournaments without the person; the very same changes if no reason names it. */
const forgetInClaims = (log: ChangeLog<AcceptedFacts>, forget: Forget): ChangeLog<AcceptedFacts> =>
  log.map((change) => {
    const reason = change.receipt?.['reason'];
    const isNamed = (text: unknown): boolean => typeof text === 'string' && forget(text) !== text;
    if (!isNamed(change.set.reason) && !isNamed(reason)) return change;
    return {
      ...withoutPerson(change, acceptedWithout(change.set, forget)),
      ...(typeof reason === 'string' && { receipt: { ...change.receipt, reason: forget(reason) } }),
    };
  });

/** The way to forget a player's names; undefined if no name is left. */
const forgetPlayer = async (
  { league, player }: { readonly league: string; readonly player: string },
  { store }: StoredContext,
): Promise<Answer<Forget | undefined>> => {
  return mapAnswer(await readPlayer(store, league, player), ({ log }) => {
    const names = log.flatMap(({ set }) => (typeof set.name === 'string' ? [set.name] : []));
    return names.length === 0 ? undefined : forgetting({ names, ofPeople: names });
  });
};

/** Rewrites the claims of one tournament without the person, in one write. */
const rewriteClaims = (
  of: {
    readonly self: Named;
    readonly input: { readonly league: string; readonly player: string };
    readonly tournament: string;
    readonly forget: Forget;
  },
  context: StoredContext,
): Promise<Answer<true>> => {
  const { self, input, tournament, forget } = of;
  const place = { league: input.league, tournament };
  return mutate<AcceptedFacts, { readonly league: League; readonly log: ChangeLog<AcceptedFacts> }, true>(
    {
      operation: self.name,
      idempotencyScope: [input.league, input.player, tournament],
      input,
      read: async () => {
        const league = await readLeague(context.store, input.league);
        if (!league.ok) return league;
        const items = await context.store.get([{ item: 'ACCEPTED', ...place }]);
        if (!items.ok) return items;
        const [item] = items.value;
        return ok({ league: league.value, log: item ? logOf(acceptedKind, item) : [] });
      },
      author: ({ league }) => leagues.asOwner(self, league.head, context),
      places: ({ log }) => [acceptedTarget(place, log)],
      decide: ({ log }) => ok({ ...acceptedTarget(place, forgetInClaims(log, forget)), set: {} }),
      answer: () => true,
    },
    context,
  );
};

/** Erases a player's name, in its history too. What was played stays in the table, under the id alone. */
export const eraseLeaguePlayer = operation({
  name: 'eraseLeaguePlayer',
  route: 'POST /v1/leagues/{league}/players/{player}/erase',
  ...versionedLeagueChange,
  answers: 'LeaguePlayer',

  input: z.strictObject({
    ...onePlayer,
    reason: reasonText('Why, in words for the history; without the name.'),
  }),
  run: async (input, context: StoredContext, self) => {
    const league = await readLeague(context.store, input.league);
    if (!league.ok) return league;
    const author = leagues.asOwner(self, league.value.head, context);
    if (!author.ok) return author;
    const found = await forgetPlayer(input, context);
    if (!found.ok) return found;
    const forget = found.value;
    const named = [...league.value.accepted.values()].filter(
      ({ log }) => forget && forgetInClaims(log, forget).some((change, index) => change !== log[index]),
    );
    for (const { tournament } of named) {
      const done = forget && (await rewriteClaims({ self, input, tournament, forget }, context));
      if (done && !done.ok) return done;
    }
    return changePlayer(
      {
        self,
        input,
        decide: ({ log }) =>
          ok({
            log: log.map(blanked),
            set: { name: null, tokenHash: null, erased: true, federationPlayer: null },
            receipt: { reason: forget ? forget(input.reason) : input.reason },
          }),
      },
      context,
    );
  },
});
