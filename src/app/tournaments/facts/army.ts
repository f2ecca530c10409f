import * as z from 'zod/mini';
import type { ArmyFacts } from '../../../domain/tournaments/event/facts';
import { code, moment, orNull, reason, text } from './exported-fields';
import { type FactRules, hidden } from './rule';

/** Of an army list, which no history shows, with why an organiser decided about it. */
export const armyRules: FactRules<ArmyFacts> = {
  army: hidden(orNull(text)),
  override: hidden(
    orNull(z.strictObject({ legal: z.boolean(), reason, by: code, atMs: moment })),
    (override, { forget }) => override && { ...override, reason: forget(override.reason) },
  ),
};
