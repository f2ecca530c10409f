import { type SheetModel, type SheetUnit, armySheet } from '../armies/sheet/army-sheet';
import { type Pools, poolsOf } from '../armies/validation/army-facts';
import { unitsOf } from '../armies/catalogue/army';
import type { AssembledArmy, AssembledUnit } from '../armies/validation/assemble-army';
import type { ArmyReport } from '../armies/validation/validate-army';
import type { GameRow, GameSide } from './sheet';

/** An army as a side of a game. Every number is that of the army's check. */

/** Models of one kind that are ticked off apart: two Trolls in one unit lose their Wounds apart. */
const MOST_APART = 6;
const LONGEST_NAME = 100;

const POOLS = ['might', 'will', 'fate', 'wounds'] as const;

const times = (pools: Pools, count: number): Pools => ({
  might: pools.might * count,
  will: pools.will * count,
  fate: pools.fate * count,
  wounds: pools.wounds * count,
});

type Counted = Pools & Pick<GameRow, 'name' | 'models'>;

const rowsOfModel = ({ name, count, pools, hasBoxes }: SheetModel, options: string): readonly Counted[] => {
  const full = `${name}${options}`;
  return hasBoxes && count > 1 && count <= MOST_APART
    ? Array.from({ length: count }, (_, place) => ({ name: `${full} ${place + 1}`, models: 1, ...pools }))
    : [{ name: full, models: count, ...times(pools, count) }];
};

const sum = (rows: readonly Counted[], of: (row: Counted) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

/** The rows of a unit: each model that is ticked off apart, where that gives the numbers of the check; else all of it in one. */
const countedRows = (unit: AssembledUnit, sheet: SheetUnit): readonly Counted[] => {
  const options = sheet.options.length > 0 ? ` (${sheet.options.join(', ')})` : '';
  const all = { name: `${sheet.name}${options}`, models: unit.counts.models, ...poolsOf(unit) };
  const apart = sheet.models.flatMap((model) => rowsOfModel(model, options));
  const isSame =
    sum(apart, ({ models }) => models) === all.models &&
    POOLS.every((pool) => sum(apart, (row) => row[pool]) === all[pool]);
  return isSame ? apart : [all];
};

const BANNER = /\bbanner\b/i;

const bannersOf = ({ profile, options, count }: AssembledUnit): number =>
  options.reduce((total, { option, count: taken }) => total + (BANNER.test(option.name) ? taken : 0), 0) +
  (profile.wargear.some((name) => BANNER.test(name)) ? count : 0);

interface Place extends Pick<GameRow, 'force' | 'warband' | 'isCaptain'> {
  readonly isLeader: boolean;
}

const rowsOfUnit = (unit: AssembledUnit, sheet: SheetUnit, place: Place): readonly GameRow[] =>
  countedRows(unit, sheet).map((row, index) => ({
    ...row,
    name: row.name.slice(0, LONGEST_NAME),
    isHero: unit.tier !== null && unit.profile.kind === 'HERO',
    isLeader: place.isLeader && index === 0,
    isCaptain: place.isCaptain && index === 0,
    banners: index === 0 ? bannersOf(unit) : 0,
    willOfEvil: unit.profile.specialRules.some((rule) => /^will of evil\b/i.test(rule)),
    force: place.force,
    warband: place.warband,
  }));

/** Of several units with the leader's profile in a force, the first leads. */
const onlyFirstLeads = (rows: readonly GameRow[]): readonly GameRow[] =>
  rows.map((row, index) => ({
    ...row,
    isLeader: row.isLeader && rows.findIndex((one) => one.isLeader && one.force === row.force) === index,
  }));

/** The army of a player as a side of a game. */
export const sideOfArmy = (name: string, army: AssembledArmy, report: ArmyReport): GameSide => {
  const sheet = armySheet(army, report, undefined);
  const rows = army.forces.flatMap((force, forceIndex) =>
    force.warbands.flatMap((warband, warbandIndex) =>
      unitsOf(warband).flatMap((unit, place) => {
        const laid = sheet.forces[forceIndex]?.warbands[warbandIndex]?.units[place];
        if (laid === undefined) return [];
        const at = { force: forceIndex, warband: warbandIndex };
        return rowsOfUnit(unit, laid, { ...at, isLeader: laid.isGeneral, isCaptain: laid.isLeader });
      }),
    ),
  );
  const { points, models, might, will, fate, wounds, brokenAt, quarterAt } = report.facts;
  return {
    name,
    army: sheet.title,
    points,
    models,
    might,
    will,
    fate,
    wounds,
    brokenAt,
    quarterAt,
    rows: onlyFirstLeads(rows),
  };
};
