import type { ArmySheet, SheetForce, SheetModel, SheetUnit } from '../../../domain/armies/sheet/army-sheet';
import {
  UNKNOWN_UNITS,
  allianceWord,
  bowWord,
  boughtWords,
  characteristicHeads,
  memberWord,
  modelWord,
  sideFacts,
  unitWord,
  verdictWord,
} from '../../../domain/armies/sheet/sheet-text';
import { escapeText as text } from '../../../domain/pictures/svg';

/**
 * The sheet's style: one column on a telephone, black on white on paper. No row is torn apart, nor a warband that is
 * short: a long one would leave the rest of its page empty.
 */
const sheetStyle = `.sheet{font:15px/1.35 'Source Sans 3','Segoe UI',Roboto,Helvetica,Arial,sans-serif;max-width:60rem;margin:auto}
.sheet header{display:flex;gap:1rem;justify-content:space-between;flex-wrap:wrap}
.sheet h1{font-size:1.5rem;margin:0}.sheet h2{font-size:1.15rem;margin:1rem 0 .2rem}
.sheet dl{display:grid;grid-template-columns:max-content auto;gap:0 1rem;margin:.4rem 0}.sheet dd{margin:0}
.sheet table{border-collapse:collapse;width:100%;margin:.3rem 0 .8rem;break-inside:avoid}
.sheet .long{break-inside:auto}.sheet tr,.sheet tbody{break-inside:avoid}.sheet caption,.sheet h2,.sheet h2+p{break-after:avoid}
.sheet th,.sheet td{text-align:center;padding:.15rem .3rem;vertical-align:top}
.sheet tbody{border-top:1px solid #aab3bd}.sheet .notes td{text-align:left;padding-top:0}
.sheet th:first-child{text-align:left}.sheet tbody th{font-weight:400}.sheet tbody .leads{font-weight:600}
.sheet small{display:block;font-weight:400;opacity:.8}.sheet .boxes{text-align:left;white-space:nowrap}
.sheet .boxes span{display:block}.sheet .boxes b{display:inline-block;width:4.2em;font-weight:400}
.sheet input{margin:0 .1rem;width:.95rem;height:.95rem}.sheet svg{width:8.5rem;height:8.5rem}
@media screen and (max-width:36rem){.sheet :is(table,caption,thead,tbody){display:block}.sheet thead :is(th:first-child,.boxes){display:none}
.sheet tr{display:grid;grid-template-columns:repeat(7,1fr) 4rem}.sheet tr>*{grid-row:2;padding-inline:0}.sheet tbody th{grid-area:1/1/2/-1}
.sheet .boxes{grid-area:3/1/4/-1;white-space:normal}.sheet .boxes b{width:auto;margin:0 .3rem}.sheet .boxes span{display:inline-block}
.sheet .notes td{grid-area:1/1/2/-1}.sheet thead{margin-top:.3rem}}
@media print{.sheet{font-size:11px}.sheet input{appearance:none;border:1px solid #000}}`;

const BOXES = ['might', 'will', 'fate', 'wounds'] as const;
/** Boxes up to here are drawn; more are written as a number. */
const MOST_BOXES = 10;
/** A unit of up to so many models has boxes for each; a larger one for one of them. */
const MOST_SETS = 6;

const title = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const boxesOfOne = (model: SheetModel): string =>
  model.hasBoxes
    ? BOXES.filter((pool) => model.pools[pool] > 0)
        .map((pool) => {
          const count = model.pools[pool];
          const ticks = Array.from(
            { length: count },
            (_, place) =>
              `<input type="checkbox" aria-label="${text(`${model.name}: ${title(pool)} ${place + 1}`)}">`,
          );
          return `<span><b>${title(pool)}</b>${count > MOST_BOXES ? count : ticks.join('')}</span>`;
        })
        .join('')
    : '';

/** Each of a few models has its own: two Trolls in one unit lose their Wounds apart. */
const setsOfBoxes = ({ count }: SheetModel): number => (count > MOST_SETS ? 1 : count);

const boxes = (model: SheetModel): string => boxesOfOne(model).repeat(setsOfBoxes(model));

const modelCells = (model: SheetModel): string =>
  `${model.line.map((value) => `<td>${text(value)}</td>`).join('')}<td class="boxes">${boxes(model)}</td>`;

const unitRows = (unit: SheetUnit): string => {
  const options = unit.options.length > 0 ? `<small>${text(unit.options.join(', '))}</small>` : '';
  const name = `<th scope="row"${unit.isLeader ? ' class="leads"' : ''}>${text(unitWord(unit))}${options}</th>`;
  const notes =
    unit.notes.length > 0
      ? `<tr class="notes"><td colspan="${characteristicHeads.length + 3}">${unit.notes.map((note) => `<small>${text(note)}</small>`).join('')}</td></tr>`
      : '';
  const [only] = unit.models;
  if (unit.models.length === 1 && only)
    return `<tbody><tr>${name}${modelCells(only)}<td>${unit.points}</td></tr>${notes}</tbody>`;
  const none = '<td></td>'.repeat(characteristicHeads.length + 1);
  const rows = unit.models.map(
    (model) => `<tr><th scope="row">${text(memberWord(model))}</th>${modelCells(model)}<td></td></tr>`,
  );
  return `<tbody><tr>${name}${none}<td>${unit.points}</td></tr>${rows.join('')}${notes}</tbody>`;
};

const heads = `<thead><tr><th scope="col">Unit</th>${characteristicHeads.map((head) => `<th scope="col">${head}</th>`).join('')}<th scope="col" class="boxes">To tick</th><th scope="col">Points</th></tr></thead>`;

const LINES_OF_HALF_A_PAGE = 30;

/** Whether the warband's rows, of a line for each pool to tick, fill about half a page or more. */
const fillsHalfAPage = (units: readonly SheetUnit[]): boolean => {
  const lines = (model: SheetModel): number =>
    model.hasBoxes ? BOXES.filter((pool) => model.pools[pool] > 0).length * setsOfBoxes(model) : 2;
  return (
    units.flatMap(({ models }) => models).reduce((sum, model) => sum + lines(model), 0) > LINES_OF_HALF_A_PAGE
  );
};

const forcePart = (force: SheetForce): string => {
  const facts = [
    `${force.points} points`,
    modelWord(force.models),
    bowWord(force),
    ...boughtWords(force),
    ...force.bonuses.map((bonus) => `bonus: ${bonus}`),
  ];
  const warbands = force.warbands.map(
    ({ units, points, models }) =>
      `<table${fillsHalfAPage(units) ? ' class="long"' : ''}><caption>Warband: ${points} points, ${modelWord(models)}</caption>${heads}${units.map(unitRows).join('')}</table>`,
  );
  return `<section><h2>${text(force.name)}</h2><p>${text(facts.join(', '))}</p>${warbands.join('')}</section>`;
};

const unknownPart = ({ unknown }: ArmySheet): string =>
  unknown.length === 0
    ? ''
    : `<section><h2>${UNKNOWN_UNITS}</h2><ul>${unknown.map((unit) => `<li>${text(unit)}</li>`).join('')}</ul></section>`;

const codePart = (code: readonly (readonly boolean[])[]): string => {
  if (code.length === 0) return '';
  const path = code.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return `<svg viewBox="0 0 ${code.length} ${code.length}" role="img" aria-label="QR code of the share link"><rect width="${code.length}" height="${code.length}" fill="#fff"/><path d="${path.join('')}" fill="#000" shape-rendering="crispEdges"/></svg>`;
};

/** All of the sheet but its head. */
const sheetSection = (sheet: ArmySheet, code: readonly (readonly boolean[])[]): string => {
  const alliance = allianceWord(sheet);
  const facts = [
    ['Verdict', verdictWord(sheet)] as const,
    ...(alliance ? [['Alliance', alliance] as const] : []),
    ...sideFacts(sheet),
  ];
  const faults = sheet.faults.map((fault) => `<li>${text(fault)}</li>`).join('');
  return `<main class="sheet"><header><div><h1>${text(sheet.title)}</h1><dl>${facts
    .map(([name, value]) => `<dt>${text(name)}</dt><dd>${text(value)}</dd>`)
    .join('')}</dl></div>${codePart(code)}</header>${faults === '' ? '' : `<ul>${faults}</ul>`}${sheet.forces
    .map(forcePart)
    .join('')}${unknownPart(sheet)}</main>`;
};

/** The sheet as a page of its own, for the screen and for paper: it loads nothing and runs nothing. */
export const sheetPage = (sheet: ArmySheet, code: readonly (readonly boolean[])[]): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${text(sheet.title)}</title><style>${sheetStyle}</style>${sheetSection(sheet, code)}</html>`;
