import { MOST_BANDS, MOST_BONUSES } from '../limits';
import { type PackFault, duplicates, wholeNumber, fault } from './faults';
import { rareFaults, rareRules } from './game-numbers-from';
import { BONUS_VICTORY_POINTS, POINTS, VICTORY_POINTS, VICTORY_POINTS_FROM_ONE } from './ranges';
import type {
  Band,
  GamePoints,
  GamePointsKind,
  GamePointsInput,
  OutcomeInput,
  ScoringInput,
  Bonus,
  ConcessionOutcome,
  FixedOutcome,
  ScoringRules,
} from './pack';

const numbersOf = {
  RESULT: ['win', 'draw', 'loss'],
  GRADE: ['majorWin', 'minorWin', 'draw', 'minorLoss', 'majorLoss'],
  BANDS: [],
} as const;
const conditions = ['majorAheadBy', 'majorDoubleWithAtLeast'] as const;
const allNumbers = ['win', 'draw', 'loss', 'majorWin', 'minorWin', 'minorLoss', 'majorLoss'] as const;

const unused = (path: string, by: string): PackFault =>
  fault(path, 'NOT_USED', `is not used when points are given by ${by}: leave it out`);

const fieldFaults = (input: GamePointsInput, path: string): readonly PackFault[] => {
  const used: readonly string[] = numbersOf[input.by];
  return allNumbers.flatMap((field): readonly PackFault[] => {
    const value = input[field] ?? null;
    const at = `${path}.${field}`;
    if (!used.includes(field)) return value === null ? [] : [unused(at, input.by)];
    return value === null
      ? [{ path: at, code: 'MISSING', message: `is needed when points are given by ${input.by}` }]
      : wholeNumber(at, value, POINTS);
  });
};

const conditionFaults = (input: GamePointsInput, path: string): readonly PackFault[] => {
  const given = conditions.filter((field) => (input[field] ?? null) !== null);
  if (input.by !== 'GRADE') return given.map((field) => unused(`${path}.${field}`, input.by));
  if (given.length === 0)
    return [
      fault(
        `${path}.majorAheadBy`,
        'MISSING',
        'say when a win is Major: majorAheadBy, majorDoubleWithAtLeast, or both',
      ),
    ];
  return given.flatMap((field) =>
    wholeNumber(`${path}.${field}`, input[field] as number, VICTORY_POINTS_FROM_ONE),
  );
};

const bandFaults = (bands: readonly Band[], path: string): readonly PackFault[] => {
  const [first] = bands;
  return [
    ...(first === undefined
      ? [{ path, code: 'MISSING', message: 'at least one band is needed' } as const]
      : first.aheadBy !== 0 || first.winner !== first.loser
        ? [
            fault(
              `${path}[0]`,
              'CONTRADICTION',
              'the first band holds the draw: it must start at 0 and give both sides the same',
            ),
          ]
        : []),
    ...(bands.length > MOST_BANDS
      ? [{ path, code: 'OUT_OF_RANGE', message: `at most ${MOST_BANDS} bands` } as const]
      : []),
    ...bands.flatMap(({ aheadBy, winner, loser }, index): readonly PackFault[] => {
      const at = `${path}[${index}]`;
      const before = bands[index - 1];
      return [
        ...wholeNumber(`${at}.aheadBy`, aheadBy, VICTORY_POINTS),
        ...wholeNumber(`${at}.winner`, winner, POINTS),
        ...wholeNumber(`${at}.loser`, loser, POINTS),
        ...(before !== undefined && aheadBy <= before.aheadBy
          ? [{ path: `${at}.aheadBy`, code: 'NOT_IN_ORDER', message: 'each band must start above the one before it' } as const] // prettier-ignore
          : []),
      ];
    }),
  ];
};

const gamePointsFaults = (input: GamePointsInput, path: string): readonly PackFault[] => {
  const bands = input.bands ?? null;
  return [
    ...fieldFaults(input, path),
    ...conditionFaults(input, path),
    ...(input.by === 'BANDS' ? bandFaults(bands ?? [], `${path}.bands`) : []),
    ...(input.by !== 'BANDS' && bands !== null ? [unused(`${path}.bands`, input.by)] : []),
  ];
};

/** Numbers that the faults above have found to be there. */
const gamePoints = (input: GamePointsInput): GamePoints => {
  const number = (field: (typeof allNumbers)[number]): number => input[field] ?? 0;
  const made: Readonly<Record<GamePointsKind, () => GamePoints>> = {
    RESULT: () => ({ by: 'RESULT', win: number('win'), draw: number('draw'), loss: number('loss') }),
    GRADE: () => ({
      by: 'GRADE',
      majorWin: number('majorWin'),
      minorWin: number('minorWin'),
      draw: number('draw'),
      minorLoss: number('minorLoss'),
      majorLoss: number('majorLoss'),
      majorAheadBy: input.majorAheadBy ?? null,
      majorDoubleWithAtLeast: input.majorDoubleWithAtLeast ?? null,
    }),
    BANDS: () => ({ by: 'BANDS', bands: input.bands ?? [] }),
  };
  return made[input.by]();
};

const outcomeFaults = (
  input: OutcomeInput | null | undefined,
  path: string,
  isConcession = false,
): readonly PackFault[] => {
  if (!input) return [];
  const points = (field: 'tournamentPoints' | 'concederPoints'): readonly PackFault[] => {
    const value = input[field] ?? null;
    return value === null ? [] : wholeNumber(`${path}.${field}`, value, POINTS);
  };
  return [
    ...wholeNumber(`${path}.victoryPoints`, input.victoryPoints, VICTORY_POINTS),
    ...points('tournamentPoints'),
    ...(isConcession
      ? points('concederPoints')
      : (input.concederPoints ?? null) === null
        ? []
        : [{ path: `${path}.concederPoints`, code: 'NOT_USED', message: 'only a concession has a conceder' } as const]), // prettier-ignore
  ];
};

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
  ...(bonuses.length > MOST_BONUSES
    ? [{ path, code: 'OUT_OF_RANGE', message: `at most ${MOST_BONUSES} bonuses` } as const]
    : []),
  ...duplicates(path, bonuses, ({ id }) => id),
  ...bonuses.flatMap(({ id, fact, most, tournamentPoints, victoryPoints }, index): readonly PackFault[] => {
    const at = `${path}[${index}]`;
    return [
      ...(typeof most !== 'number'
        ? []
        : fact === 'VALUE'
          ? wholeNumber(`${at}.most`, most, VICTORY_POINTS_FROM_ONE)
          : [fault(`${at}.most`, 'NOT_USED', 'only a bonus by VALUE has a most: leave it out')]),
      ...(id.trim() === '' ? [{ path: `${at}.id`, code: 'MISSING', message: 'needs a name' } as const] : []),
      ...wholeNumber(`${at}.tournamentPoints`, tournamentPoints, POINTS),
      ...wholeNumber(`${at}.victoryPoints`, victoryPoints, BONUS_VICTORY_POINTS),
    ];
  }),
];

/** Every fault of the scoring that an organiser wrote. */
export const scoringFaults = (input: ScoringInput): readonly PackFault[] => [
  ...(input.games ? gamePointsFaults(input.games, 'scoring.games') : []),
  ...(typeof input.victoryPointCap === 'number'
    ? wholeNumber('scoring.victoryPointCap', input.victoryPointCap, VICTORY_POINTS_FROM_ONE)
    : []),
  ...rareFaults(input),
  ...bonusFaults(input.bonuses ?? [], 'scoring.bonuses'),
  ...outcomeFaults(input.bye, 'scoring.bye'),
  ...outcomeFaults(input.requestedBye, 'scoring.requestedBye'),
  ...outcomeFaults(input.concession, 'scoring.concession', true),
  ...(typeof input.bothLost === 'number' ? wholeNumber('scoring.bothLost', input.bothLost, POINTS) : []),
];

/** The preset's scoring with what the organiser wrote in its place. A null cap removes the cap of the preset. */
export const scoringFrom = (input: ScoringInput, preset: ScoringRules): ScoringRules => ({
  ...rareRules(input, preset),
  games: input.games ? gamePoints(input.games) : preset.games,
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
