// Makes the sources of the rules package (clients/rules): the questions that need neither store, secret, dice nor the
// shipped army lists, each as a file of its own, so that a bundler takes only what a program asks; and their types.
import openapiTypescript, { astToString } from 'openapi-typescript';
import { isBatchable, plannedAnswer, NOTE } from './operation-code.mjs';

const FOLDER = 'clients/rules/src/generated';

/** Questions of a batch that the package leaves out, with the reason. */
const LEFT_OUT = {
  armyList: 'needs the shipped army lists',
  profile: 'needs the shipped army lists',
  armyLists: 'needs the shipped army lists',
  legendaryLegion: 'needs the shipped army lists',
  legendaryLegions: 'needs the shipped army lists',
  fightProfile: 'needs the shipped army lists',
  matchup: 'needs the shipped army lists',
  readRoster: 'needs the shipped army lists',
  validateArmy: 'needs the shipped army lists',
  armySheet: 'needs the shipped army lists',
  shareArmy: 'needs the shipped army lists',
  sharedArmy: 'needs the shipped army lists',
  searchRules: 'searches the shipped army lists too',
  previewCsv: 'shows a file before an event takes it, which needs the service',
  checkReceipt: 'needs the key of the service',
  receiptKey: 'needs the key of the service',
};

export const isInPackage = (operation) => isBatchable(operation) && !(operation.name in LEFT_OUT);

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const comment = ({ documentation, method, path }) =>
  `/**\n * ${documentation.replaceAll('*/', '*\\/')}\n *\n * The API answers the same at \`${method} ${path}\`.\n */`;

const questionCode = (operation, id, plans) => {
  const answers = plannedAnswer(operation, plans);
  return `${NOTE}import { ${operation.name} as operation } from '../../../../../${operation.file.replace(/\.ts$/, '')}';
import { answering } from '../../answering';
import type { Question } from '../../types';

${comment(operation)}
export const ${id}: Question<'${id}'> = answering(operation${answers ? `, '${answers}'` : ''});
`;
};

const referencesIn = (value) =>
  [...JSON.stringify(value).matchAll(/"#\/components\/(\w+)\/([\w.-]+)"/g)].map(([, kind, name]) => [
    kind,
    name,
  ]);

/** The components that these paths need, and what those need. */
const neededComponents = (paths, components) => {
  const needed = {};
  const visit = (value) => {
    for (const [kind, name] of referencesIn(value)) {
      if (needed[kind]?.[name]) continue;
      const found = components[kind][name];
      (needed[kind] ??= {})[name] = found;
      visit(found);
    }
  };
  visit(paths);
  return needed;
};

/** The question alone: what it is asked with and what it answers. */
const questionFacts = ({ operationId, description, parameters, requestBody, responses }) => ({
  operationId,
  description,
  ...(parameters && { parameters: parameters.filter(({ in: place }) => place !== 'header') }),
  ...(requestBody && { requestBody }),
  responses: { 200: { description: '', content: responses[200].content } },
});

const withoutExamples = (value) =>
  JSON.parse(
    JSON.stringify(value, (key, one) => (key === 'example' || key === 'examples' ? undefined : one)),
  );

/** Each file of the package that is made, by its path. */
export const rulesPackageFiles = async (operations, document, plans) => {
  const rows = operations.filter(isInPackage).map((operation) => {
    const found = document.paths[operation.path][operation.method.toLowerCase()];
    return { operation, found, id: found.operationId };
  });
  const paths = {};
  for (const { operation, found } of rows)
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = withoutExamples(questionFacts(found));
  const { openapi, info, components } = document;
  const types = { openapi, info, paths, components: withoutExamples(neededComponents(paths, components)) };
  const code = await openapiTypescript(types, { immutable: true, defaultNonNullable: false });
  return {
    [`${FOLDER}/schema.ts`]: `${NOTE}${astToString(code)}`,
    [`${FOLDER}/index.ts`]: `${NOTE}${rows.map(({ id }) => `export { ${id} } from './questions/${kebab(id)}';`).join('\n')}\n`,
    ...Object.fromEntries(
      rows.map(({ operation, id }) => [
        `${FOLDER}/questions/${kebab(id)}.ts`,
        questionCode(operation, id, plans),
      ]),
    ),
  };
};
