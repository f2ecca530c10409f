const DEEPEST = 7;

/** Whether a model anywhere in an input names a profile. */
export const namesProfile = (value: unknown, depth = 0): boolean => {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return false;
  if (typeof (value as { readonly profile?: unknown }).profile === 'string') return true;
  return Object.values(value).some((inner) => namesProfile(inner, depth + 1));
};
