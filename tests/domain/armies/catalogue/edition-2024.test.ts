import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listSchema, profilesSchema } from '../../../../src/app/armies/lists/catalogue-schema';
import {
  shippedCatalogue,
  shippedCatalogueOf,
  shippedFilesOf,
} from '../../../../src/app/armies/lists/shipped-catalogue';
import { checkInput } from '../../../../src/app/kernel/use-case';
import { checkFiles } from '../../../../src/domain/armies/catalogue/check-files';
import type { Characteristics } from '../../../../src/domain/armies/catalogue/vocabulary';

const folder = join(__dirname, '../../../../data/catalogue/2024');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.json'),
);
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

const { armyLists, legions } = shippedCatalogue('2024');
const list = (id: string) => armyLists.find((one) => one.id === `2024-${id}`)!;

test.each(files)('%s fits the schema', (name) => {
  const schema = name.startsWith('profiles') ? profilesSchema : listSchema;
  expect(checkInput(schema, JSON.parse(read(name)))).toEqual({ ok: true, value: expect.anything() });
});

test('no reference leads nowhere and nothing is said twice', () => {
  const known = Object.fromEntries(armyLists.map(({ id }) => [id, { historical: [], convenient: [] }]));
  expect(checkFiles(shippedFilesOf('2024'), { lists: [], allies: known })).toEqual([]);
});

test('106 lists ship, 59 Good and 47 Evil, eleven of them legacy, in under 200 KB packed', () => {
  expect(armyLists).toHaveLength(106);
  expect(legions).toHaveLength(0);
  expect(armyLists.filter(({ alignment }) => alignment === 'GOOD')).toHaveLength(59);
  expect(armyLists.filter(({ legacy }) => legacy)).toHaveLength(11);
  expect(armyLists.every(({ edition, id }) => edition.id === '2024' && id.startsWith('2024-'))).toBe(true);
  expect(armyLists.every(({ asOf, sources }) => asOf === '2026-08-21' && sources.length === 3)).toBe(true);
  expect(gzipSync(files.map(read).join('')).length).toBeLessThan(200_000);
});

test('lists of the usual edition are those of 2018 alone', () => {
  expect(shippedCatalogue().armyLists.filter(({ edition }) => edition.id !== '2018')).toEqual([]);
});

test('a list is read by itself, with another edition beside it', () => {
  const { armyLists: some, directory } = shippedCatalogueOf(['2024-army-of-dale', 'rivendell']);
  expect(some.map(({ id, edition }) => [id, edition.id])).toEqual([
    ['2024-army-of-dale', '2024'],
    ['rivendell', '2018'],
  ]);
  expect(some[0]).toEqual(list('army-of-dale'));
  expect(directory.profileName('2024-brand-king-of-dale')).toBe('Brand, King of Dale');
  expect(directory.fieldedBy('2024-captain-of-dale')).toEqual([
    'Army of Dale',
    'Defenders of Erebor',
    'Erebor & Dale',
    'Garrison of Dale',
    'Realms of Men',
  ]);
});

/** The line as the specification writes it: Mv F Sh S D A W C I, and of a Hero M/W/F. */
const lineText = (line: Characteristics): string => {
  const { move, fight, shoot, strength, defence, attacks, wounds, courage, intelligence, might, will, fate } =
    line;
  const hero = might === null ? '' : ` M/W/F ${might}/${will}/${fate}`;
  return `Mv ${move} F ${fight} Sh ${shoot}+ S ${strength} D ${defence} A ${attacks} W ${wounds} C ${courage}+ I ${intelligence}+${hero}`;
};

test.each`
  of                                 | profile                                  | points | tier           | line
  ${'army-of-dunland'}               | ${'wild-man-of-dunland'}                 | ${5}   | ${null}        | ${'Mv 6 F 3 Sh 4+ S 3 D 3 A 1 W 1 C 7+ I 8+'}
  ${'buhrdurs-horde'}                | ${'wild-warg-chieftain'}                 | ${80}  | ${'FORTITUDE'} | ${'Mv 10 F 5 Sh 5+ S 6 D 5 A 3 W 3 C 6+ I 7+ M/W/F 2/2/1'}
  ${'kingdom-of-rohan'}              | ${'elfhelm-captain-of-rohan'}            | ${60}  | ${'FORTITUDE'} | ${'Mv 6 F 4 Sh 3+ S 4 D 6 A 3 W 2 C 6+ I 6+ M/W/F 2/1/2'}
  ${'the-battle-of-the-five-armies'} | ${'bombur-the-dwarf-champion-of-erebor'} | ${60}  | ${'FORTITUDE'} | ${'Mv 5 F 4 Sh 4+ S 4 D 7 A 2 W 3 C 6+ I 6+ M/W/F 1/3/2'}
  ${'army-of-edoras'}                | ${'kings-huntsman'}                      | ${55}  | ${'MINOR'}     | ${'Mv 6 F 3 Sh 3+ S 4 D 5 A 1 W 2 C 6+ I 6+ M/W/F 2/1/1'}
  ${'return-of-the-king'}            | ${'herald-of-the-dead'}                  | ${70}  | ${'FORTITUDE'} | ${'Mv 8 F 4 Sh 4+ S 4 D 8 A 2 W 2 C 4+ I 6+ M/W/F 0/3/2'}
  ${'azogs-hunters'}                 | ${'fimbul-hunter-orc-captain'}           | ${50}  | ${'FORTITUDE'} | ${'Mv 6 F 4 Sh 5+ S 4 D 5 A 2 W 2 C 6+ I 7+ M/W/F 2/2/1'}
  ${'legions-of-mordor'}             | ${'black-dragon-warrior'}                | ${10}  | ${null}        | ${'Mv 6 F 4 Sh 4+ S 3 D 6 A 1 W 1 C 6+ I 6+'}
  ${'depths-of-moria'}               | ${'moria-blackshield-shaman'}            | ${50}  | ${'MINOR'}     | ${'Mv 5 F 2 Sh 5+ S 3 D 4 A 1 W 2 C 7+ I 7+ M/W/F 1/3/1'}
  ${'army-of-the-great-eye'}         | ${'razgush-war-leader-of-the-north'}     | ${120} | ${'VALOUR'}    | ${'Mv 6 F 6 Sh 4+ S 4 D 7 A 3 W 3 C 5+ I 5+ M/W/F 3/3/1'}
  ${'shadows-of-angmar'}             | ${'wild-warg'}                           | ${7}   | ${null}        | ${'Mv 10 F 3 Sh 6+ S 4 D 4 A 1 W 1 C 8+ I 8+'}
  ${'army-of-edoras'}                | ${'haleth-prince-of-rohan'}              | ${100} | ${'VALOUR'}    | ${'Mv 6 F 6 Sh 4+ S 4 D 6 A 3 W 3 C 4+ I 5+ M/W/F 3/2/1'}
  ${'grand-army-of-the-south'}       | ${'easterling-war-priest'}               | ${60}  | ${'FORTITUDE'} | ${'Mv 6 F 4 Sh 4+ S 3 D 5 A 1 W 2 C 6+ I 6+ M/W/F 1/3/1'}
  ${'army-of-gothmog'}               | ${'gothmogs-enforcer'}                   | ${55}  | ${'FORTITUDE'} | ${'Mv 6 F 4 Sh 5+ S 4 D 6 A 2 W 2 C 7+ I 6+ M/W/F 1/3/1'}
  ${'grand-army-of-the-south'}       | ${'khandish-chieftain'}                  | ${55}  | ${'FORTITUDE'} | ${'Mv 6 F 5 Sh 4+ S 4 D 5 A 2 W 2 C 6+ I 6+ M/W/F 2/1/1'}
  ${'fangorn'}                       | ${'beechbone'}                           | ${150} | ${'FORTITUDE'} | ${'Mv 6 F 8 Sh 4+ S 8 D 8 A 3 W 4 C 4+ I 5+ M/W/F 3/1/0'}
  ${'host-of-the-dragon-emperor'}    | ${'rutabi-general-of-the-dragon-legion'} | ${120} | ${'VALOUR'}    | ${'Mv 6 F 6 Sh 4+ S 4 D 7 A 3 W 3 C 5+ I 4+ M/W/F 3/2/2'}
  ${'numenor'}                       | ${'isildur-prince-of-numenor'}           | ${130} | ${'VALOUR'}    | ${'Mv 6 F 7 Sh 4+ S 5 D 7 A 3 W 3 C 4+ I 5+ M/W/F 3/2/2'}
  ${'lurtzs-scouts'}                 | ${'lurtz-uruk-hai-scout-captain'}        | ${100} | ${'VALOUR'}    | ${'Mv 6 F 6 Sh 3+ S 5 D 6 A 3 W 3 C 4+ I 5+ M/W/F 3/3/1'}
  ${'army-of-the-great-eye'}         | ${'mordor-troll-chieftain'}              | ${150} | ${'FORTITUDE'} | ${'Mv 6 F 8 Sh 4+ S 7 D 8 A 3 W 4 C 6+ I 6+ M/W/F 2/1/1'}
`('$profile in $of costs $points, $tier', ({ of, profile, points, tier, line }) => {
  const found = list(of).profiles.find(({ id }) => id === `2024-${profile}`)!;
  expect([found.points, found.tier, lineText(found.characteristics)]).toEqual([points, tier, line]);
});

/** The number of lists that have a kind of composition, as section 1.2 of the specification counts them. */
test.each`
  kind                                  | lists | has
  ${'own bow share (BS)'}               | ${4}  | ${(one: List) => one.bowRules.some(({ of }) => of === null)}
  ${'bow share of a keyword (BK)'}      | ${1}  | ${(one: List) => one.bowRules.some(({ of }) => of !== null)}
  ${'bow exemption (BX)'}               | ${10} | ${(one: List) => one.bowExemptions.length > 0}
  ${'own throwing share (TS)'}          | ${3}  | ${(one: List) => one.throwingRules.some(({ of }) => of === null)}
  ${'throwing share of a keyword (TK)'} | ${1}  | ${(one: List) => one.throwingRules.some(({ of }) => of !== null)}
  ${'broken at 66 per cent (BP)'}       | ${3}  | ${(one: List) => one.breakRule?.percent === 66}
  ${'break that depends on play (BR)'}  | ${4}  | ${(one: List) => (one.breakRule?.depends.length ?? 0) > 0}
  ${'always one warband (W1)'}          | ${3}  | ${single(false)}
  ${'one warband if wished (WO, WC)'}   | ${5}  | ${single(true)}
  ${'share of models (SH)'}             | ${2}  | ${demands('SHARE')}
  ${'ratio (RA)'}                       | ${4}  | ${demands('RATIO')}
  ${'warbands without a Hero (CL)'}     | ${2}  | ${(one: List) => one.captainless.length > 0}
  ${'exclusion of a keyword (EX)'}      | ${1}  | ${demands('EXCLUDES_KEYWORD')}
  ${'tier by being General (TG)'}       | ${1}  | ${(one: List) => one.profiles.some(({ tierAsGeneral }) => tierAsGeneral !== null)}
  ${'engines (SE)'}                     | ${14} | ${(one: List) => one.profiles.some(({ kind }) => kind === 'SIEGE_ENGINE')}
  ${'options for the army (BU)'}        | ${1}  | ${(one: List) => one.listOptions.length > 0}
  ${'Heroes who stand alone'}           | ${4}  | ${(one: List) => one.profiles.some(({ standsAlone }) => standsAlone)}
`('$lists lists have a rule of the kind: $kind', ({ lists, has }) => {
  expect(armyLists.filter(has).map(({ id }) => id)).toHaveLength(lists);
});

type List = (typeof armyLists)[number];

function demands(kind: string) {
  return (one: List) => one.demands.some((demand) => demand.kind === kind);
}

function single(optional: boolean) {
  return (one: List) =>
    one.demands.some((demand) => demand.kind === 'SINGLE_WARBAND' && demand.optional === optional);
}

test('what sources settle differently is marked', () => {
  const gwaihir = armyLists.filter(({ profiles }) => profiles.some(({ id }) => id === '2024-gwaihir'));
  expect(gwaihir).toHaveLength(5);
  for (const { unconfirmed, profiles } of gwaihir) {
    expect(profiles.find(({ id }) => id === '2024-gwaihir')?.points).toBe(200);
    expect(unconfirmed).toContainEqual({
      field: 'points',
      profile: '2024-gwaihir',
      option: null,
      since: '2026-07-02',
      before: 150,
      note: null,
    });
  }
});

test('compulsory options are options, at the base price', () => {
  const theoden = list('ride-out').profiles.find(({ id }) => id === '2024-theoden-king-of-rohan')!;
  expect(theoden.points).toBe(75);
  expect(theoden.choices.filter(({ minimum }) => minimum === 1).map(({ options }) => options)).toEqual([
    ['heavy-armour'],
    ['shield'],
    ['snowmane-with-armour'],
  ]);
  expect(theoden.options.reduce((sum, { points }) => sum + points, theoden.points)).toBe(110);
});
