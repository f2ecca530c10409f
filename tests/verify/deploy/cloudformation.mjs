// A stand-in for CloudFormation, as far as a deployment uses it: change sets, their execution, deletion, events.
import { ACCOUNT } from './resources.mjs';
import { createStackEngine } from './stack-engine.mjs';
import { readTemplate, resolveParameters, ValidationError } from './template.mjs';

const UPDATABLE = new Set(['CREATE_COMPLETE', 'UPDATE_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE']);
const NO_CHANGES =
  "The submitted information didn't contain changes. Submit different information to create a change set.";

const fail = (message, code = 'ValidationError') => {
  throw Object.assign(new ValidationError(message), { code });
};

/** `account` holds what outlives stacks: `readObject`, `objectsIn`, `tables`. `faults` are resource types that fail once when made. */
export const createCloudFormation = ({ region, account, faults, seed }) => {
  const stacks = new Map();
  let serial = 0;
  const next = () => (serial += 1).toString(36).toUpperCase().padStart(6, '0');

  const stackNamed = (name) =>
    [...stacks.values()].findLast(
      (stack) => stack.id === name || (stack.name === name && stack.status !== 'DELETE_COMPLETE'),
    );
  const mustFind = (name) => stackNamed(name) ?? fail(`Stack with id ${name} does not exist`);

  const { planOf, execute, removeStack } = createStackEngine({ region, account, faults, next, seed });

  const listOf = (form, name, fields) => {
    const found = [];
    for (let at = 1; fields.some((field) => form.has(`${name}.member.${at}.${field}`)); at += 1)
      found.push(
        Object.fromEntries(
          fields.map((field) => [field, form.get(`${name}.member.${at}.${field}`) ?? undefined]),
        ),
      );
    return found;
  };
  const capabilitiesOf = (form) =>
    [...form].filter(([key]) => key.startsWith('Capabilities.')).map(([, value]) => value);

  const createChangeSet = (form) => {
    const name = form.get('StackName');
    const isNew = form.get('ChangeSetType') === 'CREATE';
    const known = stackNamed(name);
    if (isNew && known !== undefined && known.status !== 'REVIEW_IN_PROGRESS')
      fail(`Stack [${name}] already exists and cannot be created again`, 'AlreadyExistsException');
    if (!isNew && known === undefined) fail(`Stack [${name}] does not exist`);
    if (!isNew && !UPDATABLE.has(known.status))
      fail(`Stack:${known.id} is in ${known.status} state and can not be updated.`);
    const template = readTemplate(
      { body: form.get('TemplateBody') ?? undefined, url: form.get('TemplateURL') ?? undefined },
      (url) => account.readObject(new URL(url).pathname.slice(1))?.toString('utf8'),
    );
    const given = listOf(form, 'Parameters', ['ParameterKey', 'ParameterValue', 'UsePreviousValue']);
    const parameters = resolveParameters(template, given, known?.parameters ?? {});
    const makesRoles = Object.values(template.Resources).some(({ Type }) => Type.startsWith('AWS::IAM::'));
    if (makesRoles && !capabilitiesOf(form).some((text) => text.startsWith('CAPABILITY_')))
      fail('Requires capabilities : [CAPABILITY_IAM]', 'InsufficientCapabilitiesException');
    const stack = known ?? {
      name,
      id: `arn:aws:cloudformation:${region}:${ACCOUNT}:stack/${name}/${next()}`,
      status: 'REVIEW_IN_PROGRESS',
      resources: new Map(),
      events: [],
      outputs: [],
      changeSets: new Map(),
      parameters: {},
      template: undefined,
    };
    planOf(stack, template, parameters);
    stacks.set(stack.id, stack);
    const isSame =
      JSON.stringify([stack.template, stack.parameters]) === JSON.stringify([template, parameters]);
    const changeSet = {
      id: `arn:aws:cloudformation:${region}:${ACCOUNT}:changeSet/${form.get('ChangeSetName')}/${next()}`,
      name: form.get('ChangeSetName'),
      template,
      parameters,
      isNew,
      triggers: listOf(form, 'RollbackConfiguration.RollbackTriggers', ['Arn', 'Type']),
      statuses: ['CREATE_IN_PROGRESS', isSame ? 'FAILED' : 'CREATE_COMPLETE'],
      reason: isSame ? NO_CHANGES : undefined,
    };
    stack.changeSets.set(changeSet.name, changeSet);
    return { Id: changeSet.id, StackId: stack.id };
  };

  const findChangeSet = (form) => {
    const stack = mustFind(form.get('StackName'));
    const changeSet = stack.changeSets.get(form.get('ChangeSetName'));
    if (changeSet === undefined)
      fail(`ChangeSet [${form.get('ChangeSetName')}] does not exist`, 'ChangeSetNotFound');
    return { stack, changeSet };
  };

  const describe = (stack) => ({
    StackId: stack.id,
    StackName: stack.name,
    StackStatus: stack.status,
    CreationTime: new Date(0).toISOString(),
    EnableTerminationProtection: 'false',
    Parameters: Object.entries(stack.parameters).map(([ParameterKey, ParameterValue]) => ({
      ParameterKey,
      ParameterValue: stack.template?.Parameters?.[ParameterKey]?.NoEcho ? '****' : ParameterValue,
    })),
    Outputs: stack.outputs,
  });

  const actions = {
    CreateChangeSet: createChangeSet,
    DescribeChangeSet: (form) => {
      const { stack, changeSet } = findChangeSet(form);
      const status = changeSet.statuses.length > 1 ? changeSet.statuses.shift() : changeSet.statuses[0];
      return {
        ChangeSetName: changeSet.name,
        ChangeSetId: changeSet.id,
        StackId: stack.id,
        StackName: stack.name,
        Status: status,
        StatusReason: status === 'FAILED' ? changeSet.reason : undefined,
        ExecutionStatus: status === 'CREATE_COMPLETE' ? 'AVAILABLE' : 'UNAVAILABLE',
        Changes: Object.entries(changeSet.template.Resources).map(([LogicalResourceId, { Type }]) => ({
          Type: 'Resource',
          ResourceChange: {
            Action: stack.resources.has(LogicalResourceId) ? 'Modify' : 'Add',
            LogicalResourceId,
            ResourceType: Type,
          },
        })),
      };
    },
    ExecuteChangeSet: (form) => {
      const { stack, changeSet } = findChangeSet(form);
      stack.changeSets.clear();
      execute(stack, changeSet);
      return {};
    },
    DeleteChangeSet: (form) => {
      mustFind(form.get('StackName')).changeSets.delete(form.get('ChangeSetName'));
      return {};
    },
    DescribeStacks: (form) => ({ Stacks: [describe(mustFind(form.get('StackName')))] }),
    DescribeStackEvents: (form) => ({ StackEvents: mustFind(form.get('StackName')).events }),
    DescribeStackResource: (form) => {
      const stack = mustFind(form.get('StackName'));
      const name = form.get('LogicalResourceId');
      const found = stack.resources.get(name);
      if (found === undefined) fail(`Resource ${name} does not exist for stack ${stack.name}`);
      return {
        StackResourceDetail: {
          LogicalResourceId: name,
          PhysicalResourceId: found.id,
          ResourceType: found.type,
          ResourceStatus: 'CREATE_COMPLETE',
          LastUpdatedTimestamp: new Date(0).toISOString(),
        },
      };
    },
    ListStackResources: (form) => ({
      StackResourceSummaries: [...mustFind(form.get('StackName')).resources.values()].map(
        ({ name, id, type }) => ({
          LogicalResourceId: name,
          PhysicalResourceId: id,
          ResourceType: type,
          ResourceStatus: 'CREATE_COMPLETE',
        }),
      ),
    }),
    ValidateTemplate: (form) => {
      readTemplate(
        { body: form.get('TemplateBody') ?? undefined, url: form.get('TemplateURL') ?? undefined },
        (url) => account.readObject(new URL(url).pathname.slice(1))?.toString('utf8'),
      );
      return {};
    },
    DeleteStack: (form) => {
      const stack = stackNamed(form.get('StackName'));
      if (stack !== undefined) removeStack(stack);
      return {};
    },
  };

  return {
    actions,
    stackNamed,
    functions: () =>
      [...stacks.values()].flatMap(({ resources }) =>
        [...resources.values()].filter(({ type }) => type === 'AWS::Lambda::Function'),
      ),
  };
};
