import type {
  ChangedClaims,
  LeagueTournament,
  LeaguePlayerToken,
  ClaimCodeList,
  Entrant,
} from '../../../src/app/kernel/generated/answers';
import { memoryStore } from '../../infrastructure/aws/memory-store';
import { type Input, ask, freshKey, must } from '../tournaments/organiser';
import { type EventScene, type LeagueScene, addPlayers, newEvent, newLeague, playOut } from './scene';

/** Members of a doubles team are claimed by number, whatever the order of the team's list. */

interface Scene extends LeagueScene {
  readonly players: readonly [ann: string, bert: string];
  readonly event: EventScene;
}

const rule = { scoring: 'PLACE', placePoints: [10, 5] };

const doubles = (league: LeagueScene): Promise<EventScene> =>
  newEvent(league, ['Reds', 'Blues'], { format: 'DOUBLES' });

const list = ({ world }: LeagueScene, { tournament, token }: EventScene, input: Input) =>
  must<Entrant>(world, 'updateEntrant', { input: { tournament, entrant: 'e1', ...input }, token });

const newScene = async (): Promise<Scene> => {
  const league = await newLeague({ store: memoryStore() }, rule);
  const [ann = '', bert = ''] = await addPlayers(league, ['Ann', 'Bert']);
  const event = await doubles(league);
  await list(league, event, { members: ['Ann', 'Bert'] });
  return { ...league, players: [ann, bert], event };
};

const codesOf = async ({ world, league }: LeagueScene, { tournament, token }: EventScene) =>
  (await must<ClaimCodeList>(world, 'claimCodes', { input: { league, tournament }, token })).items.filter(
    ({ entrant }) => entrant === 'e1',
  );

const redeem = async (
  { world, league, token }: LeagueScene,
  { tournament }: EventScene,
  {
    player,
    name,
    codes,
  }: { readonly player: string; readonly name: string; readonly codes: ClaimCodeList['items'] },
): Promise<ChangedClaims> => {
  const { playerToken } = await must<LeaguePlayerToken>(world, 'issueLeaguePlayerToken', {
    input: { league, player },
    token,
  });
  const { entrant, member, code } = codes.find((one) => one.name === name) ?? {
    entrant: '',
    member: 0,
    code: '',
  };
  return must<ChangedClaims>(world, 'claimWithCode', {
    input: { league, tournament, entrant, member, player, code },
    token: playerToken,
    ifMatch: '*',
  });
};

/** Who is who in the first team. */
const team = async ({ world, league }: LeagueScene, { tournament }: EventScene) => {
  const { items } = await must<LeagueTournament>(world, 'leagueTournament', {
    input: { league, tournament },
  });
  const { members = [], memberNumbers = [], players = [] } = items[0] ?? {};
  return members.map((name, index) => [memberNumbers[index], name, players[index]?.name ?? null]);
};

describe('a claim of a member of a doubles team', () => {
  it('is of the player whose code it was, in whatever order each event has the pair', async () => {
    const scene = await newScene();
    const [ann, bert] = scene.players;
    const other = await doubles(scene);
    await list(scene, other, { members: ['Bert', 'Ann'] });
    for (const event of [scene.event, other]) {
      const codes = await codesOf(scene, event);
      await redeem(scene, event, { player: ann, name: 'Ann', codes });
      await redeem(scene, event, { player: bert, name: 'Bert', codes });
    }
    expect(await team(scene, scene.event)).toEqual([
      [1, 'Ann', 'Ann'],
      [2, 'Bert', 'Bert'],
    ]);
    expect(await team(scene, other)).toEqual([
      [1, 'Bert', 'Bert'],
      [2, 'Ann', 'Ann'],
    ]);
  });

  it('follows the member when the list of the team changes, before and after the claim', async () => {
    const scene = await newScene();
    const [ann, bert] = scene.players;
    const codes = await codesOf(scene, scene.event);
    const turned = await list(scene, scene.event, { members: ['Bert', 'Ann'] });
    expect(turned.memberNumbers).toEqual([2, 1]);
    expect(await codesOf(scene, scene.event)).toEqual([codes[1], codes[0]]);
    // The codes were handed out before the list was turned round.
    await redeem(scene, scene.event, { player: ann, name: 'Ann', codes });
    await redeem(scene, scene.event, { player: bert, name: 'Bert', codes });
    expect(await team(scene, scene.event)).toEqual([
      [2, 'Bert', 'Bert'],
      [1, 'Ann', 'Ann'],
    ]);
    await list(scene, scene.event, { members: ['Ann', 'Bert'] });
    expect(await team(scene, scene.event)).toEqual([
      [1, 'Ann', 'Ann'],
      [2, 'Bert', 'Bert'],
    ]);
  });

  it('is not of somebody who comes into the team, and stays in sight until it is released', async () => {
    const scene = await newScene();
    const { world, league, token, event, players } = scene;
    const [ann, bert] = players;
    const where = { league, tournament: event.tournament };
    const codes = await codesOf(scene, event);
    await redeem(scene, event, { player: ann, name: 'Ann', codes });
    const joined = await list(scene, event, { members: ['Bert', 'Cleo'] });
    expect(joined.memberNumbers).toEqual([2, 3]);
    expect(await team(scene, event)).toEqual([
      [2, 'Bert', null],
      [3, 'Cleo', null],
      [1, 'Ann', 'Ann'],
    ]);
    const claim = (member: number, player: string) =>
      ask(world, 'claimEntrants', {
        input: { ...where, claims: [{ entrant: 'e1', member, player }] },
        token,
        idempotencyKey: freshKey(),
        ifMatch: '*',
      });
    const [cleo = ''] = await addPlayers(scene, ['Cleo']);
    expect(await claim(1, cleo)).toMatchObject({
      ok: false,
      error: {
        faults: [
          { path: 'claims[0].member', code: 'INCONSISTENT', message: 'must be 2 or 3 for this entrant' },
        ],
      },
    });
    expect(await claim(4, cleo)).toMatchObject({
      ok: false,
      error: {
        faults: [{ path: 'claims[0].member', code: 'TOO_LARGE', message: 'must be 2 or 3 for this entrant' }],
      },
    });
    expect(await claim(3, cleo)).toMatchObject({
      ok: true,
      value: { claims: [{ players: [ann, null, cleo] }] },
    });
    await redeem(scene, event, { player: bert, name: 'Bert', codes });
    const release = { ...where, entrant: 'e1', member: 1, reason: 'did not play' };
    await must(world, 'releaseClaim', { input: release, token, ifMatch: '*' });
    expect(await team(scene, event)).toEqual([
      [2, 'Bert', 'Bert'],
      [3, 'Cleo', 'Cleo'],
    ]);
    await playOut(world, event);
    const table = await must<{ readonly items: readonly { readonly player: { readonly name: string } }[] }>(
      world,
      'leagueTable',
      { input: { league } },
    );
    expect(table.items.map(({ player }) => player.name).toSorted()).toEqual(['Bert', 'Cleo']);
  });
});
