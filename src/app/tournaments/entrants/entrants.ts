import { LARGEST_SEEDING, LARGEST_TABLE, MOST_MEMBERS } from '../../../domain/tournaments/limits';
import type { EntrantFacts, TournamentFacts } from '../../../domain/tournaments/event/facts';
import { clearable, optional, wholeNumber, arrayOf, oneOf } from '../../kernel/input';
import type { PlayerNumber } from '../../../domain/tournaments/event/numbers';
import { entrantId } from '../../../domain/tournaments/event/record';
import type { Fault } from '../../kernel/faults';
import type { Entrant } from '../../../domain/tournaments/event/tournament';
import { alignments } from '../../../domain/tournaments/entrant';
import { nameText, reasonText } from '../../kernel/text-fields';

/** The first number that nobody has: numbers are given without gaps, whoever comes first. */
export const nextNumber = (entrants: readonly Entrant[]): number => {
  if (entrants.at(-1)?.number === entrants.length) return entrants.length + 1;
  const gap = entrants.findIndex(({ number }, index) => number !== index + 1);
  return gap < 0 ? entrants.length + 1 : gap + 1;
};

/** How many players an entrant names, and in which words to say so. */
export const membersWanted = ({ format, teams }: Pick<TournamentFacts, 'format' | 'teams'>) => {
  if (format === 'SINGLES') return { least: 0, most: 0, words: 'is for doubles and team events only' };
  if (format === 'DOUBLES' || teams === undefined)
    return { least: 2, most: 2, words: 'must name the two players of the team' };
  const { size, substitutes } = teams;
  const words = `must name the ${size} players of the team${substitutes > 0 ? `, and at most ${substitutes} substitutes after them` : ''}`;
  return { least: size, most: size + substitutes, words };
};

export const membersFault = (head: Pick<TournamentFacts, 'format' | 'teams'>, members: readonly string[]) => {
  const { least, most, words } = membersWanted(head);
  return members.length >= least && members.length <= most
    ? []
    : [{ path: 'members', code: 'INCONSISTENT' as const, message: words }];
};

export const members = arrayOf(
  nameText('The name of a player of the team.'),
  MOST_MEMBERS,
  'The two players of a doubles team; those of a larger team, substitutes last; empty in singles.',
);

export const entrantName = nameText('The name of the player, or of the team in doubles.');

export const club = nameText('The club the entrant belongs to.');

/** Fields for the pairing rules of a pack, beside the club; unknown if left out or null. */
const region = nameText('The region the entrant is from, for keeping entrants of one apart.');
const household = nameText(
  'The household the entrant belongs to, for keeping its members apart; not shown to others.',
);
const squad = nameText('The friends whom a player of singles is ranked with beside its own rank.');
const alignment = oneOf('Alignment', alignments, 'Of its army, for pairing Good against Evil.');
const seeding = wholeNumber(
  0,
  LARGEST_SEEDING,
  'Its place in the seeding list, or its rating, for a seeded round 1.',
);

const fixedTable = wholeNumber(
  1,
  LARGEST_TABLE,
  'The number of the table at which all its games are played, such as one with room for a wheelchair.',
);

export const pairingFields = {
  region: optional(region),
  household: optional(household),
  squad: optional(squad),
  fixedTable: optional(fixedTable),
  alignment: optional(alignment),
  seeding: optional(seeding),
};

/** The same in a merge patch: null clears. */
export const clearablePairingFields = {
  region: clearable(region),
  household: clearable(household),
  squad: clearable(squad),
  fixedTable: clearable(fixedTable),
  alignment: clearable(alignment),
  seeding: clearable(seeding),
};

type PairingFields = Pick<EntrantFacts, keyof typeof pairingFields>;

/** The fault of a fixed table that another entrant of the event has: their games would be at one table. */
export const fixedTableFault = (
  entrants: readonly Entrant[],
  number: PlayerNumber | undefined,
  wanted: number | null | undefined,
): readonly Fault[] => {
  const holder = entrants.find(
    ({ number: other, facts }) =>
      other !== number &&
      typeof wanted === 'number' &&
      facts.fixedTable === wanted &&
      !facts.withdrawn &&
      facts.disqualified !== true,
  );
  return holder
    ? [
        {
          path: 'fixedTable',
          code: 'DUPLICATE',
          message: `is the fixed table of ${entrantId(holder.number)}: two games cannot be at one table`,
        },
      ]
    : [];
};

/** Those of them that are given. */
export const givenPairingFields = (input: {
  readonly [Field in keyof typeof pairingFields]?: PairingFields[Field] | undefined;
}): Partial<PairingFields> =>
  Object.fromEntries(
    Object.keys(pairingFields).flatMap((field) => {
      const value = input[field as keyof typeof pairingFields];
      return value === undefined ? [] : [[field, value]];
    }),
  );

/** The reason of a withdrawal or its undoing. */
export const reasonOfStep = optional(reasonText('Why, in words for the history.'));
