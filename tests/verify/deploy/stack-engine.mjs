// How the stand-in carries out a change set: resource by resource in an order that CloudFormation may choose, with rollback.
import { loadSchemas } from '../../../scripts/check-cloudformation.mjs';
import { createResourceCheck } from '../../../scripts/check-upgrade.mjs';
import { activeResources, createEvaluator, creationOrder, dependenciesOf } from './template.mjs';
import { ACCOUNT, attributeOf, checkRemoval, checkResource, physicalId, Refusal } from './resources.mjs';

const updateFaults = createResourceCheck(await loadSchemas());

/** `next` gives ids that are not given twice; the other parts are those of the stand-in. */
export const createStackEngine = ({ region, account, faults, next, seed }) => {
  const report = (stack, resource, status, reason) =>
    stack.events.unshift({
      EventId: next(),
      StackId: stack.id,
      StackName: stack.name,
      LogicalResourceId: resource?.name ?? stack.name,
      PhysicalResourceId: resource?.id ?? stack.id,
      ResourceType: resource?.type ?? 'AWS::CloudFormation::Stack',
      ResourceStatus: status,
      ResourceStatusReason: reason,
      Timestamp: new Date().toISOString(),
    });
  const become = (stack, status, reason) => {
    stack.status = status;
    report(stack, undefined, status, reason);
  };

  const worldOf = (stack, parameters) => ({
    ref: (name) => {
      const pseudo = {
        'AWS::Region': region,
        'AWS::AccountId': ACCOUNT,
        'AWS::Partition': 'aws',
        'AWS::URLSuffix': 'amazonaws.com',
        'AWS::StackName': stack.name,
        'AWS::StackId': stack.id,
      };
      return pseudo[name] ?? parameters[name] ?? stack.resources.get(name)?.id;
    },
    attribute: (name, attribute) => attributeOf(stack.resources.get(name), attribute, region),
  });

  const planOf = (stack, template, parameters) => {
    const evaluator = createEvaluator(template, worldOf(stack, parameters));
    const active = activeResources(template, evaluator);
    return { evaluator, order: creationOrder(template, dependenciesOf(template, active), seed) };
  };

  /** Makes or changes one resource; what it was before is put into `undo`. */
  const settle = (stack, template, name, { evaluator, undo }) => {
    const { Type: type, Properties = {}, DeletionPolicy } = template.Resources[name];
    const before = stack.resources.get(name);
    const properties = evaluator.evaluate(Properties);
    if (before !== undefined && JSON.stringify(before.properties) === JSON.stringify(properties)) {
      stack.resources.set(name, { ...before, policy: DeletionPolicy });
      return;
    }
    const verb = before === undefined ? 'CREATE' : 'UPDATE';
    const id =
      before?.id ?? physicalId(type, properties, { generated: `${stack.name}-${name}-${next()}`, region });
    const resource = { name, type, id, properties, policy: DeletionPolicy };
    report(stack, resource, `${verb}_IN_PROGRESS`);
    try {
      if (faults.delete(type)) throw new Refusal(`${type} failed: planted by the test`);
      const [fault] = before
        ? updateFaults(
            name,
            { Type: before.type, Properties: before.properties, DeletionPolicy: before.policy },
            { Type: type, Properties: properties },
          )
        : [];
      if (fault) throw new Refusal(fault);
      const resources = [...stack.resources.values()];
      checkResource(type, { properties, resources, account });
    } catch (error) {
      if (error instanceof Refusal) report(stack, resource, `${verb}_FAILED`, error.message);
      throw error;
    }
    undo.push([name, before]);
    stack.resources.set(name, resource);
    if (type === 'AWS::DynamoDB::Table') {
      account.tables.add(id);
      if (properties.DeletionProtectionEnabled === true) account.protectedTables.add(id);
    }
    if (type === 'AWS::S3::Bucket') account.buckets.set(id, account.buckets.get(id) ?? new Map());
    report(stack, resource, `${verb}_COMPLETE`);
  };

  /** Takes a resource away, or leaves it in the account where its policy says so. */
  const remove = (stack, resource, justCreated = false) => {
    const isKept =
      resource.policy === 'Retain' || (resource.policy === 'RetainExceptOnCreate' && !justCreated);
    stack.resources.delete(resource.name);
    if (isKept) {
      report(stack, resource, 'DELETE_SKIPPED');
      return;
    }
    checkRemoval(resource, account);
    account.tables.delete(resource.id);
    account.buckets.delete(resource.id);
    report(stack, resource, 'DELETE_COMPLETE');
  };

  /** Takes away what an update has made. What cannot go is left in the account, and belongs to no stack any more. */
  const removeOrLeave = (stack, resource) => {
    try {
      remove(stack, resource, true);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      report(stack, resource, 'DELETE_FAILED', error.message);
    }
  };

  const rollBack = (stack, { isNew, undo, reason }) => {
    become(stack, isNew ? 'ROLLBACK_IN_PROGRESS' : 'UPDATE_ROLLBACK_IN_PROGRESS', reason);
    for (const [name, before] of undo.toReversed()) {
      if (before === undefined) removeOrLeave(stack, stack.resources.get(name));
      else stack.resources.set(name, before);
    }
    become(stack, isNew ? 'ROLLBACK_COMPLETE' : 'UPDATE_ROLLBACK_COMPLETE');
  };

  /** Alarms that are watched must be there, and take the update back if they ring while it is watched. */
  const checkTriggers = (stack, triggers) => {
    for (const { Arn } of triggers) {
      const alarm = [...stack.resources.values()].find(
        ({ type, id }) => type === 'AWS::CloudWatch::Alarm' && Arn.endsWith(`:alarm:${id}`),
      );
      if (alarm === undefined) throw new Refusal(`Failed to retrieve the alarm ${Arn}`);
      if (account.ringing.has(alarm.name))
        throw new Refusal(`Rollback Triggers breached: ${Arn} is in state ALARM`);
    }
  };

  const execute = (stack, { template, parameters, isNew, triggers }) => {
    const verb = isNew ? 'CREATE' : 'UPDATE';
    become(stack, `${verb}_IN_PROGRESS`);
    const { evaluator, order } = planOf(stack, template, parameters);
    const undo = [];
    try {
      for (const name of order) settle(stack, template, name, { evaluator, undo });
      checkTriggers(stack, triggers);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      rollBack(stack, { isNew, undo, reason: error.message });
      return;
    }
    for (const resource of [...stack.resources.values()].toReversed())
      if (!order.includes(resource.name)) remove(stack, resource);
    Object.assign(stack, { template, parameters });
    stack.outputs = Object.entries(template.Outputs ?? {})
      .filter(([, { Condition }]) => Condition === undefined || evaluator.condition(Condition))
      .map(([OutputKey, { Value, Description }]) => ({
        OutputKey,
        OutputValue: evaluator.evaluate(Value),
        Description,
      }));
    become(stack, `${verb}_COMPLETE`);
  };

  /** Takes the whole stack away; a resource that cannot go stays, and the stack with it. */
  const removeStack = (stack) => {
    become(stack, 'DELETE_IN_PROGRESS');
    for (const resource of [...stack.resources.values()].toReversed()) {
      try {
        remove(stack, resource);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        stack.resources.set(resource.name, resource);
        report(stack, resource, 'DELETE_FAILED', error.message);
        become(stack, 'DELETE_FAILED');
        return;
      }
    }
    become(stack, 'DELETE_COMPLETE');
  };

  return { planOf, execute, removeStack };
};
