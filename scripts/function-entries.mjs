// The entry of each function's bundle. REST functions differ only in what they load, so theirs is made from their row of
// src/functions.ts; the others have a file in handlers/.

const importOf = (names, module) => `import { ${names} } from './src/${module}';`;

/** Dependencies of the operations: with the table, the store and who asks; with keys, a signer. */
const contextOf = ({ table, keys }) => {
  if (table === 'NONE') {
    const [name, module] =
      keys === undefined ? ['rulesContext', 'compose'] : ['keyedContext', 'compose-keys'];
    return { imports: [importOf(name, module)], context: `() => ${name}`, rest: '' };
  }
  return {
    imports: [
      importOf('storedContext, unitsSoFar', 'compose-store'),
      importOf('callerOf', 'interfaces/http/caller'),
    ],
    context: '(event) => storedContext(callerOf(event))',
    rest: 'unitsSoFar,',
  };
};

const restEntry = (row) => {
  const { name } = row;
  const store = contextOf(row);
  const isFallback = name === 'fallback';
  return [
    importOf('systemLog', 'compose'),
    ...store.imports,
    importOf('createRestHandler', 'interfaces/rest/handler'),
    importOf('rows', `interfaces/rest/generated/functions/${name}`),
    ...(isFallback ? [importOf('everyAddress', 'interfaces/rest/addresses')] : []),
    'export const handler = createRestHandler({',
    '  rows,',
    `  context: ${store.context},`,
    `  log: systemLog, ${store.rest}`,
    ...(isFallback ? ['  elsewhere: everyAddress,'] : []),
    '});',
  ].join('\n');
};

const plainEntry = (row) =>
  row.rest === undefined ? `export { handler } from './handlers/${row.name}';` : restEntry(row);

/** The handler of a function that derives keys waits for the secret. */
const keyedEntry = (row) => {
  const options = row.keys === 'NOT_GET' ? ', { getsNeedNone: true }' : '';
  const inner =
    row.rest === undefined
      ? `import { handler as inner } from './handlers/${row.name}';`
      : restEntry(row).replace('export const handler =', 'const inner =');
  return [
    importOf('withKeys', 'compose-keys'),
    inner,
    `export const handler = withKeys(inner${options});`,
  ].join('\n');
};

/** The TypeScript of a function's entry, as if it stood in the root folder. */
export const entryOf = (row) => (row.keys === undefined ? plainEntry(row) : keyedEntry(row));
