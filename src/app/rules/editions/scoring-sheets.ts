import * as z from 'zod/mini';
import {
  type ScoredStep,
  scoreSheet as scoreOf,
  sheetFaults,
} from '../../../domain/rules/rulesets/mesbg-2024/scenarios/score-sheet';
import type {
  ScoringSheet,
  UnscoredScenario,
} from '../../../domain/rules/rulesets/mesbg-2024/scenarios/sheet';
import { scoringSheets2024, unscored2024 } from '../../../domain/rules/rulesets/mesbg-2024/scenarios/sheets';
import type { Winner } from '../../../domain/rules/scenarios/score-scenario';
import { turnsOf } from '../../../domain/rules/scenarios/turns';
import { ok, refused } from '../../../shared/result';
import { sourceAnswer } from '../../kernel/answers';
import { choice, idText, named, optional, shortText, wholeNumber } from '../../kernel/input';
import { nearestNames } from '../../kernel/nearest';
import { operation } from '../../kernel/operation';
import { type Answer, invalidInput } from '../../kernel/use-case';
import { scenarioFormats } from '../../../domain/rules/scenarios/scenario';

const PROCEDURE_NOT_COVERED = 'Points of this scenario are known, its procedure is not.';
const DOUBLES_NOT_COVERED = 'Doubles of 2024 are not covered.';

const sheetAnswer = ({ id, name, aliases, format, lines, source }: ScoringSheet) => ({
  id,
  name,
  aliases,
  ruleset: 'MESBG_2024' as const,
  format,
  lines: lines.map(({ id: line, ...rest }) => ({ line, ...rest })),
  notCovered: PROCEDURE_NOT_COVERED,
  source: sourceAnswer(source),
});

const unscoredAnswer = ({ id, name, format }: UnscoredScenario) => ({
  id,
  name,
  aliases: [],
  ruleset: 'MESBG_2024' as const,
  format,
  lines: null,
  notCovered: DOUBLES_NOT_COVERED,
  source: null,
});

const everySheet = [...scoringSheets2024.map(sheetAnswer), ...unscored2024.map(unscoredAnswer)];

const unknownSheet = (id: string): Answer<never> =>
  refused({
    code: 'NOT_FOUND',
    kind: 'scoring sheet',
    id,
    nearest: nearestNames(
      id,
      everySheet.map((sheet) => sheet.id),
    ),
  });

/** The scenarios of the 2024 edition with their Victory Points; layout, length and end are not covered. */
export const scoringSheets = operation({
  name: 'scoringSheets',
  route: 'GET /v1/rules/scoring-sheets',
  function: 'rolls',
  answers: 'ScoringSheetList',
  cache: 'reference',
  covers: ['D5'],

  input: z.strictObject({
    format: optional(
      choice('ScenarioFormat', scenarioFormats, 'For how many players a scenario is.').check(
        z.describe('Only those for doubles, or for singles; all if omitted.'),
      ),
    ),
  }),
  run: ({ format }) =>
    ok({
      items: everySheet.filter((sheet) => format === undefined || sheet.format === format),
      nextCursor: null,
    }),
});

/** One scoring sheet. */
export const scoringSheet = operation({
  name: 'scoringSheet',
  route: 'GET /v1/rules/scoring-sheets/{id}',
  function: 'rolls',
  answers: 'ScoringSheet',
  cache: 'reference',
  covers: ['D5'],

  input: z.strictObject({ id: idText('Id of the scenario, such as `2024-hold-ground`.') }),
  run: ({ id }) => {
    const found = everySheet.find((sheet) => sheet.id === id);
    return found ? ok(found) : unknownSheet(id);
  },
});

const scoredStep = named(
  'ScoredStepInput',
  z.strictObject({
    line: shortText('Id of the line.'),
    step: wholeNumber(1, 10, 'The step reached, from 1.'),
    count: optional(wholeNumber(1, 20, 'How often the line was scored at this step; 1 if omitted.')),
  }),
  'A step of a scoring sheet that a side reached.',
);

const stepsOf = (side: readonly z.output<typeof scoredStep>[]): readonly ScoredStep[] =>
  side.map(({ line, step, count = 1 }) => ({ line, step, count }));

type Sides = readonly (readonly ScoredStep[])[];

/** A line that a side would score, or score higher, in place of what it has. */
interface SheetChange {
  readonly side: number;
  readonly scored: ScoredStep;
  readonly text: string;
}

const SIDES = ['First side', 'Second side'];

/** Every line that a side may score more of: the lowest step first. */
const sheetChanges = ({ lines }: ScoringSheet, sides: Sides): readonly (readonly SheetChange[])[] =>
  sides.flatMap((scored, side) =>
    lines.map(({ id, name, steps, times }) => {
      const now = scored.filter(({ line }) => line === id);
      const count = Math.max(1, ...now.map((one) => one.count));
      return steps.flatMap(({ when, points }, index) =>
        Array.from({ length: times - count + 1 }, (_, more) => ({
          line: id,
          step: index + 1,
          count: count + more,
        }))
          .filter(({ step, count: often }) =>
            now.every((one) => step * often > one.step * one.count && step >= one.step),
          )
          .map((one) => ({
            side,
            scored: one,
            text: `${SIDES[side]}: ${name}, ${when} (${points}${one.count > 1 ? ` each, ${one.count} times` : ''})`,
          })),
      );
    }),
  );

const changedSides = (sides: Sides, changes: readonly SheetChange[]): Sides =>
  sides.map((scored, side) =>
    changes
      .filter((change) => change.side === side)
      .reduce<readonly ScoredStep[]>(
        (all, { scored: one }) => [...all.filter(({ line }) => line !== one.line), one],
        scored,
      ),
  );

const winnerOf = (first: number, second: number): Winner =>
  first > second ? 'FIRST' : first < second ? 'SECOND' : 'DRAW';

const pointsOf = (sheet: ScoringSheet, sides: Sides): readonly [number, number] => {
  const [first = 0, second = 0] = sides.map((side) => scoreOf(sheet, side).points);
  return [first, second];
};

const turnsIn = (sheet: ScoringSheet, sides: Sides) =>
  turnsOf(sheetChanges(sheet, sides), (changes) => {
    const victoryPoints = pointsOf(sheet, changedSides(sides, changes));
    return { winner: winnerOf(...victoryPoints), victoryPoints };
  }).map((turn) => ({
    ...turn,
    changes: turn.changes.map(({ side, scored: { line, step, count }, text }) => ({
      path: `sides[${side}].${line}`,
      value: count === 1 ? String(step) : `${step} x${count}`,
      text,
    })),
  }));

/** The Victory Points of a finished game by a scoring sheet, line by line, and the winner. */
export const scoreSheet = operation({
  name: 'scoreSheet',
  route: 'POST /v1/rules/scoring-sheets/{id}/score',
  function: 'rolls',
  answers: 'ScoredSheet',
  graphql: {
    kind: 'query',
    input: 'ScoreSheetInput',
    inputDescription: 'The steps that each side reached.',
  },
  covers: ['D5'],

  input: z.strictObject({
    id: idText('Id of the scenario, such as `2024-hold-ground`.'),
    sides: z
      .array(z.array(scoredStep).check(z.maxLength(40), z.describe('The steps that a side reached.')))
      .check(z.length(2), z.describe('The two sides.')),
  }),
  run: ({ id, sides }) => {
    const sheet = scoringSheets2024.find((one) => one.id === id);
    if (sheet === undefined) {
      const isKnown = unscored2024.some((one) => one.id === id);
      return isKnown
        ? invalidInput([{ path: 'id', code: 'NOT_COVERED', message: DOUBLES_NOT_COVERED }])
        : unknownSheet(id);
    }
    const given = sides.map(stepsOf);
    const faults = given.flatMap((side, index) =>
      sheetFaults(sheet, side).map(({ place, field, code, message }) => ({
        path: `sides[${index}][${place}].${field}`,
        code,
        message,
      })),
    );
    if (faults.length > 0) return invalidInput(faults);
    const scores = given.map((side) => scoreOf(sheet, side));
    const victoryPoints = pointsOf(sheet, given);
    return ok({
      sheet: id,
      ruleset: 'MESBG_2024' as const,
      victoryPoints,
      winner: winnerOf(...victoryPoints),
      sides: scores.map(({ points, lines }) => ({ victoryPoints: points, lines })),
      turns: turnsIn(sheet, given),
      source: sourceAnswer(sheet.source),
    });
  },
});
