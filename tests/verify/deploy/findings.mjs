// What is wrong with a deployed stack, as sentences; none if all is well. CloudFormation does not refuse these.

const parameterFindings = (stack, expected) =>
  Object.entries(expected)
    .filter(([name, value]) => stack.parameters[name] !== value)
    .map(([name, value]) => `parameter ${name} is "${stack.parameters[name]}", not "${value}"`);

/** A secret belongs to SSM alone: nothing else that was sent, and nothing that was stored, may hold it. */
const secretFindings = ({ sent, account }, secrets) => {
  const holds = (bytes) => secrets.some((secret) => bytes.includes(secret));
  const requests = sent
    .filter(
      ({ service, body, form }) =>
        service !== 'ssm' && (holds(body) || [...(form?.values() ?? [])].some(holds)),
    )
    .map(({ service, action }) => `the secret was sent with ${service}:${action}`);
  const objects = [...account.buckets.values()].flatMap((bucket) =>
    [...bucket]
      .filter(([, { bytes }]) => holds(bytes))
      .map(([key]) => `the secret stands in ${key.split('/').at(-1)}`),
  );
  return [...new Set([...requests, ...objects])];
};

const environmentFindings = (functions) =>
  functions
    .filter(({ properties }) => 'MUSTER_SECRET' in (properties.Environment?.Variables ?? {}))
    .map(({ id }) => `${id} has the secret in its environment`);

/** Each Lambda widget must show functions that there are: a metric by name, or a search that finds one. */
const dashboardFindings = (resources) => {
  const functions = new Set(
    resources.filter(({ type }) => type === 'AWS::Lambda::Function').map(({ id }) => id),
  );
  const dashboards = resources.filter(({ type }) => type === 'AWS::CloudWatch::Dashboard');
  return dashboards.flatMap(({ properties }) =>
    JSON.parse(properties.DashboardBody).widgets.flatMap(({ properties: { title, metrics } }) => {
      const named = metrics
        .filter(([namespace, , dimension]) => namespace === 'AWS/Lambda' && dimension === 'FunctionName')
        .map(([, , , name]) => name);
      // A quoted term of a search matches the whole value only.
      const searched = metrics
        .map(([first]) => /AWS\/Lambda.*FunctionName="([^"]+)"/.exec(first?.expression ?? '')?.[1])
        .filter(Boolean);
      return [...named, ...searched]
        .filter((name) => !functions.has(name))
        .map((name) => `the widget "${title}" shows ${name}, which is no function`);
    }),
  );
};

/** Everything wrong with the stack; `expected` are parameters by name, `secrets` texts that may stand in SSM alone. */
export const findingsOf = (standIn, stackName, { expected = {}, secrets = [] } = {}) => {
  const stack = standIn.stackNamed(stackName);
  const resources = [...stack.resources.values()];
  return [
    ...parameterFindings(stack, expected),
    ...secretFindings(standIn, secrets),
    ...environmentFindings(resources.filter(({ type }) => type === 'AWS::Lambda::Function')),
    ...dashboardFindings(resources),
  ];
};
