import { armySheet as layOut, draftInWords } from '../../../domain/armies/sheet/army-sheet';
import { assembleArmy } from '../../../domain/armies/validation/assemble-army';
import { slotFindingsOf } from '../../../domain/tournaments/event/slot-findings';
import { armyStatus, slotsOf } from '../../../domain/tournaments/event/army-desk';
import { logged } from '../../../shared/change-log';
import type { Tournament } from '../../../domain/tournaments/event/tournament';
import { ok } from '../../../shared/result';
import { type StoredContext, operation, tournamentRead } from '../../kernel/operation';
import { type CheckStored, armyRulesOf, countedArmy, loadCheck } from './judge-army';
import { type ListedArmy, listsCsv, listsPage } from './printed-lists';
import { type DeskEntry, DESK_PRICE, deskInput, readDesk, textsOf } from './read-desk';

/** An entrant's list as the sheet shows it. */
const listedArmy = (
  { entrant: { number, facts }, player, slot, log, teamFindings }: DeskEntry,
  { head }: Tournament,
  check: CheckStored,
): ListedArmy => {
  const rules = slotsOf(head.facts).find(({ id }) => id === slot);
  const who = {
    number,
    name: facts.name,
    player,
    slot: rules?.name ?? null,
    club: facts.club,
    teamFindings,
    slotFindings: [],
  };
  if (log.length === 0)
    return { ...who, status: 'MISSING', override: null, notJudged: null, unjudged: [], sheet: null };
  const { army, override = null } = logged(log).facts;
  const checked = check(army ?? '', armyRulesOf(head.facts, slot));
  if (!checked.ok)
    return {
      ...who,
      status: armyStatus('NOT_COVERED', override),
      override,
      notJudged: checked.error.notJudged?.message ?? null,
      unjudged: checked.error.army ? draftInWords(checked.error.army) : [],
      sheet: null,
    };
  const { draft, report, ...given } = checked.value;
  const assembled = assembleArmy(draft, given).army;
  const slotFindings = rules ? slotFindingsOf(rules, countedArmy(checked.value, assembled)) : [];
  const isBroken = teamFindings.length > 0 || slotFindings.length > 0;
  return {
    ...who,
    slotFindings,
    status: armyStatus(isBroken ? 'ILLEGAL' : report.verdict, override),
    override,
    notJudged: null,
    unjudged: [],
    sheet: layOut(assembled, report, facts.name),
  };
};

/**
 * All army lists of an event as one page to print and as CSV for a spreadsheet. For organisers and referees, and for everybody once
 * the lists are public. At most 200 lists at once; in a team event each player has one.
 */
export const armyListsSheet = operation({
  name: 'armyListsSheet',
  route: 'GET /v1/tournaments/{tournament}/army-desk/sheet',
  ...tournamentRead,
  answers: 'ArmyListsSheet',
  showsMoreThanVersion: true,
  covers: ['F11'],

  input: deskInput,
  price: () => 2 * DESK_PRICE,
  run: async (input, context: StoredContext) => {
    const found = await readDesk(input, context);
    if (!found.ok) return found;
    const { tournament, entries, next, version } = found.value;
    const check = await loadCheck({ texts: textsOf(entries), heads: [tournament.head.facts] }, context.store);
    if (!check.ok) return check;
    const armies = entries.map((entry) => listedArmy(entry, tournament, check.value));
    return ok({
      tournament: tournament.id,
      html: listsPage(tournament.head.facts.name, armies),
      csv: listsCsv(armies),
      next,
      version,
    });
  },
});
