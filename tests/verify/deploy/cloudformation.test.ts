import { unzipSync } from 'fflate';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { functionRoutes, functions as rows } from '../../../src/functions';
import { tableDefinition, TTL_ATTRIBUTE } from '../../../src/infrastructure/aws/table';

interface Resource {
  Type: string;
  Properties: Record<string, never>;
  DependsOn?: string[];
}
interface Template {
  Resources: Record<string, Resource>;
  Outputs: Record<string, unknown>;
}

const root = join(__dirname, '../../..');
const functions = rows.map(({ name }) => name);
const packaged = readFileSync(join(root, '.serverless/cloudformation-template-update-stack.json'), 'utf8');
const template = (): Template => JSON.parse(packaged) as Template;
const folder = mkdtempSync(join(tmpdir(), 'muster-template-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const check = (candidate: Template) => {
  const file = join(folder, 'template.json');
  writeFileSync(file, JSON.stringify(candidate));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/check-cloudformation.mjs', file], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, findings: stderr.trim().split('\n').filter(Boolean) };
};

type Break = (resources: Record<string, Record<string, never>>, template: Template) => void;

const breaks: readonly (readonly [name: string, breakIt: Break, finding: string])[] = [
  [
    'a misspelt property',
    (properties) => Object.assign(properties['Table']!, { BilingMode: 'PAY_PER_REQUEST' }),
    'Table.BilingMode: there is no such property',
  ],
  [
    'a misspelt property further inside',
    (properties) => Object.assign(properties['Table']!['TimeToLiveSpecification']!, { Enable: true }),
    'Table.TimeToLiveSpecification.Enable: there is no such property',
  ],
  [
    'a wrong type',
    (properties) => Object.assign(properties['RulesLambdaFunction']!, { MemorySize: 'plenty' }),
    'RulesLambdaFunction.MemorySize: must be of type integer',
  ],
  [
    'a text for a list',
    (properties) => Object.assign(properties['RulesLambdaFunction']!, { Architectures: 'arm64' }),
    'RulesLambdaFunction.Architectures: must be a list',
  ],
  [
    'a reference to nothing',
    (properties) => Object.assign(properties['HttpApiStage']!, { ApiId: { Ref: 'HttpApy' } }),
    'Resources.HttpApiStage.Properties.ApiId: refers to HttpApy, which is not there',
  ],
  [
    'an attribute of nothing',
    (properties) =>
      Object.assign(properties['RulesLambdaFunction']!, { Role: { 'Fn::GetAtt': ['Roll', 'Arn'] } }),
    'Resources.RulesLambdaFunction.Properties.Role: refers to Roll, which is not there',
  ],
  [
    'an attribute that there is not',
    (properties) =>
      Object.assign(properties['RulesLambdaFunction']!, { Role: { 'Fn::GetAtt': ['RulesRole', 'Arm'] } }),
    'Resources.RulesLambdaFunction.Properties.Role: AWS::IAM::Role has no attribute Arm',
  ],
  [
    'a substitution of nothing',
    (properties) => Object.assign(properties['HttpApi']!, { Description: { 'Fn::Sub': 'of ${Tabel.Arn}' } }),
    'Resources.HttpApi.Properties.Description: refers to Tabel, which is not there',
  ],
  [
    'a required property left out',
    (properties) => delete properties['RulesRole']!['AssumeRolePolicyDocument'],
    'RulesRole.AssumeRolePolicyDocument: is required',
  ],
  [
    'a type that there is not',
    (_properties, { Resources }) => Object.assign(Resources['Table']!, { Type: 'AWS::DynamoDB::Tabel' }),
    'Table: there is no resource type AWS::DynamoDB::Tabel',
  ],
  [
    'a dependency on nothing',
    (_properties, { Resources }) => Object.assign(Resources['Table']!, { DependsOn: ['Nothing'] }),
    'Table.DependsOn: refers to Nothing, which is not there',
  ],
  [
    'too many resources',
    (_properties, { Resources }) => {
      for (let at = Object.keys(Resources).length; at < 251; at += 1)
        Resources[`Topic${at}`] = { Type: 'AWS::SNS::Topic', Properties: {} };
    },
    'Resources: 251 of them, at most 200',
  ],
  [
    'a misspelt field of a resource',
    (_properties, { Resources }) => Object.assign(Resources['Table']!, { DeletePolicy: 'Retain' }),
    'Table.DeletePolicy: there is no such field of a resource',
  ],
];

describe('the packaged template', () => {
  it('has no finding', () => {
    expect(check(template())).toEqual({ status: 0, findings: [] });
  });

  it.each(breaks)('is refused with %s', (_name, breakIt, finding) => {
    const broken = template();
    breakIt(
      Object.fromEntries(
        Object.entries(broken.Resources).map(([name, { Properties }]) => [name, Properties]),
      ),
      broken,
    );
    expect(check(broken)).toEqual({ status: 1, findings: [finding] });
  });

  const ofType = (type: string) =>
    Object.entries(template().Resources).filter(([, resource]) => resource.Type === type);

  it('has every route of the functions, and $default', () => {
    const keys = ofType('AWS::ApiGatewayV2::Route').map(([, { Properties }]) => Properties['RouteKey']);
    expect([...keys].sort()).toEqual([...functionRoutes().keys(), '$default'].sort());
  });

  it.each(functions)('gives the table to %s only if it keeps something', (name) => {
    const usesTable = [
      ...[
        'graphql',
        'mcp',
        'tournaments',
        'leagues',
        'discord',
        'web',
        'movement',
        'deliver',
        'readers',
        'publish',
        'armies',
        'catalogues',
      ],
    ].includes(name);
    const id = `${name[0]?.toUpperCase()}${name.slice(1)}`;
    const { Resources } = template();
    const role = JSON.stringify(Resources[`${id}Role`]);
    expect(role.includes('dynamodb:')).toBe(usesTable);
    const lambda = Resources[`${id}LambdaFunction`]!.Properties;
    expect(lambda['Role']).toEqual({ 'Fn::GetAtt': [`${id}Role`, 'Arn'] });
    expect(JSON.stringify(lambda['Environment'] ?? {}).includes('MUSTER_TABLE')).toBe(usesTable);
  });

  interface Policy {
    readonly PolicyDocument: {
      readonly Statement: readonly { readonly Action: string | string[]; readonly Condition?: unknown }[];
    };
  }
  const READ = ['dynamodb:BatchGetItem', 'dynamodb:Query', 'dynamodb:Query'];
  const WRITE = ['dynamodb:BatchGetItem', 'dynamodb:Query', 'dynamodb:PutItem', 'dynamodb:Query'];
  const STREAM = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map(
    (action) => `dynamodb:${action}`,
  );
  const rights: Readonly<Record<string, readonly string[]>> = {
    ...{ web: WRITE, movement: READ, tournaments: WRITE, leagues: WRITE, graphql: WRITE, mcp: WRITE },
    ...{ armies: READ, catalogues: WRITE },
    deliver: [...WRITE, ...STREAM, 'ssm:GetParameter', 'ses:SendEmail'],
    readers: [...WRITE, ...STREAM],
    documents: ['s3:GetObject', 's3:ListBucket'],
    publish: [...WRITE, 's3:DeleteObject', 's3:GetObject', 's3:ListBucket', 's3:PutObject'],
    discord: [...WRITE, 'lambda:InvokeFunction', 'sqs:SendMessage'],
  };

  /** Those that make or check tokens, codes, receipts and signatures. */
  const KEYED = [
    'rules',
    'rolls',
    'fights',
    'tournaments',
    'catalogues',
    'leagues',
    'graphql',
    'mcp',
    'discord',
    'deliver',
  ];

  /** Every statement of a role, those that hold only if something is set included. */
  const statementsOf = ({ Properties }: { readonly Properties: Readonly<Record<string, unknown>> }) =>
    (
      Properties['Policies'] as readonly (
        Policy | { readonly 'Fn::If': readonly [string, Policy, unknown] }
      )[]
    )
      .map((policy) => ('Fn::If' in policy ? policy['Fn::If'][1] : policy))
      .flatMap(({ PolicyDocument }) => PolicyDocument.Statement);

  it.each(functions)('lets %s do exactly what it needs', (name) => {
    const role = template().Resources[`${name[0]?.toUpperCase()}${name.slice(1)}Role`]!;
    const actions = statementsOf(role).flatMap(({ Action }) => Action);
    const own = [
      ...['logs:CreateLogStream', 'logs:PutLogEvents', 'xray:PutTraceSegments', 'xray:PutTelemetryRecords'],
      ...(KEYED.includes(name) ? ['ssm:GetParameter'] : []),
      ...(rights[name] ?? []),
    ];
    expect([...actions].sort()).toEqual([...own].sort());
  });

  it.each([
    ['web', 'WebRole', 'LEAGUE#*'],
    ['readers', 'ReadersRole', 'READERS#*'],
    ['publish', 'PublishRole', 'STATISTICS#*'],
  ])('lets %s write to its own partitions only', (_name, role, partitions) => {
    const puts = statementsOf(template().Resources[role]!).filter(({ Action }) =>
      [Action].flat().includes('dynamodb:PutItem'),
    );
    expect(puts.map(({ Condition }) => Condition)).toEqual([
      { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [partitions] } },
    ]);
  });

  it('grants no action by a bare star, and no resource but for traces, which know no narrower one', () => {
    const statements = ofType('AWS::IAM::Role')
      .flatMap(([, role]) => statementsOf(role))
      .filter(({ Action }) => !JSON.stringify(Action).includes('xray:PutTraceSegments'));
    for (const statement of statements)
      expect(JSON.stringify(statement)).not.toMatch(/"(Action|Resource)":(\[?)"(\*|\w+:\*)"/);
    expect(ofType('AWS::IAM::Policy')).toEqual([]);
  });

  it('lets a function read the secret of its own stage alone', () => {
    const reads = ofType('AWS::IAM::Role')
      .flatMap(([, role]) => statementsOf(role))
      .filter(({ Action }) => Action === 'ssm:GetParameter');
    const own = 'arn:${AWS::Partition}:ssm:${AWS::Region}:${AWS::AccountId}:parameter/${AWS::StackName}';
    // What sends announcements reads the bot's token besides.
    expect(
      reads.map((read) => (read as { Resource?: { 'Fn::Sub'?: string } }).Resource?.['Fn::Sub']).sort(),
    ).toEqual([`${own}/discord-bot-token`, ...KEYED.map(() => `${own}/secret`)]);
  });

  it('names no dependency that a reference makes anyway', () => {
    for (const [, resource] of Object.entries(template().Resources)) {
      const properties = JSON.stringify(resource.Properties);
      for (const other of [resource.DependsOn ?? []].flat())
        expect(properties).not.toMatch(new RegExp(`"(Ref|Fn::GetAtt)":(\\[?)"${other}"`));
    }
  });

  it('says in each alarm what happened and which heading of the runbook says what to do', () => {
    const runbook = readFileSync(join(root, 'docs/operations.md'), 'utf8');
    const headings = new Set(
      [...runbook.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
        text
          .toLowerCase()
          .replaceAll(/[^\w\s-]/g, '')
          .replaceAll(' ', '-'),
      ),
    );
    const alarms = ofType('AWS::CloudWatch::Alarm');
    expect(alarms.map(([id]) => id).toSorted()).toEqual([
      'CrashesAlarm',
      'GivenUpAlarm',
      'HourlySilentAlarm',
      'LateAlarm',
      'LatencyAlarm',
      'MinutelySilentAlarm',
      'ServerErrorsAlarm',
      'TableThrottlesAlarm',
      'ThrottlesAlarm',
    ]);
    for (const [, { Properties }] of alarms) {
      const words = (Properties['AlarmDescription'] as unknown as Record<'Fn::Sub', string>)['Fn::Sub'];
      const [, heading] = / What to do: \$\{Runbook\}#([\w-]+)$/.exec(words) ?? [];
      expect(headings).toContain(heading);
    }
  });

  it.each(functions)('has %s log as JSON into the one log, and of Lambda only what is wrong', (name) => {
    const id = `${name[0]?.toUpperCase()}${name.slice(1)}`;
    const { Resources } = template();
    expect(Resources[`${id}LambdaFunction`]).toMatchObject({
      Properties: {
        LoggingConfig: {
          LogGroup: Resources['Logs']!.Properties['LogGroupName'],
          LogFormat: 'JSON',
          SystemLogLevel: 'WARN',
        },
      },
      DependsOn: expect.arrayContaining(['Logs']),
    });
    expect(Resources['Logs']!.Properties).toMatchObject({ RetentionInDays: 30 });
    expect(ofType('AWS::Logs::LogGroup').map(([group]) => group)).toEqual(
      expect.arrayContaining(['Logs', 'HttpApiLogGroup']),
    );
    expect(ofType('AWS::Logs::LogGroup')).toHaveLength(2);
  });

  it('bounds what the gateway lets through, logs it, and has a CDN that keeps only what it is told to', () => {
    const { Resources } = template();
    expect(Resources['HttpApiStage']!.Properties).toMatchObject({
      DefaultRouteSettings: { ThrottlingBurstLimit: 200, ThrottlingRateLimit: 100 },
      AccessLogSettings: { DestinationArn: { 'Fn::GetAtt': ['HttpApiLogGroup', 'Arn'] } },
    });
    expect(Resources['CachePolicy']!.Properties).toMatchObject({
      CachePolicyConfig: {
        MinTTL: 0,
        DefaultTTL: 0,
        ParametersInCacheKeyAndForwardedToOrigin: { HeadersConfig: { Headers: ['Authorization', 'Accept'] } },
      },
    });
    expect(Resources['Cdn']!.Properties).toMatchObject({
      DistributionConfig: { DefaultCacheBehavior: { CachePolicyId: { Ref: 'CachePolicy' } } },
    });
  });

  it('holds what anybody may create to a rate of its own', () => {
    const stage = Object.values(template().Resources).find(({ Type }) => Type === 'AWS::ApiGatewayV2::Stage');
    const creating = { ThrottlingBurstLimit: 20, ThrottlingRateLimit: 5 };
    expect(stage!.Properties).toMatchObject({
      RouteSettings: {
        'POST /v1/tournaments': creating,
        'POST /v1/tournaments/import': creating,
        'POST /v1/leagues': creating,
        'POST /v1/rolls': creating,
        'POST /v1/sealed-choices': creating,
      },
    });
    // A setting of a route that is not there yet is refused.
    const settings = Object.keys(stage!.Properties['RouteSettings']!);
    const routes = ofType('AWS::ApiGatewayV2::Route').filter(([, { Properties }]) =>
      settings.includes(Properties['RouteKey']!),
    );
    expect(routes).toHaveLength(11);
    expect(stage!.DependsOn).toEqual(expect.arrayContaining(routes.map(([id]) => id)));
  });

  it('lets nobody past the CDN, tells it from others by a text, and names the viewer', () => {
    const { Resources } = template();
    const { DistributionConfig } = Resources['Cdn']!.Properties as unknown as {
      readonly DistributionConfig: {
        readonly Origins: readonly object[];
        readonly DefaultCacheBehavior: object;
      };
    };
    expect(DistributionConfig.Origins[0]).toMatchObject({
      OriginCustomHeaders: [{ HeaderName: 'x-origin-key', HeaderValue: { Ref: 'OriginKey' } }],
    });
    expect(DistributionConfig.DefaultCacheBehavior).toMatchObject({
      FunctionAssociations: [{ EventType: 'viewer-request' }],
      ResponseHeadersPolicyId: { Ref: 'ResponseHeaders' },
    });
    for (const [, { Properties }] of ofType('AWS::Lambda::Function'))
      expect(Properties['Environment']).toMatchObject({
        Variables: {
          MUSTER_ORIGIN_KEY: { 'Fn::If': ['HasCdn', { Ref: 'OriginKey' }, ''] },
          MUSTER_URL: { 'Fn::If': expect.any(Array) },
        },
      });
  });

  it('puts a web ACL before the CDN where one is named', () => {
    expect(template().Resources['Cdn']!.Properties).toMatchObject({
      DistributionConfig: {
        WebACLId: { 'Fn::If': ['HasWebAcl', { Ref: 'WebAcl' }, { Ref: 'AWS::NoValue' }] },
      },
    });
  });

  it('counts the crashes and cold starts in the log, wakes somebody for a crash, and shows them', () => {
    const { Resources } = template();
    for (const [metric, pattern] of [
      [
        'Crashes',
        '{ $.level = "error" || $.level = "ERROR" || $.record.status = "error" || $.record.status = "failure" || $.record.status = "timeout" }',
      ],
      ['ColdStarts', '{ $.cold IS TRUE }'],
      ['Unavailable', '{ $.outcome = "UNAVAILABLE" }'],
    ] as const)
      expect(Resources[`${metric}Count`]!.Properties).toMatchObject({
        LogGroupName: { Ref: 'Logs' },
        FilterPattern: pattern,
        MetricTransformations: [{ MetricName: { 'Fn::Sub': `\${AWS::StackName}-${metric}` } }],
      });
    expect(Resources['CrashesAlarm']!.Properties).toMatchObject({
      MetricName: { 'Fn::Sub': '${AWS::StackName}-Crashes' },
      AlarmActions: [{ Ref: 'AlarmTopic' }],
    });
    expect(JSON.stringify(Resources['Dashboard'])).toContain('${AWS::StackName}-Unavailable');
  });

  it('keeps what the bot owed and gave up, encrypted and for a day, and wakes somebody', () => {
    const { Resources } = template();
    expect(Resources['DeadLetters']!.Properties).toEqual({
      MessageRetentionPeriod: 86_400,
      SqsManagedSseEnabled: true,
    });
    const [, config] = ofType('AWS::Lambda::EventInvokeConfig').find(([id]) => id.startsWith('Discord'))!;
    expect(config.Properties).toMatchObject({
      DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': ['DeadLetters', 'Arn'] } } },
    });
    expect(JSON.stringify(Resources['DiscordRole'])).toContain('sqs:SendMessage');
    expect(Resources['GivenUpAlarm']!.Properties).toMatchObject({
      Threshold: 1,
      Metrics: [
        { MetricStat: { Metric: { MetricName: 'AsyncEventsDropped' } } },
        { MetricStat: { Metric: { MetricName: 'ApproximateNumberOfMessagesVisible' } } },
        { Expression: 'MAX([FILL(m0,0),FILL(m1,0)])' },
      ],
    });
  });

  it('wakes by the stream what the table of the functions says, with keys alone', () => {
    expect(template().Resources['Table']!.Properties).toMatchObject({
      StreamSpecification: { StreamViewType: 'KEYS_ONLY' },
    });
    const mappings = ofType('AWS::Lambda::EventSourceMapping');
    expect(mappings.map(([id]) => id).sort()).toEqual(['DeliverStream', 'ReadersStream']);
    const [, deliver] = mappings.find(([id]) => id === 'DeliverStream')!;
    expect(deliver.Properties).toMatchObject({
      EventSourceArn: { 'Fn::GetAtt': ['Table', 'StreamArn'] },
      FunctionName: { 'Fn::GetAtt': ['DeliverLambdaFunction', 'Arn'] },
      StartingPosition: 'LATEST',
    });
    const { Filters } = deliver.Properties['FilterCriteria'] as unknown as {
      readonly Filters: readonly { readonly Pattern: string }[];
    };
    expect(Filters.map(({ Pattern }) => JSON.parse(Pattern) as unknown)).toEqual([
      {
        dynamodb: {
          Keys: {
            pk: { S: [{ prefix: 'TOURNAMENT#' }] },
            sk: { S: [{ prefix: 'HEAD' }, { prefix: 'ENTRANT#' }, { prefix: 'ROUND#' }] },
          },
        },
      },
    ]);
  });

  it('declares the table as the code knows it', () => {
    const table = template().Resources['Table']!.Properties;
    expect(table).toMatchObject({
      ...tableDefinition,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      TimeToLiveSpecification: { AttributeName: TTL_ATTRIBUTE, Enabled: true },
    });
  });

  it('tells the functions that derive keys where the secret is, and holds it nowhere', () => {
    for (const name of functions) {
      const lambda =
        template().Resources[`${name[0]?.toUpperCase()}${name.slice(1)}LambdaFunction`]!.Properties;
      const { Variables = {} } = (lambda['Environment'] ?? {}) as unknown as {
        readonly Variables?: Record<string, unknown>;
      };
      expect(Variables['MUSTER_SECRET_PARAMETER']).toEqual(
        KEYED.includes(name) ? { 'Fn::Sub': '/${AWS::StackName}/secret' } : undefined,
      );
    }
    expect(packaged).not.toContain('"MUSTER_SECRET"');
  });
});

it.each(functions)('%s is packaged with its own bundle and nothing else', (name) => {
  const files = Object.keys(unzipSync(readFileSync(join(root, `.serverless/${name}.zip`))));
  expect(files).toContain(`dist/functions/${name}/handler.mjs`);
  // The army lists of an edition that few name stand beside the code that reads them.
  const own = ['[\\w-]+\\.mjs', 'catalogue/[\\w-]+\\.json'];
  if (['documents', 'pictures', 'web', 'movement'].includes(name)) own.push('files/.+');
  for (const file of files) expect(file).toMatch(new RegExp(`^dist/functions/${name}/(${own.join('|')})$`));
});
