// Which fields of the answers lead to objects with global ids, for the one walk that adds these (src/app/kernel/nodes).
import { getNamedType, isObjectType } from 'graphql';

/** The fields of each type that lead to a type with global ids, and the type there. Types that lead to none are left out. */
export const nodePlans = (schema, { nodeTypes, kept }) => {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !type.name.startsWith('__') && !['Query', 'Mutation'].includes(type.name),
  );
  const fieldsOf = (type) => Object.values(type.getFields()).filter(({ args }) => args.length === 0);
  const relevant = new Set(
    types.filter(({ name }) => nodeTypes[name] || kept.has(name)).map(({ name }) => name),
  );
  for (let size = -1; size !== relevant.size;) {
    size = relevant.size;
    for (const type of types)
      if (fieldsOf(type).some((field) => relevant.has(getNamedType(field.type).name)))
        relevant.add(type.name);
  }
  return Object.fromEntries(
    types
      .filter(({ name }) => relevant.has(name))
      .map((type) => [
        type.name,
        Object.fromEntries(
          fieldsOf(type)
            .map((field) => [field.name, getNamedType(field.type).name])
            .filter(([, name]) => relevant.has(name)),
        ),
      ]),
  );
};

/** The TypeScript module with the plans. */
export const nodePlansCode = (plans) => `// Made from the schema parts by \`npm run generate\`.
/** By type: the fields that lead to objects with global ids, and their type. */
export const nodePlans: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(plans)};
`;
