// `type Tournament @includes(type: "TournamentSettings")` begins with the fields of that type, `enum A @includes(type: "B")`
// with the values of that enum; what the type describes itself is not repeated. The directive does not reach the schema.
import { parse } from 'graphql';

const membersOf = (type) => type.fields ?? type.values ?? [];
const inclusionOf = ({ directives = [] }) => directives.find(({ name }) => name.value === 'includes');

/** The SDL with every inclusion written out. */
export const withInclusions = (sdl) => {
  const { definitions } = parse(sdl);
  const textOf = ({ loc }) => sdl.slice(loc.start, loc.end);
  /** The members that a type gets from others, which may include others themselves. */
  const includedBy = (type) => {
    const directive = inclusionOf(type);
    if (directive === undefined) return [];
    const [{ value }] = directive.arguments;
    const included = definitions.find((other) => other.name?.value === value.value);
    if (included === undefined)
      throw new Error(`${type.name.value} includes ${value.value}, which is no type`);
    const own = new Set(membersOf(type).map(({ name }) => name.value));
    return [...includedBy(included), ...membersOf(included)].filter(({ name }) => !own.has(name.value));
  };
  const inclusion = (type) => {
    const directive = inclusionOf(type);
    const texts = includedBy(type).map(textOf);
    return directive === undefined ? [] : [{ directive, first: membersOf(type)[0], texts }];
  };
  return definitions
    .flatMap(inclusion)
    .reverse()
    .reduce(
      (text, { directive, first, texts }) =>
        text.slice(0, directive.loc.start) +
        text.slice(directive.loc.end, first.loc.start) +
        `${texts.join('\n')}\n` +
        text.slice(first.loc.start),
      sdl,
    );
};
