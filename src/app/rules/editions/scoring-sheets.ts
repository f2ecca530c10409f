import * as z from 'zod/mini';
import type {
  ScoringSheet,
  UnscoredScenario,
} from '../../../domain/rules/rulesets/mesbg-2024/scenarios/sheet';
import { scoringSheets2024, unscored2024 } from '../../../domain/rules/rulesets/mesbg-2024/scenarios/sheets';
import { ok, refused } from '../../../shared/result';
import { sourceAnswer } from '../../kernel/answers';
import { idText } from '../../kernel/input';
import { nearestNames } from '../../kernel/nearest';
import { operation } from '../../kernel/operation';
import { type Answer, invalidField } from '../../kernel/use-case';
import { formatField } from '../scenarios/scenarios';

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

const sheetIds = everySheet.map(({ id }) => id);

const unknownSheet = (id: string): Answer<never> =>
  refused({ code: 'NOT_FOUND', kind: 'scoring sheet', id, nearest: nearestNames(id, sheetIds) });

/** The refusal to score by a sheet that has no lines, or that there is not. */
export const unscoredSheet = (id: string): Answer<never> =>
  sheetIds.includes(id) ? invalidField('id', 'NOT_COVERED', DOUBLES_NOT_COVERED) : unknownSheet(id);

/** The scenarios of the 2024 edition with their Victory Points; layout, length and end are not covered. */
export const scoringSheets = operation({
  name: 'scoringSheets',
  route: 'GET /v1/rules/scoring-sheets',
  function: 'rolls',
  answers: 'ScoringSheetList',
  cache: 'reference',
  covers: ['D5'],

  input: z.strictObject({ format: formatField }),
  run: ({ format }) => {
    const items = everySheet.filter((sheet) => format === undefined || sheet.format === format);
    return ok({ items, nextCursor: null });
  },
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
