import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A translation replaces these files and nothing else. */
const SPOKEN = /(^|[/-])(messages|texts)\.ts$/;
const WEB = join(__dirname, '../../../src/interfaces/web');
const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !SPOKEN.test(file),
);

/** A template that is a piece of a tag. */
const ATTRIBUTE = /^\s*(?:checked|disabled|required|selected|open|[a-z-]+=".*"?)\s*$/s;

const HOLE = '\u0000';
const READ_ALOUD = /\b(?:aria-label|title|placeholder|alt|label)="([^"]*)"/g;

/** Texts of a template itself: between its tags, and in attributes that are read aloud. */
const saidBy = (template: ts.TemplateLiteral): readonly string[] => {
  const text = ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)].join(HOLE);
  if (ATTRIBUTE.test(text)) return [];
  const between = text.replace(/<!--.*?-->|<[^>]*>/gs, HOLE).split(HOLE);
  const spoken = [...text.matchAll(READ_ALOUD)].map(([, value = '']) => value);
  return [...between, ...spoken].map((part) => part.trim()).filter((part) => /[A-Za-z]{2}/.test(part));
};

const isSentence = (text: string): boolean => /^[A-Z][a-z]+(?: [A-Za-z]+)+/.test(text);

const textsOf = (file: string): readonly string[] => {
  const source = ts.createSourceFile(file, readFileSync(join(WEB, file), 'utf8'), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(source) === 'html')
      found.push(...saidBy(node.template));
    if (ts.isStringLiteral(node) && isSentence(node.text)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.map((text) => `${file}: ${text}`);
};

describe('every word of the pages', () => {
  it('stands in a file of words, for whoever translates them', () => {
    expect(sources.length).toBeGreaterThan(60);
    expect(sources.flatMap(textsOf)).toEqual([]);
  });
});
