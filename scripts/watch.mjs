// The alarms, the dashboard, the right to write traces and the CDN of a deployment, as CloudFormation resources: the same for each
// function there is. The build writes them into dist/watch.json, which serverless.yml takes in.

const ref = (name) => ({ Ref: name });
const capital = (name) => name[0].toUpperCase() + name.slice(1);
const functionRef = (name) => ref(`${capital(name)}LambdaFunction`);

const alarm = ({
  words,
  namespace,
  metric,
  dimensions,
  threshold,
  minutes = 5,
  periods = 1,
  comparison = 'GreaterThanOrEqualToThreshold',
  missing = 'notBreaching',
  ...statistic
}) => ({
  Type: 'AWS::CloudWatch::Alarm',
  Properties: {
    AlarmDescription: words,
    Namespace: namespace,
    MetricName: metric,
    Dimensions: Object.entries(dimensions).map(([Name, Value]) => ({ Name, Value })),
    ...(Object.keys(statistic).length > 0 ? statistic : { Statistic: 'Sum' }),
    Period: minutes * 60,
    EvaluationPeriods: periods,
    Threshold: threshold,
    ComparisonOperator: comparison,
    TreatMissingData: missing,
    AlarmActions: [ref('AlarmTopic')],
    OKActions: [ref('AlarmTopic')],
  },
});

const functionAlarms = (name) => {
  const of = { namespace: 'AWS/Lambda', dimensions: { FunctionName: functionRef(name) } };
  return {
    [`${capital(name)}ErrorsAlarm`]: alarm({
      ...of,
      words: `${name} crashed or timed out.`,
      metric: 'Errors',
      threshold: 1,
    }),
    [`${capital(name)}ThrottlesAlarm`]: alarm({
      ...of,
      words: `${name} was asked more often than the account's concurrency allows.`,
      metric: 'Throttles',
      threshold: 1,
    }),
  };
};

const api = { namespace: 'AWS/ApiGateway', dimensions: { ApiId: ref('HttpApi') } };
const table = { namespace: 'AWS/DynamoDB', dimensions: { TableName: ref('Table') } };

const serviceAlarms = {
  ServerErrorsAlarm: alarm({
    ...api,
    words: '5 answers were 5xx within 5 minutes.',
    metric: '5xx',
    threshold: 5,
  }),
  LatencyAlarm: alarm({
    ...api,
    words: 'One answer in a hundred took 3 s or more, for 15 minutes.',
    metric: 'Latency',
    threshold: 3000,
    periods: 3,
    ExtendedStatistic: 'p99',
  }),
  TableReadThrottlesAlarm: alarm({
    ...table,
    words: 'The table refused reads: a partition is over its 3,000 units a second.',
    metric: 'ReadThrottleEvents',
    threshold: 1,
  }),
  TableWriteThrottlesAlarm: alarm({
    ...table,
    words: 'The table refused writes: a partition is over its 1,000 units a second.',
    metric: 'WriteThrottleEvents',
    threshold: 1,
  }),
};

/** Calls that a function makes of itself and that were given up after their retries: our dead letters. */
const droppedAlarm = (name) => ({
  [`${capital(name)}DroppedAlarm`]: alarm({
    namespace: 'AWS/Lambda',
    dimensions: { FunctionName: functionRef(name) },
    words: `An answer that ${name} owed was given up.`,
    metric: 'AsyncEventsDropped',
    threshold: 1,
  }),
});

/** A function that a schedule calls and that is not called any more. */
const silentAlarm = (name) => ({
  [`${capital(name)}SilentAlarm`]: alarm({
    namespace: 'AWS/Lambda',
    dimensions: { FunctionName: functionRef(name) },
    words: `${name} was not run for 15 minutes.`,
    metric: 'Invocations',
    threshold: 1,
    minutes: 15,
    comparison: 'LessThanThreshold',
    missing: 'breaching',
  }),
});

const NAMESPACE = 'muster';
const metricName = (name) => ({ 'Fn::Sub': `\${AWS::StackName}-${name}` });

/** Counts lines of a function's log under one name for the whole stage: what AWS's own metrics cannot know. */
const counted = (name, metric, pattern) => ({
  [`${capital(name)}${metric}Count`]: {
    Type: 'AWS::Logs::MetricFilter',
    Properties: {
      LogGroupName: ref(`${capital(name)}LogGroup`),
      FilterPattern: pattern,
      MetricTransformations: [
        { MetricNamespace: NAMESPACE, MetricName: metricName(metric), MetricValue: '1', Unit: 'Count' },
      ],
    },
  },
});

const crashCount = (name) => counted(name, 'Crashes', '{ $.level = "error" }');
const coldCount = (name) => counted(name, 'ColdStarts', '{ $.cold IS TRUE }');
const unavailableCount = (name) => counted(name, 'Unavailable', '{ $.outcome = "UNAVAILABLE" }');

/** A crash is answered, in Discord even with 200: only the log knows of it. */
const crashesAlarm = alarm({
  words: 'A request crashed: see the crash in the lines with level = "error".',
  namespace: NAMESPACE,
  metric: metricName('Crashes'),
  dimensions: {},
  threshold: 1,
});

/** Where the calls that a function makes of itself go when its retries are used up. What was typed stands in them: not for long. */
const deadLetters = {
  DeadLetters: {
    Type: 'AWS::SQS::Queue',
    Properties: { MessageRetentionPeriod: 86_400, SqsManagedSseEnabled: true },
  },
  DeadLettersAlarm: alarm({
    words: 'An answer that was owed ended among the dead letters.',
    namespace: 'AWS/SQS',
    metric: 'ApproximateNumberOfMessagesVisible',
    dimensions: { QueueName: { 'Fn::GetAtt': ['DeadLetters', 'QueueName'] } },
    threshold: 1,
    Statistic: 'Maximum',
  }),
};

const widget = (at, title, metrics) => ({
  type: 'metric',
  x: (at % 2) * 12,
  y: Math.floor(at / 2) * 6,
  width: 12,
  height: 6,
  properties: { title, region: '${AWS::Region}', period: 300, view: 'timeSeries', metrics },
});

const lambdaSum = (metric, statistic = 'Sum') => [
  [
    {
      expression: `SEARCH('{AWS/Lambda,FunctionName} MetricName="${metric}" FunctionName="\${AWS::StackName}"', '${statistic}', 300)`,
      label: '',
    },
  ],
];

const dashboardBody = JSON.stringify({
  widgets: [
    widget(0, 'Requests and refusals', [
      ['AWS/ApiGateway', 'Count', 'ApiId', '${HttpApi}', { stat: 'Sum' }],
      ['.', '4xx', '.', '.', { stat: 'Sum' }],
      ['.', '5xx', '.', '.', { stat: 'Sum' }],
    ]),
    widget(1, 'Latency, ms', [
      ['AWS/ApiGateway', 'Latency', 'ApiId', '${HttpApi}', { stat: 'p50' }],
      ['...', { stat: 'p99' }],
    ]),
    widget(2, 'Errors of functions', lambdaSum('Errors')),
    widget(3, 'Duration of functions, p99 ms', lambdaSum('Duration', 'p99')),
    widget(4, 'Concurrency of functions', lambdaSum('ConcurrentExecutions', 'Maximum')),
    widget(5, 'Units of the table', [
      ['AWS/DynamoDB', 'ConsumedReadCapacityUnits', 'TableName', '${Table}', { stat: 'Sum' }],
      ['.', 'ConsumedWriteCapacityUnits', '.', '.', { stat: 'Sum' }],
      ['.', 'ReadThrottleEvents', '.', '.', { stat: 'Sum' }],
      ['.', 'WriteThrottleEvents', '.', '.', { stat: 'Sum' }],
    ]),
    widget(6, 'Out of the log', [
      [NAMESPACE, '${AWS::StackName}-Crashes', { stat: 'Sum' }],
      ['.', '${AWS::StackName}-ColdStarts', { stat: 'Sum' }],
      ['.', '${AWS::StackName}-Unavailable', { stat: 'Sum' }],
    ]),
    widget(7, 'Dead letters', [
      [
        'AWS/SQS',
        'ApproximateNumberOfMessagesVisible',
        'QueueName',
        '${DeadLetters.QueueName}',
        { stat: 'Maximum' },
      ],
    ]),
  ],
});

/** AWS's own policy that hands the viewer's headers on, but for Host, which API Gateway needs as its own. */
const ALL_VIEWER_EXCEPT_HOST = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';
const UNKEPT_ERRORS = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];
const YEAR_SECONDS = 31_536_000;

/** Keeps what `Cache-Control` allows, as long as it allows; the token is part of the key, though such answers are `no-store`. */
const cdn = {
  CachePolicy: {
    Type: 'AWS::CloudFront::CachePolicy',
    Properties: {
      CachePolicyConfig: {
        Name: { 'Fn::Sub': '${AWS::StackName}-as-told' },
        MinTTL: 0,
        DefaultTTL: 0,
        MaxTTL: YEAR_SECONDS,
        ParametersInCacheKeyAndForwardedToOrigin: {
          EnableAcceptEncodingGzip: true,
          EnableAcceptEncodingBrotli: false,
          CookiesConfig: { CookieBehavior: 'none' },
          HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Authorization', 'Accept'] },
          QueryStringsConfig: { QueryStringBehavior: 'all' },
        },
      },
    },
  },
  Cdn: {
    Type: 'AWS::CloudFront::Distribution',
    Properties: {
      DistributionConfig: {
        Enabled: true,
        Comment: { 'Fn::Sub': '${AWS::StackName}' },
        HttpVersion: 'http2and3',
        IPV6Enabled: true,
        PriceClass: 'PriceClass_100',
        Origins: [
          {
            Id: 'api',
            DomainName: { 'Fn::Sub': '${HttpApi}.execute-api.${AWS::Region}.${AWS::URLSuffix}' },
            CustomOriginConfig: { OriginProtocolPolicy: 'https-only', OriginSSLProtocols: ['TLSv1.2'] },
            OriginShield: { Enabled: false },
          },
        ],
        DefaultCacheBehavior: {
          TargetOriginId: 'api',
          ViewerProtocolPolicy: 'redirect-to-https',
          AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
          CachedMethods: ['GET', 'HEAD'],
          Compress: true,
          CachePolicyId: ref('CachePolicy'),
          OriginRequestPolicyId: ALL_VIEWER_EXCEPT_HOST,
        },
        WebACLId: { 'Fn::If': ['HasWebAcl', ref('WebAcl'), ref('AWS::NoValue')] },
        CustomErrorResponses: UNKEPT_ERRORS.map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
      },
    },
  },
};

/**
 * What serverless.yml takes in: `functions` by name, of which `later` call themselves for what they answer later, and `scheduled`
 * are called by a schedule. `stored` may use the table.
 */
export const watchResources = (functions, { later, scheduled, stored }) => ({
  Conditions: {
    HasAlarmEmail: { 'Fn::Not': [{ 'Fn::Equals': [ref('AlarmEmail'), ''] }] },
    HasWebAcl: { 'Fn::Not': [{ 'Fn::Equals': [ref('WebAcl'), ''] }] },
  },
  Resources: {
    AlarmTopic: { Type: 'AWS::SNS::Topic' },
    AlarmSubscription: {
      Type: 'AWS::SNS::Subscription',
      Condition: 'HasAlarmEmail',
      Properties: { TopicArn: ref('AlarmTopic'), Protocol: 'email', Endpoint: ref('AlarmEmail') },
    },
    ...Object.assign(
      {},
      ...functions.map(functionAlarms),
      ...later.map(droppedAlarm),
      ...scheduled.map(silentAlarm),
      ...functions.map(crashCount),
      ...functions.map(coldCount),
      ...stored.map(unavailableCount),
    ),
    ...serviceAlarms,
    CrashesAlarm: crashesAlarm,
    ...deadLetters,
    Dashboard: {
      Type: 'AWS::CloudWatch::Dashboard',
      Properties: { DashboardName: ref('AWS::StackName'), DashboardBody: { 'Fn::Sub': dashboardBody } },
    },
    // X-Ray knows no narrower resource than all.
    WriteTraces: {
      Type: 'AWS::IAM::Policy',
      Properties: {
        PolicyName: 'write-traces',
        Roles: functions.map((name) => ref(`${capital(name)}Role`)),
        PolicyDocument: {
          Version: '2012-10-17',
          Statement: [
            {
              Effect: 'Allow',
              Action: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'],
              Resource: '*',
            },
          ],
        },
      },
    },
    ...cdn,
  },
  Outputs: {
    Site: {
      Description: 'The address to give to people: the CDN before the API.',
      Value: { 'Fn::Sub': 'https://${Cdn.DomainName}' },
    },
  },
});
