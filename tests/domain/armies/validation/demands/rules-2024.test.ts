import { shippedCatalogue } from '../../../../../src/app/armies/lists/shipped-catalogue';
import type { Unit } from '../../../../../src/domain/armies/catalogue/army';
import { force, ledBy, report, singles, unit as bare, warband as led } from '../army';

/** One army within each kind of rule that 2024 adds, and one that breaks it or leaves it open. */
const given = { catalogue: shippedCatalogue('2024') };

const unit = (id: string, count = 1, options: Readonly<Record<string, number>> = {}): Unit =>
  bare(`2024-${id}`, count, options);
const warband = (leader: string | Unit | null, ...followers: readonly Unit[]) =>
  led(typeof leader === 'string' ? unit(leader) : leader, ...followers);
const army = (list: string, ...warbands: readonly ReturnType<typeof warband>[]) =>
  singles(2000, force(`2024-${list}`, ...warbands));

const judged = (draft: ReturnType<typeof army>) => {
  const { verdict, findings } = report(draft, given);
  return [verdict, findings.filter(({ severity }) => severity === 'ERROR').map(({ code }) => code)];
};

const orcs = (count: number) => unit('mordor-orc-warrior', count, { shield: count });
const uruks = (count: number) => unit('mordor-uruk-hai', count);
const cirithUngol = (shagrats: readonly Unit[], gorbags: readonly Unit[]) =>
  army(
    'cirith-ungol',
    warband('shagrat-captain-of-cirith-ungol', ...shagrats),
    warband('gorbag-orc-captain', ...gorbags),
  );

const rohan = (bows: number, shields: number) =>
  unit('warrior-of-dale', bows + shields, { 'esgaroth-bow': bows, shield: shields });
const ereborDale = (bows: number, shields: number) =>
  army(
    'erebor-dale',
    warband('girion-lord-of-dale', rohan(bows, shields)),
    warband('thror-king-under-the-mountain', unit('erebor-dwarf-warrior', 4, { shield: 4 })),
  );

const fords = (throwing: number, shields: number) =>
  army(
    'fords-of-isen',
    warband(
      unit('theodred-prince-of-rohan', 1, { shield: 1 }),
      unit('warrior-of-rohan', throwing + shields, {
        'shield-and-throwing-spears': throwing,
        shield: shields,
      }),
    ),
  );

const helmsDeep = (warriors: number) =>
  army(
    'defenders-of-helms-deep',
    warband(
      unit('theoden-king-of-rohan', 1, { 'heavy-armour': 1 }),
      unit('warrior-of-rohan', warriors, { shield: warriors }),
    ),
    warband(
      unit('haldir-galadhrim-captain', 1, { 'heavy-armour': 1, 'elf-bow': 1 }),
      unit('galadhrim-warrior', 1),
    ),
  );

const druadan = (first: number, second: number) => {
  const theoden = unit('theoden-king-of-rohan', 1, {
    'heavy-armour': 1,
    shield: 1,
    'snowmane-with-armour': 1,
  });
  return army(
    'paths-of-the-druadan',
    warband(theoden, unit('woses-warrior', second)),
    warband('ghan-buri-ghan', unit('woses-warrior', first)),
  );
};

const menOfTheWest = (horse: Readonly<Record<string, number>>) =>
  army(
    'men-of-the-west',
    warband('aragorn-king-elessar'),
    warband(unit('gandalf-the-white', 1, horse)),
    warband('gwaihir', unit('great-eagle', 1)),
  );

const fellowship = ['boromir-of-gondor', 'frodo-baggins', 'samwise-gamgee'] as const;

const khazadDum = (...others: readonly ReturnType<typeof warband>[]) =>
  army('kingdom-of-khazad-dum', warband('dwarf-king-khazad-dum', unit('khazad-guard', 3)), ...others);

test.each`
  kind                                           | draft                                                                                                       | verdict          | codes
  ${'followers by keyword'}                      | ${cirithUngol([uruks(3)], [orcs(3)])}                                                                       | ${'LEGAL'}       | ${[]}
  ${'followers under another keyword'}           | ${cirithUngol([orcs(3)], [uruks(3)])}                                                                       | ${'ILLEGAL'}     | ${['WRONG_LEADER_FOR', 'WRONG_LEADER_FOR']}
  ${'bows of a keyword: half'}                   | ${ereborDale(3, 3)}                                                                                         | ${'LEGAL'}       | ${[]}
  ${'bows of a keyword: more than half'}         | ${ereborDale(4, 2)}                                                                                         | ${'ILLEGAL'}     | ${['OVER_BOW_LIMIT']}
  ${'throwing weapons: half'}                    | ${fords(6, 6)}                                                                                              | ${'LEGAL'}       | ${[]}
  ${'throwing weapons: more than half'}          | ${fords(7, 5)}                                                                                              | ${'ILLEGAL'}     | ${['OVER_THROWING_LIMIT']}
  ${'33 per cent: 3 of 10'}                      | ${helmsDeep(7)}                                                                                             | ${'LEGAL'}       | ${[]}
  ${'33 per cent: 2 of 6, a third'}              | ${helmsDeep(3)}                                                                                             | ${'NOT_COVERED'} | ${['RULE_NOT_COVERED']}
  ${'33 per cent: 2 of 5'}                       | ${helmsDeep(2)}                                                                                             | ${'ILLEGAL'}     | ${['TOO_MANY_OF']}
  ${'twelve in one warband'}                     | ${druadan(12, 0)}                                                                                           | ${'LEGAL'}       | ${[]}
  ${'twelve in two warbands'}                    | ${druadan(8, 4)}                                                                                            | ${'ILLEGAL'}     | ${['TOO_FEW_OF']}
  ${'Eagles without Cavalry'}                    | ${menOfTheWest({})}                                                                                         | ${'LEGAL'}       | ${[]}
  ${'Eagles with a Hero on a horse'}             | ${menOfTheWest({ shadowfax: 1 })}                                                                           | ${'ILLEGAL'}     | ${['EXCLUDED_TOGETHER']}
  ${'one warband if wished: one'}                | ${army('the-three-trolls', warband('bill-the-troll', unit('bert-the-troll'), unit('tom-the-troll')))}       | ${'LEGAL'}       | ${[]}
  ${'one warband if wished: three'}              | ${army('the-three-trolls', warband('bill-the-troll'), warband('bert-the-troll'), warband('tom-the-troll'))} | ${'LEGAL'}       | ${[]}
  ${'one warband if wished: two'}                | ${army('the-three-trolls', warband('bill-the-troll', unit('bert-the-troll')), warband('tom-the-troll'))}    | ${'ILLEGAL'}     | ${['MAY_NOT_FOLLOW']}
  ${'always one warband'}                        | ${army('the-fellowship', warband('gandalf-the-grey', ...fellowship.map((id) => unit(id))))}                 | ${'LEGAL'}       | ${[]}
  ${'always one warband: two'}                   | ${army('the-fellowship', warband('gandalf-the-grey'), warband('frodo-baggins'))}                            | ${'ILLEGAL'}     | ${['NOT_ONE_WARBAND']}
  ${'a Hero who stands alone'}                   | ${army('moria', warband('durburz-goblin-king-of-moria'), warband('the-watcher-in-the-water'))}              | ${'LEGAL'}       | ${[]}
  ${'a Hero who stands alone in a warband'}      | ${army('moria', warband('durburz-goblin-king-of-moria', unit('the-watcher-in-the-water')))}                 | ${'ILLEGAL'}     | ${['MAY_NOT_FOLLOW']}
  ${'Heroes who must follow'}                    | ${army('thorins-company', warband('thorin-oakenshield', unit('kili-the-dwarf'), unit('bilbo-baggins')))}    | ${'LEGAL'}       | ${[]}
  ${'Heroes who must follow, by themselves'}     | ${army('thorins-company', warband('thorin-oakenshield'), warband('kili-the-dwarf'))}                        | ${'ILLEGAL'}     | ${['WRONG_LEADER_FOR']}
  ${'a King who leads guards as General'}        | ${khazadDum()}                                                                                              | ${'LEGAL'}       | ${[]}
  ${'a King who leads guards and is no General'} | ${khazadDum(warband('durin-king-of-khazad-dum'))}                                                           | ${'ILLEGAL'}     | ${['WRONG_LEADER_FOR']}
  ${'an open rule that does not matter'}         | ${army('lothlorien', warband('galadriel-lady-of-lothlorien', unit('lorien-guard', 2)))}                     | ${'LEGAL'}       | ${[]}
  ${'an open rule that matters'}                 | ${army('lothlorien', warband('celeborn-lord-of-lothlorien', unit('lorien-guard', 2)))}                      | ${'NOT_COVERED'} | ${['RULE_NOT_COVERED']}
  ${'Woses carry no throwing weapons'}           | ${druadan(12, 3)}                                                                                           | ${'LEGAL'}       | ${[]}
`('$kind: $verdict', ({ draft, verdict, codes }) => {
  expect(judged(draft)).toEqual([verdict, codes]);
});

const chieftains = (first: number, second: number) =>
  army(
    'the-black-gate',
    warband('the-mouth-of-sauron'),
    warband('mordor-troll-chieftain', unit('morannon-orc-warrior', first)),
    warband('mordor-troll-chieftain', unit('morannon-orc-warrior', second)),
  );

test('the White Council is one warband under its General', () => {
  const council = (leader: string, follower: string) =>
    army('the-white-council', warband(leader, unit(follower)));
  expect(judged(council('saruman-the-white', 'gandalf-the-grey'))).toEqual(['LEGAL', []]);
  expect(judged(council('gandalf-the-grey', 'saruman-the-white'))).toEqual(['ILLEGAL', ['NOT_ONE_WARBAND']]);
});

test('a chieftain counts as Valour while he is the General, another one does not', () => {
  expect(judged(chieftains(15, 12))).toEqual(['LEGAL', []]);
  expect(judged(chieftains(15, 13))).toEqual(['ILLEGAL', ['WARBAND_TOO_LARGE']]);
  expect(judged(chieftains(16, 0))).toEqual(['ILLEGAL', ['WARBAND_TOO_LARGE']]);
});

test('any Ringwraith may be the General of the Great Eye, nobody else', () => {
  const eye = army(
    'army-of-the-great-eye',
    warband('the-betrayer'),
    warband('the-tainted'),
    warband('shagrat-captain-of-cirith-ungol'),
  );
  const [only] = eye.forces;
  const under = (leader: string) => judged({ ...eye, forces: [ledBy(`2024-${leader}`, only!)] });
  expect(report(eye, given).facts.leaderCandidates.map(({ name }) => name)).toEqual([
    'The Tainted',
    'The Betrayer',
  ]);
  expect(under('the-betrayer')).toEqual(['LEGAL', []]);
  expect(under('shagrat-captain-of-cirith-ungol')).toEqual(['ILLEGAL', ['LEADER_NOT_CANDIDATE']]);
});

test('the King whose keyword most models have is the General; a tie is open', () => {
  const realms = (dale: number, arnor: number) =>
    army(
      'realms-of-men',
      warband('king-of-men-dale', unit('warrior-of-dale', dale, { shield: dale })),
      warband('king-of-men-arnor', unit('warrior-of-arnor', arnor)),
    );
  expect(report(realms(3, 2), given).facts.leaderCandidates.map(({ profile }) => profile)).toEqual([
    '2024-king-of-men-dale',
  ]);
  expect(judged(realms(3, 3))).toEqual(['NOT_COVERED', ['RULE_NOT_COVERED']]);
});

test('Ruffians without a Hero come after every Hero', () => {
  const rogues = army('sharkeys-rogues', warband('sharkey-worm'), warband(null, unit('ruffian', 10)));
  expect(judged(rogues)).toEqual(['NOT_COVERED', ['RULE_NOT_COVERED']]);
});

test('an army of a list with 66 per cent is broken later: 20 of 30 models, 34 of 50', () => {
  const scouts = (...sizes: readonly number[]) =>
    army(
      'lurtzs-scouts',
      ...sizes.map((count, place) =>
        warband(
          place === 0 ? 'lurtz-uruk-hai-scout-captain' : 'uruk-hai-scout-captain',
          unit('uruk-hai-scout', count),
        ),
      ),
    );
  const of = (draft: ReturnType<typeof army>) => {
    const { models, brokenAt } = report(draft, given).facts;
    return [models, brokenAt];
  };
  expect(of(scouts(15, 12, 0))).toEqual([30, 20]);
  expect(of(scouts(15, 12, 12, 7))).toEqual([50, 34]);
});
