import { acceptTournament, offerTournament, removeTournament } from './accepting';
import { claimEntrants, claimWithCode, releaseClaim } from './claims';
import { createLeague, recoverLeagueToken, updateLeague } from './create-league';
import { eraseLeaguePlayer } from './erase-league-player';
import { leagueTable } from './league-table';
import { league } from './league-view';
import { leagueHeadToHead, leaguePlayer, leagueRatings } from './player-page';
import { addLeaguePlayer, issueLeaguePlayerToken, leaguePlayers, renameLeaguePlayer } from './players';
import { claimCodes, leagueTournament } from './seats';

/** What is asked of leagues. */
export const leagueUseCases = {
  createLeague,
  league,
  updateLeague,
  recoverLeagueToken,
  leagueTable,
  leagueRatings,
  leaguePlayers,
  addLeaguePlayer,
  leaguePlayer,
  renameLeaguePlayer,
  issueLeaguePlayerToken,
  eraseLeaguePlayer,
  leagueHeadToHead,
  offerTournament,
  claimCodes,
  acceptTournament,
  leagueTournament,
  removeTournament,
  claimEntrants,
  claimWithCode,
  releaseClaim,
};
