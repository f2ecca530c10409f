// Changes that people make often. Each names every file that is written by hand for it (tests and pages apart), the
// most files it may take, and what must then stand in what is generated.

/** After `after` in a file comes `text`; or a new file with `text`; or a file is removed or renamed; or `text` instead of `instead`. */
const insert = (file, after, text) => ({ file, instead: after, text: `${after}${text}` });
const create = (file, text) => ({ file, text });
const remove = (file) => ({ file, isRemoved: true });
const rename = (file, renamed) => ({ file, renamed });
/** Every `word` becomes `text`. */
const replaceWord = (file, word, text) => ({ file, word, text });
/** Everything from `from` to `to` goes, but not `to`. */
const cut = (file, from, to) => ({ file, from, to });

const EVENT = 'src/domain/tournaments/event';
const CHANGES = 'src/domain/tournaments/changes';
const TOURNAMENTS = 'src/app/tournaments';
const LEAGUES = 'src/app/leagues';
const RULES = 'src/domain/rules';
const FIGHT_FIELDS = 'src/app/fights/questions/fields.ts';

const noteRound = `import { scorekeepers } from '../../../domain/tournaments/event/role';
import { ok } from '../../../shared/result';
import { reasonText } from '../../kernel/text-fields';
import { roundOperation } from '../change/change-round';

/** Writes a note beside a round. */
export const noteRound = roundOperation({
  name: 'noteRound',
  route: 'PUT /v1/tournaments/{tournament}/rounds/{round}/note',
  who: scorekeepers,
  when: ['ROUND_DRAWN', 'ROUND_STARTED'],
  event: 'ROUND_EXTENDED',
  covers: ['F8'],

  fields: { note: reasonText('What to say about the round.') },
  set: (_round, { input }) => ok({ note: input.note }),
});
`;

const stumble = `import { cite } from '../../../shared/source';
import { chart, rowsOnly } from './chart';

/** A chart for the trial. */
export const stumble = chart({
  id: 'stumble',
  name: 'Stumble',
  sources: [cite('003', 'JUMP TABLE', 26)],
  rolledBy: 'the model that runs',
  might: 'UP',
  variants: rowsOnly(
    { from: 1, to: 1, outcome: 'FALLS', name: 'Falls', effect: 'Its move ends.', move: 'NONE' },
    { from: 2, to: 6, outcome: 'RUNS', name: 'Runs on', effect: 'It moves on.', move: 'REST' },
  ),
  facts: ['remainingMoveInches'],
});
`;

const longMarch = `import { cite } from '../../../shared/source';
import { enemyBroken } from './shared-scoring';
import { SUDDEN_END, TERRAIN, doublesScenario } from './standing-text';

/** A scenario for the trial. */
export const longMarch = doublesScenario({
  id: 'long-march',
  name: 'Long March',
  aliases: [],
  summary: 'Both sides march.',
  layout: TERRAIN,
  objectives: [],
  deployment: [{ who: 'BOTH', force: 'WHOLE_ARMY', text: 'Anywhere.' }],
  zones: [],
  end: SUDDEN_END,
  scoring: [enemyBroken({ broken: 1, whileUnbroken: 3 })],
  sources: [cite('000', 'SCENARIO 1')],
});
`;

const detailRows = `  boards: { field: wholeNumber(1, 1000, 'How many boards there are.'), erase: stays },
  parking: {
    field: named(
      'ParkingInput',
      z.strictObject({
        places: wholeNumber(0, 1000, 'How many cars there is room for.'),
        isFree: z.boolean().check(z.describe('Whether it costs nothing.')),
      }),
      'Where to leave the car.',
    ),
   
    erase: stays,
  },
`;

const settingRow = `  swapsTables: {
    field: z.boolean().check(z.describe('Whether the last table comes first.')),
    erase: stays,
    isRule: true,
  },
`;

const armyList = `${JSON.stringify(
  {
    id: 'the-trial-company',
    name: 'The Trial Company',
    alignment: 'GOOD',
    profiles: [
      {
        id: 'trial-guard',
        name: 'Trial Guard',
        tier: 'INDEPENDENT',
        points: 10,
        keywords: ['Man', 'Infantry'],
        statline: '6 3/4+ 3 4 1 1 3 0 0 0',
        wargear: ['Armour', 'Sword'],
      },
    ],
  },
  null,
  2,
)}\n`;

const madeUpRuleset = `import { mesbg2018 } from '../mesbg-2018/ruleset';
import type { Ruleset } from '../ruleset';
import { toWoundCharts } from '../to-wound-charts';

/** An edition for the trial: another chart, and one more heroic action. */
export const madeUp: Ruleset = {
  ...mesbg2018,
  id: 'MADE_UP',
  toWound: toWoundCharts.MADE_UP,
  heroicActions: [...mesbg2018.heroicActions, { id: 'FURY', attacks: 1 }],
};
`;

const mailChannel = `import { webhookChannel } from './webhook-channel';
import type { Channel } from './channel';

/** Messages for the trial, to addresses of people. */
export const mailChannel: Channel = {
  ...webhookChannel,
  kind: 'MAIL',
  reaches: ({ url }) => url.startsWith('mailto:'),
  isOneByOne: true,
};
`;

export const changes = [
  {
    name: 'new stored operation',
    most: 3,
    edits: [create(`${TOURNAMENTS}/rounds/note-round.ts`, noteRound)],
    shows: [
      ['schema.graphql', 'noteRound('],
      ['docs/roles.md', '`noteRound`'],
      ['src/interfaces/documents/generated/openapi.json', '/rounds/{round}/note'],
    ],
  },
  {
    name: 'removed operation',
    most: 3,
    edits: [
      cut('scripts/generate/mcp-uses.mjs', '  getLeagueHeadToHead:', '  getLeaguePlayer:'),
      remove(`${LEAGUES}/players/league-head-to-head.ts`),
      cut(
        'tests/questions/leagues.ts',
        "  {\n    name: 'of the first two',",
        "  { name: 'to a league', operation: 'offerTournament'",
      ),
      cut('tests/app/tournaments/model.test.ts', '  leagueHeadToHead: (', '  leagueTournament: both'),
      cut('tests/app/leagues/merged-players.test.ts', '  LeagueHeadToHead,', '  LeaguePlayerPage,'),
      cut('tests/app/leagues/merged-players.test.ts', '    const met = await', '    const page = await'),
    ],
    shows: [],
    hides: [
      ['schema.graphql', 'leagueHeadToHead('],
      ['src/interfaces/mcp/generated/tools.ts', 'getLeagueHeadToHead'],
      ['src/interfaces/documents/generated/openapi.json', '/against/{opponent}'],
    ],
  },
  {
    name: 'renamed operation',
    most: 1,
    edits: [
      replaceWord(`${TOURNAMENTS}/files/standings-sheet.ts`, 'standingsSheet', 'standingsList'),
      ...[
        'tests/questions/tournaments.ts',
        'tests/app/tournaments/model.test.ts',
        'tests/app/tournaments/whole-event.test.ts',
      ].map((file) => replaceWord(file, 'standingsSheet', 'standingsList')),
      rename(`${TOURNAMENTS}/files/standings-sheet.ts`, `${TOURNAMENTS}/files/standings-list.ts`),
    ],
    shows: [['schema.graphql', 'standingsList(']],
    hides: [
      ['schema.graphql', 'standingsSheet('],
      ['src/interfaces/mcp/generated/tools.ts', 'getStandingsSheet'],
    ],
  },
  {
    name: 'computed field of a round',
    most: 2,
    edits: [
      insert(
        `${TOURNAMENTS}/views/round-view.ts`,
        '  state: round.state,\n',
        '  tableCount: round.facts.tables.length,\n',
      ),
      insert(
        `${TOURNAMENTS}/shared.graphql`,
        'type Round @includes(type: "RoundPlan") {\n',
        '  "How many tables there are."\n  tableCount: Int!\n',
      ),
    ],
    shows: [['schema.graphql', 'How many tables there are.']],
  },
  {
    name: 'computed answer field',
    most: 2,
    edits: [
      insert(
        'src/app/rules/combat/to-wound-answer.ts',
        "  canWound: cell !== '-',\n",
        '  rolls: dice.length,\n',
      ),
      insert(
        'src/app/rules/combat/to-wound.graphql',
        '  canWound: Boolean!\n',
        '  "How many dice it takes."\n  rolls: Int!\n',
      ),
    ],
    shows: [['schema.graphql', 'How many dice it takes.']],
  },
  {
    name: 'stored field (of a league)',
    most: 4,
    edits: [
      insert(
        'src/domain/tournaments/league/facts.ts',
        'export interface LeagueFacts {\n',
        '  readonly motto?: string;\n',
      ),
      insert(
        `${LEAGUES}/update-league.ts`,
        '    rule: z.optional(rule),\n',
        "    motto: z.optional(nameText('Its motto.')),\n",
      ),
      insert(
        `${LEAGUES}/update-league.ts`,
        '...(name !== undefined && { name }),\n',
        '...(motto !== undefined && { motto }),\n',
      ),
      {
        file: `${LEAGUES}/update-league.ts`,
        instead: '{ input: { name, rule: changed',
        text: '{ input: { name, motto, rule: changed',
      },
      { file: `${LEAGUES}/views.ts`, instead: 'facts: { name, rule, ', text: 'facts: { name, rule, motto, ' },
      insert(`${LEAGUES}/views.ts`, '  id,\n  name,\n', '  motto: motto ?? null,\n'),
      insert(
        `${LEAGUES}/create-league.graphql`,
        'type LeagueSettings {\n',
        '  "Its motto; null without one."\n  motto: String\n',
      ),
    ],
    shows: [
      ['schema.graphql', 'Its motto; null without one.'],
      ['schema.graphql', '"Its motto."\n  motto: String'],
    ],
  },
  {
    name: 'stored field of a tournament (in words)',
    most: 4,
    edits: [
      insert(
        `${EVENT}/settings.ts`,
        '  entryFee: null as string | null,\n',
        '  dressCode: null as string | null,\n',
      ),
      insert(
        `${TOURNAMENTS}/facts/event-settings.ts`,
        'const eventSettings: Settings = {\n',
        "  dressCode: words(LONGEST_DETAIL, 'What to wear.'),\n",
      ),
      insert(
        `${TOURNAMENTS}/shared.graphql`,
        '  entryFee: String\n',
        '  "What to wear; null where nobody says."\n  dressCode: String\n',
      ),
    ],
    shows: [
      ['schema.graphql', 'What to wear; null where nobody says.'],
      ['schema.graphql', '"What to wear."\n  dressCode: String'],
    ],
  },
  {
    name: 'stored field of a tournament (a number, an object)',
    most: 4,
    edits: [
      insert(
        `${EVENT}/settings.ts`,
        '  venue: null as string | null,\n',
        '  boards: null as number | null,\n  parking: null as { readonly places: number; readonly isFree: boolean } | null,\n',
      ),
      insert(`${TOURNAMENTS}/facts/event-settings.ts`, '  clearable,\n', '  named,\n'),
      insert(
        `${TOURNAMENTS}/facts/event-settings.ts`,
        "  venue: words(LONGEST_DETAIL, 'The name of the place.'),\n",
        detailRows,
      ),
      insert(
        `${TOURNAMENTS}/shared.graphql`,
        '  venue: String\n',
        '  "How many boards there are; null where nobody says."\n  boards: Int\n  "Where to leave the car."\n  parking: Parking\n',
      ),
      {
        file: `${TOURNAMENTS}/shared.graphql`,
        instead: 'type TournamentSettings {\n',
        text: 'type Parking {\n  "How many cars there is room for."\n  places: Int!\n  "Whether it costs nothing."\n  isFree: Boolean!\n}\n\n"What is settled."\ntype TournamentSettings {\n',
      },
    ],
    shows: [
      ['schema.graphql', '"How many boards there are. From 1 to 1000."\n  boards: Int'],
      ['schema.graphql', 'input ParkingInput'],
    ],
  },
  {
    name: 'setting of a tournament with its own default',
    most: 4,
    edits: [
      insert(
        `${EVENT}/settings.ts`,
        "  tableOrder: 'BY_RANK' as keyof typeof tableOrders,\n",
        '  swapsTables: false as boolean,\n',
      ),
      insert(`${TOURNAMENTS}/facts/event-settings.ts`, 'const eventSettings: Settings = {\n', settingRow),
      insert(
        `${TOURNAMENTS}/shared.graphql`,
        '  tableOrder: TableOrder!\n',
        '  "Whether the last table is played first."\n  swapsTables: Boolean!\n',
      ),
      {
        file: `${CHANGES}/drawing.ts`,
        instead: "  if (rule === 'BY_RANK' || number === 1) return tables;\n",
        text: "  if (tournament.head.facts.swapsTables) return tables.toReversed();\n  if (rule === 'BY_RANK' || number === 1) return tables;\n",
      },
    ],
    shows: [
      ['schema.graphql', '"Whether the last table comes first."\n  swapsTables: Boolean = false'],
      ['schema.graphql', '"Whether the last table comes first."\n  swapsTables: Boolean\n'],
      ['schema.graphql', 'swapsTables: Boolean!'],
    ],
  },
  {
    name: 'roll table',
    most: 2,
    edits: [
      create('src/domain/rules/charts/stumble.ts', stumble),
      insert(
        'src/domain/rules/charts/charts.ts',
        "import type { Chart } from './chart';\n",
        "import { stumble } from './stumble';\n",
      ),
      insert('src/domain/rules/charts/charts.ts', '  suddenEnd,\n', '  stumble,\n'),
    ],
    shows: [],
  },
  {
    name: 'scenario',
    most: 2,
    edits: [
      create('src/domain/rules/scenarios/long-march.ts', longMarch),
      insert(
        'src/domain/rules/scenarios/index.ts',
        "import type { Scenario } from './scenario';\n",
        "import { longMarch } from './long-march';\n",
      ),
      insert('src/domain/rules/scenarios/index.ts', '  theForcesClash,\n', '  longMarch,\n'),
    ],
    shows: [],
  },
  {
    name: 'army list',
    most: 1,
    edits: [create('data/catalogue/the-trial-company.json', armyList)],
    shows: [],
  },
  {
    name: 'tiebreaker',
    most: 4,
    edits: [
      insert(
        'src/domain/tournaments/standings/criteria/all-criteria.ts',
        '  WINS: fromTally((tally) => tally.won),\n',
        '  GAMES_WON: fromTally((tally) => tally.won),\n',
      ),
      insert(
        'src/domain/tournaments/pack/criterion-names.ts',
        "  WINS: 'wins',\n",
        "  GAMES_WON: 'games won',\n",
      ),
    ],
    shows: [['schema.graphql', 'GAMES_WON']],
  },
  {
    name: 'limit of a name',
    most: 1,
    edits: [
      {
        file: 'src/app/kernel/limits.ts',
        instead: 'LONGEST_NAME = 120',
        text: 'LONGEST_NAME = 133',
      },
    ],
    shows: [['src/interfaces/documents/generated/openapi.json', '"maxLength":133']],
  },
  {
    name: 'CORS header',
    most: 1,
    edits: [
      {
        file: 'src/interfaces/http/headers.ts',
        instead: 'allow, deprecation,',
        text: 'age, allow, deprecation,',
      },
    ],
    shows: [],
  },
  {
    name: 'webhook event',
    most: 1,
    edits: [
      insert(
        `${EVENT}/webhook.ts`,
        'export const webhookEvents = {\n',
        "  TOURNAMENT_ANNOUNCED: 'The tournament is announced.',\n",
      ),
    ],
    shows: [
      ['schema.graphql', 'The tournament is announced.'],
      ['src/interfaces/documents/generated/openapi.json', 'TOURNAMENT_ANNOUNCED'],
    ],
  },
  {
    name: 'edition with another To Wound chart and one heroic action',
    most: 6,
    edits: [
      insert(
        `${RULES}/ruleset-id.ts`,
        'export const rulesetTexts = {\n',
        "  MADE_UP: 'An edition for the trial.',\n",
      ),
      {
        file: `${RULES}/rulesets/to-wound-charts.ts`,
        instead: '  MESBG_2018: toWoundChart,\n',
        text: "  MESBG_2018: toWoundChart,\n  MADE_UP: { ...toWoundChart, ruleset: 'MADE_UP', cells: toWoundChart.cells.toReversed() },\n",
      },
      create(`${RULES}/rulesets/made-up/ruleset.ts`, madeUpRuleset),
      insert(
        `${RULES}/rulesets/rulesets.ts`,
        "import type { RulesetId } from '../ruleset-id';\n",
        "import { madeUp } from './made-up/ruleset';\n",
      ),
      {
        file: `${RULES}/rulesets/rulesets.ts`,
        instead: '  MESBG_2018: mesbg2018,\n',
        text: '  MESBG_2018: mesbg2018,\n  MADE_UP: madeUp,\n',
      },
      {
        file: `${RULES}/situations/situations.ts`,
        instead: '  MESBG_2018: rules2018,\n',
        text: '  MESBG_2018: rules2018,\n  MADE_UP: rules2018,\n',
      },
      {
        file: FIGHT_FIELDS,
        instead: "{ heroicStrike: 'STRIKE' }",
        text: "{ heroicStrike: 'STRIKE', heroicFury: 'FURY' }",
      },
      insert(
        FIGHT_FIELDS,
        "  heroicStrike: flag('It declared a Heroic Strike: D6 more Fight, 10 at most; D3 in the 2024 edition.'),\n",
        "  heroicFury: flag('It declared a Heroic Fury: one more Attack.'),\n",
      ),
    ],
    shows: [
      ['schema.graphql', '"An edition for the trial."\n  MADE_UP'],
      ['schema.graphql', 'It declared a Heroic Fury: one more Attack.'],
    ],
  },
  {
    name: 'heroic action of an edition',
    most: 4,
    edits: [
      insert(
        `${RULES}/rulesets/mesbg-2024/heroic-actions.ts`,
        'export const heroicActions2024: readonly HeroicAction[] = [\n',
        "  { id: 'RAGE', attacks: 1 },\n",
      ),
      insert(
        'src/app/fights/questions/edition-fields.ts',
        'export const fightActions = {\n',
        "  RAGE: 'Heroic Rage: one more Attack. 2024.',\n",
      ),
      insert(
        `${RULES}/rulesets/mesbg-2024/reference/heroic-actions.ts`,
        'export const heroicActionFacts: readonly HeroicActionFact[] = [\n',
        "  fact(['rage', 'FIGHT'], {}, 'One more Attack.'),\n",
      ),
    ],
    shows: [['schema.graphql', 'Heroic Rage: one more Attack. 2024.']],
  },
  {
    name: 'channel of announcements',
    most: 4,
    edits: [
      create(`${TOURNAMENTS}/sending/mail-channel.ts`, mailChannel),
      insert(
        `${TOURNAMENTS}/sending/channels.ts`,
        "import { discordChannel } from './discord-channel';\n",
        "import { mailChannel } from './mail-channel';\n",
      ),
      {
        file: `${TOURNAMENTS}/sending/channels.ts`,
        instead: '[playersChannel, discordChannel, webhookChannel]',
        text: '[mailChannel, playersChannel, discordChannel, webhookChannel]',
      },
    ],
    shows: [],
  },
];
