// An update that makes functions crash is taken back by CloudFormation itself: it watches two alarms of the stack while it updates it, and some
// minutes longer.

/** For how long after an update its alarms take it back. */
export const WATCHED_MINUTES = 5;

/** By their ids in the template. They ring within their five minutes; slow answers are no reason, since a release begins with cold starts. */
const WATCHED_ALARMS = ['CrashesAlarm', 'ServerErrorsAlarm'];

/** The ARNs of the watched alarms; none in a stack that is new or has them not yet. */
export const alarmArns = async (aws, stack) => {
  if (stack === undefined) return [];
  const [, partition, , region, account] = stack.StackId.split(':');
  const names = await Promise.all(
    WATCHED_ALARMS.map(async (LogicalResourceId) => {
      try {
        const { StackResourceDetail } = await aws.ask('cloudformation', 'DescribeStackResource', {
          StackName: stack.StackName,
          LogicalResourceId,
        });
        return [StackResourceDetail.PhysicalResourceId];
      } catch (error) {
        if (/does not exist/.test(error.message)) return [];
        throw error;
      }
    }),
  );
  return names.flat().map((name) => `arn:${partition}:cloudwatch:${region}:${account}:alarm:${name}`);
};
