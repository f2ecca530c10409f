import type { WinRate } from '../../../domain/statistics/win-rates';
import { csvLine } from '../../../shared/csv-line';

const HEADINGS = [
  'id',
  'name',
  'games',
  'wins',
  'draws',
  'losses',
  'win rate',
  'from',
  'to',
  'adjusted for players',
  'mean Victory Point difference',
];

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Win rates for a spreadsheet; shares from 0 to 1 with up to four decimals. */
export const winRatesCsv = (rates: readonly WinRate[]): string =>
  [
    csvLine(HEADINGS),
    ...rates.map(({ key, name, games, wins, draws, losses, rate, interval, adjustedRate, meanDifference }) =>
      csvLine([
        ...[key, name, games, wins, draws, losses],
        ...[rate, interval.low, interval.high, adjustedRate].map((share) => rounded(share, 4)),
        rounded(meanDifference, 2),
      ]),
    ),
  ].join('');
