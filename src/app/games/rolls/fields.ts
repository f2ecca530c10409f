import * as z from 'zod/mini';
import { type CrossFault, idText } from '../../kernel/input';

/** The pieces that the inputs of verifiable rolls share. */

/** One line that every program reads as the same bytes: no control characters, no half of a character. */
const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u;

const line = (maximum: number, description: string) =>
  z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(maximum),
      z.regex(ONE_LINE, 'must be one line without control characters'),
      z.describe(description),
    );

const LONGEST_WORD = 200;
export const wordText = line(
  LONGEST_WORD,
  `A word that nobody can guess, one line of 1 to ${LONGEST_WORD} characters.`,
);

/** Faults of a list of players in which somebody stands twice. */
export const duplicatePlayers = (players: unknown): readonly CrossFault[] => {
  const names: readonly unknown[] = Array.isArray(players) ? (players as readonly unknown[]) : [];
  return names.flatMap((name, index) =>
    typeof name !== 'string' || names.indexOf(name) === index
      ? []
      : { path: ['players', index], code: 'DUPLICATE' as const, message: 'is already in the list' },
  );
};

export const rollId = idText('The id of the roll.');
export const fightId = idText('The id of the refereed fight.');
export const sealedChoiceId = idText('The id of the stored secret choice.');
