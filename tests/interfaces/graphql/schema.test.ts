import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  printSchema,
  buildSchema,
  lexicographicSortSchema,
  validateSchema,
} from 'graphql';
import { readFileSync } from 'node:fs';
import { describeSchema, executableSchema } from '../../../src/interfaces/graphql/executable-schema';

const ownTypes = Object.values(executableSchema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);

/** Everything that can carry a description, by its path. */
const described = () =>
  ownTypes.flatMap((type): readonly (readonly [string, string | null | undefined])[] => {
    const own = [type.name, type.description] as const;
    if (isEnumType(type))
      return [
        own,
        ...type.getValues().map((value) => [`${type.name}.${value.name}`, value.description] as const),
      ];
    if (isInputObjectType(type))
      return [
        own,
        ...Object.values(type.getFields()).map(
          (field) => [`${type.name}.${field.name}`, field.description] as const,
        ),
      ];
    if (!isObjectType(type) && !isInterfaceType(type)) return [own];
    return [
      own,
      ...Object.values(type.getFields()).flatMap((field) => [
        [`${type.name}.${field.name}`, field.description] as const,
        ...field.args.map((arg) => [`${type.name}.${field.name}(${arg.name})`, arg.description] as const),
      ]),
    ];
  });

beforeAll(describeSchema);

describe('the GraphQL schema', () => {
  it('describes every type, field, argument and value', () => {
    expect(described().length).toBeGreaterThan(100);
    expect(
      described()
        .filter(([, description]) => !description?.trim())
        .map(([path]) => path),
    ).toEqual([]);
  });

  it('says what each type is, rather than what it answers', () => {
    expect(
      ownTypes
        .filter(({ description }) => /^(What|Where|Who|Which|When|Why|How|Whether)\b/.test(description ?? ''))
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it('lets each mutation lead to what it changed, by a global id', () => {
    const fieldsOf = (name: string) => {
      const type = executableSchema.getType(name);
      return isObjectType(type) ? Object.values(type.getFields()) : [];
    };
    const hasId = (name: string): boolean =>
      fieldsOf(name).some((field) => /^(id|deletedId)$/.test(field.name));
    const leads = (name: string): boolean =>
      hasId(name) || fieldsOf(name).some(({ type }) => hasId(getNamedType(type).name));
    const nowhere = fieldsOf('Mutation').filter(({ type }) => !leads(getNamedType(type).name));
    // Dice and seals are stored nowhere, and uploaded files wait for a catalogue.
    expect(nowhere.map(({ name }) => name)).toEqual([
      'uploadCatalogueFiles',
      'rollFight',
      'rollVolley',
      'rollChart',
      'rollSpecialStrike',
      'rollCourage',
      'rollFate',
      'rollPriority',
      'rollRollOff',
      'rollCasting',
      'sealChoice',
      'rollInTheWay',
    ]);
  });

  it('is the one of schema.graphql, prebuilt', () => {
    const written = buildSchema(readFileSync('schema.graphql', 'utf8'));
    const printed = (schema: typeof written) => printSchema(lexicographicSortSchema(schema));
    expect(printed(executableSchema)).toBe(printed(written));
    expect(validateSchema(written)).toEqual([]);
  });

  it('has an answer to every question', () => {
    for (const root of [executableSchema.getQueryType(), executableSchema.getMutationType()])
      for (const field of Object.values(root?.getFields() ?? {})) {
        expect(field.resolve).toBeInstanceOf(Function);
        expect(field.extensions['useCase']).toBeDefined();
      }
  });

  it('names its enum values in UPPER_SNAKE', () => {
    const values = ownTypes.filter(isEnumType).flatMap((type) => type.getValues().map(({ name }) => name));
    expect(values.filter((name) => !/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(name))).toEqual([]);
  });

  it('has lists as pages, so that none need change when it grows', () => {
    // `nodes` answers as many things as it is asked for.
    const bare = Object.values(executableSchema.getQueryType()?.getFields() ?? {}).filter(
      (field) => String(field.type).startsWith('[') && field.name !== 'nodes',
    );
    expect(bare.map(({ name, type }) => `${name}: ${getNamedType(type).name}`)).toEqual([]);
  });
});
