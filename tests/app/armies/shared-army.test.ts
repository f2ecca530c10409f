import { armySheet } from '../../../src/app/armies/sheets/army-sheet';
import { shareArmy } from '../../../src/app/armies/rosters/share-army';
import { sharedArmy } from '../../../src/app/armies/rosters/shared-army';
import { call } from '../../../src/app/kernel/use-case';

const unit = (profile: string, count: number, ...options: readonly string[]) => ({
  profile,
  count,
  options: options.map((option) => ({ option })),
});

const rivendell = {
  pointsLimit: 700,
  forces: [
    {
      list: 'rivendell',
      warbands: [
        {
          leader: unit('elrond-master-of-rivendell', 1, 'horse', 'heavy-armour'),
          followers: [
            unit('high-elf-warrior', 6, 'shield', 'spear'),
            unit('high-elf-warrior', 5, 'elf-bow'),
            unit('rivendell-knight', 3, 'shield'),
            unit('high-elf-warrior', 1, 'banner'),
          ],
        },
        { leader: unit('elladan-and-elrohir', 1), followers: [unit('high-elf-warrior', 5, 'shield')] },
      ],
    },
  ],
};

const sent = async (operation: typeof shareArmy, input: object) => {
  const answer = await call(operation, input, {});
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};

const read = async (text: string) => {
  const answer = await call(sharedArmy, { text }, {});
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};

it('gives an army of 700 points a short text, and its page an address', async () => {
  const { text, path } = await sent(shareArmy, rivendell);
  expect(text.length).toBeLessThan(100);
  expect(path).toBe(`/armies/${text}`);
});

it('stays under 300 characters where every warband is of many kinds', async () => {
  const goblins = [
    unit('moria-goblin-warrior', 4, 'shield'),
    unit('moria-goblin-warrior', 4, 'spear'),
    unit('moria-goblin-warrior', 3, 'orc-bow'),
  ];
  const army = {
    pointsLimit: 700,
    forces: [
      {
        list: 'moria',
        warbands: Array.from({ length: 8 }, () => ({
          leader: unit('moria-goblin-captain', 1, 'shield', 'orc-bow'),
          followers: goblins,
        })),
      },
    ],
  };
  expect((await sent(shareArmy, army)).text.length).toBeLessThan(300);
});

it('gives the army back, judged', async () => {
  const { text } = await sent(shareArmy, rivendell);
  const { army, report, edition, lists } = await read(text);
  expect(edition).toBe('2018');
  expect(lists).toMatchObject([{ list: 'rivendell', name: 'Rivendell', hasChanged: false }]);
  expect(report).toMatchObject({ verdict: 'LEGAL', facts: { points: 621, models: 23 } });
  expect(army.forces[0]?.warbands[0]?.followers[1]).toEqual({
    profile: 'high-elf-warrior',
    count: 5,
    options: [{ option: 'elf-bow', count: 5 }],
  });
  expect((await sent(shareArmy, army)).text).toBe(text);
});

it.each([
  ['hello', 'text is no share link that this release knows: it begins with 1'],
  [
    '1ALwFAAEw_8TZBwACCXo',
    'text is not complete: its checksum is wrong, so a character is missing or changed',
  ],
])('refuses %s', async (text, message) => {
  const answer = await call(sharedArmy, { text }, {});
  const [path = '', ...said] = message.split(' ');
  expect(answer).toEqual({
    ok: false,
    error: { code: 'INVALID_INPUT', faults: [{ path, code: 'WRONG_FORMAT', message: said.join(' ') }] },
  });
});

it('shares no list of the caller’s own', async () => {
  const forces = [{ list: 'mine', warbands: [] }];
  const answer = await call(shareArmy, { pointsLimit: 500, forces }, {});
  expect(answer).toMatchObject({ ok: false, error: { faults: [{ code: 'UNKNOWN_REFERENCE' }] } });
});

describe('the sheet of an army of 2024', () => {
  // Section 6 of the specification: 110 + 5 x 9 + 10 x 8 = 235 points, 16 models, bows 5 of 5, broken at 9.
  const dale = {
    pointsLimit: 235,
    forces: [
      {
        list: '2024-army-of-dale',
        warbands: [
          {
            leader: unit('2024-brand-king-of-dale', 1),
            followers: [
              unit('2024-warrior-of-dale', 5, 'esgaroth-bow'),
              unit('2024-warrior-of-dale', 10, 'shield'),
            ],
          },
        ],
      },
    ],
  };
  const facts =
    'Legal, Edition: 2024, Points: 235 of 235, Models: 16, Warbands: 1, Broken: 9 casualties, A quarter: 4 left, Might / Will / Fate: 3 / 3 / 1, Wounds: 18, General: Brand, King of Dale, counts as 3 at objectives';
  const force = '235 points, 16 models, 5 of 5 bows, 0 of 5 throwing weapons';

  it('says its edition, its General and every number in chats, in Discord and on paper', async () => {
    const answer = await call(armySheet, dale, {});
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    const { chat, discord, html, picture } = answer.value;
    expect(chat.split('\n').slice(0, 4)).toEqual(['Army of Dale', facts, '', `Army of Dale: ${force}`]);
    expect(discord.split('\n').slice(0, 4)).toEqual([
      '**Army of Dale**',
      `*${facts}*`,
      '',
      `**Army of Dale**: ${force}`,
    ]);
    for (const text of [html, picture.svg])
      for (const word of ['Edition', '2024', 'Brand, King of Dale, counts as 3 at objectives'])
        expect(text).toContain(word);
  });

  it('keeps its edition in a share link', async () => {
    const { text } = await sent(shareArmy, dale);
    expect(await read(text)).toMatchObject({ edition: '2024', report: { verdict: 'LEGAL' } });
  });
});

describe('the sheet', () => {
  const sheetOf = async (input: object) => {
    const answer = await call(armySheet, { ...rivendell, ...input }, {});
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer.value;
  };

  it('has the side’s numbers and every unit as text', async () => {
    const { chat } = await sheetOf({ title: 'Imladris' });
    expect(chat.split('\n')).toEqual([
      'Imladris',
      'Legal, Points: 621 of 700, Models: 23, Warbands: 2, Broken: 12 casualties, A quarter: 5 left, Might / Will / Fate: 9 / 7 / 7, Wounds: 27',
      '',
      'Rivendell: 621 points, 23 models, 5 of 6 bows',
      'Elrond, Master of Rivendell (leader) (Horse, Heavy Armour): 190',
      '- 6 × High Elf Warrior (Shield, Spear): 66',
      '- 5 × High Elf Warrior (Elf Bow): 55',
      '- 3 × Rivendell Knight (Shield): 66',
      '- High Elf Warrior (Banner): 34',
      'Elladan & Elrohir: 160',
      '- 5 × High Elf Warrior (Shield): 50',
    ]);
  });

  it('has what a model carries and rides, and the names of its rules and powers', async () => {
    const { html } = await sheetOf({});
    for (const note of [
      'Mount: Horse',
      'Special rules: ',
      'Heroic actions: ',
      'Magical powers: ',
      'Elrond, Master of Rivendell (leader)',
    ])
      expect(html).toContain(note);
  });

  it('marks the leader whom the player names among equals', async () => {
    const of = async (leader?: string) => {
      const warbands = ['captain-of-rohan', 'gamling'].map((profile) => ({ leader: { profile } }));
      const { chat } = await sheetOf({ forces: [{ list: 'rohan', leader, warbands }] });
      return chat.split('\n').filter((line) => line.includes('(leader)'));
    };
    expect(await of()).toEqual([]);
    expect(await of('captain-of-rohan')).toEqual(['Captain of Rohan (leader): 45']);
  });

  it('shows the units of an army that cannot be judged', async () => {
    const followers = [{ profile: 'orc-warrior', count: 12, options: [{ option: 'shield', count: 12 }] }];
    const warbands = [{ leader: { profile: 'witch-king-of-angmar' }, followers }];
    const { html, chat, picture, report } = await sheetOf({
      forces: [{ list: 'host-of-the-witch-king', warbands }],
    });
    expect(report.verdict).toBe('NOT_COVERED');
    expect(chat.split('\n').slice(-3)).toEqual([
      'Not in the catalogue',
      '- host of the witch king: 1 × The Witch-king of Angmar',
      '- host of the witch king: 12 × Orc Warrior (12 × shield)',
    ]);
    expect(html).toContain('<li>host of the witch king: 12 × Orc Warrior (12 × shield)</li>');
    expect(picture.svg).toContain('host of the witch king: 12 × Orc');
  });

  it('draws a picture that a phone of 390 pixels shows whole, with its rules', async () => {
    const { picture } = await sheetOf({});
    expect(picture.width).toBeLessThan(364);
    expect(picture.svg).toContain('Heroic actions');
    const ends = [...picture.svg.matchAll(/<text x="([0-9.]+)" y="([0-9.]+)"/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    for (const [x = 0, y = 0] of ends) expect([x <= 340, y <= picture.height]).toEqual([true, true]);
  });

  it.each([
    ['the-kingdom-of-khazad-dum', 'dwarf-ballista', ['Dwarf Ballista', 'Dwarf Crew', 'Dwarf Siege Veteran']],
    ['garrison-of-dale-brand', 'windlance', ['Windlance', 'Siege Veteran', 'Dale Crew']],
    ['minas-tirith', 'avenger-bolt-thrower', ['Minas Tirith Siege Veteran', 'Minas Tirith Crew']],
    ['minas-tirith', 'battlecry-trebuchet', ['Minas Tirith Siege Veteran', 'Minas Tirith Crew']],
    ['isengard', 'isengard-assault-ballista', ['Uruk-hai Siege Veteran', 'Uruk-hai Crew']],
    ['barad-dur', 'mordor-siege-bow', ['Orc Siege Veteran', 'Orc Crew']],
    ['mordor', 'mordor-war-catapult', ['Orc Siege Veteran', 'Orc Crew', 'Mordor Troll Crew']],
    ['mordor', 'great-beast-of-gorgoroth', ['Great Beast of Gorgoroth', 'Orc Commander', 'Orc Warrior']],
    ['the-serpent-horde', 'war-mumak-of-harad', ['War Mûmak of Harad', 'Haradrim Commander']],
    ['far-harad', 'mumak-war-leader', ['The Mûmak War Leader', 'Royal War Mûmak']],
  ])('has the lines of a crew: %s, %s', async (list, profile, names) => {
    const { html } = await sheetOf({ forces: [{ list, warbands: [{ leader: { profile } }] }] });
    for (const name of names)
      expect(html).toMatch(new RegExp(`<th scope="row">(\\d+ × )?${name}( × \\d+)?</th>`));
  });

  it('has no boxes for nine Orcs of one Wound each', async () => {
    const warbands = [{ leader: { profile: 'great-beast-of-gorgoroth' } }];
    const { html } = await sheetOf({ forces: [{ list: 'mordor', warbands }] });
    // The Beast's 5 Wounds; the Commander's 2 Might, 1 Will, 1 Fate and 2 Wounds.
    expect(html.match(/type="checkbox"/g)).toHaveLength(5 + 6);
  });

  it('writes no name over its number', async () => {
    const warbands = [{ leader: { profile: 'suladan' } }];
    const { picture } = await sheetOf({ forces: [{ list: 'the-serpent-horde', warbands }] });
    const at = (words: string) =>
      Number(new RegExp(`<text x="([0-9.]+)"[^>]*>${words}`).exec(picture.svg)?.[1]);
    // No letter of a sans-serif font of 13 pixels is as wide as 9 on average.
    expect(at('0 of 0 bows') - at('Bows, The Serpent Horde')).toBeGreaterThan(23 * 7);
  });

  it('has boxes for what is ticked off, and no code without the site', async () => {
    const { html, picture } = await sheetOf({});
    // Elrond's 3 Might, 3 Will, 3 Fate, 3 Wounds; the twins' 3, 2, 2 and 2 each.
    expect(html.match(/type="checkbox"/g)).toHaveLength(12 + 2 * 9);
    expect(html).not.toContain('QR code');
    expect(picture.svg).not.toContain('crispEdges');
  });

  it('has a box for each point that is bought, however often one model buys', async () => {
    const taken = [
      { option: 'extra-might', count: 3 },
      { option: 'extra-fate', count: 2 },
    ];
    const { html, report } = await sheetOf({
      forces: [
        { list: 'mordor', warbands: [{ leader: { profile: 'witch-king-of-angmar', options: taken } }] },
      ],
    });
    // He has no Might and no Fate of his own.
    expect(report.facts).toMatchObject({ might: 3, fate: 2, models: 1 });
    expect(html.match(/Witch-king of Angmar: Might \d/g)).toHaveLength(3);
    expect(html.match(/Witch-king of Angmar: Fate \d/g)).toHaveLength(2);
    expect(html).toContain('1 model</caption>');
  });

  it('has boxes for each model of a small unit', async () => {
    const trolls = async (count: number) => {
      const followers = [{ profile: 'cave-troll', count }];
      const warbands = [{ leader: { profile: 'moria-goblin-captain' }, followers }];
      const { html } = await sheetOf({ forces: [{ list: 'moria', warbands }] });
      return html.match(/Cave Troll: Wounds \d/g)?.length;
    };
    // Three Wounds each.
    expect(await trolls(1)).toBe(3);
    expect(await trolls(2)).toBe(6);
    expect(await trolls(7)).toBe(3);
  });

  it('lets a warband of many Heroes run over a page', async () => {
    const of = (...followers: readonly string[]) =>
      sheetOf({
        forces: [
          {
            list: 'thorins-company',
            warbands: [
              {
                leader: { profile: 'thorin-oakenshield' },
                followers: followers.map((name) => ({ profile: `${name}-the-dwarf` })),
              },
            ],
          },
        ],
      });
    expect((await of('balin')).html).not.toContain('class="long"');
    const ten = ['balin', 'dwalin', 'fili', 'kili', 'gloin', 'oin', 'dori', 'nori', 'ori', 'bifur'];
    expect((await of(...ten)).html).toContain('class="long"');
  });

  it('has a code that leads to the page', async () => {
    const { html, picture, share } = await sheetOf({ site: 'https://muster.example' });
    expect(html).toContain('QR code');
    expect(picture.svg).toContain('crispEdges');
    expect(share?.path).toMatch(/^\/armies\/1/);
  });

  it('lets nothing of an army be markup', async () => {
    const { html, picture, discord } = await sheetOf({ title: '<b>**@everyone**</b>' });
    expect(html).toContain('&lt;b&gt;**@everyone**&lt;/b&gt;');
    expect(picture.svg).not.toContain('<b>');
    expect(discord.split('\n')[0]).toBe('**\\<b\\>\\*\\*\\@everyone\\*\\*\\</b\\>**');
  });

  it('cuts a message for Discord at a line', async () => {
    const followers = Array.from({ length: 18 }, () =>
      unit('high-elf-warrior', 1, 'shield', 'spear', 'banner'),
    );
    const warbands = Array.from({ length: 4 }, () => ({
      leader: unit('high-elf-captain', 1),
      followers,
    }));
    const { discord, chat } = await sheetOf({ forces: [{ list: 'rivendell', warbands }] });
    expect(chat.length).toBeGreaterThan(2000);
    expect(discord.length).toBeLessThanOrEqual(2000);
    expect(discord.endsWith('\n…')).toBe(true);
  });
});

it('shares an army of 2024 with the edition and revision of its list', async () => {
  const { text } = await sent(shareArmy, {
    pointsLimit: 500,
    forces: [
      {
        list: '2024-rivendell',
        warbands: [
          {
            leader: unit('2024-elrond-master-of-rivendell', 1, 'heavy-armour'),
            followers: [unit('2024-rivendell-knight', 3, 'shield')],
          },
        ],
      },
    ],
  });
  const { edition, lists, army, report } = await read(text);
  expect(edition).toBe('2024');
  expect(lists).toEqual([
    {
      list: '2024-rivendell',
      name: 'Rivendell',
      revision: expect.stringMatching(/^[0-9a-f]{6}$/) as string,
      hasChanged: false,
    },
  ]);
  expect(army).toMatchObject({
    forces: [
      { list: '2024-rivendell', warbands: [{ leader: { profile: '2024-elrond-master-of-rivendell' } }] },
    ],
  });
  expect(report.findings.map(({ code }) => code)).not.toContain('UNKNOWN_PROFILE');
});
