// The alarms, the dashboard, the budget, the bucket of files and the CDN of a deployment, as CloudFormation resources: the same for each function there is.
// The build writes them into dist/watch.json, which serverless.yml takes in.

import { cdn, cdnConditions, cdnOutputs, isSet, ref } from './cdn.mjs';
import { dashboardBody, NAMESPACE } from './dashboard.mjs';
import { filesResources } from './files.mjs';
import { capital } from './infrastructure.mjs';

const functionRef = (name) => ref(`${capital(name)}LambdaFunction`);

/** `words` say what happened; `see` is the heading of the runbook that says what to do. */
const alarm = ({
  words,
  see,
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
    AlarmDescription: { 'Fn::Sub': `${words} What to do: \${Runbook}#${see}` },
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
      see: 'errors',
      metric: 'Errors',
      threshold: 1,
    }),
    [`${capital(name)}ThrottlesAlarm`]: alarm({
      ...of,
      words: `${name} was asked more often than the account's concurrency allows.`,
      see: 'throttles',
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
    see: '5xx-without-errors',
    metric: '5xx',
    threshold: 5,
  }),
  LatencyAlarm: alarm({
    ...api,
    words: 'One answer in a hundred took 3 s or more, for 15 minutes.',
    see: 'latency',
    metric: 'Latency',
    threshold: 3000,
    periods: 3,
    ExtendedStatistic: 'p99',
  }),
  TableReadThrottlesAlarm: alarm({
    ...table,
    words: 'The table refused reads: a partition is over its 3,000 units a second.',
    see: 'table-throttles',
    metric: 'ReadThrottleEvents',
    threshold: 1,
  }),
  TableWriteThrottlesAlarm: alarm({
    ...table,
    words: 'The table refused writes: a partition is over its 1,000 units a second.',
    see: 'table-throttles',
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
    see: 'dropped-answers-and-dead-letters',
    metric: 'AsyncEventsDropped',
    threshold: 1,
  }),
});

/** A function that the table's stream wakes and that is behind: the oldest record that it was handed, in milliseconds. */
const lateAlarm = (name) => ({
  [`${capital(name)}LateAlarm`]: alarm({
    namespace: 'AWS/Lambda',
    dimensions: { FunctionName: functionRef(name) },
    words: `${name} is a minute behind the changes that wake it.`,
    see: 'late-stream',
    metric: 'IteratorAge',
    threshold: 60_000,
    Statistic: 'Maximum',
  }),
});

/** How long after its last call a function is missed, by its schedule. */
const MISSED_AFTER_MINUTES = { 'rate(1 minute)': 15, 'rate(1 hour)': 180 };

/** A function that a schedule calls and that is not called any more. */
const silentAlarm = ({ name, schedule }) => ({
  [`${capital(name)}SilentAlarm`]: alarm({
    namespace: 'AWS/Lambda',
    dimensions: { FunctionName: functionRef(name) },
    words: `${name} was not run for ${MISSED_AFTER_MINUTES[schedule]} minutes.`,
    see: 'silent-schedule',
    metric: 'Invocations',
    threshold: 1,
    minutes: MISSED_AFTER_MINUTES[schedule],
    comparison: 'LessThanThreshold',
    missing: 'breaching',
  }),
});

const metricName = (name) => ({ 'Fn::Sub': `\${AWS::StackName}-${name}` });

/** Counts lines of the log under one name for the whole stage: what AWS's own metrics cannot know. */
const counted = (metric, pattern) => ({
  [`${metric}Count`]: {
    Type: 'AWS::Logs::MetricFilter',
    Properties: {
      LogGroupName: ref('Logs'),
      FilterPattern: pattern,
      MetricTransformations: [
        { MetricNamespace: NAMESPACE, MetricName: metricName(metric), MetricValue: '1', Unit: 'Count' },
      ],
    },
  },
});

const counts = {
  ...counted('Crashes', '{ $.level = "error" }'),
  ...counted('ColdStarts', '{ $.cold IS TRUE }'),
  ...counted('Unavailable', '{ $.outcome = "UNAVAILABLE" }'),
};

/** A crash is answered, in Discord even with 200: only the log knows of it. */
const crashesAlarm = alarm({
  words: 'A request crashed: see the crash in the lines with level = "error".',
  see: 'crashes',
  namespace: NAMESPACE,
  metric: metricName('Crashes'),
  dimensions: {},
  threshold: 1,
});

/** The queue for calls of a function to itself whose retries are used up. What was typed stands in them: not for long. */
const deadLetters = {
  DeadLetters: {
    Type: 'AWS::SQS::Queue',
    Properties: { MessageRetentionPeriod: 86_400, SqsManagedSseEnabled: true },
  },
  DeadLettersAlarm: alarm({
    words: 'An answer that was owed ended among the dead letters.',
    see: 'dropped-answers-and-dead-letters',
    namespace: 'AWS/SQS',
    metric: 'ApproximateNumberOfMessagesVisible',
    dimensions: { QueueName: { 'Fn::GetAtt': ['DeadLetters', 'QueueName'] } },
    threshold: 1,
    Statistic: 'Maximum',
  }),
};

/** The monthly cost of the account above which somebody is warned: at 80 % of it, and when it is foreseen to be exceeded. */
const budget = {
  Budget: {
    Type: 'AWS::Budgets::Budget',
    Condition: 'HasBudget',
    Properties: {
      Budget: {
        BudgetName: ref('AWS::StackName'),
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
    ...Object.assign(
      {},
      ...functions.map(({ name }) => functionAlarms(name)),
      ...functions.filter(({ callsItself }) => callsItself).map(({ name }) => droppedAlarm(name)),
      ...functions.filter(({ wokenBy }) => wokenBy).map(({ name }) => lateAlarm(name)),
      ...functions.filter(({ schedule }) => schedule).map(silentAlarm),
    ),
    ...counts,
    ...serviceAlarms,
    CrashesAlarm: crashesAlarm,
    ...deadLetters,
    Dashboard: {
      Type: 'AWS::CloudWatch::Dashboard',
      Properties: {
        DashboardName: ref('AWS::StackName'),
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
