import type { ArmyDeskRules, ArmyOverride, TournamentFacts } from './facts';

/** The army desk of an event: until when lists are taken, from when they are public, and how each stands. */

const NO_DESK_RULES: ArmyDeskRules = { deadlineMs: null, publishAtMs: null };

type Desk = Pick<TournamentFacts, 'armyDesk' | 'armyListsPublished'>;

export const deskRules = ({ armyDesk }: Desk): ArmyDeskRules => armyDesk ?? NO_DESK_RULES;

/** Whether everybody who may read the event may read the lists: an organiser has published them, or their day has come. */
export const areListsPublic = (head: Desk, nowMs: number): boolean => {
  const { publishAtMs } = deskRules(head);
  return head.armyListsPublished === true || (publishAtMs !== null && nowMs >= publishAtMs);
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

/** How the armies of a team stand together: as the worst of them. A substitute need not have one. */
export const teamArmyStatus = (statuses: readonly ArmyStatus[], size: number): ArmyStatus => {
  const counting = statuses.filter((status, index) => index < size || status !== 'MISSING');
  const worst = (['MISSING', 'ILLEGAL', 'NOT_COVERED'] as const).find((status) => counting.includes(status));
  return worst ?? 'LEGAL';
};
