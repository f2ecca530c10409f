import { seenText } from './render';
import { type Member, type Scene, createScene } from './scene';
import { startTournament } from './tournament';

const ann: Member = { name: 'Ann', id: '100000000000000001' };
const bob: Member = { name: 'Bob', id: '100000000000000002' };
const olga: Member = { name: 'Olga', id: '100000000000000003', managesServer: true };

const houseRulings = [
  { switch: 'strikesRolled', value: 'ONE_BY_ONE', words: 'We roll Strikes one by one.' },
  { switch: 'naturalSixStands', value: true, words: 'A six is a six.' },
];

let scene: Scene;
beforeEach(async () => {
  scene = await createScene({ members: [ann, bob, olga] });
});
afterEach(() => scene.stop());

const connect = async (settings: Readonly<Record<string, unknown>>) => {
  const { id, token } = await startTournament(scene, ['Arwen', 'Balin'], settings);
  await scene.say(olga, '/connect');
  await scene.fill(olga, { kind: 'TOURNAMENT', id, token });
};
const asked = async (line: string) => seenText(await scene.say(ann, line));

/** Two-handed against the same without: 13/36 where the -1 lowers a 6. */
const duel = '/duel first:A1 F4 two-handed second:A1 F4';
const strikes = '/strikes strikes:4x S3 might3 target:D8';

describe('a command in a server that shows an event', () => {
  it('follows its house rulings and says so', async () => {
    const before = await asked(duel);
    expect(before).toContain('13/36');
    expect(before).not.toContain('house rulings');
    await connect({ houseRulings });
    const here = await asked(duel);
    expect(here).not.toContain('13/36');
    expect(here).toContain('By the house rulings of this event');
    expect(here).toContain('A six is a six.');
    expect(here).not.toContain('We roll Strikes one by one.');
    expect(await asked(`${duel} edition:2024`)).not.toContain('house rulings');
  });

  it('says nothing where the command names the switch itself', async () => {
    await connect({ houseRulings });
    expect(await asked(strikes)).toContain('We roll Strikes one by one.');
    expect(await asked(`${strikes} rolled:TOGETHER`)).not.toContain('house ruling');
  });

  it('opens a fight that is rolled by them', async () => {
    await connect({ houseRulings });
    const open = '/roll-together fight opponent:@Bob first:A1 F4 S4 D5 two-handed second:A1 F4 S4 D5';
    expect(await asked(open)).toContain('A six is a six.');
  });

  it('answers a line by them', async () => {
    const line = '/ask line:4 attacks S3 3 might D8';
    expect(await asked(line)).toContain('87.5 %');
    await connect({ houseRulings });
    const here = await asked(line);
    expect(here).toContain('85.8 %');
    expect(here).toContain('By a house ruling: We roll Strikes one by one.');
  });
});
