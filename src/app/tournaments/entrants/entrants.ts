import {
  LARGEST_SEEDING,
  LARGEST_TABLE,
  MOST_MEMBER_NUMBER,
  MOST_MEMBERS,
} from '../../../domain/tournaments/limits';
import * as z from 'zod/mini';
import { arrayOf, clearable, oneOf, optional, wholeNumber, withDefault } from '../../kernel/input';
import { alignments } from '../../../domain/tournaments/entrant';
import { nameText, reasonText } from '../../kernel/text-fields';

/** The fields of an entrant that an organiser registers or corrects. */

export const members = arrayOf(
  nameText('The name of a player of the team.'),
  MOST_MEMBERS,
  'The two players of a doubles team; those of a larger team, substitutes last; empty in singles.',
);

export const givenNumbers = arrayOf(
  z.nullable(z.int().check(z.minimum(1), z.maximum(MOST_MEMBER_NUMBER))),
  MOST_MEMBERS,
  'In doubles and team events the number of each player in `members`, null for a new one; by their names if omitted.',
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

const pairingFields = {
  region: optional(region),
  household: optional(household),
  squad: optional(squad),
  fixedTable: optional(fixedTable),
  alignment: optional(alignment),
  seeding: optional(seeding),
};

/** The fields of an entrant that is registered. */
export const entrantFields = {
  name: entrantName,
  members: withDefault(members, []),
  club: optional(club),
  ...pairingFields,
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

/** The reason of a withdrawal or its undoing. */
export const reasonOfStep = optional(reasonText('Why, in words for the history.'));
