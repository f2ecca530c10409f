import { unitWord } from '../../../domain/armies/sheet/sheet-text';
import { csvLine } from '../../../shared/csv-line';
import { type ListedArmy, faultsOf } from './listed-army';

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
const armyText = ({ sheet }: ListedArmy): string =>
  (sheet?.forces ?? [])
    .flatMap(({ warbands }) => warbands)
    .map(({ units }) =>
      units
        .map((unit) =>
          unit.options.length > 0 ? `${unitWord(unit)} (${unit.options.join(', ')})` : unitWord(unit),
        )
        .join(', '),
    )
    .join(' | ');

/** Army lists as CSV: a header line, then a line for each entrant, in a team event for each player. */
export const listsCsv = (armies: readonly ListedArmy[]): string =>
  [
    csvLine(HEAD),
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
      ]);
    }),
  ].join('');
