import { keepRules } from '../../../../src/app/armies/catalogues/keep-rules';
import type { ReadList } from '../../../../src/infrastructure/battlescribe/catalogue/read-list';

/** Uploaded lists of a name that ships keep the rules that a builder's files cannot say. */

const hero = (id: string, name: string, points: number) => ({
  id,
  name,
  tier: 'VALOUR' as const,
  unique: true,
  points,
  keywords: ['Infantry'],
  statline: '6 5/4+ 4 5 1 3 7 3 6 3',
});

const uploaded = (fields: Partial<ReadList> & Pick<ReadList, 'id' | 'name'>): ReadList => ({
  alignment: 'GOOD',
  profiles: [],
  legions: [],
  ...fields,
});

const linesOf = (list: ReadList) =>
  Object.fromEntries(
    keepRules([list]).report.map(({ what, examples }) => [/kept|lost|differs/.exec(what)?.[0], examples]),
  );

it('keeps that the White Council is one warband, and says so', () => {
  const council = uploaded({
    id: 'the-white-council',
    name: 'The White Council',
    profiles: [hero('celeborn', 'Celeborn, Lord of Lothlórien', 130), hero('saruman', 'Saruman', 171)],
  });
  expect(keepRules([council]).lists[0]?.demands).toEqual([
    { kind: 'SINGLE_WARBAND', leaders: ['saruman'], when: { present: ['saruman'] } },
    { kind: 'SINGLE_WARBAND', leaders: ['celeborn'], when: { not: { present: ['saruman'] } } },
  ]);
  expect(linesOf(council)).toMatchObject({
    kept: [
      'The White Council, demands: kind:SINGLE_WARBAND, leaders:[saruman], when:present:[saruman]',
      'The White Council, demands: kind:SINGLE_WARBAND, leaders:[celeborn], when:not:present:[saruman]',
    ],
  });
  expect(linesOf(council)['differs']).toContain('The White Council, Saruman: tier; points; no option horse');
});

it('names the rules about models that the files do not field', () => {
  expect(linesOf(uploaded({ id: 'moria', name: 'Moria' }))['lost']).toContain(
    'Moria, demands: kind:ONLY_LED_BY, profiles:[the-watcher-in-the-water], leaders:[]',
  );
});

it('lets the file have its say about what it says', () => {
  const says = { kind: 'ONLY_LED_BY' as const, profiles: ['shelob'], leaders: ['gothmog'] };
  const mordor = uploaded({
    id: 'mordor',
    name: 'Mordor',
    alignment: 'EVIL',
    profiles: [hero('shelob', 'Shelob', 90), hero('gothmog', 'Gothmog', 90)],
    demands: [says],
  });
  const [kept] = keepRules([mordor]).lists;
  expect(kept?.demands?.filter(({ kind }) => kind === 'ONLY_LED_BY')).toEqual([says]);
});

it('says of a list that does not ship that it has no rules of ours', () => {
  expect(linesOf(uploaded({ id: 'erebor-reclaimed', name: 'Erebor Reclaimed' }))).toEqual({
    lost: ['Erebor Reclaimed: every rule and ally, for no list of this name ships'],
  });
});
