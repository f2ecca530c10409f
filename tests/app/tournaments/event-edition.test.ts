import type {
  EntrantArmy,
  SearchHitList,
  TournamentSettings,
} from '../../../src/app/kernel/generated/answers';
import type { Input } from './organiser';
import { type Scene, does, newScene } from './scene';

const handedIn = (scene: Scene, list: string, leader: string) =>
  does<EntrantArmy>(scene, 'submitArmy', {
    entrant: 'e1',
    army: { pointsLimit: 500, forces: [{ list, warbands: [{ leader: { profile: leader } }] }] },
  });

const event = async (settings: Input): Promise<Scene> => {
  const scene = await newScene({ pointsLimit: 500, ...settings });
  await does(scene, 'registerEntrant', { name: 'Ann' });
  return scene;
};

const wrong = ({ findings }: Pick<EntrantArmy, 'findings'>): readonly string[] =>
  findings.filter(({ code }) => code === 'WRONG_EDITION').map(({ message }) => message);

const rivendell = ['rivendell', 'elrond-master-of-rivendell'] as const;
const today = ['2024-rivendell', '2024-elrond-master-of-rivendell'] as const;

it('plays 2018 where it names no edition, and refuses lists of 2024', async () => {
  const scene = await event({});
  expect(await does<TournamentSettings>(scene, 'tournament')).toMatchObject({ edition: '2018' });
  expect(wrong(await handedIn(scene, ...rivendell))).toEqual([]);
  const other = await handedIn(scene, ...today);
  expect(wrong(other)).toEqual(['Rivendell is of edition 2024; edition 2018 is played']);
  expect(other).toMatchObject({ status: 'ILLEGAL', legal: false });
});

it('plays 2024 where it says so, and refuses lists of 2018', async () => {
  const scene = await event({ edition: '2024' });
  expect(await does<TournamentSettings>(scene, 'tournament')).toMatchObject({ edition: '2024' });
  expect(await handedIn(scene, ...today)).toMatchObject({ status: 'LEGAL', findings: [] });
  const other = await handedIn(scene, ...rivendell);
  expect(wrong(other)).toEqual(['Rivendell is of edition 2018; edition 2024 is played']);
  expect(other).toMatchObject({ status: 'ILLEGAL', legal: false });
});

it('judges the lists anew when the edition changes, and null is 2018', async () => {
  const scene = await event({ edition: '2024' });
  await handedIn(scene, ...today);
  await does(scene, 'updateTournament', { edition: null });
  expect(await does(scene, 'tournament')).toMatchObject({ edition: '2018' });
  expect(await does<EntrantArmy>(scene, 'entrantArmy', { entrant: 'e1' })).toMatchObject({
    status: 'ILLEGAL',
  });
});

it('knows the editions that ship', async () => {
  await expect(event({ edition: '1066' })).rejects.toThrow('UNKNOWN_REFERENCE');
});

it('decides what a search of the rules in it finds', async () => {
  const ids = async (edition: string): Promise<readonly string[]> => {
    const { items } = await does<SearchHitList>(await event({ edition }), 'searchEventRules', {
      query: 'heroic strike',
    });
    return items.map(({ id }) => id);
  };
  expect(await ids('2024')).toContain('2024-heroic-strike');
  expect((await ids('2024')).filter((id) => !id.startsWith('2024-'))).toEqual([]);
  expect((await ids('2018')).filter((id) => id.startsWith('2024-'))).toEqual([]);
  const weapons = await does<SearchHitList>(await event({ edition: '2024' }), 'searchEventRules', {
    query: 'bow',
    kinds: ['MISSILE_WEAPON'],
  });
  expect(weapons.items.map(({ kind }) => kind)).toEqual(weapons.items.map(() => 'MISSILE_WEAPON'));
  expect(weapons.items.map(({ id }) => id)).toContain('2024-bow');
});
