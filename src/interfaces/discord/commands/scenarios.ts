import { rulesetIdOf } from '../../../app/rules/edition';
import { scoringSheet } from '../../../app/rules/editions/scoring-sheets';
import { scenario } from '../../../app/rules/scenarios/scenarios';
import { scoreScenario } from '../../../app/rules/scenarios/score-scenario';
import { eventPlan } from '../../../app/tournaments/pack/event-plan';
import { scoringSheets2024, unscored2024 } from '../../../domain/rules/rulesets/mesbg-2024/scenarios/sheets';
import { scenarios } from '../../../domain/rules/scenarios';
import { ok } from '../../../shared/result';
import { type Command, plainCommand } from '../command';
import { type PlainOption, fieldsOf, wordsOption } from '../field';
import { escapeText } from '../../../shared/escape-text';
import { readObjectives, readSide } from '../notation/game-words';
import { together } from '../notation/words';
import { optionName } from '../refusal';
import { nearest } from '../suggest';
import { linesField, sourceText, sourcesText, wordsOf } from '../text';

const suggestScenarios = nearest(scenarios.map(({ id, name }) => ({ name, value: id })));

const scenarioOption = fieldsOf(scenario)('id', {
  name: 'scenario',
  description: 'Which scenario',
  suggest: suggestScenarios,
});

const sheetNames = [...scoringSheets2024, ...unscored2024].map(({ id, name }) => ({ name, value: id }));
const suggestSheets = nearest(sheetNames);

const side = (name: string, description: string): PlainOption =>
  wordsOption(name, description, { required: true, longest: 1000 });

const sideNames = ['first', 'second'] as const;

const optionOf = (path: string): string => {
  if (path === 'id') return 'scenario';
  const [, index, rest = ''] = /^sides\[(\d)\]\.?(.*)$/.exec(path) ?? [];
  if (index === undefined) return optionName(path);
  const inner = rest.replace(
    /^(leader|target)s\[(\d+)\]/,
    (_, what: string, at: string) => `${what} ${Number(at) + 1}`,
  );
  return [
    sideNames[Number(index)] ?? 'first',
    ...inner
      .split('.')
      .filter((part) => part !== '')
      .map(optionName),
  ].join(', ');
};

/** The notation of each fact in this interface. */
const factWords: Readonly<Record<string, string>> = {
  BROKEN: '`start40 left18`, or `broken` / `unbroken`',
  MODELS_LEFT: '`start40 left18`',
  BANNERS: '`banners1`',
  LEADER_WOUNDS: '`leader w2` or `leader slain`',
  LEADER_WOUNDS_OF_A: 'first side: `leader w2` or `leader slain`',
  SECONDARY_LEADER_SLAIN: 'a second `leader slain` or `leader alive`',
  LEADER_KILLS: 'both leaders: `kills3`, and `by-leader` or `not-by-leader`',
  TARGETS: '`target "Name" w1 alive centre`, two a side',
  OBJECTIVES: '`objectives:` each as `centre 4-2`',
};

/** The Victory Points of a line, each with its condition. */
const pointsText = ({
  steps,
}: {
  readonly steps: readonly { readonly points: number; readonly when: string }[];
}): string => steps.map(({ points, when }) => `${points}: ${when}`).join('\n');

const showScenario = plainCommand({
  name: 'scenario show',
  description: 'A scenario: layout, deployment, end, special rules, Victory Points',
  options: [
    {
      ...scenarioOption,
      suggest: async (typed, edition) =>
        rulesetIdOf(await edition()) === 'MESBG_2018' ? suggestScenarios(typed) : suggestSheets(typed),
    },
  ],
  operation: scenario,
  show: ({ id, name, objectives, deployment, specialRules, scoring, facts, ...shown }) => ({
    title: name,
    text: shown.summary,
    fields: [
      { name: 'Layout', value: shown.layout },
      ...linesField(
        'Objectives',
        objectives.map((one) => `\`${one.id}\` ${one.name}`),
      ),
      { name: 'Deployment', value: deployment.map(({ step, text }) => `${step}. ${text}`).join('\n') },
      { name: 'Priority', value: shown.initialPriority },
      { name: 'End', value: shown.end.text },
      ...specialRules.map((rule) => ({ name: `Special: ${rule.name}`, value: rule.text })),
      ...scoring.map((item) => ({
        name: item.name,
        value: pointsText(item),
      })),
      {
        name: `To score it: /scenario score scenario:${id}`,
        value: facts.map((fact) => `- ${factWords[fact.name] ?? wordsOf(fact.name)}`).join('\n'),
      },
    ],
    footer: sourcesText(shown.sources),
  }),
});

const showSheet = plainCommand({
  name: 'scenario sheet',
  description: 'The Victory Points of a scenario of the 2024 edition',
  options: [
    fieldsOf(scoringSheet)('id', {
      name: 'scenario',
      description: 'Which scenario',
      suggest: suggestSheets,
    }),
  ],
  operation: scoringSheet,
  show: ({ name, lines, notCovered, source }) => ({
    title: name,
    text: notCovered,
    fields: (lines ?? []).map((line) => ({
      name: line.times > 1 ? `${line.name} (${line.times}×)` : line.name,
      value: pointsText(line),
    })),
    ...(source && { footer: sourcesText([source]) }),
  }),
});

export const scenarioCommands: readonly Command[] = [
  // The layout of a scenario of 2024 is not known: what is shown of it is its sheet.
  {
    ...showScenario,
    operations: [...showScenario.operations, ...showSheet.operations],
    run: (asked, world) =>
      (asked.options.text('scenario')?.startsWith('2024-') ? showSheet : showScenario).run(asked, world),
  },
  showSheet,
  plainCommand({
    name: 'scenario score',
    description: 'The Victory Points of a finished game, line by line, and who won',
    options: [
      scenarioOption,
      side('first', 'The first side (Team A): start40 left18 banners1, leader w2, leader slain'),
      side('second', 'The second side, the same way'),
      wordsOption('objectives', 'Models at each: centre 4-2, north 0-3', { longest: 1000 }),
    ],
    operation: scoreScenario,
    input: (options, given) => {
      const read = together<{
        readonly first: object;
        readonly second: object;
        readonly objectives: readonly object[] | undefined;
      }>({
        first: readSide('first', options.text('first') ?? ''),
        second: readSide('second', options.text('second') ?? ''),
        objectives: readObjectives(options.text('objectives')),
      });
      if (!read.ok) return read;
      const { first, second, objectives } = read.value;
      return ok({ ...given, sides: [first, second], objectives });
    },
    show: ({ scenario: id, victoryPoints, winner, sides, sources }) => ({
      title: `${victoryPoints.join(' - ')}: ${winner === 'DRAW' ? 'a draw' : `the ${winner.toLowerCase()} side wins`}`,
      text: scenarios.find((one) => one.id === id)?.name ?? id,
      fields: sides.map(({ victoryPoints: total, broken, lines }, i) => ({
        name: `${i === 0 ? 'First' : 'Second'} side: ${total}${broken ? ', Broken' : ''}`,
        value:
          lines.length === 0
            ? 'nothing to count'
            : lines.map((line) => `${line.points} · ${line.name}: ${escapeText(line.reason)}`).join('\n'),
      })),
      footer: sourcesText(sources),
    }),
    optionOf,
  }),
  plainCommand({
    name: 'event-plan',
    description: 'How many games an event has time for, how long a round takes, which board',
    options: [fieldsOf(eventPlan)('points'), fieldsOf(eventPlan)('days')],
    operation: eventPlan,
    show: ({ points, days, games, roundMinutes, boardWidthFeet, boardDepthFeet, note, source }) => ({
      title: `${points} points, ${days} ${days === 1 ? 'day' : 'days'}: ${games} games`,
      text: [
        `Rounds of ${roundMinutes} minutes`,
        `Boards of ${boardWidthFeet}' by ${boardDepthFeet}'`,
        ...(note === null ? [] : [note]),
      ].join('\n'),
      footer: sourceText(source),
    }),
  }),
];
