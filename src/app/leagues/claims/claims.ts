import { tournamentId } from '../../tournaments/fields';
import { leagueId } from '../fields';

export const where = { league: leagueId, tournament: tournamentId };
