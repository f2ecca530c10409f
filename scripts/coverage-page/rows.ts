import { sources2018 } from '../../src/domain/rules/rulesets/mesbg-2018/sources';
import type { ReferenceKind } from '../../src/domain/rules/reference';
import { type Source, ruling } from '../../src/shared/source';

/** A system the product must have. The operations that answer it name its row (`covers`). Its sources come from what it names, or stand here. */
export interface CoverageRow {
  readonly id: string;
  readonly system: string;
  /** Ids of the charts that it is. */
  readonly charts?: readonly string[];
  /** The kinds of reference entry that it is. */
  readonly kinds?: readonly ReferenceKind[];
  /** Whether it is the scenarios. */
  readonly scenarios?: true;
  /** Empty where the documents have no such thing. */
  readonly sources?: readonly Source[];
  /** Test files. */
  readonly tests: readonly string[];
}

const at = (document: Source['document'], heading: string, page?: number): Source => ({
  document,
  heading,
  ...(page === undefined ? {} : { page }),
});

const CHART_TESTS = [
  'tests/domain/rules/charts/printed-rows.test.ts',
  'tests/app/rules/charts.test.ts',
] as const;
const MOVEMENT = 'tests/domain/rules/movement/movement.test.ts';
const ROLLS = 'tests/app/rules/rolls.test.ts';
const INTERFACES = 'tests/interfaces/same-answers.test.ts';

/** `named`: the row's id and system, as "A2 Jump". */
const chartRow = (named: string, chart: string, more: Partial<CoverageRow> = {}): CoverageRow => ({
  id: named.slice(0, named.indexOf(' ')),
  system: named.slice(named.indexOf(' ') + 1),
  charts: [chart],
  ...more,
  tests: [...CHART_TESTS, ...(more.tests ?? [])],
});

const referenceRow = (id: string, system: string, ...kinds: readonly ReferenceKind[]): CoverageRow => ({
  id,
  system,
  kinds,
  tests: ['tests/domain/rules/reference/facts.test.ts', 'tests/app/rules/reference.test.ts'],
});

/** A: charts and rolls. */
const chartsAndRolls: readonly CoverageRow[] = [
  {
    id: 'A1',
    system: 'To Wound chart',
    sources: [at('003', 'TO WOUND CHART', 35), at('004', 'TO WOUND CHART')],
    tests: ['tests/domain/rules/charts/to-wound.test.ts', INTERFACES],
  },
  chartRow('A2 Jump', 'jump'),
  chartRow('A3 Jump over a Prone model', 'jump-over-prone'),
  chartRow('A4 Leap', 'leap'),
  chartRow('A5 Climb', 'climb'),
  {
    id: 'A6',
    system: 'Falling damage',
    sources: [at('003', 'LEAP TABLE', 27), at('003', 'CLIMB TABLE', 28)],
    tests: ['tests/domain/rules/charts/falling-damage.test.ts', INTERFACES],
  },
  chartRow('A7 Thrown Rider', 'thrown-rider'),
  chartRow('A8 Swim', 'swim', { tests: [MOVEMENT, INTERFACES] }),
  chartRow('A9 In The Way', 'in-the-way', {
    tests: ['tests/domain/rules/rolls/in-the-way-shot.test.ts'],
  }),
  {
    id: 'A10',
    system: 'Moving and shooting',
    sources: [
      at('003', 'MOVING AND SHOOTING', 34),
      at('004', 'MOVING AND SHOOTING'),
      at('004', 'WHO CAN SHOOT?'),
      at('002', 'DEEP WATER'),
    ],
    tests: ['tests/domain/rules/shooting/may-shoot.test.ts', INTERFACES],
  },
  chartRow('A11 Shooting at models in a fight', 'shooting-into-a-fight'),
  chartRow('A12 Sentries', 'sentry', { tests: [MOVEMENT, INTERFACES] }),
  chartRow('A13 Mounting as a passenger', 'mount-as-passenger'),
  chartRow('A14 Passengers', 'passenger-hit', { tests: [MOVEMENT, INTERFACES] }),
  chartRow('A15 Maelstrom of Battle arrivals', 'maelstrom-of-battle'),
  chartRow('A16 Sudden end of the game', 'sudden-end', {
    tests: ['tests/domain/rules/game/state.test.ts'],
  }),
  {
    id: 'A17',
    system: 'Priority',
    sources: [at('003', 'THE PRIORITY PHASE', 18), at('004', 'PRIORITY PHASE')],
    tests: ['tests/domain/rules/rolls/roll-offs.test.ts', INTERFACES],
  },
  {
    id: 'A18',
    system: 'Terrain and obstacles',
    sources: [at('003', 'THE MOVE PHASE', 20), at('002', 'SHALLOW WATER')],
    tests: [MOVEMENT, INTERFACES],
  },
  {
    id: 'A19',
    system: 'Standing, crawling, Prone',
    sources: [at('004', 'CRAWLING'), at('004', 'STANDING UP'), at('004', 'PRONE MODELS')],
    tests: [MOVEMENT, INTERFACES],
  },
  {
    id: 'A20',
    system: 'Carrying objects',
    sources: [
      at('002', 'LIGHT OBJECTS'),
      at('002', 'HEAVY OBJECTS'),
      at('002', 'CARRYING OTHER MODELS (PRISONERS, UNCONSCIOUS ALLIES AND CORPSES...)'),
    ],
    tests: [MOVEMENT, INTERFACES],
  },
  {
    id: 'A21',
    system: 'Courage test',
    sources: [at('004', 'TAKING COURAGE TESTS'), at('004', 'PASS A COURAGE TEST')],
    tests: ['tests/domain/rules/rolls/courage.test.ts', ROLLS, INTERFACES],
  },
  chartRow('A22 Fate', 'fate', {
    tests: ['tests/domain/rules/rolls/fate.test.ts'],
  }),
  {
    id: 'A23',
    system: 'Casting and resisting',
    sources: [
      at('004', 'USING MAGICAL POWERS'),
      at('004', 'MAKING A CASTING ROLL'),
      at('004', 'RESISTING A MAGICAL POWER'),
    ],
    tests: ['tests/domain/rules/magic/casting.test.ts', ROLLS, INTERFACES],
  },
  chartRow('A24 Drawn combat roll-off', 'drawn-combat'),
  chartRow('A25 Special strikes', 'stun', {
    tests: ['tests/domain/rules/rolls/special-strikes.test.ts'],
  }),
  {
    id: 'A26',
    system: 'Verifiable rolls',
    sources: [],
    tests: [
      'tests/shared/verifiable-dice.test.ts',
      'tests/app/games/rolls/rolls.test.ts',
      'tests/app/games/rolls/played-rolls.test.ts',
      'tests/app/games/rolls/model.test.ts',
      'tests/docs/verifiable-rolls.test.ts',
      'tests/compose.test.ts',
      INTERFACES,
    ],
  },
  {
    id: 'A27',
    system: 'Roll-offs',
    sources: [at('000', 'THE ARMY'), at('000', 'STARTING POSITIONS')],
    tests: ['tests/domain/rules/rolls/roll-offs.test.ts', INTERFACES],
  },
  {
    id: 'A28',
    system: 'May a model charge, move, support; is it Trapped',
    sources: [
      at('004', 'CHARGING ENEMIES'),
      at('004', 'CONTROL ZONES'),
      at('004', 'Terror'),
      at('004', 'SPEARS'),
      at('004', 'PIKES'),
      at('004', 'TRAPPED'),
      at('004', 'MAKE WAY'),
    ],
    tests: [
      'tests/domain/rules/movement/may-move.test.ts',
      'tests/domain/rules/combat/support-and-trapped.test.ts',
      INTERFACES,
    ],
  },
];

/** B: reference. */
/** Public transcriptions of the 2024 edition. */
const TRANSCRIBED: Source = { document: 'TRANSCRIPTION', heading: 'facts by grade' };

const reference: readonly CoverageRow[] = [
  referenceRow('B1', 'Turn sequence', 'TURN_PHASE'),
  referenceRow('B2', 'Characteristics', 'CHARACTERISTIC'),
  referenceRow('B3', 'Weapons and wargear', 'WARGEAR', 'MISSILE_WEAPON', 'SPECIAL_STRIKE'),
  referenceRow('B4', 'Heroic actions', 'HEROIC_ACTION'),
  referenceRow('B5', 'Magical Powers', 'MAGICAL_POWER'),
  referenceRow('B6', 'Special rules', 'SPECIAL_RULE'),
  referenceRow('B7', 'Line of sight to Making Way', 'PROCEDURE', 'ADVANCED_RULE'),
  {
    ...referenceRow('B8', 'Search over everything', 'RULING'),
    tests: ['tests/app/rules/search.test.ts', 'tests/domain/rules/reference/rulings.test.ts'],
  },
  referenceRow('B9', 'How an event is run', 'EVENT_RULE', 'DOUBLES_RULE'),
  {
    id: 'B10',
    system: 'The 2024 edition: every fact with its grade and source',
    sources: [TRANSCRIBED],
    tests: ['tests/domain/rules/rulesets/facts-2024.test.ts', 'tests/app/rules/editions.test.ts'],
  },
];

const COMBAT = 'tests/domain/rules/combat';
const c = sources2018;

/** C: fights. */
const fights: readonly CoverageRow[] = [
  {
    id: 'C1',
    system: 'Duel',
    sources: [c.duelRoll, c.drawnCombat, c.elvenMade, c.twoHanded, c.spear, c.pike, c.shield, c.extraAttack],
    tests: [
      `${COMBAT}/duel-odds.test.ts`,
      `${COMBAT}/duel-outcomes.test.ts`,
      'tests/app/fights/fights.test.ts',
    ],
  },
  {
    id: 'C2',
    system: 'Might in a Duel, for both sides',
    sources: [c.might],
    tests: [`${COMBAT}/duel-odds.test.ts`, 'tests/app/fights/fights.test.ts'],
  },
  {
    id: 'C3',
    system: 'Strikes',
    sources: [c.strikes, c.trapped, c.prone, c.lance, c.shieldwall, c.fate, c.might],
    tests: [`${COMBAT}/strike-odds.test.ts`],
  },
  {
    id: 'C4',
    system: 'A whole fight, and a Heroic Combat’s second one',
    sources: [c.duelRoll, c.strikes, c.specialStrikes, c.heroicActions, c.knockToTheGround],
    tests: [
      `${COMBAT}/fight-odds.test.ts`,
      `${COMBAT}/simulated-fights.test.ts`,
      `${COMBAT}/matchup.test.ts`,
      'tests/app/fights/phase/fight-phase.test.ts',
      'tests/app/fights/needed/needed.test.ts',
    ],
  },
  {
    id: 'C5',
    system: 'Volley',
    sources: [c.shooting, c.inTheWay, c.fate],
    tests: [`${COMBAT}/volley-odds.test.ts`],
  },
  {
    id: 'C6',
    system: 'Play a fight or volley step by step: given dice, ours, or verifiably',
    sources: [c.duelRoll, c.strikes, c.shooting],
    tests: [`${COMBAT}/play.test.ts`, 'tests/app/games/rolls/played-rolls.test.ts', INTERFACES],
  },
  {
    id: 'C7',
    system: 'A fight one die at a time, with names, and the players’ own choices priced',
    sources: [c.duelRoll, c.might, c.fate],
    tests: [`${COMBAT}/table.test.ts`, INTERFACES],
  },
  {
    id: 'C8',
    system: 'Fights, shots and brutal power attacks of the 2024 edition',
    sources: [TRANSCRIBED],
    tests: [
      'tests/domain/rules/rulesets/mesbg-2024.test.ts',
      'tests/domain/rules/rulesets/worked-numbers-2024.test.ts',
      'tests/app/fights/edition-2024.test.ts',
    ],
  },
];

/** D: scenarios. */
const scenarios: readonly CoverageRow[] = [
  {
    id: 'D1',
    system: 'Scenarios as data',
    scenarios: true,
    tests: ['tests/domain/rules/scenarios/layout.test.ts'],
  },
  {
    id: 'D2',
    system: 'Victory Points',
    scenarios: true,
    tests: [
      'tests/domain/rules/scenarios/scores.test.ts',
      'tests/domain/rules/scenarios/impossible.test.ts',
      'tests/domain/rules/scenarios/oracle.test.ts',
      'tests/app/rules/scenarios.test.ts',
    ],
  },
  {
    id: 'D3',
    system: 'Game state',
    sources: [
      at('000', 'BREAKING'),
      at('000', 'THE LEADER'),
      at('000', 'OBJECTIVES'),
      at('004', 'OBJECTIVES'),
    ],
    tests: ['tests/domain/rules/game/state.test.ts', 'tests/app/rules/game-state.test.ts'],
  },
  {
    id: 'D4',
    system: 'Secret choices',
    sources: [at('000', 'SCENARIO 6 — DUEL OF WITS')],
    tests: [
      'tests/shared/sealing.test.ts',
      'tests/app/rules/sealed-choices.test.ts',
      'tests/app/games/rolls/sealed-choices.test.ts',
    ],
  },
  {
    id: 'D5',
    system: 'Victory Points of the 2024 edition',
    sources: [TRANSCRIBED],
    tests: ['tests/domain/rules/rulesets/facts-2024.test.ts', 'tests/app/rules/editions.test.ts'],
  },
];

const RULES = 'tests/domain/armies/validation/rules';
const theArmy = at('000', 'THE ARMY');
const legions = at('000', 'LEGENDARY LEGIONS');

/** E: armies. */
const armies: readonly CoverageRow[] = [
  {
    id: 'E1',
    system: 'Catalogue',
    sources: [ruling('20'), ruling('21'), ruling('22')],
    tests: [
      'tests/domain/armies/catalogue/shipped-files.test.ts',
      'tests/domain/armies/catalogue/shipped-facts.test.ts',
    ],
  },
  {
    id: 'E2',
    system: 'Validate a force',
    sources: ['20', '21', '24', '25', '26'].map(ruling),
    tests: ['bow-limit', 'warbands', 'options', 'unique-heroes', 'siege-engines', 'leader'].map(
      (rule) => `${RULES}/${rule}.test.ts`,
    ),
  },
  {
    id: 'E3',
    system: 'Validate an allied army',
    sources: [theArmy, ruling('22')],
    tests: [`${RULES}/allies.test.ts`],
  },
  {
    id: 'E4',
    system: 'Validate a Legendary Legion',
    sources: [legions, ruling('23'), ruling('28')],
    tests: [
      `${RULES}/force-layout.test.ts`,
      ...['compulsory', 'number-of', 'ratio', 'share', 'only-led-by', 'leads-only', 'full-warband'].map(
        (demand) => `tests/domain/armies/validation/demands/${demand}.test.ts`,
      ),
    ],
  },
  {
    id: 'E5',
    system: 'Validate a doubles army',
    sources: [theArmy, legions, at('000', 'THE LEADER'), at('000', 'BREAKING'), ruling('27')],
    tests: ['tests/domain/armies/validation/document-000.test.ts', `${RULES}/points-limit.test.ts`],
  },
  {
    id: 'E6',
    system: 'Every finding at once, with what would fix it',
    sources: [],
    tests: [
      'tests/domain/armies/validation/validate-army.test.ts',
      'tests/domain/armies/validation/suggestions/fewer-points.test.ts',
      'tests/domain/armies/validation/suggestions/fewer-bows.test.ts',
    ],
  },
  {
    id: 'E7',
    system: 'Bring your own catalogue and roster',
    sources: [],
    tests: [
      'tests/infrastructure/battlescribe/import-catalogues.test.ts',
      'tests/app/armies/validate-army.test.ts',
    ],
  },
  {
    id: 'E8',
    system: 'Share an army as a link; its sheet for the table',
    sources: [],
    tests: ['tests/domain/armies/share/share-text.test.ts', 'tests/app/armies/shared-army.test.ts'],
  },
  {
    id: 'E9',
    system: 'Stored catalogues',
    sources: [],
    tests: ['tests/app/armies/catalogues/catalogues.test.ts'],
  },
];

/** Every row of them, in the order of the systems. A new system is a row here; tournaments have a file of their own. */
export const ruleRows: readonly CoverageRow[] = [
  ...chartsAndRolls,
  ...reference,
  ...fights,
  ...scenarios,
  ...armies,
];
