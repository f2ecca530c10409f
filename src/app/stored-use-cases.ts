import { createLinkCode, unlinkEntrant } from './tournaments/link-codes';
import { redeemLinkCode } from './tournaments/redeem-link-code';
import { abandonRoll } from './rolls/abandon-roll';
import { createRoll } from './rolls/create-roll';
import { joinRoll } from './rolls/join-roll';
import { roll, rolls } from './rolls/rolls';
import { keepSealedChoice, sealedChoice, showSealedChoice } from './rolls/sealed-choices';
import { readiness } from './readiness';
import { createTournament } from './tournaments/create-tournament';
import { checkInEntrant, entrantArmy, submitArmy } from './tournaments/entrant-army';
import { adjustEntrant, chooseFavouriteOpponent, recordCheck, setScore } from './tournaments/entrant-notes';
import {
  disqualifyEntrant,
  registerEntrant,
  reinstateEntrant,
  updateEntrant,
  withdrawEntrant,
} from './tournaments/entrants';
import { eraseEntrant } from './tournaments/erase-entrant';
import { exportTournament, importTournament } from './tournaments/export-import';
import { finishTournament } from './tournaments/finish-tournament';
import { recoverOrganiserToken, updateTournament } from './tournaments/organiser';
import { openCheckIn, openRegistration, publishArmyLists } from './tournaments/phases';
import { confirmResult, disputeResult, reportResult, ruleResult } from './tournaments/report-result';
import { grantRole, revokeRole, roleHolders } from './tournaments/roles';
import { round } from './tournaments/round';
import { previewRound } from './tournaments/round-preview';
import {
  drawRound,
  extendRound,
  redrawRound,
  setRoundTables,
  startRound,
  swapEntrants,
} from './tournaments/rounds';
import { standings, standingsSheet } from './tournaments/standings';
import { tournamentChanges } from './tournaments/changes';
import { history, tournamentAfterRound } from './tournaments/history';
import { tournament } from './tournaments/tournament';
import { tournaments } from './tournaments/tournaments';
import { webhookDeliveries } from './webhooks/webhook-deliveries';
import {
  createWebhook,
  deleteWebhook,
  pingWebhook,
  rotateWebhookSecret,
  updateWebhook,
  webhooks,
} from './webhooks/webhooks';

/**
 * The use-cases that need the store, by name: what the tournaments function answers; leagues have a function of their own. To add one: import it, list it, and give
 * it a row in the route table and a field in the schema.
 */
export const storedUseCases = {
  readiness,
  createTournament,
  tournament,
  tournaments,
  updateTournament,
  recoverOrganiserToken,
  registerEntrant,
  withdrawEntrant,
  reinstateEntrant,
  drawRound,
  setRoundTables,
  redrawRound,
  startRound,
  round,
  reportResult,
  standings,
  finishTournament,
  openRegistration,
  openCheckIn,
  publishArmyLists,
  grantRole,
  revokeRole,
  createLinkCode,
  redeemLinkCode,
  unlinkEntrant,
  updateEntrant,
  checkInEntrant,
  disqualifyEntrant,
  eraseEntrant,
  recordCheck,
  submitArmy,
  adjustEntrant,
  setScore,
  chooseFavouriteOpponent,
  swapEntrants,
  extendRound,
  confirmResult,
  disputeResult,
  ruleResult,
  roleHolders,
  exportTournament,
  importTournament,
  standingsSheet,
  tournamentChanges,
  history,
  tournamentAfterRound,
  previewRound,
  entrantArmy,
  webhooks,
  createWebhook,
  updateWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  pingWebhook,
  webhookDeliveries,
  createRoll,
  joinRoll,
  abandonRoll,
  roll,
  rolls,
  keepSealedChoice,
  sealedChoice,
  showSealedChoice,
};
