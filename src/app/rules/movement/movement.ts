import * as z from 'zod/mini';
import { modelKinds } from '../../../domain/rules/movement/model-kind';
import { moverFlags, wayFlags } from '../../../domain/rules/movement/mover';
import { type CrossFault, choice, withDefault } from '../../kernel/input';
import { fieldsOf } from '../../kernel/unchecked';
import { flags, numberIn, yes } from '../dice/dice';
import { faultRows, missingFaults } from '../fault-rows';

/** The longest way that is asked about. */
export const MOST_INCHES = 1000;

export const inches = (description: string, most = MOST_INCHES) =>
  z.number().check(z.minimum(0), z.maximum(most), z.describe(description));

export const modelKind = withDefault(
  choice('ModelKind', modelKinds, 'Kind of model, as movement distinguishes it.').check(
    z.describe('Kind of model; INFANTRY if omitted.'),
  ),
  'INFANTRY',
);

/** Facts of a moving model of which no source of 2024 says what they change. */
export const uncoveredMoves = [
  ['isMovePhase', 'moves outside the Move phase', false],
  ['isPassenger', 'moves of passengers'],
  ['commanded', 'models that Compel has moved'],
  ['stayedAtHeroicCall', 'models that stay at the call of a heroic action'],
  ['gapTooNarrow', 'gaps too narrow for a base'],
] as const;

/** The fields that moving and charging are asked with alike. */
export const moverFields = {
  isMovePhase: yes('It is the Move phase; true if omitted.'),
  ...flags(moverFlags),
  moveInches: inches('Its Move allowance, in inches.'),
  movedInches: withDefault(inches('How far it has moved this turn, standing up left out, in inches.'), 0),
  difficultInches: withDefault(inches('How much of its way is difficult ground, in inches.'), 0),
  ...flags(wayFlags),
};

/** The most that a Heroic March adds to a move, in inches (003, HEROIC ACTIONS). */
const MOST_MARCH_INCHES = 5;

/** Distances that contradict each other or the model's Move, and standing up while standing. */
export const moverFaults = (value: unknown): readonly CrossFault[] => {
  const { heroicMarch, commanded, standsUp, prone } = fieldsOf(value);
  const [move, moved] = [numberIn(value, 'moveInches'), numberIn(value, 'movedInches')];
  const [way, difficult] = [numberIn(value, 'distanceInches'), numberIn(value, 'difficultInches')];
  const march = heroicMarch === true ? MOST_MARCH_INCHES : 0;
  const command = commanded === true ? (move ?? 0) / 2 : 0;
  return faultRows(
    [
      move !== undefined && moved !== undefined && moved > move + march + command,
      ['movedInches'],
      'TOO_LARGE',
      `it cannot have moved ${moved}" with a Move of ${move}"`,
    ],
    [
      way !== undefined && difficult !== undefined && difficult > way,
      ['difficultInches'],
      'TOO_LARGE',
      `${difficult}" of difficult ground do not fit into a way of ${way}"`,
    ],
    [standsUp === true && prone !== true, ['standsUp'], 'INCONSISTENT', 'only a Prone model stands up'],
  );
};

/** A model has a height. */
export const heightFaults = (value: unknown): readonly CrossFault[] =>
  faultRows([
    numberIn(value, 'modelHeightInches') === 0,
    ['modelHeightInches'],
    'TOO_SMALL',
    'a model is more than 0 inches high',
  ]);

/** An obstacle has a height and a gap a width, which count against the height of the model. */
export const sizeFaults = (value: unknown): readonly CrossFault[] => {
  const { terrain } = fieldsOf(value);
  const needed = terrain === 'OBSTACLE' || terrain === 'GAP' ? ['sizeInches', 'modelHeightInches'] : [];
  return missingFaults(value, needed, 'is required for an obstacle or a gap: inches');
};
