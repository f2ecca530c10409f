import { privacyDigestOf } from '../../src/app/tournaments/entrants/terms';
import { graphqlCall } from '../questions/graphql-call';
import { seenText } from './discord/render';
import { type Member, type Scene, createScene } from './discord/scene';
import { askRest } from './discord/tournament';

// An event of today played from sign-up with armies to certificates: each step by another interface, none told the edition but the first.

type Loose = Readonly<Record<string, unknown>>;

const olga: Member = { name: 'Olga', id: '100000000000000003', managesServer: true };
const ann: Member = { name: 'Ann', id: '100000000000000001' };

let scene: Scene;
beforeAll(async () => {
  scene = await createScene({ members: [olga, ann] });
});
afterAll(() => scene.stop());

const graphql = async (operation: string, input: Loose, token?: string): Promise<Loose> => {
  const response = await scene.rest.send(
    graphqlCall({ operation, input, token, idempotencyKey: `a-graphql-key-of-${operation}` } as never),
  );
  const { data, errors } = JSON.parse(response.body ?? '{}') as { data?: Loose; errors?: unknown };
  if (errors) throw new Error(`${operation}: ${JSON.stringify(errors)}`);
  return data?.[operation] as Loose;
};

const page = async (url: string): Promise<string> => {
  const { statusCode, body } = await scene.rest.send({ method: 'GET', url });
  return statusCode === 200 ? (body ?? '') : `${String(statusCode)} ${url}`;
};

const privacyText = 'Names are kept until the event is over.';

/** A Captain at 45 with ten Warriors at 6 and a shield at 1 each: 115 points, 11 models. */
const rohan = {
  pointsLimit: 200,
  forces: [
    {
      list: '2024-kingdom-of-rohan',
      warbands: [
        {
          leader: { profile: '2024-captain-of-rohan' },
          followers: [
            { profile: '2024-warrior-of-rohan', count: 10, options: [{ option: 'shield', count: 10 }] },
          ],
        },
      ],
    },
  ],
};

/** A name that both editions have: a Captain at 40 with twelve Goblins at 4 and a spear at 1 each, 100 points. */
const moria = `Moria
Moria Goblin Captain
12x Moria Goblin Warrior, Spear`;

const byName = `<?xml version="1.0"?><roster name="Elrond alone" gameSystemId="g"><forces><force name="F" catalogueName="Rivendell"><selections>
  <selection name="Elrond, Master of Rivendell" number="1" type="model"/></selections></force></forces></roster>`;

it('follows its edition from sign-up to certificates', async () => {
  const created = await askRest(scene, 'createTournament', {
    input: { name: 'Pelennor Cup', rounds: 1, pointsLimit: 200, edition: '2024' },
  });
  const token = String(created['organiserToken']);
  const tournament = String((created['tournament'] as Loose)['id']);
  await askRest(scene, 'setSignUp', { input: { tournament, isOpen: true, privacyText }, token });
  const consentTo = privacyDigestOf(privacyText);
  const signed = await askRest(scene, 'signUp', { input: { tournament, name: 'Ann', consentTo } });
  await graphql('signUp', { tournament, name: 'Bert', consentTo });
  expect(signed).toMatchObject({ entrant: { id: 'e1' } });
  expect(await page(`/tournaments/${tournament}`)).toContain('Edition 2024');

  // REST: a list of 2018 is not of this event, and one of 2024 is legal.
  const handIn = (army: Loose) =>
    askRest(scene, 'submitArmy', { input: { tournament, entrant: 'e1', army }, token });
  const other = { list: 'rohan', warbands: [{ leader: { profile: 'captain-of-rohan' } }] };
  expect(await handIn({ pointsLimit: 200, forces: [other] })).toMatchObject({
    status: 'ILLEGAL',
    findings: [{ code: 'WRONG_EDITION' }],
  });
  expect(await handIn(rohan)).toMatchObject({ status: 'LEGAL', points: 115, findings: [] });

  // A pasted list whose name both editions have, read as the player's page reads it.
  const event = await askRest(scene, 'tournament', { input: { tournament } });
  const read = await askRest(scene, 'readRoster', {
    input: { text: moria, edition: event['edition'] as string },
  });
  expect(read).toMatchObject({ edition: '2024', unknown: [] });
  const army = { pointsLimit: 200, forces: read['forces'] };
  expect(await graphql('submitArmy', { tournament, entrant: 'e2', army }, token)).toMatchObject({
    status: 'LEGAL',
    points: 100,
  });

  const desk = await graphql('armyDesk', { tournament }, token);
  expect(desk['lines']).toMatchObject([
    { name: 'Ann', status: 'LEGAL', lists: ['2024-kingdom-of-rohan'] },
    { name: 'Bert', status: 'LEGAL', lists: ['2024-moria'] },
  ]);
  await askRest(scene, 'publishArmyLists', { input: { tournament }, token });
  const printed = await page(`/tournaments/${tournament}/army-lists`);
  expect(printed).toContain('Kingdom of Rohan');
  expect(await page(`/tournaments/${tournament}/army-lists.csv`)).toContain('Kingdom of Rohan');
  expect(await page(`/tournaments/${tournament}/entrants/e1`)).toContain('Kingdom of Rohan');

  // Discord: the server's event says the edition of a roster that may be of both.
  scene.attach('army.ros', Buffer.from(byName));
  expect(seenText(await scene.say(ann, '/army-check roster:army.ros points:200'))).toContain('edition');
  await scene.say(olga, '/connect');
  await scene.fill(olga, { kind: 'TOURNAMENT', id: tournament, token });
  expect(seenText(await scene.say(ann, '/army-check roster:army.ros points:200'))).toContain('models');

  await graphql('drawRound', { tournament }, token);
  await askRest(scene, 'startRound', { input: { tournament, round: 1 }, token });
  expect(seenText(await scene.say(ann, '/pairings'))).toContain('Ann');
  await askRest(scene, 'reportResult', {
    input: { tournament, round: 1, table: 1, kind: 'PLAYED', victoryPoints: [9, 2] },
    token,
  });
  await askRest(scene, 'finishTournament', { input: { tournament }, token });
  const awards = [
    { id: 'lists', name: 'Best of each list', decidedBy: 'ARMY_LISTS' },
    { id: 'sport', name: 'Sportsmanship', decidedBy: 'ORGANISER' },
  ];
  await askRest(scene, 'setAwards', { input: { tournament, awards }, token });
  await askRest(scene, 'giveAward', { input: { tournament, award: 'sport', winners: ['e2'] }, token });
  const certificates = await page(`/tournaments/${tournament}/certificates`);
  for (const word of ['Ann', 'Bert', 'Kingdom of Rohan', 'Moria']) expect(certificates).toContain(word);
  expect(await graphql('standings', { tournament })).toMatchObject({
    standings: [{ rank: 1 }, { rank: 2 }],
  });
});
