import { roundNumber, tableNumber, tournamentId } from './fields';

export const atTable = { tournament: tournamentId, round: roundNumber, table: tableNumber };
