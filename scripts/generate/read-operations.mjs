// Every operation of src/app: its descriptor, its documentation (the comment above it), its input as a JSON Schema.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEntry } from '../load-source.mjs';

const DECLARATION =
  /(?:\/\*\*((?:[^*]|\*(?!\/))*)\*\/\s*)?export const (\w+) = (?:\/\* @__PURE__ \*\/ )?(?:operation|\w+Operation)\(/g;

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file))
    .sort();

const textOfComment = (comment = '') =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Finds the operations: file, name, documentation. */
export const findOperations = (root) =>
  filesBelow(join(root, 'src/app')).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(DECLARATION)].map(([, comment, name]) => ({
      name,
      file: path.slice(join(root, '/').length),
      documentation: textOfComment(comment),
    })),
  );

const entryOf = (found) =>
  [
    "export { inputSchema } from './scripts/openapi/json-schema';",
    "export { inputName } from './scripts/openapi/input-name';",
    ...found.map(({ name, file }) => `export { ${name} } from './${file}';`),
  ].join('\n');

/** `the claims`, `the member, player and code`: what an input of these fields holds. */
const contents = (names) => {
  const words = names.map((name) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
  return `The ${words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words[0]}.`;
};

/** How GraphQL asks the operation: what REST takes as a body is one `input`, which the descriptor may name and describe. */
const inGraphql = (operation, inputName) => {
  const { graphql, name, method, pathFields, inputSchema } = operation;
  const { properties = {}, required = [] } = inputSchema;
  const stated = { kind: method === 'GET' ? 'query' : 'mutation', ...graphql };
  const fields = Object.keys(properties).filter((field) => !pathFields.includes(field));
  if (stated.input || method === 'GET' || fields.length === 0) return stated;
  return {
    input: inputName(name),
    inputDescription: (fields.length === 1 && properties[fields[0]].description) || contents(fields),
    inputIsOptional: !fields.some((field) => required.includes(field)),
    ...stated,
  };
};

const faultsIn = (found, all) => {
  const twice = found.filter(({ name }, at) => found.findIndex((other) => other.name === name) !== at);
  return [
    ...twice.map(({ name, file }) => `${file}: another operation is named ${name}`),
    ...found
      .filter(({ documentation }) => documentation === '')
      .map(({ name, file }) => `${file}: ${name} has no documentation above it`),
    ...all
      .filter(({ name, exportName }) => name !== exportName)
      .map(({ name, exportName, file }) => `${file}: ${exportName} calls itself ${name}`),
  ];
};

/** The operations in the order of their functions, then of their files. */
export const readOperations = async (root) => {
  const found = findOperations(root);
  const { inputName, inputSchema, ...exported } = await loadEntry(entryOf(found));
  const all = found.map(({ name, file, documentation }) => {
    const { input, run: _run, price: _price, ...facts } = exported[name];
    const [method, path] = facts.route.split(' ');
    const pathFields = [...path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field);
    const shape = { ...facts, method, path, pathFields, inputSchema: inputSchema(input) };
    return { ...shape, exportName: name, file, documentation, graphql: inGraphql(shape, inputName) };
  });
  const faults = faultsIn(found, all);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return all;
};
