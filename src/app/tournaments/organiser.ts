import * as z from 'zod/mini';
import { ok, refused } from '../../shared/result';
import type { ChangeLog } from '../../tournaments/event/change-log';
import { logged } from '../../tournaments/event/change-log';
import type { HeadFacts } from '../../tournaments/event/facts';
import { ready } from '../../tournaments/event/operations';
import type { Tournament } from '../../tournaments/event/tournament';
import { cursorOf } from '../../tournaments/event/tournament';
import type { Fault } from '../faults';
import { optional } from '../input';
import type { Answer } from '../use-case';
import { invalidInput, useCase } from '../use-case';
import type { StoredContext } from './context';
import { hashText, isRecoveryCode, recoveryCodeOf, recoveryHashOf, shortHash, tokenOf } from './credentials';
import {
  cap,
  clubMatesApart,
  day,
  nameText,
  recoveryCodeText,
  roundMinutes,
  rounds,
  scenarioOfRounds,
  tableOrder,
  tournamentId,
} from './fields';
import { scenarioFaults } from './scenario-of-round';
import { checkIfMatch } from './if-match';
import { readTournament } from './items';
import type { Mutation } from './mutation';
import { mutate, requestKey } from './mutation';
import type { TournamentSettings } from './views';
import { settingsView } from './views';

type HeadMutation<Output> = Mutation<HeadFacts, Tournament, Output>;

export const addressOfHead = (tournament: string) => ({ item: 'HEAD', tournament }) as const;

/** What all changes of the head have in common. */
export const ofHead = (tournament: string, { store }: StoredContext) =>
  ({
    target: tournament,
    read: () => readTournament(store, tournament),
    head: ({ head }) => head,
    places: ({ head }) => [{ address: addressOfHead(tournament), log: head.log }],
  }) satisfies Partial<HeadMutation<unknown>>;

export const headMatches = (tournament: Tournament, context: StoredContext): Answer<true> =>
  checkIfMatch(context, [String(tournament.head.version), cursorOf(tournament)], {
    now: settingsView(tournament.id, tournament.head),
  });

/** Changes what may still be changed of a tournament; what is left out stays. */
export const updateTournament = useCase({
  input: z.strictObject({
    tournament: tournamentId,
    name: optional(nameText('What the tournament is called.')),
    rounds: optional(rounds),
    cap: optional(cap),
    startsOn: optional(day),
    roundMinutes: optional(roundMinutes),
    scenarios: optional(scenarioOfRounds),
    clubMatesApart: optional(clubMatesApart),
    tableOrder: optional(tableOrder),
  }),
  run: (input, context: StoredContext) =>
    mutate(
      {
        ...ofHead(input.tournament, context),
        operation: 'updateTournament',
        input,
        decide: (tournament) => {
          const possible = ready(tournament, 'updateTournament');
          if (!possible.ok) return possible;
          const match = headMatches(tournament, context);
          if (!match.ok) return match;
          const drawnRounds = tournament.rounds.length;
          const tooFew: Fault = {
            path: 'rounds',
            code: 'TOO_SMALL',
            message: `must be at least ${drawnRounds}: so many are drawn`,
          };
          const faults = [
            ...(input.rounds !== undefined && input.rounds < drawnRounds ? [tooFew] : []),
            ...scenarioFaults(tournament.head.facts.format, input.scenarios ?? []),
          ];
          if (faults.length > 0) return invalidInput(faults);
          const { tournament: _, ...changes } = input;
          const set = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
          return ok({ address: addressOfHead(tournament.id), log: tournament.head.log, set });
        },
        answer: ({ log }) => settingsView(input.tournament, logged(log)),
      },
      context,
    ),
});

/** A new organiser's token and the code for the next time; the old ones stop working. */
export interface RecoveredTournament {
  readonly tournament: TournamentSettings;
  readonly organiserToken: string;
  readonly recoveryCode: string;
}

/** Brings back a lost organiser's token with the recovery code that creating the tournament gave. */
export const recoverOrganiserToken = useCase({
  input: z.strictObject({
    tournament: tournamentId,
    recoveryCode: recoveryCodeText,
  }),
  run: async (input, context: StoredContext) => {
    const key = requestKey(context);
    if (!key.ok) return key;
    const { keyring } = context;
    // The code is part of what the new secrets follow from: who does not know it cannot ask for them again.
    const request = hashText(`${recoveryHashOf(input.recoveryCode)} ${key.value}`);
    const organiserToken = tokenOf(keyring, { tournament: input.tournament, role: 'ORGANISER', request });
    const recoveryCode = recoveryCodeOf(keyring, input.tournament, request);
    const granted = (log: ChangeLog<HeadFacts>): RecoveredTournament => ({
      tournament: settingsView(input.tournament, logged(log)),
      organiserToken,
      recoveryCode,
    });
    return mutate(
      {
        ...ofHead(input.tournament, context),
        operation: 'recoverOrganiserToken',
        head: null,
        target: `${input.tournament}/${shortHash(recoveryHashOf(input.recoveryCode))}`,
        input: { tournament: input.tournament },
        decide: (tournament) => {
          const { facts, log } = tournament.head;
          if (!isRecoveryCode(input.recoveryCode, facts.recoveryHash))
            return refused({
              code: 'FORBIDDEN',
              operation: 'recoverOrganiserToken',
              allowedRoles: ['holder of the code'],
            });
          return ok({
            address: addressOfHead(tournament.id),
            log,
            set: {
              grants: [
                ...facts.grants.filter(({ role }) => role !== 'ORGANISER'),
                { role: 'ORGANISER', hash: hashText(organiserToken) },
              ],
              recoveryHash: recoveryHashOf(recoveryCode),
            },
          });
        },
        answer: ({ log }) => granted(log),
      },
      context,
    );
  },
});
