import * as z from 'zod/mini';
import { sheetFaults } from '../../../domain/rules/rulesets/mesbg-2024/scenarios/score-sheet';
import type { ScoringSheet } from '../../../domain/rules/rulesets/mesbg-2024/scenarios/sheet';
import {
  type ScoredSides,
  scoreGame,
  sheetTurns,
} from '../../../domain/rules/rulesets/mesbg-2024/scenarios/sheet-turns';
import { scoringSheets2024 } from '../../../domain/rules/rulesets/mesbg-2024/scenarios/sheets';
import { sourceAnswer } from '../../kernel/answers';
import { idText, inputObject, optional, shortText, wholeNumber } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import { invalidInput, ok } from '../../kernel/use-case';
import { unscoredSheet } from './scoring-sheets';

const scoredStep = inputObject('ScoredStepInput', 'A step of a scoring sheet that a side reached.', {
  line: shortText('Id of the line.'),
  step: wholeNumber(1, 10, 'The step reached, from 1.'),
  count: optional(wholeNumber(1, 20, 'How often the line was scored at this step; 1 if omitted.')),
});

const turnsIn = (sheet: ScoringSheet, sides: ScoredSides) =>
  sheetTurns(sheet, sides).map((turn) => ({
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
  graphql: { kind: 'query', inputDescription: 'The steps that each side reached.' },
  covers: ['D5'],

  input: z.strictObject({
    id: idText('Id of the scenario, such as `2024-hold-ground`.'),
    sides: z
      .array(z.array(scoredStep).check(z.maxLength(40), z.describe('The steps that a side reached.')))
      .check(z.length(2), z.describe('The two sides.')),
  }),
  run: ({ id, sides: given }) => {
    const sheet = scoringSheets2024.find((one) => one.id === id);
    if (sheet === undefined) return unscoredSheet(id);
    const scored = given.map((side) => side.map(({ line, step, count = 1 }) => ({ line, step, count })));
    const faults = scored.flatMap((side, index) =>
      sheetFaults(sheet, side).map(({ place, field, ...fault }) => ({
        path: `sides[${index}][${place}].${field}`,
        ...fault,
      })),
    );
    if (faults.length > 0) return invalidInput(faults);
    const { sides, ...score } = scoreGame(sheet, scored);
    return ok({
      sheet: id,
      ruleset: 'MESBG_2024' as const,
      ...score,
      sides: sides.map(({ points, lines }) => ({ victoryPoints: points, lines })),
      turns: turnsIn(sheet, scored),
      source: sourceAnswer(sheet.source),
    });
  },
});
