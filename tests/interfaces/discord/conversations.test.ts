import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { doTurn, readConversation } from './conversation';
import { type Scene, createScene } from './scene';
import { startTournament } from './tournament';

const ann = { name: 'Ann', id: '100000000000000001' };
const bert = { name: 'Bert', id: '100000000000000002' };
const olga = { name: 'Olga', id: '100000000000000003', managesServer: true };
const members = [ann, bert, olga];

const names = readdirSync(join(__dirname, 'conversations')).map((file) => file.replace('.txt', ''));

let scene: Scene;
beforeEach(async () => {
  scene = await createScene({ members });
});
afterEach(() => scene.stop());

describe('conversations', () => {
  it.each(names)('%s go as written down', async (name) => {
    const made = await startTournament(scene, ['Aragorn', 'Boromir', 'Celeborn', 'Denethor', 'Elrond']);
    const words = new Map([
      ['tournament', made.id],
      ['token', made.token],
    ]);
    for (const { done, seen } of readConversation(name)) {
      const lines = await doTurn(scene, members, { done, words });
      const code = /code:([A-Z0-9-]+)/.exec(lines.join('\n'))?.[1];
      if (code !== undefined) words.set('code', code);
      const shown = lines.map((line) => (code === undefined ? line : line.replaceAll(code, '{code}')));
      expect([done, ...shown.filter((line) => line !== '')]).toEqual([
        done,
        ...seen.filter((line) => line !== ''),
      ]);
    }
  });
});
