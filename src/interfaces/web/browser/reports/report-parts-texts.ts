import type { ResultStatus } from '../../../../domain/tournaments/event/facts';

/** Texts of a result wherever its players see it: on their own page, and on the sheet of the game. */
export const reportPartsTexts = {
  killed: (name: string) => `${name} killed the enemy leader`,
  statuses: {
    REPORTED: 'waiting for the other side to confirm',
    CONFIRMED: 'confirmed',
    DISPUTED: 'disputed: a referee rules',
    RULED: 'ruled by a referee',
  } satisfies Readonly<Record<ResultStatus, string>>,
  confirm: 'That is right',
  dispute: 'That is wrong',
  disputeWhy: 'What is wrong',
} as const;
