import * as z from 'zod/mini';
import { factsWhere } from '../../../domain/rules/rulesets/mesbg-2024/facts/all-facts';
import {
  type EditionFact,
  answerKinds,
  factAreas,
  factGrades,
  factSources,
} from '../../../domain/rules/rulesets/mesbg-2024/facts/fact';
import { grades } from '../../../domain/rules/rulesets/mesbg-2024/sources';
import { namesOf } from '../../../shared/names-of';
import { cite } from '../../../shared/source';
import { sourceAnswer } from '../../kernel/answers';
import { choice, named, optional } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import { ok } from '../../kernel/use-case';

const factAnswer = ({ sources, kind, ...fact }: EditionFact) => ({
  ...fact,
  source: fact.grade === 'C' ? null : sources.map((source) => factSources[source]).join('; '),
  answered: kind,
});

const only = <S extends z.ZodMiniType>(which: string, values: S) =>
  optional(values.check(z.describe(`Only facts ${which}; all if omitted.`)));

/** Every fact of the 2024 edition that was looked for: its grade, its source, and what holds in 2018. */
export const rulesCoverage = operation({
  name: 'rulesCoverage',
  route: 'GET /v1/rules/coverage',
  function: 'rolls',
  answers: 'RulesCoverage',
  cache: 'reference',
  covers: ['B10'],

  input: z.strictObject({
    area: only('of this part', choice('FactArea', factAreas, 'A part of the rules.')),
    grade: only(
      'of this grade',
      choice('FactGrade', factGrades, 'The grade of a fact of the 2024 edition, by how well it is known.'),
    ),
    answered: only('that are answered in this way', named('FactAnswer', z.enum(namesOf(answerKinds)))),
  }),
  run: ({ answered: kind, ...wanted }) => {
    const facts = factsWhere({ ...wanted, kind });
    return ok({
      ruleset: 'MESBG_2024' as const,
      counts: grades.map((grade) => ({
        grade,
        facts: facts.filter((fact) => fact.grade === grade).length,
      })),
      facts: facts.map(factAnswer),
      sources: [sourceAnswer(cite('TRANSCRIPTION', 'All facts, with their grades'))],
    });
  },
});
