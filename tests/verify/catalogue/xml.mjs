// The tags of an XML file as a tree. It reads what roster editors write: no document type, no CDATA, no namespaces of
// its own. Nothing here is shared with the service's reader.
const NAMED = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const plain = (text) =>
  text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (_, decimal, hex, name) =>
    name ? NAMED[name] : String.fromCodePoint(decimal ? Number(decimal) : parseInt(hex, 16)),
  );

/** The root element: `{ tag, attributes, children, text, parent }`. */
export const parseXml = (source) => {
  const root = { tag: '', attributes: {}, children: [], text: '', parent: null };
  let open = root;
  for (const [, closes, tag, inside, isEmpty, text] of source.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:]+="[^"]*")*)\s*(\/?)>([^<]*)/g,
  )) {
    if (closes) open = open.parent;
    else {
      const attributes = Object.fromEntries(
        [...inside.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name, value]) => [name, plain(value)]),
      );
      const element = { tag, attributes, children: [], text: plain(text).trim(), parent: open };
      open.children.push(element);
      if (!isEmpty) open = element;
    }
  }
  return root.children[0];
};

/** The elements in a container of this name: `inside(entry, 'modifiers')`. */
export const inside = (element, container) =>
  element.children.find(({ tag }) => tag === container)?.children ?? [];

/** The conditions of an element, also those in groups of them. */
export const conditionsIn = (element) => [
  ...inside(element, 'conditions'),
  ...inside(element, 'conditionGroups').flatMap(conditionsIn),
];
