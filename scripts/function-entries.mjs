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
    'const inner = createRestHandler({',
    '  rows,',
    `  context: ${store.context},`,
    `  log: systemLog, ${store.rest}`,
    ...(isFallback ? ['  elsewhere: everyAddress,'] : []),
    '});',
  ].join('\n');
};

/** The wrappers of a handler, the innermost first: the wait for the secret if it derives keys, the way in if it is asked. */
const wrappersOf = ({ name, keys, prefixes }) => [
  ...(keys === undefined
    ? []
    : [
        {
          import: importOf('withKeys', 'compose-keys'),
          around: (inner) => `withKeys(${inner}${keys === 'NOT_GET' ? ', { getsNeedNone: true }' : ''})`,
        },
      ]),
  ...(prefixes.length > 0 || name === 'fallback'
    ? [
        {
          import: importOf('withFrontDoor', 'compose-front-door'),
          around: (inner) => `withFrontDoor(${inner})`,
        },
      ]
    : []),
];

/** The TypeScript of a function's entry, as if it stood in the root folder. */
export const entryOf = (row) => {
  const wrappers = wrappersOf(row);
  return [
    ...wrappers.map((wrapper) => wrapper.import),
    row.rest === undefined ? `import { handler as inner } from './handlers/${row.name}';` : restEntry(row),
    `export const handler = ${wrappers.reduce((inner, { around }) => around(inner), 'inner')};`,
  ].join('\n');
};
