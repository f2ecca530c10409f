/** Which layer may import which (docs/architecture.md): an arrow points only downwards. Each rule carries its reason. */
const pure = '^src/(shared|domain)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'A cycle means that two files are one file in disguise.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'shared-knows-nobody',
      comment: 'src/shared is the ground floor: it may import only itself.',
      severity: 'error',
      from: { path: '^src/shared/' },
      to: { path: '^(src|handlers|scripts)/', pathNot: '^src/shared/' },
    },
    {
      name: 'pure-rings-look-down',
      comment: 'rules, armies and tournaments know src/shared and themselves; src/app joins them.',
      severity: 'error',
      from: { path: '^src/domain/(rules|armies|tournaments)/' },
      to: { path: '^(src|handlers|scripts)/', pathNot: ['^src/shared/', '^src/domain/$1/'] },
    },
    {
      name: 'pictures-know-only-shared',
      comment: 'A picture is drawn from plain data: what the numbers mean is settled before.',
      severity: 'error',
      from: { path: '^src/domain/pictures/' },
      to: { path: '^(src|handlers|scripts)/', pathNot: '^src/(domain/pictures|shared)/' },
    },
    {
      name: 'pure-rings-need-no-npm',
      comment: 'A pure computation needs no package and no Node module but the hash behind published seeds.',
      severity: 'error',
      from: { path: pure },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'core'],
        pathNot: ['^(node:)?crypto$'],
      },
    },
    {
      name: 'importer-turns-bytes-into-armies',
      comment:
        'The importer reads bytes it is given into the words of src/armies; it has no I/O and knows no use-case.',
      severity: 'error',
      from: { path: '^src/infrastructure/battlescribe/' },
      to: {
        path: '^(src|handlers|scripts)/',
        pathNot: '^src/(infrastructure/battlescribe|domain/armies|shared)/',
      },
    },
    {
      name: 'text-reader-turns-text-into-armies',
      comment:
        'It reads a text it is given into the words of src/armies; it has no I/O and knows no use-case.',
      severity: 'error',
      from: { path: '^src/infrastructure/army-text/' },
      to: {
        path: '^(src|handlers|scripts)/',
        pathNot: '^src/(infrastructure/army-text|domain/armies|shared)/',
      },
    },
    {
      name: 'app-knows-no-interface',
      comment: 'Use-cases do not know who calls them or where things are stored.',
      severity: 'error',
      from: { path: '^src/app/' },
      to: { path: '^(src/(interfaces|infrastructure/(aws|webhooks|local)|compose)|handlers/)' },
    },
    {
      name: 'kernel-imports-no-feature',
      comment:
        'src/app/kernel is what features stand on: what a feature needs after a write is passed in as a hook.',
      severity: 'error',
      from: { path: '^src/app/kernel/' },
      to: { path: '^src/app/', pathNot: '^src/app/kernel/' },
    },
    {
      name: 'doors-do-not-know-each-other',
      comment:
        'Each door can be taken out without touching another; src/interfaces/http is what HTTP doors stand on.',
      severity: 'error',
      from: { path: '^src/interfaces/([^/]+)/' },
      to: { path: '^src/interfaces/([^/]+)/', pathNot: ['^src/interfaces/$1/', '^src/interfaces/http/'] },
    },
    {
      name: 'doors-go-through-app',
      comment: 'A door decodes, calls one use-case, encodes: storage and wiring are not its business.',
      severity: 'error',
      from: { path: '^src/interfaces/' },
      to: { path: '^(src/(infrastructure/(aws|webhooks|local)|compose)|handlers/)' },
    },
    {
      name: 'storage-implements-a-port',
      comment: 'src/storage knows the Store port of src/app, and no door.',
      severity: 'error',
      from: { path: '^src/infrastructure/aws/' },
      to: { path: '^(src/(interfaces|infrastructure/(webhooks|local)|compose)|handlers/)' },
    },
    {
      name: 'sender-implements-a-port',
      comment:
        'src/sender knows the WebhookSender port of src/app; it is the one place that talks to the world.',
      severity: 'error',
      from: { path: '^src/infrastructure/webhooks/' },
      to: {
        path: '^(src|handlers|scripts)/',
        pathNot:
          '^src/(infrastructure/webhooks/|shared/|app/tournaments/(sending/channel|webhooks/url-faults)\\.ts$)',
      },
    },
    {
      name: 'aws-sdk-only-in-storage',
      comment: 'Rules must never load the database client (100 ms cold).',
      severity: 'error',
      from: {
        path: '^(src|handlers)/',
        pathNot: '^src/(infrastructure/(aws|local)/|compose(-discord)?\\.ts$)',
      },
      to: { path: '@aws-sdk/' },
    },
    {
      name: 'graphql-only-in-its-door',
      comment: 'REST must not pay for GraphQL.',
      severity: 'error',
      from: { path: '^(src|handlers)/', pathNot: '^src/interfaces/graphql/' },
      to: { path: 'node_modules/(graphql|@apollo)/' },
    },
    {
      name: 'product-does-not-import-tests',
      comment: 'What ships does not depend on what checks it.',
      severity: 'error',
      from: { path: '^(src|handlers)/' },
      to: { path: '^(tests|bench|scripts)/' },
    },
    {
      name: 'product-has-no-dev-packages',
      comment:
        'What runs on Lambda is in dependencies; src/infrastructure/local runs on a developer machine only, and the build makes files of the pages in src/interfaces/documents.',
      severity: 'error',
      from: {
        path: '^(src|handlers)/',
        pathNot: '^src/(infrastructure/local/|interfaces/documents/[^/]+\\.mjs$)',
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '@types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.js', '.json', '.mjs', '.cjs'] },
  },
};
