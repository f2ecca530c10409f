import { type PackFault, duplicates, fault, kindFaults, numberFaults } from './faults';
import { rareRules } from './game-numbers-from';
import { kindFrom } from './kinds';
import {
  type Band,
  type Bonus,
  type ConcessionOutcome,
  type FixedOutcome,
  type OutcomeInput,
  type ScoringInput,
  type ScoringRules,
  gamePoints,
  scoringFields,
} from './pack';

const bandFaults = (bands: readonly Band[], path: string): readonly PackFault[] => {
  const [first] = bands;
  if (first === undefined) return [fault(path, 'MISSING', 'at least one band is needed')];
  return [
    ...(first.aheadBy !== 0 || first.winner !== first.loser
      ? [
          fault(
            `${path}[0]`,
            'CONTRADICTION',
            'the first band holds the draw: it must start at 0 and give both sides the same',
          ),
        ]
      : []),
    ...bands.slice(1).flatMap(({ aheadBy }, index): readonly PackFault[] =>
      aheadBy <= (bands[index]?.aheadBy ?? 0)
        ? [fault(`${path}[${index + 1}].aheadBy`, 'NOT_IN_ORDER', 'each band must start above the one before it')] // prettier-ignore
        : [],
    ),
  ];
};

const gamePointsFaults = (games: NonNullable<ScoringInput['games']>, at: string): readonly PackFault[] =>
  kindFaults(gamePoints, games, {
    pathOf: (field) => `${at}.${field}`,
    faultsOf: (field, path, numbers) => {
      if (field === 'bands') return [...bandFaults(games.bands ?? [], path), ...numbers];
      const isCondition = field === 'majorAheadBy';
      return isCondition && (games.majorAheadBy ?? games.majorDoubleWithAtLeast ?? null) === null
        ? [fault(path, 'MISSING', 'say when a win is Major: majorAheadBy, majorDoubleWithAtLeast, or both')]
        : numbers;
    },
  });

const outcome = ({ victoryPoints, leaderKilled, tournamentPoints }: OutcomeInput): FixedOutcome => ({
  victoryPoints,
  leaderKilled,
  tournamentPoints: tournamentPoints ?? null,
});

const concession = (input: OutcomeInput): ConcessionOutcome => ({
  ...outcome(input),
  concederPoints: input.concederPoints ?? null,
});

const bonusFaults = (bonuses: readonly Bonus[], path: string): readonly PackFault[] => [
  ...duplicates(path, bonuses, ({ id }) => id),
  ...bonuses.flatMap(({ id, fact, most }, index) => [
    ...(typeof most === 'number' && fact !== 'VALUE'
      ? [fault(`${path}[${index}].most`, 'NOT_USED', 'only a bonus by VALUE has a most: leave it out')]
      : []),
    ...(id.trim() === '' ? [fault(`${path}[${index}].id`, 'MISSING', 'needs a name')] : []),
  ]),
];

/** Faults of a field besides those of its numbers. */
const fieldFaults = (input: ScoringInput, field: string, path: string): readonly PackFault[] => {
  switch (field) {
    case 'games':
      return input.games ? gamePointsFaults(input.games, path) : [];
    case 'bonuses':
      return bonusFaults(input.bonuses ?? [], path);
    case 'numbers':
      return duplicates(path, input.numbers ?? [], ({ id }) => id);
    case 'bye':
    case 'requestedBye':
      return (input[field]?.concederPoints ?? null) === null
        ? []
        : [fault(`${path}.concederPoints`, 'NOT_USED', 'only a concession has a conceder')];
    default:
      return [];
  }
};

/** Every fault of the scoring that an organiser wrote. */
export const scoringFaults = (input: ScoringInput): readonly PackFault[] =>
  Object.entries(scoringFields).flatMap(([field, shape]) => {
    const path = `scoring.${field}`;
    const faults = fieldFaults(input, field, path);
    return field === 'games'
      ? faults
      : [...faults, ...numberFaults(shape, input[field as keyof ScoringInput], path)];
  });

/** The preset's scoring with what the organiser wrote in its place. A null cap removes the cap of the preset. */
export const scoringFrom = (input: ScoringInput, preset: ScoringRules): ScoringRules => ({
  ...rareRules(input, preset),
  games: input.games ? kindFrom(gamePoints, input.games) : preset.games,
  victoryPointCap: input.victoryPointCap === undefined ? preset.victoryPointCap : input.victoryPointCap,
  bonuses: input.bonuses ?? preset.bonuses,
  bye: input.bye ? outcome(input.bye) : preset.bye,
  requestedBye: input.requestedBye
    ? outcome(input.requestedBye)
    : input.bye
      ? outcome(input.bye)
      : preset.requestedBye,
  concession: input.concession ? concession(input.concession) : preset.concession,
  spare: input.spare ?? preset.spare,
  bothLost: input.bothLost ?? preset.bothLost,
  disqualified: input.disqualified ?? preset.disqualified,
});
