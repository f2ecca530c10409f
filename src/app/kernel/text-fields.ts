import { asScalar, boundedText } from './input';
import * as z from 'zod/mini';
import { LONGEST_NAME, LONGEST_REASON } from './limits';

/** Texts that people write, and days: the fields that inputs of every feature share. */

const INVISIBLE_LETTERS = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a person sees anything of it: spaces, direction marks, joiners and fillers alone are nothing. */
const isVisible = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replaceAll(INVISIBLE_LETTERS, ''));

/** Half of a character cannot be stored: UTF-8 has no bytes for it. */
const isWhole = (text: string): boolean => !/\p{Cs}/u.test(text);

/** Text for people to read, with something to see in it. */
export const visible = () =>
  z.refine<string>((text) => text === '' || isVisible(text), {
    error: 'must have a visible character',
    params: { fault: 'WRONG_FORMAT' },
  });
export const whole = () =>
  z.refine<string>(isWhole, {
    error: 'must not hold half of a character (a lone surrogate)',
    params: { fault: 'WRONG_FORMAT' },
  });

/** A line for people to read: something visible, no control characters. */
export const lineText = (longest: number, description: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(longest),
      z.regex(/^\P{Cc}*$/u, 'must not hold control characters'),
      whole(),
      visible(),
      z.describe(description),
    );

/** A name for people to read. */
export const nameText = (description: string) => lineText(LONGEST_NAME, description);

export const reasonText = (description: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(LONGEST_REASON),
      z.regex(/^\P{Cc}*$/u, 'must not hold control characters'),
      whole(),
      z.describe(description),
    );

/** However a person types it. */
export const recoveryCodeText = boundedText([1, 100], 'The recovery code, in any spelling of its letters.');

const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

export const day = asScalar(
  'Date',
  z
    .string()
    .check(
      z.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day as YYYY-MM-DD'),
      z.refine(isDay, 'must be a day of the calendar'),
      z.describe('The day the event starts, YYYY-MM-DD.'),
    ),
);

/** A date and time of day, with its offset from UTC. */
export const moment = (description: string) =>
  asScalar(
    'DateTime',
    z.iso
      .datetime({
        offset: true,
        error: 'must be a date and time with an offset, such as 2026-11-28T18:00:00Z',
      })
      .check(z.describe(description)),
  );
