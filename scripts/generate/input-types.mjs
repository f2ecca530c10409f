// GraphQL input types and arguments out of the JSON Schemas that check the same inputs.

const isNull = ({ type }) => type === 'null';
const SCALARS = { integer: 'Int', number: 'Float', boolean: 'Boolean', string: 'String' };

/** The schema without its "or null", and whether it had one. */
const withoutNull = (schema) => {
  if (Array.isArray(schema.type)) {
    const types = schema.type.filter((type) => type !== 'null');
    const values = schema.enum?.filter((value) => value !== null);
    return {
      nullable: types.length < schema.type.length,
      schema: { ...schema, type: types[0], ...(values && { enum: values }) },
    };
  }
  const forms = schema.anyOf?.filter((form) => !isNull(form)) ?? [];
  if (schema.anyOf === undefined) return { nullable: false, schema };
  if (forms.length !== 1) return { nullable: forms.length < schema.anyOf.length, schema };
  const { anyOf: _forms, ...own } = schema;
  return {
    nullable: forms.length < schema.anyOf.length,
    schema: { ...withoutNull(forms[0]).schema, ...own },
  };
};

/** A default as GraphQL writes it: choices without quotes. */
const literal = (value, schema) => {
  const { schema: plain } = withoutNull(schema);
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, plain.items ?? {})).join(', ')}]`;
  if (value !== null && typeof value === 'object')
    return `{ ${Object.entries(value)
      .map(([name, inner]) => `${name}: ${literal(inner, plain.properties?.[name] ?? {})}`)
      .join(', ')} }`;
  return plain.enum && typeof value === 'string' ? value : JSON.stringify(value);
};

export const description = (text) => `${JSON.stringify(text)}\n`;

/** Collects the input types that the arguments of operations refer to; two of one name must be the same. */
export const createInputTypes = () => {
  const types = new Map();
  const enums = new Map();
  const faults = [];

  /** Notes a type: its fields as SDL, what it is, and where it was met. */
  const add = (name, { fields, words, from }) => {
    const known = types.get(name);
    if (known !== undefined && known.fields !== fields)
      faults.push(`${from}: ${name} has other fields than the one of ${known.from}`);
    types.set(name, { fields, words: known?.words ?? words, from: known?.from ?? from });
  };

  const typeOf = (schema, path) => {
    if (schema.scalar) return schema.scalar;
    if (schema.type === 'array')
      return `[${fieldType(schema.items ?? {}, { path: `${path}[]`, required: true })}]`;
    if (schema.enum || schema.properties) {
      const name = schema.typeName;
      if (name === undefined) faults.push(`${path}: has no type name: wrap it in named('...', ...)`);
      else if (schema.properties)
        add(name, { fields: fieldsText(schema, path), words: schema.typeDescription, from: path });
      else
        enums.set(name, {
          values: schema.enum,
          valueDescriptions: schema.valueDescriptions,
          words: schema.typeDescription,
          from: path,
        });
      return name ?? 'Unnamed';
    }
    const scalar = SCALARS[schema.type];
    if (scalar === undefined) faults.push(`${path}: is of no type that GraphQL has`);
    return scalar ?? 'Unknown';
  };

  const fieldType = (given, { path, required }) => {
    const { nullable, schema } = withoutNull(given);
    return `${typeOf(schema, path)}${required && !nullable && given.default === undefined ? '!' : ''}`;
  };

  /** `"words" name: Type = default` of one property. */
  const inputValue = (name, given, { path, required }) => {
    const { schema } = withoutNull(given);
    const words = given.description ?? schema.description ?? schema.typeDescription;
    if (words === undefined) faults.push(`${path}: has no description`);
    const fallback = given.default === undefined ? '' : ` = ${literal(given.default, given)}`;
    return `${description(words ?? '')}${name}: ${fieldType(given, { path, required })}${fallback}`;
  };

  const valuesOf = (schema, path, names = Object.keys(schema.properties ?? {})) =>
    names.map((name) =>
      inputValue(name, schema.properties[name], {
        path: `${path}.${name}`,
        required: (schema.required ?? []).includes(name),
      }),
    );

  const fieldsText = (schema, path, names) => valuesOf(schema, path, names).join('\n');

  const texts = () =>
    [...types]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { fields, words }]) => `${words ? description(words) : ''}input ${name} {\n${fields}\n}`);

  return { add, fieldsText, inputValue, texts, enums, faults };
};
