// `type Tournament @includes(type: "TournamentSettings")` begins with the fields of that type, `enum A @includes(type: "B")`
// with the values of that enum; several inclusions follow each other, and what the type describes itself is not repeated.
// A type that is `@part` is there to be included only. Neither directive, and no such part, reaches the schema.
import { parse } from 'graphql';

const membersOf = (type) => type.fields ?? type.values ?? [];
const directivesOf = ({ directives = [] }, wanted) => directives.filter(({ name }) => name.value === wanted);

/** The SDL with every inclusion written out. */
export const withInclusions = (sdl) => {
  const { definitions } = parse(sdl);
  const textOf = ({ loc }) => sdl.slice(loc.start, loc.end);
  const textsOf = (type) => {
    const own = new Set(membersOf(type).map(({ name }) => name.value));
    return directivesOf(type, 'includes').flatMap(({ arguments: [{ value }] }) => {
      const included = definitions.find((other) => other.name?.value === value.value);
      if (included === undefined || directivesOf(included, 'includes').length > 0)
        throw new Error(`${type.name.value} includes ${value.value}, which is no type without an inclusion`);
      return membersOf(included)
        .filter(({ name }) => !own.has(name.value))
        .map(textOf);
    });
  };
  const written = (type) => {
    if (directivesOf(type, 'part').length > 0) return '';
    const texts = textsOf(type);
    if (texts.length === 0) return textOf(type);
    const [{ loc }] = type.directives;
    const [first] = membersOf(type);
    return `${sdl.slice(type.loc.start, loc.start)} {\n${texts.join('\n')}\n${sdl.slice(first.loc.start, type.loc.end)}`;
  };
  return definitions.map(written).join('\n\n');
};
