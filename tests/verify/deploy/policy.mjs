// Whether a policy of IAM allows something, as far as docs/deployer-policy.json goes: allowing statements with patterns and one kind of condition.

const list = (value) => [value].flat();

/** Whether a pattern of IAM, in which * stands for anything, takes in a text. */
export const matches = (pattern, text) =>
  new RegExp(`^${pattern.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`, 'i').test(text);

const holds = (condition = {}, context) =>
  Object.entries(condition).every(([operator, wanted]) => {
    if (operator !== 'StringEqualsIfExists') throw new Error(`the condition ${operator} is not known here`);
    return Object.entries(wanted).every(
      ([key, value]) => context[key] === undefined || context[key] === value,
    );
  });

/** Whether one of the policy's statements allows the action on the resource. */
export const allows = ({ Statement }, action, resource, context = {}) =>
  Statement.some(
    ({ Effect, Action, Resource, Condition }) =>
      Effect === 'Allow' &&
      list(Action).some((pattern) => matches(pattern, action)) &&
      list(Resource).some((pattern) => matches(pattern, resource)) &&
      holds(Condition, context),
  );
