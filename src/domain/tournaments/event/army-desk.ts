import type { ChangeLog } from '../../../shared/change-log';
import type { ArmySlot } from '../pack/army-rules';
import { currentPack } from '../pack/pack-versions';
import type { ArmyDeskRules, ArmyOverride, TournamentFacts } from './facts';

/** The army desk of an event: until when lists are taken, from when they are public, and how each stands. */

const NO_DESK_RULES: ArmyDeskRules = { deadlineMs: null, publishAtMs: null };

type Desk = Pick<TournamentFacts, 'armyDesk' | 'armyListsPublished' | 'armySlotsPublished'>;

export const deskRules = ({ armyDesk }: Desk): ArmyDeskRules => armyDesk ?? NO_DESK_RULES;

/**
 * Whether everybody who may read the event may read the lists: an organiser has published them, or their day has come. Where each
 * entrant has several armies, those of one slot may be published before the others.
 */
export const areListsPublic = (head: Desk, nowMs: number, slot?: string | null): boolean => {
  const { publishAtMs } = deskRules(head);
  return (
    head.armyListsPublished === true ||
    (publishAtMs !== null && nowMs >= publishAtMs) ||
    (typeof slot === 'string' && (head.armySlotsPublished ?? []).includes(slot))
  );
};

/** Whether players can no longer hand in. */
export const isPastDeadline = (head: Desk, nowMs: number): boolean => {
  const { deadlineMs } = deskRules(head);
  return deadlineMs !== null && nowMs >= deadlineMs;
};

export const armyStatuses = {
  MISSING: 'None was handed in.',
  LEGAL: 'It may be played.',
  ILLEGAL: 'It may not be played.',
  NOT_COVERED: 'The catalogue does not cover part of it: an organiser decides.',
} as const;
export type ArmyStatus = keyof typeof armyStatuses;

/** The status that counts: an organiser's decision, else the verdict of the check; a null verdict means no list. */
export const armyStatus = (
  verdict: Exclude<ArmyStatus, 'MISSING'> | null,
  override: Pick<ArmyOverride, 'legal'> | null,
): ArmyStatus => {
  if (verdict === null) return 'MISSING';
  if (override === null) return verdict;
  return override.legal ? 'LEGAL' : 'ILLEGAL';
};

/** The armies that each entrant of the event hands in; empty where it has one. */
export const slotsOf = ({ packs = [] }: Pick<TournamentFacts, 'packs'>): readonly ArmySlot[] =>
  currentPack(packs).armies?.slots ?? [];

/** Every slot that the event has ever had, by id: a list handed in for one that is gone is still there. */
export const everySlot = (log: ChangeLog<TournamentFacts>): readonly string[] => [
  ...new Set(
    log.flatMap(({ set: { packs = [], deletedSlots = [] } }) => [
      ...deletedSlots,
      ...packs.flatMap(({ pack }) => (pack.armies?.slots ?? []).map(({ id }) => id)),
    ]),
  ),
];

/** How several armies of an entrant stand together: as the worst of them. */
export const armiesStatus = (statuses: readonly ArmyStatus[]): ArmyStatus =>
  teamArmyStatus(statuses, statuses.length);

/** How the armies of a team stand together: as the worst of them. A substitute need not have one. */
export const teamArmyStatus = (statuses: readonly ArmyStatus[], size: number): ArmyStatus => {
  const counting = statuses.filter((status, index) => index < size || status !== 'MISSING');
  const worst = (['MISSING', 'ILLEGAL', 'NOT_COVERED'] as const).find((status) => counting.includes(status));
  return worst ?? 'LEGAL';
};
