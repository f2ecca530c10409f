// Stand-ins for the services that speak JSON, as far as a deployment uses them: SSM, DynamoDB's tables, ECR, Lambda, API Gateway.
import { attributeOf } from './resources.mjs';

const error = (status, type, message) => ({ status, body: { __type: type, message } });

/** `parameters` is a map by name: `{ value, type, version }`. */
export const createJsonServices = ({ region, account, functions, parameters }) => {
  const targets = {
    'AmazonSSM.GetParameter': ({ Name, WithDecryption }) => {
      const found = parameters.get(Name);
      if (found === undefined) return error(400, 'ParameterNotFound', '');
      const isHidden = found.type === 'SecureString' && WithDecryption !== true;
      const Value = isHidden ? 'AQICAHencrypted' : found.value;
      return { body: { Parameter: { Name, Type: found.type, Value, Version: found.version } } };
    },
    'AmazonSSM.PutParameter': ({ Name, Value, Type, Overwrite }) => {
      const found = parameters.get(Name);
      if (found !== undefined && Overwrite !== true)
        return error(
          400,
          'ParameterAlreadyExists',
          'The parameter already exists. To overwrite this value, set the overwrite option in the request to true.',
        );
      if (Value === '') return error(400, 'ValidationException', 'Value must have length at least 1');
      if (Value.length > 4096)
        return error(400, 'ValidationException', 'Standard tier: at most 4096 characters');
      const version = (found?.version ?? 0) + 1;
      parameters.set(Name, { value: Value, type: Type ?? found?.type, version });
      return { body: { Version: version, Tier: 'Standard' } };
    },
    'DynamoDB_20120810.ListTables': () => ({ body: { TableNames: [...account.tables].toSorted() } }),
    'DynamoDB_20120810.DescribeTable': ({ TableName }) =>
      account.tables.has(TableName)
        ? {
            body: { Table: { TableName, DeletionProtectionEnabled: account.protectedTables.has(TableName) } },
          }
        : error(400, 'ResourceNotFoundException', `Requested resource not found: Table: ${TableName}`),
    'DynamoDB_20120810.UpdateTable': ({ TableName, DeletionProtectionEnabled }) => {
      if (DeletionProtectionEnabled) account.protectedTables.add(TableName);
      else account.protectedTables.delete(TableName);
      return { body: { TableDescription: { TableName, DeletionProtectionEnabled } } };
    },
    'AmazonEC2ContainerRegistry_V20150921.DescribeRepositories': () =>
      error(400, 'RepositoryNotFoundException', 'The repository does not exist'),
  };

  const onLambda = (path) => {
    const name = /^\/2015-03-31\/functions\/([^/]+)$/.exec(path)?.[1];
    const found = functions().find(({ id }) => id === name);
    if (found === undefined) return error(404, 'ResourceNotFoundException', `Function not found: ${name}`);
    return {
      body: {
        Configuration: {
          FunctionName: found.id,
          FunctionArn: attributeOf(found, 'Arn', region),
          LastModified: new Date().toISOString(),
        },
      },
    };
  };

  return ({ headers, path, body }) => {
    const target = headers['x-amz-target'];
    if (target !== undefined)
      return (
        targets[target]?.(JSON.parse(body.toString('utf8') || '{}')) ??
        error(400, 'UnknownOperationException', target)
      );
    if (path.startsWith('/2015-03-31/functions/')) return onLambda(path);
    if (path.startsWith('/2016-08-19/account-settings'))
      return { body: { AccountLimit: { ConcurrentExecutions: account.concurrency ?? 1000 } } };
    if (path === '/v2/apis')
      return account.hasHttpApi ? { body: { items: [] } } : error(404, 'NotFoundException', 'Not Found');
    return undefined;
  };
};
