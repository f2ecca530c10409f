import type { Source } from '../../../../../shared/source';
import { transcribed } from '../sources';

/** A siege engine's line: range from and to in inches, Strength, Defence, Wounds. */
export interface SiegeEngine {
  readonly id: string;
  readonly name: string;
  readonly rangeInches: readonly [least: number, most: number];
  readonly strength: number;
  readonly defence: number;
  readonly wounds: number;
  readonly grade: 'A' | 'B';
  readonly source: Source;
}

const engine = (
  [name, grade]: readonly [name: string, grade: 'A' | 'B'],
  rangeInches: readonly [number, number],
  [strength, defence, wounds]: readonly [number, number, number],
): SiegeEngine => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  rangeInches,
  strength,
  defence,
  wounds,
  grade,
  source: transcribed('Siege engine lines', grade),
});

/** The nine siege engines. */
export const siegeEngines: readonly SiegeEngine[] = [
  engine(['Mordor War Catapult', 'A'], [12, 96], [10, 10, 4]),
  engine(['Mordor Siege Bow', 'B'], [6, 48], [8, 9, 3]),
  engine(['Battlecry Trebuchet', 'A'], [12, 96], [10, 10, 3]),
  engine(['Bolt Thrower', 'B'], [0, 36], [7, 9, 3]),
  engine(['Isengard Ballista', 'A'], [12, 60], [9, 10, 4]),
  engine(['Iron Hills Ballista', 'A'], [12, 60], [8, 10, 4]),
  engine(['Windlance', 'A'], [6, 60], [10, 10, 3]),
  engine(['Dwarven Ballista', 'B'], [6, 48], [9, 10, 3]),
  engine(['Corsair Siege Engine', 'A'], [0, 48], [8, 10, 3]),
];
