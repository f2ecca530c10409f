import { aLine } from './a-line';
import { zipSync } from 'fflate';
import { importCatalogues } from '../../../src/infrastructure/battlescribe/catalogue/import-catalogues';
import { readArchive } from '../../../src/infrastructure/battlescribe/read-archive';
import { readXml } from '../../../src/infrastructure/battlescribe/read-xml';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const codeOf = (result: { ok: true } | { ok: false; error: { code: string } }): string =>
  result.ok ? 'OK' : result.error.code;

describe('XML', () => {
  it.each([
    ['a document type', '<!DOCTYPE a><a/>', 'DTD_REFUSED'],
    ['entities of its own', '<!DOCTYPE a [<!ENTITY x "ha"><!ENTITY y "&x;&x;">]><a>&y;</a>', 'DTD_REFUSED'],
    [
      'an external entity',
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]><a>&x;</a>',
      'DTD_REFUSED',
    ],
    ['an entity that nobody defines', '<a>&x;</a>', 'NOT_XML'],
    ['an open end', '<a><b></a>', 'NOT_XML'],
    ['nothing', '', 'NOT_XML'],
    ['the five entities of XML', '<a b="&quot;">&lt;&amp;&gt;&apos;</a>', 'OK'],
  ])('with %s', (_name, text, code) => {
    expect(codeOf(readXml(bytes(text)))).toBe(code);
  });

  it('is read with attributes, children and text', () => {
    expect(readXml(bytes('<a x="1"><b>t<![CDATA[<u>]]></b></a>'))).toEqual({
      ok: true,
      value: {
        name: 'a',
        attributes: { x: '1' },
        children: [{ name: 'b', attributes: {}, children: [], text: 't<u>' }],
        text: '',
      },
    });
  });

  it('that is no UTF-8 is refused', () => {
    expect(codeOf(readXml(new Uint8Array([0x3c, 0xff, 0xfe])))).toBe('NOT_UTF8');
  });

  const limits = { bytes: 200, depth: 3, elements: 5 };
  it.each([
    ['at the depth allowed', '<a><b><c/></b></a>', 'OK'],
    ['one deeper', '<a><b><c><d/></c></b></a>', 'TOO_DEEP'],
    ['with as many elements as allowed', '<a><b/><b/><b/><b/></a>', 'OK'],
    ['with one more', '<a><b/><b/><b/><b/><b/></a>', 'TOO_MANY_ELEMENTS'],
    ['as long as allowed', `<a>${'x'.repeat(193)}</a>`, 'OK'],
    ['one byte longer', `<a>${'x'.repeat(194)}</a>`, 'TOO_LARGE'],
  ])('%s', (_name, text, code) => {
    expect(codeOf(readXml(bytes(text), limits as never))).toBe(code);
  });
});

describe('an archive', () => {
  const zip = (files: Record<string, Uint8Array>): Uint8Array => zipSync(files);

  it('gives the first file of the kind looked for', () => {
    const archive = zip({ 'readme.txt': bytes('no'), 'a.cat': bytes('<a/>') });
    expect(readArchive(archive, ['.cat'])).toEqual({ ok: true, value: bytes('<a/>') });
  });

  it('may hold its file uncompressed', () => {
    expect(readArchive(zipSync({ 'a.ros': bytes('<a/>') }, { level: 0 }), ['.ros'])).toEqual({
      ok: true,
      value: bytes('<a/>'),
    });
  });

  it('is not needed: plain bytes are given back', () => {
    expect(readArchive(bytes('<a/>'), ['.cat'])).toEqual({ ok: true, value: bytes('<a/>') });
  });

  it('without such a file is refused', () => {
    expect(codeOf(readArchive(zip({ 'a.txt': bytes('x') }), ['.cat']))).toBe('NO_CATALOGUE_INSIDE');
  });

  it('that inflates beyond the ratio is refused, whatever it says of its size', () => {
    const bomb = zip({ 'a.cat': new Uint8Array(8 * 1024 * 1024) });
    expect(codeOf(readArchive(bomb, ['.cat']))).toBe('TOO_LARGE');
    const lying = bomb.slice();
    // The sizes in the local header: claimed to be one byte.
    lying.set([1, 0, 0, 0], 22);
    expect(codeOf(readArchive(lying, ['.cat']))).toBe('TOO_LARGE');
  });

  it('that inflates beyond the size is refused', () => {
    const limits = { entries: 16, inflatedBytes: 1000, ratio: 1000 };
    expect(codeOf(readArchive(zip({ 'a.cat': new Uint8Array(1000) }), ['.cat'], limits as never))).toBe('OK');
    expect(codeOf(readArchive(zip({ 'a.cat': new Uint8Array(1001) }), ['.cat'], limits as never))).toBe(
      'TOO_LARGE',
    );
  });

  it('with too many files is refused', () => {
    const many = Object.fromEntries(Array.from({ length: 17 }, (_, index) => [`${index}.txt`, bytes('x')]));
    expect(codeOf(readArchive(zip(many), ['.cat']))).toBe('TOO_MANY_ENTRIES');
  });

  it('that is cut short or broken is refused', () => {
    const whole = zip({ 'a.cat': bytes('<a>some text that is worth packing, some text</a>') });
    expect(codeOf(readArchive(whole.slice(0, 50), ['.cat']))).toBe('NOT_A_ZIP');
    const broken = whole.slice();
    broken.fill(0xff, 36, 60);
    expect(['NOT_A_ZIP', 'TOO_LARGE']).toContain(codeOf(readArchive(broken, ['.cat'])));
  });
});

describe('entries that lead to each other', () => {
  const GAME = `<gameSystem id="game" name="Game"><costTypes><costType id="points" name="Points"/></costTypes>
    <categoryEntries><categoryEntry id="hero" name="Hero of Valour"/></categoryEntries>
    <forceEntries><forceEntry id="army" name="Army"><categoryLinks>
      <categoryLink id="army-hero" targetId="hero"/></categoryLinks></forceEntry></forceEntries></gameSystem>`;
  const imported = (groups: string, hero = '') =>
    importCatalogues([
      { name: 'game.gst', bytes: bytes(GAME) },
      {
        name: 'list.cat',
        bytes: bytes(`<catalogue id="list" name="List" gameSystemId="game"><selectionEntries>
          <selectionEntry id="captain" name="Captain" type="model">
            <categoryLinks><categoryLink id="captain-hero" targetId="hero"/></categoryLinks><profiles>${aLine('Captain')}</profiles>
            <entryLinks><entryLink id="first" name="first" targetId="g0"/></entryLinks>${hero}
          </selectionEntry></selectionEntries>
          <sharedSelectionEntryGroups>${groups}</sharedSelectionEntryGroups></catalogue>`),
      },
    ]);
  const group = (id: string, ...targets: readonly string[]): string =>
    `<selectionEntryGroup id="${id}" name="Group ${id}"><entryLinks>${targets
      .map((target, index) => `<entryLink id="${id}-${index}" name="to ${target}" targetId="${target}"/>`)
      .join('')}</entryLinks></selectionEntryGroup>`;

  it('in a circle are refused by their names', () => {
    expect(imported(group('g0', 'g0', 'g0'))).toEqual({
      ok: false,
      error: [{ code: 'CYCLE', detail: 'an entry leads back to itself: Group g0 > to g0 > Group g0' }],
    });
    expect(imported(group('g0', 'g1') + group('g1', 'g2') + group('g2', 'g0'))).toMatchObject({
      ok: false,
      error: [{ code: 'CYCLE' }],
    });
  });

  it('twice at each of 40 levels are refused before they fill the memory', () => {
    const levels = Array.from({ length: 40 }, (_, level) =>
      group(`g${level}`, `g${level + 1}`, `g${level + 1}`),
    );
    expect(imported(levels.join('') + group('g40'))).toMatchObject({
      ok: false,
      error: [{ code: 'TOO_MUCH_WORK' }],
    });
  });

  it('in a chain of 20,000 links, or with a category that asks for itself, are read', () => {
    const chain = Array.from({ length: 20_000 }, (_, level) => group(`g${level}`, `g${level + 1}`));
    expect(imported(chain.join('') + group('g20000')).ok).toBe(true);
    const asks = `<modifiers><modifier type="add" field="category" value="hero"><conditions>
      <condition type="instanceOf" scope="self" childId="hero"/></conditions></modifier></modifiers>`;
    expect(imported(group('g0'), asks).ok).toBe(true);
  });
});
