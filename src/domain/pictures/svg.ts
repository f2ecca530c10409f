import { escapeMarkup } from '../../shared/escape-markup';

/** Characters that XML 1.0 does not allow: control characters, halves of surrogate pairs, the two non-characters. */
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Any text as the content of an element or an attribute; nothing in it can be markup. */
export const escapeText = (text: string): string => escapeMarkup(text.replace(NOT_XML, '\ufffd'));

/** Markup that is ready to stand in a document; only this file makes it. */
export type Markup = string & { readonly isMarkup: unique symbol };

export type Attributes = Readonly<Record<string, string | number>>;

/** Hundredths of a pixel are enough. */
const attributeText = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : escapeText(value);

/** An element with its attributes and what is in it. */
export const element = (name: string, attributes: Attributes, content: readonly Markup[] = []): Markup => {
  const start = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${attributeText(value)}"`)
    .join('');
  return (
    content.length === 0 ? `<${name}${start}/>` : `<${name}${start}>${content.join('')}</${name}>`
  ) as Markup;
};

/** Text as content. */
export const plain = (text: string): Markup => escapeText(text) as Markup;
