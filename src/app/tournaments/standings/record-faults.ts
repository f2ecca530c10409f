import { namesOf } from '../../../shared/names-of';
import { type GameKind, gameKinds } from '../../../domain/tournaments/game';
import { worded, fault } from '../../kernel/faults';
import type { CrossFault } from '../../kernel/input';
import { type Loose, fieldsOf, isGiven, listOf } from '../../kernel/unchecked';
import { packReferenceFaults } from '../pack/pack-references';

/**
 * Faults between the fields of a tournament's record. The input may have any shape here: a value of the wrong shape
 * is passed over, since the schema reports it.
 */

type Path = readonly (string | number)[];

/** Collects where each value stood first, and reports every one that comes again. */
const unrepeated = () => {
  const first = new Map<string | number, Path>();
  return (value: unknown, path: Path, message: string): readonly CrossFault[] => {
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    if (first.has(value)) return [{ path, code: 'DUPLICATE', message }];
    first.set(value, path);
    return [];
  };
};

const entrantFaults = (entrants: readonly unknown[]): readonly CrossFault[] => {
  const newId = unrepeated();
  const newNumber = unrepeated();
  return entrants
    .map(fieldsOf)
    .flatMap(({ id, number }, index) => [
      ...newId(id, ['entrants', index, 'id'], `"${worded(id)}" is the id of an earlier entrant`),
      ...newNumber(
        number,
        ['entrants', index, 'number'],
        `${worded(number)} is the number of an earlier entrant`,
      ),
    ]);
};

type Known = (id: unknown, path: Path) => readonly CrossFault[];

const knownIn = (entrants: readonly unknown[]): Known => {
  const ids = new Set(entrants.map((entrant) => fieldsOf(entrant)['id']));
  return (id, path) =>
    typeof id !== 'string' || ids.has(id)
      ? []
      : [{ path, code: 'UNKNOWN_REFERENCE', message: `"${id}" is not the id of an entrant` }];
};

/** The sides of a game of each kind, and whether it has a score. */
const shapes: Readonly<Record<GameKind, { readonly sides: 1 | 2; readonly isScored: boolean }>> = {
  PLAYED: { sides: 2, isScored: true },
  SPARE: { sides: 1, isScored: true },
  BYE: { sides: 1, isScored: false },
  CONCESSION: { sides: 2, isScored: false },
  BOTH_LOST: { sides: 2, isScored: false },
};

const kindFaults = (game: Loose, path: Path): readonly CrossFault[] => {
  const kind = namesOf(gameKinds).find((known) => known === game['kind']);
  if (!kind) return [];
  const { sides, isScored } = shapes[kind];
  const faults: CrossFault[] = [];
  const report = (field: string, code: CrossFault['code'], message: string): void => {
    faults.push({ path: [...path, field], code, message });
  };

  const { length } = listOf(game['entrants']);
  if (length > 0 && length <= 2 && length !== sides)
    report(
      'entrants',
      'INCONSISTENT',
      `must have ${sides === 1 ? 'one entrant' : 'two entrants'} for ${kind}, not ${length}`,
    );
  if (isScored && !isGiven(game['victoryPoints']))
    report('victoryPoints', 'REQUIRED', `is required for ${kind}: the Victory Points of both sides`);
  const winner = game['winner'];
  const named = sides === 1 ? [listOf(game['entrants'])[0], 'SPARE'] : listOf(game['entrants']);
  if (isScored && typeof winner === 'string' && winner !== 'DRAW' && !named.includes(winner))
    report('winner', 'UNKNOWN_REFERENCE', `must be ${named.map(worded).join(', ')} or DRAW`);
  for (const field of ['victoryPoints', 'leaderKilled', 'numbers', 'winner'])
    if (!isScored && isGiven(game[field]))
      report(field, 'INCONSISTENT', `must be left out for ${kind}: its score is fixed`);
  const isConcession = kind === 'CONCESSION';
  const concededBy = game['concededBy'];
  if (isConcession && !isGiven(concededBy))
    report('concededBy', 'REQUIRED', 'is required for CONCESSION: the entrant who conceded');
  if (!isConcession && isGiven(concededBy))
    report('concededBy', 'INCONSISTENT', `must be left out for ${kind}`);
  if (isConcession && typeof concededBy === 'string' && !listOf(game['entrants']).includes(concededBy))
    report('concededBy', 'UNKNOWN_REFERENCE', `"${concededBy}" is not one of the game's entrants`);
  return faults;
};

const gameFaults = (games: readonly unknown[], isKnown: Known): readonly CrossFault[] => {
  const playedIn = new Map<unknown, ReturnType<typeof unrepeated>>();
  return games.map(fieldsOf).flatMap((game, index) => {
    const { round } = game;
    const once = playedIn.get(round) ?? unrepeated();
    playedIn.set(round, once);
    return [
      ...kindFaults(game, ['games', index]),
      ...listOf(game['entrants']).flatMap((id, side) => {
        const path = ['games', index, 'entrants', side];
        return [
          ...isKnown(id, path),
          ...once(id, path, `"${worded(id)}" already has a game in round ${worded(round)}`),
        ];
      }),
    ];
  });
};

const tiebreakerFaults = (
  tiebreakers: readonly unknown[],
  entrants: readonly unknown[],
  isKnown: Known,
): readonly CrossFault[] => {
  const newId = unrepeated();
  const ids = entrants
    .map((entrant) => fieldsOf(entrant)['id'])
    .filter((id) => typeof id === 'string' && id !== '');
  return tiebreakers.map(fieldsOf).flatMap((tiebreaker, index) => {
    const { id } = tiebreaker;
    const path = ['tiebreakers', index];
    const values = listOf(tiebreaker['values']).map(fieldsOf);
    const valued = new Set(values.map(({ entrant }) => entrant));
    const missing = [...new Set(ids)].filter((entrant) => !valued.has(entrant));
    const once = unrepeated();
    return [
      ...newId(id, [...path, 'id'], `"${worded(id)}" is the id of an earlier tiebreaker`),
      ...(missing.length > 0 && Array.isArray(tiebreaker['values'])
        ? [
            fault(
              [...path, 'values'],
              'REQUIRED',
              `has no value for ${missing
                .slice(0, 10)
                .map((entrant) => `"${worded(entrant)}"`)
                .join(', ')}${missing.length > 10 ? ` and ${missing.length - 10} more` : ''}`,
            ),
          ]
        : []),
      ...values.flatMap(({ entrant, round }, place) => {
        const where = [...path, 'values', place, 'entrant'];
        const when = isGiven(round) ? `round ${worded(round)}` : 'the start';
        return [
          ...isKnown(entrant, where),
          ...once(
            typeof entrant === 'string' ? JSON.stringify([entrant, when]) : undefined,
            where,
            `"${worded(entrant)}" already has a value from ${when}`,
          ),
        ];
      }),
    ];
  });
};

/** Everything wrong between entrants, games, adjustments, tiebreakers and the pack. */
export const recordFaults = (input: unknown): readonly CrossFault[] => {
  const given = fieldsOf(input);
  const entrants = listOf(given['entrants']);
  const isKnown = knownIn(entrants);
  return [
    ...entrantFaults(entrants),
    ...gameFaults(listOf(given['games']), isKnown),
    ...listOf(given['adjustments'])
      .map(fieldsOf)
      .flatMap(({ entrant }, index) => isKnown(entrant, ['adjustments', index, 'entrant'])),
    ...tiebreakerFaults(listOf(given['tiebreakers']), entrants, isKnown),
    ...packReferenceFaults(given, isKnown),
  ];
};

/** Faults between a round to be drawn and the record. */
export const drawFaults = (input: unknown): readonly CrossFault[] => {
  const { round, rounds, seed, entrants, games } = fieldsOf(input);
  const faults: CrossFault[] = [];
  if (typeof round !== 'number') return faults;
  if (typeof rounds === 'number' && round > rounds)
    faults.push(fault(['round'], 'TOO_LARGE', `must be at most ${rounds}, the number of rounds`));
  if (round === 1 && !isGiven(seed))
    faults.push(fault(['seed'], 'REQUIRED', 'is required for round 1: any text to draw it from'));
  const active = listOf(entrants).filter((entrant) => fieldsOf(entrant)['active'] !== false);
  if (Array.isArray(entrants) && entrants.length > 0 && active.length < 2)
    faults.push(
      fault(
        ['entrants'],
        'TOO_SHORT',
        `must have at least 2 active entrants to draw a round, not ${active.length}`,
      ),
    );
  listOf(games).forEach((game, index) => {
    const played = fieldsOf(game)['round'];
    if (typeof played === 'number' && played >= round)
      faults.push(
        fault(['games', index, 'round'], 'INCONSISTENT', `must be before round ${round}, the round to draw`),
      );
  });
  return faults;
};
