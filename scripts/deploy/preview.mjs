// Previews the changes of a deployment of `.serverless`: the template goes to the stage's own bucket, since it is longer
// than what CloudFormation takes inline, and the change set is deleted again.
import { setTimeout as wait } from 'node:timers/promises';

const KEY = 'muster-preview/template.json';

/** The changes as lines such as `Modify AWS::Lambda::Function RulesLambdaFunction`. */
export const previewChanges = async ({ aws, stackName, template, parameters, everyMs }) => {
  const { StackResourceDetail } = await aws.ask('cloudformation', 'DescribeStackResource', {
    StackName: stackName,
    LogicalResourceId: 'ServerlessDeploymentBucket',
  });
  const Bucket = StackResourceDetail.PhysicalResourceId;
  await aws.ask('s3', 'PutObject', { Bucket, Key: KEY, Body: template });
  const names = { StackName: stackName, ChangeSetName: `${stackName}-preview` };
  try {
    await aws.ask('cloudformation', 'CreateChangeSet', {
      ...names,
      ChangeSetType: 'UPDATE',
      TemplateURL: `https://s3.amazonaws.com/${Bucket}/${KEY}`,
      Parameters: parameters,
      Capabilities: ['CAPABILITY_IAM', 'CAPABILITY_NAMED_IAM'],
    });
    const lines = [];
    let NextToken;
    for (;;) {
      const {
        Status,
        StatusReason,
        Changes = [],
        ...page
      } = await aws.ask('cloudformation', 'DescribeChangeSet', {
        ...names,
        NextToken,
      });
      if (Status === 'FAILED') return [StatusReason];
      if (Status === 'CREATE_COMPLETE') {
        lines.push(
          ...Changes.map(
            ({ ResourceChange: { Action, ResourceType, LogicalResourceId } }) =>
              `${Action} ${ResourceType} ${LogicalResourceId}`,
          ),
        );
        NextToken = page.NextToken;
        if (NextToken === undefined) return lines;
      } else await wait(everyMs);
    }
  } finally {
    await aws.ask('cloudformation', 'DeleteChangeSet', names);
    await aws.ask('s3', 'DeleteObjects', { Bucket, Delete: { Objects: [{ Key: KEY }] } });
  }
};
