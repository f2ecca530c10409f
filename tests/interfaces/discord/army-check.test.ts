import { zipSync } from 'fflate';
import { LARGEST_ROSTER_BYTES } from '../../../src/interfaces/discord/commands/armies';
import { DISCORD_FILES } from '../../../src/interfaces/discord/discord-api';
import { seenText } from './render';
import { type Member, type Scene, createScene } from './scene';
import { askRest } from './tournament';

const ann: Member = { name: 'Ann', id: '100000000000000001' };

const selection = (name: string, attributes: string, inner = ''): string =>
  `<selection id="s" name="${name}" entryId="x" ${attributes}><selections>${inner}</selections></selection>`;

/** A roster in BattleScribe's form, made up for the test. */
const roster = (models: string): Buffer =>
  Buffer.from(
    `<?xml version="1.0"?><roster id="r" name="Rangers on the Road" gameSystemId="g"><forces><force id="f" name="F" catalogueId="c" catalogueName="Halls of Thranduil"><selections>${selection(
      'Tauriel',
      'number="1" type="upgrade"',
      selection('Tauriel', 'number="1" type="model"', selection('Elf Bow', 'number="1" type="upgrade"')) +
        selection('Warband', 'number="1" type="upgrade"', models),
    )}</selections></force></forces></roster>`,
  );

const rangers = (count: number): string =>
  selection(
    'Mirkwood Ranger',
    'number="1" type="upgrade"',
    selection('Ranger', `number="${count}" type="model"`),
  );

let scene: Scene;
beforeEach(async () => {
  scene = await createScene({ members: [ann] });
});
afterEach(() => scene.stop());

describe('/army-check', () => {
  it.each(['SINGLES', 'DOUBLES'])('finds in %s what REST finds', async (format) => {
    const file = roster(
      rangers(3) +
        selection(
          'Balrog @everyone',
          'number="1" type="upgrade"',
          selection('Balrog', 'number="1" type="model"'),
        ),
    );
    scene.attach('army.ros', file);
    const text = seenText(await scene.say(ann, `/army-check roster:army.ros points:100 format:${format}`));
    const read = await askRest(scene, 'readRoster', { input: { roster: file.toString('base64') } });
    const army = await askRest(scene, 'validateArmy', {
      input: { format, pointsLimit: 100, forces: read['forces'] },
    });
    const findings = army['findings'] as readonly {
      readonly message: string;
      readonly source: { heading: string };
    }[];
    const shown = text.replaceAll('\\', '');
    expect(findings.length).toBeGreaterThan(0);
    expect(
      findings.filter(({ message, source }) => !shown.includes(message) || !shown.includes(source.heading)),
    ).toEqual([]);
    expect(shown).toContain('Rangers on the Road: may not be played as it is');
    expect(shown).toContain('Not in the catalogue, so not checked');
    expect(shown).not.toContain('@everyone');
  });

  it('takes a packed roster', async () => {
    scene.attach('army.rosz', Buffer.from(zipSync({ 'army.ros': roster(rangers(3)) })));
    expect(seenText(await scene.say(ann, '/army-check roster:army.rosz points:600'))).toContain(
      'of 600 points',
    );
  });

  it.each([
    ['a file that is no roster', Buffer.from('no roster'), 'cannot be read'],
    ['an empty file', Buffer.alloc(0), 'roster'],
    ['a file too large', Buffer.alloc(LARGEST_ROSTER_BYTES + 1), 'must hold at most 2000000 bytes'],
  ])('says what is wrong with %s', async (_, content, expected) => {
    scene.attach('army.ros', content);
    const seen = await scene.say(ann, '/army-check roster:army.ros points:600');
    expect(seen.messages.map(({ isPrivate }) => isPrivate)).toEqual([true]);
    expect(seenText(seen)).toContain(expected);
  });

  it('does not unpack a bomb', async () => {
    const bomb = Buffer.from(zipSync({ 'army.ros': Buffer.alloc(20_000_000, 0x20) }));
    expect(bomb.length).toBeLessThan(LARGEST_ROSTER_BYTES);
    scene.attach('army.rosz', bomb);
    const seen = await scene.say(ann, '/army-check roster:army.rosz points:600');
    expect(seen.messages.map(({ isPrivate }) => isPrivate)).toEqual([true]);
    expect(seenText(seen)).toContain('cannot be read');
  });

  it.each([
    ['the metadata of a cloud', 'http://169.254.169.254/latest/meta-data/'],
    ['this machine', 'http://127.0.0.1:3000/health'],
    ['a host that only begins like Discord', 'https://cdn.discordapp.com.evil.example/army.ros'],
    ['a user that looks like Discord', 'https://cdn.discordapp.com@evil.example/army.ros'],
    ['Discord without encryption', 'http://cdn.discordapp.com/attachments/1/2/army.ros'],
    ['another port of Discord', 'https://cdn.discordapp.com:8443/army.ros'],
    ['a file of ours', 'file:///etc/passwd'],
  ])('fetches nothing from %s', async (_, url) => {
    scene.attachAt('army.ros', { url, size: 10 });
    const seen = await scene.say(ann, '/army-check roster:army.ros points:600');
    expect(seenText(seen)).toContain('must be a file attached in Discord');
    expect(scene.discord.requests.filter((line) => line.startsWith('GET'))).toEqual([]);
  });

  it('takes files from Discord’s own hosts, encrypted, and no others', () => {
    expect(DISCORD_FILES).toEqual(['https://cdn.discordapp.com', 'https://media.discordapp.net']);
  });

  it('does not fetch what is too large', async () => {
    scene.attach('army.ros', Buffer.alloc(LARGEST_ROSTER_BYTES + 1));
    await scene.say(ann, '/army-check roster:army.ros points:600');
    expect(scene.discord.requests.filter((line) => line.startsWith('GET'))).toEqual([]);
  });
});
