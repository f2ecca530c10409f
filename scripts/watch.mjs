// The alarms, the dashboard, the budget, the bucket of files and the CDN of a deployment, as CloudFormation resources: the same for each function there is.
// The build writes them into dist/watch.json, which serverless.yml takes in.

import { cdn, cdnConditions, cdnOutputs, isSet, ref } from './cdn.mjs';
import { dashboardBody, NAMESPACE } from './dashboard.mjs';
import { filesResources } from './files.mjs';
import { capital } from './infrastructure.mjs';

const functionRef = (name) => ref(`${capital(name)}LambdaFunction`);

const metric = (namespace, name, dimensions = {}) => ({
  Namespace: namespace,
  MetricName: name,
  Dimensions: Object.entries(dimensions).map(([Name, Value]) => ({ Name, Value })),
});

/** The properties of an alarm that say what it looks at: one metric, or the worst of several at each moment. */
const lookingAt = (metrics, { period, stat, worst }) => {
  if (metrics.length === 1)
    return {
      ...metrics[0],
      Period: period,
      ...(stat.startsWith('p') ? { ExtendedStatistic: stat } : { Statistic: stat }),
    };
  const read = metrics.map((Metric, at) => ({
    Id: `m${at}`,
    MetricStat: { Metric, Period: period, Stat: stat },
    ReturnData: false,
  }));
  const filled = read.map(({ Id }) => `FILL(${Id},0)`).join(',');
  return { Metrics: [...read, { Id: 'worst', Expression: `${worst}([${filled}])`, ReturnData: true }] };
};

/**
 * An alarm over some metrics, each of which costs as much as an alarm: so there is one for each kind of trouble, and not for each function.
 * `words` say what happened; `see` is the heading of the runbook that says what to do.
 */
const alarm = (
  metrics,
  {
    words,
    see,
    threshold = 1,
    minutes = 5,
    periods = 1,
    stat = 'Sum',
    worst = 'MAX',
    comparison = 'GreaterThanOrEqualToThreshold',
    missing = 'notBreaching',
  },
) => ({
  Type: 'AWS::CloudWatch::Alarm',
  Properties: {
    AlarmDescription: { 'Fn::Sub': `${words} What to do: \${Runbook}#${see}` },
    ...lookingAt(metrics, { period: minutes * 60, stat, worst }),
    EvaluationPeriods: periods,
    Threshold: threshold,
    ComparisonOperator: comparison,
    TreatMissingData: missing,
    AlarmActions: [ref('AlarmTopic')],
    OKActions: [ref('AlarmTopic')],
  },
});

const ofFunctions = (rows, name) =>
  rows.map((row) => metric('AWS/Lambda', name, { FunctionName: functionRef(row.name) }));
const ofApi = (name) => [metric('AWS/ApiGateway', name, { ApiId: ref('HttpApi') })];
const ofTable = (name) => metric('AWS/DynamoDB', name, { TableName: ref('Table') });
const metricName = (name) => ({ 'Fn::Sub': `\${AWS::StackName}-${name}` });

/** How long after its last call a function is missed, by its schedule. */
const MISSED_AFTER_MINUTES = { 'rate(1 minute)': 15, 'rate(1 hour)': 180 };

/** Functions of one schedule of which one is not called any more. */
const silentAlarm = (rows, schedule) =>
  alarm(
    ofFunctions(
      rows.filter((row) => row.schedule === schedule),
      'Invocations',
    ),
    {
      words: `A function that runs at ${schedule} was not run for ${MISSED_AFTER_MINUTES[schedule]} minutes.`,
      see: 'silent-schedule',
      minutes: MISSED_AFTER_MINUTES[schedule],
      worst: 'MIN',
      comparison: 'LessThanThreshold',
      missing: 'breaching',
    },
  );

const alarms = (rows) => ({
  CrashesAlarm: alarm([metric(NAMESPACE, metricName('Crashes'))], {
    words: 'A request crashed, or a function ended or ran out of time before it answered.',
    see: 'crashes',
  }),
  // The account's concurrency is one for all its functions, so that their throttles are too.
  ThrottlesAlarm: alarm([metric('AWS/Lambda', 'Throttles')], {
    words: "Functions were asked more often than the account's concurrency allows.",
    see: 'throttles',
  }),
  ServerErrorsAlarm: alarm(ofApi('5xx'), {
    words: '5 answers were 5xx within 5 minutes.',
    see: '5xx-without-errors',
    threshold: 5,
  }),
  LatencyAlarm: alarm(ofApi('Latency'), {
    words: 'One answer in a hundred took 3 s or more, for 15 minutes.',
    see: 'latency',
    threshold: 3000,
    periods: 3,
    stat: 'p99',
  }),
  TableThrottlesAlarm: alarm(['ReadThrottleEvents', 'WriteThrottleEvents'].map(ofTable), {
    words: 'The table refused requests: a partition is over its 3,000 reads or 1,000 writes a second.',
    see: 'table-throttles',
  }),
  // Calls that a function makes of itself and that were given up after their retries: on their way to the queue, or in it.
  GivenUpAlarm: alarm(
    [
      ...ofFunctions(
        rows.filter(({ callsItself }) => callsItself),
        'AsyncEventsDropped',
      ),
      metric('AWS/SQS', 'ApproximateNumberOfMessagesVisible', {
        QueueName: { 'Fn::GetAtt': ['DeadLetters', 'QueueName'] },
      }),
    ],
    {
      words: 'An answer that was owed was given up, or ended among the dead letters.',
      see: 'dropped-answers-and-dead-letters',
      stat: 'Maximum',
    },
  ),
  // The oldest record that a function was handed, in milliseconds.
  LateAlarm: alarm(
    ofFunctions(
      rows.filter(({ wokenBy }) => wokenBy),
      'IteratorAge',
    ),
    {
      words: 'A function is a minute behind the changes that wake it.',
      see: 'late-stream',
      threshold: 60_000,
      stat: 'Maximum',
    },
  ),
  MinutelySilentAlarm: silentAlarm(rows, 'rate(1 minute)'),
  HourlySilentAlarm: silentAlarm(rows, 'rate(1 hour)'),
});

/** Counts lines of the log under one name for the whole stage: what AWS's own metrics cannot know. */
const counted = (name, pattern) => ({
  [`${name}Count`]: {
    Type: 'AWS::Logs::MetricFilter',
    Properties: {
      LogGroupName: ref('Logs'),
      FilterPattern: pattern,
      MetricTransformations: [
        { MetricNamespace: NAMESPACE, MetricName: metricName(name), MetricValue: '1', Unit: 'Count' },
      ],
    },
  },
});

const counts = {
  // Our own line of a crash that was answered (in Discord even with 200), the runtime's of one that was not, and Lambda's of a
  // function that ended or ran out of time.
  ...counted(
    'Crashes',
    '{ $.level = "error" || $.level = "ERROR" || $.record.status = "error" || $.record.status = "failure" || $.record.status = "timeout" }',
  ),
  ...counted('ColdStarts', '{ $.cold IS TRUE }'),
  ...counted('Unavailable', '{ $.outcome = "UNAVAILABLE" }'),
};

/** The queue for calls of a function to itself whose retries are used up. What was typed stands in them: not for long. */
const deadLetters = {
  DeadLetters: {
    Type: 'AWS::SQS::Queue',
    Properties: { MessageRetentionPeriod: 86_400, SqsManagedSseEnabled: true },
  },
};

/** Budgets and dashboards have one name in all regions of an account, in each of which the stage may stand. */
const REGIONAL_NAME = { 'Fn::Sub': '${AWS::StackName}-${AWS::Region}' };

/** The monthly cost of the account above which somebody is warned: at 80 % of it, and when it is foreseen to be exceeded. */
const budget = {
  Budget: {
    Type: 'AWS::Budgets::Budget',
    Condition: 'HasBudget',
    Properties: {
      Budget: {
        BudgetName: REGIONAL_NAME,
        BudgetType: 'COST',
        TimeUnit: 'MONTHLY',
        BudgetLimit: { Amount: ref('MonthlyBudget'), Unit: 'USD' },
      },
      NotificationsWithSubscribers: [
        ['ACTUAL', 80],
        ['FORECASTED', 100],
      ].map(([NotificationType, Threshold]) => ({
        Notification: {
          NotificationType,
          ComparisonOperator: 'GREATER_THAN',
          Threshold,
          ThresholdType: 'PERCENTAGE',
        },
        Subscribers: [{ SubscriptionType: 'EMAIL', Address: ref('AlarmEmail') }],
      })),
    },
  },
};

/** The parts of serverless.yml for the rows of src/functions.ts. */
export const watchResources = (functions) => ({
  Conditions: {
    HasAlarmEmail: isSet('AlarmEmail'),
    HasBudget: {
      'Fn::And': [isSet('AlarmEmail'), { 'Fn::Not': [{ 'Fn::Equals': [ref('MonthlyBudget'), '0'] }] }],
    },
    ...cdnConditions,
  },
  Resources: {
    AlarmTopic: { Type: 'AWS::SNS::Topic' },
    AlarmSubscription: {
      Type: 'AWS::SNS::Subscription',
      Condition: 'HasAlarmEmail',
      Properties: { TopicArn: ref('AlarmTopic'), Protocol: 'email', Endpoint: ref('AlarmEmail') },
    },
    ...counts,
    ...alarms(functions),
    ...deadLetters,
    Dashboard: {
      Type: 'AWS::CloudWatch::Dashboard',
      Properties: {
        DashboardName: REGIONAL_NAME,
        DashboardBody: {
          'Fn::Sub': dashboardBody(functions.map(({ name }) => `${capital(name)}LambdaFunction`)),
        },
      },
    },
    ...budget,
    ...filesResources,
    ...cdn,
  },
  Outputs: cdnOutputs,
});
