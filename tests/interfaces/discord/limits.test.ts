import fc from 'fast-check';
import { clip, escapeText } from '../../../src/shared/escape-text';
import { payloadOf, modalData } from '../../../src/interfaces/discord/message';
import { optionName } from '../../../src/interfaces/discord/refusal';
import { upTo } from '../../../src/interfaces/discord/suggest';
import { messageFaults, modalFaults } from './documented-limits';
import { seenText } from './render';
import { type Member, type Scene, createScene } from './scene';
import { startTournament } from './tournament';

const ann: Member = { name: 'Ann', id: '99999999999999999999' };
const bert: Member = { name: 'Bert', id: '99999999999999999998' };
const olga: Member = { name: 'Olga', id: '99999999999999999997', managesServer: true };

type Loose = Readonly<Record<string, unknown>>;

describe('a message', () => {
  const text = fc.string({ unit: 'binary', maxLength: 5000 }).map((one) => `x${one}`);
  const field = fc.record({ name: text, value: text, inline: fc.boolean() });
  const button = fc.record({
    id: fc.uuid(),
    label: text,
    style: fc.constantFrom('primary' as const, 'danger' as const),
  });

  it('is within the limits whatever is in it', () => {
    fc.assert(
      fc.property(
        fc.record({
          title: text,
          text,
          footer: text,
          fields: fc.array(field, { maxLength: 40 }),
          buttons: fc.uniqueArray(button, { maxLength: 40, selector: ({ id }) => id }),
        }),
        (message) => {
          expect(messageFaults(payloadOf(message) as Loose)).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('says how much it leaves out', () => {
    const fields = Array.from({ length: 30 }, (_, i) => ({ name: `Field ${i + 1}`, value: 'value' }));
    const shown = payloadOf({ title: 'Thirty', fields }).embeds[0]?.fields ?? [];
    expect(shown).toHaveLength(25);
    expect(shown.at(-1)).toEqual({ name: '…', value: '6 more left out', inline: false });
  });

  it('keeps what just fits', () => {
    const embed = payloadOf({ title: 'T'.repeat(256), text: 'x'.repeat(4096) }).embeds[0];
    expect([embed?.title?.length, embed?.description?.length]).toEqual([256, 4096]);
    const [longer] = payloadOf({ title: 'T'.repeat(257), text: 'x'.repeat(4097) }).embeds;
    expect([longer?.title?.length, longer?.description?.length]).toEqual([256, 4096]);
  });

  it('never cuts a character in two', () => {
    expect(clip('🎲🎲🎲', 4)).toBe('🎲…');
    expect(clip('🎲🎲', 4)).toBe('🎲🎲');
  });
});

describe('texts of people', () => {
  it.each([
    ['@everyone', '@\u200beveryone'],
    ['<@123> hi', '\\<@\u200b123\\> hi'],
    ['**bold** _it_', '\\*\\*bold\\*\\* \\_it\\_'],
    ['[click](https://evil.example)', '\\[click\\](https:\u200b//evil.example)'],
    ['`code`', '\\`code\\`'],
    ['abc\u202edcba', 'abcdcba'],
  ])('%j is escapeText', (given, expected) => {
    expect(escapeText(given)).toBe(expected);
  });
});

describe('suggestions', () => {
  it('are 25 at most, each within 100 characters', () => {
    const many = Array.from({ length: 60 }, (_, i) => ({ name: `${'n'.repeat(150)}${i}`, value: String(i) }));
    const offered = upTo(many);
    expect(offered).toHaveLength(25);
    expect(offered.every(({ name }) => name.length <= 100)).toBe(true);
    expect(upTo([{ name: 'long', value: 'v'.repeat(101) }])).toEqual([]);
  });
});

describe('windows', () => {
  it('with the longest of everything are within the limits', () => {
    const modal = {
      id: 'i'.repeat(100),
      title: 't'.repeat(45),
      inputs: [
        { id: 'a', label: 'l'.repeat(45), required: true, longest: 4000, placeholder: 'p'.repeat(100) },
      ],
    };
    expect(modalFaults(modalData(modal) as unknown as Loose)).toEqual([]);
  });
});

describe('names of options', () => {
  it.each([
    ['fallInches', 'fall-inches'],
    ['dice[0]', 'dice'],
  ])('%s is %s', (path, name) => {
    expect(optionName(path)).toBe(name);
  });
});

describe('at the limits, with the longest names', () => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await createScene({ members: [ann, bert, olga] });
  });
  afterEach(() => scene.stop());

  const awkward = (i: number): string => `${i} @everyone **${'`_*|~<@1>'.repeat(20)}`.slice(0, 120);

  it('a tournament of 130 is shown page by page, and pings nobody', async () => {
    const made = await startTournament(
      scene,
      Array.from({ length: 130 }, (_, i) => awkward(i + 1)),
    );
    await scene.say(olga, '/connect');
    await scene.fill(olga, { kind: 'TOURNAMENT', id: made.id, token: made.token });
    const first = await scene.say(ann, '/standings');
    expect(seenText(first)).toContain('page 1 of 6');
    expect(seenText(first)).toContain('[Back (off)] [More]');
    expect(seenText(first)).not.toContain('@everyone');
    await scene.press(ann, 'More');
    await scene.press(ann, 'More');
    expect(seenText(await scene.press(ann, 'Back'))).toContain('page 2 of 6');
    const pairings = await scene.say(ann, '/pairings');
    expect(seenText(pairings)).toContain('page 1 of 4');
    for (const [who, entrant] of [
      [ann, '1'],
      [bert, '2'],
    ] as const) {
      const code = /code:([A-Z0-9-]+)/.exec(
        seenText(await scene.say(olga, `/link-code entrant:${entrant}`)),
      )?.[1];
      await scene.say(who, `/link code:${code ?? ''}`);
    }
    await scene.say(ann, '/my-game');
    await scene.say(ann, '/report');
    await scene.fill(ann, { own: '1000', other: '1000', leaders: 'both' });
    expect(seenText(await scene.press(bert, 'Confirm'))).toContain('Confirmed: the result counts.');
  });

  it('the longest sides, words and rolls', async () => {
    const side = Array.from({ length: 15 }, () => 'A1 F4 S4 D6').join(', ');
    await scene.say(ann, `/duel first:${side} second:${side}`);
    await scene.say(
      ann,
      `/duel first:${Array.from({ length: 110 }, (_, i) => `zz${i}`)
        .join(' ')
        .slice(0, 600)} second:A1 F4`,
    );
    await scene.say(ann, `/roll off sides:${Array.from({ length: 100 }, (_, i) => `s${i}`).join(',')}`);
    await scene.say(
      ann,
      `/roll-together dice opponent:@Bert reason:${'@everyone '.repeat(20)} count:100 sides:1000`,
    );
    await scene.press(ann, 'Join with a word');
    await scene.fill(ann, { word: '`@everyone'.repeat(20) });
    await scene.press(bert, 'Join with a word');
    const seen = await scene.fill(bert, { word: '**'.repeat(100) });
    expect(seenText(seen)).not.toContain('@everyone');
    expect(seenText(seen)).toContain('of 1000 sides');
  });

  it('every chart, scenario and entry of the reference', async () => {
    const offered = async (typed: string) => scene.type(ann, typed);
    expect((await offered('/chart show chart:')).length).toBeLessThanOrEqual(25);
    const { charts } = await import('../../../src/domain/rules/charts/charts');
    for (const { id } of charts) await scene.say(ann, `/chart show chart:${id}`);
    const { scenarios } = await import('../../../src/domain/rules/scenarios');
    for (const { id } of scenarios) await scene.say(ann, `/scenario show scenario:${id}`);
    const { referenceEntries } = await import('../../../src/domain/rules/reference');
    for (const { id } of referenceEntries) await scene.say(ann, `/rules read entry:${id}`);
    expect(scene.discord.faults).toEqual([]);
  });
});
