import { type Input, ask, freshKey } from './organiser';
import { type Scene, does, goodAndEvil, grant, newScene } from './scene';
import type {
  ArmyDesk,
  ArmyListsSheet,
  Entrant,
  EntrantArmy,
  Round,
  Tournament,
} from '../../../src/app/kernel/generated/answers';

const NOON = Date.parse('2026-05-01T12:00:00Z');

/** A Captain of Rohan and as many Warriors as are asked for: 45 points and 6 each (Rohan, 2018). */
const riders = (warriors: number) => ({
  forces: [
    {
      list: 'rohan',
      warbands: [
        {
          leader: { profile: 'captain-of-rohan' },
          followers: [{ profile: 'warrior-of-rohan', count: warriors }],
        },
      ],
    },
  ],
});
/** An Orc Captain of Mordor: 40 points. */
const orcs = {
  forces: [{ list: 'mordor', warbands: [{ leader: { profile: 'orc-captain' }, followers: [] }] }],
};

const twoArmies = (chosen = 'BY_DRAW', slots: readonly object[] = goodAndEvil, more: Input = {}) => ({
  pointsLimit: 100,
  rounds: 3,
  pack: { armies: { chosen, slots } },
  ...more,
});

const event = async (settings: Input = twoArmies(), names = ['Ann', 'Bert']): Promise<Scene> => {
  const scene = await newScene(settings);
  for (const name of names) await does(scene, 'registerEntrant', { name });
  return scene;
};

const answerOf = (
  { store, id, token: organiser }: Scene,
  operation: Parameters<typeof ask>[1],
  { token = organiser, nowMs = NOON, ...input }: Input & { token?: string | null; nowMs?: number },
) =>
  ask({ store, nowMs: () => nowMs }, operation, {
    input: { tournament: id, ...input },
    ...(token !== null && { token }),
    idempotencyKey: freshKey(),
  });

/** The path and the message of the first fault, or the code of any other refusal. */
const faultOf = async (...asked: Parameters<typeof answerOf>): Promise<unknown> => {
  const answer = await answerOf(...asked);
  if (answer.ok) return 'OK';
  const { error } = answer;
  if (error.code === 'INVALID_INPUT') return [error.faults[0]?.path, error.faults[0]?.message];
  return error.code === 'CONFLICT' ? error.reason : error.code;
};

describe('two armies per player', () => {
  it('are handed in and judged one by one, the slot’s rules too', async () => {
    const scene = await event();
    const good = await does<EntrantArmy>(scene, 'submitArmy', {
      entrant: 'e1',
      slot: 'GOOD',
      army: riders(9),
    });
    expect(good).toMatchObject({ slot: 'GOOD', status: 'LEGAL', slotFindings: [], version: '1' });
    const evil = await does<EntrantArmy>(scene, 'submitArmy', {
      entrant: 'e1',
      slot: 'EVIL',
      army: riders(9),
    });
    expect(evil).toMatchObject({
      slot: 'EVIL',
      verdict: 'ILLEGAL',
      slotFindings: [
        { code: 'SLOT_WRONG_ALIGNMENT', message: 'Rohan is Good; the army "Evil" must be Evil' },
      ],
    });
    const decided = await does<EntrantArmy>(scene, 'overrideArmy', {
      entrant: 'e1',
      slot: 'EVIL',
      decision: 'ACCEPT',
      reason: 'turncoats',
    });
    expect(decided).toMatchObject({ slot: 'EVIL', status: 'LEGAL' });
    expect(await does(scene, 'entrantArmy', { entrant: 'e1', slot: 'GOOD' })).toMatchObject({
      status: 'LEGAL',
      override: null,
    });
  });

  it('may name lists of the catalogue of their edition only', async () => {
    const slots = [{ ...goodAndEvil[0], lists: ['rohan', 'gondolinn', '2024-moria'] }, goodAndEvil[1]];
    const none = (path: string, id: string, edition: string) => ({
      path,
      code: 'UNKNOWN_REFERENCE',
      message: `"${id}" is no army list or Legendary Legion of the edition ${edition}`,
    });
    const asked = async (
      operation: 'createTournament' | 'updateTournament',
      input: Input,
      token: string | null,
    ) => ask({ store: scene.store }, operation, { input, token, idempotencyKey: freshKey() });
    const scene = await event(twoArmies('BY_DRAW'));
    expect(
      await asked('createTournament', { name: 'Cup', ...twoArmies('BY_DRAW', slots) }, null),
    ).toMatchObject({
      error: {
        faults: [
          none('pack.armies.slots[0].lists[1]', 'gondolinn', '2018'),
          none('pack.armies.slots[0].lists[2]', '2024-moria', '2018'),
        ],
      },
    });
    const before = JSON.stringify(scene.store.items());
    const armies = { chosen: 'BY_DRAW', slots };
    expect(
      await asked('updateTournament', { tournament: scene.id, armies, edition: '2024' }, scene.token),
    ).toMatchObject({
      error: {
        faults: [
          none('armies.slots[0].lists[0]', 'rohan', '2024'),
          none('armies.slots[0].lists[1]', 'gondolinn', '2024'),
        ],
      },
    });
    expect(JSON.stringify(scene.store.items())).toBe(before);
  });

  it('have points, lists and limits of their own', async () => {
    const slots = [
      { ...goodAndEvil[0], points: 110, limits: { models: 8, heroes: 1 }, lists: ['minas-tirith'] },
      goodAndEvil[1],
    ];
    const scene = await event(twoArmies('BY_DRAW', slots));
    const army = await does<EntrantArmy>(scene, 'submitArmy', {
      entrant: 'e1',
      slot: 'GOOD',
      army: riders(10),
    });
    expect(army.findings.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
    expect(army.slotFindings).toEqual([
      {
        code: 'SLOT_LIST_NOT_ALLOWED',
        message: 'Rohan is not allowed for the army "Good"',
        used: null,
        allowed: null,
        fix: 'Hand in an army of one of minas-tirith.',
      },
      {
        code: 'SLOT_TOO_MANY_MODELS',
        message: 'It has 11 models; the army "Good" may have 8',
        used: 11,
        allowed: 8,
        fix: 'Leave out 3 models.',
      },
    ]);
  });

  it('are lines of the desk and the sheet, and each is published for itself', async () => {
    const scene = await event();
    await does(scene, 'submitArmy', { entrant: 'e1', slot: 'GOOD', army: riders(9) });
    await does(scene, 'submitArmy', { entrant: 'e1', slot: 'EVIL', army: orcs });
    const desk = await does<ArmyDesk>(scene, 'armyDesk');
    expect(desk.lines.map(({ entrant, slot, status }) => [entrant, slot, status])).toEqual([
      ['e1', 'GOOD', 'LEGAL'],
      ['e1', 'EVIL', desk.lines[1]?.status],
      ['e2', 'GOOD', 'MISSING'],
      ['e2', 'EVIL', 'MISSING'],
    ]);
    expect(desk.slots.map(({ id, name, alignment, isPublic }) => [id, name, alignment, isPublic])).toEqual([
      ['GOOD', 'Good', 'GOOD', false],
      ['EVIL', 'Evil', 'EVIL', false],
    ]);
    expect(await faultOf(scene, 'armyDesk', { token: null })).toBe('UNAUTHENTICATED');
    await does(scene, 'publishArmyLists', { slot: 'GOOD' });
    const seen = await answerOf(scene, 'armyDesk', { token: null });
    const { lines, isPublic } = (seen.ok ? seen.value : {}) as ArmyDesk;
    expect([isPublic, lines.map(({ slot }) => slot)]).toEqual([true, ['GOOD', 'GOOD']]);
    expect(await faultOf(scene, 'entrantArmy', { entrant: 'e1', slot: 'GOOD', token: null })).toBe('OK');
    expect(await faultOf(scene, 'entrantArmy', { entrant: 'e1', slot: 'EVIL', token: null })).toBe(
      'UNAUTHENTICATED',
    );
    const { csv, html } = await does<ArmyListsSheet>(scene, 'armyListsSheet');
    const rows = csv.trim().split(/\r?\n/);
    expect(rows[0]).toMatch(/,Slot$/);
    expect(rows.slice(1).map((row) => row.split(',').at(-1))).toEqual(['Good', 'Evil', 'Good', 'Evil']);
    expect(html).toContain('<h2>1. <bdi>Ann</bdi>: <bdi>Evil</bdi>');
    const { csv: one } = await does<ArmyListsSheet>(scene, 'armyListsSheet', { slot: 'EVIL' });
    expect(one.trim().split(/\r?\n/)).toHaveLength(3);
  });

  it('are told at check-in: none where one is missing, else the worse of the two', async () => {
    const scene = await event();
    await does(scene, 'submitArmy', { entrant: 'e1', slot: 'GOOD', army: riders(9) });
    await does(scene, 'submitArmy', { entrant: 'e2', slot: 'GOOD', army: riders(9) });
    await does(scene, 'submitArmy', { entrant: 'e2', slot: 'EVIL', army: riders(9) });
    await does(scene, 'openCheckIn');
    const checked = async (entrant: string) =>
      (await does<Entrant>(scene, 'checkInEntrant', { entrant })).armyAtCheckIn;
    expect([await checked('e1'), await checked('e2')]).toEqual(['NONE', 'ILLEGAL']);
  });

  it('are exported and imported, and erased with the person', async () => {
    const scene = await event();
    await does(scene, 'submitArmy', { entrant: 'e1', slot: 'GOOD', army: riders(9) });
    await does(scene, 'submitArmy', { entrant: 'e1', slot: 'EVIL', army: orcs });
    const { document } = await does<{ document: string }>(scene, 'exportTournament');
    const made = await ask({ store: scene.store }, 'importTournament', {
      input: { document },
      idempotencyKey: freshKey(),
    });
    const { tournament, organiserToken } = (made.ok ? made.value : {}) as {
      tournament: Tournament;
      organiserToken: string;
    };
    const copy: Scene = { ...scene, id: tournament.id, token: organiserToken };
    expect(await does(copy, 'entrantArmy', { entrant: 'e1', slot: 'EVIL' })).toMatchObject({ slot: 'EVIL' });
    await does(copy, 'eraseEntrant', { entrant: 'e1' });
    expect(JSON.stringify(await does(copy, 'exportTournament'))).not.toContain('captain-of-rohan');
    expect(JSON.stringify(await does(copy, 'exportTournament'))).not.toContain('orc-captain');
    await does(scene, 'deleteTournament');
    const ofScene = scene.store.items().filter((item) => JSON.stringify(item).includes(scene.id));
    expect(JSON.stringify(ofScene)).not.toContain('orc-captain');
  });

  it('are set without the rest of the pack, which stays, and taken away again', async () => {
    const scene = await event({ pointsLimit: 100, pack: { preset: 'BANDS_20_0' } });
    const before = await does<Tournament>(scene, 'tournament');
    await does(scene, 'updateTournament', { armies: { chosen: 'BY_DRAW', slots: goodAndEvil } });
    const { armies, pack } = await does<Tournament>(scene, 'tournament');
    expect(armies?.slots.map(({ id }) => id)).toEqual(['GOOD', 'EVIL']);
    expect(pack.name).toBe(before.pack.name);
    expect(pack.sections.map(({ heading }) => heading)).toEqual([
      'Scoring',
      'Ranking',
      'Pairing',
      'Scenarios',
      'Armies',
    ]);
    expect(pack.sections.at(-1)?.lines).toEqual([
      'Each entrant hands in 2 armies.',
      'Good; Good lists.',
      'Evil; Evil lists.',
      'The draw gives one side of each table Good, the other Evil: Good goes to whoever has played it less often, then to whoever played Evil last, then by lot.',
    ]);
    expect(
      await faultOf(scene, 'updateTournament', { armies: { chosen: 'BY_DRAW', slots: [goodAndEvil[1]] } }),
    ).toEqual([
      'armies.slots',
      'one Good army and one Evil army must apply to each round: to round 1 applies EVIL',
    ]);
    await does(scene, 'drawRound');
    expect(await faultOf(scene, 'updateTournament', { armies: null })).toEqual([
      'reason',
      'is required: round 1 is drawn, so a change of the pack needs a reason',
    ]);
    await does(scene, 'updateTournament', { armies: null, reason: 'too much to carry' });
    const after = await does<Tournament>(scene, 'tournament');
    expect([after.armies, after.pack.sections]).toEqual([null, before.pack.sections]);
  });

  it('leave an event without slots as it was', async () => {
    const scene = await event({ pointsLimit: 100 });
    const army = await does<EntrantArmy>(scene, 'submitArmy', { entrant: 'e1', army: riders(9) });
    expect(army).toMatchObject({ slot: null, slotFindings: [] });
    await does(scene, 'drawRound');
    const { armies, tables } = await does<Round>(scene, 'round', { round: 1 });
    expect([armies, tables[0]?.armies]).toEqual([null, null]);
    expect((await does<Tournament>(scene, 'tournament')).armies).toBeNull();
    expect((await does<ArmyDesk>(scene, 'armyDesk')).slots).toEqual([]);
  });
});

describe('what is played at a table', () => {
  const players = ['Ann', 'Bert', 'Cleo', 'Dirk'];
  const roundOf = (scene: Scene, round: number) => does<Round>(scene, 'round', { round });
  const played = ({ tables }: Round) => tables.map(({ armies }) => armies?.map(({ slot }) => slot));

  const playRound = async (scene: Scene, round: number): Promise<void> => {
    await does(scene, 'startRound', { round });
    const { tables } = await roundOf(scene, round);
    for (const { table } of tables)
      await does(scene, 'reportResult', { round, table, kind: 'PLAYED', victoryPoints: [5, 3] });
  };

  it('is Good against Evil by the draw, nobody twice as often as the other', async () => {
    const scene = await event(twoArmies(), players);
    const leads = new Map<string, number>();
    for (const round of [1, 2]) {
      await does(scene, 'drawRound');
      const drawn = await roundOf(scene, round);
      for (const { armies } of drawn.tables) {
        expect(armies?.map(({ slot }) => slot).sort()).toEqual(['EVIL', 'GOOD']);
        for (const { entrant, slot } of armies ?? [])
          leads.set(entrant, (leads.get(entrant) ?? 0) + (slot === 'GOOD' ? 1 : -1));
      }
      await playRound(scene, round);
    }
    // Whoever met in round 2 with the same army in round 1 cannot both be even; the two tables together are.
    expect([...leads.values()].reduce((sum, lead) => sum + lead, 0)).toBe(0);
    for (const lead of leads.values()) expect(Math.abs(lead)).toBeLessThanOrEqual(2);
  });

  it('follows the tables: after a swap, another draw and tables by hand each is Good against Evil', async () => {
    const scene = await event(twoArmies(), [...players, 'Eve']);
    await does(scene, 'drawRound');
    const before = await roundOf(scene, 1);
    const [one, other] = [before.tables[0]?.entrants[0], before.tables[1]?.entrants[0]];
    await does(scene, 'swapEntrants', { round: 1, first: one, second: other, reason: 'brothers' });
    const swapped = await roundOf(scene, 1);
    const isEven = (round: Round) =>
      round.tables.every(
        ({ entrants, armies }) =>
          armies?.map(({ entrant }) => entrant).join() === entrants.join() &&
          armies
            .map(({ slot }) => slot)
            .sort()
            .join() === 'EVIL,GOOD',
      );
    expect(isEven(swapped)).toBe(true);
    await does(scene, 'redrawRound', { round: 1, reason: 'again' });
    expect(isEven(await roundOf(scene, 1))).toBe(true);
    await does(scene, 'setRoundTables', {
      round: 1,
      tables: [['e1', 'e2'], ['e3', 'e4']], // prettier-ignore
      unpaired: { entrant: 'e5', kind: 'SPARE' },
      reason: 'rivals',
    });
    const byHand = await roundOf(scene, 1);
    expect(isEven(byHand)).toBe(true);
    expect(byHand.unpaired?.armies).toEqual([{ entrant: 'e5', slot: 'GOOD', name: 'Good', hasChosen: null }]);
  });

  it('knows a latecomer, whose first round it is', async () => {
    const scene = await event(twoArmies(), ['Ann', 'Bert', 'Cleo']);
    await does(scene, 'drawRound');
    await playRound(scene, 1);
    await does(scene, 'registerEntrant', { name: 'Late' });
    await does(scene, 'drawRound');
    const { tables } = await roundOf(scene, 2);
    const late = tables.find(({ entrants }) => entrants.includes('e4'));
    expect(late?.armies?.map(({ slot }) => slot).sort()).toEqual(['EVIL', 'GOOD']);
  });

  it('is that of the round in an escalation, judged by its points', async () => {
    const slots = [
      { id: 'SMALL', name: '60 points', points: 60, rounds: [1] },
      { id: 'LARGE', name: '100 points', points: 100, rounds: [2, 3] },
    ];
    const scene = await event(twoArmies('BY_ROUND', slots), players);
    const verdictOf = async (slot: string) =>
      (await does<EntrantArmy>(scene, 'submitArmy', { entrant: 'e1', slot, army: riders(9) })).verdict;
    expect([await verdictOf('SMALL'), await verdictOf('LARGE')]).toEqual(['ILLEGAL', 'LEGAL']);
    await does(scene, 'drawRound');
    expect(played(await roundOf(scene, 1))).toEqual([['SMALL', 'SMALL'], ['SMALL', 'SMALL']]); // prettier-ignore
    await playRound(scene, 1);
    await does(scene, 'drawRound');
    expect(played(await roundOf(scene, 2))).toEqual([['LARGE', 'LARGE'], ['LARGE', 'LARGE']]); // prettier-ignore
  });

  it('is that of the scenario, also of one that is named later or left by vetoes', async () => {
    const slots = [
      { ...goodAndEvil[0], scenarios: ['Fog', 'Storm'] },
      { ...goodAndEvil[1], scenarios: ['Hold'] },
    ];
    const named = await event(twoArmies('BY_SCENARIO', slots, { scenarios: ['Hold', 'Fog', null] }));
    await does(named, 'drawRound');
    expect(played(await roundOf(named, 1))).toEqual([['EVIL', 'EVIL']]);
    await does(named, 'setRoundScenario', { round: 1, scenario: 'Storm', reason: 'rain' });
    expect(played(await roundOf(named, 1))).toEqual([['GOOD', 'GOOD']]);
    expect(
      await faultOf(named, 'setRoundScenario', { round: 1, scenario: 'Domination', reason: 'r' }),
    ).toEqual(['scenario', 'must be one in which an army is played: Fog, Storm, Hold']);
    const scenarios = { by: 'VETOED', pool: ['Fog', 'Hold', 'Storm'], choices: 3 };
    const vetoed = await event({
      rounds: 1,
      pack: { scenarios, armies: { chosen: 'BY_SCENARIO', slots } },
    });
    await does(vetoed, 'drawRound');
    expect(played(await roundOf(vetoed, 1))).toEqual([[null, null]]);
    await does(vetoed, 'vetoScenario', { round: 1, table: 1, scenario: 'Fog' });
    await does(vetoed, 'vetoScenario', { round: 1, table: 1, scenario: 'Storm' });
    expect(played(await roundOf(vetoed, 1))).toEqual([['EVIL', 'EVIL']]);
  });

  it('stays as it was drawn when another pack is announced', async () => {
    const scene = await event(twoArmies(), players);
    await does(scene, 'drawRound');
    const drawn = await roundOf(scene, 1);
    await playRound(scene, 1);
    await does(scene, 'updateTournament', { pack: {}, reason: 'one army is enough' });
    expect(played(await roundOf(scene, 1))).toEqual(played(drawn));
    await does(scene, 'drawRound');
    expect((await roundOf(scene, 2)).armies).toBeNull();
  });
});

describe('bad input is refused by name, and nothing changed', () => {
  const refused = async (settings: Input): Promise<unknown> => {
    const answer = await ask({ store: (await newScene()).store }, 'createTournament', {
      input: { name: 'Cup', rounds: 3, ...settings },
      idempotencyKey: freshKey(),
    });
    return answer.ok || answer.error.code !== 'INVALID_INPUT'
      ? 'OK'
      : answer.error.faults.map(({ path, message }) => `${path} ${message}`);
  };

  it.each<readonly [string, string, readonly object[], Input, readonly string[]]>([
    [
      'a round of an escalation without an army',
      'BY_ROUND',
      [{ id: 'A', name: 'A', rounds: [1, 2] }],
      {},
      ['pack.armies.slots one army must apply to each round: to round 3 applies none'],
    ],
    [
      'an escalation of more rounds than the event',
      'BY_ROUND',
      [{ id: 'A', name: 'A', rounds: [1, 2, 3, 4] }],
      {},
      ['pack.armies.slots[0].rounds A applies to round 4, but the event has 3'],
    ],
    [
      'a draw without an Evil army',
      'BY_DRAW',
      [goodAndEvil[0]],
      {},
      [1, 2, 3].map((round) => `pack.armies.slots one Good army and one Evil army must apply to each round: to round ${round} applies GOOD`), // prettier-ignore
    ],
    [
      'a draw of an army without an alignment',
      'BY_DRAW',
      [{ id: 'A', name: 'A' }, goodAndEvil[1]],
      {},
      ['pack.armies.slots[0].alignment is needed for BY_DRAW: GOOD or EVIL'],
    ],
    [
      'two armies of one id',
      'BY_CHOICE',
      [goodAndEvil[0], goodAndEvil[0]],
      {},
      ['pack.armies.slots[1] appears twice: GOOD'],
    ],
    [
      'armies in a team event',
      'BY_CHOICE',
      goodAndEvil,
      { format: 'TEAMS', teams: { size: 4 } },
      ['pack.armies must be left out: in a team event each player has one army'],
    ],
    [
      'a scenario without an army',
      'BY_SCENARIO',
      [{ ...goodAndEvil[0], scenarios: ['Fog'] }],
      { scenarios: ['Hold'] },
      ['pack.armies.slots no army of round 1 is played in Hold'],
    ],
  ])('%s', async (_, chosen, slots, more, faults) => {
    expect(await refused({ pack: { armies: { chosen, slots } }, ...more })).toEqual(faults);
  });

  it('a wrong alignment, an id of small letters, and Good kept apart from Good where the draw says it', async () => {
    const wrong = [{ ...goodAndEvil[0], alignment: 'NEUTRAL' }, goodAndEvil[1]];
    expect(await refused({ pack: { armies: { chosen: 'BY_DRAW', slots: wrong } } })).toEqual([
      expect.stringMatching(/^pack\.armies\.slots\[0\]\.alignment must be one of GOOD, EVIL/),
    ]);
    const small = [{ ...goodAndEvil[0], id: 'good' }, goodAndEvil[1]];
    expect(await refused({ pack: { armies: { chosen: 'BY_DRAW', slots: small } } })).toEqual([
      'pack.armies.slots[0].id must be capital letters, digits, hyphens and underscores',
    ]);
    const apart = [{ apart: 'ALIGNMENT', strength: 'HARD', rounds: null }];
    expect(
      await refused({ pack: { pairing: { apart }, armies: { chosen: 'BY_DRAW', slots: goodAndEvil } } }),
    ).toEqual([
      'pack.pairing.apart[0].apart the draw gives one side of each table Good, the other Evil: leave ALIGNMENT out',
    ]);
  });

  it('a slot that the event does not have, that is missing, or of an event without slots', async () => {
    const scene = await event();
    const army = riders(9);
    const before = JSON.stringify(scene.store.items());
    const submitted = (input: Input) => faultOf(scene, 'submitArmy', { entrant: 'e1', army, ...input });
    expect(await submitted({ slot: 'DWARVES' })).toEqual(['slot', 'must be one of GOOD, EVIL']);
    expect(await submitted({})).toEqual(['slot', 'is required: one of GOOD, EVIL']);
    expect(await faultOf(scene, 'armyDesk', { slot: 'DWARVES' })).toEqual([
      'slot',
      'must be one of GOOD, EVIL',
    ]);
    expect(await faultOf(scene, 'publishArmyLists', { slot: 'DWARVES' })).toEqual([
      'slot',
      'must be one of GOOD, EVIL',
    ]);
    const other = await grant(scene, 'PLAYER', 'e2');
    expect(await submitted({ slot: 'GOOD', token: other })).toBe('FORBIDDEN');
    expect(JSON.stringify(scene.store.items()).includes('captain-of-rohan')).toBe(
      before.includes('captain-of-rohan'),
    );
    const plain = await event({ pointsLimit: 100 });
    expect(await faultOf(plain, 'submitArmy', { entrant: 'e1', army, slot: 'GOOD' })).toEqual([
      'slot',
      'must be left out: here each entrant has one army',
    ]);
  });

  it('fewer armies than rounds, when the event is made longer', async () => {
    const slots = [{ id: 'A', name: 'A', rounds: [1, 2, 3] }];
    const scene = await event(twoArmies('BY_ROUND', slots));
    expect(await faultOf(scene, 'updateTournament', { rounds: 4 })).toEqual([
      'pack.armies.slots',
      'one army must apply to each round: to round 4 applies none',
    ]);
    expect((await does<Tournament>(scene, 'tournament')).rounds).toBe(3);
  });
});
