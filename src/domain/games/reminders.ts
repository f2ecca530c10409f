import { type Source, cite, ruling } from '../../shared/source';
import { type GameState, valueOf } from './changes';
import type { GamePhase } from './keys';
import type { GameSetup } from './sheet';
import { rowLeft, sideTotals, turnOf } from './totals';

/** A step that the rules of the edition ask for in a phase, as the game stands. */
export interface Reminder {
  readonly id: 'priority' | 'broken-tests' | 'sudden-end' | 'quarter-end' | 'will-of-evil' | 'reinforcements';
  readonly phase: GamePhase;
  /** The side that it concerns; null for both. */
  readonly side: 0 | 1 | null;
  readonly text: string;
  readonly source: Source;
}

const transcribed = (heading: string): Source => ({
  document: 'TRANSCRIPTION',
  heading: `${heading} (public transcription, grade B)`,
});

const SOURCES = {
  '2018': {
    priority: cite('003', 'THE PRIORITY PHASE', 18),
    broken: ruling('17'),
    willOfEvil: cite('004', 'Will of Evil'),
    reinforcements: cite('000', 'SPECIAL RULES'),
  },
  '2024': {
    priority: transcribed('Priority'),
    broken: transcribed('Tests of a Broken army'),
    willOfEvil: transcribed('Will of Evil'),
    reinforcements: transcribed('Maelstrom of Battle'),
  },
} as const;

/** Scenarios of the 2018 edition by what their end depends on (document 000, OBJECTIVES); a test compares them with the scenarios. */
const SUDDEN_END: readonly string[] = ['take-and-hold', 'cornered', 'duel-of-wits'];
const QUARTER_END: readonly string[] = ['no-escape', 'total-conquest', 'clash-of-champions'];
const REINFORCED: readonly string[] = ['total-conquest'];

const bothSides = [0, 1] as const;

const priorityText = ({ edition }: GameSetup, state: GameState): string => {
  const isFirst = turnOf(state) === 1;
  if (edition === '2024')
    return `Both roll a D6: the higher chooses who has Priority; ${isFirst ? 'roll ties again' : 'a tie gives the choice to the player who did not choose last turn'}.`;
  return `Both roll a D6: the higher has Priority; ${isFirst ? 'roll ties again' : 'a tie gives it to the side without Priority last turn'}.`;
};

const brokenTests = (setup: GameSetup, state: GameState): readonly Reminder[] =>
  bothSides
    .filter((side) => {
      const { broken, wipedOut } = sideTotals(setup, state, side);
      return broken && !wipedOut;
    })
    .map((side) => ({
      id: 'broken-tests',
      phase: 'MOVE',
      side,
      text: `${setup.sides[side].name} is Broken: each of its models takes a Courage test before it moves, or is removed.`,
      source: SOURCES[setup.edition].broken,
    }));

const ends = (setup: GameSetup, state: GameState): readonly Reminder[] => {
  const { edition, scenario } = setup;
  if (edition !== '2018' || scenario === null) return [];
  const totals = bothSides.map((side) => sideTotals(setup, state, side));
  const suddenEnd = SUDDEN_END.includes(scenario) && totals.some(({ broken }) => broken);
  const quarter = QUARTER_END.includes(scenario) && totals.some(({ quarterLeft }) => quarterLeft);
  return [
    ...(suddenEnd
      ? [
          {
            id: 'sudden-end',
            phase: 'END',
            side: null,
            text: 'A side is Broken: roll a D6. On a 1 or 2 the game ends.',
            source: ruling('18a'),
          } as const,
        ]
      : []),
    ...(quarter
      ? [
          {
            id: 'quarter-end',
            phase: 'END',
            side: null,
            text: 'A side has a quarter of its models left: the game ends with this turn.',
            source: cite('000', 'OBJECTIVES'),
          } as const,
        ]
      : []),
  ];
};

const willOfEvil = (setup: GameSetup, state: GameState): readonly Reminder[] =>
  bothSides.flatMap((side) =>
    setup.sides[side].rows.flatMap((row, place): readonly Reminder[] => {
      const left = row.willOfEvil ? rowLeft(setup, state, [side, place]) : undefined;
      return left && left.casualties < row.models
        ? [
            {
              id: 'will-of-evil',
              phase: setup.edition === '2018' ? 'FIGHT' : 'END',
              side,
              text: `${row.name}: if it fought this turn, it loses 1 Will (${left.will} left); at 0 it is removed.`,
              source: SOURCES[setup.edition].willOfEvil,
            },
          ]
        : [];
    }),
  );

/** Warbands still to come: where the scenario has them from the start, until the side says otherwise; elsewhere once it says so. */
const hasReserve = ({ scenario }: GameSetup, state: GameState, side: 0 | 1): boolean => {
  const said = valueOf(state, `${side}.reserve`);
  return said === '' ? scenario !== null && REINFORCED.includes(scenario) : said === 'true';
};

const reinforcements = (setup: GameSetup, state: GameState): readonly Reminder[] =>
  bothSides
    .filter((side) => hasReserve(setup, state, side))
    .map((side) => ({
      id: 'reinforcements',
      phase: 'MOVE',
      side,
      text: `${setup.sides[side].name}: at the end of the Move phase roll a D6 for each warband not yet on the board. Arriving models may not charge.`,
      source: SOURCES[setup.edition].reinforcements,
    }));

/** The reminders of a phase, or of the whole turn in its order. */
export const remindersOf = (setup: GameSetup, state: GameState, phase?: GamePhase): readonly Reminder[] => {
  const all: readonly Reminder[] = [
    {
      id: 'priority',
      phase: 'PRIORITY',
      side: null,
      text: priorityText(setup, state),
      source: SOURCES[setup.edition].priority,
    },
    ...brokenTests(setup, state),
    ...reinforcements(setup, state),
    ...willOfEvil(setup, state),
    ...ends(setup, state),
  ];
  return phase === undefined ? all : all.filter((reminder) => reminder.phase === phase);
};
