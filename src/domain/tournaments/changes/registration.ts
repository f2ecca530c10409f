import { ok } from '../../../shared/result';
import { LARGEST_CAP } from '../limits';
import { sameName } from '../pairing/wishes';
import { type Fault, conflict, fault, invalidField, invalidInput } from '../../../shared/refusal';
import type { EntrantFacts, TournamentFacts } from '../event/facts';
import type { PlayerNumber } from '../event/numbers';
import { entrantId } from '../event/record';
import { type GivenMembers, numbersFaults, teamAfter } from './team-members';
import { type Entrant, type Tournament, hasLeft } from '../event/tournament';

/** How entrants are registered and corrected. */

type Head = Pick<TournamentFacts, 'format' | 'teams'>;

/** The first number that nobody has: numbers are given without gaps, whoever comes first. */
export const nextNumber = (entrants: readonly Entrant[]): PlayerNumber => {
  if (entrants.at(-1)?.number === entrants.length) return entrants.length + 1;
  const gap = entrants.findIndex(({ number }, index) => number !== index + 1);
  return gap < 0 ? entrants.length + 1 : gap + 1;
};

/** The number of a new entrant, unless the tournament has as many as it takes. */
export const freeNumber = (entrants: readonly Entrant[]) => {
  const number = nextNumber(entrants);
  return number > LARGEST_CAP
    ? conflict('ENTRANT_LIMIT', `A tournament takes ${LARGEST_CAP} entrants at most.`)
    : ok(number);
};

/** How many players an entrant names, and in which words to say so. */
export const membersWanted = ({ format, teams }: Head) => {
  if (format === 'SINGLES') return { least: 0, most: 0, words: 'is for doubles and team events only' };
  if (format === 'DOUBLES' || teams === undefined)
    return { least: 2, most: 2, words: 'must name the two players of the team' };
  const { size, substitutes } = teams;
  const words = `must name the ${size} players of the team${substitutes > 0 ? `, and at most ${substitutes} substitutes after them` : ''}`;
  return { least: size, most: size + substitutes, words };
};

export const membersFaults = (head: Head, members: readonly string[]): readonly Fault[] => {
  const { least, most, words } = membersWanted(head);
  return members.length >= least && members.length <= most ? [] : [fault('members', 'INCONSISTENT', words)];
};

/** The fault of a fixed table that another entrant of the event has: their games would be at one table. */
const fixedTableFaults = (
  entrants: readonly Entrant[],
  wanted: number | null | undefined,
  own?: PlayerNumber,
): readonly Fault[] => {
  const holder = entrants.find(
    (entrant) =>
      entrant.number !== own &&
      typeof wanted === 'number' &&
      entrant.facts.fixedTable === wanted &&
      !hasLeft(entrant),
  );
  return holder
    ? [
        fault(
          'fixedTable',
          'DUPLICATE',
          `is the fixed table of ${entrantId(holder.number)}: two games cannot be at one table`,
        ),
      ]
    : [];
};

/** Facts for the pairing rules of a pack and the table, beside the club. */
const pairingFacts = ['region', 'household', 'squad', 'fixedTable', 'alignment', 'seeding'] as const;
type PairingFacts = Pick<EntrantFacts, (typeof pairingFacts)[number]>;
type GivenPairing = { readonly [Field in keyof PairingFacts]?: PairingFacts[Field] | undefined };

/** Those of them that are given. */
export const givenPairing = (given: GivenPairing): Partial<PairingFacts> =>
  Object.fromEntries(
    pairingFacts.flatMap((field) => (given[field] === undefined ? [] : [[field, given[field]]])),
  );

interface Registration extends GivenPairing {
  readonly name: string;
  readonly members: readonly string[];
  readonly club?: string | undefined;
}

/** A new entrant under the next number. */
export const registered = ({ head, entrants, rounds }: Tournament, given: Registration) => {
  const { name, members, club = null, fixedTable } = given;
  const faults = [...membersFaults(head.facts, members), ...fixedTableFaults(entrants, fixedTable)];
  if (faults.length > 0) return invalidInput(faults);
  const number = freeNumber(entrants);
  if (!number.ok) return number;
  const set: EntrantFacts = {
    name,
    members,
    club,
    ...givenPairing(given),
    withdrawn: false,
    reason: null,
    ...(rounds.length > 0 && { late: true }),
  };
  return ok({ number: number.value, log: [], set });
};

/** The same, but not for a name that is registered already, however it is written. */
export const registeredOnce = (tournament: Tournament, given: Registration) => {
  const added = registered(tournament, given);
  const namesake = tournament.entrants.find(({ facts }) => sameName(facts.name) === sameName(given.name));
  return added.ok && namesake
    ? invalidField(
        'name',
        'DUPLICATE',
        `"${given.name}" is registered already, as ${entrantId(namesake.number)}`,
      )
    : added;
};

interface Correction extends GivenPairing, GivenMembers {
  readonly name?: string | undefined;
  readonly club?: string | null | undefined;
}

/** An entrant with corrected data. */
export const corrected = ({ head, entrants }: Tournament, entrant: Entrant, given: Correction) => {
  const { number, facts } = entrant;
  if (facts.erased) return conflict('ENTRANT_ERASED', 'The entrant has been erased.');
  const faults = [
    ...membersFaults(head.facts, given.members ?? facts.members),
    ...numbersFaults(entrant, head.facts, given),
    ...fixedTableFaults(entrants, given.fixedTable, number),
  ];
  if (faults.length > 0) return invalidInput(faults);
  return ok<Partial<EntrantFacts>>({
    ...(given.name !== undefined && { name: given.name }),
    ...(given.members !== undefined && teamAfter(entrant, head.facts, given)),
    ...(given.club !== undefined && { club: given.club }),
    ...givenPairing(given),
  });
};
