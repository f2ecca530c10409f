// The pages and pictures of docs/ that are made from the product's own data.

const sources = {
  'docs/rulings.md': { file: 'src/domain/rules/reference/rulings-page.ts', name: 'rulingsPage' },
  'docs/roles.md': { file: 'scripts/generate/roles-page.ts', name: 'rolesPage' },
  'docs/errors.md': { file: 'scripts/generate/errors-page.ts', name: 'errorsPage' },
  'docs/coverage.md': { file: 'scripts/coverage-page/page.ts', name: 'coveragePage' },
  'docs/event-record.schema.json': { file: 'scripts/generate/event-schema.ts', name: 'eventSchema' },
  'docs/images/duel-matrix.svg': { file: 'scripts/generate/readme-pictures.ts', name: 'duelMatrixFile' },
  'docs/images/standings.svg': { file: 'scripts/generate/readme-pictures.ts', name: 'standingsFile' },
};

/** Each page by its path; `load` imports a source. */
export const generatedPages = async (load) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(sources).map(async ([path, { file, name }]) => [path, await (await load(file))[name]()]),
    ),
  );
