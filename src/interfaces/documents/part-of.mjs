// A part of the OpenAPI document that stands by itself: Swagger UI works through the whole of what it is given before it shows a thing.

const REFERENCE = '#/components/';

const referencesIn = (value, found = []) => {
  if (value === null || typeof value !== 'object') return found;
  for (const [name, inner] of Object.entries(value))
    if (name === '$ref' && inner.startsWith(REFERENCE)) found.push(inner.slice(REFERENCE.length));
    else referencesIn(inner, found);
  return found;
};

/** The operations with this tag, and the components that they lead to. */
export const partOf = (document, tag) => {
  const paths = Object.fromEntries(
    Object.entries(document.paths).flatMap(([path, methods]) => {
      const own = Object.entries(methods).filter(([, { tags }]) => tags?.includes(tag));
      return own.length === 0 ? [] : [[path, Object.fromEntries(own)]];
    }),
  );
  const { securitySchemes } = document.components;
  const components = { securitySchemes };
  const waiting = referencesIn(paths);
  while (waiting.length > 0) {
    const [kind, name] = waiting.pop().split('/');
    if (components[kind]?.[name] !== undefined) continue;
    const component = document.components[kind][name];
    components[kind] = { ...components[kind], [name]: component };
    waiting.push(...referencesIn(component));
  }
  return {
    openapi: document.openapi,
    info: document.info,
    servers: document.servers,
    tags: document.tags.filter(({ name }) => name === tag),
    paths,
    components,
  };
};
