// What one resource is in the stand-in's account: its physical id, its attributes, and what AWS refuses when it is made or taken away.
// Only what a deployment of muster meets is here; the words of the refusals are those of the services.
import { unzipSync } from 'fflate';
import { matches } from './policy.mjs';

export const ACCOUNT = '123456789012';

/** Thrown when a service refuses a resource; CloudFormation then rolls back. */
export class Refusal extends Error {}

const refuse = (message) => {
  throw new Refusal(message);
};

const arn = (region, service, rest) => `arn:aws:${service}:${region}:${ACCOUNT}:${rest}`;

/** The physical id, where the type has a name or an id of its own; others get the generated one. */
const ids = {
  'AWS::Lambda::Function': ({ FunctionName }) => FunctionName,
  'AWS::Logs::LogGroup': ({ LogGroupName }) => LogGroupName,
  'AWS::S3::Bucket': (_properties, generated) => generated.toLowerCase().slice(0, 63),
  'AWS::SNS::Topic': (_properties, generated, region) => arn(region, 'sns', generated),
  'AWS::SQS::Queue': (_properties, generated, region) =>
    `https://sqs.${region}.amazonaws.com/${ACCOUNT}/${generated}`,
  'AWS::CloudWatch::Dashboard': ({ DashboardName }) => DashboardName,
  'AWS::Route53::RecordSet': ({ Name }) => Name,
};

export const physicalId = (type, properties, { generated, region }) =>
  ids[type]?.(properties, generated, region) ?? generated;

const last = (text, separator) => text.slice(text.lastIndexOf(separator) + 1);

/** The attributes that `Fn::GetAtt` may ask of a type. */
const attributes = {
  'AWS::S3::Bucket': {
    Arn: (id) => `arn:aws:s3:::${id}`,
    RegionalDomainName: (id, region) => `${id}.s3.${region}.amazonaws.com`,
  },
  'AWS::IAM::Role': { Arn: (id) => `arn:aws:iam::${ACCOUNT}:role/${id}` },
  'AWS::Lambda::Function': { Arn: (id, region) => arn(region, 'lambda', `function:${id}`) },
  'AWS::Logs::LogGroup': { Arn: (id, region) => arn(region, 'logs', `log-group:${id}:*`) },
  'AWS::DynamoDB::Table': {
    Arn: (id, region) => arn(region, 'dynamodb', `table/${id}`),
    StreamArn: (id, region, { StreamSpecification }) => {
      if (StreamSpecification === undefined)
        throw new Refusal(`Template error: the table ${id} has no stream, so no attribute {StreamArn}`);
      return arn(region, 'dynamodb', `table/${id}/stream/2026-01-01T00:00:00.000`);
    },
  },
  'AWS::Events::Rule': { Arn: (id, region) => arn(region, 'events', `rule/${id}`) },
  'AWS::SQS::Queue': {
    Arn: (id, region) => arn(region, 'sqs', last(id, '/')),
    QueueName: (id) => last(id, '/'),
  },
  'AWS::ApiGatewayV2::Api': {
    ApiEndpoint: (id, region) => `https://${id.toLowerCase()}.execute-api.${region}.amazonaws.com`,
  },
  'AWS::CloudFront::Function': { FunctionARN: (id, region) => arn(region, 'cloudfront', `function/${id}`) },
  'AWS::CloudFront::Distribution': { DomainName: (id) => `${id.toLowerCase()}.cloudfront.net` },
};

export const attributeOf = ({ type, id, properties = {} }, attribute, region) => {
  const of = attributes[type]?.[attribute];
  if (of === undefined)
    throw new Refusal(`Template error: resource type ${type} does not support attribute {${attribute}}`);
  return of(id, region, properties);
};

const roleNameOf = (roleArn) => last(roleArn, '/');

/** Whether a role may do `action` now: by its own policies, and by the separate ones that are there already. */
export const mayRole = (resources, roleName, action) => {
  const role = resources.find(({ type, id }) => type === 'AWS::IAM::Role' && id === roleName);
  const own = (role?.properties.Policies ?? []).map(({ PolicyDocument }) => PolicyDocument);
  const attached = resources
    .filter(({ type, properties }) => type === 'AWS::IAM::Policy' && properties.Roles?.includes(roleName))
    .map(({ properties }) => properties.PolicyDocument);
  return [...own, ...attached]
    .flatMap(({ Statement }) => Statement)
    .some(
      ({ Effect, Action }) =>
        Effect === 'Allow' && [Action].flat().some((pattern) => matches(pattern, action)),
    );
};

const LARGEST_ENVIRONMENT = 4096;

const checkFunction = ({ properties, resources, account: { readObject } }) => {
  const { Role, Code, Handler, TracingConfig, Environment, Description = '' } = properties;
  const role = roleNameOf(Role);
  if (!resources.some(({ type, id }) => type === 'AWS::IAM::Role' && id === role))
    refuse('The role defined for the function cannot be assumed by Lambda.');
  if (
    TracingConfig?.Mode === 'Active' &&
    !['xray:PutTraceSegments', 'xray:PutTelemetryRecords'].every((action) => mayRole(resources, role, action))
  )
    refuse('The provided execution role does not have permissions to call PutTraceSegments on XRAY');
  if (JSON.stringify(Environment?.Variables ?? {}).length > LARGEST_ENVIRONMENT)
    refuse('Lambda was unable to configure your environment variables because they exceeded the 4KB limit');
  if (Description.length > 256)
    refuse('Value at description failed to satisfy constraint: length at most 256');
  const zip = readObject(`${Code.S3Bucket}/${Code.S3Key}`);
  if (zip === undefined)
    refuse('Error occurred while GetObject. S3 Error Code: NoSuchKey. The specified key does not exist.');
  const file = `${Handler.slice(0, Handler.lastIndexOf('.'))}.mjs`;
  if (!(file in unzipSync(zip, { filter: ({ name }) => name === file })))
    refuse(`The package has no ${file}`);
};

const checkInvokeConfig = ({ properties, resources }) => {
  const destination = properties.DestinationConfig?.OnFailure?.Destination;
  if (destination === undefined) return;
  const lambda = resources.find(
    ({ type, id }) => type === 'AWS::Lambda::Function' && id === properties.FunctionName,
  );
  if (lambda !== undefined && !mayRole(resources, roleNameOf(lambda.properties.Role), 'sqs:SendMessage'))
    refuse(`The function's execution role does not have permissions to call SendMessage on ${destination}`);
};

const LONGEST_FILTER = 4096;

const checkEventSource = ({ properties, resources }) => {
  const { EventSourceArn, FunctionName, StartingPosition, FilterCriteria, BatchSize = 100 } = properties;
  const { MaximumBatchingWindowInSeconds = 0, ParallelizationFactor = 1 } = properties;
  const lambda = resources.find(
    ({ type, id }) => type === 'AWS::Lambda::Function' && id === last(FunctionName, ':'),
  );
  if (lambda === undefined) refuse(`Function not found: ${FunctionName}`);
  const tableName = /:table\/([^/]+)\/stream\//.exec(EventSourceArn)?.[1];
  if (!resources.some(({ type, id }) => type === 'AWS::DynamoDB::Table' && id === tableName))
    refuse(`Stream not found: ${EventSourceArn}`);
  if (!['LATEST', 'TRIM_HORIZON'].includes(StartingPosition))
    refuse('1 validation error detected: Value null at startingPosition: a stream has one');
  const role = roleNameOf(lambda.properties.Role);
  for (const action of ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'])
    if (!mayRole(resources, role, `dynamodb:${action}`))
      refuse(
        `Cannot access stream ${EventSourceArn}. Please ensure the role can perform the GetRecords, GetShardIterator, DescribeStream, and ListStreams Actions on your stream in IAM.`,
      );
  if (BatchSize > 100 && MaximumBatchingWindowInSeconds < 1)
    refuse(
      'Maximum batch window in seconds must be greater than 0 if maximum batch size is greater than 100',
    );
  if (BatchSize > 10_000 || MaximumBatchingWindowInSeconds > 300 || ParallelizationFactor > 10)
    refuse('1 validation error detected: BatchSize, batching window or ParallelizationFactor is too large');
  for (const { Pattern } of FilterCriteria?.Filters ?? []) {
    if (Pattern.length > LONGEST_FILTER) refuse('Invalid filter pattern definition: too long');
    const leaves = (value) => (Array.isArray(value) ? [value] : Object.values(value).flatMap(leaves));
    if (leaves(JSON.parse(Pattern)).some((leaf) => leaf.length === 0))
      refuse('Invalid filter pattern definition.');
  }
};

const checkStage = ({ properties, resources }) => {
  for (const route of Object.keys(properties.RouteSettings ?? {}))
    if (
      !resources.some(
        ({ type, properties: of }) => type === 'AWS::ApiGatewayV2::Route' && of.RouteKey === route,
      )
    )
      refuse(`Unable to find Route by key ${route} within the provided RouteSettings`);
};

const checkDistribution = ({ properties: { DistributionConfig: config }, account }) => {
  if (!account.mayHaveCdn)
    refuse(
      'Access denied for operation: Your account must be verified before you can add new CloudFront resources. To verify your account, please contact AWS Support',
    );
  if ((config.Aliases ?? []).length > 0 && config.ViewerCertificate?.AcmCertificateArn === undefined)
    refuse(
      'To add an alternate domain name (CNAME) to a CloudFront distribution, you must attach a certificate',
    );
  if (config.ViewerCertificate && !config.ViewerCertificate.AcmCertificateArn.includes(':us-east-1:'))
    refuse('The specified SSL certificate must be in us-east-1 (N. Virginia)');
};

const creationChecks = {
  'AWS::Lambda::Function': checkFunction,
  'AWS::Lambda::EventInvokeConfig': checkInvokeConfig,
  'AWS::Lambda::EventSourceMapping': checkEventSource,
  'AWS::ApiGatewayV2::Stage': checkStage,
  'AWS::CloudFront::Distribution': checkDistribution,
};

/** Throws a Refusal where the service would refuse the resource; `resources` are those that are there already. */
export const checkResource = (type, facts) => creationChecks[type]?.(facts);

/** Throws a Refusal where the service would not take the resource away. */
export const checkRemoval = ({ type, id }, { objectsIn, protectedTables }) => {
  if (type === 'AWS::S3::Bucket' && objectsIn(id) > 0)
    refuse('The bucket you tried to delete is not empty (Service: S3, Status Code: 409, BucketNotEmpty)');
  if (type === 'AWS::DynamoDB::Table' && protectedTables.has(id))
    refuse('Resource cannot be deleted as it is currently protected against deletion.');
};
