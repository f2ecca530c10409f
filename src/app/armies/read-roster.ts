import * as z from 'zod/mini';
import { readRoster as read } from '../../importer/read-roster';
import { ok } from '../../shared/result';
import { nearestNames } from '../nearest';
import { invalidInput, useCase } from '../use-case';
import { shippedCatalogue } from './shipped-catalogue';

/** Base64 is a third longer than what it holds. */
const MOST_CHARACTERS = 4_000_000;

/** A BattleScribe roster as an army of this catalogue, ready to be validated, and what of it the catalogue lacks. */
export const readRoster = useCase({
  input: z.strictObject({
    roster: z
      .string()
      .check(
        z.minLength(1),
        z.maxLength(MOST_CHARACTERS),
        z.regex(/^[A-Za-z0-9+/]+={0,2}$/),
        z.describe('The file (`.ros` or `.rosz`) in Base64.'),
      ),
  }),
  run: ({ roster }) => {
    const reading = read(new Uint8Array(Buffer.from(roster, 'base64')), shippedCatalogue());
    if (!reading.ok) {
      const { code, detail } = reading.error;
      return invalidInput([
        { path: 'roster', code: 'WRONG_FORMAT', message: `cannot be read: ${detail} (${code})` },
      ]);
    }
    const { name, forces, unknown } = reading.value;
    return ok({
      name,
      forces,
      unknown: unknown.map(({ kind, name: wanted, where, known }) => ({
        kind,
        name: wanted,
        where,
        nearest: nearestNames(wanted, known),
      })),
    });
  },
});
