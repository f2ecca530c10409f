import type { TournamentFacts } from '../../../domain/tournaments/event/facts';
import { armiesInEventFaults } from '../../../domain/tournaments/pack/armies-from';
import { stagesInEventFaults } from '../../../domain/tournaments/pack/stages-from';
import type { EventPack, RankingRule } from '../../../domain/tournaments/pack/pack';
import { type Fault, fault, pathText } from '../../kernel/faults';
import type { CrossFault } from '../../kernel/input';
import { fieldsOf, isGiven, listOf } from '../../kernel/unchecked';
import { switchNames, switchRow } from '../../../domain/rules/switches';
import { tiebreakerReferences } from '../pack/pack-references';

/** Faults between the settings of a tournament, when it is created or changed. The values are unchecked. */

/** Items of a list of the input whose id stands there already. */
export const duplicateIds = (value: unknown, list: string): readonly CrossFault[] => {
  const ids = listOf(fieldsOf(value)[list]).map((item) => fieldsOf(item)['id']);
  return ids.flatMap((id, index) =>
    typeof id !== 'string' || ids.indexOf(id) === index
      ? []
      : [fault([list, index, 'id'], 'DUPLICATE', 'is already in the list')],
  );
};

/** The fault with its path as one text. */
export const withPathText = ({ path, ...found }: CrossFault): Fault => ({ ...found, path: pathText(path) });

/** Tiebreakers of the same name, and a most that one lacks or has in vain. */
export const duplicateTiebreakers = (value: unknown): readonly CrossFault[] => [
  ...duplicateIds(value, 'tiebreakers'),
  ...listOf(fieldsOf(value)['tiebreakers'])
    .map(fieldsOf)
    .flatMap(({ counts, most }, index): readonly CrossFault[] => {
      const path = ['tiebreakers', index, 'most'];
      const isAsked = counts === 'OPPONENTS_SCORES';
      if (isAsked === isGiven(most)) return [];
      return isAsked
        ? [fault(path, 'REQUIRED', 'is required: the most that an opponent can give')]
        : [fault(path, 'INCONSISTENT', 'is for OPPONENTS_SCORES only')];
    }),
];

/** Each force of a doubles team has half the limit (document 000, THE ARMY). */
export const limitFaults = (value: unknown): readonly CrossFault[] => {
  const { format: kind, pointsLimit: limit } = fieldsOf(value);
  return kind === 'DOUBLES' && typeof limit === 'number' && limit % 2 === 1
    ? [
        fault(
          ['pointsLimit'],
          'INCONSISTENT',
          `must be even in doubles, as each force has half of it: ${limit - 1} or ${limit + 1}`,
        ),
      ]
    : [];
};

/** The rules of 2024 decide some points that those of 2018 leave open. */
export const houseRulingFaults = (value: unknown): readonly CrossFault[] => {
  const { edition, houseRulings: given } = fieldsOf(value);
  if (edition !== '2024' || !Array.isArray(given)) return [];
  const open = switchNames.filter((name) => !switchRow(name)?.only2018);
  return given.flatMap((ruling, index) => {
    const name = fieldsOf(ruling)['switch'];
    return typeof name !== 'string' || !switchRow(name)?.only2018
      ? []
      : [
          fault(
            ['houseRulings', index, 'switch'],
            'NOT_ALLOWED',
            `is of the 2018 edition, and this event plays 2024, which leaves open: ${open.join(', ')}`,
          ),
        ];
  });
};

/** An event does not end before it begins. */
export const dayFaults = (value: unknown): readonly CrossFault[] => {
  const { startsOn, endsOn } = fieldsOf(value);
  if (typeof endsOn !== 'string') return [];
  if (typeof startsOn !== 'string')
    return [fault(['endsOn'], 'INCONSISTENT', 'must be left out where startsOn is not given')];
  return endsOn < startsOn
    ? [fault(['endsOn'], 'INCONSISTENT', `must not be before startsOn, which is ${startsOn}`)]
    : [];
};

/** The stages of a pack have the rounds of the event together, and no cut is larger than its field. */
export const stageFaults = (
  { stages = [] }: Pick<EventPack, 'stages'>,
  event: { readonly rounds: number; readonly cap: number | null },
): readonly Fault[] =>
  stagesInEventFaults(stages, event).map(({ path, message }) =>
    fault(`pack.${path}`, 'INCONSISTENT', message),
  );

/** Each round of the event has the armies that its pack needs; in a team event each player has one army. */
export const armyFaults = (
  { armies, scenarios: drawnFrom }: Pick<EventPack, 'armies' | 'scenarios'>,
  event: Pick<TournamentFacts, 'rounds' | 'teams' | 'format' | 'pointsLimit'> & {
    readonly scenarios?: readonly (string | null)[] | undefined;
  },
): readonly Fault[] => {
  if (!armies) return [];
  if (event.format === 'TEAMS')
    return [
      fault('pack.armies', 'NOT_ALLOWED', 'must be left out: in a team event each player has one army'),
    ];
  const odd = armies.slots.flatMap(({ points }, index) =>
    event.format === 'DOUBLES' && points !== null && points % 2 === 1
      ? [
          fault(
            `pack.armies.slots[${index}].points`,
            'INCONSISTENT',
            `must be even in doubles, as each force has half of it: ${points - 1} or ${points + 1}`,
          ),
        ]
      : [],
  );
  const pool = drawnFrom.by === 'NAMED' ? [] : drawnFrom.pool;
  return [
    ...odd,
    ...armiesInEventFaults(armies, { rounds: event.rounds, scenarios: event.scenarios ?? [], pool }).map(
      ({ path, message }) => fault(`pack.${path}`, 'INCONSISTENT', message),
    ),
  ];
};

/** The organiser's tiebreakers that the ranking of a pack names are announced with the event. */
export const rankingFaults = (
  ranking: readonly RankingRule[],
  announced: readonly { readonly id: string }[],
): readonly Fault[] => tiebreakerReferences(ranking, announced).map(withPathText);
