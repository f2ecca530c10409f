// Checks before a deployment creates anything. Each check answers one sentence that says what to do, or nothing.
// `aws.ask(service, command, input)` sends one command and answers its output; a refusal is thrown with the service's name for it.
import { parameterFault, wantedValues } from './parameters.mjs';
import { rightsOf } from './rights.mjs';
import { parseSecret } from './secret-text.mjs';

const SHORTEST_SECRET = 32;

const isDenied = ({ name }) =>
  ['AccessDenied', 'AccessDeniedException', 'UnauthorizedOperation'].includes(name);

/** The refusal's own words for the action, such as `dynamodb:ListTables`. */
const deniedAction = ({ message }, fallback) => /perform: ([\w-]+:\w+)/.exec(message)?.[1] ?? fallback;

const denied = (error, action) =>
  `Your AWS identity may not do ${deniedAction(error, action)}: deploy with an identity that may; docs/deployer-policy.json is a policy for one.`;

const checkSecret = async ({ aws, stage, stackName, found }) => {
  const Name = `/${stackName}/secret`;
  const makeIt = `npm run secret -- --stage ${stage}`;
  try {
    const { Parameter } = await aws.ask('ssm', 'GetParameter', { Name, WithDecryption: true });
    if (Parameter.Type !== 'SecureString')
      return `The secret ${Name} is stored in the clear: delete that parameter, and store it as a SecureString with ${makeIt}.`;
    const { version, secret } = parseSecret(Parameter.Value).at(-1);
    found.keyVersion = version;
    return secret.length < SHORTEST_SECRET
      ? `The secret ${Name} is shorter than ${SHORTEST_SECRET} characters: add a longer one with ${makeIt} --rotate.`
      : undefined;
  } catch (error) {
    if (error.name === 'ParameterNotFound')
      return `The secret ${Name} is missing: create it once with ${makeIt}.`;
    throw error;
  }
};

const checkHttpApi = async ({ aws, region }) => {
  try {
    await aws.ask('apigatewayv2', 'GetApis', { MaxResults: '1' });
    return undefined;
  } catch (error) {
    const isAbsent = ['NotFoundException', 'ENOTFOUND', 'UnknownEndpoint'].includes(error.name ?? error.code);
    if (isAbsent || error.code === 'ENOTFOUND')
      return `The region ${region} has no HTTP API: choose another, such as --region eu-central-1.`;
    throw error;
  }
};

/** A table of this stage that no stack has any more: a new stack would begin empty beside it. */
const checkTable = async ({ aws, stackName, stack, environment }) => {
  if (stack !== undefined || environment.MUSTER_NEW_TABLE === 'yes') return undefined;
  let ExclusiveStartTableName;
  do {
    const { TableNames = [], LastEvaluatedTableName } = await aws.ask('dynamodb', 'ListTables', {
      ExclusiveStartTableName,
    });
    const left = TableNames.find((name) => name.startsWith(`${stackName}-Table-`));
    if (left !== undefined)
      return `The table ${left} is left from an earlier stack of this stage: choose another stage, or deploy with MUSTER_NEW_TABLE=yes and copy its items over with npm run backup.`;
    ExclusiveStartTableName = LastEvaluatedTableName;
  } while (ExclusiveStartTableName !== undefined);
  return undefined;
};

const UNUSABLE = new Set(['ROLLBACK_COMPLETE', 'ROLLBACK_FAILED', 'REVIEW_IN_PROGRESS', 'DELETE_FAILED']);

const checkStack = ({ stack, stackName, stage }) => {
  if (stack === undefined) return undefined;
  if (UNUSABLE.has(stack.StackStatus))
    return `The stack ${stackName} is ${stack.StackStatus}: take it away first with npx serverless remove --stage ${stage}.`;
  return stack.StackStatus.endsWith('_IN_PROGRESS')
    ? `The stack ${stackName} is being changed (${stack.StackStatus}): wait until that is done.`
    : undefined;
};

/** The rights that the identity lacks, in the words of IAM. */
const missingRights = async ({ aws, PolicySourceArn, rights }) => {
  const missing = [];
  for (const { on, actions, context } of rights) {
    const { EvaluationResults } = await aws.ask('iam', 'SimulatePrincipalPolicy', {
      PolicySourceArn,
      ActionNames: actions,
      ResourceArns: [on],
      ContextEntries: Object.entries(context).map(([ContextKeyName, value]) => ({
        ContextKeyName,
        ContextKeyType: 'string',
        ContextKeyValues: [value],
      })),
    });
    const lacking = EvaluationResults.filter(({ EvalDecision }) => EvalDecision !== 'allowed');
    if (lacking.length > 0)
      missing.push(`${lacking.map(({ EvalActionName }) => EvalActionName).join(', ')} on ${on}`);
  }
  return missing;
};

/**
 * Asks IAM for every right that the deployment needs, each on what bears the name that the deployment will give it. An identity that may not
 * look at its own rights is let through: CloudFormation then says what is missing.
 */
const checkRights = async ({ aws, warn, region, stackName, stack, environment }) => {
  const { Arn, Account: account } = await aws.ask('sts', 'GetCallerIdentity', {});
  if (Arn.endsWith(':root')) return undefined;
  const [, partition] = Arn.split(':');
  const parameters = wantedValues(environment, parametersOf(stack));
  const rights = rightsOf({ partition, region, account, stackName }, parameters);
  try {
    const role = /:assumed-role\/([^/]+)\//.exec(Arn)?.[1];
    const PolicySourceArn =
      role === undefined ? Arn : (await aws.ask('iam', 'GetRole', { RoleName: role })).Role.Arn;
    const missing = await missingRights({ aws, PolicySourceArn, rights });
    return missing.length === 0 ? undefined : denied({ message: '' }, missing.join('; '));
  } catch (error) {
    if (!isDenied(error)) throw error;
    warn(
      'Your rights could not be checked beforehand: allow iam:GetRole and iam:SimulatePrincipalPolicy for that.',
    );
    return undefined;
  }
};

/** The least concurrency with which an event of 128 players is served without waiting; a new account may have 10. */
const LEAST_CONCURRENCY = 100;

/** A new account allows few functions at once. That stops nothing, but its owner should know. */
const checkConcurrency = async ({ aws, warn }) => {
  try {
    const { ConcurrentExecutions: most } = (await aws.ask('lambda', 'GetAccountSettings', {})).AccountLimit;
    if (most < LEAST_CONCURRENCY)
      warn(
        `Your account runs ${most} functions at once in this region: ask AWS for at least ${LEAST_CONCURRENCY} (Service Quotas, Lambda, Concurrent executions) before an event.`,
      );
  } catch (error) {
    if (!isDenied(error)) throw error;
  }
  return undefined;
};

/** The stack of that name, or undefined. */
export const findStack = async ({ aws, stackName }) => {
  try {
    return (await aws.ask('cloudformation', 'DescribeStacks', { StackName: stackName })).Stacks[0];
  } catch (error) {
    if (/does not exist/.test(error.message)) return undefined;
    throw error;
  }
};

/** The values of a stack's parameters by name. */
export const parametersOf = (stack) =>
  Object.fromEntries(
    (stack?.Parameters ?? []).map(({ ParameterKey, ParameterValue }) => [ParameterKey, ParameterValue]),
  );

/** `fault` is the sentence of the first check that finds something; else the stack, if there is one, and the newest key's version. */
export const inspectDeployment = async (given) => {
  const found = {};
  try {
    const stack = await findStack(given);
    const fault = parameterFault(given.environment, parametersOf(stack));
    if (fault !== undefined) return { fault };
    for (const check of [checkStack, checkRights, checkHttpApi, checkConcurrency, checkSecret, checkTable]) {
      const sentence = await check({ ...given, stack, found });
      if (sentence !== undefined) return { fault: sentence };
    }
    return { stack, keyVersion: found.keyVersion };
  } catch (error) {
    if (isDenied(error)) return { fault: denied(error, 'what a deployment needs') };
    throw error;
  }
};
