import { type Made, askRest, startTournament } from './tournament';
import { seenText } from './render';
import { type Member, type Scene, createScene } from './scene';

/** What is said of a result in Discord is said of it everywhere: who reported, who objected, what a referee sees. */

type Loose = Readonly<Record<string, unknown>>;

const ann: Member = { name: 'Ann', id: '100000000000000001' };
const bert: Member = { name: 'Bert', id: '100000000000000002' };
const olga: Member = { name: 'Olga', id: '100000000000000003', managesServer: true };
const members = [ann, bert, olga];

let scene: Scene;
let made: Made;
beforeEach(async () => {
  scene = await createScene({ members });
  made = await startTournament(scene, ['Aragorn', 'Boromir', 'Celeborn']);
  await scene.say(olga, '/connect');
  await scene.fill(olga, { kind: 'TOURNAMENT', id: made.id, token: made.token });
  await link(ann, 'Aragorn');
  await link(bert, 'Boromir');
});
afterEach(() => scene.stop());

const link = async (who: Member, entrant: string): Promise<void> => {
  const text = seenText(await scene.say(olga, `/link-code entrant:${entrant}`));
  await scene.say(who, `/link code:${/code:([A-Z0-9-]+)/.exec(text)?.[1] ?? ''}`);
};

const report = async (who: Member, own: string, other: string) => {
  await scene.say(who, '/report');
  return scene.fill(who, { own, other, leaders: 'none' });
};

const table = async (round = 1): Promise<Loose> => {
  const found = await askRest(scene, 'round', { input: { tournament: made.id, round } });
  return (found['tables'] as readonly Loose[])[0] ?? {};
};

/** What the history says of the first table, in short. */
const history = async (): Promise<readonly string[]> => {
  const found = await askRest(scene, 'history', { input: { tournament: made.id, limit: 500 } });
  return (found['items'] as readonly Loose[])
    .filter((one) => one['table'] === 1)
    .map((one) => `${String(one['operation'])} ${String(one['by']).split(':')[0] ?? ''}`);
};

const token = async (role: string, entrant?: string): Promise<string> => {
  const granted = await askRest(scene, 'grantRole', {
    input: { tournament: made.id, role, ...(entrant !== undefined && { entrant }) },
    token: made.token,
  });
  return String(granted['token']);
};

describe('a result that a linked player reports', () => {
  it('is kept at once as the player’s own, and confirmed by the other', async () => {
    await report(ann, '7', '4');
    expect((await table())['result']).toMatchObject({
      victoryPoints: [7, 4],
      leaderKilled: [false, false],
      status: 'REPORTED',
      reportedBy: 'e1',
    });
    await scene.press(bert, 'Confirm');
    expect((await table())['result']).toMatchObject({ status: 'CONFIRMED', reportedBy: 'e1' });
    expect(await history()).toEqual(['reportResult PLAYER', 'confirmResult PLAYER']);
  });

  it('is the same through REST with the player’s own token', async () => {
    const own = await token('PLAYER', 'e1');
    const at = { tournament: made.id, round: 1, table: 1 };
    const rest = await askRest(scene, 'reportResult', {
      input: { ...at, kind: 'PLAYED', victoryPoints: [7, 4], leaderKilled: [false, false] },
      token: own,
    });
    await scene.say(bert, '/my-game');
    await scene.press(bert, 'That is not right');
    await scene.fill(bert, { reason: 'we drew' });
    const throughRest = await table();
    expect(rest['result']).toMatchObject({ status: 'REPORTED', reportedBy: 'e1' });
    expect(throughRest['result']).toMatchObject({ status: 'DISPUTED', reason: 'we drew', reportedBy: 'e1' });
    expect(await history()).toEqual(['reportResult PLAYER', 'disputeResult PLAYER']);
  });

  it('is seen by the referee once it is disputed, who rules; Discord shows the ruling', async () => {
    await report(ann, '7', '4');
    await scene.press(bert, 'That is not right');
    await scene.fill(bert, { reason: 'it was 6 to 4' });
    const before = await table();
    expect(before['result']).toMatchObject({ status: 'DISPUTED', reason: 'it was 6 to 4' });
    await askRest(scene, 'ruleResult', {
      input: {
        tournament: made.id,
        round: 1,
        table: 1,
        kind: 'PLAYED',
        victoryPoints: [6, 4],
        reason: 'the banner was lost',
      },
      token: await token('REFEREE'),
      ifMatch: String(before['version']),
    });
    const seen = seenText(await scene.say(ann, '/my-game'));
    expect(seen).toContain('**Aragorn** 6 - 4 **Boromir**');
    expect(seen).toContain('A referee has ruled: “the banner was lost”. That is final.');
    expect(seen).not.toContain('[That');
    expect(await history()).toEqual(['reportResult PLAYER', 'disputeResult PLAYER', 'ruleResult REFEREE']);
  });

  it('is confirmed once, however often the button is pressed', async () => {
    const reported = await report(ann, '7', '4');
    const rows = reported.messages[0]?.payload['components'] as readonly { components: readonly Loose[] }[];
    const id = String(rows[0]?.components[0]?.['custom_id']);
    for (const _ of [1, 2, 3]) {
      const seen = await scene.pressId(bert, id);
      expect(seenText(seen)).toContain('Confirmed: the result counts.');
    }
    expect(await history()).toEqual(['reportResult PLAYER', 'confirmResult PLAYER']);
  });

  it('is taken back by who reported it, once, and cannot be confirmed then', async () => {
    const reported = await report(ann, '7', '4');
    const rows = reported.messages[0]?.payload['components'] as readonly { components: readonly Loose[] }[];
    await scene.say(ann, '/my-game');
    expect(seenText(await scene.press(ann, 'Take it back'))).toContain('No result yet.');
    expect((await table())['result']).toBeNull();
    expect(await history()).toEqual(['reportResult PLAYER', 'takeBackResult PLAYER']);
    const seen = seenText(await scene.pressId(bert, String(rows[0]?.components[0]?.['custom_id'])));
    expect(seen).toContain('No result yet.');
    await report(bert, '3', '8');
    expect((await table())['result']).toMatchObject({ victoryPoints: [8, 3], reportedBy: 'e2' });
  });

  it('is not taken back by the other side, nor once it was changed', async () => {
    await report(ann, '7', '4');
    const own = await scene.say(ann, '/my-game');
    const rows = own.messages[0]?.payload['components'] as readonly { components: readonly Loose[] }[];
    const id = String(rows[0]?.components[1]?.['custom_id']);
    expect(seenText(await scene.pressId(bert, id))).toContain('Only the side that reported');
    await report(ann, '9', '4');
    expect(seenText(await scene.pressId(ann, id))).toContain('It was changed before you pressed the button');
    expect((await table())['result']).toMatchObject({ victoryPoints: [9, 4] });
    expect(seenText(await scene.pressId(olga, id))).toContain('It was changed before');
  });

  it('is not confirmed from a button that shows an older one', async () => {
    const reported = await report(ann, '7', '4');
    const rows = reported.messages[0]?.payload['components'] as readonly { components: readonly Loose[] }[];
    await report(ann, '9', '4');
    const seen = seenText(await scene.pressId(bert, String(rows[0]?.components[0]?.['custom_id'])));
    expect(seen).toContain('**Aragorn** 9 - 4 **Boromir**');
    expect(seen).toContain('It was changed before you pressed the button');
    expect((await table())['result']).toMatchObject({ status: 'REPORTED' });
    await scene.press(bert, 'Confirm');
    expect((await table())['result']).toMatchObject({ status: 'CONFIRMED', victoryPoints: [9, 4] });
  });

  it('is written once when the interaction comes again', async () => {
    await scene.say(ann, '/report');
    const sent = await scene.fill(ann, { own: '7', other: '4' });
    await scene.bot.complete(scene.last());
    await scene.bot.complete(scene.last());
    expect(seenText(sent)).toContain('7 - 4');
    expect(await history()).toEqual(['reportResult PLAYER']);
  });

  it('is not written over when both report', async () => {
    await report(ann, '7', '4');
    expect(seenText(await report(bert, '4', '7'))).toContain('Aragorn has reported table 1 already');
    expect(await history()).toEqual(['reportResult PLAYER']);
  });

  it('is confirmed by an organiser too, as the server', async () => {
    await report(ann, '7', '4');
    await scene.press(olga, 'Confirm');
    expect(await history()).toEqual(['reportResult PLAYER', 'confirmResult SCOREKEEPER']);
  });

  it('has Victory Points that REST would take', async () => {
    const seen = seenText(await report(ann, '10000', '4'));
    expect(seen).toContain('**Victory Points**: must be at most 9999');
    expect((await table())['result']).toBeNull();
  });

  it('has nothing else that the event does not count', async () => {
    await scene.say(ann, '/report');
    const seen = seenText(await scene.fill(ann, { own: '7', other: '4', leaders: 'none', numbers: '3-1' }));
    expect(seen).toContain('**What else your event counts**: must be empty: this event counts nothing else');
    expect((await table())['result']).toBeNull();
  });

  it('waits for its word in a later round as well', async () => {
    const rest = { tournament: made.id, round: 1, table: 1 };
    await askRest(scene, 'reportResult', {
      input: { ...rest, kind: 'PLAYED', victoryPoints: [2, 8] },
      token: await token('PLAYER', 'e1'),
    });
    await askRest(scene, 'setRoundTables', {
      input: {
        tournament: made.id,
        round: 2,
        tables: [['e2', 'e3']],
        unpaired: { entrant: 'e1', kind: 'BYE' },
        reason: 'by hand',
      },
      token: made.token,
    });
    const seen = seenText(await scene.say(bert, '/my-game'));
    expect(seen).toContain('Boromir: round 2 of 3');
    expect(seen).toContain('Round 1 waits for you');
    await scene.press(bert, 'Confirm round 1');
    expect((await table())['result']).toMatchObject({ status: 'CONFIRMED', victoryPoints: [2, 8] });
  });

  it('of a concession counts once', async () => {
    await scene.say(ann, '/concede');
    await scene.press(ann, 'I concede');
    await scene.press(ann, 'I concede');
    expect((await table())['result']).toMatchObject({
      kind: 'CONCESSION',
      concededBy: 'e1',
      reportedBy: 'e1',
    });
    expect(await history()).toEqual(['reportResult PLAYER']);
  });
});

describe('the Spare Player’s table', () => {
  it('is reported by its player and confirmed by an organiser', async () => {
    const spare = await askRest(scene, 'createTournament', {
      input: { name: 'Odd One Out', rounds: 1, unpaired: 'SPARE' },
    });
    const id = String((spare['tournament'] as Loose)['id']);
    const organiser = String(spare['organiserToken']);
    for (const name of ['Aragorn', 'Boromir', 'Celeborn'])
      await askRest(scene, 'registerEntrant', { input: { tournament: id, name }, token: organiser });
    await askRest(scene, 'setRoundTables', {
      input: {
        tournament: id,
        round: 1,
        tables: [['e2', 'e3']],
        unpaired: { entrant: 'e1', kind: 'SPARE' },
        reason: 'alone',
      },
      token: organiser,
    });
    await askRest(scene, 'startRound', { input: { tournament: id, round: 1 }, token: organiser });
    await scene.say(olga, '/connect');
    await scene.fill(olga, { kind: 'TOURNAMENT', id, token: organiser });
    await link(ann, 'Aragorn');
    const seen = seenText(await report(ann, '5', '3'));
    expect(seen).toContain('**Aragorn** 5 - 3 **the Spare Player**');
    expect(seenText(await scene.press(ann, 'Confirm'))).toContain('Only the other side');
    expect(seenText(await scene.press(olga, 'Confirm'))).toContain('Confirmed: the result counts.');
  });
});

describe('an event that counts more than Victory Points', () => {
  it('is reported with its numbers and its winner by word, the reporter first', async () => {
    const counting = await askRest(scene, 'createTournament', {
      input: {
        name: 'Kills and Objectives',
        rounds: 1,
        pack: {
          scoring: {
            winner: 'REPORTED',
            numbers: [
              { id: 'kills', most: 60, tournamentPoints: 0 },
              { id: 'objectives', most: 5, tournamentPoints: 0 },
            ],
          },
        },
      },
    });
    const id = String((counting['tournament'] as Loose)['id']);
    const organiser = String(counting['organiserToken']);
    for (const name of ['Aragorn', 'Boromir'])
      await askRest(scene, 'registerEntrant', { input: { tournament: id, name }, token: organiser });
    await askRest(scene, 'setRoundTables', {
      input: { tournament: id, round: 1, tables: [['e2', 'e1']], reason: 'by hand' },
      token: organiser,
    });
    await askRest(scene, 'startRound', { input: { tournament: id, round: 1 }, token: organiser });
    await scene.say(olga, '/connect');
    await scene.fill(olga, { kind: 'TOURNAMENT', id, token: organiser });
    await link(ann, 'Aragorn');
    expect(seenText(await report(ann, '7', '4'))).toContain(
      '**What else your event counts**: must be yours-theirs for kills, yours-theirs for objectives',
    );
    await scene.say(ann, '/report');
    await scene.fill(ann, { own: '7', other: '4', leaders: 'none', numbers: '12-9, 3-1', winner: 'them' });
    const { tables } = (await askRest(scene, 'round', { input: { tournament: id, round: 1 } })) as Loose & {
      readonly tables: readonly Loose[];
    };
    expect(tables[0]?.['result']).toMatchObject({
      victoryPoints: [4, 7],
      numbers: [
        { number: 'kills', values: [9, 12] },
        { number: 'objectives', values: [1, 3] },
      ],
      winner: 'e2',
    });
  });
});
