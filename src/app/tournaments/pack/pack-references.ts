import * as z from 'zod/mini';
import type { EventPack } from '../../../domain/tournaments/pack/pack';
import { worded, fault } from '../../kernel/faults';
import type { CrossFault } from '../../kernel/input';
import { type Loose, fieldsOf, listOf } from '../../kernel/unchecked';
import { packInput, packOfInput } from './pack-input';

/**
 * Unknown references between a pack and the record beside it. The input may have any shape here: a value of the wrong shape is
 * passed over, since the schema reports it.
 */

type Path = readonly (string | number)[];

/** The tiebreakers that a ranking names must be announced. */
export const tiebreakerReferences = (
  ranking: readonly unknown[],
  announced: readonly unknown[],
): readonly CrossFault[] => {
  const known = new Set(announced.map((tiebreaker) => fieldsOf(tiebreaker)['id']));
  const unknown = (name: unknown, ...path: Path): readonly CrossFault[] =>
    typeof name !== 'string' || known.has(name)
      ? []
      : [
          fault(
            ['pack', 'ranking', ...path],
            'UNKNOWN_REFERENCE',
            `"${worded(name)}" is not an announced tiebreaker`,
          ),
        ];
  return ranking.map(fieldsOf).flatMap(({ tiebreaker, parts }, index) => [
    ...unknown(tiebreaker, index, 'tiebreaker'),
    ...listOf(parts)
      .map(fieldsOf)
      .flatMap(({ source, name }, part) =>
        source === 'ORGANISER_TIEBREAKER' ? unknown(name, index, 'parts', part, 'name') : [],
      ),
  ]);
};

const lotFaults = (ranking: readonly unknown[], lotSeed: unknown): readonly CrossFault[] =>
  typeof lotSeed !== 'string' && ranking.some((rule) => fieldsOf(rule)['criterion'] === 'LOT')
    ? [fault(['lotSeed'], 'REQUIRED', 'is required: the ranking of the pack asks for a lot')]
    : [];

/** Each id that the pairing of a pack names, with where it stands. */
const pairingIds = (pairing: Loose): readonly (readonly [unknown, Path])[] => {
  const at = (path: Path): Path => ['pack', 'pairing', ...path];
  const pairs = (field: string, pairOf: (one: unknown) => unknown, more: Path = []) =>
    listOf(pairing[field]).flatMap((one, index) =>
      listOf(pairOf(one)).map((id, side) => [id, at([field, index, ...more, side])] as const),
    );
  return [
    ...pairs('given', (pair) => pair),
    ...pairs('challenges', (pair) => pair),
    ...pairs('neverMeet', (one) => fieldsOf(one)['entrants'], ['entrants']),
    ...listOf(pairing['requestedByes']).map(
      (bye, index) => [fieldsOf(bye)['entrant'], at(['requestedByes', index, 'entrant'])] as const,
    ),
  ];
};

const packOf = (pack: unknown): EventPack | undefined => {
  const checked = z.safeParse(packInput, pack ?? {});
  return checked.success ? packOfInput(checked.data) : undefined;
};

const bonusFaults = (pack: unknown, facts: readonly unknown[]): readonly CrossFault[] => {
  const bonuses = facts.length === 0 ? undefined : packOf(pack)?.scoring.bonuses;
  return facts
    .map(fieldsOf)
    .flatMap(({ bonus }, index): readonly CrossFault[] =>
      !bonuses || typeof bonus !== 'string' || bonuses.some(({ id }) => id === bonus)
        ? []
        : [
            fault(
              ['facts', index, 'bonus'],
              'UNKNOWN_REFERENCE',
              `"${worded(bonus)}" is not a bonus of the pack`,
            ),
          ],
    );
};

/** Unknown entrants, tiebreakers and bonuses in the pack, the facts and the votes of a record. */
export const packReferenceFaults = (
  input: unknown,
  isKnown: (id: unknown, path: Path) => readonly CrossFault[],
): readonly CrossFault[] => {
  const given = fieldsOf(input);
  const pack = fieldsOf(given['pack']);
  const ranking = listOf(pack['ranking']);
  const facts = listOf(given['facts']);
  const named = (field: string): readonly CrossFault[] =>
    listOf(given[field]).flatMap((one, index) =>
      isKnown(fieldsOf(one)['entrant'], [field, index, 'entrant']),
    );
  return [
    ...tiebreakerReferences(ranking, listOf(given['tiebreakers'])),
    ...lotFaults(ranking, given['lotSeed']),
    ...pairingIds(fieldsOf(pack['pairing'])).flatMap(([id, path]) => isKnown(id, path)),
    ...named('facts'),
    ...named('votes'),
    ...bonusFaults(given['pack'], facts),
  ];
};
