import { SaxesParser } from 'saxes';
import { type Result, ok, refused } from '../../shared/result';
import { countSteps } from '../../shared/step-budget';

/** Why a file cannot be read. `file` is its name as given; all but NOT_* are limits that protect the reader. */
export interface ImportFault {
  readonly code:
    | 'NOT_XML'
    | 'NOT_UTF8'
    | 'NOT_JSON'
    | 'NOT_A_ZIP'
    | 'NO_CATALOGUE_INSIDE'
    | 'DTD_REFUSED'
    | 'TOO_DEEP'
    | 'TOO_LARGE'
    | 'TOO_MANY_ELEMENTS'
    | 'TOO_MANY_ENTRIES'
    | 'NOT_BATTLESCRIBE'
    | 'OTHER_GAME_SYSTEM'
    | 'GAME_SYSTEM_MISSING'
    | 'NOT_UNDERSTOOD'
    | 'CYCLE'
    | 'TOO_MUCH_WORK';
  readonly detail: string;
  readonly file?: string;
}

/** An element with its attributes, child elements and the text directly in it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

/** The largest known catalogue has 4 MB, 70,000 elements, depth 60, and names of some 100 characters. */
export const xmlLimits = {
  bytes: 32 * 1024 * 1024,
  depth: 200,
  elements: 1_000_000,
  attributeCharacters: 10_000,
} as const;

export type XmlLimits = Readonly<Record<keyof typeof xmlLimits, number>>;

/** Steps that reading an element is, as `countSteps` counts them. */
const STEPS_AN_ELEMENT = 5;
/** Small, since the parser goes on to the end of a piece after its first error, and makes an Error for each. */
const CHUNK = 1024;

interface Open {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

const decode = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/**
 * Reads an untrusted XML document: no document type, so no entities but the five of XML itself; nothing outside
 * the bytes is looked at; depth, size and number of elements are bounded.
 */
export const readXml = (
  bytes: Uint8Array,
  limits: XmlLimits = xmlLimits,
): Result<XmlElement, ImportFault> => {
  if (bytes.length > limits.bytes)
    return refused({ code: 'TOO_LARGE', detail: `at most ${limits.bytes} bytes, not ${bytes.length}` });
  const text = decode(bytes);
  if (text === null) return refused({ code: 'NOT_UTF8', detail: 'the file is not UTF-8' });

  let fault: ImportFault | undefined;
  const fail = (code: ImportFault['code'], detail: string): void => {
    fault ??= { code, detail: `line ${parser.line}, column ${parser.column}: ${detail}` };
  };
  const root: Open = { name: '', attributes: {}, children: [], text: '' };
  const open: Open[] = [root];
  let elements = 0;

  const parser = new SaxesParser();
  parser.on('error', (error) => fail('NOT_XML', error.message.replace(/^\d+:\d+: /, '')));
  parser.on('doctype', () => fail('DTD_REFUSED', 'a document type (DTD) is not read'));
  parser.on('attribute', ({ value }) => {
    if (value.length > limits.attributeCharacters)
      fail('TOO_LARGE', `at most ${limits.attributeCharacters} characters in an attribute`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    countSteps(STEPS_AN_ELEMENT);
    if (elements > limits.elements) fail('TOO_MANY_ELEMENTS', `at most ${limits.elements} elements`);
    if (open.length > limits.depth) fail('TOO_DEEP', `at most ${limits.depth} elements inside each other`);
    if (!fault) open.push({ name, attributes, children: [], text: '' });
  });
  const addText = (part: string): void => {
    const top = open[open.length - 1];
    if (top && !fault) top.text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    if (fault) return;
    const closed = open.pop();
    if (closed) open[open.length - 1]?.children.push(closed);
  });
  for (let at = 0; at < text.length && !fault; at += CHUNK) parser.write(text.slice(at, at + CHUNK));
  if (!fault) parser.close();
  const [document] = root.children;
  if (fault) return refused(fault);
  return document ? ok(document) : refused({ code: 'NOT_XML', detail: 'the file holds no element' });
};
