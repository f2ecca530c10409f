import { readFileSync } from 'node:fs';
import { commands } from '../../../src/interfaces/discord/commands';
import { seenText } from './render';
import { type Member, type Scene, createScene } from './scene';
import { askRest, startTournament } from './tournament';

/** The guide walked through against the stand-in for Discord, in its order. */

const ann: Member = { name: 'Ann', id: '100000000000000001' };
const bert: Member = { name: 'Bert', id: '100000000000000002' };
const olga: Member = { name: 'Olga', id: '100000000000000003', managesServer: true };

const guide = readFileSync('docs/guides/discord-bot.md', 'utf8');
const written = [...guide.matchAll(/`\/([a-z][^`]*)`/g)].map(([, typed = '']) => typed);

/** What is written as a command and is an address. */
const addresses = ['health', 'discord'];

let scene: Scene;
beforeEach(async () => {
  scene = await createScene({ members: [ann, bert, olga] });
});
afterEach(() => scene.stop());

describe('the guide', () => {
  it('names commands that there are', () => {
    const names = commands.flatMap(({ name }) => [name, name.split(' ')[0] ?? '']);
    const unknown = written
      .map((typed) => typed.replace(/ [a-z-]+:.*$/, ''))
      .filter((name) => !names.includes(name) && !addresses.includes(name));
    expect(written.length).toBeGreaterThan(20);
    expect(unknown).toEqual([]);
  });

  it('begins with a question that is answered', async () => {
    expect(guide).toContain('`/to-wound strength:4 defence:9`');
    expect(seenText(await scene.say(ann, '/to-wound strength:4 defence:9'))).toContain('1/12 (8.33 %)');
  });

  it('connects a tournament, links players and reports a game, in its steps', async () => {
    const made = await startTournament(scene, ['Aragorn', 'Boromir']);
    await scene.say(olga, '/connect');
    await scene.fill(olga, { kind: 'TOURNAMENT', id: made.id, token: made.token });
    const shown = seenText(await scene.say(olga, '/link-code entrant:Aragorn'));
    const code = /code:([A-Z0-9-]+)/.exec(shown)?.[1] ?? '';
    expect(seenText(await scene.say(ann, `/link code:${code}`))).toContain('You are Aragorn');
    expect(seenText(await scene.say(ann, '/link-code'))).toContain('A code for Aragorn');
    const fromApi = await askRest(scene, 'createLinkCode', {
      input: { tournament: made.id, entrant: 'e2' },
      token: made.token,
    });
    await scene.say(bert, `/link code:${String(fromApi['code'])}`);
    expect(seenText(await scene.say(ann, '/my-game'))).toContain('Table **1** against **Boromir**');
    await scene.say(ann, '/report');
    await scene.fill(ann, { own: '7', other: '4', leaders: 'none' });
    await scene.say(bert, '/my-game');
    await scene.press(bert, 'That is not right');
    expect(seenText(await scene.fill(bert, { reason: 'it was 7 to 5' }))).toContain('Disputed');
    expect(seenText(await scene.say(olga, '/unlink entrant:Aragorn'))).toContain('Unlinked');
    expect(seenText(await scene.say(ann, '/my-game'))).toContain('not linked');
    expect(seenText(await scene.say(bert, '/unlink'))).toContain('Unlinked');
    expect(seenText(await scene.say(ann, '/standings'))).toContain('Trial at the Ford');
    expect(seenText(await scene.say(olga, '/disconnect'))).toContain('Disconnected');
  });

  it('shows models and a finished game as they are read', async () => {
    const [models = ''] = /2x A1 F4 spear, A3 F6 M2 elven/.exec(guide) ?? [];
    const [shooters = ''] = /6x 4\+ S2 moved wall/.exec(guide) ?? [];
    const [side = ''] = /start40 left18 banners1, leader slain/.exec(guide) ?? [];
    // A spear supports somebody who fights.
    const seen = [
      await scene.say(ann, `/duel first:A1 F4, ${models} second:A1 F3`),
      await scene.say(ann, `/volley odds shooters:${shooters} target:D5`),
      await scene.say(
        ann,
        `/scenario score scenario:take-and-hold first:${side} second:start40 left30, leader alive w1 objectives:centre 4-1`,
      ),
    ];
    expect(seen.map(({ messages }) => messages.map(({ isPrivate }) => isPrivate))).toEqual([
      [false],
      [false],
      [false],
    ]);
  });
});
