// One request of each operation as a program writes it: with curl, with the TypeScript client, through GraphQL.
import { getNamedType, isLeafType, isObjectType, isRequiredArgument, parse, validate } from 'graphql';

/** The address in the samples; the page puts its own in its place. */
const HERE = 'http://127.0.0.1:3000';

const pretty = (value) => JSON.stringify(value, null, 2);

const inPlace = (operation, place) =>
  operation.parameters.filter((parameter) => parameter.in === place && parameter.example !== undefined);

/** The address of the example, with the values of its path and query. */
const addressOf = (operation) => {
  const values = new Map(inPlace(operation, 'path').map(({ name, example }) => [name, example]));
  const path = operation.path.replaceAll(/\{(\w+)\+?\}/g, (whole, name) =>
    values.has(name) ? encodeURIComponent(values.get(name)) : whole,
  );
  const query = new URLSearchParams(inPlace(operation, 'query').map(({ name, example }) => [name, example]));
  query.delete('release');
  return query.size === 0 ? path : `${path}?${query}`;
};

const wantsKey = ({ parameters }) => parameters.some(({ name }) => name === 'Idempotency-Key');
const wantsVersion = ({ parameters }) =>
  parameters.some(({ name, required }) => name === 'If-Match' && required);

const shellQuoted = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

export const curlOf = (operation) => {
  const { method, bodyExample, token } = operation;
  const headers = [
    ...(token === 'REQUIRED' ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(wantsKey(operation) ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(wantsVersion(operation) ? [`-H 'If-Match: "1"'`] : []),
    ...(bodyExample === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d ${shellQuoted(pretty(bodyExample))}`]),
  ];
  const verb = method === 'GET' ? '' : ` -X ${method}`;
  return [`curl${verb} ${shellQuoted(HERE + addressOf(operation))}`, ...headers].join(' \\\n  ');
};

/** The values of the example by name: path, query and body as one. */
const inputOf = (operation) => ({
  ...Object.fromEntries(
    [...inPlace(operation, 'path'), ...inPlace(operation, 'query')]
      .filter(({ name }) => name !== 'release')
      .map(({ name, example }) => [name, example]),
  ),
  ...operation.bodyExample,
});

/** JSON as a program writes it: names without quotes where they need none. */
const literal = (value) => pretty(value).replaceAll(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:');

export const typescriptOf = (operation) => {
  const input = inputOf(operation);
  const given = Object.keys(input).length === 0 ? '' : literal(input);
  const options = [
    ...(operation.token === 'REQUIRED' ? ['token'] : []),
    ...(wantsVersion(operation) ? ["ifMatch: '1'"] : []),
  ];
  const more = options.length === 0 ? '' : `${given === '' ? '{}' : ''}, { ${options.join(', ')} }`;
  return `const muster = createMuster({ url: '${HERE}' });\n\nconst answer = await muster.${operation.id}(${given}${more});`;
};

/** A type's plain fields, and those of the things right below it: enough to see what an answer is like. */
const selectionOf = (type, depth = 0) => {
  const own = Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  const plain = own.filter((field) => isLeafType(getNamedType(field.type)));
  const inner = depth > 0 ? [] : own.filter((field) => isObjectType(getNamedType(field.type)));
  const indent = '  '.repeat(depth + 2);
  const lines = [
    ...plain.map(({ name }) => `${indent}${name}`),
    ...inner
      .map((field) => [field.name, selectionOf(getNamedType(field.type), depth + 1)])
      .filter(([, fields]) => fields !== '')
      .map(([name, fields]) => `${indent}${name} {\n${fields}\n${indent}}`),
  ];
  return lines.join('\n');
};

/** Conditions that REST has in headers, for the fields that take them as arguments. */
const conditionsOf = (operation) => ({
  ...(wantsKey(operation) && { idempotencyKey: '0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77' }),
  ...(wantsVersion(operation) && { ifMatch: '1' }),
});

/** The values of the field's arguments: what is no argument of its own belongs to `input`, and a thing's own id is `id`. */
const variablesOf = (field, operation) => {
  const names = new Set(field.args.map(({ name }) => name));
  const entries = Object.entries({ ...inputOf(operation), ...conditionsOf(operation) }).map(
    ([name, value]) => [!names.has(name) && name === field.name && names.has('id') ? 'id' : name, value],
  );
  const own = Object.fromEntries(entries.filter(([name]) => names.has(name)));
  const rest = Object.fromEntries(entries.filter(([name]) => !names.has(name)));
  return names.has('input') ? { ...own, input: rest } : own;
};

/** The same question through GraphQL; undefined where it has none. A document that the schema refuses fails the build. */
export const graphqlOf = (operation, schema) => {
  const kind = schema.getQueryType().getFields()[operation.field] ? 'query' : 'mutation';
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  const field = root.getFields()[operation.field];
  if (field === undefined) return undefined;
  const variables = variablesOf(field, operation);
  const used = field.args.filter((arg) => arg.name in variables || isRequiredArgument(arg));
  const declared = used.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = used.map(({ name }) => `${name}: $${name}`).join(', ');
  const type = getNamedType(field.type);
  const fields = isObjectType(type)
    ? ` {\n${selectionOf(type)}\n  }`
    : isLeafType(type)
      ? ''
      : ' { __typename }';
  const document = `${kind}${declared && `(${declared})`} {\n  ${operation.field}${passed && `(${passed})`}${fields}\n}`;
  const faults = validate(schema, parse(document));
  if (faults.length > 0) throw new Error(`the sample of ${operation.id}: ${faults[0].message}\n${document}`);
  return used.length === 0 ? document : `${document}\n\n# Variables\n${pretty(variables)}`;
};
