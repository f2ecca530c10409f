import * as z from 'zod/mini';
import type { Change, ChangeLog } from '../../tournaments/event/change-log';
import type { AcceptedFacts, PlayerFacts } from '../../tournaments/league/facts';
import { ok } from '../../shared/result';
import type { Answer } from '../use-case';
import { useCase } from '../use-case';
import type { StoredContext } from '../tournaments/context';
import { reasonText } from '../tournaments/fields';
import { forgetting, withoutPerson } from '../tournaments/forget-person';
import { logOf, thingOf } from '../tournaments/items';
import { mutate } from '../tournaments/mutation';
import type { LeagueAddress } from '../tournaments/store';
import { asOrganiser } from './access';
import type { League } from './league';
import { readLeague } from './league';
import { changePlayer, noPlayer, onePlayer, presentPlayer } from './players';
import { playerViewOf } from './views';

type Forget = (text: string) => string;

/** A past change without the name it gave. */
const blanked = (past: Change<PlayerFacts>): Change<PlayerFacts> =>
  past.set.name === undefined ? past : withoutPerson(past, { ...past.set, name: null });

/** Why claims were released and tournaments taken out, without the person. */
const forgetInClaims = (log: ChangeLog<AcceptedFacts>, forget: Forget): ChangeLog<AcceptedFacts> =>
  log.map((change) => {
    const { set, told } = change;
    const said = { reason: set.reason ?? null, told: told?.['reason'] };
    const reason = said.reason === null ? null : forget(said.reason);
    const toldReason = typeof said.told === 'string' ? forget(said.told) : said.told;
    if (reason === said.reason && toldReason === said.told) return change;
    return {
      ...withoutPerson(change, { ...set, ...(reason !== null && { reason }) }),
      ...(told && { told: { ...told, ...(toldReason !== undefined && { reason: toldReason }) } }),
    };
  });

/** What a player's name is to be forgotten by; undefined where there is no such player, or no name left. */
const forgetPlayer = async (
  { league, player }: { readonly league: string; readonly player: string },
  { store }: StoredContext,
): Promise<Answer<Forget | undefined>> => {
  const items = await store.get([{ item: 'PLAYER', league, player }]);
  if (!items.ok) return items;
  const found = thingOf<PlayerFacts>(items.value[0]);
  if (!found) return noPlayer(player);
  const names = found.log.flatMap(({ set }) => (typeof set.name === 'string' ? [set.name] : []));
  return ok(names.length === 0 ? undefined : forgetting({ names, ofPeople: names }));
};

/** Rewrites the claims of one tournament without the person, in one write. */
const rewriteClaims = (
  of: {
    readonly input: { readonly league: string; readonly player: string };
    readonly tournament: string;
    readonly forget: Forget;
  },
  context: StoredContext,
): Promise<Answer<true>> => {
  const { input, tournament, forget } = of;
  const address: LeagueAddress = { item: 'ACCEPTED', league: input.league, tournament };
  const operation = 'eraseLeaguePlayer';
  return mutate<AcceptedFacts, { readonly league: League; readonly log: ChangeLog<AcceptedFacts> }, true>(
    {
      operation,
      target: `${input.league}/${input.player}/${tournament}`,
      input,
      read: async () => {
        const league = await readLeague(context.store, input.league);
        if (!league.ok) return league;
        const items = await context.store.get([address]);
        if (!items.ok) return items;
        const [item] = items.value;
        return ok({ league: league.value, log: item ? logOf<AcceptedFacts>(item) : [] });
      },
      head: null,
      author: ({ league }) => asOrganiser(league.head.facts, operation, context.caller.token),
      places: ({ log }) => [{ address, log }],
      decide: ({ log }) => ok({ address, log: forgetInClaims(log, forget), set: {} }),
      answer: () => true,
    },
    context,
  );
};

/**
 * Erases a player's name: in its own history, and where a claim or a tournament was taken out with words that name the player. What was
 * played stays in the table, under the id alone. The player itself is the last write, since it knows the name: a crash before that
 * leaves less to do, and a repetition does it.
 */
export const eraseLeaguePlayer = useCase({
  input: z.strictObject({
    ...onePlayer,
    reason: reasonText('Why, in words for the history; without the name.'),
  }),
  run: async (input, context: StoredContext) => {
    const league = await readLeague(context.store, input.league);
    if (!league.ok) return league;
    const author = asOrganiser(league.value.head.facts, 'eraseLeaguePlayer', context.caller.token);
    if (!author.ok) return author;
    const found = await forgetPlayer(input, context);
    if (!found.ok) return found;
    const forget = found.value;
    const named = [...league.value.accepted.values()].filter(
      ({ log }) => forget && forgetInClaims(log, forget).some((change, index) => change !== log[index]),
    );
    for (const { tournament } of named) {
      const done = forget && (await rewriteClaims({ input, tournament, forget }, context));
      if (done && !done.ok) return done;
    }
    return changePlayer(
      {
        operation: 'eraseLeaguePlayer',
        input,
        player: input.player,
        decide: (player) => {
          const present = presentPlayer(player, input, context);
          return present.ok
            ? ok({
                log: present.value.log.map(blanked),
                set: { name: null, tokenHash: null, erased: true },
                told: { reason: forget ? forget(input.reason) : input.reason },
              })
            : present;
        },
        answer: (log) => playerViewOf(input.league, input.player, log),
      },
      context,
    );
  },
});
