const FORM = /^([A-Z][A-Za-z]*):([^/]+(?:\/[^/]+)*)$/;
/** Base64url of a text that begins with a capital letter. */
const ENCODED = /^[QRSTUVW][\w-]+$/;

/**
 * The global id of an object: opaque to clients, and unique among all objects of all types. Its text is ASCII.
 * @param type its type in the GraphQL schema
 * @param parts the ids that lead to it, the outermost first
 */
export const nodeId = (type: string, parts: readonly string[]): string =>
  btoa(`${type}:${parts.map(encodeURIComponent).join('/')}`)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64url = (text: string): string => {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
};

const decoded = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
};

/** The type and the ids that a global id was made of; undefined where the text is none. */
export const readNodeId = (text: string) => {
  if (!ENCODED.test(text)) return undefined;
  const [, type, path] = FORM.exec(fromBase64url(text)) ?? [];
  if (type === undefined || path === undefined) return undefined;
  const parts = path.split('/').flatMap((part) => decoded(part) ?? []);
  // One object has one id: another spelling of it is no id.
  return nodeId(type, parts) === text ? { type, parts } : undefined;
};

/** The short id out of either form. */
export const shortId = (text: string): string => readNodeId(text)?.parts.at(-1) ?? text;
