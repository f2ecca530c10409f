// Made from docs/openapi.json by `npm run generate`.
export interface paths {
    readonly "/v1/rules/to-wound": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The To Wound chart, or one Strength's row of it, each cell with its exact chance
         * @description The To Wound chart, or one Strength's row of it, each cell with its exact chance.
         */
        readonly get: operations["toWoundChart"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/to-wound/{strength}/{defence}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What one hit of a Strength needs to wound a Defence, and its exact chance
         * @description What one hit of a Strength needs to wound a Defence, and its exact chance.
         */
        readonly get: operations["toWound"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/charts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Every roll table there is
         * @description Every roll table there is.
         */
        readonly get: operations["charts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/charts/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One roll table as printed
         * @description One roll table as printed: its rows, modifiers, notes and sources.
         */
        readonly get: operations["chart"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/charts/{id}/odds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The exact chance of every row of a chart
         * @description The exact chance of every row of a chart.
         */
        readonly get: operations["chartOdds"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/charts/{id}/resolve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * What the player's own die means
         * @description What the player's own die means: every step from the natural die to what follows.
         */
        readonly post: operations["resolveChart"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/charts/{id}/roll": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * We throw the die
         * @description We throw the die. Answers as `resolveChart` does before any Might, with a signed receipt.
         */
        readonly post: operations["rollChart"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/falling-damage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The hits of a fall
         * @description The hits of a fall.
         */
        readonly get: operations["fallingDamage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/receipts/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Whether a receipt of a roll is ours and unchanged, and what it says
         * @description Whether a receipt of a roll is ours and unchanged, and what it says.
         */
        readonly post: operations["checkReceipt"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/receipts/key": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The public key that receipts are signed with, for checking them without this service
         * @description The public key that receipts are signed with, for checking them without this service.
         */
        readonly get: operations["receiptKey"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/pairings/calculate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Draws a round from the record given, each table with its reason
         * @description Draws a round from the record given, each table with its reason. Nothing is stored. The same for players and teams.
         */
        readonly post: operations["calculatePairings"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/standings/calculate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The standings after a round of the record given
         * @description The standings after a round of the record given. Nothing is stored. The same for players and teams.
         */
        readonly post: operations["calculateStandings"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/event-plan": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * How many games an event has time for, how long a round takes and which board it needs
         * @description How many games an event has time for, how long a round takes and which board it needs.
         */
        readonly get: operations["eventPlan"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/courage/odds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The exact chances of a Courage test
         * @description The exact chances of a Courage test.
         */
        readonly post: operations["courageOdds"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/courage/resolve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The players' own dice for a Courage test, step by step
         * @description The players' own dice for a Courage test, step by step.
         */
        readonly post: operations["resolveCourage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/courage/roll": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * We throw the dice for a Courage test; with a signed receipt
         * @description We throw the dice for a Courage test; with a signed receipt.
         */
        readonly post: operations["rollCourage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/fate/odds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The exact chances of Fate against one Wound
         * @description The exact chances of Fate against one Wound.
         */
        readonly post: operations["fateOdds"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/fate/resolve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The players' own dice for Fate against one Wound, step by step
         * @description The players' own dice for Fate against one Wound, step by step.
         */
        readonly post: operations["resolveFate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/fate/roll": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * We throw the dice for Fate against one Wound; with a signed receipt
         * @description We throw the dice for Fate against one Wound; with a signed receipt.
         */
        readonly post: operations["rollFate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/in-the-way/odds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The exact chances of a shot past what is in its way
         * @description The exact chances of a shot past what is in its way.
         */
        readonly post: operations["inTheWayOdds"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/in-the-way/resolve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The players' own dice for a shot past what is in its way, step by step
         * @description The players' own dice for a shot past what is in its way, step by step.
         */
        readonly post: operations["resolveInTheWay"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/in-the-way/roll": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * We throw the dice for a shot past what is in its way; with a signed receipt
         * @description We throw the dice for a shot past what is in its way; with a signed receipt.
         */
        readonly post: operations["rollInTheWay"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/casting/odds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The exact chances of a casting, and what the power does
         * @description The exact chances of a casting, and what the power does.
         */
        readonly post: operations["castingOdds"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/casting/resolve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The players' own dice for a casting, and what the power does, step by step
         * @description The players' own dice for a casting, and what the power does, step by step.
         */
        readonly post: operations["resolveCasting"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/casting/roll": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * We throw the dice for a casting, and what the power does; with a signed receipt
         * @description We throw the dice for a casting, and what the power does; with a signed receipt.
         */
        readonly post: operations["rollCasting"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/special-strikes/odds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The exact chances of a special strike
         * @description The exact chances of a special strike.
         */
        readonly post: operations["specialStrikeOdds"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/special-strikes/resolve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The players' own dice for a special strike, step by step
         * @description The players' own dice for a special strike, step by step.
         */
        readonly post: operations["resolveSpecialStrike"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/special-strikes/roll": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * We throw the dice for a special strike; with a signed receipt
         * @description We throw the dice for a special strike; with a signed receipt.
         */
        readonly post: operations["rollSpecialStrike"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/priority/odds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The exact chances of the roll for Priority
         * @description The exact chances of the roll for Priority.
         */
        readonly post: operations["priorityOdds"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/priority/resolve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The players' own dice for the roll for Priority, step by step
         * @description The players' own dice for the roll for Priority, step by step.
         */
        readonly post: operations["resolvePriority"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/priority/roll": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * We throw the dice for the roll for Priority; with a signed receipt
         * @description We throw the dice for the roll for Priority; with a signed receipt.
         */
        readonly post: operations["rollPriority"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/roll-offs/odds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The exact chances of a roll-off, ties rolled again
         * @description The exact chances of a roll-off, ties rolled again.
         */
        readonly post: operations["rollOffOdds"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/roll-offs/resolve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The players' own dice for a roll-off, ties rolled again, step by step
         * @description The players' own dice for a roll-off, ties rolled again, step by step.
         */
        readonly post: operations["resolveRollOff"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/roll-offs/roll": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * We throw the dice for a roll-off, ties rolled again; with a signed receipt
         * @description We throw the dice for a roll-off, ties rolled again; with a signed receipt.
         */
        readonly post: operations["rollRollOff"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/may-shoot": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Whether a model may make a shot
         * @description Whether a model may make a shot: every reason why not, what goes with it, and the score to hit.
         */
        readonly post: operations["mayShoot"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/may-cast": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Whether a Hero may cast a power now, and with how much Will
         * @description Whether a Hero may cast a power now, and with how much Will.
         */
        readonly post: operations["mayCast"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/water-test": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Whether water asks a model for a Swim test, when, and with which modifiers
         * @description Whether water asks a model for a Swim test, when, and with which modifiers.
         */
        readonly post: operations["waterTest"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/terrain-test": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * What it costs to cross something, and which test it calls for
         * @description What it costs to cross something, and which test it calls for.
         */
        readonly post: operations["terrainTest"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/prone-movement": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * What movement a Prone model has, and what it may and may not do
         * @description What movement a Prone model has, and what it may and may not do.
         */
        readonly post: operations["proneMovement"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/carrying": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Whether a model may do something with what it carries, how far it may move, and what happens
         * @description Whether a model may do something with what it carries, how far it may move, and what happens.
         */
        readonly post: operations["carrying"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/passenger": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * What happens to a passenger, and the chart to roll on next
         * @description What happens to a passenger, and the chart to roll on next.
         */
        readonly post: operations["passenger"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/sentry-alarm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Whether the Sentries raise the alarm in this End phase, and which of them
         * @description Whether the Sentries raise the alarm in this End phase, and which of them.
         */
        readonly post: operations["sentryAlarm"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/fights/duel-odds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Each side's exact chance to win a Duel, re-rolls and Might of both used as well as can be
         * @description Each side's exact chance to win a Duel, re-rolls and Might of both used as well as can be.
         */
        readonly post: operations["duelOdds"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/fights/might-advice": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * What to do with Might when the Duel dice lie
         * @description What to do with Might when the Duel dice lie: who wins under best play, and the least Might that does it.
         */
        readonly post: operations["mightAdvice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/fights/strike-odds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The exact distribution of Wounds and of models slain by Strikes, Might and Fate used as well as can be
         * @description The exact distribution of Wounds and of models slain by Strikes, Might and Fate used as well as can be.
         */
        readonly post: operations["strikeOdds"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/fights/fight-odds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The joint outcome of a whole fight
         * @description The joint outcome of a whole fight: the Duel, then the winner's Strikes; and a Heroic Combat's second fight.
         */
        readonly post: operations["fightOdds"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/fights/volley-odds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The exact Wounds of a volley at one target
         * @description The exact Wounds of a volley at one target.
         */
        readonly post: operations["volleyOdds"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/fights/resolve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A whole fight with the players' own dice, step by step; all choices are best play
         * @description A whole fight with the players' own dice, step by step; all choices are best play.
         */
        readonly post: operations["resolveFight"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/fights/roll": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * We throw the dice for a whole fight, step by step; with a signed receipt
         * @description We throw the dice for a whole fight, step by step; with a signed receipt.
         */
        readonly post: operations["rollFight"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/fights/volley/resolve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A volley with the players' own dice, step by step; all choices are best play
         * @description A volley with the players' own dice, step by step; all choices are best play.
         */
        readonly post: operations["resolveVolley"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/fights/volley/roll": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * We throw the dice for a volley, step by step; with a signed receipt
         * @description We throw the dice for a volley, step by step; with a signed receipt.
         */
        readonly post: operations["rollVolley"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/pictures/duel-matrix": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A Duel's chances by the dice of both sides, or by the first side's dice and Fight, as a picture
         * @description A Duel's chances by the dice of both sides, or by the first side's dice and Fight, as a picture. As a file: GET
         *     /v1/pictures/duel-matrix.svg or .png with `question`, all of this as JSON.
         */
        readonly post: operations["duelMatrixPicture"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/pictures/duel-curves": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * What if the first side had more or fewer dice
         * @description What if the first side had more or fewer dice: its chance to win a Duel against their number, a curve for each Fight or
         *     Might. As a file: GET /v1/pictures/duel-curves.svg or .png with `question`, all of this as JSON.
         */
        readonly post: operations["duelCurvesPicture"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/pictures/strike-wounds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The distribution of Wounds of Strikes, as a picture
         * @description The distribution of Wounds of Strikes, as a picture. As a file: GET /v1/pictures/strike-wounds.svg or .png with
         *     `question`, all of this as JSON.
         */
        readonly post: operations["strikeWoundsPicture"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/pictures/volley-wounds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The distribution of Wounds of a volley, as a picture
         * @description The distribution of Wounds of a volley, as a picture. As a file: GET /v1/pictures/volley-wounds.svg or .png with
         *     `question`, all of this as JSON.
         */
        readonly post: operations["volleyWoundsPicture"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/pictures/fight-outcomes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * How a whole fight ends, as a picture
         * @description How a whole fight ends, as a picture: who wins the Duel, and how many of the others are slain. As a file:
         *     GET /v1/pictures/fight-outcomes.svg or .png with `question`, all of this as JSON.
         */
        readonly post: operations["fightOutcomesPicture"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/reference": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The reference
         * @description The reference: everything the documents state besides charts and scenarios, in our words, each with its source.
         */
        readonly get: operations["referenceEntries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/reference/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One entry of the reference
         * @description One entry of the reference.
         */
        readonly get: operations["referenceEntry"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Everything there is by name, alias, beginning or text, typing errors forgiven; the best fit first
         * @description Everything there is by name, alias, beginning or text, typing errors forgiven; the best fit first.
         */
        readonly get: operations["searchRules"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/game-state": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * How a game stands
         * @description How a game stands: Broken, a quarter left, wiped out, who leads, and what the end of the turn brings.
         */
        readonly post: operations["gameState"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/sealed-choices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Seals a secret choice
         * @description Seals a secret choice: hand out the commitment now, show choice and nonce afterwards. Nothing is stored.
         */
        readonly post: operations["sealChoice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/sealed-choices/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Whether a choice shown afterwards is the one that was sealed
         * @description Whether a choice shown afterwards is the one that was sealed.
         */
        readonly post: operations["checkSealedChoice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/scenarios": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The scenarios, those for doubles in their order first
         * @description The scenarios, those for doubles in their order first.
         */
        readonly get: operations["scenarios"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/scenarios/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One scenario
         * @description One scenario: layout, deployment, priority, end, special rules, Victory Points.
         */
        readonly get: operations["scenario"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/scenarios/{id}/score": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The Victory Points of a finished game, line by line with reasons, and the winner
         * @description The Victory Points of a finished game, line by line with reasons, and the winner.
         */
        readonly post: operations["scoreScenario"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/army-lists": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Every army list of the edition by name; those not yet complete are known with their allies only
         * @description Every army list of the edition by name; those not yet complete are known with their allies only.
         */
        readonly get: operations["armyLists"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/army-lists/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One army list
         * @description One army list: its profiles with all they may buy, its rules, its allies, its Legions.
         */
        readonly get: operations["armyList"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/legions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Every Legendary Legion by name
         * @description Every Legendary Legion by name.
         */
        readonly get: operations["legendaryLegions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/legions/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One Legendary Legion
         * @description One Legendary Legion: who may be fielded, what it demands, what it changes.
         */
        readonly get: operations["legendaryLegion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/armies/read-roster": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A BattleScribe roster as an army of this catalogue, ready to be validated, and what of it the catalogue lacks
         * @description A BattleScribe roster as an army of this catalogue, ready to be validated, and what of it the catalogue lacks.
         */
        readonly post: operations["readRoster"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/armies/validate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Whether an army may be played
         * @description Whether an army may be played: every finding with its numbers, source and mend, the facts, and what would mend it.
         */
        readonly post: operations["validateArmy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The public tournaments of a month by day, or those of them whose name has a text
         * @description The public tournaments of a month by day, or those of them whose name has a text. A page can be short: go on until `nextCursor` is null.
         */
        readonly get: operations["tournaments"];
        readonly put?: never;
        /**
         * Creates a tournament
         * @description Creates a tournament. Anybody may; what the organiser must keep is shown here only. The key must have at least 16 characters.
         */
        readonly post: operations["createTournament"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A tournament as it stands
         * @description A tournament as it stands.
         */
        readonly get: operations["tournament"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Changes what may still be changed of a tournament
         * @description Changes what may still be changed of a tournament.
         */
        readonly patch: operations["updateTournament"];
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/recover": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Brings back a lost organiser's token
         * @description Brings back a lost organiser's token. The old token and the old code stop working.
         */
        readonly post: operations["recoverOrganiserToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/finish": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Finishes a tournament whose drawn rounds are all reported
         * @description Finishes a tournament whose drawn rounds are all reported.
         */
        readonly post: operations["finishTournament"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/entrants": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Registers an entrant under the next player number
         * @description Registers an entrant under the next player number. Beyond the cap it waits; after round 1 it joins from the next draw.
         */
        readonly post: operations["registerEntrant"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/entrants/{entrant}/withdraw": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Takes an entrant out of all further draws; what it has played stays
         * @description Takes an entrant out of all further draws; what it has played stays.
         */
        readonly post: operations["withdrawEntrant"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/entrants/{entrant}/reinstate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Takes a withdrawal back
         * @description Takes a withdrawal back.
         */
        readonly post: operations["reinstateEntrant"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/rounds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Draws the next round
         * @description Draws the next round: the first from the committed seed, later ones by the standings.
         */
        readonly post: operations["drawRound"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/rounds/{round}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A round of a tournament
         * @description A round of a tournament: its tables with their reasons and results.
         */
        readonly get: operations["round"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/rounds/{round}/tables": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Sets the tables of the next round, or of the drawn one, by hand
         * @description Sets the tables of the next round, or of the drawn one, by hand.
         */
        readonly put: operations["setRoundTables"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/rounds/{round}/redraw": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Draws a round again that has not been started
         * @description Draws a round again that has not been started.
         */
        readonly post: operations["redrawRound"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/rounds/{round}/start": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Starts a drawn round
         * @description Starts a drawn round: from now on it is reported, and no longer drawn.
         */
        readonly post: operations["startRound"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/rounds/{round}/tables/{table}/result": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Reports the result of a table
         * @description Reports the result of a table. To correct one, name its version with `ifMatch`.
         */
        readonly put: operations["reportResult"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/standings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The standings after a round of a tournament, computed from its games
         * @description The standings after a round of a tournament, computed from its games.
         */
        readonly get: operations["standings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/open-registration": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Opens a draft
         * @description Opens a draft: entrants are registered from now on.
         */
        readonly post: operations["openRegistration"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/open-check-in": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Opens check-in
         * @description Opens check-in: only entrants that are checked in are drawn from now on.
         */
        readonly post: operations["openCheckIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/publish-army-lists": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Publishes the army lists to whoever may read the tournament
         * @description Publishes the army lists to whoever may read the tournament.
         */
        readonly post: operations["publishArmyLists"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/roles": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Who holds which role in a tournament; for its organisers
         * @description Who holds which role in a tournament; for its organisers.
         */
        readonly get: operations["roleHolders"];
        readonly put?: never;
        /**
         * Hands out a token for a role
         * @description Hands out a token for a role. The key must have at least 16 characters: who repeats it gets the token again.
         */
        readonly post: operations["grantRole"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/roles/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Takes a token back
         * @description Takes a token back: it stops working at once.
         */
        readonly delete: operations["revokeRole"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/entrants/{entrant}/link-codes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Makes a one-time code for an entrant
         * @description Makes a one-time code for an entrant: a member of a connected Discord server is linked with it, or it is exchanged for a player's token. It lasts seven days; an entrant has four at most, and a fifth ends the oldest.
         */
        readonly post: operations["createLinkCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/links": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Exchanges a one-time code for a player's token of its entrant, which uses the code up; four links are the most an entrant has
         * @description Exchanges a one-time code for a player's token of its entrant, which uses the code up; four links are the most an entrant has. No token is needed. The key must have at least 16 characters: who repeats it gets the token again.
         */
        readonly post: operations["redeemLinkCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/entrants/{entrant}/links": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Takes back every link of an entrant, with members of Discord and by codes that were typed, and its open codes
         * @description Takes back every link of an entrant, with members of Discord and by codes that were typed, and its open codes.
         */
        readonly delete: operations["unlinkEntrant"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/entrants/{entrant}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Mends what was written down wrongly of an entrant
         * @description Mends what was written down wrongly of an entrant.
         */
        readonly patch: operations["updateEntrant"];
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/entrants/{entrant}/check-in": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Checks in an entrant that has come; it is drawn from the next round on
         * @description Checks in an entrant that has come; it is drawn from the next round on.
         */
        readonly post: operations["checkInEntrant"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/entrants/{entrant}/disqualify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Disqualifies an entrant
         * @description Disqualifies an entrant: it is drawn no more, its games stay.
         */
        readonly post: operations["disqualifyEntrant"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/entrants/{entrant}/erase": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Blanks a person's data, in the history too; the games stay
         * @description Blanks a person's data, in the history too; the games stay. It cannot be undone.
         */
        readonly post: operations["eraseEntrant"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/entrants/{entrant}/checks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Notes that an army list, the painting or the conversions have been looked at
         * @description Notes that an army list, the painting or the conversions have been looked at.
         */
        readonly post: operations["recordCheck"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/entrants/{entrant}/army": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The army list of an entrant; until the lists are published for its player and the organisers
         * @description The army list of an entrant; until the lists are published for its player and the organisers.
         */
        readonly get: operations["entrantArmy"];
        /**
         * Submits the army list of an entrant, or another one in its place
         * @description Submits the army list of an entrant, or another one in its place.
         */
        readonly put: operations["submitArmy"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/entrants/{entrant}/adjustments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Gives or takes points with a reason
         * @description Gives or takes points with a reason.
         */
        readonly post: operations["adjustEntrant"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/entrants/{entrant}/scores": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Notes an entrant's score for one of the organiser's tiebreakers; another one for the same round replaces it
         * @description Notes an entrant's score for one of the organiser's tiebreakers; another one for the same round replaces it.
         */
        readonly post: operations["setScore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/entrants/{entrant}/favourite-opponent": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Names the favourite opponent of an entrant; it can be changed
         * @description Names the favourite opponent of an entrant; it can be changed.
         */
        readonly put: operations["chooseFavouriteOpponent"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/next-round": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The next round of a tournament as it would be drawn now; for whoever draws
         * @description The next round of a tournament as it would be drawn now; for whoever draws. Nothing is written.
         */
        readonly get: operations["previewRound"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/rounds/{round}/swap": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Lets two entrants of a drawn round change places
         * @description Lets two entrants of a drawn round change places.
         */
        readonly post: operations["swapEntrants"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/rounds/{round}/extend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Gives a running round more time
         * @description Gives a running round more time.
         */
        readonly post: operations["extendRound"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/rounds/{round}/tables/{table}/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Confirms a reported result
         * @description Confirms a reported result: the other side does, or a scorekeeper. `ifMatch` names the version that is confirmed.
         */
        readonly post: operations["confirmResult"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/rounds/{round}/tables/{table}/dispute": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Objects to a result
         * @description Objects to a result: the round is not complete until a referee has ruled.
         */
        readonly post: operations["disputeResult"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/rounds/{round}/tables/{table}/ruling": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Rules how a table ended
         * @description Rules how a table ended: final.
         */
        readonly post: operations["ruleResult"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/standings/sheet": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The standings of a tournament after a round as CSV for a spreadsheet
         * @description The standings of a tournament after a round as CSV for a spreadsheet.
         */
        readonly get: operations["standingsSheet"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/changes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Everything of a tournament that has changed since a cursor, or all without one
         * @description Everything of a tournament that has changed since a cursor, or all without one.
         */
        readonly get: operations["tournamentChanges"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/history": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Who did what in a tournament, when, from what to what
         * @description Who did what in a tournament, when, from what to what: every change, oldest first.
         */
        readonly get: operations["history"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/rounds/{round}/as-it-stood": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A tournament as it stood when the round after this one was drawn, later corrections left out
         * @description A tournament as it stood when the round after this one was drawn, later corrections left out.
         */
        readonly get: operations["tournamentAfterRound"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A whole tournament as one document with its history, without tokens; for its organisers
         * @description A whole tournament as one document with its history, without tokens; for its organisers.
         */
        readonly get: operations["exportTournament"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Makes a tournament out of an exported one, with a new id and organiser's token
         * @description Makes a tournament out of an exported one, with a new id and organiser's token. The key must have at least 16 characters. The request takes 4 MB at most, here as through REST.
         */
        readonly post: operations["importTournament"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/webhooks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The webhooks of a tournament, without their secrets; for its organisers
         * @description The webhooks of a tournament, without their secrets; for its organisers.
         */
        readonly get: operations["webhooks"];
        readonly put?: never;
        /**
         * Has an address told of the tournament's changes from now on
         * @description Has an address told of the tournament's changes from now on. The key must have at least 16 characters: who repeats it gets the secret again.
         */
        readonly post: operations["createWebhook"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/webhooks/{webhook}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Takes a webhook away
         * @description Takes a webhook away: nothing more is sent to it, not even what is on its way.
         */
        readonly delete: operations["deleteWebhook"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Changes where a webhook sends, of what, and whether it does
         * @description Changes where a webhook sends, of what, and whether it does.
         */
        readonly patch: operations["updateWebhook"];
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/webhooks/{webhook}/rotate-secret": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Gives a webhook a new secret; for a day the one before signs too
         * @description Gives a webhook a new secret; for a day the one before signs too. The key must have at least 16 characters: who repeats it gets the secret again.
         */
        readonly post: operations["rotateWebhookSecret"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/webhooks/{webhook}/ping": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sends a test message to a webhook, paused or not, on the very way that all others go
         * @description Sends a test message to a webhook, paused or not, on the very way that all others go.
         */
        readonly post: operations["pingWebhook"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tournaments/{tournament}/webhooks/{webhook}/deliveries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What was sent to a webhook within the last 30 days, the newest change first; for its organisers
         * @description What was sent to a webhook within the last 30 days, the newest change first; for its organisers.
         */
        readonly get: operations["webhookDeliveries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/leagues": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Creates a league
         * @description Creates a league. Anybody may; what the organiser must keep is shown here only. The key must have at least 16 characters.
         */
        readonly post: operations["createLeague"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/leagues/{league}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A league
         * @description A league: how it is counted, and its tournaments.
         */
        readonly get: operations["league"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Changes a league; the table follows for the whole season
         * @description Changes a league; the table follows for the whole season.
         */
        readonly patch: operations["updateLeague"];
        readonly trace?: never;
    };
    readonly "/v1/leagues/{league}/recover": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Brings back a lost organiser's token
         * @description Brings back a lost organiser's token. The old token and the old code stop working.
         */
        readonly post: operations["recoverLeagueToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/leagues/{league}/table": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The season's table, best first
         * @description The season's table, best first. A `cursor` holds for one version of it: CONFLICT says to begin again with the first page.
         */
        readonly get: operations["leagueTable"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/leagues/{league}/ratings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The Glicko-2 ratings, recomputed from all games of the season, best first; pages as `leagueTable` has them
         * @description The Glicko-2 ratings, recomputed from all games of the season, best first; pages as `leagueTable` has them.
         */
        readonly get: operations["leagueRatings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/leagues/{league}/players": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The players by id
         * @description The players by id. A page repeats and skips nobody, whoever joins meanwhile.
         */
        readonly get: operations["leaguePlayers"];
        readonly put?: never;
        /**
         * Adds a player
         * @description Adds a player. The identity is the id, not the name.
         */
        readonly post: operations["addLeaguePlayer"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/leagues/{league}/players/{player}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A player's season
         * @description A player's season.
         */
        readonly get: operations["leaguePlayer"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Changes a player's name
         * @description Changes a player's name.
         */
        readonly patch: operations["renameLeaguePlayer"];
        readonly trace?: never;
    };
    readonly "/v1/leagues/{league}/players/{player}/token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Gives a player a token to claim with; an earlier one stops working
         * @description Gives a player a token to claim with; an earlier one stops working.
         */
        readonly post: operations["issueLeaguePlayerToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/leagues/{league}/players/{player}/erase": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Erases a player's name, in its history too
         * @description Erases a player's name, in its history too. What was played stays in the table, under the id alone.
         */
        readonly post: operations["eraseLeaguePlayer"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/leagues/{league}/players/{player}/against/{opponent}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Every game of the season between two players, seen by the first
         * @description Every game of the season between two players, seen by the first.
         */
        readonly get: operations["leagueHeadToHead"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/leagues/{league}/offers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Offers a tournament to a league, with the token of the tournament's organiser
         * @description Offers a tournament to a league, with the token of the tournament's organiser. The league then sees its entrants and results, of a private one too. It cannot be taken back.
         */
        readonly post: operations["offerTournament"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/leagues/{league}/tournaments/{tournament}/claim-codes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The codes with which the players of a tournament claim their entrants in a league, for the tournament's organiser to hand out
         * @description The codes with which the players of a tournament claim their entrants in a league, for the tournament's organiser to hand out.
         */
        readonly get: operations["claimCodes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/leagues/{league}/tournaments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Accepts a tournament that was offered
         * @description Accepts a tournament that was offered: it counts from the moment it is finished.
         */
        readonly post: operations["acceptTournament"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/leagues/{league}/tournaments/{tournament}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Who is who in a tournament of a league
         * @description Who is who in a tournament of a league: its entrants by player number.
         */
        readonly get: operations["leagueTournament"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/leagues/{league}/tournaments/{tournament}/remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Takes a tournament out of a league again
         * @description Takes a tournament out of a league again. Its claims stay, should it be accepted once more.
         */
        readonly post: operations["removeTournament"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/leagues/{league}/tournaments/{tournament}/claims": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Confirms which players the entrants of a tournament are
         * @description Confirms which players the entrants of a tournament are. Refused as a whole, with every fault, where one claim cannot be.
         */
        readonly post: operations["claimEntrants"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/leagues/{league}/tournaments/{tournament}/claims/code": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Claims an entrant with the code that the tournament's organiser has given it, with the token of the player
         * @description Claims an entrant with the code that the tournament's organiser has given it, with the token of the player. A code works once.
         */
        readonly post: operations["claimWithCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/leagues/{league}/tournaments/{tournament}/claims/release": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Takes a wrong claim back
         * @description Takes a wrong claim back.
         */
        readonly post: operations["releaseClaim"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rolls": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Every verifiable roll that was opened on a day, the abandoned ones too, in the order of opening
         * @description Every verifiable roll that was opened on a day, the abandoned ones too, in the order of opening.
         */
        readonly get: operations["rolls"];
        readonly put?: never;
        /**
         * Opens a roll that nobody can steer
         * @description Opens a roll that nobody can steer: the commitment to our secret is published before any player's word. The key must have at least 16 characters.
         */
        readonly post: operations["createRoll"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rolls/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One verifiable roll as it stands, kept for 90 days
         * @description One verifiable roll as it stands, kept for 90 days. Its secret and its words are hidden while it is open.
         */
        readonly get: operations["roll"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rolls/{id}/join": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Locks the caller's word for ever
         * @description Locks the caller's word for ever. The last word brings the dice with it.
         */
        readonly post: operations["joinRoll"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rolls/{id}/abandon": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Gives up a roll that is still open
         * @description Gives up a roll that is still open: no dice, and our secret is shown. For its players; for anybody after the time to join.
         */
        readonly post: operations["abandonRoll"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/sealed-choices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Stores the seal of a secret choice with its time; the choice itself is not sent
         * @description Stores the seal of a secret choice with its time; the choice itself is not sent. The key must have at least 16 characters.
         */
        readonly post: operations["keepSealedChoice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/sealed-choices/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A stored secret choice
         * @description A stored secret choice: its seal, and the choice once it was shown.
         */
        readonly get: operations["sealedChoice"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/sealed-choices/{id}/show": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Shows a stored secret choice to everybody
         * @description Shows a stored secret choice to everybody. Refused where choice and nonce do not fit the seal.
         */
        readonly post: operations["showSealedChoice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/batch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Many questions in one call, each answered or refused by itself, in the order asked
         * @description Many questions in one call, each answered or refused by itself, in the order asked: up to 100, of them up to 10 about fights. In GraphQL, aliases do the same.
         */
        readonly post: operations["batch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Whether the service answers at all, and which release it is; it asks nothing of the store
         * @description Whether the service answers at all, and which release it is; it asks nothing of the store.
         */
        readonly get: operations["health"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ready": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Whether the store answers too
         * @description Whether the store answers too: 503 with `Retry-After` where it does not.
         */
        readonly get: operations["readiness"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What `acceptTournament` is asked with. */
        readonly AcceptTournamentBody: {
            /** @description The id of the tournament. */
            readonly tournament: string;
        };
        /** @description Whether a league counts a tournament. */
        readonly AcceptedTournament: {
            /** @description The id of the league. */
            readonly league: string;
            /** @description The id of the tournament. */
            readonly tournament: string;
            /** @description Whether it counts. */
            readonly accepted: boolean;
            /** @description Why it was taken out; null while it counts. */
            readonly reason: string | null;
            /** @description What `ifMatch` takes to change it or its claims. */
            readonly version: string;
        };
        /**
         * @description Whether a special rule needs the model to act.
         *     - `ACTIVE`: Lost while the model cannot move or act.
         *     - `PASSIVE`: Always works.
         * @enum {string}
         */
        readonly Activation: "ACTIVE" | "PASSIVE";
        /** @description What `addLeaguePlayer` is asked with. */
        readonly AddLeaguePlayerBody: {
            /** @description What the player is called. Two players may share a name. */
            readonly name: string;
        };
        /** @description What `adjustEntrant` is asked with. */
        readonly AdjustEntrantBody: {
            /**
             * @description Tournament Points given, negative when taken; 0 if left out.
             * @default 0
             */
            readonly tournamentPoints?: number | null;
            /**
             * @description Victory Points given, negative when taken; 0 if left out.
             * @default 0
             */
            readonly victoryPoints?: number | null;
            /** @description The round after which it counts, so that earlier standings stay; the last started one if left out, 0 for the start. */
            readonly round?: number | null;
            /** @description Why; shown with the entrant. */
            readonly reason: string;
        };
        /**
         * @description Good or Evil.
         *     - `GOOD`: Good.
         *     - `EVIL`: Evil.
         * @enum {string}
         */
        readonly Alignment: "GOOD" | "EVIL";
        /**
         * @description What an alliance takes away.
         *     - `ARMY_BONUSES`: Army bonuses are lost.
         *     - `BANNERS_REACH_OWN_LIST`: Banners reach only models of their own list.
         *     - `STAND_FAST_REACHES_OWN_LIST`: Stand Fast reaches only models of the Hero's own list.
         *     - `HEROIC_ACTIONS_REACH_OWN_LIST`: Heroic actions reach only models of the Hero's own list.
         *     - `EACH_LIST_BREAKS`: Each list is Broken for itself.
         * @enum {string}
         */
        readonly AllianceCost: "ARMY_BONUSES" | "BANNERS_REACH_OWN_LIST" | "STAND_FAST_REACHES_OWN_LIST" | "HEROIC_ACTIONS_REACH_OWN_LIST" | "EACH_LIST_BREAKS";
        /**
         * @description How well two army lists go together.
         *     - `HISTORICAL`: Both keep their army bonus.
         *     - `CONVENIENT`: Both lose it.
         *     - `IMPOSSIBLE`: Both lose it, and banners, Stand Fast and heroic actions reach only one's own list.
         * @enum {string}
         */
        readonly AllianceLevel: "HISTORICAL" | "CONVENIENT" | "IMPOSSIBLE";
        /** @description A tiebreaker of the organiser's own, as it was announced. */
        readonly AnnouncedTiebreaker: {
            /** @description What the organiser calls it. */
            readonly id: string;
            /** @description Which value stands higher in the ranking. */
            readonly better: components["schemas"]["TiebreakerOrder"];
            /** @description What it adds up. */
            readonly counts: components["schemas"]["TiebreakerCounts"];
        };
        /**
         * @description Whether an army list was there at check-in.
         *     - `NONE`: None was submitted.
         *     - `LEGAL`: It was legal.
         *     - `ILLEGAL`: It was not legal.
         * @enum {string}
         */
        readonly ArmyAtCheckIn: "NONE" | "LEGAL" | "ILLEGAL";
        /** @description One thing done to an army. */
        readonly ArmyChange: {
            /** @description What is done. */
            readonly kind: components["schemas"]["ArmyChangeKind"];
            /** @description The unit; for ADD_MODELS the warband that gets a new one; for USE_INSTEAD what bears the name. */
            readonly where: components["schemas"]["ArmyPlace"];
            /** @description The profile of the models. */
            readonly profile: string | null;
            /** @description The option taken away or renamed. */
            readonly option: string | null;
            /** @description The id to write instead. */
            readonly instead: string | null;
            /** @description How many. */
            readonly count: number;
            /** @description The options that go with the models taken away. */
            readonly options: readonly components["schemas"]["RosterOption"][];
            /** @description What the army costs more by it; negative for less. */
            readonly points: number;
        };
        /**
         * @description What is done to an army.
         *     - `REMOVE_MODELS`: Models are taken away.
         *     - `REMOVE_OPTION`: An option is taken from models that stay.
         *     - `ADD_MODELS`: Models are added to a warband.
         *     - `USE_INSTEAD`: An id is written instead of an unknown one.
         * @enum {string}
         */
        readonly ArmyChangeKind: "REMOVE_MODELS" | "REMOVE_OPTION" | "ADD_MODELS" | "USE_INSTEAD";
        /** @description Options to choose from. */
        readonly ArmyChoice: {
            /** @description The options. */
            readonly options: readonly string[];
            /** @description At least so many. */
            readonly minimum: number;
            /** @description At most so many. */
            readonly maximum: number;
        };
        /** @description When something holds: in words, and as data. */
        readonly ArmyCondition: {
            /** @description What it is about. */
            readonly kind: components["schemas"]["ArmyConditionKind"];
            /** @description In words that follow `while`. */
            readonly text: string;
            /** @description The profiles meant; one of them is enough. */
            readonly profiles: readonly string[];
            /** @description How far it looks. */
            readonly within: components["schemas"]["ArmyReach"] | null;
            /** @description The option meant. */
            readonly option: string | null;
            /** @description The conditions inside, of NOT, ALL and ANY. */
            readonly parts: readonly components["schemas"]["ArmyConditionPart"][];
        };
        /**
         * @description What a condition is about.
         *     - `HISTORICAL`: The list keeps its army bonus.
         *     - `PRESENT`: Someone is there.
         *     - `LED_BY`: Who leads the warband.
         *     - `OPTION`: What the same unit has taken.
         *     - `NOT`: The condition inside does not hold.
         *     - `ALL`: All conditions inside hold.
         *     - `ANY`: One of the conditions inside holds.
         * @enum {string}
         */
        readonly ArmyConditionKind: "HISTORICAL" | "PRESENT" | "LED_BY" | "OPTION" | "NOT" | "ALL" | "ANY";
        /** @description A condition inside another. */
        readonly ArmyConditionPart: {
            /** @description What it is about. */
            readonly kind: components["schemas"]["ArmyConditionKind"];
            /** @description In words that follow `while`, with all that is inside it. */
            readonly text: string;
            /** @description The profiles meant; one of them is enough. */
            readonly profiles: readonly string[];
            /** @description How far it looks. */
            readonly within: components["schemas"]["ArmyReach"] | null;
            /** @description The option meant. */
            readonly option: string | null;
        };
        /** @description What something counts as. */
        readonly ArmyCounts: {
            /** @description Models, for Break Point and quarter. */
            readonly models: number;
            /** @description Warriors, that the bow limit is taken of. */
            readonly warriors: number;
            /** @description Bows and crossbows carried by Warriors. */
            readonly bows: number;
            /** @description Places in its leader's warband; of a siege engine, those of its crew. */
            readonly places: number;
        };
        /** @description Something asked of an army. Which fields matter, `kind` tells. */
        readonly ArmyDemand: {
            /** @description What is asked. */
            readonly kind: components["schemas"]["ArmyDemandKind"];
            /** @description Who is asked for. */
            readonly profiles: readonly string[];
            /** @description What is counted beside them. */
            readonly forEach: readonly string[];
            /** @description The leaders meant. */
            readonly leaders: readonly string[];
            /** @description Who they may lead. */
            readonly followers: readonly string[];
            /** @description One of these must be there. */
            readonly present: readonly string[];
            /** @description None of these may be there. */
            readonly with: readonly string[];
            /** @description At most so many for each. */
            readonly limit: number | null;
            /** @description At least so many. */
            readonly minimum: number | null;
            /** @description At most so many; null for any number. */
            readonly maximum: number | null;
            /** @description At least this part of all models, such as `1/2`. */
            readonly minimumShare: string | null;
            /** @description At most this part of all models. */
            readonly maximumShare: string | null;
            /** @description It is asked only while this holds. */
            readonly when: components["schemas"]["ArmyCondition"] | null;
        };
        /**
         * @description What an army list or Legion asks for.
         *     - `COMPULSORY`: All of `profiles` must be there.
         *     - `NUMBER_OF`: So many of `profiles`, from `minimum` to `maximum`.
         *     - `RATIO`: At most `limit` of `profiles` for each of `forEach`.
         *     - `SHARE`: Of all models, a part from `minimumShare` to `maximumShare` are of `profiles`.
         *     - `ONLY_LED_BY`: `profiles` stand only in warbands of `leaders`.
         *     - `LEADS_ONLY`: `leaders` lead only `followers`; nobody where that is empty.
         *     - `FULL_WARBAND`: The warbands of `leaders` are full and hold only `followers`.
         *     - `REQUIRES`: `profiles` need one of `present`.
         *     - `EXCLUDES`: `profiles` and `with` never stand together.
         *     - `LEADER`: The first of `profiles` that is there is the army's leader.
         *     - `SINGLE_WARBAND`: The whole force is one warband of one of `leaders`.
         * @enum {string}
         */
        readonly ArmyDemandKind: "COMPULSORY" | "NUMBER_OF" | "RATIO" | "SHARE" | "ONLY_LED_BY" | "LEADS_ONLY" | "FULL_WARBAND" | "REQUIRES" | "EXCLUDES" | "LEADER" | "SINGLE_WARBAND";
        /** @description What follows from an army besides its legality. */
        readonly ArmyFacts: {
            /** @description Points spent. */
            readonly points: number;
            /** @description Models. */
            readonly models: number;
            /** @description Warriors among them. */
            readonly warriors: number;
            /** @description Might of all its Heroes. */
            readonly might: number;
            /** @description Casualties with which it is Broken; in doubles of the whole army. */
            readonly brokenAt: number;
            /** @description Models left with which it is down to a quarter. */
            readonly quarterAt: number;
            /** @description Each force. */
            readonly forces: readonly components["schemas"]["ForceFacts"][];
            /** @description How well its lists go together, the worst pair; null where it is of one list. */
            readonly allianceLevel: components["schemas"]["AllianceLevel"] | null;
            /** @description What the alliance costs. */
            readonly allianceCosts: readonly components["schemas"]["AllianceCost"][];
            /** @description Whether its army bonuses are kept. */
            readonly keepsArmyBonus: boolean;
            /** @description Who may lead: the army, in doubles each force. */
            readonly leaderCandidates: readonly components["schemas"]["LeaderCandidate"][];
            /** @description The force that is Primary in every game, where a Legion fixes the leader; null where players roll for it. */
            readonly primaryForce: number | null;
        };
        /** @description One thing that is not as the rules want it. */
        readonly ArmyFinding: {
            /** @description What is wrong. */
            readonly code: components["schemas"]["ArmyFindingCode"];
            /** @description Whether it forbids the army. */
            readonly severity: components["schemas"]["FindingSeverity"];
            /** @description Where in the army. */
            readonly where: components["schemas"]["ArmyPlace"];
            /** @description What is wrong, in words. */
            readonly message: string;
            /** @description What there is; null where nothing is counted. */
            readonly used: number | null;
            /** @description What there may or must be; null where nothing is counted. */
            readonly allowed: number | null;
            /** @description What would mend it. */
            readonly mend: string;
            /** @description The rule. */
            readonly source: components["schemas"]["Source"];
        };
        /**
         * @description What is wrong with an army.
         *     - `UNKNOWN_LIST`: No army list or Legion has this id.
         *     - `UNKNOWN_PROFILE`: No profile has this id.
         *     - `UNKNOWN_OPTION`: The profile has no such option.
         *     - `NOT_IN_LIST`: The profile is one of another army list.
         *     - `NO_FORCE`: The army is empty.
         *     - `DOUBLES_NEED_TWO_FORCES`: A doubles army is two forces.
         *     - `LIST_TWICE`: In singles a list is one force.
         *     - `LEGION_STANDS_ALONE`: A Legion has no allies.
         *     - `LEGION_NOT_SHARED`: In doubles both forces are of the Legion, or none.
         *     - `ODD_POINTS_LIMIT`: An odd limit cannot be halved.
         *     - `OVER_POINTS_LIMIT`: More points than the limit.
         *     - `POINTS_LEFT_OVER`: Points of a force that are lost (a warning).
         *     - `EMPTY_FORCE`: A force without a model.
         *     - `LEADER_IS_ONE_MODEL`: Several models in the leader's place.
         *     - `MAY_NOT_LEAD`: It may lead no warband.
         *     - `MAY_NOT_FOLLOW`: It leads a warband of its own.
         *     - `WARBAND_WITHOUT_LEADER`: Nobody leads the warband.
         *     - `WARBAND_TOO_LARGE`: More than the leader may lead.
         *     - `WARBAND_TOO_SMALL`: Fewer than a warband without a leader needs.
         *     - `OPTION_TOO_OFTEN`: More of an option than the models may take.
         *     - `OPTION_NOT_ALLOWED`: The option needs what is not there.
         *     - `OPTION_MISSING`: The option must be taken.
         *     - `TOO_FEW_CHOSEN`: One of several options must be taken.
         *     - `TOO_MANY_CHOSEN`: Options that exclude each other.
         *     - `PROFILE_NOT_ALLOWED`: The profile needs what is not there.
         *     - `UNIQUE_TWICE`: A unique Hero more than once.
         *     - `OVER_BOW_LIMIT`: More bows than the limit.
         *     - `TOO_MANY_SIEGE_ENGINES`: More siege engines than Heroes of Fortitude or better.
         *     - `GOOD_WITH_EVIL`: Good never allies with Evil.
         *     - `ALLIES_CONVENIENT`: Convenient Allies lose their army bonuses (a warning).
         *     - `ALLIES_IMPOSSIBLE`: Impossible Allies lose more than that (a warning).
         *     - `CONTINGENT_WITHOUT_HERO`: An allied force without a Hero high enough.
         *     - `COMPULSORY_MISSING`: Someone must be there.
         *     - `TOO_FEW_OF`: More of these must be there.
         *     - `TOO_MANY_OF`: Fewer of these may be there.
         *     - `RATIO_EXCEEDED`: Too many for each of the others.
         *     - `WRONG_LEADER_FOR`: It follows someone it may not.
         *     - `WRONG_FOLLOWER_FOR`: The leader may not lead it.
         *     - `WARBAND_NOT_FULL`: The warband must be full.
         *     - `REQUIRES_MISSING`: It comes only with another.
         *     - `EXCLUDED_TOGETHER`: Two that may not be together.
         *     - `NOT_ONE_WARBAND`: The force must be one warband under its leader.
         *     - `NO_LEADER`: Nobody may lead.
         *     - `LEADER_NOT_CANDIDATE`: The one chosen may not lead.
         *     - `LEADER_TWICE`: A singles army names one leader.
         * @enum {string}
         */
        readonly ArmyFindingCode: "UNKNOWN_LIST" | "UNKNOWN_PROFILE" | "UNKNOWN_OPTION" | "NOT_IN_LIST" | "NO_FORCE" | "DOUBLES_NEED_TWO_FORCES" | "LIST_TWICE" | "LEGION_STANDS_ALONE" | "LEGION_NOT_SHARED" | "ODD_POINTS_LIMIT" | "OVER_POINTS_LIMIT" | "POINTS_LEFT_OVER" | "EMPTY_FORCE" | "LEADER_IS_ONE_MODEL" | "MAY_NOT_LEAD" | "MAY_NOT_FOLLOW" | "WARBAND_WITHOUT_LEADER" | "WARBAND_TOO_LARGE" | "WARBAND_TOO_SMALL" | "OPTION_TOO_OFTEN" | "OPTION_NOT_ALLOWED" | "OPTION_MISSING" | "TOO_FEW_CHOSEN" | "TOO_MANY_CHOSEN" | "PROFILE_NOT_ALLOWED" | "UNIQUE_TWICE" | "OVER_BOW_LIMIT" | "TOO_MANY_SIEGE_ENGINES" | "GOOD_WITH_EVIL" | "ALLIES_CONVENIENT" | "ALLIES_IMPOSSIBLE" | "CONTINGENT_WITHOUT_HERO" | "COMPULSORY_MISSING" | "TOO_FEW_OF" | "TOO_MANY_OF" | "RATIO_EXCEEDED" | "WRONG_LEADER_FOR" | "WRONG_FOLLOWER_FOR" | "WARBAND_NOT_FULL" | "REQUIRES_MISSING" | "EXCLUDED_TOGETHER" | "NOT_ONE_WARBAND" | "NO_LEADER" | "LEADER_NOT_CANDIDATE" | "LEADER_TWICE";
        /** @description An army list. */
        readonly ArmyList: {
            /** @description What to ask for it by. */
            readonly id: string;
            /** @description Its name. */
            readonly name: string;
            /** @description Good or Evil. */
            readonly alignment: components["schemas"]["Alignment"];
            /** @description False while only its name and allies are known here: send its profiles with the request then. */
            readonly complete: boolean;
            /** @description Its army bonuses by name. */
            readonly bonuses: readonly components["schemas"]["NamedId"][];
            /** @description Who it fields. */
            readonly profiles: readonly components["schemas"]["ArmyProfile"][];
            /** @description Bow limits other than one third; the first that holds. */
            readonly bowRules: readonly components["schemas"]["BowRule"][];
            /** @description Who counts neither as bow nor as Warrior for the bow limit. */
            readonly bowExemptions: readonly components["schemas"]["BowExemption"][];
            /** @description Warband sizes other than the tier's; the last that holds. */
            readonly warbandRules: readonly components["schemas"]["WarbandRule"][];
            /** @description Warbands that nobody leads. */
            readonly captainless: components["schemas"]["CaptainlessRule"] | null;
            /** @description What an army must keep to. */
            readonly demands: readonly components["schemas"]["ArmyDemand"][];
            /** @description Who it may ally with better than impossibly. */
            readonly allies: readonly components["schemas"]["ArmyListAlly"][];
            /** @description The Legions drawn from it. */
            readonly legions: readonly components["schemas"]["NamedId"][];
        };
        /** @description An ally of an army list. */
        readonly ArmyListAlly: {
            /** @description The other list. */
            readonly id: string;
            /** @description Its name. */
            readonly name: string;
            /** @description How well they go together. */
            readonly level: components["schemas"]["AllianceLevel"];
            /** @description The level holds only while this does. */
            readonly when: components["schemas"]["ArmyCondition"] | null;
            /** @description The level without it. */
            readonly otherwise: components["schemas"]["AllianceLevel"] | null;
        };
        /** @description An army list in a line. */
        readonly ArmyListSummary: {
            /** @description What to ask for it by. */
            readonly id: string;
            /** @description Its name. */
            readonly name: string;
            /** @description Good or Evil. */
            readonly alignment: components["schemas"]["Alignment"];
            /** @description False while only its name and allies are known here: send its profiles with the request then. */
            readonly complete: boolean;
            /** @description Its army bonuses by name. */
            readonly bonuses: readonly components["schemas"]["NamedId"][];
            /** @description How many profiles it fields. */
            readonly profileCount: number;
            /** @description The Legions drawn from it. */
            readonly legions: readonly components["schemas"]["NamedId"][];
        };
        /** @description Army lists in a line each. */
        readonly ArmyListSummaryList: {
            /** @description The lists. */
            readonly items: readonly components["schemas"]["ArmyListSummary"][];
            /** @description Always null: all are answered at once. */
            readonly nextCursor: string | null;
        };
        /** @description Something to be bought. */
        readonly ArmyOption: {
            /** @description What to name it by. */
            readonly id: string;
            /** @description Its name. */
            readonly name: string;
            /** @description What it is. */
            readonly kind: components["schemas"]["OptionKind"];
            /** @description Points for each model that has it; may be negative. */
            readonly points: number;
            /** @description How often one model may take it. */
            readonly maximum: number;
            /** @description What it adds to what the unit counts as. */
            readonly counts: components["schemas"]["ArmyCounts"];
            /** @description What it adds to the characteristics. */
            readonly adds: readonly components["schemas"]["CharacteristicChange"][];
            /** @description What it makes of the characteristics. */
            readonly sets: readonly components["schemas"]["CharacteristicChange"][];
            /** @description The tier it gives. */
            readonly tier: components["schemas"]["HeroicTier"] | null;
            /** @description It may be taken only while this holds. */
            readonly when: components["schemas"]["ArmyCondition"] | null;
            /** @description It must be taken while this holds. */
            readonly compulsoryWhen: components["schemas"]["ArmyCondition"] | null;
        };
        /** @description A place in an army, counted from 0; what is null is not narrowed further. */
        readonly ArmyPlace: {
            /** @description The force. */
            readonly force: number | null;
            /** @description The warband of the force. */
            readonly warband: number | null;
            /** @description The unit of the warband: 0 is the leader's place, 1 the first follower. */
            readonly unit: number | null;
        };
        /** @description A model, or models sold as one. */
        readonly ArmyProfile: {
            /** @description The same wherever it may be fielded. */
            readonly id: string;
            /** @description Its name. */
            readonly name: string;
            /** @description What it is. */
            readonly kind: components["schemas"]["ProfileKind"];
            /** @description The Hero's tier; null for a Warrior. */
            readonly tier: components["schemas"]["HeroicTier"] | null;
            /** @description There is only one: once in an army. */
            readonly unique: boolean;
            /** @description Who it is; profiles of one character exclude each other. */
            readonly character: string;
            /** @description Points of one, without options. */
            readonly points: number;
            /** @description Its keywords, without Hero and Warrior. */
            readonly keywords: readonly string[];
            /** @description Its characteristics. */
            readonly characteristics: components["schemas"]["Characteristics"];
            /** @description What it carries without paying. */
            readonly wargear: readonly string[];
            /** @description What it may buy. */
            readonly options: readonly components["schemas"]["ArmyOption"][];
            /** @description Options that exclude each other, or of which some must be taken. */
            readonly choices: readonly components["schemas"]["ArmyChoice"][];
            /** @description What one of it counts as. */
            readonly counts: components["schemas"]["ArmyCounts"];
            /** @description It may be fielded only while this holds. */
            readonly when: components["schemas"]["ArmyCondition"] | null;
        };
        /**
         * @description How far a condition looks.
         *     - `FORCE`: The same force.
         *     - `ARMY`: The whole army.
         * @enum {string}
         */
        readonly ArmyReach: "FORCE" | "ARMY";
        /** @description Whether an army may be played, and all that follows from it. */
        readonly ArmyReport: {
            /** @description Whether no finding is an error. */
            readonly legal: boolean;
            /** @description Everything that is not as the rules want it, in the order of the rules. */
            readonly findings: readonly components["schemas"]["ArmyFinding"][];
            /** @description What follows from the army, as far as the catalogue knows it. */
            readonly facts: components["schemas"]["ArmyFacts"];
            /** @description Ways to mend it: the smallest change for a bow or points limit, the nearest names for unknown ones. */
            readonly suggestions: readonly components["schemas"]["ArmySuggestion"][];
        };
        /** @description A way to mend a finding, checked by validating the changed army. */
        readonly ArmySuggestion: {
            /** @description The finding that it mends. */
            readonly code: components["schemas"]["ArmyFindingCode"];
            /** @description Where that is. */
            readonly where: components["schemas"]["ArmyPlace"];
            /** @description The changes in words. */
            readonly text: string;
            /** @description The changes: made together, at the places as they are before. */
            readonly changes: readonly components["schemas"]["ArmyChange"][];
            /** @description How many models and options are taken away or added. */
            readonly steps: number;
            /** @description Points of what is taken away. */
            readonly pointsLost: number;
        };
        /** @description The body is not JSON. */
        readonly BadJsonProblem: {
            /**
             * @description What it is, for programs.
             * @constant
             */
            readonly code: "BAD_JSON";
            /** @description What it is, for people. */
            readonly title: string;
            /**
             * @description The HTTP status.
             * @constant
             */
            readonly status: 400;
            /** @description What was wrong, where, what was allowed and what to do. */
            readonly detail: string;
            /** @description The path asked for. */
            readonly instance: string;
            /** @description The id of the request, as `X-Request-Id` has it. */
            readonly requestId: string;
        };
        /** @description The answer to one question of a batch, or why it was refused. */
        readonly BatchAnswer: {
            /** @description What was asked. */
            readonly operation: string;
            /** @description What that operation answers; null where it was refused. */
            readonly answer: components["schemas"]["ToWound"] | components["schemas"]["ToWoundChart"] | components["schemas"]["Chart"] | components["schemas"]["ChartOdds"] | components["schemas"]["ChartResolution"] | components["schemas"]["FallingDamage"] | components["schemas"]["CourageOdds"] | components["schemas"]["CourageResolution"] | components["schemas"]["FateOdds"] | components["schemas"]["FateResolution"] | components["schemas"]["InTheWayOdds"] | components["schemas"]["InTheWayResolution"] | components["schemas"]["CastingOdds"] | components["schemas"]["CastingResolution"] | components["schemas"]["SpecialStrikeOdds"] | components["schemas"]["SpecialStrikeResolution"] | components["schemas"]["PriorityOdds"] | components["schemas"]["PriorityResolution"] | components["schemas"]["RollOffOdds"] | components["schemas"]["RollOffResolution"] | components["schemas"]["DuelOdds"] | components["schemas"]["StrikeOdds"] | components["schemas"]["FightOdds"] | components["schemas"]["VolleyOdds"] | components["schemas"]["MightAdvice"] | null;
            /** @description Why it was refused; null where it was answered. */
            readonly refusal: components["schemas"]["BatchRefusal"] | null;
        };
        /** @description What a batch answers. */
        readonly BatchAnswers: {
            /** @description One for each question, in the order asked. */
            readonly answers: readonly components["schemas"]["BatchAnswer"][];
        };
        /** @description What `batch` is asked with. */
        readonly BatchBody: {
            /** @description The questions, 1 to 100, of them at most 10 about fights. */
            readonly questions: readonly {
                /** @description What is asked, by the name of its operation. */
                readonly operation: string;
                /** @description What it is asked with: path parameters, query and body of that operation as one object. */
                readonly input?: {
                    readonly [key: string]: unknown;
                } | null;
            }[];
        };
        /** @description A refusal: what a problem says, without what only a whole response has. */
        readonly BatchRefusal: {
            /** @description What it is, for programs. */
            readonly code: string;
            /** @description What it is, for people. */
            readonly title: string;
            /** @description What was wrong, where, what was allowed and what to do. */
            readonly detail: string;
            /** @description Every fault, for bad input. */
            readonly errors?: readonly components["schemas"]["Fault"][];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description The bows of a force against its limit. */
        readonly BowCount: {
            /** @description Warriors that the limit is taken of: all but the exempt. */
            readonly warriors: number;
            /** @description Bows that count. */
            readonly used: number;
            /** @description Bows there may be; null where there is no limit. */
            readonly allowed: number | null;
            /** @description The part of the Warriors, rounded up; `1/1` is no limit. */
            readonly fraction: string;
            /** @description Names of the profiles that count neither as Warriors nor as bows. */
            readonly exempt: readonly string[];
        };
        /** @description Who is left out of the bow limit. */
        readonly BowExemption: {
            /** @description The profiles. */
            readonly profiles: readonly string[];
            /** @description Only in warbands of these; anywhere where it is empty. */
            readonly ledBy: readonly string[];
            /** @description It holds only while this does. */
            readonly when: components["schemas"]["ArmyCondition"] | null;
        };
        /** @description A bow limit. */
        readonly BowRule: {
            /** @description The part of the Warriors, rounded up; `1/1` is no limit. */
            readonly fraction: string;
            /** @description It holds only while this does. */
            readonly when: components["schemas"]["ArmyCondition"] | null;
        };
        /** @description What `calculatePairings` is asked with. */
        readonly CalculatePairingsBody: {
            /** @description The round to draw, 1 to 64. */
            readonly round: number;
            /** @description How many rounds the event has, 1 to 64; the last is drawn without swaps. */
            readonly rounds: number;
            /**
             * @description What the one left over of an odd number gets: a BYE, or the Spare Player.
             * @default BYE
             * @enum {string|null}
             */
            readonly unpaired?: "BYE" | "SPARE" | null;
            /** @description Any text; round 1 is shuffled by it. Needed for round 1, unused later. */
            readonly seed?: string | null;
            /**
             * @description Whether entrants of a club are kept apart in this round where that costs no rematch.
             * @default false
             */
            readonly clubMatesApart?: boolean | null;
            /** @description Everyone registered, 1 to 4096. */
            readonly entrants: readonly {
                /** @description Id of the entrant, a player or a team; unique here. */
                readonly id: string;
                /** @description Player number given at registration, 1 to 1000000; unique here. */
                readonly number: number;
                /**
                 * @description False leaves the entrant out of the draw.
                 * @default true
                 */
                readonly active?: boolean | null;
                /** @description Club, for keeping club-mates apart. */
                readonly club?: string | null;
            }[];
            /** @description The games finished so far, in any order. */
            readonly games?: readonly {
                /** @description The round it belongs to, 1 to 64. */
                readonly round: number;
                /**
                 * @description PLAYED; CONCESSION (12-0); BYE (6-0); SPARE, against the Spare Player; BOTH_LOST, as a referee ruled.
                 * @enum {string}
                 */
                readonly kind: "PLAYED" | "CONCESSION" | "BYE" | "SPARE" | "BOTH_LOST";
                /** @description The two entrants; one alone for BYE and SPARE. */
                readonly entrants: readonly string[];
                /** @description Victory Points of each side, for PLAYED and SPARE (there the Spare Player second). */
                readonly victoryPoints?: readonly number[] | null;
                /** @description Whether each side killed the enemy leader, for PLAYED and SPARE; left out if unknown. */
                readonly leaderKilled?: readonly boolean[] | null;
                /** @description Who conceded, for CONCESSION. */
                readonly concededBy?: string | null;
            }[] | null;
            /** @description Points given or taken by the organiser. */
            readonly adjustments?: readonly {
                /** @description Id of the entrant. */
                readonly entrant: string;
                /**
                 * @description Tournament Points given, negative when taken, -999 to 999.
                 * @default 0
                 */
                readonly tournamentPoints?: number | null;
                /**
                 * @description Victory Points given, negative when taken, -9999 to 9999.
                 * @default 0
                 */
                readonly victoryPoints?: number | null;
                /** @description Why, in the words of the organiser. */
                readonly reason: string;
                /** @description The round from which it counts, 1 to 64; from the start if left out. */
                readonly round?: number | null;
            }[] | null;
            /** @description The organiser's own tiebreakers, in the order announced before round 1. */
            readonly tiebreakers?: readonly {
                /** @description What the organiser calls it, such as "painting"; unique here. */
                readonly id: string;
                /**
                 * @description Which value stands higher in the ranking.
                 * @default HIGHER
                 * @enum {string|null}
                 */
                readonly better?: "HIGHER" | "LOWER" | null;
                /** @description At least one value for every entrant; an entrant's values are added up. */
                readonly values: readonly {
                    /** @description Id of the entrant. */
                    readonly entrant: string;
                    /** @description Its value, -1000000 to 1000000. */
                    readonly value: number;
                    /** @description The round from which it counts, 1 to 64; from the start if left out. */
                    readonly round?: number | null;
                }[];
            }[] | null;
            /** @description Settles full ties by the published lot of this seed; level entrants share a rank if left out. */
            readonly lotSeed?: string | null;
        };
        /** @description What `calculateStandings` is asked with. */
        readonly CalculateStandingsBody: {
            /** @description The round after which they stand, 0 to 64: what came later is left out. The last with a game if left out. */
            readonly round?: number | null;
            /** @description How many rounds the event has, 1 to 64; the last is drawn without swaps. */
            readonly rounds?: number | null;
            /**
             * @description What the one left over of an odd number gets: a BYE, or the Spare Player.
             * @default BYE
             * @enum {string|null}
             */
            readonly unpaired?: "BYE" | "SPARE" | null;
            /** @description Any text; round 1 is shuffled by it. Needed for round 1, unused later. */
            readonly seed?: string | null;
            /**
             * @description Whether entrants of a club are kept apart in this round where that costs no rematch.
             * @default false
             */
            readonly clubMatesApart?: boolean | null;
            /** @description Everyone registered, 1 to 4096. */
            readonly entrants: readonly {
                /** @description Id of the entrant, a player or a team; unique here. */
                readonly id: string;
                /** @description Player number given at registration, 1 to 1000000; unique here. */
                readonly number: number;
                /**
                 * @description False leaves the entrant out of the draw.
                 * @default true
                 */
                readonly active?: boolean | null;
                /** @description Club, for keeping club-mates apart. */
                readonly club?: string | null;
            }[];
            /** @description The games finished so far, in any order. */
            readonly games?: readonly {
                /** @description The round it belongs to, 1 to 64. */
                readonly round: number;
                /**
                 * @description PLAYED; CONCESSION (12-0); BYE (6-0); SPARE, against the Spare Player; BOTH_LOST, as a referee ruled.
                 * @enum {string}
                 */
                readonly kind: "PLAYED" | "CONCESSION" | "BYE" | "SPARE" | "BOTH_LOST";
                /** @description The two entrants; one alone for BYE and SPARE. */
                readonly entrants: readonly string[];
                /** @description Victory Points of each side, for PLAYED and SPARE (there the Spare Player second). */
                readonly victoryPoints?: readonly number[] | null;
                /** @description Whether each side killed the enemy leader, for PLAYED and SPARE; left out if unknown. */
                readonly leaderKilled?: readonly boolean[] | null;
                /** @description Who conceded, for CONCESSION. */
                readonly concededBy?: string | null;
            }[] | null;
            /** @description Points given or taken by the organiser. */
            readonly adjustments?: readonly {
                /** @description Id of the entrant. */
                readonly entrant: string;
                /**
                 * @description Tournament Points given, negative when taken, -999 to 999.
                 * @default 0
                 */
                readonly tournamentPoints?: number | null;
                /**
                 * @description Victory Points given, negative when taken, -9999 to 9999.
                 * @default 0
                 */
                readonly victoryPoints?: number | null;
                /** @description Why, in the words of the organiser. */
                readonly reason: string;
                /** @description The round from which it counts, 1 to 64; from the start if left out. */
                readonly round?: number | null;
            }[] | null;
            /** @description The organiser's own tiebreakers, in the order announced before round 1. */
            readonly tiebreakers?: readonly {
                /** @description What the organiser calls it, such as "painting"; unique here. */
                readonly id: string;
                /**
                 * @description Which value stands higher in the ranking.
                 * @default HIGHER
                 * @enum {string|null}
                 */
                readonly better?: "HIGHER" | "LOWER" | null;
                /** @description At least one value for every entrant; an entrant's values are added up. */
                readonly values: readonly {
                    /** @description Id of the entrant. */
                    readonly entrant: string;
                    /** @description Its value, -1000000 to 1000000. */
                    readonly value: number;
                    /** @description The round from which it counts, 1 to 64; from the start if left out. */
                    readonly round?: number | null;
                }[];
            }[] | null;
            /** @description Settles full ties by the published lot of this seed; level entrants share a rank if left out. */
            readonly lotSeed?: string | null;
        };
        /** @description Standings after a round. */
        readonly CalculatedStandings: {
            /** @description The round after which they stand; 0 before any game. */
            readonly round: number;
            /** @description The lines, best first; level entrants by player number. */
            readonly standings: readonly components["schemas"]["Standing"][];
        };
        /** @description Warbands that nobody leads. */
        readonly CaptainlessRule: {
            /** @description At least so many Warriors. */
            readonly minimum: number;
            /** @description At most so many. */
            readonly maximum: number;
            /** @description It holds only while this does. */
            readonly when: components["schemas"]["ArmyCondition"] | null;
        };
        /** @description Whether and how something is carried. */
        readonly Carrying: {
            /** @description How the burden counts for its size. */
            readonly weight: components["schemas"]["Weight"];
            /** @description How this bearer treats it. */
            readonly treatedAs: components["schemas"]["Weight"];
            /** @description Whether it may be done. */
            readonly allowed: boolean;
            /** @description Every reason why not. */
            readonly reasons: readonly string[];
            /** @description What is left of the move while carrying, in inches. */
            readonly moveInches: number;
            /** @description What happens. */
            readonly texts: readonly string[];
            /** @description Where it stands. */
            readonly sources: readonly components["schemas"]["Source"][];
        };
        /** @description What `carrying` is asked with. */
        readonly CarryingBody: {
            /**
             * @description What the bearer does, or what happens to it.
             * @enum {string}
             */
            readonly action: "PICK_UP" | "MOVE" | "PASS" | "DROP" | "CHARGE" | "IS_CHARGED" | "IS_SLAIN_IN_COMBAT" | "LOAD_AS_PASSENGER";
            /**
             * @description What is carried: a Light or a Heavy Object, or a model.
             * @enum {string}
             */
            readonly burden: "LIGHT" | "HEAVY" | "MODEL";
            /** @description Defence of the carried model; 1 to 10. */
            readonly carriedDefence?: number | null;
            /**
             * @description What the bearer is; INFANTRY if left out.
             * @default INFANTRY
             * @enum {string|null}
             */
            readonly bearer?: "INFANTRY" | "CAVALRY" | "MONSTER" | null;
            /** @description Strength of the bearer; 1 to 10. */
            readonly bearerStrength?: number | null;
            /**
             * @description A Cavalry bearer has Expert Rider.
             * @default false
             */
            readonly expertRider?: boolean | null;
            /**
             * @description How many models carry it together; 1 to 20.
             * @default 1
             */
            readonly bearers?: number | null;
            /**
             * @description How many of them are charged; 0 to 20.
             * @default 1
             */
            readonly bearersCharged?: number | null;
            /**
             * @description The bearer is Engaged in combat.
             * @default false
             */
            readonly engaged?: boolean | null;
            /**
             * @description It lies on the ground.
             * @default false
             */
            readonly onTheGround?: boolean | null;
            /**
             * @description It has been moved this Move phase.
             * @default false
             */
            readonly movedThisPhase?: boolean | null;
            /**
             * @description It has been passed this Move phase.
             * @default false
             */
            readonly passedThisPhase?: boolean | null;
            /**
             * @description What is left of the bearer’s move, in inches.
             * @default 0
             */
            readonly remainingMoveInches?: number | null;
        };
        /** @description A hit by a power that took effect. */
        readonly CastHit: {
            /** @description Who is hit. */
            readonly name: string;
            /** @description Strength of the hit. */
            readonly strength: number;
            /** @description The dice To Wound as thrown. */
            readonly dice: readonly number[];
            /** @description What they had to show. */
            readonly needed: readonly number[];
            /** @description Whether it wounds. */
            readonly wounded: boolean;
        };
        /** @description Whether a power may be cast. */
        readonly CastingLeave: {
            /** @description Whether it may. */
            readonly mayCast: boolean;
            /** @description Every reason why not. */
            readonly reasons: readonly components["schemas"]["Reason"][];
            /** @description The most Will that may be expended, the free point included. */
            readonly mostWill: number;
        };
        /** @description The exact chances of a casting, both sides spending Might as well as can be. */
        readonly CastingOdds: {
            /** @description That it is cast. */
            readonly cast: components["schemas"]["Chance"];
            /** @description That it is cast and resisted. */
            readonly resisted: components["schemas"]["Chance"];
            /** @description That it takes effect. */
            readonly takesEffect: components["schemas"]["Chance"];
            /** @description Will the caster loses. */
            readonly casterWillSpent: number;
            /** @description Will points the target regains, from 0. */
            readonly willRegained: readonly components["schemas"]["PointsOdds"][];
            /** @description What it does to each model; empty where the power rolls nothing. */
            readonly victims: readonly components["schemas"]["PowerVictimOdds"][];
            /** @description Where it stands. */
            readonly sources: readonly components["schemas"]["Source"][];
        };
        /** @description What `castingOdds` is asked with. */
        readonly CastingOddsBody: {
            /**
             * @description The Magical Power.
             * @enum {string}
             */
            readonly power: "BLACK_DART" | "COMMAND" | "COMPEL" | "IMMOBILISE" | "TRANSFIX" | "SORCEROUS_BLAST" | "TERRIFYING_AURA";
            /** @description Who casts. */
            readonly caster: {
                /** @description Dice of the casting roll: the Will expended, the free point of a Staff of Power included. */
                readonly will: number;
                /** @description The score that casts the power, such as 4 for 4+. */
                readonly castingValue: number;
                /**
                 * @description Might points the caster has; 0 to 20.
                 * @default 0
                 */
                readonly might?: number | null;
                /**
                 * @description One of the Will points is the Staff of Power’s free one.
                 * @default false
                 */
                readonly staffOfPower?: boolean | null;
                /**
                 * @description It has Will of Evil: its last Will point may not go into casting.
                 * @default false
                 */
                readonly willOfEvil?: boolean | null;
                /** @description Will points in its store; 0 to 40. Checked if given. */
                readonly willAvailable?: number | null;
            };
            /** @description Who it is cast at. */
            readonly target?: {
                /**
                 * @description Wounds it has left; 1 to 20.
                 * @default 1
                 */
                readonly wounds?: number | null;
                /**
                 * @description Fate points it has; 0 to 20.
                 * @default 0
                 */
                readonly fate?: number | null;
                /**
                 * @description Might points it may spend on its Fate rolls; 0 to 20.
                 * @default 0
                 */
                readonly fateMight?: number | null;
                /**
                 * @description What to call it in the answer.
                 * @default target
                 */
                readonly name?: string | null;
                /** @description Its Defence; Black Dart and Sorcerous Blast need it. 1 to 10. */
                readonly defence?: number | null;
                /**
                 * @description Will points it expends on the Resist test, the free ones left out; 0 to 20.
                 * @default 0
                 */
                readonly will?: number | null;
                /** @description Will points in its store; 0 to 40. Checked if given. */
                readonly willAvailable?: number | null;
                /**
                 * @description Resistant to Magic: one free die.
                 * @default false
                 */
                readonly resistantToMagic?: boolean | null;
                /**
                 * @description It spends the free Will of its own Staff of Power: one free die.
                 * @default false
                 */
                readonly staffOfPower?: boolean | null;
                /**
                 * @description Might points it may spend on the Resist test; 0 to 20.
                 * @default 0
                 */
                readonly might?: number | null;
            } | null;
            /** @description Sorcerous Blast: every other model it may knock Prone. */
            readonly others?: readonly {
                /**
                 * @description Wounds it has left; 1 to 20.
                 * @default 1
                 */
                readonly wounds?: number | null;
                /**
                 * @description Fate points it has; 0 to 20.
                 * @default 0
                 */
                readonly fate?: number | null;
                /**
                 * @description Might points it may spend on its Fate rolls; 0 to 20.
                 * @default 0
                 */
                readonly fateMight?: number | null;
                /** @description What to call it in the answer. */
                readonly name: string;
                /** @description Its Defence; 1 to 10. */
                readonly defence: number;
                /**
                 * @description Sorcerous Blast: inches the target flies before it meets this one; 0 if knocked Prone whatever the distance, as in the target’s Fight.
                 * @default 0
                 */
                readonly knockedAtInches?: number | null;
            }[] | null;
            /**
             * @description What the documents leave open about Might.
             * @default {
             *       "mightCap": 6
             *     }
             */
            readonly switches?: {
                /**
                 * @description Might raises no single D6 beyond this; null lifts the limit.
                 * @default 6
                 */
                readonly mightCap?: number | null;
            } | null;
        };
        /** @description A casting, step by step. */
        readonly CastingResolution: {
            /** @description The casting dice. */
            readonly castingRoll: readonly number[];
            /** @description Might the caster spent. */
            readonly casterMight: number;
            /** @description The highest die with Might: what a Resist test must equal. */
            readonly castingScore: number;
            /** @description Whether it is cast. */
            readonly cast: boolean;
            /** @description The Resist dice, those that cost Will first. */
            readonly resistRoll: readonly number[];
            /** @description Might the target spent. */
            readonly targetMight: number;
            /** @description The highest Resist die with Might; null where there was no test. */
            readonly resistScore: number | null;
            /** @description Whether it is resisted. */
            readonly resisted: boolean;
            /** @description Will points regained. */
            readonly willRegained: number;
            /** @description Whether it takes effect. */
            readonly takesEffect: boolean;
            /** @description What it does; null where it does not take effect. */
            readonly effect: components["schemas"]["MagicalEffect"] | null;
            /** @description The dice as thrown. */
            readonly dice: readonly number[];
            /** @description The signed receipt of dice that we threw; null where the players threw them. */
            readonly receipt: string | null;
            /** @description Where it stands. */
            readonly sources: readonly components["schemas"]["Source"][];
        };
        /** @description An exact chance. */
        readonly Chance: {
            /** @description Exact, in lowest terms: `161/216`; `0/1` never happens, `1/1` always. */
            readonly fraction: string;
            /** @description The nearest decimal; 0 or 1 only where the chance is exactly that. */
            readonly decimal: number;
        };
        /** @description The claims that a request changed. */
        readonly ChangedClaims: {
            /** @description The id of the league. */
            readonly league: string;
            /** @description The id of the tournament. */
            readonly tournament: string;
            /** @description The entrants whose claims changed, as they are now. */
            readonly claims: readonly components["schemas"]["ClaimedEntrant"][];
            /** @description What `ifMatch` takes to change the claims again. */
            readonly version: string;
        };
        /** @description A changed characteristic. */
        readonly CharacteristicChange: {
            /** @description Which one. */
            readonly characteristic: components["schemas"]["CharacteristicName"];
            /** @description The new value, or what is added. */
            readonly value: number;
        };
        /**
         * @description A characteristic of a profile.
         *     - `MOVE`: Move, in inches.
         *     - `FIGHT`: Fight.
         *     - `SHOOT`: Shoot: the score needed.
         *     - `STRENGTH`: Strength.
         *     - `DEFENCE`: Defence.
         *     - `ATTACKS`: Attacks.
         *     - `WOUNDS`: Wounds.
         *     - `COURAGE`: Courage.
         *     - `MIGHT`: Might.
         *     - `WILL`: Will.
         *     - `FATE`: Fate.
         * @enum {string}
         */
        readonly CharacteristicName: "MOVE" | "FIGHT" | "SHOOT" | "STRENGTH" | "DEFENCE" | "ATTACKS" | "WOUNDS" | "COURAGE" | "MIGHT" | "WILL" | "FATE";
        /** @description Characteristics; null where the profile has none. */
        readonly Characteristics: {
            /** @description Move, in inches. */
            readonly move: number | null;
            /** @description Fight. */
            readonly fight: number | null;
            /** @description Shoot: the score needed, 4 for 4+. */
            readonly shoot: number | null;
            /** @description Strength. */
            readonly strength: number | null;
            /** @description Defence. */
            readonly defence: number | null;
            /** @description Attacks. */
            readonly attacks: number | null;
            /** @description Wounds. */
            readonly wounds: number | null;
            /** @description Courage. */
            readonly courage: number | null;
            /** @description Might. */
            readonly might: number | null;
            /** @description Will. */
            readonly will: number | null;
            /** @description Fate. */
            readonly fate: number | null;
        };
        /** @description A table of one D6. A total below the first row counts as the first, one above the last as the last. */
        readonly Chart: {
            /** @description What to ask for it by. */
            readonly id: string;
            /** @description The chart's name. */
            readonly name: string;
            /** @description The edition it belongs to. */
            readonly ruleset: components["schemas"]["Ruleset"];
            /** @description The dice thrown: `D6`. */
            readonly dice: string;
            /** @description For whom the die is thrown. */
            readonly rolledBy: string;
            /** @description What Might may do to the die. */
            readonly might: components["schemas"]["MightUse"];
            /** @description The named changes to the die. */
            readonly modifiers: readonly components["schemas"]["ChartModifier"][];
            /** @description The tables of the chart: one without a name, or several named ones. */
            readonly variants: readonly components["schemas"]["ChartVariant"][];
            /** @description The facts, by name, that count what follows from a row. */
            readonly facts: readonly string[];
            /** @description What the project decided, or found unstated. */
            readonly notes: readonly components["schemas"]["ChartNote"][];
            /** @description Where it is printed. */
            readonly sources: readonly components["schemas"]["Source"][];
        };
        /** @description What follows from a row; null where neither the facts given nor the source say. */
        readonly ChartConsequence: {
            /** @description A sentence for each thing that follows. */
            readonly texts: readonly string[];
            /** @description The hits suffered. */
            readonly hits: components["schemas"]["Hits"] | null;
            /** @description How far the model may still move, in inches. */
            readonly mayMoveInches: number | null;
            /** @description Whether the model ends Prone. */
            readonly isProne: boolean;
            /** @description Whether the model is removed as a casualty. */
            readonly isSlain: boolean;
        };
        /** @description Roll tables. */
        readonly ChartList: {
            /** @description The charts, in the order of the documents. */
            readonly items: readonly components["schemas"]["Chart"][];
            /** @description Always null: all are answered at once. */
            readonly nextCursor: string | null;
        };
        /** @description A named change to a chart's die. */
        readonly ChartModifier: {
            /** @description What to name it by, such as `MOUNTED`. */
            readonly name: string;
            /** @description What it adds to the die. */
            readonly value: number;
            /** @description When it applies. */
            readonly when: string;
            /** @description A model has at most one of the modifiers that share this word; null where it stands alone. */
            readonly oneOf: string | null;
        };
        /** @description A remark on a chart. */
        readonly ChartNote: {
            /** @description The remark. */
            readonly text: string;
            /** @description Where it comes from. */
            readonly source: components["schemas"]["Source"];
        };
        /** @description The exact chances of a chart. */
        readonly ChartOdds: {
            /** @description The chart's id. */
            readonly chart: string;
            /** @description The chart's name. */
            readonly name: string;
            /** @description The edition it belongs to. */
            readonly ruleset: components["schemas"]["Ruleset"];
            /** @description Which table of the chart; null for its only one. */
            readonly variant: string | null;
            /** @description Every row with its chance, Might spent as the aims say. */
            readonly rows: readonly components["schemas"]["ChartRowOdds"][];
            /** @description How many Might points are spent, and how likely; from 0 to all. */
            readonly mightSpent: readonly components["schemas"]["PointsOdds"][];
            /** @description Where the chart is printed. */
            readonly sources: readonly components["schemas"]["Source"][];
        };
        /** @description From the die to what follows. */
        readonly ChartResolution: {
            /** @description The chart's id. */
            readonly chart: string;
            /** @description The chart's name. */
            readonly name: string;
            /** @description The edition it belongs to. */
            readonly ruleset: components["schemas"]["Ruleset"];
            /** @description Which table of the chart; null for its only one. */
            readonly variant: string | null;
            /** @description The die as thrown. */
            readonly dice: readonly number[];
            /** @description Every change to the die in the rules' order: the natural die, each modifier, Might. */
            readonly steps: readonly components["schemas"]["ChartStep"][];
            /** @description The score after all steps. */
            readonly total: number;
            /** @description The row it falls on. */
            readonly row: components["schemas"]["ChartRow"];
            /** @description What follows, counted from the facts given. */
            readonly consequence: components["schemas"]["ChartConsequence"];
            /** @description What Might could make of the die: each row within reach with the fewest points; the row without Might first. */
            readonly mightOptions: readonly components["schemas"]["MightOption"][];
            /** @description The signed receipt of a die that we threw; null where the player threw it. */
            readonly receipt: string | null;
            /** @description Where the chart is printed. */
            readonly sources: readonly components["schemas"]["Source"][];
        };
        /** @description A row of a chart. */
        readonly ChartRow: {
            /** @description The lowest total on it. */
            readonly from: number;
            /** @description The highest total on it. */
            readonly to: number;
            /** @description A stable word for what happens. */
            readonly outcome: string;
            /** @description The row's name. */
            readonly name: string;
            /** @description What happens, in our words. */
            readonly effect: string;
        };
        /** @description A row and its chance. */
        readonly ChartRowOdds: {
            /** @description The row. */
            readonly row: components["schemas"]["ChartRow"];
            /** @description The chance of ending on it. */
            readonly probability: components["schemas"]["Chance"];
        };
        /** @description One step from the die to the total. */
        readonly ChartStep: {
            /** @description What kind of step. */
            readonly kind: components["schemas"]["ChartStepKind"];
            /** @description What made it: the die, the modifier's name, Might. */
            readonly name: string;
            /** @description What it added. */
            readonly change: number;
            /** @description The score after it. */
            readonly score: number;
        };
        /**
         * @description What a step is.
         *     - `NATURAL`: The die as thrown.
         *     - `MODIFIER`: A modifier of the chart.
         *     - `MIGHT`: Might points spent.
         * @enum {string}
         */
        readonly ChartStepKind: "NATURAL" | "MODIFIER" | "MIGHT";
        /** @description A table of a chart. */
        readonly ChartVariant: {
            /** @description What to name it by; null for a chart's only table. */
            readonly name: string | null;
            /** @description When this table is the one. */
            readonly when: string;
            /** @description The rows, lowest first. */
            readonly rows: readonly components["schemas"]["ChartRow"][];
        };
        /** @description What `checkReceipt` is asked with. */
        readonly CheckReceiptBody: {
            /** @description The text that came with the roll: muster1.<content>.<signature>. */
            readonly receipt: string;
        };
        /** @description What `checkSealedChoice` is asked with. */
        readonly CheckSealedChoiceBody: {
            /** @description What the choice is for, such as "Table 4, Jay’s target". One line. */
            readonly subject: string;
            /** @description What was chosen, such as the Hero’s name. One line. */
            readonly choice: string;
            /** @description The nonce that came with the seal. One line. */
            readonly nonce: string;
            /** @description The commitment that is handed out: 64 hexadecimal digits. */
            readonly commitment: string;
        };
        /** @description What `chooseFavouriteOpponent` is asked with. */
        readonly ChooseFavouriteOpponentBody: {
            /** @description The id of an entrant of the tournament. */
            readonly opponent: string;
        };
        /** @description A code for one member of an entrant, and whom to hand it to. */
        readonly ClaimCode: {
            /** @description The id of the entrant. */
            readonly entrant: string;
            /** @description Which member of a doubles team; 1 in singles. */
            readonly member: number;
            /** @description The name that the member is registered under. */
            readonly name: string;
            /** @description The code: five groups of four. */
            readonly code: string;
        };
        /** @description A page of claim codes. */
        readonly ClaimCodeList: {
            /** @description The codes, by player number. */
            readonly items: readonly components["schemas"]["ClaimCode"][];
            /** @description Where the next page begins; null after the last. */
            readonly nextCursor: string | null;
        };
        /** @description What `claimEntrants` is asked with. */
        readonly ClaimEntrantsBody: {
            /** @description Who is who, at most 500 at once; both members of a doubles team are claimed apart. */
            readonly claims: readonly {
                /** @description The id of an entrant of the tournament. */
                readonly entrant: string;
                /**
                 * @description Which member of a doubles team: 1 or 2; 1 in singles.
                 * @default 1
                 */
                readonly member?: number | null;
                /** @description The id of a player of the league. */
                readonly player: string;
            }[];
        };
        /** @description What `claimWithCode` is asked with. */
        readonly ClaimWithCodeBody: {
            /** @description The id of an entrant of the tournament. */
            readonly entrant: string;
            /**
             * @description Which member of a doubles team: 1 or 2; 1 in singles.
             * @default 1
             */
            readonly member?: number | null;
            /** @description The id of a player of the league. */
            readonly player: string;
            /** @description The claim code, in any spelling of its letters. */
            readonly code: string;
        };
        /** @description The players of an entrant. */
        readonly ClaimedEntrant: {
            /** @description The id of the entrant. */
            readonly entrant: string;
            /** @description The ids of the players, in the order of the members; null where nobody has claimed. */
            readonly players: readonly (string | null)[];
        };
        /** @description It conflicts with what stands. */
        readonly ConflictProblem: {
            /**
             * @description What it is, for programs.
             * @constant
             */
            readonly code: "CONFLICT";
            /** @description What it is, for people. */
            readonly title: string;
            /**
             * @description The HTTP status.
             * @constant
             */
            readonly status: 409;
            /** @description What was wrong, where, what was allowed and what to do. */
            readonly detail: string;
            /** @description The path asked for. */
            readonly instance: string;
            /** @description The id of the request, as `X-Request-Id` has it. */
            readonly requestId: string;
        };
        /** @description The exact chances of a Courage test. */
        readonly CourageOdds: {
            /** @description Without spending anything. */
            readonly unaided: components["schemas"]["Chance"];
            /** @description With all points at hand. */
            readonly passed: components["schemas"]["Chance"];
            /** @description With at most so many Will points and all the Might at hand, from 0 up. */
            readonly byWill: readonly components["schemas"]["WillOdds"][];
            /** @description The least Will with which the test cannot fail, with all the Might at hand. */
            readonly certainWill: number;
            /** @description Where it stands. */
            readonly sources: readonly components["schemas"]["Source"][];
        };
        /** @description What `courageOdds` is asked with. */
        readonly CourageOddsBody: {
            /** @description Courage of the profile; 0 to 20. */
            readonly courage: number;
            /**
             * @description An enemy Harbinger of Evil is within 12".
             * @default false
             */
            readonly harbinger?: boolean | null;
            /**
             * @description Will points the model has; 0 to 20.
             * @default 0
             */
            readonly willAvailable?: number | null;
            /**
             * @description Might points the model has; 0 to 20.
             * @default 0
             */
            readonly mightAvailable?: number | null;
            /**
             * @description What the documents leave open about Might.
             * @default {
             *       "mightCap": 6
             *     }
             */
            readonly switches?: {
                /**
                 * @description Might raises no single D6 beyond this; null lifts the limit.
                 * @default 6
                 */
                readonly mightCap?: number | null;
            } | null;
        };
        /** @description A Courage test, step by step. */
        readonly CourageResolution: {
            /** @description The two dice added. */
            readonly roll: number;
            /** @description Courage, a Harbinger taken off. */
            readonly courage: number;
            /** @description Roll and Courage, before anything is spent. */
            readonly unaided: number;
            /** @description Will points spent. */
            readonly willSpent: number;
            /** @description Might points spent. */
            readonly mightSpent: number;
            /** @description The score after all. */
            readonly total: number;
            /** @description Whether it is passed: 10 or more. */
            readonly passed: boolean;
            /** @description The least Will that passes this throw without Might; 0 where it passed unaided. */
            readonly leastWill: number;
            /** @description The dice as thrown. */
            readonly dice: readonly number[];
            /** @description The signed receipt of dice that we threw; null where the players threw them. */
            readonly receipt: string | null;
            /** @description Where it stands. */
            readonly sources: readonly components["schemas"]["Source"][];
        };
        /** @description What `createLeague` is asked with. */
        readonly CreateLeagueBody: {
            /** @description What the league is called. */
            readonly name: string;
            /** @description How it is counted. */
            readonly rule: {
                /**
                 * @description PLACE: points for the place; TOURNAMENT_POINTS: those of the tournament themselves.
                 * @enum {string}
                 */
                readonly scoring: "PLACE" | "TOURNAMENT_POINTS";
                /**
                 * @description For PLACE: the points of the first place, the second, and so on, at most 200.
                 * @default []
                 */
                readonly placePoints?: readonly number[] | null;
                /**
                 * @description For PLACE: the points of everyone placed further down.
                 * @default 0
                 */
                readonly participationPoints?: number | null;
                /** @description Only so many results of a player count, the best; all if left out. */
                readonly best?: number | null;
            };
        };
        /** @description What `createRoll` is asked with. */
        readonly CreateRollBody: {
            /** @description Who takes part, in the order in which their words count; 1 to 8, each named once. */
            readonly players: readonly string[];
            /** @description What is rolled for, such as "Priority, turn 3". */
            readonly reason?: string | null;
            /** @description How many dice, 1 to 100; 1 if left out. */
            readonly count?: number | null;
            /** @description How many sides each die has, 2 to 1000; 6 if left out. */
            readonly sides?: number | null;
            /** @description The chart that the die is for, and the situation; leave out for plain dice. */
            readonly chart?: {
                /** @description Id of the chart, as the list of charts gives it. */
                readonly id: string;
                /**
                 * @description Names of the chart’s modifiers that apply, such as MOUNTED.
                 * @default []
                 */
                readonly modifiers?: readonly string[] | null;
                /** @description Which table of the chart, by name; only for a chart that has several. */
                readonly variant?: string | null;
                /** @description Might points that the model has to spend on this roll; 0 to 100. */
                readonly mightAvailable?: number | null;
                /** @description How far the model would fall, in inches. */
                readonly fallInches?: number | null;
                /** @description How tall the model is, in inches. */
                readonly modelHeightInches?: number | null;
                /** @description What is left of its move at the moment of the test, in inches. */
                readonly remainingMoveInches?: number | null;
                /** @description What the passenger had moved this turn before it mounted up, in inches. */
                readonly passengerMovedInches?: number | null;
                /** @description Its whole Move allowance, in inches. */
                readonly moveInches?: number | null;
            } | null;
            /** @description The fight that the dice are for, as `rollFight` takes it. */
            readonly fight?: {
                /** @description The two sides; answers keep their order. At most 30 Duel dice, 4 models with Might and 4 that can be struck a side, and 8000 states to work through (refused by name with their number). */
                readonly sides: readonly {
                    /**
                     * @description Good or Evil; it decides the roll-off.
                     * @enum {string}
                     */
                    readonly alignment: "GOOD" | "EVIL";
                    /** @description The models of the side, supporters among them; at most 30 Duel dice together. */
                    readonly models: readonly {
                        /**
                         * @description Attacks, as on the profile; a supporter brings one whatever stands here; 1 to 10.
                         * @default 1
                         */
                        readonly attacks?: number | null;
                        /** @description Fight value; 0 to 10. */
                        readonly fight: number;
                        /**
                         * @description Might points left, any heroic action already paid; at most 4 models a side have any; 0 to 10.
                         * @default 0
                         */
                        readonly might?: number | null;
                        /**
                         * @description Infantry, Cavalry, or anything else (a monster, a war beast).
                         * @default INFANTRY
                         * @enum {string|null}
                         */
                        readonly type?: "INFANTRY" | "CAVALRY" | "OTHER" | null;
                        /**
                         * @description It uses a two-handed weapon: -1 to its Duel dice, +1 To Wound.
                         * @default false
                         */
                        readonly twoHanded?: boolean | null;
                        /**
                         * @description It uses an Elven-made weapon; counts for the side unless it only supports.
                         * @default false
                         */
                        readonly elvenMade?: boolean | null;
                        /**
                         * @description It supports a friend with this weapon instead of fighting itself.
                         * @enum {string|null}
                         */
                        readonly supporting?: "SPEAR" | "PIKE" | null;
                        /**
                         * @description It is shielding: twice the Duel dice, no Strikes.
                         * @default false
                         */
                        readonly shielding?: boolean | null;
                        /**
                         * @description It charged into this fight this turn.
                         * @default false
                         */
                        readonly charged?: boolean | null;
                        /**
                         * @description Enemy Cavalry charged it afterwards: its own charge gives no bonus.
                         * @default false
                         */
                        readonly chargedByCavalry?: boolean | null;
                        /**
                         * @description The special strike that it uses.
                         * @enum {string|null}
                         */
                        readonly specialStrike?: "BASH" | "FEINT" | "PIERCING_STRIKE" | "STUN" | "WHIRL" | null;
                        /**
                         * @description It declared a Heroic Strike: D6 more Fight, 10 at most.
                         * @default false
                         */
                        readonly heroicStrike?: boolean | null;
                        /**
                         * @description It lies Prone: it fights, but makes no Strikes, and is struck as Trapped.
                         * @default false
                         */
                        readonly prone?: boolean | null;
                        /**
                         * @description It is Immobilised or Transfixed: it fights, but makes no Strikes.
                         * @default false
                         */
                        readonly immobilised?: boolean | null;
                        /** @description Strength; 1 to 10. */
                        readonly strength: number;
                        /** @description Defence with its armour and shield, without Shieldwall; 1 to 10. */
                        readonly defence: number;
                        /**
                         * @description Wounds left; 1 to 10.
                         * @default 1
                         */
                        readonly wounds?: number | null;
                        /**
                         * @description Fate points left; 0 to 6.
                         * @default 0
                         */
                        readonly fate?: number | null;
                        /**
                         * @description It may re-roll failed Fate rolls (Site of Power).
                         * @default false
                         */
                        readonly rerollFate?: boolean | null;
                        /**
                         * @description Its Shieldwall holds: +1 Defence.
                         * @default false
                         */
                        readonly shieldwall?: boolean | null;
                        /**
                         * @description It carries a lance: +1 To Wound when it charged, as Cavalry.
                         * @default false
                         */
                        readonly lance?: boolean | null;
                        /**
                         * @description Friendly Rivalry gives it +1 To Wound.
                         * @default false
                         */
                        readonly rivalry?: boolean | null;
                        /**
                         * @description Any further bonus to its To Wound rolls; 0 to 5.
                         * @default 0
                         */
                        readonly bonus?: number | null;
                        /**
                         * @description It re-rolls To Wound dice of 1.
                         * @default false
                         */
                        readonly rerollOnes?: boolean | null;
                        /**
                         * @description It cannot back away if its side loses.
                         * @default false
                         */
                        readonly trapped?: boolean | null;
                    }[];
                    /**
                     * @description How many of its Duel dice the side may re-roll once; 0 to 30.
                     * @default 0
                     */
                    readonly rerolls?: number | null;
                    /**
                     * @description What the winner strikes for: as many slain as can be, one model slain, or the leader wounded.
                     * @default KILL_MOST
                     * @enum {string|null}
                     */
                    readonly aim?: "KILL_MOST" | "KILL_TARGET" | "WOUND_LEADER" | null;
                    /** @description The place, from 0, of the model that KILL_TARGET or WOUND_LEADER means; 0 to 29. */
                    readonly aimedAt?: number | null;
                }[];
                /**
                 * @description The side with Priority: 0 for the first named, 1 for the second. The other re-rolls first.
                 * @default 0
                 */
                readonly priority?: number | null;
                /** @description What the documents leave open. */
                readonly switches?: {
                    /**
                     * @description Might raises no die beyond this; 6 to 16, null lifts the limit.
                     * @default 6
                     */
                    readonly mightCap?: number | null;
                    /**
                     * @description A modified Duel die does not fall below this; 0 or 1, null lifts the limit.
                     * @default 1
                     */
                    readonly duelFloor?: number | null;
                    /**
                     * @description A natural 6 is not lowered by a two-handed weapon.
                     * @default false
                     */
                    readonly naturalSixStands?: boolean | null;
                    /**
                     * @description Whether all Strikes at one model are seen before Might is spent, or each for itself.
                     * @default TOGETHER
                     * @enum {string|null}
                     */
                    readonly strikesRolled?: "TOGETHER" | "ONE_BY_ONE" | null;
                    /**
                     * @description A model that Bashes or Stuns makes no Strikes; true if left out.
                     * @default true
                     */
                    readonly bashAndStunForgoStrikes?: boolean | null;
                    /**
                     * @description A shielding model’s victory stops its whole side from Striking.
                     * @default false
                     */
                    readonly shieldingStopsSide?: boolean | null;
                } | null;
            } | null;
            /** @description The volley that the dice are for, as `rollVolley` takes it. */
            readonly volley?: {
                /** @description Who shoots, in this order; 30 together at most, 4 with Might, and 8000 states to work through (refused by name with their number). */
                readonly shooters: readonly {
                    /**
                     * @description How many shoot alike; 1 where Might is given; 1 to 30.
                     * @default 1
                     */
                    readonly count?: number | null;
                    /** @description Shoot value, 4 for 4+; 2 to 6. */
                    readonly shoot: number;
                    /**
                     * @description It moved this turn: its Shoot value is one worse; a 6 always hits.
                     * @default false
                     */
                    readonly moved?: boolean | null;
                    /**
                     * @description A throwing spear thrown while charging: no penalty for moving.
                     * @default false
                     */
                    readonly chargingThrow?: boolean | null;
                    /** @description Strength of the shot; 1 to 10. */
                    readonly strength: number;
                    /**
                     * @description Added to each To Wound roll; 0 to 5.
                     * @default 0
                     */
                    readonly bonus?: number | null;
                    /**
                     * @description To Wound dice of 1 are re-rolled once.
                     * @default false
                     */
                    readonly rerollOnes?: boolean | null;
                    /**
                     * @description What is in the way, nearest the shooter first; 4 at most.
                     * @default []
                     */
                    readonly inTheWay?: readonly ("FORTIFICATION" | "LARGE_ROCK" | "OUTCROP" | "WINDOW" | "DOORWAY" | "WALL" | "ROCK" | "TREE_TRUNK" | "STURDY_FENCE" | "INTERVENING_MODEL" | "FLIMSY_FENCE" | "BUSH" | "CROPS" | "LONG_GRASS")[] | null;
                    /**
                     * @description Heroic Accuracy: failed In The Way rolls are re-rolled once.
                     * @default false
                     */
                    readonly heroicAccuracy?: boolean | null;
                    /**
                     * @description Might of the shooter, for any die of its shot; 0 to 10.
                     * @default 0
                     */
                    readonly might?: number | null;
                }[];
                /** @description Who is shot at. */
                readonly target: {
                    /** @description Defence with its armour and shield, without Shieldwall; 1 to 10. */
                    readonly defence: number;
                    /**
                     * @description Wounds left; 1 to 10.
                     * @default 1
                     */
                    readonly wounds?: number | null;
                    /**
                     * @description Fate points left; 0 to 6.
                     * @default 0
                     */
                    readonly fate?: number | null;
                    /**
                     * @description Might points left, for its Fate rolls; 0 to 10.
                     * @default 0
                     */
                    readonly might?: number | null;
                    /**
                     * @description It may re-roll failed Fate rolls (Site of Power).
                     * @default false
                     */
                    readonly rerollFate?: boolean | null;
                };
                /** @description What the documents leave open. */
                readonly switches?: {
                    /**
                     * @description A model in the way that stops a shot is hit by it.
                     * @default false
                     */
                    readonly interveningModelIsHit?: boolean | null;
                } | null;
            } | null;
        };
        /** @description What `createTournament` is asked with. */
        readonly CreateTournamentBody: {
            /** @description What the tournament is called. */
            readonly name: string;
            /**
             * @description SINGLES, or DOUBLES where a team of two is the entrant.
             * @default SINGLES
             * @enum {string|null}
             */
            readonly format?: "SINGLES" | "DOUBLES" | null;
            /** @description How many rounds will be played; the last one is final. */
            readonly rounds?: number | null;
            /**
             * @description What the entrant left over by an odd number gets: a game against the Spare Player, or a bye.
             * @default BYE
             * @enum {string|null}
             */
            readonly unpaired?: "BYE" | "SPARE" | null;
            /** @description The organiser's own tiebreakers, in the order in which they count after those of the game. */
            readonly tiebreakers?: readonly {
                /** @description What the tiebreaker is called, such as "Painting". */
                readonly id: string;
                /**
                 * @description Which value stands higher in the ranking.
                 * @enum {string}
                 */
                readonly better: "HIGHER" | "LOWER";
                /**
                 * @description SCORES that are noted with the entrants, or the FAVOURITE_OPPONENT votes of those it has met; SCORES if left out.
                 * @enum {string|null}
                 */
                readonly counts?: "SCORES" | "FAVOURITE_OPPONENT" | null;
            }[] | null;
            /** @description The most entrants that play; later ones wait. */
            readonly cap?: number | null;
            /**
             * @description Whether anybody may read it, or only holders of its tokens.
             * @default PUBLIC
             * @enum {string|null}
             */
            readonly visibility?: "PUBLIC" | "PRIVATE" | null;
            /** @description The day the event starts, YYYY-MM-DD. */
            readonly startsOn?: string | null;
            /** @description Points limit of an army, in doubles the team's total: rounds and their length are proposed from it. */
            readonly pointsLimit?: number | null;
            /**
             * @description Days the event lasts, 1 or 2, for proposing rounds.
             * @default 1
             */
            readonly days?: number | null;
            /** @description How long a round lasts, in minutes. */
            readonly roundMinutes?: number | null;
            /** @description The scenario of each round from the first: in a doubles event the id of a doubles scenario, in singles any name. */
            readonly scenarios?: readonly string[] | null;
            /** @description The rounds in which club-mates are kept apart where that costs no rematch; not the final one. */
            readonly clubMatesApart?: readonly number[] | null;
            /**
             * @description BY_RANK: table 1 has the best ranked. AVOID_REPEATS: nobody sits at a table twice where that can be.
             * @enum {string|null}
             */
            readonly tableOrder?: "BY_RANK" | "AVOID_REPEATS" | null;
            /**
             * @description Whether full ties are settled by a lot from the committed seed; false if left out.
             * @default false
             */
            readonly tiesByLot?: boolean | null;
            /**
             * @description Whether it begins as a draft, which only its token holders see and which expires after 30 days without a change.
             * @default false
             */
            readonly draft?: boolean | null;
        };
        /** @description What `createWebhook` is asked with. */
        readonly CreateWebhookBody: {
            /** @description Where messages are sent: https, a host on the internet, port 443 or 8443. */
            readonly url: string;
            /**
             * @description What it is told of.
             * @default [
             *       "TOURNAMENT_CHANGED",
             *       "ENTRANT_REGISTERED",
             *       "ENTRANT_CHANGED",
             *       "ROUND_DRAWN",
             *       "ROUND_STARTED",
             *       "ROUND_EXTENDED",
             *       "RESULT_REPORTED",
             *       "RESULT_CONFIRMED",
             *       "RESULT_DISPUTED",
             *       "RESULT_RULED",
             *       "TOURNAMENT_FINISHED"
             *     ]
             */
            readonly events?: readonly ("TOURNAMENT_CHANGED" | "ENTRANT_REGISTERED" | "ENTRANT_CHANGED" | "ROUND_DRAWN" | "ROUND_STARTED" | "ROUND_EXTENDED" | "RESULT_REPORTED" | "RESULT_CONFIRMED" | "RESULT_DISPUTED" | "RESULT_RULED" | "TOURNAMENT_FINISHED")[] | null;
        };
        /** @description A new roll, with what its players need to join: shown here only. */
        readonly CreatedRoll: {
            /** @description The roll. */
            readonly roll: components["schemas"]["Roll"];
            /** @description A token for each player, to be handed to that player alone. */
            readonly joinTokens: readonly components["schemas"]["JoinToken"][];
        };
        /** @description A new tournament, with what its organiser must keep: it is shown here only. */
        readonly CreatedTournament: {
            /** @description The tournament. */
            readonly tournament: components["schemas"]["TournamentSettings"];
            /** @description What the organiser writes with: `Authorization: Bearer <token>`. */
            readonly organiserToken: string;
            /** @description Brings back a lost token. */
            readonly recoveryCode: string;
        };
        /** @description A webhook that is no more. */
        readonly DeletedWebhook: {
            /** @description The id of the tournament. */
            readonly tournament: string;
            /** @description Its id. */
            readonly id: string;
        };
        /**
         * @description What is set up.
         *     - `PRIMARY`: The Primary Force.
         *     - `SECONDARY`: The Secondary Force.
         *     - `WHOLE_ARMY`: All of it.
         * @enum {string}
         */
        readonly DeployedForce: "PRIMARY" | "SECONDARY" | "WHOLE_ARMY";
        /**
         * @description Who sets up.
         *     - `TEAM_A`: Team A, the higher roller.
         *     - `TEAM_B`: Team B.
         *     - `BOTH`: Both.
         * @enum {string}
         */
        readonly Deployer: "TEAM_A" | "TEAM_B" | "BOTH";
        /** @description A step of setting up. */
        readonly DeploymentStep: {
            /** @description Its place in the order, from 1. */
            readonly step: number;
            /** @description Who sets up. */
            readonly who: components["schemas"]["Deployer"];
            /** @description What is set up. */
            readonly force: components["schemas"]["DeployedForce"];
            /** @description Where, in words. */
            readonly text: string;
            /** @description The furthest that models may stand from the place named. */
            readonly withinInches: number | null;
            /** @description The nearest that models may stand to the place named. */
            readonly beyondInches: number | null;
        };
        /** @description What `disputeResult` is asked with. */
        readonly DisputeResultBody: {
            /** @description What is wrong with it; shown with the result. */
            readonly reason: string;
        };
        /** @description What `disqualifyEntrant` is asked with. */
        readonly DisqualifyEntrantBody: {
            /** @description Why; shown with the entrant. */
            readonly reason: string;
        };
        /** @description What `drawRound` is asked with. */
        readonly DrawRoundBody: {
            /** @description The digest of the preview that is to be published: refused where anything has changed since. */
            readonly digest?: string | null;
        };
        /** @description What `duelCurvesPicture` is asked with. */
        readonly DuelCurvesPictureBody: {
            /** @description The two sides; answers keep their order. */
            readonly sides: readonly {
                /**
                 * @description Good or Evil; it decides the roll-off.
                 * @enum {string}
                 */
                readonly alignment: "GOOD" | "EVIL";
                /** @description The models of the side, supporters among them; at most 30 Duel dice together. */
                readonly models: readonly {
                    /**
                     * @description Attacks, as on the profile; a supporter brings one whatever stands here; 1 to 10.
                     * @default 1
                     */
                    readonly attacks?: number | null;
                    /** @description Fight value; 0 to 10. */
                    readonly fight: number;
                    /**
                     * @description Might points left, any heroic action already paid; at most 4 models a side have any; 0 to 10.
                     * @default 0
                     */
                    readonly might?: number | null;
                    /**
                     * @description Infantry, Cavalry, or anything else (a monster, a war beast).
                     * @default INFANTRY
                     * @enum {string|null}
                     */
                    readonly type?: "INFANTRY" | "CAVALRY" | "OTHER" | null;
                    /**
                     * @description It uses a two-handed weapon: -1 to its Duel dice, +1 To Wound.
                     * @default false
                     */
                    readonly twoHanded?: boolean | null;
                    /**
                     * @description It uses an Elven-made weapon; counts for the side unless it only supports.
                     * @default false
                     */
                    readonly elvenMade?: boolean | null;
                    /**
                     * @description It supports a friend with this weapon instead of fighting itself.
                     * @enum {string|null}
                     */
                    readonly supporting?: "SPEAR" | "PIKE" | null;
                    /**
                     * @description It is shielding: twice the Duel dice, no Strikes.
                     * @default false
                     */
                    readonly shielding?: boolean | null;
                    /**
                     * @description It charged into this fight this turn.
                     * @default false
                     */
                    readonly charged?: boolean | null;
                    /**
                     * @description Enemy Cavalry charged it afterwards: its own charge gives no bonus.
                     * @default false
                     */
                    readonly chargedByCavalry?: boolean | null;
                    /**
                     * @description The special strike that it uses.
                     * @enum {string|null}
                     */
                    readonly specialStrike?: "BASH" | "FEINT" | "PIERCING_STRIKE" | "STUN" | "WHIRL" | null;
                    /**
                     * @description It declared a Heroic Strike: D6 more Fight, 10 at most.
                     * @default false
                     */
                    readonly heroicStrike?: boolean | null;
                    /**
                     * @description It lies Prone: it fights, but makes no Strikes, and is struck as Trapped.
                     * @default false
                     */
                    readonly prone?: boolean | null;
                    /**
                     * @description It is Immobilised or Transfixed: it fights, but makes no Strikes.
                     * @default false
                     */
                    readonly immobilised?: boolean | null;
                }[];
                /**
                 * @description How many of its Duel dice the side may re-roll once; 0 to 30.
                 * @default 0
                 */
                readonly rerolls?: number | null;
            }[];
            /**
             * @description The side with Priority: 0 for the first named, 1 for the second. The other re-rolls first.
             * @default 0
             */
            readonly priority?: number | null;
            /** @description What the documents leave open. */
            readonly switches?: {
                /**
                 * @description Might raises no die beyond this; 6 to 16, null lifts the limit.
                 * @default 6
                 */
                readonly mightCap?: number | null;
                /**
                 * @description A modified Duel die does not fall below this; 0 or 1, null lifts the limit.
                 * @default 1
                 */
                readonly duelFloor?: number | null;
                /**
                 * @description A natural 6 is not lowered by a two-handed weapon.
                 * @default false
                 */
                readonly naturalSixStands?: boolean | null;
            } | null;
            /**
             * @description What the curves differ in: the first side’s Fight above, level with and below the second’s, or the Might of its first model in the fight itself, 0 to 3.
             * @default FIGHT
             * @enum {string|null}
             */
            readonly compare?: "FIGHT" | "MIGHT" | null;
            /**
             * @description The most Attacks shown of the first side’s first model in the fight itself; 2 to 20, for 100 Duels at most, 36 with re-rolls.
             * @default 8
             */
            readonly upTo?: number | null;
            /** @description What the sides are called in the picture; two names. */
            readonly sideNames?: readonly string[] | null;
            /**
             * @description Its colours: the reader’s own setting (AUTO, light where there is none), LIGHT or DARK. A PNG is light in AUTO.
             * @default AUTO
             * @enum {string|null}
             */
            readonly theme?: "AUTO" | "LIGHT" | "DARK" | null;
            /** @description The title, instead of ours; 1 to 80 characters. */
            readonly title?: string | null;
        };
        /**
         * @description How a Duel ends.
         *     - `FIRST`: The first side wins.
         *     - `SECOND`: The second side wins.
         *     - `ROLL_OFF`: Score and Fight are level: the roll-off decides.
         * @enum {string}
         */
        readonly DuelEnd: "FIRST" | "SECOND" | "ROLL_OFF";
        /** @description What `duelMatrixPicture` is asked with. */
        readonly DuelMatrixPictureBody: {
            /** @description The two sides; answers keep their order. */
            readonly sides: readonly {
                /**
                 * @description Good or Evil; it decides the roll-off.
                 * @enum {string}
                 */
                readonly alignment: "GOOD" | "EVIL";
                /** @description The models of the side, supporters among them; at most 30 Duel dice together. */
                readonly models: readonly {
                    /**
                     * @description Attacks, as on the profile; a supporter brings one whatever stands here; 1 to 10.
                     * @default 1
                     */
                    readonly attacks?: number | null;
                    /** @description Fight value; 0 to 10. */
                    readonly fight: number;
                    /**
                     * @description Might points left, any heroic action already paid; at most 4 models a side have any; 0 to 10.
                     * @default 0
                     */
                    readonly might?: number | null;
                    /**
                     * @description Infantry, Cavalry, or anything else (a monster, a war beast).
                     * @default INFANTRY
                     * @enum {string|null}
                     */
                    readonly type?: "INFANTRY" | "CAVALRY" | "OTHER" | null;
                    /**
                     * @description It uses a two-handed weapon: -1 to its Duel dice, +1 To Wound.
                     * @default false
                     */
                    readonly twoHanded?: boolean | null;
                    /**
                     * @description It uses an Elven-made weapon; counts for the side unless it only supports.
                     * @default false
                     */
                    readonly elvenMade?: boolean | null;
                    /**
                     * @description It supports a friend with this weapon instead of fighting itself.
                     * @enum {string|null}
                     */
                    readonly supporting?: "SPEAR" | "PIKE" | null;
                    /**
                     * @description It is shielding: twice the Duel dice, no Strikes.
                     * @default false
                     */
                    readonly shielding?: boolean | null;
                    /**
                     * @description It charged into this fight this turn.
                     * @default false
                     */
                    readonly charged?: boolean | null;
                    /**
                     * @description Enemy Cavalry charged it afterwards: its own charge gives no bonus.
                     * @default false
                     */
                    readonly chargedByCavalry?: boolean | null;
                    /**
                     * @description The special strike that it uses.
                     * @enum {string|null}
                     */
                    readonly specialStrike?: "BASH" | "FEINT" | "PIERCING_STRIKE" | "STUN" | "WHIRL" | null;
                    /**
                     * @description It declared a Heroic Strike: D6 more Fight, 10 at most.
                     * @default false
                     */
                    readonly heroicStrike?: boolean | null;
                    /**
                     * @description It lies Prone: it fights, but makes no Strikes, and is struck as Trapped.
                     * @default false
                     */
                    readonly prone?: boolean | null;
                    /**
                     * @description It is Immobilised or Transfixed: it fights, but makes no Strikes.
                     * @default false
                     */
                    readonly immobilised?: boolean | null;
                }[];
                /**
                 * @description How many of its Duel dice the side may re-roll once; 0 to 30.
                 * @default 0
                 */
                readonly rerolls?: number | null;
            }[];
            /**
             * @description The side with Priority: 0 for the first named, 1 for the second. The other re-rolls first.
             * @default 0
             */
            readonly priority?: number | null;
            /** @description What the documents leave open. */
            readonly switches?: {
                /**
                 * @description Might raises no die beyond this; 6 to 16, null lifts the limit.
                 * @default 6
                 */
                readonly mightCap?: number | null;
                /**
                 * @description A modified Duel die does not fall below this; 0 or 1, null lifts the limit.
                 * @default 1
                 */
                readonly duelFloor?: number | null;
                /**
                 * @description A natural 6 is not lowered by a two-handed weapon.
                 * @default false
                 */
                readonly naturalSixStands?: boolean | null;
            } | null;
            /**
             * @description What stands across: the dice of the second side, or the Fight of the first.
             * @default DICE
             * @enum {string|null}
             */
            readonly by?: "DICE" | "FIGHT" | null;
            /**
             * @description The most Attacks shown of each side’s first model in the fight itself; 2 to 10, for 100 Duels at most, 36 with re-rolls.
             * @default 6
             */
            readonly upTo?: number | null;
            /** @description What the sides are called in the picture; two names. */
            readonly sideNames?: readonly string[] | null;
            /**
             * @description Its colours: the reader’s own setting (AUTO, light where there is none), LIGHT or DARK. A PNG is light in AUTO.
             * @default AUTO
             * @enum {string|null}
             */
            readonly theme?: "AUTO" | "LIGHT" | "DARK" | null;
            /** @description The title, instead of ours; 1 to 80 characters. */
            readonly title?: string | null;
        };
        /** @description Who wins a Duel. */
        readonly DuelOdds: {
            /** @description Each side's chance, in the order given. */
            readonly win: readonly components["schemas"]["Chance"][];
            /** @description The chance that equal scores leave it to the Fight values or the roll-off: neither side's Might can outscore the other. */
            readonly drawnScore: components["schemas"]["Chance"];
            /** @description How it came about. */
            readonly steps: readonly components["schemas"]["FightStep"][];
        };
        /** @description What `duelOdds` is asked with. */
        readonly DuelOddsBody: {
            /** @description The two sides; answers keep their order. */
            readonly sides: readonly {
                /**
                 * @description Good or Evil; it decides the roll-off.
                 * @enum {string}
                 */
                readonly alignment: "GOOD" | "EVIL";
                /** @description The models of the side, supporters among them; at most 30 Duel dice together. */
                readonly models: readonly {
                    /**
                     * @description Attacks, as on the profile; a supporter brings one whatever stands here; 1 to 10.
                     * @default 1
                     */
                    readonly attacks?: number | null;
                    /** @description Fight value; 0 to 10. */
                    readonly fight: number;
                    /**
                     * @description Might points left, any heroic action already paid; at most 4 models a side have any; 0 to 10.
                     * @default 0
                     */
                    readonly might?: number | null;
                    /**
                     * @description Infantry, Cavalry, or anything else (a monster, a war beast).
                     * @default INFANTRY
                     * @enum {string|null}
                     */
                    readonly type?: "INFANTRY" | "CAVALRY" | "OTHER" | null;
                    /**
                     * @description It uses a two-handed weapon: -1 to its Duel dice, +1 To Wound.
                     * @default false
                     */
                    readonly twoHanded?: boolean | null;
                    /**
                     * @description It uses an Elven-made weapon; counts for the side unless it only supports.
                     * @default false
                     */
                    readonly elvenMade?: boolean | null;
                    /**
                     * @description It supports a friend with this weapon instead of fighting itself.
                     * @enum {string|null}
                     */
                    readonly supporting?: "SPEAR" | "PIKE" | null;
                    /**
                     * @description It is shielding: twice the Duel dice, no Strikes.
                     * @default false
                     */
                    readonly shielding?: boolean | null;
                    /**
                     * @description It charged into this fight this turn.
                     * @default false
                     */
                    readonly charged?: boolean | null;
                    /**
                     * @description Enemy Cavalry charged it afterwards: its own charge gives no bonus.
                     * @default false
                     */
                    readonly chargedByCavalry?: boolean | null;
                    /**
                     * @description The special strike that it uses.
                     * @enum {string|null}
                     */
                    readonly specialStrike?: "BASH" | "FEINT" | "PIERCING_STRIKE" | "STUN" | "WHIRL" | null;
                    /**
                     * @description It declared a Heroic Strike: D6 more Fight, 10 at most.
                     * @default false
                     */
                    readonly heroicStrike?: boolean | null;
                    /**
                     * @description It lies Prone: it fights, but makes no Strikes, and is struck as Trapped.
                     * @default false
                     */
                    readonly prone?: boolean | null;
                    /**
                     * @description It is Immobilised or Transfixed: it fights, but makes no Strikes.
                     * @default false
                     */
                    readonly immobilised?: boolean | null;
                }[];
                /**
                 * @description How many of its Duel dice the side may re-roll once; 0 to 30.
                 * @default 0
                 */
                readonly rerolls?: number | null;
            }[];
            /**
             * @description The side with Priority: 0 for the first named, 1 for the second. The other re-rolls first.
             * @default 0
             */
            readonly priority?: number | null;
            /** @description What the documents leave open. */
            readonly switches?: {
                /**
                 * @description Might raises no die beyond this; 6 to 16, null lifts the limit.
                 * @default 6
                 */
                readonly mightCap?: number | null;
                /**
                 * @description A modified Duel die does not fall below this; 0 or 1, null lifts the limit.
                 * @default 1
                 */
                readonly duelFloor?: number | null;
                /**
                 * @description A natural 6 is not lowered by a two-handed weapon.
                 * @default false
                 */
                readonly naturalSixStands?: boolean | null;
            } | null;
        };
        /**
         * @description How a scenario ends.
         *     - `QUARTER_LEFT`: With the turn in which a side has a quarter of its models left, or fewer.
         *     - `SUDDEN_END`: On a 1-2 at the end of each turn, from the one in which a side is Broken.
         *     - `WIPED_OUT`: When a side is wiped out.
         * @enum {string}
         */
        readonly EndCondition: "QUARTER_LEFT" | "SUDDEN_END" | "WIPED_OUT";
        /**
         * @description What the end of a turn brings.
         *     - `GAME_ENDS`: The game ends with this turn.
         *     - `ROLL_FOR_SUDDEN_END`: A D6 decides whether the game ends.
         *     - `GAME_GOES_ON`: Another turn follows.
         * @enum {string}
         */
        readonly EndOfTurn: "GAME_ENDS" | "ROLL_FOR_SUDDEN_END" | "GAME_GOES_ON";
        /** @description A player, or in doubles a team of two. */
        readonly Entrant: {
            /** @description The id within the tournament. */
            readonly id: string;
            /** @description The player number, given at registration. */
            readonly number: number;
            /** @description The name. */
            readonly name: string;
            /** @description The two players of a doubles team; empty in singles. */
            readonly members: readonly string[];
            /** @description The club. */
            readonly club: string | null;
            /** @description Whether it plays. */
            readonly status: components["schemas"]["EntrantStatus"];
            /** @description Why it has left or come back, where somebody said. */
            readonly reason: string | null;
            /** @description Registered after round 1 had been drawn. */
            readonly late: boolean;
            /** @description Whether it has been checked in. */
            readonly checkedIn: boolean;
            /** @description How its army list stood at check-in; null before. */
            readonly armyAtCheckIn: components["schemas"]["ArmyAtCheckIn"] | null;
            /** @description Points given or taken by the organiser. */
            readonly adjustments: readonly components["schemas"]["EntrantAdjustment"][];
            /** @description Scores for the organiser's tiebreakers. */
            readonly scores: readonly components["schemas"]["EntrantScore"][];
            /** @description What an organiser has looked at, by whom and when. */
            readonly checks: readonly components["schemas"]["EntrantCheck"][];
            /** @description What `ifMatch` takes to change it. */
            readonly version: string;
        };
        /** @description Points given or taken by the organiser. */
        readonly EntrantAdjustment: {
            /** @description Tournament Points. */
            readonly tournamentPoints: number;
            /** @description Victory Points. */
            readonly victoryPoints: number;
            /** @description The round after which they count. */
            readonly round: number;
            /** @description Why. */
            readonly reason: string;
        };
        /** @description An entrant's army list. */
        readonly EntrantArmy: {
            /** @description The id of the tournament. */
            readonly tournament: string;
            /** @description The id of the entrant. */
            readonly entrant: string;
            /** @description The army as JSON text, as `validateArmy` takes it. */
            readonly army: string | null;
            /** @description Whether it may be played. */
            readonly legal: boolean;
            /** @description What is wrong or to be noted, in words; `validateArmy` says more. */
            readonly findings: readonly string[];
            /** @description What `ifMatch` takes to replace it. */
            readonly version: string;
        };
        /** @description What an organiser has looked at. */
        readonly EntrantCheck: {
            /** @description What was looked at. */
            readonly check: components["schemas"]["EntrantCheckKind"];
            /** @description Whether it is in order. */
            readonly passed: boolean;
            /** @description What there is to say about it. */
            readonly note: string | null;
            /** @description Who looked: the role, and what tells two of one role apart. */
            readonly by: string;
            /** @description When, ISO 8601 in UTC. */
            readonly at: string;
        };
        /**
         * @description What an organiser looks at before the event.
         *     - `ARMY_LIST`: The army list.
         *     - `PAINTING`: All models built, based and painted.
         *     - `CONVERSIONS`: The conversions.
         * @enum {string}
         */
        readonly EntrantCheckKind: "ARMY_LIST" | "PAINTING" | "CONVERSIONS";
        /** @description A score for one of the organiser's tiebreakers. */
        readonly EntrantScore: {
            /** @description The tiebreaker. */
            readonly tiebreaker: string;
            /** @description The round after which it counts. */
            readonly round: number;
            /** @description The score. */
            readonly value: number;
        };
        /**
         * @description Whether an entrant plays.
         *     - `ACTIVE`: It is drawn.
         *     - `WAITING`: It waits for a place below the cap.
         *     - `NOT_CHECKED_IN`: Check-in is open and it has not come yet.
         *     - `WITHDRAWN`: It is drawn no more.
         *     - `DISQUALIFIED`: The organiser has disqualified it; it is drawn no more.
         * @enum {string}
         */
        readonly EntrantStatus: "ACTIVE" | "WAITING" | "NOT_CHECKED_IN" | "WITHDRAWN" | "DISQUALIFIED";
        /** @description What `eraseLeaguePlayer` is asked with. */
        readonly EraseLeaguePlayerBody: {
            /** @description Why, in words for the history; without the name. */
            readonly reason: string;
        };
        /** @description What an event has time for. */
        readonly EventPlan: {
            /** @description The points limit asked for. */
            readonly points: number;
            /** @description The days asked for. */
            readonly days: number;
            /** @description How many games to run. */
            readonly games: number;
            /** @description How long a round takes, in minutes. */
            readonly roundMinutes: number;
            /** @description The board's width, in feet. */
            readonly boardWidthFeet: number;
            /** @description The board's depth, in feet. */
            readonly boardDepthFeet: number;
            /** @description The points limit of the table's row that was used. */
            readonly rowPoints: number;
            /** @description Whether the table prints the points limit asked for. */
            readonly printed: boolean;
            /** @description Why another row was used; null where the limit is printed. */
            readonly note: string | null;
            /** @description Where the table stands. */
            readonly source: components["schemas"]["Source"];
        };
        /** @description A whole tournament as one document. */
        readonly ExportedTournament: {
            /** @description The id of the tournament. */
            readonly tournament: string;
            /** @description JSON text: every thing with its history, without tokens. */
            readonly document: string;
        };
        /** @description What `extendRound` is asked with. */
        readonly ExtendRoundBody: {
            /** @description How many minutes more, or less where negative. */
            readonly minutes: number;
            /** @description Why; shown with the round. */
            readonly reason: string;
        };
        /** @description The hits of a fall. */
        readonly FallingDamage: {
            /** @description How many hits. */
            readonly count: number;
            /** @description Their Strength. */
            readonly strength: number;
            /** @description The same in words: `a 2 inch model falls 4 inches: 3 Strength 3 hits`. */
            readonly text: string;
            /** @description Where it stands. */
            readonly sources: readonly components["schemas"]["Source"][];
        };
        /** @description The exact chance of saving one Wound by best play: saving first, then sparing Might, then Fate. */
        readonly FateOdds: {
            /** @description That the Wound is saved. */
            readonly saved: components["schemas"]["Chance"];
            /** @description Fate points spent, from 0. */
            readonly fateSpent: readonly components["schemas"]["PointsOdds"][];
            /** @description Might points spent, from 0. */
            readonly mightSpent: readonly components["schemas"]["PointsOdds"][];
            /** @description Where it stands. */
            readonly sources: readonly components["schemas"]["Source"][];
        };
        /** @description What `fateOdds` is asked with. */
        readonly FateOddsBody: {
            /** @description Fate points that may be spent on this Wound; 0 to 20. */
            readonly fate: number;
            /**
             * @description Might points the model has; 0 to 20.
             * @default 0
             */
            readonly mightAvailable?: number | null;
            /**
             * @description Failed Fate rolls may be made again once, as at a Site of Power.
             * @default false
             */
            readonly rerollFailed?: boolean | null;
        };
        /** @description Fate rolls, step by step. */
        readonly FateResolution: {
            /** @description Every throw. */
            readonly rolls: readonly components["schemas"]["FateRoll"][];
            /** @description Whether the Wound is saved. */
            readonly saved: boolean;
            /** @description Fate points spent. */
            readonly fateSpent: number;
            /** @description Might points spent. */
            readonly mightSpent: number;
            /** @description The Might that would turn the last roll; 0 where the Wound is saved. */
            readonly mightNeeded: number;
            /** @description The dice as thrown. */
            readonly dice: readonly number[];
            /** @description The signed receipt of dice that we threw; null where the players threw them. */
            readonly receipt: string | null;
            /** @description Where it stands. */
            readonly sources: readonly components["schemas"]["Source"][];
        };
        /** @description One throw for a Fate point. */
        readonly FateRoll: {
            /** @description Which Fate point, from 1. */
            readonly point: number;
            /** @description The die as thrown. */
            readonly natural: number;
            /** @description Whether it is the second throw for this point. */
            readonly isReroll: boolean;
            /** @description Might points spent on it. */
            readonly might: number;
            /** @description The score after Might. */
            readonly total: number;
            /** @description Whether it saves. */
            readonly saved: boolean;
        };
        /** @description One thing wrong with the input. */
        readonly Fault: {
            /** @description Where: `entrants[3].id`; empty for the whole. */
            readonly path: string;
            /**
             * @description What kind of fault, for programs.
             * @enum {string}
             */
            readonly code: "REQUIRED" | "WRONG_TYPE" | "TOO_SMALL" | "TOO_LARGE" | "TOO_SHORT" | "TOO_LONG" | "NOT_ALLOWED" | "WRONG_FORMAT" | "UNKNOWN_FIELD" | "UNKNOWN_REFERENCE" | "DUPLICATE" | "INCONSISTENT";
            /** @description What is wrong and what is allowed. */
            readonly message: string;
        };
        /** @description A field that was changed. */
        readonly FieldChange: {
            /** @description Its name; tables[2] where one place of a list was changed. */
            readonly field: string;
            /** @description What it was, as JSON; null where there was nothing. */
            readonly from: string | null;
            /** @description What it is since, as JSON. */
            readonly to: string;
        };
        /** @description What a fight does to one model. */
        readonly FightModelOdds: {
            /** @description The chance that it is slain. */
            readonly slain: components["schemas"]["Chance"];
            /** @description The chance of each number of Wounds lost. */
            readonly wounds: readonly components["schemas"]["WoundsChance"][];
            /** @description The chance that it lives and lies Prone afterwards. */
            readonly prone: components["schemas"]["Chance"];
            /** @description The chance that it lives and is Stunned. */
            readonly stunned: components["schemas"]["Chance"];
        };
        /** @description How one model came out of a fight. */
        readonly FightModelPlay: {
            /** @description Wounds lost. */
            readonly woundsLost: number;
            /** @description Whether it is slain. */
            readonly slain: boolean;
            /** @description Whether it lives and lies Prone. */
            readonly prone: boolean;
            /** @description Whether it lives and is Stunned. */
            readonly stunned: boolean;
        };
        /** @description What a whole fight comes to. */
        readonly FightOdds: {
            /** @description Each side's chance to win the Duel, in the order given. */
            readonly win: readonly components["schemas"]["Chance"][];
            /** @description Every way the fight may end. */
            readonly outcomes: readonly components["schemas"]["FightOutcome"][];
            /** @description Both sides, in the order given. */
            readonly sides: readonly components["schemas"]["FightSideOdds"][];
            /** @description The second fight, where a Heroic Combat was asked. */
            readonly secondFight: components["schemas"]["SecondFight"] | null;
            /** @description How it came about. */
            readonly steps: readonly components["schemas"]["FightStep"][];
        };
        /** @description What `fightOdds` is asked with. */
        readonly FightOddsBody: {
            /** @description The two sides; answers keep their order. At most 30 Duel dice, 4 models with Might and 4 that can be struck a side, and 8000 states to work through (refused by name with their number). */
            readonly sides: readonly {
                /**
                 * @description Good or Evil; it decides the roll-off.
                 * @enum {string}
                 */
                readonly alignment: "GOOD" | "EVIL";
                /** @description The models of the side, supporters among them; at most 30 Duel dice together. */
                readonly models: readonly {
                    /**
                     * @description Attacks, as on the profile; a supporter brings one whatever stands here; 1 to 10.
                     * @default 1
                     */
                    readonly attacks?: number | null;
                    /** @description Fight value; 0 to 10. */
                    readonly fight: number;
                    /**
                     * @description Might points left, any heroic action already paid; at most 4 models a side have any; 0 to 10.
                     * @default 0
                     */
                    readonly might?: number | null;
                    /**
                     * @description Infantry, Cavalry, or anything else (a monster, a war beast).
                     * @default INFANTRY
                     * @enum {string|null}
                     */
                    readonly type?: "INFANTRY" | "CAVALRY" | "OTHER" | null;
                    /**
                     * @description It uses a two-handed weapon: -1 to its Duel dice, +1 To Wound.
                     * @default false
                     */
                    readonly twoHanded?: boolean | null;
                    /**
                     * @description It uses an Elven-made weapon; counts for the side unless it only supports.
                     * @default false
                     */
                    readonly elvenMade?: boolean | null;
                    /**
                     * @description It supports a friend with this weapon instead of fighting itself.
                     * @enum {string|null}
                     */
                    readonly supporting?: "SPEAR" | "PIKE" | null;
                    /**
                     * @description It is shielding: twice the Duel dice, no Strikes.
                     * @default false
                     */
                    readonly shielding?: boolean | null;
                    /**
                     * @description It charged into this fight this turn.
                     * @default false
                     */
                    readonly charged?: boolean | null;
                    /**
                     * @description Enemy Cavalry charged it afterwards: its own charge gives no bonus.
                     * @default false
                     */
                    readonly chargedByCavalry?: boolean | null;
                    /**
                     * @description The special strike that it uses.
                     * @enum {string|null}
                     */
                    readonly specialStrike?: "BASH" | "FEINT" | "PIERCING_STRIKE" | "STUN" | "WHIRL" | null;
                    /**
                     * @description It declared a Heroic Strike: D6 more Fight, 10 at most.
                     * @default false
                     */
                    readonly heroicStrike?: boolean | null;
                    /**
                     * @description It lies Prone: it fights, but makes no Strikes, and is struck as Trapped.
                     * @default false
                     */
                    readonly prone?: boolean | null;
                    /**
                     * @description It is Immobilised or Transfixed: it fights, but makes no Strikes.
                     * @default false
                     */
                    readonly immobilised?: boolean | null;
                    /** @description Strength; 1 to 10. */
                    readonly strength: number;
                    /** @description Defence with its armour and shield, without Shieldwall; 1 to 10. */
                    readonly defence: number;
                    /**
                     * @description Wounds left; 1 to 10.
                     * @default 1
                     */
                    readonly wounds?: number | null;
                    /**
                     * @description Fate points left; 0 to 6.
                     * @default 0
                     */
                    readonly fate?: number | null;
                    /**
                     * @description It may re-roll failed Fate rolls (Site of Power).
                     * @default false
                     */
                    readonly rerollFate?: boolean | null;
                    /**
                     * @description Its Shieldwall holds: +1 Defence.
                     * @default false
                     */
                    readonly shieldwall?: boolean | null;
                    /**
                     * @description It carries a lance: +1 To Wound when it charged, as Cavalry.
                     * @default false
                     */
                    readonly lance?: boolean | null;
                    /**
                     * @description Friendly Rivalry gives it +1 To Wound.
                     * @default false
                     */
                    readonly rivalry?: boolean | null;
                    /**
                     * @description Any further bonus to its To Wound rolls; 0 to 5.
                     * @default 0
                     */
                    readonly bonus?: number | null;
                    /**
                     * @description It re-rolls To Wound dice of 1.
                     * @default false
                     */
                    readonly rerollOnes?: boolean | null;
                    /**
                     * @description It cannot back away if its side loses.
                     * @default false
                     */
                    readonly trapped?: boolean | null;
                }[];
                /**
                 * @description How many of its Duel dice the side may re-roll once; 0 to 30.
                 * @default 0
                 */
                readonly rerolls?: number | null;
                /**
                 * @description What the winner strikes for: as many slain as can be, one model slain, or the leader wounded.
                 * @default KILL_MOST
                 * @enum {string|null}
                 */
                readonly aim?: "KILL_MOST" | "KILL_TARGET" | "WOUND_LEADER" | null;
                /** @description The place, from 0, of the model that KILL_TARGET or WOUND_LEADER means; 0 to 29. */
                readonly aimedAt?: number | null;
            }[];
            /**
             * @description The side with Priority: 0 for the first named, 1 for the second. The other re-rolls first.
             * @default 0
             */
            readonly priority?: number | null;
            /** @description What the documents leave open. */
            readonly switches?: {
                /**
                 * @description Might raises no die beyond this; 6 to 16, null lifts the limit.
                 * @default 6
                 */
                readonly mightCap?: number | null;
                /**
                 * @description A modified Duel die does not fall below this; 0 or 1, null lifts the limit.
                 * @default 1
                 */
                readonly duelFloor?: number | null;
                /**
                 * @description A natural 6 is not lowered by a two-handed weapon.
                 * @default false
                 */
                readonly naturalSixStands?: boolean | null;
                /**
                 * @description Whether all Strikes at one model are seen before Might is spent, or each for itself.
                 * @default TOGETHER
                 * @enum {string|null}
                 */
                readonly strikesRolled?: "TOGETHER" | "ONE_BY_ONE" | null;
                /**
                 * @description A model that Bashes or Stuns makes no Strikes; true if left out.
                 * @default true
                 */
                readonly bashAndStunForgoStrikes?: boolean | null;
                /**
                 * @description A shielding model’s victory stops its whole side from Striking.
                 * @default false
                 */
                readonly shieldingStopsSide?: boolean | null;
            } | null;
            /** @description A Heroic Combat's second fight. */
            readonly heroicCombat?: {
                /** @description The side whose hero declared it: 0 or 1. Its Might is then kept for Duels. */
                readonly side: number;
                /** @description Who fights again: the hero and friends of that fight, 1 to 4. */
                readonly fighters: readonly number[];
                /**
                 * @description They charge into the second fight.
                 * @default false
                 */
                readonly charged?: boolean | null;
                /** @description Their new enemies. */
                readonly enemies: {
                    /**
                     * @description Good or Evil; it decides the roll-off.
                     * @enum {string}
                     */
                    readonly alignment: "GOOD" | "EVIL";
                    /** @description The models of the side, supporters among them; at most 30 Duel dice together. */
                    readonly models: readonly {
                        /**
                         * @description Attacks, as on the profile; a supporter brings one whatever stands here; 1 to 10.
                         * @default 1
                         */
                        readonly attacks?: number | null;
                        /** @description Fight value; 0 to 10. */
                        readonly fight: number;
                        /**
                         * @description Might points left, any heroic action already paid; at most 4 models a side have any; 0 to 10.
                         * @default 0
                         */
                        readonly might?: number | null;
                        /**
                         * @description Infantry, Cavalry, or anything else (a monster, a war beast).
                         * @default INFANTRY
                         * @enum {string|null}
                         */
                        readonly type?: "INFANTRY" | "CAVALRY" | "OTHER" | null;
                        /**
                         * @description It uses a two-handed weapon: -1 to its Duel dice, +1 To Wound.
                         * @default false
                         */
                        readonly twoHanded?: boolean | null;
                        /**
                         * @description It uses an Elven-made weapon; counts for the side unless it only supports.
                         * @default false
                         */
                        readonly elvenMade?: boolean | null;
                        /**
                         * @description It supports a friend with this weapon instead of fighting itself.
                         * @enum {string|null}
                         */
                        readonly supporting?: "SPEAR" | "PIKE" | null;
                        /**
                         * @description It is shielding: twice the Duel dice, no Strikes.
                         * @default false
                         */
                        readonly shielding?: boolean | null;
                        /**
                         * @description It charged into this fight this turn.
                         * @default false
                         */
                        readonly charged?: boolean | null;
                        /**
                         * @description Enemy Cavalry charged it afterwards: its own charge gives no bonus.
                         * @default false
                         */
                        readonly chargedByCavalry?: boolean | null;
                        /**
                         * @description The special strike that it uses.
                         * @enum {string|null}
                         */
                        readonly specialStrike?: "BASH" | "FEINT" | "PIERCING_STRIKE" | "STUN" | "WHIRL" | null;
                        /**
                         * @description It declared a Heroic Strike: D6 more Fight, 10 at most.
                         * @default false
                         */
                        readonly heroicStrike?: boolean | null;
                        /**
                         * @description It lies Prone: it fights, but makes no Strikes, and is struck as Trapped.
                         * @default false
                         */
                        readonly prone?: boolean | null;
                        /**
                         * @description It is Immobilised or Transfixed: it fights, but makes no Strikes.
                         * @default false
                         */
                        readonly immobilised?: boolean | null;
                        /** @description Strength; 1 to 10. */
                        readonly strength: number;
                        /** @description Defence with its armour and shield, without Shieldwall; 1 to 10. */
                        readonly defence: number;
                        /**
                         * @description Wounds left; 1 to 10.
                         * @default 1
                         */
                        readonly wounds?: number | null;
                        /**
                         * @description Fate points left; 0 to 6.
                         * @default 0
                         */
                        readonly fate?: number | null;
                        /**
                         * @description It may re-roll failed Fate rolls (Site of Power).
                         * @default false
                         */
                        readonly rerollFate?: boolean | null;
                        /**
                         * @description Its Shieldwall holds: +1 Defence.
                         * @default false
                         */
                        readonly shieldwall?: boolean | null;
                        /**
                         * @description It carries a lance: +1 To Wound when it charged, as Cavalry.
                         * @default false
                         */
                        readonly lance?: boolean | null;
                        /**
                         * @description Friendly Rivalry gives it +1 To Wound.
                         * @default false
                         */
                        readonly rivalry?: boolean | null;
                        /**
                         * @description Any further bonus to its To Wound rolls; 0 to 5.
                         * @default 0
                         */
                        readonly bonus?: number | null;
                        /**
                         * @description It re-rolls To Wound dice of 1.
                         * @default false
                         */
                        readonly rerollOnes?: boolean | null;
                        /**
                         * @description It cannot back away if its side loses.
                         * @default false
                         */
                        readonly trapped?: boolean | null;
                    }[];
                    /**
                     * @description How many of its Duel dice the side may re-roll once; 0 to 30.
                     * @default 0
                     */
                    readonly rerolls?: number | null;
                    /**
                     * @description What the winner strikes for: as many slain as can be, one model slain, or the leader wounded.
                     * @default KILL_MOST
                     * @enum {string|null}
                     */
                    readonly aim?: "KILL_MOST" | "KILL_TARGET" | "WOUND_LEADER" | null;
                    /** @description The place, from 0, of the model that KILL_TARGET or WOUND_LEADER means; 0 to 29. */
                    readonly aimedAt?: number | null;
                };
                /**
                 * @description What the winner strikes for: as many slain as can be, one model slain, or the leader wounded.
                 * @default KILL_MOST
                 * @enum {string|null}
                 */
                readonly aim?: "KILL_MOST" | "KILL_TARGET" | "WOUND_LEADER" | null;
                /** @description The place, from 0, of the model that KILL_TARGET or WOUND_LEADER means; 0 to 29. */
                readonly aimedAt?: number | null;
            } | null;
        };
        /** @description One way a fight may end. */
        readonly FightOutcome: {
            /** @description The side that wins the Duel, 0 or 1. */
            readonly winner: number;
            /** @description How many of the loser's models are slain. */
            readonly slain: number;
            /** @description How likely that is. */
            readonly probability: components["schemas"]["Chance"];
        };
        /** @description What `fightOutcomesPicture` is asked with. */
        readonly FightOutcomesPictureBody: {
            /** @description The two sides; answers keep their order. At most 30 Duel dice, 4 models with Might and 4 that can be struck a side, and 8000 states to work through (refused by name with their number). */
            readonly sides: readonly {
                /**
                 * @description Good or Evil; it decides the roll-off.
                 * @enum {string}
                 */
                readonly alignment: "GOOD" | "EVIL";
                /** @description The models of the side, supporters among them; at most 30 Duel dice together. */
                readonly models: readonly {
                    /**
                     * @description Attacks, as on the profile; a supporter brings one whatever stands here; 1 to 10.
                     * @default 1
                     */
                    readonly attacks?: number | null;
                    /** @description Fight value; 0 to 10. */
                    readonly fight: number;
                    /**
                     * @description Might points left, any heroic action already paid; at most 4 models a side have any; 0 to 10.
                     * @default 0
                     */
                    readonly might?: number | null;
                    /**
                     * @description Infantry, Cavalry, or anything else (a monster, a war beast).
                     * @default INFANTRY
                     * @enum {string|null}
                     */
                    readonly type?: "INFANTRY" | "CAVALRY" | "OTHER" | null;
                    /**
                     * @description It uses a two-handed weapon: -1 to its Duel dice, +1 To Wound.
                     * @default false
                     */
                    readonly twoHanded?: boolean | null;
                    /**
                     * @description It uses an Elven-made weapon; counts for the side unless it only supports.
                     * @default false
                     */
                    readonly elvenMade?: boolean | null;
                    /**
                     * @description It supports a friend with this weapon instead of fighting itself.
                     * @enum {string|null}
                     */
                    readonly supporting?: "SPEAR" | "PIKE" | null;
                    /**
                     * @description It is shielding: twice the Duel dice, no Strikes.
                     * @default false
                     */
                    readonly shielding?: boolean | null;
                    /**
                     * @description It charged into this fight this turn.
                     * @default false
                     */
                    readonly charged?: boolean | null;
                    /**
                     * @description Enemy Cavalry charged it afterwards: its own charge gives no bonus.
                     * @default false
                     */
                    readonly chargedByCavalry?: boolean | null;
                    /**
                     * @description The special strike that it uses.
                     * @enum {string|null}
                     */
                    readonly specialStrike?: "BASH" | "FEINT" | "PIERCING_STRIKE" | "STUN" | "WHIRL" | null;
                    /**
                     * @description It declared a Heroic Strike: D6 more Fight, 10 at most.
                     * @default false
                     */
                    readonly heroicStrike?: boolean | null;
                    /**
                     * @description It lies Prone: it fights, but makes no Strikes, and is struck as Trapped.
                     * @default false
                     */
                    readonly prone?: boolean | null;
                    /**
                     * @description It is Immobilised or Transfixed: it fights, but makes no Strikes.
                     * @default false
                     */
                    readonly immobilised?: boolean | null;
                    /** @description Strength; 1 to 10. */
                    readonly strength: number;
                    /** @description Defence with its armour and shield, without Shieldwall; 1 to 10. */
                    readonly defence: number;
                    /**
                     * @description Wounds left; 1 to 10.
                     * @default 1
                     */
                    readonly wounds?: number | null;
                    /**
                     * @description Fate points left; 0 to 6.
                     * @default 0
                     */
                    readonly fate?: number | null;
                    /**
                     * @description It may re-roll failed Fate rolls (Site of Power).
                     * @default false
                     */
                    readonly rerollFate?: boolean | null;
                    /**
                     * @description Its Shieldwall holds: +1 Defence.
                     * @default false
                     */
                    readonly shieldwall?: boolean | null;
                    /**
                     * @description It carries a lance: +1 To Wound when it charged, as Cavalry.
                     * @default false
                     */
                    readonly lance?: boolean | null;
                    /**
                     * @description Friendly Rivalry gives it +1 To Wound.
                     * @default false
                     */
                    readonly rivalry?: boolean | null;
                    /**
                     * @description Any further bonus to its To Wound rolls; 0 to 5.
                     * @default 0
                     */
                    readonly bonus?: number | null;
                    /**
                     * @description It re-rolls To Wound dice of 1.
                     * @default false
                     */
                    readonly rerollOnes?: boolean | null;
                    /**
                     * @description It cannot back away if its side loses.
                     * @default false
                     */
                    readonly trapped?: boolean | null;
                }[];
                /**
                 * @description How many of its Duel dice the side may re-roll once; 0 to 30.
                 * @default 0
                 */
                readonly rerolls?: number | null;
                /**
                 * @description What the winner strikes for: as many slain as can be, one model slain, or the leader wounded.
                 * @default KILL_MOST
                 * @enum {string|null}
                 */
                readonly aim?: "KILL_MOST" | "KILL_TARGET" | "WOUND_LEADER" | null;
                /** @description The place, from 0, of the model that KILL_TARGET or WOUND_LEADER means; 0 to 29. */
                readonly aimedAt?: number | null;
            }[];
            /**
             * @description The side with Priority: 0 for the first named, 1 for the second. The other re-rolls first.
             * @default 0
             */
            readonly priority?: number | null;
            /** @description What the documents leave open. */
            readonly switches?: {
                /**
                 * @description Might raises no die beyond this; 6 to 16, null lifts the limit.
                 * @default 6
                 */
                readonly mightCap?: number | null;
                /**
                 * @description A modified Duel die does not fall below this; 0 or 1, null lifts the limit.
                 * @default 1
                 */
                readonly duelFloor?: number | null;
                /**
                 * @description A natural 6 is not lowered by a two-handed weapon.
                 * @default false
                 */
                readonly naturalSixStands?: boolean | null;
                /**
                 * @description Whether all Strikes at one model are seen before Might is spent, or each for itself.
                 * @default TOGETHER
                 * @enum {string|null}
                 */
                readonly strikesRolled?: "TOGETHER" | "ONE_BY_ONE" | null;
                /**
                 * @description A model that Bashes or Stuns makes no Strikes; true if left out.
                 * @default true
                 */
                readonly bashAndStunForgoStrikes?: boolean | null;
                /**
                 * @description A shielding model’s victory stops its whole side from Striking.
                 * @default false
                 */
                readonly shieldingStopsSide?: boolean | null;
            } | null;
            /** @description What the sides are called in the picture; two names. */
            readonly sideNames?: readonly string[] | null;
            /**
             * @description Its colours: the reader’s own setting (AUTO, light where there is none), LIGHT or DARK. A PNG is light in AUTO.
             * @default AUTO
             * @enum {string|null}
             */
            readonly theme?: "AUTO" | "LIGHT" | "DARK" | null;
            /** @description The title, instead of ours; 1 to 80 characters. */
            readonly title?: string | null;
        };
        /** @description A fight as it went. */
        readonly FightPlay: {
            /** @description The side that won the Duel, 0 or 1. */
            readonly winner: number;
            /** @description The highest Duel score of each side, Might included. */
            readonly scores: readonly number[];
            /** @description Both sides, in the order given. */
            readonly sides: readonly components["schemas"]["FightSidePlay"][];
            /** @description Every step in order. */
            readonly steps: readonly components["schemas"]["PlayStep"][];
            /** @description All dice, in the order thrown. */
            readonly dice: readonly number[];
            /** @description The signed receipt, where we threw the dice. */
            readonly receipt: string | null;
        };
        /** @description What a fight does to one side. */
        readonly FightSideOdds: {
            /** @description Its models, in the order given. */
            readonly models: readonly components["schemas"]["FightModelOdds"][];
        };
        /** @description How a side came out of a fight. */
        readonly FightSidePlay: {
            /** @description Its models, in the order given. */
            readonly models: readonly components["schemas"]["FightModelPlay"][];
        };
        /** @description A step of how an answer came about. */
        readonly FightStep: {
            /** @description What kind of step: DICE, TIE, TO_WOUND, FATE... */
            readonly code: string;
            /** @description The side it concerns, 0 or 1; null for both. */
            readonly side: number | null;
            /** @description The place of the model in its side, from 0; null for the side. */
            readonly model: number | null;
            /** @description The step in words. */
            readonly text: string;
            /** @description Where the rule stands. */
            readonly source: components["schemas"]["Source"];
        };
        /**
         * @description How much a finding weighs.
         *     - `ERROR`: The army may not be played.
         *     - `WARNING`: It may, at a cost or to the player's loss.
         * @enum {string}
         */
        readonly FindingSeverity: "ERROR" | "WARNING";
        /** @description A finished tournament. */
        readonly FinishedTournament: {
            /** @description The id of the tournament. */
            readonly tournament: string;
            /** @description Always FINISHED. */
            readonly state: components["schemas"]["TournamentState"];
            /** @description The round after which it was finished. */
            readonly finishedAfter: number;
        };
        /** @description This token may not do that. */
        readonly ForbiddenProblem: {
            /** @description What was asked. */
            readonly operation: string;
            /** @description Who may. */
            readonly allowedRoles: readonly string[];
            /**
             * @description What it is, for programs.
             * @constant
             */
            readonly code: "FORBIDDEN";
            /** @description What it is, for people. */
            readonly title: string;
            /**
             * @description The HTTP status.
             * @constant
             */
            readonly status: 403;
            /** @description What was wrong, where, what was allowed and what to do. */
            readonly detail: string;
            /** @description The path asked for. */
            readonly instance: string;
            /** @description The id of the request, as `X-Request-Id` has it. */
            readonly requestId: string;
        };
        /** @description What follows from one force. */
        readonly ForceFacts: {
            /** @description The army list or Legion. */
            readonly list: string;
            /** @description Its name. */
            readonly name: string;
            /** @description Points spent. */
            readonly points: number;
            /** @description Models. */
            readonly models: number;
            /** @description Warriors among them. */
            readonly warriors: number;
            /** @description Might of all its Heroes. */
            readonly might: number;
            /** @description Casualties with which it would be Broken for itself. */
            readonly brokenAt: number;
            /** @description Models left with which it would be down to a quarter for itself. */
            readonly quarterAt: number;
            /** @description Its bows against its limit. */
            readonly bows: components["schemas"]["BowCount"];
            /** @description The bonuses it keeps, by name. */
            readonly bonuses: readonly string[];
        };
        /** @description How a side stands, in doubles its whole army. */
        readonly GameSideState: {
            /** @description Models at the start. */
            readonly startingModels: number;
            /** @description Models not slain. */
            readonly modelsLeft: number;
            /** @description Models lost. */
            readonly casualties: number;
            /** @description Casualties at which the side is Broken. */
            readonly breakPoint: number;
            /** @description Casualties still missing to that. */
            readonly casualtiesToBreak: number;
            /** @description Whether more than half of the models are lost. */
            readonly broken: boolean;
            /** @description The most models that are a quarter. */
            readonly quarterModels: number;
            /** @description Whether a quarter is left, or fewer. */
            readonly quarterLeft: boolean;
            /** @description Whether nobody is left. */
            readonly wipedOut: boolean;
            /** @description Which force is Primary, 1 or 2; null while that is to be rolled for. */
            readonly primaryForce: number | null;
            /** @description The army's leader; null where not known. */
            readonly leader: string | null;
        };
        /** @description How a game stands. */
        readonly GameState: {
            /** @description The sides, in the order given. */
            readonly sides: readonly components["schemas"]["GameSideState"][];
            /** @description What the end of this turn brings; null without a scenario. */
            readonly endOfTurn: components["schemas"]["EndOfTurn"] | null;
            /** @description The roll that may end the game; null where none is made. */
            readonly suddenEnd: components["schemas"]["SuddenEndRoll"] | null;
            /** @description Where it is stated. */
            readonly sources: readonly components["schemas"]["Source"][];
        };
        /** @description What `gameState` is asked with. */
        readonly GameStateBody: {
            /** @description Id of the scenario, for its end condition. */
            readonly scenario?: string | null;
            /** @description The two sides. */
            readonly sides: readonly {
                /** @description One force, or the two of a doubles army. */
                readonly forces: readonly {
                    /** @description Models of the force at the start of the game; 1 to 10000. */
                    readonly startingModels: number;
                    /** @description Models not slain, those of warbands still to arrive included; 0 to 10000. */
                    readonly modelsLeft: number;
                    /** @description Name of the force’s leader. */
                    readonly leader?: string | null;
                    /**
                     * @description Whether a Legendary Legion makes this leader the army’s in every game.
                     * @default false
                     */
                    readonly alwaysLeads?: boolean | null;
                }[];
                /** @description Which of the two forces won the roll-off for Primary Force, 1 or 2; needless where a leader always leads. */
                readonly primaryForce?: number | null;
            }[];
        };
        /** @description What `grantRole` is asked with. */
        readonly GrantRoleBody: {
            /**
             * @description The role; a PLAYER needs an entrant.
             * @enum {string}
             */
            readonly role: "CO_ORGANISER" | "SCOREKEEPER" | "REFEREE" | "PLAYER" | "SPARE_PLAYER";
            /** @description Whom the token is for, in words. */
            readonly holder?: string | null;
            /** @description The id of an entrant of the tournament. */
            readonly entrant?: string | null;
        };
        /** @description A league, with what its organiser must keep: it is shown here only. */
        readonly GrantedLeague: {
            /** @description The league. */
            readonly league: components["schemas"]["LeagueSettings"];
            /** @description What the organiser writes with: `Authorization: Bearer <token>`. */
            readonly organiserToken: string;
            /** @description Brings back a lost token. */
            readonly recoveryCode: string;
        };
        /** @description A token, shown to whoever asked for it and again to a repetition of that request. */
        readonly GrantedRole: {
            /** @description The id of the tournament. */
            readonly tournament: string;
            /** @description What revoking takes. */
            readonly id: string;
            /** @description The role. */
            readonly role: components["schemas"]["Role"];
            /** @description Whom it is for. */
            readonly holder: string | null;
            /** @description The entrant that the same person is. */
            readonly entrant: string | null;
            /** @description What its holder writes with: `Authorization: Bearer <token>`. */
            readonly token: string;
        };
        /**
         * @description How many hands a weapon takes.
         *     - `SINGLE_HANDED`: One hand.
         *     - `HAND_AND_A_HALF`: One or two, chosen each fight.
         *     - `TWO_HANDED`: Two hands.
         * @enum {string}
         */
        readonly Handedness: "SINGLE_HANDED" | "HAND_AND_A_HALF" | "TWO_HANDED";
        /**
         * @description A heroic tier, highest first.
         *     - `LEGEND`: Hero of Legend: leads 18 Warriors.
         *     - `VALOUR`: Hero of Valour: leads 15.
         *     - `FORTITUDE`: Hero of Fortitude: leads 12.
         *     - `MINOR`: Minor Hero: leads 6.
         *     - `INDEPENDENT`: Independent Hero: leads none, takes a place in another's warband.
         * @enum {string}
         */
        readonly HeroicTier: "LEGEND" | "VALOUR" | "FORTITUDE" | "MINOR" | "INDEPENDENT";
        /** @description A change of something in a tournament. */
        readonly HistoryEntry: {
            /** @description When, ISO 8601 in UTC. */
            readonly at: string;
            /** @description Who: the role, and what tells two of one role apart. */
            readonly by: string;
            /** @description What was asked for. */
            readonly operation: string;
            /** @description The entrant that was changed. */
            readonly entrant: string | null;
            /** @description The round that was changed. */
            readonly round: number | null;
            /** @description The table whose result was changed. */
            readonly table: number | null;
            /** @description From what to what. */
            readonly changes: readonly components["schemas"]["FieldChange"][];
        };
        /** @description A page of changes. */
        readonly HistoryPage: {
            /** @description The changes, oldest first. */
            readonly items: readonly components["schemas"]["HistoryEntry"][];
            /** @description What to ask with for the next page; null on the last. */
            readonly nextCursor: string | null;
        };
        /** @description Hits of one Strength, each rolled To Wound by itself. */
        readonly Hits: {
            /** @description How many. */
            readonly count: number;
            /** @description Their Strength. */
            readonly strength: number;
            /** @description The same in words: `3 Strength 3 hits`. */
            readonly text: string;
        };
        /** @description A change needs an Idempotency-Key. */
        readonly IdempotencyKeyRequiredProblem: {
            /**
             * @description What it is, for programs.
             * @constant
             */
            readonly code: "IDEMPOTENCY_KEY_REQUIRED";
            /** @description What it is, for people. */
            readonly title: string;
            /**
             * @description The HTTP status.
             * @constant
             */
            readonly status: 400;
            /** @description What was wrong, where, what was allowed and what to do. */
            readonly detail: string;
            /** @description The path asked for. */
            readonly instance: string;
            /** @description The id of the request, as `X-Request-Id` has it. */
            readonly requestId: string;
        };
        /** @description The Idempotency-Key stands for another request already. */
        readonly IdempotencyKeyReusedProblem: {
            /**
             * @description What it is, for programs.
             * @constant
             */
            readonly code: "IDEMPOTENCY_KEY_REUSED";
            /** @description What it is, for people. */
            readonly title: string;
            /**
             * @description The HTTP status.
             * @constant
             */
            readonly status: 422;
            /** @description What was wrong, where, what was allowed and what to do. */
            readonly detail: string;
            /** @description The path asked for. */
            readonly instance: string;
            /** @description The id of the request, as `X-Request-Id` has it. */
            readonly requestId: string;
        };
        /** @description What `importTournament` is asked with. */
        readonly ImportTournamentBody: {
            /** @description What `exportTournament` gave: JSON text. */
            readonly document: string;
        };
        /** @description The exact chances of a shot past what is in its way. */
        readonly InTheWayOdds: {
            /** @description That it passes everything. */
            readonly passed: components["schemas"]["Chance"];
            /** @description Each thing in the way, in order. */
            readonly obstructions: readonly components["schemas"]["ObstructionOdds"][];
            /** @description That a model in the way stops it. */
            readonly stoppedByModel: components["schemas"]["Chance"];
            /** @description That a model in the way is hit: only under the switch that says so. */
            readonly interveningModelHit: components["schemas"]["Chance"];
            /** @description Where it stands. */
            readonly sources: readonly components["schemas"]["Source"][];
        };
        /** @description What `inTheWayOdds` is asked with. */
        readonly InTheWayOddsBody: {
            /**
             * @description What lies between, nearest the firer first; may be empty.
             * @default []
             */
            readonly obstructions?: readonly ("FORTIFICATION" | "LARGE_ROCK" | "OUTCROP" | "WINDOW" | "DOORWAY" | "WALL" | "ROCK" | "TREE_TRUNK" | "STURDY_FENCE" | "INTERVENING_MODEL" | "FLIMSY_FENCE" | "BUSH" | "CROPS" | "LONG_GRASS")[] | null;
            /**
             * @description Failed rolls are made again once (Heroic Accuracy).
             * @default false
             */
            readonly heroicAccuracy?: boolean | null;
            /**
             * @description Might points the firer has; 0 to 20.
             * @default 0
             */
            readonly mightAvailable?: number | null;
            /** @description What the documents leave open. */
            readonly switches?: {
                /**
                 * @description A model in the way that stops the shot is hit by it.
                 * @default false
                 */
                readonly interveningModelIsHit?: boolean | null;
            } | null;
        };
        /** @description A shot past what is in its way, step by step. */
        readonly InTheWayResolution: {
            /** @description Every throw. */
            readonly rolls: readonly components["schemas"]["InTheWayRoll"][];
            /** @description Whether it passes everything. */
            readonly passed: boolean;
            /** @description What stopped it; null where nothing did. */
            readonly stoppedBy: components["schemas"]["Obstruction"] | null;
            /** @description Might points spent. */
            readonly mightSpent: number;
            /** @description Whether a model in the way is hit. */
            readonly interveningModelHit: boolean;
            /** @description The dice as thrown. */
            readonly dice: readonly number[];
            /** @description The signed receipt of dice that we threw; null where the players threw them. */
            readonly receipt: string | null;
            /** @description Where it stands. */
            readonly sources: readonly components["schemas"]["Source"][];
        };
        /** @description One throw for a thing in the way. */
        readonly InTheWayRoll: {
            /** @description What it is. */
            readonly obstruction: components["schemas"]["Obstruction"];
            /** @description The least that passes it. */
            readonly needed: number;
            /** @description The die as thrown. */
            readonly natural: number;
            /** @description Whether it is the second throw for it. */
            readonly isReroll: boolean;
            /** @description Might points spent on it. */
            readonly might: number;
            /** @description Whether it passes. */
            readonly passed: boolean;
        };
        /** @description Something broke; it is logged under the request id. */
        readonly InternalProblem: {
            /**
             * @description What it is, for programs.
             * @constant
             */
            readonly code: "INTERNAL";
            /** @description What it is, for people. */
            readonly title: string;
            /**
             * @description The HTTP status.
             * @constant
             */
            readonly status: 500;
            /** @description What was wrong, where, what was allowed and what to do. */
            readonly detail: string;
            /** @description The path asked for. */
            readonly instance: string;
            /** @description The id of the request, as `X-Request-Id` has it. */
            readonly requestId: string;
        };
        /** @description Something in address, headers or body is not allowed; every fault is listed. */
        readonly InvalidInputProblem: {
            /** @description Every fault. */
            readonly errors: readonly components["schemas"]["Fault"][];
            /**
             * @description What it is, for programs.
             * @constant
             */
            readonly code: "INVALID_INPUT";
            /** @description What it is, for people. */
            readonly title: string;
            /**
             * @description The HTTP status.
             * @constant
             */
            readonly status: 400;
            /** @description What was wrong, where, what was allowed and what to do. */
            readonly detail: string;
            /** @description The path asked for. */
            readonly instance: string;
            /** @description The id of the request, as `X-Request-Id` has it. */
            readonly requestId: string;
        };
        /** @description What `joinRoll` is asked with. */
        readonly JoinRollBody: {
            /** @description A word that nobody can guess, one line of 1 to 200 characters. */
            readonly word: string;
        };
        /** @description What a player joins with. */
        readonly JoinToken: {
            /** @description The player. */
            readonly player: string;
            /** @description The token: whoever holds it locks this player's word. */
            readonly token: string;
        };
        /** @description What `keepSealedChoice` is asked with. */
        readonly KeepSealedChoiceBody: {
            /** @description What the choice is for, such as "Table 4, Jay’s target". One line. */
            readonly subject: string;
            /** @description Whose choice it is. */
            readonly player?: string | null;
            /** @description The commitment that is handed out: 64 hexadecimal digits. */
            readonly commitment: string;
        };
        /** @description Someone who may lead. */
        readonly LeaderCandidate: {
            /** @description The force he stands in, from 0. */
            readonly force: number;
            /** @description The profile. */
            readonly profile: string;
            /** @description Its name. */
            readonly name: string;
            /** @description The heroic tier. */
            readonly tier: components["schemas"]["HeroicTier"] | null;
        };
        /** @description A league as it stands. */
        readonly League: {
            /** @description The id. */
            readonly id: string;
            /** @description What it is called. */
            readonly name: string;
            /** @description How it is counted. */
            readonly rule: components["schemas"]["PointsRule"];
            /** @description Its tournaments by day, the finished ones first. */
            readonly tournaments: readonly components["schemas"]["LeagueTournamentSummary"][];
            /** @description What `ifMatch` takes to change its settings. */
            readonly version: string;
        };
        /** @description An entrant of a tournament and its players of a league. */
        readonly LeagueEntrant: {
            /** @description The id of the entrant. */
            readonly entrant: string;
            /** @description The name it is registered under. */
            readonly name: string;
            /** @description The two members of a doubles team; empty in singles. */
            readonly members: readonly string[];
            /** @description Who has claimed it, in the order of the members; null where nobody has. */
            readonly players: readonly (components["schemas"]["LeaguePlayerName"] | null)[];
        };
        /** @description Every game of the season between two players. */
        readonly LeagueHeadToHead: {
            /** @description The id of the league. */
            readonly league: string;
            /** @description Who looks. */
            readonly player: components["schemas"]["LeaguePlayerName"];
            /** @description The other one. */
            readonly opponent: components["schemas"]["LeaguePlayerName"];
            /** @description Games won by `player`. */
            readonly won: number;
            /** @description Games drawn. */
            readonly drawn: number;
            /** @description Games lost by `player`. */
            readonly lost: number;
            /** @description The games in the order of their tournaments and rounds. */
            readonly meetings: readonly components["schemas"]["LeagueMeeting"][];
            /** @description Changes with the season and the two players. */
            readonly version: string;
        };
        /** @description A game of two players, seen by the first of them. */
        readonly LeagueMeeting: {
            /** @description The id of the tournament. */
            readonly tournament: string;
            /** @description Single players, or as members of two teams. */
            readonly format: components["schemas"]["TournamentFormat"];
            /** @description The number of the round. */
            readonly round: number;
            /** @description How they met. */
            readonly kind: components["schemas"]["MeetingKind"];
            /** @description How it ended for the first player. */
            readonly result: components["schemas"]["SideResult"];
            /** @description The first player's Victory Points, then the opponent's, as they are scored. */
            readonly victoryPoints: readonly number[];
        };
        /** @description What one tournament gave a player. */
        readonly LeaguePlacing: {
            /** @description The id of the tournament. */
            readonly tournament: string;
            /** @description The rank in its final standings; level entrants share one. */
            readonly place: number;
            /** @description Whether another entrant has the same rank. */
            readonly tied: boolean;
            /** @description Tournament Points. */
            readonly tournamentPoints: number;
            /** @description What it is worth in the season. */
            readonly points: number;
            /** @description Whether it is among the best that count. */
            readonly counted: boolean;
        };
        /** @description A player of a league. */
        readonly LeaguePlayer: {
            /** @description The id of the league. */
            readonly league: string;
            /** @description The id, which never changes. */
            readonly id: string;
            /** @description The name; null once erased. */
            readonly name: string | null;
            /** @description Whether the player's data has been erased. */
            readonly erased: boolean;
            /** @description What `ifMatch` takes to change it. */
            readonly version: string;
        };
        /** @description A page of players. */
        readonly LeaguePlayerList: {
            /** @description The players, by id. */
            readonly items: readonly components["schemas"]["LeaguePlayer"][];
            /** @description Where the next page begins; null after the last. */
            readonly nextCursor: string | null;
        };
        /** @description A player by id and name. */
        readonly LeaguePlayerName: {
            /** @description The id, which never changes. */
            readonly id: string;
            /** @description The name; null once erased. */
            readonly name: string | null;
        };
        /** @description A player's season. */
        readonly LeaguePlayerPage: {
            /** @description The id of the league. */
            readonly league: string;
            /** @description The player. */
            readonly player: components["schemas"]["LeaguePlayerName"];
            /** @description The place in the season's table; null before the first finished tournament. */
            readonly rank: number | null;
            /** @description Whether somebody else has the same rank. */
            readonly tied: boolean;
            /** @description The sum of what counts. */
            readonly points: number;
            /** @description What each finished tournament gave, in the order of their days. */
            readonly placings: readonly components["schemas"]["LeaguePlacing"][];
            /** @description Games won against other entrants, in teams too; byes and the Spare Player are left out. */
            readonly won: number;
            /** @description Games drawn. */
            readonly drawn: number;
            /** @description Games lost. */
            readonly lost: number;
            /** @description The rating; null before the first rated game. */
            readonly rating: components["schemas"]["LeagueRating"] | null;
            /** @description Changes with the season and the player. */
            readonly version: string;
        };
        /** @description A player with the token it claims with: it is shown here only. */
        readonly LeaguePlayerToken: {
            /** @description The player. */
            readonly player: components["schemas"]["LeaguePlayer"];
            /** @description What the player claims with: `Authorization: Bearer <token>`. */
            readonly playerToken: string;
        };
        /** @description A Glicko-2 rating. */
        readonly LeagueRating: {
            /** @description The rating; 1500 is where everybody begins. */
            readonly rating: number;
            /** @description Two of these to either side hold the true strength in 95 of 100 cases; 350 is where everybody begins. */
            readonly deviation: number;
            /** @description How much the strength is expected to swing; 0.06 is where everybody begins. */
            readonly volatility: number;
            /** @description How many rated games stand behind it: games that two single players of the league have played out. */
            readonly games: number;
        };
        /** @description A player's place among the rated. */
        readonly LeagueRatingLine: {
            /** @description 1 for the first; players level on the rating shown share a rank. */
            readonly rank: number;
            /** @description Whether somebody else has the same rank. */
            readonly tied: boolean;
            /** @description The player. */
            readonly player: components["schemas"]["LeaguePlayerName"];
            /** @description The rating. */
            readonly rating: number;
            /** @description Two of these to either side hold the true strength in 95 of 100 cases. */
            readonly deviation: number;
            /** @description How much the strength is expected to swing. */
            readonly volatility: number;
            /** @description How many rated games stand behind it. */
            readonly games: number;
        };
        /** @description A page of the ratings. */
        readonly LeagueRatings: {
            /** @description The id of the league. */
            readonly league: string;
            /** @description The rated players, best first. */
            readonly items: readonly components["schemas"]["LeagueRatingLine"][];
            /** @description Where the next page begins; null after the last. */
            readonly nextCursor: string | null;
            /** @description Changes with the ratings and the names on this page. */
            readonly version: string;
        };
        /**
         * @description What a tournament gives its entrants in a league.
         *     - `PLACE`: Points for the place; level entrants each get those of the rank they share.
         *     - `TOURNAMENT_POINTS`: The Tournament Points themselves.
         * @enum {string}
         */
        readonly LeagueScoring: "PLACE" | "TOURNAMENT_POINTS";
        /** @description What the organiser has settled about a league. */
        readonly LeagueSettings: {
            /** @description The id. */
            readonly id: string;
            /** @description What it is called. */
            readonly name: string;
            /** @description How it is counted. */
            readonly rule: components["schemas"]["PointsRule"];
            /** @description What `ifMatch` takes to change it. */
            readonly version: string;
        };
        /** @description A page of the season's table. */
        readonly LeagueTable: {
            /** @description The id of the league. */
            readonly league: string;
            /** @description The lines, best first; players level on points by id. */
            readonly items: readonly components["schemas"]["LeagueTableLine"][];
            /** @description Where the next page begins; null after the last. */
            readonly nextCursor: string | null;
            /** @description Changes with the table and the names on this page. */
            readonly version: string;
        };
        /** @description A player's line of the season's table. */
        readonly LeagueTableLine: {
            /** @description 1 for the first; players level on points share a rank. */
            readonly rank: number;
            /** @description Whether somebody else has the same rank. */
            readonly tied: boolean;
            /** @description The player. */
            readonly player: components["schemas"]["LeaguePlayerName"];
            /** @description The sum of what counts. */
            readonly points: number;
            /** @description How many finished tournaments the player was in. */
            readonly tournaments: number;
            /** @description What each of them gave, in the order of their days. */
            readonly placings: readonly components["schemas"]["LeaguePlacing"][];
        };
        /** @description A page of who is who in a tournament of a league. */
        readonly LeagueTournament: {
            /** @description The id of the league. */
            readonly league: string;
            /** @description The id of the tournament. */
            readonly tournament: string;
            /** @description What the tournament is called. */
            readonly name: string;
            /** @description Where it stands. */
            readonly state: components["schemas"]["TournamentState"];
            /** @description The entrants, by player number. */
            readonly items: readonly components["schemas"]["LeagueEntrant"][];
            /** @description Where the next page begins; null after the last. */
            readonly nextCursor: string | null;
            /** @description What `ifMatch` takes to change the claims. */
            readonly version: string;
        };
        /** @description A tournament in its league. */
        readonly LeagueTournamentSummary: {
            /** @description The id of the tournament. */
            readonly tournament: string;
            /** @description What it is called. */
            readonly name: string;
            /** @description The day it starts, YYYY-MM-DD. */
            readonly startsOn: string | null;
            /** @description Whether it is finished: only then it counts. */
            readonly finished: boolean;
            /** @description How many entrants are claimed, at least in part. */
            readonly claimed: number;
        };
        /** @description A Legendary Legion. */
        readonly LegendaryLegion: {
            /** @description What to ask for it by. */
            readonly id: string;
            /** @description Its name. */
            readonly name: string;
            /** @description Good or Evil. */
            readonly alignment: components["schemas"]["Alignment"];
            /** @description The army lists it is drawn from. */
            readonly armyLists: readonly components["schemas"]["NamedId"][];
            /** @description Its bonuses by name. */
            readonly bonuses: readonly components["schemas"]["NamedId"][];
            /** @description Who it fields, with what it changes about them. */
            readonly profiles: readonly components["schemas"]["ArmyProfile"][];
            /** @description Bow limits other than one third; the first that holds. */
            readonly bowRules: readonly components["schemas"]["BowRule"][];
            /** @description Who counts neither as bow nor as Warrior for the bow limit. */
            readonly bowExemptions: readonly components["schemas"]["BowExemption"][];
            /** @description Warband sizes other than the tier's; the last that holds. */
            readonly warbandRules: readonly components["schemas"]["WarbandRule"][];
            /** @description Warbands that nobody leads. */
            readonly captainless: components["schemas"]["CaptainlessRule"] | null;
            /** @description What an army must keep to. */
            readonly demands: readonly components["schemas"]["ArmyDemand"][];
        };
        /** @description A Legendary Legion in a line. */
        readonly LegionSummary: {
            /** @description What to ask for it by. */
            readonly id: string;
            /** @description Its name. */
            readonly name: string;
            /** @description Good or Evil. */
            readonly alignment: components["schemas"]["Alignment"];
            /** @description The army lists it is drawn from. */
            readonly armyLists: readonly components["schemas"]["NamedId"][];
            /** @description Its bonuses by name. */
            readonly bonuses: readonly components["schemas"]["NamedId"][];
            /** @description How many profiles it fields. */
            readonly profileCount: number;
        };
        /** @description Legions in a line each. */
        readonly LegionSummaryList: {
            /** @description The Legions. */
            readonly items: readonly components["schemas"]["LegionSummary"][];
            /** @description Always null: all are answered at once. */
            readonly nextCursor: string | null;
        };
        /** @description A one-time code, shown to whoever asked for it and again to a repetition of that request. */
        readonly LinkCode: {
            /** @description The id of the tournament. */
            readonly tournament: string;
            /** @description The id of the entrant that whoever sends it becomes. */
            readonly entrant: string;
            /** @description What the player types: on the page `/play`, or in Discord as `/link code:<code>`. */
            readonly code: string;
            /** @description When it stops working, ISO 8601 in UTC. */
            readonly expiresAt: string;
        };
        /** @description What a power does. */
        readonly MagicalEffect: {
            /** @description In words. */
            readonly text: string;
            /** @description How far a Sorcerous Blast sends its target, in inches; null for other powers. */
            readonly blastedInches: number | null;
            /** @description Who is knocked Prone. */
            readonly prone: readonly string[];
            /** @description The hits and their rolls To Wound; a Wound may still be saved by Fate. */
            readonly hits: readonly components["schemas"]["CastHit"][];
        };
        /** @description What `mayCast` is asked with. */
        readonly MayCastBody: {
            /**
             * @description It is a Hero with Magical Powers.
             * @default true
             */
            readonly isHero?: boolean | null;
            /**
             * @description It is the Move phase.
             * @default true
             */
            readonly isMovePhase?: boolean | null;
            /**
             * @description It has tried a power this Move phase.
             * @default false
             */
            readonly alreadyCast?: boolean | null;
            /** @description Will points in its store; 0 to 40. */
            readonly will: number;
            /**
             * @description It bears a Staff of Power and has not used the free Will of this turn.
             * @default false
             */
            readonly freeWill?: boolean | null;
            /**
             * @description It has Will of Evil.
             * @default false
             */
            readonly willOfEvil?: boolean | null;
            /**
             * @description It is Engaged in combat.
             * @default false
             */
            readonly engaged?: boolean | null;
            /**
             * @description It is Prone.
             * @default false
             */
            readonly prone?: boolean | null;
            /**
             * @description It is Immobilised or Transfixed.
             * @default false
             */
            readonly immobilised?: boolean | null;
            /**
             * @description The power targets the caster, as Terrifying Aura does.
             * @default false
             */
            readonly targetsItself?: boolean | null;
            /**
             * @description It has Line of Sight to the target; obscured by other models still counts.
             * @default true
             */
            readonly lineOfSight?: boolean | null;
            /**
             * @description How far the target is, in inches.
             * @default 0
             */
            readonly distanceInches?: number | null;
            /**
             * @description The power’s range, in inches.
             * @default 1000
             */
            readonly rangeInches?: number | null;
        };
        /** @description What `mayShoot` is asked with. */
        readonly MayShootBody: {
            /**
             * @description Whether the firer is Good or Evil.
             * @enum {string}
             */
            readonly alignment: "GOOD" | "EVIL";
            /**
             * @description What it shoots with.
             * @enum {string}
             */
            readonly weapon: "BOW" | "THROWING_SPEAR" | "OTHER_THROWN_WEAPON";
            /**
             * @description A throwing spear thrown in the Move phase as its bearer charges.
             * @default false
             */
            readonly throwingOnTheCharge?: boolean | null;
            /** @description Its Shoot value, such as 4 for 4+; 2 to 6. */
            readonly shootValue?: number | null;
            /** @description Its Move allowance, in inches. */
            readonly moveInches: number;
            /**
             * @description How far it has moved this turn, standing up left out, in inches.
             * @default 0
             */
            readonly movedInches?: number | null;
            /**
             * @description It stood up this turn, which costs half of its Move.
             * @default false
             */
            readonly stoodUp?: boolean | null;
            /**
             * @description It jumped this turn.
             * @default false
             */
            readonly jumped?: boolean | null;
            /**
             * @description It leapt this turn.
             * @default false
             */
            readonly leapt?: boolean | null;
            /**
             * @description It climbed this turn.
             * @default false
             */
            readonly climbed?: boolean | null;
            /**
             * @description It swam this turn.
             * @default false
             */
            readonly swam?: boolean | null;
            /**
             * @description It is Prone.
             * @default false
             */
            readonly prone?: boolean | null;
            /**
             * @description It is Engaged in combat.
             * @default false
             */
            readonly engaged?: boolean | null;
            /**
             * @description It is in deep water.
             * @default false
             */
            readonly inDeepWater?: boolean | null;
            /**
             * @description It is a passenger.
             * @default false
             */
            readonly isPassenger?: boolean | null;
            /**
             * @description It is Immobilised or Transfixed.
             * @default false
             */
            readonly immobilised?: boolean | null;
            /**
             * @description It has made its shooting attack this turn.
             * @default false
             */
            readonly alreadyShot?: boolean | null;
            /**
             * @description It threw its spear on the charge this turn.
             * @default false
             */
            readonly threwInMovePhase?: boolean | null;
            /**
             * @description It has Line of Sight to the target.
             * @default true
             */
            readonly lineOfSight?: boolean | null;
            /** @description How far the target is, in inches. */
            readonly distanceInches: number;
            /** @description The weapon’s range, in inches. */
            readonly rangeInches: number;
            /**
             * @description The target is Engaged in combat.
             * @default false
             */
            readonly targetEngaged?: boolean | null;
        };
        /**
         * @description How two entrants met.
         *     - `PLAYED`: They played it out.
         *     - `CONCESSION`: One conceded.
         *     - `BOTH_LOST`: Both lost, as a referee ruled.
         * @enum {string}
         */
        readonly MeetingKind: "PLAYED" | "CONCESSION" | "BOTH_LOST";
        /** @description What to do with Might when the Duel dice lie. */
        readonly MightAdvice: {
            /** @description The highest score of each side as the dice lie, after modifiers. */
            readonly scores: readonly number[];
            /** @description The highest Fight value of each side. */
            readonly fights: readonly number[];
            /** @description How it ends if nobody spends. */
            readonly asTheDiceLie: components["schemas"]["DuelEnd"];
            /** @description How it ends under best play by both. */
            readonly withBestMight: components["schemas"]["DuelEnd"];
            /** @description Each side's chance under best play by both. */
            readonly win: readonly components["schemas"]["Chance"][];
            /** @description The only Might to spend, the least that does it; null if nobody needs to. */
            readonly spend: components["schemas"]["MightSpending"] | null;
            /** @description The same in words. */
            readonly advice: string;
            /** @description Where the rule stands. */
            readonly source: components["schemas"]["Source"];
        };
        /** @description What `mightAdvice` is asked with. */
        readonly MightAdviceBody: {
            /** @description The two sides; answers keep their order. */
            readonly sides: readonly {
                /**
                 * @description Good or Evil; it decides the roll-off.
                 * @enum {string}
                 */
                readonly alignment: "GOOD" | "EVIL";
                /** @description The models of the side, supporters among them; at most 30 Duel dice together. */
                readonly models: readonly {
                    /**
                     * @description Attacks, as on the profile; a supporter brings one whatever stands here; 1 to 10.
                     * @default 1
                     */
                    readonly attacks?: number | null;
                    /** @description Fight value; 0 to 10. */
                    readonly fight: number;
                    /**
                     * @description Might points left, any heroic action already paid; at most 4 models a side have any; 0 to 10.
                     * @default 0
                     */
                    readonly might?: number | null;
                    /**
                     * @description Infantry, Cavalry, or anything else (a monster, a war beast).
                     * @default INFANTRY
                     * @enum {string|null}
                     */
                    readonly type?: "INFANTRY" | "CAVALRY" | "OTHER" | null;
                    /**
                     * @description It uses a two-handed weapon: -1 to its Duel dice, +1 To Wound.
                     * @default false
                     */
                    readonly twoHanded?: boolean | null;
                    /**
                     * @description It uses an Elven-made weapon; counts for the side unless it only supports.
                     * @default false
                     */
                    readonly elvenMade?: boolean | null;
                    /**
                     * @description It supports a friend with this weapon instead of fighting itself.
                     * @enum {string|null}
                     */
                    readonly supporting?: "SPEAR" | "PIKE" | null;
                    /**
                     * @description It is shielding: twice the Duel dice, no Strikes.
                     * @default false
                     */
                    readonly shielding?: boolean | null;
                    /**
                     * @description It charged into this fight this turn.
                     * @default false
                     */
                    readonly charged?: boolean | null;
                    /**
                     * @description Enemy Cavalry charged it afterwards: its own charge gives no bonus.
                     * @default false
                     */
                    readonly chargedByCavalry?: boolean | null;
                    /**
                     * @description The special strike that it uses.
                     * @enum {string|null}
                     */
                    readonly specialStrike?: "BASH" | "FEINT" | "PIERCING_STRIKE" | "STUN" | "WHIRL" | null;
                    /**
                     * @description It declared a Heroic Strike: D6 more Fight, 10 at most.
                     * @default false
                     */
                    readonly heroicStrike?: boolean | null;
                    /**
                     * @description It lies Prone: it fights, but makes no Strikes, and is struck as Trapped.
                     * @default false
                     */
                    readonly prone?: boolean | null;
                    /**
                     * @description It is Immobilised or Transfixed: it fights, but makes no Strikes.
                     * @default false
                     */
                    readonly immobilised?: boolean | null;
                }[];
                /**
                 * @description How many of its Duel dice the side may re-roll once; 0 to 30.
                 * @default 0
                 */
                readonly rerolls?: number | null;
            }[];
            /** @description The dice of both sides, in the order of the sides. */
            readonly dice: readonly (readonly number[])[];
            /**
             * @description The side with Priority: 0 for the first named, 1 for the second. The other re-rolls first.
             * @default 0
             */
            readonly priority?: number | null;
            /** @description What the documents leave open. */
            readonly switches?: {
                /**
                 * @description Might raises no die beyond this; 6 to 16, null lifts the limit.
                 * @default 6
                 */
                readonly mightCap?: number | null;
                /**
                 * @description A modified Duel die does not fall below this; 0 or 1, null lifts the limit.
                 * @default 1
                 */
                readonly duelFloor?: number | null;
                /**
                 * @description A natural 6 is not lowered by a two-handed weapon.
                 * @default false
                 */
                readonly naturalSixStands?: boolean | null;
            } | null;
        };
        /** @description What Might could make of a die. */
        readonly MightOption: {
            /** @description The points; negative where they lower the die. */
            readonly might: number;
            /** @description The score then. */
            readonly total: number;
            /** @description The row then. */
            readonly row: components["schemas"]["ChartRow"];
        };
        /** @description Might to spend: a model raises its best die, a point a pip. */
        readonly MightSpending: {
            /** @description The side, 0 or 1. */
            readonly side: number;
            /** @description The place of the model in its side, from 0. */
            readonly model: number;
            /** @description The score of its best die. */
            readonly from: number;
            /** @description The score that it must show. */
            readonly to: number;
            /** @description The points that this takes. */
            readonly points: number;
        };
        /**
         * @description What Might may do to a chart's die.
         *     - `NONE`: Might may not change it.
         *     - `UP`: Might may raise it.
         *     - `UP_OR_DOWN`: Might may raise or lower it.
         * @enum {string}
         */
        readonly MightUse: "NONE" | "UP" | "UP_OR_DOWN";
        /**
         * @description How much of its Move allowance a model may have used and still shoot.
         *     - `HALF`: At most half.
         *     - `FULL`: All of it.
         * @enum {string}
         */
        readonly MoveLimit: "HALF" | "FULL";
        /** @description An id with its name. */
        readonly NamedId: {
            /** @description What to ask for it by. */
            readonly id: string;
            /** @description Its name. */
            readonly name: string;
        };
        /** @description There is no such thing. */
        readonly NotFoundProblem: {
            /** @description What was looked for. */
            readonly kind: string;
            /** @description The id asked for. */
            readonly id: string;
            /** @description Ids that look alike. */
            readonly nearest?: readonly string[];
            /**
             * @description What it is, for programs.
             * @constant
             */
            readonly code: "NOT_FOUND";
            /** @description What it is, for people. */
            readonly title: string;
            /**
             * @description The HTTP status.
             * @constant
             */
            readonly status: 404;
            /** @description What was wrong, where, what was allowed and what to do. */
            readonly detail: string;
            /** @description The path asked for. */
            readonly instance: string;
            /** @description The id of the request, as `X-Request-Id` has it. */
            readonly requestId: string;
        };
        /**
         * @description What may be in the way of a shot.
         *     - `FORTIFICATION`: 5+
         *     - `LARGE_ROCK`: 5+
         *     - `OUTCROP`: 5+
         *     - `WINDOW`: 4+
         *     - `DOORWAY`: 4+
         *     - `WALL`: 4+
         *     - `ROCK`: 4+
         *     - `TREE_TRUNK`: 4+
         *     - `STURDY_FENCE`: 4+
         *     - `INTERVENING_MODEL`: 4+
         *     - `FLIMSY_FENCE`: 3+
         *     - `BUSH`: 3+
         *     - `CROPS`: 3+
         *     - `LONG_GRASS`: 3+
         * @enum {string}
         */
        readonly Obstruction: "FORTIFICATION" | "LARGE_ROCK" | "OUTCROP" | "WINDOW" | "DOORWAY" | "WALL" | "ROCK" | "TREE_TRUNK" | "STURDY_FENCE" | "INTERVENING_MODEL" | "FLIMSY_FENCE" | "BUSH" | "CROPS" | "LONG_GRASS";
        /** @description A thing in the way. */
        readonly ObstructionOdds: {
            /** @description What it is. */
            readonly obstruction: components["schemas"]["Obstruction"];
            /** @description The least that passes it. */
            readonly needed: number;
            /** @description That the shot ends there. */
            readonly stopped: components["schemas"]["Chance"];
        };
        /** @description What `offerTournament` is asked with. */
        readonly OfferTournamentBody: {
            /** @description The id of the tournament. */
            readonly tournament: string;
        };
        /** @description The leagues that a tournament has been offered to. */
        readonly OfferedTournament: {
            /** @description The id of the tournament. */
            readonly tournament: string;
            /** @description The ids of the leagues. */
            readonly leagues: readonly string[];
            /** @description What `ifMatch` takes to change the tournament's head. */
            readonly version: string;
        };
        /**
         * @description What an option is.
         *     - `BOW`: A bow or crossbow: counts towards the bow limit on a Warrior.
         *     - `THROWING`: A throwing weapon, blowpipe or sling: never counts.
         *     - `MOUNT`: A mount.
         *     - `ARMOUR`: Armour.
         *     - `SHIELD`: A shield.
         *     - `SPEAR`: A spear or pike.
         *     - `WEAPON`: Another weapon.
         *     - `BANNER`: A banner.
         *     - `HORN`: A horn or drum.
         *     - `CREW`: More crew of a siege engine.
         *     - `UPGRADE`: Anything else.
         * @enum {string}
         */
        readonly OptionKind: "BOW" | "THROWING" | "MOUNT" | "ARMOUR" | "SHIELD" | "SPEAR" | "WEAPON" | "BANNER" | "HORN" | "CREW" | "UPGRADE";
        /** @description Two entrants who meet. */
        readonly PairedTable: {
            /** @description The number of the table, from 1. */
            readonly table: number;
            /** @description The two ids, the higher ranked first; in round 1 in the order of the draw. */
            readonly entrants: readonly string[];
            /** @description Why these two meet. */
            readonly reason: components["schemas"]["TableReason"];
        };
        /** @description A drawn round. */
        readonly Pairings: {
            /** @description The round. */
            readonly round: number;
            /** @description The tables, the best-ranked first. */
            readonly tables: readonly components["schemas"]["PairedTable"][];
            /** @description Who is left over of an odd number; null where nobody is. */
            readonly unpaired: components["schemas"]["UnpairedEntrant"] | null;
            /** @description The active entrants as they were ranked for this draw: `ranked 3 v 4` counts down this list. */
            readonly standings: readonly components["schemas"]["Standing"][];
            /** @description How many further rounds after this one can certainly be drawn without a rematch, whatever the results. */
            readonly roundsWithoutRematch: number;
        };
        /** @description What `passenger` is asked with. */
        readonly PassengerBody: {
            /**
             * @description What happens, or what the passenger wants to do.
             * @enum {string}
             */
            readonly event: "MOUNTS" | "DISMOUNTS" | "SHOT_AT" | "STRUCK" | "WANTS_TO_SHOOT" | "WANTS_TO_FIGHT" | "RIDER_THROWN" | "RIDER_SLAIN" | "RIDER_DISMOUNTS";
        };
        /**
         * @description What happens to a passenger, or what it wants to do.
         *     - `MOUNTS`: It mounts up.
         *     - `DISMOUNTS`: It gets down.
         *     - `SHOT_AT`: A shot would hit the rider.
         *     - `STRUCK`: Rider or passenger is Struck in close combat.
         *     - `WANTS_TO_SHOOT`: It would shoot.
         *     - `WANTS_TO_FIGHT`: It would fight in close combat.
         *     - `RIDER_THROWN`: The rider is thrown.
         *     - `RIDER_SLAIN`: The rider is slain.
         *     - `RIDER_DISMOUNTS`: The rider gets down.
         * @enum {string}
         */
        readonly PassengerEvent: "MOUNTS" | "DISMOUNTS" | "SHOT_AT" | "STRUCK" | "WANTS_TO_SHOOT" | "WANTS_TO_FIGHT" | "RIDER_THROWN" | "RIDER_SLAIN" | "RIDER_DISMOUNTS";
        /** @description A rule of passengers. */
        readonly PassengerRule: {
            /** @description What was asked. */
            readonly event: components["schemas"]["PassengerEvent"];
            /** @description Whether it is allowed. */
            readonly allowed: boolean;
            /** @description In our words. */
            readonly text: string;
            /** @description The chart to roll on next; null for none. */
            readonly chart: string | null;
            /** @description Where it stands. */
            readonly source: components["schemas"]["Source"];
        };
        /** @description A tournament when a round was over. */
        readonly PastTournament: {
            /** @description The round. */
            readonly round: number;
            /** @description The tournament as it stood then. */
            readonly tournament: components["schemas"]["TournamentAsItStood"];
            /** @description The rounds up to then, as they stood. */
            readonly rounds: readonly components["schemas"]["Round"][];
            /** @description The standings as they stood. */
            readonly standings: readonly components["schemas"]["Standing"][];
        };
        /** @description The body is larger than this address takes. */
        readonly PayloadTooLargeProblem: {
            /** @description The most bytes a body may have here. */
            readonly limitBytes: number;
            /**
             * @description What it is, for programs.
             * @constant
             */
            readonly code: "PAYLOAD_TOO_LARGE";
            /** @description What it is, for people. */
            readonly title: string;
            /**
             * @description The HTTP status.
             * @constant
             */
            readonly status: 413;
            /** @description What was wrong, where, what was allowed and what to do. */
            readonly detail: string;
            /** @description The path asked for. */
            readonly instance: string;
            /** @description The id of the request, as `X-Request-Id` has it. */
            readonly requestId: string;
        };
        /**
         * @description A phase of the turn.
         *     - `PRIORITY`: Who goes first is rolled for.
         *     - `MOVE`: Models move, charge and cast.
         *     - `SHOOT`: Missile weapons are shot.
         *     - `FIGHT`: Fights are resolved.
         *     - `END`: Effects run out.
         * @enum {string}
         */
        readonly Phase: "PRIORITY" | "MOVE" | "SHOOT" | "FIGHT" | "END";
        /** @description A picture and its text alternative. */
        readonly Picture: {
            /** @description What it is about. */
            readonly title: string;
            /** @description What is to be seen: the alternative text. */
            readonly description: string;
            /** @description Its numbers. */
            readonly table: components["schemas"]["PictureTable"];
            /** @description Pixels from left to right. */
            readonly width: number;
            /** @description Pixels from top to bottom. */
            readonly height: number;
            /** @description The picture: a whole SVG document, which can stand within HTML too. */
            readonly svg: string;
        };
        /** @description The numbers of a picture as text. */
        readonly PictureTable: {
            /** @description What stands in each column. */
            readonly columns: readonly string[];
            /** @description The rows, each as long as the columns. */
            readonly rows: readonly (readonly string[])[];
        };
        /** @description A step of a fight or volley as it was played. */
        readonly PlayStep: {
            /** @description What kind of step: DICE, MIGHT, TO_WOUND, FATE... */
            readonly code: string;
            /** @description The side it concerns, 0 or 1; null for none. */
            readonly side: number | null;
            /** @description The place of the model in its side, from 0; null for the side. */
            readonly model: number | null;
            /** @description The step in words. */
            readonly text: string;
            /** @description The dice that it took. */
            readonly dice: readonly number[];
            /** @description Where the rule stands. */
            readonly source: components["schemas"]["Source"];
        };
        /** @description A number of points and the chance that so many are spent. */
        readonly PointsOdds: {
            /** @description The points spent. */
            readonly points: number;
            /** @description The chance that exactly so many are spent. */
            readonly probability: components["schemas"]["Chance"];
        };
        /** @description How a season is counted. */
        readonly PointsRule: {
            /** @description Points for the place, or the Tournament Points themselves. */
            readonly scoring: components["schemas"]["LeagueScoring"];
            /** @description For PLACE: the points of the first place, the second, and so on. */
            readonly placePoints: readonly number[];
            /** @description For PLACE: the points of everyone placed further down. */
            readonly participationPoints: number;
            /** @description Only so many results of a player count, the best; null for all. */
            readonly best: number | null;
        };
        /**
         * @description How long a Magical Power lasts.
         *     - `INSTANT`: At once, then over.
         *     - `TEMPORARY`: Until the End phase of the turn.
         *     - `EXHAUSTION`: Until the caster has no Will left.
         * @enum {string}
         */
        readonly PowerDuration: "INSTANT" | "TEMPORARY" | "EXHAUSTION";
        /** @description A hit of a Magical Power. */
        readonly PowerHit: {
            /** @description Strength of the hit. */
            readonly strength: number;
            /** @description Whom it strikes. */
            readonly victim: components["schemas"]["PowerVictim"];
        };
        /**
         * @description Whom a Magical Power targets.
         *     - `ENEMY_MODEL`: One enemy model in range.
         *     - `CASTER`: The caster.
         * @enum {string}
         */
        readonly PowerTarget: "ENEMY_MODEL" | "CASTER";
        /**
         * @description Whom a hit of a Magical Power strikes.
         *     - `TARGET`: The power's target.
         *     - `OTHERS_KNOCKED_PRONE`: Every other model that the power knocks Prone.
         * @enum {string}
         */
        readonly PowerVictim: "TARGET" | "OTHERS_KNOCKED_PRONE";
        /** @description What a casting may do to one model, casting and resisting included. */
        readonly PowerVictimOdds: {
            /** @description Its name. */
            readonly name: string;
            /** @description Strength of the hit. */
            readonly strength: number;
            /** @description That it is hit. */
            readonly hit: components["schemas"]["Chance"];
            /** @description That it loses a Wound, Fate spent as well as can be. */
            readonly wounded: components["schemas"]["Chance"];
            /** @description That it is slain. */
            readonly slain: components["schemas"]["Chance"];
        };
        /** @description The exact chance of Priority. */
        readonly PriorityOdds: {
            /** @description Both sides, in the order named. */
            readonly sides: readonly components["schemas"]["SideOdds"][];
            /** @description Where it stands. */
            readonly sources: readonly components["schemas"]["Source"][];
        };
        /** @description What `priorityOdds` is asked with. */
        readonly PriorityOddsBody: {
            /** @description The two sides, in the order they throw. */
            readonly sides: readonly string[];
            /** @description The side that had Priority last turn; left out in the first turn. */
            readonly before?: string | null;
        };
        /** @description A roll for Priority, step by step. */
        readonly PriorityResolution: {
            /** @description Every throw; more than one only where ties are rolled again. */
            readonly rounds: readonly components["schemas"]["RollOffRound"][];
            /** @description The side with Priority. */
            readonly priority: string;
            /** @description Whether a tie passed it on. */
            readonly passedByTie: boolean;
            /** @description The dice as thrown. */
            readonly dice: readonly number[];
            /** @description The signed receipt of dice that we threw; null where the players threw them. */
            readonly receipt: string | null;
            /** @description Where it stands. */
            readonly sources: readonly components["schemas"]["Source"][];
        };
        /**
         * @description What a profile is.
         *     - `HERO`: A Hero.
         *     - `WARRIOR`: A Warrior.
         *     - `SIEGE_ENGINE`: A siege engine with its veteran and crew.
         * @enum {string}
         */
        readonly ProfileKind: "HERO" | "WARRIOR" | "SIEGE_ENGINE";
        /** @description What a Prone model may do. */
        readonly ProneMovement: {
            /** @description How far it may crawl. */
            readonly crawlInches: number;
            /** @description What standing up costs, in inches. */
            readonly standUpCostInches: number;
            /** @description Whether what is left of its move pays for standing up. */
            readonly mayStandUp: boolean;
            /** @description What is then left of its move, in inches. */
            readonly leftAfterStandingInches: number;
            /** @description What it may do. */
            readonly may: readonly string[];
            /** @description What it may not do. */
            readonly mayNot: readonly string[];
            /** @description Where it stands. */
            readonly sources: readonly components["schemas"]["Source"][];
        };
        /** @description What `proneMovement` is asked with. */
        readonly ProneMovementBody: {
            /** @description Its Move allowance, in inches. */
            readonly moveInches: number;
            /** @description What is left of its move this turn, in inches; all of it if left out. */
            readonly remainingMoveInches?: number | null;
        };
        /** @description What `readRoster` is asked with. */
        readonly ReadRosterBody: {
            /** @description The file (`.ros` or `.rosz`) in Base64. */
            readonly roster: string;
        };
        /** @description Something the rules say about a wish, and where. */
        readonly Reason: {
            /** @description A stable word for it. */
            readonly code: string;
            /** @description In our words. */
            readonly text: string;
            /** @description Where it stands. */
            readonly source: components["schemas"]["Source"];
        };
        /** @description What the receipt of a roll says. */
        readonly Receipt: {
            /** @description The operation that rolled, such as `rollChart`. */
            readonly operation: string;
            /** @description What was asked, as JSON text. */
            readonly input: string;
            /** @description What the dice showed, in the order rolled. */
            readonly dice: readonly number[];
            /**
             * Format: date-time
             * @description When the dice were rolled.
             */
            readonly rolledAt: string;
            /** @description Random, so that no two receipts are alike. */
            readonly nonce: string;
        };
        /** @description What was found out about a receipt. */
        readonly ReceiptCheck: {
            /** @description Whether this service issued exactly this receipt. */
            readonly valid: boolean;
            /** @description What it says; null unless it is valid. */
            readonly content: components["schemas"]["Receipt"] | null;
        };
        /** @description The key that receipts are checked with. */
        readonly ReceiptKey: {
            /** @description How receipts are signed: `Ed25519`. */
            readonly algorithm: string;
            /** @description The public key: SPKI as PEM. */
            readonly publicKey: string;
        };
        /** @description What `recordCheck` is asked with. */
        readonly RecordCheckBody: {
            /**
             * @description What was looked at.
             * @enum {string}
             */
            readonly check: "ARMY_LIST" | "PAINTING" | "CONVERSIONS";
            /** @description Whether it is in order. */
            readonly passed: boolean;
            /** @description What there is to say about it. */
            readonly note?: string | null;
        };
        /** @description What `recoverLeagueToken` is asked with. */
        readonly RecoverLeagueTokenBody: {
            /** @description The recovery code, in any spelling of its letters. */
            readonly recoveryCode: string;
        };
        /** @description What `recoverOrganiserToken` is asked with. */
        readonly RecoverOrganiserTokenBody: {
            /** @description The recovery code, in any spelling of its letters. */
            readonly recoveryCode: string;
        };
        /** @description A tournament whose organiser has a token again. */
        readonly RecoveredTournament: {
            /** @description The tournament. */
            readonly tournament: components["schemas"]["TournamentSettings"];
            /** @description What the organiser writes with from now on. */
            readonly organiserToken: string;
            /** @description Brings back a lost token the next time. */
            readonly recoveryCode: string;
        };
        /** @description What `redeemLinkCode` is asked with. */
        readonly RedeemLinkCodeBody: {
            /** @description The code, in any spelling of its letters. */
            readonly code: string;
        };
        /** @description What a one-time code was exchanged for. */
        readonly RedeemedLinkCode: {
            /** @description The id of the tournament. */
            readonly tournament: string;
            /** @description The id of the entrant. */
            readonly entrant: string;
            /** @description The name of the entrant, as it was at that moment. */
            readonly name: string;
            /** @description What the player writes with: `Authorization: Bearer <token>`. */
            readonly playerToken: string;
        };
        /** @description What `redrawRound` is asked with. */
        readonly RedrawRoundBody: {
            /** @description Why it is drawn again; shown with the round. */
            readonly reason: string;
        };
        /** @description One thing to look up. A field is null, or a list empty, where the entry has no such thing. */
        readonly ReferenceEntry: {
            /** @description What it is about. */
            readonly kind: components["schemas"]["ReferenceKind"];
            /** @description What to ask for it by; it does not change. */
            readonly id: string;
            /** @description The players' name for it. */
            readonly name: string;
            /** @description Other names it is found by. */
            readonly aliases: readonly string[];
            /** @description The edition it belongs to. */
            readonly ruleset: components["schemas"]["Ruleset"];
            /** @description What it does, in short. */
            readonly summary: string;
            /** @description What happens, in order. */
            readonly steps: readonly string[];
            /** @description The phase in which it is used. */
            readonly phase: components["schemas"]["Phase"] | null;
            /** @description How far it reaches, in inches. */
            readonly rangeInches: number | null;
            /** @description Strength of a missile weapon. */
            readonly strength: number | null;
            /** @description How far the shooter may have moved. */
            readonly moveLimit: components["schemas"]["MoveLimit"] | null;
            /** @description A phase's place in the turn, from 1. */
            readonly order: number | null;
            /** @description A characteristic's letters in a profile. */
            readonly abbreviation: string | null;
            /** @description Whether only Heroes have the characteristic. */
            readonly heroesOnly: boolean | null;
            /** @description How many hands the weapon takes. */
            readonly handedness: components["schemas"]["Handedness"] | null;
            /** @description What it adds to Duel rolls. */
            readonly duelModifier: number | null;
            /** @description What it multiplies the Duel's Attacks by. */
            readonly duelAttacksFactor: number | null;
            /** @description What it adds to To Wound rolls. */
            readonly toWoundModifier: number | null;
            /** @description What it adds to Defence. */
            readonly defenceModifier: number | null;
            /** @description Weapons that have the special strike. */
            readonly weapons: readonly string[];
            /** @description Might points it costs. */
            readonly mightCost: number | null;
            /** @description What the Hero calls. */
            readonly shout: string | null;
            /** @description How far friends hear the shout, in inches. */
            readonly shoutRangeInches: number | null;
            /** @description How long a Magical Power lasts. */
            readonly duration: components["schemas"]["PowerDuration"] | null;
            /** @description Whom a Magical Power targets. */
            readonly target: components["schemas"]["PowerTarget"] | null;
            /** @description Hits a Magical Power deals. */
            readonly hits: readonly components["schemas"]["PowerHit"][];
            /** @description Whether a special rule needs the model to act. */
            readonly activation: components["schemas"]["Activation"] | null;
            /** @description A ruling's number. */
            readonly number: string | null;
            /** @description The named option by which a ruling can be changed. */
            readonly switch: components["schemas"]["RulingSwitch"] | null;
            /** @description What to read next. */
            readonly related: readonly components["schemas"]["Related"][];
            /** @description Where it stands, the chief place first. */
            readonly sources: readonly components["schemas"]["Source"][];
        };
        /** @description A part of the reference. */
        readonly ReferenceEntryList: {
            /** @description The entries, in reading order. */
            readonly items: readonly components["schemas"]["ReferenceEntry"][];
            /** @description The `cursor` that answers what comes next; null at the end. */
            readonly nextCursor: string | null;
        };
        /**
         * @description What a reference entry is about.
         *     - `TURN_PHASE`: A phase of the turn.
         *     - `CHARACTERISTIC`: A number of a profile.
         *     - `WARGEAR`: A weapon or a piece of wargear.
         *     - `MISSILE_WEAPON`: A missile weapon, with range and Strength.
         *     - `SPECIAL_STRIKE`: What a weapon can do instead of plain Strikes.
         *     - `HEROIC_ACTION`: A heroic action.
         *     - `MAGICAL_POWER`: A Magical Power.
         *     - `SPECIAL_RULE`: A special rule of models.
         *     - `PROCEDURE`: How something is done: moving, shooting, fighting, magic.
         *     - `ADVANCED_RULE`: Water, burdens, passengers, Sentries.
         *     - `DOUBLES_RULE`: What is different in doubles.
         *     - `EVENT_RULE`: How an event is run.
         *     - `RULING`: What holds here where the documents are silent, garbled or disagree.
         * @enum {string}
         */
        readonly ReferenceKind: "TURN_PHASE" | "CHARACTERISTIC" | "WARGEAR" | "MISSILE_WEAPON" | "SPECIAL_STRIKE" | "HEROIC_ACTION" | "MAGICAL_POWER" | "SPECIAL_RULE" | "PROCEDURE" | "ADVANCED_RULE" | "DOUBLES_RULE" | "EVENT_RULE" | "RULING";
        /** @description What `registerEntrant` is asked with. */
        readonly RegisterEntrantBody: {
            /** @description The name of the player, or of the team in doubles. */
            readonly name: string;
            /**
             * @description The two players of a doubles team; empty in singles.
             * @default []
             */
            readonly members?: readonly string[] | null;
            /** @description The club the entrant belongs to. */
            readonly club?: string | null;
        };
        /** @description What `reinstateEntrant` is asked with. */
        readonly ReinstateEntrantBody: {
            /** @description Why, in words for the history. */
            readonly reason?: string | null;
        };
        /** @description Something to read next. */
        readonly Related: {
            /** @description What it is. */
            readonly kind: components["schemas"]["SearchKind"];
            /** @description What to ask for it by. */
            readonly id: string;
            /** @description Its name. */
            readonly name: string;
            /** @description The REST address that answers it. */
            readonly path: string;
        };
        /** @description What `releaseClaim` is asked with. */
        readonly ReleaseClaimBody: {
            /** @description The id of an entrant of the tournament. */
            readonly entrant: string;
            /**
             * @description Which member of a doubles team: 1 or 2; 1 in singles.
             * @default 1
             */
            readonly member?: number | null;
            /** @description Why the claim was wrong. */
            readonly reason: string;
        };
        /** @description What `removeTournament` is asked with. */
        readonly RemoveTournamentBody: {
            /** @description Why it counts no longer. */
            readonly reason: string;
        };
        /** @description What `renameLeaguePlayer` is asked with. */
        readonly RenameLeaguePlayerBody: {
            /** @description What the player is called. Two players may share a name. */
            readonly name: string;
        };
        /** @description What `reportResult` is asked with. */
        readonly ReportResultBody: {
            /**
             * @description PLAYED with Victory Points; CONCESSION; or BOTH_LOST, as a referee ruled.
             * @enum {string}
             */
            readonly kind: "PLAYED" | "CONCESSION" | "BOTH_LOST";
            /** @description Each side's Victory Points in the order of the table; the Spare Player's second. */
            readonly victoryPoints?: readonly number[] | null;
            /** @description Whether each side killed the enemy leader; leave it out where nobody knows. */
            readonly leaderKilled?: readonly boolean[] | null;
            /** @description The id of an entrant of the tournament. */
            readonly concededBy?: string | null;
            /** @description Who won, "DRAW", or "SPARE" for the Spare Player: checked against the result, never needed. */
            readonly winner?: string | null;
            /** @description Why it is corrected; shown with the result. */
            readonly reason?: string | null;
        };
        /** @description A table with its new result. */
        readonly ReportedTable: {
            /** @description The id of the tournament. */
            readonly tournament: string;
            /** @description The number of the round. */
            readonly round: number;
            /** @description The number of the table. */
            readonly table: number;
            /** @description Two ids, the higher ranked first; one at the Spare Player's table. */
            readonly entrants: readonly string[];
            /** @description The result; null never. */
            readonly result: components["schemas"]["Result"] | null;
            /** @description What `ifMatch` takes to correct the result. */
            readonly version: string;
        };
        /** @description What `resolveCasting` is asked with. */
        readonly ResolveCastingBody: {
            /**
             * @description The Magical Power.
             * @enum {string}
             */
            readonly power: "BLACK_DART" | "COMMAND" | "COMPEL" | "IMMOBILISE" | "TRANSFIX" | "SORCEROUS_BLAST" | "TERRIFYING_AURA";
            /** @description Who casts. */
            readonly caster: {
                /** @description Dice of the casting roll: the Will expended, the free point of a Staff of Power included. */
                readonly will: number;
                /** @description The score that casts the power, such as 4 for 4+. */
                readonly castingValue: number;
                /**
                 * @description Might points the caster has; 0 to 20.
                 * @default 0
                 */
                readonly might?: number | null;
                /**
                 * @description One of the Will points is the Staff of Power’s free one.
                 * @default false
                 */
                readonly staffOfPower?: boolean | null;
                /**
                 * @description It has Will of Evil: its last Will point may not go into casting.
                 * @default false
                 */
                readonly willOfEvil?: boolean | null;
                /** @description Will points in its store; 0 to 40. Checked if given. */
                readonly willAvailable?: number | null;
            };
            /** @description Who it is cast at. */
            readonly target?: {
                /**
                 * @description Wounds it has left; 1 to 20.
                 * @default 1
                 */
                readonly wounds?: number | null;
                /**
                 * @description Fate points it has; 0 to 20.
                 * @default 0
                 */
                readonly fate?: number | null;
                /**
                 * @description Might points it may spend on its Fate rolls; 0 to 20.
                 * @default 0
                 */
                readonly fateMight?: number | null;
                /**
                 * @description What to call it in the answer.
                 * @default target
                 */
                readonly name?: string | null;
                /** @description Its Defence; Black Dart and Sorcerous Blast need it. 1 to 10. */
                readonly defence?: number | null;
                /**
                 * @description Will points it expends on the Resist test, the free ones left out; 0 to 20.
                 * @default 0
                 */
                readonly will?: number | null;
                /** @description Will points in its store; 0 to 40. Checked if given. */
                readonly willAvailable?: number | null;
                /**
                 * @description Resistant to Magic: one free die.
                 * @default false
                 */
                readonly resistantToMagic?: boolean | null;
                /**
                 * @description It spends the free Will of its own Staff of Power: one free die.
                 * @default false
                 */
                readonly staffOfPower?: boolean | null;
                /**
                 * @description Might points it may spend on the Resist test; 0 to 20.
                 * @default 0
                 */
                readonly might?: number | null;
            } | null;
            /** @description Sorcerous Blast: every other model it may knock Prone. */
            readonly others?: readonly {
                /**
                 * @description Wounds it has left; 1 to 20.
                 * @default 1
                 */
                readonly wounds?: number | null;
                /**
                 * @description Fate points it has; 0 to 20.
                 * @default 0
                 */
                readonly fate?: number | null;
                /**
                 * @description Might points it may spend on its Fate rolls; 0 to 20.
                 * @default 0
                 */
                readonly fateMight?: number | null;
                /** @description What to call it in the answer. */
                readonly name: string;
                /** @description Its Defence; 1 to 10. */
                readonly defence: number;
                /**
                 * @description Sorcerous Blast: inches the target flies before it meets this one; 0 if knocked Prone whatever the distance, as in the target’s Fight.
                 * @default 0
                 */
                readonly knockedAtInches?: number | null;
            }[] | null;
            /**
             * @description What the documents leave open about Might.
             * @default {
             *       "mightCap": 6
             *     }
             */
            readonly switches?: {
                /**
                 * @description Might raises no single D6 beyond this; null lifts the limit.
                 * @default 6
                 */
                readonly mightCap?: number | null;
            } | null;
            /** @description The dice as thrown, in the order that the test asks for them. */
            readonly dice: readonly number[];
            /** @description Might the caster spends on the casting roll, before the Resist test; 0 to 20. */
            readonly casterMight?: number | null;
            /** @description Might the target spends on the Resist test; 0 to 20. */
            readonly targetMight?: number | null;
        };
        /** @description What `resolveChart` is asked with. */
        readonly ResolveChartBody: {
            /**
             * @description Names of the chart’s modifiers that apply, such as MOUNTED.
             * @default []
             */
            readonly modifiers?: readonly string[] | null;
            /** @description Which table of the chart, by name; only for a chart that has several. */
            readonly variant?: string | null;
            /** @description Might points that the model has to spend on this roll; 0 to 100. */
            readonly mightAvailable?: number | null;
            /** @description How far the model would fall, in inches. */
            readonly fallInches?: number | null;
            /** @description How tall the model is, in inches. */
            readonly modelHeightInches?: number | null;
            /** @description What is left of its move at the moment of the test, in inches. */
            readonly remainingMoveInches?: number | null;
            /** @description What the passenger had moved this turn before it mounted up, in inches. */
            readonly passengerMovedInches?: number | null;
            /** @description Its whole Move allowance, in inches. */
            readonly moveInches?: number | null;
            /** @description The die thrown: these charts take one D6. */
            readonly dice: readonly number[];
            /**
             * @description Might points spent on the roll; negative to lower it where the chart allows that.
             * @default 0
             */
            readonly might?: number | null;
        };
        /** @description What `resolveCourage` is asked with. */
        readonly ResolveCourageBody: {
            /** @description Courage of the profile; 0 to 20. */
            readonly courage: number;
            /**
             * @description An enemy Harbinger of Evil is within 12".
             * @default false
             */
            readonly harbinger?: boolean | null;
            /**
             * @description Will points the model has; 0 to 20.
             * @default 0
             */
            readonly willAvailable?: number | null;
            /**
             * @description Might points the model has; 0 to 20.
             * @default 0
             */
            readonly mightAvailable?: number | null;
            /**
             * @description What the documents leave open about Might.
             * @default {
             *       "mightCap": 6
             *     }
             */
            readonly switches?: {
                /**
                 * @description Might raises no single D6 beyond this; null lifts the limit.
                 * @default 6
                 */
                readonly mightCap?: number | null;
            } | null;
            /** @description The two dice as thrown. */
            readonly dice: readonly number[];
            /** @description Will points spent on the failed test; 0 to 20. */
            readonly will?: number | null;
            /** @description Might points spent on the failed test; 0 to 20. */
            readonly might?: number | null;
        };
        /** @description What `resolveFate` is asked with. */
        readonly ResolveFateBody: {
            /** @description Fate points that may be spent on this Wound; 0 to 20. */
            readonly fate: number;
            /**
             * @description Might points the model has; 0 to 20.
             * @default 0
             */
            readonly mightAvailable?: number | null;
            /**
             * @description Failed Fate rolls may be made again once, as at a Site of Power.
             * @default false
             */
            readonly rerollFailed?: boolean | null;
            /** @description The dice as thrown, in the order that the test asks for them. */
            readonly dice: readonly number[];
            /**
             * @description Might points spent on the last roll; 0 to 20.
             * @default 0
             */
            readonly might?: number | null;
        };
        /** @description What `resolveFight` is asked with. */
        readonly ResolveFightBody: {
            /** @description The two sides; answers keep their order. At most 30 Duel dice, 4 models with Might and 4 that can be struck a side, and 8000 states to work through (refused by name with their number). */
            readonly sides: readonly {
                /**
                 * @description Good or Evil; it decides the roll-off.
                 * @enum {string}
                 */
                readonly alignment: "GOOD" | "EVIL";
                /** @description The models of the side, supporters among them; at most 30 Duel dice together. */
                readonly models: readonly {
                    /**
                     * @description Attacks, as on the profile; a supporter brings one whatever stands here; 1 to 10.
                     * @default 1
                     */
                    readonly attacks?: number | null;
                    /** @description Fight value; 0 to 10. */
                    readonly fight: number;
                    /**
                     * @description Might points left, any heroic action already paid; at most 4 models a side have any; 0 to 10.
                     * @default 0
                     */
                    readonly might?: number | null;
                    /**
                     * @description Infantry, Cavalry, or anything else (a monster, a war beast).
                     * @default INFANTRY
                     * @enum {string|null}
                     */
                    readonly type?: "INFANTRY" | "CAVALRY" | "OTHER" | null;
                    /**
                     * @description It uses a two-handed weapon: -1 to its Duel dice, +1 To Wound.
                     * @default false
                     */
                    readonly twoHanded?: boolean | null;
                    /**
                     * @description It uses an Elven-made weapon; counts for the side unless it only supports.
                     * @default false
                     */
                    readonly elvenMade?: boolean | null;
                    /**
                     * @description It supports a friend with this weapon instead of fighting itself.
                     * @enum {string|null}
                     */
                    readonly supporting?: "SPEAR" | "PIKE" | null;
                    /**
                     * @description It is shielding: twice the Duel dice, no Strikes.
                     * @default false
                     */
                    readonly shielding?: boolean | null;
                    /**
                     * @description It charged into this fight this turn.
                     * @default false
                     */
                    readonly charged?: boolean | null;
                    /**
                     * @description Enemy Cavalry charged it afterwards: its own charge gives no bonus.
                     * @default false
                     */
                    readonly chargedByCavalry?: boolean | null;
                    /**
                     * @description The special strike that it uses.
                     * @enum {string|null}
                     */
                    readonly specialStrike?: "BASH" | "FEINT" | "PIERCING_STRIKE" | "STUN" | "WHIRL" | null;
                    /**
                     * @description It declared a Heroic Strike: D6 more Fight, 10 at most.
                     * @default false
                     */
                    readonly heroicStrike?: boolean | null;
                    /**
                     * @description It lies Prone: it fights, but makes no Strikes, and is struck as Trapped.
                     * @default false
                     */
                    readonly prone?: boolean | null;
                    /**
                     * @description It is Immobilised or Transfixed: it fights, but makes no Strikes.
                     * @default false
                     */
                    readonly immobilised?: boolean | null;
                    /** @description Strength; 1 to 10. */
                    readonly strength: number;
                    /** @description Defence with its armour and shield, without Shieldwall; 1 to 10. */
                    readonly defence: number;
                    /**
                     * @description Wounds left; 1 to 10.
                     * @default 1
                     */
                    readonly wounds?: number | null;
                    /**
                     * @description Fate points left; 0 to 6.
                     * @default 0
                     */
                    readonly fate?: number | null;
                    /**
                     * @description It may re-roll failed Fate rolls (Site of Power).
                     * @default false
                     */
                    readonly rerollFate?: boolean | null;
                    /**
                     * @description Its Shieldwall holds: +1 Defence.
                     * @default false
                     */
                    readonly shieldwall?: boolean | null;
                    /**
                     * @description It carries a lance: +1 To Wound when it charged, as Cavalry.
                     * @default false
                     */
                    readonly lance?: boolean | null;
                    /**
                     * @description Friendly Rivalry gives it +1 To Wound.
                     * @default false
                     */
                    readonly rivalry?: boolean | null;
                    /**
                     * @description Any further bonus to its To Wound rolls; 0 to 5.
                     * @default 0
                     */
                    readonly bonus?: number | null;
                    /**
                     * @description It re-rolls To Wound dice of 1.
                     * @default false
                     */
                    readonly rerollOnes?: boolean | null;
                    /**
                     * @description It cannot back away if its side loses.
                     * @default false
                     */
                    readonly trapped?: boolean | null;
                }[];
                /**
                 * @description How many of its Duel dice the side may re-roll once; 0 to 30.
                 * @default 0
                 */
                readonly rerolls?: number | null;
                /**
                 * @description What the winner strikes for: as many slain as can be, one model slain, or the leader wounded.
                 * @default KILL_MOST
                 * @enum {string|null}
                 */
                readonly aim?: "KILL_MOST" | "KILL_TARGET" | "WOUND_LEADER" | null;
                /** @description The place, from 0, of the model that KILL_TARGET or WOUND_LEADER means; 0 to 29. */
                readonly aimedAt?: number | null;
            }[];
            /**
             * @description The side with Priority: 0 for the first named, 1 for the second. The other re-rolls first.
             * @default 0
             */
            readonly priority?: number | null;
            /** @description What the documents leave open. */
            readonly switches?: {
                /**
                 * @description Might raises no die beyond this; 6 to 16, null lifts the limit.
                 * @default 6
                 */
                readonly mightCap?: number | null;
                /**
                 * @description A modified Duel die does not fall below this; 0 or 1, null lifts the limit.
                 * @default 1
                 */
                readonly duelFloor?: number | null;
                /**
                 * @description A natural 6 is not lowered by a two-handed weapon.
                 * @default false
                 */
                readonly naturalSixStands?: boolean | null;
                /**
                 * @description Whether all Strikes at one model are seen before Might is spent, or each for itself.
                 * @default TOGETHER
                 * @enum {string|null}
                 */
                readonly strikesRolled?: "TOGETHER" | "ONE_BY_ONE" | null;
                /**
                 * @description A model that Bashes or Stuns makes no Strikes; true if left out.
                 * @default true
                 */
                readonly bashAndStunForgoStrikes?: boolean | null;
                /**
                 * @description A shielding model’s victory stops its whole side from Striking.
                 * @default false
                 */
                readonly shieldingStopsSide?: boolean | null;
            } | null;
            /** @description The dice as thrown, in the order that the test asks for them. */
            readonly dice: readonly number[];
        };
        /** @description What `resolveInTheWay` is asked with. */
        readonly ResolveInTheWayBody: {
            /**
             * @description What lies between, nearest the firer first; may be empty.
             * @default []
             */
            readonly obstructions?: readonly ("FORTIFICATION" | "LARGE_ROCK" | "OUTCROP" | "WINDOW" | "DOORWAY" | "WALL" | "ROCK" | "TREE_TRUNK" | "STURDY_FENCE" | "INTERVENING_MODEL" | "FLIMSY_FENCE" | "BUSH" | "CROPS" | "LONG_GRASS")[] | null;
            /**
             * @description Failed rolls are made again once (Heroic Accuracy).
             * @default false
             */
            readonly heroicAccuracy?: boolean | null;
            /**
             * @description Might points the firer has; 0 to 20.
             * @default 0
             */
            readonly mightAvailable?: number | null;
            /** @description What the documents leave open. */
            readonly switches?: {
                /**
                 * @description A model in the way that stops the shot is hit by it.
                 * @default false
                 */
                readonly interveningModelIsHit?: boolean | null;
            } | null;
            /** @description The dice as thrown, in the order that the test asks for them. */
            readonly dice: readonly number[];
        };
        /** @description What `resolvePriority` is asked with. */
        readonly ResolvePriorityBody: {
            /** @description The two sides, in the order they throw. */
            readonly sides: readonly string[];
            /** @description The side that had Priority last turn; left out in the first turn. */
            readonly before?: string | null;
            /** @description The dice as thrown, in the order that the test asks for them. */
            readonly dice: readonly number[];
        };
        /** @description What `resolveRollOff` is asked with. */
        readonly ResolveRollOffBody: {
            /** @description The sides that roll, in the order they throw; two or more, of different names. */
            readonly sides: readonly string[];
            /** @description The dice as thrown, in the order that the test asks for them. */
            readonly dice: readonly number[];
        };
        /** @description What `resolveSpecialStrike` is asked with. */
        readonly ResolveSpecialStrikeBody: {
            /**
             * @description The special strike.
             * @enum {string}
             */
            readonly strike: "BASH" | "FEINT" | "PIERCING_STRIKE" | "STUN" | "WHIRL";
            /** @description Fight value of the model; Feint needs it. 0 to 10. */
            readonly fight?: number | null;
            /** @description Strength of the model; Bash and Piercing Strike need it. 1 to 10. */
            readonly strength?: number | null;
            /** @description Defence of the model; Piercing Strike needs it. 1 to 10. */
            readonly defence?: number | null;
            /** @description Whether its side won the Duel; Piercing Strike needs it. */
            readonly wonDuel?: boolean | null;
            /**
             * @description Bash: the model uses a two-handed weapon, +1.
             * @default false
             */
            readonly twoHanded?: boolean | null;
            /** @description Strength of the opponent; Bash needs it. 1 to 10. */
            readonly opponentStrength?: number | null;
            /**
             * @description Bash: the opponent uses a two-handed weapon, +1.
             * @default false
             */
            readonly opponentTwoHanded?: boolean | null;
            /**
             * @description Bash and Stun: Might points the model has; 0 to 20.
             * @default 0
             */
            readonly mightAvailable?: number | null;
            /**
             * @description Bash: Might points the opponent has; 0 to 20.
             * @default 0
             */
            readonly opponentMight?: number | null;
            /**
             * @description What the documents leave open about Might.
             * @default {
             *       "mightCap": 6
             *     }
             */
            readonly switches?: {
                /**
                 * @description Might raises no single D6 beyond this; null lifts the limit.
                 * @default 6
                 */
                readonly mightCap?: number | null;
            } | null;
            /** @description The dice as thrown, in the order that the test asks for them. */
            readonly dice: readonly number[];
        };
        /** @description What `resolveVolley` is asked with. */
        readonly ResolveVolleyBody: {
            /** @description Who shoots, in this order; 30 together at most, 4 with Might, and 8000 states to work through (refused by name with their number). */
            readonly shooters: readonly {
                /**
                 * @description How many shoot alike; 1 where Might is given; 1 to 30.
                 * @default 1
                 */
                readonly count?: number | null;
                /** @description Shoot value, 4 for 4+; 2 to 6. */
                readonly shoot: number;
                /**
                 * @description It moved this turn: its Shoot value is one worse; a 6 always hits.
                 * @default false
                 */
                readonly moved?: boolean | null;
                /**
                 * @description A throwing spear thrown while charging: no penalty for moving.
                 * @default false
                 */
                readonly chargingThrow?: boolean | null;
                /** @description Strength of the shot; 1 to 10. */
                readonly strength: number;
                /**
                 * @description Added to each To Wound roll; 0 to 5.
                 * @default 0
                 */
                readonly bonus?: number | null;
                /**
                 * @description To Wound dice of 1 are re-rolled once.
                 * @default false
                 */
                readonly rerollOnes?: boolean | null;
                /**
                 * @description What is in the way, nearest the shooter first; 4 at most.
                 * @default []
                 */
                readonly inTheWay?: readonly ("FORTIFICATION" | "LARGE_ROCK" | "OUTCROP" | "WINDOW" | "DOORWAY" | "WALL" | "ROCK" | "TREE_TRUNK" | "STURDY_FENCE" | "INTERVENING_MODEL" | "FLIMSY_FENCE" | "BUSH" | "CROPS" | "LONG_GRASS")[] | null;
                /**
                 * @description Heroic Accuracy: failed In The Way rolls are re-rolled once.
                 * @default false
                 */
                readonly heroicAccuracy?: boolean | null;
                /**
                 * @description Might of the shooter, for any die of its shot; 0 to 10.
                 * @default 0
                 */
                readonly might?: number | null;
            }[];
            /** @description Who is shot at. */
            readonly target: {
                /** @description Defence with its armour and shield, without Shieldwall; 1 to 10. */
                readonly defence: number;
                /**
                 * @description Wounds left; 1 to 10.
                 * @default 1
                 */
                readonly wounds?: number | null;
                /**
                 * @description Fate points left; 0 to 6.
                 * @default 0
                 */
                readonly fate?: number | null;
                /**
                 * @description Might points left, for its Fate rolls; 0 to 10.
                 * @default 0
                 */
                readonly might?: number | null;
                /**
                 * @description It may re-roll failed Fate rolls (Site of Power).
                 * @default false
                 */
                readonly rerollFate?: boolean | null;
            };
            /** @description What the documents leave open. */
            readonly switches?: {
                /**
                 * @description A model in the way that stops a shot is hit by it.
                 * @default false
                 */
                readonly interveningModelIsHit?: boolean | null;
            } | null;
            /** @description The dice as thrown, in the order that the test asks for them. */
            readonly dice: readonly number[];
        };
        /** @description How a table ended. */
        readonly Result: {
            /** @description How. */
            readonly kind: components["schemas"]["ResultKind"];
            /** @description Each side's Victory Points in the order of the table; null unless it was played. */
            readonly victoryPoints: readonly number[] | null;
            /** @description Whether each side killed the enemy leader; null where nobody knows, or it was not played. */
            readonly leaderKilled: readonly boolean[] | null;
            /** @description Who conceded. */
            readonly concededBy: string | null;
            /** @description How far it is settled. */
            readonly status: components["schemas"]["ResultStatus"];
            /** @description The id of the side that reported it; `SPARE` for the Spare Player, null where no player did. */
            readonly reportedBy: string | null;
            /** @description The words of the last dispute, ruling or correction. */
            readonly reason: string | null;
            /** @description How often the outcome was changed after it had first been reported. */
            readonly corrections: number;
        };
        /**
         * @description How a table ended.
         *     - `PLAYED`: It was played; the side with more Victory Points won.
         *     - `CONCESSION`: One side conceded: 12-0 for the other, with the leader killed.
         *     - `BOTH_LOST`: A referee ruled it lost by both.
         * @enum {string}
         */
        readonly ResultKind: "PLAYED" | "CONCESSION" | "BOTH_LOST";
        /**
         * @description How far a result is settled.
         *     - `REPORTED`: A player reported it; it counts until the other side objects.
         *     - `CONFIRMED`: The other side confirmed it, or a scorekeeper reported it.
         *     - `DISPUTED`: Somebody objects; a referee rules.
         *     - `RULED`: A referee ruled.
         * @enum {string}
         */
        readonly ResultStatus: "REPORTED" | "CONFIRMED" | "DISPUTED" | "RULED";
        /** @description A token that no longer works. */
        readonly RevokedRole: {
            /** @description The id of the tournament. */
            readonly tournament: string;
            /** @description Its id. */
            readonly id: string;
        };
        /**
         * @description Who has which duty at an event.
         *     - `ORGANISER`: Runs it.
         *     - `CO_ORGANISER`: Does what the organiser does, but hands out no co-organisers.
         *     - `SCOREKEEPER`: Draws the rounds and collects the results.
         *     - `REFEREE`: Settles disputes; its ruling is final.
         *     - `PLAYER`: Reports and confirms its own games, submits its army, withdraws.
         *     - `SPARE_PLAYER`: Reports and confirms the games against the Spare Player.
         * @enum {string}
         */
        readonly Role: "ORGANISER" | "CO_ORGANISER" | "SCOREKEEPER" | "REFEREE" | "PLAYER" | "SPARE_PLAYER";
        /** @description Somebody with a duty or, as a player, with an entrant. */
        readonly RoleHolder: {
            /** @description What revoking takes; `organiser` for the organiser, whose token is replaced with the recovery code. */
            readonly id: string;
            /** @description The role. */
            readonly role: components["schemas"]["Role"];
            /** @description Whom the token was given to. */
            readonly holder: string | null;
            /** @description The entrant that the same person is. */
            readonly entrant: string | null;
        };
        /** @description Who holds which role. */
        readonly RoleHolders: {
            /** @description The id of the tournament. */
            readonly tournament: string;
            /** @description The holders. */
            readonly holders: readonly components["schemas"]["RoleHolder"][];
            /** @description Who has a duty and also plays, which is advised against. */
            readonly warnings: readonly string[];
        };
        /** @description A roll that both players can check: commitment first, then the words, then dice that follow from both. */
        readonly Roll: {
            /** @description Its id. */
            readonly id: string;
            /** @description How it stands. */
            readonly state: components["schemas"]["RollState"];
            /** @description What is rolled for. */
            readonly reason: string | null;
            /** @description How many dice; null for a fight or volley until it is rolled, which takes as many as it needs. */
            readonly count: number | null;
            /** @description How many sides each die has. */
            readonly sides: number;
            /** @description The chart that the die is for; null for anything else. */
            readonly chart: components["schemas"]["RollOnChart"] | null;
            /** @description All of that, the players, and the whole `fight` or `volley` as one line of JSON: the text that the commitment is of. */
            readonly terms: string;
            /** @description The seal of id, terms and our secret, published before any word: 64 hexadecimal digits. */
            readonly commitment: string;
            /** @description Our secret; null while the roll is open. */
            readonly secret: string | null;
            /** @description Who takes part, in the order in which their words count. */
            readonly players: readonly components["schemas"]["RollPlayer"][];
            /** @description The dice, in order; null unless it is rolled. */
            readonly dice: readonly number[] | null;
            /** @description Their sum. */
            readonly total: number | null;
            /** @description What the die means on the chart, with every step; null for anything else, and unless it is rolled. */
            readonly resolution: components["schemas"]["ChartResolution"] | null;
            /** @description How the fight went, with every step; null for anything else, and unless it is rolled. No receipt: the commitment serves. */
            readonly fightPlay: components["schemas"]["FightPlay"] | null;
            /** @description How the volley went, with every step; null for anything else, and unless it is rolled. No receipt: the commitment serves. */
            readonly volleyPlay: components["schemas"]["VolleyPlay"] | null;
            /** @description Which player gave it up, or `anyone` after the time to join. */
            readonly abandonedBy: string | null;
            /**
             * Format: date-time
             * @description When it was opened.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description Until when words can be locked: 7 days.
             */
            readonly joinableUntil: string;
            /**
             * Format: date-time
             * @description When it was rolled or given up.
             */
            readonly endedAt: string | null;
            /**
             * Format: date-time
             * @description Until when it can be read: 90 days.
             */
            readonly keptUntil: string;
        };
        /** @description What `rollCasting` is asked with. */
        readonly RollCastingBody: {
            /**
             * @description The Magical Power.
             * @enum {string}
             */
            readonly power: "BLACK_DART" | "COMMAND" | "COMPEL" | "IMMOBILISE" | "TRANSFIX" | "SORCEROUS_BLAST" | "TERRIFYING_AURA";
            /** @description Who casts. */
            readonly caster: {
                /** @description Dice of the casting roll: the Will expended, the free point of a Staff of Power included. */
                readonly will: number;
                /** @description The score that casts the power, such as 4 for 4+. */
                readonly castingValue: number;
                /**
                 * @description Might points the caster has; 0 to 20.
                 * @default 0
                 */
                readonly might?: number | null;
                /**
                 * @description One of the Will points is the Staff of Power’s free one.
                 * @default false
                 */
                readonly staffOfPower?: boolean | null;
                /**
                 * @description It has Will of Evil: its last Will point may not go into casting.
                 * @default false
                 */
                readonly willOfEvil?: boolean | null;
                /** @description Will points in its store; 0 to 40. Checked if given. */
                readonly willAvailable?: number | null;
            };
            /** @description Who it is cast at. */
            readonly target?: {
                /**
                 * @description Wounds it has left; 1 to 20.
                 * @default 1
                 */
                readonly wounds?: number | null;
                /**
                 * @description Fate points it has; 0 to 20.
                 * @default 0
                 */
                readonly fate?: number | null;
                /**
                 * @description Might points it may spend on its Fate rolls; 0 to 20.
                 * @default 0
                 */
                readonly fateMight?: number | null;
                /**
                 * @description What to call it in the answer.
                 * @default target
                 */
                readonly name?: string | null;
                /** @description Its Defence; Black Dart and Sorcerous Blast need it. 1 to 10. */
                readonly defence?: number | null;
                /**
                 * @description Will points it expends on the Resist test, the free ones left out; 0 to 20.
                 * @default 0
                 */
                readonly will?: number | null;
                /** @description Will points in its store; 0 to 40. Checked if given. */
                readonly willAvailable?: number | null;
                /**
                 * @description Resistant to Magic: one free die.
                 * @default false
                 */
                readonly resistantToMagic?: boolean | null;
                /**
                 * @description It spends the free Will of its own Staff of Power: one free die.
                 * @default false
                 */
                readonly staffOfPower?: boolean | null;
                /**
                 * @description Might points it may spend on the Resist test; 0 to 20.
                 * @default 0
                 */
                readonly might?: number | null;
            } | null;
            /** @description Sorcerous Blast: every other model it may knock Prone. */
            readonly others?: readonly {
                /**
                 * @description Wounds it has left; 1 to 20.
                 * @default 1
                 */
                readonly wounds?: number | null;
                /**
                 * @description Fate points it has; 0 to 20.
                 * @default 0
                 */
                readonly fate?: number | null;
                /**
                 * @description Might points it may spend on its Fate rolls; 0 to 20.
                 * @default 0
                 */
                readonly fateMight?: number | null;
                /** @description What to call it in the answer. */
                readonly name: string;
                /** @description Its Defence; 1 to 10. */
                readonly defence: number;
                /**
                 * @description Sorcerous Blast: inches the target flies before it meets this one; 0 if knocked Prone whatever the distance, as in the target’s Fight.
                 * @default 0
                 */
                readonly knockedAtInches?: number | null;
            }[] | null;
            /**
             * @description What the documents leave open about Might.
             * @default {
             *       "mightCap": 6
             *     }
             */
            readonly switches?: {
                /**
                 * @description Might raises no single D6 beyond this; null lifts the limit.
                 * @default 6
                 */
                readonly mightCap?: number | null;
            } | null;
        };
        /** @description What `rollChart` is asked with. */
        readonly RollChartBody: {
            /**
             * @description Names of the chart’s modifiers that apply, such as MOUNTED.
             * @default []
             */
            readonly modifiers?: readonly string[] | null;
            /** @description Which table of the chart, by name; only for a chart that has several. */
            readonly variant?: string | null;
            /** @description Might points that the model has to spend on this roll; 0 to 100. */
            readonly mightAvailable?: number | null;
            /** @description How far the model would fall, in inches. */
            readonly fallInches?: number | null;
            /** @description How tall the model is, in inches. */
            readonly modelHeightInches?: number | null;
            /** @description What is left of its move at the moment of the test, in inches. */
            readonly remainingMoveInches?: number | null;
            /** @description What the passenger had moved this turn before it mounted up, in inches. */
            readonly passengerMovedInches?: number | null;
            /** @description Its whole Move allowance, in inches. */
            readonly moveInches?: number | null;
        };
        /** @description What `rollCourage` is asked with. */
        readonly RollCourageBody: {
            /** @description Courage of the profile; 0 to 20. */
            readonly courage: number;
            /**
             * @description An enemy Harbinger of Evil is within 12".
             * @default false
             */
            readonly harbinger?: boolean | null;
            /**
             * @description Will points the model has; 0 to 20.
             * @default 0
             */
            readonly willAvailable?: number | null;
            /**
             * @description Might points the model has; 0 to 20.
             * @default 0
             */
            readonly mightAvailable?: number | null;
            /**
             * @description What the documents leave open about Might.
             * @default {
             *       "mightCap": 6
             *     }
             */
            readonly switches?: {
                /**
                 * @description Might raises no single D6 beyond this; null lifts the limit.
                 * @default 6
                 */
                readonly mightCap?: number | null;
            } | null;
        };
        /** @description What `rollFate` is asked with. */
        readonly RollFateBody: {
            /** @description Fate points that may be spent on this Wound; 0 to 20. */
            readonly fate: number;
            /**
             * @description Might points the model has; 0 to 20.
             * @default 0
             */
            readonly mightAvailable?: number | null;
            /**
             * @description Failed Fate rolls may be made again once, as at a Site of Power.
             * @default false
             */
            readonly rerollFailed?: boolean | null;
        };
        /** @description What `rollFight` is asked with. */
        readonly RollFightBody: {
            /** @description The two sides; answers keep their order. At most 30 Duel dice, 4 models with Might and 4 that can be struck a side, and 8000 states to work through (refused by name with their number). */
            readonly sides: readonly {
                /**
                 * @description Good or Evil; it decides the roll-off.
                 * @enum {string}
                 */
                readonly alignment: "GOOD" | "EVIL";
                /** @description The models of the side, supporters among them; at most 30 Duel dice together. */
                readonly models: readonly {
                    /**
                     * @description Attacks, as on the profile; a supporter brings one whatever stands here; 1 to 10.
                     * @default 1
                     */
                    readonly attacks?: number | null;
                    /** @description Fight value; 0 to 10. */
                    readonly fight: number;
                    /**
                     * @description Might points left, any heroic action already paid; at most 4 models a side have any; 0 to 10.
                     * @default 0
                     */
                    readonly might?: number | null;
                    /**
                     * @description Infantry, Cavalry, or anything else (a monster, a war beast).
                     * @default INFANTRY
                     * @enum {string|null}
                     */
                    readonly type?: "INFANTRY" | "CAVALRY" | "OTHER" | null;
                    /**
                     * @description It uses a two-handed weapon: -1 to its Duel dice, +1 To Wound.
                     * @default false
                     */
                    readonly twoHanded?: boolean | null;
                    /**
                     * @description It uses an Elven-made weapon; counts for the side unless it only supports.
                     * @default false
                     */
                    readonly elvenMade?: boolean | null;
                    /**
                     * @description It supports a friend with this weapon instead of fighting itself.
                     * @enum {string|null}
                     */
                    readonly supporting?: "SPEAR" | "PIKE" | null;
                    /**
                     * @description It is shielding: twice the Duel dice, no Strikes.
                     * @default false
                     */
                    readonly shielding?: boolean | null;
                    /**
                     * @description It charged into this fight this turn.
                     * @default false
                     */
                    readonly charged?: boolean | null;
                    /**
                     * @description Enemy Cavalry charged it afterwards: its own charge gives no bonus.
                     * @default false
                     */
                    readonly chargedByCavalry?: boolean | null;
                    /**
                     * @description The special strike that it uses.
                     * @enum {string|null}
                     */
                    readonly specialStrike?: "BASH" | "FEINT" | "PIERCING_STRIKE" | "STUN" | "WHIRL" | null;
                    /**
                     * @description It declared a Heroic Strike: D6 more Fight, 10 at most.
                     * @default false
                     */
                    readonly heroicStrike?: boolean | null;
                    /**
                     * @description It lies Prone: it fights, but makes no Strikes, and is struck as Trapped.
                     * @default false
                     */
                    readonly prone?: boolean | null;
                    /**
                     * @description It is Immobilised or Transfixed: it fights, but makes no Strikes.
                     * @default false
                     */
                    readonly immobilised?: boolean | null;
                    /** @description Strength; 1 to 10. */
                    readonly strength: number;
                    /** @description Defence with its armour and shield, without Shieldwall; 1 to 10. */
                    readonly defence: number;
                    /**
                     * @description Wounds left; 1 to 10.
                     * @default 1
                     */
                    readonly wounds?: number | null;
                    /**
                     * @description Fate points left; 0 to 6.
                     * @default 0
                     */
                    readonly fate?: number | null;
                    /**
                     * @description It may re-roll failed Fate rolls (Site of Power).
                     * @default false
                     */
                    readonly rerollFate?: boolean | null;
                    /**
                     * @description Its Shieldwall holds: +1 Defence.
                     * @default false
                     */
                    readonly shieldwall?: boolean | null;
                    /**
                     * @description It carries a lance: +1 To Wound when it charged, as Cavalry.
                     * @default false
                     */
                    readonly lance?: boolean | null;
                    /**
                     * @description Friendly Rivalry gives it +1 To Wound.
                     * @default false
                     */
                    readonly rivalry?: boolean | null;
                    /**
                     * @description Any further bonus to its To Wound rolls; 0 to 5.
                     * @default 0
                     */
                    readonly bonus?: number | null;
                    /**
                     * @description It re-rolls To Wound dice of 1.
                     * @default false
                     */
                    readonly rerollOnes?: boolean | null;
                    /**
                     * @description It cannot back away if its side loses.
                     * @default false
                     */
                    readonly trapped?: boolean | null;
                }[];
                /**
                 * @description How many of its Duel dice the side may re-roll once; 0 to 30.
                 * @default 0
                 */
                readonly rerolls?: number | null;
                /**
                 * @description What the winner strikes for: as many slain as can be, one model slain, or the leader wounded.
                 * @default KILL_MOST
                 * @enum {string|null}
                 */
                readonly aim?: "KILL_MOST" | "KILL_TARGET" | "WOUND_LEADER" | null;
                /** @description The place, from 0, of the model that KILL_TARGET or WOUND_LEADER means; 0 to 29. */
                readonly aimedAt?: number | null;
            }[];
            /**
             * @description The side with Priority: 0 for the first named, 1 for the second. The other re-rolls first.
             * @default 0
             */
            readonly priority?: number | null;
            /** @description What the documents leave open. */
            readonly switches?: {
                /**
                 * @description Might raises no die beyond this; 6 to 16, null lifts the limit.
                 * @default 6
                 */
                readonly mightCap?: number | null;
                /**
                 * @description A modified Duel die does not fall below this; 0 or 1, null lifts the limit.
                 * @default 1
                 */
                readonly duelFloor?: number | null;
                /**
                 * @description A natural 6 is not lowered by a two-handed weapon.
                 * @default false
                 */
                readonly naturalSixStands?: boolean | null;
                /**
                 * @description Whether all Strikes at one model are seen before Might is spent, or each for itself.
                 * @default TOGETHER
                 * @enum {string|null}
                 */
                readonly strikesRolled?: "TOGETHER" | "ONE_BY_ONE" | null;
                /**
                 * @description A model that Bashes or Stuns makes no Strikes; true if left out.
                 * @default true
                 */
                readonly bashAndStunForgoStrikes?: boolean | null;
                /**
                 * @description A shielding model’s victory stops its whole side from Striking.
                 * @default false
                 */
                readonly shieldingStopsSide?: boolean | null;
            } | null;
        };
        /** @description What `rollInTheWay` is asked with. */
        readonly RollInTheWayBody: {
            /**
             * @description What lies between, nearest the firer first; may be empty.
             * @default []
             */
            readonly obstructions?: readonly ("FORTIFICATION" | "LARGE_ROCK" | "OUTCROP" | "WINDOW" | "DOORWAY" | "WALL" | "ROCK" | "TREE_TRUNK" | "STURDY_FENCE" | "INTERVENING_MODEL" | "FLIMSY_FENCE" | "BUSH" | "CROPS" | "LONG_GRASS")[] | null;
            /**
             * @description Failed rolls are made again once (Heroic Accuracy).
             * @default false
             */
            readonly heroicAccuracy?: boolean | null;
            /**
             * @description Might points the firer has; 0 to 20.
             * @default 0
             */
            readonly mightAvailable?: number | null;
            /** @description What the documents leave open. */
            readonly switches?: {
                /**
                 * @description A model in the way that stops the shot is hit by it.
                 * @default false
                 */
                readonly interveningModelIsHit?: boolean | null;
            } | null;
        };
        /** @description Verifiable rolls of a day. */
        readonly RollList: {
            /** @description The rolls, in the order of opening. */
            readonly items: readonly components["schemas"]["Roll"][];
            /** @description `cursor` of the next page; null on the last. */
            readonly nextCursor: string | null;
        };
        /** @description The exact chance of each side in a roll-off. */
        readonly RollOffOdds: {
            /** @description The sides, in the order named. */
            readonly sides: readonly components["schemas"]["SideOdds"][];
            /** @description Where it stands. */
            readonly sources: readonly components["schemas"]["Source"][];
        };
        /** @description What `rollOffOdds` is asked with. */
        readonly RollOffOddsBody: {
            /** @description The sides that roll, in the order they throw; two or more, of different names. */
            readonly sides: readonly string[];
        };
        /** @description A roll-off, step by step. */
        readonly RollOffResolution: {
            /** @description Every throw; after the first, of those tied for the highest. */
            readonly rounds: readonly components["schemas"]["RollOffRound"][];
            /** @description The side that won it. */
            readonly winner: string;
            /** @description The dice as thrown. */
            readonly dice: readonly number[];
            /** @description The signed receipt of dice that we threw; null where the players threw them. */
            readonly receipt: string | null;
            /** @description Where it stands. */
            readonly sources: readonly components["schemas"]["Source"][];
        };
        /** @description One throw by every side still in it. */
        readonly RollOffRound: {
            /** @description Each side and its die. */
            readonly throws: readonly components["schemas"]["RollOffThrow"][];
        };
        /** @description A side and its die. */
        readonly RollOffThrow: {
            /** @description The side. */
            readonly side: string;
            /** @description Its die. */
            readonly die: number;
        };
        /** @description A chart, and the situation in which its die is rolled; null where nothing was said. */
        readonly RollOnChart: {
            /** @description Id of the chart. */
            readonly id: string;
            /** @description Names of the modifiers that apply. */
            readonly modifiers: readonly string[];
            /** @description Which table of the chart. */
            readonly variant: string | null;
            /** @description Might points that the model has. */
            readonly mightAvailable: number | null;
            /** @description How far the model would fall, in inches. */
            readonly fallInches: number | null;
            /** @description How tall the model is, in inches. */
            readonly modelHeightInches: number | null;
            /** @description What is left of its move at the moment of the test, in inches. */
            readonly remainingMoveInches: number | null;
            /** @description What the passenger had moved this turn before it mounted up, in inches. */
            readonly passengerMovedInches: number | null;
            /** @description Its whole Move allowance, in inches. */
            readonly moveInches: number | null;
        };
        /** @description A player of a verifiable roll. */
        readonly RollPlayer: {
            /** @description The player's name. */
            readonly name: string;
            /**
             * Format: date-time
             * @description When the word was locked; null while it is not.
             */
            readonly lockedAt: string | null;
            /** @description The word; null while the roll is open. */
            readonly word: string | null;
        };
        /** @description What `rollPriority` is asked with. */
        readonly RollPriorityBody: {
            /** @description The two sides, in the order they throw. */
            readonly sides: readonly string[];
            /** @description The side that had Priority last turn; left out in the first turn. */
            readonly before?: string | null;
        };
        /** @description What `rollRollOff` is asked with. */
        readonly RollRollOffBody: {
            /** @description The sides that roll, in the order they throw; two or more, of different names. */
            readonly sides: readonly string[];
        };
        /** @description What `rollSpecialStrike` is asked with. */
        readonly RollSpecialStrikeBody: {
            /**
             * @description The special strike.
             * @enum {string}
             */
            readonly strike: "BASH" | "FEINT" | "PIERCING_STRIKE" | "STUN" | "WHIRL";
            /** @description Fight value of the model; Feint needs it. 0 to 10. */
            readonly fight?: number | null;
            /** @description Strength of the model; Bash and Piercing Strike need it. 1 to 10. */
            readonly strength?: number | null;
            /** @description Defence of the model; Piercing Strike needs it. 1 to 10. */
            readonly defence?: number | null;
            /** @description Whether its side won the Duel; Piercing Strike needs it. */
            readonly wonDuel?: boolean | null;
            /**
             * @description Bash: the model uses a two-handed weapon, +1.
             * @default false
             */
            readonly twoHanded?: boolean | null;
            /** @description Strength of the opponent; Bash needs it. 1 to 10. */
            readonly opponentStrength?: number | null;
            /**
             * @description Bash: the opponent uses a two-handed weapon, +1.
             * @default false
             */
            readonly opponentTwoHanded?: boolean | null;
            /**
             * @description Bash and Stun: Might points the model has; 0 to 20.
             * @default 0
             */
            readonly mightAvailable?: number | null;
            /**
             * @description Bash: Might points the opponent has; 0 to 20.
             * @default 0
             */
            readonly opponentMight?: number | null;
            /**
             * @description What the documents leave open about Might.
             * @default {
             *       "mightCap": 6
             *     }
             */
            readonly switches?: {
                /**
                 * @description Might raises no single D6 beyond this; null lifts the limit.
                 * @default 6
                 */
                readonly mightCap?: number | null;
            } | null;
        };
        /**
         * @description How a verifiable roll stands.
         *     - `OPEN`: Words are missing.
         *     - `ROLLED`: Every word is locked, and the dice follow from them.
         *     - `ABANDONED`: Given up before every word was locked. It stays listed.
         * @enum {string}
         */
        readonly RollState: "OPEN" | "ROLLED" | "ABANDONED";
        /** @description What `rollVolley` is asked with. */
        readonly RollVolleyBody: {
            /** @description Who shoots, in this order; 30 together at most, 4 with Might, and 8000 states to work through (refused by name with their number). */
            readonly shooters: readonly {
                /**
                 * @description How many shoot alike; 1 where Might is given; 1 to 30.
                 * @default 1
                 */
                readonly count?: number | null;
                /** @description Shoot value, 4 for 4+; 2 to 6. */
                readonly shoot: number;
                /**
                 * @description It moved this turn: its Shoot value is one worse; a 6 always hits.
                 * @default false
                 */
                readonly moved?: boolean | null;
                /**
                 * @description A throwing spear thrown while charging: no penalty for moving.
                 * @default false
                 */
                readonly chargingThrow?: boolean | null;
                /** @description Strength of the shot; 1 to 10. */
                readonly strength: number;
                /**
                 * @description Added to each To Wound roll; 0 to 5.
                 * @default 0
                 */
                readonly bonus?: number | null;
                /**
                 * @description To Wound dice of 1 are re-rolled once.
                 * @default false
                 */
                readonly rerollOnes?: boolean | null;
                /**
                 * @description What is in the way, nearest the shooter first; 4 at most.
                 * @default []
                 */
                readonly inTheWay?: readonly ("FORTIFICATION" | "LARGE_ROCK" | "OUTCROP" | "WINDOW" | "DOORWAY" | "WALL" | "ROCK" | "TREE_TRUNK" | "STURDY_FENCE" | "INTERVENING_MODEL" | "FLIMSY_FENCE" | "BUSH" | "CROPS" | "LONG_GRASS")[] | null;
                /**
                 * @description Heroic Accuracy: failed In The Way rolls are re-rolled once.
                 * @default false
                 */
                readonly heroicAccuracy?: boolean | null;
                /**
                 * @description Might of the shooter, for any die of its shot; 0 to 10.
                 * @default 0
                 */
                readonly might?: number | null;
            }[];
            /** @description Who is shot at. */
            readonly target: {
                /** @description Defence with its armour and shield, without Shieldwall; 1 to 10. */
                readonly defence: number;
                /**
                 * @description Wounds left; 1 to 10.
                 * @default 1
                 */
                readonly wounds?: number | null;
                /**
                 * @description Fate points left; 0 to 6.
                 * @default 0
                 */
                readonly fate?: number | null;
                /**
                 * @description Might points left, for its Fate rolls; 0 to 10.
                 * @default 0
                 */
                readonly might?: number | null;
                /**
                 * @description It may re-roll failed Fate rolls (Site of Power).
                 * @default false
                 */
                readonly rerollFate?: boolean | null;
            };
            /** @description What the documents leave open. */
            readonly switches?: {
                /**
                 * @description A model in the way that stops a shot is hit by it.
                 * @default false
                 */
                readonly interveningModelIsHit?: boolean | null;
            } | null;
        };
        /** @description A force of a roster. */
        readonly RosterForce: {
            /** @description The army list, or the Legion. */
            readonly list: string;
            /** @description Its warbands. */
            readonly warbands: readonly components["schemas"]["RosterWarband"][];
        };
        /**
         * @description What a name in a roster should be.
         *     - `ARMY_LIST`: An army list.
         *     - `PROFILE`: A profile.
         *     - `OPTION`: An option.
         * @enum {string}
         */
        readonly RosterNameKind: "ARMY_LIST" | "PROFILE" | "OPTION";
        /** @description An option that models of a unit have. */
        readonly RosterOption: {
            /** @description The option. */
            readonly option: string;
            /** @description How many have it. */
            readonly count: number;
        };
        /** @description A roster in the words of this catalogue. */
        readonly RosterReading: {
            /** @description Its name. */
            readonly name: string;
            /** @description Its forces. */
            readonly forces: readonly components["schemas"]["RosterForce"][];
            /** @description What could not be placed; none of it is in `forces`. */
            readonly unknown: readonly components["schemas"]["UnknownRosterName"][];
        };
        /** @description Models of one profile in a warband. */
        readonly RosterUnit: {
            /** @description The profile. */
            readonly profile: string;
            /** @description How many. */
            readonly count: number;
            /** @description What they have taken. */
            readonly options: readonly components["schemas"]["RosterOption"][];
        };
        /** @description A warband of a roster. */
        readonly RosterWarband: {
            /** @description Who leads; null for nobody. */
            readonly leader: components["schemas"]["RosterUnit"] | null;
            /** @description Who follows. */
            readonly followers: readonly components["schemas"]["RosterUnit"][];
        };
        /** @description A drawn round. */
        readonly Round: {
            /** @description The id of the tournament. */
            readonly tournament: string;
            /** @description The number, from 1. */
            readonly number: number;
            /** @description How far it is. */
            readonly state: components["schemas"]["RoundState"];
            /** @description The tables in order. */
            readonly tables: readonly components["schemas"]["Table"][];
            /** @description Who is left over by an odd number; null where nobody is. */
            readonly unpaired: components["schemas"]["UnpairedTable"] | null;
            /** @description The seed of round 1, for repeating its draw; null where nothing was drawn by lot. */
            readonly seed: string | null;
            /** @description How many further rounds could certainly be drawn without a rematch, as it stood at the draw. */
            readonly roundsWithoutRematch: number;
            /** @description The organiser's words for the last redraw, change by hand or extension. */
            readonly note: string | null;
            /** @description Its scenario, as it was named when the round was drawn. */
            readonly scenario: string | null;
            /** @description When it ends and what holds then; null before it is started. */
            readonly clock: components["schemas"]["RoundClock"] | null;
            /** @description What `ifMatch` takes to change it; grows with its results too. */
            readonly version: string;
        };
        /** @description When a started round ends, and what holds then. */
        readonly RoundClock: {
            /** @description When it was started, ISO 8601 in UTC. */
            readonly startedAt: string;
            /** @description How long it lasts; null where nobody has said. */
            readonly minutes: number | null;
            /** @description When it ends, ISO 8601 in UTC. */
            readonly endsAt: string | null;
            /** @description What holds when time runs out. */
            readonly whenTimeRunsOut: string;
        };
        /** @description The next round as it would be drawn now. */
        readonly RoundPreview: {
            /** @description The id of the tournament. */
            readonly tournament: string;
            /** @description The number, from 1. */
            readonly number: number;
            /** @description The tables in order. */
            readonly tables: readonly components["schemas"]["Table"][];
            /** @description Who is left over by an odd number; null where nobody is. */
            readonly unpaired: components["schemas"]["UnpairedTable"] | null;
            /** @description The seed of round 1, which publishing makes known; null where nothing is drawn by lot. */
            readonly seed: string | null;
            /** @description How many further rounds after it are certain to have no rematch. */
            readonly roundsWithoutRematch: number;
            /** @description Its scenario. */
            readonly scenario: string | null;
            /** @description What `drawRound` takes, to publish this and nothing else. */
            readonly digest: string;
        };
        /**
         * @description How far a round is.
         *     - `DRAWN`: Drawn; it can still be drawn again.
         *     - `STARTED`: Being played.
         *     - `COMPLETE`: Every table is reported.
         * @enum {string}
         */
        readonly RoundState: "DRAWN" | "STARTED" | "COMPLETE";
        /** @description A round in a list. */
        readonly RoundSummary: {
            /** @description The number, from 1. */
            readonly number: number;
            /** @description How far it is. */
            readonly state: components["schemas"]["RoundState"];
        };
        /** @description What `ruleResult` is asked with. */
        readonly RuleResultBody: {
            /**
             * @description PLAYED with Victory Points; CONCESSION; or BOTH_LOST, as a referee ruled.
             * @enum {string}
             */
            readonly kind: "PLAYED" | "CONCESSION" | "BOTH_LOST";
            /** @description Each side's Victory Points in the order of the table; the Spare Player's second. */
            readonly victoryPoints?: readonly number[] | null;
            /** @description Whether each side killed the enemy leader; leave it out where nobody knows. */
            readonly leaderKilled?: readonly boolean[] | null;
            /** @description The id of an entrant of the tournament. */
            readonly concededBy?: string | null;
            /** @description Who won, "DRAW", or "SPARE" for the Spare Player: checked against the result, never needed. */
            readonly winner?: string | null;
            /** @description The ruling in words; shown with the result. */
            readonly reason: string;
        };
        /**
         * @description The edition whose rules are meant.
         *     - `MESBG_2018`: Middle-earth Strategy Battle Game, 2018 edition.
         * @enum {string}
         */
        readonly Ruleset: "MESBG_2018";
        /** @description A named option of questions that a ruling decides. */
        readonly RulingSwitch: {
            /** @description The option's name in `switches`. */
            readonly name: string;
            /** @description What holds when it is not given, as JSON text. */
            readonly default: string;
            /** @description The values it takes. */
            readonly values: string;
        };
        /** @description A scenario laid out like its page. */
        readonly Scenario: {
            /** @description What to ask for it by. */
            readonly id: string;
            /** @description Its name. */
            readonly name: string;
            /** @description Other names it is found by. */
            readonly aliases: readonly string[];
            /** @description The edition it belongs to. */
            readonly ruleset: components["schemas"]["Ruleset"];
            /** @description For how many players it is. */
            readonly format: components["schemas"]["ScenarioFormat"];
            /** @description What it is about. */
            readonly summary: string;
            /** @description What armies it takes. */
            readonly armies: string;
            /** @description How the board is set. */
            readonly layout: string;
            /** @description The places that count. */
            readonly objectives: readonly components["schemas"]["ScenarioObjective"][];
            /** @description The steps of setting up. */
            readonly deployment: readonly components["schemas"]["DeploymentStep"][];
            /** @description Who has Priority in the first turn. */
            readonly initialPriority: string;
            /** @description How long the game lasts. */
            readonly end: components["schemas"]["ScenarioEnd"];
            /** @description Its special rules. */
            readonly specialRules: readonly components["schemas"]["ScenarioRule"][];
            /** @description The ways to Victory Points; empty where a wipe-out alone decides. */
            readonly scoring: readonly components["schemas"]["ScoringItem"][];
            /** @description What to tell of the finished game so that it can be scored. */
            readonly facts: readonly components["schemas"]["ScenarioFact"][];
            /** @description Where it is printed. */
            readonly sources: readonly components["schemas"]["Source"][];
        };
        /** @description How a scenario ends. */
        readonly ScenarioEnd: {
            /** @description The condition. */
            readonly condition: components["schemas"]["EndCondition"];
            /** @description The condition in words. */
            readonly text: string;
        };
        /** @description A fact that a scenario asks for. */
        readonly ScenarioFact: {
            /** @description Its name. */
            readonly name: components["schemas"]["ScenarioFactName"];
            /** @description What to give. */
            readonly text: string;
        };
        /**
         * @description A fact of the finished game that a scenario asks for.
         *     - `BROKEN`: Whether each side is Broken.
         *     - `MODELS_LEFT`: The models of each side.
         *     - `BANNERS`: The banners of each side.
         *     - `LEADER_WOUNDS`: Wounds on each army's leader.
         *     - `LEADER_WOUNDS_OF_A`: Wounds on Team A's leader.
         *     - `SECONDARY_LEADER_SLAIN`: Whether the Secondary Forces' leaders were slain.
         *     - `LEADER_KILLS`: What the leaders slew in combat.
         *     - `TARGETS`: What befell the secretly chosen Heroes.
         *     - `OBJECTIVES`: The models at each objective.
         * @enum {string}
         */
        readonly ScenarioFactName: "BROKEN" | "MODELS_LEFT" | "BANNERS" | "LEADER_WOUNDS" | "LEADER_WOUNDS_OF_A" | "SECONDARY_LEADER_SLAIN" | "LEADER_KILLS" | "TARGETS" | "OBJECTIVES";
        /**
         * @description For how many players a scenario is.
         *     - `DOUBLES`: Two players a side.
         *     - `SINGLES`: One player a side.
         * @enum {string}
         */
        readonly ScenarioFormat: "DOUBLES" | "SINGLES";
        /** @description Scenarios. */
        readonly ScenarioList: {
            /** @description The scenarios. */
            readonly items: readonly components["schemas"]["Scenario"][];
            /** @description Always null: all are answered at once. */
            readonly nextCursor: string | null;
        };
        /** @description A place that counts in a scenario. */
        readonly ScenarioObjective: {
            /** @description What to name it by when scoring. */
            readonly id: string;
            /** @description Its name. */
            readonly name: string;
            /** @description From the west edge, as a fraction of the board's width. */
            readonly x: number;
            /** @description From the south edge, as a fraction of the board's depth. */
            readonly y: number;
            /** @description How near a model must be to count; null where it must stand in the place itself. */
            readonly withinInches: number | null;
        };
        /** @description A special rule of a scenario. */
        readonly ScenarioRule: {
            /** @description What it is known by. */
            readonly id: string;
            /** @description Its name. */
            readonly name: string;
            /** @description What it does. */
            readonly text: string;
        };
        /** @description The count of a finished game. */
        readonly ScenarioScore: {
            /** @description Id of the scenario. */
            readonly scenario: string;
            /** @description The edition it belongs to. */
            readonly ruleset: components["schemas"]["Ruleset"];
            /** @description Victory Points of the first and of the second side. */
            readonly victoryPoints: readonly number[];
            /** @description Who won. */
            readonly winner: components["schemas"]["ScenarioWinner"];
            /** @description The count of each side. */
            readonly sides: readonly components["schemas"]["ScenarioSideScore"][];
            /** @description Where the scenario is printed. */
            readonly sources: readonly components["schemas"]["Source"][];
        };
        /** @description One side's count. */
        readonly ScenarioSideScore: {
            /** @description Victory Points in all. */
            readonly victoryPoints: number;
            /** @description Whether the side is Broken. */
            readonly broken: boolean;
            /** @description Every line the side could score, those worth nothing too. */
            readonly lines: readonly components["schemas"]["ScoreLine"][];
        };
        /**
         * @description Who won.
         *     - `FIRST`: The first side.
         *     - `SECOND`: The second side.
         *     - `DRAW`: Nobody: the Victory Points are level.
         * @enum {string}
         */
        readonly ScenarioWinner: "FIRST" | "SECOND" | "DRAW";
        /** @description A line of the count. */
        readonly ScoreLine: {
            /** @description Id of the way to Victory Points. */
            readonly item: string;
            /** @description Its name. */
            readonly name: string;
            /** @description The Victory Points. */
            readonly points: number;
            /** @description Why, or why not. */
            readonly reason: string;
        };
        /** @description What `scoreScenario` is asked with. */
        readonly ScoreScenarioBody: {
            /** @description The two sides; Team A first where the scenario has a Team A. */
            readonly sides: readonly {
                /** @description Models at the start, in doubles of the whole army; 1 to 10000. */
                readonly startingModels?: number | null;
                /** @description Models not slain, those of warbands still to arrive included; 0 to 10000. */
                readonly modelsLeft?: number | null;
                /** @description Whether the side is Broken; needed where its models were not counted, checked where they were. */
                readonly broken?: boolean | null;
                /** @description Whether a quarter of the starting models is left, or fewer; only checked. */
                readonly quarterLeft?: boolean | null;
                /** @description Banners still on the board; 0 to 10000. */
                readonly banners?: number | null;
                /** @description The Primary Force’s leader, who is the army’s, then the Secondary Force’s. */
                readonly leaders?: readonly {
                    /** @description Wounds the enemy caused on the leader, those stopped by Fate left out; 0 to 1000. */
                    readonly wounds?: number | null;
                    /** @description Whether the leader was removed from the game, also without a Wound (drowned, banished). */
                    readonly slain?: boolean | null;
                    /** @description Models the leader slew in combat, not by shooting, Magical Powers or Hurl; 0 to 10000. */
                    readonly killsInCombat?: number | null;
                    /** @description Whether one of the enemy’s leaders slew this leader in combat. */
                    readonly slainByEnemyLeader?: boolean | null;
                }[] | null;
                /** @description Duel of Wits: the enemy Heroes that the side’s two players chose. */
                readonly targets?: readonly {
                    /** @description Name of the enemy Hero that was chosen. */
                    readonly hero: string;
                    /** @description Wounds caused on the Hero, those stopped by Fate left out; 0 to 1000. */
                    readonly wounds: number;
                    /** @description Whether the Hero was removed from the game. */
                    readonly slain: boolean;
                    /** @description Whether the Hero is within 6" of the centre of the board at the end. */
                    readonly nearCentre: boolean;
                }[] | null;
            }[];
            /** @description Models at each objective, where the scenario counts them. */
            readonly objectives?: readonly {
                /** @description Id of the objective, as the scenario gives it. */
                readonly id: string;
                /** @description Models of the first and of the second side that count there. */
                readonly models: readonly number[];
            }[] | null;
        };
        /** @description A way to Victory Points. */
        readonly ScoringItem: {
            /** @description What it is known by. */
            readonly id: string;
            /** @description Its name. */
            readonly name: string;
            /** @description Who can score it. */
            readonly side: components["schemas"]["ScoringSide"];
            /** @description Whether it counts for each thing there is (objective, leader, target). */
            readonly each: boolean;
            /** @description What is worth how many points; of the steps reached, only the one worth most counts. */
            readonly steps: readonly components["schemas"]["ScoringStep"][];
        };
        /**
         * @description Who can score.
         *     - `BOTH`: Either side.
         *     - `TEAM_A`: Team A only.
         *     - `TEAM_B`: Team B only.
         * @enum {string}
         */
        readonly ScoringSide: "BOTH" | "TEAM_A" | "TEAM_B";
        /** @description What is worth how many Victory Points. */
        readonly ScoringStep: {
            /** @description The Victory Points. */
            readonly points: number;
            /** @description What must be so. */
            readonly when: string;
        };
        /** @description What `sealChoice` is asked with. */
        readonly SealChoiceBody: {
            /** @description What the choice is for, such as "Table 4, Jay’s target". One line. */
            readonly subject: string;
            /** @description What was chosen, such as the Hero’s name. One line. */
            readonly choice: string;
        };
        /** @description A sealed choice: hand out the commitment, keep the rest until it is shown. */
        readonly SealedChoice: {
            /** @description What the choice is for. */
            readonly subject: string;
            /** @description What was chosen. */
            readonly choice: string;
            /** @description Random text that hides the choice; secret until it is shown. */
            readonly nonce: string;
            /** @description The seal to hand out: 64 hexadecimal digits. */
            readonly commitment: string;
            /** @description How the commitment is computed, so that anyone can. */
            readonly method: string;
        };
        /** @description Whether a seal fits. */
        readonly SealedChoiceCheck: {
            /** @description Whether the choice is the one that was sealed. */
            readonly matches: boolean;
            /** @description The commitment of what was shown. */
            readonly commitment: string;
            /** @description How the commitment is computed. */
            readonly method: string;
        };
        /** @description One thing found. */
        readonly SearchHit: {
            /** @description What it is. */
            readonly kind: components["schemas"]["SearchKind"];
            /** @description What to ask for it by. */
            readonly id: string;
            /** @description Its name. */
            readonly name: string;
            /** @description What it does, in short. */
            readonly summary: string;
            /** @description The REST address that answers it. */
            readonly path: string;
            /** @description Where it stands. */
            readonly source: components["schemas"]["Source"];
        };
        /** @description What a search found. */
        readonly SearchHitList: {
            /** @description The hits, the best fit first. */
            readonly items: readonly components["schemas"]["SearchHit"][];
            /** @description Always null: ask with a higher `limit`. */
            readonly nextCursor: string | null;
        };
        /**
         * @description What a search can find.
         *     - `TURN_PHASE`: A phase of the turn.
         *     - `CHARACTERISTIC`: A number of a profile.
         *     - `WARGEAR`: A weapon or a piece of wargear.
         *     - `MISSILE_WEAPON`: A missile weapon.
         *     - `SPECIAL_STRIKE`: A special strike.
         *     - `HEROIC_ACTION`: A heroic action.
         *     - `MAGICAL_POWER`: A Magical Power.
         *     - `SPECIAL_RULE`: A special rule of models.
         *     - `PROCEDURE`: How something is done.
         *     - `ADVANCED_RULE`: Water, burdens, passengers, Sentries.
         *     - `DOUBLES_RULE`: What is different in doubles.
         *     - `EVENT_RULE`: How an event is run.
         *     - `RULING`: A ruling.
         *     - `CHART`: A roll table, To Wound included.
         *     - `SCENARIO`: A scenario.
         *     - `CALCULATION`: Something that can be worked out; `id` is the field that does it.
         *     - `ARMY_LIST`: An army list.
         *     - `LEGENDARY_LEGION`: A Legendary Legion.
         *     - `PROFILE`: A profile of an army list or Legion.
         * @enum {string}
         */
        readonly SearchKind: "TURN_PHASE" | "CHARACTERISTIC" | "WARGEAR" | "MISSILE_WEAPON" | "SPECIAL_STRIKE" | "HEROIC_ACTION" | "MAGICAL_POWER" | "SPECIAL_RULE" | "PROCEDURE" | "ADVANCED_RULE" | "DOUBLES_RULE" | "EVENT_RULE" | "RULING" | "CHART" | "SCENARIO" | "CALCULATION" | "ARMY_LIST" | "LEGENDARY_LEGION" | "PROFILE";
        /** @description The second fight of a Heroic Combat. */
        readonly SecondFight: {
            /** @description The chance that it takes place: all enemies of the first fight are slain. */
            readonly happens: components["schemas"]["Chance"];
            /** @description Its odds where it takes place; null if it never does. */
            readonly odds: components["schemas"]["SecondFightOdds"] | null;
        };
        /** @description The odds of the second fight of a Heroic Combat, where it takes place. */
        readonly SecondFightOdds: {
            /** @description Each side's chance to win its Duel, in the order of the first fight. */
            readonly win: readonly components["schemas"]["Chance"][];
            /** @description Every way it may end. */
            readonly outcomes: readonly components["schemas"]["FightOutcome"][];
            /** @description Both sides, in the order of the first fight. */
            readonly sides: readonly components["schemas"]["FightSideOdds"][];
        };
        /** @description Whether the alarm is raised. */
        readonly SentryAlarm: {
            /** @description Whether it is. */
            readonly raised: boolean;
            /** @description Which Sentries raise it, by their place in the list, from 0. */
            readonly raisedBy: readonly number[];
            /** @description What follows. */
            readonly text: string;
            /** @description Where it stands. */
            readonly source: components["schemas"]["Source"];
        };
        /** @description What `sentryAlarm` is asked with. */
        readonly SentryAlarmBody: {
            /** @description Every Sentry, by its nearest enemy. */
            readonly sentries: readonly {
                /**
                 * @description It is Engaged in combat.
                 * @default false
                 */
                readonly engaged?: boolean | null;
                /** @description How far the nearest enemy in its Line of Sight is, in inches. */
                readonly distanceInches: number;
                /**
                 * @description It has Line of Sight to that enemy.
                 * @default true
                 */
                readonly lineOfSight?: boolean | null;
            }[];
        };
        /** @description What `setRoundTables` is asked with. */
        readonly SetRoundTablesBody: {
            /** @description The tables in order, from table 1. */
            readonly tables: readonly (readonly string[])[];
            /** @description Who is left over by an odd number. */
            readonly unpaired?: {
                /** @description The id of an entrant of the tournament. */
                readonly entrant: string;
                /**
                 * @description What the entrant left over gets.
                 * @enum {string}
                 */
                readonly kind: "BYE" | "SPARE";
            } | null;
            /** @description Why the tables are as they are; shown with each of them. */
            readonly reason: string;
        };
        /** @description What `setScore` is asked with. */
        readonly SetScoreBody: {
            /** @description The tiebreaker, as it was announced. */
            readonly tiebreaker: string;
            /** @description The score. */
            readonly value: number;
            /** @description The round after which it counts, so that earlier standings stay; the last started one if left out, 0 for the start. */
            readonly round?: number | null;
        };
        /** @description Whether a shot may be made. */
        readonly ShootingLeave: {
            /** @description Whether it may. */
            readonly mayShoot: boolean;
            /** @description Every reason why not. */
            readonly reasons: readonly components["schemas"]["Reason"][];
            /** @description What goes with a shot that may be made. */
            readonly consequences: readonly components["schemas"]["Reason"][];
            /** @description The score to hit, such as `5+`; null without a Shoot value. */
            readonly needed: string | null;
            /** @description The chance to hit; null without a Shoot value. */
            readonly hit: components["schemas"]["Chance"] | null;
        };
        /** @description What one shot of a shooter comes to. */
        readonly ShotOdds: {
            /** @description The score needed to hit. */
            readonly toHit: number;
            /** @description The chance that it wounds, before Fate. */
            readonly wounds: components["schemas"]["Chance"];
            /** @description Each thing in the way, in the order given. */
            readonly stopped: readonly components["schemas"]["ShotStopped"][];
            /** @description The chance that it hits a model in the way; 0 unless `interveningModelIsHit`. */
            readonly interveningModelHit: components["schemas"]["Chance"];
        };
        /** @description Where a shot may end. */
        readonly ShotStopped: {
            /** @description The thing in the way. */
            readonly obstruction: components["schemas"]["Obstruction"];
            /** @description The chance that the shot ends there. */
            readonly probability: components["schemas"]["Chance"];
        };
        /** @description What `showSealedChoice` is asked with. */
        readonly ShowSealedChoiceBody: {
            /** @description What was chosen, such as the Hero’s name. One line. */
            readonly choice: string;
            /** @description The nonce that came with the seal. One line. */
            readonly nonce: string;
        };
        /** @description A side and its chance. */
        readonly SideOdds: {
            /** @description The side. */
            readonly side: string;
            /** @description Its chance. */
            readonly probability: components["schemas"]["Chance"];
        };
        /**
         * @description How a game ended for one side.
         *     - `WON`: It won.
         *     - `DRAWN`: It drew.
         *     - `LOST`: It lost; a game lost by both is lost for each.
         * @enum {string}
         */
        readonly SideResult: "WON" | "DRAWN" | "LOST";
        /** @description The chance of a number of models slain. */
        readonly SlainChance: {
            /** @description How many are slain. */
            readonly slain: number;
            /** @description How likely that is. */
            readonly probability: components["schemas"]["Chance"];
        };
        /** @description Where a fact stands in the rules documents. */
        readonly Source: {
            /** @description The document's number, `000` to `004`; `RULING`: what this project decided where they are silent; `CATALOGUE`: an army list's own. */
            readonly document: string;
            /** @description The heading as printed there. */
            readonly heading: string;
            /** @description The page, where the document numbers its pages. */
            readonly page: number | null;
        };
        /**
         * @description The special strikes.
         *     - `BASH`: Hammers, maces, mauls.
         *     - `FEINT`: Daggers, swords.
         *     - `PIERCING_STRIKE`: Axes, picks.
         *     - `STUN`: Clubs, staffs.
         *     - `WHIRL`: Flails, scourges, whips.
         * @enum {string}
         */
        readonly SpecialStrikeName: "BASH" | "FEINT" | "PIERCING_STRIKE" | "STUN" | "WHIRL";
        /** @description Every end of a special strike, Might spent as well as can be. */
        readonly SpecialStrikeOdds: {
            /** @description The special strike. */
            readonly strike: components["schemas"]["SpecialStrikeName"];
            /** @description Every end with its chance. */
            readonly outcomes: readonly components["schemas"]["SpecialStrikeOutcome"][];
            /** @description Where it stands. */
            readonly source: components["schemas"]["Source"];
        };
        /** @description What `specialStrikeOdds` is asked with. */
        readonly SpecialStrikeOddsBody: {
            /**
             * @description The special strike.
             * @enum {string}
             */
            readonly strike: "BASH" | "FEINT" | "PIERCING_STRIKE" | "STUN" | "WHIRL";
            /** @description Fight value of the model; Feint needs it. 0 to 10. */
            readonly fight?: number | null;
            /** @description Strength of the model; Bash and Piercing Strike need it. 1 to 10. */
            readonly strength?: number | null;
            /** @description Defence of the model; Piercing Strike needs it. 1 to 10. */
            readonly defence?: number | null;
            /** @description Whether its side won the Duel; Piercing Strike needs it. */
            readonly wonDuel?: boolean | null;
            /**
             * @description Bash: the model uses a two-handed weapon, +1.
             * @default false
             */
            readonly twoHanded?: boolean | null;
            /** @description Strength of the opponent; Bash needs it. 1 to 10. */
            readonly opponentStrength?: number | null;
            /**
             * @description Bash: the opponent uses a two-handed weapon, +1.
             * @default false
             */
            readonly opponentTwoHanded?: boolean | null;
            /**
             * @description Bash and Stun: Might points the model has; 0 to 20.
             * @default 0
             */
            readonly mightAvailable?: number | null;
            /**
             * @description Bash: Might points the opponent has; 0 to 20.
             * @default 0
             */
            readonly opponentMight?: number | null;
            /**
             * @description What the documents leave open about Might.
             * @default {
             *       "mightCap": 6
             *     }
             */
            readonly switches?: {
                /**
                 * @description Might raises no single D6 beyond this; null lifts the limit.
                 * @default 6
                 */
                readonly mightCap?: number | null;
            } | null;
        };
        /** @description An end of a special strike. */
        readonly SpecialStrikeOutcome: {
            /** @description A stable word for it. */
            readonly outcome: string;
            /** @description The Fight value after it; null where it is unchanged. */
            readonly fight: number | null;
            /** @description The Strength after it; null where it is unchanged. */
            readonly strength: number | null;
            /** @description The Defence after it; null where it is unchanged. */
            readonly defence: number | null;
            /** @description The chance of it. */
            readonly probability: components["schemas"]["Chance"];
        };
        /** @description A special strike, resolved. */
        readonly SpecialStrikeResolution: {
            /** @description The special strike. */
            readonly strike: components["schemas"]["SpecialStrikeName"];
            /** @description A stable word for what came of it. */
            readonly outcome: string;
            /** @description The same in words. */
            readonly text: string;
            /** @description Might points the model spent. */
            readonly mightSpent: number;
            /** @description Might points the opponent spent. */
            readonly opponentMightSpent: number;
            /** @description The Fight value after it; null where it is unchanged. */
            readonly fight: number | null;
            /** @description The Strength after it; null where it is unchanged. */
            readonly strength: number | null;
            /** @description The Defence after it; null where it is unchanged. */
            readonly defence: number | null;
            /** @description The dice as thrown. */
            readonly dice: readonly number[];
            /** @description The signed receipt of dice that we threw; null where the players threw them. */
            readonly receipt: string | null;
            /** @description Where it stands. */
            readonly source: components["schemas"]["Source"];
        };
        /** @description An entrant's line in the standings. */
        readonly Standing: {
            /** @description 1 for the first; level entrants share the best of their places. */
            readonly rank: number;
            /** @description Whether somebody else has the same rank (shown as `=3rd`). */
            readonly tied: boolean;
            /** @description The entrant's id. */
            readonly entrant: string;
            /** @description Games, with byes and games against the Spare Player. */
            readonly played: number;
            /** @description Games won, with byes and concessions to this entrant. */
            readonly won: number;
            /** @description Games drawn. */
            readonly drawn: number;
            /** @description Games lost. */
            readonly lost: number;
            /** @description 3 for a win, 1 for a draw, and what the organiser gave or took. */
            readonly tournamentPoints: number;
            /** @description Victory Points scored less those conceded. */
            readonly victoryPointDifference: number;
            /** @description Victory Points scored, with what the organiser gave or took. */
            readonly victoryPoints: number;
            /** @description Victory Points conceded. */
            readonly victoryPointsConceded: number;
            /** @description Enemy leaders killed; unknown kills count for nobody. */
            readonly leadersKilled: number;
            /** @description The organiser's own tiebreakers, in the order announced. */
            readonly tiebreakers: readonly components["schemas"]["TiebreakerScore"][];
            /** @description What placed it below the line above; null for the first, and where both are level. */
            readonly decidedBy: components["schemas"]["StandingDecision"] | null;
        };
        /**
         * @description What standings are ordered by, the first that differs.
         *     - `TOURNAMENT_POINTS`: Tournament Points.
         *     - `VICTORY_POINT_DIFFERENCE`: Victory Points scored less those conceded.
         *     - `VICTORY_POINTS`: Victory Points scored.
         *     - `LEADERS_KILLED`: Enemy leaders killed.
         *     - `ORGANISER_TIEBREAKER`: A tiebreaker of the organiser's own.
         *     - `LOT`: The published lot.
         * @enum {string}
         */
        readonly StandingCriterion: "TOURNAMENT_POINTS" | "VICTORY_POINT_DIFFERENCE" | "VICTORY_POINTS" | "LEADERS_KILLED" | "ORGANISER_TIEBREAKER" | "LOT";
        /** @description What placed an entrant below the one above. */
        readonly StandingDecision: {
            /** @description The first criterion in which they differ. */
            readonly criterion: components["schemas"]["StandingCriterion"];
            /** @description Which of the organiser's own it is; null where it is none. */
            readonly tiebreaker: string | null;
        };
        /** @description Standings for a spreadsheet. */
        readonly StandingsSheet: {
            /** @description The id of the tournament. */
            readonly tournament: string;
            /** @description The round they stand after. */
            readonly round: number;
            /** @description Whether the tournament is finished and these stand after its last round. */
            readonly final: boolean;
            /** @description CSV with a head line; no cell of it is a formula. */
            readonly csv: string;
            /** @description Changes with anything in the tournament. */
            readonly version: string;
        };
        /** @description What `startRound` is asked with. */
        readonly StartRoundBody: {
            /** @description How long a round lasts, in minutes. */
            readonly minutes?: number | null;
        };
        /** @description A secret choice whose seal is stored. */
        readonly StoredChoice: {
            /** @description Its id. */
            readonly id: string;
            /** @description Whether it is known. */
            readonly state: components["schemas"]["StoredChoiceState"];
            /** @description What the choice is for. */
            readonly subject: string;
            /** @description Whose choice it is. */
            readonly player: string | null;
            /** @description The seal: 64 hexadecimal digits. */
            readonly commitment: string;
            /** @description What was chosen; null until it is shown. */
            readonly choice: string | null;
            /** @description The nonce; null until it is shown. */
            readonly nonce: string | null;
            /**
             * Format: date-time
             * @description When the seal was stored.
             */
            readonly sealedAt: string;
            /**
             * Format: date-time
             * @description When the choice was shown.
             */
            readonly shownAt: string | null;
            /**
             * Format: date-time
             * @description Until when it can be read: 90 days.
             */
            readonly keptUntil: string;
            /** @description How the seal is computed, so that anyone can. */
            readonly method: string;
        };
        /**
         * @description Whether a stored choice is known.
         *     - `SEALED`: Only its seal is known.
         *     - `SHOWN`: It was shown, and fits its seal.
         * @enum {string}
         */
        readonly StoredChoiceState: "SEALED" | "SHOWN";
        /** @description What Strikes come to. */
        readonly StrikeOdds: {
            /** @description The chance that all targets are slain. */
            readonly slain: components["schemas"]["Chance"];
            /** @description The chance of each number of Wounds lost by all targets together. */
            readonly wounds: readonly components["schemas"]["WoundsChance"][];
            /** @description The chance of each number of targets slain. */
            readonly slainCount: readonly components["schemas"]["SlainChance"][];
            /** @description Each target, in the order given. */
            readonly targets: readonly components["schemas"]["StrikeTargetOdds"][];
            /** @description How they were rolled. */
            readonly strikesRolled: components["schemas"]["StrikesRolled"];
            /** @description How it came about. */
            readonly steps: readonly components["schemas"]["FightStep"][];
        };
        /** @description What `strikeOdds` is asked with. */
        readonly StrikeOddsBody: {
            /** @description What strikes, in the order of striking; 30 Attacks together at most, 4 with Might, and 8000 states to work through (refused by name with their number). */
            readonly strikes: readonly {
                /**
                 * @description Attacks of one model, or of several alike without Might, before Trapped doubles them; 1 to 30.
                 * @default 1
                 */
                readonly count?: number | null;
                /** @description Strength; 1 to 10. */
                readonly strength: number;
                /**
                 * @description Added to each To Wound roll, beside what the flags below add; 0 to 5.
                 * @default 0
                 */
                readonly bonus?: number | null;
                /**
                 * @description A two-handed weapon: +1 To Wound.
                 * @default false
                 */
                readonly twoHanded?: boolean | null;
                /**
                 * @description A lance on the charge: +1 To Wound.
                 * @default false
                 */
                readonly lance?: boolean | null;
                /**
                 * @description Friendly Rivalry: +1 To Wound.
                 * @default false
                 */
                readonly rivalry?: boolean | null;
                /**
                 * @description To Wound dice of 1 are re-rolled once, as after a won Feint.
                 * @default false
                 */
                readonly rerollOnes?: boolean | null;
                /**
                 * @description Might of the model that strikes; 0 to 10.
                 * @default 0
                 */
                readonly might?: number | null;
                /**
                 * @description It Whirls: one single Strike at each target, whatever its Attacks.
                 * @default false
                 */
                readonly whirl?: boolean | null;
                /**
                 * @description Piercing Strike: a D3 is added to its Strength, once for all its Attacks.
                 * @default false
                 */
                readonly piercingStrike?: boolean | null;
            }[];
            /**
             * @description All targets are Trapped or Prone: each Attack is two Strikes at the same target.
             * @default false
             */
            readonly trapped?: boolean | null;
            /** @description The only target. */
            readonly target?: {
                /** @description Defence with its armour and shield, without Shieldwall; 1 to 10. */
                readonly defence: number;
                /**
                 * @description Wounds left; 1 to 10.
                 * @default 1
                 */
                readonly wounds?: number | null;
                /**
                 * @description Fate points left; 0 to 6.
                 * @default 0
                 */
                readonly fate?: number | null;
                /**
                 * @description Might points left, for its Fate rolls; 0 to 10.
                 * @default 0
                 */
                readonly might?: number | null;
                /**
                 * @description It may re-roll failed Fate rolls (Site of Power).
                 * @default false
                 */
                readonly rerollFate?: boolean | null;
                /**
                 * @description Its Shieldwall holds: +1 Defence.
                 * @default false
                 */
                readonly shieldwall?: boolean | null;
                /**
                 * @description It is Trapped or Prone: each Attack at it is two Strikes.
                 * @default false
                 */
                readonly trapped?: boolean | null;
            } | null;
            /** @description Instead of one target: 1 to 4 of them. */
            readonly targets?: readonly {
                /** @description Defence with its armour and shield, without Shieldwall; 1 to 10. */
                readonly defence: number;
                /**
                 * @description Wounds left; 1 to 10.
                 * @default 1
                 */
                readonly wounds?: number | null;
                /**
                 * @description Fate points left; 0 to 6.
                 * @default 0
                 */
                readonly fate?: number | null;
                /**
                 * @description Might points left, for its Fate rolls; 0 to 10.
                 * @default 0
                 */
                readonly might?: number | null;
                /**
                 * @description It may re-roll failed Fate rolls (Site of Power).
                 * @default false
                 */
                readonly rerollFate?: boolean | null;
                /**
                 * @description Its Shieldwall holds: +1 Defence.
                 * @default false
                 */
                readonly shieldwall?: boolean | null;
                /**
                 * @description It is Trapped or Prone: each Attack at it is two Strikes.
                 * @default false
                 */
                readonly trapped?: boolean | null;
            }[] | null;
            /**
             * @description What the winner strikes for: as many slain as can be, one model slain, or the leader wounded.
             * @default KILL_MOST
             * @enum {string|null}
             */
            readonly aim?: "KILL_MOST" | "KILL_TARGET" | "WOUND_LEADER" | null;
            /** @description The place, from 0, of the model that KILL_TARGET or WOUND_LEADER means; 0 to 29. */
            readonly aimedAt?: number | null;
            /** @description What the documents leave open. */
            readonly switches?: {
                /**
                 * @description Whether all Strikes at one model are seen before Might is spent, or each for itself.
                 * @default TOGETHER
                 * @enum {string|null}
                 */
                readonly strikesRolled?: "TOGETHER" | "ONE_BY_ONE" | null;
            } | null;
        };
        /** @description What Strikes do to one target. */
        readonly StrikeTargetOdds: {
            /** @description The chance that it is slain. */
            readonly slain: components["schemas"]["Chance"];
            /** @description The chance of each number of Wounds lost. */
            readonly wounds: readonly components["schemas"]["WoundsChance"][];
        };
        /** @description What `strikeWoundsPicture` is asked with. */
        readonly StrikeWoundsPictureBody: {
            /** @description What strikes, in the order of striking; 30 Attacks together at most, 4 with Might, and 8000 states to work through (refused by name with their number). */
            readonly strikes: readonly {
                /**
                 * @description Attacks of one model, or of several alike without Might, before Trapped doubles them; 1 to 30.
                 * @default 1
                 */
                readonly count?: number | null;
                /** @description Strength; 1 to 10. */
                readonly strength: number;
                /**
                 * @description Added to each To Wound roll, beside what the flags below add; 0 to 5.
                 * @default 0
                 */
                readonly bonus?: number | null;
                /**
                 * @description A two-handed weapon: +1 To Wound.
                 * @default false
                 */
                readonly twoHanded?: boolean | null;
                /**
                 * @description A lance on the charge: +1 To Wound.
                 * @default false
                 */
                readonly lance?: boolean | null;
                /**
                 * @description Friendly Rivalry: +1 To Wound.
                 * @default false
                 */
                readonly rivalry?: boolean | null;
                /**
                 * @description To Wound dice of 1 are re-rolled once, as after a won Feint.
                 * @default false
                 */
                readonly rerollOnes?: boolean | null;
                /**
                 * @description Might of the model that strikes; 0 to 10.
                 * @default 0
                 */
                readonly might?: number | null;
                /**
                 * @description It Whirls: one single Strike at each target, whatever its Attacks.
                 * @default false
                 */
                readonly whirl?: boolean | null;
                /**
                 * @description Piercing Strike: a D3 is added to its Strength, once for all its Attacks.
                 * @default false
                 */
                readonly piercingStrike?: boolean | null;
            }[];
            /**
             * @description All targets are Trapped or Prone: each Attack is two Strikes at the same target.
             * @default false
             */
            readonly trapped?: boolean | null;
            /** @description The only target. */
            readonly target?: {
                /** @description Defence with its armour and shield, without Shieldwall; 1 to 10. */
                readonly defence: number;
                /**
                 * @description Wounds left; 1 to 10.
                 * @default 1
                 */
                readonly wounds?: number | null;
                /**
                 * @description Fate points left; 0 to 6.
                 * @default 0
                 */
                readonly fate?: number | null;
                /**
                 * @description Might points left, for its Fate rolls; 0 to 10.
                 * @default 0
                 */
                readonly might?: number | null;
                /**
                 * @description It may re-roll failed Fate rolls (Site of Power).
                 * @default false
                 */
                readonly rerollFate?: boolean | null;
                /**
                 * @description Its Shieldwall holds: +1 Defence.
                 * @default false
                 */
                readonly shieldwall?: boolean | null;
                /**
                 * @description It is Trapped or Prone: each Attack at it is two Strikes.
                 * @default false
                 */
                readonly trapped?: boolean | null;
            } | null;
            /** @description Instead of one target: 1 to 4 of them. */
            readonly targets?: readonly {
                /** @description Defence with its armour and shield, without Shieldwall; 1 to 10. */
                readonly defence: number;
                /**
                 * @description Wounds left; 1 to 10.
                 * @default 1
                 */
                readonly wounds?: number | null;
                /**
                 * @description Fate points left; 0 to 6.
                 * @default 0
                 */
                readonly fate?: number | null;
                /**
                 * @description Might points left, for its Fate rolls; 0 to 10.
                 * @default 0
                 */
                readonly might?: number | null;
                /**
                 * @description It may re-roll failed Fate rolls (Site of Power).
                 * @default false
                 */
                readonly rerollFate?: boolean | null;
                /**
                 * @description Its Shieldwall holds: +1 Defence.
                 * @default false
                 */
                readonly shieldwall?: boolean | null;
                /**
                 * @description It is Trapped or Prone: each Attack at it is two Strikes.
                 * @default false
                 */
                readonly trapped?: boolean | null;
            }[] | null;
            /**
             * @description What the winner strikes for: as many slain as can be, one model slain, or the leader wounded.
             * @default KILL_MOST
             * @enum {string|null}
             */
            readonly aim?: "KILL_MOST" | "KILL_TARGET" | "WOUND_LEADER" | null;
            /** @description The place, from 0, of the model that KILL_TARGET or WOUND_LEADER means; 0 to 29. */
            readonly aimedAt?: number | null;
            /** @description What the documents leave open. */
            readonly switches?: {
                /**
                 * @description Whether all Strikes at one model are seen before Might is spent, or each for itself.
                 * @default TOGETHER
                 * @enum {string|null}
                 */
                readonly strikesRolled?: "TOGETHER" | "ONE_BY_ONE" | null;
            } | null;
            /**
             * @description Its colours: the reader’s own setting (AUTO, light where there is none), LIGHT or DARK. A PNG is light in AUTO.
             * @default AUTO
             * @enum {string|null}
             */
            readonly theme?: "AUTO" | "LIGHT" | "DARK" | null;
            /** @description The title, instead of ours; 1 to 80 characters. */
            readonly title?: string | null;
        };
        /**
         * @description How Strikes at one model are rolled. Strikes at several are always seen one by one.
         *     - `TOGETHER`: All at once: Might goes to the nearest misses.
         *     - `ONE_BY_ONE`: One after the other.
         * @enum {string}
         */
        readonly StrikesRolled: "TOGETHER" | "ONE_BY_ONE";
        /** @description What `submitArmy` is asked with. */
        readonly SubmitArmyBody: {
            /** @description The army as JSON text, as `validateArmy` takes it. */
            readonly army: string;
        };
        /** @description A D6 that may end the game. */
        readonly SuddenEndRoll: {
            /** @description Scores that end it. */
            readonly scores: readonly number[];
            /** @description The chance that it ends. */
            readonly probability: components["schemas"]["Chance"];
        };
        /** @description What `swapEntrants` is asked with. */
        readonly SwapEntrantsBody: {
            /** @description The id of an entrant of the tournament. */
            readonly first: string;
            /** @description The id of an entrant of the tournament. */
            readonly second: string;
            /** @description Why; shown with their tables. */
            readonly reason: string;
        };
        /**
         * @description When a Swim test is due.
         *     - `NOW`: At once.
         *     - `START_OF_NEXT_MOVE_PHASE`: At the start of its next Move phase.
         * @enum {string}
         */
        readonly SwimTestTime: "NOW" | "START_OF_NEXT_MOVE_PHASE";
        /** @description A table of a round. */
        readonly Table: {
            /** @description The number, from 1. */
            readonly table: number;
            /** @description Two ids, the higher ranked first; one at the Spare Player's table. */
            readonly entrants: readonly string[];
            /** @description Why they meet. */
            readonly reason: components["schemas"]["TableReason"];
            /** @description How it ended; null until it is reported. */
            readonly result: components["schemas"]["Result"] | null;
            /** @description What `ifMatch` takes to correct the result: 0 while there is none. */
            readonly version: string;
        };
        /**
         * @description At which tables a round is played.
         *     - `BY_RANK`: Table 1 has the best ranked.
         *     - `AVOID_REPEATS`: Nobody sits at a table twice where that can be.
         * @enum {string}
         */
        readonly TableOrder: "BY_RANK" | "AVOID_REPEATS";
        /** @description Why two entrants meet. */
        readonly TableReason: {
            /** @description The same for programs. */
            readonly code: components["schemas"]["TableReasonCode"];
            /** @description In words, with places in the ranking (player numbers in round 1): `swapped: 3 and 4 met in round 1`. */
            readonly text: string;
        };
        /**
         * @description Why two entrants meet.
         *     - `DRAWN`: Round 1: drawn by lot.
         *     - `RANKED`: The first meets the best-ranked one left.
         *     - `SWAPPED`: The better-ranked ones left have met the first before.
         *     - `KEPT_PAIRABLE`: A better-ranked opponent would have forced a rematch further down.
         *     - `REMATCH_UNAVOIDABLE`: They have met before; no pairing has fewer rematches.
         *     - `FINAL_ROUND`: The final round is straight: 1 v 2, 3 v 4.
         *     - `FINAL_ROUND_REMATCH`: The final round is straight, and these two have met before.
         *     - `CLUB_MATES_APART`: The better-ranked ones left are club-mates of the first.
         *     - `CLUB_MATES_MEET`: Club-mates meet, although they were to be kept apart: that would have cost a rematch.
         *     - `MOVED_BY_ORGANISER`: Moved by the organiser.
         * @enum {string}
         */
        readonly TableReasonCode: "DRAWN" | "RANKED" | "SWAPPED" | "KEPT_PAIRABLE" | "REMATCH_UNAVOIDABLE" | "FINAL_ROUND" | "FINAL_ROUND_REMATCH" | "CLUB_MATES_APART" | "CLUB_MATES_MEET" | "MOVED_BY_ORGANISER";
        /** @description What terrain asks of a model. */
        readonly TerrainTest: {
            /** @description Whether it can be crossed at all. */
            readonly mayCross: boolean;
            /** @description The chart to roll on; null where no test is needed. */
            readonly test: string | null;
            /** @description Inches of movement that an inch of it costs. */
            readonly costPerInch: number;
            /** @description In our words. */
            readonly text: string;
            /** @description Where it stands. */
            readonly sources: readonly components["schemas"]["Source"][];
        };
        /** @description What `terrainTest` is asked with. */
        readonly TerrainTestBody: {
            /**
             * @description What lies in the way.
             * @enum {string}
             */
            readonly terrain: "OPEN_GROUND" | "DIFFICULT_TERRAIN" | "OBSTACLE" | "GAP" | "SHALLOW_WATER" | "DEEP_WATER";
            /** @description Height of the obstacle or width of the gap, in inches. */
            readonly sizeInches?: number | null;
            /** @description How tall the model is, in inches. */
            readonly modelHeightInches?: number | null;
            /**
             * @description What the model is; INFANTRY if left out.
             * @default INFANTRY
             * @enum {string|null}
             */
            readonly model?: "INFANTRY" | "CAVALRY" | "MONSTER" | "HORSE" | "WARG" | null;
        };
        /**
         * @description What a tiebreaker of the organiser's adds up.
         *     - `SCORES`: Scores that are noted with the entrants.
         *     - `FAVOURITE_OPPONENT`: The votes of the opponents it has met.
         * @enum {string}
         */
        readonly TiebreakerCounts: "SCORES" | "FAVOURITE_OPPONENT";
        /**
         * @description Which value of a tiebreaker stands higher in the ranking.
         *     - `HIGHER`: The greater one.
         *     - `LOWER`: The smaller one.
         * @enum {string}
         */
        readonly TiebreakerOrder: "HIGHER" | "LOWER";
        /** @description An entrant's value of an organiser's tiebreaker. */
        readonly TiebreakerScore: {
            /** @description What the organiser calls it. */
            readonly id: string;
            /** @description The value, all that counted added up. */
            readonly value: number;
        };
        /** @description What one hit needs to wound. */
        readonly ToWound: {
            /** @description Strength of the hit, 1 to 10. */
            readonly strength: number;
            /** @description Defence of the target, 1 to 10. */
            readonly defence: number;
            /** @description The bonus that was asked with. */
            readonly bonus: number;
            /** @description False where this Strength cannot wound this Defence, whatever the bonus. */
            readonly canWound: boolean;
            /** @description The chart's score without the bonus: `3+` to `6+`, or `6/4`, `6/5`, `6/6` for two rolls; null where it cannot wound. */
            readonly needed: string | null;
            /** @description The least that each die must show, in the order rolled, the bonus taken off; empty where it cannot wound. */
            readonly dice: readonly number[];
            /** @description The chance that the hit wounds. */
            readonly probability: components["schemas"]["Chance"];
            /** @description Where the chart is printed. */
            readonly source: components["schemas"]["Source"];
        };
        /** @description The To Wound chart. */
        readonly ToWoundChart: {
            /** @description The chart's name. */
            readonly name: string;
            /** @description The edition it belongs to. */
            readonly ruleset: components["schemas"]["Ruleset"];
            /** @description One row for each Strength asked for. */
            readonly rows: readonly components["schemas"]["ToWoundRow"][];
            /** @description Where the chart is printed. */
            readonly source: components["schemas"]["Source"];
        };
        /** @description One Strength's row of the To Wound chart. */
        readonly ToWoundRow: {
            /** @description Strength of the hit, 1 to 10. */
            readonly strength: number;
            /** @description The cells, by Defence 1 to 10. */
            readonly cells: readonly components["schemas"]["ToWound"][];
        };
        /** @description A tournament as it stands. */
        readonly Tournament: {
            /** @description The id. */
            readonly id: string;
            /** @description What it is called. */
            readonly name: string;
            /** @description Singles or doubles. */
            readonly format: components["schemas"]["TournamentFormat"];
            /** @description How many rounds will be played. */
            readonly rounds: number;
            /** @description What the entrant left over by an odd number gets. */
            readonly unpaired: components["schemas"]["UnpairedKind"];
            /** @description The organiser's own tiebreakers, in the order in which they count. */
            readonly tiebreakers: readonly components["schemas"]["AnnouncedTiebreaker"][];
            /** @description The most entrants that play; null for no limit. */
            readonly cap: number | null;
            /** @description Who may read it. */
            readonly visibility: components["schemas"]["Visibility"];
            /** @description The day it starts, YYYY-MM-DD. */
            readonly startsOn: string | null;
            /** @description Points limit of an army, in doubles the team's total. */
            readonly pointsLimit: number | null;
            /** @description How long a round lasts, in minutes. */
            readonly roundMinutes: number | null;
            /** @description The scenario of each round from the first. */
            readonly scenarios: readonly (string | null)[];
            /** @description The rounds in which club-mates are kept apart where that costs no rematch. */
            readonly clubMatesApart: readonly number[];
            /** @description At which tables a round is played. */
            readonly tableOrder: components["schemas"]["TableOrder"];
            /** @description Whether full ties are settled by a lot from the committed seed. */
            readonly tiesByLot: boolean;
            /** @description Whether the army lists can be read by whoever may read the tournament. */
            readonly armyListsPublished: boolean;
            /** @description What stands before round 1. */
            readonly phase: components["schemas"]["TournamentPhase"];
            /** @description SHA-256 of the seed of round 1, as base64url, published before anybody registers. */
            readonly seedCommitment: string;
            /** @description Where it stands. */
            readonly state: components["schemas"]["TournamentState"];
            /** @description The operations that are possible now. */
            readonly allowed: readonly string[];
            /** @description The entrants by player number, withdrawn and waiting ones too. */
            readonly entrants: readonly components["schemas"]["Entrant"][];
            /** @description The rounds that are drawn. */
            readonly roundsDrawn: readonly components["schemas"]["RoundSummary"][];
            /** @description How many further rounds are certain to have no rematch, with the entrants there are; before anybody is there by the cap, null without one. */
            readonly roundsWithoutRematch: number | null;
            /** @description What an organiser should know, in words. */
            readonly warnings: readonly string[];
            /** @description Changes with anything in it: sums of the versions of head, entrants and each round. */
            readonly version: string;
        };
        /** @description A tournament as it stood when a round was over; its rounds and standings of then stand beside it. */
        readonly TournamentAsItStood: {
            /** @description The id. */
            readonly id: string;
            /** @description What it is called. */
            readonly name: string;
            /** @description Singles or doubles. */
            readonly format: components["schemas"]["TournamentFormat"];
            /** @description How many rounds will be played. */
            readonly rounds: number;
            /** @description What the entrant left over by an odd number gets. */
            readonly unpaired: components["schemas"]["UnpairedKind"];
            /** @description The organiser's own tiebreakers, in the order in which they count. */
            readonly tiebreakers: readonly components["schemas"]["AnnouncedTiebreaker"][];
            /** @description The most entrants that play; null for no limit. */
            readonly cap: number | null;
            /** @description Who may read it. */
            readonly visibility: components["schemas"]["Visibility"];
            /** @description The day it starts, YYYY-MM-DD. */
            readonly startsOn: string | null;
            /** @description Points limit of an army, in doubles the team's total. */
            readonly pointsLimit: number | null;
            /** @description How long a round lasts, in minutes. */
            readonly roundMinutes: number | null;
            /** @description The scenario of each round from the first. */
            readonly scenarios: readonly (string | null)[];
            /** @description The rounds in which club-mates are kept apart where that costs no rematch. */
            readonly clubMatesApart: readonly number[];
            /** @description At which tables a round is played. */
            readonly tableOrder: components["schemas"]["TableOrder"];
            /** @description Whether full ties are settled by a lot from the committed seed. */
            readonly tiesByLot: boolean;
            /** @description Whether the army lists can be read by whoever may read the tournament. */
            readonly armyListsPublished: boolean;
            /** @description What stands before round 1. */
            readonly phase: components["schemas"]["TournamentPhase"];
            /** @description SHA-256 of the seed of round 1, as base64url, published before anybody registers. */
            readonly seedCommitment: string;
            /** @description Where it stood. */
            readonly state: components["schemas"]["TournamentState"];
            /** @description The operations that were possible. */
            readonly allowed: readonly string[];
            /** @description The entrants by player number, withdrawn and waiting ones too. */
            readonly entrants: readonly components["schemas"]["Entrant"][];
            /** @description The rounds that are drawn. */
            readonly roundsDrawn: readonly components["schemas"]["RoundSummary"][];
            /** @description How many further rounds are certain to have no rematch, with the entrants there are; before anybody is there by the cap, null without one. */
            readonly roundsWithoutRematch: number | null;
            /** @description What an organiser should know, in words. */
            readonly warnings: readonly string[];
            /** @description The sums of the versions of head, entrants and each round, as they stood. */
            readonly version: string;
        };
        /** @description What has changed in a tournament since a cursor. */
        readonly TournamentChanges: {
            /** @description The id of the tournament. */
            readonly tournament: string;
            /** @description What to ask with the next time. */
            readonly cursor: string;
            /** @description Where it stands. */
            readonly state: components["schemas"]["TournamentState"];
            /** @description The settings; null where they are as they were. */
            readonly settings: components["schemas"]["TournamentSettings"] | null;
            /** @description All entrants where something about them may have changed; null where nothing has. */
            readonly entrants: readonly components["schemas"]["Entrant"][] | null;
            /** @description The rounds that have changed, with all their results. */
            readonly rounds: readonly components["schemas"]["Round"][];
            /** @description Changes with anything in the tournament. */
            readonly version: string;
        };
        /**
         * @description Who takes part: single players, or teams of two.
         *     - `SINGLES`: Single players.
         *     - `DOUBLES`: Teams of two players with a force each.
         * @enum {string}
         */
        readonly TournamentFormat: "SINGLES" | "DOUBLES";
        /** @description A page of public tournaments. */
        readonly TournamentList: {
            /** @description The tournaments, by day. */
            readonly items: readonly components["schemas"]["TournamentSettings"][];
            /** @description Where the rest begins; null after the last. */
            readonly nextCursor: string | null;
        };
        /**
         * @description What stands before round 1.
         *     - `DRAFT`: It is being written.
         *     - `REGISTRATION`: Entrants are registered.
         *     - `CHECK_IN`: Only entrants that are checked in are drawn.
         * @enum {string}
         */
        readonly TournamentPhase: "DRAFT" | "REGISTRATION" | "CHECK_IN";
        /** @description What the organiser has settled about a tournament. */
        readonly TournamentSettings: {
            /** @description The id. */
            readonly id: string;
            /** @description What it is called. */
            readonly name: string;
            /** @description Singles or doubles. */
            readonly format: components["schemas"]["TournamentFormat"];
            /** @description How many rounds will be played. */
            readonly rounds: number;
            /** @description What the entrant left over by an odd number gets. */
            readonly unpaired: components["schemas"]["UnpairedKind"];
            /** @description The organiser's own tiebreakers, in the order in which they count. */
            readonly tiebreakers: readonly components["schemas"]["AnnouncedTiebreaker"][];
            /** @description The most entrants that play; null for no limit. */
            readonly cap: number | null;
            /** @description Who may read it. */
            readonly visibility: components["schemas"]["Visibility"];
            /** @description The day it starts, YYYY-MM-DD. */
            readonly startsOn: string | null;
            /** @description Points limit of an army, in doubles the team's total. */
            readonly pointsLimit: number | null;
            /** @description How long a round lasts, in minutes. */
            readonly roundMinutes: number | null;
            /** @description The scenario of each round from the first. */
            readonly scenarios: readonly (string | null)[];
            /** @description The rounds in which club-mates are kept apart where that costs no rematch. */
            readonly clubMatesApart: readonly number[];
            /** @description At which tables a round is played. */
            readonly tableOrder: components["schemas"]["TableOrder"];
            /** @description Whether full ties are settled by a lot from the committed seed. */
            readonly tiesByLot: boolean;
            /** @description Whether the army lists can be read by whoever may read the tournament. */
            readonly armyListsPublished: boolean;
            /** @description What stands before round 1. */
            readonly phase: components["schemas"]["TournamentPhase"];
            /** @description SHA-256 of the seed of round 1, as base64url, published before anybody registers. */
            readonly seedCommitment: string;
            /** @description What `ifMatch` takes to change it. */
            readonly version: string;
        };
        /** @description Standings of a tournament after a round. */
        readonly TournamentStandings: {
            /** @description The id of the tournament. */
            readonly tournament: string;
            /** @description The round they stand after; 0 before the first has started. */
            readonly round: number;
            /** @description Whether every table up to that round is reported. */
            readonly complete: boolean;
            /** @description Whether the tournament is finished and these stand after its last round; a correction can still change them. */
            readonly final: boolean;
            /** @description The lines, best first; level entrants by player number. */
            readonly standings: readonly components["schemas"]["Standing"][];
            /** @description Changes with anything in the tournament. */
            readonly version: string;
        };
        /**
         * @description Where a tournament stands. RUNNING is the same as the four states between CHECK_IN and FINISHED.
         *     - `DRAFT`: It is being written; only its token holders see it.
         *     - `REGISTRATION`: No round is drawn yet; entrants are registered.
         *     - `CHECK_IN`: No round is drawn yet; who has come is checked in.
         *     - `ROUND_DRAWN`: A round is drawn and can still be drawn again.
         *     - `ROUND_STARTED`: A round is being played and reported.
         *     - `ROUND_COMPLETE`: Every table of the last drawn round is reported; another round is to come.
         *     - `ALL_ROUNDS_COMPLETE`: Every round is played and reported.
         *     - `FINISHED`: The organiser has finished it.
         * @enum {string}
         */
        readonly TournamentState: "DRAFT" | "REGISTRATION" | "CHECK_IN" | "ROUND_DRAWN" | "ROUND_STARTED" | "ROUND_COMPLETE" | "ALL_ROUNDS_COMPLETE" | "FINISHED";
        /** @description A token is needed, and none that fits was sent. */
        readonly UnauthenticatedProblem: {
            /**
             * @description What it is, for programs.
             * @constant
             */
            readonly code: "UNAUTHENTICATED";
            /** @description What it is, for people. */
            readonly title: string;
            /**
             * @description The HTTP status.
             * @constant
             */
            readonly status: 401;
            /** @description What was wrong, where, what was allowed and what to do. */
            readonly detail: string;
            /** @description The path asked for. */
            readonly instance: string;
            /** @description The id of the request, as `X-Request-Id` has it. */
            readonly requestId: string;
        };
        /** @description The store does not answer. Repeat a change with the same Idempotency-Key. */
        readonly UnavailableProblem: {
            /** @description When to try again, in seconds. */
            readonly retryAfterSeconds: number;
            /**
             * @description What it is, for programs.
             * @constant
             */
            readonly code: "UNAVAILABLE";
            /** @description What it is, for people. */
            readonly title: string;
            /**
             * @description The HTTP status.
             * @constant
             */
            readonly status: 503;
            /** @description What was wrong, where, what was allowed and what to do. */
            readonly detail: string;
            /** @description The path asked for. */
            readonly instance: string;
            /** @description The id of the request, as `X-Request-Id` has it. */
            readonly requestId: string;
        };
        /** @description A name that the catalogue does not have. */
        readonly UnknownRosterName: {
            /** @description What it should be. */
            readonly kind: components["schemas"]["RosterNameKind"];
            /** @description The name in the roster. */
            readonly name: string;
            /** @description Where it stands. */
            readonly where: string;
            /** @description The nearest names of the catalogue. */
            readonly nearest: readonly string[];
        };
        /** @description An entrant without links. */
        readonly UnlinkedEntrant: {
            /** @description The id of the tournament. */
            readonly tournament: string;
            /** @description Its id. */
            readonly entrant: string;
        };
        /** @description Who is left over of an odd number. */
        readonly UnpairedEntrant: {
            /** @description The id. */
            readonly entrant: string;
            /** @description What this entrant gets. */
            readonly kind: components["schemas"]["UnpairedKind"];
            /** @description Why it is this one. */
            readonly reason: components["schemas"]["UnpairedReason"];
        };
        /**
         * @description What the one left over of an odd number gets.
         *     - `BYE`: A bye: a 6-0 win with the enemy leader killed.
         *     - `SPARE`: A game against the Spare Player.
         * @enum {string}
         */
        readonly UnpairedKind: "BYE" | "SPARE";
        /** @description Why an entrant is left over. */
        readonly UnpairedReason: {
            /** @description The same for programs. */
            readonly code: components["schemas"]["UnpairedReasonCode"];
            /** @description In words: `bye: lowest without one`. */
            readonly text: string;
        };
        /**
         * @description Why an entrant is left over.
         *     - `DRAWN`: Round 1: left over by the draw.
         *     - `LOWEST_WITHOUT_ONE`: The lowest ranked of those without a bye or a game against the Spare Player.
         *     - `FEWEST_TIMES`: Everyone has had one: the lowest ranked of those with the fewest.
         *     - `KEPT_PAIRABLE`: Leaving out one who stood before would have forced a rematch.
         *     - `MOVED_BY_ORGANISER`: Moved by the organiser.
         * @enum {string}
         */
        readonly UnpairedReasonCode: "DRAWN" | "LOWEST_WITHOUT_ONE" | "FEWEST_TIMES" | "KEPT_PAIRABLE" | "MOVED_BY_ORGANISER";
        /** @description Who is left over by an odd number. */
        readonly UnpairedTable: {
            /** @description The id. */
            readonly entrant: string;
            /** @description What this entrant gets. */
            readonly kind: components["schemas"]["UnpairedKind"];
            /** @description Why it is this one. */
            readonly reason: components["schemas"]["UnpairedReason"];
            /** @description The table at which the game against the Spare Player is reported; null for a bye, which reports itself. */
            readonly table: number | null;
            /** @description How it ended; null for a bye and until it is reported. */
            readonly result: components["schemas"]["Result"] | null;
            /** @description What `ifMatch` takes to correct the result: 0 while there is none. */
            readonly version: string;
        };
        /** @description The body has another content type than JSON. */
        readonly UnsupportedMediaTypeProblem: {
            /** @description The content type sent. */
            readonly given: string | null;
            /** @description The content types there are. */
            readonly allowed: readonly string[];
            /**
             * @description What it is, for programs.
             * @constant
             */
            readonly code: "UNSUPPORTED_MEDIA_TYPE";
            /** @description What it is, for people. */
            readonly title: string;
            /**
             * @description The HTTP status.
             * @constant
             */
            readonly status: 415;
            /** @description What was wrong, where, what was allowed and what to do. */
            readonly detail: string;
            /** @description The path asked for. */
            readonly instance: string;
            /** @description The id of the request, as `X-Request-Id` has it. */
            readonly requestId: string;
        };
        /** @description What `updateEntrant` is asked with. */
        readonly UpdateEntrantBody: {
            /** @description The name of the player, or of the team in doubles. */
            readonly name?: string | null;
            /** @description The two players of a doubles team; empty in singles. */
            readonly members?: readonly string[] | null;
            /** @description The club the entrant belongs to. */
            readonly club?: string | null;
        };
        /** @description What `updateLeague` is asked with. */
        readonly UpdateLeagueBody: {
            /** @description What the league is called. */
            readonly name?: string | null;
            /** @description How it is counted, as a whole. */
            readonly rule?: {
                /**
                 * @description PLACE: points for the place; TOURNAMENT_POINTS: those of the tournament themselves.
                 * @enum {string}
                 */
                readonly scoring: "PLACE" | "TOURNAMENT_POINTS";
                /**
                 * @description For PLACE: the points of the first place, the second, and so on, at most 200.
                 * @default []
                 */
                readonly placePoints?: readonly number[] | null;
                /**
                 * @description For PLACE: the points of everyone placed further down.
                 * @default 0
                 */
                readonly participationPoints?: number | null;
                /** @description Only so many results of a player count, the best; all if left out. */
                readonly best?: number | null;
            } | null;
        };
        /** @description What `updateTournament` is asked with. */
        readonly UpdateTournamentBody: {
            /** @description What the tournament is called. */
            readonly name?: string | null;
            /** @description How many rounds will be played; the last one is final. */
            readonly rounds?: number | null;
            /** @description The most entrants that play; later ones wait. */
            readonly cap?: number | null;
            /** @description The day the event starts, YYYY-MM-DD. */
            readonly startsOn?: string | null;
            /** @description How long a round lasts, in minutes. */
            readonly roundMinutes?: number | null;
            /** @description The scenario of each round from the first: in a doubles event the id of a doubles scenario, in singles any name. */
            readonly scenarios?: readonly string[] | null;
            /** @description The rounds in which club-mates are kept apart where that costs no rematch; not the final one. */
            readonly clubMatesApart?: readonly number[] | null;
            /**
             * @description BY_RANK: table 1 has the best ranked. AVOID_REPEATS: nobody sits at a table twice where that can be.
             * @enum {string|null}
             */
            readonly tableOrder?: "BY_RANK" | "AVOID_REPEATS" | null;
        };
        /** @description What `updateWebhook` is asked with. */
        readonly UpdateWebhookBody: {
            /** @description Where messages are sent: https, a host on the internet, port 443 or 8443. */
            readonly url?: string | null;
            /** @description What it is told of. */
            readonly events?: readonly ("TOURNAMENT_CHANGED" | "ENTRANT_REGISTERED" | "ENTRANT_CHANGED" | "ROUND_DRAWN" | "ROUND_STARTED" | "ROUND_EXTENDED" | "RESULT_REPORTED" | "RESULT_CONFIRMED" | "RESULT_DISPUTED" | "RESULT_RULED" | "TOURNAMENT_FINISHED")[] | null;
            /** @description Whether nothing is sent; what happens meanwhile is not sent later. */
            readonly paused?: boolean | null;
        };
        /** @description What `validateArmy` is asked with. */
        readonly ValidateArmyBody: {
            /**
             * @description Singles: one player. Doubles: two forces, one of each player.
             * @default SINGLES
             * @enum {string|null}
             */
            readonly format?: "SINGLES" | "DOUBLES" | null;
            /** @description The army’s points limit, 1 to 20,000; in doubles both forces’ together. */
            readonly pointsLimit: number;
            /** @description In singles one for each army list, in doubles one of each player; at most 6. */
            readonly forces: readonly {
                /** @description The army list, or the Legendary Legion. */
                readonly list: string;
                /** @description The profile chosen to lead, where several Heroes could: in singles in one force, in doubles in each. */
                readonly leader?: string | null;
                /** @description Its warbands; at most 25. */
                readonly warbands: readonly {
                    /** @description Who leads; left out for nobody. */
                    readonly leader?: {
                        /** @description The profile, as the army list has it, or one sent with the request. */
                        readonly profile: string;
                        /**
                         * @description How many models, 1 to 100.
                         * @default 1
                         */
                        readonly count?: number | null;
                        /** @description What they have taken; at most 12 options. */
                        readonly options?: readonly {
                            /** @description The option. */
                            readonly option: string;
                            /** @description How many of it; one for each model of the unit if left out, 1 to 1,000. */
                            readonly count?: number | null;
                        }[] | null;
                    } | null;
                    /** @description Who follows; at most 20 units. */
                    readonly followers?: readonly {
                        /** @description The profile, as the army list has it, or one sent with the request. */
                        readonly profile: string;
                        /**
                         * @description How many models, 1 to 100.
                         * @default 1
                         */
                        readonly count?: number | null;
                        /** @description What they have taken; at most 12 options. */
                        readonly options?: readonly {
                            /** @description The option. */
                            readonly option: string;
                            /** @description How many of it; one for each model of the unit if left out, 1 to 1,000. */
                            readonly count?: number | null;
                        }[] | null;
                    }[] | null;
                }[];
            }[];
            /** @description How rules are read where they are silent. */
            readonly switches?: {
                /**
                 * @description Whether a Minor Hero leads where no better Hero is; true if left out.
                 * @default true
                 */
                readonly minorHeroMayLead?: boolean | null;
            } | null;
            /** @description Army lists of the caller’s own, with their profiles and Legions: beside those of the catalogue, or instead of the one of the same id. At most 10. */
            readonly lists?: readonly {
                readonly [key: string]: unknown;
            }[] | null;
            /** @description Alliances of those lists, before the catalogue’s. At most 200. */
            readonly alliances?: readonly {
                /** @description The two army lists, in either order. */
                readonly lists: readonly string[];
                /**
                 * @description Their level.
                 * @enum {string}
                 */
                readonly level: "HISTORICAL" | "CONVENIENT" | "IMPOSSIBLE";
            }[] | null;
        };
        /** @description It has changed since it was read, or If-Match is missing where work could be overwritten. */
        readonly VersionMismatchProblem: {
            /** @description The version sent. */
            readonly given: string;
            /** @description The version there is. */
            readonly current: string;
            /** @description What stands now, in the shape in which it is read. */
            readonly now: unknown;
            /**
             * @description What it is, for programs.
             * @constant
             */
            readonly code: "VERSION_MISMATCH";
            /** @description What it is, for people. */
            readonly title: string;
            /**
             * @description The HTTP status.
             * @constant
             */
            readonly status: 412;
            /** @description What was wrong, where, what was allowed and what to do. */
            readonly detail: string;
            /** @description The path asked for. */
            readonly instance: string;
            /** @description The id of the request, as `X-Request-Id` has it. */
            readonly requestId: string;
        };
        /**
         * @description Who may read a tournament.
         *     - `PUBLIC`: Anybody.
         *     - `PRIVATE`: Holders of one of its tokens.
         * @enum {string}
         */
        readonly Visibility: "PUBLIC" | "PRIVATE";
        /** @description What a volley comes to. */
        readonly VolleyOdds: {
            /** @description The chance that the target is slain. */
            readonly slain: components["schemas"]["Chance"];
            /** @description The chance of each number of Wounds lost. */
            readonly wounds: readonly components["schemas"]["WoundsChance"][];
            /** @description Each shooter's shot, in the order given. */
            readonly shots: readonly components["schemas"]["ShotOdds"][];
            /** @description How it came about. */
            readonly steps: readonly components["schemas"]["FightStep"][];
        };
        /** @description What `volleyOdds` is asked with. */
        readonly VolleyOddsBody: {
            /** @description Who shoots, in this order; 30 together at most, 4 with Might, and 8000 states to work through (refused by name with their number). */
            readonly shooters: readonly {
                /**
                 * @description How many shoot alike; 1 where Might is given; 1 to 30.
                 * @default 1
                 */
                readonly count?: number | null;
                /** @description Shoot value, 4 for 4+; 2 to 6. */
                readonly shoot: number;
                /**
                 * @description It moved this turn: its Shoot value is one worse; a 6 always hits.
                 * @default false
                 */
                readonly moved?: boolean | null;
                /**
                 * @description A throwing spear thrown while charging: no penalty for moving.
                 * @default false
                 */
                readonly chargingThrow?: boolean | null;
                /** @description Strength of the shot; 1 to 10. */
                readonly strength: number;
                /**
                 * @description Added to each To Wound roll; 0 to 5.
                 * @default 0
                 */
                readonly bonus?: number | null;
                /**
                 * @description To Wound dice of 1 are re-rolled once.
                 * @default false
                 */
                readonly rerollOnes?: boolean | null;
                /**
                 * @description What is in the way, nearest the shooter first; 4 at most.
                 * @default []
                 */
                readonly inTheWay?: readonly ("FORTIFICATION" | "LARGE_ROCK" | "OUTCROP" | "WINDOW" | "DOORWAY" | "WALL" | "ROCK" | "TREE_TRUNK" | "STURDY_FENCE" | "INTERVENING_MODEL" | "FLIMSY_FENCE" | "BUSH" | "CROPS" | "LONG_GRASS")[] | null;
                /**
                 * @description Heroic Accuracy: failed In The Way rolls are re-rolled once.
                 * @default false
                 */
                readonly heroicAccuracy?: boolean | null;
                /**
                 * @description Might of the shooter, for any die of its shot; 0 to 10.
                 * @default 0
                 */
                readonly might?: number | null;
            }[];
            /** @description Who is shot at. */
            readonly target: {
                /** @description Defence with its armour and shield, without Shieldwall; 1 to 10. */
                readonly defence: number;
                /**
                 * @description Wounds left; 1 to 10.
                 * @default 1
                 */
                readonly wounds?: number | null;
                /**
                 * @description Fate points left; 0 to 6.
                 * @default 0
                 */
                readonly fate?: number | null;
                /**
                 * @description Might points left, for its Fate rolls; 0 to 10.
                 * @default 0
                 */
                readonly might?: number | null;
                /**
                 * @description It may re-roll failed Fate rolls (Site of Power).
                 * @default false
                 */
                readonly rerollFate?: boolean | null;
            };
            /** @description What the documents leave open. */
            readonly switches?: {
                /**
                 * @description A model in the way that stops a shot is hit by it.
                 * @default false
                 */
                readonly interveningModelIsHit?: boolean | null;
            } | null;
        };
        /** @description A volley as it went. */
        readonly VolleyPlay: {
            /** @description Wounds that the target lost. */
            readonly woundsLost: number;
            /** @description Whether the target is slain. */
            readonly slain: boolean;
            /** @description Hits on models in the way; 0 unless `interveningModelIsHit`. */
            readonly interveningModelHits: number;
            /** @description Every step in order. */
            readonly steps: readonly components["schemas"]["PlayStep"][];
            /** @description All dice, in the order thrown. */
            readonly dice: readonly number[];
            /** @description The signed receipt, where we threw the dice. */
            readonly receipt: string | null;
        };
        /** @description What `volleyWoundsPicture` is asked with. */
        readonly VolleyWoundsPictureBody: {
            /** @description Who shoots, in this order; 30 together at most, 4 with Might, and 8000 states to work through (refused by name with their number). */
            readonly shooters: readonly {
                /**
                 * @description How many shoot alike; 1 where Might is given; 1 to 30.
                 * @default 1
                 */
                readonly count?: number | null;
                /** @description Shoot value, 4 for 4+; 2 to 6. */
                readonly shoot: number;
                /**
                 * @description It moved this turn: its Shoot value is one worse; a 6 always hits.
                 * @default false
                 */
                readonly moved?: boolean | null;
                /**
                 * @description A throwing spear thrown while charging: no penalty for moving.
                 * @default false
                 */
                readonly chargingThrow?: boolean | null;
                /** @description Strength of the shot; 1 to 10. */
                readonly strength: number;
                /**
                 * @description Added to each To Wound roll; 0 to 5.
                 * @default 0
                 */
                readonly bonus?: number | null;
                /**
                 * @description To Wound dice of 1 are re-rolled once.
                 * @default false
                 */
                readonly rerollOnes?: boolean | null;
                /**
                 * @description What is in the way, nearest the shooter first; 4 at most.
                 * @default []
                 */
                readonly inTheWay?: readonly ("FORTIFICATION" | "LARGE_ROCK" | "OUTCROP" | "WINDOW" | "DOORWAY" | "WALL" | "ROCK" | "TREE_TRUNK" | "STURDY_FENCE" | "INTERVENING_MODEL" | "FLIMSY_FENCE" | "BUSH" | "CROPS" | "LONG_GRASS")[] | null;
                /**
                 * @description Heroic Accuracy: failed In The Way rolls are re-rolled once.
                 * @default false
                 */
                readonly heroicAccuracy?: boolean | null;
                /**
                 * @description Might of the shooter, for any die of its shot; 0 to 10.
                 * @default 0
                 */
                readonly might?: number | null;
            }[];
            /** @description Who is shot at. */
            readonly target: {
                /** @description Defence with its armour and shield, without Shieldwall; 1 to 10. */
                readonly defence: number;
                /**
                 * @description Wounds left; 1 to 10.
                 * @default 1
                 */
                readonly wounds?: number | null;
                /**
                 * @description Fate points left; 0 to 6.
                 * @default 0
                 */
                readonly fate?: number | null;
                /**
                 * @description Might points left, for its Fate rolls; 0 to 10.
                 * @default 0
                 */
                readonly might?: number | null;
                /**
                 * @description It may re-roll failed Fate rolls (Site of Power).
                 * @default false
                 */
                readonly rerollFate?: boolean | null;
            };
            /** @description What the documents leave open. */
            readonly switches?: {
                /**
                 * @description A model in the way that stops a shot is hit by it.
                 * @default false
                 */
                readonly interveningModelIsHit?: boolean | null;
            } | null;
            /**
             * @description Its colours: the reader’s own setting (AUTO, light where there is none), LIGHT or DARK. A PNG is light in AUTO.
             * @default AUTO
             * @enum {string|null}
             */
            readonly theme?: "AUTO" | "LIGHT" | "DARK" | null;
            /** @description The title, instead of ours; 1 to 80 characters. */
            readonly title?: string | null;
        };
        /** @description A warband size. */
        readonly WarbandRule: {
            /** @description The leaders meant; every Hero where it is empty. */
            readonly leaders: readonly string[];
            /** @description So many Warriors. */
            readonly set: number | null;
            /** @description So many more. */
            readonly add: number;
            /** @description It holds only while this does. */
            readonly when: components["schemas"]["ArmyCondition"] | null;
        };
        /**
         * @description What water is to move through.
         *     - `OPEN`: Open ground.
         *     - `DIFFICULT`: Difficult terrain.
         *     - `SWIMMING`: As far as the Swim test lets it.
         * @enum {string}
         */
        readonly WaterGround: "OPEN" | "DIFFICULT" | "SWIMMING";
        /** @description What water asks of a model. */
        readonly WaterTest: {
            /** @description When a Swim test is due; null where none is. */
            readonly test: components["schemas"]["SwimTestTime"] | null;
            /** @description The chart to roll on; null where no test is due. */
            readonly chart: string | null;
            /** @description The modifiers of the Swim chart that apply, by name. */
            readonly modifiers: readonly string[];
            /** @description What the water is to move through. */
            readonly ground: components["schemas"]["WaterGround"];
            /** @description Whether the model may shoot from it. */
            readonly mayShoot: boolean;
            /** @description In our words. */
            readonly text: string;
            /** @description Where it stands. */
            readonly sources: readonly components["schemas"]["Source"][];
        };
        /** @description What `waterTest` is asked with. */
        readonly WaterTestBody: {
            /**
             * @description How deep it is.
             * @enum {string}
             */
            readonly water: "SHALLOW" | "DEEP";
            /**
             * @description What happens to the model in it.
             * @enum {string}
             */
            readonly event: "ENTERS" | "STARTS_MOVE_PHASE" | "KNOCKED_PRONE";
            /**
             * @description What the model is; INFANTRY if left out.
             * @default INFANTRY
             * @enum {string|null}
             */
            readonly kind?: "INFANTRY" | "CAVALRY" | "MONSTER" | "HORSE" | "WARG" | null;
            /**
             * @description The armour that counts in water; NONE for armour without a modifier.
             * @default NONE
             * @enum {string|null}
             */
            readonly armour?: "NONE" | "HEAVY_ARMOUR" | "DWARF_ARMOUR" | "HEAVY_DWARF_ARMOUR" | null;
            /**
             * @description It carries a shield.
             * @default false
             */
            readonly shield?: boolean | null;
            /**
             * @description It carries a banner.
             * @default false
             */
            readonly banner?: boolean | null;
        };
        /** @description An address that is told of a tournament's changes. */
        readonly Webhook: {
            /** @description The id of the tournament. */
            readonly tournament: string;
            /** @description Its id. */
            readonly id: string;
            /** @description Where messages are sent. */
            readonly url: string;
            /** @description What it is told of. */
            readonly events: readonly components["schemas"]["WebhookEvent"][];
            /** @description Whether nothing is sent. */
            readonly paused: boolean;
            /** @description Why nothing is sent; null where it is. */
            readonly pauseReason: components["schemas"]["WebhookPause"] | null;
            /** @description When it was made, ISO 8601 in UTC. */
            readonly createdAt: string;
            /** @description Until when the secret before signs too, ISO 8601 in UTC; null where there is none. */
            readonly formerSecretUntil: string | null;
        };
        /** @description A page of deliveries to a webhook. */
        readonly WebhookDeliveries: {
            /** @description The deliveries, the newest change first. */
            readonly items: readonly components["schemas"]["WebhookDelivery"][];
            /** @description What to ask with for the next page; null on the last. */
            readonly nextCursor: string | null;
        };
        /** @description One message to a webhook, and how it fared. */
        readonly WebhookDelivery: {
            /** @description `webhook-id` of the message, the same in each attempt. */
            readonly id: string;
            /** @description What it is about. */
            readonly type: components["schemas"]["WebhookMessageType"];
            /** @description Whether it has arrived. */
            readonly state: components["schemas"]["WebhookDeliveryState"];
            /** @description When the change happened that it tells of, ISO 8601 in UTC. */
            readonly happenedAt: string;
            /** @description How many attempts have begun, up to 10. */
            readonly attempts: number;
            /** @description When the last attempt began, ISO 8601 in UTC; null before the first. */
            readonly lastAttemptAt: string | null;
            /** @description The HTTP status of the last answer; null where there was none. */
            readonly lastStatus: number | null;
            /** @description Why the last attempt failed; null where it did not. */
            readonly lastProblem: components["schemas"]["WebhookProblem"] | null;
            /** @description When it is tried next, ISO 8601 in UTC; null where it is not. */
            readonly nextAttemptAt: string | null;
            /** @description The body of the message: JSON text. */
            readonly payload: string;
        };
        /**
         * @description Whether a message has arrived.
         *     - `PENDING`: It is on its way.
         *     - `DELIVERED`: The receiver has taken it.
         *     - `FAILED`: The last attempt failed.
         *     - `DROPPED`: The webhook was paused or deleted before it arrived.
         * @enum {string}
         */
        readonly WebhookDeliveryState: "PENDING" | "DELIVERED" | "FAILED" | "DROPPED";
        /**
         * @description What webhooks can be told of.
         *     - `TOURNAMENT_CHANGED`: The settings have changed, registration or check-in was opened, or the army lists were published.
         *     - `ENTRANT_REGISTERED`: Somebody was registered.
         *     - `ENTRANT_CHANGED`: Something of an entrant has changed: who it is, whether it is there, its checks, points or scores.
         *     - `ROUND_DRAWN`: A round was drawn, drawn again, or its tables were changed by hand.
         *     - `ROUND_STARTED`: A round was started.
         *     - `ROUND_EXTENDED`: A round was given more time.
         *     - `RESULT_REPORTED`: A result was reported or corrected.
         *     - `RESULT_CONFIRMED`: A result was confirmed by the other side.
         *     - `RESULT_DISPUTED`: A result was disputed.
         *     - `RESULT_RULED`: A referee has ruled on a result.
         *     - `TOURNAMENT_FINISHED`: The tournament is over.
         * @enum {string}
         */
        readonly WebhookEvent: "TOURNAMENT_CHANGED" | "ENTRANT_REGISTERED" | "ENTRANT_CHANGED" | "ROUND_DRAWN" | "ROUND_STARTED" | "ROUND_EXTENDED" | "RESULT_REPORTED" | "RESULT_CONFIRMED" | "RESULT_DISPUTED" | "RESULT_RULED" | "TOURNAMENT_FINISHED";
        /** @description The webhooks of a tournament. */
        readonly WebhookList: {
            /** @description The id of the tournament. */
            readonly tournament: string;
            /** @description The webhooks, oldest first. */
            readonly items: readonly components["schemas"]["Webhook"][];
            /** @description The version of the tournament's settings, which `ifMatch` takes. */
            readonly version: string;
        };
        /**
         * @description What a message to a webhook is about.
         *     - `TOURNAMENT_CHANGED`: As the event.
         *     - `ENTRANT_REGISTERED`: As the event.
         *     - `ENTRANT_CHANGED`: As the event.
         *     - `ROUND_DRAWN`: As the event.
         *     - `ROUND_STARTED`: As the event.
         *     - `ROUND_EXTENDED`: As the event.
         *     - `RESULT_REPORTED`: As the event.
         *     - `RESULT_CONFIRMED`: As the event.
         *     - `RESULT_DISPUTED`: As the event.
         *     - `RESULT_RULED`: As the event.
         *     - `TOURNAMENT_FINISHED`: As the event.
         *     - `PING`: Nothing has happened: `pingWebhook` asked for a test.
         * @enum {string}
         */
        readonly WebhookMessageType: "TOURNAMENT_CHANGED" | "ENTRANT_REGISTERED" | "ENTRANT_CHANGED" | "ROUND_DRAWN" | "ROUND_STARTED" | "ROUND_EXTENDED" | "RESULT_REPORTED" | "RESULT_CONFIRMED" | "RESULT_DISPUTED" | "RESULT_RULED" | "TOURNAMENT_FINISHED" | "PING";
        /**
         * @description Why nothing is sent to a webhook.
         *     - `BY_ORGANISER`: An organiser wants it.
         *     - `GONE`: The receiver answered 410 Gone.
         *     - `FAILING`: All ten attempts of a message failed, over three days in which nothing else arrived.
         * @enum {string}
         */
        readonly WebhookPause: "BY_ORGANISER" | "GONE" | "FAILING";
        /** @description A test message that is on its way. */
        readonly WebhookPing: {
            /** @description The id of the tournament. */
            readonly tournament: string;
            /** @description The id of the webhook. */
            readonly webhook: string;
            /** @description The id of the delivery: `webhook-id` of the message. */
            readonly delivery: string;
        };
        /**
         * @description Why an attempt to bring a message failed.
         *     - `NO_ADDRESS`: The name of the host leads nowhere.
         *     - `FORBIDDEN_ADDRESS`: The name of the host leads to an address that is not on the internet.
         *     - `NO_CONNECTION`: Nobody took the connection, or it was lost.
         *     - `BAD_CERTIFICATE`: The certificate is not valid for this host.
         *     - `TIMEOUT`: There was no answer within ten seconds.
         *     - `BAD_STATUS`: The answer was not a 2xx; redirects are not followed.
         * @enum {string}
         */
        readonly WebhookProblem: "NO_ADDRESS" | "FORBIDDEN_ADDRESS" | "NO_CONNECTION" | "BAD_CERTIFICATE" | "TIMEOUT" | "BAD_STATUS";
        /** @description A webhook with its secret, shown to whoever asked for it and again to a repetition of that request. */
        readonly WebhookWithSecret: {
            /** @description The webhook. */
            readonly webhook: components["schemas"]["Webhook"];
            /** @description What its messages are signed with: `whsec_` and 32 bytes in base64, as Standard Webhooks has it. */
            readonly secret: string;
        };
        /**
         * @description How a burden counts.
         *     - `LIGHT`: As a Light Object.
         *     - `HEAVY`: As a Heavy Object.
         * @enum {string}
         */
        readonly Weight: "LIGHT" | "HEAVY";
        /** @description A number of Will points and the chance of passing with them. */
        readonly WillOdds: {
            /** @description Will points. */
            readonly will: number;
            /** @description The chance. */
            readonly probability: components["schemas"]["Chance"];
        };
        /** @description What `withdrawEntrant` is asked with. */
        readonly WithdrawEntrantBody: {
            /** @description Why, in words for the history. */
            readonly reason?: string | null;
        };
        /** @description The chance of a number of Wounds. */
        readonly WoundsChance: {
            /** @description How many Wounds are lost. */
            readonly wounds: number;
            /** @description How likely that is. */
            readonly probability: components["schemas"]["Chance"];
        };
        /** @description Not possible in the state that the tournament is in. */
        readonly WrongStateProblem: {
            /** @description The state it is in. */
            readonly state: string;
            /** @description What was asked. */
            readonly operation: string;
            /** @description What is possible now. */
            readonly allowed: readonly string[];
            /**
             * @description What it is, for programs.
             * @constant
             */
            readonly code: "WRONG_STATE";
            /** @description What it is, for people. */
            readonly title: string;
            /**
             * @description The HTTP status.
             * @constant
             */
            readonly status: 409;
            /** @description What was wrong, where, what was allowed and what to do. */
            readonly detail: string;
            /** @description The path asked for. */
            readonly instance: string;
            /** @description The id of the request, as `X-Request-Id` has it. */
            readonly requestId: string;
        };
    };
    responses: {
        /** @description You have it already: `If-None-Match` named its ETag. */
        readonly NotModified: {
            headers: {
                readonly ETag: components["headers"]["ETag"];
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /**
         * @description `INVALID_INPUT`: Something in address, headers or body is not allowed; every fault is listed.
         *
         *     `BAD_JSON`: The body is not JSON.
         *
         *     `IDEMPOTENCY_KEY_REQUIRED`: A change needs an Idempotency-Key.
         */
        readonly BadRequest: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["InvalidInputProblem"] | components["schemas"]["BadJsonProblem"] | components["schemas"]["IdempotencyKeyRequiredProblem"];
            };
        };
        /** @description `UNAUTHENTICATED`: A token is needed, and none that fits was sent. */
        readonly Unauthorized: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UnauthenticatedProblem"];
            };
        };
        /** @description `FORBIDDEN`: This token may not do that. */
        readonly Forbidden: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ForbiddenProblem"];
            };
        };
        /** @description `NOT_FOUND`: There is no such thing. */
        readonly NotFound: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["NotFoundProblem"];
            };
        };
        /**
         * @description `WRONG_STATE`: Not possible in the state that the tournament is in.
         *
         *     `CONFLICT`: It conflicts with what stands.
         */
        readonly Conflict: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["WrongStateProblem"] | components["schemas"]["ConflictProblem"];
            };
        };
        /** @description `VERSION_MISMATCH`: It has changed since it was read, or If-Match is missing where work could be overwritten. */
        readonly PreconditionFailed: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["VersionMismatchProblem"];
            };
        };
        /** @description `PAYLOAD_TOO_LARGE`: The body is larger than this address takes. */
        readonly PayloadTooLarge: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["PayloadTooLargeProblem"];
            };
        };
        /** @description `UNSUPPORTED_MEDIA_TYPE`: The body has another content type than JSON. */
        readonly UnsupportedMediaType: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UnsupportedMediaTypeProblem"];
            };
        };
        /** @description `IDEMPOTENCY_KEY_REUSED`: The Idempotency-Key stands for another request already. */
        readonly UnprocessableEntity: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["IdempotencyKeyReusedProblem"];
            };
        };
        /** @description `INTERNAL`: Something broke; it is logged under the request id. */
        readonly InternalServerError: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["InternalProblem"];
            };
        };
        /** @description `UNAVAILABLE`: The store does not answer. Repeat a change with the same Idempotency-Key. */
        readonly ServiceUnavailable: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UnavailableProblem"];
            };
        };
    };
    parameters: {
        /**
         * @description The release that shall answer, as `health` tells it: the answer may then be kept for ever. Another release is refused.
         * @example 0.1.0
         */
        readonly Release: string;
        /**
         * @description Names this request: a fresh one for each change, the same for each retry of it.
         * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
         */
        readonly IdempotencyKey: string;
        /**
         * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
         * @example "1"
         */
        readonly IfMatch: string;
    };
    requestBodies: never;
    headers: {
        /** @description Names this request in our log. */
        readonly RequestId: string;
        /** @description How long the answer may be kept; `private, no-store` where a token was sent. */
        readonly CacheControl: string;
        /** @description The version of the answer: for `If-None-Match`, and for `If-Match` of a change. */
        readonly ETag: string;
        /** @description When to try again, in seconds. */
        readonly RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly toWoundChart: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only the row of this Strength; all rows if left out.
                 * @example 4
                 */
                readonly strength?: number;
                /**
                 * @description Added to the To Wound roll, to each die of 6/4, 6/5 and 6/6; 0 to 5.
                 * @example 1
                 */
                readonly bonus?: number;
                /** @description Whether each die showing 1 is rolled again once. */
                readonly rerollOnes?: boolean;
                /**
                 * @description The release that shall answer, as `health` tells it: the answer may then be kept for ever. Another release is refused.
                 * @example 0.1.0
                 */
                readonly release?: components["parameters"]["Release"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ToWoundChart"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly toWound: {
        readonly parameters: {
            readonly query?: {
                /** @description Added to the To Wound roll, to each die of 6/4, 6/5 and 6/6; 0 to 5. */
                readonly bonus?: number;
                /** @description Whether each die showing 1 is rolled again once. */
                readonly rerollOnes?: boolean;
                /**
                 * @description The release that shall answer, as `health` tells it: the answer may then be kept for ever. Another release is refused.
                 * @example 0.1.0
                 */
                readonly release?: components["parameters"]["Release"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Strength of the hit, 1 to 10.
                 * @example 4
                 */
                readonly strength: number;
                /**
                 * @description Defence of the target, 1 to 10.
                 * @example 9
                 */
                readonly defence: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ToWound"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly charts: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The release that shall answer, as `health` tells it: the answer may then be kept for ever. Another release is refused.
                 * @example 0.1.0
                 */
                readonly release?: components["parameters"]["Release"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChartList"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly chart: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The release that shall answer, as `health` tells it: the answer may then be kept for ever. Another release is refused.
                 * @example 0.1.0
                 */
                readonly release?: components["parameters"]["Release"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the chart, as the list of charts gives it.
                 * @example leap
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Chart"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly chartOdds: {
        readonly parameters: {
            readonly query?: {
                /** @description Names of the chart’s modifiers that apply, such as MOUNTED. */
                readonly modifiers?: readonly string[];
                /** @description Which table of the chart, by name; only for a chart that has several. */
                readonly variant?: string;
                /** @description Might points that the model has to spend on this roll; 0 to 100. */
                readonly mightAvailable?: number;
                /** @description Outcomes worth spending Might on, the most wanted first; from the chart’s last row to its first if left out. */
                readonly aims?: readonly string[];
                /**
                 * @description The release that shall answer, as `health` tells it: the answer may then be kept for ever. Another release is refused.
                 * @example 0.1.0
                 */
                readonly release?: components["parameters"]["Release"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the chart, as the list of charts gives it.
                 * @example jump
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChartOdds"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly resolveChart: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the chart, as the list of charts gives it.
                 * @example jump
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ResolveChartBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChartResolution"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly rollChart: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the chart, as the list of charts gives it.
                 * @example leap
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["RollChartBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChartResolution"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly fallingDamage: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description How far the model falls, in inches; 0 to 1000.
                 * @example 6
                 */
                readonly fallInches: number;
                /**
                 * @description How tall the model is, in inches; 0 to 1000.
                 * @example 1.5
                 */
                readonly modelHeightInches: number;
                /**
                 * @description The release that shall answer, as `health` tells it: the answer may then be kept for ever. Another release is refused.
                 * @example 0.1.0
                 */
                readonly release?: components["parameters"]["Release"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FallingDamage"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly checkReceipt: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CheckReceiptBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiptCheck"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly receiptKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiptKey"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly calculatePairings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 4194304 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CalculatePairingsBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Pairings"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly calculateStandings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 4194304 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CalculateStandingsBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CalculatedStandings"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly eventPlan: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Points limit of the event, 1 to 100000; in doubles the team's total.
                 * @example 600
                 */
                readonly points: number;
                /**
                 * @description Days the event lasts, 1 or 2.
                 * @example 2
                 */
                readonly days?: number;
                /**
                 * @description The release that shall answer, as `health` tells it: the answer may then be kept for ever. Another release is refused.
                 * @example 0.1.0
                 */
                readonly release?: components["parameters"]["Release"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EventPlan"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly courageOdds: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CourageOddsBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CourageOdds"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly resolveCourage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ResolveCourageBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CourageResolution"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly rollCourage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RollCourageBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CourageResolution"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly fateOdds: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FateOddsBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FateOdds"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly resolveFate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ResolveFateBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FateResolution"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly rollFate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RollFateBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FateResolution"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly inTheWayOdds: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["InTheWayOddsBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InTheWayOdds"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly resolveInTheWay: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ResolveInTheWayBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InTheWayResolution"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly rollInTheWay: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["RollInTheWayBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InTheWayResolution"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly castingOdds: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CastingOddsBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CastingOdds"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly resolveCasting: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ResolveCastingBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CastingResolution"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly rollCasting: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RollCastingBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CastingResolution"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly specialStrikeOdds: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SpecialStrikeOddsBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SpecialStrikeOdds"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly resolveSpecialStrike: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ResolveSpecialStrikeBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SpecialStrikeResolution"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly rollSpecialStrike: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RollSpecialStrikeBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SpecialStrikeResolution"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly priorityOdds: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PriorityOddsBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PriorityOdds"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly resolvePriority: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ResolvePriorityBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PriorityResolution"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly rollPriority: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RollPriorityBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PriorityResolution"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly rollOffOdds: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RollOffOddsBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RollOffOdds"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly resolveRollOff: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ResolveRollOffBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RollOffResolution"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly rollRollOff: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RollRollOffBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RollOffResolution"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly mayShoot: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MayShootBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShootingLeave"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly mayCast: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MayCastBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CastingLeave"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly waterTest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WaterTestBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WaterTest"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly terrainTest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TerrainTestBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TerrainTest"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly proneMovement: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProneMovementBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProneMovement"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly carrying: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CarryingBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Carrying"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly passenger: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PassengerBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PassengerRule"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly sentryAlarm: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SentryAlarmBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SentryAlarm"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly duelOdds: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DuelOddsBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DuelOdds"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly mightAdvice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MightAdviceBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MightAdvice"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly strikeOdds: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StrikeOddsBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StrikeOdds"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly fightOdds: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FightOddsBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FightOdds"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly volleyOdds: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["VolleyOddsBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VolleyOdds"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly resolveFight: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ResolveFightBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FightPlay"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly rollFight: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RollFightBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FightPlay"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly resolveVolley: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ResolveVolleyBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VolleyPlay"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly rollVolley: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RollVolleyBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VolleyPlay"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly duelMatrixPicture: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DuelMatrixPictureBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Picture"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly duelCurvesPicture: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DuelCurvesPictureBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Picture"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly strikeWoundsPicture: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StrikeWoundsPictureBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Picture"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly volleyWoundsPicture: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["VolleyWoundsPictureBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Picture"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly fightOutcomesPicture: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FightOutcomesPictureBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Picture"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly referenceEntries: {
        readonly parameters: {
            readonly query?: {
                /** @description Only entries of this kind; all if left out. */
                readonly kind?: "TURN_PHASE" | "CHARACTERISTIC" | "WARGEAR" | "MISSILE_WEAPON" | "SPECIAL_STRIKE" | "HEROIC_ACTION" | "MAGICAL_POWER" | "SPECIAL_RULE" | "PROCEDURE" | "ADVANCED_RULE" | "DOUBLES_RULE" | "EVENT_RULE" | "RULING";
                /**
                 * @description Only entries used in this phase of a turn; all if left out.
                 * @example FIGHT
                 */
                readonly phase?: "PRIORITY" | "MOVE" | "SHOOT" | "FIGHT" | "END";
                /**
                 * @description The most entries to answer, 1 to 250.
                 * @example 5
                 */
                readonly limit?: number;
                /**
                 * @description `nextCursor` of the answer before.
                 * @example attacks
                 */
                readonly cursor?: string;
                /**
                 * @description The release that shall answer, as `health` tells it: the answer may then be kept for ever. Another release is refused.
                 * @example 0.1.0
                 */
                readonly release?: components["parameters"]["Release"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReferenceEntryList"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly referenceEntry: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The release that shall answer, as `health` tells it: the answer may then be kept for ever. Another release is refused.
                 * @example 0.1.0
                 */
                readonly release?: components["parameters"]["Release"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the entry, such as `heroic-combat`.
                 * @example sorcerous-blast
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReferenceEntry"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly searchRules: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description What is looked for, in the player’s words; 1 to 200 characters.
                 * @example heroic comabt
                 */
                readonly q: string;
                /** @description Only hits of these kinds; all if left out. */
                readonly kinds?: readonly ("TURN_PHASE" | "CHARACTERISTIC" | "WARGEAR" | "MISSILE_WEAPON" | "SPECIAL_STRIKE" | "HEROIC_ACTION" | "MAGICAL_POWER" | "SPECIAL_RULE" | "PROCEDURE" | "ADVANCED_RULE" | "DOUBLES_RULE" | "EVENT_RULE" | "RULING" | "CHART" | "SCENARIO" | "CALCULATION" | "ARMY_LIST" | "LEGENDARY_LEGION" | "PROFILE")[];
                /** @description The most hits to answer, 1 to 50. */
                readonly limit?: number;
                /**
                 * @description The release that shall answer, as `health` tells it: the answer may then be kept for ever. Another release is refused.
                 * @example 0.1.0
                 */
                readonly release?: components["parameters"]["Release"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SearchHitList"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly gameState: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GameStateBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GameState"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly sealChoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SealChoiceBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SealedChoice"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly checkSealedChoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CheckSealedChoiceBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SealedChoiceCheck"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly scenarios: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only those for doubles, or for singles; all if left out.
                 * @example SINGLES
                 */
                readonly format?: "DOUBLES" | "SINGLES";
                /**
                 * @description The release that shall answer, as `health` tells it: the answer may then be kept for ever. Another release is refused.
                 * @example 0.1.0
                 */
                readonly release?: components["parameters"]["Release"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ScenarioList"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly scenario: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The release that shall answer, as `health` tells it: the answer may then be kept for ever. Another release is refused.
                 * @example 0.1.0
                 */
                readonly release?: components["parameters"]["Release"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the scenario, such as `no-escape`.
                 * @example total-conquest
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Scenario"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly scoreScenario: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the scenario.
                 * @example cornered
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ScoreScenarioBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ScenarioScore"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly armyLists: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only Good lists, or Evil ones; all if left out.
                 * @example EVIL
                 */
                readonly alignment?: "GOOD" | "EVIL";
                /**
                 * @description The release that shall answer, as `health` tells it: the answer may then be kept for ever. Another release is refused.
                 * @example 0.1.0
                 */
                readonly release?: components["parameters"]["Release"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArmyListSummaryList"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly armyList: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The release that shall answer, as `health` tells it: the answer may then be kept for ever. Another release is refused.
                 * @example 0.1.0
                 */
                readonly release?: components["parameters"]["Release"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the army list, such as `minas-tirith`.
                 * @example rivendell
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArmyList"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly legendaryLegions: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only Legions drawn from this army list; all if left out.
                 * @example mordor
                 */
                readonly armyList?: string;
                /**
                 * @description The release that shall answer, as `health` tells it: the answer may then be kept for ever. Another release is refused.
                 * @example 0.1.0
                 */
                readonly release?: components["parameters"]["Release"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LegionSummaryList"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly legendaryLegion: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The release that shall answer, as `health` tells it: the answer may then be kept for ever. Another release is refused.
                 * @example 0.1.0
                 */
                readonly release?: components["parameters"]["Release"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the Legion, such as `the-return-of-the-king`.
                 * @example the-return-of-the-king
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LegendaryLegion"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly readRoster: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 4194304 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReadRosterBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RosterReading"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly validateArmy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ValidateArmyBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArmyReport"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly tournaments: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The month in which they start, YYYY-MM; the current one, in UTC, if left out.
                 * @example 2026-11
                 */
                readonly month?: string;
                /**
                 * @description Only those whose name has this text, whatever the case and the accents.
                 * @example PELENNÓR
                 */
                readonly text?: string;
                /**
                 * @description The most tournaments to answer, 1 to 25.
                 * @example 1
                 */
                readonly limit?: number;
                /** @description `nextCursor` of the answer before. */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TournamentList"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createTournament: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateTournamentBody"];
            };
        };
        readonly responses: {
            /** @description It has been made. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreatedTournament"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly tournament: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Tournament"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateTournament: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateTournamentBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TournamentSettings"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly recoverOrganiserToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description The id of the tournament. */
                readonly tournament: string;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RecoverOrganiserTokenBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecoveredTournament"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly finishTournament: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FinishedTournament"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly registerEntrant: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RegisterEntrantBody"];
            };
        };
        readonly responses: {
            /** @description It has been made. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Entrant"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly withdrawEntrant: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
                /**
                 * @description The id of an entrant of the tournament.
                 * @example e2
                 */
                readonly entrant: string;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["WithdrawEntrantBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Entrant"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly reinstateEntrant: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description The id of the tournament. */
                readonly tournament: string;
                /** @description The id of an entrant of the tournament. */
                readonly entrant: string;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReinstateEntrantBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Entrant"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly drawRound: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["DrawRoundBody"];
            };
        };
        readonly responses: {
            /** @description It has been made. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Round"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly round: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
                /**
                 * @description The number of the round, from 1.
                 * @example 1
                 */
                readonly round: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Round"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly setRoundTables: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
                /**
                 * @description The number of the round, from 1.
                 * @example 1
                 */
                readonly round: number;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetRoundTablesBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Round"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly redrawRound: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
                /**
                 * @description The number of the round, from 1.
                 * @example 1
                 */
                readonly round: number;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RedrawRoundBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Round"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly startRound: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
                /**
                 * @description The number of the round, from 1.
                 * @example 1
                 */
                readonly round: number;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["StartRoundBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Round"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly reportResult: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
                /**
                 * @description The number of the round, from 1.
                 * @example 1
                 */
                readonly round: number;
                /**
                 * @description The number of the table, from 1.
                 * @example 2
                 */
                readonly table: number;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReportResultBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReportedTable"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly standings: {
        readonly parameters: {
            readonly query?: {
                /** @description The number of the round, from 1. */
                readonly round?: number;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TournamentStandings"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly openRegistration: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TournamentSettings"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly openCheckIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TournamentSettings"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly publishArmyLists: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TournamentSettings"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly roleHolders: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RoleHolders"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly grantRole: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GrantRoleBody"];
            };
        };
        readonly responses: {
            /** @description It has been made. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GrantedRole"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly revokeRole: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
                /**
                 * @description The id that granting gave: for a player that of its entrant.
                 * @example e2
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RevokedRole"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createLinkCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
                /**
                 * @description The id of an entrant of the tournament.
                 * @example e2
                 */
                readonly entrant: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It has been made. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LinkCode"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly redeemLinkCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RedeemLinkCodeBody"];
            };
        };
        readonly responses: {
            /** @description It has been made. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RedeemedLinkCode"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly unlinkEntrant: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
                /**
                 * @description The id of an entrant of the tournament.
                 * @example e2
                 */
                readonly entrant: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UnlinkedEntrant"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateEntrant: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
                /**
                 * @description The id of an entrant of the tournament.
                 * @example e2
                 */
                readonly entrant: string;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateEntrantBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Entrant"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly checkInEntrant: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
                /**
                 * @description The id of an entrant of the tournament.
                 * @example e2
                 */
                readonly entrant: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Entrant"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly disqualifyEntrant: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
                /**
                 * @description The id of an entrant of the tournament.
                 * @example e2
                 */
                readonly entrant: string;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DisqualifyEntrantBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Entrant"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly eraseEntrant: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
                /**
                 * @description The id of an entrant of the tournament.
                 * @example e2
                 */
                readonly entrant: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Entrant"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly recordCheck: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
                /**
                 * @description The id of an entrant of the tournament.
                 * @example e2
                 */
                readonly entrant: string;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RecordCheckBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Entrant"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly entrantArmy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
                /**
                 * @description The id of an entrant of the tournament.
                 * @example e2
                 */
                readonly entrant: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EntrantArmy"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly submitArmy: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
                /**
                 * @description The id of an entrant of the tournament.
                 * @example e2
                 */
                readonly entrant: string;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SubmitArmyBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EntrantArmy"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly adjustEntrant: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
                /**
                 * @description The id of an entrant of the tournament.
                 * @example e2
                 */
                readonly entrant: string;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AdjustEntrantBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Entrant"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly setScore: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
                /**
                 * @description The id of an entrant of the tournament.
                 * @example e2
                 */
                readonly entrant: string;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetScoreBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Entrant"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly chooseFavouriteOpponent: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
                /**
                 * @description The id of an entrant of the tournament.
                 * @example e2
                 */
                readonly entrant: string;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChooseFavouriteOpponentBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Entrant"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly previewRound: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RoundPreview"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly swapEntrants: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
                /**
                 * @description The number of the round, from 1.
                 * @example 1
                 */
                readonly round: number;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SwapEntrantsBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Round"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly extendRound: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
                /**
                 * @description The number of the round, from 1.
                 * @example 1
                 */
                readonly round: number;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ExtendRoundBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Round"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly confirmResult: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description The id of the tournament. */
                readonly tournament: string;
                /** @description The number of the round, from 1. */
                readonly round: number;
                /** @description The number of the table, from 1. */
                readonly table: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReportedTable"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly disputeResult: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
                /**
                 * @description The number of the round, from 1.
                 * @example 1
                 */
                readonly round: number;
                /**
                 * @description The number of the table, from 1.
                 * @example 2
                 */
                readonly table: number;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DisputeResultBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReportedTable"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly ruleResult: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
                /**
                 * @description The number of the round, from 1.
                 * @example 1
                 */
                readonly round: number;
                /**
                 * @description The number of the table, from 1.
                 * @example 2
                 */
                readonly table: number;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RuleResultBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReportedTable"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly standingsSheet: {
        readonly parameters: {
            readonly query?: {
                /** @description The number of the round, from 1. */
                readonly round?: number;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandingsSheet"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly tournamentChanges: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The `cursor` of an earlier answer; everything if left out.
                 * @example 1.5.1
                 */
                readonly since?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TournamentChanges"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly history: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The most changes to answer, 1 to 500.
                 * @example 7
                 */
                readonly limit?: number;
                /** @description `nextCursor` of the answer before. */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HistoryPage"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly tournamentAfterRound: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
                /**
                 * @description The number of the round, from 1.
                 * @example 1
                 */
                readonly round: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PastTournament"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly exportTournament: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExportedTournament"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly importTournament: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 4194304 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ImportTournamentBody"];
            };
        };
        readonly responses: {
            /** @description It has been made. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreatedTournament"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly webhooks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookList"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateWebhookBody"];
            };
        };
        readonly responses: {
            /** @description It has been made. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
                /**
                 * @description The id of the webhook.
                 * @example wB1HGPcfwoz
                 */
                readonly webhook: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeletedWebhook"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
                /**
                 * @description The id of the webhook.
                 * @example wB1HGPcfwoz
                 */
                readonly webhook: string;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateWebhookBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Webhook"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly rotateWebhookSecret: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
                /**
                 * @description The id of the webhook.
                 * @example wB1HGPcfwoz
                 */
                readonly webhook: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly pingWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
                /**
                 * @description The id of the webhook.
                 * @example wB1HGPcfwoz
                 */
                readonly webhook: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookPing"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly webhookDeliveries: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The most deliveries to answer, 1 to 100.
                 * @example 10
                 */
                readonly limit?: number;
                /** @description `nextCursor` of the answer before. */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the tournament.
                 * @example 0NhXqZEzsU43zgDywMis
                 */
                readonly tournament: string;
                /**
                 * @description The id of the webhook.
                 * @example wB1HGPcfwoz
                 */
                readonly webhook: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookDeliveries"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createLeague: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateLeagueBody"];
            };
        };
        readonly responses: {
            /** @description It has been made. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GrantedLeague"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly league: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the league.
                 * @example 6PRDoO9xOxMJoPDLP5Rm
                 */
                readonly league: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["League"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateLeague: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the league.
                 * @example 6PRDoO9xOxMJoPDLP5Rm
                 */
                readonly league: string;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateLeagueBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LeagueSettings"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly recoverLeagueToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description The id of the league. */
                readonly league: string;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RecoverLeagueTokenBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GrantedLeague"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly leagueTable: {
        readonly parameters: {
            readonly query?: {
                /** @description The most items to answer, 1 to 100. */
                readonly limit?: number;
                /** @description `nextCursor` of the answer before. */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the league.
                 * @example 6PRDoO9xOxMJoPDLP5Rm
                 */
                readonly league: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LeagueTable"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly leagueRatings: {
        readonly parameters: {
            readonly query?: {
                /** @description The most items to answer, 1 to 100. */
                readonly limit?: number;
                /** @description `nextCursor` of the answer before. */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the league.
                 * @example 6PRDoO9xOxMJoPDLP5Rm
                 */
                readonly league: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LeagueRatings"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly leaguePlayers: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The most items to answer, 1 to 100.
                 * @example 2
                 */
                readonly limit?: number;
                /** @description `nextCursor` of the answer before. */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the league.
                 * @example 6PRDoO9xOxMJoPDLP5Rm
                 */
                readonly league: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LeaguePlayerList"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly addLeaguePlayer: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /**
                 * @description The id of the league.
                 * @example 6PRDoO9xOxMJoPDLP5Rm
                 */
                readonly league: string;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddLeaguePlayerBody"];
            };
        };
        readonly responses: {
            /** @description It has been made. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LeaguePlayer"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly leaguePlayer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the league.
                 * @example 6PRDoO9xOxMJoPDLP5Rm
                 */
                readonly league: string;
                /**
                 * @description The id of a player of the league.
                 * @example Nt5E5WvR3KGk
                 */
                readonly player: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LeaguePlayerPage"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly renameLeaguePlayer: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the league.
                 * @example 6PRDoO9xOxMJoPDLP5Rm
                 */
                readonly league: string;
                /**
                 * @description The id of a player of the league.
                 * @example Nt5E5WvR3KGk
                 */
                readonly player: string;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RenameLeaguePlayerBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LeaguePlayer"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly issueLeaguePlayerToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the league.
                 * @example 6PRDoO9xOxMJoPDLP5Rm
                 */
                readonly league: string;
                /**
                 * @description The id of a player of the league.
                 * @example Nt5E5WvR3KGk
                 */
                readonly player: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LeaguePlayerToken"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly eraseLeaguePlayer: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the league.
                 * @example 6PRDoO9xOxMJoPDLP5Rm
                 */
                readonly league: string;
                /**
                 * @description The id of a player of the league.
                 * @example Nt5E5WvR3KGk
                 */
                readonly player: string;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EraseLeaguePlayerBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LeaguePlayer"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly leagueHeadToHead: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the league.
                 * @example 6PRDoO9xOxMJoPDLP5Rm
                 */
                readonly league: string;
                /**
                 * @description The id of a player of the league.
                 * @example Nt5E5WvR3KGk
                 */
                readonly player: string;
                /**
                 * @description The id of a player of the league.
                 * @example pee9Q1U8QYoO
                 */
                readonly opponent: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LeagueHeadToHead"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly offerTournament: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the league.
                 * @example 6PRDoO9xOxMJoPDLP5Rm
                 */
                readonly league: string;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OfferTournamentBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OfferedTournament"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly claimCodes: {
        readonly parameters: {
            readonly query?: {
                /** @description The most items to answer, 1 to 100. */
                readonly limit?: number;
                /** @description `nextCursor` of the answer before. */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the league.
                 * @example 6PRDoO9xOxMJoPDLP5Rm
                 */
                readonly league: string;
                /**
                 * @description The id of the tournament.
                 * @example 2Hpf6XvrITP5ZxzfwijV
                 */
                readonly tournament: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ClaimCodeList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly acceptTournament: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the league.
                 * @example 6PRDoO9xOxMJoPDLP5Rm
                 */
                readonly league: string;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AcceptTournamentBody"];
            };
        };
        readonly responses: {
            /** @description It has been made. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AcceptedTournament"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly leagueTournament: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The most items to answer, 1 to 100.
                 * @example 2
                 */
                readonly limit?: number;
                /** @description `nextCursor` of the answer before. */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the league.
                 * @example 6PRDoO9xOxMJoPDLP5Rm
                 */
                readonly league: string;
                /**
                 * @description The id of the tournament.
                 * @example 2Hpf6XvrITP5ZxzfwijV
                 */
                readonly tournament: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LeagueTournament"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly removeTournament: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the league.
                 * @example 6PRDoO9xOxMJoPDLP5Rm
                 */
                readonly league: string;
                /**
                 * @description The id of the tournament.
                 * @example 2Hpf6XvrITP5ZxzfwijV
                 */
                readonly tournament: string;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RemoveTournamentBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AcceptedTournament"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly claimEntrants: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the league.
                 * @example 6PRDoO9xOxMJoPDLP5Rm
                 */
                readonly league: string;
                /**
                 * @description The id of the tournament.
                 * @example 2Hpf6XvrITP5ZxzfwijV
                 */
                readonly tournament: string;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ClaimEntrantsBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChangedClaims"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly claimWithCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the league.
                 * @example 6PRDoO9xOxMJoPDLP5Rm
                 */
                readonly league: string;
                /**
                 * @description The id of the tournament.
                 * @example 2Hpf6XvrITP5ZxzfwijV
                 */
                readonly tournament: string;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ClaimWithCodeBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChangedClaims"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly releaseClaim: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.
                 * @example "1"
                 */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /**
                 * @description The id of the league.
                 * @example 6PRDoO9xOxMJoPDLP5Rm
                 */
                readonly league: string;
                /**
                 * @description The id of the tournament.
                 * @example 2Hpf6XvrITP5ZxzfwijV
                 */
                readonly tournament: string;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReleaseClaimBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChangedClaims"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly rolls: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The day on which the rolls were opened, in UTC, YYYY-MM-DD.
                 * @example 2018-09-15
                 */
                readonly day: string;
                /**
                 * @description The most rolls to answer, 1 to 25.
                 * @example 10
                 */
                readonly limit?: number;
                /** @description `nextCursor` of the answer before. */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RollList"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createRoll: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateRollBody"];
            };
        };
        readonly responses: {
            /** @description It has been made. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreatedRoll"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly roll: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the roll.
                 * @example AOpzQ95JlRIxYcSNR6ny
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Roll"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly joinRoll: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /**
                 * @description The id of the roll.
                 * @example AOpzQ95JlRIxYcSNR6ny
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["JoinRollBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Roll"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly abandonRoll: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /**
                 * @description The id of the roll.
                 * @example AOpzQ95JlRIxYcSNR6ny
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Roll"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly keepSealedChoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["KeepSealedChoiceBody"];
            };
        };
        readonly responses: {
            /** @description It has been made. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoredChoice"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly sealedChoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the stored secret choice.
                 * @example ZkbxyI5iSk4VvbwiS1Jl
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoredChoice"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly showSealedChoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names this request: a fresh one for each change, the same for each retry of it.
                 * @example 0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /**
                 * @description The id of the stored secret choice.
                 * @example ZkbxyI5iSk4VvbwiS1Jl
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ShowSealedChoiceBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoredChoice"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly batch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description At most 1048576 bytes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BatchBody"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BatchAnswers"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly health: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description It is up.
                         * @constant
                         */
                        readonly status: "UP";
                        /** @description The release of muster that answers. */
                        readonly release: string;
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly readiness: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description The store answers.
                         * @constant
                         */
                        readonly status: "READY";
                        /** @description The release of muster that answers. */
                        readonly release: string;
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
}
