// Leaves out of the bundle what Apollo Server loads and this service never uses: half of its bytes, most of its cold start.
import { readFileSync } from 'node:fs';

const thrower = (...names) =>
  names
    .map((name) => `export const ${name} = () => { throw new Error('${name} is left out of the bundle'); };`)
    .join('\n');

/** Which import, asked by whom, is replaced by what; and why that is safe. */
const replacements = [
  {
    // We hand over a finished schema: Apollo never makes one.
    path: /^@graphql-tools\/schema$/,
    importer: /@apollo\/server\/dist\/esm\/ApolloServer\.js$/,
    contents: thrower('makeExecutableSchema'),
  },
  {
    // We hand over a logger.
    path: /^loglevel$/,
    importer: /@apollo\/server\/dist\/esm\/ApolloServer\.js$/,
    contents: `export default {};`,
  },
  {
    // The plugins that Apollo adds by itself are switched off one by one in src/interfaces/graphql/server.ts.
    path: /^\.\/plugin\/(cacheControl|usageReporting|schemaReporting|inlineTrace|landingPage\/default|disableSuggestions)\/index\.js$/,
    importer: /@apollo\/server\/dist\/esm\/ApolloServer\.js$/,
    contents: 'export {};',
    uses: 6,
  },
  {
    // It looks for a pre-release of graphql 17, by loading all of graphql; we pin 16 and have no @defer.
    path: /^\.\/incrementalDeliveryPolyfill\.js$/,
    importer: /@apollo\/server\/dist\/esm\/requestPipeline\.js$/,
    contents: `
      import { execute } from 'graphql';
      export const executeIncrementally = ({ useLegacyIncremental, legacyExperimentalExecuteIncrementally, ...args }) =>
        execute(args);`,
  },
  {
    // It prints and hashes the schema to tell its documents apart in a shared store; ours is not shared. And it checks the schema, which
    // our tests do.
    path: /^graphql$/,
    importer: /@apollo\/server\/dist\/esm\/ApolloServer\.js$/,
    contents: `
      export { GraphQLError, print } from 'graphql';
      export const assertValidSchema = () => undefined;
      export const printSchema = () => '';`,
  },
  {
    // It would keep parsed documents and persisted queries; we hand over a store, and have no persisted queries.
    path: /^@apollo\/utils\.keyvaluecache$/,
    importer: /@apollo\/server\/dist\/esm\/ApolloServer\.js$/,
    contents: `
      export class InMemoryLRUCache {}
      ${thrower('PrefixingKeyValueCache')}`,
  },
  {
    // The handler always hands over one media type, so there is nothing to negotiate.
    path: /^negotiator$/,
    importer: /@apollo\/server\/dist\/esm\//,
    contents: `
      export default class {
        constructor({ headers }) { this.accept = headers.accept + ';'; }
        mediaType(known) { return known.find((type) => type.startsWith(this.accept)); }
      }`,
    uses: 3,
  },
  {
    // The handler hands over no Content-Type: it has read the body already.
    path: /^whatwg-mimetype$/,
    importer: /@apollo\/server\/dist\/esm\//,
    contents: `export default undefined;`,
    uses: 2,
  },
  {
    // Apollo hashes a document only to find it in the store of parsed ones. The text itself finds it as well, without
    // loading Node's cryptography.
    path: /^@apollo\/utils\.createhash$/,
    importer: /@apollo\/server\/dist\/esm\//,
    contents: `
      export const createHash = () => {
        let all = '';
        return { update(text) { all += text; return this; }, digest: () => all };
      };`,
    uses: 3,
  },
  {
    // Before each document, graphql-js asks whether the schema is valid. Ours says that it is.
    path: /^\.\.\/type\/validate\.mjs$/,
    importer: /\/graphql\/(execution\/execute|validation\/validate)\.mjs$/,
    contents: 'export const assertValidSchema = () => undefined;',
    uses: 2,
  },
];

/** The rules for documents, and those for SDL, which are no part of the bundle once they are known to do nothing by themselves. */
const RULES = /\/graphql\/validation\/specifiedRules\.mjs$/;

const NAMESPACE = 'slim-apollo';

/** The esbuild plugin. It fails the build of a bundle with Apollo in it when a replacement has nothing to replace any more. */
export const slimApollo = {
  name: NAMESPACE,
  setup: ({ onResolve, onLoad, onEnd, onStart }) => {
    let used;
    onStart(() => {
      used = replacements.map(() => 0);
    });
    for (const [at, { path, importer }] of replacements.entries())
      onResolve({ filter: path }, (asked) => {
        if (!importer.test(asked.importer)) return undefined;
        used[at] += 1;
        return { path: `${at}`, namespace: NAMESPACE, sideEffects: false, pluginData: asked.resolveDir };
      });
    onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path, pluginData }) => ({
      contents: replacements[Number(path)].contents,
      resolveDir: pluginData,
    }));
    onLoad({ filter: RULES }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(' Object.freeze(', ' /* @__PURE__ */ Object.freeze('),
    }));
    onEnd(() =>
      used.every((times) => times === 0)
        ? undefined
        : {
            errors: replacements
              .filter(({ uses = 1 }, at) => used[at] < uses)
              .map(({ path }) => ({
                text: `Apollo no longer imports ${path}: look at scripts/slim-apollo.mjs`,
              })),
          },
    );
  },
};
