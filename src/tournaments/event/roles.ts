import type { Operation } from './operations';
import type { Role } from './role';

export { roles } from './role';
export type { Role } from './role';

/**
 * What is possible in every state, and yet not for everybody: questions, what a league asks of a
 * tournament, links with Discord, and webhooks.
 */
export const restrictedOperations = [
  'roleHolders',
  'previewRound',
  'exportTournament',
  'offerTournament',
  'claimCodes',
  'createLinkCode',
  'unlinkEntrant',
  'webhooks',
  'createWebhook',
  'updateWebhook',
  'deleteWebhook',
  'rotateWebhookSecret',
  'pingWebhook',
  'webhookDeliveries',
] as const;
export type RestrictedOperation = (typeof restrictedOperations)[number];

const organisers = ['ORGANISER', 'CO_ORGANISER'] as const;
const office = [...organisers, 'SCOREKEEPER'] as const;
const referees = [...organisers, 'REFEREE'] as const;
const sides = ['PLAYER', 'SPARE_PLAYER'] as const;

/**
 * Which roles may do what. A PLAYER only what is its own: its entrant, its army, its games; a SPARE_PLAYER only the games
 * against the Spare Player. All other reading is for everyone, of a private tournament or a draft for any token of it.
 */
export const operationRoles: Readonly<Record<Operation | RestrictedOperation, readonly Role[]>> = {
  updateTournament: organisers,
  openRegistration: organisers,
  openCheckIn: organisers,
  grantRole: organisers,
  revokeRole: organisers,
  roleHolders: organisers,
  registerEntrant: organisers,
  updateEntrant: organisers,
  checkInEntrant: office,
  recordCheck: referees,
  submitArmy: [...organisers, 'PLAYER'],
  publishArmyLists: organisers,
  withdrawEntrant: [...office, 'PLAYER'],
  reinstateEntrant: organisers,
  disqualifyEntrant: organisers,
  eraseEntrant: organisers,
  adjustEntrant: organisers,
  setScore: office,
  chooseFavouriteOpponent: [...office, 'PLAYER'],
  previewRound: office,
  drawRound: office,
  setRoundTables: office,
  swapEntrants: office,
  redrawRound: office,
  startRound: office,
  extendRound: office,
  reportResult: [...office, ...sides],
  confirmResult: [...office, ...sides],
  disputeResult: [...office, ...sides],
  ruleResult: referees,
  finishTournament: organisers,
  exportTournament: organisers,
  offerTournament: organisers,
  claimCodes: organisers,
  createLinkCode: [...office, 'PLAYER'],
  unlinkEntrant: [...office, 'PLAYER'],
  webhooks: organisers,
  createWebhook: organisers,
  updateWebhook: organisers,
  deleteWebhook: organisers,
  rotateWebhookSecret: organisers,
  pingWebhook: organisers,
  webhookDeliveries: organisers,
};
