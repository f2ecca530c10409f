// Protects the table of a stage against deletion once its stack stands. In the template the protection would begin with the table, so that
// a first deployment that fails could not take its empty table away again.

/** Resolves once the table is protected. */
export const protectTable = async (aws, stackName) => {
  const { StackResourceDetail } = await aws.ask('cloudformation', 'DescribeStackResource', {
    StackName: stackName,
    LogicalResourceId: 'Table',
  });
  const TableName = StackResourceDetail.PhysicalResourceId;
  const { Table } = await aws.ask('dynamodb', 'DescribeTable', { TableName });
  if (!Table.DeletionProtectionEnabled)
    await aws.ask('dynamodb', 'UpdateTable', { TableName, DeletionProtectionEnabled: true });
};
