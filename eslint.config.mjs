import tseslint from 'typescript-eslint';
import prettier from 'eslint-config-prettier';

/** Nothing in a pure ring may reach the world: time, ids, random seeds arrive as arguments. */
const purity = {
  files: [
    'src/shared/**/*.ts',
    'src/rules/**/*.ts',
    'src/armies/**/*.ts',
    'src/tournaments/**/*.ts',
    'src/pictures/**/*.ts',
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

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'dist/',
      'coverage/',
      '.muster/',
      '.serverless/',
      'src/doors/graphql/generated/',
      'clients/typescript/src/generated/',
      'clients/typescript/dist/',
      'bench/peers/',
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
      'max-lines': ['error', { max: 350, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 3],
    },
  },
  purity,
  { files: ['src/shared/invariant.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['**/*.cjs'],
    languageOptions: { globals: { module: 'writable', require: 'readonly' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: [
      'tests/**/*.ts',
      'bench/**',
      'data/**',
      'src/doors/rest/routes/**',
      'src/doors/web/messages.ts',
      'tests/verify/**',
    ],
    rules: { 'max-lines': 'off', 'max-params': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
