import { zipSync } from 'fflate';
import { shippedCatalogue } from '../../../src/app/armies/lists/shipped-catalogue';
import { readRoster } from '../../../src/infrastructure/battlescribe/read-roster';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const selection = (name: string, attributes: string, inner = '', points = 0): string =>
  `<selection id="s" name="${name}" entryId="x::${name}" ${attributes}>
    <costs><cost name=" Points" typeId="p" value="${points}"/></costs>
    <selections>${inner}</selections></selection>`;

const roster = (catalogue: string, inner: string): string =>
  `<?xml version="1.0"?><roster id="r" name="Rangers on the Road" gameSystemId="g"><forces>
    <force id="f" name="Strategy Battle Game" catalogueId="c" catalogueName="${catalogue}"><selections>${inner}</selections></force>
  </forces></roster>`;

const tauriel = selection(
  'Tauriel',
  'number="1" type="upgrade"',
  selection(
    'Tauriel',
    'number="1" type="model"',
    [
      selection('Elf Bow', 'number="1" type="upgrade"', '', 5),
      selection('Armour', 'number="1" type="upgrade"'),
    ].join(''),
    85,
  ) +
    selection(
      'Warband',
      'number="1" type="upgrade"',
      [
        selection(
          'Mirkwood Elf',
          'number="1" type="upgrade"',
          [
            selection('Elf', 'number="6" type="model"', '', 54),
            selection('Elf Bow', 'number="1" type="upgrade"', '', 12),
          ].join(''),
        ),
        selection(
          'Mirkwood Ranger',
          'number="1" type="upgrade"',
          selection('Ranger', 'number="3" type="model"', '', 42),
        ),
      ].join(''),
    ),
);

const halls = roster('Halls of Thranduil', tauriel);

describe('a BattleScribe roster', () => {
  const expected = {
    format: 'BATTLESCRIBE',
    name: 'Rangers on the Road',
    pointsLimit: null,
    forces: [
      {
        list: 'halls-of-thranduil',
        leader: null,
        warbands: [
          {
            leader: { profile: 'tauriel', count: 1, options: [{ option: 'elf-bow', count: 1 }] },
            followers: [
              { profile: 'mirkwood-elf', count: 6, options: [{ option: 'elf-bow', count: 6 }] },
              { profile: 'mirkwood-ranger', count: 3, options: [] },
            ],
          },
        ],
      },
    ],
    unknown: [],
  };

  it('becomes an army in the catalogue’s own words', () => {
    expect(readRoster(bytes(halls), shippedCatalogue())).toMatchObject({ ok: true, value: expected });
  });

  it('says of each selection what became of it', () => {
    const read = readRoster(bytes(halls), shippedCatalogue());
    const lines = read.ok ? read.value.lines : [];
    expect(lines.map(({ text, status, names }) => [text, status, names.map(({ name }) => name)])).toEqual([
      ['Tauriel', 'UNDERSTOOD', ['Tauriel', 'Elf Bow']],
      ['Mirkwood Elf', 'UNDERSTOOD', ['Mirkwood Elf', 'Elf Bow']],
      ['Mirkwood Ranger', 'UNDERSTOOD', ['Mirkwood Ranger']],
    ]);
  });

  it('may be zipped', () => {
    const zipped = zipSync({ 'army.ros': bytes(halls) });
    expect(readRoster(zipped, shippedCatalogue())).toMatchObject({ ok: true, value: expected });
  });

  it('names its Legion, which is then the list', () => {
    const legion = selection('Rangers of Mirkwood', 'number="1" type="upgrade"');
    const read = readRoster(bytes(roster('Halls of Thranduil', legion + tauriel)), shippedCatalogue());
    expect(read.ok && read.value.forces.map(({ list }) => list)).toEqual(['rangers-of-mirkwood']);
  });

  it.each([
    ['Angmar', 'Host of the Witch-King', 'host-of-the-witch-king'],
    ['Angmar', 'Wolf Pack of Angmar', 'wolf-pack-of-angmar'],
    ['Angmar', 'Army of Carn Dum', 'army-of-carn-dum'],
    ['Angmar', "Buhrdur's Horde", 'buhrdurs-horde'],
    ['Arnor', 'The Army of Arnor', 'army-of-arnor'],
    ['Arnor', 'Battle of Fornost', 'battle-of-fornost'],
    ['The Rangers', "Arathorn's Stand", 'arathorns-stand'],
  ])('of %s that names the Legion %s is of none of ours', (list, legion, id) => {
    const named = selection(legion, 'number="1" type="upgrade"');
    const read = readRoster(bytes(roster(list, named)), shippedCatalogue());
    expect(read.ok && [read.value.forces.map((force) => force.list), read.value.unknown.length]).toEqual([
      [id],
      1,
    ]);
  });

  it('tells what the catalogue does not know, and where', () => {
    const odd = selection(
      'Tauriel',
      'number="1" type="model"',
      selection('Golden Slippers', 'number="1" type="upgrade"', '', 3) +
        selection('Blessing', 'number="1" type="upgrade"'),
      85,
    );
    const stranger = selection('Radagasst', 'number="1" type="model"', '', 150);
    const read = readRoster(bytes(roster('Halls of Thranduil', odd + stranger)), shippedCatalogue());
    expect(read.ok && read.value.unknown.map(({ kind, name, where }) => [kind, name, where])).toEqual([
      ['OPTION', 'Golden Slippers', 'Tauriel'],
      ['PROFILE', 'Radagasst', 'Halls of Thranduil'],
    ]);
  });

  it('of a list that is not there says so', () => {
    const read = readRoster(bytes(roster('Bree', tauriel)), shippedCatalogue());
    expect(read.ok && [read.value.forces, read.value.unknown.map(({ kind, name }) => [kind, name])]).toEqual([
      [],
      [['ARMY_LIST', 'Bree']],
    ]);
  });

  it('that is a catalogue is refused', () => {
    const read = readRoster(bytes('<catalogue/>'), shippedCatalogue());
    expect(read.ok ? null : read.error.code).toBe('NOT_BATTLESCRIBE');
  });
});

describe('a roster made to take long', () => {
  const unknowns = (count: number): Uint8Array =>
    // The force itself counts.
    bytes(
      roster(
        'Halls of Thranduil',
        Array.from({ length: count - 1 }, (_, index) => `<selection name="zz${index}" type="model"/>`).join(
          '',
        ),
      ),
    );

  it('is read up to 1,000 forces and selections, and names 100 that are not known', () => {
    const reading = readRoster(unknowns(1_000), shippedCatalogue());
    expect(reading.ok && reading.value.unknown.length).toBe(100);
  });

  it.each([
    ['one selection more', unknowns(1_001)],
    ['more than 25,000 elements', bytes(roster('Halls of Thranduil', '<rule/>'.repeat(25_000)))],
  ])('%s is refused', (_name, given) => {
    expect(readRoster(given, shippedCatalogue())).toMatchObject({
      ok: false,
      error: { code: 'TOO_MANY_ELEMENTS' },
    });
  });

  it.each(['1e999', '1e300', '-1', '2.5', '10000', 'NaN', ''])(
    'has no models where their number is "%s"',
    (number) => {
      const tauriels = selection('Tauriel', `number="${number}" type="model"`, '', 85);
      expect(readRoster(bytes(roster('Halls of Thranduil', tauriels)), shippedCatalogue())).toMatchObject({
        value: {
          forces: [{ warbands: [] }],
          unknown: [{ kind: 'PROFILE', name: `Tauriel (${number})` }],
          lines: [{ status: 'NOT_UNDERSTOOD' }],
        },
      });
    },
  );

  it('is refused where a name has more than 2,000 characters', () => {
    const named = (length: number) =>
      readRoster(bytes(`<roster name="${'x'.repeat(length)}"/>`), shippedCatalogue());
    expect(named(2_000)).toMatchObject({ ok: true });
    expect(named(2_001)).toMatchObject({ ok: false, error: { code: 'TOO_LARGE' } });
  });

  it('names an unknown selection once, however often it is there', () => {
    const models = '<selection name="zz" type="model"/>'.repeat(500);
    expect(readRoster(bytes(roster('Halls of Thranduil', models)), shippedCatalogue())).toMatchObject({
      value: { unknown: [{ kind: 'PROFILE', name: 'zz' }] },
    });
  });

  it('is refused where it inflates beyond 4 MB', () => {
    const archive = zipSync({ 'a.ros': new Uint8Array(4 * 1024 * 1024 + 1) }, { level: 0 });
    expect(readRoster(archive, shippedCatalogue())).toMatchObject({
      ok: false,
      error: { code: 'TOO_LARGE' },
    });
  });
});

describe('what the files write in their own way', () => {
  const read = (text: string) => {
    const found = readRoster(bytes(text), shippedCatalogue());
    if (!found.ok) throw new Error(found.error.detail);
    return found.value;
  };
  const model = (name: string, number = 1) => selection(name, `number="${number}" type="model"`);
  const group = (name: string, ...models: readonly string[]) =>
    selection(name, 'number="1" type="upgrade"', models.join(''));

  it.each([
    ['Rivendell', 'Elladan & Elrohir', ['Elladan', 'Elrohir'], 'elladan-and-elrohir'],
    ['The Iron Hills', 'Múrin & Drár', ['Múrin', 'Drár'], 'murin-drar'],
  ])('%s: the pair %s is one purchase', (list, pair, names, profile) => {
    const text = roster(list, group(pair.replace('&', '&amp;'), ...names.map((name) => model(name))));
    expect(read(text).forces[0]?.warbands[0]?.leader).toMatchObject({ profile, count: 1 });
  });

  it('a demolition team of three is one', () => {
    const team = group('Uruk-hai Demolition Team', model('Uruk-hai Berserker'), model('Uruk-hai', 2));
    const [warband] = read(roster('Isengard', team)).forces[0]?.warbands ?? [];
    expect(warband?.followers).toEqual([{ profile: 'uruk-hai-demolition-team', count: 1, options: [] }]);
  });

  it.each([
    ['Erebor Reclaimed', 'Thorin Oakenshield, King under the Mountain', 'erebor-reclaimed-king-thorin'],
    ['Garrison of Dale', 'Girion, Lord of Dale', 'garrison-of-dale-girion'],
    ['Garrison of Dale', 'Brand, King of Dale', 'garrison-of-dale-brand'],
    ['Beornings', 'Beorn', 'the-beornings'],
    ['Dark Denezins of Mirkwood', 'The Spider Queen', 'dark-denizens-of-mirkwood'],
  ])('the list %s with %s', (list, hero, id) => {
    expect(read(roster(list, model(hero))).forces.map(({ list: found }) => found)).toEqual([id]);
  });

  it('Théoden’s Riders are the Legion', () => {
    const text = roster('Rohan', `${group('Théoden&#39;s Riders')}${model('Théoden, King of Rohan')}`);
    expect(read(text).forces.map(({ list }) => list)).toEqual(['the-riders-of-theoden']);
  });

  it('compares the points of the file', () => {
    const costs = (points: number) => `<costs><cost name=" Points" value="${points}"/></costs>`;
    const of = (points: number) =>
      read(roster('Halls of Thranduil', tauriel).replace('<forces>', `${costs(points)}<forces>`));
    const { read: points } = of(1).differences[0]!;
    expect(of(1).differences).toEqual([{ of: 'ARMY_POINTS', line: null, written: 1, read: points }]);
    expect(of(points).differences).toEqual([]);
  });

  it('an Independent Hero alone stands in a warband of one', () => {
    expect(read(roster('Mordor', model('Shelob'))).forces[0]?.warbands).toEqual([
      { leader: { profile: 'shelob', count: 1, options: [] }, followers: [] },
    ]);
  });
});
