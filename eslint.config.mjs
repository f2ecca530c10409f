import tseslint from 'typescript-eslint';
import prettier from 'eslint-config-prettier';

/** Nothing in a pure ring may reach the world: time, ids, random seeds arrive as arguments. */
const purity = {
  files: [
    'src/shared/**/*.ts',
    'src/domain/rules/**/*.ts',
    'src/domain/armies/**/*.ts',
    'src/domain/tournaments/**/*.ts',
    'src/domain/pictures/**/*.ts',
  ],
  rules: {
    'no-restricted-globals': [
      'error',
      ...[
        'process',
        'console',
        'fetch',
        'setTimeout',
        'setInterval',
        'setImmediate',
        'crypto',
        'performance',
      ].map((name) => ({
        name,
        message: 'A pure ring has no I/O: take it as an argument.',
      })),
    ],
    'no-restricted-properties': [
      'error',
      { object: 'Math', property: 'random', message: 'Take dice or a seed as an argument.' },
      { object: 'globalThis', property: 'process', message: 'A pure ring has no I/O.' },
    ],
    'no-restricted-syntax': [
      'error',
      {
        selector: 'Identifier[name="Date"]',
        message: 'A pure ring has no clock: take the time as an argument.',
      },
      { selector: ':function[async=true]', message: 'A pure ring has nothing to wait for.' },
      { selector: 'AwaitExpression', message: 'A pure ring has nothing to wait for.' },
      {
        selector: 'ThrowStatement',
        message: 'Refusals are values (shared/result); bugs go through invariant.',
      },
    ],
  },
};

/** What needs types: a forgotten promise, a promise where none is awaited, a word missing in a switch. */
const typedRules = {
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-misused-promises': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
};

const lines = (max) => ({ max, skipBlankLines: true, skipComments: true });

/** Tables of words and rows, and tests: they grow with what they list. */
const data = [
  'tests/**/*.{ts,mjs}',
  'bench/**',
  'data/**',
  'src/domain/rules/charts/**',
  'src/domain/rules/reference/**',
  'src/domain/rules/scenarios/**',
  'src/domain/tournaments/pack/presets.ts',
  'src/interfaces/web/messages.ts',
  'src/domain/armies/catalogue/file.ts',
  'src/app/rules/search/search-calculations.ts',
  'scripts/coverage-page/**',
];

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'dist/',
      'coverage/',
      '.muster/',
      '.serverless/',
      '**/generated/',
      'clients/typescript/dist/',
      'clients/rules/dist/',
    ],
  },
  ...tseslint.configs.strict,
  prettier,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-extraneous-class': 'error',
      'no-param-reassign': ['error', { props: false }],
      'prefer-const': 'error',
      eqeqeq: 'error',
      'max-lines': ['error', lines(250)],
      'max-params': ['error', 3],
    },
  },
  {
    files: ['src/**/*.ts', 'handlers/**/*.ts', 'scripts/**/*.{ts,mjs}'],
    rules: { 'max-lines-per-function': ['error', lines(60)] },
  },
  {
    files: ['src/**/*.ts', 'handlers/**/*.ts', 'scripts/**/*.ts'],
    ignores: ['src/interfaces/web/browser/**'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: typedRules,
  },
  {
    files: ['src/interfaces/web/browser/**/*.ts'],
    languageOptions: {
      parserOptions: {
        project: './src/interfaces/web/browser/tsconfig.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: typedRules,
  },
  purity,
  { files: ['src/shared/invariant.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['**/*.cjs'],
    languageOptions: { globals: { module: 'writable', require: 'readonly' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: data,
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['tests/**/*.ts', 'tests/verify/**', 'bench/**', 'data/**', 'scripts/coverage-page/**'],
    rules: { 'max-params': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
