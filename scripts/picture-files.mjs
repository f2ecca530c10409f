// Puts what turns pictures into PNG beside the pictures function: resvg's WebAssembly, the fonts, and their licences.
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const fontFolder = dirname(require.resolve('@fontsource/source-sans-3/LICENSE'));
const SHIPPED = /^source-sans-3-(latin|latin-ext|cyrillic|greek)-(400|600)-normal\.woff2$/;

const NOTICE = `resvg.wasm is @resvg/resvg-wasm ${require('../package.json').dependencies['@resvg/resvg-wasm']}, unchanged, under the Mozilla Public License 2.0
(https://www.mozilla.org/MPL/2.0/); its source: https://github.com/thx/resvg-js
The fonts are Source Sans 3 under the SIL Open Font License 1.1: LICENSE-source-sans-3.txt
`;

/** The source of each file, by the name it is asked for with. */
export const pictureFiles = async () => ({
  'resvg.wasm': require.resolve('@resvg/resvg-wasm/index_bg.wasm'),
  'LICENSE-source-sans-3.txt': join(fontFolder, 'LICENSE'),
  ...Object.fromEntries(
    (await readdir(join(fontFolder, 'files')))
      .filter((name) => SHIPPED.test(name))
      .map((name) => [name, join(fontFolder, 'files', name)]),
  ),
});

export const copyPictureFiles = async (folder) => {
  await mkdir(folder, { recursive: true });
  await Promise.all(
    Object.entries(await pictureFiles()).map(([name, path]) => copyFile(path, join(folder, name))),
  );
  await writeFile(join(folder, 'LICENCES.txt'), NOTICE);
};
