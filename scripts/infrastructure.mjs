// The functions and their roles as serverless.yml takes them in, made from src/functions.ts: dist/functions.json and dist/access.json.

import { ORIGIN_KEY, SITE } from './cdn.mjs';

export const capital = (name) => name[0].toUpperCase() + name.slice(1);
const attribute = (name, of = 'Arn') => ({ 'Fn::GetAtt': [name, of] });
/** The secret's name in SSM, and the version that new things are made with. */
const KEYS = {
  MUSTER_SECRET_PARAMETER: { 'Fn::Sub': '/${AWS::StackName}/secret' },
  MUSTER_KEY_VERSION: { Ref: 'KeyVersion' },
};
/** The public address, which every link names, and the text by which the CDN is known. */
const FRONT_DOOR = { MUSTER_URL: SITE, MUSTER_ORIGIN_KEY: ORIGIN_KEY };
const usesTable = ({ table }) => table !== 'NONE';

/** A route key as serverless.yml says it. */
const httpEvent = (key) => {
  const [method, path] = key.split(' ');
  return { httpApi: { method: method === 'ANY' ? '*' : method, path } };
};

const eventsOf = ({ name, schedule }, routes) => [
  ...[...routes].filter(([, owner]) => owner === name).map(([key]) => httpEvent(key)),
  ...(name === 'fallback' ? [{ httpApi: '*' }] : []),
  ...(schedule === undefined ? [] : [{ schedule }]),
];

const serverlessFunction = (row, routes) => {
  const { name, description, memoryMb, timeoutSeconds, asynchronous, callsItself } = row;
  const environment = {
    ...FRONT_DOOR,
    ...(row.keys !== undefined && KEYS),
    ...(usesTable(row) && { MUSTER_TABLE: { Ref: 'Table' } }),
    // Those that change events must know whether emails are sent.
    ...(row.table === 'WRITE' && { MAIL_FROM: { Ref: 'MailFrom' } }),
    ...(row.files !== undefined && { MUSTER_FILES_BUCKET: { Ref: 'Files' } }),
    ...row.environment,
  };
  return {
    handler: `dist/functions/${name}/handler.handler`,
    description,
    role: `${capital(name)}Role`,
    // All write to one log, which serverless.yml declares.
    disableLogs: true,
    dependsOn: ['Logs'],
    ...(memoryMb !== undefined && { memorySize: memoryMb }),
    ...(timeoutSeconds !== undefined && { timeout: timeoutSeconds }),
    ...(asynchronous && { maximumRetryAttempts: asynchronous.retries }),
    ...(asynchronous?.longestSeconds !== undefined && { maximumEventAge: asynchronous.longestSeconds }),
    ...(callsItself && { destinations: { onFailure: { type: 'sqs', arn: attribute('DeadLetters') } } }),
    environment,
    package: { patterns: [`dist/functions/${name}/**`] },
    events: eventsOf(row, routes),
  };
};

/** The `functions` of serverless.yml. */
export const serverlessFunctions = (functions, routes) =>
  Object.fromEntries(functions.map((row) => [row.name, serverlessFunction(row, routes)]));

const allow = (Action, Resource, more = {}) => ({ Effect: 'Allow', Action, Resource, ...more });
const policy = (PolicyName, ...Statement) => ({
  PolicyName,
  PolicyDocument: { Version: '2012-10-17', Statement },
});

const tablePolicy = (name, actions) =>
  policy(
    name,
    allow(actions, attribute('Table')),
    allow('dynamodb:Query', { 'Fn::Sub': '${Table.Arn}/index/*' }),
  );
const readTable = () => tablePolicy('read-table', ['dynamodb:BatchGetItem', 'dynamodb:Query']);

const writePartitions = (name, partitions) =>
  policy(
    name,
    allow('dynamodb:PutItem', attribute('Table'), {
      Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [partitions] } },
    }),
  );

const tablePolicies = {
  NONE: () => [],
  READ: () => [readTable()],
  READ_AND_LEAGUES: () => [readTable(), writePartitions('write-leagues', 'LEAGUE#*')],
  READ_AND_READERS: () => [readTable(), writePartitions('write-readers', 'READERS#*')],
  READ_AND_STATISTICS: () => [readTable(), writePartitions('write-statistics', 'STATISTICS#*')],
  WRITE: () => [tablePolicy('use-table', ['dynamodb:BatchGetItem', 'dynamodb:Query', 'dynamodb:PutItem'])],
};

/** Who may list the bucket is told 404 of a file that is not there, and not 403. */
const filePolicies = {
  READ: ['s3:GetObject'],
  WRITE: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
};
const filePolicy = (rights) =>
  policy(
    'use-files',
    allow(filePolicies[rights], { 'Fn::Sub': '${Files.Arn}/*' }),
    allow('s3:ListBucket', attribute('Files')),
  );

/** A shard is read by so many runs at once, each with keys of its own. */
const MOST_RUNS_A_SHARD = 10;
/** Older records are left to the schedule. */
const LONGEST_AGE_SECONDS = 300;

/** The event source that wakes a function for writes to the table. */
const streamMapping = ({ name, wokenBy: { partition, sortKeys } }) => ({
  Type: 'AWS::Lambda::EventSourceMapping',
  Properties: {
    EventSourceArn: attribute('Table', 'StreamArn'),
    FunctionName: attribute(`${capital(name)}LambdaFunction`),
    StartingPosition: 'LATEST',
    BatchSize: 100,
    ParallelizationFactor: MOST_RUNS_A_SHARD,
    MaximumRetryAttempts: 2,
    MaximumRecordAgeInSeconds: LONGEST_AGE_SECONDS,
    FilterCriteria: {
      Filters: [
        {
          Pattern: JSON.stringify({
            dynamodb: {
              Keys: {
                pk: { S: [{ prefix: partition }] },
                sk: { S: sortKeys.map((prefix) => ({ prefix })) },
              },
            },
          }),
        },
      ],
    },
  },
});

const streamPolicy = () =>
  policy(
    'read-stream',
    allow(
      ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator', 'dynamodb:ListStreams'],
      attribute('Table', 'StreamArn'),
    ),
  );

const selfPolicies = (name) => [
  policy(
    'answer-later',
    allow('lambda:InvokeFunction', {
      'Fn::Sub': `arn:\${AWS::Partition}:lambda:\${AWS::Region}:\${AWS::AccountId}:function:\${self:service}-\${self:provider.stage}-${name}`,
    }),
  ),
  policy('leave-dead-letters', allow('sqs:SendMessage', attribute('DeadLetters'))),
];

/** The name ends with that of the stack, so that each stage has a secret of its own. */
const SECRET =
  'arn:${AWS::Partition}:ssm:${AWS::Region}:${AWS::AccountId}:parameter/${AWS::StackName}/secret';

const BOT_TOKEN =
  'arn:${AWS::Partition}:ssm:${AWS::Region}:${AWS::AccountId}:parameter/${AWS::StackName}/discord-bot-token';

/** SES asks for the right on the identity that it has verified: the address itself, or its domain. */
const mailPolicy = () => {
  const identity = (name, values) => ({
    'Fn::Sub': [`arn:\${AWS::Partition}:ses:\${AWS::Region}:\${AWS::AccountId}:identity/\${${name}}`, values],
  });
  const domain = { 'Fn::Select': [1, { 'Fn::Split': ['@', { 'Fn::Sub': '${MailFrom}@' }] }] };
  return {
    'Fn::If': [
      'SendsMail',
      policy(
        'send-mail',
        allow(
          'ses:SendEmail',
          [identity('Address', { Address: { Ref: 'MailFrom' } }), identity('Domain', { Domain: domain })],
          {
            Condition: { StringEquals: { 'ses:FromAddress': { Ref: 'MailFrom' } } },
          },
        ),
      ),
      { Ref: 'AWS::NoValue' },
    ],
  };
};

/** All rights stand inside the role: Lambda refuses a function whose role may not yet do what its configuration needs. */
const role = ({ name, table, files, keys, callsItself, wokenBy, readsBotToken, sendsMail }) => ({
  Type: 'AWS::IAM::Role',
  Properties: {
    AssumeRolePolicyDocument: {
      Version: '2012-10-17',
      Statement: [
        { Effect: 'Allow', Principal: { Service: 'lambda.amazonaws.com' }, Action: 'sts:AssumeRole' },
      ],
    },
    Policies: [
      policy('write-log', allow(['logs:CreateLogStream', 'logs:PutLogEvents'], attribute('Logs'))),
      // X-Ray knows no narrower resource than all.
      policy('write-traces', allow(['xray:PutTraceSegments', 'xray:PutTelemetryRecords'], '*')),
      ...(keys === undefined
        ? []
        : [policy('read-secret', allow('ssm:GetParameter', { 'Fn::Sub': SECRET }))]),
      ...(readsBotToken
        ? [policy('read-bot-token', allow('ssm:GetParameter', { 'Fn::Sub': BOT_TOKEN }))]
        : []),
      ...(sendsMail ? [mailPolicy()] : []),
      ...tablePolicies[table](),
      ...(files === undefined ? [] : [filePolicy(files)]),
      ...(wokenBy === undefined ? [] : [streamPolicy()]),
      ...(callsItself ? selfPolicies(name) : []),
    ],
  },
});

/** `POST /v1/sealed-choices` to `HttpApiRoutePostV1SealedDashchoices`, as the packager names it. */
const routeId = (key) =>
  `HttpApiRoute${key
    .split(/[ /]+/)
    .map((word) => capital(word.toLowerCase()).replaceAll('-', 'Dash'))
    .join('')}`;

/** One role a function, each with no more than it uses, what wakes it, and the rates of what anybody may create. */
export const accessResources = (functions, creating) => {
  const rate = {
    ThrottlingBurstLimit: '${param:creatingBurst}',
    ThrottlingRateLimit: '${param:creatingRate}',
  };
  return {
    extensions: {
      HttpApiStage: {
        Properties: { RouteSettings: Object.fromEntries(creating.map((key) => [key, rate])) },
        // A setting of a route that is not there yet is refused.
        DependsOn: creating.map(routeId),
      },
    },
    Resources: Object.fromEntries([
      ...functions.map((row) => [`${capital(row.name)}Role`, role(row)]),
      ...functions
        .filter(({ wokenBy }) => wokenBy)
        .map((row) => [`${capital(row.name)}Stream`, streamMapping(row)]),
    ]),
  };
};
