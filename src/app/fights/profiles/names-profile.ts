const DEEPEST = 7;

/** The paths of every profile that a model anywhere in an input names: `sides[0].models[1].profile`. */
export const profilePaths = (value: unknown, path = '', depth = 0): readonly string[] => {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return [];
  const own = typeof (value as { readonly profile?: unknown }).profile === 'string';
  const at = (key: string): string =>
    Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
  return [
    ...(own ? [at('profile')] : []),
    ...Object.entries(value).flatMap(([key, inner]) => profilePaths(inner, at(key), depth + 1)),
  ];
};
