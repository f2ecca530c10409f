import type { Pools } from '../armies/validation/army-facts';
import { type GameState, shownWithin, valueOf } from './changes';
import { type RowCounter, mostOfRow, rowCounter } from './keys';
import type { GameRow, GameSetup } from './sheet';

/** The rest of a row. */
export interface RowLeft extends Pools {
  readonly casualties: number;
}

/** How a side stands. */
export interface SideTotals extends Pools {
  readonly models: number;
  readonly casualties: number;
  readonly modelsLeft: number;
  readonly broken: boolean;
  /** Casualties until it is Broken, 0 once it is; null where no number says when. */
  readonly brokenIn: number | null;
  readonly quarterLeft: boolean;
  /** Casualties until it is down to a quarter, 0 once it is. */
  readonly quarterIn: number;
  readonly wipedOut: boolean;
  readonly banners: number;
}

const leftOfRow = (row: GameRow, spent: (counter: RowCounter) => number): RowLeft => {
  // One model without a Wound left is a casualty, whether or not somebody counted it as one.
  const isDown = row.models === 1 && row.wounds > 0 && spent('wounds') >= row.wounds;
  const casualties = isDown ? 1 : spent('casualties');
  const isGone = row.models > 0 && casualties >= row.models;
  const left = (pool: keyof Pools): number => (isGone ? 0 : row[pool] - spent(pool));
  // A casualty takes its own Wounds with it.
  const ofTheLiving = row.models > 0 ? Math.ceil((row.wounds * (row.models - casualties)) / row.models) : 0;
  return {
    casualties,
    might: left('might'),
    will: left('will'),
    fate: left('fate'),
    wounds: Math.min(left('wounds'), ofTheLiving),
  };
};

/** The rest of a row of a side. */
export const rowLeft = (
  setup: GameSetup,
  state: GameState,
  [side, row]: readonly [0 | 1, number],
): RowLeft | undefined => {
  const found = setup.sides[side].rows[row];
  return (
    found &&
    leftOfRow(found, (counter) =>
      shownWithin(state, rowCounter(side, row, counter), mostOfRow(found, counter)),
    )
  );
};

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

/** Banners left: as many as the players say, else those of units that are not gone. */
const bannersLeft = (said: string, rows: readonly GameRow[], left: readonly RowLeft[]): number =>
  said !== ''
    ? Number(said)
    : sum(
        rows.map((row, place) => ({ row, casualties: left[place]?.casualties ?? 0 })),
        ({ row, casualties }) =>
          row.models > 0 ? Math.min(row.banners, row.models - casualties) : row.banners,
      );

/** How a side stands, in doubles its whole army (ruling 17). */
export const sideTotals = (setup: GameSetup, state: GameState, side: 0 | 1): SideTotals => {
  const { rows, models, brokenAt, quarterAt } = setup.sides[side];
  const left = rows.flatMap((_, row) => rowLeft(setup, state, [side, row]) ?? []);
  const casualties = sum(left, (row) => row.casualties);
  const modelsLeft = models - casualties;
  // An army that nobody has named yet has lost nothing.
  const isKnown = models > 0;
  const isBroken = brokenAt === null ? valueOf(state, `${side}.broken`) === 'true' : casualties >= brokenAt;
  return {
    models,
    casualties,
    modelsLeft,
    broken: isBroken,
    brokenIn: isBroken ? 0 : brokenAt === null ? null : brokenAt - casualties,
    quarterLeft: isKnown && modelsLeft <= quarterAt,
    quarterIn: Math.max(0, modelsLeft - quarterAt),
    wipedOut: isKnown && modelsLeft <= 0,
    banners: bannersLeft(valueOf(state, `${side}.banners`), rows, left),
    might: sum(left, (row) => row.might),
    will: sum(left, (row) => row.will),
    fate: sum(left, (row) => row.fate),
    wounds: sum(left, (row) => row.wounds),
  };
};

/** The turn, from 1; 1 before anybody says. */
export const turnOf = (state: GameState): number => Number(valueOf(state, 'turn') || '1');

/** Whether something of the army of a side was ticked off; its own counters are none of it. */
export const isTicked = ({ counters }: GameState, side: number): boolean =>
  Object.entries(counters).some(
    ([counter, count]) => count !== 0 && counter.startsWith(`${side}.`) && !counter.includes('.own.'),
  );
