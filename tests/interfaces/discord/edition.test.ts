import { seenText } from './render';
import { type Member, type Scene, createScene } from './scene';
import { startTournament } from './tournament';

const ann: Member = { name: 'Ann', id: '100000000000000001' };
const olga: Member = { name: 'Olga', id: '100000000000000003', managesServer: true };

let scene: Scene;
beforeEach(async () => {
  scene = await createScene({ members: [ann, olga] });
});
afterEach(() => scene.stop());

const ask = async (more = '') =>
  seenText(await scene.say(ann, `/duel first:A1 F4 two-handed second:A1 F4${more}`));

describe('the edition of a command', () => {
  it('is 2018 where nobody says more, and the option’s where it is given', async () => {
    expect(await ask()).toContain('13/36');
    expect(await ask(' edition:2024')).toContain('7/18');
  });

  it('is that of the event which the server shows', async () => {
    const { id, token } = await startTournament(scene, ['Arwen', 'Balin'], { edition: '2024' });
    await scene.say(olga, '/connect');
    await scene.fill(olga, { kind: 'TOURNAMENT', id, token });
    expect(await ask()).toContain('7/18');
    expect(await ask(' edition:2018')).toContain('13/36');
  });

  it('knows the words of its traits and heroic actions', async () => {
    const seen = seenText(
      await scene.say(ann, '/duel first:A1 F4 unarmed heroic-challenge second:A1 F4 edition:2024'),
    );
    expect(seen).toContain('Unarmed');
    const refused = seenText(await scene.say(ann, '/duel first:A1 F4 unarmed second:A1 F4'));
    expect(refused).toContain('UNARMED counts in the 2024 edition, not in the 2018 edition');
  });

  it('suggests the profiles of that edition by name', async () => {
    const suggested = (edition?: string) =>
      scene.type(
        ann,
        `/duel second:A1${edition === undefined ? '' : ` edition:${edition}`} first:slayer of m`,
      );
    const ofToday = 'Nazgûl of Dol Guldur: The Slayer of Men';
    expect(await suggested()).not.toContain(ofToday);
    expect(await suggested('2024')).toContain(ofToday);
    for (const name of ['__proto__', 'constructor', 'toString']) expect(await suggested(name)).toEqual([]);
    const { id, token } = await startTournament(scene, ['Arwen', 'Balin'], { edition: '2024' });
    await scene.say(olga, '/connect');
    await scene.fill(olga, { kind: 'TOURNAMENT', id, token });
    expect(await suggested()).toContain(ofToday);
    expect(await suggested('2018')).not.toContain(ofToday);
  });

  it('decides what a search finds; without an event both editions stand side by side, the difference named', async () => {
    const searched = async (more = '') =>
      seenText(await scene.say(ann, `/rules search query:heroic strike${more}`));
    const both = await searched();
    expect(both).toContain('2018: D6, 2024: D3');
    expect(both).toContain('2024-heroic-strike');
    expect(await searched(' edition:2018')).not.toContain('2024-heroic-strike');
    const { id, token } = await startTournament(scene, ['Arwen', 'Balin'], { edition: '2024' });
    await scene.say(olga, '/connect');
    await scene.fill(olga, { kind: 'TOURNAMENT', id, token });
    const today = await searched();
    expect(today).toContain('2024-heroic-strike');
    expect(today).not.toContain('2018: D6, 2024: D3');
  });

  it('suggests charts, entries and scenarios of the edition by name, and reads them', async () => {
    const suggested = (command: string) => scene.type(ann, command);
    expect(await suggested('/chart odds edition:2024 chart:scat')).toContain('Scatter');
    expect(await suggested('/chart odds chart:scat')).not.toContain('Scatter');
    expect(await suggested('/rules read entry:heroic challenge')).not.toContain('Heroic Challenge');
    expect(await suggested('/scenario show scenario:hold gr')).not.toContain('Hold Ground');
    const { id, token } = await startTournament(scene, ['Arwen', 'Balin'], { edition: '2024' });
    await scene.say(olga, '/connect');
    await scene.fill(olga, { kind: 'TOURNAMENT', id, token });
    expect(await suggested('/chart odds chart:scat')).toContain('Scatter');
    expect(await suggested('/rules read entry:heroic challenge')).toContain('Heroic Challenge');
    expect(await suggested('/scenario show scenario:hold gr')).toContain('Hold Ground');
    const seen = async (command: string) => seenText(await scene.say(ann, command));
    expect(await seen('/rules read entry:2024-heroic-strike')).toContain('D3');
    expect(await seen('/scenario show scenario:2024-hold-ground')).toContain('its procedure is not');
  });

  it('suggests the 36 powers of casting as they are typed', async () => {
    expect(await scene.type(ann, '/cast odds casting-value:3 will:1 power:wither')).toEqual(['Wither']);
  });
});
