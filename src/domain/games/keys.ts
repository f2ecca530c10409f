import type { GameRow, GameSetup } from './sheet';

/**
 * Names of what changes in a game. Counters add up: points spent and models lost, by side, row and kind (`0.4.might`), and a side's own
 * counters (`1.own.0`). Registers hold one text: the newest.
 */

export const rowCounters = ['casualties', 'might', 'will', 'fate', 'wounds'] as const;
export type RowCounter = (typeof rowCounters)[number];

export const MOST_OWN_COUNTERS = 10;
const MOST_OF_OWN_COUNTER = 999;

export const rowCounter = (side: number, row: number, counter: RowCounter): string =>
  `${side}.${row}.${counter}`;
export const ownCounter = (side: number, place: number): string => `${side}.own.${place}`;

export const gamePhases = {
  PRIORITY: 'Both roll for Priority.',
  MOVE: 'Models move.',
  SHOOT: 'Models shoot.',
  FIGHT: 'Fights are resolved.',
  END: 'The turn ends.',
} as const;
export type GamePhase = keyof typeof gamePhases;

/** The texts that a register may hold. */
interface RegisterRule {
  readonly allowed: string;
  readonly holds: (value: string) => boolean;
}

const numberTo = (most: number, least = 0): RegisterRule => ({
  allowed: `a whole number from ${least} to ${most}`,
  holds: (value) => /^\d{1,4}$/.test(value) && Number(value) >= least && Number(value) <= most,
});
const textTo = (most: number): RegisterRule => ({
  allowed: `a text of at most ${most} characters`,
  holds: (value) => value.length <= most,
});
const oneOf = (values: readonly string[]): RegisterRule => ({
  allowed: values.join(', '),
  holds: (value) => values.includes(value),
});

const SIDE_NUMBERS = oneOf(['0', '1']);
const YES = oneOf(['true', 'false']);
const ID = '[a-z0-9-]{1,60}';

/**
 * The registers. `{side}.line.{id}.{n}` is the step reached, from 1, of a line of the scoring sheet the nth time that it is scored, from
 * 0; `objective.{id}.{side}` the models that count there. An empty text clears any of them.
 */
const registers: readonly (readonly [name: RegExp, rule: RegisterRule])[] = [
  [/^turn$/, numberTo(99, 1)],
  [/^priority$/, SIDE_NUMBERS],
  [/^phase$/, oneOf(Object.keys(gamePhases))],
  [/^(?:note|[01]\.note)$/, textTo(500)],
  [/^[01]\.own\.[0-9]$/, textTo(40)],
  [/^[01]\.broken$/, YES],
  [/^[01]\.reserve$/, YES],
  [/^[01]\.primary$/, oneOf(['1', '2'])],
  [/^[01]\.banners$/, numberTo(99)],
  [/^[01]\.leader\.[01]\.(?:kills|wounds)$/, numberTo(999)],
  [/^[01]\.leader\.[01]\.(?:slain|slainByLeader)$/, YES],
  [/^[01]\.target\.[01]\.(?:slain|nearCentre)$/, YES],
  [/^[01]\.target\.[01]\.wounds$/, numberTo(99)],
  [/^[01]\.target\.[01]\.hero$/, textTo(100)],
  [new RegExp(`^[01]\\.line\\.${ID}\\.(?:1?[0-9])$`), numberTo(10)],
  [new RegExp(`^objective\\.${ID}\\.[01]$`), numberTo(999)],
];

/** The rule of a register; undefined where there is none of this name. */
export const registerRule = (name: string): RegisterRule | undefined =>
  registers.find(([pattern]) => pattern.test(name))?.[1];

/** The most that a counter of a row shows. */
export const mostOfRow = (row: GameRow, counter: RowCounter): number =>
  counter === 'casualties' ? row.models : row[counter];

const COUNTER = /^([01])\.(\d{1,3}|own)\.([a-z]+|\d)$/;

/** The most that a counter of this sheet shows; undefined where the sheet has no such counter. */
export const mostOf = ({ sides }: GameSetup, counter: string): number | undefined => {
  const [, side, row, kind] = COUNTER.exec(counter) ?? [];
  if (row === 'own') return /^\d$/.test(kind ?? '') ? MOST_OF_OWN_COUNTER : undefined;
  const found = sides[Number(side) as 0 | 1]?.rows[Number(row)];
  if (!found || !(rowCounters as readonly string[]).includes(kind ?? '')) return undefined;
  return mostOfRow(found, kind as RowCounter);
};
