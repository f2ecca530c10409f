import * as z from 'zod/mini';
import { ok } from '../../shared/result';
import { logged } from '../../tournaments/event/change-log';
import type { HeadFacts } from '../../tournaments/event/facts';
import type { Operation } from '../../tournaments/event/operations';
import { ready } from '../../tournaments/event/operations';
import { useCase } from '../use-case';
import type { StoredContext } from './context';
import { tournamentId } from './fields';
import { addressOfHead, headMatches, ofHead } from './organiser';
import { mutate } from './mutation';
import { settingsView } from './views';

/** A change of the head that needs no input: the tournament goes on to what follows. */
const step = (operation: Operation, set: Partial<HeadFacts>) =>
  useCase({
    input: z.strictObject({ tournament: tournamentId }),
    run: (input, context: StoredContext) =>
      mutate(
        {
          ...ofHead(input.tournament, context),
          operation,
          input,
          decide: (tournament) => {
            const possible = ready(tournament, operation);
            if (!possible.ok) return possible;
            const match = headMatches(tournament, context);
            return match.ok
              ? ok({ address: addressOfHead(tournament.id), log: tournament.head.log, set })
              : match;
          },
          answer: ({ log }) => settingsView(input.tournament, logged(log)),
        },
        context,
      ),
  });

/** Opens a draft: from now on anybody may read it (of a private one its token holders) and entrants are registered. */
export const openRegistration = step('openRegistration', { phase: 'REGISTRATION' });

/** Opens check-in: from now on only entrants that are checked in are drawn. Others can still be registered. */
export const openCheckIn = step('openCheckIn', { phase: 'CHECK_IN' });

/** Publishes the army lists: from now on whoever may read the tournament may read them. */
export const publishArmyLists = step('publishArmyLists', { armyListsPublished: true });
