// Made from schema.graphql by `npm run generate`: edit that file.
import type { GraphQLNullableType, GraphQLType } from 'graphql';
import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLString,
} from 'graphql';
import { lazySchema } from '../lazy-schema';

const list = <T extends GraphQLType>(type: T): GraphQLList<T> => new GraphQLList(type);
const required = <T extends GraphQLNullableType>(type: T): GraphQLNonNull<T> => new GraphQLNonNull(type);

export const Query: GraphQLObjectType = new GraphQLObjectType({
  name: 'Query',
  description: 'Questions. They change nothing.',
  fields: () => ({
    toWound: {
      type: ToWound,
      description: 'What one hit of a Strength needs to wound a Defence, and its exact chance.',
      args: {
        strength: { type: required(GraphQLInt), description: 'Strength of the hit, 1 to 10.' },
        defence: { type: required(GraphQLInt), description: 'Defence of the target, 1 to 10.' },
        bonus: {
          type: GraphQLInt,
          description: 'Added to the To Wound roll, to each die of 6/4, 6/5 and 6/6; 0 to 5.',
          defaultValue: 0,
        },
        rerollOnes: {
          type: GraphQLBoolean,
          description: 'Whether each die showing 1 is rolled again once.',
          defaultValue: false,
        },
      },
    },
    toWoundChart: {
      type: ToWoundChart,
      description: "The To Wound chart, or one Strength's row of it, each cell with its exact chance.",
      args: {
        strength: {
          type: GraphQLInt,
          description: 'Only the row of this Strength, 1 to 10; all rows if left out.',
        },
        bonus: {
          type: GraphQLInt,
          description: 'Added to the To Wound roll in every cell, 0 to 5.',
          defaultValue: 0,
        },
        rerollOnes: {
          type: GraphQLBoolean,
          description: 'Whether each die showing 1 is rolled again once, in every cell.',
          defaultValue: false,
        },
      },
    },
    charts: { type: required(ChartList), description: 'Every roll table there is.' },
    chart: {
      type: Chart,
      description: 'One roll table as printed: its rows, modifiers, notes and sources.',
      args: {
        id: { type: required(GraphQLID), description: 'Id of the chart, as `charts` gives it.' },
      },
    },
    chartOdds: {
      type: ChartOdds,
      description: 'The exact chance of every row of a chart.',
      args: {
        id: { type: required(GraphQLID), description: 'Id of the chart, as `charts` gives it.' },
        modifiers: {
          type: list(required(GraphQLString)),
          description: "Names of the chart's modifiers that apply.",
        },
        variant: {
          type: GraphQLString,
          description: 'Which table of the chart, by name; only for a chart that has several.',
        },
        mightAvailable: {
          type: GraphQLInt,
          description: 'Might points that the model has to spend on this roll, 0 to 100.',
        },
        aims: {
          type: list(required(GraphQLString)),
          description:
            "Outcomes worth spending Might on, the most wanted first; from the chart's last row to its first if left out.",
        },
      },
    },
    resolveChart: {
      type: ChartResolution,
      description: "What the player's own die means: every step from the natural die to what follows.",
      args: {
        id: { type: required(GraphQLID), description: 'Id of the chart, as `charts` gives it.' },
        input: { type: required(ResolveChartInput), description: 'The die, what changes it, and the facts.' },
      },
    },
    fallingDamage: {
      type: FallingDamage,
      description: 'The hits of a fall.',
      args: {
        fallInches: {
          type: required(GraphQLFloat),
          description: 'How far the model falls, in inches, 0 to 1000.',
        },
        modelHeightInches: {
          type: required(GraphQLFloat),
          description: 'How tall the model is, in inches, 0 to 1000.',
        },
      },
    },
    referenceEntries: {
      type: ReferenceEntryList,
      description:
        'The reference: everything the documents state besides charts and scenarios, in our words, each with its source.',
      args: {
        kind: { type: ReferenceKind, description: 'Only entries of this kind; all if left out.' },
        phase: { type: Phase, description: 'Only entries used in this phase of a turn; all if left out.' },
        limit: { type: GraphQLInt, description: 'The most entries to answer, 1 to 250.', defaultValue: 50 },
        cursor: { type: GraphQLString, description: '`nextCursor` of the answer before.' },
      },
    },
    referenceEntry: {
      type: ReferenceEntry,
      description: 'One entry of the reference.',
      args: {
        id: { type: required(GraphQLID), description: 'Id of the entry, such as `heroic-combat`.' },
      },
    },
    searchRules: {
      type: SearchHitList,
      description:
        'Everything there is by name, alias, beginning or text, typing errors forgiven; the best fit first.',
      args: {
        query: {
          type: required(GraphQLString),
          description: "What is looked for, in the player's words; 1 to 200 characters.",
        },
        kinds: {
          type: list(required(SearchKind)),
          description: 'Only hits of these kinds; all if left out.',
        },
        limit: { type: GraphQLInt, description: 'The most hits to answer, 1 to 50.', defaultValue: 10 },
      },
    },
    scenarios: {
      type: ScenarioList,
      description: 'The scenarios, those for doubles in their order first.',
      args: {
        format: {
          type: ScenarioFormat,
          description: 'Only those for doubles, or for singles; all if left out.',
        },
      },
    },
    scenario: {
      type: Scenario,
      description: 'One scenario: layout, deployment, priority, end, special rules, Victory Points.',
      args: {
        id: { type: required(GraphQLID), description: 'Id of the scenario, such as `no-escape`.' },
      },
    },
    scoreScenario: {
      type: ScenarioScore,
      description: 'The Victory Points of a finished game, line by line with reasons, and the winner.',
      args: {
        id: { type: required(GraphQLID), description: 'Id of the scenario.' },
        input: {
          type: required(ScoreScenarioInput),
          description: 'The facts of the finished game; `Scenario.facts` tells which are asked for.',
        },
      },
    },
    gameState: {
      type: GameState,
      description:
        'How a game stands: Broken, a quarter left, wiped out, who leads, and what the end of the turn brings.',
      args: {
        input: { type: required(GameStateInput), description: 'The models of both sides.' },
      },
    },
    checkSealedChoice: {
      type: SealedChoiceCheck,
      description: 'Whether a choice shown afterwards is the one that was sealed.',
      args: {
        input: {
          type: required(CheckSealedChoiceInput),
          description: 'The choice, its nonce and the commitment.',
        },
      },
    },
    armyLists: {
      type: ArmyListSummaryList,
      description:
        'Every army list of the edition by name; those not yet complete are known with their allies only.',
      args: {
        alignment: { type: Alignment, description: 'Only Good lists, or Evil ones; all if left out.' },
      },
    },
    armyList: {
      type: ArmyList,
      description: 'One army list: its profiles with all they may buy, its rules, its allies, its Legions.',
      args: {
        id: { type: required(GraphQLID), description: 'Id of the army list, such as `minas-tirith`.' },
      },
    },
    legendaryLegions: {
      type: LegionSummaryList,
      description: 'Every Legendary Legion by name.',
      args: {
        armyList: {
          type: GraphQLID,
          description: 'Only Legions drawn from this army list; all if left out.',
        },
      },
    },
    legendaryLegion: {
      type: LegendaryLegion,
      description: 'One Legendary Legion: who may be fielded, what it demands, what it changes.',
      args: {
        id: { type: required(GraphQLID), description: 'Id of the Legion, such as `the-return-of-the-king`.' },
      },
    },
    readRoster: {
      type: RosterReading,
      description:
        'A BattleScribe roster as an army of this catalogue, ready to be validated, and what of it the catalogue lacks.',
      args: {
        input: { type: required(ReadRosterInput), description: 'The file.' },
      },
    },
    validateArmy: {
      type: ArmyReport,
      description:
        'Whether an army may be played: every finding with its numbers, source and mend, the facts, and what would mend it.',
      args: {
        input: { type: required(ArmyInput), description: 'The army.' },
      },
    },
    courageOdds: {
      type: CourageOdds,
      description: 'The exact chances of a Courage test.',
      args: {
        input: { type: required(CourageInput), description: 'The situation.' },
      },
    },
    resolveCourage: {
      type: CourageResolution,
      description: "The players' own dice for a Courage test, step by step.",
      args: {
        input: { type: required(ResolveCourageInput), description: 'The situation and the dice.' },
      },
    },
    fateOdds: {
      type: FateOdds,
      description: 'The exact chances of Fate against one Wound.',
      args: {
        input: { type: required(FateInput), description: 'The situation.' },
      },
    },
    resolveFate: {
      type: FateResolution,
      description: "The players' own dice for Fate against one Wound, step by step.",
      args: {
        input: { type: required(ResolveFateInput), description: 'The situation and the dice.' },
      },
    },
    inTheWayOdds: {
      type: InTheWayOdds,
      description: 'The exact chances of a shot past what is in its way.',
      args: {
        input: { type: required(InTheWayInput), description: 'The situation.' },
      },
    },
    resolveInTheWay: {
      type: InTheWayResolution,
      description: "The players' own dice for a shot past what is in its way, step by step.",
      args: {
        input: { type: required(ResolveInTheWayInput), description: 'The situation and the dice.' },
      },
    },
    castingOdds: {
      type: CastingOdds,
      description: 'The exact chances of a casting, and what the power does.',
      args: {
        input: { type: required(CastingInput), description: 'The situation.' },
      },
    },
    resolveCasting: {
      type: CastingResolution,
      description: "The players' own dice for a casting, and what the power does, step by step.",
      args: {
        input: { type: required(ResolveCastingInput), description: 'The situation and the dice.' },
      },
    },
    specialStrikeOdds: {
      type: SpecialStrikeOdds,
      description: 'The exact chances of a special strike.',
      args: {
        input: { type: required(SpecialStrikeInput), description: 'The situation.' },
      },
    },
    resolveSpecialStrike: {
      type: SpecialStrikeResolution,
      description: "The players' own dice for a special strike, step by step.",
      args: {
        input: { type: required(ResolveSpecialStrikeInput), description: 'The situation and the dice.' },
      },
    },
    priorityOdds: {
      type: PriorityOdds,
      description: 'The exact chances of the roll for Priority.',
      args: {
        input: { type: required(PriorityInput), description: 'The situation.' },
      },
    },
    resolvePriority: {
      type: PriorityResolution,
      description: "The players' own dice for the roll for Priority, step by step.",
      args: {
        input: { type: required(ResolvePriorityInput), description: 'The situation and the dice.' },
      },
    },
    rollOffOdds: {
      type: RollOffOdds,
      description: 'The exact chances of a roll-off, ties rolled again.',
      args: {
        input: { type: required(RollOffInput), description: 'The situation.' },
      },
    },
    resolveRollOff: {
      type: RollOffResolution,
      description: "The players' own dice for a roll-off, ties rolled again, step by step.",
      args: {
        input: { type: required(ResolveRollOffInput), description: 'The situation and the dice.' },
      },
    },
    mayShoot: {
      type: ShootingLeave,
      description:
        'Whether a model may make a shot: every reason why not, what goes with it, and the score to hit.',
      args: {
        input: { type: required(MayShootInput), description: 'The situation.' },
      },
    },
    mayCast: {
      type: CastingLeave,
      description: 'Whether a Hero may cast a power now, and with how much Will.',
      args: {
        input: { type: required(MayCastInput), description: 'The situation.' },
      },
    },
    waterTest: {
      type: WaterTest,
      description: 'Whether water asks a model for a Swim test, when, and with which modifiers.',
      args: {
        input: { type: required(WaterTestInput), description: 'The situation.' },
      },
    },
    terrainTest: {
      type: TerrainTest,
      description: 'What it costs to cross something, and which test it calls for.',
      args: {
        input: { type: required(TerrainTestInput), description: 'The situation.' },
      },
    },
    proneMovement: {
      type: ProneMovement,
      description: 'What movement a Prone model has, and what it may and may not do.',
      args: {
        input: { type: required(ProneMovementInput), description: 'The situation.' },
      },
    },
    carrying: {
      type: Carrying,
      description:
        'Whether a model may do something with what it carries, how far it may move, and what happens.',
      args: {
        input: { type: required(CarryingInput), description: 'The situation.' },
      },
    },
    passenger: {
      type: PassengerRule,
      description: 'What happens to a passenger, and the chart to roll on next.',
      args: {
        event: {
          type: required(PassengerEvent),
          description: 'What happens, or what the passenger wants to do.',
        },
      },
    },
    sentryAlarm: {
      type: SentryAlarm,
      description: 'Whether the Sentries raise the alarm in this End phase, and which of them.',
      args: {
        sentries: {
          type: required(list(required(SentryInput))),
          description: 'Every Sentry, by its nearest enemy.',
        },
      },
    },
    checkReceipt: {
      type: ReceiptCheck,
      description: 'Whether a receipt of a roll is ours and unchanged, and what it says.',
      args: {
        receipt: {
          type: required(GraphQLString),
          description: 'The text that came with the roll: `muster1.<content>.<signature>`.',
        },
      },
    },
    receiptKey: {
      type: required(ReceiptKey),
      description: 'The public key that receipts are signed with, for checking them without this service.',
    },
    roll: {
      type: Roll,
      description:
        'One verifiable roll as it stands, kept for 90 days. Its secret and its words are hidden while it is open.',
      args: {
        id: { type: required(GraphQLID), description: 'The id of the roll.' },
      },
    },
    rolls: {
      type: RollList,
      description:
        'Every verifiable roll that was opened on a day, the abandoned ones too, in the order of opening.',
      args: {
        day: {
          type: required(GraphQLString),
          description: 'The day on which the rolls were opened, in UTC, `YYYY-MM-DD`.',
        },
        limit: { type: GraphQLInt, description: 'The most rolls to answer, 1 to 25.', defaultValue: 25 },
        cursor: { type: GraphQLString, description: '`nextCursor` of the answer before.' },
      },
    },
    sealedChoice: {
      type: StoredChoice,
      description: 'A stored secret choice: its seal, and the choice once it was shown.',
      args: {
        id: { type: required(GraphQLID), description: 'The id of the stored secret choice.' },
      },
    },
    calculatePairings: {
      type: Pairings,
      description:
        'Draws a round from the record given, each table with its reason. Nothing is stored. The same for players and teams.',
      args: {
        input: {
          type: required(CalculatePairingsInput),
          description: 'Who takes part, what has happened, and which round to draw.',
        },
      },
    },
    calculateStandings: {
      type: CalculatedStandings,
      description:
        'The standings after a round of the record given. Nothing is stored. The same for players and teams.',
      args: {
        input: {
          type: required(CalculateStandingsInput),
          description: 'Who takes part and what has happened.',
        },
      },
    },
    eventPlan: {
      type: EventPlan,
      description: 'How many games an event has time for, how long a round takes and which board it needs.',
      args: {
        points: {
          type: required(GraphQLInt),
          description: "Points limit of the event, 1 to 100000; in doubles the team's total.",
        },
        days: { type: GraphQLInt, description: 'Days the event lasts, 1 or 2.', defaultValue: 1 },
      },
    },
    duelOdds: {
      type: DuelOdds,
      description:
        "Each side's exact chance to win a Duel, re-rolls and Might of both used as well as can be.",
      args: {
        input: { type: required(DuelOddsInput), description: 'Both sides.' },
      },
    },
    mightAdvice: {
      type: MightAdvice,
      description:
        'What to do with Might when the Duel dice lie: who wins under best play, and the least Might that does it.',
      args: {
        input: { type: required(MightAdviceInput), description: 'Both sides and their dice.' },
      },
    },
    strikeOdds: {
      type: StrikeOdds,
      description:
        'The exact distribution of Wounds and of models slain by Strikes, Might and Fate used as well as can be.',
      args: {
        input: { type: required(StrikeOddsInput), description: 'What strikes, and at whom.' },
      },
    },
    fightOdds: {
      type: FightOdds,
      description:
        "The joint outcome of a whole fight: the Duel, then the winner's Strikes; and a Heroic Combat's second fight.",
      args: {
        input: { type: required(FightOddsInput), description: 'Both sides.' },
      },
    },
    volleyOdds: {
      type: VolleyOdds,
      description: 'The exact Wounds of a volley at one target.',
      args: {
        input: { type: required(VolleyOddsInput), description: 'Who shoots, and at whom.' },
      },
    },
    duelMatrixPicture: {
      type: Picture,
      description:
        "A Duel's chances by the dice of both sides, or by the first side's dice and Fight, as a picture. As a file: GET\n/v1/pictures/duel-matrix.svg or .png with `question`, all of this as JSON.",
      args: {
        input: { type: required(DuelOddsInput), description: 'Both sides.' },
        by: {
          type: DuelMatrixColumns,
          description:
            'What stands across: the dice of the second side, or the Fight of the first. DICE if left out.',
        },
        upTo: {
          type: GraphQLInt,
          description:
            "The most Attacks shown of each side's first model in the fight itself; 2 to 10, for 100 Duels at most, 36 with re-rolls. 6 if left out.",
        },
        sideNames: {
          type: list(required(GraphQLString)),
          description: 'What the sides are called in the picture; two names.',
        },
        theme: { type: PictureTheme, description: 'Its colours. AUTO if left out.' },
        title: { type: GraphQLString, description: 'The title, instead of ours; 1 to 80 characters.' },
      },
    },
    duelCurvesPicture: {
      type: Picture,
      description:
        'What if the first side had more or fewer dice: its chance to win a Duel against their number, a curve for each Fight or\nMight. As a file: GET /v1/pictures/duel-curves.svg or .png with `question`, all of this as JSON.',
      args: {
        input: { type: required(DuelOddsInput), description: 'Both sides.' },
        compare: { type: DuelCurves, description: 'What the curves differ in. FIGHT if left out.' },
        upTo: {
          type: GraphQLInt,
          description:
            "The most Attacks shown of the first side's first model in the fight itself; 2 to 20, for 100 Duels at most, 36 with re-rolls. 8 if left out.",
        },
        sideNames: {
          type: list(required(GraphQLString)),
          description: 'What the sides are called in the picture; two names.',
        },
        theme: { type: PictureTheme, description: 'Its colours. AUTO if left out.' },
        title: { type: GraphQLString, description: 'The title, instead of ours; 1 to 80 characters.' },
      },
    },
    strikeWoundsPicture: {
      type: Picture,
      description:
        'The distribution of Wounds of Strikes, as a picture. As a file: GET /v1/pictures/strike-wounds.svg or .png with\n`question`, all of this as JSON.',
      args: {
        input: { type: required(StrikeOddsInput), description: 'What strikes, and at whom.' },
        theme: { type: PictureTheme, description: 'Its colours. AUTO if left out.' },
        title: { type: GraphQLString, description: 'The title, instead of ours; 1 to 80 characters.' },
      },
    },
    volleyWoundsPicture: {
      type: Picture,
      description:
        'The distribution of Wounds of a volley, as a picture. As a file: GET /v1/pictures/volley-wounds.svg or .png with\n`question`, all of this as JSON.',
      args: {
        input: { type: required(VolleyOddsInput), description: 'Who shoots, and at whom.' },
        theme: { type: PictureTheme, description: 'Its colours. AUTO if left out.' },
        title: { type: GraphQLString, description: 'The title, instead of ours; 1 to 80 characters.' },
      },
    },
    fightOutcomesPicture: {
      type: Picture,
      description:
        'How a whole fight ends, as a picture: who wins the Duel, and how many of the others are slain. As a file:\nGET /v1/pictures/fight-outcomes.svg or .png with `question`, all of this as JSON.',
      args: {
        input: { type: required(RollFightInput), description: 'Both sides.' },
        sideNames: {
          type: list(required(GraphQLString)),
          description: 'What the sides are called in the picture; two names.',
        },
        theme: { type: PictureTheme, description: 'Its colours. AUTO if left out.' },
        title: { type: GraphQLString, description: 'The title, instead of ours; 1 to 80 characters.' },
      },
    },
    resolveFight: {
      type: FightPlay,
      description: "A whole fight with the players' own dice, step by step; all choices are best play.",
      args: {
        input: { type: required(ResolveFightInput), description: 'Both sides and the dice.' },
      },
    },
    resolveVolley: {
      type: VolleyPlay,
      description: "A volley with the players' own dice, step by step; all choices are best play.",
      args: {
        input: { type: required(ResolveVolleyInput), description: 'Who shoots at whom, and the dice.' },
      },
    },
    tournament: {
      type: Tournament,
      description: 'A tournament as it stands.',
      args: {
        id: { type: required(GraphQLID), description: 'The id of the tournament.' },
      },
    },
    tournaments: {
      type: TournamentList,
      description:
        'The public tournaments of a month by day, or those of them whose name has a text. A page can be short: go on until `nextCursor` is null.',
      args: {
        month: {
          type: GraphQLString,
          description: 'The month in which they start, `YYYY-MM`; the current one, in UTC, if left out.',
        },
        text: {
          type: GraphQLString,
          description: 'Only those whose name has this text, whatever the case and the accents.',
        },
        limit: {
          type: GraphQLInt,
          description: 'The most tournaments to answer, 1 to 25.',
          defaultValue: 25,
        },
        cursor: { type: GraphQLString, description: '`nextCursor` of the answer before.' },
      },
    },
    round: {
      type: Round,
      description: 'A round of a tournament: its tables with their reasons and results.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        round: { type: required(GraphQLInt), description: 'The number of the round, from 1.' },
      },
    },
    standingsSheet: {
      type: StandingsSheet,
      description: 'The standings of a tournament after a round as CSV for a spreadsheet.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        round: {
          type: GraphQLInt,
          description: 'The round they stand after; the last started one if left out.',
        },
      },
    },
    tournamentChanges: {
      type: TournamentChanges,
      description: 'Everything of a tournament that has changed since a cursor, or all without one.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        since: { type: GraphQLString, description: 'The `cursor` of an earlier answer.' },
      },
    },
    history: {
      type: HistoryPage,
      description: 'Who did what in a tournament, when, from what to what: every change, oldest first.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        limit: { type: GraphQLInt, description: 'The most changes to answer, 1 to 500; 100 if left out.' },
        cursor: { type: GraphQLString, description: '`nextCursor` of the answer before.' },
      },
    },
    tournamentAfterRound: {
      type: PastTournament,
      description:
        'A tournament as it stood when the round after this one was drawn, later corrections left out.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        round: {
          type: required(GraphQLInt),
          description: 'The number of the round, from 1; it must have been started.',
        },
      },
    },
    exportTournament: {
      type: ExportedTournament,
      description: 'A whole tournament as one document with its history, without tokens; for its organisers.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
      },
    },
    roleHolders: {
      type: RoleHolders,
      description: 'Who holds which role in a tournament; for its organisers.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
      },
    },
    webhooks: {
      type: WebhookList,
      description: 'The webhooks of a tournament, without their secrets; for its organisers.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
      },
    },
    webhookDeliveries: {
      type: WebhookDeliveries,
      description:
        'What was sent to a webhook within the last 30 days, the newest change first; for its organisers.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        webhook: { type: required(GraphQLID), description: 'The id of the webhook.' },
        limit: { type: GraphQLInt, description: 'The most deliveries to answer, 1 to 100; 25 if left out.' },
        cursor: { type: GraphQLString, description: '`nextCursor` of the answer before.' },
      },
    },
    previewRound: {
      type: RoundPreview,
      description:
        'The next round of a tournament as it would be drawn now; for whoever draws. Nothing is written.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
      },
    },
    entrantArmy: {
      type: EntrantArmy,
      description:
        'The army list of an entrant; until the lists are published for its player and the organisers.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        entrant: { type: required(GraphQLID), description: 'The id of the entrant.' },
      },
    },
    standings: {
      type: TournamentStandings,
      description: 'The standings after a round of a tournament, computed from its games.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        round: {
          type: GraphQLInt,
          description: 'The round they stand after; the last started one if left out.',
        },
      },
    },
    league: {
      type: League,
      description: 'A league: how it is counted, and its tournaments.',
      args: {
        id: { type: required(GraphQLID), description: 'The id of the league.' },
      },
    },
    leagueTable: {
      type: LeagueTable,
      description:
        "The season's table, best first. A `cursor` holds for one version of it: CONFLICT says to begin again with the first page.",
      args: {
        league: { type: required(GraphQLID), description: 'The id of the league.' },
        limit: { type: GraphQLInt, description: 'The most items to answer, 1 to 100.', defaultValue: 50 },
        cursor: { type: GraphQLString, description: '`nextCursor` of the answer before.' },
      },
    },
    leagueRatings: {
      type: LeagueRatings,
      description:
        'The Glicko-2 ratings, recomputed from all games of the season, best first; pages as `leagueTable` has them.',
      args: {
        league: { type: required(GraphQLID), description: 'The id of the league.' },
        limit: { type: GraphQLInt, description: 'The most items to answer, 1 to 100.', defaultValue: 50 },
        cursor: { type: GraphQLString, description: '`nextCursor` of the answer before.' },
      },
    },
    leaguePlayers: {
      type: LeaguePlayerList,
      description: 'The players by id. A page repeats and skips nobody, whoever joins meanwhile.',
      args: {
        league: { type: required(GraphQLID), description: 'The id of the league.' },
        limit: { type: GraphQLInt, description: 'The most items to answer, 1 to 100.', defaultValue: 50 },
        cursor: { type: GraphQLString, description: '`nextCursor` of the answer before.' },
      },
    },
    leaguePlayer: {
      type: LeaguePlayerPage,
      description: "A player's season.",
      args: {
        league: { type: required(GraphQLID), description: 'The id of the league.' },
        player: { type: required(GraphQLID), description: 'The id of the player.' },
      },
    },
    leagueHeadToHead: {
      type: LeagueHeadToHead,
      description: 'Every game of the season between two players, seen by the first.',
      args: {
        league: { type: required(GraphQLID), description: 'The id of the league.' },
        player: { type: required(GraphQLID), description: 'The id of the player.' },
        opponent: { type: required(GraphQLID), description: 'The id of the other player.' },
      },
    },
    leagueTournament: {
      type: LeagueTournament,
      description: 'Who is who in a tournament of a league: its entrants by player number.',
      args: {
        league: { type: required(GraphQLID), description: 'The id of the league.' },
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        limit: { type: GraphQLInt, description: 'The most items to answer, 1 to 100.', defaultValue: 50 },
        cursor: { type: GraphQLString, description: '`nextCursor` of the answer before.' },
      },
    },
    claimCodes: {
      type: ClaimCodeList,
      description:
        "The codes with which the players of a tournament claim their entrants in a league, for the tournament's organiser to hand out.",
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        league: { type: required(GraphQLID), description: 'The id of the league.' },
        limit: { type: GraphQLInt, description: 'The most items to answer, 1 to 100.', defaultValue: 50 },
        cursor: { type: GraphQLString, description: '`nextCursor` of the answer before.' },
      },
    },
  }),
});

export const Mutation: GraphQLObjectType = new GraphQLObjectType({
  name: 'Mutation',
  description: 'Requests that roll dice or change something. Each runs after the one before it.',
  fields: () => ({
    rollChart: {
      type: ChartResolution,
      description:
        'We throw the die. Answers as `resolveChart` does before any Might, with a signed receipt.',
      args: {
        id: { type: required(GraphQLID), description: 'Id of the chart, as `charts` gives it.' },
        input: { type: RollChartInput, description: 'What changes the die, and the facts.' },
      },
    },
    rollCourage: {
      type: CourageResolution,
      description: 'We throw the dice for a Courage test; with a signed receipt.',
      args: {
        input: { type: required(CourageInput), description: 'The situation.' },
      },
    },
    rollFate: {
      type: FateResolution,
      description: 'We throw the dice for Fate against one Wound; with a signed receipt.',
      args: {
        input: { type: required(FateInput), description: 'The situation.' },
      },
    },
    rollInTheWay: {
      type: InTheWayResolution,
      description: 'We throw the dice for a shot past what is in its way; with a signed receipt.',
      args: {
        input: { type: required(InTheWayInput), description: 'The situation.' },
      },
    },
    rollCasting: {
      type: CastingResolution,
      description: 'We throw the dice for a casting, and what the power does; with a signed receipt.',
      args: {
        input: { type: required(CastingInput), description: 'The situation.' },
      },
    },
    rollSpecialStrike: {
      type: SpecialStrikeResolution,
      description: 'We throw the dice for a special strike; with a signed receipt.',
      args: {
        input: { type: required(SpecialStrikeInput), description: 'The situation.' },
      },
    },
    rollPriority: {
      type: PriorityResolution,
      description: 'We throw the dice for the roll for Priority; with a signed receipt.',
      args: {
        input: { type: required(PriorityInput), description: 'The situation.' },
      },
    },
    rollRollOff: {
      type: RollOffResolution,
      description: 'We throw the dice for a roll-off, ties rolled again; with a signed receipt.',
      args: {
        input: { type: required(RollOffInput), description: 'The situation.' },
      },
    },
    rollFight: {
      type: FightPlay,
      description: 'We throw the dice for a whole fight, step by step; with a signed receipt.',
      args: {
        input: { type: required(RollFightInput), description: 'Both sides.' },
      },
    },
    rollVolley: {
      type: VolleyPlay,
      description: 'We throw the dice for a volley, step by step; with a signed receipt.',
      args: {
        input: { type: required(VolleyOddsInput), description: 'Who shoots, and at whom.' },
      },
    },
    createTournament: {
      type: CreatedTournament,
      description:
        'Creates a tournament. Anybody may; what the organiser must keep is shown here only. The key must have at least 16 characters.',
      args: {
        input: { type: required(CreateTournamentInput), description: 'What it shall be.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
      },
    },
    updateTournament: {
      type: TournamentSettings,
      description: 'Changes what may still be changed of a tournament.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        input: {
          type: required(UpdateTournamentInput),
          description: 'What changes; what is left out stays.',
        },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    recoverOrganiserToken: {
      type: RecoveredTournament,
      description: "Brings back a lost organiser's token. The old token and the old code stop working.",
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        recoveryCode: {
          type: required(GraphQLString),
          description: 'The recovery code, in any spelling of its letters.',
        },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
      },
    },
    finishTournament: {
      type: FinishedTournament,
      description: 'Finishes a tournament whose drawn rounds are all reported.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    importTournament: {
      type: CreatedTournament,
      description:
        "Makes a tournament out of an exported one, with a new id and organiser's token. The key must have at least 16 characters. The request takes 4 MB at most, here as through REST.",
      args: {
        document: { type: required(GraphQLString), description: 'What `exportTournament` gave: JSON text.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
      },
    },
    openRegistration: {
      type: TournamentSettings,
      description: 'Opens a draft: entrants are registered from now on.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    openCheckIn: {
      type: TournamentSettings,
      description: 'Opens check-in: only entrants that are checked in are drawn from now on.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    publishArmyLists: {
      type: TournamentSettings,
      description: 'Publishes the army lists to whoever may read the tournament.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    grantRole: {
      type: GrantedRole,
      description:
        'Hands out a token for a role. The key must have at least 16 characters: who repeats it gets the token again.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        input: { type: required(GrantRoleInput), description: 'The role and whom it is for.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
      },
    },
    revokeRole: {
      type: RevokedRole,
      description: 'Takes a token back: it stops working at once.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        id: {
          type: required(GraphQLID),
          description: 'The id that granting gave; for a player that of its entrant.',
        },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
      },
    },
    createLinkCode: {
      type: LinkCode,
      description:
        "Makes a one-time code for an entrant: a member of a connected Discord server is linked with it, or it is exchanged for a player's token. It lasts seven days; an entrant has four at most, and a fifth ends the oldest.",
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        entrant: { type: required(GraphQLID), description: 'The id of the entrant.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
      },
    },
    redeemLinkCode: {
      type: RedeemedLinkCode,
      description:
        "Exchanges a one-time code for a player's token of its entrant, which uses the code up; four links are the most an entrant has. No token is needed. The key must have at least 16 characters: who repeats it gets the token again.",
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        code: {
          type: required(GraphQLString),
          description: 'The code, in any spelling of its letters, up to 100 characters.',
        },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
      },
    },
    unlinkEntrant: {
      type: UnlinkedEntrant,
      description:
        'Takes back every link of an entrant, with members of Discord and by codes that were typed, and its open codes.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        entrant: { type: required(GraphQLID), description: 'The id of the entrant.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
      },
    },
    createWebhook: {
      type: WebhookWithSecret,
      description:
        "Has an address told of the tournament's changes from now on. The key must have at least 16 characters: who repeats it gets the secret again.",
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        input: { type: required(CreateWebhookInput), description: 'Where to, and of what.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
      },
    },
    updateWebhook: {
      type: Webhook,
      description: 'Changes where a webhook sends, of what, and whether it does.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        webhook: { type: required(GraphQLID), description: 'The id of the webhook.' },
        input: { type: required(UpdateWebhookInput), description: 'What changes; what is left out stays.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    deleteWebhook: {
      type: DeletedWebhook,
      description: 'Takes a webhook away: nothing more is sent to it, not even what is on its way.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        webhook: { type: required(GraphQLID), description: 'The id of the webhook.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    rotateWebhookSecret: {
      type: WebhookWithSecret,
      description:
        'Gives a webhook a new secret; for a day the one before signs too. The key must have at least 16 characters: who repeats it gets the secret again.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        webhook: { type: required(GraphQLID), description: 'The id of the webhook.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    pingWebhook: {
      type: WebhookPing,
      description: 'Sends a test message to a webhook, paused or not, on the very way that all others go.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        webhook: { type: required(GraphQLID), description: 'The id of the webhook.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
      },
    },
    updateEntrant: {
      type: Entrant,
      description: 'Mends what was written down wrongly of an entrant.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        entrant: { type: required(GraphQLID), description: 'The id of the entrant.' },
        input: { type: required(UpdateEntrantInput), description: 'What changes; what is left out stays.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    checkInEntrant: {
      type: Entrant,
      description: 'Checks in an entrant that has come; it is drawn from the next round on.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        entrant: { type: required(GraphQLID), description: 'The id of the entrant.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    disqualifyEntrant: {
      type: Entrant,
      description: 'Disqualifies an entrant: it is drawn no more, its games stay.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        entrant: { type: required(GraphQLID), description: 'The id of the entrant.' },
        reason: {
          type: required(GraphQLString),
          description: 'Why, 1 to 500 characters; shown with the entrant.',
        },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    eraseEntrant: {
      type: Entrant,
      description: "Blanks a person's data, in the history too; the games stay. It cannot be undone.",
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        entrant: { type: required(GraphQLID), description: 'The id of the entrant.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
      },
    },
    recordCheck: {
      type: Entrant,
      description: 'Notes that an army list, the painting or the conversions have been looked at.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        entrant: { type: required(GraphQLID), description: 'The id of the entrant.' },
        input: { type: required(RecordCheckInput), description: 'What was looked at and how it is.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    submitArmy: {
      type: EntrantArmy,
      description: 'Submits the army list of an entrant, or another one in its place.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        entrant: { type: required(GraphQLID), description: 'The id of the entrant.' },
        army: {
          type: required(GraphQLString),
          description: 'The army as JSON text, as `validateArmy` takes it.',
        },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    adjustEntrant: {
      type: Entrant,
      description: 'Gives or takes points with a reason.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        entrant: { type: required(GraphQLID), description: 'The id of the entrant.' },
        input: { type: required(AdjustEntrantInput), description: 'The points and why.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    setScore: {
      type: Entrant,
      description:
        "Notes an entrant's score for one of the organiser's tiebreakers; another one for the same round replaces it.",
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        entrant: { type: required(GraphQLID), description: 'The id of the entrant.' },
        input: { type: required(SetScoreInput), description: 'The score.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    chooseFavouriteOpponent: {
      type: Entrant,
      description: 'Names the favourite opponent of an entrant; it can be changed.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        entrant: { type: required(GraphQLID), description: 'The id of the entrant.' },
        opponent: {
          type: required(GraphQLID),
          description: 'The id of the opponent, whom the entrant has met.',
        },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    swapEntrants: {
      type: Round,
      description: 'Lets two entrants of a drawn round change places.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        round: { type: required(GraphQLInt), description: 'The number of the round, from 1.' },
        input: { type: required(SwapEntrantsInput), description: 'Who changes places with whom, and why.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    extendRound: {
      type: Round,
      description: 'Gives a running round more time.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        round: { type: required(GraphQLInt), description: 'The number of the round, from 1.' },
        minutes: { type: required(GraphQLInt), description: 'How many minutes more, -300 to 300.' },
        reason: {
          type: required(GraphQLString),
          description: 'Why, 1 to 500 characters; shown with the round.',
        },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    confirmResult: {
      type: ReportedTable,
      description:
        'Confirms a reported result: the other side does, or a scorekeeper. `ifMatch` names the version that is confirmed.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        round: { type: required(GraphQLInt), description: 'The number of the round, from 1.' },
        table: { type: required(GraphQLInt), description: 'The number of the table, from 1.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    disputeResult: {
      type: ReportedTable,
      description: 'Objects to a result: the round is not complete until a referee has ruled.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        round: { type: required(GraphQLInt), description: 'The number of the round, from 1.' },
        table: { type: required(GraphQLInt), description: 'The number of the table, from 1.' },
        reason: {
          type: required(GraphQLString),
          description: 'What is wrong with it, 1 to 500 characters; shown with the result.',
        },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    ruleResult: {
      type: ReportedTable,
      description: 'Rules how a table ended: final.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        round: { type: required(GraphQLInt), description: 'The number of the round, from 1.' },
        table: { type: required(GraphQLInt), description: 'The number of the table, from 1.' },
        input: { type: required(RuleResultInput), description: 'The ruling.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    registerEntrant: {
      type: Entrant,
      description:
        'Registers an entrant under the next player number. Beyond the cap it waits; after round 1 it joins from the next draw.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        input: { type: required(RegisterEntrantInput), description: 'Who it is.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
      },
    },
    withdrawEntrant: {
      type: Entrant,
      description: 'Takes an entrant out of all further draws; what it has played stays.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        entrant: { type: required(GraphQLID), description: 'The id of the entrant.' },
        reason: { type: GraphQLString, description: 'Why, in words for the history.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    reinstateEntrant: {
      type: Entrant,
      description: 'Takes a withdrawal back.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        entrant: { type: required(GraphQLID), description: 'The id of the entrant.' },
        reason: { type: GraphQLString, description: 'Why, in words for the history.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    drawRound: {
      type: Round,
      description: 'Draws the next round: the first from the committed seed, later ones by the standings.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        digest: {
          type: GraphQLString,
          description:
            'The digest of the preview that is to be published: refused where anything has changed since.',
        },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
      },
    },
    setRoundTables: {
      type: Round,
      description: 'Sets the tables of the next round, or of the drawn one, by hand.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        round: { type: required(GraphQLInt), description: 'The number of the round, from 1.' },
        input: { type: required(SetRoundTablesInput), description: 'The tables and why.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    redrawRound: {
      type: Round,
      description: 'Draws a round again that has not been started.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        round: { type: required(GraphQLInt), description: 'The number of the round, from 1.' },
        reason: {
          type: required(GraphQLString),
          description: 'Why it is drawn again; shown with the round.',
        },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    startRound: {
      type: Round,
      description: 'Starts a drawn round: from now on it is reported, and no longer drawn.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        round: { type: required(GraphQLInt), description: 'The number of the round, from 1.' },
        minutes: {
          type: GraphQLInt,
          description: 'How long it lasts, in minutes, 10 to 1000; what the tournament says if left out.',
        },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    reportResult: {
      type: ReportedTable,
      description: 'Reports the result of a table. To correct one, name its version with `ifMatch`.',
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        round: { type: required(GraphQLInt), description: 'The number of the round, from 1.' },
        table: { type: required(GraphQLInt), description: 'The number of the table, from 1.' },
        input: { type: required(ReportResultInput), description: 'How it ended.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    sealChoice: {
      type: SealedChoice,
      description:
        'Seals a secret choice: hand out the commitment now, show choice and nonce afterwards. Nothing is stored.',
      args: {
        input: { type: required(SealChoiceInput), description: 'What is chosen, and what for.' },
      },
    },
    keepSealedChoice: {
      type: StoredChoice,
      description:
        'Stores the seal of a secret choice with its time; the choice itself is not sent. The key must have at least 16 characters.',
      args: {
        input: { type: required(KeepSealedChoiceInput), description: 'What is to be stored.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
      },
    },
    showSealedChoice: {
      type: StoredChoice,
      description:
        'Shows a stored secret choice to everybody. Refused where choice and nonce do not fit the seal.',
      args: {
        id: { type: required(GraphQLID), description: 'The id of the stored secret choice.' },
        choice: { type: required(GraphQLString), description: 'What was chosen.' },
        nonce: { type: required(GraphQLString), description: 'The nonce that came with the seal.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
      },
    },
    createRoll: {
      type: CreatedRoll,
      description:
        "Opens a roll that nobody can steer: the commitment to our secret is published before any player's word. The key must have at least 16 characters.",
      args: {
        input: { type: required(CreateRollInput), description: 'What is rolled, and by whom.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
      },
    },
    joinRoll: {
      type: Roll,
      description: "Locks the caller's word for ever. The last word brings the dice with it.",
      args: {
        id: { type: required(GraphQLID), description: 'The id of the roll.' },
        word: {
          type: required(GraphQLString),
          description:
            'A word that nobody can guess, one line of 1 to 200 characters. Guessable words let whoever guesses all of them steer.',
        },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
      },
    },
    abandonRoll: {
      type: Roll,
      description:
        'Gives up a roll that is still open: no dice, and our secret is shown. For its players; for anybody after the time to join.',
      args: {
        id: { type: required(GraphQLID), description: 'The id of the roll.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
      },
    },
    createLeague: {
      type: GrantedLeague,
      description:
        'Creates a league. Anybody may; what the organiser must keep is shown here only. The key must have at least 16 characters.',
      args: {
        input: { type: required(CreateLeagueInput), description: 'What it shall be.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
      },
    },
    updateLeague: {
      type: LeagueSettings,
      description: 'Changes a league; the table follows for the whole season.',
      args: {
        league: { type: required(GraphQLID), description: 'The id of the league.' },
        input: { type: required(UpdateLeagueInput), description: 'What changes; what is left out stays.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    recoverLeagueToken: {
      type: GrantedLeague,
      description: "Brings back a lost organiser's token. The old token and the old code stop working.",
      args: {
        league: { type: required(GraphQLID), description: 'The id of the league.' },
        recoveryCode: {
          type: required(GraphQLString),
          description: 'The recovery code, in any spelling of its letters.',
        },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
      },
    },
    addLeaguePlayer: {
      type: LeaguePlayer,
      description: 'Adds a player. The identity is the id, not the name.',
      args: {
        league: { type: required(GraphQLID), description: 'The id of the league.' },
        name: {
          type: required(GraphQLString),
          description: 'What the player is called, 1 to 120 characters. Two players may share a name.',
        },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
      },
    },
    renameLeaguePlayer: {
      type: LeaguePlayer,
      description: "Changes a player's name.",
      args: {
        league: { type: required(GraphQLID), description: 'The id of the league.' },
        player: { type: required(GraphQLID), description: 'The id of the player.' },
        name: {
          type: required(GraphQLString),
          description: 'What the player is called, 1 to 120 characters.',
        },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    issueLeaguePlayerToken: {
      type: LeaguePlayerToken,
      description: 'Gives a player a token to claim with; an earlier one stops working.',
      args: {
        league: { type: required(GraphQLID), description: 'The id of the league.' },
        player: { type: required(GraphQLID), description: 'The id of the player.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    eraseLeaguePlayer: {
      type: LeaguePlayer,
      description:
        "Erases a player's name, in its history too. What was played stays in the table, under the id alone.",
      args: {
        league: { type: required(GraphQLID), description: 'The id of the league.' },
        player: { type: required(GraphQLID), description: 'The id of the player.' },
        reason: {
          type: required(GraphQLString),
          description: 'Why, in words for the history; without the name.',
        },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    offerTournament: {
      type: OfferedTournament,
      description:
        "Offers a tournament to a league, with the token of the tournament's organiser. The league then sees its entrants and results, of a private one too. It cannot be taken back.",
      args: {
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        league: { type: required(GraphQLID), description: 'The id of the league.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    acceptTournament: {
      type: AcceptedTournament,
      description: 'Accepts a tournament that was offered: it counts from the moment it is finished.',
      args: {
        league: { type: required(GraphQLID), description: 'The id of the league.' },
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    removeTournament: {
      type: AcceptedTournament,
      description:
        'Takes a tournament out of a league again. Its claims stay, should it be accepted once more.',
      args: {
        league: { type: required(GraphQLID), description: 'The id of the league.' },
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        reason: { type: required(GraphQLString), description: 'Why it counts no longer.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    claimEntrants: {
      type: ChangedClaims,
      description:
        'Confirms which players the entrants of a tournament are. Refused as a whole, with every fault, where one claim cannot be.',
      args: {
        league: { type: required(GraphQLID), description: 'The id of the league.' },
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        claims: {
          type: required(list(required(ClaimInput))),
          description: 'Who is who, 1 to 500 at once; both members of a doubles team are claimed apart.',
        },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    claimWithCode: {
      type: ChangedClaims,
      description:
        "Claims an entrant with the code that the tournament's organiser has given it, with the token of the player. A code works once.",
      args: {
        league: { type: required(GraphQLID), description: 'The id of the league.' },
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        entrant: { type: required(GraphQLID), description: 'The id of the entrant.' },
        member: { type: GraphQLInt, description: 'Which member of a doubles team: 1 or 2; 1 in singles.' },
        player: { type: required(GraphQLID), description: 'The id of the player that the token is of.' },
        code: {
          type: required(GraphQLString),
          description: 'The claim code, in any spelling of its letters.',
        },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
    releaseClaim: {
      type: ChangedClaims,
      description: 'Takes a wrong claim back.',
      args: {
        league: { type: required(GraphQLID), description: 'The id of the league.' },
        tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
        entrant: { type: required(GraphQLID), description: 'The id of the entrant.' },
        member: { type: GraphQLInt, description: 'Which member of a doubles team: 1 or 2; 1 in singles.' },
        reason: { type: required(GraphQLString), description: 'Why the claim was wrong.' },
        idempotencyKey: {
          type: GraphQLString,
          description:
            'Names this request: a fresh one for each change, the same for each retry of it. Refused with IDEMPOTENCY_KEY_REQUIRED without.',
        },
        ifMatch: {
          type: GraphQLString,
          description: 'The `version` you last saw: refused with VERSION_MISMATCH when it has changed since.',
        },
      },
    },
  }),
});

export const Chance: GraphQLObjectType = new GraphQLObjectType({
  name: 'Chance',
  description: 'An exact chance.',
  fields: () => ({
    fraction: {
      type: required(GraphQLString),
      description: 'Exact, in lowest terms: `161/216`; `0/1` never happens, `1/1` always.',
    },
    decimal: {
      type: required(GraphQLFloat),
      description: 'The nearest decimal; 0 or 1 only where the chance is exactly that.',
    },
  }),
});

export const Source: GraphQLObjectType = new GraphQLObjectType({
  name: 'Source',
  description: 'Where a fact stands in the rules documents.',
  fields: () => ({
    document: {
      type: required(GraphQLString),
      description:
        "The document's number, `000` to `004`; `RULING`: what this project decided where they are silent; `CATALOGUE`: an army list's own.",
    },
    heading: { type: required(GraphQLString), description: 'The heading as printed there.' },
    page: { type: GraphQLInt, description: 'The page, where the document numbers its pages.' },
  }),
});

export const Ruleset: GraphQLEnumType = new GraphQLEnumType({
  name: 'Ruleset',
  description: 'The edition whose rules are meant.',
  values: {
    MESBG_2018: { description: 'Middle-earth Strategy Battle Game, 2018 edition.' },
  },
});

export const DateTime: GraphQLScalarType = new GraphQLScalarType({
  name: 'DateTime',
  description: 'A moment in UTC as ISO 8601 text: `2018-09-15T10:30:00.000Z`.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time',
});

export const ToWound: GraphQLObjectType = new GraphQLObjectType({
  name: 'ToWound',
  description: 'What one hit needs to wound.',
  fields: () => ({
    strength: { type: required(GraphQLInt), description: 'Strength of the hit, 1 to 10.' },
    defence: { type: required(GraphQLInt), description: 'Defence of the target, 1 to 10.' },
    bonus: { type: required(GraphQLInt), description: 'The bonus that was asked with.' },
    canWound: {
      type: required(GraphQLBoolean),
      description: 'False where this Strength cannot wound this Defence, whatever the bonus.',
    },
    needed: {
      type: GraphQLString,
      description:
        "The chart's score without the bonus: `3+` to `6+`, or `6/4`, `6/5`, `6/6` for two rolls; null where it cannot wound.",
    },
    dice: {
      type: required(list(required(GraphQLInt))),
      description:
        'The least that each die must show, in the order rolled, the bonus taken off; empty where it cannot wound.',
    },
    probability: { type: required(Chance), description: 'The chance that the hit wounds.' },
    source: { type: required(Source), description: 'Where the chart is printed.' },
  }),
});

export const ToWoundChart: GraphQLObjectType = new GraphQLObjectType({
  name: 'ToWoundChart',
  description: 'The To Wound chart.',
  fields: () => ({
    name: { type: required(GraphQLString), description: "The chart's name." },
    ruleset: { type: required(Ruleset), description: 'The edition it belongs to.' },
    rows: { type: required(list(required(ToWoundRow))), description: 'One row for each Strength asked for.' },
    source: { type: required(Source), description: 'Where the chart is printed.' },
  }),
});

export const ToWoundRow: GraphQLObjectType = new GraphQLObjectType({
  name: 'ToWoundRow',
  description: "One Strength's row of the To Wound chart.",
  fields: () => ({
    strength: { type: required(GraphQLInt), description: 'Strength of the hit, 1 to 10.' },
    cells: { type: required(list(required(ToWound))), description: 'The cells, by Defence 1 to 10.' },
  }),
});

export const ChartList: GraphQLObjectType = new GraphQLObjectType({
  name: 'ChartList',
  description: 'Roll tables.',
  fields: () => ({
    items: {
      type: required(list(required(Chart))),
      description: 'The charts, in the order of the documents.',
    },
    nextCursor: { type: GraphQLString, description: 'Always null: all are answered at once.' },
  }),
});

export const MightUse: GraphQLEnumType = new GraphQLEnumType({
  name: 'MightUse',
  description: "What Might may do to a chart's die.",
  values: {
    NONE: { description: 'Might may not change it.' },
    UP: { description: 'Might may raise it.' },
    UP_OR_DOWN: { description: 'Might may raise or lower it.' },
  },
});

export const Chart: GraphQLObjectType = new GraphQLObjectType({
  name: 'Chart',
  description:
    'A table of one D6. A total below the first row counts as the first, one above the last as the last.',
  fields: () => ({
    id: { type: required(GraphQLID), description: 'What to ask for it by.' },
    name: { type: required(GraphQLString), description: "The chart's name." },
    ruleset: { type: required(Ruleset), description: 'The edition it belongs to.' },
    dice: { type: required(GraphQLString), description: 'The dice thrown: `D6`.' },
    rolledBy: { type: required(GraphQLString), description: 'For whom the die is thrown.' },
    might: { type: required(MightUse), description: 'What Might may do to the die.' },
    modifiers: {
      type: required(list(required(ChartModifier))),
      description: 'The named changes to the die.',
    },
    variants: {
      type: required(list(required(ChartVariant))),
      description: 'The tables of the chart: one without a name, or several named ones.',
    },
    facts: {
      type: required(list(required(GraphQLString))),
      description: 'The facts, by name, that count what follows from a row.',
    },
    notes: {
      type: required(list(required(ChartNote))),
      description: 'What the project decided, or found unstated.',
    },
    sources: { type: required(list(required(Source))), description: 'Where it is printed.' },
  }),
});

export const ChartModifier: GraphQLObjectType = new GraphQLObjectType({
  name: 'ChartModifier',
  description: "A named change to a chart's die.",
  fields: () => ({
    name: { type: required(GraphQLString), description: 'What to name it by, such as `MOUNTED`.' },
    value: { type: required(GraphQLInt), description: 'What it adds to the die.' },
    when: { type: required(GraphQLString), description: 'When it applies.' },
    oneOf: {
      type: GraphQLString,
      description:
        'A model has at most one of the modifiers that share this word; null where it stands alone.',
    },
  }),
});

export const ChartVariant: GraphQLObjectType = new GraphQLObjectType({
  name: 'ChartVariant',
  description: 'A table of a chart.',
  fields: () => ({
    name: { type: GraphQLString, description: "What to name it by; null for a chart's only table." },
    when: { type: required(GraphQLString), description: 'When this table is the one.' },
    rows: { type: required(list(required(ChartRow))), description: 'The rows, lowest first.' },
  }),
});

export const ChartRow: GraphQLObjectType = new GraphQLObjectType({
  name: 'ChartRow',
  description: 'A row of a chart.',
  fields: () => ({
    from: { type: required(GraphQLInt), description: 'The lowest total on it.' },
    to: { type: required(GraphQLInt), description: 'The highest total on it.' },
    outcome: { type: required(GraphQLString), description: 'A stable word for what happens.' },
    name: { type: required(GraphQLString), description: "The row's name." },
    effect: { type: required(GraphQLString), description: 'What happens, in our words.' },
  }),
});

export const ChartNote: GraphQLObjectType = new GraphQLObjectType({
  name: 'ChartNote',
  description: 'A remark on a chart.',
  fields: () => ({
    text: { type: required(GraphQLString), description: 'The remark.' },
    source: { type: required(Source), description: 'Where it comes from.' },
  }),
});

export const ChartOdds: GraphQLObjectType = new GraphQLObjectType({
  name: 'ChartOdds',
  description: 'The exact chances of a chart.',
  fields: () => ({
    chart: { type: required(GraphQLID), description: "The chart's id." },
    name: { type: required(GraphQLString), description: "The chart's name." },
    ruleset: { type: required(Ruleset), description: 'The edition it belongs to.' },
    variant: { type: GraphQLString, description: 'Which table of the chart; null for its only one.' },
    rows: {
      type: required(list(required(ChartRowOdds))),
      description: 'Every row with its chance, Might spent as the aims say.',
    },
    mightSpent: {
      type: required(list(required(PointsOdds))),
      description: 'How many Might points are spent, and how likely; from 0 to all.',
    },
    sources: { type: required(list(required(Source))), description: 'Where the chart is printed.' },
  }),
});

export const ChartRowOdds: GraphQLObjectType = new GraphQLObjectType({
  name: 'ChartRowOdds',
  description: 'A row and its chance.',
  fields: () => ({
    row: { type: required(ChartRow), description: 'The row.' },
    probability: { type: required(Chance), description: 'The chance of ending on it.' },
  }),
});

export const PointsOdds: GraphQLObjectType = new GraphQLObjectType({
  name: 'PointsOdds',
  description: 'A number of points and the chance that so many are spent.',
  fields: () => ({
    points: { type: required(GraphQLInt), description: 'The points spent.' },
    probability: { type: required(Chance), description: 'The chance that exactly so many are spent.' },
  }),
});

export const ResolveChartInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'ResolveChartInput',
  description: 'A die as thrown for a chart, what changes it, and the facts.',
  fields: () => ({
    dice: {
      type: required(list(required(GraphQLInt))),
      description: 'The die as thrown, before any change: one number from 1 to 6.',
    },
    modifiers: {
      type: list(required(GraphQLString)),
      description: "Names of the chart's modifiers that apply.",
    },
    variant: {
      type: GraphQLString,
      description: 'Which table of the chart, by name; only for a chart that has several.',
    },
    might: {
      type: GraphQLInt,
      description:
        'Might points spent on the die; negative to lower it where the chart allows that. 0 if left out.',
    },
    mightAvailable: {
      type: GraphQLInt,
      description:
        'Might points that the model has, 0 to 100; the answer then shows what they could make of the die.',
    },
    fallInches: { type: GraphQLFloat, description: 'How far the model would fall, in inches.' },
    modelHeightInches: { type: GraphQLFloat, description: 'How tall the model is, in inches.' },
    remainingMoveInches: {
      type: GraphQLFloat,
      description: 'What is left of its move at the moment of the test, in inches.',
    },
    passengerMovedInches: {
      type: GraphQLFloat,
      description: 'What the passenger had moved this turn before it mounted up, in inches.',
    },
    moveInches: { type: GraphQLFloat, description: 'Its whole Move allowance, in inches.' },
  }),
});

export const RollChartInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'RollChartInput',
  description: 'What changes the die that we throw for a chart, and the facts.',
  fields: () => ({
    modifiers: {
      type: list(required(GraphQLString)),
      description: "Names of the chart's modifiers that apply.",
    },
    variant: {
      type: GraphQLString,
      description: 'Which table of the chart, by name; only for a chart that has several.',
    },
    mightAvailable: {
      type: GraphQLInt,
      description:
        'Might points that the model has, 0 to 100; the answer then shows what they could make of the die.',
    },
    fallInches: { type: GraphQLFloat, description: 'How far the model would fall, in inches.' },
    modelHeightInches: { type: GraphQLFloat, description: 'How tall the model is, in inches.' },
    remainingMoveInches: {
      type: GraphQLFloat,
      description: 'What is left of its move at the moment of the test, in inches.',
    },
    passengerMovedInches: {
      type: GraphQLFloat,
      description: 'What the passenger had moved this turn before it mounted up, in inches.',
    },
    moveInches: { type: GraphQLFloat, description: 'Its whole Move allowance, in inches.' },
  }),
});

export const ChartResolution: GraphQLObjectType = new GraphQLObjectType({
  name: 'ChartResolution',
  description: 'From the die to what follows.',
  fields: () => ({
    chart: { type: required(GraphQLID), description: "The chart's id." },
    name: { type: required(GraphQLString), description: "The chart's name." },
    ruleset: { type: required(Ruleset), description: 'The edition it belongs to.' },
    variant: { type: GraphQLString, description: 'Which table of the chart; null for its only one.' },
    dice: { type: required(list(required(GraphQLInt))), description: 'The die as thrown.' },
    steps: {
      type: required(list(required(ChartStep))),
      description: "Every change to the die in the rules' order: the natural die, each modifier, Might.",
    },
    total: { type: required(GraphQLInt), description: 'The score after all steps.' },
    row: { type: required(ChartRow), description: 'The row it falls on.' },
    consequence: {
      type: required(ChartConsequence),
      description: 'What follows, counted from the facts given.',
    },
    mightOptions: {
      type: required(list(required(MightOption))),
      description:
        'What Might could make of the die: each row within reach with the fewest points; the row without Might first.',
    },
    receipt: {
      type: GraphQLString,
      description: 'The signed receipt of a die that we threw; null where the player threw it.',
    },
    sources: { type: required(list(required(Source))), description: 'Where the chart is printed.' },
  }),
});

export const ChartStepKind: GraphQLEnumType = new GraphQLEnumType({
  name: 'ChartStepKind',
  description: 'What a step is.',
  values: {
    NATURAL: { description: 'The die as thrown.' },
    MODIFIER: { description: 'A modifier of the chart.' },
    MIGHT: { description: 'Might points spent.' },
  },
});

export const ChartStep: GraphQLObjectType = new GraphQLObjectType({
  name: 'ChartStep',
  description: 'One step from the die to the total.',
  fields: () => ({
    kind: { type: required(ChartStepKind), description: 'What kind of step.' },
    name: {
      type: required(GraphQLString),
      description: "What made it: the die, the modifier's name, Might.",
    },
    change: { type: required(GraphQLInt), description: 'What it added.' },
    score: { type: required(GraphQLInt), description: 'The score after it.' },
  }),
});

export const ChartConsequence: GraphQLObjectType = new GraphQLObjectType({
  name: 'ChartConsequence',
  description: 'What follows from a row; null where neither the facts given nor the source say.',
  fields: () => ({
    texts: {
      type: required(list(required(GraphQLString))),
      description: 'A sentence for each thing that follows.',
    },
    hits: { type: Hits, description: 'The hits suffered.' },
    mayMoveInches: { type: GraphQLFloat, description: 'How far the model may still move, in inches.' },
    isProne: { type: required(GraphQLBoolean), description: 'Whether the model ends Prone.' },
    isSlain: { type: required(GraphQLBoolean), description: 'Whether the model is removed as a casualty.' },
  }),
});

export const Hits: GraphQLObjectType = new GraphQLObjectType({
  name: 'Hits',
  description: 'Hits of one Strength, each rolled To Wound by itself.',
  fields: () => ({
    count: { type: required(GraphQLInt), description: 'How many.' },
    strength: { type: required(GraphQLInt), description: 'Their Strength.' },
    text: { type: required(GraphQLString), description: 'The same in words: `3 Strength 3 hits`.' },
  }),
});

export const MightOption: GraphQLObjectType = new GraphQLObjectType({
  name: 'MightOption',
  description: 'What Might could make of a die.',
  fields: () => ({
    might: { type: required(GraphQLInt), description: 'The points; negative where they lower the die.' },
    total: { type: required(GraphQLInt), description: 'The score then.' },
    row: { type: required(ChartRow), description: 'The row then.' },
  }),
});

export const FallingDamage: GraphQLObjectType = new GraphQLObjectType({
  name: 'FallingDamage',
  description: 'The hits of a fall.',
  fields: () => ({
    count: { type: required(GraphQLInt), description: 'How many hits.' },
    strength: { type: required(GraphQLInt), description: 'Their Strength.' },
    text: {
      type: required(GraphQLString),
      description: 'The same in words: `a 2 inch model falls 4 inches: 3 Strength 3 hits`.',
    },
    sources: { type: required(list(required(Source))), description: 'Where it stands.' },
  }),
});

export const MightSwitchesInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'MightSwitchesInput',
  description: 'What the documents leave open about Might, with our default.',
  fields: () => ({
    mightCap: {
      type: GraphQLInt,
      description: 'Might raises no single D6 beyond this, 1 to 20; null lifts the limit. 6 if left out.',
    },
  }),
});

export const CourageInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'CourageInput',
  description: 'A model that takes a Courage test.',
  fields: () => ({
    courage: { type: required(GraphQLInt), description: 'Courage of the profile, 0 to 20.' },
    harbinger: {
      type: GraphQLBoolean,
      description: 'An enemy Harbinger of Evil is within 12". False if left out.',
    },
    willAvailable: { type: GraphQLInt, description: 'Will points the model has, 0 to 20; 0 if left out.' },
    mightAvailable: { type: GraphQLInt, description: 'Might points the model has, 0 to 20; 0 if left out.' },
    switches: { type: MightSwitchesInput, description: 'What the documents leave open about Might.' },
  }),
});

export const ResolveCourageInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'ResolveCourageInput',
  description: 'A Courage test as thrown.',
  fields: () => ({
    courage: { type: required(GraphQLInt), description: 'Courage of the profile, 0 to 20.' },
    harbinger: {
      type: GraphQLBoolean,
      description: 'An enemy Harbinger of Evil is within 12". False if left out.',
    },
    willAvailable: { type: GraphQLInt, description: 'Will points the model has, 0 to 20; 0 if left out.' },
    mightAvailable: { type: GraphQLInt, description: 'Might points the model has, 0 to 20; 0 if left out.' },
    switches: { type: MightSwitchesInput, description: 'What the documents leave open about Might.' },
    dice: {
      type: required(list(required(GraphQLInt))),
      description: 'The dice as thrown, in the order the test asks for them.',
    },
    will: {
      type: GraphQLInt,
      description:
        'Will points spent on the failed test; with `might` left out too, points are spent as well as can be.',
    },
    might: {
      type: GraphQLInt,
      description:
        'Might points spent on the failed test; with `will` left out too, points are spent as well as can be.',
    },
  }),
});

export const CourageOdds: GraphQLObjectType = new GraphQLObjectType({
  name: 'CourageOdds',
  description: 'The exact chances of a Courage test.',
  fields: () => ({
    unaided: { type: required(Chance), description: 'Without spending anything.' },
    passed: { type: required(Chance), description: 'With all points at hand.' },
    byWill: {
      type: required(list(required(WillOdds))),
      description: 'With at most so many Will points and all the Might at hand, from 0 up.',
    },
    certainWill: {
      type: required(GraphQLInt),
      description: 'The least Will with which the test cannot fail, with all the Might at hand.',
    },
    sources: { type: required(list(required(Source))), description: 'Where it stands.' },
  }),
});

export const WillOdds: GraphQLObjectType = new GraphQLObjectType({
  name: 'WillOdds',
  description: 'A number of Will points and the chance of passing with them.',
  fields: () => ({
    will: { type: required(GraphQLInt), description: 'Will points.' },
    probability: { type: required(Chance), description: 'The chance.' },
  }),
});

export const CourageResolution: GraphQLObjectType = new GraphQLObjectType({
  name: 'CourageResolution',
  description: 'A Courage test, step by step.',
  fields: () => ({
    roll: { type: required(GraphQLInt), description: 'The two dice added.' },
    courage: { type: required(GraphQLInt), description: 'Courage, a Harbinger taken off.' },
    unaided: { type: required(GraphQLInt), description: 'Roll and Courage, before anything is spent.' },
    willSpent: { type: required(GraphQLInt), description: 'Will points spent.' },
    mightSpent: { type: required(GraphQLInt), description: 'Might points spent.' },
    total: { type: required(GraphQLInt), description: 'The score after all.' },
    passed: { type: required(GraphQLBoolean), description: 'Whether it is passed: 10 or more.' },
    leastWill: {
      type: required(GraphQLInt),
      description: 'The least Will that passes this throw without Might; 0 where it passed unaided.',
    },
    dice: { type: required(list(required(GraphQLInt))), description: 'The dice as thrown.' },
    receipt: {
      type: GraphQLString,
      description: 'The signed receipt of dice that we threw; null where the players threw them.',
    },
    sources: { type: required(list(required(Source))), description: 'Where it stands.' },
  }),
});

export const FateInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'FateInput',
  description: 'A model that has suffered one Wound.',
  fields: () => ({
    fate: {
      type: required(GraphQLInt),
      description: 'Fate points that may be spent on this Wound, 0 to 20.',
    },
    mightAvailable: { type: GraphQLInt, description: 'Might points the model has, 0 to 20; 0 if left out.' },
    rerollFailed: {
      type: GraphQLBoolean,
      description: 'Failed Fate rolls may be made again once, as at a Site of Power. False if left out.',
    },
  }),
});

export const ResolveFateInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'ResolveFateInput',
  description: 'Fate rolls as thrown, ending where the player stops.',
  fields: () => ({
    fate: {
      type: required(GraphQLInt),
      description: 'Fate points that may be spent on this Wound, 0 to 20.',
    },
    mightAvailable: { type: GraphQLInt, description: 'Might points the model has, 0 to 20; 0 if left out.' },
    rerollFailed: {
      type: GraphQLBoolean,
      description: 'Failed Fate rolls may be made again once, as at a Site of Power. False if left out.',
    },
    dice: {
      type: required(list(required(GraphQLInt))),
      description: 'The dice as thrown, in the order the test asks for them.',
    },
    might: { type: GraphQLInt, description: 'Might points spent on the last roll, 0 to 20; 0 if left out.' },
  }),
});

export const FateOdds: GraphQLObjectType = new GraphQLObjectType({
  name: 'FateOdds',
  description:
    'The exact chance of saving one Wound by best play: saving first, then sparing Might, then Fate.',
  fields: () => ({
    saved: { type: required(Chance), description: 'That the Wound is saved.' },
    fateSpent: { type: required(list(required(PointsOdds))), description: 'Fate points spent, from 0.' },
    mightSpent: { type: required(list(required(PointsOdds))), description: 'Might points spent, from 0.' },
    sources: { type: required(list(required(Source))), description: 'Where it stands.' },
  }),
});

export const FateResolution: GraphQLObjectType = new GraphQLObjectType({
  name: 'FateResolution',
  description: 'Fate rolls, step by step.',
  fields: () => ({
    rolls: { type: required(list(required(FateRoll))), description: 'Every throw.' },
    saved: { type: required(GraphQLBoolean), description: 'Whether the Wound is saved.' },
    fateSpent: { type: required(GraphQLInt), description: 'Fate points spent.' },
    mightSpent: { type: required(GraphQLInt), description: 'Might points spent.' },
    mightNeeded: {
      type: required(GraphQLInt),
      description: 'The Might that would turn the last roll; 0 where the Wound is saved.',
    },
    dice: { type: required(list(required(GraphQLInt))), description: 'The dice as thrown.' },
    receipt: {
      type: GraphQLString,
      description: 'The signed receipt of dice that we threw; null where the players threw them.',
    },
    sources: { type: required(list(required(Source))), description: 'Where it stands.' },
  }),
});

export const FateRoll: GraphQLObjectType = new GraphQLObjectType({
  name: 'FateRoll',
  description: 'One throw for a Fate point.',
  fields: () => ({
    point: { type: required(GraphQLInt), description: 'Which Fate point, from 1.' },
    natural: { type: required(GraphQLInt), description: 'The die as thrown.' },
    isReroll: {
      type: required(GraphQLBoolean),
      description: 'Whether it is the second throw for this point.',
    },
    might: { type: required(GraphQLInt), description: 'Might points spent on it.' },
    total: { type: required(GraphQLInt), description: 'The score after Might.' },
    saved: { type: required(GraphQLBoolean), description: 'Whether it saves.' },
  }),
});

export const InTheWaySwitchesInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'InTheWaySwitchesInput',
  description: 'What the documents leave open about In The Way, with our default.',
  fields: () => ({
    interveningModelIsHit: {
      type: GraphQLBoolean,
      description: 'A model in the way that stops the shot is hit by it. False if left out.',
    },
  }),
});

export const InTheWayInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'InTheWayInput',
  description: 'A shot and what is in its way.',
  fields: () => ({
    obstructions: {
      type: list(required(Obstruction)),
      description: 'What lies between, nearest the firer first; none if left out.',
    },
    heroicAccuracy: {
      type: GraphQLBoolean,
      description: 'Failed rolls are made again once. False if left out.',
    },
    mightAvailable: { type: GraphQLInt, description: 'Might points the firer has, 0 to 20; 0 if left out.' },
    switches: { type: InTheWaySwitchesInput, description: 'What the documents leave open.' },
  }),
});

export const ResolveInTheWayInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'ResolveInTheWayInput',
  description: 'A shot and what is in its way, as thrown.',
  fields: () => ({
    obstructions: {
      type: list(required(Obstruction)),
      description: 'What lies between, nearest the firer first; none if left out.',
    },
    heroicAccuracy: {
      type: GraphQLBoolean,
      description: 'Failed rolls are made again once. False if left out.',
    },
    mightAvailable: { type: GraphQLInt, description: 'Might points the firer has, 0 to 20; 0 if left out.' },
    switches: { type: InTheWaySwitchesInput, description: 'What the documents leave open.' },
    dice: {
      type: required(list(required(GraphQLInt))),
      description: 'The dice as thrown, in the order the test asks for them.',
    },
  }),
});

export const InTheWayOdds: GraphQLObjectType = new GraphQLObjectType({
  name: 'InTheWayOdds',
  description: 'The exact chances of a shot past what is in its way.',
  fields: () => ({
    passed: { type: required(Chance), description: 'That it passes everything.' },
    obstructions: {
      type: required(list(required(ObstructionOdds))),
      description: 'Each thing in the way, in order.',
    },
    stoppedByModel: { type: required(Chance), description: 'That a model in the way stops it.' },
    interveningModelHit: {
      type: required(Chance),
      description: 'That a model in the way is hit: only under the switch that says so.',
    },
    sources: { type: required(list(required(Source))), description: 'Where it stands.' },
  }),
});

export const ObstructionOdds: GraphQLObjectType = new GraphQLObjectType({
  name: 'ObstructionOdds',
  description: 'A thing in the way.',
  fields: () => ({
    obstruction: { type: required(Obstruction), description: 'What it is.' },
    needed: { type: required(GraphQLInt), description: 'The least that passes it.' },
    stopped: { type: required(Chance), description: 'That the shot ends there.' },
  }),
});

export const InTheWayResolution: GraphQLObjectType = new GraphQLObjectType({
  name: 'InTheWayResolution',
  description: 'A shot past what is in its way, step by step.',
  fields: () => ({
    rolls: { type: required(list(required(InTheWayRoll))), description: 'Every throw.' },
    passed: { type: required(GraphQLBoolean), description: 'Whether it passes everything.' },
    stoppedBy: { type: Obstruction, description: 'What stopped it; null where nothing did.' },
    mightSpent: { type: required(GraphQLInt), description: 'Might points spent.' },
    interveningModelHit: {
      type: required(GraphQLBoolean),
      description: 'Whether a model in the way is hit.',
    },
    dice: { type: required(list(required(GraphQLInt))), description: 'The dice as thrown.' },
    receipt: {
      type: GraphQLString,
      description: 'The signed receipt of dice that we threw; null where the players threw them.',
    },
    sources: { type: required(list(required(Source))), description: 'Where it stands.' },
  }),
});

export const InTheWayRoll: GraphQLObjectType = new GraphQLObjectType({
  name: 'InTheWayRoll',
  description: 'One throw for a thing in the way.',
  fields: () => ({
    obstruction: { type: required(Obstruction), description: 'What it is.' },
    needed: { type: required(GraphQLInt), description: 'The least that passes it.' },
    natural: { type: required(GraphQLInt), description: 'The die as thrown.' },
    isReroll: { type: required(GraphQLBoolean), description: 'Whether it is the second throw for it.' },
    might: { type: required(GraphQLInt), description: 'Might points spent on it.' },
    passed: { type: required(GraphQLBoolean), description: 'Whether it passes.' },
  }),
});

export const CasterInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'CasterInput',
  description: 'Who casts.',
  fields: () => ({
    will: {
      type: required(GraphQLInt),
      description:
        'Dice of the casting roll: the Will expended, the free point of a Staff of Power included, 1 to 20.',
    },
    castingValue: {
      type: required(GraphQLInt),
      description: 'The score that casts the power, such as 4 for 4+.',
    },
    might: { type: GraphQLInt, description: 'Might points it has, 0 to 20; 0 if left out.' },
    staffOfPower: {
      type: GraphQLBoolean,
      description: "One of the Will points is the Staff of Power's free one. False if left out.",
    },
    willOfEvil: {
      type: GraphQLBoolean,
      description: 'Its last Will point may not go into casting. False if left out.',
    },
    willAvailable: { type: GraphQLInt, description: 'Will points in its store, 0 to 40; checked if given.' },
  }),
});

export const CastingTargetInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'CastingTargetInput',
  description: 'Who the power is cast at.',
  fields: () => ({
    name: { type: GraphQLString, description: 'What to call it in the answer; `target` if left out.' },
    defence: {
      type: GraphQLInt,
      description: 'Its Defence, 1 to 10; Black Dart and Sorcerous Blast need it.',
    },
    wounds: { type: GraphQLInt, description: 'Wounds it has left, 1 to 20; 1 if left out.' },
    fate: { type: GraphQLInt, description: 'Fate points it has, 0 to 20; 0 if left out.' },
    fateMight: {
      type: GraphQLInt,
      description: 'Might points it may spend on its Fate rolls, 0 to 20; 0 if left out.',
    },
    will: {
      type: GraphQLInt,
      description:
        'Will points it expends on the Resist test, the free ones left out, 0 to 20; 0 if left out.',
    },
    willAvailable: { type: GraphQLInt, description: 'Will points in its store, 0 to 40; checked if given.' },
    resistantToMagic: { type: GraphQLBoolean, description: 'One free die. False if left out.' },
    staffOfPower: {
      type: GraphQLBoolean,
      description: 'It spends the free Will of its own Staff of Power: one free die. False if left out.',
    },
    might: {
      type: GraphQLInt,
      description: 'Might points it may spend on the Resist test, 0 to 20; 0 if left out.',
    },
  }),
});

export const BlastedModelInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'BlastedModelInput',
  description: 'A model that a Sorcerous Blast may knock Prone.',
  fields: () => ({
    name: { type: required(GraphQLString), description: 'What to call it in the answer.' },
    defence: { type: required(GraphQLInt), description: 'Its Defence, 1 to 10.' },
    wounds: { type: GraphQLInt, description: 'Wounds it has left, 1 to 20; 1 if left out.' },
    fate: { type: GraphQLInt, description: 'Fate points it has, 0 to 20; 0 if left out.' },
    fateMight: {
      type: GraphQLInt,
      description: 'Might points it may spend on its Fate rolls, 0 to 20; 0 if left out.',
    },
    knockedAtInches: {
      type: GraphQLInt,
      description:
        'Inches the target flies before it meets this one, 0 to 6; 0, if left out, where it is knocked Prone whatever the distance.',
    },
  }),
});

export const CastingInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'CastingInput',
  description: 'A Magical Power, its caster and its target.',
  fields: () => ({
    power: { type: required(MagicalPower), description: 'The Magical Power.' },
    caster: { type: required(CasterInput), description: 'Who casts.' },
    target: { type: CastingTargetInput, description: 'Who it is cast at.' },
    others: {
      type: list(required(BlastedModelInput)),
      description: 'Sorcerous Blast: every other model it may knock Prone.',
    },
    switches: { type: MightSwitchesInput, description: 'What the documents leave open about Might.' },
  }),
});

export const ResolveCastingInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'ResolveCastingInput',
  description: 'A casting as thrown.',
  fields: () => ({
    power: { type: required(MagicalPower), description: 'The Magical Power.' },
    caster: { type: required(CasterInput), description: 'Who casts.' },
    target: { type: CastingTargetInput, description: 'Who it is cast at.' },
    others: {
      type: list(required(BlastedModelInput)),
      description: 'Sorcerous Blast: every other model it may knock Prone.',
    },
    switches: { type: MightSwitchesInput, description: 'What the documents leave open about Might.' },
    dice: {
      type: required(list(required(GraphQLInt))),
      description: 'The dice as thrown, in the order the test asks for them.',
    },
    casterMight: {
      type: GraphQLInt,
      description: 'Might the caster spends before the Resist test; as well as can be if left out.',
    },
    targetMight: {
      type: GraphQLInt,
      description: 'Might the target spends on the Resist test; as well as can be if left out.',
    },
  }),
});

export const CastingOdds: GraphQLObjectType = new GraphQLObjectType({
  name: 'CastingOdds',
  description: 'The exact chances of a casting, both sides spending Might as well as can be.',
  fields: () => ({
    cast: { type: required(Chance), description: 'That it is cast.' },
    resisted: { type: required(Chance), description: 'That it is cast and resisted.' },
    takesEffect: { type: required(Chance), description: 'That it takes effect.' },
    casterWillSpent: { type: required(GraphQLInt), description: 'Will the caster loses.' },
    willRegained: {
      type: required(list(required(PointsOdds))),
      description: 'Will points the target regains, from 0.',
    },
    victims: {
      type: required(list(required(PowerVictimOdds))),
      description: 'What it does to each model; empty where the power rolls nothing.',
    },
    sources: { type: required(list(required(Source))), description: 'Where it stands.' },
  }),
});

export const PowerVictimOdds: GraphQLObjectType = new GraphQLObjectType({
  name: 'PowerVictimOdds',
  description: 'What a casting may do to one model, casting and resisting included.',
  fields: () => ({
    name: { type: required(GraphQLString), description: 'Its name.' },
    strength: { type: required(GraphQLInt), description: 'Strength of the hit.' },
    hit: { type: required(Chance), description: 'That it is hit.' },
    wounded: { type: required(Chance), description: 'That it loses a Wound, Fate spent as well as can be.' },
    slain: { type: required(Chance), description: 'That it is slain.' },
  }),
});

export const CastingResolution: GraphQLObjectType = new GraphQLObjectType({
  name: 'CastingResolution',
  description: 'A casting, step by step.',
  fields: () => ({
    castingRoll: { type: required(list(required(GraphQLInt))), description: 'The casting dice.' },
    casterMight: { type: required(GraphQLInt), description: 'Might the caster spent.' },
    castingScore: {
      type: required(GraphQLInt),
      description: 'The highest die with Might: what a Resist test must equal.',
    },
    cast: { type: required(GraphQLBoolean), description: 'Whether it is cast.' },
    resistRoll: {
      type: required(list(required(GraphQLInt))),
      description: 'The Resist dice, those that cost Will first.',
    },
    targetMight: { type: required(GraphQLInt), description: 'Might the target spent.' },
    resistScore: {
      type: GraphQLInt,
      description: 'The highest Resist die with Might; null where there was no test.',
    },
    resisted: { type: required(GraphQLBoolean), description: 'Whether it is resisted.' },
    willRegained: { type: required(GraphQLInt), description: 'Will points regained.' },
    takesEffect: { type: required(GraphQLBoolean), description: 'Whether it takes effect.' },
    effect: { type: MagicalEffect, description: 'What it does; null where it does not take effect.' },
    dice: { type: required(list(required(GraphQLInt))), description: 'The dice as thrown.' },
    receipt: {
      type: GraphQLString,
      description: 'The signed receipt of dice that we threw; null where the players threw them.',
    },
    sources: { type: required(list(required(Source))), description: 'Where it stands.' },
  }),
});

export const MagicalEffect: GraphQLObjectType = new GraphQLObjectType({
  name: 'MagicalEffect',
  description: 'What a power does.',
  fields: () => ({
    text: { type: required(GraphQLString), description: 'In words.' },
    blastedInches: {
      type: GraphQLInt,
      description: 'How far a Sorcerous Blast sends its target, in inches; null for other powers.',
    },
    prone: { type: required(list(required(GraphQLString))), description: 'Who is knocked Prone.' },
    hits: {
      type: required(list(required(CastHit))),
      description: 'The hits and their rolls To Wound; a Wound may still be saved by Fate.',
    },
  }),
});

export const CastHit: GraphQLObjectType = new GraphQLObjectType({
  name: 'CastHit',
  description: 'A hit by a power that took effect.',
  fields: () => ({
    name: { type: required(GraphQLString), description: 'Who is hit.' },
    strength: { type: required(GraphQLInt), description: 'Strength of the hit.' },
    dice: { type: required(list(required(GraphQLInt))), description: 'The dice To Wound as thrown.' },
    needed: { type: required(list(required(GraphQLInt))), description: 'What they had to show.' },
    wounded: { type: required(GraphQLBoolean), description: 'Whether it wounds.' },
  }),
});

export const SpecialStrikeInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'SpecialStrikeInput',
  description: 'A special strike and the facts that its rolls need.',
  fields: () => ({
    strike: { type: required(SpecialStrikeName), description: 'The special strike.' },
    fight: { type: GraphQLInt, description: 'Fight value of the model, 0 to 10; Feint needs it.' },
    strength: {
      type: GraphQLInt,
      description: 'Strength of the model, 1 to 10; Bash and Piercing Strike need it.',
    },
    defence: { type: GraphQLInt, description: 'Defence of the model, 1 to 10; Piercing Strike needs it.' },
    wonDuel: {
      type: GraphQLBoolean,
      description: 'Whether its side won the Duel; Piercing Strike needs it.',
    },
    twoHanded: {
      type: GraphQLBoolean,
      description: 'Bash: it uses a two-handed weapon, +1. False if left out.',
    },
    opponentStrength: { type: GraphQLInt, description: 'Strength of the opponent, 1 to 10; Bash needs it.' },
    opponentTwoHanded: {
      type: GraphQLBoolean,
      description: 'Bash: the opponent uses a two-handed weapon, +1. False if left out.',
    },
    mightAvailable: {
      type: GraphQLInt,
      description: 'Bash and Stun: Might points the model has, 0 to 20; 0 if left out.',
    },
    opponentMight: {
      type: GraphQLInt,
      description: 'Bash: Might points the opponent has, 0 to 20; 0 if left out.',
    },
    switches: { type: MightSwitchesInput, description: 'What the documents leave open about Might.' },
  }),
});

export const ResolveSpecialStrikeInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'ResolveSpecialStrikeInput',
  description: 'A special strike as thrown.',
  fields: () => ({
    strike: { type: required(SpecialStrikeName), description: 'The special strike.' },
    fight: { type: GraphQLInt, description: 'Fight value of the model, 0 to 10; Feint needs it.' },
    strength: {
      type: GraphQLInt,
      description: 'Strength of the model, 1 to 10; Bash and Piercing Strike need it.',
    },
    defence: { type: GraphQLInt, description: 'Defence of the model, 1 to 10; Piercing Strike needs it.' },
    wonDuel: {
      type: GraphQLBoolean,
      description: 'Whether its side won the Duel; Piercing Strike needs it.',
    },
    twoHanded: {
      type: GraphQLBoolean,
      description: 'Bash: it uses a two-handed weapon, +1. False if left out.',
    },
    opponentStrength: { type: GraphQLInt, description: 'Strength of the opponent, 1 to 10; Bash needs it.' },
    opponentTwoHanded: {
      type: GraphQLBoolean,
      description: 'Bash: the opponent uses a two-handed weapon, +1. False if left out.',
    },
    mightAvailable: {
      type: GraphQLInt,
      description: 'Bash and Stun: Might points the model has, 0 to 20; 0 if left out.',
    },
    opponentMight: {
      type: GraphQLInt,
      description: 'Bash: Might points the opponent has, 0 to 20; 0 if left out.',
    },
    switches: { type: MightSwitchesInput, description: 'What the documents leave open about Might.' },
    dice: {
      type: required(list(required(GraphQLInt))),
      description: 'The dice as thrown, in the order the test asks for them.',
    },
  }),
});

export const SpecialStrikeOdds: GraphQLObjectType = new GraphQLObjectType({
  name: 'SpecialStrikeOdds',
  description: 'Every end of a special strike, Might spent as well as can be.',
  fields: () => ({
    strike: { type: required(SpecialStrikeName), description: 'The special strike.' },
    outcomes: {
      type: required(list(required(SpecialStrikeOutcome))),
      description: 'Every end with its chance.',
    },
    source: { type: required(Source), description: 'Where it stands.' },
  }),
});

export const SpecialStrikeOutcome: GraphQLObjectType = new GraphQLObjectType({
  name: 'SpecialStrikeOutcome',
  description: 'An end of a special strike.',
  fields: () => ({
    outcome: { type: required(GraphQLString), description: 'A stable word for it.' },
    fight: { type: GraphQLInt, description: 'The Fight value after it; null where it is unchanged.' },
    strength: { type: GraphQLInt, description: 'The Strength after it; null where it is unchanged.' },
    defence: { type: GraphQLInt, description: 'The Defence after it; null where it is unchanged.' },
    probability: { type: required(Chance), description: 'The chance of it.' },
  }),
});

export const SpecialStrikeResolution: GraphQLObjectType = new GraphQLObjectType({
  name: 'SpecialStrikeResolution',
  description: 'A special strike, resolved.',
  fields: () => ({
    strike: { type: required(SpecialStrikeName), description: 'The special strike.' },
    outcome: { type: required(GraphQLString), description: 'A stable word for what came of it.' },
    text: { type: required(GraphQLString), description: 'The same in words.' },
    mightSpent: { type: required(GraphQLInt), description: 'Might points the model spent.' },
    opponentMightSpent: { type: required(GraphQLInt), description: 'Might points the opponent spent.' },
    fight: { type: GraphQLInt, description: 'The Fight value after it; null where it is unchanged.' },
    strength: { type: GraphQLInt, description: 'The Strength after it; null where it is unchanged.' },
    defence: { type: GraphQLInt, description: 'The Defence after it; null where it is unchanged.' },
    dice: { type: required(list(required(GraphQLInt))), description: 'The dice as thrown.' },
    receipt: {
      type: GraphQLString,
      description: 'The signed receipt of dice that we threw; null where the players threw them.',
    },
    source: { type: required(Source), description: 'Where it stands.' },
  }),
});

export const PriorityInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'PriorityInput',
  description: 'Two sides that roll for Priority.',
  fields: () => ({
    sides: {
      type: required(list(required(GraphQLString))),
      description: 'The two sides, in the order they throw.',
    },
    before: {
      type: GraphQLString,
      description: 'The side that had Priority last turn; left out in the first turn.',
    },
  }),
});

export const ResolvePriorityInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'ResolvePriorityInput',
  description: 'A roll for Priority as thrown.',
  fields: () => ({
    sides: {
      type: required(list(required(GraphQLString))),
      description: 'The two sides, in the order they throw.',
    },
    before: {
      type: GraphQLString,
      description: 'The side that had Priority last turn; left out in the first turn.',
    },
    dice: {
      type: required(list(required(GraphQLInt))),
      description: 'The dice as thrown, in the order the test asks for them.',
    },
  }),
});

export const SideOdds: GraphQLObjectType = new GraphQLObjectType({
  name: 'SideOdds',
  description: 'A side and its chance.',
  fields: () => ({
    side: { type: required(GraphQLString), description: 'The side.' },
    probability: { type: required(Chance), description: 'Its chance.' },
  }),
});

export const PriorityOdds: GraphQLObjectType = new GraphQLObjectType({
  name: 'PriorityOdds',
  description: 'The exact chance of Priority.',
  fields: () => ({
    sides: { type: required(list(required(SideOdds))), description: 'Both sides, in the order named.' },
    sources: { type: required(list(required(Source))), description: 'Where it stands.' },
  }),
});

export const PriorityResolution: GraphQLObjectType = new GraphQLObjectType({
  name: 'PriorityResolution',
  description: 'A roll for Priority, step by step.',
  fields: () => ({
    rounds: {
      type: required(list(required(RollOffRound))),
      description: 'Every throw; more than one only where ties are rolled again.',
    },
    priority: { type: required(GraphQLString), description: 'The side with Priority.' },
    passedByTie: { type: required(GraphQLBoolean), description: 'Whether a tie passed it on.' },
    dice: { type: required(list(required(GraphQLInt))), description: 'The dice as thrown.' },
    receipt: {
      type: GraphQLString,
      description: 'The signed receipt of dice that we threw; null where the players threw them.',
    },
    sources: { type: required(list(required(Source))), description: 'Where it stands.' },
  }),
});

export const RollOffRound: GraphQLObjectType = new GraphQLObjectType({
  name: 'RollOffRound',
  description: 'One throw by every side still in it.',
  fields: () => ({
    throws: { type: required(list(required(RollOffThrow))), description: 'Each side and its die.' },
  }),
});

export const RollOffThrow: GraphQLObjectType = new GraphQLObjectType({
  name: 'RollOffThrow',
  description: 'A side and its die.',
  fields: () => ({
    side: { type: required(GraphQLString), description: 'The side.' },
    die: { type: required(GraphQLInt), description: 'Its die.' },
  }),
});

export const RollOffInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'RollOffInput',
  description: 'Sides that roll off.',
  fields: () => ({
    sides: {
      type: required(list(required(GraphQLString))),
      description: 'The sides that roll, in the order they throw; two or more, of different names.',
    },
  }),
});

export const ResolveRollOffInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'ResolveRollOffInput',
  description: 'A roll-off as thrown.',
  fields: () => ({
    sides: {
      type: required(list(required(GraphQLString))),
      description: 'The sides that roll, in the order they throw; two or more, of different names.',
    },
    dice: {
      type: required(list(required(GraphQLInt))),
      description: 'The dice as thrown, in the order the test asks for them.',
    },
  }),
});

export const RollOffOdds: GraphQLObjectType = new GraphQLObjectType({
  name: 'RollOffOdds',
  description: 'The exact chance of each side in a roll-off.',
  fields: () => ({
    sides: { type: required(list(required(SideOdds))), description: 'The sides, in the order named.' },
    sources: { type: required(list(required(Source))), description: 'Where it stands.' },
  }),
});

export const RollOffResolution: GraphQLObjectType = new GraphQLObjectType({
  name: 'RollOffResolution',
  description: 'A roll-off, step by step.',
  fields: () => ({
    rounds: {
      type: required(list(required(RollOffRound))),
      description: 'Every throw; after the first, of those tied for the highest.',
    },
    winner: { type: required(GraphQLString), description: 'The side that won it.' },
    dice: { type: required(list(required(GraphQLInt))), description: 'The dice as thrown.' },
    receipt: {
      type: GraphQLString,
      description: 'The signed receipt of dice that we threw; null where the players threw them.',
    },
    sources: { type: required(list(required(Source))), description: 'Where it stands.' },
  }),
});

export const Reason: GraphQLObjectType = new GraphQLObjectType({
  name: 'Reason',
  description: 'Something the rules say about a wish, and where.',
  fields: () => ({
    code: { type: required(GraphQLString), description: 'A stable word for it.' },
    text: { type: required(GraphQLString), description: 'In our words.' },
    source: { type: required(Source), description: 'Where it stands.' },
  }),
});

export const MayShootInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'MayShootInput',
  description: 'A shot that a model would make. Distances are in inches.',
  fields: () => ({
    alignment: { type: required(Alignment), description: 'Whether the firer is Good or Evil.' },
    weapon: { type: required(MissileKind), description: 'What it shoots with.' },
    throwingOnTheCharge: {
      type: GraphQLBoolean,
      description: 'A throwing spear thrown in the Move phase as its bearer charges. False if left out.',
    },
    shootValue: { type: GraphQLInt, description: 'Its Shoot value, such as 4 for 4+, 2 to 6.' },
    moveInches: { type: required(GraphQLFloat), description: 'Its Move allowance.' },
    movedInches: {
      type: GraphQLFloat,
      description: 'How far it has moved this turn, standing up left out; 0 if left out.',
    },
    stoodUp: {
      type: GraphQLBoolean,
      description: 'It stood up this turn, which costs half of its Move. False if left out.',
    },
    jumped: { type: GraphQLBoolean, description: 'It jumped this turn. False if left out.' },
    leapt: { type: GraphQLBoolean, description: 'It leapt this turn. False if left out.' },
    climbed: { type: GraphQLBoolean, description: 'It climbed this turn. False if left out.' },
    swam: { type: GraphQLBoolean, description: 'It swam this turn. False if left out.' },
    prone: { type: GraphQLBoolean, description: 'It is Prone. False if left out.' },
    engaged: { type: GraphQLBoolean, description: 'It is Engaged in combat. False if left out.' },
    inDeepWater: { type: GraphQLBoolean, description: 'It is in deep water. False if left out.' },
    isPassenger: { type: GraphQLBoolean, description: 'It is a passenger. False if left out.' },
    immobilised: { type: GraphQLBoolean, description: 'It is Immobilised or Transfixed. False if left out.' },
    alreadyShot: {
      type: GraphQLBoolean,
      description: 'It has made its shooting attack this turn. False if left out.',
    },
    threwInMovePhase: {
      type: GraphQLBoolean,
      description: 'It threw its spear on the charge this turn. False if left out.',
    },
    lineOfSight: {
      type: GraphQLBoolean,
      description: 'It has Line of Sight to the target; true if left out.',
    },
    distanceInches: { type: required(GraphQLFloat), description: 'How far the target is.' },
    rangeInches: { type: required(GraphQLFloat), description: "The weapon's range." },
    targetEngaged: {
      type: GraphQLBoolean,
      description: 'The target is Engaged in combat. False if left out.',
    },
  }),
});

export const ShootingLeave: GraphQLObjectType = new GraphQLObjectType({
  name: 'ShootingLeave',
  description: 'Whether a shot may be made.',
  fields: () => ({
    mayShoot: { type: required(GraphQLBoolean), description: 'Whether it may.' },
    reasons: { type: required(list(required(Reason))), description: 'Every reason why not.' },
    consequences: {
      type: required(list(required(Reason))),
      description: 'What goes with a shot that may be made.',
    },
    needed: {
      type: GraphQLString,
      description: 'The score to hit, such as `5+`; null without a Shoot value.',
    },
    hit: { type: Chance, description: 'The chance to hit; null without a Shoot value.' },
  }),
});

export const MayCastInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'MayCastInput',
  description: 'A Hero who would cast a power. Distances are in inches.',
  fields: () => ({
    isHero: { type: GraphQLBoolean, description: 'It is a Hero with Magical Powers; true if left out.' },
    isMovePhase: { type: GraphQLBoolean, description: 'It is the Move phase; true if left out.' },
    alreadyCast: {
      type: GraphQLBoolean,
      description: 'It has tried a power this Move phase. False if left out.',
    },
    will: { type: required(GraphQLInt), description: 'Will points in its store, 0 to 40.' },
    freeWill: {
      type: GraphQLBoolean,
      description:
        'It bears a Staff of Power and has not used the free Will of this turn. False if left out.',
    },
    willOfEvil: { type: GraphQLBoolean, description: 'It has Will of Evil. False if left out.' },
    engaged: { type: GraphQLBoolean, description: 'It is Engaged in combat. False if left out.' },
    prone: { type: GraphQLBoolean, description: 'It is Prone. False if left out.' },
    immobilised: { type: GraphQLBoolean, description: 'It is Immobilised or Transfixed. False if left out.' },
    targetsItself: { type: GraphQLBoolean, description: 'The power targets the caster. False if left out.' },
    lineOfSight: {
      type: GraphQLBoolean,
      description: 'It has Line of Sight to the target; true if left out.',
    },
    distanceInches: { type: GraphQLFloat, description: 'How far the target is; 0 if left out.' },
    rangeInches: { type: GraphQLFloat, description: "The power's range; no limit if left out." },
  }),
});

export const CastingLeave: GraphQLObjectType = new GraphQLObjectType({
  name: 'CastingLeave',
  description: 'Whether a power may be cast.',
  fields: () => ({
    mayCast: { type: required(GraphQLBoolean), description: 'Whether it may.' },
    reasons: { type: required(list(required(Reason))), description: 'Every reason why not.' },
    mostWill: {
      type: required(GraphQLInt),
      description: 'The most Will that may be expended, the free point included.',
    },
  }),
});

export const WaterTestInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'WaterTestInput',
  description: 'A model in water.',
  fields: () => ({
    water: { type: required(Water), description: 'How deep it is.' },
    event: { type: required(WaterEvent), description: 'What happens to the model in it.' },
    kind: { type: ModelKind, description: 'What the model is; INFANTRY if left out.' },
    armour: { type: SwimmerArmour, description: 'The armour that counts in water; NONE if left out.' },
    shield: { type: GraphQLBoolean, description: 'It carries a shield. False if left out.' },
    banner: { type: GraphQLBoolean, description: 'It carries a banner. False if left out.' },
  }),
});

export const WaterTest: GraphQLObjectType = new GraphQLObjectType({
  name: 'WaterTest',
  description: 'What water asks of a model.',
  fields: () => ({
    test: { type: SwimTestTime, description: 'When a Swim test is due; null where none is.' },
    chart: { type: GraphQLID, description: 'The chart to roll on; null where no test is due.' },
    modifiers: {
      type: required(list(required(GraphQLString))),
      description: 'The modifiers of the Swim chart that apply, by name.',
    },
    ground: { type: required(WaterGround), description: 'What the water is to move through.' },
    mayShoot: { type: required(GraphQLBoolean), description: 'Whether the model may shoot from it.' },
    text: { type: required(GraphQLString), description: 'In our words.' },
    sources: { type: required(list(required(Source))), description: 'Where it stands.' },
  }),
});

export const TerrainTestInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'TerrainTestInput',
  description: "What lies in a model's path.",
  fields: () => ({
    terrain: { type: required(Terrain), description: 'What it is.' },
    sizeInches: {
      type: GraphQLFloat,
      description: 'Height of the obstacle or width of the gap, in inches; needed for them.',
    },
    modelHeightInches: {
      type: GraphQLFloat,
      description: 'How tall the model is, in inches; needed for an obstacle or a gap.',
    },
    model: { type: ModelKind, description: 'What the model is; INFANTRY if left out.' },
  }),
});

export const TerrainTest: GraphQLObjectType = new GraphQLObjectType({
  name: 'TerrainTest',
  description: 'What terrain asks of a model.',
  fields: () => ({
    mayCross: { type: required(GraphQLBoolean), description: 'Whether it can be crossed at all.' },
    test: { type: GraphQLID, description: 'The chart to roll on; null where no test is needed.' },
    costPerInch: { type: required(GraphQLInt), description: 'Inches of movement that an inch of it costs.' },
    text: { type: required(GraphQLString), description: 'In our words.' },
    sources: { type: required(list(required(Source))), description: 'Where it stands.' },
  }),
});

export const ProneMovementInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'ProneMovementInput',
  description: 'A Prone model.',
  fields: () => ({
    moveInches: { type: required(GraphQLFloat), description: 'Its Move allowance, in inches.' },
    remainingMoveInches: {
      type: GraphQLFloat,
      description: 'What is left of its move this turn, in inches; all of it if left out.',
    },
  }),
});

export const ProneMovement: GraphQLObjectType = new GraphQLObjectType({
  name: 'ProneMovement',
  description: 'What a Prone model may do.',
  fields: () => ({
    crawlInches: { type: required(GraphQLFloat), description: 'How far it may crawl.' },
    standUpCostInches: { type: required(GraphQLFloat), description: 'What standing up costs, in inches.' },
    mayStandUp: {
      type: required(GraphQLBoolean),
      description: 'Whether what is left of its move pays for standing up.',
    },
    leftAfterStandingInches: {
      type: required(GraphQLFloat),
      description: 'What is then left of its move, in inches.',
    },
    may: { type: required(list(required(GraphQLString))), description: 'What it may do.' },
    mayNot: { type: required(list(required(GraphQLString))), description: 'What it may not do.' },
    sources: { type: required(list(required(Source))), description: 'Where it stands.' },
  }),
});

export const CarryingInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'CarryingInput',
  description: 'A bearer, its burden, and what is to happen.',
  fields: () => ({
    action: { type: required(CarryingAction), description: 'What the bearer does, or what happens to it.' },
    burden: { type: required(Burden), description: 'What is carried.' },
    carriedDefence: {
      type: GraphQLInt,
      description: 'Defence of the carried model, 1 to 10; needed for a model.',
    },
    bearer: { type: BearerKind, description: 'What the bearer is; INFANTRY if left out.' },
    bearerStrength: {
      type: GraphQLInt,
      description: 'Strength of the bearer, 1 to 10; needed to carry a model.',
    },
    expertRider: {
      type: GraphQLBoolean,
      description: 'A Cavalry bearer has Expert Rider. False if left out.',
    },
    bearers: { type: GraphQLInt, description: 'How many models carry it together, 1 to 20; 1 if left out.' },
    bearersCharged: {
      type: GraphQLInt,
      description: 'How many of them are charged, 0 to 20; 1 if left out.',
    },
    engaged: { type: GraphQLBoolean, description: 'The bearer is Engaged in combat. False if left out.' },
    onTheGround: { type: GraphQLBoolean, description: 'It lies on the ground. False if left out.' },
    movedThisPhase: {
      type: GraphQLBoolean,
      description: 'It has been moved this Move phase. False if left out.',
    },
    passedThisPhase: {
      type: GraphQLBoolean,
      description: 'It has been passed this Move phase. False if left out.',
    },
    remainingMoveInches: {
      type: GraphQLFloat,
      description: "What is left of the bearer's move, in inches; 0 if left out.",
    },
  }),
});

export const Carrying: GraphQLObjectType = new GraphQLObjectType({
  name: 'Carrying',
  description: 'Whether and how something is carried.',
  fields: () => ({
    weight: { type: required(Weight), description: 'How the burden counts for its size.' },
    treatedAs: { type: required(Weight), description: 'How this bearer treats it.' },
    allowed: { type: required(GraphQLBoolean), description: 'Whether it may be done.' },
    reasons: { type: required(list(required(GraphQLString))), description: 'Every reason why not.' },
    moveInches: {
      type: required(GraphQLFloat),
      description: 'What is left of the move while carrying, in inches.',
    },
    texts: { type: required(list(required(GraphQLString))), description: 'What happens.' },
    sources: { type: required(list(required(Source))), description: 'Where it stands.' },
  }),
});

export const PassengerRule: GraphQLObjectType = new GraphQLObjectType({
  name: 'PassengerRule',
  description: 'A rule of passengers.',
  fields: () => ({
    event: { type: required(PassengerEvent), description: 'What was asked.' },
    allowed: { type: required(GraphQLBoolean), description: 'Whether it is allowed.' },
    text: { type: required(GraphQLString), description: 'In our words.' },
    chart: { type: GraphQLID, description: 'The chart to roll on next; null for none.' },
    source: { type: required(Source), description: 'Where it stands.' },
  }),
});

export const SentryInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'SentryInput',
  description: 'A Sentry in the End phase.',
  fields: () => ({
    engaged: { type: GraphQLBoolean, description: 'It is Engaged in combat. False if left out.' },
    distanceInches: {
      type: required(GraphQLFloat),
      description: 'How far the nearest enemy in its Line of Sight is, in inches.',
    },
    lineOfSight: {
      type: GraphQLBoolean,
      description: 'It has Line of Sight to that enemy; true if left out.',
    },
  }),
});

export const SentryAlarm: GraphQLObjectType = new GraphQLObjectType({
  name: 'SentryAlarm',
  description: 'Whether the alarm is raised.',
  fields: () => ({
    raised: { type: required(GraphQLBoolean), description: 'Whether it is.' },
    raisedBy: {
      type: required(list(required(GraphQLInt))),
      description: 'Which Sentries raise it, by their place in the list, from 0.',
    },
    text: { type: required(GraphQLString), description: 'What follows.' },
    source: { type: required(Source), description: 'Where it stands.' },
  }),
});

export const Obstruction: GraphQLEnumType = new GraphQLEnumType({
  name: 'Obstruction',
  description: 'What may be in the way of a shot.',
  values: {
    FORTIFICATION: { description: '5+' },
    LARGE_ROCK: { description: '5+' },
    OUTCROP: { description: '5+' },
    WINDOW: { description: '4+' },
    DOORWAY: { description: '4+' },
    WALL: { description: '4+' },
    ROCK: { description: '4+' },
    TREE_TRUNK: { description: '4+' },
    STURDY_FENCE: { description: '4+' },
    INTERVENING_MODEL: { description: '4+' },
    FLIMSY_FENCE: { description: '3+' },
    BUSH: { description: '3+' },
    CROPS: { description: '3+' },
    LONG_GRASS: { description: '3+' },
  },
});

export const MagicalPower: GraphQLEnumType = new GraphQLEnumType({
  name: 'MagicalPower',
  description: 'The Magical Powers.',
  values: {
    BLACK_DART: { description: 'One Strength 9 hit.' },
    COMMAND: { description: 'Moves the target and Immobilises it.' },
    COMPEL: { description: 'Moves the target and Transfixes it.' },
    IMMOBILISE: { description: 'Holds the target.' },
    TRANSFIX: { description: 'Holds the target.' },
    SORCEROUS_BLAST: { description: 'Blasts the target away and knocks models Prone.' },
    TERRIFYING_AURA: { description: 'The caster causes Terror.' },
  },
});

export const SpecialStrikeName: GraphQLEnumType = new GraphQLEnumType({
  name: 'SpecialStrikeName',
  description: 'The special strikes.',
  values: {
    BASH: { description: 'Hammers, maces, mauls.' },
    FEINT: { description: 'Daggers, swords.' },
    PIERCING_STRIKE: { description: 'Axes, picks.' },
    STUN: { description: 'Clubs, staffs.' },
    WHIRL: { description: 'Flails, scourges, whips.' },
  },
});

export const Alignment: GraphQLEnumType = new GraphQLEnumType({
  name: 'Alignment',
  description: 'Good or Evil.',
  values: {
    GOOD: { description: 'Good.' },
    EVIL: { description: 'Evil.' },
  },
});

export const MissileKind: GraphQLEnumType = new GraphQLEnumType({
  name: 'MissileKind',
  description: 'What a model shoots with, as far as moving goes.',
  values: {
    BOW: { description: 'A bow of any kind.' },
    THROWING_SPEAR: { description: 'A throwing spear.' },
    OTHER_THROWN_WEAPON: { description: 'Another thrown weapon.' },
  },
});

export const ModelKind: GraphQLEnumType = new GraphQLEnumType({
  name: 'ModelKind',
  description: 'What a model is, where movement asks.',
  values: {
    INFANTRY: { description: 'On foot.' },
    CAVALRY: { description: 'A rider on a mount.' },
    MONSTER: { description: 'A Monster.' },
    HORSE: { description: 'A horse without rider.' },
    WARG: { description: 'A Warg without rider.' },
  },
});

export const Water: GraphQLEnumType = new GraphQLEnumType({
  name: 'Water',
  description: 'How deep water is.',
  values: {
    SHALLOW: { description: 'Streams, ponds, fords.' },
    DEEP: { description: 'Too deep to stand in.' },
  },
});

export const WaterEvent: GraphQLEnumType = new GraphQLEnumType({
  name: 'WaterEvent',
  description: 'What happens to a model in water.',
  values: {
    ENTERS: { description: 'It moves into the water.' },
    STARTS_MOVE_PHASE: { description: 'It begins its Move phase in the water.' },
    KNOCKED_PRONE: { description: 'It is knocked Prone in the water.' },
  },
});

export const SwimmerArmour: GraphQLEnumType = new GraphQLEnumType({
  name: 'SwimmerArmour',
  description: 'Armour as it counts in water.',
  values: {
    NONE: { description: 'None that counts.' },
    HEAVY_ARMOUR: { description: 'Heavy armour.' },
    DWARF_ARMOUR: { description: 'Dwarf armour.' },
    HEAVY_DWARF_ARMOUR: { description: 'Heavy Dwarf armour.' },
  },
});

export const SwimTestTime: GraphQLEnumType = new GraphQLEnumType({
  name: 'SwimTestTime',
  description: 'When a Swim test is due.',
  values: {
    NOW: { description: 'At once.' },
    START_OF_NEXT_MOVE_PHASE: { description: 'At the start of its next Move phase.' },
  },
});

export const WaterGround: GraphQLEnumType = new GraphQLEnumType({
  name: 'WaterGround',
  description: 'What water is to move through.',
  values: {
    OPEN: { description: 'Open ground.' },
    DIFFICULT: { description: 'Difficult terrain.' },
    SWIMMING: { description: 'As far as the Swim test lets it.' },
  },
});

export const Terrain: GraphQLEnumType = new GraphQLEnumType({
  name: 'Terrain',
  description: "What lies in a model's path.",
  values: {
    OPEN_GROUND: { description: 'Open ground.' },
    DIFFICULT_TERRAIN: { description: 'Difficult terrain.' },
    OBSTACLE: { description: 'Something to cross.' },
    GAP: { description: 'Something to leap.' },
    SHALLOW_WATER: { description: 'Shallow water.' },
    DEEP_WATER: { description: 'Deep water.' },
  },
});

export const CarryingAction: GraphQLEnumType = new GraphQLEnumType({
  name: 'CarryingAction',
  description: 'What a bearer does, or what happens to it.',
  values: {
    PICK_UP: { description: 'Takes it up.' },
    MOVE: { description: 'Moves with it.' },
    PASS: { description: 'Hands it to another model.' },
    DROP: { description: 'Lets it go.' },
    CHARGE: { description: 'Charges.' },
    IS_CHARGED: { description: 'Is charged.' },
    IS_SLAIN_IN_COMBAT: { description: 'Is slain in close combat.' },
    LOAD_AS_PASSENGER: { description: 'Loads an unconscious ally onto a horse.' },
  },
});

export const Burden: GraphQLEnumType = new GraphQLEnumType({
  name: 'Burden',
  description: 'What is carried.',
  values: {
    LIGHT: { description: 'A Light Object.' },
    HEAVY: { description: 'A Heavy Object.' },
    MODEL: { description: 'Another model.' },
  },
});

export const BearerKind: GraphQLEnumType = new GraphQLEnumType({
  name: 'BearerKind',
  description: 'What a bearer is.',
  values: {
    INFANTRY: { description: 'On foot.' },
    CAVALRY: { description: 'A rider.' },
    MONSTER: { description: 'A Monster.' },
  },
});

export const Weight: GraphQLEnumType = new GraphQLEnumType({
  name: 'Weight',
  description: 'How a burden counts.',
  values: {
    LIGHT: { description: 'As a Light Object.' },
    HEAVY: { description: 'As a Heavy Object.' },
  },
});

export const PassengerEvent: GraphQLEnumType = new GraphQLEnumType({
  name: 'PassengerEvent',
  description: 'What happens to a passenger, or what it wants to do.',
  values: {
    MOUNTS: { description: 'It mounts up.' },
    DISMOUNTS: { description: 'It gets down.' },
    SHOT_AT: { description: 'A shot would hit the rider.' },
    STRUCK: { description: 'Rider or passenger is Struck in close combat.' },
    WANTS_TO_SHOOT: { description: 'It would shoot.' },
    WANTS_TO_FIGHT: { description: 'It would fight in close combat.' },
    RIDER_THROWN: { description: 'The rider is thrown.' },
    RIDER_SLAIN: { description: 'The rider is slain.' },
    RIDER_DISMOUNTS: { description: 'The rider gets down.' },
  },
});

export const FightModelType: GraphQLEnumType = new GraphQLEnumType({
  name: 'FightModelType',
  description: 'What a model is, as far as charges and support go.',
  values: {
    INFANTRY: { description: 'On foot.' },
    CAVALRY: { description: 'Rider and mount.' },
    OTHER: { description: 'Anything else: a monster, a war beast.' },
  },
});

export const SupportWeapon: GraphQLEnumType = new GraphQLEnumType({
  name: 'SupportWeapon',
  description: 'A weapon with which a model supports a friend.',
  values: {
    SPEAR: { description: 'One supports a model.' },
    PIKE: { description: 'Two may support a model.' },
  },
});

export const StrikesRolled: GraphQLEnumType = new GraphQLEnumType({
  name: 'StrikesRolled',
  description: 'How Strikes at one model are rolled. Strikes at several are always seen one by one.',
  values: {
    TOGETHER: { description: 'All at once: Might goes to the nearest misses.' },
    ONE_BY_ONE: { description: 'One after the other.' },
  },
});

export const StrikeAim: GraphQLEnumType = new GraphQLEnumType({
  name: 'StrikeAim',
  description: 'What the winner strikes for.',
  values: {
    KILL_MOST: { description: 'As many slain as can be.' },
    KILL_TARGET: { description: 'One model slain.' },
    WOUND_LEADER: { description: 'At least one Wound on the leader.' },
  },
});

export const DuelEnd: GraphQLEnumType = new GraphQLEnumType({
  name: 'DuelEnd',
  description: 'How a Duel ends.',
  values: {
    FIRST: { description: 'The first side wins.' },
    SECOND: { description: 'The second side wins.' },
    ROLL_OFF: { description: 'Score and Fight are level: the roll-off decides.' },
  },
});

export const DuelModelInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'DuelModelInput',
  description: 'A model in a Duel.',
  fields: () => ({
    attacks: {
      type: GraphQLInt,
      description:
        'Attacks, 1 to 10, as on the profile; a supporter brings one whatever stands here. 1 if left out.',
    },
    fight: { type: required(GraphQLInt), description: 'Fight value, 0 to 10.' },
    might: {
      type: GraphQLInt,
      description:
        'Might points left, 0 to 10, any heroic action already paid; at most 4 models a side have any. 0 if left out.',
    },
    type: { type: FightModelType, description: 'INFANTRY if left out.' },
    twoHanded: {
      type: GraphQLBoolean,
      description: 'It uses a two-handed weapon: -1 to its Duel dice, +1 To Wound. False if left out.',
    },
    elvenMade: {
      type: GraphQLBoolean,
      description:
        'It uses an Elven-made weapon; counts for the side unless it only supports. False if left out.',
    },
    supporting: {
      type: SupportWeapon,
      description:
        'It supports a friend with this weapon instead of fighting itself. A model gains support from one spear or two pikes at most.',
    },
    shielding: {
      type: GraphQLBoolean,
      description: 'It is shielding: twice the Duel dice, no Strikes. False if left out.',
    },
    charged: {
      type: GraphQLBoolean,
      description: 'It charged into this fight this turn. False if left out.',
    },
    chargedByCavalry: {
      type: GraphQLBoolean,
      description: 'Enemy Cavalry charged it afterwards: its own charge gives no bonus. False if left out.',
    },
    specialStrike: { type: SpecialStrikeName, description: 'The special strike that it uses.' },
    heroicStrike: {
      type: GraphQLBoolean,
      description: 'It declared a Heroic Strike: D6 more Fight, 10 at most. False if left out.',
    },
    prone: {
      type: GraphQLBoolean,
      description:
        'It lies Prone: it fights, but makes no Strikes, and is struck as Trapped. False if left out.',
    },
    immobilised: {
      type: GraphQLBoolean,
      description: 'It is Immobilised or Transfixed: it fights, but makes no Strikes. False if left out.',
    },
  }),
});

export const DuelSideInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'DuelSideInput',
  description: 'A side of a Duel.',
  fields: () => ({
    alignment: { type: required(Alignment), description: 'Good or Evil; it decides the roll-off.' },
    models: {
      type: required(list(required(DuelModelInput))),
      description: 'The models of the side, supporters among them; at most 30 Duel dice together.',
    },
    rerolls: {
      type: GraphQLInt,
      description: 'How many of its Duel dice the side may re-roll once, 0 to 30. 0 if left out.',
    },
  }),
});

export const DuelSwitchesInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'DuelSwitchesInput',
  description: 'What the documents leave open about a Duel.',
  fields: () => ({
    mightCap: {
      type: GraphQLInt,
      description: 'Might raises no die beyond this, 6 to 16; null lifts the limit. 6 if left out.',
      defaultValue: 6,
    },
    duelFloor: {
      type: GraphQLInt,
      description:
        'A modified Duel die does not fall below this, 0 or 1; null lifts the limit. 1 if left out.',
      defaultValue: 1,
    },
    naturalSixStands: {
      type: GraphQLBoolean,
      description: 'A natural 6 is not lowered by a two-handed weapon. False if left out.',
    },
  }),
});

export const DuelOddsInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'DuelOddsInput',
  description: 'A Duel to work out.',
  fields: () => ({
    sides: {
      type: required(list(required(DuelSideInput))),
      description: 'The two sides; answers keep their order.',
    },
    priority: {
      type: GraphQLInt,
      description:
        'The side with Priority: 0 for the first named, 1 for the second; the other re-rolls first. 0 if left out.',
    },
    switches: { type: DuelSwitchesInput, description: 'What the documents leave open.' },
  }),
});

export const MightAdviceInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'MightAdviceInput',
  description: 'A Duel whose dice lie, re-rolls done.',
  fields: () => ({
    sides: {
      type: required(list(required(DuelSideInput))),
      description: 'The two sides. Fight values as they are now, Heroic Strike and Feint rolled.',
    },
    dice: {
      type: required(list(required(list(required(GraphQLInt))))),
      description: 'The natural dice of both sides, model after model in the order given.',
    },
    priority: {
      type: GraphQLInt,
      description:
        'The side with Priority: 0 for the first named, 1 for the second; the other re-rolls first. 0 if left out.',
    },
    switches: { type: DuelSwitchesInput, description: 'What the documents leave open.' },
  }),
});

export const StrikeInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'StrikeInput',
  description: 'Strikes of one model, or of several alike without Might.',
  fields: () => ({
    count: { type: GraphQLInt, description: 'Attacks, 1 to 30, before Trapped doubles them. 1 if left out.' },
    strength: { type: required(GraphQLInt), description: 'Strength, 1 to 10.' },
    bonus: {
      type: GraphQLInt,
      description: 'Added to each To Wound roll, 0 to 5, beside what the flags below add. 0 if left out.',
    },
    twoHanded: { type: GraphQLBoolean, description: 'A two-handed weapon: +1 To Wound. False if left out.' },
    lance: { type: GraphQLBoolean, description: 'A lance on the charge: +1 To Wound. False if left out.' },
    rivalry: { type: GraphQLBoolean, description: 'Friendly Rivalry: +1 To Wound. False if left out.' },
    rerollOnes: {
      type: GraphQLBoolean,
      description: 'To Wound dice of 1 are re-rolled once, as after a won Feint. False if left out.',
    },
    might: { type: GraphQLInt, description: 'Might of the model that strikes, 0 to 10. 0 if left out.' },
    whirl: {
      type: GraphQLBoolean,
      description: 'It Whirls: one single Strike at each target, whatever its Attacks. False if left out.',
    },
    piercingStrike: {
      type: GraphQLBoolean,
      description:
        'Piercing Strike: a D3 is added to its Strength, once for all its Attacks. False if left out.',
    },
  }),
});

export const StrikeTargetInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'StrikeTargetInput',
  description: 'A model struck at.',
  fields: () => ({
    defence: {
      type: required(GraphQLInt),
      description: 'Defence with its armour and shield, without Shieldwall, 1 to 10.',
    },
    wounds: { type: GraphQLInt, description: 'Wounds left, 1 to 10. 1 if left out.' },
    fate: { type: GraphQLInt, description: 'Fate points left, 0 to 6. 0 if left out.' },
    might: {
      type: GraphQLInt,
      description: 'Might points left, 0 to 10, for its Fate rolls. 0 if left out.',
    },
    rerollFate: {
      type: GraphQLBoolean,
      description: 'It may re-roll failed Fate rolls (Site of Power). False if left out.',
    },
    shieldwall: { type: GraphQLBoolean, description: 'Its Shieldwall holds: +1 Defence. False if left out.' },
    trapped: {
      type: GraphQLBoolean,
      description: 'It is Trapped or Prone: each Attack at it is two Strikes. False if left out.',
    },
  }),
});

export const StrikeSwitchesInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'StrikeSwitchesInput',
  description: 'What the documents leave open about Strikes.',
  fields: () => ({
    strikesRolled: {
      type: StrikesRolled,
      description:
        'Whether all Strikes at one model are seen before Might is spent, or each for itself. TOGETHER if left out.',
    },
  }),
});

export const StrikeOddsInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'StrikeOddsInput',
  description: 'Strikes to work out, at one target or at several.',
  fields: () => ({
    strikes: {
      type: required(list(required(StrikeInput))),
      description:
        'What strikes, in the order of striking: 30 Attacks together at most, 4 with Might, and 8000 states to work through (refused by name with their number).',
    },
    trapped: {
      type: GraphQLBoolean,
      description:
        'All targets are Trapped or Prone: each Attack is two Strikes at the same target. False if left out.',
    },
    target: { type: StrikeTargetInput, description: 'The only target.' },
    targets: {
      type: list(required(StrikeTargetInput)),
      description: 'Instead of one target: 1 to 4 of them.',
    },
    aim: { type: StrikeAim, description: 'What the winner strikes for. KILL_MOST if left out.' },
    aimedAt: {
      type: GraphQLInt,
      description: 'The place, from 0, of the model that KILL_TARGET or WOUND_LEADER means.',
    },
    switches: { type: StrikeSwitchesInput, description: 'What the documents leave open.' },
  }),
});

export const FightModelInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'FightModelInput',
  description: 'A model in a whole fight.',
  fields: () => ({
    attacks: {
      type: GraphQLInt,
      description:
        'Attacks, 1 to 10, as on the profile; a supporter brings one whatever stands here. 1 if left out.',
    },
    fight: { type: required(GraphQLInt), description: 'Fight value, 0 to 10.' },
    might: {
      type: GraphQLInt,
      description:
        'Might points left, 0 to 10, any heroic action already paid; at most 4 models a side have any. 0 if left out.',
    },
    type: { type: FightModelType, description: 'INFANTRY if left out.' },
    twoHanded: {
      type: GraphQLBoolean,
      description: 'It uses a two-handed weapon: -1 to its Duel dice, +1 To Wound. False if left out.',
    },
    elvenMade: {
      type: GraphQLBoolean,
      description:
        'It uses an Elven-made weapon; counts for the side unless it only supports. False if left out.',
    },
    supporting: {
      type: SupportWeapon,
      description:
        'It supports a friend with this weapon instead of fighting itself. A model gains support from one spear or two pikes at most.',
    },
    shielding: {
      type: GraphQLBoolean,
      description: 'It is shielding: twice the Duel dice, no Strikes. False if left out.',
    },
    charged: {
      type: GraphQLBoolean,
      description: 'It charged into this fight this turn. False if left out.',
    },
    chargedByCavalry: {
      type: GraphQLBoolean,
      description: 'Enemy Cavalry charged it afterwards: its own charge gives no bonus. False if left out.',
    },
    specialStrike: { type: SpecialStrikeName, description: 'The special strike that it uses.' },
    heroicStrike: {
      type: GraphQLBoolean,
      description: 'It declared a Heroic Strike: D6 more Fight, 10 at most. False if left out.',
    },
    prone: {
      type: GraphQLBoolean,
      description:
        'It lies Prone: it fights, but makes no Strikes, and is struck as Trapped. False if left out.',
    },
    immobilised: {
      type: GraphQLBoolean,
      description: 'It is Immobilised or Transfixed: it fights, but makes no Strikes. False if left out.',
    },
    strength: { type: required(GraphQLInt), description: 'Strength, 1 to 10.' },
    defence: {
      type: required(GraphQLInt),
      description: 'Defence with its armour and shield, without Shieldwall, 1 to 10.',
    },
    wounds: { type: GraphQLInt, description: 'Wounds left, 1 to 10. 1 if left out.' },
    fate: { type: GraphQLInt, description: 'Fate points left, 0 to 6. 0 if left out.' },
    rerollFate: {
      type: GraphQLBoolean,
      description: 'It may re-roll failed Fate rolls (Site of Power). False if left out.',
    },
    shieldwall: { type: GraphQLBoolean, description: 'Its Shieldwall holds: +1 Defence. False if left out.' },
    lance: {
      type: GraphQLBoolean,
      description: 'It carries a lance: +1 To Wound when it charged, as Cavalry. False if left out.',
    },
    rivalry: {
      type: GraphQLBoolean,
      description: 'Friendly Rivalry gives it +1 To Wound. False if left out.',
    },
    bonus: {
      type: GraphQLInt,
      description: 'Any further bonus to its To Wound rolls, 0 to 5. 0 if left out.',
    },
    rerollOnes: { type: GraphQLBoolean, description: 'It re-rolls To Wound dice of 1. False if left out.' },
    trapped: {
      type: GraphQLBoolean,
      description: 'It cannot back away if its side loses. False if left out.',
    },
  }),
});

export const FightSideInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'FightSideInput',
  description: 'A side of a whole fight.',
  fields: () => ({
    alignment: { type: required(Alignment), description: 'Good or Evil; it decides the roll-off.' },
    models: {
      type: required(list(required(FightModelInput))),
      description:
        'The models of the side, supporters among them; at most 30 Duel dice together, 4 models that can be struck.',
    },
    rerolls: {
      type: GraphQLInt,
      description: 'How many of its Duel dice the side may re-roll once, 0 to 30. 0 if left out.',
    },
    aim: { type: StrikeAim, description: 'What the winner strikes for. KILL_MOST if left out.' },
    aimedAt: {
      type: GraphQLInt,
      description: 'The place, from 0, of the model that KILL_TARGET or WOUND_LEADER means.',
    },
  }),
});

export const FightSwitchesInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'FightSwitchesInput',
  description: 'What the documents leave open about a fight.',
  fields: () => ({
    mightCap: {
      type: GraphQLInt,
      description: 'Might raises no die beyond this, 6 to 16; null lifts the limit. 6 if left out.',
      defaultValue: 6,
    },
    duelFloor: {
      type: GraphQLInt,
      description:
        'A modified Duel die does not fall below this, 0 or 1; null lifts the limit. 1 if left out.',
      defaultValue: 1,
    },
    naturalSixStands: {
      type: GraphQLBoolean,
      description: 'A natural 6 is not lowered by a two-handed weapon. False if left out.',
    },
    strikesRolled: {
      type: StrikesRolled,
      description:
        'Whether all Strikes at one model are seen before Might is spent, or each for itself. TOGETHER if left out.',
    },
    bashAndStunForgoStrikes: {
      type: GraphQLBoolean,
      description: 'A model that Bashes or Stuns makes no Strikes. True if left out.',
    },
    shieldingStopsSide: {
      type: GraphQLBoolean,
      description: "A shielding model's victory stops its whole side from Striking. False if left out.",
    },
  }),
});

export const HeroicCombatInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'HeroicCombatInput',
  description: 'A second fight, should the first leave no enemy alive.',
  fields: () => ({
    side: {
      type: required(GraphQLInt),
      description:
        'The side whose hero declared it, 0 or 1. Its Might is then kept for Duels: none goes on the Strikes of the first fight.',
    },
    fighters: {
      type: required(list(required(GraphQLInt))),
      description:
        'The places, from 0, of those who fight again: the hero and friends of that fight, 1 to 4.',
    },
    charged: { type: GraphQLBoolean, description: 'They charge into the second fight. False if left out.' },
    enemies: { type: required(FightSideInput), description: 'Their new enemies.' },
    aim: { type: StrikeAim, description: 'What the winner strikes for. KILL_MOST if left out.' },
    aimedAt: {
      type: GraphQLInt,
      description: 'The place, from 0, of the model that KILL_TARGET or WOUND_LEADER means.',
    },
  }),
});

export const FightOddsInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'FightOddsInput',
  description: 'A whole fight to work out.',
  fields: () => ({
    sides: {
      type: required(list(required(FightSideInput))),
      description:
        'The two sides; answers keep their order. At most 30 Duel dice, 4 models with Might and 4 that can be struck a side, and 8000 states to work through (refused by name with their number).',
    },
    priority: {
      type: GraphQLInt,
      description:
        'The side with Priority: 0 for the first named, 1 for the second; the other re-rolls first. 0 if left out.',
    },
    switches: { type: FightSwitchesInput, description: 'What the documents leave open.' },
    heroicCombat: { type: HeroicCombatInput, description: "A Heroic Combat's second fight." },
  }),
});

export const RollFightInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'RollFightInput',
  description: 'A whole fight to roll.',
  fields: () => ({
    sides: {
      type: required(list(required(FightSideInput))),
      description:
        'The two sides; answers keep their order. At most 30 Duel dice, 4 models with Might and 4 that can be struck a side, and 8000 states to work through (refused by name with their number).',
    },
    priority: {
      type: GraphQLInt,
      description:
        'The side with Priority: 0 for the first named, 1 for the second; the other re-rolls first. 0 if left out.',
    },
    switches: { type: FightSwitchesInput, description: 'What the documents leave open.' },
  }),
});

export const ResolveFightInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'ResolveFightInput',
  description: "A whole fight with the players' dice.",
  fields: () => ({
    sides: {
      type: required(list(required(FightSideInput))),
      description:
        'The two sides; answers keep their order. At most 30 Duel dice, 4 models with Might and 4 that can be struck a side, and 8000 states to work through (refused by name with their number).',
    },
    priority: {
      type: GraphQLInt,
      description:
        'The side with Priority: 0 for the first named, 1 for the second; the other re-rolls first. 0 if left out.',
    },
    switches: { type: FightSwitchesInput, description: 'What the documents leave open.' },
    dice: {
      type: required(list(required(GraphQLInt))),
      description: 'The dice as thrown, in the order that the steps ask for them, 300 at most.',
    },
  }),
});

export const ShooterInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'ShooterInput',
  description: 'A shooter, or several alike without Might.',
  fields: () => ({
    count: {
      type: GraphQLInt,
      description: 'How many shoot alike, 1 to 30; 1 where Might is given. 1 if left out.',
    },
    shoot: { type: required(GraphQLInt), description: 'Shoot value, 2 to 6: 4 for 4+.' },
    moved: {
      type: GraphQLBoolean,
      description: 'It moved this turn: its Shoot value is one worse; a 6 always hits. False if left out.',
    },
    chargingThrow: {
      type: GraphQLBoolean,
      description: 'A throwing spear thrown while charging: no penalty for moving. False if left out.',
    },
    strength: { type: required(GraphQLInt), description: 'Strength of the shot, 1 to 10.' },
    bonus: { type: GraphQLInt, description: 'Added to each To Wound roll, 0 to 5. 0 if left out.' },
    rerollOnes: {
      type: GraphQLBoolean,
      description: 'To Wound dice of 1 are re-rolled once. False if left out.',
    },
    inTheWay: {
      type: list(required(Obstruction)),
      description: 'What is in the way, nearest the shooter first; 4 at most. Nothing if left out.',
    },
    heroicAccuracy: {
      type: GraphQLBoolean,
      description: 'Heroic Accuracy: failed In The Way rolls are re-rolled once. False if left out.',
    },
    might: {
      type: GraphQLInt,
      description: 'Might of the shooter, 0 to 10, for any die of its shot. 0 if left out.',
    },
  }),
});

export const VolleyTargetInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'VolleyTargetInput',
  description: 'A model shot at.',
  fields: () => ({
    defence: {
      type: required(GraphQLInt),
      description: 'Defence with its armour and shield, without Shieldwall, 1 to 10.',
    },
    wounds: { type: GraphQLInt, description: 'Wounds left, 1 to 10. 1 if left out.' },
    fate: { type: GraphQLInt, description: 'Fate points left, 0 to 6. 0 if left out.' },
    might: {
      type: GraphQLInt,
      description: 'Might points left, 0 to 10, for its Fate rolls. 0 if left out.',
    },
    rerollFate: {
      type: GraphQLBoolean,
      description: 'It may re-roll failed Fate rolls (Site of Power). False if left out.',
    },
  }),
});

export const VolleySwitchesInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'VolleySwitchesInput',
  description: 'What the documents leave open about shooting.',
  fields: () => ({
    interveningModelIsHit: {
      type: GraphQLBoolean,
      description: 'A model in the way that stops a shot is hit by it. False if left out.',
    },
  }),
});

export const VolleyOddsInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'VolleyOddsInput',
  description: 'A volley to work out or to roll.',
  fields: () => ({
    shooters: {
      type: required(list(required(ShooterInput))),
      description:
        'Who shoots, in this order: 30 together at most, 4 with Might, and 8000 states to work through (refused by name with their number).',
    },
    target: { type: required(VolleyTargetInput), description: 'Who is shot at.' },
    switches: { type: VolleySwitchesInput, description: 'What the documents leave open.' },
  }),
});

export const ResolveVolleyInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'ResolveVolleyInput',
  description: "A volley with the players' dice.",
  fields: () => ({
    shooters: {
      type: required(list(required(ShooterInput))),
      description:
        'Who shoots, in this order: 30 together at most, 4 with Might, and 8000 states to work through (refused by name with their number).',
    },
    target: { type: required(VolleyTargetInput), description: 'Who is shot at.' },
    switches: { type: VolleySwitchesInput, description: 'What the documents leave open.' },
    dice: {
      type: required(list(required(GraphQLInt))),
      description: 'The dice as thrown, in the order that the steps ask for them, 300 at most.',
    },
  }),
});

export const FightStep: GraphQLObjectType = new GraphQLObjectType({
  name: 'FightStep',
  description: 'A step of how an answer came about.',
  fields: () => ({
    code: { type: required(GraphQLString), description: 'What kind of step: DICE, TIE, TO_WOUND, FATE...' },
    side: { type: GraphQLInt, description: 'The side it concerns, 0 or 1; null for both.' },
    model: {
      type: GraphQLInt,
      description: 'The place of the model in its side, from 0; null for the side.',
    },
    text: { type: required(GraphQLString), description: 'The step in words.' },
    source: { type: required(Source), description: 'Where the rule stands.' },
  }),
});

export const DuelOdds: GraphQLObjectType = new GraphQLObjectType({
  name: 'DuelOdds',
  description: 'Who wins a Duel.',
  fields: () => ({
    win: { type: required(list(required(Chance))), description: "Each side's chance, in the order given." },
    drawnScore: {
      type: required(Chance),
      description:
        "The chance that equal scores leave it to the Fight values or the roll-off: neither side's Might can outscore the other.",
    },
    steps: { type: required(list(required(FightStep))), description: 'How it came about.' },
  }),
});

export const MightSpending: GraphQLObjectType = new GraphQLObjectType({
  name: 'MightSpending',
  description: 'Might to spend: a model raises its best die, a point a pip.',
  fields: () => ({
    side: { type: required(GraphQLInt), description: 'The side, 0 or 1.' },
    model: { type: required(GraphQLInt), description: 'The place of the model in its side, from 0.' },
    from: { type: required(GraphQLInt), description: 'The score of its best die.' },
    to: { type: required(GraphQLInt), description: 'The score that it must show.' },
    points: { type: required(GraphQLInt), description: 'The points that this takes.' },
  }),
});

export const MightAdvice: GraphQLObjectType = new GraphQLObjectType({
  name: 'MightAdvice',
  description: 'What to do with Might when the Duel dice lie.',
  fields: () => ({
    scores: {
      type: required(list(required(GraphQLInt))),
      description: 'The highest score of each side as the dice lie, after modifiers.',
    },
    fights: {
      type: required(list(required(GraphQLInt))),
      description: 'The highest Fight value of each side.',
    },
    asTheDiceLie: { type: required(DuelEnd), description: 'How it ends if nobody spends.' },
    withBestMight: { type: required(DuelEnd), description: 'How it ends under best play by both.' },
    win: {
      type: required(list(required(Chance))),
      description: "Each side's chance under best play by both.",
    },
    spend: {
      type: MightSpending,
      description: 'The only Might to spend, the least that does it; null if nobody needs to.',
    },
    advice: { type: required(GraphQLString), description: 'The same in words.' },
    source: { type: required(Source), description: 'Where the rule stands.' },
  }),
});

export const WoundsChance: GraphQLObjectType = new GraphQLObjectType({
  name: 'WoundsChance',
  description: 'The chance of a number of Wounds.',
  fields: () => ({
    wounds: { type: required(GraphQLInt), description: 'How many Wounds are lost.' },
    probability: { type: required(Chance), description: 'How likely that is.' },
  }),
});

export const SlainChance: GraphQLObjectType = new GraphQLObjectType({
  name: 'SlainChance',
  description: 'The chance of a number of models slain.',
  fields: () => ({
    slain: { type: required(GraphQLInt), description: 'How many are slain.' },
    probability: { type: required(Chance), description: 'How likely that is.' },
  }),
});

export const StrikeTargetOdds: GraphQLObjectType = new GraphQLObjectType({
  name: 'StrikeTargetOdds',
  description: 'What Strikes do to one target.',
  fields: () => ({
    slain: { type: required(Chance), description: 'The chance that it is slain.' },
    wounds: {
      type: required(list(required(WoundsChance))),
      description: 'The chance of each number of Wounds lost.',
    },
  }),
});

export const StrikeOdds: GraphQLObjectType = new GraphQLObjectType({
  name: 'StrikeOdds',
  description: 'What Strikes come to.',
  fields: () => ({
    slain: { type: required(Chance), description: 'The chance that all targets are slain.' },
    wounds: {
      type: required(list(required(WoundsChance))),
      description: 'The chance of each number of Wounds lost by all targets together.',
    },
    slainCount: {
      type: required(list(required(SlainChance))),
      description: 'The chance of each number of targets slain.',
    },
    targets: {
      type: required(list(required(StrikeTargetOdds))),
      description: 'Each target, in the order given.',
    },
    strikesRolled: { type: required(StrikesRolled), description: 'How they were rolled.' },
    steps: { type: required(list(required(FightStep))), description: 'How it came about.' },
  }),
});

export const FightOutcome: GraphQLObjectType = new GraphQLObjectType({
  name: 'FightOutcome',
  description: 'One way a fight may end.',
  fields: () => ({
    winner: { type: required(GraphQLInt), description: 'The side that wins the Duel, 0 or 1.' },
    slain: { type: required(GraphQLInt), description: "How many of the loser's models are slain." },
    probability: { type: required(Chance), description: 'How likely that is.' },
  }),
});

export const FightModelOdds: GraphQLObjectType = new GraphQLObjectType({
  name: 'FightModelOdds',
  description: 'What a fight does to one model.',
  fields: () => ({
    slain: { type: required(Chance), description: 'The chance that it is slain.' },
    wounds: {
      type: required(list(required(WoundsChance))),
      description: 'The chance of each number of Wounds lost.',
    },
    prone: { type: required(Chance), description: 'The chance that it lives and lies Prone afterwards.' },
    stunned: { type: required(Chance), description: 'The chance that it lives and is Stunned.' },
  }),
});

export const FightSideOdds: GraphQLObjectType = new GraphQLObjectType({
  name: 'FightSideOdds',
  description: 'What a fight does to one side.',
  fields: () => ({
    models: {
      type: required(list(required(FightModelOdds))),
      description: 'Its models, in the order given.',
    },
  }),
});

export const SecondFightOdds: GraphQLObjectType = new GraphQLObjectType({
  name: 'SecondFightOdds',
  description: 'The odds of the second fight of a Heroic Combat, where it takes place.',
  fields: () => ({
    win: {
      type: required(list(required(Chance))),
      description: "Each side's chance to win its Duel, in the order of the first fight.",
    },
    outcomes: { type: required(list(required(FightOutcome))), description: 'Every way it may end.' },
    sides: {
      type: required(list(required(FightSideOdds))),
      description: 'Both sides, in the order of the first fight.',
    },
  }),
});

export const SecondFight: GraphQLObjectType = new GraphQLObjectType({
  name: 'SecondFight',
  description: 'The second fight of a Heroic Combat.',
  fields: () => ({
    happens: {
      type: required(Chance),
      description: 'The chance that it takes place: all enemies of the first fight are slain.',
    },
    odds: { type: SecondFightOdds, description: 'Its odds where it takes place; null if it never does.' },
  }),
});

export const FightOdds: GraphQLObjectType = new GraphQLObjectType({
  name: 'FightOdds',
  description: 'What a whole fight comes to.',
  fields: () => ({
    win: {
      type: required(list(required(Chance))),
      description: "Each side's chance to win the Duel, in the order given.",
    },
    outcomes: { type: required(list(required(FightOutcome))), description: 'Every way the fight may end.' },
    sides: { type: required(list(required(FightSideOdds))), description: 'Both sides, in the order given.' },
    secondFight: { type: SecondFight, description: 'The second fight, where a Heroic Combat was asked.' },
    steps: { type: required(list(required(FightStep))), description: 'How it came about.' },
  }),
});

export const ShotStopped: GraphQLObjectType = new GraphQLObjectType({
  name: 'ShotStopped',
  description: 'Where a shot may end.',
  fields: () => ({
    obstruction: { type: required(Obstruction), description: 'The thing in the way.' },
    probability: { type: required(Chance), description: 'The chance that the shot ends there.' },
  }),
});

export const ShotOdds: GraphQLObjectType = new GraphQLObjectType({
  name: 'ShotOdds',
  description: 'What one shot of a shooter comes to.',
  fields: () => ({
    toHit: { type: required(GraphQLInt), description: 'The score needed to hit.' },
    wounds: { type: required(Chance), description: 'The chance that it wounds, before Fate.' },
    stopped: {
      type: required(list(required(ShotStopped))),
      description: 'Each thing in the way, in the order given.',
    },
    interveningModelHit: {
      type: required(Chance),
      description: 'The chance that it hits a model in the way; 0 unless `interveningModelIsHit`.',
    },
  }),
});

export const VolleyOdds: GraphQLObjectType = new GraphQLObjectType({
  name: 'VolleyOdds',
  description: 'What a volley comes to.',
  fields: () => ({
    slain: { type: required(Chance), description: 'The chance that the target is slain.' },
    wounds: {
      type: required(list(required(WoundsChance))),
      description: 'The chance of each number of Wounds lost.',
    },
    shots: {
      type: required(list(required(ShotOdds))),
      description: "Each shooter's shot, in the order given.",
    },
    steps: { type: required(list(required(FightStep))), description: 'How it came about.' },
  }),
});

export const PictureTheme: GraphQLEnumType = new GraphQLEnumType({
  name: 'PictureTheme',
  description: 'The colours of a picture.',
  values: {
    AUTO: { description: "The reader's own setting, light where there is none; a PNG is light." },
    LIGHT: { description: 'Dark on white.' },
    DARK: { description: 'Light on nearly black.' },
  },
});

export const DuelMatrixColumns: GraphQLEnumType = new GraphQLEnumType({
  name: 'DuelMatrixColumns',
  description: 'What stands across in a matrix of Duels.',
  values: {
    DICE: { description: 'The dice of the second side.' },
    FIGHT: { description: "The Fight of the first side, compared with the second's." },
  },
});

export const DuelCurves: GraphQLEnumType = new GraphQLEnumType({
  name: 'DuelCurves',
  description: 'What the curves of a Duel differ in.',
  values: {
    FIGHT: { description: "The first side's Fight: above, level with and below the second's." },
    MIGHT: { description: "The Might of the first side's first model in the fight itself: 0 to 3." },
  },
});

export const Picture: GraphQLObjectType = new GraphQLObjectType({
  name: 'Picture',
  description: 'A picture and its text alternative.',
  fields: () => ({
    title: { type: required(GraphQLString), description: 'What it is about.' },
    description: { type: required(GraphQLString), description: 'What is to be seen: the alternative text.' },
    table: { type: required(PictureTable), description: 'Its numbers.' },
    width: { type: required(GraphQLInt), description: 'Pixels from left to right.' },
    height: { type: required(GraphQLInt), description: 'Pixels from top to bottom.' },
    svg: {
      type: required(GraphQLString),
      description: 'The picture: a whole SVG document, which can stand within HTML too.',
    },
  }),
});

export const PictureTable: GraphQLObjectType = new GraphQLObjectType({
  name: 'PictureTable',
  description: 'The numbers of a picture as text.',
  fields: () => ({
    columns: { type: required(list(required(GraphQLString))), description: 'What stands in each column.' },
    rows: {
      type: required(list(required(list(required(GraphQLString))))),
      description: 'The rows, each as long as the columns.',
    },
  }),
});

export const PlayStep: GraphQLObjectType = new GraphQLObjectType({
  name: 'PlayStep',
  description: 'A step of a fight or volley as it was played.',
  fields: () => ({
    code: { type: required(GraphQLString), description: 'What kind of step: DICE, MIGHT, TO_WOUND, FATE...' },
    side: { type: GraphQLInt, description: 'The side it concerns, 0 or 1; null for none.' },
    model: {
      type: GraphQLInt,
      description: 'The place of the model in its side, from 0; null for the side.',
    },
    text: { type: required(GraphQLString), description: 'The step in words.' },
    dice: { type: required(list(required(GraphQLInt))), description: 'The dice that it took.' },
    source: { type: required(Source), description: 'Where the rule stands.' },
  }),
});

export const FightModelPlay: GraphQLObjectType = new GraphQLObjectType({
  name: 'FightModelPlay',
  description: 'How one model came out of a fight.',
  fields: () => ({
    woundsLost: { type: required(GraphQLInt), description: 'Wounds lost.' },
    slain: { type: required(GraphQLBoolean), description: 'Whether it is slain.' },
    prone: { type: required(GraphQLBoolean), description: 'Whether it lives and lies Prone.' },
    stunned: { type: required(GraphQLBoolean), description: 'Whether it lives and is Stunned.' },
  }),
});

export const FightSidePlay: GraphQLObjectType = new GraphQLObjectType({
  name: 'FightSidePlay',
  description: 'How a side came out of a fight.',
  fields: () => ({
    models: {
      type: required(list(required(FightModelPlay))),
      description: 'Its models, in the order given.',
    },
  }),
});

export const FightPlay: GraphQLObjectType = new GraphQLObjectType({
  name: 'FightPlay',
  description: 'A fight as it went.',
  fields: () => ({
    winner: { type: required(GraphQLInt), description: 'The side that won the Duel, 0 or 1.' },
    scores: {
      type: required(list(required(GraphQLInt))),
      description: 'The highest Duel score of each side, Might included.',
    },
    sides: { type: required(list(required(FightSidePlay))), description: 'Both sides, in the order given.' },
    steps: { type: required(list(required(PlayStep))), description: 'Every step in order.' },
    dice: { type: required(list(required(GraphQLInt))), description: 'All dice, in the order thrown.' },
    receipt: { type: GraphQLString, description: 'The signed receipt, where we threw the dice.' },
  }),
});

export const VolleyPlay: GraphQLObjectType = new GraphQLObjectType({
  name: 'VolleyPlay',
  description: 'A volley as it went.',
  fields: () => ({
    woundsLost: { type: required(GraphQLInt), description: 'Wounds that the target lost.' },
    slain: { type: required(GraphQLBoolean), description: 'Whether the target is slain.' },
    interveningModelHits: {
      type: required(GraphQLInt),
      description: 'Hits on models in the way; 0 unless `interveningModelIsHit`.',
    },
    steps: { type: required(list(required(PlayStep))), description: 'Every step in order.' },
    dice: { type: required(list(required(GraphQLInt))), description: 'All dice, in the order thrown.' },
    receipt: { type: GraphQLString, description: 'The signed receipt, where we threw the dice.' },
  }),
});

export const ReceiptCheck: GraphQLObjectType = new GraphQLObjectType({
  name: 'ReceiptCheck',
  description: 'What was found out about a receipt.',
  fields: () => ({
    valid: {
      type: required(GraphQLBoolean),
      description: 'Whether this service issued exactly this receipt.',
    },
    content: { type: Receipt, description: 'What it says; null unless it is valid.' },
  }),
});

export const Receipt: GraphQLObjectType = new GraphQLObjectType({
  name: 'Receipt',
  description: 'What the receipt of a roll says.',
  fields: () => ({
    operation: {
      type: required(GraphQLString),
      description: 'The operation that rolled, such as `rollChart`.',
    },
    input: { type: required(GraphQLString), description: 'What was asked, as JSON text.' },
    dice: {
      type: required(list(required(GraphQLInt))),
      description: 'What the dice showed, in the order rolled.',
    },
    rolledAt: { type: required(DateTime), description: 'When the dice were rolled.' },
    nonce: { type: required(GraphQLString), description: 'Random, so that no two receipts are alike.' },
  }),
});

export const ReceiptKey: GraphQLObjectType = new GraphQLObjectType({
  name: 'ReceiptKey',
  description: 'The key that receipts are checked with.',
  fields: () => ({
    algorithm: { type: required(GraphQLString), description: 'How receipts are signed: `Ed25519`.' },
    publicKey: { type: required(GraphQLString), description: 'The public key: SPKI as PEM.' },
  }),
});

export const CalculatePairingsInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'CalculatePairingsInput',
  description: 'A record of an event and the round to draw from it.',
  fields: () => ({
    round: { type: required(GraphQLInt), description: 'The round to draw, 1 to 64.' },
    rounds: {
      type: required(GraphQLInt),
      description: 'How many rounds the event has, 1 to 64; the last is drawn without swaps.',
    },
    unpaired: {
      type: UnpairedKind,
      description: 'What the one left over of an odd number gets; `BYE` if left out.',
    },
    seed: {
      type: GraphQLString,
      description:
        'Any text, 1 to 200 characters; round 1 is shuffled by it. Needed for round 1, unused later.',
    },
    clubMatesApart: {
      type: GraphQLBoolean,
      description:
        'Whether entrants of a club are kept apart in this round where that costs no rematch; false if left out.',
    },
    entrants: {
      type: required(list(required(EntrantInput))),
      description: 'Everyone registered, 1 to 4096.',
    },
    games: {
      type: list(required(GameInput)),
      description: 'The games finished so far, in any order; all before the round to draw.',
    },
    adjustments: {
      type: list(required(AdjustmentInput)),
      description: 'Points given or taken by the organiser.',
    },
    tiebreakers: {
      type: list(required(TiebreakerInput)),
      description: "The organiser's own tiebreakers, in the order announced before round 1; at most 20.",
    },
    lotSeed: {
      type: GraphQLString,
      description:
        'Settles full ties by the published lot of this seed; level entrants share a rank if left out.',
    },
  }),
});

export const CalculateStandingsInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'CalculateStandingsInput',
  description: 'A record of an event.',
  fields: () => ({
    round: {
      type: GraphQLInt,
      description:
        'The round after which they stand, 0 to 64: what came later is left out. The last with a game if left out.',
    },
    rounds: {
      type: GraphQLInt,
      description: 'As in the question for pairings, so that one body serves both; changes nothing here.',
    },
    unpaired: { type: UnpairedKind, description: 'As in the question for pairings; changes nothing here.' },
    seed: { type: GraphQLString, description: 'As in the question for pairings; changes nothing here.' },
    clubMatesApart: {
      type: GraphQLBoolean,
      description: 'As in the question for pairings; changes nothing here.',
    },
    entrants: {
      type: required(list(required(EntrantInput))),
      description: 'Everyone registered, 1 to 4096.',
    },
    games: { type: list(required(GameInput)), description: 'The games finished so far, in any order.' },
    adjustments: {
      type: list(required(AdjustmentInput)),
      description: 'Points given or taken by the organiser.',
    },
    tiebreakers: {
      type: list(required(TiebreakerInput)),
      description: "The organiser's own tiebreakers, in the order announced before round 1; at most 20.",
    },
    lotSeed: {
      type: GraphQLString,
      description:
        'Settles full ties by the published lot of this seed; level entrants share a rank if left out.',
    },
  }),
});

export const EntrantInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'EntrantInput',
  description: 'Who takes part: a player, or in a doubles event a team.',
  fields: () => ({
    id: { type: required(GraphQLID), description: 'Id of the entrant, unique here.' },
    number: {
      type: required(GraphQLInt),
      description: 'Player number given at registration, 1 to 1000000, unique here.',
    },
    active: {
      type: GraphQLBoolean,
      description:
        'False leaves the entrant out of the draw; true if left out. Its games count all the same.',
    },
    club: { type: GraphQLString, description: 'Club, for keeping club-mates apart.' },
  }),
});

export const GameKind: GraphQLEnumType = new GraphQLEnumType({
  name: 'GameKind',
  description: 'What kind of game it was.',
  values: {
    PLAYED: { description: 'Played to its end or to the end of time.' },
    CONCESSION: { description: 'Conceded: 12-0, and the enemy leader killed.' },
    BYE: { description: 'Nobody to play: 6-0, and the enemy leader killed.' },
    SPARE: { description: 'Played against the Spare Player.' },
    BOTH_LOST: { description: 'Lost by both, as a referee ruled: neither earns anything.' },
  },
});

export const GameInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'GameInput',
  description: 'A finished game.',
  fields: () => ({
    round: { type: required(GraphQLInt), description: 'The round it belongs to, 1 to 64.' },
    kind: { type: required(GameKind), description: 'What kind of game it was.' },
    entrants: {
      type: required(list(required(GraphQLID))),
      description: 'The two entrants; one alone for `BYE` and `SPARE`.',
    },
    victoryPoints: {
      type: list(required(GraphQLInt)),
      description:
        'Victory Points of each side, 0 to 9999; for `PLAYED` and `SPARE` only (there the Spare Player second).',
    },
    leaderKilled: {
      type: list(required(GraphQLBoolean)),
      description:
        'Whether each side killed the enemy leader; for `PLAYED` and `SPARE` only. Left out if unknown: it counts for nobody.',
    },
    concededBy: { type: GraphQLID, description: 'Who conceded; for `CONCESSION` only.' },
  }),
});

export const AdjustmentInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'AdjustmentInput',
  description: 'Points given or taken by the organiser.',
  fields: () => ({
    entrant: { type: required(GraphQLID), description: "The entrant's id." },
    tournamentPoints: {
      type: GraphQLInt,
      description: 'Tournament Points, negative when taken, -999 to 999; 0 if left out.',
    },
    victoryPoints: {
      type: GraphQLInt,
      description: 'Victory Points, negative when taken, -9999 to 9999; 0 if left out.',
    },
    reason: {
      type: required(GraphQLString),
      description: "Why, in the organiser's words, 1 to 500 characters.",
    },
    round: {
      type: GraphQLInt,
      description: 'The round from which they count, 1 to 64; from the start if left out.',
    },
  }),
});

export const TiebreakerOrder: GraphQLEnumType = new GraphQLEnumType({
  name: 'TiebreakerOrder',
  description: 'Which value of a tiebreaker stands higher in the ranking.',
  values: {
    HIGHER: { description: 'The greater one.' },
    LOWER: { description: 'The smaller one.' },
  },
});

export const TiebreakerInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'TiebreakerInput',
  description: "A tiebreaker of the organiser's own.",
  fields: () => ({
    id: {
      type: required(GraphQLID),
      description: 'What the organiser calls it, such as `painting`; unique here.',
    },
    better: { type: TiebreakerOrder, description: 'Which value stands higher; `HIGHER` if left out.' },
    values: {
      type: required(list(required(TiebreakerValueInput))),
      description: "At least one value for every entrant; an entrant's values are added up.",
    },
  }),
});

export const TiebreakerValueInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'TiebreakerValueInput',
  description: "An entrant's value of a tiebreaker.",
  fields: () => ({
    entrant: { type: required(GraphQLID), description: "The entrant's id." },
    value: { type: required(GraphQLInt), description: 'The value, -1000000 to 1000000.' },
    round: {
      type: GraphQLInt,
      description: 'The round from which it counts, 1 to 64; from the start if left out.',
    },
  }),
});

export const UnpairedKind: GraphQLEnumType = new GraphQLEnumType({
  name: 'UnpairedKind',
  description: 'What the one left over of an odd number gets.',
  values: {
    BYE: { description: 'A bye: a 6-0 win with the enemy leader killed.' },
    SPARE: { description: 'A game against the Spare Player.' },
  },
});

export const Pairings: GraphQLObjectType = new GraphQLObjectType({
  name: 'Pairings',
  description: 'A drawn round.',
  fields: () => ({
    round: { type: required(GraphQLInt), description: 'The round.' },
    tables: {
      type: required(list(required(PairedTable))),
      description: 'The tables, the best-ranked first.',
    },
    unpaired: {
      type: UnpairedEntrant,
      description: 'Who is left over of an odd number; null where nobody is.',
    },
    standings: {
      type: required(list(required(Standing))),
      description:
        'The active entrants as they were ranked for this draw: `ranked 3 v 4` counts down this list.',
    },
    roundsWithoutRematch: {
      type: required(GraphQLInt),
      description:
        'How many further rounds after this one can certainly be drawn without a rematch, whatever the results.',
    },
  }),
});

export const PairedTable: GraphQLObjectType = new GraphQLObjectType({
  name: 'PairedTable',
  description: 'Two entrants who meet.',
  fields: () => ({
    table: { type: required(GraphQLInt), description: 'The number of the table, from 1.' },
    entrants: {
      type: required(list(required(GraphQLID))),
      description: 'The two ids, the higher ranked first; in round 1 in the order of the draw.',
    },
    reason: { type: required(TableReason), description: 'Why these two meet.' },
  }),
});

export const TableReason: GraphQLObjectType = new GraphQLObjectType({
  name: 'TableReason',
  description: 'Why two entrants meet.',
  fields: () => ({
    code: { type: required(TableReasonCode), description: 'The same for programs.' },
    text: {
      type: required(GraphQLString),
      description:
        'In words, with places in the ranking (player numbers in round 1): `swapped: 3 and 4 met in round 1`.',
    },
  }),
});

export const TableReasonCode: GraphQLEnumType = new GraphQLEnumType({
  name: 'TableReasonCode',
  description: 'Why two entrants meet.',
  values: {
    DRAWN: { description: 'Round 1: drawn by lot.' },
    RANKED: { description: 'The first meets the best-ranked one left.' },
    SWAPPED: { description: 'The better-ranked ones left have met the first before.' },
    KEPT_PAIRABLE: { description: 'A better-ranked opponent would have forced a rematch further down.' },
    REMATCH_UNAVOIDABLE: { description: 'They have met before; no pairing has fewer rematches.' },
    FINAL_ROUND: { description: 'The final round is straight: 1 v 2, 3 v 4.' },
    FINAL_ROUND_REMATCH: { description: 'The final round is straight, and these two have met before.' },
    CLUB_MATES_APART: { description: 'The better-ranked ones left are club-mates of the first.' },
    CLUB_MATES_MEET: {
      description: 'Club-mates meet, although they were to be kept apart: that would have cost a rematch.',
    },
    MOVED_BY_ORGANISER: { description: 'Moved by the organiser.' },
  },
});

export const UnpairedEntrant: GraphQLObjectType = new GraphQLObjectType({
  name: 'UnpairedEntrant',
  description: 'Who is left over of an odd number.',
  fields: () => ({
    entrant: { type: required(GraphQLID), description: 'The id.' },
    kind: { type: required(UnpairedKind), description: 'What this entrant gets.' },
    reason: { type: required(UnpairedReason), description: 'Why it is this one.' },
  }),
});

export const UnpairedReason: GraphQLObjectType = new GraphQLObjectType({
  name: 'UnpairedReason',
  description: 'Why an entrant is left over.',
  fields: () => ({
    code: { type: required(UnpairedReasonCode), description: 'The same for programs.' },
    text: { type: required(GraphQLString), description: 'In words: `bye: lowest without one`.' },
  }),
});

export const UnpairedReasonCode: GraphQLEnumType = new GraphQLEnumType({
  name: 'UnpairedReasonCode',
  description: 'Why an entrant is left over.',
  values: {
    DRAWN: { description: 'Round 1: left over by the draw.' },
    LOWEST_WITHOUT_ONE: {
      description: 'The lowest ranked of those without a bye or a game against the Spare Player.',
    },
    FEWEST_TIMES: { description: 'Everyone has had one: the lowest ranked of those with the fewest.' },
    KEPT_PAIRABLE: { description: 'Leaving out one who stood before would have forced a rematch.' },
    MOVED_BY_ORGANISER: { description: 'Moved by the organiser.' },
  },
});

export const CalculatedStandings: GraphQLObjectType = new GraphQLObjectType({
  name: 'CalculatedStandings',
  description: 'Standings after a round.',
  fields: () => ({
    round: {
      type: required(GraphQLInt),
      description: 'The round after which they stand; 0 before any game.',
    },
    standings: {
      type: required(list(required(Standing))),
      description: 'The lines, best first; level entrants by player number.',
    },
  }),
});

export const Standing: GraphQLObjectType = new GraphQLObjectType({
  name: 'Standing',
  description: "An entrant's line in the standings.",
  fields: () => ({
    rank: {
      type: required(GraphQLInt),
      description: '1 for the first; level entrants share the best of their places.',
    },
    tied: {
      type: required(GraphQLBoolean),
      description: 'Whether somebody else has the same rank (shown as `=3rd`).',
    },
    entrant: { type: required(GraphQLID), description: "The entrant's id." },
    played: {
      type: required(GraphQLInt),
      description: 'Games, with byes and games against the Spare Player.',
    },
    won: { type: required(GraphQLInt), description: 'Games won, with byes and concessions to this entrant.' },
    drawn: { type: required(GraphQLInt), description: 'Games drawn.' },
    lost: { type: required(GraphQLInt), description: 'Games lost.' },
    tournamentPoints: {
      type: required(GraphQLInt),
      description: '3 for a win, 1 for a draw, and what the organiser gave or took.',
    },
    victoryPointDifference: {
      type: required(GraphQLInt),
      description: 'Victory Points scored less those conceded.',
    },
    victoryPoints: {
      type: required(GraphQLInt),
      description: 'Victory Points scored, with what the organiser gave or took.',
    },
    victoryPointsConceded: { type: required(GraphQLInt), description: 'Victory Points conceded.' },
    leadersKilled: {
      type: required(GraphQLInt),
      description: 'Enemy leaders killed; unknown kills count for nobody.',
    },
    tiebreakers: {
      type: required(list(required(TiebreakerScore))),
      description: "The organiser's own tiebreakers, in the order announced.",
    },
    decidedBy: {
      type: StandingDecision,
      description: 'What placed it below the line above; null for the first, and where both are level.',
    },
  }),
});

export const TiebreakerScore: GraphQLObjectType = new GraphQLObjectType({
  name: 'TiebreakerScore',
  description: "An entrant's value of an organiser's tiebreaker.",
  fields: () => ({
    id: { type: required(GraphQLID), description: 'What the organiser calls it.' },
    value: { type: required(GraphQLInt), description: 'The value, all that counted added up.' },
  }),
});

export const StandingDecision: GraphQLObjectType = new GraphQLObjectType({
  name: 'StandingDecision',
  description: 'What placed an entrant below the one above.',
  fields: () => ({
    criterion: {
      type: required(StandingCriterion),
      description: 'The first criterion in which they differ.',
    },
    tiebreaker: {
      type: GraphQLID,
      description: "Which of the organiser's own it is; null where it is none.",
    },
  }),
});

export const StandingCriterion: GraphQLEnumType = new GraphQLEnumType({
  name: 'StandingCriterion',
  description: 'What standings are ordered by, the first that differs.',
  values: {
    TOURNAMENT_POINTS: { description: 'Tournament Points.' },
    VICTORY_POINT_DIFFERENCE: { description: 'Victory Points scored less those conceded.' },
    VICTORY_POINTS: { description: 'Victory Points scored.' },
    LEADERS_KILLED: { description: 'Enemy leaders killed.' },
    ORGANISER_TIEBREAKER: { description: "A tiebreaker of the organiser's own." },
    LOT: { description: 'The published lot.' },
  },
});

export const EventPlan: GraphQLObjectType = new GraphQLObjectType({
  name: 'EventPlan',
  description: 'What an event has time for.',
  fields: () => ({
    points: { type: required(GraphQLInt), description: 'The points limit asked for.' },
    days: { type: required(GraphQLInt), description: 'The days asked for.' },
    games: { type: required(GraphQLInt), description: 'How many games to run.' },
    roundMinutes: { type: required(GraphQLInt), description: 'How long a round takes, in minutes.' },
    boardWidthFeet: { type: required(GraphQLInt), description: "The board's width, in feet." },
    boardDepthFeet: { type: required(GraphQLInt), description: "The board's depth, in feet." },
    rowPoints: {
      type: required(GraphQLInt),
      description: "The points limit of the table's row that was used.",
    },
    printed: {
      type: required(GraphQLBoolean),
      description: 'Whether the table prints the points limit asked for.',
    },
    note: { type: GraphQLString, description: 'Why another row was used; null where the limit is printed.' },
    source: { type: required(Source), description: 'Where the table stands.' },
  }),
});

export const ExportedTournament: GraphQLObjectType = new GraphQLObjectType({
  name: 'ExportedTournament',
  description: 'A whole tournament as one document.',
  fields: () => ({
    tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
    document: {
      type: required(GraphQLString),
      description: 'JSON text: every thing with its history, without tokens.',
    },
  }),
});

export const StandingsSheet: GraphQLObjectType = new GraphQLObjectType({
  name: 'StandingsSheet',
  description: 'Standings for a spreadsheet.',
  fields: () => ({
    tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
    round: { type: required(GraphQLInt), description: 'The round they stand after.' },
    final: {
      type: required(GraphQLBoolean),
      description: 'Whether the tournament is finished and these stand after its last round.',
    },
    csv: { type: required(GraphQLString), description: 'CSV with a head line; no cell of it is a formula.' },
    version: { type: required(GraphQLString), description: 'Changes with anything in the tournament.' },
  }),
});

export const TournamentChanges: GraphQLObjectType = new GraphQLObjectType({
  name: 'TournamentChanges',
  description: 'What has changed in a tournament since a cursor.',
  fields: () => ({
    tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
    cursor: { type: required(GraphQLString), description: 'What to ask with the next time.' },
    state: { type: required(TournamentState), description: 'Where it stands.' },
    settings: { type: TournamentSettings, description: 'The settings; null where they are as they were.' },
    entrants: {
      type: list(required(Entrant)),
      description: 'All entrants where something about them may have changed; null where nothing has.',
    },
    rounds: {
      type: required(list(required(Round))),
      description: 'The rounds that have changed, with all their results.',
    },
    version: { type: required(GraphQLString), description: 'Changes with anything in the tournament.' },
  }),
});

export const FieldChange: GraphQLObjectType = new GraphQLObjectType({
  name: 'FieldChange',
  description: 'A field that was changed.',
  fields: () => ({
    field: {
      type: required(GraphQLString),
      description: 'Its name; tables[2] where one place of a list was changed.',
    },
    from: { type: GraphQLString, description: 'What it was, as JSON; null where there was nothing.' },
    to: { type: required(GraphQLString), description: 'What it is since, as JSON.' },
  }),
});

export const HistoryEntry: GraphQLObjectType = new GraphQLObjectType({
  name: 'HistoryEntry',
  description: 'A change of something in a tournament.',
  fields: () => ({
    at: { type: required(GraphQLString), description: 'When, ISO 8601 in UTC.' },
    by: {
      type: required(GraphQLString),
      description: 'Who: the role, and what tells two of one role apart.',
    },
    operation: { type: required(GraphQLString), description: 'What was asked for.' },
    entrant: { type: GraphQLID, description: 'The entrant that was changed.' },
    round: { type: GraphQLInt, description: 'The round that was changed.' },
    table: { type: GraphQLInt, description: 'The table whose result was changed.' },
    changes: { type: required(list(required(FieldChange))), description: 'From what to what.' },
  }),
});

export const HistoryPage: GraphQLObjectType = new GraphQLObjectType({
  name: 'HistoryPage',
  description: 'A page of changes.',
  fields: () => ({
    items: { type: required(list(required(HistoryEntry))), description: 'The changes, oldest first.' },
    nextCursor: { type: GraphQLString, description: 'What to ask with for the next page; null on the last.' },
  }),
});

export const TournamentAsItStood: GraphQLObjectType = new GraphQLObjectType({
  name: 'TournamentAsItStood',
  description:
    'A tournament as it stood when a round was over; its rounds and standings of then stand beside it.',
  fields: () => ({
    id: { type: required(GraphQLID), description: 'The id.' },
    name: { type: required(GraphQLString), description: 'What it is called.' },
    format: { type: required(TournamentFormat), description: 'Singles or doubles.' },
    rounds: { type: required(GraphQLInt), description: 'How many rounds will be played.' },
    unpaired: {
      type: required(UnpairedKind),
      description: 'What the entrant left over by an odd number gets.',
    },
    tiebreakers: {
      type: required(list(required(AnnouncedTiebreaker))),
      description: "The organiser's own tiebreakers, in the order in which they count.",
    },
    cap: { type: GraphQLInt, description: 'The most entrants that play; null for no limit.' },
    visibility: { type: required(Visibility), description: 'Who may read it.' },
    startsOn: { type: GraphQLString, description: 'The day it starts, YYYY-MM-DD.' },
    pointsLimit: { type: GraphQLInt, description: "Points limit of an army, in doubles the team's total." },
    roundMinutes: { type: GraphQLInt, description: 'How long a round lasts, in minutes.' },
    scenarios: {
      type: required(list(GraphQLString)),
      description: 'The scenario of each round from the first.',
    },
    clubMatesApart: {
      type: required(list(required(GraphQLInt))),
      description: 'The rounds in which club-mates are kept apart where that costs no rematch.',
    },
    tableOrder: { type: required(TableOrder), description: 'At which tables a round is played.' },
    tiesByLot: {
      type: required(GraphQLBoolean),
      description: 'Whether full ties are settled by a lot from the committed seed.',
    },
    armyListsPublished: {
      type: required(GraphQLBoolean),
      description: 'Whether the army lists can be read by whoever may read the tournament.',
    },
    phase: { type: required(TournamentPhase), description: 'What stands before round 1.' },
    seedCommitment: {
      type: required(GraphQLString),
      description: 'SHA-256 of the seed of round 1, as base64url, published before anybody registers.',
    },
    state: { type: required(TournamentState), description: 'Where it stood.' },
    allowed: {
      type: required(list(required(GraphQLString))),
      description: 'The operations that were possible.',
    },
    entrants: {
      type: required(list(required(Entrant))),
      description: 'The entrants by player number, withdrawn and waiting ones too.',
    },
    roundsDrawn: { type: required(list(required(RoundSummary))), description: 'The rounds that are drawn.' },
    roundsWithoutRematch: {
      type: GraphQLInt,
      description:
        'How many further rounds are certain to have no rematch, with the entrants there are; before anybody is there by the cap, null without one.',
    },
    warnings: {
      type: required(list(required(GraphQLString))),
      description: 'What an organiser should know, in words.',
    },
    version: {
      type: required(GraphQLString),
      description: 'The sums of the versions of head, entrants and each round, as they stood.',
    },
  }),
});

export const PastTournament: GraphQLObjectType = new GraphQLObjectType({
  name: 'PastTournament',
  description: 'A tournament when a round was over.',
  fields: () => ({
    round: { type: required(GraphQLInt), description: 'The round.' },
    tournament: { type: required(TournamentAsItStood), description: 'The tournament as it stood then.' },
    rounds: { type: required(list(required(Round))), description: 'The rounds up to then, as they stood.' },
    standings: { type: required(list(required(Standing))), description: 'The standings as they stood.' },
  }),
});

export const Role: GraphQLEnumType = new GraphQLEnumType({
  name: 'Role',
  description: 'Who has which duty at an event.',
  values: {
    ORGANISER: { description: 'Runs it.' },
    CO_ORGANISER: { description: 'Does what the organiser does, but hands out no co-organisers.' },
    SCOREKEEPER: { description: 'Draws the rounds and collects the results.' },
    REFEREE: { description: 'Settles disputes; its ruling is final.' },
    PLAYER: { description: 'Reports and confirms its own games, submits its army, withdraws.' },
    SPARE_PLAYER: { description: 'Reports and confirms the games against the Spare Player.' },
  },
});

export const GrantRoleInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'GrantRoleInput',
  description: 'A token to hand out.',
  fields: () => ({
    role: { type: required(GrantableRole), description: 'The role; a `PLAYER` needs an entrant.' },
    holder: { type: GraphQLString, description: 'Whom the token is for, 1 to 120 characters.' },
    entrant: {
      type: GraphQLID,
      description: 'For a `PLAYER` the entrant; else the entrant that the same person also is.',
    },
  }),
});

export const GrantableRole: GraphQLEnumType = new GraphQLEnumType({
  name: 'GrantableRole',
  description: 'A role that can be handed out.',
  values: {
    CO_ORGANISER: { description: 'Does what the organiser does, but hands out no co-organisers.' },
    SCOREKEEPER: { description: 'Draws the rounds and collects the results.' },
    REFEREE: { description: 'Settles disputes; its ruling is final.' },
    PLAYER: { description: 'Reports and confirms its own games, submits its army, withdraws.' },
    SPARE_PLAYER: { description: 'Reports and confirms the games against the Spare Player.' },
  },
});

export const GrantedRole: GraphQLObjectType = new GraphQLObjectType({
  name: 'GrantedRole',
  description: 'A token, shown to whoever asked for it and again to a repetition of that request.',
  fields: () => ({
    tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
    id: { type: required(GraphQLID), description: 'What revoking takes.' },
    role: { type: required(Role), description: 'The role.' },
    holder: { type: GraphQLString, description: 'Whom it is for.' },
    entrant: { type: GraphQLID, description: 'The entrant that the same person is.' },
    token: {
      type: required(GraphQLString),
      description: 'What its holder writes with: `Authorization: Bearer <token>`.',
    },
  }),
});

export const LinkCode: GraphQLObjectType = new GraphQLObjectType({
  name: 'LinkCode',
  description: 'A one-time code, shown to whoever asked for it and again to a repetition of that request.',
  fields: () => ({
    tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
    entrant: {
      type: required(GraphQLID),
      description: 'The id of the entrant that whoever sends it becomes.',
    },
    code: {
      type: required(GraphQLString),
      description: 'What the player types: on the page `/play`, or in Discord as `/link code:<code>`.',
    },
    expiresAt: { type: required(GraphQLString), description: 'When it stops working, ISO 8601 in UTC.' },
  }),
});

export const RedeemedLinkCode: GraphQLObjectType = new GraphQLObjectType({
  name: 'RedeemedLinkCode',
  description: 'What a one-time code was exchanged for.',
  fields: () => ({
    tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
    entrant: { type: required(GraphQLID), description: 'The id of the entrant.' },
    name: {
      type: required(GraphQLString),
      description: 'The name of the entrant, as it was at that moment.',
    },
    playerToken: {
      type: required(GraphQLString),
      description: 'What the player writes with: `Authorization: Bearer <token>`.',
    },
  }),
});

export const UnlinkedEntrant: GraphQLObjectType = new GraphQLObjectType({
  name: 'UnlinkedEntrant',
  description: 'An entrant without links.',
  fields: () => ({
    tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
    entrant: { type: required(GraphQLID), description: 'Its id.' },
  }),
});

export const RevokedRole: GraphQLObjectType = new GraphQLObjectType({
  name: 'RevokedRole',
  description: 'A token that no longer works.',
  fields: () => ({
    tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
    id: { type: required(GraphQLID), description: 'Its id.' },
  }),
});

export const CreateWebhookInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'CreateWebhookInput',
  description: 'What a webhook is to be.',
  fields: () => ({
    url: {
      type: required(GraphQLString),
      description:
        'Where messages are sent: https, a host on the internet, port 443 or 8443, 1 to 500 characters.',
    },
    events: {
      type: list(required(WebhookEvent)),
      description: 'What it is told of, each event once; everything there is today if left out.',
    },
  }),
});

export const UpdateWebhookInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'UpdateWebhookInput',
  description: 'What changes of a webhook; what is left out stays.',
  fields: () => ({
    url: {
      type: GraphQLString,
      description:
        'Where messages are sent: https, a host on the internet, port 443 or 8443, 1 to 500 characters.',
    },
    events: { type: list(required(WebhookEvent)), description: 'What it is told of, each event once.' },
    paused: {
      type: GraphQLBoolean,
      description:
        'Whether nothing is sent. What happens meanwhile is not sent later; `tournamentChanges` has it.',
    },
  }),
});

export const WebhookEvent: GraphQLEnumType = new GraphQLEnumType({
  name: 'WebhookEvent',
  description: 'What webhooks can be told of.',
  values: {
    TOURNAMENT_CHANGED: {
      description:
        'The settings have changed, registration or check-in was opened, or the army lists were published.',
    },
    ENTRANT_REGISTERED: { description: 'Somebody was registered.' },
    ENTRANT_CHANGED: {
      description:
        'Something of an entrant has changed: who it is, whether it is there, its checks, points or scores.',
    },
    ROUND_DRAWN: { description: 'A round was drawn, drawn again, or its tables were changed by hand.' },
    ROUND_STARTED: { description: 'A round was started.' },
    ROUND_EXTENDED: { description: 'A round was given more time.' },
    RESULT_REPORTED: { description: 'A result was reported or corrected.' },
    RESULT_CONFIRMED: { description: 'A result was confirmed by the other side.' },
    RESULT_DISPUTED: { description: 'A result was disputed.' },
    RESULT_RULED: { description: 'A referee has ruled on a result.' },
    TOURNAMENT_FINISHED: { description: 'The tournament is over.' },
  },
});

export const WebhookMessageType: GraphQLEnumType = new GraphQLEnumType({
  name: 'WebhookMessageType',
  description: 'What a message to a webhook is about.',
  values: {
    TOURNAMENT_CHANGED: { description: 'As the event.' },
    ENTRANT_REGISTERED: { description: 'As the event.' },
    ENTRANT_CHANGED: { description: 'As the event.' },
    ROUND_DRAWN: { description: 'As the event.' },
    ROUND_STARTED: { description: 'As the event.' },
    ROUND_EXTENDED: { description: 'As the event.' },
    RESULT_REPORTED: { description: 'As the event.' },
    RESULT_CONFIRMED: { description: 'As the event.' },
    RESULT_DISPUTED: { description: 'As the event.' },
    RESULT_RULED: { description: 'As the event.' },
    TOURNAMENT_FINISHED: { description: 'As the event.' },
    PING: { description: 'Nothing has happened: `pingWebhook` asked for a test.' },
  },
});

export const Webhook: GraphQLObjectType = new GraphQLObjectType({
  name: 'Webhook',
  description: "An address that is told of a tournament's changes.",
  fields: () => ({
    tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
    id: { type: required(GraphQLID), description: 'Its id.' },
    url: { type: required(GraphQLString), description: 'Where messages are sent.' },
    events: { type: required(list(required(WebhookEvent))), description: 'What it is told of.' },
    paused: { type: required(GraphQLBoolean), description: 'Whether nothing is sent.' },
    pauseReason: { type: WebhookPause, description: 'Why nothing is sent; null where it is.' },
    createdAt: { type: required(GraphQLString), description: 'When it was made, ISO 8601 in UTC.' },
    formerSecretUntil: {
      type: GraphQLString,
      description: 'Until when the secret before signs too, ISO 8601 in UTC; null where there is none.',
    },
  }),
});

export const WebhookPause: GraphQLEnumType = new GraphQLEnumType({
  name: 'WebhookPause',
  description: 'Why nothing is sent to a webhook.',
  values: {
    BY_ORGANISER: { description: 'An organiser wants it.' },
    GONE: { description: 'The receiver answered 410 Gone.' },
    FAILING: {
      description: 'All ten attempts of a message failed, over three days in which nothing else arrived.',
    },
  },
});

export const WebhookWithSecret: GraphQLObjectType = new GraphQLObjectType({
  name: 'WebhookWithSecret',
  description:
    'A webhook with its secret, shown to whoever asked for it and again to a repetition of that request.',
  fields: () => ({
    webhook: { type: required(Webhook), description: 'The webhook.' },
    secret: {
      type: required(GraphQLString),
      description:
        'What its messages are signed with: `whsec_` and 32 bytes in base64, as Standard Webhooks has it.',
    },
  }),
});

export const DeletedWebhook: GraphQLObjectType = new GraphQLObjectType({
  name: 'DeletedWebhook',
  description: 'A webhook that is no more.',
  fields: () => ({
    tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
    id: { type: required(GraphQLID), description: 'Its id.' },
  }),
});

export const WebhookPing: GraphQLObjectType = new GraphQLObjectType({
  name: 'WebhookPing',
  description: 'A test message that is on its way.',
  fields: () => ({
    tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
    webhook: { type: required(GraphQLID), description: 'The id of the webhook.' },
    delivery: {
      type: required(GraphQLID),
      description: 'The id of the delivery: `webhook-id` of the message.',
    },
  }),
});

export const WebhookList: GraphQLObjectType = new GraphQLObjectType({
  name: 'WebhookList',
  description: 'The webhooks of a tournament.',
  fields: () => ({
    tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
    items: { type: required(list(required(Webhook))), description: 'The webhooks, oldest first.' },
    version: {
      type: required(GraphQLString),
      description: "The version of the tournament's settings, which `ifMatch` takes.",
    },
  }),
});

export const WebhookDeliveries: GraphQLObjectType = new GraphQLObjectType({
  name: 'WebhookDeliveries',
  description: 'A page of deliveries to a webhook.',
  fields: () => ({
    items: {
      type: required(list(required(WebhookDelivery))),
      description: 'The deliveries, the newest change first.',
    },
    nextCursor: { type: GraphQLString, description: 'What to ask with for the next page; null on the last.' },
  }),
});

export const WebhookDelivery: GraphQLObjectType = new GraphQLObjectType({
  name: 'WebhookDelivery',
  description: 'One message to a webhook, and how it fared.',
  fields: () => ({
    id: { type: required(GraphQLID), description: '`webhook-id` of the message, the same in each attempt.' },
    type: { type: required(WebhookMessageType), description: 'What it is about.' },
    state: { type: required(WebhookDeliveryState), description: 'Whether it has arrived.' },
    happenedAt: {
      type: required(GraphQLString),
      description: 'When the change happened that it tells of, ISO 8601 in UTC.',
    },
    attempts: { type: required(GraphQLInt), description: 'How many attempts have begun, up to 10.' },
    lastAttemptAt: {
      type: GraphQLString,
      description: 'When the last attempt began, ISO 8601 in UTC; null before the first.',
    },
    lastStatus: {
      type: GraphQLInt,
      description: 'The HTTP status of the last answer; null where there was none.',
    },
    lastProblem: { type: WebhookProblem, description: 'Why the last attempt failed; null where it did not.' },
    nextAttemptAt: {
      type: GraphQLString,
      description: 'When it is tried next, ISO 8601 in UTC; null where it is not.',
    },
    payload: { type: required(GraphQLString), description: 'The body of the message: JSON text.' },
  }),
});

export const WebhookDeliveryState: GraphQLEnumType = new GraphQLEnumType({
  name: 'WebhookDeliveryState',
  description: 'Whether a message has arrived.',
  values: {
    PENDING: { description: 'It is on its way.' },
    DELIVERED: { description: 'The receiver has taken it.' },
    FAILED: { description: 'The last attempt failed.' },
    DROPPED: { description: 'The webhook was paused or deleted before it arrived.' },
  },
});

export const WebhookProblem: GraphQLEnumType = new GraphQLEnumType({
  name: 'WebhookProblem',
  description: 'Why an attempt to bring a message failed.',
  values: {
    NO_ADDRESS: { description: 'The name of the host leads nowhere.' },
    FORBIDDEN_ADDRESS: {
      description: 'The name of the host leads to an address that is not on the internet.',
    },
    NO_CONNECTION: { description: 'Nobody took the connection, or it was lost.' },
    BAD_CERTIFICATE: { description: 'The certificate is not valid for this host.' },
    TIMEOUT: { description: 'There was no answer within ten seconds.' },
    BAD_STATUS: { description: 'The answer was not a 2xx; redirects are not followed.' },
  },
});

export const RoleHolder: GraphQLObjectType = new GraphQLObjectType({
  name: 'RoleHolder',
  description: 'Somebody with a duty or, as a player, with an entrant.',
  fields: () => ({
    id: {
      type: required(GraphQLID),
      description:
        'What revoking takes; `organiser` for the organiser, whose token is replaced with the recovery code.',
    },
    role: { type: required(Role), description: 'The role.' },
    holder: { type: GraphQLString, description: 'Whom the token was given to.' },
    entrant: { type: GraphQLID, description: 'The entrant that the same person is.' },
  }),
});

export const RoleHolders: GraphQLObjectType = new GraphQLObjectType({
  name: 'RoleHolders',
  description: 'Who holds which role.',
  fields: () => ({
    tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
    holders: { type: required(list(required(RoleHolder))), description: 'The holders.' },
    warnings: {
      type: required(list(required(GraphQLString))),
      description: 'Who has a duty and also plays, which is advised against.',
    },
  }),
});

export const UpdateEntrantInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'UpdateEntrantInput',
  description: 'What changes of an entrant.',
  fields: () => ({
    name: {
      type: GraphQLString,
      description: 'The name of the player, or of the team in doubles, 1 to 120 characters.',
    },
    members: { type: list(required(GraphQLString)), description: 'The two players of a doubles team.' },
    club: { type: GraphQLString, description: 'The club, 1 to 120 characters.' },
  }),
});

export const EntrantCheckKind: GraphQLEnumType = new GraphQLEnumType({
  name: 'EntrantCheckKind',
  description: 'What an organiser looks at before the event.',
  values: {
    ARMY_LIST: { description: 'The army list.' },
    PAINTING: { description: 'All models built, based and painted.' },
    CONVERSIONS: { description: 'The conversions.' },
  },
});

export const RecordCheckInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'RecordCheckInput',
  description: 'What was looked at and how it is.',
  fields: () => ({
    check: { type: required(EntrantCheckKind), description: 'What was looked at.' },
    passed: { type: required(GraphQLBoolean), description: 'Whether it is in order.' },
    note: { type: GraphQLString, description: 'What there is to say about it, 1 to 500 characters.' },
  }),
});

export const EntrantCheck: GraphQLObjectType = new GraphQLObjectType({
  name: 'EntrantCheck',
  description: 'What an organiser has looked at.',
  fields: () => ({
    check: { type: required(EntrantCheckKind), description: 'What was looked at.' },
    passed: { type: required(GraphQLBoolean), description: 'Whether it is in order.' },
    note: { type: GraphQLString, description: 'What there is to say about it.' },
    by: {
      type: required(GraphQLString),
      description: 'Who looked: the role, and what tells two of one role apart.',
    },
    at: { type: required(GraphQLString), description: 'When, ISO 8601 in UTC.' },
  }),
});

export const AdjustEntrantInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'AdjustEntrantInput',
  description: 'Points to give or take.',
  fields: () => ({
    tournamentPoints: { type: GraphQLInt, description: 'Tournament Points, -999 to 999; 0 if left out.' },
    victoryPoints: { type: GraphQLInt, description: 'Victory Points, -999 to 999; 0 if left out.' },
    round: {
      type: GraphQLInt,
      description: 'The round after which they count; the last started one if left out, 0 for the start.',
    },
    reason: { type: required(GraphQLString), description: 'Why, 1 to 500 characters.' },
  }),
});

export const EntrantAdjustment: GraphQLObjectType = new GraphQLObjectType({
  name: 'EntrantAdjustment',
  description: 'Points given or taken by the organiser.',
  fields: () => ({
    tournamentPoints: { type: required(GraphQLInt), description: 'Tournament Points.' },
    victoryPoints: { type: required(GraphQLInt), description: 'Victory Points.' },
    round: { type: required(GraphQLInt), description: 'The round after which they count.' },
    reason: { type: required(GraphQLString), description: 'Why.' },
  }),
});

export const SetScoreInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'SetScoreInput',
  description: "A score for one of the organiser's tiebreakers.",
  fields: () => ({
    tiebreaker: { type: required(GraphQLString), description: 'The tiebreaker, as it was announced.' },
    value: { type: required(GraphQLInt), description: 'The score, -1000000 to 1000000.' },
    round: {
      type: GraphQLInt,
      description: 'The round after which it counts; the last started one if left out, 0 for the start.',
    },
  }),
});

export const EntrantScore: GraphQLObjectType = new GraphQLObjectType({
  name: 'EntrantScore',
  description: "A score for one of the organiser's tiebreakers.",
  fields: () => ({
    tiebreaker: { type: required(GraphQLString), description: 'The tiebreaker.' },
    round: { type: required(GraphQLInt), description: 'The round after which it counts.' },
    value: { type: required(GraphQLInt), description: 'The score.' },
  }),
});

export const ArmyAtCheckIn: GraphQLEnumType = new GraphQLEnumType({
  name: 'ArmyAtCheckIn',
  description: 'Whether an army list was there at check-in.',
  values: {
    NONE: { description: 'None was submitted.' },
    LEGAL: { description: 'It was legal.' },
    ILLEGAL: { description: 'It was not legal.' },
  },
});

export const EntrantArmy: GraphQLObjectType = new GraphQLObjectType({
  name: 'EntrantArmy',
  description: "An entrant's army list.",
  fields: () => ({
    tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
    entrant: { type: required(GraphQLID), description: 'The id of the entrant.' },
    army: { type: GraphQLString, description: 'The army as JSON text, as `validateArmy` takes it.' },
    legal: { type: required(GraphQLBoolean), description: 'Whether it may be played.' },
    findings: {
      type: required(list(required(GraphQLString))),
      description: 'What is wrong or to be noted, in words; `validateArmy` says more.',
    },
    version: { type: required(GraphQLString), description: 'What `ifMatch` takes to replace it.' },
  }),
});

export const SwapEntrantsInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'SwapEntrantsInput',
  description: 'Two entrants of a drawn round that are to change places.',
  fields: () => ({
    first: { type: required(GraphQLID), description: 'The id of one.' },
    second: { type: required(GraphQLID), description: 'The id of the other.' },
    reason: {
      type: required(GraphQLString),
      description: 'Why, 1 to 500 characters; shown with their tables.',
    },
  }),
});

export const RoundPreview: GraphQLObjectType = new GraphQLObjectType({
  name: 'RoundPreview',
  description: 'The next round as it would be drawn now.',
  fields: () => ({
    tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
    number: { type: required(GraphQLInt), description: 'The number, from 1.' },
    tables: { type: required(list(required(Table))), description: 'The tables in order.' },
    unpaired: {
      type: UnpairedTable,
      description: 'Who is left over by an odd number; null where nobody is.',
    },
    seed: {
      type: GraphQLString,
      description: 'The seed of round 1, which publishing makes known; null where nothing is drawn by lot.',
    },
    roundsWithoutRematch: {
      type: required(GraphQLInt),
      description: 'How many further rounds after it are certain to have no rematch.',
    },
    scenario: { type: GraphQLString, description: 'Its scenario.' },
    digest: {
      type: required(GraphQLString),
      description: 'What `drawRound` takes, to publish this and nothing else.',
    },
  }),
});

export const RoundClock: GraphQLObjectType = new GraphQLObjectType({
  name: 'RoundClock',
  description: 'When a started round ends, and what holds then.',
  fields: () => ({
    startedAt: { type: required(GraphQLString), description: 'When it was started, ISO 8601 in UTC.' },
    minutes: { type: GraphQLInt, description: 'How long it lasts; null where nobody has said.' },
    endsAt: { type: GraphQLString, description: 'When it ends, ISO 8601 in UTC.' },
    whenTimeRunsOut: { type: required(GraphQLString), description: 'What holds when time runs out.' },
  }),
});

export const ResultStatus: GraphQLEnumType = new GraphQLEnumType({
  name: 'ResultStatus',
  description: 'How far a result is settled.',
  values: {
    REPORTED: { description: 'A player reported it; it counts until the other side objects.' },
    CONFIRMED: { description: 'The other side confirmed it, or a scorekeeper reported it.' },
    DISPUTED: { description: 'Somebody objects; a referee rules.' },
    RULED: { description: 'A referee ruled.' },
  },
});

export const RuleResultInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'RuleResultInput',
  description: 'A ruling on a table.',
  fields: () => ({
    kind: { type: required(ResultKind), description: 'How it ended.' },
    victoryPoints: {
      type: list(required(GraphQLInt)),
      description:
        "For `PLAYED`: each side's Victory Points, 0 to 1000, in the order of the table; the Spare Player's second.",
    },
    leaderKilled: {
      type: list(required(GraphQLBoolean)),
      description:
        'For `PLAYED`: whether each side killed the enemy leader; leave it out where nobody knows.',
    },
    concededBy: { type: GraphQLID, description: 'For `CONCESSION`: the id of who conceded.' },
    winner: {
      type: GraphQLString,
      description:
        'Who won, `DRAW`, or `SPARE` for the Spare Player: checked against the result, never needed.',
    },
    reason: { type: required(GraphQLString), description: 'The ruling in words, 1 to 500 characters.' },
  }),
});

export const TiebreakerCounts: GraphQLEnumType = new GraphQLEnumType({
  name: 'TiebreakerCounts',
  description: "What a tiebreaker of the organiser's adds up.",
  values: {
    SCORES: { description: 'Scores that are noted with the entrants.' },
    FAVOURITE_OPPONENT: { description: 'The votes of the opponents it has met.' },
  },
});

export const TableOrder: GraphQLEnumType = new GraphQLEnumType({
  name: 'TableOrder',
  description: 'At which tables a round is played.',
  values: {
    BY_RANK: { description: 'Table 1 has the best ranked.' },
    AVOID_REPEATS: { description: 'Nobody sits at a table twice where that can be.' },
  },
});

export const TournamentPhase: GraphQLEnumType = new GraphQLEnumType({
  name: 'TournamentPhase',
  description: 'What stands before round 1.',
  values: {
    DRAFT: { description: 'It is being written.' },
    REGISTRATION: { description: 'Entrants are registered.' },
    CHECK_IN: { description: 'Only entrants that are checked in are drawn.' },
  },
});

export const TournamentFormat: GraphQLEnumType = new GraphQLEnumType({
  name: 'TournamentFormat',
  description: 'Who takes part: single players, or teams of two.',
  values: {
    SINGLES: { description: 'Single players.' },
    DOUBLES: { description: 'Teams of two players with a force each.' },
  },
});

export const Visibility: GraphQLEnumType = new GraphQLEnumType({
  name: 'Visibility',
  description: 'Who may read a tournament.',
  values: {
    PUBLIC: { description: 'Anybody.' },
    PRIVATE: { description: 'Holders of one of its tokens.' },
  },
});

export const AnnouncedTiebreakerInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'AnnouncedTiebreakerInput',
  description: "A tiebreaker of the organiser's own, as it is announced.",
  fields: () => ({
    id: {
      type: required(GraphQLString),
      description: 'What the organiser calls it, such as `Painting`; unique here, 1 to 120 characters.',
    },
    better: { type: required(TiebreakerOrder), description: 'Which value stands higher in the ranking.' },
    counts: { type: TiebreakerCounts, description: 'What it adds up; `SCORES` if left out.' },
  }),
});

export const CreateTournamentInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'CreateTournamentInput',
  description: 'A tournament to create.',
  fields: () => ({
    name: { type: required(GraphQLString), description: 'What it is called, 1 to 120 characters.' },
    format: { type: TournamentFormat, description: 'Singles or doubles; `SINGLES` if left out.' },
    rounds: {
      type: GraphQLInt,
      description:
        'How many rounds will be played, 1 to 30; the last one is final. Proposed from the points limit if left out.',
    },
    unpaired: {
      type: UnpairedKind,
      description: 'What the entrant left over by an odd number gets; `BYE` if left out.',
    },
    tiebreakers: {
      type: list(required(AnnouncedTiebreakerInput)),
      description:
        "The organiser's own tiebreakers, at most 10, in the order in which they count after those of the game.",
    },
    cap: {
      type: GraphQLInt,
      description: 'The most entrants that play, 2 to 4000; later ones wait. No limit if left out.',
    },
    visibility: { type: Visibility, description: 'Who may read it; `PUBLIC` if left out.' },
    startsOn: { type: GraphQLString, description: 'The day it starts, YYYY-MM-DD.' },
    pointsLimit: {
      type: GraphQLInt,
      description:
        "Points limit of an army, in doubles the team's total, 1 to 100000: rounds and their length are proposed from it.",
    },
    days: {
      type: GraphQLInt,
      description: 'Days the event lasts, 1 or 2, for proposing rounds; 1 if left out.',
    },
    roundMinutes: {
      type: GraphQLInt,
      description:
        'How long a round lasts, in minutes, 10 to 1000; proposed from the points limit if left out.',
    },
    scenarios: {
      type: list(required(GraphQLString)),
      description:
        'The scenario of each round from the first: in doubles the id of a doubles scenario, in singles any name of 1 to 80 characters.',
    },
    clubMatesApart: {
      type: list(required(GraphQLInt)),
      description: 'The rounds in which club-mates are kept apart where that costs no rematch.',
    },
    tableOrder: {
      type: TableOrder,
      description: 'At which tables a round is played; `BY_RANK` if left out.',
    },
    tiesByLot: {
      type: GraphQLBoolean,
      description: 'Whether full ties are settled by a lot from the committed seed; false if left out.',
    },
    draft: {
      type: GraphQLBoolean,
      description:
        'Whether it begins as a draft, which only its token holders see and which expires after 30 days without a change.',
    },
  }),
});

export const UpdateTournamentInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'UpdateTournamentInput',
  description: 'What changes about a tournament; what is left out stays.',
  fields: () => ({
    name: { type: GraphQLString, description: 'What it is called, 1 to 120 characters.' },
    rounds: {
      type: GraphQLInt,
      description: 'How many rounds will be played, 1 to 30, not fewer than are drawn.',
    },
    cap: { type: GraphQLInt, description: 'The most entrants that play, 2 to 4000.' },
    startsOn: { type: GraphQLString, description: 'The day it starts, YYYY-MM-DD.' },
    roundMinutes: { type: GraphQLInt, description: 'How long a round lasts, in minutes, 10 to 1000.' },
    scenarios: {
      type: list(required(GraphQLString)),
      description:
        'The scenario of each round from the first: in doubles the id of a doubles scenario, in singles any name of 1 to 80 characters.',
    },
    clubMatesApart: {
      type: list(required(GraphQLInt)),
      description: 'The rounds in which club-mates are kept apart where that costs no rematch.',
    },
    tableOrder: { type: TableOrder, description: 'At which tables a round is played.' },
  }),
});

export const RegisterEntrantInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'RegisterEntrantInput',
  description: 'An entrant to register.',
  fields: () => ({
    name: {
      type: required(GraphQLString),
      description: 'The name of the player, or of the team in doubles, 1 to 120 characters.',
    },
    members: { type: list(required(GraphQLString)), description: 'The two players of a doubles team.' },
    club: { type: GraphQLString, description: 'The club, 1 to 120 characters.' },
  }),
});

export const UnpairedByHandInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'UnpairedByHandInput',
  description: 'Who is left over by an odd number, as the organiser says.',
  fields: () => ({
    entrant: { type: required(GraphQLID), description: 'The id of the entrant.' },
    kind: { type: required(UnpairedKind), description: 'What it gets.' },
  }),
});

export const SetRoundTablesInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'SetRoundTablesInput',
  description: 'The tables of a round as the organiser sets them.',
  fields: () => ({
    tables: {
      type: required(list(required(list(required(GraphQLID))))),
      description:
        'The two entrants of each table, the higher ranked first, from table 1. Every active entrant must have one place.',
    },
    unpaired: { type: UnpairedByHandInput, description: 'Who is left over by an odd number.' },
    reason: {
      type: required(GraphQLString),
      description: 'Why the tables are as they are, 1 to 500 characters; shown with each of them.',
    },
  }),
});

export const ResultKind: GraphQLEnumType = new GraphQLEnumType({
  name: 'ResultKind',
  description: 'How a table ended.',
  values: {
    PLAYED: { description: 'It was played; the side with more Victory Points won.' },
    CONCESSION: { description: 'One side conceded: 12-0 for the other, with the leader killed.' },
    BOTH_LOST: { description: 'A referee ruled it lost by both.' },
  },
});

export const ReportResultInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'ReportResultInput',
  description: 'The result of a table.',
  fields: () => ({
    kind: { type: required(ResultKind), description: 'How it ended.' },
    victoryPoints: {
      type: list(required(GraphQLInt)),
      description:
        "For `PLAYED`: each side's Victory Points, 0 to 1000, in the order of the table; the Spare Player's second.",
    },
    leaderKilled: {
      type: list(required(GraphQLBoolean)),
      description:
        'For `PLAYED`: whether each side killed the enemy leader; leave it out where nobody knows.',
    },
    concededBy: { type: GraphQLID, description: 'For `CONCESSION`: the id of who conceded.' },
    winner: {
      type: GraphQLString,
      description:
        'Who won, `DRAW`, or `SPARE` for the Spare Player: checked against the result, never needed.',
    },
    reason: {
      type: GraphQLString,
      description: 'Why it is corrected, 1 to 500 characters; shown with the result.',
    },
  }),
});

export const TournamentState: GraphQLEnumType = new GraphQLEnumType({
  name: 'TournamentState',
  description:
    'Where a tournament stands. RUNNING is the same as the four states between CHECK_IN and FINISHED.',
  values: {
    DRAFT: { description: 'It is being written; only its token holders see it.' },
    REGISTRATION: { description: 'No round is drawn yet; entrants are registered.' },
    CHECK_IN: { description: 'No round is drawn yet; who has come is checked in.' },
    ROUND_DRAWN: { description: 'A round is drawn and can still be drawn again.' },
    ROUND_STARTED: { description: 'A round is being played and reported.' },
    ROUND_COMPLETE: {
      description: 'Every table of the last drawn round is reported; another round is to come.',
    },
    ALL_ROUNDS_COMPLETE: { description: 'Every round is played and reported.' },
    FINISHED: { description: 'The organiser has finished it.' },
  },
});

export const AnnouncedTiebreaker: GraphQLObjectType = new GraphQLObjectType({
  name: 'AnnouncedTiebreaker',
  description: "A tiebreaker of the organiser's own, as it was announced.",
  fields: () => ({
    id: { type: required(GraphQLID), description: 'What the organiser calls it.' },
    better: { type: required(TiebreakerOrder), description: 'Which value stands higher in the ranking.' },
    counts: { type: required(TiebreakerCounts), description: 'What it adds up.' },
  }),
});

export const TournamentSettings: GraphQLObjectType = new GraphQLObjectType({
  name: 'TournamentSettings',
  description: 'What the organiser has settled about a tournament.',
  fields: () => ({
    id: { type: required(GraphQLID), description: 'The id.' },
    name: { type: required(GraphQLString), description: 'What it is called.' },
    format: { type: required(TournamentFormat), description: 'Singles or doubles.' },
    rounds: { type: required(GraphQLInt), description: 'How many rounds will be played.' },
    unpaired: {
      type: required(UnpairedKind),
      description: 'What the entrant left over by an odd number gets.',
    },
    tiebreakers: {
      type: required(list(required(AnnouncedTiebreaker))),
      description: "The organiser's own tiebreakers, in the order in which they count.",
    },
    cap: { type: GraphQLInt, description: 'The most entrants that play; null for no limit.' },
    visibility: { type: required(Visibility), description: 'Who may read it.' },
    startsOn: { type: GraphQLString, description: 'The day it starts, YYYY-MM-DD.' },
    pointsLimit: { type: GraphQLInt, description: "Points limit of an army, in doubles the team's total." },
    roundMinutes: { type: GraphQLInt, description: 'How long a round lasts, in minutes.' },
    scenarios: {
      type: required(list(GraphQLString)),
      description: 'The scenario of each round from the first.',
    },
    clubMatesApart: {
      type: required(list(required(GraphQLInt))),
      description: 'The rounds in which club-mates are kept apart where that costs no rematch.',
    },
    tableOrder: { type: required(TableOrder), description: 'At which tables a round is played.' },
    tiesByLot: {
      type: required(GraphQLBoolean),
      description: 'Whether full ties are settled by a lot from the committed seed.',
    },
    armyListsPublished: {
      type: required(GraphQLBoolean),
      description: 'Whether the army lists can be read by whoever may read the tournament.',
    },
    phase: { type: required(TournamentPhase), description: 'What stands before round 1.' },
    seedCommitment: {
      type: required(GraphQLString),
      description: 'SHA-256 of the seed of round 1, as base64url, published before anybody registers.',
    },
    version: { type: required(GraphQLString), description: 'What `ifMatch` takes to change it.' },
  }),
});

export const TournamentList: GraphQLObjectType = new GraphQLObjectType({
  name: 'TournamentList',
  description: 'A page of public tournaments.',
  fields: () => ({
    items: { type: required(list(required(TournamentSettings))), description: 'The tournaments, by day.' },
    nextCursor: { type: GraphQLString, description: 'Where the rest begins; null after the last.' },
  }),
});

export const CreatedTournament: GraphQLObjectType = new GraphQLObjectType({
  name: 'CreatedTournament',
  description: 'A new tournament, with what its organiser must keep: it is shown here only.',
  fields: () => ({
    tournament: { type: required(TournamentSettings), description: 'The tournament.' },
    organiserToken: {
      type: required(GraphQLString),
      description: 'What the organiser writes with: `Authorization: Bearer <token>`.',
    },
    recoveryCode: { type: required(GraphQLString), description: 'Brings back a lost token.' },
  }),
});

export const RecoveredTournament: GraphQLObjectType = new GraphQLObjectType({
  name: 'RecoveredTournament',
  description: 'A tournament whose organiser has a token again.',
  fields: () => ({
    tournament: { type: required(TournamentSettings), description: 'The tournament.' },
    organiserToken: {
      type: required(GraphQLString),
      description: 'What the organiser writes with from now on.',
    },
    recoveryCode: { type: required(GraphQLString), description: 'Brings back a lost token the next time.' },
  }),
});

export const FinishedTournament: GraphQLObjectType = new GraphQLObjectType({
  name: 'FinishedTournament',
  description: 'A finished tournament.',
  fields: () => ({
    tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
    state: { type: required(TournamentState), description: 'Always FINISHED.' },
    finishedAfter: { type: required(GraphQLInt), description: 'The round after which it was finished.' },
  }),
});

export const Tournament: GraphQLObjectType = new GraphQLObjectType({
  name: 'Tournament',
  description: 'A tournament as it stands.',
  fields: () => ({
    id: { type: required(GraphQLID), description: 'The id.' },
    name: { type: required(GraphQLString), description: 'What it is called.' },
    format: { type: required(TournamentFormat), description: 'Singles or doubles.' },
    rounds: { type: required(GraphQLInt), description: 'How many rounds will be played.' },
    unpaired: {
      type: required(UnpairedKind),
      description: 'What the entrant left over by an odd number gets.',
    },
    tiebreakers: {
      type: required(list(required(AnnouncedTiebreaker))),
      description: "The organiser's own tiebreakers, in the order in which they count.",
    },
    cap: { type: GraphQLInt, description: 'The most entrants that play; null for no limit.' },
    visibility: { type: required(Visibility), description: 'Who may read it.' },
    startsOn: { type: GraphQLString, description: 'The day it starts, YYYY-MM-DD.' },
    pointsLimit: { type: GraphQLInt, description: "Points limit of an army, in doubles the team's total." },
    roundMinutes: { type: GraphQLInt, description: 'How long a round lasts, in minutes.' },
    scenarios: {
      type: required(list(GraphQLString)),
      description: 'The scenario of each round from the first.',
    },
    clubMatesApart: {
      type: required(list(required(GraphQLInt))),
      description: 'The rounds in which club-mates are kept apart where that costs no rematch.',
    },
    tableOrder: { type: required(TableOrder), description: 'At which tables a round is played.' },
    tiesByLot: {
      type: required(GraphQLBoolean),
      description: 'Whether full ties are settled by a lot from the committed seed.',
    },
    armyListsPublished: {
      type: required(GraphQLBoolean),
      description: 'Whether the army lists can be read by whoever may read the tournament.',
    },
    phase: { type: required(TournamentPhase), description: 'What stands before round 1.' },
    seedCommitment: {
      type: required(GraphQLString),
      description: 'SHA-256 of the seed of round 1, as base64url, published before anybody registers.',
    },
    state: { type: required(TournamentState), description: 'Where it stands.' },
    allowed: {
      type: required(list(required(GraphQLString))),
      description: 'The operations that are possible now.',
    },
    entrants: {
      type: required(list(required(Entrant))),
      description: 'The entrants by player number, withdrawn and waiting ones too.',
    },
    roundsDrawn: { type: required(list(required(RoundSummary))), description: 'The rounds that are drawn.' },
    roundsWithoutRematch: {
      type: GraphQLInt,
      description:
        'How many further rounds are certain to have no rematch, with the entrants there are; before anybody is there by the cap, null without one.',
    },
    warnings: {
      type: required(list(required(GraphQLString))),
      description: 'What an organiser should know, in words.',
    },
    standings: {
      type: TournamentStandings,
      description: 'The standings after a round; of the last started one if left out.',
      args: {
        round: { type: GraphQLInt, description: 'The round they stand after.' },
      },
    },
    round: {
      type: Round,
      description: 'A round with its tables.',
      args: {
        number: { type: required(GraphQLInt), description: 'The number of the round, from 1.' },
      },
    },
    version: {
      type: required(GraphQLString),
      description: 'Changes with anything in it: sums of the versions of head, entrants and each round.',
    },
  }),
});

export const EntrantStatus: GraphQLEnumType = new GraphQLEnumType({
  name: 'EntrantStatus',
  description: 'Whether an entrant plays.',
  values: {
    ACTIVE: { description: 'It is drawn.' },
    WAITING: { description: 'It waits for a place below the cap.' },
    NOT_CHECKED_IN: { description: 'Check-in is open and it has not come yet.' },
    WITHDRAWN: { description: 'It is drawn no more.' },
    DISQUALIFIED: { description: 'The organiser has disqualified it; it is drawn no more.' },
  },
});

export const Entrant: GraphQLObjectType = new GraphQLObjectType({
  name: 'Entrant',
  description: 'A player, or in doubles a team of two.',
  fields: () => ({
    id: { type: required(GraphQLID), description: 'The id within the tournament.' },
    number: { type: required(GraphQLInt), description: 'The player number, given at registration.' },
    name: { type: required(GraphQLString), description: 'The name.' },
    members: {
      type: required(list(required(GraphQLString))),
      description: 'The two players of a doubles team; empty in singles.',
    },
    club: { type: GraphQLString, description: 'The club.' },
    status: { type: required(EntrantStatus), description: 'Whether it plays.' },
    reason: { type: GraphQLString, description: 'Why it has left or come back, where somebody said.' },
    late: { type: required(GraphQLBoolean), description: 'Registered after round 1 had been drawn.' },
    checkedIn: { type: required(GraphQLBoolean), description: 'Whether it has been checked in.' },
    armyAtCheckIn: { type: ArmyAtCheckIn, description: 'How its army list stood at check-in; null before.' },
    adjustments: {
      type: required(list(required(EntrantAdjustment))),
      description: 'Points given or taken by the organiser.',
    },
    scores: {
      type: required(list(required(EntrantScore))),
      description: "Scores for the organiser's tiebreakers.",
    },
    checks: {
      type: required(list(required(EntrantCheck))),
      description: 'What an organiser has looked at, by whom and when.',
    },
    version: { type: required(GraphQLString), description: 'What `ifMatch` takes to change it.' },
  }),
});

export const RoundState: GraphQLEnumType = new GraphQLEnumType({
  name: 'RoundState',
  description: 'How far a round is.',
  values: {
    DRAWN: { description: 'Drawn; it can still be drawn again.' },
    STARTED: { description: 'Being played.' },
    COMPLETE: { description: 'Every table is reported.' },
  },
});

export const RoundSummary: GraphQLObjectType = new GraphQLObjectType({
  name: 'RoundSummary',
  description: 'A round in a list.',
  fields: () => ({
    number: { type: required(GraphQLInt), description: 'The number, from 1.' },
    state: { type: required(RoundState), description: 'How far it is.' },
  }),
});

export const Round: GraphQLObjectType = new GraphQLObjectType({
  name: 'Round',
  description: 'A drawn round.',
  fields: () => ({
    tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
    number: { type: required(GraphQLInt), description: 'The number, from 1.' },
    state: { type: required(RoundState), description: 'How far it is.' },
    tables: { type: required(list(required(Table))), description: 'The tables in order.' },
    unpaired: {
      type: UnpairedTable,
      description: 'Who is left over by an odd number; null where nobody is.',
    },
    seed: {
      type: GraphQLString,
      description: 'The seed of round 1, for repeating its draw; null where nothing was drawn by lot.',
    },
    roundsWithoutRematch: {
      type: required(GraphQLInt),
      description:
        'How many further rounds could certainly be drawn without a rematch, as it stood at the draw.',
    },
    note: {
      type: GraphQLString,
      description: "The organiser's words for the last redraw, change by hand or extension.",
    },
    scenario: { type: GraphQLString, description: 'Its scenario, as it was named when the round was drawn.' },
    clock: { type: RoundClock, description: 'When it ends and what holds then; null before it is started.' },
    version: {
      type: required(GraphQLString),
      description: 'What `ifMatch` takes to change it; grows with its results too.',
    },
  }),
});

export const Table: GraphQLObjectType = new GraphQLObjectType({
  name: 'Table',
  description: 'A table of a round.',
  fields: () => ({
    table: { type: required(GraphQLInt), description: 'The number, from 1.' },
    entrants: {
      type: required(list(required(GraphQLID))),
      description: "Two ids, the higher ranked first; one at the Spare Player's table.",
    },
    reason: { type: required(TableReason), description: 'Why they meet.' },
    result: { type: Result, description: 'How it ended; null until it is reported.' },
    version: {
      type: required(GraphQLString),
      description: 'What `ifMatch` takes to correct the result: 0 while there is none.',
    },
  }),
});

export const UnpairedTable: GraphQLObjectType = new GraphQLObjectType({
  name: 'UnpairedTable',
  description: 'Who is left over by an odd number.',
  fields: () => ({
    entrant: { type: required(GraphQLID), description: 'The id.' },
    kind: { type: required(UnpairedKind), description: 'What this entrant gets.' },
    reason: { type: required(UnpairedReason), description: 'Why it is this one.' },
    table: {
      type: GraphQLInt,
      description:
        'The table at which the game against the Spare Player is reported; null for a bye, which reports itself.',
    },
    result: { type: Result, description: 'How it ended; null for a bye and until it is reported.' },
    version: {
      type: required(GraphQLString),
      description: 'What `ifMatch` takes to correct the result: 0 while there is none.',
    },
  }),
});

export const Result: GraphQLObjectType = new GraphQLObjectType({
  name: 'Result',
  description: 'How a table ended.',
  fields: () => ({
    kind: { type: required(ResultKind), description: 'How.' },
    victoryPoints: {
      type: list(required(GraphQLInt)),
      description: "Each side's Victory Points in the order of the table; null unless it was played.",
    },
    leaderKilled: {
      type: list(required(GraphQLBoolean)),
      description:
        'Whether each side killed the enemy leader; null where nobody knows, or it was not played.',
    },
    concededBy: { type: GraphQLID, description: 'Who conceded.' },
    status: { type: required(ResultStatus), description: 'How far it is settled.' },
    reportedBy: {
      type: GraphQLID,
      description:
        'The id of the side that reported it; `SPARE` for the Spare Player, null where no player did.',
    },
    reason: { type: GraphQLString, description: 'The words of the last dispute, ruling or correction.' },
    corrections: {
      type: required(GraphQLInt),
      description: 'How often the outcome was changed after it had first been reported.',
    },
  }),
});

export const ReportedTable: GraphQLObjectType = new GraphQLObjectType({
  name: 'ReportedTable',
  description: 'A table with its new result.',
  fields: () => ({
    tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
    round: { type: required(GraphQLInt), description: 'The number of the round.' },
    table: { type: required(GraphQLInt), description: 'The number of the table.' },
    entrants: {
      type: required(list(required(GraphQLID))),
      description: "Two ids, the higher ranked first; one at the Spare Player's table.",
    },
    result: { type: Result, description: 'The result; null never.' },
    version: { type: required(GraphQLString), description: 'What `ifMatch` takes to correct the result.' },
  }),
});

export const TournamentStandings: GraphQLObjectType = new GraphQLObjectType({
  name: 'TournamentStandings',
  description: 'Standings of a tournament after a round.',
  fields: () => ({
    tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
    round: {
      type: required(GraphQLInt),
      description: 'The round they stand after; 0 before the first has started.',
    },
    complete: {
      type: required(GraphQLBoolean),
      description: 'Whether every table up to that round is reported.',
    },
    final: {
      type: required(GraphQLBoolean),
      description:
        'Whether the tournament is finished and these stand after its last round; a correction can still change them.',
    },
    standings: {
      type: required(list(required(Standing))),
      description: 'The lines, best first; level entrants by player number.',
    },
    version: { type: required(GraphQLString), description: 'Changes with anything in the tournament.' },
  }),
});

export const LeagueScoring: GraphQLEnumType = new GraphQLEnumType({
  name: 'LeagueScoring',
  description: 'What a tournament gives its entrants in a league.',
  values: {
    PLACE: { description: 'Points for the place; level entrants each get those of the rank they share.' },
    TOURNAMENT_POINTS: { description: 'The Tournament Points themselves.' },
  },
});

export const PointsRuleInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'PointsRuleInput',
  description: 'How a season is counted.',
  fields: () => ({
    scoring: {
      type: required(LeagueScoring),
      description: 'Points for the place, or the Tournament Points themselves.',
    },
    placePoints: {
      type: list(required(GraphQLInt)),
      description:
        'For PLACE: the points of the first place, the second, and so on; 1 to 200 of them, each 0 to 100000.',
    },
    participationPoints: {
      type: GraphQLInt,
      description: 'For PLACE: the points of everyone placed further down, 0 to 100000; 0 if left out.',
    },
    best: {
      type: GraphQLInt,
      description: 'Only so many results of a player count, the best, 1 to 200; all if left out.',
    },
  }),
});

export const PointsRule: GraphQLObjectType = new GraphQLObjectType({
  name: 'PointsRule',
  description: 'How a season is counted.',
  fields: () => ({
    scoring: {
      type: required(LeagueScoring),
      description: 'Points for the place, or the Tournament Points themselves.',
    },
    placePoints: {
      type: required(list(required(GraphQLInt))),
      description: 'For PLACE: the points of the first place, the second, and so on.',
    },
    participationPoints: {
      type: required(GraphQLInt),
      description: 'For PLACE: the points of everyone placed further down.',
    },
    best: {
      type: GraphQLInt,
      description: 'Only so many results of a player count, the best; null for all.',
    },
  }),
});

export const CreateLeagueInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'CreateLeagueInput',
  description: 'A league to create.',
  fields: () => ({
    name: { type: required(GraphQLString), description: 'What it is called, 1 to 120 characters.' },
    rule: { type: required(PointsRuleInput), description: 'How it is counted.' },
  }),
});

export const UpdateLeagueInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'UpdateLeagueInput',
  description: 'What changes about a league; what is left out stays.',
  fields: () => ({
    name: { type: GraphQLString, description: 'What it is called, 1 to 120 characters.' },
    rule: { type: PointsRuleInput, description: 'How it is counted, as a whole.' },
  }),
});

export const LeagueSettings: GraphQLObjectType = new GraphQLObjectType({
  name: 'LeagueSettings',
  description: 'What the organiser has settled about a league.',
  fields: () => ({
    id: { type: required(GraphQLID), description: 'The id.' },
    name: { type: required(GraphQLString), description: 'What it is called.' },
    rule: { type: required(PointsRule), description: 'How it is counted.' },
    version: { type: required(GraphQLString), description: 'What `ifMatch` takes to change it.' },
  }),
});

export const GrantedLeague: GraphQLObjectType = new GraphQLObjectType({
  name: 'GrantedLeague',
  description: 'A league, with what its organiser must keep: it is shown here only.',
  fields: () => ({
    league: { type: required(LeagueSettings), description: 'The league.' },
    organiserToken: {
      type: required(GraphQLString),
      description: 'What the organiser writes with: `Authorization: Bearer <token>`.',
    },
    recoveryCode: { type: required(GraphQLString), description: 'Brings back a lost token.' },
  }),
});

export const League: GraphQLObjectType = new GraphQLObjectType({
  name: 'League',
  description: 'A league as it stands.',
  fields: () => ({
    id: { type: required(GraphQLID), description: 'The id.' },
    name: { type: required(GraphQLString), description: 'What it is called.' },
    rule: { type: required(PointsRule), description: 'How it is counted.' },
    tournaments: {
      type: required(list(required(LeagueTournamentSummary))),
      description: 'Its tournaments by day, the finished ones first.',
    },
    version: { type: required(GraphQLString), description: 'What `ifMatch` takes to change its settings.' },
  }),
});

export const LeagueTournamentSummary: GraphQLObjectType = new GraphQLObjectType({
  name: 'LeagueTournamentSummary',
  description: 'A tournament in its league.',
  fields: () => ({
    tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
    name: { type: required(GraphQLString), description: 'What it is called.' },
    startsOn: { type: GraphQLString, description: 'The day it starts, YYYY-MM-DD.' },
    finished: { type: required(GraphQLBoolean), description: 'Whether it is finished: only then it counts.' },
    claimed: { type: required(GraphQLInt), description: 'How many entrants are claimed, at least in part.' },
  }),
});

export const LeaguePlayerName: GraphQLObjectType = new GraphQLObjectType({
  name: 'LeaguePlayerName',
  description: 'A player by id and name.',
  fields: () => ({
    id: { type: required(GraphQLID), description: 'The id, which never changes.' },
    name: { type: GraphQLString, description: 'The name; null once erased.' },
  }),
});

export const LeaguePlayer: GraphQLObjectType = new GraphQLObjectType({
  name: 'LeaguePlayer',
  description: 'A player of a league.',
  fields: () => ({
    league: { type: required(GraphQLID), description: 'The id of the league.' },
    id: { type: required(GraphQLID), description: 'The id, which never changes.' },
    name: { type: GraphQLString, description: 'The name; null once erased.' },
    erased: { type: required(GraphQLBoolean), description: "Whether the player's data has been erased." },
    version: { type: required(GraphQLString), description: 'What `ifMatch` takes to change it.' },
  }),
});

export const LeaguePlayerList: GraphQLObjectType = new GraphQLObjectType({
  name: 'LeaguePlayerList',
  description: 'A page of players.',
  fields: () => ({
    items: { type: required(list(required(LeaguePlayer))), description: 'The players, by id.' },
    nextCursor: { type: GraphQLString, description: 'Where the next page begins; null after the last.' },
  }),
});

export const LeaguePlayerToken: GraphQLObjectType = new GraphQLObjectType({
  name: 'LeaguePlayerToken',
  description: 'A player with the token it claims with: it is shown here only.',
  fields: () => ({
    player: { type: required(LeaguePlayer), description: 'The player.' },
    playerToken: {
      type: required(GraphQLString),
      description: 'What the player claims with: `Authorization: Bearer <token>`.',
    },
  }),
});

export const LeaguePlacing: GraphQLObjectType = new GraphQLObjectType({
  name: 'LeaguePlacing',
  description: 'What one tournament gave a player.',
  fields: () => ({
    tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
    place: {
      type: required(GraphQLInt),
      description: 'The rank in its final standings; level entrants share one.',
    },
    tied: { type: required(GraphQLBoolean), description: 'Whether another entrant has the same rank.' },
    tournamentPoints: { type: required(GraphQLInt), description: 'Tournament Points.' },
    points: { type: required(GraphQLInt), description: 'What it is worth in the season.' },
    counted: { type: required(GraphQLBoolean), description: 'Whether it is among the best that count.' },
  }),
});

export const LeagueTable: GraphQLObjectType = new GraphQLObjectType({
  name: 'LeagueTable',
  description: "A page of the season's table.",
  fields: () => ({
    league: { type: required(GraphQLID), description: 'The id of the league.' },
    items: {
      type: required(list(required(LeagueTableLine))),
      description: 'The lines, best first; players level on points by id.',
    },
    nextCursor: { type: GraphQLString, description: 'Where the next page begins; null after the last.' },
    version: {
      type: required(GraphQLString),
      description: 'Changes with the table and the names on this page.',
    },
  }),
});

export const LeagueTableLine: GraphQLObjectType = new GraphQLObjectType({
  name: 'LeagueTableLine',
  description: "A player's line of the season's table.",
  fields: () => ({
    rank: {
      type: required(GraphQLInt),
      description: '1 for the first; players level on points share a rank.',
    },
    tied: { type: required(GraphQLBoolean), description: 'Whether somebody else has the same rank.' },
    player: { type: required(LeaguePlayerName), description: 'The player.' },
    points: { type: required(GraphQLInt), description: 'The sum of what counts.' },
    tournaments: {
      type: required(GraphQLInt),
      description: 'How many finished tournaments the player was in.',
    },
    placings: {
      type: required(list(required(LeaguePlacing))),
      description: 'What each of them gave, in the order of their days.',
    },
  }),
});

export const LeagueRating: GraphQLObjectType = new GraphQLObjectType({
  name: 'LeagueRating',
  description: 'A Glicko-2 rating.',
  fields: () => ({
    rating: { type: required(GraphQLFloat), description: 'The rating; 1500 is where everybody begins.' },
    deviation: {
      type: required(GraphQLFloat),
      description:
        'Two of these to either side hold the true strength in 95 of 100 cases; 350 is where everybody begins.',
    },
    volatility: {
      type: required(GraphQLFloat),
      description: 'How much the strength is expected to swing; 0.06 is where everybody begins.',
    },
    games: {
      type: required(GraphQLInt),
      description:
        'How many rated games stand behind it: games that two single players of the league have played out.',
    },
  }),
});

export const LeagueRatingLine: GraphQLObjectType = new GraphQLObjectType({
  name: 'LeagueRatingLine',
  description: "A player's place among the rated.",
  fields: () => ({
    rank: {
      type: required(GraphQLInt),
      description: '1 for the first; players level on the rating shown share a rank.',
    },
    tied: { type: required(GraphQLBoolean), description: 'Whether somebody else has the same rank.' },
    player: { type: required(LeaguePlayerName), description: 'The player.' },
    rating: { type: required(GraphQLFloat), description: 'The rating.' },
    deviation: {
      type: required(GraphQLFloat),
      description: 'Two of these to either side hold the true strength in 95 of 100 cases.',
    },
    volatility: { type: required(GraphQLFloat), description: 'How much the strength is expected to swing.' },
    games: { type: required(GraphQLInt), description: 'How many rated games stand behind it.' },
  }),
});

export const LeagueRatings: GraphQLObjectType = new GraphQLObjectType({
  name: 'LeagueRatings',
  description: 'A page of the ratings.',
  fields: () => ({
    league: { type: required(GraphQLID), description: 'The id of the league.' },
    items: {
      type: required(list(required(LeagueRatingLine))),
      description: 'The rated players, best first.',
    },
    nextCursor: { type: GraphQLString, description: 'Where the next page begins; null after the last.' },
    version: {
      type: required(GraphQLString),
      description: 'Changes with the ratings and the names on this page.',
    },
  }),
});

export const LeaguePlayerPage: GraphQLObjectType = new GraphQLObjectType({
  name: 'LeaguePlayerPage',
  description: "A player's season.",
  fields: () => ({
    league: { type: required(GraphQLID), description: 'The id of the league.' },
    player: { type: required(LeaguePlayerName), description: 'The player.' },
    rank: {
      type: GraphQLInt,
      description: "The place in the season's table; null before the first finished tournament.",
    },
    tied: { type: required(GraphQLBoolean), description: 'Whether somebody else has the same rank.' },
    points: { type: required(GraphQLInt), description: 'The sum of what counts.' },
    placings: {
      type: required(list(required(LeaguePlacing))),
      description: 'What each finished tournament gave, in the order of their days.',
    },
    won: {
      type: required(GraphQLInt),
      description: 'Games won against other entrants, in teams too; byes and the Spare Player are left out.',
    },
    drawn: { type: required(GraphQLInt), description: 'Games drawn.' },
    lost: { type: required(GraphQLInt), description: 'Games lost.' },
    rating: { type: LeagueRating, description: 'The rating; null before the first rated game.' },
    version: { type: required(GraphQLString), description: 'Changes with the season and the player.' },
  }),
});

export const SideResult: GraphQLEnumType = new GraphQLEnumType({
  name: 'SideResult',
  description: 'How a game ended for one side.',
  values: {
    WON: { description: 'It won.' },
    DRAWN: { description: 'It drew.' },
    LOST: { description: 'It lost; a game lost by both is lost for each.' },
  },
});

export const MeetingKind: GraphQLEnumType = new GraphQLEnumType({
  name: 'MeetingKind',
  description: 'How two entrants met.',
  values: {
    PLAYED: { description: 'They played it out.' },
    CONCESSION: { description: 'One conceded.' },
    BOTH_LOST: { description: 'Both lost, as a referee ruled.' },
  },
});

export const LeagueMeeting: GraphQLObjectType = new GraphQLObjectType({
  name: 'LeagueMeeting',
  description: 'A game of two players, seen by the first of them.',
  fields: () => ({
    tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
    format: { type: required(TournamentFormat), description: 'Single players, or as members of two teams.' },
    round: { type: required(GraphQLInt), description: 'The number of the round.' },
    kind: { type: required(MeetingKind), description: 'How they met.' },
    result: { type: required(SideResult), description: 'How it ended for the first player.' },
    victoryPoints: {
      type: required(list(required(GraphQLInt))),
      description: "The first player's Victory Points, then the opponent's, as they are scored.",
    },
  }),
});

export const LeagueHeadToHead: GraphQLObjectType = new GraphQLObjectType({
  name: 'LeagueHeadToHead',
  description: 'Every game of the season between two players.',
  fields: () => ({
    league: { type: required(GraphQLID), description: 'The id of the league.' },
    player: { type: required(LeaguePlayerName), description: 'Who looks.' },
    opponent: { type: required(LeaguePlayerName), description: 'The other one.' },
    won: { type: required(GraphQLInt), description: 'Games won by `player`.' },
    drawn: { type: required(GraphQLInt), description: 'Games drawn.' },
    lost: { type: required(GraphQLInt), description: 'Games lost by `player`.' },
    meetings: {
      type: required(list(required(LeagueMeeting))),
      description: 'The games in the order of their tournaments and rounds.',
    },
    version: { type: required(GraphQLString), description: 'Changes with the season and the two players.' },
  }),
});

export const OfferedTournament: GraphQLObjectType = new GraphQLObjectType({
  name: 'OfferedTournament',
  description: 'The leagues that a tournament has been offered to.',
  fields: () => ({
    tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
    leagues: { type: required(list(required(GraphQLID))), description: 'The ids of the leagues.' },
    version: {
      type: required(GraphQLString),
      description: "What `ifMatch` takes to change the tournament's head.",
    },
  }),
});

export const AcceptedTournament: GraphQLObjectType = new GraphQLObjectType({
  name: 'AcceptedTournament',
  description: 'Whether a league counts a tournament.',
  fields: () => ({
    league: { type: required(GraphQLID), description: 'The id of the league.' },
    tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
    accepted: { type: required(GraphQLBoolean), description: 'Whether it counts.' },
    reason: { type: GraphQLString, description: 'Why it was taken out; null while it counts.' },
    version: {
      type: required(GraphQLString),
      description: 'What `ifMatch` takes to change it or its claims.',
    },
  }),
});

export const LeagueEntrant: GraphQLObjectType = new GraphQLObjectType({
  name: 'LeagueEntrant',
  description: 'An entrant of a tournament and its players of a league.',
  fields: () => ({
    entrant: { type: required(GraphQLID), description: 'The id of the entrant.' },
    name: { type: required(GraphQLString), description: 'The name it is registered under.' },
    members: {
      type: required(list(required(GraphQLString))),
      description: 'The two members of a doubles team; empty in singles.',
    },
    players: {
      type: required(list(LeaguePlayerName)),
      description: 'Who has claimed it, in the order of the members; null where nobody has.',
    },
  }),
});

export const LeagueTournament: GraphQLObjectType = new GraphQLObjectType({
  name: 'LeagueTournament',
  description: 'A page of who is who in a tournament of a league.',
  fields: () => ({
    league: { type: required(GraphQLID), description: 'The id of the league.' },
    tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
    name: { type: required(GraphQLString), description: 'What the tournament is called.' },
    state: { type: required(TournamentState), description: 'Where it stands.' },
    items: { type: required(list(required(LeagueEntrant))), description: 'The entrants, by player number.' },
    nextCursor: { type: GraphQLString, description: 'Where the next page begins; null after the last.' },
    version: { type: required(GraphQLString), description: 'What `ifMatch` takes to change the claims.' },
  }),
});

export const ClaimCode: GraphQLObjectType = new GraphQLObjectType({
  name: 'ClaimCode',
  description: 'A code for one member of an entrant, and whom to hand it to.',
  fields: () => ({
    entrant: { type: required(GraphQLID), description: 'The id of the entrant.' },
    member: { type: required(GraphQLInt), description: 'Which member of a doubles team; 1 in singles.' },
    name: { type: required(GraphQLString), description: 'The name that the member is registered under.' },
    code: { type: required(GraphQLString), description: 'The code: five groups of four.' },
  }),
});

export const ClaimCodeList: GraphQLObjectType = new GraphQLObjectType({
  name: 'ClaimCodeList',
  description: 'A page of claim codes.',
  fields: () => ({
    items: { type: required(list(required(ClaimCode))), description: 'The codes, by player number.' },
    nextCursor: { type: GraphQLString, description: 'Where the next page begins; null after the last.' },
  }),
});

export const ClaimInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'ClaimInput',
  description: 'Which player an entrant is.',
  fields: () => ({
    entrant: { type: required(GraphQLID), description: 'The id of the entrant.' },
    member: { type: GraphQLInt, description: 'Which member of a doubles team: 1 or 2; 1 in singles.' },
    player: { type: required(GraphQLID), description: 'The id of the player.' },
  }),
});

export const ClaimedEntrant: GraphQLObjectType = new GraphQLObjectType({
  name: 'ClaimedEntrant',
  description: 'The players of an entrant.',
  fields: () => ({
    entrant: { type: required(GraphQLID), description: 'The id of the entrant.' },
    players: {
      type: required(list(GraphQLID)),
      description: 'The ids of the players, in the order of the members; null where nobody has claimed.',
    },
  }),
});

export const ChangedClaims: GraphQLObjectType = new GraphQLObjectType({
  name: 'ChangedClaims',
  description: 'The claims that a request changed.',
  fields: () => ({
    league: { type: required(GraphQLID), description: 'The id of the league.' },
    tournament: { type: required(GraphQLID), description: 'The id of the tournament.' },
    claims: {
      type: required(list(required(ClaimedEntrant))),
      description: 'The entrants whose claims changed, as they are now.',
    },
    version: {
      type: required(GraphQLString),
      description: 'What `ifMatch` takes to change the claims again.',
    },
  }),
});

export const ReferenceKind: GraphQLEnumType = new GraphQLEnumType({
  name: 'ReferenceKind',
  description: 'What a reference entry is about.',
  values: {
    TURN_PHASE: { description: 'A phase of the turn.' },
    CHARACTERISTIC: { description: 'A number of a profile.' },
    WARGEAR: { description: 'A weapon or a piece of wargear.' },
    MISSILE_WEAPON: { description: 'A missile weapon, with range and Strength.' },
    SPECIAL_STRIKE: { description: 'What a weapon can do instead of plain Strikes.' },
    HEROIC_ACTION: { description: 'A heroic action.' },
    MAGICAL_POWER: { description: 'A Magical Power.' },
    SPECIAL_RULE: { description: 'A special rule of models.' },
    PROCEDURE: { description: 'How something is done: moving, shooting, fighting, magic.' },
    ADVANCED_RULE: { description: 'Water, burdens, passengers, Sentries.' },
    DOUBLES_RULE: { description: 'What is different in doubles.' },
    EVENT_RULE: { description: 'How an event is run.' },
    RULING: { description: 'What holds here where the documents are silent, garbled or disagree.' },
  },
});

export const Phase: GraphQLEnumType = new GraphQLEnumType({
  name: 'Phase',
  description: 'A phase of the turn.',
  values: {
    PRIORITY: { description: 'Who goes first is rolled for.' },
    MOVE: { description: 'Models move, charge and cast.' },
    SHOOT: { description: 'Missile weapons are shot.' },
    FIGHT: { description: 'Fights are resolved.' },
    END: { description: 'Effects run out.' },
  },
});

export const Handedness: GraphQLEnumType = new GraphQLEnumType({
  name: 'Handedness',
  description: 'How many hands a weapon takes.',
  values: {
    SINGLE_HANDED: { description: 'One hand.' },
    HAND_AND_A_HALF: { description: 'One or two, chosen each fight.' },
    TWO_HANDED: { description: 'Two hands.' },
  },
});

export const MoveLimit: GraphQLEnumType = new GraphQLEnumType({
  name: 'MoveLimit',
  description: 'How much of its Move allowance a model may have used and still shoot.',
  values: {
    HALF: { description: 'At most half.' },
    FULL: { description: 'All of it.' },
  },
});

export const PowerDuration: GraphQLEnumType = new GraphQLEnumType({
  name: 'PowerDuration',
  description: 'How long a Magical Power lasts.',
  values: {
    INSTANT: { description: 'At once, then over.' },
    TEMPORARY: { description: 'Until the End phase of the turn.' },
    EXHAUSTION: { description: 'Until the caster has no Will left.' },
  },
});

export const PowerTarget: GraphQLEnumType = new GraphQLEnumType({
  name: 'PowerTarget',
  description: 'Whom a Magical Power targets.',
  values: {
    ENEMY_MODEL: { description: 'One enemy model in range.' },
    CASTER: { description: 'The caster.' },
  },
});

export const PowerVictim: GraphQLEnumType = new GraphQLEnumType({
  name: 'PowerVictim',
  description: 'Whom a hit of a Magical Power strikes.',
  values: {
    TARGET: { description: "The power's target." },
    OTHERS_KNOCKED_PRONE: { description: 'Every other model that the power knocks Prone.' },
  },
});

export const Activation: GraphQLEnumType = new GraphQLEnumType({
  name: 'Activation',
  description: 'Whether a special rule needs the model to act.',
  values: {
    ACTIVE: { description: 'Lost while the model cannot move or act.' },
    PASSIVE: { description: 'Always works.' },
  },
});

export const ReferenceEntryList: GraphQLObjectType = new GraphQLObjectType({
  name: 'ReferenceEntryList',
  description: 'A part of the reference.',
  fields: () => ({
    items: { type: required(list(required(ReferenceEntry))), description: 'The entries, in reading order.' },
    nextCursor: {
      type: GraphQLString,
      description: 'The `cursor` that answers what comes next; null at the end.',
    },
  }),
});

export const ReferenceEntry: GraphQLObjectType = new GraphQLObjectType({
  name: 'ReferenceEntry',
  description: 'One thing to look up. A field is null, or a list empty, where the entry has no such thing.',
  fields: () => ({
    kind: { type: required(ReferenceKind), description: 'What it is about.' },
    id: { type: required(GraphQLID), description: 'What to ask for it by; it does not change.' },
    name: { type: required(GraphQLString), description: "The players' name for it." },
    aliases: { type: required(list(required(GraphQLString))), description: 'Other names it is found by.' },
    ruleset: { type: required(Ruleset), description: 'The edition it belongs to.' },
    summary: { type: required(GraphQLString), description: 'What it does, in short.' },
    steps: { type: required(list(required(GraphQLString))), description: 'What happens, in order.' },
    phase: { type: Phase, description: 'The phase in which it is used.' },
    rangeInches: { type: GraphQLInt, description: 'How far it reaches, in inches.' },
    strength: { type: GraphQLInt, description: 'Strength of a missile weapon.' },
    moveLimit: { type: MoveLimit, description: 'How far the shooter may have moved.' },
    order: { type: GraphQLInt, description: "A phase's place in the turn, from 1." },
    abbreviation: { type: GraphQLString, description: "A characteristic's letters in a profile." },
    heroesOnly: { type: GraphQLBoolean, description: 'Whether only Heroes have the characteristic.' },
    handedness: { type: Handedness, description: 'How many hands the weapon takes.' },
    duelModifier: { type: GraphQLInt, description: 'What it adds to Duel rolls.' },
    duelAttacksFactor: { type: GraphQLInt, description: "What it multiplies the Duel's Attacks by." },
    toWoundModifier: { type: GraphQLInt, description: 'What it adds to To Wound rolls.' },
    defenceModifier: { type: GraphQLInt, description: 'What it adds to Defence.' },
    weapons: {
      type: required(list(required(GraphQLString))),
      description: 'Weapons that have the special strike.',
    },
    mightCost: { type: GraphQLInt, description: 'Might points it costs.' },
    shout: { type: GraphQLString, description: 'What the Hero calls.' },
    shoutRangeInches: { type: GraphQLInt, description: 'How far friends hear the shout, in inches.' },
    duration: { type: PowerDuration, description: 'How long a Magical Power lasts.' },
    target: { type: PowerTarget, description: 'Whom a Magical Power targets.' },
    hits: { type: required(list(required(PowerHit))), description: 'Hits a Magical Power deals.' },
    activation: { type: Activation, description: 'Whether a special rule needs the model to act.' },
    number: { type: GraphQLString, description: "A ruling's number." },
    switch: { type: RulingSwitch, description: 'The named option by which a ruling can be changed.' },
    related: { type: required(list(required(Related))), description: 'What to read next.' },
    sources: {
      type: required(list(required(Source))),
      description: 'Where it stands, the chief place first.',
    },
  }),
});

export const PowerHit: GraphQLObjectType = new GraphQLObjectType({
  name: 'PowerHit',
  description: 'A hit of a Magical Power.',
  fields: () => ({
    strength: { type: required(GraphQLInt), description: 'Strength of the hit.' },
    victim: { type: required(PowerVictim), description: 'Whom it strikes.' },
  }),
});

export const RulingSwitch: GraphQLObjectType = new GraphQLObjectType({
  name: 'RulingSwitch',
  description: 'A named option of questions that a ruling decides.',
  fields: () => ({
    name: { type: required(GraphQLString), description: "The option's name in `switches`." },
    default: { type: required(GraphQLString), description: 'What holds when it is not given, as JSON text.' },
    values: { type: required(GraphQLString), description: 'The values it takes.' },
  }),
});

export const Related: GraphQLObjectType = new GraphQLObjectType({
  name: 'Related',
  description: 'Something to read next.',
  fields: () => ({
    kind: { type: required(SearchKind), description: 'What it is.' },
    id: { type: required(GraphQLID), description: 'What to ask for it by.' },
    name: { type: required(GraphQLString), description: 'Its name.' },
    path: { type: required(GraphQLString), description: 'The REST address that answers it.' },
  }),
});

export const SearchKind: GraphQLEnumType = new GraphQLEnumType({
  name: 'SearchKind',
  description: 'What a search can find.',
  values: {
    TURN_PHASE: { description: 'A phase of the turn.' },
    CHARACTERISTIC: { description: 'A number of a profile.' },
    WARGEAR: { description: 'A weapon or a piece of wargear.' },
    MISSILE_WEAPON: { description: 'A missile weapon.' },
    SPECIAL_STRIKE: { description: 'A special strike.' },
    HEROIC_ACTION: { description: 'A heroic action.' },
    MAGICAL_POWER: { description: 'A Magical Power.' },
    SPECIAL_RULE: { description: 'A special rule of models.' },
    PROCEDURE: { description: 'How something is done.' },
    ADVANCED_RULE: { description: 'Water, burdens, passengers, Sentries.' },
    DOUBLES_RULE: { description: 'What is different in doubles.' },
    EVENT_RULE: { description: 'How an event is run.' },
    RULING: { description: 'A ruling.' },
    CHART: { description: 'A roll table, To Wound included.' },
    SCENARIO: { description: 'A scenario.' },
    CALCULATION: { description: 'Something that can be worked out; `id` is the field that does it.' },
    ARMY_LIST: { description: 'An army list.' },
    LEGENDARY_LEGION: { description: 'A Legendary Legion.' },
    PROFILE: { description: 'A profile of an army list or Legion.' },
  },
});

export const SearchHitList: GraphQLObjectType = new GraphQLObjectType({
  name: 'SearchHitList',
  description: 'What a search found.',
  fields: () => ({
    items: { type: required(list(required(SearchHit))), description: 'The hits, the best fit first.' },
    nextCursor: { type: GraphQLString, description: 'Always null: ask with a higher `limit`.' },
  }),
});

export const SearchHit: GraphQLObjectType = new GraphQLObjectType({
  name: 'SearchHit',
  description: 'One thing found.',
  fields: () => ({
    kind: { type: required(SearchKind), description: 'What it is.' },
    id: { type: required(GraphQLID), description: 'What to ask for it by.' },
    name: { type: required(GraphQLString), description: 'Its name.' },
    summary: { type: required(GraphQLString), description: 'What it does, in short.' },
    path: { type: required(GraphQLString), description: 'The REST address that answers it.' },
    source: { type: required(Source), description: 'Where it stands.' },
  }),
});

export const HeroicTier: GraphQLEnumType = new GraphQLEnumType({
  name: 'HeroicTier',
  description: 'A heroic tier, highest first.',
  values: {
    LEGEND: { description: 'Hero of Legend: leads 18 Warriors.' },
    VALOUR: { description: 'Hero of Valour: leads 15.' },
    FORTITUDE: { description: 'Hero of Fortitude: leads 12.' },
    MINOR: { description: 'Minor Hero: leads 6.' },
    INDEPENDENT: { description: "Independent Hero: leads none, takes a place in another's warband." },
  },
});

export const ProfileKind: GraphQLEnumType = new GraphQLEnumType({
  name: 'ProfileKind',
  description: 'What a profile is.',
  values: {
    HERO: { description: 'A Hero.' },
    WARRIOR: { description: 'A Warrior.' },
    SIEGE_ENGINE: { description: 'A siege engine with its veteran and crew.' },
  },
});

export const OptionKind: GraphQLEnumType = new GraphQLEnumType({
  name: 'OptionKind',
  description: 'What an option is.',
  values: {
    BOW: { description: 'A bow or crossbow: counts towards the bow limit on a Warrior.' },
    THROWING: { description: 'A throwing weapon, blowpipe or sling: never counts.' },
    MOUNT: { description: 'A mount.' },
    ARMOUR: { description: 'Armour.' },
    SHIELD: { description: 'A shield.' },
    SPEAR: { description: 'A spear or pike.' },
    WEAPON: { description: 'Another weapon.' },
    BANNER: { description: 'A banner.' },
    HORN: { description: 'A horn or drum.' },
    CREW: { description: 'More crew of a siege engine.' },
    UPGRADE: { description: 'Anything else.' },
  },
});

export const CharacteristicName: GraphQLEnumType = new GraphQLEnumType({
  name: 'CharacteristicName',
  description: 'A characteristic of a profile.',
  values: {
    MOVE: { description: 'Move, in inches.' },
    FIGHT: { description: 'Fight.' },
    SHOOT: { description: 'Shoot: the score needed.' },
    STRENGTH: { description: 'Strength.' },
    DEFENCE: { description: 'Defence.' },
    ATTACKS: { description: 'Attacks.' },
    WOUNDS: { description: 'Wounds.' },
    COURAGE: { description: 'Courage.' },
    MIGHT: { description: 'Might.' },
    WILL: { description: 'Will.' },
    FATE: { description: 'Fate.' },
  },
});

export const ArmyConditionKind: GraphQLEnumType = new GraphQLEnumType({
  name: 'ArmyConditionKind',
  description: 'What a condition is about.',
  values: {
    HISTORICAL: { description: 'The list keeps its army bonus.' },
    PRESENT: { description: 'Someone is there.' },
    LED_BY: { description: 'Who leads the warband.' },
    OPTION: { description: 'What the same unit has taken.' },
    NOT: { description: 'The condition inside does not hold.' },
    ALL: { description: 'All conditions inside hold.' },
    ANY: { description: 'One of the conditions inside holds.' },
  },
});

export const ArmyReach: GraphQLEnumType = new GraphQLEnumType({
  name: 'ArmyReach',
  description: 'How far a condition looks.',
  values: {
    FORCE: { description: 'The same force.' },
    ARMY: { description: 'The whole army.' },
  },
});

export const ArmyDemandKind: GraphQLEnumType = new GraphQLEnumType({
  name: 'ArmyDemandKind',
  description: 'What an army list or Legion asks for.',
  values: {
    COMPULSORY: { description: 'All of `profiles` must be there.' },
    NUMBER_OF: { description: 'So many of `profiles`, from `minimum` to `maximum`.' },
    RATIO: { description: 'At most `limit` of `profiles` for each of `forEach`.' },
    SHARE: { description: 'Of all models, a part from `minimumShare` to `maximumShare` are of `profiles`.' },
    ONLY_LED_BY: { description: '`profiles` stand only in warbands of `leaders`.' },
    LEADS_ONLY: { description: '`leaders` lead only `followers`; nobody where that is empty.' },
    FULL_WARBAND: { description: 'The warbands of `leaders` are full and hold only `followers`.' },
    REQUIRES: { description: '`profiles` need one of `present`.' },
    EXCLUDES: { description: '`profiles` and `with` never stand together.' },
    LEADER: { description: "The first of `profiles` that is there is the army's leader." },
    SINGLE_WARBAND: { description: 'The whole force is one warband of one of `leaders`.' },
  },
});

export const NamedId: GraphQLObjectType = new GraphQLObjectType({
  name: 'NamedId',
  description: 'An id with its name.',
  fields: () => ({
    id: { type: required(GraphQLID), description: 'What to ask for it by.' },
    name: { type: required(GraphQLString), description: 'Its name.' },
  }),
});

export const ArmyCondition: GraphQLObjectType = new GraphQLObjectType({
  name: 'ArmyCondition',
  description: 'When something holds: in words, and as data.',
  fields: () => ({
    kind: { type: required(ArmyConditionKind), description: 'What it is about.' },
    text: { type: required(GraphQLString), description: 'In words that follow `while`.' },
    profiles: {
      type: required(list(required(GraphQLID))),
      description: 'The profiles meant; one of them is enough.',
    },
    within: { type: ArmyReach, description: 'How far it looks.' },
    option: { type: GraphQLID, description: 'The option meant.' },
    parts: {
      type: required(list(required(ArmyConditionPart))),
      description: 'The conditions inside, of NOT, ALL and ANY.',
    },
  }),
});

export const ArmyConditionPart: GraphQLObjectType = new GraphQLObjectType({
  name: 'ArmyConditionPart',
  description: 'A condition inside another.',
  fields: () => ({
    kind: { type: required(ArmyConditionKind), description: 'What it is about.' },
    text: {
      type: required(GraphQLString),
      description: 'In words that follow `while`, with all that is inside it.',
    },
    profiles: {
      type: required(list(required(GraphQLID))),
      description: 'The profiles meant; one of them is enough.',
    },
    within: { type: ArmyReach, description: 'How far it looks.' },
    option: { type: GraphQLID, description: 'The option meant.' },
  }),
});

export const ArmyListSummaryList: GraphQLObjectType = new GraphQLObjectType({
  name: 'ArmyListSummaryList',
  description: 'Army lists in a line each.',
  fields: () => ({
    items: { type: required(list(required(ArmyListSummary))), description: 'The lists.' },
    nextCursor: { type: GraphQLString, description: 'Always null: all are answered at once.' },
  }),
});

export const ArmyListSummary: GraphQLObjectType = new GraphQLObjectType({
  name: 'ArmyListSummary',
  description: 'An army list in a line.',
  fields: () => ({
    id: { type: required(GraphQLID), description: 'What to ask for it by.' },
    name: { type: required(GraphQLString), description: 'Its name.' },
    alignment: { type: required(Alignment), description: 'Good or Evil.' },
    complete: {
      type: required(GraphQLBoolean),
      description:
        'False while only its name and allies are known here: send its profiles with the request then.',
    },
    bonuses: { type: required(list(required(NamedId))), description: 'Its army bonuses by name.' },
    profileCount: { type: required(GraphQLInt), description: 'How many profiles it fields.' },
    legions: { type: required(list(required(NamedId))), description: 'The Legions drawn from it.' },
  }),
});

export const ArmyList: GraphQLObjectType = new GraphQLObjectType({
  name: 'ArmyList',
  description: 'An army list.',
  fields: () => ({
    id: { type: required(GraphQLID), description: 'What to ask for it by.' },
    name: { type: required(GraphQLString), description: 'Its name.' },
    alignment: { type: required(Alignment), description: 'Good or Evil.' },
    complete: {
      type: required(GraphQLBoolean),
      description:
        'False while only its name and allies are known here: send its profiles with the request then.',
    },
    bonuses: { type: required(list(required(NamedId))), description: 'Its army bonuses by name.' },
    profiles: { type: required(list(required(ArmyProfile))), description: 'Who it fields.' },
    bowRules: {
      type: required(list(required(BowRule))),
      description: 'Bow limits other than one third; the first that holds.',
    },
    bowExemptions: {
      type: required(list(required(BowExemption))),
      description: 'Who counts neither as bow nor as Warrior for the bow limit.',
    },
    warbandRules: {
      type: required(list(required(WarbandRule))),
      description: "Warband sizes other than the tier's; the last that holds.",
    },
    captainless: { type: CaptainlessRule, description: 'Warbands that nobody leads.' },
    demands: { type: required(list(required(ArmyDemand))), description: 'What an army must keep to.' },
    allies: {
      type: required(list(required(ArmyListAlly))),
      description: 'Who it may ally with better than impossibly.',
    },
    legions: { type: required(list(required(NamedId))), description: 'The Legions drawn from it.' },
  }),
});

export const ArmyListAlly: GraphQLObjectType = new GraphQLObjectType({
  name: 'ArmyListAlly',
  description: 'An ally of an army list.',
  fields: () => ({
    id: { type: required(GraphQLID), description: 'The other list.' },
    name: { type: required(GraphQLString), description: 'Its name.' },
    level: { type: required(AllianceLevel), description: 'How well they go together.' },
    when: { type: ArmyCondition, description: 'The level holds only while this does.' },
    otherwise: { type: AllianceLevel, description: 'The level without it.' },
  }),
});

export const AllianceLevel: GraphQLEnumType = new GraphQLEnumType({
  name: 'AllianceLevel',
  description: 'How well two army lists go together.',
  values: {
    HISTORICAL: { description: 'Both keep their army bonus.' },
    CONVENIENT: { description: 'Both lose it.' },
    IMPOSSIBLE: {
      description: "Both lose it, and banners, Stand Fast and heroic actions reach only one's own list.",
    },
  },
});

export const LegionSummaryList: GraphQLObjectType = new GraphQLObjectType({
  name: 'LegionSummaryList',
  description: 'Legions in a line each.',
  fields: () => ({
    items: { type: required(list(required(LegionSummary))), description: 'The Legions.' },
    nextCursor: { type: GraphQLString, description: 'Always null: all are answered at once.' },
  }),
});

export const LegionSummary: GraphQLObjectType = new GraphQLObjectType({
  name: 'LegionSummary',
  description: 'A Legendary Legion in a line.',
  fields: () => ({
    id: { type: required(GraphQLID), description: 'What to ask for it by.' },
    name: { type: required(GraphQLString), description: 'Its name.' },
    alignment: { type: required(Alignment), description: 'Good or Evil.' },
    armyLists: { type: required(list(required(NamedId))), description: 'The army lists it is drawn from.' },
    bonuses: { type: required(list(required(NamedId))), description: 'Its bonuses by name.' },
    profileCount: { type: required(GraphQLInt), description: 'How many profiles it fields.' },
  }),
});

export const LegendaryLegion: GraphQLObjectType = new GraphQLObjectType({
  name: 'LegendaryLegion',
  description: 'A Legendary Legion.',
  fields: () => ({
    id: { type: required(GraphQLID), description: 'What to ask for it by.' },
    name: { type: required(GraphQLString), description: 'Its name.' },
    alignment: { type: required(Alignment), description: 'Good or Evil.' },
    armyLists: { type: required(list(required(NamedId))), description: 'The army lists it is drawn from.' },
    bonuses: { type: required(list(required(NamedId))), description: 'Its bonuses by name.' },
    profiles: {
      type: required(list(required(ArmyProfile))),
      description: 'Who it fields, with what it changes about them.',
    },
    bowRules: {
      type: required(list(required(BowRule))),
      description: 'Bow limits other than one third; the first that holds.',
    },
    bowExemptions: {
      type: required(list(required(BowExemption))),
      description: 'Who counts neither as bow nor as Warrior for the bow limit.',
    },
    warbandRules: {
      type: required(list(required(WarbandRule))),
      description: "Warband sizes other than the tier's; the last that holds.",
    },
    captainless: { type: CaptainlessRule, description: 'Warbands that nobody leads.' },
    demands: { type: required(list(required(ArmyDemand))), description: 'What an army must keep to.' },
  }),
});

export const ArmyProfile: GraphQLObjectType = new GraphQLObjectType({
  name: 'ArmyProfile',
  description: 'A model, or models sold as one.',
  fields: () => ({
    id: { type: required(GraphQLID), description: 'The same wherever it may be fielded.' },
    name: { type: required(GraphQLString), description: 'Its name.' },
    kind: { type: required(ProfileKind), description: 'What it is.' },
    tier: { type: HeroicTier, description: "The Hero's tier; null for a Warrior." },
    unique: { type: required(GraphQLBoolean), description: 'There is only one: once in an army.' },
    character: {
      type: required(GraphQLID),
      description: 'Who it is; profiles of one character exclude each other.',
    },
    points: { type: required(GraphQLInt), description: 'Points of one, without options.' },
    keywords: {
      type: required(list(required(GraphQLString))),
      description: 'Its keywords, without Hero and Warrior.',
    },
    characteristics: { type: required(Characteristics), description: 'Its characteristics.' },
    wargear: {
      type: required(list(required(GraphQLString))),
      description: 'What it carries without paying.',
    },
    options: { type: required(list(required(ArmyOption))), description: 'What it may buy.' },
    choices: {
      type: required(list(required(ArmyChoice))),
      description: 'Options that exclude each other, or of which some must be taken.',
    },
    counts: { type: required(ArmyCounts), description: 'What one of it counts as.' },
    when: { type: ArmyCondition, description: 'It may be fielded only while this holds.' },
  }),
});

export const Characteristics: GraphQLObjectType = new GraphQLObjectType({
  name: 'Characteristics',
  description: 'Characteristics; null where the profile has none.',
  fields: () => ({
    move: { type: GraphQLInt, description: 'Move, in inches.' },
    fight: { type: GraphQLInt, description: 'Fight.' },
    shoot: { type: GraphQLInt, description: 'Shoot: the score needed, 4 for 4+.' },
    strength: { type: GraphQLInt, description: 'Strength.' },
    defence: { type: GraphQLInt, description: 'Defence.' },
    attacks: { type: GraphQLInt, description: 'Attacks.' },
    wounds: { type: GraphQLInt, description: 'Wounds.' },
    courage: { type: GraphQLInt, description: 'Courage.' },
    might: { type: GraphQLInt, description: 'Might.' },
    will: { type: GraphQLInt, description: 'Will.' },
    fate: { type: GraphQLInt, description: 'Fate.' },
  }),
});

export const ArmyOption: GraphQLObjectType = new GraphQLObjectType({
  name: 'ArmyOption',
  description: 'Something to be bought.',
  fields: () => ({
    id: { type: required(GraphQLID), description: 'What to name it by.' },
    name: { type: required(GraphQLString), description: 'Its name.' },
    kind: { type: required(OptionKind), description: 'What it is.' },
    points: {
      type: required(GraphQLInt),
      description: 'Points for each model that has it; may be negative.',
    },
    maximum: { type: required(GraphQLInt), description: 'How often one model may take it.' },
    counts: { type: required(ArmyCounts), description: 'What it adds to what the unit counts as.' },
    adds: {
      type: required(list(required(CharacteristicChange))),
      description: 'What it adds to the characteristics.',
    },
    sets: {
      type: required(list(required(CharacteristicChange))),
      description: 'What it makes of the characteristics.',
    },
    tier: { type: HeroicTier, description: 'The tier it gives.' },
    when: { type: ArmyCondition, description: 'It may be taken only while this holds.' },
    compulsoryWhen: { type: ArmyCondition, description: 'It must be taken while this holds.' },
  }),
});

export const CharacteristicChange: GraphQLObjectType = new GraphQLObjectType({
  name: 'CharacteristicChange',
  description: 'A changed characteristic.',
  fields: () => ({
    characteristic: { type: required(CharacteristicName), description: 'Which one.' },
    value: { type: required(GraphQLInt), description: 'The new value, or what is added.' },
  }),
});

export const ArmyCounts: GraphQLObjectType = new GraphQLObjectType({
  name: 'ArmyCounts',
  description: 'What something counts as.',
  fields: () => ({
    models: { type: required(GraphQLInt), description: 'Models, for Break Point and quarter.' },
    warriors: { type: required(GraphQLInt), description: 'Warriors, that the bow limit is taken of.' },
    bows: { type: required(GraphQLInt), description: 'Bows and crossbows carried by Warriors.' },
    places: {
      type: required(GraphQLInt),
      description: "Places in its leader's warband; of a siege engine, those of its crew.",
    },
  }),
});

export const ArmyChoice: GraphQLObjectType = new GraphQLObjectType({
  name: 'ArmyChoice',
  description: 'Options to choose from.',
  fields: () => ({
    options: { type: required(list(required(GraphQLID))), description: 'The options.' },
    minimum: { type: required(GraphQLInt), description: 'At least so many.' },
    maximum: { type: required(GraphQLInt), description: 'At most so many.' },
  }),
});

export const ReadRosterInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'ReadRosterInput',
  description: 'A BattleScribe roster.',
  fields: () => ({
    roster: { type: required(GraphQLString), description: 'The file (`.ros` or `.rosz`) in Base64.' },
  }),
});

export const RosterReading: GraphQLObjectType = new GraphQLObjectType({
  name: 'RosterReading',
  description: 'A roster in the words of this catalogue.',
  fields: () => ({
    name: { type: required(GraphQLString), description: 'Its name.' },
    forces: { type: required(list(required(RosterForce))), description: 'Its forces.' },
    unknown: {
      type: required(list(required(UnknownRosterName))),
      description: 'What could not be placed; none of it is in `forces`.',
    },
  }),
});

export const RosterForce: GraphQLObjectType = new GraphQLObjectType({
  name: 'RosterForce',
  description: 'A force of a roster.',
  fields: () => ({
    list: { type: required(GraphQLID), description: 'The army list, or the Legion.' },
    warbands: { type: required(list(required(RosterWarband))), description: 'Its warbands.' },
  }),
});

export const RosterWarband: GraphQLObjectType = new GraphQLObjectType({
  name: 'RosterWarband',
  description: 'A warband of a roster.',
  fields: () => ({
    leader: { type: RosterUnit, description: 'Who leads; null for nobody.' },
    followers: { type: required(list(required(RosterUnit))), description: 'Who follows.' },
  }),
});

export const RosterUnit: GraphQLObjectType = new GraphQLObjectType({
  name: 'RosterUnit',
  description: 'Models of one profile in a warband.',
  fields: () => ({
    profile: { type: required(GraphQLID), description: 'The profile.' },
    count: { type: required(GraphQLInt), description: 'How many.' },
    options: { type: required(list(required(RosterOption))), description: 'What they have taken.' },
  }),
});

export const RosterOption: GraphQLObjectType = new GraphQLObjectType({
  name: 'RosterOption',
  description: 'An option that models of a unit have.',
  fields: () => ({
    option: { type: required(GraphQLID), description: 'The option.' },
    count: { type: required(GraphQLInt), description: 'How many have it.' },
  }),
});

export const RosterNameKind: GraphQLEnumType = new GraphQLEnumType({
  name: 'RosterNameKind',
  description: 'What a name in a roster should be.',
  values: {
    ARMY_LIST: { description: 'An army list.' },
    PROFILE: { description: 'A profile.' },
    OPTION: { description: 'An option.' },
  },
});

export const UnknownRosterName: GraphQLObjectType = new GraphQLObjectType({
  name: 'UnknownRosterName',
  description: 'A name that the catalogue does not have.',
  fields: () => ({
    kind: { type: required(RosterNameKind), description: 'What it should be.' },
    name: { type: required(GraphQLString), description: 'The name in the roster.' },
    where: { type: required(GraphQLString), description: 'Where it stands.' },
    nearest: {
      type: required(list(required(GraphQLString))),
      description: 'The nearest names of the catalogue.',
    },
  }),
});

export const ArmyReport: GraphQLObjectType = new GraphQLObjectType({
  name: 'ArmyReport',
  description: 'Whether an army may be played, and all that follows from it.',
  fields: () => ({
    legal: { type: required(GraphQLBoolean), description: 'Whether no finding is an error.' },
    findings: {
      type: required(list(required(ArmyFinding))),
      description: 'Everything that is not as the rules want it, in the order of the rules.',
    },
    facts: {
      type: required(ArmyFacts),
      description: 'What follows from the army, as far as the catalogue knows it.',
    },
    suggestions: {
      type: required(list(required(ArmySuggestion))),
      description:
        'Ways to mend it: the smallest change for a bow or points limit, the nearest names for unknown ones.',
    },
  }),
});

export const ArmyFinding: GraphQLObjectType = new GraphQLObjectType({
  name: 'ArmyFinding',
  description: 'One thing that is not as the rules want it.',
  fields: () => ({
    code: { type: required(ArmyFindingCode), description: 'What is wrong.' },
    severity: { type: required(FindingSeverity), description: 'Whether it forbids the army.' },
    where: { type: required(ArmyPlace), description: 'Where in the army.' },
    message: { type: required(GraphQLString), description: 'What is wrong, in words.' },
    used: { type: GraphQLInt, description: 'What there is; null where nothing is counted.' },
    allowed: { type: GraphQLInt, description: 'What there may or must be; null where nothing is counted.' },
    mend: { type: required(GraphQLString), description: 'What would mend it.' },
    source: { type: required(Source), description: 'The rule.' },
  }),
});

export const ArmyFindingCode: GraphQLEnumType = new GraphQLEnumType({
  name: 'ArmyFindingCode',
  description: 'What is wrong with an army.',
  values: {
    UNKNOWN_LIST: { description: 'No army list or Legion has this id.' },
    UNKNOWN_PROFILE: { description: 'No profile has this id.' },
    UNKNOWN_OPTION: { description: 'The profile has no such option.' },
    NOT_IN_LIST: { description: 'The profile is one of another army list.' },
    NO_FORCE: { description: 'The army is empty.' },
    DOUBLES_NEED_TWO_FORCES: { description: 'A doubles army is two forces.' },
    LIST_TWICE: { description: 'In singles a list is one force.' },
    LEGION_STANDS_ALONE: { description: 'A Legion has no allies.' },
    LEGION_NOT_SHARED: { description: 'In doubles both forces are of the Legion, or none.' },
    ODD_POINTS_LIMIT: { description: 'An odd limit cannot be halved.' },
    OVER_POINTS_LIMIT: { description: 'More points than the limit.' },
    POINTS_LEFT_OVER: { description: 'Points of a force that are lost (a warning).' },
    EMPTY_FORCE: { description: 'A force without a model.' },
    LEADER_IS_ONE_MODEL: { description: "Several models in the leader's place." },
    MAY_NOT_LEAD: { description: 'It may lead no warband.' },
    MAY_NOT_FOLLOW: { description: 'It leads a warband of its own.' },
    WARBAND_WITHOUT_LEADER: { description: 'Nobody leads the warband.' },
    WARBAND_TOO_LARGE: { description: 'More than the leader may lead.' },
    WARBAND_TOO_SMALL: { description: 'Fewer than a warband without a leader needs.' },
    OPTION_TOO_OFTEN: { description: 'More of an option than the models may take.' },
    OPTION_NOT_ALLOWED: { description: 'The option needs what is not there.' },
    OPTION_MISSING: { description: 'The option must be taken.' },
    TOO_FEW_CHOSEN: { description: 'One of several options must be taken.' },
    TOO_MANY_CHOSEN: { description: 'Options that exclude each other.' },
    PROFILE_NOT_ALLOWED: { description: 'The profile needs what is not there.' },
    UNIQUE_TWICE: { description: 'A unique Hero more than once.' },
    OVER_BOW_LIMIT: { description: 'More bows than the limit.' },
    TOO_MANY_SIEGE_ENGINES: { description: 'More siege engines than Heroes of Fortitude or better.' },
    GOOD_WITH_EVIL: { description: 'Good never allies with Evil.' },
    ALLIES_CONVENIENT: { description: 'Convenient Allies lose their army bonuses (a warning).' },
    ALLIES_IMPOSSIBLE: { description: 'Impossible Allies lose more than that (a warning).' },
    CONTINGENT_WITHOUT_HERO: { description: 'An allied force without a Hero high enough.' },
    COMPULSORY_MISSING: { description: 'Someone must be there.' },
    TOO_FEW_OF: { description: 'More of these must be there.' },
    TOO_MANY_OF: { description: 'Fewer of these may be there.' },
    RATIO_EXCEEDED: { description: 'Too many for each of the others.' },
    WRONG_LEADER_FOR: { description: 'It follows someone it may not.' },
    WRONG_FOLLOWER_FOR: { description: 'The leader may not lead it.' },
    WARBAND_NOT_FULL: { description: 'The warband must be full.' },
    REQUIRES_MISSING: { description: 'It comes only with another.' },
    EXCLUDED_TOGETHER: { description: 'Two that may not be together.' },
    NOT_ONE_WARBAND: { description: 'The force must be one warband under its leader.' },
    NO_LEADER: { description: 'Nobody may lead.' },
    LEADER_NOT_CANDIDATE: { description: 'The one chosen may not lead.' },
    LEADER_TWICE: { description: 'A singles army names one leader.' },
  },
});

export const FindingSeverity: GraphQLEnumType = new GraphQLEnumType({
  name: 'FindingSeverity',
  description: 'How much a finding weighs.',
  values: {
    ERROR: { description: 'The army may not be played.' },
    WARNING: { description: "It may, at a cost or to the player's loss." },
  },
});

export const ArmyPlace: GraphQLObjectType = new GraphQLObjectType({
  name: 'ArmyPlace',
  description: 'A place in an army, counted from 0; what is null is not narrowed further.',
  fields: () => ({
    force: { type: GraphQLInt, description: 'The force.' },
    warband: { type: GraphQLInt, description: 'The warband of the force.' },
    unit: {
      type: GraphQLInt,
      description: "The unit of the warband: 0 is the leader's place, 1 the first follower.",
    },
  }),
});

export const ArmyFacts: GraphQLObjectType = new GraphQLObjectType({
  name: 'ArmyFacts',
  description: 'What follows from an army besides its legality.',
  fields: () => ({
    points: { type: required(GraphQLInt), description: 'Points spent.' },
    models: { type: required(GraphQLInt), description: 'Models.' },
    warriors: { type: required(GraphQLInt), description: 'Warriors among them.' },
    might: { type: required(GraphQLInt), description: 'Might of all its Heroes.' },
    brokenAt: {
      type: required(GraphQLInt),
      description: 'Casualties with which it is Broken; in doubles of the whole army.',
    },
    quarterAt: { type: required(GraphQLInt), description: 'Models left with which it is down to a quarter.' },
    forces: { type: required(list(required(ForceFacts))), description: 'Each force.' },
    allianceLevel: {
      type: AllianceLevel,
      description: 'How well its lists go together, the worst pair; null where it is of one list.',
    },
    allianceCosts: { type: required(list(required(AllianceCost))), description: 'What the alliance costs.' },
    keepsArmyBonus: { type: required(GraphQLBoolean), description: 'Whether its army bonuses are kept.' },
    leaderCandidates: {
      type: required(list(required(LeaderCandidate))),
      description: 'Who may lead: the army, in doubles each force.',
    },
    primaryForce: {
      type: GraphQLInt,
      description:
        'The force that is Primary in every game, where a Legion fixes the leader; null where players roll for it.',
    },
  }),
});

export const AllianceCost: GraphQLEnumType = new GraphQLEnumType({
  name: 'AllianceCost',
  description: 'What an alliance takes away.',
  values: {
    ARMY_BONUSES: { description: 'Army bonuses are lost.' },
    BANNERS_REACH_OWN_LIST: { description: 'Banners reach only models of their own list.' },
    STAND_FAST_REACHES_OWN_LIST: { description: "Stand Fast reaches only models of the Hero's own list." },
    HEROIC_ACTIONS_REACH_OWN_LIST: {
      description: "Heroic actions reach only models of the Hero's own list.",
    },
    EACH_LIST_BREAKS: { description: 'Each list is Broken for itself.' },
  },
});

export const ForceFacts: GraphQLObjectType = new GraphQLObjectType({
  name: 'ForceFacts',
  description: 'What follows from one force.',
  fields: () => ({
    list: { type: required(GraphQLID), description: 'The army list or Legion.' },
    name: { type: required(GraphQLString), description: 'Its name.' },
    points: { type: required(GraphQLInt), description: 'Points spent.' },
    models: { type: required(GraphQLInt), description: 'Models.' },
    warriors: { type: required(GraphQLInt), description: 'Warriors among them.' },
    might: { type: required(GraphQLInt), description: 'Might of all its Heroes.' },
    brokenAt: {
      type: required(GraphQLInt),
      description: 'Casualties with which it would be Broken for itself.',
    },
    quarterAt: {
      type: required(GraphQLInt),
      description: 'Models left with which it would be down to a quarter for itself.',
    },
    bows: { type: required(BowCount), description: 'Its bows against its limit.' },
    bonuses: { type: required(list(required(GraphQLString))), description: 'The bonuses it keeps, by name.' },
  }),
});

export const BowCount: GraphQLObjectType = new GraphQLObjectType({
  name: 'BowCount',
  description: 'The bows of a force against its limit.',
  fields: () => ({
    warriors: {
      type: required(GraphQLInt),
      description: 'Warriors that the limit is taken of: all but the exempt.',
    },
    used: { type: required(GraphQLInt), description: 'Bows that count.' },
    allowed: { type: GraphQLInt, description: 'Bows there may be; null where there is no limit.' },
    fraction: {
      type: required(GraphQLString),
      description: 'The part of the Warriors, rounded up; `1/1` is no limit.',
    },
    exempt: {
      type: required(list(required(GraphQLString))),
      description: 'Names of the profiles that count neither as Warriors nor as bows.',
    },
  }),
});

export const LeaderCandidate: GraphQLObjectType = new GraphQLObjectType({
  name: 'LeaderCandidate',
  description: 'Someone who may lead.',
  fields: () => ({
    force: { type: required(GraphQLInt), description: 'The force he stands in, from 0.' },
    profile: { type: required(GraphQLID), description: 'The profile.' },
    name: { type: required(GraphQLString), description: 'Its name.' },
    tier: { type: HeroicTier, description: 'The heroic tier.' },
  }),
});

export const ArmySuggestion: GraphQLObjectType = new GraphQLObjectType({
  name: 'ArmySuggestion',
  description: 'A way to mend a finding, checked by validating the changed army.',
  fields: () => ({
    code: { type: required(ArmyFindingCode), description: 'The finding that it mends.' },
    where: { type: required(ArmyPlace), description: 'Where that is.' },
    text: { type: required(GraphQLString), description: 'The changes in words.' },
    changes: {
      type: required(list(required(ArmyChange))),
      description: 'The changes: made together, at the places as they are before.',
    },
    steps: {
      type: required(GraphQLInt),
      description: 'How many models and options are taken away or added.',
    },
    pointsLost: { type: required(GraphQLInt), description: 'Points of what is taken away.' },
  }),
});

export const ArmyChange: GraphQLObjectType = new GraphQLObjectType({
  name: 'ArmyChange',
  description: 'One thing done to an army.',
  fields: () => ({
    kind: { type: required(ArmyChangeKind), description: 'What is done.' },
    where: {
      type: required(ArmyPlace),
      description:
        'The unit; for ADD_MODELS the warband that gets a new one; for USE_INSTEAD what bears the name.',
    },
    profile: { type: GraphQLID, description: 'The profile of the models.' },
    option: { type: GraphQLID, description: 'The option taken away or renamed.' },
    instead: { type: GraphQLID, description: 'The id to write instead.' },
    count: { type: required(GraphQLInt), description: 'How many.' },
    options: {
      type: required(list(required(RosterOption))),
      description: 'The options that go with the models taken away.',
    },
    points: { type: required(GraphQLInt), description: 'What the army costs more by it; negative for less.' },
  }),
});

export const ArmyChangeKind: GraphQLEnumType = new GraphQLEnumType({
  name: 'ArmyChangeKind',
  description: 'What is done to an army.',
  values: {
    REMOVE_MODELS: { description: 'Models are taken away.' },
    REMOVE_OPTION: { description: 'An option is taken from models that stay.' },
    ADD_MODELS: { description: 'Models are added to a warband.' },
    USE_INSTEAD: { description: 'An id is written instead of an unknown one.' },
  },
});

export const ArmyInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'ArmyInput',
  description: 'An army as a player wrote it down; it may break any rule.',
  fields: () => ({
    format: {
      type: ArmyFormat,
      description: 'Singles: one player. Doubles: two forces, one of each player.',
      defaultValue: 'SINGLES',
    },
    pointsLimit: {
      type: required(GraphQLInt),
      description: "The army's points limit, 1 to 20,000; in doubles both forces' together.",
    },
    forces: {
      type: required(list(required(ForceInput))),
      description: 'In singles one for each army list, in doubles one of each player; at most 6.',
    },
    switches: { type: ArmySwitchesInput, description: 'How rules are read where they are silent.' },
    lists: {
      type: list(required(ArmyListFile)),
      description:
        "Army lists of the caller's own, beside those of the catalogue or instead of the one of the same id; at most 10.",
    },
    alliances: {
      type: list(required(AllianceInput)),
      description: "Alliances of those lists, before the catalogue's; at most 200.",
    },
  }),
});

export const ArmyFormat: GraphQLEnumType = new GraphQLEnumType({
  name: 'ArmyFormat',
  description: 'Who plays an army.',
  values: {
    SINGLES: { description: 'One player.' },
    DOUBLES: { description: 'Two players with a force each.' },
  },
});

export const ArmySwitchesInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'ArmySwitchesInput',
  description: 'How the rules of armies are read where they are silent.',
  fields: () => ({
    minorHeroMayLead: {
      type: GraphQLBoolean,
      description: 'Whether a Minor Hero leads where no better Hero is.',
      defaultValue: true,
    },
  }),
});

export const ForceInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'ForceInput',
  description: 'What one player brings out of one army list or Legion.',
  fields: () => ({
    list: { type: required(GraphQLID), description: 'The army list, or the Legendary Legion.' },
    leader: {
      type: GraphQLID,
      description:
        'The profile chosen to lead, where several Heroes could: in singles in one force, in doubles in each.',
    },
    warbands: { type: required(list(required(WarbandInput))), description: 'Its warbands; at most 25.' },
  }),
});

export const WarbandInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'WarbandInput',
  description: 'A captain and who follows.',
  fields: () => ({
    leader: { type: UnitInput, description: 'Who leads; left out for nobody.' },
    followers: { type: list(required(UnitInput)), description: 'Who follows; at most 20 units.' },
  }),
});

export const UnitInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'UnitInput',
  description: 'Models of one profile that stand in one warband.',
  fields: () => ({
    profile: {
      type: required(GraphQLID),
      description: 'The profile, as the army list has it, or one sent with the request.',
    },
    count: { type: GraphQLInt, description: 'How many models, 1 to 100.', defaultValue: 1 },
    options: {
      type: list(required(ChosenOptionInput)),
      description: 'What they have taken; at most 12 options.',
    },
  }),
});

export const ChosenOptionInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'ChosenOptionInput',
  description: 'An option and how many of the models have it.',
  fields: () => ({
    option: { type: required(GraphQLID), description: 'The option.' },
    count: {
      type: GraphQLInt,
      description: 'How many of it; one for each model of the unit if left out, 1 to 1,000.',
    },
  }),
});

export const AllianceInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'AllianceInput',
  description: 'An alliance of two army lists.',
  fields: () => ({
    lists: { type: required(list(required(GraphQLID))), description: 'The two army lists, in either order.' },
    level: { type: required(AllianceLevel), description: 'Their level.' },
  }),
});

export const ArmyListFile: GraphQLScalarType = new GraphQLScalarType({
  name: 'ArmyListFile',
  description:
    'An army list with its profiles and Legions as a JSON object: a file of the catalogue, as `data/catalogue.schema.json` describes it.',
});

export const BowRule: GraphQLObjectType = new GraphQLObjectType({
  name: 'BowRule',
  description: 'A bow limit.',
  fields: () => ({
    fraction: {
      type: required(GraphQLString),
      description: 'The part of the Warriors, rounded up; `1/1` is no limit.',
    },
    when: { type: ArmyCondition, description: 'It holds only while this does.' },
  }),
});

export const BowExemption: GraphQLObjectType = new GraphQLObjectType({
  name: 'BowExemption',
  description: 'Who is left out of the bow limit.',
  fields: () => ({
    profiles: { type: required(list(required(GraphQLID))), description: 'The profiles.' },
    ledBy: {
      type: required(list(required(GraphQLID))),
      description: 'Only in warbands of these; anywhere where it is empty.',
    },
    when: { type: ArmyCondition, description: 'It holds only while this does.' },
  }),
});

export const WarbandRule: GraphQLObjectType = new GraphQLObjectType({
  name: 'WarbandRule',
  description: 'A warband size.',
  fields: () => ({
    leaders: {
      type: required(list(required(GraphQLID))),
      description: 'The leaders meant; every Hero where it is empty.',
    },
    set: { type: GraphQLInt, description: 'So many Warriors.' },
    add: { type: required(GraphQLInt), description: 'So many more.' },
    when: { type: ArmyCondition, description: 'It holds only while this does.' },
  }),
});

export const CaptainlessRule: GraphQLObjectType = new GraphQLObjectType({
  name: 'CaptainlessRule',
  description: 'Warbands that nobody leads.',
  fields: () => ({
    minimum: { type: required(GraphQLInt), description: 'At least so many Warriors.' },
    maximum: { type: required(GraphQLInt), description: 'At most so many.' },
    when: { type: ArmyCondition, description: 'It holds only while this does.' },
  }),
});

export const ArmyDemand: GraphQLObjectType = new GraphQLObjectType({
  name: 'ArmyDemand',
  description: 'Something asked of an army. Which fields matter, `kind` tells.',
  fields: () => ({
    kind: { type: required(ArmyDemandKind), description: 'What is asked.' },
    profiles: { type: required(list(required(GraphQLID))), description: 'Who is asked for.' },
    forEach: { type: required(list(required(GraphQLID))), description: 'What is counted beside them.' },
    leaders: { type: required(list(required(GraphQLID))), description: 'The leaders meant.' },
    followers: { type: required(list(required(GraphQLID))), description: 'Who they may lead.' },
    present: { type: required(list(required(GraphQLID))), description: 'One of these must be there.' },
    with: { type: required(list(required(GraphQLID))), description: 'None of these may be there.' },
    limit: { type: GraphQLInt, description: 'At most so many for each.' },
    minimum: { type: GraphQLInt, description: 'At least so many.' },
    maximum: { type: GraphQLInt, description: 'At most so many; null for any number.' },
    minimumShare: { type: GraphQLString, description: 'At least this part of all models, such as `1/2`.' },
    maximumShare: { type: GraphQLString, description: 'At most this part of all models.' },
    when: { type: ArmyCondition, description: 'It is asked only while this holds.' },
  }),
});

export const ScenarioFormat: GraphQLEnumType = new GraphQLEnumType({
  name: 'ScenarioFormat',
  description: 'For how many players a scenario is.',
  values: {
    DOUBLES: { description: 'Two players a side.' },
    SINGLES: { description: 'One player a side.' },
  },
});

export const EndCondition: GraphQLEnumType = new GraphQLEnumType({
  name: 'EndCondition',
  description: 'How a scenario ends.',
  values: {
    QUARTER_LEFT: {
      description: 'With the turn in which a side has a quarter of its models left, or fewer.',
    },
    SUDDEN_END: { description: 'On a 1-2 at the end of each turn, from the one in which a side is Broken.' },
    WIPED_OUT: { description: 'When a side is wiped out.' },
  },
});

export const Deployer: GraphQLEnumType = new GraphQLEnumType({
  name: 'Deployer',
  description: 'Who sets up.',
  values: {
    TEAM_A: { description: 'Team A, the higher roller.' },
    TEAM_B: { description: 'Team B.' },
    BOTH: { description: 'Both.' },
  },
});

export const DeployedForce: GraphQLEnumType = new GraphQLEnumType({
  name: 'DeployedForce',
  description: 'What is set up.',
  values: {
    PRIMARY: { description: 'The Primary Force.' },
    SECONDARY: { description: 'The Secondary Force.' },
    WHOLE_ARMY: { description: 'All of it.' },
  },
});

export const ScoringSide: GraphQLEnumType = new GraphQLEnumType({
  name: 'ScoringSide',
  description: 'Who can score.',
  values: {
    BOTH: { description: 'Either side.' },
    TEAM_A: { description: 'Team A only.' },
    TEAM_B: { description: 'Team B only.' },
  },
});

export const ScenarioFactName: GraphQLEnumType = new GraphQLEnumType({
  name: 'ScenarioFactName',
  description: 'A fact of the finished game that a scenario asks for.',
  values: {
    BROKEN: { description: 'Whether each side is Broken.' },
    MODELS_LEFT: { description: 'The models of each side.' },
    BANNERS: { description: 'The banners of each side.' },
    LEADER_WOUNDS: { description: "Wounds on each army's leader." },
    LEADER_WOUNDS_OF_A: { description: "Wounds on Team A's leader." },
    SECONDARY_LEADER_SLAIN: { description: "Whether the Secondary Forces' leaders were slain." },
    LEADER_KILLS: { description: 'What the leaders slew in combat.' },
    TARGETS: { description: 'What befell the secretly chosen Heroes.' },
    OBJECTIVES: { description: 'The models at each objective.' },
  },
});

export const ScenarioList: GraphQLObjectType = new GraphQLObjectType({
  name: 'ScenarioList',
  description: 'Scenarios.',
  fields: () => ({
    items: { type: required(list(required(Scenario))), description: 'The scenarios.' },
    nextCursor: { type: GraphQLString, description: 'Always null: all are answered at once.' },
  }),
});

export const Scenario: GraphQLObjectType = new GraphQLObjectType({
  name: 'Scenario',
  description: 'A scenario laid out like its page.',
  fields: () => ({
    id: { type: required(GraphQLID), description: 'What to ask for it by.' },
    name: { type: required(GraphQLString), description: 'Its name.' },
    aliases: { type: required(list(required(GraphQLString))), description: 'Other names it is found by.' },
    ruleset: { type: required(Ruleset), description: 'The edition it belongs to.' },
    format: { type: required(ScenarioFormat), description: 'For how many players it is.' },
    summary: { type: required(GraphQLString), description: 'What it is about.' },
    armies: { type: required(GraphQLString), description: 'What armies it takes.' },
    layout: { type: required(GraphQLString), description: 'How the board is set.' },
    objectives: { type: required(list(required(ScenarioObjective))), description: 'The places that count.' },
    deployment: { type: required(list(required(DeploymentStep))), description: 'The steps of setting up.' },
    initialPriority: { type: required(GraphQLString), description: 'Who has Priority in the first turn.' },
    end: { type: required(ScenarioEnd), description: 'How long the game lasts.' },
    specialRules: { type: required(list(required(ScenarioRule))), description: 'Its special rules.' },
    scoring: {
      type: required(list(required(ScoringItem))),
      description: 'The ways to Victory Points; empty where a wipe-out alone decides.',
    },
    facts: {
      type: required(list(required(ScenarioFact))),
      description: 'What to tell of the finished game so that it can be scored.',
    },
    sources: { type: required(list(required(Source))), description: 'Where it is printed.' },
  }),
});

export const ScenarioObjective: GraphQLObjectType = new GraphQLObjectType({
  name: 'ScenarioObjective',
  description: 'A place that counts in a scenario.',
  fields: () => ({
    id: { type: required(GraphQLID), description: 'What to name it by when scoring.' },
    name: { type: required(GraphQLString), description: 'Its name.' },
    x: {
      type: required(GraphQLFloat),
      description: "From the west edge, as a fraction of the board's width.",
    },
    y: {
      type: required(GraphQLFloat),
      description: "From the south edge, as a fraction of the board's depth.",
    },
    withinInches: {
      type: GraphQLInt,
      description: 'How near a model must be to count; null where it must stand in the place itself.',
    },
  }),
});

export const DeploymentStep: GraphQLObjectType = new GraphQLObjectType({
  name: 'DeploymentStep',
  description: 'A step of setting up.',
  fields: () => ({
    step: { type: required(GraphQLInt), description: 'Its place in the order, from 1.' },
    who: { type: required(Deployer), description: 'Who sets up.' },
    force: { type: required(DeployedForce), description: 'What is set up.' },
    text: { type: required(GraphQLString), description: 'Where, in words.' },
    withinInches: {
      type: GraphQLInt,
      description: 'The furthest that models may stand from the place named.',
    },
    beyondInches: { type: GraphQLInt, description: 'The nearest that models may stand to the place named.' },
  }),
});

export const ScenarioEnd: GraphQLObjectType = new GraphQLObjectType({
  name: 'ScenarioEnd',
  description: 'How a scenario ends.',
  fields: () => ({
    condition: { type: required(EndCondition), description: 'The condition.' },
    text: { type: required(GraphQLString), description: 'The condition in words.' },
  }),
});

export const ScenarioRule: GraphQLObjectType = new GraphQLObjectType({
  name: 'ScenarioRule',
  description: 'A special rule of a scenario.',
  fields: () => ({
    id: { type: required(GraphQLID), description: 'What it is known by.' },
    name: { type: required(GraphQLString), description: 'Its name.' },
    text: { type: required(GraphQLString), description: 'What it does.' },
  }),
});

export const ScoringItem: GraphQLObjectType = new GraphQLObjectType({
  name: 'ScoringItem',
  description: 'A way to Victory Points.',
  fields: () => ({
    id: { type: required(GraphQLID), description: 'What it is known by.' },
    name: { type: required(GraphQLString), description: 'Its name.' },
    side: { type: required(ScoringSide), description: 'Who can score it.' },
    each: {
      type: required(GraphQLBoolean),
      description: 'Whether it counts for each thing there is (objective, leader, target).',
    },
    steps: {
      type: required(list(required(ScoringStep))),
      description: 'What is worth how many points; of the steps reached, only the one worth most counts.',
    },
  }),
});

export const ScoringStep: GraphQLObjectType = new GraphQLObjectType({
  name: 'ScoringStep',
  description: 'What is worth how many Victory Points.',
  fields: () => ({
    points: { type: required(GraphQLInt), description: 'The Victory Points.' },
    when: { type: required(GraphQLString), description: 'What must be so.' },
  }),
});

export const ScenarioFact: GraphQLObjectType = new GraphQLObjectType({
  name: 'ScenarioFact',
  description: 'A fact that a scenario asks for.',
  fields: () => ({
    name: { type: required(ScenarioFactName), description: 'Its name.' },
    text: { type: required(GraphQLString), description: 'What to give.' },
  }),
});

export const ScoreScenarioInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'ScoreScenarioInput',
  description: 'The facts of a finished game.',
  fields: () => ({
    sides: {
      type: required(list(required(ScenarioSideInput))),
      description: 'The two sides; Team A first where the scenario has a Team A.',
    },
    objectives: {
      type: list(required(ObjectiveModelsInput)),
      description: 'Models at each objective, where the scenario counts them.',
    },
  }),
});

export const ScenarioSideInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'ScenarioSideInput',
  description: 'One side at the end of the game.',
  fields: () => ({
    startingModels: {
      type: GraphQLInt,
      description: 'Models at the start, in doubles of the whole army; 1 to 10000.',
    },
    modelsLeft: {
      type: GraphQLInt,
      description: 'Models not slain, those of warbands still to arrive included; 0 to 10000.',
    },
    broken: {
      type: GraphQLBoolean,
      description:
        'Whether the side is Broken; needed where its models were not counted, checked where they were.',
    },
    quarterLeft: {
      type: GraphQLBoolean,
      description: 'Whether a quarter of the starting models is left, or fewer; only checked.',
    },
    banners: { type: GraphQLInt, description: 'Banners still on the board; 0 to 10000.' },
    leaders: {
      type: list(required(ScenarioLeaderInput)),
      description: "The Primary Force's leader, who is the army's, then the Secondary Force's.",
    },
    targets: {
      type: list(required(ScenarioTargetInput)),
      description: "Duel of Wits: the enemy Heroes that the side's two players chose.",
    },
  }),
});

export const ScenarioLeaderInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'ScenarioLeaderInput',
  description: "A force's leader at the end of the game.",
  fields: () => ({
    wounds: {
      type: GraphQLInt,
      description: 'Wounds the enemy caused on the leader, those stopped by Fate left out; 0 to 1000.',
    },
    slain: {
      type: GraphQLBoolean,
      description: 'Whether the leader was removed from the game, also without a Wound (drowned, banished).',
    },
    killsInCombat: {
      type: GraphQLInt,
      description: 'Models the leader slew in combat, not by shooting, Magical Powers or Hurl; 0 to 10000.',
    },
    slainByEnemyLeader: {
      type: GraphQLBoolean,
      description: "Whether one of the enemy's leaders slew this leader in combat.",
    },
  }),
});

export const ScenarioTargetInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'ScenarioTargetInput',
  description: 'An enemy Hero chosen in secret.',
  fields: () => ({
    hero: { type: required(GraphQLString), description: "The Hero's name." },
    wounds: {
      type: required(GraphQLInt),
      description: 'Wounds caused on the Hero, those stopped by Fate left out; 0 to 1000.',
    },
    slain: { type: required(GraphQLBoolean), description: 'Whether the Hero was removed from the game.' },
    nearCentre: {
      type: required(GraphQLBoolean),
      description: 'Whether the Hero is within 6" of the centre of the board at the end.',
    },
  }),
});

export const ObjectiveModelsInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'ObjectiveModelsInput',
  description: 'Models at one objective.',
  fields: () => ({
    id: { type: required(GraphQLID), description: 'Id of the objective, as the scenario gives it.' },
    models: {
      type: required(list(required(GraphQLInt))),
      description: 'Models of the first and of the second side that count there.',
    },
  }),
});

export const ScenarioWinner: GraphQLEnumType = new GraphQLEnumType({
  name: 'ScenarioWinner',
  description: 'Who won.',
  values: {
    FIRST: { description: 'The first side.' },
    SECOND: { description: 'The second side.' },
    DRAW: { description: 'Nobody: the Victory Points are level.' },
  },
});

export const ScenarioScore: GraphQLObjectType = new GraphQLObjectType({
  name: 'ScenarioScore',
  description: 'The count of a finished game.',
  fields: () => ({
    scenario: { type: required(GraphQLID), description: 'Id of the scenario.' },
    ruleset: { type: required(Ruleset), description: 'The edition it belongs to.' },
    victoryPoints: {
      type: required(list(required(GraphQLInt))),
      description: 'Victory Points of the first and of the second side.',
    },
    winner: { type: required(ScenarioWinner), description: 'Who won.' },
    sides: { type: required(list(required(ScenarioSideScore))), description: 'The count of each side.' },
    sources: { type: required(list(required(Source))), description: 'Where the scenario is printed.' },
  }),
});

export const ScenarioSideScore: GraphQLObjectType = new GraphQLObjectType({
  name: 'ScenarioSideScore',
  description: "One side's count.",
  fields: () => ({
    victoryPoints: { type: required(GraphQLInt), description: 'Victory Points in all.' },
    broken: { type: required(GraphQLBoolean), description: 'Whether the side is Broken.' },
    lines: {
      type: required(list(required(ScoreLine))),
      description: 'Every line the side could score, those worth nothing too.',
    },
  }),
});

export const ScoreLine: GraphQLObjectType = new GraphQLObjectType({
  name: 'ScoreLine',
  description: 'A line of the count.',
  fields: () => ({
    item: { type: required(GraphQLID), description: 'Id of the way to Victory Points.' },
    name: { type: required(GraphQLString), description: 'Its name.' },
    points: { type: required(GraphQLInt), description: 'The Victory Points.' },
    reason: { type: required(GraphQLString), description: 'Why, or why not.' },
  }),
});

export const GameStateInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'GameStateInput',
  description: 'The state of a game to be worked out.',
  fields: () => ({
    scenario: { type: GraphQLID, description: 'Id of the scenario, for its end condition.' },
    sides: { type: required(list(required(GameSideInput))), description: 'The two sides.' },
  }),
});

export const GameSideInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'GameSideInput',
  description: 'One side of a game.',
  fields: () => ({
    forces: {
      type: required(list(required(GameForceInput))),
      description: 'One force, or the two of a doubles army.',
    },
    primaryForce: {
      type: GraphQLInt,
      description:
        'Which of the two forces won the roll-off for Primary Force, 1 or 2; needless where a leader always leads.',
    },
  }),
});

export const GameForceInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'GameForceInput',
  description: 'A force and its leader.',
  fields: () => ({
    startingModels: {
      type: required(GraphQLInt),
      description: 'Models of the force at the start of the game; 1 to 10000.',
    },
    modelsLeft: {
      type: required(GraphQLInt),
      description: 'Models not slain, those of warbands still to arrive included; 0 to 10000.',
    },
    leader: { type: GraphQLString, description: "Name of the force's leader." },
    alwaysLeads: {
      type: GraphQLBoolean,
      description: "Whether a Legendary Legion makes this leader the army's in every game.",
      defaultValue: false,
    },
  }),
});

export const EndOfTurn: GraphQLEnumType = new GraphQLEnumType({
  name: 'EndOfTurn',
  description: 'What the end of a turn brings.',
  values: {
    GAME_ENDS: { description: 'The game ends with this turn.' },
    ROLL_FOR_SUDDEN_END: { description: 'A D6 decides whether the game ends.' },
    GAME_GOES_ON: { description: 'Another turn follows.' },
  },
});

export const GameState: GraphQLObjectType = new GraphQLObjectType({
  name: 'GameState',
  description: 'How a game stands.',
  fields: () => ({
    sides: { type: required(list(required(GameSideState))), description: 'The sides, in the order given.' },
    endOfTurn: { type: EndOfTurn, description: 'What the end of this turn brings; null without a scenario.' },
    suddenEnd: {
      type: SuddenEndRoll,
      description: 'The roll that may end the game; null where none is made.',
    },
    sources: { type: required(list(required(Source))), description: 'Where it is stated.' },
  }),
});

export const GameSideState: GraphQLObjectType = new GraphQLObjectType({
  name: 'GameSideState',
  description: 'How a side stands, in doubles its whole army.',
  fields: () => ({
    startingModels: { type: required(GraphQLInt), description: 'Models at the start.' },
    modelsLeft: { type: required(GraphQLInt), description: 'Models not slain.' },
    casualties: { type: required(GraphQLInt), description: 'Models lost.' },
    breakPoint: { type: required(GraphQLInt), description: 'Casualties at which the side is Broken.' },
    casualtiesToBreak: { type: required(GraphQLInt), description: 'Casualties still missing to that.' },
    broken: { type: required(GraphQLBoolean), description: 'Whether more than half of the models are lost.' },
    quarterModels: { type: required(GraphQLInt), description: 'The most models that are a quarter.' },
    quarterLeft: { type: required(GraphQLBoolean), description: 'Whether a quarter is left, or fewer.' },
    wipedOut: { type: required(GraphQLBoolean), description: 'Whether nobody is left.' },
    primaryForce: {
      type: GraphQLInt,
      description: 'Which force is Primary, 1 or 2; null while that is to be rolled for.',
    },
    leader: { type: GraphQLString, description: "The army's leader; null where not known." },
  }),
});

export const SuddenEndRoll: GraphQLObjectType = new GraphQLObjectType({
  name: 'SuddenEndRoll',
  description: 'A D6 that may end the game.',
  fields: () => ({
    scores: { type: required(list(required(GraphQLInt))), description: 'Scores that end it.' },
    probability: { type: required(Chance), description: 'The chance that it ends.' },
  }),
});

export const SealChoiceInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'SealChoiceInput',
  description: 'A choice to be sealed.',
  fields: () => ({
    subject: {
      type: required(GraphQLString),
      description: 'What the choice is for, one line of 1 to 200 characters.',
    },
    choice: {
      type: required(GraphQLString),
      description: 'What was chosen, one line of 1 to 200 characters.',
    },
  }),
});

export const SealedChoice: GraphQLObjectType = new GraphQLObjectType({
  name: 'SealedChoice',
  description: 'A sealed choice: hand out the commitment, keep the rest until it is shown.',
  fields: () => ({
    subject: { type: required(GraphQLString), description: 'What the choice is for.' },
    choice: { type: required(GraphQLString), description: 'What was chosen.' },
    nonce: {
      type: required(GraphQLString),
      description: 'Random text that hides the choice; secret until it is shown.',
    },
    commitment: {
      type: required(GraphQLString),
      description: 'The seal to hand out: 64 hexadecimal digits.',
    },
    method: {
      type: required(GraphQLString),
      description: 'How the commitment is computed, so that anyone can.',
    },
  }),
});

export const CheckSealedChoiceInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'CheckSealedChoiceInput',
  description: 'A choice shown, to be held against its seal.',
  fields: () => ({
    subject: { type: required(GraphQLString), description: 'What the choice is for.' },
    choice: { type: required(GraphQLString), description: 'What was chosen.' },
    nonce: { type: required(GraphQLString), description: 'The nonce that came with the seal.' },
    commitment: {
      type: required(GraphQLString),
      description: 'The commitment that was handed out: 64 hexadecimal digits.',
    },
  }),
});

export const SealedChoiceCheck: GraphQLObjectType = new GraphQLObjectType({
  name: 'SealedChoiceCheck',
  description: 'Whether a seal fits.',
  fields: () => ({
    matches: {
      type: required(GraphQLBoolean),
      description: 'Whether the choice is the one that was sealed.',
    },
    commitment: { type: required(GraphQLString), description: 'The commitment of what was shown.' },
    method: { type: required(GraphQLString), description: 'How the commitment is computed.' },
  }),
});

export const KeepSealedChoiceInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'KeepSealedChoiceInput',
  description: 'A seal to be stored.',
  fields: () => ({
    subject: {
      type: required(GraphQLString),
      description: 'What the choice is for, one line of 1 to 200 characters, as it was sealed.',
    },
    player: { type: GraphQLString, description: 'Whose choice it is.' },
    commitment: { type: required(GraphQLString), description: 'The seal: 64 hexadecimal digits.' },
  }),
});

export const StoredChoiceState: GraphQLEnumType = new GraphQLEnumType({
  name: 'StoredChoiceState',
  description: 'Whether a stored choice is known.',
  values: {
    SEALED: { description: 'Only its seal is known.' },
    SHOWN: { description: 'It was shown, and fits its seal.' },
  },
});

export const StoredChoice: GraphQLObjectType = new GraphQLObjectType({
  name: 'StoredChoice',
  description: 'A secret choice whose seal is stored.',
  fields: () => ({
    id: { type: required(GraphQLID), description: 'Its id.' },
    state: { type: required(StoredChoiceState), description: 'Whether it is known.' },
    subject: { type: required(GraphQLString), description: 'What the choice is for.' },
    player: { type: GraphQLString, description: 'Whose choice it is.' },
    commitment: { type: required(GraphQLString), description: 'The seal: 64 hexadecimal digits.' },
    choice: { type: GraphQLString, description: 'What was chosen; null until it is shown.' },
    nonce: { type: GraphQLString, description: 'The nonce; null until it is shown.' },
    sealedAt: { type: required(DateTime), description: 'When the seal was stored.' },
    shownAt: { type: DateTime, description: 'When the choice was shown.' },
    keptUntil: { type: required(DateTime), description: 'Until when it can be read: 90 days.' },
    method: { type: required(GraphQLString), description: 'How the seal is computed, so that anyone can.' },
  }),
});

export const CreateRollInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'CreateRollInput',
  description: 'What is rolled, and by whom: fixed from now on.',
  fields: () => ({
    players: {
      type: required(list(required(GraphQLString))),
      description: 'Who takes part, in the order in which their words count; 1 to 8 names, each once.',
    },
    reason: { type: GraphQLString, description: 'What is rolled for, such as `Priority, turn 3`.' },
    count: {
      type: GraphQLInt,
      description:
        'How many dice, 1 to 100; 1 if left out. Not with a chart, which takes one, nor with a fight or volley.',
    },
    sides: {
      type: GraphQLInt,
      description:
        'How many sides each die has, 2 to 1000; 6 if left out. Not with a chart, a fight or a volley, which take D6.',
    },
    chart: {
      type: RollOnChartInput,
      description: 'The chart that the die is for; leave out for plain dice.',
    },
    fight: {
      type: RollFightInput,
      description:
        'The fight that the dice are for: it takes as many as it needs, in the order of its steps. Instead of a chart.',
    },
    volley: {
      type: VolleyOddsInput,
      description:
        'The volley that the dice are for: it takes as many as it needs, in the order of its steps. Instead of a chart or fight.',
    },
  }),
});

export const RollOnChartInput: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'RollOnChartInput',
  description: 'A chart, and the situation in which its die is rolled.',
  fields: () => ({
    id: { type: required(GraphQLID), description: 'Id of the chart, as `charts` gives it.' },
    modifiers: {
      type: list(required(GraphQLString)),
      description: "Names of the chart's modifiers that apply.",
    },
    variant: {
      type: GraphQLString,
      description: 'Which table of the chart, by name; only for a chart that has several.',
    },
    mightAvailable: {
      type: GraphQLInt,
      description:
        'Might points that the model has, 0 to 100; the answer then shows what they could make of the die.',
    },
    fallInches: { type: GraphQLFloat, description: 'How far the model would fall, in inches.' },
    modelHeightInches: { type: GraphQLFloat, description: 'How tall the model is, in inches.' },
    remainingMoveInches: {
      type: GraphQLFloat,
      description: 'What is left of its move at the moment of the test, in inches.',
    },
    passengerMovedInches: {
      type: GraphQLFloat,
      description: 'What the passenger had moved this turn before it mounted up, in inches.',
    },
    moveInches: { type: GraphQLFloat, description: 'Its whole Move allowance, in inches.' },
  }),
});

export const CreatedRoll: GraphQLObjectType = new GraphQLObjectType({
  name: 'CreatedRoll',
  description: 'A new roll, with what its players need to join: shown here only.',
  fields: () => ({
    roll: { type: required(Roll), description: 'The roll.' },
    joinTokens: {
      type: required(list(required(JoinToken))),
      description: 'A token for each player, to be handed to that player alone.',
    },
  }),
});

export const JoinToken: GraphQLObjectType = new GraphQLObjectType({
  name: 'JoinToken',
  description: 'What a player joins with.',
  fields: () => ({
    player: { type: required(GraphQLString), description: 'The player.' },
    token: {
      type: required(GraphQLString),
      description: "The token: whoever holds it locks this player's word.",
    },
  }),
});

export const RollState: GraphQLEnumType = new GraphQLEnumType({
  name: 'RollState',
  description: 'How a verifiable roll stands.',
  values: {
    OPEN: { description: 'Words are missing.' },
    ROLLED: { description: 'Every word is locked, and the dice follow from them.' },
    ABANDONED: { description: 'Given up before every word was locked. It stays listed.' },
  },
});

export const Roll: GraphQLObjectType = new GraphQLObjectType({
  name: 'Roll',
  description:
    'A roll that both players can check: commitment first, then the words, then dice that follow from both.',
  fields: () => ({
    id: { type: required(GraphQLID), description: 'Its id.' },
    state: { type: required(RollState), description: 'How it stands.' },
    reason: { type: GraphQLString, description: 'What is rolled for.' },
    count: {
      type: GraphQLInt,
      description:
        'How many dice; null for a fight or volley until it is rolled, which takes as many as it needs.',
    },
    sides: { type: required(GraphQLInt), description: 'How many sides each die has.' },
    chart: { type: RollOnChart, description: 'The chart that the die is for; null for anything else.' },
    terms: {
      type: required(GraphQLString),
      description:
        'All of that, the players, and the whole `fight` or `volley` as one line of JSON: the text that the commitment is of.',
    },
    commitment: {
      type: required(GraphQLString),
      description: 'The seal of id, terms and our secret, published before any word: 64 hexadecimal digits.',
    },
    secret: { type: GraphQLString, description: 'Our secret; null while the roll is open.' },
    players: {
      type: required(list(required(RollPlayer))),
      description: 'Who takes part, in the order in which their words count.',
    },
    dice: { type: list(required(GraphQLInt)), description: 'The dice, in order; null unless it is rolled.' },
    total: { type: GraphQLInt, description: 'Their sum.' },
    resolution: {
      type: ChartResolution,
      description:
        'What the die means on the chart, with every step; null for anything else, and unless it is rolled.',
    },
    fightPlay: {
      type: FightPlay,
      description:
        'How the fight went, with every step; null for anything else, and unless it is rolled. No receipt: the commitment serves.',
    },
    volleyPlay: {
      type: VolleyPlay,
      description:
        'How the volley went, with every step; null for anything else, and unless it is rolled. No receipt: the commitment serves.',
    },
    abandonedBy: {
      type: GraphQLString,
      description: 'Which player gave it up, or `anyone` after the time to join.',
    },
    createdAt: { type: required(DateTime), description: 'When it was opened.' },
    joinableUntil: { type: required(DateTime), description: 'Until when words can be locked: 7 days.' },
    endedAt: { type: DateTime, description: 'When it was rolled or given up.' },
    keptUntil: { type: required(DateTime), description: 'Until when it can be read: 90 days.' },
  }),
});

export const RollPlayer: GraphQLObjectType = new GraphQLObjectType({
  name: 'RollPlayer',
  description: 'A player of a verifiable roll.',
  fields: () => ({
    name: { type: required(GraphQLString), description: "The player's name." },
    lockedAt: { type: DateTime, description: 'When the word was locked; null while it is not.' },
    word: { type: GraphQLString, description: 'The word; null while the roll is open.' },
  }),
});

export const RollOnChart: GraphQLObjectType = new GraphQLObjectType({
  name: 'RollOnChart',
  description: 'A chart, and the situation in which its die is rolled; null where nothing was said.',
  fields: () => ({
    id: { type: required(GraphQLID), description: 'Id of the chart.' },
    modifiers: {
      type: required(list(required(GraphQLString))),
      description: 'Names of the modifiers that apply.',
    },
    variant: { type: GraphQLString, description: 'Which table of the chart.' },
    mightAvailable: { type: GraphQLInt, description: 'Might points that the model has.' },
    fallInches: { type: GraphQLFloat, description: 'How far the model would fall, in inches.' },
    modelHeightInches: { type: GraphQLFloat, description: 'How tall the model is, in inches.' },
    remainingMoveInches: {
      type: GraphQLFloat,
      description: 'What is left of its move at the moment of the test, in inches.',
    },
    passengerMovedInches: {
      type: GraphQLFloat,
      description: 'What the passenger had moved this turn before it mounted up, in inches.',
    },
    moveInches: { type: GraphQLFloat, description: 'Its whole Move allowance, in inches.' },
  }),
});

export const RollList: GraphQLObjectType = new GraphQLObjectType({
  name: 'RollList',
  description: 'Verifiable rolls of a day.',
  fields: () => ({
    items: { type: required(list(required(Roll))), description: 'The rolls, in the order of opening.' },
    nextCursor: { type: GraphQLString, description: '`cursor` of the next page; null on the last.' },
  }),
});

/** The whole schema; checked when it was generated. */
export const schema = lazySchema({
  description:
    'Rules answers and exact odds, army validation and tournaments for the Middle-earth Strategy Battle Game, 2018 edition.\nEach field answers as the REST operation of the same name does, field for field. A question that is refused is null,\nwith the reason in `errors[].extensions` (`code`, `title` and, for bad input, every fault in `errors`).',
  query: Query,
  mutation: Mutation,
  types: [
    Query,
    Mutation,
    Chance,
    Source,
    Ruleset,
    DateTime,
    ToWound,
    ToWoundChart,
    ToWoundRow,
    ChartList,
    MightUse,
    Chart,
    ChartModifier,
    ChartVariant,
    ChartRow,
    ChartNote,
    ChartOdds,
    ChartRowOdds,
    PointsOdds,
    ResolveChartInput,
    RollChartInput,
    ChartResolution,
    ChartStepKind,
    ChartStep,
    ChartConsequence,
    Hits,
    MightOption,
    FallingDamage,
    MightSwitchesInput,
    CourageInput,
    ResolveCourageInput,
    CourageOdds,
    WillOdds,
    CourageResolution,
    FateInput,
    ResolveFateInput,
    FateOdds,
    FateResolution,
    FateRoll,
    InTheWaySwitchesInput,
    InTheWayInput,
    ResolveInTheWayInput,
    InTheWayOdds,
    ObstructionOdds,
    InTheWayResolution,
    InTheWayRoll,
    CasterInput,
    CastingTargetInput,
    BlastedModelInput,
    CastingInput,
    ResolveCastingInput,
    CastingOdds,
    PowerVictimOdds,
    CastingResolution,
    MagicalEffect,
    CastHit,
    SpecialStrikeInput,
    ResolveSpecialStrikeInput,
    SpecialStrikeOdds,
    SpecialStrikeOutcome,
    SpecialStrikeResolution,
    PriorityInput,
    ResolvePriorityInput,
    SideOdds,
    PriorityOdds,
    PriorityResolution,
    RollOffRound,
    RollOffThrow,
    RollOffInput,
    ResolveRollOffInput,
    RollOffOdds,
    RollOffResolution,
    Reason,
    MayShootInput,
    ShootingLeave,
    MayCastInput,
    CastingLeave,
    WaterTestInput,
    WaterTest,
    TerrainTestInput,
    TerrainTest,
    ProneMovementInput,
    ProneMovement,
    CarryingInput,
    Carrying,
    PassengerRule,
    SentryInput,
    SentryAlarm,
    Obstruction,
    MagicalPower,
    SpecialStrikeName,
    Alignment,
    MissileKind,
    ModelKind,
    Water,
    WaterEvent,
    SwimmerArmour,
    SwimTestTime,
    WaterGround,
    Terrain,
    CarryingAction,
    Burden,
    BearerKind,
    Weight,
    PassengerEvent,
    FightModelType,
    SupportWeapon,
    StrikesRolled,
    StrikeAim,
    DuelEnd,
    DuelModelInput,
    DuelSideInput,
    DuelSwitchesInput,
    DuelOddsInput,
    MightAdviceInput,
    StrikeInput,
    StrikeTargetInput,
    StrikeSwitchesInput,
    StrikeOddsInput,
    FightModelInput,
    FightSideInput,
    FightSwitchesInput,
    HeroicCombatInput,
    FightOddsInput,
    RollFightInput,
    ResolveFightInput,
    ShooterInput,
    VolleyTargetInput,
    VolleySwitchesInput,
    VolleyOddsInput,
    ResolveVolleyInput,
    FightStep,
    DuelOdds,
    MightSpending,
    MightAdvice,
    WoundsChance,
    SlainChance,
    StrikeTargetOdds,
    StrikeOdds,
    FightOutcome,
    FightModelOdds,
    FightSideOdds,
    SecondFightOdds,
    SecondFight,
    FightOdds,
    ShotStopped,
    ShotOdds,
    VolleyOdds,
    PictureTheme,
    DuelMatrixColumns,
    DuelCurves,
    Picture,
    PictureTable,
    PlayStep,
    FightModelPlay,
    FightSidePlay,
    FightPlay,
    VolleyPlay,
    ReceiptCheck,
    Receipt,
    ReceiptKey,
    CalculatePairingsInput,
    CalculateStandingsInput,
    EntrantInput,
    GameKind,
    GameInput,
    AdjustmentInput,
    TiebreakerOrder,
    TiebreakerInput,
    TiebreakerValueInput,
    UnpairedKind,
    Pairings,
    PairedTable,
    TableReason,
    TableReasonCode,
    UnpairedEntrant,
    UnpairedReason,
    UnpairedReasonCode,
    CalculatedStandings,
    Standing,
    TiebreakerScore,
    StandingDecision,
    StandingCriterion,
    EventPlan,
    ExportedTournament,
    StandingsSheet,
    TournamentChanges,
    FieldChange,
    HistoryEntry,
    HistoryPage,
    TournamentAsItStood,
    PastTournament,
    Role,
    GrantRoleInput,
    GrantableRole,
    GrantedRole,
    LinkCode,
    RedeemedLinkCode,
    UnlinkedEntrant,
    RevokedRole,
    CreateWebhookInput,
    UpdateWebhookInput,
    WebhookEvent,
    WebhookMessageType,
    Webhook,
    WebhookPause,
    WebhookWithSecret,
    DeletedWebhook,
    WebhookPing,
    WebhookList,
    WebhookDeliveries,
    WebhookDelivery,
    WebhookDeliveryState,
    WebhookProblem,
    RoleHolder,
    RoleHolders,
    UpdateEntrantInput,
    EntrantCheckKind,
    RecordCheckInput,
    EntrantCheck,
    AdjustEntrantInput,
    EntrantAdjustment,
    SetScoreInput,
    EntrantScore,
    ArmyAtCheckIn,
    EntrantArmy,
    SwapEntrantsInput,
    RoundPreview,
    RoundClock,
    ResultStatus,
    RuleResultInput,
    TiebreakerCounts,
    TableOrder,
    TournamentPhase,
    TournamentFormat,
    Visibility,
    AnnouncedTiebreakerInput,
    CreateTournamentInput,
    UpdateTournamentInput,
    RegisterEntrantInput,
    UnpairedByHandInput,
    SetRoundTablesInput,
    ResultKind,
    ReportResultInput,
    TournamentState,
    AnnouncedTiebreaker,
    TournamentSettings,
    TournamentList,
    CreatedTournament,
    RecoveredTournament,
    FinishedTournament,
    Tournament,
    EntrantStatus,
    Entrant,
    RoundState,
    RoundSummary,
    Round,
    Table,
    UnpairedTable,
    Result,
    ReportedTable,
    TournamentStandings,
    LeagueScoring,
    PointsRuleInput,
    PointsRule,
    CreateLeagueInput,
    UpdateLeagueInput,
    LeagueSettings,
    GrantedLeague,
    League,
    LeagueTournamentSummary,
    LeaguePlayerName,
    LeaguePlayer,
    LeaguePlayerList,
    LeaguePlayerToken,
    LeaguePlacing,
    LeagueTable,
    LeagueTableLine,
    LeagueRating,
    LeagueRatingLine,
    LeagueRatings,
    LeaguePlayerPage,
    SideResult,
    MeetingKind,
    LeagueMeeting,
    LeagueHeadToHead,
    OfferedTournament,
    AcceptedTournament,
    LeagueEntrant,
    LeagueTournament,
    ClaimCode,
    ClaimCodeList,
    ClaimInput,
    ClaimedEntrant,
    ChangedClaims,
    ReferenceKind,
    Phase,
    Handedness,
    MoveLimit,
    PowerDuration,
    PowerTarget,
    PowerVictim,
    Activation,
    ReferenceEntryList,
    ReferenceEntry,
    PowerHit,
    RulingSwitch,
    Related,
    SearchKind,
    SearchHitList,
    SearchHit,
    HeroicTier,
    ProfileKind,
    OptionKind,
    CharacteristicName,
    ArmyConditionKind,
    ArmyReach,
    ArmyDemandKind,
    NamedId,
    ArmyCondition,
    ArmyConditionPart,
    ArmyListSummaryList,
    ArmyListSummary,
    ArmyList,
    ArmyListAlly,
    AllianceLevel,
    LegionSummaryList,
    LegionSummary,
    LegendaryLegion,
    ArmyProfile,
    Characteristics,
    ArmyOption,
    CharacteristicChange,
    ArmyCounts,
    ArmyChoice,
    ReadRosterInput,
    RosterReading,
    RosterForce,
    RosterWarband,
    RosterUnit,
    RosterOption,
    RosterNameKind,
    UnknownRosterName,
    ArmyReport,
    ArmyFinding,
    ArmyFindingCode,
    FindingSeverity,
    ArmyPlace,
    ArmyFacts,
    AllianceCost,
    ForceFacts,
    BowCount,
    LeaderCandidate,
    ArmySuggestion,
    ArmyChange,
    ArmyChangeKind,
    ArmyInput,
    ArmyFormat,
    ArmySwitchesInput,
    ForceInput,
    WarbandInput,
    UnitInput,
    ChosenOptionInput,
    AllianceInput,
    ArmyListFile,
    BowRule,
    BowExemption,
    WarbandRule,
    CaptainlessRule,
    ArmyDemand,
    ScenarioFormat,
    EndCondition,
    Deployer,
    DeployedForce,
    ScoringSide,
    ScenarioFactName,
    ScenarioList,
    Scenario,
    ScenarioObjective,
    DeploymentStep,
    ScenarioEnd,
    ScenarioRule,
    ScoringItem,
    ScoringStep,
    ScenarioFact,
    ScoreScenarioInput,
    ScenarioSideInput,
    ScenarioLeaderInput,
    ScenarioTargetInput,
    ObjectiveModelsInput,
    ScenarioWinner,
    ScenarioScore,
    ScenarioSideScore,
    ScoreLine,
    GameStateInput,
    GameSideInput,
    GameForceInput,
    EndOfTurn,
    GameState,
    GameSideState,
    SuddenEndRoll,
    SealChoiceInput,
    SealedChoice,
    CheckSealedChoiceInput,
    SealedChoiceCheck,
    KeepSealedChoiceInput,
    StoredChoiceState,
    StoredChoice,
    CreateRollInput,
    RollOnChartInput,
    CreatedRoll,
    JoinToken,
    RollState,
    Roll,
    RollPlayer,
    RollOnChart,
    RollList,
    GraphQLInt,
    GraphQLBoolean,
    GraphQLID,
    GraphQLString,
    GraphQLFloat,
  ],
});
