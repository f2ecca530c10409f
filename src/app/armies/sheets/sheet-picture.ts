import type { ArmySheet, SheetModel, SheetUnit } from '../../../domain/armies/sheet/army-sheet';
import {
  allianceWord,
  boughtWords,
  bowWord,
  characteristicHeads,
  modelWord,
  sideFacts,
  unitWord,
  verdictWord,
} from '../../../domain/armies/sheet/sheet-text';
import type { RosterSheet } from '../../../domain/pictures';

type Row = RosterSheet['blocks'][number]['rows'][number];

const boxes = ({ hasBoxes, pools }: SheetModel): Row['boxes'] =>
  hasBoxes
    ? [
        { name: 'Might', count: pools.might },
        { name: 'Will', count: pools.will },
        { name: 'Fate', count: pools.fate },
        { name: 'Wounds', count: pools.wounds },
      ].filter(({ count }) => count > 0)
    : [];

const rowsOf = (unit: SheetUnit): readonly Row[] => {
  const [only, ...more] = unit.models;
  const isOne = more.length === 0;
  const first: Row = {
    name: unitWord(unit),
    isStrong: unit.isLeader,
    note: unit.options.join(', '),
    cells: only && isOne ? only.line : [],
    points: String(unit.points),
    boxes: only && isOne ? boxes(only) : [],
  };
  const members = isOne
    ? []
    : unit.models.map((model) => ({
        name: model.count > 1 ? `${model.count} × ${model.name}` : model.name,
        isStrong: false,
        note: '',
        cells: model.line,
        points: '',
        boxes: boxes(model),
      }));
  return [first, ...members];
};

/** The sheet as the picture is told it. */
export const sheetPicture = (sheet: ArmySheet, code: readonly (readonly boolean[])[]): RosterSheet => {
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
    blocks: sheet.forces.flatMap((force) =>
      force.warbands.map(({ units, points, models }) => ({
        title: `${force.name}: ${points} points, ${modelWord(models)}`,
        heads: characteristicHeads,
        rows: units.flatMap(rowsOf),
      })),
    ),
  };
};
