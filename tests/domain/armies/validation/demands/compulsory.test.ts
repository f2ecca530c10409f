import { doubles, errors, force, found, report, singles, warband } from '../army';

const host = (...leaders: readonly string[]) =>
  force('kings-host', ...leaders.map((leader) => warband(leader)));

it('everyone whom the Legion needs is there', () => {
  expect(errors(singles(1000, host('west-king', 'west-hero')))).toEqual([]);
  expect(found(singles(1000, host('west-king')), 'COMPULSORY_MISSING')).toEqual([['', 0, 1]]);
  expect(found(singles(1000, host('west-lord')), 'COMPULSORY_MISSING')).toHaveLength(2);
});

it('in doubles one in either force is enough', () => {
  expect(errors(doubles(1000, host('west-king'), host('west-hero')))).toEqual([]);
  const draft = doubles(1000, host('west-king'), host('west-lord'));
  expect(found(draft, 'COMPULSORY_MISSING')).toEqual([['', 0, 1]]);
  expect(report(draft).findings.find(({ code }) => code === 'COMPULSORY_MISSING')).toMatchObject({
    message: 'kings-host must have west-hero',
    source: { document: '000', heading: 'LEGENDARY LEGIONS' },
  });
});

it('but not both of the same one', () => {
  expect(errors(doubles(1000, host('west-king'), host('west-king', 'west-hero')))).toEqual(['UNIQUE_TWICE']);
});

it('only while its condition holds, in doubles across the army', () => {
  const mindful = (...leaders: readonly string[]) => ({ ...host(...leaders), list: 'mindful' });
  expect(errors(singles(1000, mindful('west-hero')))).toEqual([]);
  expect(errors(singles(1000, mindful('west-king')))).toEqual(['COMPULSORY_MISSING']);
  expect(errors(doubles(1000, mindful('west-hero'), mindful('west-king')))).toEqual(['COMPULSORY_MISSING']);
  expect(errors(doubles(1000, mindful('west-lord'), mindful('west-king')))).toEqual([]);
});
