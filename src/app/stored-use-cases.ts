import { abandonRoll } from './rolls/abandon-roll';
import { createRoll } from './rolls/create-roll';
import { joinRoll } from './rolls/join-roll';
import { roll, rolls } from './rolls/rolls';
import { keepSealedChoice, sealedChoice, showSealedChoice } from './rolls/sealed-choices';
import { leagueUseCases } from './leagues';
import { createTournament } from './tournaments/create-tournament';
import { registerEntrant, reinstateEntrant, withdrawEntrant } from './tournaments/entrants';
import { finishTournament } from './tournaments/finish-tournament';
import { recoverOrganiserToken, updateTournament } from './tournaments/organiser';
import { reportResult } from './tournaments/report-result';
import { round } from './tournaments/round';
import { drawRound, redrawRound, setRoundTables, startRound } from './tournaments/rounds';
import { standings } from './tournaments/standings';
import { tournament } from './tournaments/tournament';
import { tournaments } from './tournaments/tournaments';

/**
 * The use-cases that need the store, by name: what the tournaments function answers. To add one: import it, list it, and give
 * it a row in the route table and a field in the schema.
 */
export const storedUseCases = {
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
  ...leagueUseCases,
  createRoll,
  joinRoll,
  abandonRoll,
  roll,
  rolls,
  keepSealedChoice,
  sealedChoice,
  showSealedChoice,
};
