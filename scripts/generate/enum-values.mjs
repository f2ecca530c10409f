// Writes out the values of the enums whose values stand in the code: `enum RoundState @values(of: "domain/…/tournament#roundStates")`
// has the keys of that table in capitals, each described by its text.
import { loadEntry } from '../load-source.mjs';

const DIRECTIVE = /enum (\w+) @values\(of: "([^"#]+)#(\w+)"\)/g;

/** Names alone are described by themselves: `BAD_JSON` is "Bad JSON.". */
const inWords = (name) => {
  const words = name
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(/\bjson\b/, 'JSON');
  return `"${words[0].toUpperCase()}${words.slice(1)}." ${name}`;
};

/** The SDL with every such enum written out. */
export const withValues = async (sdl) => {
  const found = [...sdl.matchAll(DIRECTIVE)];
  const entry = found.map(([, name, path, table]) => `export { ${table} as ${name} } from './src/${path}';`);
  const tables = await loadEntry(entry.join('\n'));
  return sdl.replaceAll(DIRECTIVE, (_, name) => {
    const table = tables[name];
    if (Array.isArray(table)) return `enum ${name} { ${table.map(inWords).join(' ')} }`;
    const values = Object.entries(table).map(
      ([value, text]) => `${JSON.stringify(text)} ${value.toUpperCase()}`,
    );
    return `enum ${name} { ${values.join(' ')} }`;
  });
};
