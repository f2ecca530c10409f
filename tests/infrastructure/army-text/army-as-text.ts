import type { Unit } from '../../../src/domain/armies/catalogue/army';
import type { RosterReading } from '../../../src/domain/armies/roster-reading';

const unitText = (unit: Unit | null): string =>
  unit === null
    ? 'nobody'
    : [
        `${unit.count} ${unit.profile}`,
        ...unit.options.map(
          ({ option, count }) => `+${option}${count === unit.count ? '' : `*${String(count)}`}`,
        ),
      ].join(' ');

/** A force a line; below it each warband: count, profile, options with their count where it is another. */
export const armyText = ({ forces }: Pick<RosterReading, 'forces'>): readonly string[] =>
  forces.flatMap(({ list, leader, warbands }) => [
    `${list}${leader === null ? '' : ` led by ${leader}`}`,
    ...warbands.map(
      ({ leader: captain, followers }) => `  ${[captain, ...followers].map(unitText).join(', ')}`,
    ),
  ]);
