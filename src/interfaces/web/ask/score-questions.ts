import type { ScenarioScore, ScoredSheet } from '../../../app/kernel/generated/answers';
import type { InputField } from '../../../app/rules/asking/input-fields';
import { scoringSheets2024 } from '../../../domain/rules/rulesets/mesbg-2024/scenarios/sheets';
import type { ScoringSheet } from '../../../domain/rules/rulesets/mesbg-2024/scenarios/sheet';
import { type Scenario, scenarios } from '../../../domain/rules/scenarios';
import { neededFacts } from '../../../domain/rules/scenarios/check-facts';
import type { FactName } from '../../../domain/rules/scenarios/game-facts';
import { messages } from '../messages';
import type { Input } from './flat-input';
import { type AskQuestion, type Said, question, said } from './question';

/** Questions who wins now: the score of a game as it stands, for each scenario. */

const texts = messages.ask;
const sideName = (index: number): string => messages.odds.side[index] ?? '';

interface Scored {
  readonly winner: ScenarioScore['winner'];
  readonly victoryPoints: readonly number[];
  readonly lines: readonly string[];
}

const scoreSaid = ({ winner, victoryPoints: [first = 0, second = 0], lines }: Scored): Said =>
  said(texts.score(winner, first, second), ...lines);

/** The fields that each fact asks for, and the lists that they stand in. */
const fieldsFor: Readonly<Record<FactName, readonly string[]>> = {
  BROKEN: ['startingModels', 'modelsLeft'],
  MODELS_LEFT: ['startingModels', 'modelsLeft'],
  BANNERS: ['banners'],
  LEADER_WOUNDS: ['leaders', 'wounds', 'slain'],
  LEADER_WOUNDS_OF_A: ['leaders', 'wounds', 'slain'],
  SECONDARY_LEADER_SLAIN: ['leaders', 'slain'],
  LEADER_KILLS: ['leaders', 'killsInCombat', 'slainByEnemyLeader'],
  TARGETS: ['targets', 'hero', 'wounds', 'slain', 'nearCentre'],
  OBJECTIVES: ['objectives', 'models'],
};
const EVERY_FIELD = [...new Set([...Object.values(fieldsFor).flat(), 'broken', 'quarterLeft'])];

const TWO_LEADERS: readonly FactName[] = ['SECONDARY_LEADER_SLAIN', 'LEADER_KILLS'];

const scenarioQuestion = (scenario: Scenario): AskQuestion => {
  const { id, name, objectives } = scenario;
  const facts = neededFacts(scenario);
  const needed = [...facts].flatMap((fact) => fieldsFor[fact]);
  const asks = (...names: readonly FactName[]): boolean => names.some((fact) => facts.has(fact));
  const leader = {
    ...(asks('LEADER_WOUNDS', 'LEADER_WOUNDS_OF_A', 'SECONDARY_LEADER_SLAIN') && { wounds: 0, slain: false }),
    ...(asks('LEADER_KILLS') && { killsInCombat: 0, slainByEnemyLeader: false }),
  };
  const target = (hero: string) => ({ hero, wounds: 0, slain: false, nearCentre: false });
  const side = {
    ...(asks('BROKEN', 'MODELS_LEFT') && { startingModels: 30, modelsLeft: 30 }),
    ...(asks('BANNERS') && { banners: 1 }),
    ...(needed.includes('leaders') && { leaders: asks(...TWO_LEADERS) ? [leader, leader] : [leader] }),
    ...(asks('TARGETS') && { targets: texts.targets.map(target) }),
  };
  return question<ScenarioScore>({
    id: `score-${id}`,
    title: name,
    only: '2018',
    load: async () => (await import('../../../app/rules/scenarios/score-scenario')).scoreScenario,
    usual: {
      sides: [side, side],
      ...(asks('OBJECTIVES') && { objectives: objectives.map(() => ({ models: [0, 0] })) }),
    },
    complete: (input) => ({
      ...input,
      id,
      ...(asks('OBJECTIVES') && {
        objectives: ((input['objectives'] ?? []) as readonly Input[]).map((one, index) => ({
          ...one,
          id: objectives[index]?.id ?? '',
        })),
      }),
    }),
    isFixed: true,
    titleOf: (list, index) => (list === 'objectives' ? objectives[index]?.name : undefined),
    first: ['sides', ...needed],
    hidden: EVERY_FIELD.filter((field) => !needed.includes(field)),
    put: ({ winner, victoryPoints, sides }) =>
      scoreSaid({
        winner,
        victoryPoints,
        lines: sides.flatMap(({ lines }, index) =>
          lines.map((line) => `${sideName(index)}: ${line.name}, ${line.points} (${line.reason})`),
        ),
      }),
  });
};

const lineFields = ({ lines }: ScoringSheet): readonly InputField[] =>
  lines.flatMap(({ id, name, steps, times }): readonly InputField[] => [
    {
      name: `line-${id}`,
      description: name,
      fallback: undefined,
      isRequired: false,
      value: { kind: 'CHOICE', values: steps.map((_, index) => String(index + 1)) },
    },
    ...(times > 1
      ? [
          {
            name: `times-${id}`,
            description: texts.times(name),
            fallback: 1,
            isRequired: false,
            value: { kind: 'NUMBER', isWhole: true, least: 1, most: times },
          } as const,
        ]
      : []),
  ]);

const sheetQuestion = (sheet: ScoringSheet): AskQuestion => {
  const fields = lineFields(sheet);
  return question<ScoredSheet>({
    id: `score-${sheet.id}`,
    title: sheet.name,
    only: '2024',
    load: async () => (await import('../../../app/rules/editions/sheet-score')).scoreSheet,
    fields: [
      {
        name: 'sides',
        description: '',
        fallback: undefined,
        isRequired: true,
        value: { kind: 'LIST', item: { kind: 'OBJECT', fields }, least: 2, most: 2 },
      },
    ],
    usual: { sides: [{}, {}] },
    complete: ({ sides }) => ({
      id: sheet.id,
      sides: ((sides ?? []) as readonly Input[]).map((side) =>
        sheet.lines.flatMap(({ id }) => {
          const step = side[`line-${id}`];
          return step === undefined
            ? []
            : [{ line: id, step: Number(step), count: side[`times-${id}`] ?? 1 }];
        }),
      ),
    }),
    isFixed: true,
    first: ['sides', ...fields.map(({ name }) => name)],
    textOf: (field, value) => {
      const step = sheet.lines.find(({ id }) => field === `line-${id}`)?.steps[Number(value) - 1];
      return step && `${step.points}: ${step.when}`;
    },
    put: ({ winner, victoryPoints, sides }) =>
      scoreSaid({
        winner,
        victoryPoints,
        lines: sides.flatMap(({ lines }, index) =>
          lines.map((line) => `${sideName(index)}: ${line.name}, ${line.points} (${line.when})`),
        ),
      }),
  });
};

export const scoreQuestions: readonly AskQuestion[] = [
  ...scenarios.filter(({ scoring }) => scoring.length > 0).map(scenarioQuestion),
  ...scoringSheets2024.map(sheetQuestion),
];
