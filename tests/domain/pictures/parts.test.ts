import fc from 'fast-check';
import { linearScale, percent, spread, thinned, ticksTo } from '../../../src/domain/pictures/scales';
import { escapeText } from '../../../src/domain/pictures/svg';
import { shorten, textWidth, wrap } from '../../../src/domain/pictures/text-width';
import { colourOf, darkStyle, lineRole, stepRoles } from '../../../src/domain/pictures/theme';

describe('percent', () => {
  it.each([
    [0, 0, '0%'],
    [1, 0, '100%'],
    [0.5, 0, '50%'],
    [119 / 144, 1, '82.6%'],
    [0.000001, 0, '<1%'],
    [0.999999, 0, '>99%'],
    [0.000001, 1, '<0.1%'],
    [0.999999, 1, '>99.9%'],
  ])('%d with %d digits is %s', (chance, digits, text) => {
    expect(percent(chance, digits)).toBe(text);
  });
});

describe('scales', () => {
  it('map the ends to the ends, evenly', () => {
    const scale = linearScale([0, 10], [100, 200]);
    expect([0, 5, 10].map(scale)).toEqual([100, 150, 200]);
    expect(linearScale([3, 3], [0, 10])(3)).toBe(5);
  });

  it.each([
    [40, 5, [0, 10, 20, 30, 40]],
    [100, 5, [0, 20, 40, 60, 80, 100]],
    [0.7, 5, [0, 0.2, 0.4, 0.6, 0.8]],
    [12, 5, [0, 2.5, 5, 7.5, 10, 12.5]],
  ])('ticks to %d', (most, count, ticks) => {
    expect(ticksTo(most, count)).toEqual(ticks);
  });

  it('thin labels that have no room', () => {
    expect(thinned([1, 2, 3, 4, 5], 5)).toEqual([1, 2, 3, 4, 5]);
    expect(thinned([1, 2, 3, 4, 5], 3)).toEqual([1, 3, 5]);
  });

  it('spread labels apart, within the range and in their order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 300, noNaN: true }), { minLength: 1, maxLength: 15 }),
        (wanted) => {
          const placed = spread(wanted, 20, [0, 300]);
          const sorted = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
          const heights = sorted.map((i) => placed[i]!);
          expect(heights[0]).toBeGreaterThanOrEqual(-1e-9);
          expect(heights.at(-1)).toBeLessThanOrEqual(300);
          for (let i = 1; i < heights.length; i += 1)
            expect(heights[i]! - heights[i - 1]!).toBeGreaterThanOrEqual(20 - 1e-9);
        },
      ),
    );
  });
});

describe('texts', () => {
  it('cannot be markup, whatever they are', () => {
    expect(escapeText(`<a href="x">&'\u0000\ud800</a>`)).toBe(
      '&lt;a href=&quot;x&quot;&gt;&amp;&#39;\ufffd\ufffd&lt;/a&gt;',
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(escapeText(text)).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|#39);)/);
      }),
    );
  });

  it('fit the room they are given', () => {
    const room = { size: 15, width: 120 };
    expect(shorten('Uruk-hai', room)).toBe('Uruk-hai');
    expect(shorten('The Uruk-hai of the White Hand', room)).toMatch(/…$/);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        expect(textWidth(shorten(text, room), 15)).toBeLessThanOrEqual(120);
        const lines = wrap(text, { ...room, lines: 2 });
        expect(lines.length).toBeLessThanOrEqual(2);
        for (const line of lines) expect(textWidth(line, 15)).toBeLessThanOrEqual(120);
      }),
    );
  });

  it('break between words', () => {
    expect(wrap('one two three', { size: 10, width: 45, lines: 2 })).toEqual(['one two', 'three']);
    expect(wrap('', { size: 10, width: 45, lines: 2 })).toEqual([]);
  });
});

/** Relative luminance and contrast as WCAG 2 defines them. */
const luminance = (colour: string): number => {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (a: string, b: string): number => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

describe.each(['LIGHT', 'DARK'] as const)('the colours, %s', (theme) => {
  it.each(Array.from({ length: 11 }, (_, i) => i / 10))(
    'let the number in a cell of %d be read',
    (chance) => {
      const { cell, text } = stepRoles(chance);
      expect(contrast(colourOf(cell, theme), colourOf(text, theme))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['ink', 'quiet', ...Array.from({ length: 6 }, (_, i) => lineRole(i))] as const)(
    'let text in %s be read on paper',
    (role) => {
      expect(contrast(colourOf(role, theme), colourOf('paper', theme))).toBeGreaterThanOrEqual(4.5);
    },
  );
});

test('the dark style names only what is used', () => {
  expect(darkStyle((name) => name === 'muster-fill-ink')).toBe(
    '@media (prefers-color-scheme:dark){.muster-fill-ink{fill:#eef1f5}}',
  );
});
