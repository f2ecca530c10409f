/** Reads one of the files that are shipped for this: `resvg.wasm`, and the fonts by their names. */
export type ReadFile = (name: string) => Uint8Array;

/** SVG text to PNG bytes, `scale` pixels to each of the picture. */
export type Rasterise = (svg: string, scale: number) => Promise<Uint8Array>;

const FAMILY = 'Source Sans 3';

/** The alphabets that fonts are shipped for, and the characters that need each; Latin always does. */
const alphabets = {
  latin: /^/,
  'latin-ext': /[\u0100-\u02af\u1e00-\u1eff]/,
  cyrillic: /[\u0400-\u04ff]/,
  greek: /[\u0370-\u03ff]/,
} as const;

type Alphabet = keyof typeof alphabets;

const fontFiles = (alphabet: Alphabet): readonly string[] =>
  ['400', '600'].map((weight) => `source-sans-3-${alphabet}-${weight}-normal.woff2`);

/**
 * Draws with resvg in WebAssembly, which runs on every processor alike. It is loaded with the first picture; nothing of the
 * machine's own fonts is used, so that a picture is the same bytes everywhere. Each font costs milliseconds with every
 * picture: only those it needs are handed over.
 */
export const createRasteriser = (read: ReadFile): Rasterise => {
  const load = async () => {
    const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
    // The types ask for an ArrayBuffer's bytes; those of a file are that.
    await initWasm(read('resvg.wasm') as Uint8Array<ArrayBuffer>);
    return Resvg;
  };
  let loading: ReturnType<typeof load> | undefined;
  const fonts = new Map<Alphabet, readonly Uint8Array[]>();
  const fontsOf = (alphabet: Alphabet): readonly Uint8Array[] => {
    const known = fonts.get(alphabet) ?? fontFiles(alphabet).map(read);
    fonts.set(alphabet, known);
    return known;
  };
  return async (svg, scale) => {
    const Resvg = await (loading ??= load());
    const needed = (Object.keys(alphabets) as Alphabet[]).filter((alphabet) => alphabets[alphabet].test(svg));
    const drawing = new Resvg(svg, {
      fitTo: { mode: 'zoom', value: scale },
      font: {
        fontBuffers: needed.flatMap(fontsOf) as Uint8Array<ArrayBuffer>[],
        loadSystemFonts: false,
        defaultFontFamily: FAMILY,
        sansSerifFamily: FAMILY,
      },
    });
    const image = drawing.render();
    const png = image.asPng();
    image.free();
    drawing.free();
    return png;
  };
};
