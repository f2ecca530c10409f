import * as z from 'zod/mini';
import type { ChangeLog, Logged } from '../../tournaments/event/change-log';
import { logged } from '../../tournaments/event/change-log';
import type { LeagueFacts } from '../../tournaments/league/facts';
import { ok, refused } from '../../shared/result';
import { optional } from '../input';
import { useCase } from '../use-case';
import type { StoredContext } from '../tournaments/context';
import { creationKey, ofNewThing } from '../tournaments/creation-key';
import { hashText, isRecoveryCode, recoveryHashOf, shortHash } from '../tournaments/credentials';
import { nameText, recoveryCodeText } from '../tournaments/fields';
import { checkIfMatch } from '../tournaments/if-match';
import { mutate, requestKey } from '../tournaments/mutation';
import { asOrganiser } from './access';
import { leagueIdOf, leagueRecoveryCodeOf, organiserTokenOf } from './credentials';
import { leagueId, rule } from './fields';
import { readHead } from './league';
import type { LeagueSettings } from './views';
import { leagueSettings } from './views';

/** A league, with what its organiser must keep: shown here only. */
export interface GrantedLeague {
  readonly league: LeagueSettings;
  readonly organiserToken: string;
  readonly recoveryCode: string;
}

const addressOf = (league: string) => ({ item: 'LEAGUE', league }) as const;

/** Creates a league. Anybody may. */
export const createLeague = useCase({
  input: z.strictObject({ name: nameText('What the league is called.'), rule }),
  run: async (input, context: StoredContext) => {
    const key = creationKey(context, "who repeats it gets the organiser's token again");
    if (!key.ok) return key;
    const { keyring } = context;
    const request = key.value;
    const id = leagueIdOf(keyring, request);
    const address = addressOf(id);
    const organiserToken = organiserTokenOf(keyring, id, request);
    const recoveryCode = leagueRecoveryCodeOf(keyring, id, request);
    return mutate<LeagueFacts, ChangeLog<LeagueFacts>, GrantedLeague>(
      {
        ...ofNewThing<LeagueFacts>(address, context),
        operation: 'createLeague',
        input,
        decide: () =>
          ok({
            address,
            log: [],
            set: {
              name: input.name,
              rule: { ...input.rule, best: input.rule.best ?? null },
              grants: [{ role: 'ORGANISER', hash: hashText(organiserToken) }],
              recoveryHash: recoveryHashOf(recoveryCode),
            } satisfies LeagueFacts,
          }),
        answer: ({ log }) => ({ league: leagueSettings(id, logged(log)), organiserToken, recoveryCode }),
      },
      context,
    );
  },
});

/** Changes a league's name or how it is counted; what is left out stays. The table follows at once, for the whole season. */
export const updateLeague = useCase({
  input: z.strictObject({
    league: leagueId,
    name: optional(nameText('What the league is called.')),
    rule: optional(rule),
  }),
  run: (input, context: StoredContext) => {
    const address = addressOf(input.league);
    return mutate<LeagueFacts, Logged<LeagueFacts>, LeagueSettings>(
      {
        operation: 'updateLeague',
        target: input.league,
        input,
        read: () => readHead(input.league, context),
        head: null,
        author: ({ facts }) => asOrganiser(facts, 'updateLeague', context.caller.token),
        places: ({ log }) => [{ address, log }],
        decide: (head) => {
          const now = leagueSettings(input.league, head);
          const matches = checkIfMatch(context, [now.version], { now });
          if (!matches.ok) return matches;
          return ok({
            address,
            log: head.log,
            set: {
              ...(input.name !== undefined && { name: input.name }),
              ...(input.rule && { rule: { ...input.rule, best: input.rule.best ?? null } }),
            },
          });
        },
        answer: ({ log }) => leagueSettings(input.league, logged(log)),
      },
      context,
    );
  },
});

/** Brings back a lost organiser's token with the recovery code; the old token and the old code stop working. */
export const recoverLeagueToken = useCase({
  input: z.strictObject({
    league: leagueId,
    recoveryCode: recoveryCodeText,
  }),
  run: async (input, context: StoredContext) => {
    const key = requestKey(context);
    if (!key.ok) return key;
    const { keyring } = context;
    const { league } = input;
    const codeHash = recoveryHashOf(input.recoveryCode);
    // The code is part of what the new secrets follow from: who does not know it cannot ask for them again.
    const request = hashText(`${codeHash} ${key.value}`);
    const organiserToken = organiserTokenOf(keyring, league, request);
    const recoveryCode = leagueRecoveryCodeOf(keyring, league, request);
    const address = addressOf(league);
    return mutate<LeagueFacts, Logged<LeagueFacts>, GrantedLeague>(
      {
        operation: 'recoverLeagueToken',
        target: `${league}/${shortHash(codeHash)}`,
        input: { league },
        read: () => readHead(league, context),
        head: null,
        places: ({ log }) => [{ address, log }],
        decide: ({ facts, log }) =>
          isRecoveryCode(input.recoveryCode, facts.recoveryHash)
            ? ok({
                address,
                log,
                set: {
                  grants: [{ role: 'ORGANISER', hash: hashText(organiserToken) }],
                  recoveryHash: recoveryHashOf(recoveryCode),
                },
              })
            : refused({
                code: 'FORBIDDEN',
                operation: 'recoverLeagueToken',
                allowedRoles: ['holder of the code'],
              }),
        answer: ({ log }) => ({ league: leagueSettings(league, logged(log)), organiserToken, recoveryCode }),
      },
      context,
    );
  },
});
