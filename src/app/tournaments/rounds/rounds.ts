import { roundNumber, tournamentId } from '../fields';

export const oneRound = { tournament: tournamentId, round: roundNumber };
