import * as z from 'zod/mini';
import type { AnnouncedTiebreaker, EventDetails } from '../../domain/tournaments/event/facts';
import { clearable, optional } from '../input';
import type { Erase } from './fact-rules/rule';
import { inText } from './fact-rules/rule';
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

type DetailName = keyof EventDetails;
type Field<Name extends DetailName> = z.ZodMiniType<NonNullable<EventDetails[Name]>>;

/** The input field of a detail, and what stays of it where somebody is erased. */
interface Detail<Field, Stored> {
  readonly field: Field;
  readonly erase: Erase<Stored>;
}
type Details = { readonly [Name in DetailName]: Detail<Field<Name>, EventDetails[Name]> };

const erase: Erase<string | null> = inText;
const words = (longest: number, description: string) => ({ field: detailText(longest, description), erase });

/**
 * What players want to know of an event beside its rules, null where nothing is said. Inputs, answers, history, erasure and exported
 * documents follow from a row: words, or any other field with what stays of it.
 */
const eventDetails: Details = {
  description: words(LONGEST_DESCRIPTION, 'What players should know, in words; lines may be broken.'),
  venue: words(LONGEST_DETAIL, 'What the place is called.'),
  address: words(LONGEST_DETAIL, 'Where the place is.'),
  schedule: words(LONGEST_DESCRIPTION, 'What happens when, in words; lines may be broken.'),
  contact: words(LONGEST_DETAIL, 'How to reach the organiser, as they want it published.'),
  entryFee: words(LONGEST_DETAIL, 'What it costs, and how to pay, in words.'),
};

const names = Object.keys(eventDetails) as readonly DetailName[];

/** What is made of each detail: `Made` says what that is, for no type follows a detail through its name. */
export const eachDetail = <Made extends Readonly<Record<DetailName, unknown>>>(
  make: (detail: Detail<z.ZodMiniType, unknown>) => unknown,
): Made => {
  const details = eventDetails as Readonly<Record<DetailName, unknown>> as Readonly<
    Record<DetailName, Detail<z.ZodMiniType, unknown>>
  >;
  return Object.fromEntries(names.map((name) => [name, make(details[name])])) as Made;
};

/** For a new event. */
export const optionalDetails = eachDetail<{
  readonly [Name in DetailName]: ReturnType<typeof optional<Field<Name>>>;
}>(({ field }) => optional(field));

/** For a change of an event: null clears. */
export const clearableDetails = eachDetail<{
  readonly [Name in DetailName]: ReturnType<typeof clearable<Field<Name>>>;
}>(({ field }) => clearable(field));

/** Those that are given. */
export const detailsIn = (given: {
  readonly [Name in DetailName]?: EventDetails[Name] | undefined;
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
