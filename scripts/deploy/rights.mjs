// The rights that a deployment needs: for each type of resource the actions, and the name of what they are done to. The check before a
// deployment asks whether the identity may do all of them; a test compares them with docs/deployer-policy.json and with the template.

/** In names, {p} stands for the partition, {r} for the region, {a} for the account, {s} for the stack. A row with `needs` is for stacks with that parameter. */
const ROWS = [
  {
    does: 'the stack',
    on: 'arn:{p}:cloudformation:{r}:{a}:stack/{s}/1',
    actions: [
      'cloudformation:CreateStack',
      'cloudformation:CreateChangeSet',
      'cloudformation:DescribeChangeSet',
      'cloudformation:ExecuteChangeSet',
      'cloudformation:DeleteChangeSet',
      'cloudformation:UpdateStack',
      'cloudformation:DeleteStack',
      'cloudformation:DescribeStacks',
      'cloudformation:DescribeStackEvents',
      'cloudformation:DescribeStackResource',
      'cloudformation:ListStackResources',
    ],
  },
  { does: 'the template', on: '*', actions: ['cloudformation:ValidateTemplate'] },
  {
    does: 'the packages',
    on: 'arn:{p}:s3:::{s}-serverlessdeploymentbucket-1/serverless/1.zip',
    actions: ['s3:PutObject', 's3:GetObject', 's3:DeleteObject'],
  },
  {
    types: ['AWS::S3::Bucket', 'AWS::S3::BucketPolicy'],
    on: 'arn:{p}:s3:::{s}-serverlessdeploymentbucket-1',
    actions: [
      's3:CreateBucket',
      's3:DeleteBucket',
      's3:ListBucket',
      's3:GetBucketLocation',
      's3:PutBucketPolicy',
      's3:GetBucketPolicy',
      's3:DeleteBucketPolicy',
      's3:PutEncryptionConfiguration',
      's3:PutBucketOwnershipControls',
      's3:PutBucketPublicAccessBlock',
      's3:PutBucketTagging',
    ],
  },
  {
    types: ['AWS::IAM::Role'],
    on: 'arn:{p}:iam::{a}:role/{s}-RulesRole-1',
    actions: [
      'iam:CreateRole',
      'iam:GetRole',
      'iam:DeleteRole',
      'iam:PutRolePolicy',
      'iam:GetRolePolicy',
      'iam:DeleteRolePolicy',
      'iam:ListRolePolicies',
      'iam:ListAttachedRolePolicies',
      'iam:UpdateAssumeRolePolicy',
      'iam:TagRole',
    ],
  },
  {
    does: 'the functions take their roles',
    on: 'arn:{p}:iam::{a}:role/{s}-RulesRole-1',
    actions: ['iam:PassRole'],
    context: { 'iam:PassedToService': 'lambda.amazonaws.com' },
  },
  {
    types: ['AWS::Lambda::Function', 'AWS::Lambda::Permission', 'AWS::Lambda::EventInvokeConfig'],
    on: 'arn:{p}:lambda:{r}:{a}:function:{s}-rules',
    actions: [
      'lambda:CreateFunction',
      'lambda:GetFunction',
      'lambda:GetFunctionConfiguration',
      'lambda:UpdateFunctionCode',
      'lambda:UpdateFunctionConfiguration',
      'lambda:DeleteFunction',
      'lambda:TagResource',
      'lambda:AddPermission',
      'lambda:GetPolicy',
      'lambda:RemovePermission',
      'lambda:PutFunctionEventInvokeConfig',
      'lambda:GetFunctionEventInvokeConfig',
      'lambda:DeleteFunctionEventInvokeConfig',
    ],
  },
  {
    types: ['AWS::Lambda::EventSourceMapping'],
    on: 'arn:{p}:lambda:{r}:{a}:event-source-mapping:1',
    actions: [
      'lambda:CreateEventSourceMapping',
      'lambda:GetEventSourceMapping',
      'lambda:UpdateEventSourceMapping',
      'lambda:DeleteEventSourceMapping',
    ],
  },
  {
    types: ['AWS::DynamoDB::Table'],
    on: 'arn:{p}:dynamodb:{r}:{a}:table/{s}-Table-1',
    actions: [
      'dynamodb:CreateTable',
      'dynamodb:DescribeTable',
      'dynamodb:UpdateTable',
      'dynamodb:DeleteTable',
      'dynamodb:DescribeTimeToLive',
      'dynamodb:UpdateTimeToLive',
      'dynamodb:DescribeContinuousBackups',
      'dynamodb:UpdateContinuousBackups',
      'dynamodb:TagResource',
    ],
  },
  {
    types: [
      'AWS::ApiGatewayV2::Api',
      'AWS::ApiGatewayV2::Stage',
      'AWS::ApiGatewayV2::Integration',
      'AWS::ApiGatewayV2::Route',
    ],
    on: 'arn:{p}:apigateway:{r}::/apis/1/routes',
    actions: [
      'apigateway:POST',
      'apigateway:GET',
      'apigateway:PATCH',
      'apigateway:PUT',
      'apigateway:DELETE',
      'apigateway:TagResource',
    ],
  },
  {
    types: ['AWS::Logs::LogGroup', 'AWS::Logs::MetricFilter'],
    on: 'arn:{p}:logs:{r}:{a}:log-group:/aws/lambda/{s}:log-stream:',
    actions: [
      'logs:CreateLogGroup',
      'logs:PutRetentionPolicy',
      'logs:DeleteLogGroup',
      'logs:TagResource',
      'logs:PutMetricFilter',
      'logs:DeleteMetricFilter',
    ],
  },
  {
    does: 'the log of the gateway',
    on: '*',
    actions: [
      'logs:DescribeLogGroups',
      'logs:DescribeMetricFilters',
      'logs:CreateLogDelivery',
      'logs:GetLogDelivery',
      'logs:UpdateLogDelivery',
      'logs:DeleteLogDelivery',
      'logs:ListLogDeliveries',
      'logs:PutResourcePolicy',
      'logs:DescribeResourcePolicies',
    ],
  },
  {
    types: ['AWS::Events::Rule'],
    on: 'arn:{p}:events:{r}:{a}:rule/{s}-DeliverEventsRuleSchedule1-1',
    actions: [
      'events:PutRule',
      'events:DescribeRule',
      'events:DeleteRule',
      'events:PutTargets',
      'events:RemoveTargets',
    ],
  },
  {
    types: ['AWS::CloudWatch::Alarm'],
    on: 'arn:{p}:cloudwatch:{r}:{a}:alarm:{s}-CrashesAlarm-1',
    actions: ['cloudwatch:PutMetricAlarm', 'cloudwatch:DescribeAlarms', 'cloudwatch:DeleteAlarms'],
  },
  {
    types: ['AWS::CloudWatch::Dashboard'],
    on: 'arn:{p}:cloudwatch::{a}:dashboard/{s}-{r}',
    actions: ['cloudwatch:PutDashboard', 'cloudwatch:GetDashboard', 'cloudwatch:DeleteDashboards'],
  },
  {
    types: ['AWS::SNS::Topic', 'AWS::SNS::Subscription'],
    on: 'arn:{p}:sns:{r}:{a}:{s}-AlarmTopic-1',
    actions: [
      'sns:CreateTopic',
      'sns:GetTopicAttributes',
      'sns:SetTopicAttributes',
      'sns:DeleteTopic',
      'sns:TagResource',
      'sns:Subscribe',
      'sns:ListSubscriptionsByTopic',
    ],
  },
  { does: 'the subscription', on: '*', actions: ['sns:Unsubscribe', 'sns:GetSubscriptionAttributes'] },
  {
    types: ['AWS::SQS::Queue'],
    on: 'arn:{p}:sqs:{r}:{a}:{s}-DeadLetters-1',
    actions: [
      'sqs:CreateQueue',
      'sqs:GetQueueAttributes',
      'sqs:GetQueueUrl',
      'sqs:SetQueueAttributes',
      'sqs:DeleteQueue',
      'sqs:TagQueue',
    ],
  },
  {
    types: ['AWS::Budgets::Budget'],
    needs: 'MonthlyBudget',
    on: 'arn:{p}:budgets::{a}:budget/{s}-{r}',
    actions: ['budgets:ModifyBudget', 'budgets:ViewBudget'],
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
    actions: ['route53:ChangeResourceRecordSets', 'route53:GetHostedZone', 'route53:ListResourceRecordSets'],
  },
  {
    does: 'the secret',
    on: 'arn:{p}:ssm:{r}:{a}:parameter/{s}/secret',
    actions: ['ssm:GetParameter', 'ssm:PutParameter'],
  },
  {
    does: 'the checks',
    on: '*',
    actions: ['dynamodb:ListTables', 'lambda:GetAccountSettings'],
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
