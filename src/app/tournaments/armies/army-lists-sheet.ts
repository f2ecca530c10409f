import { mapAnswer } from '../../kernel/use-case';
import { loadCheck } from './judge-army';
import { listedArmy, listsCsv, listsPage } from './printed-lists';
import { deskOperation } from './read-desk';

/**
 * All army lists of an event as one page to print and as CSV for a spreadsheet. For organisers and referees, and for everybody once
 * the lists are public. At most 200 lists at once; in a team event each player has one.
 */
export const armyListsSheet = deskOperation({
  name: 'armyListsSheet',
  route: 'GET /v1/tournaments/{tournament}/army-desk/sheet',
  answers: 'ArmyListsSheet',
  readings: 2,

  answer: async ({ tournament, entries, toJudge, next, version }, { store }) =>
    mapAnswer(await loadCheck(toJudge, store), (check) => {
      const armies = entries.map((entry) => listedArmy(entry, tournament, check));
      const html = listsPage(tournament.head.facts.name, armies);
      return { tournament: tournament.id, html, csv: listsCsv(armies), next, version };
    }),
});
