import type { Rendered } from '../http/reply';

/** All that is kept together, in characters: some forty pages of 1,000 entrants, or thousands of small ones. */
const MOST_CHARACTERS = 8_000_000;

/** Below this, packing takes no time that counts. */
const LARGE_CHARACTERS = 100_000;

/** A large page is packed once too, for the first reader who takes that. */
const packedOnce = ({ body, ...rendered }: Rendered): Rendered => {
  if (typeof body !== 'string' || body.length < LARGE_CHARACTERS) return { ...rendered, body };
  const plain = Buffer.from(body);
  let gzipped: Uint8Array | undefined;
  const pack = (): Uint8Array => process.getBuiltinModule('node:zlib').gzipSync(plain);
  return { ...rendered, body: { file: (isGzipped) => (isGzipped ? (gzipped ??= pack()) : plain) } };
};

/** Renders a page once for all who ask for the same version of it at the same address; each process keeps its own. */
export type RenderOnce = (key: string, render: () => Promise<Rendered>) => Promise<Rendered>;

export const createKeptPages = (mostCharacters = MOST_CHARACTERS): RenderOnce => {
  const kept = new Map<string, { readonly rendering: Promise<Rendered>; characters: number }>();
  let characters = 0;
  const forget = (key: string): void => {
    characters -= kept.get(key)?.characters ?? 0;
    kept.delete(key);
  };
  return async (key, render) => {
    const known = kept.get(key);
    if (known) return known.rendering;
    const rendering = render().then((rendered) => {
      page.characters = typeof rendered.body === 'string' ? rendered.body.length : mostCharacters;
      return packedOnce(rendered);
    });
    const page = { rendering, characters: 0 };
    kept.set(key, page);
    try {
      const rendered = await page.rendering;
      if (kept.get(key) === page) characters += page.characters;
      // The one rendered first is forgotten first: its version is the oldest.
      for (const [oldest] of kept) {
        if (characters <= mostCharacters) break;
        forget(oldest);
      }
      return rendered;
    } catch (error) {
      forget(key);
      throw error;
    }
  };
};
