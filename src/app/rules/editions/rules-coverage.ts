import { cite } from '../../../shared/source';
import { sourceAnswer } from '../../kernel/answers';
import { namesOf } from '../../../shared/names-of';
import * as z from 'zod/mini';
import { coverage2024 } from '../../../domain/rules/rulesets/mesbg-2024/facts/all-facts';
import {
  type EditionFact,
  answerKinds,
  factAreas,
  factSources,
} from '../../../domain/rules/rulesets/mesbg-2024/facts/fact';
import { grades } from '../../../domain/rules/rulesets/mesbg-2024/sources';
import { ok } from '../../../shared/result';
import { choice, named, optional } from '../../kernel/input';
import { operation } from '../../kernel/operation';

const factAnswer = ({ area, fact, grade, sources, kind, in2018, example }: EditionFact) => ({
  area,
  fact,
  grade,
  source: grade === 'C' ? null : sources.map((source) => factSources[source]).join('; '),
  answered: kind,
  in2018,
  example,
});

const grade = choice(
  'FactGrade',
  {
    A: 'Two or more sources say it.',
    B: 'One public transcription says it.',
    C: 'No source was found: the answer is NOT_COVERED.',
  } satisfies Record<(typeof grades)[number], string>,
  'The grade of a fact of the 2024 edition, by how well it is known.',
);

/** Every fact of the 2024 edition that was looked for: its grade, its source, and what holds in 2018. */
export const rulesCoverage = operation({
  name: 'rulesCoverage',
  route: 'GET /v1/rules/coverage',
  function: 'rolls',
  answers: 'RulesCoverage',
  cache: 'reference',
  covers: ['B10'],

  input: z.strictObject({
    area: optional(
      choice('FactArea', factAreas, 'A part of the rules.').check(
        z.describe('Only facts of this part; all if omitted.'),
      ),
    ),
    grade: optional(grade.check(z.describe('Only facts of this grade; all if omitted.'))),
    answered: optional(
      named('FactAnswer', z.enum(namesOf(answerKinds))).check(
        z.describe('Only facts that are answered in this way; all if omitted.'),
      ),
    ),
  }),
  run: (asked) => {
    const facts = coverage2024.filter(
      (fact) =>
        (asked.area === undefined || fact.area === asked.area) &&
        (asked.grade === undefined || fact.grade === asked.grade) &&
        (asked.answered === undefined || fact.kind === asked.answered),
    );
    return ok({
      ruleset: 'MESBG_2024' as const,
      counts: grades.map((each) => ({
        grade: each,
        facts: facts.filter((fact) => fact.grade === each).length,
      })),
      facts: facts.map(factAnswer),
      sources: [sourceAnswer(cite('TRANSCRIPTION', 'All facts, with their grades'))],
    });
  },
});
