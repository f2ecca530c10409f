// Checks a packaged CloudFormation template against the published resource schemas: resource types, property names
// and types, required properties, and that whatever is referred to exists. Prints every finding.
import { loadAwsServiceSpec } from '@aws-cdk/aws-service-spec';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** CloudFormation takes 500 in a stack. Ours stays far below: the routes of the gateway follow its functions, not its operations. */
const MOST_RESOURCES = 200;

export const PACKAGED = '.serverless/cloudformation-template-update-stack.json';

const RESOURCE_FIELDS = new Set([
  'Type',
  'Properties',
  'DependsOn',
  'Condition',
  'DeletionPolicy',
  'UpdateReplacePolicy',
  'Metadata',
  'CreationPolicy',
  'UpdatePolicy',
]);

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** `['Ref', target]`, `['Fn::GetAtt', target]`... or undefined for a plain value. */
const intrinsic = (value) => {
  if (!isObject(value)) return undefined;
  const [[name, argument] = [], ...others] = Object.entries(value);
  return others.length === 0 && (name === 'Ref' || name === 'Condition' || name?.startsWith('Fn::'))
    ? [name, argument]
    : undefined;
};

const fitsScalar = {
  string: (value) => ['string', 'number', 'boolean'].includes(typeof value),
  'date-time': (value) => typeof value === 'string',
  integer: (value) => Number.isInteger(typeof value === 'string' && value !== '' ? Number(value) : value),
  number: (value) => Number.isFinite(typeof value === 'string' && value !== '' ? Number(value) : value),
  boolean: (value) => typeof value === 'boolean' || value === 'true' || value === 'false',
  null: (value) => value === null,
  json: () => true,
};

/** Everything wrong with the values of a template, by the schemas. */
const createTypeCheck = (database) => {
  const checkObject = (path, value, properties) => {
    if (!isObject(value)) return [`${path}: must be an object`];
    const missing = Object.entries(properties)
      .filter(([name, { required }]) => required && !(name in value))
      .map(([name]) => `${path}.${name}: is required`);
    const present = Object.entries(value).flatMap(([name, inner]) => {
      const property = properties[name];
      return property === undefined
        ? [`${path}.${name}: there is no such property`]
        : checkAny(`${path}.${name}`, inner, [property.type, ...(property.previousTypes ?? [])]);
    });
    return [...missing, ...present];
  };

  /** No finding if one of the types fits, else those of the first. */
  const checkAny = (path, value, types) => {
    const findings = types.map((type) => checkType(path, value, type));
    return findings.some((found) => found.length === 0) ? [] : findings[0];
  };

  const checkType = (path, value, type) => {
    if (intrinsic(value)) return [];
    switch (type.type) {
      case 'array':
        return Array.isArray(value)
          ? value.flatMap((inner, at) => checkType(`${path}[${at}]`, inner, type.element))
          : [`${path}: must be a list`];
      case 'map':
        return isObject(value)
          ? Object.entries(value).flatMap(([name, inner]) =>
              checkType(`${path}.${name}`, inner, type.element),
            )
          : [`${path}: must be a map`];
      case 'ref':
        return checkObject(path, value, database.get('typeDefinition', type.reference.$ref).properties);
      case 'tag':
        return isObject(value) && 'Key' in value && 'Value' in value ? [] : [`${path}: must be a tag`];
      case 'union':
        return checkAny(path, value, type.types);
      default:
        return fitsScalar[type.type]?.(value) ? [] : [`${path}: must be of type ${type.type}`];
    }
  };
  return checkObject;
};

/** `${Name}` and `${Name.Attribute}` of a Fn::Sub text; `${!Literal}` stands for itself. */
const substituted = (text) => [...text.matchAll(/\$\{([^!}][^}]*)\}/g)].map(([, name]) => name);

/** Everything that is referred to and not there. */
const createReferenceCheck = (template, resourceOf) => {
  const { Resources = {}, Parameters = {}, Conditions = {} } = template;
  const isKnown = (name) => name in Resources || name in Parameters || name.startsWith('AWS::');

  const checkAttribute = (path, name, attribute) => {
    if (!(name in Resources)) return [`${path}: refers to ${name}, which is not there`];
    const schema = resourceOf(Resources[name].Type);
    return schema === undefined || attribute in schema.attributes
      ? []
      : [`${path}: ${Resources[name].Type} has no attribute ${attribute}`];
  };

  const checkSub = (path, argument) => {
    const [text, own = {}] = Array.isArray(argument) ? argument : [argument];
    return substituted(text)
      .filter((name) => !(name in own))
      .flatMap((name) => {
        const dot = name.indexOf('.');
        if (dot > 0) return checkAttribute(path, name.slice(0, dot), name.slice(dot + 1));
        return isKnown(name) ? [] : [`${path}: refers to ${name}, which is not there`];
      });
  };

  const checkIntrinsic = (path, [name, argument]) => {
    switch (name) {
      case 'Ref':
        return isKnown(argument) ? [] : [`${path}: refers to ${argument}, which is not there`];
      case 'Fn::GetAtt': {
        const [target, ...attribute] = Array.isArray(argument) ? argument : argument.split('.');
        return checkAttribute(path, target, attribute.join('.'));
      }
      case 'Fn::Sub':
        return checkSub(path, argument);
      case 'Fn::If':
        return argument[0] in Conditions ? [] : [`${path}: there is no condition ${argument[0]}`];
      default:
        return [];
    }
  };

  const check = (path, value) => {
    if (Array.isArray(value)) return value.flatMap((inner, at) => check(`${path}[${at}]`, inner));
    if (!isObject(value)) return [];
    const found = intrinsic(value);
    const nested = Object.entries(value).flatMap(([name, inner]) => check(`${path}.${name}`, inner));
    return found ? [...checkIntrinsic(path, found), ...nested] : nested;
  };
  return check;
};

/** Every finding in the template, as `Resource.path: what is wrong`; none if it is sound. */
export const checkTemplate = (template, database) => {
  const resourceOf = (type) => database.lookup('resource', 'cloudFormationType', 'equals', type)[0];
  const checkObject = createTypeCheck(database);
  const checkReferences = createReferenceCheck(template, resourceOf);

  const checkResource = ([name, resource]) => {
    const fields = Object.keys(resource)
      .filter((field) => !RESOURCE_FIELDS.has(field))
      .map((field) => `${name}.${field}: there is no such field of a resource`);
    const schema = resourceOf(resource.Type);
    const properties =
      schema === undefined
        ? [`${name}: there is no resource type ${resource.Type}`]
        : checkObject(name, resource.Properties ?? {}, schema.properties);
    const dangling = [resource.DependsOn ?? []]
      .flat()
      .filter((other) => !(other in template.Resources))
      .map((other) => `${name}.DependsOn: refers to ${other}, which is not there`);
    return [...fields, ...properties, ...dangling];
  };

  const count = Object.keys(template.Resources ?? {}).length;
  return [
    ...(count > MOST_RESOURCES ? [`Resources: ${count} of them, at most ${MOST_RESOURCES}`] : []),
    ...Object.entries(template.Resources ?? {}).flatMap(checkResource),
    ...checkReferences('Resources', template.Resources ?? {}),
    ...checkReferences('Outputs', template.Outputs ?? {}),
  ];
};

export const loadSchemas = loadAwsServiceSpec;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const template = JSON.parse(await readFile(process.argv[2] ?? PACKAGED, 'utf8'));
  const findings = checkTemplate(template, await loadSchemas());
  for (const finding of findings) console.error(finding);
  const count = Object.keys(template.Resources).length;
  console.log(`CloudFormation: ${count} resources, ${findings.length} findings`);
  if (findings.length > 0 || count === 0) process.exit(1);
}
