import * as z from 'zod/mini';
import { ok, refused } from '../../shared/result';
import type { EntrantFacts } from '../../tournaments/event/facts';
import type { Operation } from '../../tournaments/event/operations';
import type { Entrant } from '../../tournaments/event/tournament';
import { optional, withDefault } from '../input';
import type { Answer } from '../use-case';
import { invalidInput, useCase } from '../use-case';
import type { StoredContext } from './context';
import { changeEntrant, changeEntrants } from './entrant-change';
import { entrantIdText, LARGEST_CAP, nameText, reasonText, tournamentId } from './fields';

/** The first number that nobody has: numbers are given without gaps, whoever comes first. */
const nextNumber = (entrants: readonly Entrant[]): number => {
  const gap = entrants.findIndex(({ number }, index) => number !== index + 1);
  return gap < 0 ? entrants.length + 1 : gap + 1;
};

const membersFault = (format: string, members: readonly string[]) =>
  (format === 'DOUBLES') === (members.length === 2)
    ? []
    : [
        {
          path: 'members',
          code: 'INCONSISTENT' as const,
          message:
            format === 'DOUBLES' ? 'must name the two players of the team' : 'is for doubles events only',
        },
      ];

const members = z
  .array(nameText('The name of a player of the team.'))
  .check(z.maxLength(2), z.describe('The two players of a doubles team; empty in singles.'));
const entrantName = nameText('The name of the player, or of the team in doubles.');
const club = nameText('The club the entrant belongs to.');

/** Registers an entrant under the next player number. Beyond the cap it waits; after round 1 it joins from the next draw. */
export const registerEntrant = useCase({
  input: z.strictObject({
    tournament: tournamentId,
    name: entrantName,
    members: withDefault(members, []),
    club: optional(club),
  }),
  run: (input, context: StoredContext) =>
    changeEntrants(
      { operation: 'registerEntrant', target: input.tournament, input: { ...input } },
      ({ head, entrants, rounds }) => {
        const faults = membersFault(head.facts.format, input.members);
        if (faults.length > 0) return invalidInput(faults);
        const number = nextNumber(entrants);
        if (number > LARGEST_CAP)
          return refused({ code: 'CONFLICT', detail: `A tournament takes ${LARGEST_CAP} entrants at most.` });
        const { name, club: from = null } = input;
        return ok({
          number,
          log: [],
          set: {
            name,
            members: input.members,
            club: from,
            withdrawn: false,
            reason: null,
            ...(rounds.length > 0 && { late: true }),
          },
        });
      },
      context,
    ),
});

const oneEntrant = { tournament: tournamentId, entrant: entrantIdText };

/** Mends what was written down wrongly of an entrant; what is left out stays. */
export const updateEntrant = useCase({
  input: z.strictObject({
    ...oneEntrant,
    name: optional(entrantName),
    members: optional(members),
    club: optional(club),
  }),
  run: (input, context: StoredContext) =>
    changeEntrant(
      { operation: 'updateEntrant', input },
      ({ facts }, { head }) => {
        if (facts.erased) return refused({ code: 'CONFLICT', detail: 'The entrant has been erased.' });
        const faults = membersFault(head.facts.format, input.members ?? facts.members);
        if (faults.length > 0) return invalidInput(faults);
        return ok({
          ...(input.name !== undefined && { name: input.name }),
          ...(input.members !== undefined && { members: input.members }),
          ...(input.club !== undefined && { club: input.club }),
        });
      },
      context,
    ),
});

/** Facts of an entrant that one step leads to, or why it cannot be taken. */
type Step = (facts: EntrantFacts, reason: string | null) => Answer<Partial<EntrantFacts>>;

const conflict = (detail: string): Answer<never> => refused({ code: 'CONFLICT', detail });

const presenceStep = (operation: Operation, step: Step) =>
  useCase({
    input: z.strictObject({ ...oneEntrant, reason: optional(reasonText('Why, in words for the history.')) }),
    run: (input, context: StoredContext) =>
      changeEntrant({ operation, input }, ({ facts }) => step(facts, input.reason ?? null), context),
  });

/** Takes an entrant out of all further draws; what it has played stays. */
export const withdrawEntrant = presenceStep('withdrawEntrant', ({ withdrawn, disqualified }, reason) =>
  withdrawn || disqualified
    ? conflict(disqualified ? 'The entrant has been disqualified.' : 'The entrant has withdrawn already.')
    : ok({ withdrawn: true, reason }),
);

/** Takes a withdrawal or a disqualification back: the entrant is drawn again from the next round on. */
export const reinstateEntrant = presenceStep(
  'reinstateEntrant',
  ({ withdrawn, disqualified, erased }, reason) => {
    if (erased) return conflict('The entrant has been erased.');
    return withdrawn || disqualified
      ? ok({ withdrawn: false, ...(disqualified && { disqualified: false }), reason })
      : conflict('The entrant has not withdrawn.');
  },
);

/** Disqualifies an entrant: it is drawn no more; its games stay. Source: document 001, ORGANISER. */
export const disqualifyEntrant = useCase({
  input: z.strictObject({ ...oneEntrant, reason: reasonText('Why; shown with the entrant.') }),
  run: (input, context: StoredContext) =>
    changeEntrant(
      { operation: 'disqualifyEntrant', input },
      ({ facts }) =>
        facts.disqualified
          ? conflict('The entrant has been disqualified already.')
          : ok({ disqualified: true, reason: input.reason }),
      context,
    ),
});
