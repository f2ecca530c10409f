// The rights that a deployment needs: for each type of resource the actions, and the name of what they are done to. The check before a
// deployment asks whether the identity may do all of them; a test compares them with docs/deployer-policy.json and with the template.

const of = (service, names) => names.split(' ').map((name) => `${service}:${name}`);

/** In names, {p} stands for the partition, {r} for the region, {a} for the account, {s} for the stack. A row with `needs` is for stacks with that parameter. */
const ROWS = [
  {
    does: 'the stack',
    on: 'arn:{p}:cloudformation:{r}:{a}:stack/{s}/1',
    actions: of(
      'cloudformation',
      'CreateStack CreateChangeSet DescribeChangeSet ExecuteChangeSet DeleteChangeSet UpdateStack DeleteStack DescribeStacks DescribeStackEvents DescribeStackResource ListStackResources',
    ),
  },
  { does: 'the template', on: '*', actions: of('cloudformation', 'ValidateTemplate') },
  {
    does: 'the packages',
    on: 'arn:{p}:s3:::{s}-serverlessdeploymentbucket-1/serverless/1.zip',
    actions: of('s3', 'PutObject GetObject DeleteObject'),
  },
  {
    types: ['AWS::S3::Bucket', 'AWS::S3::BucketPolicy'],
    on: 'arn:{p}:s3:::{s}-serverlessdeploymentbucket-1',
    actions: of(
      's3',
      'CreateBucket DeleteBucket ListBucket GetBucketLocation PutBucketPolicy GetBucketPolicy DeleteBucketPolicy PutEncryptionConfiguration PutBucketOwnershipControls PutBucketPublicAccessBlock PutBucketTagging',
    ),
  },
  {
    types: ['AWS::IAM::Role'],
    on: 'arn:{p}:iam::{a}:role/{s}-RulesRole-1',
    actions: of(
      'iam',
      'CreateRole GetRole DeleteRole PutRolePolicy GetRolePolicy DeleteRolePolicy ListRolePolicies ListAttachedRolePolicies UpdateAssumeRolePolicy TagRole',
    ),
  },
  {
    does: 'the functions take their roles',
    on: 'arn:{p}:iam::{a}:role/{s}-RulesRole-1',
    actions: of('iam', 'PassRole'),
    context: { 'iam:PassedToService': 'lambda.amazonaws.com' },
  },
  {
    types: ['AWS::Lambda::Function', 'AWS::Lambda::Permission', 'AWS::Lambda::EventInvokeConfig'],
    on: 'arn:{p}:lambda:{r}:{a}:function:{s}-rules',
    actions: of(
      'lambda',
      'CreateFunction GetFunction GetFunctionConfiguration UpdateFunctionCode UpdateFunctionConfiguration DeleteFunction TagResource AddPermission GetPolicy RemovePermission PutFunctionEventInvokeConfig GetFunctionEventInvokeConfig DeleteFunctionEventInvokeConfig',
    ),
  },
  {
    types: ['AWS::Lambda::EventSourceMapping'],
    on: 'arn:{p}:lambda:{r}:{a}:event-source-mapping:1',
    actions: of(
      'lambda',
      'CreateEventSourceMapping GetEventSourceMapping UpdateEventSourceMapping DeleteEventSourceMapping',
    ),
  },
  {
    types: ['AWS::DynamoDB::Table'],
    on: 'arn:{p}:dynamodb:{r}:{a}:table/{s}-Table-1',
    actions: of(
      'dynamodb',
      'CreateTable DescribeTable UpdateTable DeleteTable DescribeTimeToLive UpdateTimeToLive DescribeContinuousBackups UpdateContinuousBackups TagResource',
    ),
  },
  {
    types: [
      'AWS::ApiGatewayV2::Api',
      'AWS::ApiGatewayV2::Stage',
      'AWS::ApiGatewayV2::Integration',
      'AWS::ApiGatewayV2::Route',
    ],
    on: 'arn:{p}:apigateway:{r}::/apis/1/routes',
    actions: of('apigateway', 'POST GET PATCH PUT DELETE TagResource'),
  },
  {
    types: ['AWS::Logs::LogGroup', 'AWS::Logs::MetricFilter'],
    on: 'arn:{p}:logs:{r}:{a}:log-group:/aws/lambda/{s}:log-stream:',
    actions: of(
      'logs',
      'CreateLogGroup PutRetentionPolicy DeleteLogGroup TagResource PutMetricFilter DeleteMetricFilter',
    ),
  },
  {
    does: 'the log of the gateway',
    on: '*',
    actions: of(
      'logs',
      'DescribeLogGroups DescribeMetricFilters CreateLogDelivery GetLogDelivery UpdateLogDelivery DeleteLogDelivery ListLogDeliveries PutResourcePolicy DescribeResourcePolicies',
    ),
  },
  {
    types: ['AWS::Events::Rule'],
    on: 'arn:{p}:events:{r}:{a}:rule/{s}-DeliverEventsRuleSchedule1-1',
    actions: of('events', 'PutRule DescribeRule DeleteRule PutTargets RemoveTargets'),
  },
  {
    types: ['AWS::CloudWatch::Alarm'],
    on: 'arn:{p}:cloudwatch:{r}:{a}:alarm:{s}-CrashesAlarm-1',
    actions: of('cloudwatch', 'PutMetricAlarm DescribeAlarms DeleteAlarms'),
  },
  {
    types: ['AWS::CloudWatch::Dashboard'],
    on: 'arn:{p}:cloudwatch::{a}:dashboard/{s}-{r}',
    actions: of('cloudwatch', 'PutDashboard GetDashboard DeleteDashboards'),
  },
  {
    types: ['AWS::SNS::Topic', 'AWS::SNS::Subscription'],
    on: 'arn:{p}:sns:{r}:{a}:{s}-AlarmTopic-1',
    actions: of(
      'sns',
      'CreateTopic GetTopicAttributes SetTopicAttributes DeleteTopic TagResource Subscribe ListSubscriptionsByTopic',
    ),
  },
  { does: 'the subscription', on: '*', actions: of('sns', 'Unsubscribe GetSubscriptionAttributes') },
  {
    types: ['AWS::SQS::Queue'],
    on: 'arn:{p}:sqs:{r}:{a}:{s}-DeadLetters-1',
    actions: of('sqs', 'CreateQueue GetQueueAttributes GetQueueUrl SetQueueAttributes DeleteQueue TagQueue'),
  },
  {
    types: ['AWS::Budgets::Budget'],
    needs: 'MonthlyBudget',
    on: 'arn:{p}:budgets::{a}:budget/{s}-{r}',
    actions: of('budgets', 'ModifyBudget ViewBudget'),
  },
  {
    types: [
      'AWS::CloudFront::Distribution',
      'AWS::CloudFront::Function',
      'AWS::CloudFront::CachePolicy',
      'AWS::CloudFront::ResponseHeadersPolicy',
      'AWS::CloudFront::OriginAccessControl',
    ],
    needs: 'Cdn',
    on: 'arn:{p}:cloudfront::{a}:distribution/1',
    actions: [
      'cloudfront:CreateDistribution',
      'cloudfront:GetDistribution',
      'cloudfront:UpdateDistribution',
      'cloudfront:DeleteDistribution',
      'cloudfront:TagResource',
      ...['Function', 'CachePolicy', 'ResponseHeadersPolicy', 'OriginAccessControl'].map(
        (kind) => `cloudfront:Create${kind}`,
      ),
      'cloudfront:PublishFunction',
    ],
  },
  {
    types: ['AWS::Route53::RecordSet'],
    needs: 'HostedZoneId',
    on: 'arn:{p}:route53:::hostedzone/1',
    actions: of('route53', 'ChangeResourceRecordSets GetHostedZone ListResourceRecordSets'),
  },
  {
    does: 'the secret',
    on: 'arn:{p}:ssm:{r}:{a}:parameter/{s}/secret',
    actions: of('ssm', 'GetParameter PutParameter'),
  },
  {
    does: 'the checks',
    on: '*',
    actions: [...of('dynamodb', 'ListTables'), ...of('lambda', 'GetAccountSettings')],
  },
];

/** Types that the rows cover. */
export const coveredTypes = new Set(ROWS.flatMap(({ types = [] }) => types));

/**
 * The rows of a deployment into this account under these names, each `{ on, actions, context }`. `parameters` are those that the stack
 * will have: what they switch off needs no rights. Without them, all rows.
 */
export const rightsOf = ({ partition, region, account, stackName }, parameters) =>
  ROWS.filter(({ needs }) => {
    if (parameters === undefined || needs === undefined) return true;
    const value = parameters[needs];
    return needs === 'Cdn' ? value !== 'no' : ![undefined, '', '0'].includes(value);
  }).map(({ on, actions, context = {} }) => {
    // Buckets have the stack's name in small letters.
    const name = on.includes(':s3:') ? stackName.toLowerCase() : stackName;
    return {
      on: on
        .replace('{p}', partition)
        .replace('{r}', region)
        .replace('{a}', account)
        .replace('{s}', name)
        .replace('{r}', region),
      actions,
      context,
    };
  });
