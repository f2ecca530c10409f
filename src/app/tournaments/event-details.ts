import * as z from 'zod/mini';
import type { AnnouncedTiebreaker, EventDetails } from '../../domain/tournaments/event/facts';
import { clearable, optional } from '../input';
import { visible, whole } from './fields';

const LONGEST_DETAIL = 200;
const LONGEST_DESCRIPTION = 2000;

/** Words of the organiser's with lines of their own. */
const detailText = (longest: number, description: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(longest),
      z.regex(/^(\P{Cc}|\n)*$/u, 'must not hold control characters but line feeds'),
      whole(),
      visible(),
      z.describe(description),
    );

/** What players want to know of an event beside its rules. */
export const eventDetails = {
  description: detailText(LONGEST_DESCRIPTION, 'What players should know, in words; lines may be broken.'),
  venue: detailText(LONGEST_DETAIL, 'What the place is called.'),
  address: detailText(LONGEST_DETAIL, 'Where the place is.'),
  schedule: detailText(LONGEST_DESCRIPTION, 'What happens when, in words; lines may be broken.'),
  contact: detailText(LONGEST_DETAIL, 'How to reach the organiser, as they want it published.'),
  entryFee: detailText(LONGEST_DETAIL, 'What it costs, and how to pay, in words.'),
} satisfies Readonly<Record<keyof EventDetails, unknown>>;

type DetailName = keyof EventDetails;
const names = Object.keys(eventDetails) as readonly DetailName[];

/** What is made of each detail. */
export const eachDetail = <Made>(make: (field: (typeof eventDetails)[DetailName]) => Made) =>
  Object.fromEntries(names.map((name) => [name, make(eventDetails[name])])) as Readonly<
    Record<DetailName, Made>
  >;

/** For a new event. */
export const optionalDetails = eachDetail((field) => optional(field));

/** For a change of an event: null clears. */
export const clearableDetails = eachDetail((field) => clearable(field));

/** Those that are given. */
export const detailsIn = (given: {
  readonly [Name in DetailName]?: string | null | undefined;
}): Partial<EventDetails> =>
  Object.fromEntries(names.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])));

/** All of them, null where nothing is said. */
export const detailsOf = (facts: Partial<EventDetails>): EventDetails =>
  Object.fromEntries(names.map((name) => [name, facts[name] ?? null])) as unknown as EventDetails;

interface GivenTiebreaker extends Omit<AnnouncedTiebreaker, 'counts'> {
  readonly counts?: AnnouncedTiebreaker['counts'] | undefined;
}

/** Tiebreakers as they are stored: what is left out is absent. */
export const announcedTiebreakers = (given: readonly GivenTiebreaker[]): readonly AnnouncedTiebreaker[] =>
  given.map(({ counts, ...tiebreaker }) => ({ ...tiebreaker, ...(counts && { counts }) }));
