import { UNKNOWN_UNITS, unitWord, bowWord, modelWord } from '../../../domain/armies/sheet/sheet-text';
import { csvLine } from '../../../shared/csv-line';
import { logged } from '../../../shared/change-log';
import {
  type ArmySheet,
  type SheetForce,
  type SheetUnit,
  armySheet as layOut,
  draftInWords,
} from '../../../domain/armies/sheet/army-sheet';
import { assembleArmy } from '../../../domain/armies/validation/assemble-army';
import { type ArmyStatus, armyStatus, slotsOf } from '../../../domain/tournaments/event/army-desk';
import { type SlotFinding, slotFindingsOf } from '../../../domain/tournaments/event/slot-findings';
import type { Tournament } from '../../../domain/tournaments/event/tournament';
import { type CheckStored, armyRulesOf, countedArmy } from './judge-army';
import type { DeskEntry } from './read-desk';
import type { TeamFinding } from '../../../domain/tournaments/teams/team-armies';
import type { ArmyOverride } from '../../../domain/tournaments/event/facts';
import { escapeText as text } from '../../../domain/pictures/svg';

/** An entrant, or a player of a team, with the army list, as it is printed. */
interface ListedArmy {
  readonly number: number;
  readonly name: string;
  /** In a team event the player whose list it is; null in all others. */
  readonly player: string | null;
  /** The name of the army where each entrant has several; null in all others. */
  readonly slot: string | null;
  readonly club: string | null;
  readonly status: ArmyStatus;
  readonly override: ArmyOverride | null;
  /** Rules of the team that it breaks together with others of the team. */
  readonly teamFindings: readonly TeamFinding[];
  /** Rules of its slot that it breaks. */
  readonly slotFindings: readonly SlotFinding[];
  /** Why it could not be judged at all, in words; null where it was, or where none was handed in. */
  readonly notJudged: string | null;
  /** Its units in words where it could not be judged. */
  readonly unjudged: readonly string[];
  /** Null where none was handed in, or it could not be judged. */
  readonly sheet: ArmySheet | null;
}

/** An entrant's list as the sheet shows it. */
export const listedArmy = (
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

const statusWords: Readonly<Record<ArmyStatus, string>> = {
  MISSING: 'not handed in',
  LEGAL: 'legal',
  ILLEGAL: 'not legal',
  NOT_COVERED: 'cannot be judged: an organiser decides',
};

/** All that is wrong with it, in words: with the army itself, and with the team; or why nobody can tell. */
const faultsOf = ({ sheet, notJudged, teamFindings, slotFindings }: ListedArmy): readonly string[] => [
  ...(notJudged === null ? [] : [notJudged]),
  ...(sheet?.faults ?? []),
  ...teamFindings.map(({ message }) => message),
  ...slotFindings.map(({ message }) => message),
];

const HEAD = [
  'Number',
  'Name',
  'Player',
  'Club',
  'Status',
  'Points',
  'Models',
  'Army lists',
  'Army',
  'Faults',
  'Decision',
];

/** Every unit in words: warbands separated by a bar, as nobody's options have one. */
const armyText = ({ sheet, unjudged }: ListedArmy): string =>
  [
    ...(sheet?.forces ?? [])
      .flatMap(({ warbands }) => warbands)
      .map(({ units }) =>
        units
          .map((unit) =>
            unit.options.length > 0 ? `${unitWord(unit)} (${unit.options.join(', ')})` : unitWord(unit),
          )
          .join(', '),
      ),
    ...(sheet?.unknown ?? unjudged),
  ].join(' | ');

/**
 * Army lists as CSV: a header line, then a line for each entrant, in a team event for each player. The last column, which army it is, is
 * there only where each entrant has several.
 */
export const listsCsv = (armies: readonly ListedArmy[]): string => {
  const hasSlots = armies.some(({ slot }) => slot !== null);
  return [
    csvLine([...HEAD, ...(hasSlots ? ['Slot'] : [])]),
    ...armies.map((army) => {
      const { number, name, player, club, status, override, sheet } = army;
      return csvLine([
        number,
        name,
        player,
        club,
        status,
        sheet?.points ?? null,
        sheet?.models ?? null,
        sheet?.forces.map((force) => force.name).join(' & ') ?? null,
        armyText(army),
        status === 'MISSING' ? null : faultsOf(army).join('; '),
        override?.reason ?? null,
        ...(hasSlots ? [army.slot] : []),
      ]);
    }),
  ].join('');
};

/** Two columns on paper, and no list torn apart where it fits on a page. */
const STYLE = `.lists{font:14px/1.35 'Source Sans 3','Segoe UI',Roboto,Helvetica,Arial,sans-serif;max-width:70rem;margin:auto}
.lists h1{font-size:1.5rem}.lists article{break-inside:avoid;border-top:1px solid #aab3bd;padding:.4rem 0}
.lists h2{font-size:1.15rem;margin:0}.lists h3{font-size:1rem;margin:.4rem 0 0}.lists p{margin:.1rem 0}
.lists ul{margin:.1rem 0 .4rem;padding-left:1.2rem}.lists .warbands{columns:18rem}.lists .warbands ul{break-inside:avoid}
@media print{.lists{font-size:10px}}`;

const unitItem = (unit: SheetUnit): string => {
  const options = unit.options.length > 0 ? ` <small>${text(unit.options.join(', '))}</small>` : '';
  const name = text(unitWord(unit));
  return `<li>${unit.isLeader ? `<b>${name}</b>` : name}${options}: ${unit.points}</li>`;
};

const forcePart = (force: SheetForce): string =>
  `<h3>${text(force.name)}</h3><p>${force.points} points, ${modelWord(force.models)}, ${text(bowWord(force))}</p><div class="warbands">${force.warbands
    .map(({ units }) => `<ul>${units.map(unitItem).join('')}</ul>`)
    .join('')}</div>`;

const unitsPart = (units: readonly string[], title: string): string =>
  units.length === 0
    ? ''
    : `<h3>${title}</h3><ul>${units.map((unit) => `<li>${text(unit)}</li>`).join('')}</ul>`;

const armyPart = (army: ListedArmy): string => {
  const { number, name, player, club, status, override, sheet } = army;
  const whose = [player, army.slot].filter((one) => one !== null);
  const who = whose.map((one) => `: <bdi>${text(one)}</bdi>`).join('');
  const points = sheet ? `, ${sheet.points} of ${sheet.pointsLimit} points` : '';
  const decision = override ? `<p>Decided by an organiser: ${text(override.reason)}</p>` : '';
  const faults = faultsOf(army)
    .map((fault) => `<li>${text(fault)}</li>`)
    .join('');
  return `<article><h2>${number}. <bdi>${text(name)}</bdi>${who}${club === null ? '' : ` <small>${text(club)}</small>`}</h2><p>${text(statusWords[status])}${points}</p>${decision}${faults === '' ? '' : `<ul>${faults}</ul>`}${(sheet?.forces ?? []).map(forcePart).join('')}${unitsPart(sheet?.unknown ?? [], UNKNOWN_UNITS)}${unitsPart(army.unjudged, 'Handed in')}</article>`;
};

/** The lists as a piece of HTML. */
const listsSection = (title: string, armies: readonly ListedArmy[]): string =>
  `<main class="lists"><h1>${text(title)}: army lists</h1>${armies.map(armyPart).join('')}</main>`;

/** The lists as a page of its own, for the screen and for paper: it loads nothing and runs nothing. */
export const listsPage = (title: string, armies: readonly ListedArmy[]): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text(title)}: army lists</title><style>${STYLE}</style>${listsSection(title, armies)}</html>`;
