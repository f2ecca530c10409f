import * as z from 'zod/mini';
import { oneEntrant } from '../fields';

/** A one-time code, shown to whoever asked for it and again to a repetition of that request. */
export interface MadeLinkCode {
  readonly tournament: string;
  readonly entrant: string;
  readonly code: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
}

export const input = z.strictObject(oneEntrant);
