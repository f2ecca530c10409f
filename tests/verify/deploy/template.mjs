// Evaluates a CloudFormation template as CloudFormation documents it: parameters, conditions, intrinsic functions, and the order in
// which resources are created. Whatever is wrong is thrown as a ValidationError with CloudFormation's own words.

export class ValidationError extends Error {}

const refuse = (message) => {
  throw new ValidationError(message);
};

/** The longest template that may be sent inline, and the longest that may be read from S3, in bytes. */
const LONGEST_INLINE = 51_200;
const LONGEST_STORED = 1_000_000;
const MOST_RESOURCES = 500;

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text of a template, inline or from S3, parsed. */
export const readTemplate = ({ body, url }, readObject) => {
  if (body !== undefined && Buffer.byteLength(body) > LONGEST_INLINE)
    refuse(
      `1 validation error detected: Value '...' at 'templateBody' failed to satisfy constraint: Member must have length less than or equal to ${LONGEST_INLINE}`,
    );
  const text = body ?? readObject(url) ?? refuse('S3 error: The specified key does not exist.');
  if (Buffer.byteLength(text) > LONGEST_STORED) refuse('Template may not exceed 1000000 bytes in size.');
  const template = JSON.parse(text);
  if (Object.keys(template.Resources ?? {}).length > MOST_RESOURCES)
    refuse('Template format error: Number of resources is greater than maximum allowed, 500');
  return template;
};

const checkParameter = (name, value, { MinLength, MaxLength, AllowedPattern, AllowedValues, Type }) => {
  if (MinLength !== undefined && value.length < Number(MinLength))
    refuse(`Parameter '${name}' must contain at least ${MinLength} characters`);
  if (MaxLength !== undefined && value.length > Number(MaxLength))
    refuse(`Parameter '${name}' must contain at most ${MaxLength} characters`);
  if (AllowedPattern !== undefined && !new RegExp(`^(?:${AllowedPattern})$`).test(value))
    refuse(`Parameter '${name}' must match pattern ${AllowedPattern}`);
  if (AllowedValues !== undefined && !AllowedValues.map(String).includes(value))
    refuse(`Parameter '${name}' must be one of AllowedValues`);
  if (Type === 'Number' && !Number.isFinite(Number(value === '' ? Number.NaN : value)))
    refuse(`Parameter '${name}' must be a number`);
};

/**
 * The value of each parameter: the one given, else the previous one where that is asked for, else the default. `given` is what the
 * caller sent, `previous` what the stack has.
 */
export const resolveParameters = ({ Parameters = {} }, given, previous) => {
  const undeclared = given.map(({ ParameterKey }) => ParameterKey).filter((name) => !(name in Parameters));
  if (undeclared.length > 0)
    refuse(`Parameters: [${undeclared.toSorted().join(', ')}] do not exist in the template`);
  const values = {};
  for (const [name, declared] of Object.entries(Parameters)) {
    const sent = given.find(({ ParameterKey }) => ParameterKey === name);
    if (sent?.UsePreviousValue === 'true' && !(name in previous))
      refuse(
        `Invalid input for parameter key ${name}. Cannot specify usePreviousValue as true for a parameter key not in the previous template`,
      );
    const value = sent?.UsePreviousValue === 'true' ? previous[name] : sent?.ParameterValue;
    values[name] = value ?? (declared.Default === undefined ? undefined : String(declared.Default));
  }
  const missing = Object.keys(values).filter((name) => values[name] === undefined);
  if (missing.length > 0) refuse(`Parameters: [${missing.join(', ')}] must have values`);
  for (const [name, value] of Object.entries(values)) checkParameter(name, value, Parameters[name]);
  return values;
};

const NO_VALUE = Symbol('AWS::NoValue');

/** `${Name}` and `${Name.Attribute}` of a Fn::Sub text; `${!Literal}` stands for itself. */
const SUBSTITUTION = /\$\{([^!}][^}]*)\}/g;

const subParts = (argument) => (Array.isArray(argument) ? argument : [argument, {}]);
const targetOf = (argument) => {
  if (Array.isArray(argument)) return [argument[0], argument.slice(1).join('.')];
  const dot = argument.indexOf('.');
  return [argument.slice(0, dot), argument.slice(dot + 1)];
};

/** The names that a value refers to: logical ids, parameters and pseudo parameters. */
export const referencesOf = (value) => {
  if (Array.isArray(value)) return value.flatMap(referencesOf);
  if (!isObject(value)) return [];
  if ('Ref' in value) return [value.Ref];
  if ('Fn::GetAtt' in value) return [targetOf(value['Fn::GetAtt'])[0]];
  if ('Fn::Sub' in value) {
    const [text, own] = subParts(value['Fn::Sub']);
    const named = [...text.matchAll(SUBSTITUTION)].map(([, name]) => name.split('.')[0]);
    return [...named.filter((name) => !(name in own)), ...referencesOf(Object.values(own))];
  }
  return Object.values(value).flatMap(referencesOf);
};

/** `world` answers `ref(name)` and `attribute(name, attribute)`; the result is the value with every intrinsic function worked out. */
export const createEvaluator = (template, world) => {
  const condition = (name) => {
    if (!(name in (template.Conditions ?? {})))
      refuse(`Template format error: Unresolved condition dependency ${name}`);
    return truth(template.Conditions[name]);
  };
  const truth = (value) => {
    if ('Condition' in value) return condition(value.Condition);
    if ('Fn::Not' in value) return !truth(value['Fn::Not'][0]);
    if ('Fn::And' in value) return value['Fn::And'].every(truth);
    if ('Fn::Or' in value) return value['Fn::Or'].some(truth);
    const [left, right] = value['Fn::Equals'].map(evaluate);
    return left === right;
  };
  const functions = {
    Ref: (name) => (name === 'AWS::NoValue' ? NO_VALUE : world.ref(name)),
    'Fn::GetAtt': (argument) => world.attribute(...targetOf(argument)),
    'Fn::Sub': (argument) => {
      const [text, own] = subParts(argument);
      return text
        .replaceAll(SUBSTITUTION, (_whole, name) => {
          if (name in own) return evaluate(own[name]);
          return name.includes('.') ? world.attribute(...targetOf(name)) : world.ref(name);
        })
        .replaceAll('${!', '${');
    },
    'Fn::Join': ([separator, parts]) => parts.map(evaluate).join(separator),
    'Fn::Select': ([at, list]) => evaluate(list)[Number(at)],
    'Fn::Split': ([separator, text]) => evaluate(text).split(separator),
    'Fn::If': ([name, yes, no]) => evaluate(condition(name) ? yes : no),
  };
  const evaluate = (value) => {
    if (Array.isArray(value)) return value.map(evaluate).filter((inner) => inner !== NO_VALUE);
    if (!isObject(value)) return value;
    const [[name, argument] = [], ...others] = Object.entries(value);
    if (others.length === 0 && name in functions) return functions[name](argument);
    if (others.length === 0 && name?.startsWith('Fn::')) refuse(`Template error: ${name} is not known here`);
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, inner]) => [key, evaluate(inner)])
        .filter(([, inner]) => inner !== NO_VALUE),
    );
  };
  return { evaluate, condition };
};

/** The resources that a condition does not leave out. */
export const activeResources = (template, { condition }) =>
  Object.entries(template.Resources ?? {}).filter(
    ([, { Condition }]) => Condition === undefined || condition(Condition),
  );

/** Each active resource's name with the names of those that must exist before it. */
export const dependenciesOf = (template, active) => {
  const names = new Set(active.map(([name]) => name));
  const known = (name) =>
    name in (template.Resources ?? {}) || name in (template.Parameters ?? {}) || name.startsWith('AWS::');
  const unknown = new Set(
    active.flatMap(([, { Properties, DependsOn = [] }]) => [
      ...referencesOf(Properties),
      ...[DependsOn].flat(),
    ]),
  );
  for (const name of unknown)
    if (!known(name))
      refuse(
        `Template format error: Unresolved resource dependencies [${name}] in the Resources block of the template`,
      );
  return new Map(
    active.map(([name, { Properties, DependsOn = [] }]) => [
      name,
      new Set([...referencesOf(Properties), ...[DependsOn].flat()].filter((other) => names.has(other))),
    ]),
  );
};

/** Numbers between 0 and 1 that follow from a seed (mulberry32). */
const seeded = (seed) => {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/**
 * The names in an order that CloudFormation may choose: after all they depend on. With seed 0, separate policies come as late as they may,
 * since nothing promises more; every other seed draws an order of its own.
 */
export const creationOrder = (template, dependencies, seed = 0) => {
  const left = new Map(dependencies);
  const order = [];
  const random = seeded(seed);
  const lateness = (name) =>
    seed === 0 ? Number(template.Resources[name].Type === 'AWS::IAM::Policy') : random();
  while (left.size > 0) {
    const ready = [...left.keys()].filter((name) => [...left.get(name)].every((other) => !left.has(other)));
    if (ready.length === 0) refuse(`Circular dependency between resources: [${[...left.keys()].join(', ')}]`);
    const [[next]] = ready.map((name) => [name, lateness(name)]).toSorted(([, a], [, b]) => a - b);
    order.push(next);
    left.delete(next);
  }
  return order;
};
