/** Options of an embedding website: the parameter, the style variables, and the pattern of its value. */

const COLOUR = /^[0-9a-f]{3}(?:[0-9a-f]{3})?$/i;
const themable: readonly (readonly [parameter: string, variables: readonly string[]])[] = [
  ['accent', ['--accent']],
  ['ink', ['--ink', '--quiet']],
  ['paper', ['--paper', '--card']],
  ['line', ['--line']],
];

/** Only colours that are colours get into the style; anything else is as if it were not there. */
const styleOf = (query: URLSearchParams): { readonly style?: string } => {
  const set = themable.flatMap(([parameter, variables]) => {
    const value = query.get(parameter) ?? '';
    return COLOUR.test(value) ? variables.map((variable) => `${variable}:#${value}`) : [];
  });
  return set.length === 0 ? {} : { style: `:root{${set.join(';')}}` };
};

/** A website is light or dark whatever its reader has set, and most are light; only one that follows its reader asks for that. */
const themeOf = (query: URLSearchParams): { readonly theme?: 'light' | 'dark' } => {
  const theme = query.get('theme');
  return theme === 'auto' ? {} : { theme: theme === 'dark' ? 'dark' : 'light' };
};

/** The shell, the script and the colours of a page inside another website. */
export const embedLook = (query: URLSearchParams) => ({
  shell: 'FRAME' as const,
  isLive: true,
  scripts: ['frame'] as const,
  ...themeOf(query),
  ...styleOf(query),
});
