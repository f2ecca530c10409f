import type { SearchHitList } from '../../../src/app/kernel/generated/answers';
import { callAny } from '../../../src/app/kernel/use-case';
import { searchRules } from '../../../src/app/search/search-rules';
import { fakeContext } from './fake-context';

/** The first three entries that a word finds in the rules of 2018. */
const found = async (query: string): Promise<readonly string[]> => {
  const answer = await callAny(searchRules, { query, edition: 'MESBG_2018', limit: 3 }, fakeContext());
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return (answer.value as SearchHitList).items.map(({ id }) => id);
};

test.each([
  ['shield', 'Schild', 'bouclier', 'scudo', 'escudo', 'tarcza'],
  ['banner', 'Standarte', 'bannière', 'stendardo', 'estandarte', 'sztandar'],
  ['uruk-hai-bow', 'Armbrust', 'arbalete', 'balestra', 'ballesta', 'kusza'],
  ['courage', 'Mut', 'bravoure', 'coraggio', 'coraje', 'odwaga'],
  ['trapped', 'gefangen', 'piégé', 'intrappolato', 'atrapado', 'osaczony'],
  ['terror', 'Angst', 'peur', 'paura', 'miedo', 'strach'],
  ['jump', 'springen', 'sauter', 'saltare', 'saltar', 'skok'],
  ['climb', 'klettern', 'grimper', 'arrampicarsi', 'trepar', 'wspinaczka'],
  ['swim', 'schwimmen', 'nager', 'nuotare', 'nadar', 'plywanie'],
  ['cavalry', 'Kavallerie', 'cavalerie', 'cavalleria', 'caballeria', 'jazda'],
  [
    'heroic-combat',
    'heroischer Kampf',
    'combat héroïque',
    'combattimento eroico',
    'combate heroico',
    'heroiczna walka',
  ],
  ['deep-water', 'tiefes Wasser', 'eau profonde', 'acqua profonda', 'agua profunda', 'głęboka woda'],
])('words of five languages lead to %s', async (id, ...words) => {
  const missed = await Promise.all(
    words.map(async (word) => ((await found(word)).includes(id) ? [] : [word])),
  );
  expect(missed.flat()).toEqual([]);
});
