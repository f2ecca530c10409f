import * as z from 'zod/mini';
import { longList } from '../../kernel/long-list';
import { nameText, reasonText } from '../../kernel/text-fields';
import type { Shape } from '../../../shared/shape';
import { LARGEST_CAP, LARGEST_TEAM, SMALLEST_TEAM } from '../../../domain/tournaments/limits';
import { LONGEST_PRIVACY_TEXT } from '../../kernel/limits';
import { schemasWith } from '../../kernel/shape-schema';
import { isEventPack } from '../pack/pack-input';
import { isTeamRules } from '../pack/team-rules-input';
import { scenarioName } from '../fields';
import { fieldsOf } from '../../kernel/unchecked';

/** Fields of an exported tournament. Nobody trusts a document that comes from outside: each has bounds. */

/** Every character can be stored and shown: no NUL, no half of a character. */
const isStorable = (value: string): boolean => !/\u0000|\p{Cs}/u.test(value);
export const storable = (most: number) =>
  z.string().check(
    z.maxLength(most),
    z.refine<string>(isStorable, {
      error: 'must not hold NUL or half of a character',
      params: { fault: 'WRONG_FORMAT' },
    }),
  );
const text = storable(100_000);
/** Values of the service itself: ids of entrants, cursors, hashes, seeds. */
export const code = z
  .string()
  .check(z.regex(/^[A-Za-z0-9._:+/=-]{0,200}$/, 'must be letters, digits and ._:+/=- only'));
export const operation = z.string().check(z.regex(/^[a-zA-Z]{1,60}$/, 'must be the name of an operation'));

/** A value as its input field takes it, and as it is stored: a text without blanks around it. */
export const asStored = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.unknown().check(
      z.refine((value) => typeof value !== 'string' || value === value.trim(), {
        error: 'must not begin or end with a space',
        params: { fault: 'WRONG_FORMAT' },
      }),
    ),
    schema,
  );
const name = asStored(nameText('A name.'));
const reason = asStored(reasonText('A reason.'));

export const whole = (minimum: number, maximum: number) =>
  z.int().check(z.minimum(minimum), z.maximum(maximum));
export const player = whole(1, LARGEST_CAP);
/** To the end of the year 9999, the last whose dates have four digits. */
export const moment = whole(0, 253_402_300_799_999);
export const orNull = <S extends z.ZodMiniType>(schema: S) => z.nullable(schema);
export const list = <S extends z.ZodMiniType>(schema: S, most: number) =>
  longList(schema).check(z.maxLength(most));

const schemaOf = schemasWith({
  NAME: name,
  REASON: reason,
  TEXT: text,
  CODE: code,
  SEED: storable(500),
  SCENARIO: scenarioName,
  EMAIL: storable(254),
  PRIVACY_TEXT: storable(LONGEST_PRIVACY_TEXT),
  TRUE: z.literal(true),
  PACK: z
    .looseObject({ name: storable(500), source: storable(2_000) })
    .check(z.refine(isEventPack, 'must be the rules of an event')),
  TEAM_RULES: z
    .looseObject({ size: whole(SMALLEST_TEAM, LARGEST_TEAM) })
    .check(z.refine(isTeamRules, 'must be the rules of a team event')),
});

/** The schema of a fact in an exported tournament; none of one that stays where it is. */
export const exportedSchema = (shape: Shape | undefined): z.ZodMiniType | null => {
  if (shape?.form.kind === 'OPTIONAL') return exportedSchema(shape.form.of);
  return shape === undefined || (shape.form.kind === 'KNOWN' && shape.form.as === 'KEPT')
    ? null
    : schemaOf(shape);
};

/** Refuses an object of more fields before each of them is read. */
export const fewFields = <S extends z.ZodMiniType>(schema: S, most: number) =>
  z.pipe(
    z
      .unknown()
      .check(
        z.refine((value) => Object.keys(fieldsOf(value)).length <= most, `must have at most ${most} fields`),
      ),
    schema,
  );
