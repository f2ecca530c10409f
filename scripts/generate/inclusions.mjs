// Writes out the parts that .graphql files share; none of these directives reaches the schema.
// `type Tournament @includes(type: "TournamentSettings")` begins with the fields of that type, `enum A @includes(type: "B")` with the
// values of that enum; what the type describes itself is not repeated. A type may include several, one after the other.
// `type Played @part` is there to be included alone. A field without a description has that of its name in `CommonFields`, with the type in the place of `{type}`;
// a value of an enum without one is described by its name: `GOOD` is "Good.".
import { Kind, parse, print } from 'graphql';

const COMMON = 'CommonFields';

const argumentOf = ({ arguments: [{ value }] }) => value.value;
const isCalled = (wanted) => (node) => node.name?.value === wanted;
const inWords = (name) => ({
  kind: Kind.STRING,
  value: `${name[0]}${name.slice(1).toLowerCase().replaceAll('_', ' ')}.`,
});
/** `the roster unit`: what a common description says in the place of `{type}`. */
const typeInWords = (name) => name.replace(/\B[A-Z]/g, ' $&').toLowerCase();
const hasDirective = ({ directives = [] }, wanted) => directives.some(isCalled(wanted));
const membersName = ({ kind }) => (kind === Kind.ENUM_TYPE_DEFINITION ? 'values' : 'fields');

/** The SDL with every inclusion and every common description written out. */
export const withInclusions = (sdl) => {
  const { definitions } = parse(sdl);
  const common = definitions.find(isCalled(COMMON))?.fields ?? [];

  const whole = (type, within = []) => {
    const { name, directives = [] } = type;
    if (within.includes(name?.value)) throw new Error(`${name.value} includes itself`);
    const inclusions = directives.filter(isCalled('includes')).map(argumentOf);
    if (inclusions.length === 0) return type;
    const members = membersName(type);
    const own = type[members] ?? [];
    const included = inclusions.flatMap((wanted) => {
      const other = definitions.find(isCalled(wanted));
      if (other === undefined) throw new Error(`${name.value} includes ${wanted}, which is no type`);
      return whole(other, [...within, name.value])[members];
    });
    const isOwn = (member) => own.some(isCalled(member.name.value));
    return {
      ...type,
      directives: directives.filter((directive) => !isCalled('includes')(directive)),
      [members]: [...included.filter((member) => !isOwn(member)), ...own],
    };
  };

  const described = (type) => {
    if (type.kind === Kind.ENUM_TYPE_DEFINITION)
      return {
        ...type,
        values: type.values.map((value) => ({
          ...value,
          description: value.description ?? inWords(value.name.value),
        })),
      };
    if (type.kind !== Kind.OBJECT_TYPE_DEFINITION) return type;
    const fields = type.fields.map((field) => {
      const description = field.description ?? common.find(isCalled(field.name.value))?.description;
      if (!description) throw new Error(`${type.name.value}.${field.name.value} has no description`);
      const value = description.value.replace('{type}', typeInWords(type.name.value));
      return { ...field, description: { ...description, value } };
    });
    return { ...type, fields };
  };

  return print({
    kind: Kind.DOCUMENT,
    definitions: definitions
      .filter((type) => !hasDirective(type, 'part'))
      .map((type) => described(whole(type))),
  });
};
