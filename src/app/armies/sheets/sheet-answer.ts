import { encode } from 'uqr';
import {
  type ArmySheet,
  type SheetModel,
  type SheetUnit,
  armySheet,
} from '../../../domain/armies/sheet/army-sheet';
import {
  chatText,
  discordText,
  UNKNOWN_UNITS,
  allianceWord,
  boughtWords,
  bowWord,
  characteristicHeads,
  memberWord,
  modelWord,
  sideFacts,
  unitWord,
  verdictWord,
} from '../../../domain/armies/sheet/sheet-text';
import { assembleArmy } from '../../../domain/armies/validation/assemble-army';
import { type RosterSheet, type Theme, drawRosterSheet } from '../../../domain/pictures';
import { pictureAnswer } from '../../kernel/picture-fields';
import type { ArmyInput } from '../army-input';
import { armyReportAnswer } from '../army-report-answer';
import type { ArmyCheck } from '../check-army';
import { shareOf } from '../rosters/share-link';
import { sheetPage } from './sheet-html';

type Row = RosterSheet['blocks'][number]['rows'][number];

/** A row of a name and what else is given. */
const row = (name: string, given: Partial<Row> = {}): Row => ({
  name,
  isStrong: false,
  note: '',
  cells: [],
  points: '',
  boxes: [],
  ...given,
});

const boxes = ({ hasBoxes, pools }: SheetModel): Row['boxes'] =>
  hasBoxes
    ? [
        { name: 'Might', count: pools.might },
        { name: 'Will', count: pools.will },
        { name: 'Fate', count: pools.fate },
        { name: 'Wounds', count: pools.wounds },
      ].filter(({ count }) => count > 0)
    : [];

const lineOf = (model: SheetModel) => ({ cells: model.line, boxes: boxes(model) });

const rowsOf = (unit: SheetUnit): readonly Row[] => {
  const [only, ...more] = unit.models;
  const isOne = more.length === 0;
  const first = row(unitWord(unit), {
    isStrong: unit.isLeader,
    note: [...(unit.options.length > 0 ? [unit.options.join(', ')] : []), ...unit.notes].join('. '),
    points: String(unit.points),
    ...(only && isOne && lineOf(only)),
  });
  const members = unit.models.map((model) => row(memberWord(model), lineOf(model)));
  return isOne ? [first] : [first, ...members];
};

const unknownBlock = ({ unknown }: ArmySheet): RosterSheet['blocks'] =>
  unknown.length === 0 ? [] : [{ title: UNKNOWN_UNITS, heads: [], rows: unknown.map((name) => row(name)) }];

/** The sheet as the picture is told it. */
const sheetPicture = (sheet: ArmySheet, code: readonly (readonly boolean[])[]): RosterSheet => {
  const alliance = allianceWord(sheet);
  const facts = [
    ...(alliance ? [['Alliance', alliance] as const] : []),
    ...sideFacts(sheet),
    ...sheet.forces.flatMap((force) => [
      [`Bows, ${force.name}`, bowWord(force)] as const,
      ...boughtWords(force).map((words) => [force.name, words] as const),
    ]),
  ];
  return {
    title: sheet.title,
    subtitle: verdictWord(sheet),
    description: `The army ${sheet.title}: ${facts.map(([name, value]) => `${name} ${value}`).join(', ')}.`,
    facts,
    code,
    blocks: [
      ...sheet.forces.flatMap((force) =>
        force.warbands.map(({ units, points, models }) => ({
          title: `${force.name}: ${points} points, ${modelWord(models)}`,
          heads: characteristicHeads,
          rows: units.flatMap(rowsOf),
        })),
      ),
      ...unknownBlock(sheet),
    ],
  };
};

/** The most characters that a QR code holds with little correction. */
const LONGEST_CODE = 2900;

interface SheetInput extends ArmyInput {
  readonly theme: Theme;
  readonly title?: string | undefined;
  readonly site?: string | undefined;
}

/** The sheet of a checked army as every interface shows it, with a code of its share link on a site. */
export const sheetAnswer = (checked: ArmyCheck, { title, theme, site, ...input }: SheetInput) => {
  const share = shareOf(input);
  const address = share.ok && site !== undefined ? `${site}${share.value.path}` : '';
  const hasCode = address !== '' && address.length <= LONGEST_CODE;
  const code = hasCode ? encode(address, { ecc: 'L', border: 4 }).data : [];
  const { draft, report, ...given } = checked;
  const sheet = armySheet(assembleArmy(draft, given).army, report, title);
  return {
    html: sheetPage(sheet, code),
    picture: pictureAnswer(drawRosterSheet(sheetPicture(sheet, code), theme)),
    discord: discordText(sheet),
    chat: chatText(sheet),
    share: share.ok ? share.value : null,
    report: armyReportAnswer(checked),
  };
};
