import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commands } from '../../../src/interfaces/discord/commands';
import type { SharedOperation } from '../../questions/question';
import { fakeContext } from '../../app/rules/fake-context';
import { seenText } from './render';
import { type Member, type Scene, createScene } from './scene';
import { type Made, askRest, startTournament } from './tournament';

/**
 * The same question through Discord and through REST, on the same dice and the same store: what REST answers stands in what
 * the player sees.
 */

type Loose = Readonly<Record<string, unknown>>;

const ann: Member = { name: 'Ann', id: '100000000000000001' };
const bert: Member = { name: 'Bert', id: '100000000000000002' };
const olga: Member = { name: 'Olga', id: '100000000000000003', managesServer: true };
const members = [ann, bert, olga];

/** The value at a path of an answer: `rows.0.probability.fraction`; `*` for all of a list. */
const at = (value: unknown, path: string): readonly unknown[] =>
  path.split('.').reduce<readonly unknown[]>(
    (found, step) =>
      found.flatMap((one) => {
        if (step === '*') return Array.isArray(one) ? (one as unknown[]) : [];
        const inner = (one as Loose | null)?.[step];
        return inner === undefined || inner === null ? [] : [inner];
      }),
    [value],
  );

interface Row {
  readonly typed: string;
  readonly operation: SharedOperation;
  readonly input: Loose;
  /** What of REST's answer the player must see. */
  readonly shown: readonly string[];
}

const duelSides = [
  { alignment: 'GOOD', models: [{ attacks: 2, fight: 4, might: 1, elvenMade: true }] },
  {
    alignment: 'EVIL',
    models: [
      { attacks: 1, fight: 3 },
      { fight: 4, supporting: 'SPEAR' },
    ],
  },
];
const fightSides = [
  { alignment: 'EVIL', models: [{ attacks: 1, fight: 4, strength: 4, defence: 6 }] },
  { alignment: 'GOOD', models: [{ attacks: 1, fight: 3, strength: 3, defence: 5, shieldwall: true }] },
];
const fightTyped =
  'first:A1 F4 S4 D6 second:F3 A1 D5 S3 shieldwall first-alignment:Evil second-alignment:Good';
const volley = {
  shooters: [{ count: 3, shoot: 4, strength: 2, moved: true, inTheWay: ['WALL', 'BUSH'] }],
  target: { defence: 5, wounds: 2, fate: 1 },
};
const volleyTyped = 'shooters:3x 4+ S2 moved wall bush target:D5 W2 fate1';
const cast = {
  power: 'SORCEROUS_BLAST',
  caster: { castingValue: 4, will: 2, might: 1 },
  target: { will: 1, resistantToMagic: true, defence: 6 },
};
const castTyped =
  'power:SORCEROUS_BLAST casting-value:4 will:2 might:1 target-will:1 target-resistant:True target-defence:6';

const rows: readonly Row[] = [
  {
    typed: '/to-wound strength:5 defence:6 bonus:1',
    operation: 'toWound',
    input: { strength: 5, defence: 6, bonus: 1 },
    shown: ['needed', 'probability.fraction', 'source.heading', 'source.page'],
  },
  {
    typed: '/chart show chart:swim',
    operation: 'chart',
    input: { id: 'swim' },
    shown: ['name', 'variants.*.rows.*.effect', 'modifiers.*.name', 'sources.*.heading'],
  },
  {
    typed: '/chart odds chart:in-the-way variant:wall',
    operation: 'chartOdds',
    input: { id: 'in-the-way', variant: 'WALL' },
    shown: ['rows.*.probability.fraction', 'rows.*.row.name'],
  },
  {
    typed: '/chart resolve chart:swim dice:1 modifiers:mounted shield might:1 might-available:2',
    operation: 'resolveChart',
    input: { id: 'swim', dice: [1], modifiers: ['MOUNTED', 'SHIELD'], might: 1, mightAvailable: 2 },
    shown: ['row.name', 'row.effect', 'total'],
  },
  {
    typed: '/roll chart chart:climb fall-inches:5 model-height-inches:1.5',
    operation: 'rollChart',
    input: { id: 'climb', fallInches: 5, modelHeightInches: 1.5 },
    shown: ['dice.*', 'row.name', 'row.effect', 'consequence.texts.*'],
  },
  {
    typed: '/duel first:A2 F4 M1 elven second:A1 F3, F4 spear priority:Second side',
    operation: 'duelOdds',
    input: { sides: duelSides, priority: 1 },
    shown: ['win.*.fraction', 'drawnScore.fraction', 'steps.0.text'],
  },
  {
    typed:
      '/strikes strikes:3x S4 reroll-ones, S5 two-handed M1 target:D6 W2 fate1, D5 trapped rolled:One by one',
    operation: 'strikeOdds',
    input: {
      strikes: [
        { count: 3, strength: 4, rerollOnes: true },
        { strength: 5, twoHanded: true, might: 1 },
      ],
      targets: [
        { defence: 6, wounds: 2, fate: 1 },
        { defence: 5, trapped: true },
      ],
      switches: { strikesRolled: 'ONE_BY_ONE' },
    },
    shown: ['steps.0.text'],
  },
  {
    typed: '/strikes strikes:2x S4 target:D6',
    operation: 'strikeOdds',
    input: { strikes: [{ count: 2, strength: 4 }], targets: [{ defence: 6 }] },
    shown: ['slain.fraction', 'wounds.*.probability.fraction'],
  },
  {
    typed: `/fight odds ${fightTyped}`,
    operation: 'fightOdds',
    input: { sides: fightSides },
    shown: ['win.*.fraction', 'sides.*.models.*.slain.fraction'],
  },
  {
    typed:
      '/fight odds first:profile=boromir-captain-of-the-white-tower+horse+lance charged W1 second:2x profile=mordor-uruk-hai',
    operation: 'fightOdds',
    input: {
      sides: [
        {
          alignment: 'GOOD',
          models: [
            {
              profile: 'boromir-captain-of-the-white-tower',
              options: ['horse', 'lance'],
              charged: true,
              wounds: 1,
            },
          ],
        },
        { alignment: 'EVIL', models: [{ profile: 'mordor-uruk-hai' }, { profile: 'mordor-uruk-hai' }] },
      ],
    },
    shown: ['win.*.fraction', 'sides.*.models.*.slain.fraction', 'notCounted.*.names.*', 'steps.0.text'],
  },
  {
    typed: '/fight throw first:A1 F4 S3 D5 charged second:F3 S3 D4 shoot:4',
    operation: 'throwThenFightOdds',
    input: {
      sides: [
        { alignment: 'GOOD', models: [{ fight: 4, strength: 3, defence: 5, charged: true }] },
        { alignment: 'EVIL', models: [{ fight: 3, strength: 3, defence: 4 }] },
      ],
      throw: { shoot: 4 },
    },
    shown: ['wounded.fraction', 'slainByThrow.fraction', 'slain.fraction', 'fight.win.*.fraction'],
  },
  {
    typed: '/may charge move-inches:6 distance-inches:7 facts:engaged target-causes-terror',
    operation: 'mayCharge',
    input: { moveInches: 6, distanceInches: 7, engaged: true, targetCausesTerror: true },
    shown: ['reasons.*.text', 'reasons.*.source.heading', 'consequences.*.text', 'reachInches'],
  },
  {
    typed: '/may move move-inches:6 distance-inches:4 heavy-object-bearers:1 facts:enters-control-zone',
    operation: 'mayMove',
    input: { moveInches: 6, distanceInches: 4, heavyObjectBearers: 1, entersControlZone: true },
    shown: ['reasons.*.text', 'reasons.*.source.heading', 'reachInches'],
  },
  {
    typed: '/may support weapon:Pike type:Cavalry facts:not-touches-friend prone',
    operation: 'maySupport',
    input: { weapon: 'PIKE', type: 'CAVALRY', touchesFriend: false, prone: true },
    shown: ['reasons.*.text', 'reasons.*.source.heading'],
  },
  {
    typed:
      '/may shoot alignment:Good weapon:Bow move-inches:6 distance-inches:30 shoot-value:4 facts:climbed target-engaged',
    operation: 'mayShoot',
    input: {
      alignment: 'GOOD',
      weapon: 'BOW',
      moveInches: 6,
      distanceInches: 30,
      shootValue: 4,
      climbed: true,
      targetEngaged: true,
    },
    shown: ['reasons.*.text', 'reasons.*.source.heading', 'needed', 'hit.fraction'],
  },
  {
    typed: '/may cast will:1 facts:will-of-evil engaged',
    operation: 'mayCast',
    input: { will: 1, willOfEvil: true, engaged: true },
    shown: ['reasons.*.text', 'reasons.*.source.heading', 'mostWill'],
  },
  {
    typed: '/trapped free-inches:0.5 blockers:friend engaged, enemy facts:prone',
    operation: 'isTrapped',
    input: { freeInches: 0.5, prone: true, blockers: [{ kind: 'FRIEND', engaged: true }, { kind: 'ENEMY' }] },
    shown: ['reasons.*.text', 'makeWayReasons.*.text'],
  },
  {
    typed: '/ground terrain terrain:Obstacle size-inches:1 model-height-inches:1.5',
    operation: 'terrainTest',
    input: { terrain: 'OBSTACLE', sizeInches: 1, modelHeightInches: 1.5 },
    shown: ['test', 'text', 'sources.*.heading'],
  },
  {
    typed: '/ground water water:Shallow event:Starts move phase facts:knocked-prone shield',
    operation: 'waterTest',
    input: { water: 'SHALLOW', event: 'STARTS_MOVE_PHASE', knockedProne: true, shield: true },
    shown: ['text', 'sources.*.heading'],
  },
  {
    typed: '/ground fall fall-inches:4 model-height-inches:1.5 defence:5 cause:Climb wounds:2',
    operation: 'fallOdds',
    input: { fallInches: 4, modelHeightInches: 1.5, defence: 5, cause: 'CLIMB', wounds: 2 },
    shown: ['slain.fraction', 'falls.fraction', 'wounds.*.probability.fraction'],
  },
  {
    typed: '/ground prone move-inches:6 remaining-move-inches:2',
    operation: 'proneMovement',
    input: { moveInches: 6, remainingMoveInches: 2 },
    shown: ['crawlInches', 'may.*', 'mayNot.*'],
  },
  {
    typed: '/ground carry action:Pick up burden:Light facts:moved-this-phase engaged',
    operation: 'carrying',
    input: { action: 'PICK_UP', burden: 'LIGHT', movedThisPhase: true, engaged: true },
    shown: ['reasons.*', 'texts.*', 'moveInches'],
  },
  {
    typed: '/ground passenger event:Wants to shoot',
    operation: 'passenger',
    input: { event: 'WANTS_TO_SHOOT' },
    shown: ['text', 'source.heading'],
  },
  {
    typed: `/fight resolve ${fightTyped} dice:616`,
    operation: 'resolveFight',
    input: { sides: fightSides, dice: [6, 1, 6] },
    shown: ['steps.*.text'],
  },
  {
    typed: `/roll fight ${fightTyped}`,
    operation: 'rollFight',
    input: { sides: fightSides },
    shown: ['steps.*.text', 'dice.*'],
  },
  {
    typed: `/volley odds ${volleyTyped}`,
    operation: 'volleyOdds',
    input: volley,
    shown: ['slain.fraction', 'wounds.*.probability.fraction', 'shots.*.wounds.fraction'],
  },
  {
    typed: '/volley odds shooters:3x 4+ orc-bow target:D5 shieldwall instead:closest-evil D4',
    operation: 'volleyOdds',
    input: {
      shooters: [{ count: 3, shoot: 4, weapon: 'ORC_BOW' }],
      target: { defence: 5, shieldwall: true },
      instead: { who: 'CLOSEST_EVIL_MODEL', defence: 4 },
    },
    shown: ['slain.fraction', 'instead.slain.fraction', 'wounds.*.probability.fraction', 'steps.0.text'],
  },
  {
    typed:
      '/volley odds shooters:2x profile=warrior-of-minas-tirith+bow target:profile=boromir-captain-of-the-white-tower',
    operation: 'volleyOdds',
    input: {
      shooters: [{ count: 2, profile: 'warrior-of-minas-tirith', options: ['bow'] }],
      target: { profile: 'boromir-captain-of-the-white-tower' },
    },
    shown: ['slain.fraction', 'notCounted.*.names.*', 'steps.0.text'],
  },
  {
    typed: '/strikes strikes:profile=uruk-hai-scout target:profile=warrior-of-minas-tirith+shield',
    operation: 'strikeOdds',
    input: {
      strikes: [{ profile: 'uruk-hai-scout' }],
      targets: [{ profile: 'warrior-of-minas-tirith', options: ['shield'] }],
    },
    shown: ['slain.fraction', 'steps.0.text'],
  },
  {
    typed: `/volley resolve ${volleyTyped} dice:1 2 3`,
    operation: 'resolveVolley',
    input: { ...volley, dice: [1, 2, 3] },
    shown: ['steps.*.text'],
  },
  { typed: `/roll volley ${volleyTyped}`, operation: 'rollVolley', input: volley, shown: ['steps.*.text'] },
  {
    typed: '/courage odds courage:3 harbinger:True will-available:3 might-available:1',
    operation: 'courageOdds',
    input: { courage: 3, harbinger: true, willAvailable: 3, mightAvailable: 1 },
    shown: ['unaided.fraction', 'passed.fraction', 'certainWill'],
  },
  {
    typed: '/courage resolve courage:3 dice:2,4 will-available:3 will:1',
    operation: 'resolveCourage',
    input: { courage: 3, dice: [2, 4], willAvailable: 3, will: 1 },
    shown: ['roll', 'unaided', 'total'],
  },
  {
    typed: '/roll courage courage:5',
    operation: 'rollCourage',
    input: { courage: 5 },
    shown: ['dice.*', 'roll', 'unaided'],
  },
  {
    typed: `/cast odds ${castTyped}`,
    operation: 'castingOdds',
    input: cast,
    shown: ['cast.fraction', 'resisted.fraction', 'takesEffect.fraction', 'victims.*.slain.fraction'],
  },
  {
    typed: `/cast resolve ${castTyped} dice:11`,
    operation: 'resolveCasting',
    input: { ...cast, dice: [1, 1] },
    shown: ['castingRoll.*', 'castingScore'],
  },
  {
    typed: `/roll cast ${castTyped}`,
    operation: 'rollCasting',
    input: cast,
    shown: ['castingRoll.*', 'castingScore', 'resistRoll.*'],
  },
  {
    typed: '/roll off sides:Ann, Bert, Olga',
    operation: 'rollRollOff',
    input: { sides: ['Ann', 'Bert', 'Olga'] },
    shown: ['winner', 'dice.*'],
  },
  {
    typed: '/rules search query:broken',
    operation: 'searchRules',
    input: { query: 'broken', limit: 5 },
    shown: ['items.*.name', 'items.*.source.heading', 'items.*.id'],
  },
  // The lines of a calculator, as they are typed at a table.
  ...[
    'S4 D6 +1 2 attacks',
    'two-handed S3 D5 trapped',
    'gimli v cave troll charged',
    '4x 4+ S2 D5 wall wall',
    'C4 harbinger 2 will',
    'cast 4+ 2 dice',
    'broken 31 models 16 lost',
    'jump 3',
    'fall 5in',
  ].map((line) => ({
    typed: `/ask line:${line}`,
    operation: 'searchRules' as const,
    input: { query: line, limit: 1 },
    shown: ['items.*.name', 'items.*.source.heading'],
  })),
  {
    typed: '/rules read entry:heroic-combat',
    operation: 'referenceEntry',
    input: { id: 'heroic-combat' },
    shown: ['name', 'summary', 'steps.*', 'sources.*.heading'],
  },
  {
    typed: '/scenario show scenario:no-escape',
    operation: 'scenario',
    input: { id: 'no-escape' },
    shown: ['name', 'summary', 'deployment.*.text', 'specialRules.*.text', 'scoring.*.name'],
  },
  {
    typed: '/scenario sheet scenario:2024-hold-ground',
    operation: 'scoringSheet',
    input: { id: '2024-hold-ground' },
    shown: ['name', 'notCovered', 'lines.*.name', 'lines.*.steps.*.when', 'source.heading'],
  },
  {
    typed:
      '/scenario score scenario:take-and-hold first:start30 left10, leader slain second:start30 left29, leader w1 alive objectives:centre 1-2',
    operation: 'scoreScenario',
    input: {
      id: 'take-and-hold',
      sides: [
        { startingModels: 30, modelsLeft: 10, leaders: [{ slain: true }] },
        { startingModels: 30, modelsLeft: 29, leaders: [{ wounds: 1, slain: false }] },
      ],
      objectives: [{ id: 'centre', models: [1, 2] }],
    },
    shown: ['victoryPoints.*', 'sides.*.lines.*.points', 'sides.*.lines.*.name'],
  },
  {
    typed: '/win-rates points:FROM_700',
    operation: 'winRates',
    input: { by: 'LIST', points: 'FROM_700' },
    shown: ['games'],
  },
  {
    typed: '/event-plan points:700 days:1',
    operation: 'eventPlan',
    input: { points: 700, days: 1 },
    shown: ['games', 'roundMinutes', 'boardWidthFeet', 'note'],
  },
];

/** What a player reads is without the signs that keep texts of people harmless. */
const read = (text: string): string => text.replaceAll('\\', '').replaceAll('\u200b', '');

const connectedTo = async ({ id, token }: Made): Promise<void> => {
  await scene.say(olga, '/connect');
  await scene.fill(olga, { kind: 'TOURNAMENT', id, token });
};

const linked = async (who: Member, entrant: string): Promise<void> => {
  const text = seenText(await scene.say(olga, `/link-code entrant:${entrant}`));
  await scene.say(who, `/link code:${/code:([A-Z0-9-]+)/.exec(text)?.[1] ?? ''}`);
};

let scene: Scene;
beforeEach(async () => {
  scene = await createScene({
    members,
    random: () => fakeContext([4, 2, 6, 1, 3, 5, 2, 6, 4, 1, 5, 3, 6, 2]).random,
  });
});
afterEach(() => scene.stop());

describe('Discord and REST answer the same', () => {
  it.each(rows)('$typed', async ({ typed, operation, input, shown }) => {
    const body = await askRest(scene, operation, { input });
    const text = read(seenText(await scene.say(ann, typed)));
    const wanted = shown.flatMap((path) => at(body, path).map(String));
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((one) => !text.includes(one))).toEqual([]);
  });

  it('and refuse the same, with every fault', async () => {
    const input = {
      sides: [
        { alignment: 'GOOD', models: [{ fight: 11 }] },
        { alignment: 'EVIL', models: [{ attacks: 0 }] },
      ],
    };
    const answer = await scene.rest.send({
      method: 'POST',
      url: '/v1/fights/duel-odds',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    const { errors } = JSON.parse(answer.body ?? '') as { errors: readonly { message: string }[] };
    const text = read(seenText(await scene.say(ann, '/duel first:F11 second:A0')));
    expect(errors.length).toBeGreaterThan(2);
    expect(errors.filter(({ message }) => !text.includes(message))).toEqual([]);
  });

  it('about a receipt', async () => {
    const rolled = await askRest(scene, 'rollChart', { input: { id: 'jump' } });
    const text = read(seenText(await scene.say(ann, `/receipt receipt:${String(rolled['receipt'])}`)));
    const checked = await askRest(scene, 'checkReceipt', { input: { receipt: rolled['receipt'] } });
    expect(text).toContain('The receipt is ours');
    expect(at(checked, 'content.rolledAt').every((one) => text.includes(String(one)))).toBe(true);
    const forged = await scene.say(ann, '/receipt receipt:muster1.e30.AAAA');
    expect(seenText(forged)).toContain('no receipt of ours');
  });
});

describe('Discord and REST see the same tournament', () => {
  it('pairings, standings, a report, a concession', async () => {
    const made = await startTournament(scene, ['Aragorn', 'Boromir', 'Celeborn', 'Denethor']);
    await scene.say(olga, '/connect');
    await scene.fill(olga, { kind: 'TOURNAMENT', id: made.id, token: made.token });
    for (const [who, entrant] of [
      [ann, 'Aragorn'],
      [bert, 'Boromir'],
    ] as const) {
      const text = seenText(await scene.say(olga, `/link-code entrant:${entrant}`));
      await scene.say(who, `/link code:${/code:([A-Z0-9-]+)/.exec(text)?.[1] ?? ''}`);
    }
    await scene.say(bert, '/report');
    await scene.fill(bert, { own: '3', other: '8', leaders: 'theirs' });
    const before = await askRest(scene, 'round', { input: { tournament: made.id, round: 1 } });
    expect(at(before, 'tables.*.result.status')).toEqual(['REPORTED']);
    expect(at(before, 'tables.*.result.reportedBy')).toEqual(['e2']);
    await scene.press(ann, 'Confirm');

    const round = await askRest(scene, 'round', { input: { tournament: made.id, round: 1 } });
    expect(at(round, 'tables.0.result.victoryPoints')).toEqual([[8, 3]]);
    expect(at(round, 'tables.0.result.leaderKilled')).toEqual([[true, false]]);
    expect(seenText(await scene.say(ann, '/my-game'))).toContain('**Aragorn** 8 - 3 **Boromir**');

    const standings = await askRest(scene, 'standings', { input: { tournament: made.id } });
    const shown = seenText(await scene.say(ann, '/standings'));
    const lines = shown.split('\n').filter((line) => /\d-\d-\d$/.test(line));
    const names: Readonly<Record<string, string>> = {
      e1: 'Aragorn',
      e2: 'Boromir',
      e3: 'Celeborn',
      e4: 'Denethor',
    };
    expect(lines.map((line) => line.trim().split(/\s+/))).toEqual(
      (standings['standings'] as readonly Loose[]).map((one) => [
        `${one['tied'] === true ? '=' : ''}${String(one['rank'])}`,
        names[String(one['entrant'])],
        String(one['tournamentPoints']),
        String(one['victoryPointDifference']),
        String(one['victoryPoints']),
        String(one['leadersKilled']),
        `${String(one['won'])}-${String(one['drawn'])}-${String(one['lost'])}`,
      ]),
    );
  });

  it('where and when an event is, and its rules in words', async () => {
    const made = await startTournament(scene, ['Aragorn', 'Boromir']);
    await scene.say(olga, '/connect');
    await scene.fill(olga, { kind: 'TOURNAMENT', id: made.id, token: made.token });
    await askRest(scene, 'updateTournament', {
      input: { tournament: made.id, venue: 'Town Hall', startsOn: '2026-05-01', entryFee: '5 pounds' },
      token: made.token,
    });
    const { pack } = (await askRest(scene, 'tournament', { input: { tournament: made.id } })) as unknown as {
      pack: { name: string; sections: readonly { heading: string; lines: readonly string[] }[] };
    };
    const shown = seenText(await scene.say(ann, '/event'));
    for (const text of ['Town Hall', '2026-05-01', '5 pounds', pack.name]) expect(shown).toContain(text);
    for (const { heading, lines } of pack.sections) {
      expect(shown).toContain(heading);
      for (const line of lines) expect(shown.replaceAll('\\', '')).toContain(line);
    }
  });

  it('a result reported elsewhere waits for the other side here', async () => {
    const made = await startTournament(scene, ['Aragorn', 'Boromir']);
    await scene.say(olga, '/connect');
    await scene.fill(olga, { kind: 'TOURNAMENT', id: made.id, token: made.token });
    const text = seenText(await scene.say(olga, '/link-code entrant:Boromir'));
    await scene.say(bert, `/link code:${/code:([A-Z0-9-]+)/.exec(text)?.[1] ?? ''}`);
    const granted = await askRest(scene, 'grantRole', {
      input: { tournament: made.id, role: 'PLAYER', entrant: 'e1' },
      token: made.token,
    });
    await askRest(scene, 'reportResult', {
      input: { tournament: made.id, round: 1, table: 1, kind: 'PLAYED', victoryPoints: [6, 2] },
      token: String(granted['token']),
    });
    expect(seenText(await scene.say(bert, '/my-game'))).toContain('Reported by **Aragorn**');
    expect(seenText(await scene.press(bert, 'Confirm'))).toContain('Confirmed: the result counts.');
    const round = await askRest(scene, 'round', { input: { tournament: made.id, round: 1 } });
    expect(at(round, 'tables.0.result.status')).toEqual(['CONFIRMED']);
  });

  it('pairings, with results, in the order of the tables', async () => {
    const made = await startTournament(scene, ['Aragorn', 'Boromir', 'Celeborn', 'Denethor', 'Elrond']);
    await connectedTo(made);
    const at2 = { tournament: made.id, round: 1, table: 2 };
    await askRest(scene, 'reportResult', {
      input: { ...at2, kind: 'CONCESSION', concededBy: 'e4' },
      token: made.token,
    });
    const round = await askRest(scene, 'round', { input: { tournament: made.id, round: 1 } });
    const { entrants } = await askRest(scene, 'tournament', { input: { tournament: made.id } });
    const nameOf = (id: unknown) =>
      String((entrants as readonly Loose[]).find((one) => one['id'] === id)?.['name']);
    const shown = seenText(await scene.say(ann, '/pairings'));
    const lines = shown.split('\n').filter((line) => /^ +\d+ /.test(line));
    expect(lines.map((line) => line.trim().split(/\s{2,}|(?<=\d) conceded/)[1])).toEqual(
      (round['tables'] as readonly Loose[]).map((one) => nameOf((one['entrants'] as string[])[0])),
    );
    expect(lines.map((line) => (line.includes('12-0 conceded') ? 'CONCESSION' : 'null'))).toEqual(
      (round['tables'] as readonly Loose[]).map((one) =>
        String((one['result'] as Loose | null)?.['kind'] ?? null),
      ),
    );
    expect(shown).toContain(`Bye: ${nameOf((round['unpaired'] as Loose)['entrant'])}`);
  });

  it('a concession', async () => {
    const made = await startTournament(scene, ['Aragorn', 'Boromir']);
    await connectedTo(made);
    await linked(ann, 'Aragorn');
    await scene.say(ann, '/concede');
    await scene.press(ann, 'I concede');
    const round = await askRest(scene, 'round', { input: { tournament: made.id, round: 1 } });
    expect(at(round, 'tables.0.result')).toMatchObject([
      { kind: 'CONCESSION', concededBy: 'e1', reportedBy: 'e1', status: 'REPORTED' },
    ]);
  });

  it('the vetoes of a table', async () => {
    const scenarios = { by: 'VETOED', pool: ['Fog', 'Hold', 'Storm'], choices: 3 };
    const made = await startTournament(scene, ['Aragorn', 'Boromir'], { pack: { scenarios } });
    await connectedTo(made);
    // The player numbers add up to 3: the higher one begins.
    await linked(ann, 'Boromir');
    const round = () => askRest(scene, 'round', { input: { tournament: made.id, round: 1 } });
    const [first, second, third] = (await round())['scenarioChoices'] as readonly string[];
    expect(seenText(await scene.say(ann, '/my-game'))).toContain(
      `Your turn to veto one of ${first}, ${second}, ${third}, with \`/veto\`.`,
    );
    expect(seenText(await scene.say(ann, '/pairings'))).toContain(
      `Scenario: each table vetoes from ${first}, ${second}, ${third}`,
    );
    const vetoed = seenText(await scene.say(ann, `/veto scenario:${second}`));
    expect(vetoed).toContain(`The turn of Aragorn to veto one of ${first}, ${third}.`);
    expect(at(await round(), 'tables.0.veto')).toEqual([
      {
        scenario: first,
        left: [first, third],
        vetoes: [second],
        steps: [{ entrant: 'e2', scenario: second }],
        first: 'e2',
        next: 'e1',
      },
    ]);
    expect(seenText(await scene.say(ann, `/veto scenario:${first}`))).toContain(
      'It is the turn of e1 to veto.',
    );
  });

  it('the sheet of a table, for its players, and for all where the event shows scores live', async () => {
    const made = await startTournament(scene, ['Aragorn', 'Boromir'], { liveScores: true });
    await connectedTo(made);
    const at = { tournament: made.id, round: 1, table: 1 };
    expect(seenText(await scene.say(ann, '/game-sheet table:1'))).toContain('There is no such game');
    const game = await askRest(scene, 'openTableGame', { input: at, token: made.token });
    const changes = [{ sequence: 1, clock: 1, register: 'turn', value: '4' }];
    await askRest(scene, 'changeGame', {
      input: { id: game['id'], device: 'phone-of-olga', changes },
      token: made.token,
    });
    expect(seenText(await scene.say(ann, '/game-sheet table:1'))).toContain('Round 1, table 1: turn 4');
    await linked(ann, 'Boromir');
    expect(seenText(await scene.say(ann, '/game-sheet'))).toContain('Round 1, table 1: turn 4');
  });

  it('the sheet of a game of a team match', async () => {
    const made = await startTournament(
      scene,
      [
        { name: 'Rohan', members: ['Ann', 'Bert'] },
        { name: 'Gondor', members: ['Cid', 'Dee'] },
      ],
      { format: 'TEAMS', teams: { size: 2, protocol: ['ORDER'] }, liveScores: true },
    );
    await connectedTo(made);
    const input = { tournament: made.id, round: 1, table: 1 };
    await askRest(scene, 'settlePick', { input: { ...input, pick: 1 }, token: made.token });
    await linked(ann, 'Gondor');
    expect(seenText(await scene.say(ann, '/game-sheet'))).toContain('is required in a team event: 1 to 2');
    const shown = seenText(await scene.say(ann, '/game-sheet board:2'));
    expect(shown).toContain('Round 1, table 1, game 2: turn 1');
    expect(shown).toContain('Bert (Rohan)');
    expect(shown).toContain('Dee (Gondor)');
  });

  it('the army that a player chooses, which nobody sees until both have', async () => {
    const slots = [
      { id: 'GOOD', name: 'Good', alignment: 'GOOD' },
      { id: 'EVIL', name: 'Evil', alignment: 'EVIL' },
    ];
    const pack = { armies: { chosen: 'BY_CHOICE', slots } };
    const made = await startTournament(scene, ['Aragorn', 'Boromir'], { pack });
    await askRest(scene, 'unstartRound', {
      input: { tournament: made.id, round: 1, reason: 'armies are to be chosen' },
      token: made.token,
    });
    await connectedTo(made);
    await linked(ann, 'Boromir');
    const asked = seenText(await scene.say(ann, '/my-game'));
    expect(asked).toContain('You have not chosen your army: choose it with `/choose-army`.');
    expect(asked).toContain('Aragorn has not chosen an army.');
    const chosen = seenText(await scene.say(ann, '/choose-army army:EVIL'));
    expect(chosen).toContain('You have chosen an army: it is shown once both have.');
    expect(chosen).not.toContain('Evil');
    const round = await askRest(scene, 'round', { input: { tournament: made.id, round: 1 } });
    expect(at(round, 'tables.0.armies.*.hasChosen')).toEqual([false, true]);
    expect(at(round, 'tables.0.armies.*.slot')).toEqual([]);
    expect(seenText(await scene.say(ann, '/choose-army army:DWARVES'))).toContain(
      'must be an army of this round: GOOD, EVIL',
    );
  });

  it('who is connected, and who is linked', async () => {
    const made = await startTournament(scene, ['Aragorn', 'Boromir']);
    const holders = async () =>
      at(
        await askRest(scene, 'roleHolders', { input: { tournament: made.id }, token: made.token }),
        'holders.*.role',
      );
    expect(await holders()).toEqual(['ORGANISER']);
    await connectedTo(made);
    expect(await holders()).toEqual(['ORGANISER', 'SCOREKEEPER']);
    await linked(ann, 'Aragorn');
    expect(await holders()).toEqual(['ORGANISER', 'SCOREKEEPER', 'PLAYER']);
    await scene.say(ann, '/unlink');
    expect(await holders()).toEqual(['ORGANISER', 'SCOREKEEPER']);
    // The right stays, for when the server is connected again: nobody else can use it.
    await scene.say(olga, '/disconnect');
    expect(await holders()).toEqual(['ORGANISER', 'SCOREKEEPER']);
  });

  it.each([
    ['dice opponent:@Bert count:3', ['dice.*']],
    ['chart opponent:@Bert chart:climb fall-inches:5 model-height-inches:1.5', ['resolution.row.effect']],
    [`fight opponent:@Bert ${fightTyped}`, ['fightPlay.dice.*', 'fightPlay.steps.*.text']],
    [`volley opponent:@Bert ${volleyTyped}`, ['volleyPlay.dice.*', 'volleyPlay.steps.*.text']],
  ] as const)('a verifiable roll of %s', async (typed, shown) => {
    await scene.say(ann, `/roll-together ${typed}`);
    await scene.press(ann, 'Join with a word');
    await scene.fill(ann, { word: 'mellon' });
    await scene.press(bert, 'Join with a word');
    const seen = read(seenText(await scene.fill(bert, { word: 'barrow' })));
    const id = /_Roll (\w+)_/.exec(seen)?.[1] ?? '';
    const roll = await askRest(scene, 'roll', { input: { id } });
    const wanted = [...shown, 'commitment', 'secret', 'players.*.word'].flatMap((path) =>
      at(roll, path).map(String),
    );
    expect(wanted.length).toBeGreaterThan(4);
    expect(wanted.filter((one) => !seen.includes(one))).toEqual([]);
    const checked = read(seenText(await scene.press(bert, 'Check it')));
    expect(checked).toContain('It fits');
    expect(checked).not.toContain('✗');
    expect(checked).toContain(at(roll, 'dice.*').join(' '));
  });
});

/** Commands that are asked in a test of their own: where, by name. */
const elsewhere: Readonly<Record<string, readonly [file: string, test: string]>> = {
  receipt: ['parity', 'about a receipt'],
  'roll-together dice': ['parity', 'a verifiable roll of %s'],
  'roll-together chart': ['parity', 'a verifiable roll of %s'],
  'roll-together fight': ['parity', 'a verifiable roll of %s'],
  'roll-together volley': ['parity', 'a verifiable roll of %s'],
  pairings: ['parity', 'pairings, with results, in the order of the tables'],
  standings: ['parity', 'pairings, standings, a report, a concession'],
  event: ['parity', 'where and when an event is, and its rules in words'],
  'my-game': ['parity', 'a result reported elsewhere waits for the other side here'],
  report: ['reporting', 'is the same through REST with the player’s own token'],
  concede: ['parity', 'a concession'],
  'choose-army': ['parity', 'the army that a player chooses, which nobody sees until both have'],
  veto: ['parity', 'the vetoes of a table'],
  'game-sheet': [
    'parity',
    'the sheet of a table, for its players, and for all where the event shows scores live',
  ],
  connect: ['parity', 'who is connected, and who is linked'],
  disconnect: ['parity', 'who is connected, and who is linked'],
  'link-code': ['parity', 'who is connected, and who is linked'],
  link: ['linking', 'links a member, of an organiser’s and of a player’s own'],
  unlink: ['parity', 'who is connected, and who is linked'],
  'army-check': ['army-check', 'finds in %s what REST finds'],
};

describe('parity', () => {
  it('is asked of every command', () => {
    const asked = new Set(rows.map(({ typed }) => typed.slice(1)));
    const missing = commands
      .map(({ name }) => name)
      .filter(
        (name) => elsewhere[name] === undefined && ![...asked].some((typed) => typed.startsWith(`${name} `)),
      );
    expect(missing).toEqual([]);
  });

  it.each(Object.entries(elsewhere))('of /%s is asked where it is said to be', (_, [file, test]) => {
    expect(readFileSync(join(__dirname, `${file}.test.ts`), 'utf8')).toContain(`'${test}'`);
  });
});
