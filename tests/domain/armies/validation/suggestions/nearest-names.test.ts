import { force, singles, unit, warband } from '../army';
import { errorsAfter, suggestions } from './suggest';

it('a list, a profile, an option: each with the nearest that there is', () => {
  const draft = singles(
    1000,
    force('west', warband('west-lrd', unit('west-warrior', 2, { speer: 2 }))),
    force('wods', warband('woods-lord')),
  );
  const all = suggestions(draft);
  expect(all.map(({ code, where, text }) => [code, where.force, where.warband, where.unit, text])).toEqual(
    expect.arrayContaining([
      ['UNKNOWN_PROFILE', 0, 0, 0, 'Write "west-lord" instead of "west-lrd".'],
      ['UNKNOWN_OPTION', 0, 0, 1, 'Write "spear" instead of "speer".'],
      ['UNKNOWN_LIST', 1, null, null, 'Write "woods" instead of "wods".'],
    ]),
  );
  const best = ['west-lord', 'spear', 'woods'].map((name) =>
    all.find(({ text }) => text.includes(`"${name}"`))!,
  );
  expect(errorsAfter(draft, { ...best[0]!, changes: best.flatMap(({ changes }) => changes) })).toEqual([]);
});

it('none where nothing is near', () => {
  expect(suggestions(singles(1000, force('zzzzzzzzzzzzzzzz', warband('x'))))).toEqual([]);
});
