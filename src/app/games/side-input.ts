import type * as z from 'zod/mini';
import { breakPoint, quarterModels } from '../../domain/rules/game/state';
import { sideOfArmy } from '../../domain/games/side-of-army';
import {
  type GameEdition,
  type GameRow,
  type GameSide,
  MOST_MODELS_OF_SIDE,
  MOST_ROWS_OF_SIDE,
} from '../../domain/games/sheet';
import { LONGEST_ARMY_TEXT } from '../../domain/armies/roster-reading';
import { assembleArmy } from '../../domain/armies/validation/assemble-army';
import { armyForces, armyFormat, armyPoints, armySwitches } from '../armies/army-fields';
import { type ArmyInput, armyInput } from '../armies/army-input';
import { checkGivenArmy } from '../armies/check-army';
import {
  type CrossFault,
  boundedText,
  flag,
  idText,
  inputObject,
  listField,
  optional,
  wholeNumber,
} from '../kernel/input';
import type { StoredContext } from '../kernel/operation';
import { nameText } from '../kernel/text-fields';
import { type Answer, checkInput, invalidField, invalidInput, mapAnswer, ok } from '../kernel/use-case';

/** How a side of a game says what army it has. */

const MOST_OF_POOL = 200;

const pool = (description: string) => optional(wholeNumber(0, MOST_OF_POOL, `${description}; 0 if omitted.`));

const unit = inputObject(
  'GameUnitInput',
  'A unit or a model, in numbers: for an army that no catalogue has.',
  {
    name: nameText('Its name.'),
    models: wholeNumber(1, MOST_MODELS_OF_SIDE, 'How many models.'),
    might: pool('Might of all its models together'),
    will: pool('Will of all its models together'),
    fate: pool('Fate of all its models together'),
    wounds: optional(
      wholeNumber(0, MOST_OF_POOL, 'Wounds of all its models together; one for each model if omitted.'),
    ),
    banners: pool('Banners that it carries'),
    isHero: optional(flag('Whether it is a Hero; false if omitted.')),
    isLeader: optional(flag('Whether it leads the army; false if omitted.')),
    willOfEvil: optional(flag('Whether it has Will of Evil; false if omitted.')),
  },
);

const army = inputObject(
  'GameArmyInput',
  'An army as `validateArmy` takes it. A game may be played with an illegal one.',
  {
    format: optional(armyFormat),
    pointsLimit: optional(armyPoints('The army’s points limit; what it costs if omitted.')),
    forces: armyForces,
    switches: armySwitches,
  },
);

export const armyFields = {
  text: optional(
    boundedText(
      [1, LONGEST_ARMY_TEXT],
      `The army as text, one unit a line, or its share link; at most ${LONGEST_ARMY_TEXT} characters.`,
    ),
  ),
  list: optional(idText('The army list or Legion that a text is of; looked for in the text if omitted.')),
  army: optional(army),
  units: optional(
    listField(unit, [1, MOST_ROWS_OF_SIDE], `The army in numbers; at most ${MOST_ROWS_OF_SIDE} units.`),
  ),
};

export const gameSide = inputObject(
  'GameSheetSideInput',
  'A side of a game: its player, and the army in one of three ways, or none yet.',
  { name: nameText('The player.'), ...armyFields },
);

/** A side's army as a caller gives it. */
export type GivenSideArmy = {
  readonly [F in keyof typeof armyFields]?: z.output<(typeof armyFields)[F]>;
};

/** Faults of a side that says its army in more than one way. */
export const oneArmyFaults = (given: unknown, path: readonly (string | number)[]): readonly CrossFault[] => {
  const side = (given ?? {}) as Readonly<Record<string, unknown>>;
  const ways = ['text', 'army', 'units'].filter((way) => side[way] !== undefined && side[way] !== null);
  return ways.slice(1).map((way) => ({
    path: [...path, way],
    code: 'INCONSISTENT',
    message: `give the army once: as ${ways[0]} or as ${way}`,
  }));
};

/** A side whose army nobody has named yet. */
export const emptySide = (name: string): GameSide => ({
  name,
  army: '',
  points: null,
  models: 0,
  might: 0,
  will: 0,
  fate: 0,
  wounds: 0,
  brokenAt: 1,
  quarterAt: 0,
  rows: [],
});

const sideOfUnits = (name: string, units: NonNullable<GivenSideArmy['units']>): GameSide => {
  const rows = units.map((one): GameRow => ({
    name: one.name,
    models: one.models,
    might: one.might ?? 0,
    will: one.will ?? 0,
    fate: one.fate ?? 0,
    wounds: one.wounds ?? one.models,
    banners: one.banners ?? 0,
    isHero: one.isHero ?? false,
    isLeader: one.isLeader ?? false,
    isCaptain: false,
    willOfEvil: one.willOfEvil ?? false,
    force: 0,
    warband: 0,
  }));
  const sum = (of: (row: GameRow) => number): number => rows.reduce((total, row) => total + of(row), 0);
  const models = sum((row) => row.models);
  return {
    ...emptySide(name),
    models,
    might: sum((row) => row.might),
    will: sum((row) => row.will),
    fate: sum((row) => row.fate),
    wounds: sum((row) => row.wounds),
    brokenAt: breakPoint(models),
    quarterAt: quarterModels(models),
    rows,
  };
};

const MOST_POINTS = 20_000;

/** An army of the catalogue as a side, whatever its legality. */
const sideOfArmyInput = (name: string, input: ArmyInput, context: unknown): Promise<Answer<GameSide>> =>
  checkGivenArmy(input, context, ({ draft, report, ...given }) =>
    ok(sideOfArmy(name, assembleArmy(draft, given).army, report)),
  );

const SHARE_LINK = /(?:^|\/armies\/)(1[A-Za-z0-9_-]{12,16000})\s*$/;

/** The text's army, out of a share link or as it is written. */
const armyOfText = async (
  { text = '', list }: GivenSideArmy,
  edition: GameEdition,
  context: StoredContext,
): Promise<Answer<unknown>> => {
  const [, share] = SHARE_LINK.exec(text.trim()) ?? [];
  if (share !== undefined) {
    const { armyOfShare } = await import('../armies/rosters/share-link');
    return mapAnswer(armyOfShare(share), ({ draft, minorHeroMayLead }) => ({
      ...draft,
      switches: { minorHeroMayLead },
    }));
  }
  const { readAnyRoster } = await import('../armies/rosters/any-roster');
  const read = readAnyRoster({ text, list, edition }, context);
  if (!read.ok) return read;
  const { forces, pointsLimit } = read.value;
  return forces.length === 0
    ? invalidField(
        'text',
        'WRONG_FORMAT',
        'names no army list and no unit: give `units` for an army in numbers',
      )
    : ok({
        forces,
        pointsLimit: pointsLimit ?? MOST_POINTS,
        format: forces.length === 2 ? 'DOUBLES' : 'SINGLES',
      });
};

/** Refuses what is too large for a sheet. */
const fitting = (side: GameSide, path: string): Answer<GameSide> => {
  if (side.models > MOST_MODELS_OF_SIDE)
    return invalidField(
      path,
      'TOO_LARGE',
      `has ${side.models} models: a side of a sheet has at most ${MOST_MODELS_OF_SIDE}`,
    );
  return side.rows.length > MOST_ROWS_OF_SIDE
    ? invalidField(
        path,
        'TOO_LARGE',
        `has ${side.rows.length} units and models: a side of a sheet has at most ${MOST_ROWS_OF_SIDE}`,
      )
    : ok(side);
};

/** Puts the path of the side before the faults of its army. */
const within = <T>(path: string, answer: Answer<T>): Answer<T> =>
  answer.ok || answer.error.code !== 'INVALID_INPUT' || path === ''
    ? answer
    : invalidInput(answer.error.faults.map((fault) => ({ ...fault, path: `${path}.${fault.path}` })));

interface Reading {
  readonly edition: GameEdition;
  readonly context: StoredContext;
  /** The path of the side in the input; empty for the input itself. */
  readonly path: string;
}

const readArmy = async (
  name: string,
  given: GivenSideArmy,
  { edition, context }: { readonly edition: GameEdition; readonly context: StoredContext },
): Promise<Answer<GameSide>> => {
  if (given.units) return fitting(sideOfUnits(name, given.units), 'units');
  const document = given.army
    ? ok({ ...given.army, pointsLimit: given.army.pointsLimit ?? MOST_POINTS })
    : await armyOfText(given, edition, context);
  if (!document.ok) return document;
  const field = given.army ? 'army' : 'text';
  const checked = checkInput(armyInput, document.value);
  if (!checked.ok) return within(field, checked);
  const side = await sideOfArmyInput(name, { ...checked.value, edition }, context);
  if (!side.ok) return within(field, side);
  return side.value.rows.length === 0
    ? invalidField(field, 'UNKNOWN_REFERENCE', `names no unit of the ${edition} edition`)
    : fitting(side.value, field);
};

/** The side that a caller describes, or every fault of its army. */
export const readSide = async (
  name: string,
  given: GivenSideArmy,
  { edition, path, context }: Reading,
): Promise<Answer<GameSide>> => {
  const isNamed = given.units !== undefined || given.army !== undefined || given.text !== undefined;
  if (!isNamed) return ok(emptySide(name));
  return within(path, await readArmy(name, given, { edition, context }));
};

/** Units of work of a side: as reading its text costs, and checking its army. */
export const sidePrice = ({ text, army: given, units }: GivenSideArmy): number =>
  units ? 1 : text !== undefined ? 10 + text.length / 45 : given ? 5 : 0;
