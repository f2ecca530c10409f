// The pages and pictures of docs/ that are made from the product's own data.
import { build } from 'esbuild';

const root = new URL('../../', import.meta.url).pathname;

const sources = {
  'docs/rulings.md': { file: 'src/domain/rules/reference/rulings-page.ts', name: 'rulingsPage' },
  'docs/roles.md': { file: 'scripts/generate/roles-page.ts', name: 'rolesPage' },
  'docs/errors.md': { file: 'scripts/generate/errors-page.ts', name: 'errorsPage' },
  'docs/coverage.md': { file: 'scripts/coverage-page/page.ts', name: 'coveragePage' },
  'docs/images/duel-matrix.svg': { file: 'scripts/generate/readme-pictures.ts', name: 'duelMatrixFile' },
  'docs/images/standings.svg': { file: 'scripts/generate/readme-pictures.ts', name: 'standingsFile' },
};

const pageOf = async ({ file, name }) => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [file],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    logLevel: 'warning',
  });
  const module = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  return module[name]();
};

/** Each page by its path. */
export const generatedPages = async () =>
  Object.fromEntries(
    await Promise.all(Object.entries(sources).map(async ([path, source]) => [path, await pageOf(source)])),
  );
