// As the bundles are built: GraphQL.js compares classes at length otherwise, a fifth of the time of its tests.
process.env.NODE_ENV = 'production';

/** Jest runs the TypeScript sources as CommonJS through swc; types are checked by `npm run check`. */
module.exports = {
  testEnvironment: 'node',
  // All cores: on two, Jest would otherwise run one test file at a time.
  maxWorkers: '100%',
  roots: ['<rootDir>/tests'],
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/verify/'],
  transform: {
    '^.+\\.(t|j|mj)s$': [
      '@swc/jest',
      { jsc: { target: 'es2023', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
    ],
  },
  moduleNameMapper: {
    '^fast-check$': '<rootDir>/tests/seeded-fast-check.ts',
    // Zod's words in sixty languages, which nobody asks for and the bundles leave out: each test file would load them.
    '^\\.\\./locales/index\\.cjs$': '<rootDir>/tests/no-locales.ts',
  },
  transformIgnorePatterns: ['/node_modules/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  restoreMocks: true,
  // The tests run in a context of their own, in which each look at a global is slow unless modules are handed it: what calculates takes
  // a third of the time. A package that declares one of these by itself would not load; `Buffer` and `Promise` are declared by some.
  sandboxInjectedGlobals: [
    ...[
      'Array',
      'BigInt',
      'Boolean',
      'Float64Array',
      'Infinity',
      'Int32Array',
      'JSON',
      'Map',
      'Math',
      'Number',
    ],
    ...['Object', 'RegExp', 'Set', 'String', 'Uint8Array', 'WeakMap'],
  ],
  // For what hangs. A busy machine is slow, and that is no fault of a test.
  testTimeout: 60_000,
};
